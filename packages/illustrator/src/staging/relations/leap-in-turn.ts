/** Three and more who jump over one thing do so in turn: one over it, one before, one past it, the others wait behind. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Bond, Scene } from '../scene.ts'
import { resize } from './kit.ts'

const LEAST = 3
/** In the size of who jumps: how high it is at most, how much air is between, how far apart two are. */
const [HURDLE, AIR, APART] = [0.6, 0.08, 1.12]
/** Those who wait: how far apart, and how much farther back. */
const [WAITING, BACK] = [0.86, 0.62]
/** From the middle, in the order of who is named: over it, past it, before it. */
const TURNS = [0, 1, -1]

/** Whether they do so now; all are placed with the first of them. */
export function leapInTurn(scene: Scene, b: Member): boolean {
  const all = scene.bonds.filter((bond) => bond.b === b && bond.relation.relation === 'jumps-over').map(({ a }) => a)
  const [first] = all
  if (!first || all.length < LEAST || b.being || all.some(({ being }) => !being)) return false
  if (scene.together(first, b)) return true
  if (![b, ...all].every((one) => scene.alone(one))) return false
  for (const one of all) one.at({ facing: first.place.facing })
  resize(scene, b, (b.place.h * tall(first.art.box) * HURDLE) / tall(b.art.box))
  const w = Math.max(...all.map(({ art }) => wide(art.box)))
  const ground = b.art.box.y1
  const middle = midX(b.art.box)
  const s = side(first.place.facing)
  const waiting = all.slice(TURNS.length)
  const put = (one: Member, x: number, foot: number) =>
    one.move({ scale: 1, dx: x - midX(one.art.box), dy: foot - one.art.box.y1 })
  for (const [i, one] of waiting.entries()) {
    one.act({ pose: 'stand' })
    // Behind who is in the air there is nobody.
    const aside = (i % 2 ? 1 : -1) * (0.8 + Math.floor(i / 2) * WAITING)
    put(one, middle + aside * w, ground - tall(first.art.box) * BACK)
    scene.join(one, b, 'under')
  }
  for (const [i, one] of all.slice(0, TURNS.length).entries()) {
    one.act({ pose: i ? 'run' : 'jump' })
    const apart = Math.max(w * APART, (wide(b.art.box) + w) * 0.52)
    put(one, middle + s * (TURNS[i] as number) * apart, i ? ground : b.art.box.y0 - tall(one.art.box) * AIR)
    scene.join(one, b, 'over')
  }
  return true
}

/** Who looks at somebody in the air comes last, on the ground: together with that one they would be lifted. */
export const watchesLeap = (scene: Scene, { b, relation }: Bond): boolean =>
  /^(looks-at|next-to|talks-to|waves-at)$/.test(relation.relation) &&
  !relation.how &&
  b?.being === true &&
  scene.does(b, 'jumps-over', 'flies-over') !== undefined
