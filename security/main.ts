/** `npm run test:security`: attacks our own server on loopback and tells what an honest client notices of it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '../scripts/lib/project.mjs'
import { type Attack, attacks } from './attacks.ts'
import { measure } from './honest.ts'
import { installSchemathesis, trySchema, type Verdict } from './schemathesis.ts'
import { startTarget } from './target.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    examples: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
  },
})
const ms = Number(values.seconds) * 1000
const mostTimes = 10
const mostMemory = 2

interface Row {
  item: number
  name: string
  quietP95: number
  p95: number
  ratio: number
  failed: number
  count: number
  reasons: Record<string, number>
  memory: number
  met: boolean
}

async function tryAttack(attack: Attack): Promise<Row> {
  // Floods of calls are counted for each address; that of the honest client is its own.
  const target = await startTarget()
  try {
    await measure(target, { ms: 2000 })
    const before = await target.memory()
    const quiet = await measure(target, { ms: ms / 2 })
    const stop = new AbortController()
    let most = before
    const watch = setInterval(async () => {
      most = Math.max(most, await target.memory().catch(() => 0))
    }, 500)
    const attacking = attack.run(target, stop.signal)
    const under = await measure(target, { ms })
    clearInterval(watch)
    stop.abort()
    await attacking.catch(() => {})
    const ratio = under.p95 / quiet.p95
    const memory = most / before
    const { item, name } = attack
    const met = ratio < mostTimes && memory < mostMemory && under.failed === 0
    return { item, name, quietP95: quiet.p95, ...under, ratio, memory, met }
  } finally {
    await target.stop()
  }
}

const rows: Row[] = []
for (const attack of attacks.filter(({ name, item }) => `${item} ${name}`.includes(values.only))) {
  const row = await tryAttack(attack)
  rows.push(row)
  const figures = [
    `p95 ${row.quietP95.toFixed(0)} → ${row.p95.toFixed(0)} ms (${row.ratio.toFixed(1)} times)`,
    `memory ${row.memory.toFixed(2)} times`,
    `${row.failed} of ${row.count} failed`,
    ...Object.entries(row.reasons).map(([reason, times]) => `${times} × ${reason}`),
  ]
  console.log(`${row.met ? '✓' : '✗'} ${row.item}  ${row.name.padEnd(58)} ${figures.join(', ')}`)
}

const verdicts: Verdict[] = []
const missing = Number(values.examples) > 0 ? installSchemathesis() : 'left out'
if (missing) console.log(`– the OpenAPI document was not tried: ${missing}`)
else
  for (const role of ['visitor', 'free', 'paid', 'admin'] as const) {
    const verdict = await trySchema(role, Number(values.examples))
    verdicts.push(verdict)
    console.log(
      `${verdict.passed ? '✓' : '✗'} the document holds for ${role}, ${values.examples} examples an operation`,
    )
  }

const folder = at('artifacts', 'security')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'security.json'),
  `${JSON.stringify({ at: new Date().toISOString(), rows, verdicts, missing }, null, 2)}\n`,
)
if (rows.some(({ met }) => !met) || verdicts.some(({ passed }) => !passed)) process.exitCode = 1
