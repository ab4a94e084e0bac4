import type * as z from 'zod'
import type { BlogSearchTexts } from '../../../client/islands/blog-search/texts.ts'
import type { BlogTexts, PaginationTexts } from '../../../templates/texts.ts'
import { group, words } from '../fields.ts'
import { callToAction, meta, pageTop } from '../parts.ts'

const search = group('The search across all posts', {
  label: words('Label for the search field', 'Search the guides'),
  submit: words('Name of the button that searches', 'Search'),
  clear: words('Name of the button that empties the field', 'Clear the search'),
  noScript: words('Shown without JavaScript', 'Search needs JavaScript.'),
  searching: words('Announced during a search', 'Searching the guides'),
  foundOne: words('Announced for one result; `{query}` becomes the words searched for', '1 post for “{query}”'),
  foundMany: words('Announced for several results; `{count}` becomes the number', '{count} posts for “{query}”'),
  foundFew: words(
    'The same for a few results, in languages with another plural for them, such as Polish, Czech and Arabic',
    '{count} wpisy dla „{query}”',
  ).optional(),
  foundNone: words('Announced if nothing was found', 'No posts for “{query}”'),
  none: group('Shown if nothing was found', {
    text: words('What to try instead', 'Try fewer words, or send us the question.'),
    contact: words('Text for the link to the contact page', 'Ask us'),
    all: words('Text for the link to all posts', 'See all posts'),
  }),
  more: words('Button that shows more results', 'Show more posts'),
  failed: words("Shown if the search can't be loaded", 'The search could not be loaded.'),
}) satisfies z.ZodType<BlogSearchTexts>

const pagination = group('The pages of the list from the second on', {
  label: words('Name of the navigation between the pages of the list', 'Pages of the blog'),
  previous: words('Link to the previous page', 'Previous page'),
  next: words('Link to the next page', 'Next page'),
  page: words('Name of one page; `{page}` becomes its number', 'Page {page}'),
  heading: words('Page heading from the second page on', 'Guides, page {page}'),
  meta,
}) satisfies z.ZodType<PaginationTexts>

export const blogSchema = group("The list of posts, a post's card, and the search.", {
  meta,
  hero: pageTop('The top of the page', 'Guides for building managers', {
    text: words('The sentences under the heading', 'Checklists and advice for people who run buildings.'),
  }),
  featured: words('Label above the newest post', 'Latest guide'),
  latest: words('Label above the other posts', 'More guides'),
  readMore: words("Link on a post's card", 'Read More'),
  readMoreAbout: words(
    'Follows "Read More" for screen readers; `{title}` becomes the title of the post',
    'about {title}',
  ),
  readTime: words('Minutes to read; `{minutes}` becomes the number', '{minutes} min read'),
  tags: words('Name of a list of tags', 'Tags'),
  search,
  pagination,
  callToAction,
}) satisfies z.ZodType<BlogTexts>
