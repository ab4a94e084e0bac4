import GithubSlugger from 'github-slugger'
import { listSectionIds } from '../../templates/section-ids.ts'
import { buildSlug } from './slug.ts'

/** URL paths of the single pages. */
export const paths = {
  home: '/',
  about: '/about',
  areas: '/service-areas',
  blog: '/blog',
  contact: '/contact',
  faq: '/faq',
  privacy: '/privacy-policy',
} as const

/** The 404 page isn't linked by this path, but no other page may overwrite its file. */
export const notFoundPath = '/404'

export const servicePath = (id: string) => `/services/${id}`
export const areaPath = (id: string) => `/service-areas/${id}`
/** Posts per page of the blog. */
export const postsOnPage = 20

/** The blog continues at `/blog/page/2`. No post can have that path, because ids contain no slash. */
export const blogPagePath = (page: number) => (page === 1 ? paths.blog : `${paths.blog}/page/${page}`)
/** Zero without posts, so there is no blog page. */
export const countBlogPages = (posts: number) => Math.ceil(posts / postsOnPage)

/** Style sheet for what only authors see. Not in production builds. */
export const authorsSheet = '/authors.css'

export const postPath = (id: string) => `/blog/${id}`

/** The feed of the newest posts. */
export const feedPath = '/feed.xml'

export const pagePath = (id: string) => `/${id}`

/** URL paths of entries, by collection. */
export const entryPaths = { services: servicePath, areas: areaPath, posts: postPath, pages: pagePath }

/** URL paths of files that may be linked to. */
export const filePaths: readonly string[] = [feedPath, '/sitemap.xml', '/robots.txt']

/** Other files at the top of the site. */
export const topFiles = {
  favicon: '/favicon.ico',
  licenses: '/licenses.txt',
  manifest: '/site.webmanifest',
  speculationRules: '/speculation-rules.json',
} as const

/** Ids of categories and questions for `/faq#<id>`, in the given order. Duplicates get a number. */
export function buildFaqIds(categories: readonly string[], questions: readonly string[]) {
  const slugger = new GithubSlugger()
  for (const id of listSectionIds('faq')) slugger.slug(id)
  return {
    // Text without Latin letters is kept as is.
    categories: categories.map((category) => slugger.slug(buildSlug(category) || category)),
    questions: questions.map((question) => slugger.slug(question)),
  }
}

/** The page with the forms for editors. */
export const adminFile = 'admin.html'

/** URL paths that neither pages nor redirects may use. */
export const reservedPaths: readonly string[] = [notFoundPath, '/admin', '/styleguide']

/** Other names that content pages can't have, and what uses them. */
export const takenNames: Readonly<Record<string, string>> = {
  404: 'the 404 page',
  admin: 'the forms for editors',
  assets: 'images, styles and scripts',
  files: 'files to download',
  'service-areas': 'the list of cities',
  services: 'the service pages',
  styleguide: 'the style guide',
}
