import { expect, test } from 'vitest'
import { findSampleImages, largestSample } from '../../../../generator/content/release/find-sample-images.ts'
import { hashSample } from '../../../../generator/content/release/sample-record.ts'
import { forbiddenFiles, memoryFiles } from '../../../support/memory-files.ts'

const large = 'x'.repeat(largestSample + 1)
const known = new Set(['drawing', 'photo', 'other photo', large].map(hashSample))

const find = (images: Readonly<Record<string, string>>, wrap = memoryFiles('/images', images)) =>
  findSampleImages(
    ['gone.webp', ...Object.keys(images)],
    { files: wrap, imagesFolder: '/images', reportedFolder: 'content/images' },
    known,
  )

test('samples are listed by folder, whatever their names are', () => {
  const images = {
    'brand/icon.svg': 'drawing',
    'posts/b.webp': 'photo',
    'posts/a.webp': 'other photo',
    'own.webp': 'own',
  }
  expect(find(images)).toEqual([
    {
      severity: 'warning',
      code: 'launch/sample-images',
      message: '3 images are samples that come with this project.',
      file: 'content/images',
      hint: expect.stringContaining('an image of your own'),
      notes: [
        { message: 'icon.svg, your logo', file: 'content/images/brand' },
        { message: 'a.webp, b.webp', file: 'content/images/posts' },
      ],
    },
  ])
})

test('of a folder with many samples, the first five are named', () => {
  const names = [1, 2, 3, 4, 5, 6].map((number) => `posts/${number}.webp`)
  const [found] = find(Object.fromEntries(names.map((name) => [name, 'photo'])))
  expect(found?.notes).toEqual([{ message: '1.webp, 2.webp, 3.webp, 4.webp, 5.webp, …', file: 'content/images/posts' }])
})

test("images of one's own, large ones and ones without permission are left out", () => {
  expect(find({ 'a.webp': 'own', 'b.webp': large })).toEqual([])
  const images = { 'a.webp': 'photo' }
  expect(find(images, forbiddenFiles(memoryFiles('/images', images)))).toEqual([])
})
