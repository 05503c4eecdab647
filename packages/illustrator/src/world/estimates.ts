/** Where a drawing can be touched that does not say so itself, judged by its box. */
import type { Art, Box, Facing, Point } from '../art/art.ts'
import type { Drawn } from '../ink/spot.ts'

export const boxOf = ({ x0, x1, y0, y1 }: Drawn): Box => ({ x0, x1, y0, y1 })

export function beingArt(svg: string, box: Box, facing: Facing, pose: string): Art {
  const at = inside(box, facing)
  const points = {
    headTop: at(0.62, 0),
    headMid: at(0.66, 0.22),
    eye: at(0.74, 0.24),
    mouth: at(0.86, 0.36),
    neck: at(0.6, 0.42),
    chest: at(0.66, 0.58),
    back: at(0.4, 0.34),
    lap: at(0.62, 0.72),
    seat: at(0.42, 0.95),
    nearHand: at(0.86, 0.66),
    farHand: at(0.8, 0.62),
    nearFoot: at(0.6, 1),
    farFoot: at(0.4, 1),
    tailTip: at(0.02, 0.5),
  }
  return { layers: [{ part: 'body', svg }], box, points, tops: [], facing, pose }
}

export function thingArt(svg: string, box: Box, facing: Facing): Art {
  const at = inside(box, facing)
  const points = {
    base: at(0.5, 1),
    top: at(0.5, 0),
    grip: at(0.5, 0.7),
    rim: at(0.5, 0.12),
    handle: at(0.04, 0.5),
    hook: at(0.5, 0),
    low: at(0.5, 1),
  }
  const inset = (box.x1 - box.x0) * 0.12
  const tops = [{ x0: box.x0 + inset, x1: box.x1 - inset, y: box.y0 + (box.y1 - box.y0) * 0.04 }]
  return { layers: [{ part: 'back', svg }], box, points, tops, facing }
}

/** A point of the box by shares: 0 is its back side, 1 the side it faces. */
const inside =
  (box: Box, facing: Facing) =>
  (u: number, v: number): Point => {
    const x = facing === 'right' ? u : 1 - u
    return [box.x0 + (box.x1 - box.x0) * x, box.y0 + (box.y1 - box.y0) * v]
  }
