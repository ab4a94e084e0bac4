import type { PostFrontMatter } from '../../schema/entries/post.ts'
import { downloadPath } from '../../schema/download.ts'
import { postPath } from '../../schema/paths.ts'
import { isShown, type PublicationOptions, unpublishedState } from '../../schema/publication.ts'
import type { Entry } from '../../content/validate/entry.ts'
import { fillEntry, listContents } from './entry-texts.ts'
import type { Placeholders } from '../../schema/site/placeholders.ts'
import { type Memoize, notMemoized } from '../../shared/cache/memo-cache.ts'
import { oncePer } from '../../shared/once-per.ts'
import type { Post } from './site.ts'

/** Words per minute, when reading on a screen. */
const readingSpeed = 220

export interface PostOptions extends PublicationOptions {
  /** Reuses the posts of unchanged entries in watch mode. */
  readonly memoize?: Memoize | undefined
}

/** Creates the function that builds an entry's post, or none if it isn't shown. `values` are the site's placeholders. */
export function createPostBuilder(
  values: Placeholders,
  { audience, today, memoize = notMemoized }: PostOptions,
): (entry: Entry<PostFrontMatter>) => Post[] {
  const options = { audience, today }
  return memoize('posts', JSON.stringify([values, options]), () =>
    oncePer((entry: Entry<PostFrontMatter>) =>
      isShown(entry.data, options) ? [buildPost(fillEntry(entry, values), values, options)] : [],
    ),
  )
}

function buildPost(
  { id, data, markdown, version, readWords }: Entry<PostFrontMatter>,
  values: Placeholders,
  options: PublicationOptions,
): Post {
  const body = markdown.get('body')
  return {
    id,
    path: postPath(id),
    version,
    modified: data.updated ?? data.date,
    readHtml: () => body?.readHtml() ?? '',
    pictures: body?.pictures ?? [],
    downloads: (body?.links ?? []).map(({ url }) => url).filter((url) => url.startsWith(downloadPath(''))),
    readWords,
    contents: listContents(body, values),
    minutes: data.readTime ?? String(Math.max(1, Math.round((body?.wordCount ?? 0) / readingSpeed))),
    hasTasks: body?.hasTasks ?? false,
    unpublished: unpublishedState(data, options.today),
    // Last: keys after a spread would give each of thousands of posts a shape of its own in Node 20, which are slow to read.
    ...data,
  }
}
