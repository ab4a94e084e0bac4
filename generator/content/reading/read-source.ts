import { collections, files } from '../../schema/collections.ts'
import type { PostFrontMatter } from '../../schema/entries/post.ts'
import type { PublicationOptions } from '../../schema/publication.ts'
import { encodeAscii } from '../../shared/cache/ascii-json.ts'
import { collect, type Report } from '../../shared/diagnostics/diagnostic.ts'
import { findSamples } from '../release/find-samples.ts'
import { type ParsedSource, parseSource } from '../parse/parse-source.ts'
import type { SourceText } from '../load/source-file.ts'
import { type MarkdownLocale, type RenderedText, renderMarkdown } from '../markdown/html/render-markdown.ts'
import { fillText, fillTexts, type Placeholders } from '../../schema/site/placeholders.ts'
import { collectWords } from './collect-words.ts'
import { checkQuestions } from '../validate/checks/check-questions.ts'
import { checkMarkdown } from '../validate/checks/check-markdown.ts'
import { checkSearchTexts } from '../validate/checks/check-search-texts.ts'
import { checkTexts } from '../validate/checks/check-texts.ts'
import type { ParsedContent, SourceKind } from '../validate/entry.ts'
import { parseTexts } from '../validate/parse-texts.ts'
import { validateFile } from '../validate/validate-file.ts'
import { skipCorrectedLines } from '../validate/limit-diagnostics.ts'
import { listRareCharacters } from './list-rare-characters.ts'
import type { FreshReading, ReadContent, ReadHtml, Reading, ReadWords } from './reading.ts'

export interface ReadingOptions extends Pick<PublicationOptions, 'audience'> {
  /** Placeholder values. Absent if the configuration has errors, so no pages are built. */
  readonly values?: Placeholders | undefined
  readonly locale: MarkdownLocale
}

/** Does everything for a file that depends only on that file. Pure, and most of the work of a build. */
export function readSource(source: SourceText, kind: SourceKind, options: ReadingOptions): FreshReading {
  const { value: parsed, diagnostics: syntax } = collect((report) => parseSource(source, report))
  const samples = parsed && options.audience === 'public' ? findSamples(parsed) : []
  // YAML may have a brace as `\x7B`.
  const isFilled = source.text.includes('{') || parsed?.texts.some(({ text }) => text.includes('{')) === true
  if (!parsed) return encode({ diagnostics: syntax, correctedLines: [], samples, isFilled })
  const { value: content, diagnostics } = collect((report) =>
    readContent(parsed, kind, skipCorrectedLines([parsed], report)),
  )
  const { diagnostics: checks } = collect((report) => checkContent(content, options, report))
  const rendered = options.values ? renderTexts(content, options.values, options.locale) : {}
  const html = Object.fromEntries(Object.entries(rendered).map(([key, text]) => [key, text.html]))
  const reading = {
    diagnostics: [...syntax, ...diagnostics],
    correctedLines: [...parsed.correctedLines],
    samples,
    isFilled,
    content: describeContent(content, checks, rendered),
  }
  return encode(reading, html, options.values ? listWords(content, html, options.values) : [])
}

function encode(reading: Reading, html: ReadHtml = {}, words: ReadWords = []): FreshReading {
  return { reading: encodeAscii(reading), html: encodeAscii(html), words: encodeAscii(words) }
}

function readContent(parsed: ParsedSource, kind: SourceKind, report: Report): ParsedContent {
  const { schema, markdown: keys } = 'single' in kind ? files[kind.single] : collections[kind.collection]
  const data = parsed.hasUnreadKeys ? undefined : validateFile(parsed, schema, report)
  // Fall back to the unvalidated data, if any.
  const raw: unknown = data ?? parsed.data
  return { parsed, raw, markdown: parseTexts(parsed, { raw, keys, kind }, report), kind, isValid: data !== undefined }
}

function checkContent(content: ParsedContent, options: ReadingOptions, report: Report): void {
  checkTexts(content, options, report)
  checkMarkdown(content, report)
  checkQuestions(content, report)
  checkSearchTexts(content, options.values, report)
}

function describeContent(
  { parsed, raw, isValid, markdown }: ParsedContent,
  checks: ReadContent['checks'],
  rendered: Readonly<Record<string, RenderedText>>,
): ReadContent {
  const texts = [...markdown].map(([key, { headings, links, images, anchors, wordCount, hasTasks }]) => [
    key,
    {
      headings: headings.map(({ depth, id, text }) => ({ depth, id, text })),
      links,
      images,
      anchors: anchors.map(({ text }) => text),
      pictures: rendered[key]?.pictures ?? [],
      wordCount,
      hasTasks,
    },
  ])
  const shown = Object.values(rendered)
  const html = shown.map((text) => text.html)
  return {
    raw,
    isValid,
    hasUnreadKeys: parsed.hasUnreadKeys === true,
    texts: Object.fromEntries(texts) as ReadContent['texts'],
    checks,
    characters: listRareCharacters([JSON.stringify([raw, shown.map(({ pictures }) => pictures)]), ...html].join('')),
  }
}

function renderTexts(
  { markdown }: ParsedContent,
  values: Placeholders,
  locale: MarkdownLocale,
): Readonly<Record<string, RenderedText>> {
  const fill = (text: string) => fillText(text, values)
  return Object.fromEntries(
    [...markdown].map(([key, document]) => [key, renderMarkdown(document, fill, { prefix: prefixOf(key), locale })]),
  )
}

/** Keeps footnotes apart if a page shows several texts of a file. */
function prefixOf(key: string): string {
  return key === 'body' ? '' : `${key.replaceAll('.', '-')}-`
}

/** The search terms of a post. Other pages aren't searchable. */
function listWords({ kind, raw, isValid }: ParsedContent, { body = '' }: ReadHtml, values: Placeholders): ReadWords {
  if (!isValid || !('collection' in kind) || kind.collection !== 'posts') return []
  return collectWords({ ...fillTexts(raw as PostFrontMatter, values), html: body })
}
