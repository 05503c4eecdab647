import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { Bare, bareIn, type Statements } from './bare.ts'
import { type Case, difficultyCases, furtherCases, goalCases, themeCases } from './cases.ts'
import { type Gallery, seedEmbedded, seedServed, startServer } from './databases.ts'
import { measure, openSide, type Side } from './measure.ts'
import { keep, missedIn, type Part, type Row, toTable } from './report.ts'

const { values: options } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '100' },
  },
})
const [small, large, embedded, calls] = [options.small, options.large, options.embedded, options.calls].map(Number) as [
  number,
  number,
  number,
  number,
]
const ofGoal = [...goalCases, ...difficultyCases, ...themeCases]
const allCases = [...ofGoal, ...furtherCases]
const folder = mkdtempSync(join(tmpdir(), 'inkbloom-gallery-'))
const children: ChildProcess[] = []

try {
  // Written after each case: half an hour of results must not be lost when a later one fails.
  const parts: Part[] = []
  for (const measurePart of [...(large > 0 ? [onPostgres] : []), ...(embedded > 0 ? [onEmbedded] : [])]) {
    const part = await measurePart()
    parts.push(part)
    keep(parts)
    console.log(`\n\n${toTable(part)}`)
  }
  const missed = parts.flatMap(({ name, rows }) => missedIn(rows).map((what) => `${name}, ${what}`))
  console.log(missed.length > 0 ? `\nmissed:\n${missed.join('\n')}` : '\nall goals met')
  if (missed.length > 0) process.exitCode = 1
} finally {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

/** The settings of a small dedicated database server; no fsync, since its data is thrown away. */
async function onPostgres(): Promise<Part> {
  const cluster = await startPostgres({
    shared_buffers: '2GB',
    max_wal_size: '16GB',
    checkpoint_timeout: '1h',
    wal_level: 'minimal',
    max_wal_senders: 0,
    autovacuum: 'off',
  })
  try {
    const galleries = [await seedServed(cluster.url, small), await seedServed(cluster.url, large)]
    const bares = galleries.map(({ env }) => Bare.at(env.DATABASE_URL ?? ''))
    const rows = await measureAll(await sidesOf('served.ts', galleries, (_, i) => bares[i] as Bare))
    for (const bare of bares) await bare.close()
    return { name: 'PostgreSQL', small, large, seedSeconds: galleries[1]?.seedSeconds ?? 0, rows }
  } finally {
    for (const child of children.splice(0)) await end(child)
    await cluster.stop()
  }
}

async function onEmbedded(): Promise<Part> {
  const galleries: Gallery[] = []
  for (const pages of [small, embedded]) galleries.push(await seedEmbedded(join(folder, `embedded-${pages}`), pages))
  const rows = await measureAll(await sidesOf('hosted.ts', galleries, (child) => bareIn(child)))
  return { name: 'embedded', small, large: embedded, seedSeconds: galleries[1]?.seedSeconds ?? 0, rows }
}

async function sidesOf(file: string, galleries: Gallery[], bareOf: (child: ChildProcess, index: number) => Statements) {
  const sides: Side[] = []
  for (const [i, gallery] of galleries.entries()) {
    const { port, child } = await startServer(file, gallery, join(folder, `server-${i}`))
    children.push(child)
    sides.push(openSide(port, gallery.token, bareOf(child, i)))
  }
  return sides as [Side, Side]
}

async function measureAll(sides: [Side, Side]): Promise<Row[]> {
  const rows: Row[] = []
  for (const one of allCases) {
    const measured = await measure(one, sides, calls)
    rows.push({ case: one.name, goal: ofGoal.includes(one), measured, plans: await plansOf(one, sides[1]) })
    process.stdout.write('.')
  }
  for (const { callers } of sides) for (const caller of callers) caller.close()
  return rows
}

/** Without the session's statement, which is the same for every call. */
async function plansOf(one: Case, side: Side): Promise<string[]> {
  const plans: string[] = []
  for (const statement of (await side.bare.record(side.token, one)).slice(1))
    plans.push(await side.bare.explain(statement))
  return plans
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
