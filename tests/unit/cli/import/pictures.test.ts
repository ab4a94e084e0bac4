import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { indexKeys } from '../../../../generator/cli/import/old-keys.ts'
import { guessPicture, openPictures, openShelf } from '../../../../generator/cli/import/old-pictures.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string, text = path): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

describe('an image is found', () => {
  test.each([
    ['beside its post', 'site/_posts/a/own.png', 'own.png'],
    ['beside its post, with a dot', 'site/_posts/a/own.png', './own.png'],
    ['above it', 'site/_posts/own.png', '../own.png'],
    ['in a folder of pictures of the post', 'site/_posts/a/images/own.png', 'own.png'],
    ['at the top of the old site', 'site/img/a.png', '/img/a.png'],
    ['where Hugo keeps what is at the top', 'site/static/img/a.png', '/img/a.png'],
    ['where Astro and Gatsby keep it', 'site/src/assets/a.png', '../../assets/a.png'],
    ['for a site that is in a folder of its domain', 'site/static/img/a.png', '/blog/img/a.png'],
    ['on the old site itself', 'site/wp-content/uploads/a.png', 'https://old.example/wp-content/uploads/a.png?w=300'],
    ['by its name, wherever Obsidian keeps it', 'site/Files/2024/a.png', 'A.png'],
    ['in the folder that Hexo has for each post', 'site/_posts/a/index/a.png', 'a.png'],
    ['with spaces', 'site/img/my a.PNG', '/img/my%20a.PNG'],
  ])('%s', (_, path, address) => {
    put('site/package.json')
    const file = put(path)
    expect(openPictures(join(folder, 'site/_posts'))(address, 'a/index.md')).toBe(file)
  })

  test.each(['../../../outside.png', '/outside.png', '/notes.txt', '/folder.png', '%', '\0.png', '', 'C:\\a.png'])(
    'but not by %j',
    (address) => {
      put('site/package.json')
      put('outside.png')
      put('site/notes.txt')
      mkdirSync(join(folder, 'site/folder.png'))
      expect(openPictures(join(folder, 'site/_posts'))(address, 'a.md')).toBeUndefined()
    },
  )
})

test('an image in an unknown folder is not found by a name that several have', () => {
  put('.obsidian/app.json')
  put('Files/a.png')
  put('Other/a.png')
  const file = put('Other/b.png')
  const find = openPictures(join(folder, 'Notes'))
  expect(find('a.png', 'a.md')).toBeUndefined()
  expect(find('b.png', 'a.md')).toBe(file)
})

describe('an image gets a path', () => {
  test("with its own name if it's free, or its post's", () => {
    const shelf = openShelf(join(folder, 'ours'))
    put('ours/posts/taken.png', 'ours')
    const same = put('old/Taken.PNG', 'ours')
    const other = put('old/b/taken.png', 'other')
    const third = put('old/c/taken.png', 'third')
    expect(shelf.place(put('old/My Picture_1.JPG'), 'a')).toBe('posts/my-picture-1.jpg')
    expect(shelf.place(same, 'a')).toBe('posts/taken.png')
    expect(shelf.place(other, 'a')).toBe('posts/a-taken.png')
    expect(shelf.place(third, 'a')).toBe('posts/a-taken-2.png')
    expect(shelf.place(other, 'b')).toBe('posts/a-taken.png')
    expect(shelf.place(put('old/cover.webp'), 'a')).toBe('posts/a-cover.webp')
    expect(shelf.place(put('old/照片.webp'), 'a')).toBe('posts/a-picture.webp')
    expect(shelf.place(put('old/a.gif'), 'a')).toBeUndefined()
    expect([...shelf.added.keys()]).not.toContain('posts/taken.png')
    expect(shelf.added.get('posts/a-taken.png')).toBe(other)
  })
})

const find = (address: string) => (address.includes('gone') ? undefined : `/old/${address}`)

const guess = (data: Readonly<Record<string, unknown>>, body = '') =>
  guessPicture({ path: 'a.md', keys: indexKeys(data), body }, { title: 'A title', find })

describe('the image of a post', () => {
  test.each([
    [{ image: 'a.png', image_alt: 'Words' }, '', { file: '/old/a.png', alt: 'Words', why: 'from `image`' }],
    [{ cover: { image: 'a.png', alt: 'Words' } }, '', { file: '/old/a.png', alt: 'Words', why: 'from `cover.image`' }],
    [{ images: ['a.png'] }, '![Words](a.png)', { file: '/old/a.png', alt: 'Words', why: 'from `images`' }],
    [
      { image: 'gone.png', thumbnail: 'wet-floor-sign.png' },
      '',
      {
        file: '/old/wet-floor-sign.png',
        alt: 'Wet floor sign',
        altWhy: "from the image's file name",
        why: 'from `thumbnail`',
      },
    ],
    [
      {},
      '![](gone.png) ![IMG_1.png](IMG_1.png)',
      {
        file: '/old/IMG_1.png',
        alt: 'Image for “A title”',
        altWhy: 'from the title',
        why: 'from the text, where it still appears',
      },
    ],
    [
      {},
      '<!-- <img src="b.png"> -->\n\n<p><img class="c" src=\'a.png\' alt="Words &amp; more" /></p>\n\n![Other](b.png)',
      { file: '/old/a.png', alt: 'Words & more', why: 'from the text, where it still appears' },
    ],
  ])('with %j and %j', (data, body, expected) => {
    expect(guess(data, body)).toEqual(expected)
  })

  test('may be missing', () => {
    expect(guess({ image: 'gone.png' }, 'Text')).toBeUndefined()
  })
})
