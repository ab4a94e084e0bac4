import { describe, expect, test } from 'vitest'
import { config, leaveOutFacts, readOrdered, readPosts, readTexts } from '../support/content.ts'
import { parsePage } from '../support/part.ts'
import { listPaths, readPage } from '../support/site.ts'
import { listQuotes } from '../support/testimonials.ts'
import { findThing, findThings, type Thing } from '../support/structured-data.ts'

const { url, company } = config
const areas = readOrdered('areas')
const services = readOrdered('services')

describe('the structured data of the home page', () => {
  const business = findThing(readPage('/'), 'LocalBusiness')

  test("has the company's address and service area", () => {
    const isHidden = company.address.street === undefined
    const round = (degrees: number) => (isHidden ? Number(degrees.toFixed(2)) : degrees)
    const [latitude, longitude] = [round(company.geo.latitude), round(company.geo.longitude)]
    const point = { '@type': 'GeoCoordinates', latitude, longitude }
    expect(business['geo']).toEqual(isHidden ? undefined : point)
    const served = business['areaServed'] as readonly Thing[]
    expect(served.filter((place) => place['@type'] === 'GeoCircle')).toEqual([
      { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: String(company.geo.radius) },
    ])
  })

  test('lists the cities', () => {
    const cities = (business['areaServed'] as readonly Thing[]).filter((place) => place['@type'] === 'City')
    expect(cities.map(({ name }) => name)).toEqual(areas.map(({ city }) => city))
  })

  test('lists the services', () => {
    const { itemListElement } = business['hasOfferCatalog'] as { itemListElement: readonly { itemOffered: Thing }[] }
    const offered = itemListElement.map(({ itemOffered }) => [itemOffered['name'], itemOffered['url']])
    expect(offered).toEqual(services.map(({ id, title }) => [title, `${url}/services/${id}`]))
  })

  test('has the price range', () => {
    expect(business['priceRange']).toBe(company.priceRange)
  })

  test("has the site's name", () => {
    const website = findThing(readPage('/'), 'WebSite')
    expect(website).toMatchObject({ '@id': `${url}/#website`, url: `${url}/`, name: company.name })
  })

  test.runIf(readPosts().length > 0)('has a search that leads to the blog', () => {
    const website = findThing(readPage('/'), 'WebSite')
    expect(website['potentialAction']).toMatchObject({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}/blog?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    })
  })

  test("is the only one with the site's name", () => {
    const naming = listPaths().filter((path) => findThings(readPage(path), 'WebSite').length > 0)
    expect(naming).toEqual(['/'])
  })
})

test.runIf(listQuotes('about').length > 0)('the about page has its reviews and their rating', () => {
  const page = readPage('/about')
  const business = findThing(page, 'LocalBusiness')
  const reviews = business['review'] as readonly { reviewBody: string; author: Thing; reviewRating: Thing }[]
  const figures = page.find('main figure')
  expect(reviews.map(({ reviewBody }) => reviewBody)).toEqual(figures.map((figure) => figure.only('blockquote').text))
  for (const [index, { author, reviewRating }] of reviews.entries()) {
    expect(figures[index]?.only('figcaption').text).toContain(author['name'])
    expect(reviewRating['ratingValue']).toBeLessThanOrEqual(5)
  }
  expect(business['aggregateRating']).toMatchObject({ reviewCount: reviews.length, bestRating: 5 })
})

test.runIf(listPaths().includes('/faq'))('the FAQ page has its questions and answers', () => {
  const page = readPage('/faq')
  const questions = findThing(page, 'FAQPage')['mainEntity'] as readonly { name: string; acceptedAnswer: Thing }[]
  // The page groups them by category.
  expect(new Set(questions.map(({ name }) => name))).toEqual(new Set(page.texts('main summary')))
  for (const details of page.find('main details')) {
    const question = questions.find(({ name }) => name === details.only('summary').text)
    const answer = parsePage(String(question?.acceptedAnswer['text'])).text
    expect(leaveOutFacts(details.text)).toContain(leaveOutFacts(answer))
    expect(answer).not.toBe('')
  }
  expect(questions).toHaveLength(readTexts('faq').length)
})

test.each(services)('the page of the service $id describes it', ({ id, title }) => {
  const service = findThing(readPage(`/services/${id}`), 'Service')
  expect(service).toMatchObject({ '@id': `${url}/services/${id}#service`, name: title, serviceType: title })
  expect(service['provider']).toEqual({ '@id': `${url}/#business` })
})

test.each(readPosts())('the page of the post $id describes it with its dates', (post) => {
  const page = readPage(`/blog/${post.id}`)
  const posting = findThing(page, 'BlogPosting')
  const shown = page
    .only('main article:has(h1)')
    .find('time')
    .map((time) => time.attribute('datetime'))
  expect(posting).toMatchObject({
    headline: post.title,
    description: post.excerpt,
    publisher: { '@id': `${url}/#business` },
  })
  expect(posting['author']).toMatchObject({ '@type': 'Organization', name: company.name, url: `${url}/` })
  expect(String(posting['datePublished']).slice(0, 10)).toBe(shown[0])
  expect(String(posting['dateModified']).slice(0, 10)).toBe(post.updated ?? shown[0])
  expect(posting['datePublished']).toMatch(/T00:00:00[-+]\d{2}:\d{2}$/)
})
