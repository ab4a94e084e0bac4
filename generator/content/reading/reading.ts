import type { AsciiJson } from '../../shared/cache/ascii-json.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { RenderedText } from '../markdown/html/render-markdown.ts'
import type { MarkdownDocument, MarkdownHeading } from '../markdown/markdown-document.ts'

/** What other files and the model need from a Markdown text. */
export interface ReadText extends Pick<MarkdownDocument, 'links' | 'images' | 'wordCount' | 'hasTasks'> {
  readonly headings: readonly Pick<MarkdownHeading, 'depth' | 'id' | 'text'>[]
  /** Images that the HTML refers to by number. Empty if no HTML was rendered. */
  readonly pictures: RenderedText['pictures']
  /** Link targets other than headings. */
  readonly anchors: readonly string[]
}

/** The content of a file, untyped: the registry of collections and files knows its type. */
export interface ReadContent {
  /** The YAML data: the schema's output if it's valid. */
  readonly raw: unknown
  readonly isValid: boolean
  /** The front matter has an error that was reported, so its content is unknown. */
  readonly hasUnreadKeys: boolean
  /** Markdown texts by key path (`text`, `3.answer`). `body` is what follows the front matter. */
  readonly texts: Readonly<Record<string, ReadText>>
  /** Diagnostics that don't depend on other files. */
  readonly checks: readonly Diagnostic[]
  /** Non-ASCII characters in its texts, each once. */
  readonly characters: string
}

/**
 * Everything about a file that doesn't depend on other files, as plain data: it may come from the cache or another thread. It
 * depends on the file's name and text, the audience, the locale and, if `isFilled`, the placeholder values.
 */
export interface Reading {
  readonly diagnostics: readonly Diagnostic[]
  /** Lines with a reported error. Nothing else is reported on them. */
  readonly correctedLines: readonly number[]
  /** Sample content that must not be published. */
  readonly samples: readonly Diagnostic[]
  /** Whether the texts use placeholders, or may have values of theirs typed out. */
  readonly isFilled: boolean
  /** Absent if an error leaves nothing to check. */
  readonly content?: ReadContent | undefined
}

/** Sanitized HTML of a file with placeholders filled in, by key path. */
export type ReadHtml = Readonly<Record<string, string>>

/** Search terms of a file by place, from `collectWords`. Only posts have them. */
export type ReadWords = readonly string[]

/** A new reading, not from the cache, as the cache stores it. */
export interface FreshReading {
  readonly reading: AsciiJson<Reading>
  readonly html: AsciiJson<ReadHtml>
  readonly words: AsciiJson<ReadWords>
}
