import { withPage } from '../browser.ts'
import { median, ms, percentile, type Row } from '../figures.ts'
import type { Part } from '../part.ts'

const ROUNDS = 3

/** Every brush against the plain one, and the plain one inside the lines against itself outside of them. */
export const measureBrushes: Part = async ({ browser, url }) => {
  const brushes = await withPage(browser, url, (tab) =>
    tab.evaluate((rounds) => window.bench.runBrushes(rounds), ROUNDS),
  )
  const plain = brushes.brush
  const plainP95 = percentile(plain.frames, 0.95)
  const rows: Row[] = [
    { figure: 'brush, work per event p95', ours: ms(plainP95), passed: null },
    { figure: '  bytes per stroke', ours: kilobytes(plain.bytesPerStroke), passed: null },
  ]
  for (const [name, { frames, bytesPerStroke }] of Object.entries(brushes)) {
    if (name === 'brush') continue
    const p95 = percentile(frames, 0.95)
    const [ratio, bytes] = [p95 / plainP95, bytesPerStroke / plain.bytesPerStroke]
    const goal = '≤ 2 ×'
    rows.push(
      { figure: `${name}, work per event p95`, naive: ms(plainP95), ours: ms(p95), ratio, goal, passed: ratio <= 2 },
      {
        figure: '  bytes per stroke',
        naive: kilobytes(plain.bytesPerStroke),
        ours: kilobytes(bytesPerStroke),
        ratio: bytes,
        goal,
        passed: bytes <= 2,
      },
    )
  }
  return { rows, raw: brushes }
}

export const measureClip: Part = async ({ browser, url }) => {
  const clip = await withPage(browser, url, (tab) => tab.evaluate(() => window.bench.runClip(12)))
  const ratio = median(clip.clipped.map((value, round) => value / clip.free[round]!))
  const row: Row = {
    figure: 'brush clipped to a region, per 1,000 points (against free)',
    naive: ms(median(clip.free)),
    ours: ms(median(clip.clipped)),
    ratio,
    goal: '≤ 1.5 ×',
    passed: ratio <= 1.5,
  }
  return { rows: [row], raw: clip }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
