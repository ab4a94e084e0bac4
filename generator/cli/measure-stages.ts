export type StageTimes = ReturnType<typeof measureStages>

/** Measures stages that follow each other. `begun` is the moment at which the first one, start-up, began; milliseconds. */
export function measureStages(now: () => number, begun: number) {
  const times = new Map<string, number>()
  let stage = 'start-up'
  let since = begun
  const end = () => {
    const moment = now()
    times.set(stage, (times.get(stage) ?? 0) + moment - since)
    since = moment
  }
  return {
    begin: (next: string) => {
      end()
      stage = next
    },
    /** The time that each stage took, and its part of the whole; one that came several times has one row. */
    format() {
      end()
      const total = now() - begun
      const rows = [...times, ['all', total] as const]
      return rows.map(([name, time]) => formatRow(name, time, total)).join('')
    },
  }
}

function formatRow(name: string, time: number, total: number): string {
  const part = total === 0 ? 0 : Math.round((100 * time) / total)
  return `${name.padEnd(12)}${Math.round(time).toLocaleString('en').padStart(9)} ms${String(part).padStart(5)} %\n`
}
