/**
 * Starts the command line from a compiled copy of the generator: node starts that in half the time that it takes to load the
 * TypeScript sources one by one. The copy is made where a source is another than before, and kept in `.cache/generator`;
 * where nothing can be kept there, the sources themselves are run. Plain JavaScript, since nothing has compiled it.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
import { hashSources, listCode } from './shared/fs/hash-sources.mjs'

const root = join(import.meta.dirname, '..')
const kept = join(root, '.cache', 'generator')

/** Copies that stay: a server that was started from an earlier one still loads parts of it. */
const mostKept = 10

/** Says what each file of a copy adds up to. */
const sumsFile = 'sums.json'

const folder = join(kept, fingerprint())
if (isWhole() || (await compile())) await runCopy()
else await runSources()

async function runCopy() {
  try {
    await import(pathToFileURL(join(folder, 'cli.js')).href)
  } catch {
    // The command line tells its own mistakes: what comes here could not be loaded, and is made anew the next time.
    rmSync(folder, { recursive: true, force: true })
    await runSources()
  }
}

async function runSources() {
  const { tsImport } = await import('tsx/esm/api')
  await tsImport('./cli/cli.ts', import.meta.url)
}

/** Changes with every source, by its time and size, and with the packages. */
function fingerprint() {
  const hash = createHash('sha256').update(root)
  for (const file of listCode(root)) update(file)
  update(join(root, 'package-lock.json'))
  return hash.digest('hex').slice(0, 16)

  function update(file) {
    const found = statSync(file, { throwIfNoEntry: false })
    hash.update(`${file}\0${found?.mtimeMs}\0${found?.size}\0`)
  }
}

/** Whether the copy is there as it was made: a part that is loaded late, and is damaged, would break every run. */
function isWhole() {
  try {
    const sums = JSON.parse(readFileSync(join(folder, sumsFile), 'utf8'))
    return Object.entries(sums).every(([name, sum]) => crc32(readFileSync(join(folder, name))) === sum)
  } catch {
    return false
  }
}

function writeSums(copy) {
  const names = readdirSync(copy)
  const sums = Object.fromEntries(names.map((name) => [name, crc32(readFileSync(join(copy, name)))]))
  writeFileSync(join(copy, sumsFile), JSON.stringify(sums))
}

/** Makes the copy beside its place and moves it there whole; another run may have been faster. Whether it is there. */
async function compile() {
  try {
    const { build } = await import('esbuild')
    await mkdir(kept, { recursive: true })
    const unfinished = await mkdtemp(join(kept, 'unfinished-'))
    await build({
      entryPoints: {
        cli: join(root, 'generator/cli/cli.ts'),
        'read-worker': join(root, 'generator/content/reading/read-worker.ts'),
      },
      outdir: unfinished,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      // Half of what would be loaded is comments and spaces; names stay, for whoever reads where a mistake of ours is.
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      // In one piece with ours, packages load in a third of the time. Those that bring programs or data with them stay where they are.
      external: ['esbuild', 'harfbuzzjs', 'piscina', 'satteri', 'sharp', 'subset-font', 'tsx'],
      // What packages bring along, and is never asked for, need not be loaded by each run.
      alias: {
        // React can also send a page while it is rendered, with as much code again.
        'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
        // gray-matter has a reader of YAML, which has a reader of JavaScript; it is given ours in their place.
        'js-yaml': join(root, 'generator/content/load/no-yaml.mjs'),
      },
      // Older packages ask for node's own modules in the old way.
      banner: {
        js: "import { createRequire as createOwn } from 'node:module';const require = createOwn(import.meta.url);",
      },
      // The one module that asks where it lies (`generator/shared/fs/source-folder.ts`) lies elsewhere now.
      define: {
        'import.meta.dirname': JSON.stringify(join(root, 'generator/shared/fs')),
        SOURCE_VERSION: JSON.stringify(hashSources(root)),
        // Without what React says to developers, which `start` bundles by itself, half as much has to be loaded.
        'process.env.NODE_ENV': '"production"',
      },
      logLevel: 'silent',
    })
    writeSums(unfinished)
    if (!isWhole()) rmSync(folder, { recursive: true, force: true })
    await rename(unfinished, folder).catch(() => rmSync(unfinished, { recursive: true, force: true }))
    dropOld()
  } catch {
    // A mistake in a source, or a disk that cannot be written: running the sources says which, or does without.
  }
  return isWhole()
}

function dropOld() {
  const copies = readdirSync(kept)
    .map((name) => ({
      path: join(kept, name),
      time: statSync(join(kept, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .toSorted((a, b) => b.time - a.time)
  for (const { path } of copies.slice(mostKept)) rmSync(path, { recursive: true, force: true })
}
