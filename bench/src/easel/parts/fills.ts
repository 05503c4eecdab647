import { withPage } from '../browser.ts'
import { median, ms, percentile, type Row } from '../figures.ts'
import type { Part } from '../part.ts'

/** With motion off: the naive bucket does not bloom either. */
const still = { reducedMotion: 'reduce' } as const

export const measureFills: Part = async ({ browser, url }) => {
  const fills = await withPage(browser, url, (tab) => tab.evaluate(() => window.bench.runFills()), still)
  const large = fills.map(({ area }) => area).toSorted((a, b) => b - a)[17]!
  const rows: Row[] = []
  for (const [figure, picked, goal] of [
    ['bucket fill, until shown and undoable', fills, 80],
    ['the same, six largest regions', fills.filter(({ area }) => area >= large), 20],
  ] as const) {
    const naive = median(picked.map((row) => row.naive))
    const ours = median(picked.map((row) => row.block))
    const ratio = median(picked.map((row) => row.naive / row.block))
    const idle = median(picked.map((row) => row.idle))
    const whole = median(picked.map((row) => row.naive / (row.block + row.idle)))
    rows.push(
      { figure, naive: ms(naive), ours: ms(ours), ratio, goal: `≥ ${goal} ×`, passed: ratio >= goal },
      { figure: '  with its step and the journal, when idle', ours: ms(idle), ratio: whole, passed: null },
    )
  }
  const scribbled = await withPage(browser, url, (tab) => tab.evaluate(() => window.bench.runScribbledFills()), still)
  const rims = await withPage(browser, url, (tab) => tab.evaluate(() => window.bench.countRims()))
  const blooms = await withPage(browser, url, (tab) => tab.evaluate(() => window.bench.runBlooms()))
  rows.push(
    {
      figure: 'fill over a scribble: block, and history when idle',
      ours: `${ms(median(scribbled.map((row) => row.block)))}, ${ms(median(scribbled.map((row) => row.idle)))}`,
      passed: null,
    },
    {
      figure: `light pixels along ${rims.rim} of rim`,
      naive: `${rims.naive}`,
      ours: `${rims.ours}`,
      goal: '0',
      passed: rims.ours === 0,
    },
    { figure: 'bloom of a large region, work per frame p95', ours: ms(percentile(blooms, 0.95)), passed: null },
  )
  return { rows, raw: { fills, scribbled, rims, blooms } }
}
