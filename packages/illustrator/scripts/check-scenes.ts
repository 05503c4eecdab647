/**
 * How well pages show what their prompts say: the annotated prompts, each drawn with several seeds and judged on what was drawn.
 * node scripts/check-scenes.ts [--seeds=6] [--every=1] [--set=kids] [--staging] [--predicates] [--fails] [--json=file]
 * --staging draws the annotations themselves, without reading the words. Two threads share the work.
 */
import { writeFileSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Counts, checkScene, corpus, emptyCounts, merge } from './check-scenes-count.ts'

const THREADS = 2

const option = (name: string): string | undefined =>
  process.argv.find((text) => text === `--${name}` || text.startsWith(`--${name}=`))?.split('=')[1] ??
  (process.argv.includes(`--${name}`) ? '' : undefined)
const seeds = Number(option('seeds') ?? 6)
const every = Number(option('every') ?? 1)
const only = option('set')
const unread = option('staging') !== undefined

/** Of these sets so many pages must have everything that was asked for, letters too. */
const COMPLETE = { school: 0.75, adult: 0.7, languages: 0.7 }

interface Share {
  bySet: Map<string, Counts>
  times: number[]
}

/** Every so manieth scene, from `turn` on. */
async function drawn(turn: number): Promise<Share> {
  const scenes = corpus().filter((scene, i) => i % every === 0 && (!only || scene.set === only))
  const share: Share = { bySet: new Map(), times: [] }
  for (const scene of scenes.filter((_, i) => i % THREADS === turn))
    for (let seed = 1; seed <= seeds; seed++) {
      const before = process.threadCpuUsage()
      const counts = await checkScene(scene, seed, unread)
      const { user, system } = process.threadCpuUsage(before)
      share.times.push((user + system) / 1000)
      share.bySet.set(scene.set, merge(share.bySet.get(scene.set) ?? emptyCounts(), counts))
    }
  return share
}

const worker = (turn: number): Promise<Share> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: turn, argv: process.argv.slice(2) })
    thread.once('message', resolve)
    thread.once('error', reject)
  })

const percent = (n: number, of: number) => (of ? `${((100 * n) / of).toFixed(1)}%` : '–')

function report(shares: readonly Share[]): void {
  const bySet = new Map<string, Counts>()
  for (const share of shares)
    for (const [set, counts] of share.bySet) bySet.set(set, merge(bySet.get(set) ?? emptyCounts(), counts))
  const all = [...bySet.values()].reduce(merge, emptyCounts())
  console.log('set        pages  complete   visible  relations  written  wrong  unwarned')
  for (const [name, counts] of [...bySet, ['all', all] as const]) row(name, counts)
  const times = shares.flatMap((share) => share.times).sort((a, b) => a - b)
  const at = (q: number) => (times[Math.floor(times.length * q)] ?? 0).toFixed(0)
  console.log(`processor time of reading, staging and judging: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
  for (const [set, least] of Object.entries(COMPLETE)) {
    const { complete = 0, pages = 0 } = bySet.get(set) ?? {}
    if (complete < pages * least) {
      console.log(`${set}: fewer than ${least * 100}% of its pages have everything on them`)
      process.exitCode = 1
    }
  }
  if (option('predicates') !== undefined) predicates(all)
  if (option('fails') !== undefined) for (const line of [...new Set(all.fails)].sort()) console.log(line)
  const file = option('json')
  if (file) writeFileSync(file, `${JSON.stringify({ seeds, sets: Object.fromEntries(bySet), all }, null, 2)}\n`)
}

function row(name: string, counts: Counts): void {
  const cells = [
    String(counts.pages).padStart(5),
    percent(counts.complete, counts.pages).padStart(9),
    percent(counts.visible, counts.things).padStart(9),
    percent(counts.holding, counts.relations).padStart(10),
    percent(counts.written, counts.words).padStart(8),
    String(counts.wrong).padStart(6),
    String(counts.unwarned.length).padStart(9),
  ]
  console.log([name.padEnd(10), ...cells].join(' '))
}

/** The relations that fail most first. */
function predicates(all: Counts): void {
  console.log('relation          asked    read   holds')
  const byLoss = Object.entries(all.predicates).sort(
    ([, p], [, q]) => q.asked - q.holding - (p.asked - p.holding) || q.asked - p.asked,
  )
  for (const [name, { asked, read, holding }] of byLoss)
    console.log(
      `${name.padEnd(16)} ${String(asked).padStart(6)} ${percent(read, asked).padStart(7)} ${percent(holding, asked).padStart(7)}`,
    )
}

if (isMainThread) report(await Promise.all(Array.from({ length: THREADS }, (_, turn) => worker(turn))))
else parentPort?.postMessage(await drawn(workerData as number))
