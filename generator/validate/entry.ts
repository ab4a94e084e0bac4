import type { CollectionEntries, CollectionName, FileData, FileName } from '../content/collections.ts'
import type { SiteConfig } from '../config/schema.ts'
import type { ParsedSource } from '../load/parse-source.ts'
import type { MarkdownDocument } from '../markdown/parse-markdown.ts'

/** A file whose content passed its schema. */
export interface Entry<Data> {
  /** Its part of the address; for files that are there once, their name in the registry. */
  readonly id: string
  readonly file: string
  readonly data: Data
  /** Its Markdown texts by key path (`text`, `3.answer`); `body` is what follows the front matter. */
  readonly markdown: ReadonlyMap<string, MarkdownDocument>
}

/** All that authors wrote, typed. After mistakes some of it is missing. */
export interface Entries {
  readonly config: SiteConfig | undefined
  readonly collections: { readonly [Name in CollectionName]: readonly Entry<CollectionEntries[Name]>[] }
  readonly files: { readonly [Name in FileName]?: Entry<FileData<Name>> }
}

/** What a file is, by its path. */
export type SourceKind = { readonly collection: CollectionName; readonly id: string } | { readonly single: FileName }

/** A source on its way through the checks, whether or not it passed its schema. */
export interface CheckedSource {
  readonly parsed: ParsedSource
  /** What its YAML says, untyped. */
  readonly raw: unknown
  readonly markdown: ReadonlyMap<string, MarkdownDocument>
  readonly kind: SourceKind
  readonly isValid: boolean
}
