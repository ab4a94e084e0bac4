import * as fc from 'fast-check'

const key = fc.constantFrom(
  ...'title excerpt date readTime image imageAlt category draft updated meta constructor'.split(' '),
)

/** Values and items of the plainest kinds, with `¦` between them. */
const plainValue = fc.constantFrom(
  ...[
    'Green Cleaning¦posts/mats.webp¦2026-05-06¦true¦false¦5 tips for mats¦a¦A, b; and c (or d)¦Troy’s mats – and “more” of them…¦It\'s "so"',
    '"Mats: a Guide"¦"{company} at 5 % # of it"¦""¦"a \'b\' - c"¦"日本語 Straße"¦"2026"¦"yes"¦"- a"¦"&a *b !c"¦"[a, b]"',
    "'Mats: a guide'¦'It''s late'¦''¦''''¦'a \"b\" # c'¦'[a](b) ‘c’'¦'null'¦'{a: b}'",
    'a-b/c_d.e¦a, [b] {c}¦a & b * c ! d | e > f % g @ h ` i ? j = k¦no¦on¦nullify¦Truest¦12a b¦1 2¦1,000 posts¦and so on ...',
  ].flatMap((line) => line.split('¦')),
)

/** Values that look as plain and are something else, or may be. */
const oddValue = fc.constantFrom(
  ...[
    '¦ ¦~¦null¦Null¦True¦FALSE¦5¦1.5¦1e3¦0x1F¦0o17¦.5¦.inf¦.nan¦-5¦+5¦02115¦2026-5-6¦2026-05-06 ¦12:30¦2026-05-06T12:30:00Z¦1_000',
    'a: b¦a:b¦a:¦a #b¦a # b¦a # 1¦a#b¦#a¦&a¦&a b¦*a¦!a¦!a b¦! a¦|¦>-¦%a¦@a¦`a`¦?a¦? a¦- a¦-a¦--¦---¦...¦– a¦• a¦[a, b]¦[a¦{a: b}¦, a¦] a',
    '"a¦a"¦"a" b¦"a" # b¦"a"b"¦"a\\n"¦"\\u202E"¦"\\0"¦"a\\¦\'a¦\'a\'b\'¦\'a\' b¦\'a\'\'¦\'\'\'¦“a”¦‘a’¦"a": b¦"a": "b"¦\'a\': \'b\'¦a  b¦a ¦ a¦\ta¦a\t¦a\tb',
    'a\u00A0b¦\u00A0a¦a\u2028b¦a\u0085b¦a\u0000b¦a\u007Fb¦\uFEFFa¦a\uFEFF¦a\u202Eb¦\u200B¦😀¦a 😀¦\uD83D¦"\uD83D"¦é¦Été¦<<¦<<<<<<< a¦a\rb¦a\\b',
  ].flatMap((line) => line.split('¦')),
)

const indent = fc.constantFrom('- ', '  - ')
const oddIndent = fc.constantFrom('-', ' - ', '    - ', '  -  ', '  -', '- - ', '  * ', '  – ', '\t- ', '  ')

function randomEntry(value: fc.Arbitrary<string>, mark: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const pair = fc.tuple(key, value).map(([name, typed]) => `${name}: ${typed}\n`)
  const list = fc
    .tuple(fc.constantFrom('tags', 'list'), mark, fc.array(value, { minLength: 1, maxLength: 4 }))
    .map(([name, lead, items]) => `${name}:\n${items.map((item) => `${lead}${item}\n`).join('')}`)
  return fc.oneof({ weight: 4, arbitrary: pair }, { weight: 1, arbitrary: list })
}

const body = fc.constantFrom(
  '',
  '\n',
  'Words\n',
  '\nFirst\n\nSecond',
  '---\n',
  'a\n---\nb\n',
  '\n\n# A\n',
  '\r\nWords\r\n',
  ' ',
)

const asFile = ([entries, text]: readonly [readonly string[], string]) => `---\n${entries.join('')}---\n${text}`

/** Files whose keys are of the plainest kind, each there once. */
export const plainFile = fc
  .tuple(fc.uniqueArray(randomEntry(plainValue, indent), { minLength: 1, maxLength: 8, selector: nameOf }), body)
  .map(asFile)

/** Files with keys that are nearly as plain. */
const nearlyPlainFile = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 12, arbitrary: randomEntry(plainValue, indent) },
        { weight: 2, arbitrary: randomEntry(fc.oneof(plainValue, oddValue), indent) },
        { weight: 1, arbitrary: randomEntry(plainValue, fc.oneof(indent, oddIndent)) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '\n',
            '# a\n',
            '  a\n',
            'a\n',
            'Title: a\n',
            'a b: c\n',
            '...\n',
            '--- a\n',
            'a:\n  b: c\n',
          ),
        },
      ),
      { maxLength: 6 },
    ),
    body,
  )
  .map(asFile)

type Change = (text: string, at: number) => string

const sign = fc.constantFrom(
  ...[
    'a¦b¦T¦5¦0¦ ¦:¦#¦-¦"¦\'¦\\¦,¦.¦[¦]¦{¦}¦&¦*¦!¦|¦>¦%¦@¦`¦?¦~¦=¦<¦\n¦\r¦\t¦\0¦\u00A0¦\u2028¦\uFEFF¦\uD83D¦–¦’¦é¦日',
    ': ¦ #¦\n\n¦\n  ¦\n- ¦\n  - ¦\r\n¦---¦\'\'¦""¦ \n¦\\u202E¦<<<<<<<',
  ].flatMap((line) => line.split('¦')),
)

/** What is done to a text somewhere: a sign put in, letters left out or written twice, another quote, another indent, other ends of lines. */
const change: fc.Arbitrary<Change> = fc.oneof(
  sign.map(
    (put): Change =>
      (text, at) =>
        text.slice(0, at) + put + text.slice(at),
  ),
  sign.map(
    (put): Change =>
      (text, at) =>
        text.slice(0, at) + put + text.slice(at + 1),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (count): Change =>
      (text, at) =>
        text.slice(0, at) + text.slice(at + count),
  ),
  fc.integer({ min: 1, max: 20 }).map(
    (count): Change =>
      (text, at) =>
        text.slice(0, at + count) + text.slice(at),
  ),
  fc.constantFrom<Change>(
    (text, at) => text.slice(0, at) + text.slice(at).replace(/["']/, (quote) => (quote === '"' ? "'" : '"')),
    (text, at) => text.slice(0, at) + text.slice(at).replace('\n', '\n '),
    (text, at) => text.slice(0, at) + text.slice(at).replace('\n  ', '\n'),
    (text, at) => text.slice(0, at) + text.slice(at).replace('\n', '\r\n'),
    (text) => text.replaceAll('\n', '\r\n'),
    (text, at) => text.slice(0, at) + text.slice(at).replace(/\n(.*)\n/, '\n$1\n$1\n'),
    (text, at) => text.slice(0, at) + text.slice(at).replace(/\n(.*)\n(.*)\n/, '\n$2\n$1\n'),
  ),
)

/** Files with plain and nearly plain keys, as they were typed or changed in a few places. */
export const changedFile = fc
  .tuple(fc.oneof(plainFile, nearlyPlainFile), fc.array(fc.tuple(change, fc.nat(10_000)), { maxLength: 3 }))
  .map(([file, changes]) => changes.reduce((text, [apply, at]) => apply(text, at % (text.length + 1)), file))

function nameOf(entry: string): string {
  return entry.slice(0, entry.indexOf(':'))
}
