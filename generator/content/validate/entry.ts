import type { CollectionEntries, CollectionName, FileData, FileName } from '../../schema/collections.ts'
import type { PostFrontMatter } from '../../schema/post.ts'
import type { SiteConfig } from '../../schema/config.ts'
import type { Download } from '../load/load-downloads.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import type { MarkdownDocument } from '../markdown/markdown-document.ts'
import type { ReadContent, ReadText } from '../reading/reading.ts'

/** A Markdown text as pages need it. */
export interface EntryText extends ReadText {
  /** Sanitised, its placeholders filled. Got when it is asked for, since most runs ask for few. */
  readonly readHtml: () => string
}

/** A file whose content passed its schema. */
export interface Entry<Data> {
  /** Its part of the address; for files that are there once, their name in the registry. */
  readonly id: string
  readonly file: string
  readonly data: Data
  /** Its Markdown texts by key path (`text`, `3.answer`); `body` is what follows the front matter. */
  readonly markdown: ReadonlyMap<string, EntryText>
  /** Names all of the above: equal versions, equal entries. */
  readonly version: string
  readonly characters: ReadContent['characters']
  /** Its texts hold placeholders. */
  readonly isFilled: boolean
  /** What a search finds a post by: see `collectWords`. */
  readonly readWords: () => readonly string[]
}

/** Of a post when it is public: all that most need to know of it. */
export interface PostDays {
  readonly id: string
  readonly file: string
  readonly data: Pick<PostFrontMatter, 'date' | 'updated' | 'draft'>
}

/** All that authors wrote, typed. After mistakes some of it is missing. */
export interface Entries {
  readonly config: SiteConfig | undefined
  readonly collections: { readonly [Name in CollectionName]: readonly Entry<CollectionEntries[Name]>[] }
  readonly files: { readonly [Name in FileName]?: Entry<FileData<Name>> }
  readonly downloads: readonly Download[]
}

/** What a file is, by its path. */
export type SourceKind = { readonly collection: CollectionName; readonly id: string } | { readonly single: FileName }

/** A file with its YAML and its Markdown parsed, whether or not it passed its schema. */
export interface ParsedContent {
  readonly parsed: ParsedSource
  /** What its YAML says, untyped. */
  readonly raw: unknown
  readonly markdown: ReadonlyMap<string, MarkdownDocument>
  readonly kind: SourceKind
  readonly isValid: boolean
}

/** A file that was read, on its way through the checks of what files say of each other. */
export interface CheckedSource extends Pick<ReadContent, 'raw' | 'isValid' | 'texts' | 'hasUnreadKeys'> {
  readonly file: string
  readonly kind: SourceKind
  /** Parsed when it is asked for: only a diagnostic needs to know where something is. */
  readonly parsed: ParsedSource
}
