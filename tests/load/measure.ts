import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Load {
  /** Connections at a time. */
  readonly connections: number
  readonly seconds: number
}

/** Requests that a server answers in a second, as wrk counts them (https://github.com/wg/wrk). */
export async function measureLoad(wrk: string, address: string, { connections, seconds }: Load): Promise<number> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br']
  const { stdout } = await promisify(execFile)(wrk, [...options, address])
  // What is refused or cut off is answered fast, and is no answer.
  if (/Socket errors|Non-2xx/.test(stdout)) throw new Error(`${address} does not hold:\n${stdout}`)
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout) ?? []
  if (rate === undefined) throw new Error(`wrk says no rate:\n${stdout}`)
  return Number(rate)
}
