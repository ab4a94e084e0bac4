import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuildRequest } from '../../generator/build-request.ts'
import { createBuildRequest } from '../../generator/cli/project.ts'
import type { OutputFile } from '../../generator/shared/output-file.ts'
import { buildSite } from '../../generator/build.ts'
import { buildSearch } from '../../generator/render/search/build-search.ts'
import { createEditedSite } from '../support/edited-site.ts'
import { describeProject } from '../support/repeated-build.ts'

let folder = ''
let request: BuildRequest

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'late-'))
  const project = { ...describeProject(createEditedSite(join(folder, 'site'))), cache: undefined }
  const templates = { renderPage: () => ['a page'], version: '1' }
  request = { ...createBuildRequest(project, 'authors', templates), audience: 'public', styleguide: undefined }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const versionsOf = (outputs: readonly OutputFile[]) => new Map(outputs.map(({ path, version }) => [path, version]))

test('a site whose search is made meanwhile has the same files in the end', async () => {
  const whole = await buildSite(request)
  const { outputs = [], late } = await buildSite({ ...request, makeSearch: async (posts) => buildSearch(posts) })
  const lateOutputs = (await late?.outputs) ?? []
  expect(lateOutputs.map(({ path }) => path)).toContain('blog.html')
  for (const { path } of lateOutputs) expect(late?.mayHave(path), path).toBe(true)
  for (const { path } of outputs) expect(late?.mayHave(path), path).toBe(false)
  expect(versionsOf([...outputs, ...lateOutputs])).toEqual(versionsOf(whole.outputs ?? []))
})

const failSearch = () => Promise.reject(new Error('no search'))

test('whoever writes the site hears that its search cannot be made', async () => {
  const { late } = await buildSite({ ...request, makeSearch: failSearch })
  await expect(late?.outputs).rejects.toThrow('no search')
})

const onStage = (stage: string) => {
  if (stage === 'cards') throw new Error('no cards')
}

test('where something fails before the search is there, that is what is told', async () => {
  await expect(buildSite({ ...request, makeSearch: failSearch, onStage })).rejects.toThrow('no cards')
})
