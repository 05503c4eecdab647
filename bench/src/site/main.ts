import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../../scripts/lib/chromium.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { at } from '../../../scripts/lib/project.mjs'
import { measure, median, type Score } from './lighthouse.ts'
import { startProduct } from './product.ts'
import { shellBytes } from './shell.ts'
import { weigh } from './weight.ts'

const paths = ['/', '/terms', '/sign-in']
const runs = 3
const goals = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 }
const scriptGoal = 130_000
const shellGoal = 115_000
/** Below it nothing moves that an eye could see: a letter by half a pixel, when its face arrives. */
const stillness = 0.001

const product = await startProduct()
const executablePath = await findChromium()
if (!executablePath) throw new Error('No Chromium found: install it, or set CHROMIUM_PATH.')
const port = await freePort()
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, `--remote-debugging-port=${port}`] })
try {
  const scores: (Score & { load: number })[] = []
  for (const path of paths) {
    const tries: (Score & { load: number })[] = []
    for (let run = 0; run < runs; run++) {
      const load = await calm()
      tries.push({ ...(await measure(product.url, path, port)), load })
    }
    scores.push(median(tries))
  }
  const weight = await weigh(browser, product.url)
  report(scores, weight)
} finally {
  await browser.close()
  await product.stop()
}

/**
 * Other work on the machine is counted as the page's own, four times over, since the mobile profile has a slow processor. So it waits
 * for a free processor, though not forever, and reports how busy it was.
 */
async function calm(): Promise<number> {
  const load = () => Number((loadavg()[0] ?? 0).toFixed(1))
  for (let waited = 0; waited < 60 && load() > cpus().length; waited += 5) await sleep(5000)
  return load()
}

function report(scores: (Score & { load: number })[], weight: Awaited<ReturnType<typeof weigh>>) {
  console.table(
    scores.map(({ lost: _, ...score }) => score),
    [
      ...['path', 'performance', 'accessibility', 'bestPractices', 'seo'],
      ...['firstPaint', 'largestPaint', 'blocking', 'layoutShift', 'load'],
    ],
  )
  const { careless, ...sizes } = weight
  const shell = shellBytes()
  console.table([{ ...sizes, shell }])
  const missed = [
    ...scores.flatMap((score) => missedBy(score)),
    ...(weight.script > scriptGoal ? [`/: ${weight.script} bytes of script, at most ${scriptGoal}`] : []),
    ...(shell > shellGoal ? [`shell: ${shell} bytes of script, at most ${shellGoal}`] : []),
    ...(weight.layoutShift > stillness ? [`/: the layout shifts by ${weight.layoutShift}`] : []),
    ...careless.map((address) => `not compressed, or not kept: ${address}`),
  ]
  for (const line of missed) console.error(`✗ ${line}`)
  const folder = at('artifacts', 'bench')
  mkdirSync(folder, { recursive: true })
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length }
  const result = { name: 'site', at: new Date().toISOString(), machine, goals, scores, weight, shell, missed }
  writeFileSync(join(folder, 'site.json'), `${JSON.stringify(result, null, 2)}\n`)
  if (missed.length > 0) process.exitCode = 1
}

function missedBy(score: Score): string[] {
  const below = (Object.keys(goals) as (keyof typeof goals)[]).filter((name) => score[name] < goals[name])
  const missed = below.map((name) => `${score.path}: ${name} ${score[name]}, at least ${goals[name]}`)
  const why = score.lost.map((lost) => `${score.path}:   ${lost}`)
  return [
    ...missed,
    ...(missed.length > 0 ? why : []),
    ...(score.layoutShift > stillness ? [`${score.path}: the layout shifts by ${score.layoutShift}`] : []),
  ]
}
