/**
 * Flags of countries to color: "h 1 2 1" are bands one below the other with their shares, "v" bands side by side, "cross x w" one that
 * lies down, "star x y r", "stars" the fifty, "thing noun x y w h" something of our world; all else is a stroke of src/school/sketch.ts.
 */
import { roundedRect } from '../../lettering/frames.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { star } from '../../lettering/scatter.ts'
import { rect } from '../../ornate/kit/curves.ts'
import { page, shape } from '../../ornate/kit/marks.ts'
import type { Fitted } from '../../ornate/mandala/motif.ts'
import { dataLines } from '../../words/data-file.ts'
import { gridPage, title, type Write } from '../chart.ts'
import { drawStrokes, strokesOf } from '../sketch.ts'

const [WIDE, TALL] = [150, 100]

const FLAGS = dataLines('school-flags.txt').map((line) => {
  const [names = '', marks = ''] = line.split(' | ')
  const [name = '', ...others] = names.split(', ')
  const said = new RegExp(`(?<![\\p{L}])(?:${[name, ...others].join('|')})(?![\\p{L}])`, 'iu')
  return { name, said, marks: marks.split('; ') }
})

/** In the order in which they are named. */
export const flagsIn = (prompt: string): string[] =>
  FLAGS.flatMap(({ name, said }) => {
    const at = said.exec(prompt)?.index
    return at === undefined ? [] : [{ name, at }]
  })
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)

/** Rows of six and five, as they lie in the upper corner. */
const FIFTY = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: row % 2 ? 5 : 6 }, (_, i) => [(row % 2 ? 10.6 : 5.3) + i * 10.6, 5.4 + row * 5.4] as const),
).flat()

const flag =
  (marks: readonly string[]): Fitted =>
  (cx, cy, w, h) => {
    const scale = Math.min(w / WIDE, h / TALL)
    const sw = Math.max(3, Math.min(6, scale))
    const [x0, y0] = [cx - (WIDE * scale) / 2, cy - (TALL * scale) / 2]
    const starAt = (x: number, y: number, r: number, thin = sw) =>
      shape(star(x0 + x * scale, y0 + y * scale, r * scale), thin)
    const mark = (text: string): string => {
      const [kind = '', ...rest] = text.split(' ')
      const numbers = rest.map(Number)
      const [a = 0, b = 0, c = 0] = numbers
      if (kind === 'h' || kind === 'v') return bands(kind, numbers, { x: x0, y: y0, scale, sw })
      if (kind === 'star') return starAt(a, b, c)
      if (kind === 'stars') return FIFTY.map(([x, y]) => starAt(x, y, 2.5, 2.6)).join('')
      if (kind === 'cross') return drawStrokes(strokesOf(crossing(a, b / 2)), x0, y0, scale, sw)
      if (kind !== 'thing') return drawStrokes(strokesOf(text), x0, y0, scale, sw)
      const [x = 0, y = 0, wide = 0, tall = 0] = rest.slice(-4).map(Number)
      const [thing] = objectsOf([rest.slice(0, -4).join(' ')])
      return thing?.(x0 + x * scale, y0 + y * scale, wide * scale, tall * scale) ?? ''
    }
    const cloth = rect(x0, y0, WIDE * scale, TALL * scale)
    return shape(cloth, sw + 1) + marks.map(mark).join('') + shape(cloth, sw + 1, 'none')
  }

const crossing = (x: number, half: number): string =>
  `s ${x - half},0! ${x + half},0! ${x + half},${50 - half}! ${WIDE},${50 - half}! ${WIDE},${50 + half}! ${x + half},${50 + half}! ${x + half},${TALL}! ${x - half},${TALL}! ${x - half},${50 + half}! 0,${50 + half}! 0,${50 - half}! ${x - half},${50 - half}!`

interface Cloth {
  x: number
  y: number
  scale: number
  sw: number
}

function bands(kind: 'h' | 'v', shares: readonly number[], { x, y, scale, sw }: Cloth): string {
  const unit = (kind === 'h' ? TALL : WIDE) / shares.reduce((sum, share) => sum + share, 0)
  let at = 0
  return shares
    .map((share) => {
      const [from, long] = [at * scale, share * unit * scale]
      at += share * unit
      return shape(kind === 'h' ? rect(x, y + from, WIDE * scale, long) : rect(x + from, y, long, TALL * scale), sw)
    })
    .join('')
}

const FRAME = { x: 50, y: 200, w: 924, h: 740 }

export function flagsPage(names: readonly string[], write: Write): string {
  const cells = names.map((label) => ({ label, draw: flag(FLAGS.find(({ name }) => name === label)?.marks ?? []) }))
  const [only] = cells
  if (cells.length > 1 || !only) return gridPage(cells, 'Flags', write)
  return page(
    title(only.label, 60, 110) +
      shape(roundedRect(FRAME.x - 14, FRAME.y, FRAME.w + 28, FRAME.h, 24), 5) +
      only.draw(512, FRAME.y + FRAME.h / 2, FRAME.w - 40, FRAME.h - 40),
  )
}
