import { withPage } from '../browser.ts'
import { median, ms } from '../figures.ts'
import type { Part } from '../part.ts'

const ROUNDS = 8
const FRAME_MS = 16

/** Every kind of fill on the largest region of a page, against the flat one. */
export const measurePaints: Part = async ({ browser, url }) => {
  const paints = await withPage(
    browser,
    url,
    (tab) => tab.evaluate((rounds) => window.bench.runPaints(rounds), ROUNDS),
    { reducedMotion: 'reduce' },
  )
  const flat = median(paints.flat)
  const rows = Object.entries(paints).map(([style, times]) => {
    const time = median(times)
    return {
      figure: `${style} fill of a large region, until shown (against flat)`,
      naive: ms(flat),
      ours: ms(time),
      ratio: time / flat,
      goal: `≤ ${FRAME_MS} ms`,
      passed: time <= FRAME_MS,
    }
  })
  return { rows, raw: paints }
}
