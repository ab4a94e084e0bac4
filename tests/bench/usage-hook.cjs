/**
 * Loaded into a program that is measured (`node --require`): at its end it writes what it has used. Plain CommonJS, since it
 * must not cost what it measures.
 */
const { readdirSync, readFileSync, writeFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

/** What Linux counts processor time in. */
const ticksInSecond = 100

if (isMainThread) process.once('exit', writeUsage)

function writeUsage() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const cpu = (userCPUTime + systemCPUTime) / 1e6 + sumHelpers()
  writeFileSync(process.env['BENCH_USAGE'], JSON.stringify({ cpu, peak: maxRSS * 1024 }))
}

/** Seconds of the processes that it has started, such as esbuild; where the system does not tell them, none. */
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

/** User and system time of a process, then those of its children that have ended. */
function readTimes(id) {
  const status = readFileSync(`/proc/${id}/stat`, 'utf8')
  // The name in front is in brackets and may hold anything.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).map(Number)
}
