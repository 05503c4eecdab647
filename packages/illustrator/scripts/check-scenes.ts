/**
 * How well pages show what their prompts say: the annotated prompts, each drawn with several seeds and judged on what was drawn.
 * node scripts/check-scenes.ts [--seeds=6] [--every=1] [--set=kids] [--staging] [--fails] [--json=file]
 * --staging draws the annotations themselves, without reading the words.
 */
import { writeFileSync } from 'node:fs'
import { type Counts, checkScene, corpus, emptyCounts, merge } from './check-scenes-count.ts'

const option = (name: string): string | undefined =>
  process.argv.find((text) => text === `--${name}` || text.startsWith(`--${name}=`))?.split('=')[1] ??
  (process.argv.includes(`--${name}`) ? '' : undefined)
const seeds = Number(option('seeds') ?? 6)
const every = Number(option('every') ?? 1)
const only = option('set')
const unread = option('staging') !== undefined

const scenes = corpus().filter((scene, i) => i % every === 0 && (!only || scene.set === only))
const bySet = new Map<string, Counts>()
const times: number[] = []
for (const scene of scenes)
  for (let seed = 1; seed <= seeds; seed++) {
    const before = process.cpuUsage()
    const counts = await checkScene(scene, seed, unread)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
    bySet.set(scene.set, merge(bySet.get(scene.set) ?? emptyCounts(), counts))
  }

const all = [...bySet.values()].reduce(merge, emptyCounts())
const share = (n: number, of: number) => (of ? `${((100 * n) / of).toFixed(1)}%` : '–')
const row = (name: string, c: Counts) =>
  console.log(
    [
      name.padEnd(10),
      String(c.pages).padStart(5),
      share(c.visible, c.things).padStart(9),
      share(c.holding, c.relations).padStart(10),
      String(c.wrong).padStart(6),
      String(c.unwarned.length).padStart(9),
    ].join(' '),
  )
console.log('set        pages   visible  relations  wrong  unwarned')
for (const [name, counts] of bySet) row(name, counts)
row('all', all)
times.sort((a, b) => a - b)
const at = (q: number) => (times[Math.floor(times.length * q)] ?? 0).toFixed(0)
console.log(`processor time of reading, staging and judging: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
if (option('fails') !== undefined) for (const line of [...new Set(all.fails)].sort()) console.log(line)
const file = option('json')
if (file) writeFileSync(file, `${JSON.stringify({ seeds, sets: Object.fromEntries(bySet), all }, null, 2)}\n`)
