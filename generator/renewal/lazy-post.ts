import { postPath } from '../schema/paths.ts'
import type { Post } from '../render/model/site.ts'
import type { PostColumns } from './outline.ts'

/** Reads a post by its place in the columns. */
export type ReadPost = (place: number) => Post

/** A post of which most is read when it is asked for: of thousands few are. What is read comes by getters, so that a copy by spreading has none of it. */
export class LazyPost implements Post {
  readonly id: string
  readonly path: string
  readonly version: string
  readonly date: string
  readonly updated: string | undefined
  readonly image: string
  readonly unpublished: Post['unpublished']
  readonly #place: number
  readonly #read: ReadPost
  #whole: Post | undefined

  constructor(place: number, columns: PostColumns, unpublished: Post['unpublished'], read: ReadPost) {
    this.id = columns.ids[place] ?? ''
    this.path = postPath(this.id)
    this.version = columns.versions[place] ?? ''
    this.date = columns.dates[place] ?? ''
    this.updated = columns.updated[place] || undefined
    this.image = columns.images[place] ?? ''
    this.unpublished = unpublished
    this.#place = place
    this.#read = read
  }

  get whole(): Post {
    this.#whole ??= this.#read(this.#place)
    return this.#whole
  }

  get title() {
    return this.whole.title
  }

  get excerpt() {
    return this.whole.excerpt
  }

  get readTime() {
    return this.whole.readTime
  }

  get imageAlt() {
    return this.whole.imageAlt
  }

  get category() {
    return this.whole.category
  }

  get tags() {
    return this.whole.tags
  }

  get draft() {
    return this.whole.draft
  }

  get contents() {
    return this.whole.contents
  }

  get minutes() {
    return this.whole.minutes
  }

  get readHtml() {
    return this.whole.readHtml
  }

  get readWords() {
    return this.whole.readWords
  }
}
