import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmallSite } from '../support/edited-site.ts'
import { copyGenerator, type OwnGenerator } from '../support/own-generator.ts'
import { readTree } from '../support/read-tree.ts'

let folder = ''
let ownGenerator: OwnGenerator

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compiled-'))
  ownGenerator = copyGenerator(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const kept = () => join(folder, '.cache/generator')

/** The output of `--help`, from a folder outside the generator's. */
const help = () => run('--help')

async function run(argument: string): Promise<string> {
  const args = [join(folder, 'generator/main.mjs'), argument]
  return (await promisify(execFile)(process.execPath, args, { cwd: tmpdir() })).stdout
}

test('the first run compiles the generator, and later runs reuse it', async () => {
  expect(await help()).toContain('Usage: npm run <command>')
  const copies = await readdir(kept())
  const times = async () => Promise.all(copies.map(async (name) => (await stat(join(kept(), name, 'cli.cjs'))).mtimeMs))
  const before = await times()
  expect(await help()).toContain('Usage: npm run <command>')
  expect([await readdir(kept()), await times()]).toEqual([copies, before])
  expect(copies).toHaveLength(1)
  // Other users, as in a container, read it as well.
  const [copy = ''] = copies
  expect((await stat(join(kept(), copy))).mode).toBe((await stat(kept())).mode)
})

test('unused package code is not in the compiled copy', async () => {
  await help()
  const [copy = ''] = await readdir(kept())
  const parts = (await readdir(join(kept(), copy))).filter((name) => name.endsWith('.cjs'))
  const code = (await Promise.all(parts.map((name) => readFile(join(kept(), copy, name), 'utf8')))).join('\n')
  const names = ['.renderToString=', '.renderToPipeableStream=', 'esprima', 'fromMarkdown', 'toMarkdown']
  expect(names.filter((name) => code.includes(name))).toEqual(['.renderToString='])
})

test('it also runs in a workspace, whose packages are in a folder above', async () => {
  const workspace = await mkdtemp(join(tmpdir(), 'workspace-'))
  const inWorkspace = copyGenerator(join(workspace, 'sites/main'), workspace)
  const lockfile = join(workspace, 'package-lock.json')
  await rename(join(workspace, 'sites/main/package-lock.json'), lockfile)
  expect(await inWorkspace.run(workspace, '--help')).toMatchObject({ code: 0, stderr: '' })
  await appendFile(lockfile, '\n')
  await inWorkspace.run(workspace, '--help')
  expect(await readdir(join(workspace, 'sites/main/.cache/generator'))).toHaveLength(2)
  await rm(workspace, { recursive: true })
})

test('a change to a source file takes effect right away', async () => {
  const file = join(folder, 'generator/cli/cli.ts')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll('Usage: npm run <command>', 'Use it as: npm run <command>'))
  expect(await help()).toContain('Use it as: npm run <command>')
  await writeFile(file, text)
})

test('a bug in the generator is shown once, with its exit code, and the compiled copy stays', async () => {
  const file = join(folder, 'generator/cli/cli.ts')
  const text = await readFile(file, 'utf8')
  for (const [bug, message] of [
    ["throw new Error('Our bug')", 'Error: Our bug'],
    ['const no end', 'cli.ts:'],
  ] as const) {
    await writeFile(file, `${text}\n${bug}\n`)
    const failed: unknown = await help().catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining(message) as string })
    expect((failed as { stderr: string }).stderr.split(message)).toHaveLength(2)
  }
  await writeFile(file, text)
  const before = await readdir(kept())
  expect(await help()).toContain('Usage: npm run <command>')
  expect(await readdir(kept())).toEqual(expect.arrayContaining(before))
})

test("a template that can't be compiled is reported with its place, without a stack", async () => {
  const file = join(folder, 'templates/index.ts')
  const text = await readFile(file, 'utf8')
  await writeFile(file, `<<<<<<< HEAD\n${text}`)
  const { code, stderr } = await ownGenerator.run(tmpdir(), '--help')
  await writeFile(file, text)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^Build failed with 1 error:\n.*templates\/index\.ts:1:0: ERROR: .*\n$/)
})

test('a command that never finishes fails', async () => {
  const file = join(folder, 'generator/cli/cli.ts')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('await run(', 'await new Promise(() => {}) ?? await run('))
  // Node's own code for this (https://nodejs.org/api/process.html#exit-codes).
  await expect(help()).rejects.toMatchObject({ code: 13 })
  await writeFile(file, text)
})

test('a damaged copy is compiled again', async () => {
  await help()
  for (const name of await readdir(kept())) await truncate(join(kept(), name, 'cli.cjs'), 200)
  expect(await help()).toContain('Usage: npm run <command>')
  expect(await help()).toContain('Usage: npm run <command>')
})

test('what V8 compiled is kept after a successful run, and damage to it does no harm', async () => {
  await rm(kept(), { recursive: true })
  const code = async () => {
    const [copy = ''] = await readdir(kept())
    const names = (await readdir(join(kept(), copy))).filter((name) => name.endsWith('.code'))
    return names.map((name) => join(kept(), copy, name))
  }
  await expect(run('nothing')).rejects.toMatchObject({ code: 2 })
  expect(await code()).toEqual([])
  await help()
  const [file = ''] = await code()
  const whole = await readFile(file)
  expect(whole.length).toBeGreaterThan(100_000)
  for (const damaged of [whole.subarray(0, 3), whole.subarray(0, 50_000), Buffer.from(whole).fill(0, 60_000, 61_000)]) {
    await writeFile(file, damaged)
    expect(await help()).toContain('Usage: npm run <command>')
    const { length } = await readFile(file)
    expect(length).toBeGreaterThan(100_000)
  }
})

/** Letters and marks beyond ASCII, which the generator looks for with patterns beyond ASCII. */
const post = `---
title: A Café on Example Straße
excerpt: How a café’s floor is kept clean in winter, when each guest brings in salt and water from the street.
date: 2026-05-01
image: posts/office-cleaning-tips.webp
imageAlt: Sample floor
category: Tips
tags: [Straße]
---

## Straße, Café & Œuvre

The café’s mats lie at the door – “twice as long as you think”.

• Wash them
• Dry them
`

test("a build from any folder is the same as one from the sources, which run if the copy can't be stored, and so is its report", async () => {
  const site = createSmallSite(join(folder, 'site'))
  site.write('content/posts/cafe.md', post)
  const build = async (out: string) => {
    const places = { content: 'content', config: 'site.config.yaml', cache: 'cache', out }
    const options = Object.entries(places).flatMap(([name, place]) => [`--${name}`, join(site.folder, place)])
    const env = { ...process.env, SOURCE_DATE_EPOCH: '1796083200' }
    const args = [join(folder, 'generator/main.mjs'), 'build', ...options]
    const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: tmpdir(), env })
    // Paths depend on the folder. A busy machine takes long enough for progress to be shown.
    const report = stderr.replaceAll(/[^\s(]*(?=content\/)|^.+ \d+ of \d+.*\n/gm, '')
    return { report, tree: await readTree(join(site.folder, out)) }
  }
  await rm(join(folder, '.cache'), { recursive: true })
  await writeFile(join(folder, '.cache'), '')
  const fromSources = await build('sources')
  await rm(join(folder, '.cache'))
  expect(fromSources.report).toContain("`• Wash them` isn't a list item")
  expect(Object.keys(fromSources.tree).length).toBeGreaterThan(36)
  // Images, styles and scripts are made once, and everything else again.
  site.remove('cache/content')
  expect(await build('copy')).toEqual(fromSources)
  expect(await readdir(kept())).toHaveLength(1)
})
