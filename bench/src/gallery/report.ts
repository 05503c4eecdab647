import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Measured } from './measure.ts'

export interface Row {
  case: string
  /** Whether it counts toward the goal or is only reported. */
  goal: boolean
  measured: Measured
  plans: string[]
}

export interface Part {
  name: string
  small: number
  large: number
  seedSeconds: number
  rows: Row[]
}

const scansPages = ({ plans }: Row) => plans.some((plan) => /Seq Scan on pages/.test(plan))

/** What of the goals is missed: twice as slow, the server dearer than its database, a scan of all pages. */
export function missedIn(rows: Row[]): string[] {
  return rows
    .filter(({ goal }) => goal)
    .flatMap((row) => {
      const { slower, added } = row.measured
      return [
        ...(slower > 2 ? [`${row.case}: ${slower.toFixed(2)} times slower`] : []),
        ...(added >= 1 ? [`${row.case}: the server adds ${percent(added)} of the database's time`] : []),
        ...(scansPages(row) ? [`${row.case}: reads all pages`] : []),
      ]
    })
}

export function toTable({ name, small, large, rows }: Part): string {
  const [few, many] = [small, large].map((pages) => (pages >= 1e6 ? `${pages / 1e6}M` : `${pages / 1e3}k`))
  const head = [
    name,
    `${few} ms`,
    `${many} ms`,
    'times',
    `p99 ${few}`,
    `p99 ${many}`,
    `${few}/s`,
    `${many}/s`,
    'bare ms',
    'added',
  ]
  const lines = rows.map(({ case: name, goal, measured: { small: one, large: other, slower, added } }) => [
    `${goal ? '' : '· '}${name}`,
    ms(one.median),
    ms(other.median),
    slower.toFixed(2),
    ms(one.p99),
    ms(other.p99),
    one.perSecond.toFixed(0),
    other.perSecond.toFixed(0),
    ms(other.bare),
    percent(added),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)))
  return [head, ...lines]
    .map((line) =>
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n')
}

export function keep(parts: Part[]): void {
  const folder = join(import.meta.dirname, '../../../artifacts/bench')
  mkdirSync(folder, { recursive: true })
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length, load: loadavg() }
  const result = { name: 'gallery', at: new Date().toISOString(), machine, parts }
  writeFileSync(join(folder, 'gallery.json'), `${JSON.stringify(result, null, 2)}\n`)
  const plans = parts.flatMap(({ name, rows }) =>
    rows.map((row) => `── ${name}: ${row.case} ──\n${row.plans.join('\n\n')}\n`),
  )
  writeFileSync(join(folder, 'gallery-plans.txt'), plans.join('\n'))
}

const ms = (value: number) => value.toFixed(2)
const percent = (share: number) => `${Math.round(share * 100)}%`
