import { withPage } from '../browser.ts'
import { median, ms, percentile, type Row } from '../figures.ts'
import type { Bench, Part } from '../part.ts'

const STROKES = 60
const ROUNDS = 3

const runOnce = ({ browser, url }: Bench, engine: 'naive' | 'ours') =>
  withPage(browser, url, (tab) =>
    engine === 'naive'
      ? tab.evaluate((count) => window.bench.runNaive(count), STROKES)
      : tab.evaluate((count) => window.bench.runOurs(count), STROKES),
  )
type Run = Awaited<ReturnType<typeof runOnce>>

/** Strokes, in turns: a machine that is busy for a while is busy for both. */
export const measureStrokes: Part = async (bench) => {
  const runs: Record<'naive' | 'ours', Run[]> = { naive: [], ours: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const engine of round % 2 ? (['ours', 'naive'] as const) : (['naive', 'ours'] as const)) {
      runs[engine].push(await runOnce(bench, engine))
    }
  }
  const all = (engine: 'naive' | 'ours', name: 'block' | 'undo' | 'redo' | 'idle') =>
    runs[engine].flatMap((run) => run[name])
  const goals = [
    ['stroke end, block', 'block', 40],
    ['undo', 'undo', 35],
    ['redo', 'redo', 30],
  ] as const
  const rows: Row[] = goals.map(([figure, name, goal]) => {
    const [naive, ours] = [median(all('naive', name)), median(all('ours', name))]
    const ratio = naive / ours
    return { figure, naive: ms(naive), ours: ms(ours), ratio, goal: `≥ ${goal} ×`, passed: ratio >= goal }
  })
  const [p95, naiveP95] = [percentile(all('ours', 'block'), 0.95), percentile(all('naive', 'block'), 0.95)]
  const idle = all('ours', 'idle')
  const wrong = runs.ours.reduce((sum, run) => sum + run.wrong, 0)
  const naiveBytes = median(runs.naive.map((run) => run.bytesPerStroke))
  const ourBytes = median(runs.ours.map((run) => run.bytesPerStroke))
  rows.push(
    { figure: 'stroke end, block p95', naive: ms(naiveP95), ours: ms(p95), goal: '≤ 2 ms', passed: p95 <= 2 },
    {
      figure: 'history, when idle (median, p95)',
      ours: `${ms(median(idle))}, ${ms(percentile(idle, 0.95))}`,
      passed: null,
    },
    { figure: 'undo, redo that miss a pixel', ours: `${wrong}`, goal: '0', passed: wrong === 0 },
    {
      figure: 'bytes per stroke',
      naive: `${(naiveBytes / 1000).toFixed(1)} kB`,
      ours: `${(ourBytes / 1000).toFixed(1)} kB`,
      ratio: naiveBytes / ourBytes,
      goal: '≥ 25 ×',
      passed: naiveBytes / ourBytes >= 25,
    },
  )
  return { rows, raw: runs }
}
