export type StageTimes = ReturnType<typeof measureStages>

/** Times consecutive stages, in milliseconds. The first one, start-up, began at 0. */
export function measureStages(now: () => number) {
  const times = new Map<string, number>()
  let stage = 'start-up'
  let since = 0
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
    /** A table of each stage's time and its share of the total. A repeated stage has one row. */
    format() {
      end()
      const total = now()
      const rows = [...times, ['total', total] as const]
      return rows.map(([name, time]) => formatRow(name, time, total)).join('')
    },
  }
}

function formatRow(name: string, time: number, total: number): string {
  const part = total === 0 ? 0 : Math.round((100 * time) / total)
  return `${name.padEnd(12)}${Math.round(time).toLocaleString('en').padStart(9)} ms${String(part).padStart(5)}%\n`
}
