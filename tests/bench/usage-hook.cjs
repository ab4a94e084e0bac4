/**
 * Loaded into a measured program (`node --require`), where it writes the usage on exit. Plain CommonJS, so that it doesn't
 * add to what it measures.
 */
const { readdirSync, readFileSync, writeFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

/** Linux's unit of CPU time. */
const ticksInSecond = 100

if (isMainThread) process.once('exit', writeUsage)

function writeUsage() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const cpu = (userCPUTime + systemCPUTime) / 1e6 + sumHelpers()
  writeFileSync(process.env['BENCH_USAGE'], JSON.stringify({ cpu, peak: maxRSS * 1024 }))
}

/** CPU seconds of child processes, such as esbuild; 0 if the system doesn't report them. */
function sumHelpers() {
  try {
    const ended = readTimes('self').slice(2)
    const alive = readdirSync('/proc/self/task').flatMap((thread) => {
      const ids = readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ')
      return ids.filter((id) => id.trim() !== '').flatMap(readTimes)
    })
    return [...ended, ...alive].reduce((sum, ticks) => sum + ticks, 0) / ticksInSecond
  } catch {
    return 0
  }
}

/** User and system time of a process, then of its exited children. */
function readTimes(id) {
  const status = readFileSync(`/proc/${id}/stat`, 'utf8')
  // The name at the start is in parentheses and may contain anything.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).map(Number)
}
