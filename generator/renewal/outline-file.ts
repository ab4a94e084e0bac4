import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { attempt, succeeds } from '../output/write/attempt.ts'
import type { Outline } from './outline.ts'

/** Counts up whenever an outline of before can no longer be read. */
const format = 1

/**
 * Reads the outline beside a record, of the very site whose record has these bytes; `undefined` where there is none, or it is
 * that of another build. Of a damaged one `report` hears in a sentence.
 */
export function readOutline(
  recordFile: string,
  record: Buffer,
  report: (sentence: string) => void,
): Outline | undefined {
  const file = nameOutline(recordFile)
  const bytes = attempt(() => readFileSync(file))
  if (!bytes) return undefined
  const [head = '', found, ofRecord, sum] =
    /^site-outline (\d+) (\d+) (\d+)\n/.exec(bytes.toString('latin1', 0, 64)) ?? []
  const body = bytes.subarray(head.length)
  if (head !== '' && Number(found) !== format) return undefined
  if (head === '' || crc32(body) !== Number(sum)) {
    report(`${file} is damaged and is left aside, so all of the site is built.`)
    return undefined
  }
  // What has its sum was written by the function below.
  return Number(ofRecord) === crc32(record) ? (JSON.parse(body.toString()) as Outline) : undefined
}

/** Keeps the outline of the site whose record has these bytes, beside it. Where it cannot be kept, the next build looks at all. */
export function writeOutline(recordFile: string, record: Buffer, outline: Outline): void {
  const file = nameOutline(recordFile)
  const part = `${file}.${process.pid}.part`
  const body = Buffer.from(JSON.stringify(outline))
  const head = `site-outline ${format} ${crc32(record)} ${crc32(body)}\n`
  const isKept = succeeds(() => {
    writeFileSync(part, Buffer.concat([Buffer.from(head), body]))
    renameSync(part, file)
  })
  if (!isKept) succeeds(() => rmSync(part, { force: true }))
}

/** It lies beside the record. */
function nameOutline(recordFile: string): string {
  return `${recordFile}.outline`
}
