import { existsSync, readdirSync } from 'node:fs'

/** Tests that only apply to sites with this content: a file, or a minimum number of files in a folder. */
const needs = [
  { path: 'content/posts', least: 1, tests: ['blog', 'post', 'feed'] },
  { path: 'content/areas', least: 1, tests: ['area', 'areas'] },
  { path: 'content/areas', least: 2, tests: ['map'] },
  { path: 'content/services', least: 1, tests: ['service'] },
  { path: 'content/faq.yaml', least: 1, tests: ['faq'] },
] as const

/** The site tests that this site has no content for. */
export function listSkippedTests(): string[] {
  const lacking = needs.filter(({ path, least }) => countFiles(path) < least)
  return lacking.flatMap(({ tests }) => tests.map((name) => `tests/site/${name}.test.ts`))
}

function countFiles(path: string): number {
  if (!existsSync(path)) return 0
  return path.endsWith('.yaml') ? 1 : readdirSync(path).length
}
