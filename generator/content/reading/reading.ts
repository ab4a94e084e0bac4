import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { RenderedText } from '../markdown/html/render-markdown.ts'
import type { MarkdownDocument } from '../markdown/markdown-document.ts'

/** What other files and the model need to know of a Markdown text. */
export interface ReadText extends Pick<MarkdownDocument, 'headings' | 'links' | 'images' | 'wordCount'> {
  /** What the HTML names by number; empty where none was made. */
  readonly pictures: RenderedText['pictures']
  /** What a link may lead to beside its headings. */
  readonly anchors: readonly string[]
}

/** What a file says, untyped: the registry of collections and files knows what its data are. */
export interface ReadContent {
  /** Its YAML; where it is valid, as the schema gives it. */
  readonly raw: unknown
  readonly isValid: boolean
  /** The front matter has an error that was reported, so what it says is not known. */
  readonly hasUnreadKeys: boolean
  /** Its Markdown texts by key path (`text`, `3.answer`); `body` is what follows the front matter. */
  readonly texts: Readonly<Record<string, ReadText>>
  /** What is wrong with it whatever other files say. */
  readonly checks: readonly Diagnostic[]
  /** What its texts show beyond ASCII, each character once. */
  readonly characters: string
}

/**
 * All that one file says by itself, as plain data: it may come from an earlier run or from another thread. It depends on
 * the file's name and text, on who the site is for, and, where `isFilled`, on what placeholders stand for.
 */
export interface Reading {
  /** Errors of its form. */
  readonly diagnostics: readonly Diagnostic[]
  /** Lines with an error that was reported: nothing more is reported of them. */
  readonly correctedLines: readonly number[]
  /** What must not go live. */
  readonly samples: readonly Diagnostic[]
  /** The file holds placeholders. */
  readonly isFilled: boolean
  /** Absent where a fault leaves nothing to check. */
  readonly content?: ReadContent | undefined
}

/** Long texts of a file, which most runs do not ask for. */
export interface ReadingTexts {
  /** Sanitised and filled, by key path. */
  readonly html: Readonly<Record<string, string>>
  /** For the search, by place: see `collectWords`. Only posts have them. */
  readonly words: readonly string[]
}

/** A reading as it is made. */
export interface FreshReading {
  readonly reading: Reading
  readonly texts: ReadingTexts
}
