import { expect, test } from 'vitest'
import { hasSiteFile, fileOf, listPageFiles, listSiteFiles } from '../support/site.ts'

const fixed = ['/', '/about', '/blog', '/faq', '/service-areas', '/contact', '/privacy-policy']

const services = ['office', 'medical', 'industrial', 'educational', 'retail', 'hospitality']

const areas = [
  'detroit',
  'troy',
  'royal-oak',
  'southfield',
  'warren',
  'sterling-heights',
  'rochester-hills',
  'dearborn',
  'auburn-hills',
  'farmington-hills',
  'livonia',
  'birmingham',
  'bloomfield-hills',
  'west-bloomfield',
]

const posts = [
  'hiring-cleaning-staff',
  'professional-office-cleaning-benefits',
  'office-cleaning-tips',
  'green-cleaning-solutions',
  'medical-facility-sanitation',
  'warehouse-cleaning-guide',
  'retail-cleaning-tips',
  'post-construction-cleaning',
]

const specified = [
  ...fixed,
  ...services.map((id) => `/services/${id}`),
  ...areas.map((id) => `/service-areas/${id}`),
  ...posts.map((id) => `/blog/${id}`),
]

test.each(specified)('%s is a page', (path) => {
  expect(hasSiteFile(fileOf(path))).toBe(true)
})

test('the pages are those in the content and 404.html, and no others', () => {
  const built = listSiteFiles().filter((file) => file.endsWith('.html'))
  expect(built.toSorted()).toEqual(listPageFiles().toSorted())
})

test('no path is both a file and a folder with an index', () => {
  expect(listSiteFiles().filter((file) => file.endsWith('/index.html'))).toEqual([])
})
