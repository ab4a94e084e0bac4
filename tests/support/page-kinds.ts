import { readPosts } from './content.ts'

/** One path for each kind of page. */
export const pageKinds = {
  home: '/',
  about: '/about',
  blog: '/blog',
  post: `/blog/${readPosts()[0]?.id ?? ''}`,
  faq: '/faq',
  service: '/services/office',
  areas: '/service-areas',
  area: '/service-areas/troy',
  contact: '/contact',
  privacy: '/privacy-policy',
} as const

/** Everything that visitors may see: each kind of page, and what appears if a page or post doesn't exist. */
export const screens = {
  ...pageKinds,
  'not found': '/no-such-page',
  'post not found': '/blog/no-such-post',
} as const
