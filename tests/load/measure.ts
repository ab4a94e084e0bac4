import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Load {
  /** Concurrent connections. */
  readonly connections: number
  readonly seconds: number
}

/** Requests per second that a server handles, as counted by wrk (https://github.com/wg/wrk). */
export async function measureLoad(wrk: string, address: string, { connections, seconds }: Load): Promise<number> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br']
  const { stdout } = await promisify(execFile)(wrk, [...options, address])
  // Refused and cut connections are fast, so they would inflate the figures.
  if (/Socket errors|Non-2xx/.test(stdout)) throw new Error(`${address} does not hold:\n${stdout}`)
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout) ?? []
  if (rate === undefined) throw new Error(`wrk says no rate:\n${stdout}`)
  return Number(rate)
}
