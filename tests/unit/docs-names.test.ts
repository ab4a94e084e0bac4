import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readProjectFile, root } from '../support/project.ts'

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Everything in backticks. */
const namesIn = (text: string) => [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name))]

/**
 * Whether it's a path in the project, and not a URL, a pattern, a placeholder, or a path that only exists in builds or
 * sites.
 */
const isPath = (name: string) =>
  /^[\w.][\w./-]*(?:\/|\/[\w.-]+|\.(?:tsx?|mjs|css))$/.test(name) &&
  !/^(?:dist|\.cache|\.dist|\.outbox|node_modules|text|application)\b|^tests\/acceptance\b|^[a-z]+\.[a-z]+\/|tests\/visual\/found/.test(
    name,
  )

const isFunction = (name: string) => /^[a-z]+[A-Z][A-Za-z]+$/.test(name)

test.each(['CONTRIBUTING.md', 'docs/building.md'])(
  "%s doesn't mention anything missing from the project",
  async (doc) => {
    const names = namesIn(await readProjectFile(doc))
    const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
    const isThere = (name: string) =>
      files.some(
        (file) =>
          file === name || `/${file}`.endsWith(`/${name}`) || `/${file}`.includes(`/${name.replace(/\/$/, '')}/`),
      )
    const paths = names.filter(isPath)
    expect(paths.filter((name) => !isThere(name))).toEqual([])
    expect(paths.length).toBeGreaterThan(10)
    const code = git(
      'grep',
      '--untracked',
      '-hoE',
      '\\b[a-z]+[A-Z][A-Za-z]+\\b',
      '--',
      'generator',
      'templates',
      'client',
      'tests',
    )
    const known = new Set(code.split('\n'))
    expect(names.filter((name) => isFunction(name) && !known.has(name))).toEqual([])
  },
)
