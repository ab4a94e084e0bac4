import { expect, test } from 'vitest'
import { onDisk, WriteError } from '../../../../generator/output/write/write-error.ts'

function fail(code: string, message = ''): () => never {
  return () => {
    throw Object.assign(new Error(message), { code, syscall: 'write' })
  }
}

test.each([
  ['ENOSPC', "The disk is full: /srv/dist could not be written and hasn't changed."],
  ['EDQUOT', "The disk quota is used up: /srv/dist could not be written and hasn't changed."],
  ['EROFS', "/srv/dist could not be written and hasn't changed: the disk is read-only (EROFS)."],
  ['EACCES', "/srv/dist could not be written and hasn't changed: permission denied (EACCES)."],
])('%s is reported in a sentence', (code, sentence) => {
  expect(() => onDisk('/srv/dist', fail(code))).toThrow(new WriteError(sentence))
})

test("other errors are reported in the system's words", () => {
  expect(() => onDisk('/srv/dist', fail('EIO', 'i/o error, write'))).toThrow(
    new WriteError("/srv/dist could not be written and hasn't changed: i/o error, write (EIO)."),
  )
})

test('our own errors stay as they are', () => {
  expect(() => onDisk('/srv/dist', fail('EEXIST', 'taken'))).not.toThrow(WriteError)
  expect(() =>
    onDisk('/srv/dist', () => {
      throw new TypeError('no function')
    }),
  ).toThrow(TypeError)
})

test('what works is done', () => {
  expect(onDisk('/srv/dist', () => 'done')).toBe('done')
})
