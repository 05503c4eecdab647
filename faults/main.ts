/** `npm run test:faults`: breaks what the server stands on, with real parts, and tells how it came through. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { at, Refusal } from '../scripts/lib/project.mjs'
import { hungBucket } from './cases/bucket.ts'
import { clockJumps } from './cases/clock-jumps.ts'
import { silentDatabase } from './cases/database.ts'
import { deletedWhileAway } from './cases/deletion.ts'
import { fullDisk } from './cases/full-disk.ts'
import { killEmbedded, killServed } from './cases/kills.ts'
import { mailDelayed } from './cases/mail.ts'
import { orphanedStart } from './cases/orphan.ts'
import { rollingRestart } from './cases/rolling.ts'
import { changedSecret, unwritableFolder, wrongBucket } from './cases/starts.ts'

export interface Outcome {
  met: boolean
  figures: string
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, kills: { type: 'string', default: '30' } },
})
const kills = Number(values.kills)

const cases: [string, () => Promise<Outcome>][] = [
  [`${kills} kills -9 on the embedded database`, () => killEmbedded(kills)],
  [`${kills} kills -9 on PostgreSQL`, () => killServed(kills)],
  ['a database connection that is silently dropped', silentDatabase],
  ['a bucket that hangs, and comes back', hungBucket],
  ['a rolling restart of three servers', rollingRestart],
  ['npm start killed with -9', orphanedStart],
  ['a mail server that is away, then greylists', mailDelayed],
  ['a person deleted while the bucket is away', deletedWhileAway],
  ['a start with a wrong or silent bucket', wrongBucket],
  ['a start on a full or read-only disk', unwritableFolder],
  ['a start with another APP_SECRET', changedSecret],
  ['a disk that fills up under load', fullDisk],
  ['a clock that jumps by a day', clockJumps],
]

await ensureBuilt()
const rows: (Outcome & { name: string })[] = []
for (const [name, run] of cases.filter(([name]) => name.includes(values.only))) {
  const outcome = await run().catch((error: Error) => {
    if (!(error instanceof Refusal)) throw error
    return { met: false, figures: `not run: ${error.message}` }
  })
  rows.push({ name, ...outcome })
  console.log(`${outcome.met ? '✓' : '✗'} ${name.padEnd(50)} ${outcome.figures}`)
}
keep(rows)
process.exit(rows.every(({ met }) => met) ? 0 : 1)

/** Beside what earlier runs have found: the cases may be run one by one. */
function keep(found: (Outcome & { name: string })[]): void {
  const path = at('artifacts', 'faults', 'faults.json')
  mkdirSync(dirname(path), { recursive: true })
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const date = new Date().toISOString()
  const fresh = Object.fromEntries(found.map(({ name, ...outcome }) => [name, { at: date, ...outcome }]))
  writeFileSync(path, `${JSON.stringify({ ...known, ...fresh }, null, 2)}\n`)
}
