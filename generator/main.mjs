/**
 * Starts the command line from a compiled copy of the generator, which cuts the CPU time of `npm run check`, and of a build of an
 * unchanged site, to a quarter. The copy is in `.cache/generator`, and is rebuilt when a source changes. If it can't be written,
 * the sources run directly. Plain JavaScript, since nothing compiles this file.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
import { hashSources, listCode } from './shared/fs/hash-sources.mjs'

const root = join(import.meta.dirname, '..')
const copies = join(root, '.cache', 'generator')
const unused = join(root, 'generator/content/load/unused-packages.mjs')

/** Old copies are kept for a while, because a server started from one may still load parts of it. */
const mostCopies = 10

const copy = join(copies, fingerprint())
try {
  if (isWhole(copy) || (await compile())) await import(pathToFileURL(join(copy, 'cli.js')).href)
  else await (await import('tsx/esm/api')).tsImport('./cli/cli.ts', import.meta.url)
} catch (error) {
  // The command line reports its own errors. Anything else is a bug in how we start it.
  process.stderr.write(`${error.stack}\n`)
  process.exitCode = 2
}

/** Changes with the path, mtime and size of every source, and with the packages. */
function fingerprint() {
  const hash = createHash('sha256').update(root)
  for (const file of [...listCode(root), join(root, 'package-lock.json')]) {
    const found = statSync(file, { throwIfNoEntry: false })
    hash.update(`${file}\0${found?.mtimeMs}\0${found?.size}\0`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Whether each file matches its checksum. A damaged chunk that is loaded late would break every run. */
function isWhole(folder) {
  try {
    const sums = JSON.parse(readFileSync(join(folder, 'sums.json'), 'utf8'))
    return Object.entries(sums).every(([name, sum]) => crc32(readFileSync(join(folder, name))) === sum)
  } catch (error) {
    if (isDiskError(error) || error instanceof SyntaxError) return false
    throw error
  }
}

/** Builds the copy in a temporary folder and moves it into place. Returns whether it is there. */
async function compile() {
  const parts = await bundle()
  try {
    mkdirSync(copies, { recursive: true })
    const unfinished = mkdtempSync(join(copies, 'unfinished-'))
    for (const [name, content] of parts) writeFileSync(join(unfinished, name), content)
    const sums = Object.fromEntries(parts.map(([name, content]) => [name, crc32(content)]))
    writeFileSync(join(unfinished, 'sums.json'), JSON.stringify(sums))
    // Another run may have finished first, and may be running from it.
    if (isWhole(copy)) rmSync(unfinished, { recursive: true })
    else {
      rmSync(copy, { recursive: true, force: true })
      renameSync(unfinished, copy)
    }
    dropOld()
  } catch (error) {
    if (!isDiskError(error)) throw error
  }
  return isWhole(copy)
}

/** Names and contents of the copy's files. */
async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: {
      cli: join(root, 'generator/cli/cli.ts'),
      'read-worker': join(root, 'generator/content/reading/read-worker.ts'),
    },
    outdir: copy,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    // Names are kept for stack traces. Comments and whitespace are half of what would be loaded.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    // Bundled packages load in a third of the time. Packages with binaries or data files stay external.
    external: [
      'esbuild',
      'harfbuzzjs',
      'launch-editor',
      'piscina',
      // Loads satteri's binary. The rest of satteri is bundled: it's 36 files.
      join(root, 'node_modules/satteri/index.js'),
      'sharp',
      'subset-font',
      'svgo',
      'tsx',
    ],
    // Replaces unused parts of packages.
    alias: {
      // React's streaming renderer is as much code again.
      'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
      // gray-matter loads a YAML parser, and remark a parser and a serializer of Markdown; we give them ours.
      ...Object.fromEntries(['js-yaml', 'remark-parse', 'remark-stringify'].map((name) => [name, unused])),
    },
    // Bundled CommonJS packages need `require` for Node's own modules.
    banner: {
      js: "import { createRequire as createOwn } from 'node:module';const require = createOwn(import.meta.url);",
    },
    define: {
      // For the only module that uses its own location (`generator/shared/fs/source-folder.ts`).
      'import.meta.dirname': JSON.stringify(join(root, 'generator/shared/fs')),
      SOURCE_VERSION: JSON.stringify(hashSources(root)),
      // Leaves React's development build out.
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'silent',
  })
  return outputFiles.map(({ path, contents }) => [basename(path), contents])
}

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function dropOld() {
  const paths = readdirSync(copies).map((name) => join(copies, name))
  for (const path of paths.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(mostCopies))
    rmSync(path, { recursive: true, force: true })
}

function isDiskError(error) {
  return error instanceof Error && 'syscall' in error
}
