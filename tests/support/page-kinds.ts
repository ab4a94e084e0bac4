import { readPosts } from './content.ts'

/** One address of each kind of page. */
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

/** All that visitors may see: every kind of page, and what stands where there is none. */
export const screens = {
  ...pageKinds,
  'not found': '/no-such-page',
  'post not found': '/blog/no-such-post',
} as const
