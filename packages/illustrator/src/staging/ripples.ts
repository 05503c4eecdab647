/** Who swims behind others has the water about them too: the waves of the place go over the nearest only. */
import type { Box } from '../art/art.ts'
import { pen } from '../ink/svg.ts'
import { tall, wide } from './geometry.ts'
import type { Group } from './group.ts'
import type { Member } from './member.ts'
import { area } from './relations/effects.ts'
import type { Scene } from './scene.ts'

/** Shares of what is in the water: how high it stands there, how much of the ripple is below it, and how far it goes beyond. */
const [SUNK, BELOW, BESIDE] = [0.16, 0.06, 0.05]
/** In pixels: nearer than this to the waves of the place, these are enough. */
const NEAR = 40

export function ripples(scene: Scene, groups: readonly Group[], water: number | undefined): void {
  if (water === undefined) return
  for (const group of groups) {
    const low = lowestOf(group)
    const deep = Math.max(SUNK * (low ? tall(low.art.box) : 0), group.sunk * tall(group.box))
    if (low && group.box.y1 - group.sunk * tall(group.box) < water - NEAR)
      scene.extras.push({ of: low, draw: (sw) => ripple(low.art.box, deep, sw) })
  }
}

/** What is on a float is out of the water. */
const lowestOf = ({ members }: Group): Member | undefined => {
  const [low] = [...members].sort((p, q) => q.art.box.y1 - p.art.box.y1)
  return low && /^(water|ground|hand)$/.test(low.habitat) ? low : undefined
}

/** A flat patch of water with two crests, pointed at both ends. */
function ripple(box: Box, deep: number, sw: number): string {
  const [w, h] = [wide(box), tall(box)]
  const [x0, x1] = [box.x0 - w * BESIDE, box.x1 + w * BESIDE]
  const [top, low] = [box.y1 - deep, box.y1 + h * BELOW]
  const at = (share: number) => x0 + (x1 - x0) * share
  const mid = (top + low) / 2
  return area(
    pen`M${x0} ${mid}Q${at(0.14)} ${top - h * 0.03} ${at(0.28)} ${top}T${at(0.52)} ${top}T${at(0.76)} ${top}Q${at(0.9)} ${top + h * 0.02} ${x1} ${mid}Q${at(0.75)} ${low + h * 0.04} ${at(0.5)} ${low}Q${at(0.25)} ${low + h * 0.04} ${x0} ${mid}Z`,
    'water',
    sw * 0.7,
  )
}
