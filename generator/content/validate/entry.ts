import type { CollectionEntries, CollectionName, FileData, FileName } from '../../schema/collections.ts'
import type { SiteConfig } from '../../schema/site/config.ts'
import type { Download } from '../load/load-downloads.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import type { MarkdownDocument } from '../markdown/markdown-document.ts'
import type { ReadContent, ReadText } from '../reading/reading.ts'

/** A Markdown text, with its HTML. */
export interface EntryText extends ReadText {
  /** Sanitized, with placeholders filled in. Loaded on demand, since most runs need few. */
  readonly readHtml: () => string
}

/** A file whose content passed its schema. */
export interface Entry<Data> {
  /** The slug, or for single files their name in the registry. */
  readonly id: string
  readonly file: string
  readonly data: Data
  /** Markdown texts by key path (`text`, `3.answer`). `body` is what follows the front matter. */
  readonly markdown: ReadonlyMap<string, EntryText>
  /** Hash of all of the above: equal versions mean equal entries. */
  readonly version: string
  readonly characters: ReadContent['characters']
  /** Whether its texts have placeholders. */
  readonly isFilled: boolean
  /** Search terms of a post, from `collectWords`. */
  readonly readWords: () => readonly string[]
}

/** All content, typed. Invalid files are missing. */
export interface Entries {
  readonly config: SiteConfig | undefined
  readonly collections: { readonly [Name in CollectionName]: readonly Entry<CollectionEntries[Name]>[] }
  readonly files: { readonly [Name in FileName]?: Entry<FileData<Name>> }
  readonly downloads: readonly Download[]
}

/** What a file is, according to its path: an entry of a collection, or a file of its own. */
export type SourceKind =
  | { readonly collection: CollectionName; readonly id: string; readonly single?: undefined }
  | { readonly single: FileName; readonly collection?: undefined }

/** A file with parsed YAML and Markdown, whether or not it's valid. */
export interface ParsedContent {
  readonly parsed: ParsedSource
  /** The YAML data, untyped. */
  readonly raw: unknown
  readonly markdown: ReadonlyMap<string, MarkdownDocument>
  readonly kind: SourceKind
  readonly isValid: boolean
}

/** A file for checks across files. */
export interface CheckedSource extends ReadContent {
  readonly file: string
  readonly kind: SourceKind
  /** Parsed on demand: only diagnostics need places. */
  readonly parsed: ParsedSource
}
