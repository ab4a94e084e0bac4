import { existsSync, readdirSync } from 'node:fs'

/** Tests of pages that a site has only with some content. */
const needs: Readonly<Record<string, readonly string[]>> = {
  'content/posts': ['blog', 'post', 'feed'],
  'content/areas': ['area', 'areas', 'map'],
  'content/services': ['service'],
  'content/faq.yaml': ['faq'],
  'content/estimate.yaml': ['estimate'],
}

/** The tests of any site that this one has no content for. */
export function listSkippedTests(): string[] {
  return Object.entries(needs).flatMap(([path, names]) =>
    isThere(path) ? [] : names.map((name) => `tests/site/${name}.test.ts`),
  )
}

function isThere(path: string): boolean {
  if (!existsSync(path)) return false
  return path.endsWith('.yaml') || readdirSync(path).length > 0
}
