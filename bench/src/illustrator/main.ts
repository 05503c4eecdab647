/** What a page costs, whether memory stays flat, and what there is to color on the starter pages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { draw, finish } from '@inkbloom/illustrator'
import { refusals } from './gate.ts'
import { sentences, timePages } from './pages.ts'
import { measureStarterPages } from './region-stats.ts'
import { measureFirstStart } from './serving.ts'

const SOAK = 2000
/** After so many pages everything lazy is loaded and compiled. */
const SETTLED = 200
const GOALS = {
  usualP95: 400,
  intricateP95: 800,
  understoodP95: 15,
  kilobytes: 300,
  rss: 1.1,
  refused: 0,
  firstPages: 10,
  healthzP99: 20,
}

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

async function soak() {
  const rssMb = () => {
    collect()
    return process.memoryUsage.rss() / 1024 / 1024
  }
  let settled = rssMb()
  for (let i = 0; i < SOAK; i++) {
    await finish((await draw(sentences[i % sentences.length] as string, i)).svg)
    if (i === SETTLED - 1) settled = rssMb()
  }
  const end = rssMb()
  return { pages: SOAK, settled, end, ratio: end / settled }
}

const times = await timePages()
const memory = await soak()
const starters = await measureStarterPages()
const refused = await refusals()
const firstStart = await measureFirstStart()

const checks = [
  ['a page with its picture, p95 ms of processor time', times.usual.p95, GOALS.usualP95],
  ['an intricate one', times.intricate.p95, GOALS.intricateP95],
  ['understand, p95 ms', times.understood.p95, GOALS.understoodP95],
  ['the larger file of an intricate page, p95 kB', times.kilobytes.p95, GOALS.kilobytes],
  [`RSS after ${SOAK} pages, times that after ${SETTLED}`, memory.ratio, GOALS.rss],
  ['of 500 random prompts, refused by the gate', refused.length, GOALS.refused],
  ['first 20 starter pages, s after the first answer', firstStart.first - firstStart.ready, GOALS.firstPages],
  ['the same, s from the start, the making of the database included', firstStart.first, GOALS.firstPages],
  ['/healthz while drawing, p99 ms', firstStart.healthz.meanwhile.p99, GOALS.healthzP99],
] as const
console.table(
  checks.map(([figure, value, goal]) => ({
    figure,
    value: Number(value.toFixed(2)),
    goal: `≤ ${goal}`,
    verdict: value <= goal ? 'PASS' : 'MISS',
  })),
)
console.table(
  Object.entries(times).map(([step, { median, p95, max }]) => ({
    step,
    median: median.toFixed(1),
    p95: p95.toFixed(1),
    max: max.toFixed(0),
  })),
)
console.table(starters.table)
if (refused.length) console.table(refused)
console.table(firstStart.healthz)
const { ready, first, all, colored } = firstStart
console.table({ 'seconds from the start': { ready, first, all, colored } })

const folder = join(import.meta.dirname, '../../../artifacts/bench')
mkdirSync(folder, { recursive: true })
const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length }
writeFileSync(
  join(folder, 'illustrator.json'),
  `${JSON.stringify({ name: 'illustrator', at: new Date().toISOString(), machine, goals: GOALS, times, memory, starters, refused, firstStart }, null, 2)}\n`,
)
if (checks.some(([, value, goal]) => value > goal)) process.exitCode = 1
