import { expect, test } from 'vitest'
import { createCardPlanner } from '../../../generator/render/plan-social-card.ts'

const colors = { panel: '#000', heading: '#fff', small: '#fff', accent: '#fc0', ground: '#fff' }
const logo = { viewBox: '0 0 1 1', html: '' }
const cardLook = { fonts: [Buffer.from('font')], colors, logo, company: { name: 'Spotless', phone: '(313) 555-0100' } }
const picture = { stem: '/assets/a', src: '/assets/a-640.webp', widths: [640], width: 640, height: 480 }
const assets = { cardLook, pictures: new Map([['a.webp', picture]]) }
const texts = { blog: { hero: { heading: 'Blog', text: '' } } }
const planCard = createCardPlanner({ texts }, assets)

const page = (kind: 'blog' | 'post', path: string, heading: string, section = 'Blog') =>
  planCard({ kind, path, heading, section, image: { path: 'a.webp', alt: '' } })

test('the name of a card depends on its page and what it shows', () => {
  expect(page('post', '/blog/salt', 'Salt')?.path).toMatch(/^assets\/card-blog-salt-[0-9a-f]{12}\.jpg$/)
  expect(page('post', '/blog/salt', 'Sand')?.key).not.toBe(page('post', '/blog/salt', 'Salt')?.key)
})

test("the name of a card is never too long for a file's name", () => {
  expect(page('post', `/blog/${'a'.repeat(240)}`, 'Salt')?.path.length).toBeLessThan(200)
})

test('further pages of the blog share the card of the first one', () => {
  const first = page('blog', '/blog', 'Blog')
  expect(first?.path).toMatch(/^assets\/card-blog-[0-9a-f]{12}\.jpg$/)
  expect(page('blog', '/blog/page/2', 'Blog, page 2')).toEqual(first)
})

const hasCard = (heading: string) => page('post', '/blog/a', heading) !== undefined

test('a page whose card would lack letters has none, so that it shares its image', () => {
  expect(['Łódź', 'Nguyễn', '5 mistakes 🧹 №1', '2ª, 3 µm', 'ʻOhana'].filter((heading) => !hasCard(heading))).toEqual(
    [],
  )
  expect(
    ['عيد مبارك', 'Καθαρισμός', 'Уборка', '清掃', 'Eid عيد', 'Vệ sinh văn phòng ở Hà Nội'].filter(hasCard),
  ).toEqual([])
  expect(page('post', '/blog/a', 'LED', 'Блог')).toBeUndefined()
})
