import type { Post } from '../model/site.ts'

/** What is known of a post before it is asked for the rest. */
export type KnownOfPost = Pick<Post, 'id' | 'path' | 'version' | 'date' | 'updated' | 'image' | 'unpublished'>

/** A post of which most is read when it is asked for: of thousands few are. */
export class LazyPost implements Post {
  readonly id: string
  readonly path: string
  readonly version: string
  readonly date: string
  readonly updated: string | undefined
  readonly image: string
  readonly unpublished: Post['unpublished']
  readonly #read: () => Post
  #whole: Post | undefined

  constructor({ id, path, version, date, updated, image, unpublished }: KnownOfPost, read: () => Post) {
    this.id = id
    this.path = path
    this.version = version
    this.date = date
    this.updated = updated
    this.image = image
    this.unpublished = unpublished
    this.#read = read
  }

  get whole(): Post {
    this.#whole ??= this.#read()
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
