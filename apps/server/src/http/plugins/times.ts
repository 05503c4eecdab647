const bounds = [0.005, 0.02, 0.1, 0.5, 2, 10]

interface Series {
  labels: string
  /** How many were answered within each bound, and after the last. */
  counts: number[]
  sum: number
}

/**
 * A histogram in the text format of Prometheus. The labels of a route are put together once; prom-client does it
 * again for every answer.
 */
export function createTimes(name: string, help: string) {
  const all: Series[] = []
  const open = (labels: string): Series => {
    const series = { labels, counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 }
    all.push(series)
    return series
  }
  return {
    of(method: string, route: string) {
      const byStatus = new Map<number, Series>()
      return (status: number, seconds: number) => {
        let series = byStatus.get(status)
        if (!series) {
          series = open(`method="${method}",route="${route}",status="${status}"`)
          byStatus.set(status, series)
        }
        let place = 0
        while (place < bounds.length && seconds > (bounds[place] as number)) place += 1
        series.counts[place] = (series.counts[place] as number) + 1
        series.sum += seconds
      }
    },
    text(): string {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
      for (const { labels, counts, sum } of all) {
        let total = 0
        for (const [place, count] of counts.entries()) {
          total += count
          lines.push(`${name}_bucket{le="${bounds[place] ?? '+Inf'}",${labels}} ${total}`)
        }
        lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}
