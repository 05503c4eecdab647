/** Half one and half another, with a seam between the two. */
import type { Art } from '../../art/art.ts'
import { clip, line, pen } from '../../ink/svg.ts'
import { middleOf, tallOf, union, wideOf } from './kit.ts'
import { Mass } from './mass.ts'
import { type Stand, standing, svgOf } from './picture.ts'

/** The head is of the first, the rear of the other; both stand on the same foot. */
export function halved(art: Art, stand: Stand): Art {
  const { spot } = stand
  const other = standing(stand, wideOf(art.box) * 1.15, tallOf(art.box), [middleOf(art.box), art.box.y1])
  if (!other) return art
  const box = union(art.box, other.box)
  const x = middleOf(art.box)
  const way = spot.facing === 'left' ? -1 : 1
  const [front, rear] = way > 0 ? [box.x1 + 40, box.x0 - 40] : [box.x0 - 40, box.x1 + 40]
  const half = (to: number) => pen`M${x} ${box.y0 - 40}H${to}V${box.y1 + 40}H${x}Z`
  const [one, two] = [new Mass(art), new Mass(other)]
  const top = Math.min(one.crest(x) ?? box.y1, two.crest(x) ?? box.y1)
  const low = Math.max(one.foot(x) ?? box.y0, two.foot(x) ?? box.y0)
  const seam = line(pen`M${x} ${top}V${low}`, spot.sw)
  return {
    ...art,
    layers: [{ part: 'torso', svg: clip(half(rear), svgOf(other)) + clip(half(front), svgOf(art)) + seam }],
    box,
  }
}
