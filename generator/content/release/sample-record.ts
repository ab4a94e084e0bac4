import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFolder } from '../../shared/fs/source-folder.ts'
import { hashText } from '../load/source-file.ts'

/** Hashes from `hashSample` of the texts and images that ship with this project, one a line. */
export const sampleRecordFile = join(sourceFolder, 'generator', 'content', 'release', 'samples.txt')

export function readSampleRecord(): ReadonlySet<string> {
  return new Set(readFileSync(sampleRecordFile, 'utf8').split('\n'))
}

/** Eight hex digits. */
export function hashSample(content: string | Uint8Array): string {
  return hashText(content).slice(0, 8)
}
