import { expect, test } from 'vitest'
import { isOnlyName, renameImage } from '../../../../generator/schema/kinds/image-path.ts'

test.each(['areas/troy.heic', 'areas/Scan 1.TIFF', 'areas/logo.gif'])(
  '%s has to be exported, not just renamed',
  (path) => {
    expect(renameImage(path)).toBe('export it as JPEG or PNG, and ')
  },
)

test.each([
  'office.webp',
  ' IMG_0042.JPG ',
  'IMG_0042',
  'IMG-20260914-WA0003',
  'Untitled',
  'image 2',
  'Screenshot 2026-05-06 at 10.11.12',
  'Alt text',
])('%s is only a name', (alt) => {
  expect(isOnlyName(alt)).toBe(true)
})

test.each([
  'An untitled map',
  'Photo of a mat',
  'Image: a mop',
  'Pictures',
  'A page of office.pdf',
  'Mat.webp, rolled up',
])('%s says something', (alt) => {
  expect(isOnlyName(alt)).toBe(false)
})
