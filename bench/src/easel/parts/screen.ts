import { withPage } from '../browser.ts'
import { ms, percentile, type Row } from '../figures.ts'
import type { Part } from '../part.ts'
import { measureAim, measureFrames } from '../pointers.ts'

/** What is on the screen: the picture that is exported, under the pointer, within the frame. */
export const measureScreen: Part = async ({ browser, url }) => {
  const equal = await withPage(
    browser,
    url,
    async (tab) => {
      await tab.evaluate(() => window.bench.showColored())
      const shot = await tab.screenshot({ clip: { x: 0, y: 0, width: 1024, height: 1024 } })
      return tab.evaluate((base64) => window.bench.compareWithExport(base64), shot.toString('base64'))
    },
    { reducedMotion: 'reduce' },
  )
  const aims: Record<string, number> = {}
  for (const pixelRatio of [1, 2]) {
    for (const zoom of [0.37, 1, 3.2]) {
      aims[`zoom ${zoom}, ratio ${pixelRatio}`] = await measureAim(browser, url, zoom, pixelRatio)
    }
  }
  const aim = Math.max(...Object.values(aims))
  const frames = await measureFrames(browser, url)
  const p95 = percentile(frames, 0.95)
  const rows: Row[] = [
    {
      figure: 'export against screen, largest difference',
      ours: `${equal.largest} of 255`,
      goal: '≤ 1',
      passed: equal.largest <= 1,
    },
    { figure: 'ink off the pointer, worst', ours: `${aim.toFixed(3)} px`, goal: '≤ 0.05 px', passed: aim <= 0.05 },
    { figure: 'our work per frame while drawing, p95', ours: ms(p95), goal: '≤ 8 ms', passed: p95 <= 8 },
  ]
  return { rows, raw: { equal, aims, frames } }
}
