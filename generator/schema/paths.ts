import GithubSlugger from 'github-slugger'
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
export const countBlogPages = (posts: number) => Math.max(1, Math.ceil(posts / postsOnPage))

/** The style sheet of what only authors see; a build for production has none. */
export const authorsSheet = '/authors.css'

export const postPath = (id: string) => `/blog/${id}`

/** Addresses that are files and no pages, but may be linked to. */
export const filePaths: readonly string[] = ['/feed.xml', '/sitemap.xml', '/robots.txt']

/** The id of each question in the address `/faq#<id>`, in the order given; equal questions get a number. */
export function buildQuestionIds(questions: readonly string[]): string[] {
  const slugger = new GithubSlugger()
  return questions.map((question) => slugger.slug(question))
}

/** The id of a category of questions: `/faq#staff-training`. */
export function buildCategoryId(category: string): string {
  return buildSlug(category)
}

/** Where editors find forms in place of files. */
export const adminFile = 'admin.html'

/** Addresses that neither pages nor redirects may have. */
export const reservedPaths: readonly string[] = [notFoundPath, '/admin', '/styleguide']
