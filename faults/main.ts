/** `npm run test:faults`: breaks what the server stands on, with real parts, and tells how it came through. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at, Refusal } from '../scripts/lib/project.mjs'
import { hungBucket } from './cases/bucket.ts'
import { silentDatabase } from './cases/database.ts'
import { killEmbedded, killServed } from './cases/kills.ts'
import { orphanedStart } from './cases/orphan.ts'
import { rollingRestart } from './cases/rolling.ts'

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
]

const rows: (Outcome & { name: string })[] = []
for (const [name, run] of cases.filter(([name]) => name.includes(values.only))) {
  const outcome = await run().catch((error: Error) => {
    if (!(error instanceof Refusal)) throw error
    return { met: false, figures: `not run: ${error.message}` }
  })
  rows.push({ name, ...outcome })
  console.log(`${outcome.met ? '✓' : '✗'} ${name.padEnd(50)} ${outcome.figures}`)
}
const folder = at('artifacts', 'faults')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'faults.json'), `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`)
process.exit(rows.every(({ met }) => met) ? 0 : 1)
