export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** One line of the report. `passed` is null for figures that have no goal. */
export interface Row {
  figure: string
  naive?: string
  ours: string
  ratio?: number
  goal?: string
  passed: boolean | null
}

export const ms = (value: number) => `${value.toFixed(2)} ms`

export function printRows(rows: readonly Row[]) {
  console.table(
    rows.map(({ figure, naive = '', ours, ratio, goal = '', passed }) => ({
      figure,
      naive,
      ours,
      ratio: ratio === undefined ? '' : ratio.toFixed(1),
      goal,
      verdict: passed === null ? '' : passed ? 'PASS' : 'MISS',
    })),
  )
}
