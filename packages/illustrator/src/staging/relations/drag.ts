/** Dragged along: a blanket trails from the hand, an animal has what it drags between its teeth and goes backwards. */
import type { Point } from '../../art/art.ts'
import type { Entry, Inanimate } from '../../world/world.ts'
import { side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import { redrawn } from '../redrawn.ts'
import type { Scene } from '../scene.ts'
import { cheekOf, resize } from './kit.ts'

const CLOTH = /^(blanket|quilt|towel|picnic blanket|scarf|elephant blanket|rug|cape|curtain)$/
/** Who is put in harness. */
const DRAFT = /horse|pony|donkey|mule|ox$|cow|bull|buffalo|camel|llama|deer|elephant|husky|goat|yak|unicorn|zebra/
/** In heights of who drags it: how long a cloth is, a branch, and how large anything else; in meters: what is higher stays behind. */
const [LONG, LOAD, BITE, LARGE] = [0.85, 0.75, 0.4, 2.5]
/** In meters: for what is smaller nobody is put in harness. */
const SMALL = 0.6

/** Whether it is dragged now. */
export function drags(scene: Scene, a: Member, b: Member): boolean {
  if (!a.being || b.being || !scene.alone(b)) return false
  const isCloth = CLOTH.test(b.entry.name)
  if (a.handed) return isCloth && trails(scene, a, b)
  const isWheeled = /vehicles/.test(b.entry.category) || /sled|sleigh|plow|cart|wagon|rope/.test(b.entry.name)
  const isLoose = !b.has('handle') && !isWheeled && b.entry.height < LARGE
  const isHarnessed = DRAFT.test(a.entry.name) && b.entry.height > SMALL
  if (!(isCloth || isLoose) || isHarnessed || !a.has('mouth')) return false
  inTeeth(scene, a, b, isCloth)
  return true
}

/** From the hand behind down to the ground, or down the stairs. */
function trails(scene: Scene, a: Member, b: Member): boolean {
  a.act({ pose: 'walk' })
  const s = side(a.place.facing)
  const [cx, cy] = a.point('chest')
  const hand: Point = [cx - s * a.place.h * 0.16, cy + a.place.h * 0.13]
  a.act({ reach: { nearHand: hand } })
  const stairs = scene.group(a).members.find(({ entry }) => entry.name === 'staircase')
  const ground = stairs ? stairs.art.box.y1 : a.art.box.y1
  const h = ground + a.place.h * 0.03 - hand[1]
  spread(b, { w: Math.max(a.place.h * LONG, stairs ? h * 1.1 : 0), h, from: hand, towards: a.place.facing })
  scene.join(b, a, { before: 'nearArm', of: a })
  return true
}

/** Who goes backwards looks at it. */
function inTeeth(scene: Scene, a: Member, b: Member, isCloth: boolean): void {
  a.act({ pose: isCloth ? 'stand' : 'head-down' })
  const s = side(a.place.facing)
  const [mx, my] = a.point('mouth')
  if (isCloth) {
    const h = a.art.box.y1 + a.place.h * 0.03 - my
    spread(b, { w: a.place.h * LONG * 1.2, h, from: [mx, my], towards: turned(a.place.facing) })
  } else {
    const isSlender = wide(b.art.box) > tall(b.art.box) * 1.8
    const most =
      Math.max(tall(a.art.box), wide(a.art.box)) * (isSlender || b.entry.height > a.entry.height ? LOAD : BITE)
    const size = Math.max(tall(b.art.box), wide(b.art.box))
    if (size > most && (b.named.size ?? 1) <= 1) resize(scene, b, (b.place.h * most) / size)
    const near = s > 0 ? b.art.box.x0 : b.art.box.x1
    const at = mx + s * cheekOf(a) * 0.35
    scene.group(b).shift(at - near - s * wide(b.art.box) * 0.04, a.art.box.y1 - b.art.box.y1)
  }
  scene.join(b, a, 'over')
}

interface Spread {
  w: number
  h: number
  from: Point
  towards: Member['place']['facing']
}

function spread(b: Member, { w, h, from, towards }: Spread): void {
  b.recast(cloth(b.entry, w, h))
  b.at({ h, facing: towards })
  const s = side(towards)
  b.at({ x: from[0] - (s * w) / 2 + s * w * 0.03, y: from[1] + h })
}

/** One corner up at the right, the rest of it over the ground to the left. */
function cloth(entry: Entry, w: number, h: number): Inanimate {
  const at = (x: number, y: number, corner = '') => `${(x * w).toFixed(1)},${(-y * h).toFixed(1)}${corner}`
  const line = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => at(x, y)).join(' ')
  return redrawn(entry, {
    size: [w, h],
    points: { grip: [w * 0.47, -h * 0.97] },
    back(p) {
      p.tint('cerulean').blob(
        [
          at(0.44, 1, '!'),
          at(0.3, 0.66),
          at(0.08, 0.36),
          at(-0.2, 0.22),
          at(-0.48, 0.2, '!'),
          at(-0.44, 0.1),
          at(-0.5, 0, '!'),
          at(-0.3, 0.03),
          at(-0.1, 0),
          at(0.12, 0.04),
          at(0.32, 0, '!'),
          at(0.4, 0.3),
          at(0.5, 1, '!'),
        ].join(' '),
      )
      p.line(line([0.45, 0.86], [0.34, 0.4], [0.2, 0.2])).line(line([0.42, 0.8], [0.2, 0.38], [-0.02, 0.2]))
      p.line(line([-0.38, 0.21], [-0.35, 0.1], [-0.4, 0.015]))
      p.tint('gamboge')
        .ell(-0.14 * w, -0.11 * h, Math.min(w, h) * 0.045)
        .ell(0.06 * w, -0.13 * h, Math.min(w, h) * 0.045)
    },
  })
}
