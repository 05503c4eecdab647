/** Small things that belong to nobody: sponges, balls, shells. In a row with everybody else they would take the width of the page. */
import type { Box } from '../art/art.ts'
import { clamp, tall, wide } from './geometry.ts'
import type { Group } from './group.ts'

const PAGE = 1024
const EDGE = 60
/** Of the largest group: what is lower and narrower is strewn about. */
const SMALL = 0.4
/** Where it lies on the page, before the feet of everybody, and how high it is there, of the page: lower nobody could color it. */
const [FOOT, LOWEST, HIGHEST] = [984, 0.08, 0.13]

/** Where it may lie, in shares of the width: rather at the sides. */
const PLACES = [0, 1, 0.16, 0.84, 0.33, 0.67, 0.5]

const isThings = ({ members }: Group): boolean =>
  members.every(({ being, habitat, named }) => !being && named.alive === undefined && habitat !== 'air')

/** Beside one group of beings; where there are several, these are in rows anyway. */
export function strewnAbout(groups: readonly Group[]): Group[] {
  const [main, ...others] = groups.filter((group) => !isThings(group))
  if (!main || others.length) return []
  const { box } = main
  return groups.filter(
    (group) => group !== main && tall(group.box) < tall(box) * SMALL && wide(group.box) < wide(box) * SMALL,
  )
}

/** Along the lower edge, where least of the others is. */
export function strew(groups: readonly Group[], others: readonly Group[], scale: number): void {
  const taken: Box[] = others.flatMap(({ members }) => members.map(({ art }) => art.box))
  for (const group of groups) {
    const { box } = group
    const k = clamp(scale, (LOWEST * PAGE) / tall(box), (HIGHEST * PAGE) / tall(box))
    const [w, h] = [wide(box) * k, tall(box) * k]
    const at = (x: number): Box => ({ x0: x, x1: x + w, y0: FOOT - h, y1: FOOT })
    const places = PLACES.map((share) => at(EDGE + (PAGE - 2 * EDGE - w) * share))
    const best = places.reduce((p, q) => (hidden(q, taken) < hidden(p, taken) ? q : p))
    group.move({ scale: k, dx: best.x0 - box.x0 * k, dy: FOOT - box.y1 * k })
    taken.push(best)
  }
}

const hidden = (mine: Box, others: readonly Box[]): number =>
  others.reduce(
    (sum, box) =>
      sum +
      Math.max(0, Math.min(mine.x1, box.x1) - Math.max(mine.x0, box.x0)) *
        Math.max(0, Math.min(mine.y1, box.y1) - Math.max(mine.y0, box.y0)),
    0,
  )
