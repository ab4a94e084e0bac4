import { assert, property } from 'fast-check'
import { load } from 'cheerio'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'
import { renderMarkdown, usualLocale } from '../../../../generator/content/markdown/html/render-markdown.ts'
import { formatPhoneHref } from '../../../../generator/schema/kinds/contact-details.ts'
import { randomMarkdown } from './random-markdown.ts'
import { readRealTexts } from './real-texts.ts'
import { isDeep } from '../../../support/depth.ts'

const render = (text: string, values: Record<string, string> = {}) => renderWith(text, values).html

const renderWith = (text: string, values: Record<string, string> = {}, prefix = '') =>
  renderMarkdown(
    parseMarkdown(text),
    (part) => part.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    { prefix },
  )

test("an id that another system gave a heading isn't part of its anchor", () => {
  for (const id of ['{#costs}', ' {#costs}', ' {: #costs }', ' {.big}'])
    expect(parseMarkdown(`## What it costs${id}`).headings).toMatchObject([{ id: 'what-it-costs' }])
  expect(parseMarkdown('## The set {1, 2}').headings).toMatchObject([{ id: 'the-set-1-2' }])
})

test('the email address is a link, but not in a link', () => {
  const email = 'office@example.com'
  const link = `<a href="mailto:${email}">${email}</a>`
  expect(render('Write to {email}.', { email })).toBe(`<p>Write to ${link}.</p>`)
  expect(render('{phone} or {email}', { phone: '1', email })).toBe(`<p><a href="tel:1">1</a> or ${link}</p>`)
  expect(render('[{email}](mailto:{email})', { email })).toBe(`<p>${link}</p>`)
  expect(render('{company} {email', { company: 'Straits' })).toBe('<p>Straits {email</p>')
})

test('the phone number is a link, but not in a link', () => {
  const phone = '(313) 555-0142'
  const link = `<a href="tel:+13135550142">${phone}</a>`
  expect(render('Call {phone} or **{phone}**.', { phone })).toBe(`<p>Call ${link} or <strong>${link}</strong>.</p>`)
  expect(render('[call **{phone}** now](/contact)', { phone })).toBe(
    `<p><a href="/contact">call <strong>${phone}</strong> now</a></p>`,
  )
  expect(render('<a href="/contact">call {phone}</a> {phone}', { phone })).toBe(
    `<p><a href="/contact">call ${phone}</a> ${link}</p>`,
  )
})

test('a placeholder in code, or with a backslash before it, is shown as typed', () => {
  const values = { phone: '1', company: 'Straits' }
  expect(render('Write `{phone}` or \\{phone} for {phone}.', values)).toBe(
    '<p>Write <code>{phone}</code> or {phone} for <a href="tel:1">1</a>.</p>',
  )
  expect(render('<code>{phone}</code> `\\{phone}`', values)).toBe('<p><code>{phone}</code> <code>\\{phone}</code></p>')
  expect(render('a \\\\{company} b', values)).toBe('<p>a \\Straits b</p>')
  expect(render('```\n{company}\n```\n\n<pre>{company}</pre>', values)).toContain('<code>{company}\n</code>')
  expect(render('```\n{company}\n```\n\n<pre>{company}</pre>', values)).toContain('>{company}</pre>')
  expect(render('![a \\{company}](posts/a.webp) [b](/a\\{company})', values)).toContain('href="/a%7Bcompany%7D"')
})

test('a phone link is kept, and its number is converted to the format that phones dial', () => {
  expect(render('[{phone}](tel:{phone})', { phone: '(313) 555-0142' })).toBe(
    '<p><a href="tel:+13135550142">(313) 555-0142</a></p>',
  )
  expect(render('[a](tel:%28313%29%20555-0142)')).toBe('<p><a href="tel:+13135550142">a</a></p>')
  for (const space of ['\u00A0', '\u202F', '\u202A'])
    expect(render(`[a](<tel:313${space}555 0142>)`)).toBe('<p><a href="tel:+13135550142">a</a></p>')
  const locale = { ...usualLocale, country: 'MX' }
  const mexican = renderMarkdown(parseMarkdown('[a](tel:5512345678)'), (part) => part, { locale })
  expect(mexican.html).toContain('"tel:5512345678"')
  expect(formatPhoneHref('514 555 0142', 'CA')).toBe('tel:+15145550142')
  expect(formatPhoneHref('1 514 555-0142', 'CA')).toBe('tel:+15145550142')
  expect(formatPhoneHref('(671) 555-0142', 'GU')).toBe('tel:+16715550142')
  expect(formatPhoneHref('876 555-0142', 'JM')).toBe('tel:+18765550142')
  expect(formatPhoneHref('+44 20 7946 0958')).toBe('tel:+442079460958')
  expect(formatPhoneHref('+44 (0)20 7946 0958')).toBe('tel:+442079460958')
  expect(formatPhoneHref('(313) 555-0142;ext=12')).toBe('tel:+13135550142;ext=12')
  expect(formatPhoneHref('+1 313 555 0142,,12')).toBe('tel:+13135550142,,12')
})

test("braces that aren't typed as such are no placeholder, because the cache wouldn't know about its value", () => {
  expect(render('&lbrace;phone} [a](/b%7Bphone%7D)', { phone: '1' })).toBe(
    '<p>{phone} <a href="/b%7Bphone%7D">a</a></p>',
  )
})

test('headings get ids that links can point to, without a prefix', () => {
  expect(render('## What to ask\n\n## What to ask')).toBe(
    '<h2 id="what-to-ask">What to ask</h2>\n<h2 id="what-to-ask-1">What to ask</h2>',
  )
})

const h = (depth: number, id: string, words: string) => `<h${depth} id="${id}">${words}</h${depth}>`

test('headings in HTML are headings like any other', () => {
  expect(render('<h2>What to ask</h2>')).toBe(h(2, 'what-to-ask', 'What to ask'))
  expect(render('<H2 class="x"> *a* <b>b</b> </H2>\n<h6>c</h6>\ntext\n\n> <h3>d</h3>')).toBe(
    `${h(2, 'a-b', '<em>a</em> <b>b</b>')}\n${h(3, 'c', 'c')}\n<p>text</p>\n<blockquote>\n${h(3, 'd', 'd')}\n</blockquote>`,
  )
  expect(render('```\n<h2>a</h2>\n```')).toBe('<pre tabindex="0"><code>&#x3C;h2>a&#x3C;/h2>\n</code></pre>')
  const { headings, links } = parseMarkdown('x\n\n<h4>a [b](/c)</h4>', { firstLine: 5 })
  expect(headings).toMatchObject([{ typed: 4, depth: 2, form: 'html', place: { line: 7, column: 1 } }])
  expect(links).toMatchObject([{ url: '/c', place: { line: 7 } }])
})

const refused = (text: string) => parseMarkdown(text).refusedHtml.map(({ name }) => name)

test('headings in HTML are refused inside other HTML, and if they run a script', () => {
  expect(refused('<p>a</p>\n<h2>b</h2>')).toEqual(['h2'])
  expect(refused('<h2 onclick="x()">a</h2>')).toEqual(['h2', 'onclick'])
  expect(refused('<h2></h2>')).toEqual(['h2'])
  expect(refused('a <h2>b</h2>')).toEqual(['h2'])
})

test('a heading of only emoji still has an id', () => {
  expect(render('## ✨\n\n## 🧹')).toBe('<h2 id="section">✨</h2>\n<h2 id="section-1">🧹</h2>')
})

test('a table is in a scrolling box of its own', () => {
  const html = render('| a | b |\n|---|---|\n| 1 | 2 |')
  expect(html).toMatch(/^<section class="prose__table"[^>]*><table>.*<\/table><\/section>$/s)
})

/** A table whose cells are the names of its columns. */
function renderTable(columns: readonly string[]): string {
  const row = columns.join('|')
  return render(`${row}\n${columns.map(() => '---').join('|')}\n${row}`)
}

test('the box of a table that scrolls is a tab stop, also in Safari', () => {
  const week = ['Task', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const words = 'A column of many words wraps, so it never makes a table scroll, however many there are'
  expect(renderTable(week)).toMatch(/^<section class="prose__table prose__rows" aria-label="[^"]*" tabindex="0">/)
  expect(renderTable(week.slice(0, 5))).not.toContain('tabindex')
  expect(renderTable(['Day', words])).not.toContain('tabindex')
  // Two columns aren't stacked on a phone.
  expect(renderTable(['Straßenreinigung', 'Hausmeisterdienst'])).toContain('tabindex="0"')
})

test("a cell in a table with more than two columns has its column's name, and Yes is a check mark", () => {
  const html = render('| Task | Daily | Now & then |\n|---|:-:|---|\n| Mats | yes | |\n| *Yes* | In **May** | Yes |')
  expect(html).toContain('<section class="prose__table prose__rows" aria-label="Task, Daily, Now &#x26; then">')
  const page = load(html, {}, false)
  const cells = page('td')
    .map((_, cell) => page.html(cell))
    .get()
  expect(cells).toEqual([
    '<td>Mats</td>',
    '<td class="prose__yes" data-label="Daily"><span class="visually-hidden">yes</span></td>',
    '<td></td>',
    '<td><em>Yes</em></td>',
    '<td class="prose__center" data-label="Daily">In <strong>May</strong></td>',
    '<td data-label="Now &amp; then" class="prose__yes"><span class="visually-hidden">Yes</span></td>',
  ])
})

test('the box of a table is a labeled region, and headers have a scope', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |'
  const html = render(`${table}\n\n## Often\n\n${[table, table, table.replace('a', 'c')].join('\n\n')}`)
  expect(html.match(/<(?:div|section)[^>]*>/g)).toEqual([
    '<section class="prose__table" aria-label="a, b">',
    '<section class="prose__table" aria-labelledby="often">',
    '<div class="prose__table">',
    '<section class="prose__table" aria-label="c, b">',
  ])
  expect(html).toContain('<th scope="col">a</th>')
})

test('two tables under headings with the same words have different names', () => {
  const html = render('## Cost\n\n| a | b |\n|---|---|\n\n## Cost\n\n| c | d |\n|---|---|')
  expect(html.match(/<section[^>]*>/g)).toEqual([
    '<section class="prose__table" aria-labelledby="cost">',
    '<section class="prose__table" aria-label="c, d">',
  ])
})

test("a table under a heading with the footnotes' name is named after its columns", () => {
  expect(render('## Notes\n\n| a | b |\n|---|---|\n\nA[^1]\n\n[^1]: B')).toContain(
    '<section class="prose__table" aria-label="a, b">',
  )
})

test("an empty corner of a table isn't a header", () => {
  const html = render('| | Monday | Friday |\n|---|---|---|\n| Mats | Yes | No |')
  expect(html).toContain('<tr>\n<td></td>\n<th scope="col">Monday</th>')
})

test('in HTML tables, the first cell is the header of its row if the row has other cells', () => {
  const html = render('<table><tr><th>a<th>b</tr><tr><th>c<td>d</tr><tr><th>e<th>f</tr></table>')
  expect(html.match(/<th[^>]*>./g)).toEqual([
    '<th scope="col">a',
    '<th scope="col">b',
    '<th scope="row">c',
    '<th scope="col">e',
    '<th scope="col">f',
  ])
})

test.each([
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '![x](data:text/html,x)',
])('nothing executable gets through: %s', (text) => {
  expect(render(text)).not.toMatch(/script|onerror|javascript:|data:/i)
})

test('a placeholder is filled as text, so an ampersand in the company name breaks nothing', () => {
  expect(render('By {company}', { company: 'A & <b>B</b>' })).toBe('<p>By A &#x26; &#x3C;b>B&#x3C;/b></p>')
})

test('a value in a link is encoded, and signs that were typed encoded stay as they are', () => {
  const values = { company: 'A "B" ü' }
  expect(render('[a](https://example.com/?q={company}&r=50%25)', values)).toBe(
    '<p><a href="https://example.com/?q=A%20%22B%22%20%C3%BC&#x26;r=50%25">a</a></p>',
  )
  expect(render('[a](mailto:x?subject={company})', { company: '100% Clean' })).toBe(
    '<p><a href="mailto:x?subject=100%25%20Clean">a</a></p>',
  )
})

test('locations are relative to the file that contains the text', () => {
  const document = parseMarkdown('one\n\n[two](/nowhere)', { firstLine: 7 })
  expect(document.links).toMatchObject([{ url: '/nowhere', place: { line: 9, column: 1 } }])
})

test('images are in figures, side by side or in their line, each with its number', () => {
  const { html, pictures } = renderWith(
    '![A](posts/a.webp "At {x}")\n\n![B](../images/b.png) ![{x}](/images/c%20d.jpg)\n\nin ![E](e.png "Mat") a line',
    { x: 'A & B' },
  )
  expect(html).toBe(
    [
      '<figure class="prose__figure"><img data-picture="0"><figcaption>At A &#x26; B</figcaption></figure>',
      '<div class="prose__row"><figure class="prose__figure"><img data-picture="1"></figure><figure class="prose__figure"><img data-picture="2"></figure></div>',
      '<p>in <img data-picture="3"> a line</p>',
    ].join('\n'),
  )
  expect(pictures).toEqual([
    { image: 'posts/a.webp', alt: 'A', fit: 'whole' },
    { image: 'b.png', alt: 'B', fit: 'row' },
    { image: 'c d.jpg', alt: 'A & B', fit: 'row' },
    { image: 'e.png', alt: 'E', fit: 'line', title: 'Mat' },
  ])
  expect(render('- ![A](a.webp "b")\n- c ![D](d.webp)')).toContain(
    '<li><figure class="prose__figure"><img data-picture="0"><figcaption>b</figcaption></figure></li>',
  )
})

test('an image may be a link, or be HTML with a width', () => {
  const { html, pictures } = renderWith(
    '[![A](a.webp)](/contact)\n\n<img src="b.png" alt="B" width="200" style="float:left">',
  )
  expect(html).toBe(
    '<figure class="prose__figure"><a href="/contact"><img data-picture="0"></a></figure>\n<figure class="prose__figure"><img data-picture="1"></figure>',
  )
  expect(pictures[1]).toEqual({ image: 'b.png', alt: 'B', fit: 'whole', width: 200 })
})

test('footnotes link there and back, and several texts on a page have their own', () => {
  const { html } = renderWith('a[^x] b[^x]\n\n[^x]: c', {}, '3-answer-')
  const page = load(html, {}, false)
  const ids = page('[id]')
    .map((_, element) => page(element).attr('id'))
    .get()
  expect(new Set(ids).size).toBe(ids.length)
  for (const element of page('a'))
    expect(ids, html).toContain(decodeURIComponent(page(element).attr('href')?.slice(1) ?? ''))
  expect(page('section').attr('aria-labelledby')).toBe('3-answer-footnote-label')
  expect(page('[data-footnote-ref]').attr('aria-describedby')).toBe('3-answer-footnote-label')
  expect(page('[data-footnote-backref]').first().attr('aria-label')).toBe('Back to note 1 in the text')
})

test('text in HTML, outside of its blocks, is in paragraphs', () => {
  const page = render(
    '<ul>\n<li>One</li>\n</ul>\n<b>Ask</b> <a href="/contact">us</a>, today.\n<p>Two</p>\nThree<br>four',
  )
  expect(page).toContain('<p><b>Ask</b> <a href="/contact">us</a>, today.\n</p><p>Two</p><p>\nThree<br>four</p>')
  const list = '<ul>\n<li>One</li>\n</ul>\n'
  for (const text of ['Open at <time>9:00</time> each day.', 'Now <s>$40</s> $30.', 'A <ruby>B<rt>c</rt></ruby> d.'])
    expect(render(`${list}${text}`)).toContain(`<p>\n${text}</p>`)
  expect(render(`${list}Ask <!-- x --> us <b>now <!-- y --> ok</b> more.`)).toContain(
    '<p>\nAsk  us <b>now  ok</b> more.</p>',
  )
  expect(render('<small>\n\nOne\n\nTwo\n\n</small>\n\n<br>')).not.toContain('<p><')
})

test('the words that Markdown adds are text, whatever they contain', () => {
  const hostile = '<img src=x onerror=alert(1)> "{phone}" & *a*'
  const words = { ...usualLocale.words }
  for (const key of Object.keys(words) as (keyof typeof words)[]) words[key] = hostile
  const text = '> [!TIP]\n> a\n\nhttps://youtu.be/a\n\n- [x] b[^1]\n\n[^1]: c'
  const { html } = renderMarkdown(parseMarkdown(text), (part) => part, { locale: { ...usualLocale, words } })
  const page = load(html, {}, false)
  expect(page('img')).toHaveLength(0)
  for (const shown of ['.prose__callout-title', '.prose__video a', '.prose__task', '#footnote-label'])
    expect(page(shown).text().trim()).toBe(hostile)
  expect(page('[data-footnote-backref]').attr('aria-label')).toBe(hostile)
  expect(page('.prose__callout').attr('aria-label')).toBe(hostile)
})

test.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])(
  'a quote that starts with a callout marker is a callout: %s',
  (title) => {
    const html = render(`> [!${title.toUpperCase()}]\n> Mind the **gap**.\n>\n> - a`)
    expect(html).toBe(
      `<div class="prose__callout prose__callout--${title.toLowerCase()}" role="note" aria-label="${title}"><p class="prose__callout-title">${title}</p><p>Mind the <strong>gap</strong>.</p>\n<ul>\n<li>a</li>\n</ul>\n</div>`,
    )
  },
)

test('a quote with another marker, or with one in the middle, is a quote', () => {
  expect(render('> [!OTHER]\n> a')).toMatch(/^<blockquote>/)
  expect(render('> a [!NOTE]')).toMatch(/^<blockquote>/)
})

test('tasks, strikethrough and bare URLs are the same as on GitHub', () => {
  expect(render('- [x] ~~a~~\n- [ ] www.example.com')).toBe(
    '<ul>\n<li><span class="prose__task prose__task--done"><span class="visually-hidden">Done: </span></span> <del>a</del></li>\n<li><span class="prose__task"><span class="visually-hidden">To do: </span></span> <a href="http://www.example.com">www.example.com</a></li>\n</ul>',
  )
})

test.each([
  ['https://www.youtube.com/watch?v=a-b_c&t=3', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['<https://vimeo.com/123>', 'Vimeo'],
])('a video URL in a paragraph of its own is a card: %s', (text, site) => {
  expect(render(text)).toMatch(
    new RegExp(`^<p class="prose__video"><a href="http[^"]+">Watch the video on ${site}</a></p>$`),
  )
  expect(render(`see ${text}`)).not.toContain('prose__video')
})

test('a video card has the text of its link, and several bare URLs of a site have separate names', () => {
  const page = load(
    render(
      'https://youtu.be/a\n\n[Our *film*](https://vimeo.com/1)\n\nhttps://vimeo.com/2\n\n- https://youtu.be/b\n\n  c',
    ),
    {},
    false,
  )
  const names = page('.prose__video a').map((_, link) => page(link).text())
  expect(names.get()).toEqual([
    'Watch video 1 on YouTube',
    'Our film',
    'Watch the video on Vimeo',
    'Watch video 2 on YouTube',
  ])
  expect(page('.prose__video a:contains(Our film)').contents()).toHaveLength(1)
})

test.each([
  ['![A](a.webp "b")', '<img data-picture="0"><figcaption>c</figcaption>', 'whole'],
  [
    '<a href="/b"><img src="a.webp" alt="A"></a>',
    '<a href="/b"><img data-picture="0"></a><figcaption>c</figcaption>',
    'whole',
  ],
  [
    '![A](a.webp) ![B](b.webp)',
    '<div class="prose__row"><figure class="prose__figure"><img data-picture="0"></figure><figure class="prose__figure"><img data-picture="1"></figure></div><figcaption>c</figcaption>',
    'row',
  ],
])("an author's figure is the one around %s, with its caption", (picture, inside, fit) => {
  const { html, pictures } = renderWith(`<figure id="x">\n\n${picture}\n\n<figcaption>{c}</figcaption>\n</figure>`, {
    c: 'c',
  })
  expect(html).toBe(`<figure id="x" class="prose__figure">${inside}</figure>`)
  expect(pictures[0]?.fit).toBe(fit)
})

test("an author's figure without a caption gets that of its image, and one with other content is kept", () => {
  expect(render('<figure>\n\n![A](a.webp "b")\n\n</figure>')).toBe(
    '<figure class="prose__figure"><img data-picture="0"><figcaption>b</figcaption></figure>',
  )
  expect(render('<figure><blockquote>a</blockquote><figcaption>b</figcaption></figure>')).toBe(
    '<figure class="prose__figure"><blockquote>a</blockquote><figcaption>b</figcaption></figure>',
  )
})

test('harmless HTML is kept with the Markdown in it, and an unclosed tag ends with the text', () => {
  expect(render('a <kbd>b</kbd> <mark>*c*</mark> <sub>d')).toBe(
    '<p>a <kbd>b</kbd> <mark><em>c</em></mark> <sub>d</sub></p>',
  )
  expect(render('<details open onclick="x()">\n<summary>a</summary>\n\n**b** {c}\n\n</details>', { c: '<i>' })).toBe(
    '<details open>\n<summary>a</summary>\n<p><strong>b</strong> &#x3C;i></p>\n</details>',
  )
  expect(
    render('<a href="tel:{phone}" id="menu-panel" class="x" style="color:red">{phone}</a>', {
      phone: '(313) 555-0142',
    }),
  ).toBe('<p><a href="tel:+13135550142">(313) 555-0142</a></p>')
})

test('links are never nested, and one without text is dropped', () => {
  expect(render('[](/a)[b](/c)[ ](/d)e')).toBe('<p><a href="/c">b</a> e</p>')
  expect(render('to <a href="mailto:a@example.com">a@example.com</a> and b@example.com')).toBe(
    '<p>to <a href="mailto:a@example.com">a@example.com</a> and <a href="mailto:b@example.com">b@example.com</a></p>',
  )
})

test("an author's anchor can be linked to; its name is there once, and never that of another part of the page", () => {
  expect(render('<a id="a"></a><a name="B.1"></a>b <kbd id="a">c</kbd> <q id="1">d</q>')).toBe(
    '<p><span id="a"></span><span id="B.1"></span>b <kbd>c</kbd> <q id="1">d</q></p>',
  )
  expect(
    render('## A\n\n<p id="a" name="b">b</p>\n<p id="c d">e</p>\n<p id="icon-x">f</p><a id="g" href="/"></a>'),
  ).toBe('<h2 id="a">A</h2>\n<p>b</p>\n<p>e</p>\n<p>f</p><p><span id="g"></span></p>')
})

test("authors' classes, ids and attributes are dropped, and those of Markdown stay", () => {
  expect(
    render(
      '<p class="visually-hidden" id="footnote-label" data-footnotes>a</p>\n\n<details open title="<b>">\n\n## B\n\n</details>',
    ),
  ).toBe('<p>a</p>\n<details open title="&#x3C;b&#x3E;">\n<h2 id="b">B</h2>\n</details>')
})

test('a URL starts in lowercase, and the number for a text message is normalized', () => {
  expect(
    render('[a](HTTPS://Example.com/A) [b](Tel:313-555-0142) [c](sms:{phone}?body=Hi)', { phone: '(313) 555-0142' }),
  ).toBe(
    '<p><a href="https://Example.com/A">a</a> <a href="tel:+13135550142">b</a> <a href="sms:+13135550142?body=Hi">c</a></p>',
  )
})

test('headings have names without their tags and comments', () => {
  const { headings } = parseMarkdown('## H<sub>2</sub>O <!-- later --> & *more*')
  expect(headings).toMatchObject([{ text: 'H2O  & more', id: 'h2o---more' }])
})

test('a text with Arabic or Hebrew leaves the direction of each block to its first letter', () => {
  const html = render(
    'Two languages\n\n- بند\n\n| غرفة |\n|---|\n| مكتب |\n\n> [!NOTE]\n> شرح\n\n<p dir="rtl">1</p>\n\n```\nx\n```',
  )
  expect(html.match(/<\w+ dir="\w+">/g)).toEqual([
    '<p dir="auto">',
    '<ul dir="auto">',
    '<table dir="auto">',
    '<p dir="auto">',
    '<p dir="rtl">',
  ])
  expect(render('Kein Text von rechts nach links: čeština, 日本語, Ελληνικά')).not.toContain('dir=')
})

const renderArabic = (text: string) =>
  renderMarkdown(parseMarkdown(text), (part) => part, { locale: { ...usualLocale, direction: 'rtl' } }).html

test('on a site from right to left, only a text without Arabic or Hebrew does', () => {
  expect(renderArabic('EmailJS يرسل الطلب.\n\n- HEPA')).not.toContain('dir=')
  expect(renderArabic('1\n\n- 2')).not.toContain('dir=')
  expect(renderArabic('Two\n\n- lists')).toBe('<p dir="auto">Two</p>\n<ul dir="auto">\n<li>lists</li>\n</ul>')
})

test('a number after a mark of its direction is dialed as without', () => {
  expect(render('[a](tel:{phone})', { phone: '\u200E+971 4 555 0142' })).toBe('<p><a href="tel:+97145550142">a</a></p>')
  expect(render('[a](https://wa.me/?t={phone})', { phone: '\u200E+971' })).toContain('href="https://wa.me/?t=+971"')
})

test('cells have their alignment as a class', () => {
  expect(render('| a | b |\n|:-:|--:|\n')).toContain(
    '<th class="prose__center" scope="col">a</th>\n<th class="prose__right" scope="col">b</th>',
  )
  for (const style of ['text-align: center', 'TEXT-ALIGN:center', 'width: 10%; text-align: center;'])
    expect(render(`<table><tr><td style="${style}">a</td></tr></table>`)).toContain('<td class="prose__center">a</td>')
  expect(render('<table><tr><td style="color: red">a</td></tr></table>')).toContain('<td>a</td>')
})

const github = remark().use(remarkGfm).use(remarkHtml, { sanitize: false }).freeze()

/** The words in reading order, without what pages add. */
function wordsOf(html: string): string {
  const page = load(html, { scriptingEnabled: false }, false)
  page('.prose__yes > .visually-hidden').removeClass('visually-hidden')
  page('.visually-hidden, .sr-only, .prose__callout-title, .prose__video, figcaption, script, style, iframe').remove()
  return page.text().replaceAll(/\s+/g, '')
}

/** Syntax that pages show differently than GitHub. */
const isOther = (text: string) => /\[!|<|youtu|vimeo/.test(text)

function compareWords(text: string): void {
  const html = renderMarkdown(parseMarkdown(text), (part) => part).html
  expect(wordsOf(html), text).toBe(wordsOf(String(github.processSync(text))))
}

test('every word of any text is there, in the same order as on GitHub', async () => {
  const texts = (await readRealTexts()).filter((text) => !isOther(text))
  expect(texts.length).toBeGreaterThan(50)
  for (const text of texts) compareWords(text)
  assert(
    property(
      randomMarkdown.filter((text) => !isOther(text)),
      compareWords,
    ),
    { seed: 20_260_402, numRuns: isDeep ? 300 : 40 },
  )
})

function expectListed(text: string): void {
  const document = parseMarkdown(text, { title: 'A title' })
  const page = load(renderMarkdown(document, (part) => part).html, {}, false)
  const found = page(':is(h1, h2, h3, h4, h5, h6)[id]')
  const shown = document.shownHeadings.flatMap((heading) => heading ?? [])
  const rendered = found.toArray().map(({ tagName, attribs: { id } }) => ({ depth: Number(tagName.slice(1)), id }))
  expect(rendered, text).toEqual(shown)
}

test('headings have the levels and ids that the document lists, except in footnotes', async () => {
  expectListed('![b](c.webp)\n\n# A title\n\n> # d[^e]\n\n[^e]: f\n\n    ## g\n\n1. ### h\n\ni\n=')
  for (const text of await readRealTexts()) expectListed(text)
  assert(
    property(randomMarkdown, (text) => {
      expectListed(`${text}\n\n[^n]\n\n[^n]: # b`)
    }),
    { seed: 20_260_403, numRuns: isDeep ? 300 : 40 },
  )
  expect(render('[^a]\n\n[^a]: # b')).toContain('<p>b</p>')
})
