/** Compiles the generator for `main.mjs`. Plain JavaScript, since nothing compiles this file. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { build } from 'esbuild'
import { hashSources } from './shared/fs/hash-sources.mjs'

/** Old copies are kept for a while, because a server started from one may still load parts of it. */
const mostCopies = 10

/** Compiles into a temporary folder next to `copy`, and moves it into place, unless another run has finished first. */
export async function writeCopy(root, copy, isWhole) {
  const parts = await bundle(root, copy)
  const copies = dirname(copy)
  mkdirSync(copies, { recursive: true })
  // `mkdtempSync` would make a folder that other users, as in a container, can't read.
  const unfinished = join(copies, `unfinished-${randomUUID()}`)
  mkdirSync(unfinished)
  for (const [name, content] of parts) writeFileSync(join(unfinished, name), content)
  const sums = Object.fromEntries(parts.map(([name, content]) => [name, crc32(content)]))
  writeFileSync(join(unfinished, 'sums.json'), JSON.stringify(sums))
  // Another run may have moved its copy there first, and be running from it. Only a damaged copy is removed.
  if (!isMoved(unfinished, copy)) {
    if (isWhole()) rmSync(unfinished, { recursive: true })
    else {
      rmSync(copy, { recursive: true, force: true })
      renameSync(unfinished, copy)
    }
  }
  dropOld(copies)
}

/** Whether a folder could be moved. It can't if there is one of that name already. */
function isMoved(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

/** Names and contents of the copy's files. */
async function bundle(root, copy) {
  const unused = join(root, 'generator/unused-packages.mjs')
  const { outputFiles } = await build({
    entryPoints: {
      cli: join(root, 'generator/cli/cli.ts'),
      'read-worker': join(root, 'generator/content/reading/read-worker.ts'),
    },
    outdir: copy,
    outExtension: { '.js': '.cjs' },
    write: false,
    bundle: true,
    // V8 can keep compiled code of scripts, but not of modules.
    format: 'cjs',
    supported: { 'dynamic-import': false },
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
      locate('satteri', '../index.js'),
      'sharp',
      'subset-font',
      'svgo',
      'tsx',
    ],
    // Replaces unused parts of packages.
    alias: {
      // React's streaming renderer is as much code again.
      'react-dom/server': locate('react-dom/package.json', 'cjs/react-dom-server-legacy.node.production.js'),
      // gray-matter loads a YAML parser, and remark a parser and a serializer of Markdown; we give them ours.
      ...Object.fromEntries(['js-yaml', 'remark-parse', 'remark-stringify'].map((name) => [name, unused])),
    },
    banner: { js: "const ownUrl = require('node:url').pathToFileURL(__filename).href;" },
    define: {
      'import.meta.url': 'ownUrl',
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

/** Path of a package's file, by its path from one that the package exports. Workspaces install packages in a folder above. */
function locate(exported, file) {
  return fileURLToPath(new URL(file, import.meta.resolve(exported)))
}

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function dropOld(copies) {
  const paths = readdirSync(copies).map((name) => join(copies, name))
  for (const path of paths.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(mostCopies))
    rmSync(path, { recursive: true, force: true })
}
