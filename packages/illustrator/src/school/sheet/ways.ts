/** Ways to go over with a pencil, from the one who wants something to what it wants. */
import { circle, line, page } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { dashed, title } from '../chart.ts'
import { put } from '../put.ts'

/** How far beside the straight way it runs; steep ones last, as a hand learns them. */
const SWERVES = {
  straight: () => 0,
  wavy: (x: number) => 46 * Math.sin(x / 46),
  zigzag: (x: number) => 96 * Math.abs(((x / 124) % 1) - 0.5) * 2 - 48,
  castle: (x: number) => (Math.floor(x / 80) % 2 ? 42 : -42),
  loops: (x: number) => 46 * Math.sin(x / 24),
} as const
export type Swerve = keyof typeof SWERVES

const [START, END] = [220, 800]

export function waysPage(heading: string, from: string, to: string, lines: readonly Swerve[]): string {
  const h = 850 / lines.length
  let out = title(heading)
  for (const [row, swerve] of lines.entries()) {
    const y = 150 + h * (row + 0.5)
    const bend = SWERVES[swerve]
    const way = Array.from({ length: 146 }, (_, i): Point => [START + i * 4, y + bend(i * 4)])
    const [first, last] = [way[0] ?? [START, y], way.at(-1) ?? [END, y]]
    out += dashed(line(way, 6)) + circle(first[0] - 12, first[1], 9, 4.5) + circle(last[0] + 12, last[1], 9, 4.5)
    out += put(from, 112, y, 170, h - 26) + put(to, 912, y, 170, h - 26)
  }
  return page(out)
}
