/** Several at one thing: left and right of it, behind it where it is low enough to look over, then farther out. */
import type { Box, Facing } from '../../art/art.ts'
import { facesOf } from '../faces.ts'
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'

export interface Slot {
  /** Where the middle of whoever has it goes, and its foot. */
  x: number
  y: number
  facing: Facing
  behind: boolean
}

/** Who is behind sees over what is lower than this share of the height. */
const LOW = 0.78
/** Several stand behind what is somewhat higher as well, so far back that their faces are over it: beside each other they would be tiny. */
const [LOW_FOR_MANY, MANY, FACE] = [1.5, 4, 0.5]
/** Shares of one's width: what one alone is behind. */
const NARROW = 1.2
/** Shares of the height: how far back one stands behind it, how far the next row is. */
const [BACK, ROW] = [0.16, 0.1]
/** Shares of one's width: how much two behind it hide of each other, and how far the next one at a side stands out. */
const [CLOSE, OUT] = [0.74, 0.7]

/** The place of the i-th of n. */
export function slotAround(box: Box, mine: Box, i: number, n: number, few = LOW): Slot {
  const [w, h] = [wide(mine), tall(mine)]
  // Behind something narrow a second face would be hidden by the heads that bow over it.
  const before = n >= MANY && wide(box) < w * NARROW ? 4 : 2
  const back = tall(box) < h * (n < MANY ? few : LOW_FOR_MANY) ? Math.max(0, n - before) : 0
  const atSide = n - back
  if (i >= atSide) {
    const k = i - atSide
    const step = Math.min(w * CLOSE, Math.max(w * 0.5, (wide(box) + w) / Math.max(1, back)))
    const x = midX(box) + (k - (back - 1) / 2) * step
    const y = Math.min(box.y1 - h * BACK, tall(box) < h * LOW ? box.y1 : box.y0 + h * FACE) - (k % 2) * h * 0.03
    return { x, y, facing: x <= midX(box) ? 'right' : 'left', behind: true }
  }
  const row = Math.floor(i / 2)
  const out = wide(box) * 0.5 + w * (0.5 + row * OUT)
  const right = i % 2 === 1
  return {
    x: midX(box) + (right ? out : -out),
    y: box.y1 - row * h * ROW,
    facing: right ? 'left' : 'right',
    behind: row > 0,
  }
}

/** Of the radius of a head, and in heights of who is behind: farther back they would float. */
const [CHIN, RISES] = [0.8, 0.62]

/** Who goes on four legs is farther back behind what is higher. */
const LOW_FOR_ANIMALS = 1.05

/** A low animal behind a ball would be two ears. */
function lookOver(scene: Scene, a: Member, b: Member): void {
  const [face] = facesOf([a])
  const isPast = !face || face[0] + face[2] < b.art.box.x0 || face[0] - face[2] > b.art.box.x1
  if (isPast || a.handed) return
  const by = Math.min(face[1] + face[2] * CHIN - b.art.box.y0, tall(a.art.box) * RISES)
  if (by > 0) scene.group(a).shift(0, -by)
}

/** Brings one there, looking at it. */
export function takeSlot(scene: Scene, a: Member, b: Member, { i, n }: { i: number; n: number }): Slot {
  const { box } = b.art
  const low = a.handed ? LOW : LOW_FOR_ANIMALS
  const { facing } = slotAround(box, a.art.box, i, n, low)
  if (a.being && scene.alone(a)) a.at({ facing })
  const slot = slotAround(box, a.art.box, i, n, low)
  scene.group(a).shift(slot.x - midX(a.art.box), slot.y - Math.max(a.art.box.y1, a.place.y))
  if (slot.behind) lookOver(scene, a, b)
  scene.join(a, b, slot.behind ? 'under' : 'over')
  return slot
}
