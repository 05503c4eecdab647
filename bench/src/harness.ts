import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** One round of one contender: how much it did in a second, and how long each piece took. */
export interface Sample {
  perSecond: number
  milliseconds: number[]
}

export interface Contender {
  name: string
  round(): Promise<Sample> | Sample
}

export interface CompareOptions {
  rounds?: number
  warmup?: number
  /** The least share of the other's speed that the first contender must reach. */
  goal?: number
}

export interface Measured {
  name: string
  perSecond: number
  median: number
  p95: number
  p99: number
}

export interface Comparison {
  name: string
  measured: Measured[]
  /** Of the first contender to each other one: the median over rounds, and the lowest and highest round. */
  ratios: { to: string; ratio: number; low: number; high: number; goal: number | null; met: boolean }[]
}

/**
 * Measures contenders in turns, the order reversed from round to round. A machine that slows down for a while slows both,
 * so that only ratios within a round mean anything; speeds of different runs must not be compared.
 */
export async function compare(
  name: string,
  contenders: Contender[],
  options: CompareOptions = {},
): Promise<Comparison> {
  const { rounds = 8, warmup = 2, goal = null } = options
  for (let round = 0; round < warmup; round++) for (const contender of contenders) await contender.round()
  const samples = new Map<Contender, Sample[]>(contenders.map((contender) => [contender, []]))
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed()
    for (const contender of order) samples.get(contender)?.push(await contender.round())
  }
  const of = (contender: Contender) => samples.get(contender) ?? []
  const [ours, ...others] = contenders
  if (!ours) throw new Error(`${name}: nothing to compare`)
  return {
    name,
    measured: contenders.map((contender) => summarize(contender.name, of(contender))),
    ratios: others.map((other) => {
      const shares = of(ours).map((sample, round) => sample.perSecond / (of(other)[round]?.perSecond ?? Number.NaN))
      const ratio = quantile(shares, 0.5)
      const range = { low: Math.min(...shares), high: Math.max(...shares) }
      return { to: other.name, ratio, ...range, goal, met: goal === null || ratio >= goal }
    }),
  }
}

/** Repeats a piece of work for a while; for work that takes well under the time given. */
export async function repeat(work: () => unknown, forMs = 250): Promise<Sample> {
  const milliseconds: number[] = []
  const started = performance.now()
  let now = started
  while (now - started < forMs) {
    const result = work()
    // Awaiting what is no promise would measure the event loop.
    if (result instanceof Promise) await result
    const after = performance.now()
    milliseconds.push(after - now)
    now = after
  }
  return { perSecond: (milliseconds.length / (now - started)) * 1000, milliseconds }
}

export function contender(name: string, work: () => unknown, forMs?: number): Contender {
  return { name, round: () => repeat(work, forMs) }
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

function summarize(name: string, samples: Sample[]): Measured {
  const times = samples.flatMap((sample) => sample.milliseconds)
  const speeds = samples.map((sample) => sample.perSecond)
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share)) as [number, number, number]
  return { name, perSecond: quantile(speeds, 0.5), median, p95, p99 }
}

/** Prints a table, keeps the numbers in artifacts/bench, and makes the process fail when a goal is missed. */
export function report(name: string, comparisons: Comparison[]): void {
  for (const comparison of comparisons) console.log(`\n${toTable(comparison)}`)
  const folder = join(import.meta.dirname, '../../artifacts/bench')
  mkdirSync(folder, { recursive: true })
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length }
  const result = { name, at: new Date().toISOString(), machine, comparisons }
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  if (comparisons.some((comparison) => comparison.ratios.some((ratio) => !ratio.met))) process.exitCode = 1
}

export function toTable({ name, measured, ratios }: Comparison): string {
  const head = [name, 'per second', 'median ms', 'p95', 'p99']
  const rows = measured.map((one) => [one.name, short(one.perSecond), ...[one.median, one.p95, one.p99].map(short)])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  const verdicts = ratios.map(({ to, ratio, low, high, goal, met }) => {
    const wanted = goal === null ? '' : ` ${met ? '✓' : '✗'} goal ${percent(goal)}`
    return `${percent(ratio)} of ${to} (rounds ${percent(low)} to ${percent(high)})${wanted}`
  })
  return [line(head), ...rows.map(line), ...verdicts].join('\n')
}

const percent = (share: number) => `${Math.round(share * 100)}%`
const short = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3))
