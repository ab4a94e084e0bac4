import GithubSlugger from 'github-slugger'
import { sectionIds } from '../../templates/section-ids.ts'
import { buildSlug } from './slug.ts'

/** Addresses of the pages that are there once. */
export const paths = {
  home: '/',
  about: '/about',
  areas: '/service-areas',
  blog: '/blog',
  contact: '/contact',
  faq: '/faq',
  privacy: '/privacy-policy',
} as const

/** The page that unknown addresses get has no address of its own, but its file must stay its own. */
export const notFoundPath = '/404'

export const servicePath = (id: string) => `/services/${id}`
export const areaPath = (id: string) => `/service-areas/${id}`
/** Posts on a page of the blog's list. */
export const postsOnPage = 20

/** The blog's list goes on at `/blog/page/2`. No post can have such an address, because ids hold no slash. */
export const blogPagePath = (page: number) => (page === 1 ? paths.blog : `${paths.blog}/page/${page}`)
/** Without posts there is no list of them. */
export const countBlogPages = (posts: number) => Math.ceil(posts / postsOnPage)

/** The style sheet of what only authors see; a build for production has none. */
export const authorsSheet = '/authors.css'

export const postPath = (id: string) => `/blog/${id}`

/** The newest posts, for those who follow the site. */
export const feedPath = '/feed.xml'

/** A page made only from content. */
export const pagePath = (id: string) => `/${id}`

/** Addresses that are files and no pages, but may be linked to. */
export const filePaths: readonly string[] = [feedPath, '/sitemap.xml', '/robots.txt']

/** The id of each category and question in `/faq#<id>`, in the order given. Where two would be equal, the later gets a number. */
export function buildFaqIds(categories: readonly string[], questions: readonly string[]) {
  const slugger = new GithubSlugger()
  for (const id of sectionIds.faq) slugger.slug(id)
  return {
    // Words in another script than ours are kept as they are.
    categories: categories.map((category) => slugger.slug(buildSlug(category) || category)),
    questions: questions.map((question) => slugger.slug(question)),
  }
}

/** Where editors find forms in place of files. */
export const adminFile = 'admin.html'

/** Addresses that neither pages nor redirects may have. */
export const reservedPaths: readonly string[] = [notFoundPath, '/admin', '/styleguide']

/** What else pages made only from content can't be called, and what has such addresses. */
export const takenNames: Readonly<Record<string, string>> = {
  404: 'the 404 page',
  admin: 'the forms for editors',
  assets: 'images, styles and scripts',
  files: 'files to download',
  'service-areas': 'the list of cities',
  services: 'the service pages',
  styleguide: 'the style guide',
}
