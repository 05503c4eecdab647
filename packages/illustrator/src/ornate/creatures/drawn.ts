/** The parts of a creature as lines, each under what covers it. */
import type { Dressing } from '../dressed.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { center } from '../kit/points.ts'
import type { Shown } from '../subject.ts'
import type { Creature, Ink } from './creature.ts'

/** They are where they belong on the page, so many times as large as they were drawn. */
export function drawnAt(placed: Creature, scale: number, { cover, sw }: Pick<Dressing, 'cover' | 'sw'>): Shown {
  const svg = placed
    .map(
      ({ role, poly, marks = [], sw: own = sw }) =>
        shape(poly, 0) +
        (role === 'bare' ? '' : cover(poly, role)) +
        shape(poly, Math.min(own, sw), 'none') +
        marks.map((mark) => inked(mark, scale)).join(''),
    )
    .join('')
  return { svg, outlines: placed.map(({ poly }) => poly) }
}

/** Smaller than that an eye is a dark almond with a light in it. */
const SMALL_EYE = 26

/** Finer where it is smaller. */
function inked({ poly, open, fill, sw = 3.2, eye }: Ink, scale: number): string {
  const width = sw && Math.max(2.6, sw * Math.min(1, 0.35 + 0.75 * scale))
  if (eye && eye.size * scale < SMALL_EYE) {
    if (eye.part === 'iris') return ''
    if (eye.part === 'white') return shape(poly, width, '#000')
    if (eye.part === 'light') return dot(...center(poly), 3.6, 'white')
  }
  return open ? line(poly, width) : shape(poly, width, fill)
}
