/**
 * Starts the command line from a compiled copy of the generator, which cuts the CPU time of `npm run check`, and of a build of an
 * unchanged site, to a quarter. The copy is in `.cache/generator`, and is rebuilt when a source changes. If it can't be written,
 * the sources run directly. Plain JavaScript, since nothing compiles this file.
 */
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'
import { findLockfile, listCode } from './shared/fs/hash-sources.mjs'

// The email library looks for it while it loads, and from Node 25 on, Node prints a warning then.
delete globalThis.localStorage

const root = join(import.meta.dirname, '..')
const copy = join(root, '.cache', 'generator', fingerprint())

try {
  const isCompiled = isWhole() || (await compile())
  const { finished } = isCompiled ? run(join(copy, 'cli.cjs')) : await importSources()
  // If this never settles, Node's exit code says so.
  await finished
} catch (error) {
  // The command line reports its own errors. Anything else is a template that can't be compiled, or a bug in how we start it.
  process.stderr.write(`${error.errors ? error.message : error.stack}\n`)
  process.exitCode = 2
}

async function importSources() {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport('./cli/cli.ts', { parentURL: import.meta.url, tsconfig: join(root, 'tsconfig.json') })
}

/**
 * Changes with the path, mtime and size of every source, with the packages, and with Node: V8 only checks its own version, which
 * several versions of Node share, and crashes on code of another.
 */
function fingerprint() {
  const { arch, execPath, platform, version } = process
  const hash = createHash('sha256').update(`${root}\0${platform}\0${arch}\0${version}\0${execPath}\0`)
  for (const file of [...listCode(root), findLockfile(root)]) {
    const found = statSync(file, { throwIfNoEntry: false })
    hash.update(`${file}\0${found?.mtimeMs}\0${found?.size}\0`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Whether each file matches its checksum. A damaged one would break every run. */
function isWhole() {
  try {
    const sums = JSON.parse(readFileSync(join(copy, 'sums.json'), 'utf8'))
    return Object.entries(sums).every(([name, sum]) => crc32(readFileSync(join(copy, name))) === sum)
  } catch (error) {
    if (isDiskError(error) || error instanceof SyntaxError) return false
    throw error
  }
}

/** Returns whether the copy is there. */
async function compile() {
  const { writeCopy } = await import('./compile.mjs')
  try {
    await writeCopy(root, copy, isWhole)
  } catch (error) {
    if (!isDiskError(error)) throw error
  }
  return isWhole()
}

/**
 * Runs a CommonJS script and returns its exports. Reuses what V8 compiled of it in an earlier run of the same command, which
 * saves a seventh of the time of a build. From Node 22 on, `module.enableCompileCache` does the same.
 */
function run(file) {
  const [command = ''] = process.argv.slice(2)
  const codeFile = join(copy, `${/^[a-z]+$/.test(command) ? command : 'other'}.code`)
  const cachedData = readCode(codeFile)
  const source = `(function (exports, require, module, __filename, __dirname, importModule) {${readFileSync(file, 'utf8')}\n})`
  const script = new Script(source, { filename: file, cachedData })
  // Only after success: an error ends a run before it has compiled all that the command needs.
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', (code) => code === 0 && writeCode(codeFile, script.createCachedData()))
  const module = { exports: {} }
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file), importModule)
  return module.exports
}

/** For packages that can only be imported. In Node 20, a script with code from an earlier run can't import. */
function importModule(name) {
  return import(name)
}

/** The first four bytes are a checksum: V8 doesn't check for damage. */
function readCode(file) {
  try {
    const bytes = readFileSync(file)
    const code = bytes.subarray(4)
    return code.length > 0 && crc32(code) === bytes.readUInt32LE(0) ? code : undefined
  } catch (error) {
    if (isDiskError(error)) return undefined
    throw error
  }
}

function writeCode(file, code) {
  const sum = Buffer.alloc(4)
  sum.writeUInt32LE(crc32(code))
  try {
    writeFileSync(`${file}.${process.pid}`, Buffer.concat([sum, code]))
    renameSync(`${file}.${process.pid}`, file)
  } catch (error) {
    if (!isDiskError(error)) throw error
  }
}

function isDiskError(error) {
  return error instanceof Error && 'syscall' in error
}
