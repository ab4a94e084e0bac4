import { expect, test } from 'vitest'
import { layerPacks } from '../../../../generator/shared/cache/layered-pack.ts'
import { openMemoryPack, type Pack } from '../../../../generator/shared/cache/pack.ts'

function packOf(records: Readonly<Record<string, string>>): Pack {
  const pack = openMemoryPack()
  for (const [key, text] of Object.entries(records)) pack.set(key, text)
  return pack
}

test('what a pack does not have is got from the first of the others that has it', () => {
  const pack = layerPacks(packOf({ a: 'own' }), [
    packOf({ a: 'first', b: 'first' }),
    packOf({ b: 'second', c: 'second' }),
  ])
  expect(['a', 'b', 'c', 'd'].map((key) => [pack.has(key), pack.get(key)])).toEqual([
    [true, 'own'],
    [true, 'first'],
    [true, 'second'],
    [false, undefined],
  ])
})

test('what is set is the own record, and the others stay as they are', () => {
  const [own, other] = [packOf({}), packOf({ a: 'other' })]
  const pack = layerPacks(own, [other])
  pack.set('a', 'own')
  expect([pack.get('a'), own.get('a'), other.get('a')]).toEqual(['own', 'own', 'other'])
})

test('a record that turns out to be lost is got from another that has it', () => {
  const lost: Pack = { ...packOf({}), has: () => true, get: () => undefined }
  expect(layerPacks(lost, [packOf({ a: 'other' })]).get('a')).toBe('other')
})

test('without others it is the pack itself', () => {
  const own = packOf({})
  expect(layerPacks(own, [])).toBe(own)
})
