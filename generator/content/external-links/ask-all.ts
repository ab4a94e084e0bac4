import { groupBy } from '../../shared/group-by.ts'
import type { Answer } from './ask-address.ts'

/** Hosts that are asked at one time. */
const mostHosts = 4

/** Asks for all addresses: of each host one after the other, of few hosts at a time. */
export async function askAll(
  addresses: readonly string[],
  ask: (address: string) => Promise<Answer>,
  onAnswer: (done: number) => void = () => undefined,
): Promise<ReadonlyMap<string, Answer>> {
  const waiting = [...groupBy(addresses, (address) => new URL(address).host).values()]
  const answers = new Map<string, Answer>()
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const address of group) {
        answers.set(address, await ask(address))
        onAnswer(answers.size)
      }
    }
  }
  await Promise.all(Array.from({ length: mostHosts }, work))
  return answers
}
