import { existsSync, readdirSync } from 'node:fs'

/** Tests of pages that a site has only with some content: a file, or so many in a folder. */
const needs = [
  { path: 'content/posts', least: 1, tests: ['blog', 'post', 'feed'] },
  { path: 'content/areas', least: 1, tests: ['area', 'areas'] },
  { path: 'content/areas', least: 2, tests: ['map'] },
  { path: 'content/services', least: 1, tests: ['service'] },
  { path: 'content/faq.yaml', least: 1, tests: ['faq'] },
] as const

/** The tests of any site that this one has no content for. */
export function listSkippedTests(): string[] {
  const lacking = needs.filter(({ path, least }) => countFiles(path) < least)
  return lacking.flatMap(({ tests }) => tests.map((name) => `tests/site/${name}.test.ts`))
}

function countFiles(path: string): number {
  if (!existsSync(path)) return 0
  return path.endsWith('.yaml') ? 1 : readdirSync(path).length
}
