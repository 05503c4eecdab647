/** How long a page takes, whether memory stays flat, and what there is to color on the starter pages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { draw, finish, starterPrompts, suggestPrompt } from '@inkbloom/illustrator'
import { quantile } from '../harness.ts'
import { refusals } from './gate.ts'
import { measureStarterPages } from './region-stats.ts'
import { measureFirstStart } from './serving.ts'

const TIMED = 200
const SOAK = 1000
/** After so many pages everything lazy is loaded and compiled. */
const SETTLED = 200
const GOALS = {
  compose: 10,
  png: 150,
  wholeP95: 300,
  heapMb: 12,
  rssMb: 80,
  refused: 0,
  firstPages: 10,
  healthzP99: 20,
}

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

let state = 1
const random = () => {
  state = (state * 48271) % 2147483647
  return state / 2147483647
}
const prompts = [...starterPrompts(), ...Array.from({ length: TIMED - 60 }, () => suggestPrompt(random))]

async function timePages() {
  const [compose, png, whole]: number[][] = [[], [], []] as unknown as [number[], number[], number[]]
  for (let i = 0; i < 20; i++) await finish((await draw(prompts[i] as string, 99)).svg)
  const began = process.cpuUsage()
  for (const [i, prompt] of prompts.entries()) {
    const start = performance.now()
    const { svg } = await draw(prompt, i)
    const drawn = performance.now()
    await finish(svg)
    const end = performance.now()
    compose?.push(drawn - start)
    png?.push(end - drawn)
    whole?.push(end - start)
  }
  const { user, system } = process.cpuUsage(began)
  return {
    // Processor time rather than the clock: what a page costs, however busy the machine is.
    cpuPerPage: (user + system) / 1000 / prompts.length,
    compose: summary(compose ?? []),
    png: summary(png ?? []),
    whole: summary(whole ?? []),
  }
}

const summary = (values: number[]) => ({
  median: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  max: Math.max(...values),
})

async function soak() {
  const mb = (bytes: number) => bytes / 1024 / 1024
  const now = () => {
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    return { heap: mb(heapUsed + external), rss: mb(rss) }
  }
  let settled = now()
  for (let i = 0; i < SOAK; i++) {
    await finish((await draw(prompts[i % prompts.length] as string, i)).svg)
    if (i === SETTLED - 1) settled = now()
  }
  const end = now()
  return { pages: SOAK, heapGrowthMb: end.heap - settled.heap, rssGrowthMb: end.rss - settled.rss, rssMb: end.rss }
}

const { cpuPerPage, ...times } = await timePages()
const memory = await soak()
const starters = await measureStarterPages()
const refused = await refusals()
const firstStart = await measureFirstStart()

const checks = [
  ['compose, median ms', times.compose.median, GOALS.compose],
  ['PNG, median ms', times.png.median, GOALS.png],
  ['whole page, p95 ms', times.whole.p95, GOALS.wholeP95],
  [`heap growth over ${SOAK} pages, MB`, memory.heapGrowthMb, GOALS.heapMb],
  [`RSS growth over ${SOAK} pages, MB`, memory.rssGrowthMb, GOALS.rssMb],
  ['of 500 random prompts, refused by the gate', refused.length, GOALS.refused],
  ['first 20 starter pages, s after the first answer', firstStart.first - firstStart.ready, GOALS.firstPages],
  ['the same, s from the start, the making of the database included', firstStart.first, GOALS.firstPages],
  ['/healthz while drawing, p99 ms', firstStart.healthz.meanwhile.p99, GOALS.healthzP99],
] as const
console.table(
  checks.map(([figure, value, goal]) => ({
    figure,
    value: Number(value.toFixed(1)),
    goal: `≤ ${goal}`,
    verdict: value <= goal ? 'PASS' : 'MISS',
  })),
)
console.table(
  Object.entries(times).map(([step, { median, p95, max }]) => ({
    step,
    'median ms': median.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'max ms': max.toFixed(0),
  })),
)
console.log(`${cpuPerPage.toFixed(0)} ms of processor time a page`)
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
  `${JSON.stringify({ name: 'illustrator', at: new Date().toISOString(), machine, goals: GOALS, cpuPerPage, times, memory, starters, refused, firstStart }, null, 2)}\n`,
)
if (checks.some(([, value, goal]) => value > goal)) process.exitCode = 1
