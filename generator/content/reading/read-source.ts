import { collections, files } from '../../schema/collections.ts'
import type { PostFrontMatter } from '../../schema/entries/post.ts'
import type { PublicationOptions } from '../../schema/publication.ts'
import { encodeAscii } from '../../shared/cache/ascii-json.ts'
import { collect, type Diagnostic, type Report } from '../../shared/diagnostics/diagnostic.ts'
import { findSamples } from '../release/find-samples.ts'
import { type ParsedSource, parseSource } from '../parse/parse-source.ts'
import type { SourceText } from '../load/source-file.ts'
import { type MarkdownLocale, type RenderedText, renderMarkdown } from '../markdown/html/render-markdown.ts'
import { fillText, fillTexts, type Placeholders } from '../../schema/site/placeholders.ts'
import { collectWords } from './collect-words.ts'
import { checkQuestions } from '../validate/checks/check-questions.ts'
import { checkMarkdown } from '../validate/checks/check-markdown.ts'
import { checkSwallowedKeys } from '../validate/checks/check-swallowed-keys.ts'
import { checkSearchTexts } from '../validate/checks/check-search-texts.ts'
import { checkOwnDetails, mayNameDetails } from '../validate/checks/texts/own-details.ts'
import { checkTexts } from '../validate/checks/texts/check-texts.ts'
import type { ParsedContent, SourceKind } from '../validate/entry.ts'
import { parseTexts } from '../validate/parse-texts.ts'
import { validateFile } from '../validate/validate-file.ts'
import { skipCorrectedLines } from '../validate/limit-diagnostics.ts'
import type { FreshReading, ReadContent, ReadHtml, Reading, ReadWords } from './reading.ts'

export interface ReadingOptions extends Pick<PublicationOptions, 'audience'> {
  /** Placeholder values. Absent if the configuration has errors, so no pages are built. */
  readonly values?: Placeholders | undefined
  readonly locale: MarkdownLocale
}

/** Does everything for a file that depends only on that file. Pure, and most of the work of a build. */
export function readSource(source: SourceText, kind: SourceKind, options: ReadingOptions): FreshReading {
  const diagnostics: Diagnostic[] = []
  const report: Report = (diagnostic) => diagnostics.push(diagnostic)
  const parsed = parseSource(source, report)
  const samples = parsed && options.audience === 'public' ? findSamples(parsed) : []
  // YAML may have a brace as `\x7B`.
  const hasBrace = source.text.includes('{') || parsed?.texts.some(({ text }) => text.includes('{')) === true
  const isFilled = hasBrace || (parsed !== undefined && mayNameDetails(parsed))
  if (!parsed) return encode({ diagnostics, correctedLines: [], samples, isFilled })
  const content = readContent(parsed, kind, skipCorrectedLines([parsed], report))
  const { diagnostics: checks } = collect((reportCheck) => checkContent(content, options, reportCheck))
  const rendered = renderTexts(content, options)
  const html = Object.fromEntries(Object.entries(rendered).map(([key, text]) => [key, text.html]))
  const described = describeContent(content, checks, rendered)
  const reading = { diagnostics, correctedLines: [...parsed.correctedLines], samples, isFilled, content: described }
  return encode(reading, html, listWords(content, html, options))
}

function encode(reading: Reading, html: ReadHtml = {}, words: ReadWords = []): FreshReading {
  return { reading: encodeAscii(reading), html: encodeAscii(html), words: encodeAscii(words) }
}

function readContent(parsed: ParsedSource, kind: SourceKind, report: Report): ParsedContent {
  const { schema } = kind.single ? files[kind.single] : collections[kind.collection]
  // Only blocks swallow keys, and most posts have none.
  if (/:\s+[|>]/.test(parsed.yamlText))
    for (const { path } of parsed.texts) checkSwallowedKeys(parsed, path, schema, report)
  const data = parsed.hasUnreadKeys ? undefined : validateFile(parsed, schema, report)
  // Fall back to the unvalidated data, if any.
  const raw: unknown = data ?? parsed.data
  return { parsed, raw, markdown: parseTexts(parsed, { raw, kind }, report), kind, isValid: data !== undefined }
}

function checkContent(content: ParsedContent, options: ReadingOptions, report: Report): void {
  checkTexts(content, options, report)
  checkMarkdown(content, report)
  checkQuestions(content, report)
  checkSearchTexts(content, options.values, report)
  if (options.values) checkOwnDetails(content, options.values, report)
}

function describeContent(
  { parsed, raw, isValid, markdown }: ParsedContent,
  checks: ReadContent['checks'],
  rendered: Readonly<Record<string, RenderedText>>,
): ReadContent {
  const texts = [...markdown].map(([key, { headings, anchors, links, images, wordCount, hasTasks }]) => {
    const named = headings.map(({ depth, id, text }) => ({ depth, id, text }))
    const ids = anchors.map(({ text }) => text)
    const pictures = rendered[key]?.pictures ?? []
    return [key, { headings: named, links, images, anchors: ids, pictures, wordCount, hasTasks }] as const
  })
  const shown = Object.values(rendered)
  const shownTexts = [JSON.stringify([raw, shown.map(({ pictures }) => pictures)]), ...shown.map(({ html }) => html)]
  return {
    raw,
    isValid,
    hasUnreadKeys: parsed.hasUnreadKeys === true,
    texts: Object.fromEntries(texts),
    checks,
    characters: listRareCharacters(shownTexts.join('')),
  }
}

/** Non-ASCII characters in a text, unique and sorted. Both halves of surrogate pairs, such as emoji, are included. */
export function listRareCharacters(text: string): string {
  return [...new Set(text.replaceAll(/[\0-\u007F]+/g, '').split(''))].toSorted().join('')
}

function renderTexts({ markdown }: ParsedContent, { values, locale }: ReadingOptions): Record<string, RenderedText> {
  if (!values) return {}
  const rendered = [...markdown].map(([key, document]) => {
    // Keeps footnotes apart if a page shows several texts of a file.
    const prefix = key === 'body' ? '' : `${key.replaceAll('.', '-')}-`
    return [key, renderMarkdown(document, (text) => fillText(text, values), { prefix, locale })] as const
  })
  return Object.fromEntries(rendered)
}

/** The search terms of a post. Other pages aren't searchable. */
function listWords({ kind, raw, isValid }: ParsedContent, html: ReadHtml, { values }: ReadingOptions): ReadWords {
  if (!values || !isValid || kind.collection !== 'posts') return []
  return collectWords({ ...fillTexts(raw as PostFrontMatter, values), html: html['body'] ?? '' })
}
