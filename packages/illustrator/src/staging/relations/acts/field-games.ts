/** Games on the grass: over a bent back, two on three legs. */
import type { Point } from '../../../art/art.ts'
import { midX, mix, side } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { face } from '../beside.ts'
import { area, stroke } from '../effects.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { type ActStager, halfHead } from './kit.ts'

/** Astride in the air, both hands on the bent back of the other. */
export const leapfrog: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  face(scene, b, a.place.facing)
  if (b.place.h > a.place.h) resize(scene, b, a.place.h)
  b.act({ pose: 'bent-back', reach: {} })
  a.act({ pose: 'leapfrog', reach: {}, mouth: 'open' })
  const s = side(a.place.facing)
  const [bx, by] = mix(b.point('neck'), b.point('back'), 0.8)
  const [hx, hy] = a.point('nearHand')
  scene.group(a).shift(bx - hx, by - hy + a.place.h * 0.01)
  scene.join(a, b, 'over')
  a.act({ reach: { nearHand: [bx, by], farHand: [bx + s * a.place.h * 0.06, by] } })
  scene.contacts.push({ a, b, tool: null, at: () => b.point('back') })
}

/** In heights: how far apart their middles are, their tied feet, and how high the band is. */
const [APART, FEET, BAND] = [0.33, 0.05, 0.13]

/** Side by side, an arm around each other, the two inner legs tied. */
export const threeLegged: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  const h = Math.min(a.place.h, b.place.h)
  for (const one of [a, b]) {
    one.at({ facing: 'right' })
    one.act({ pose: 'stand', turn: 0, mouth: 'open' })
  }
  const apart = Math.max(h * APART, (halfHead(a) + halfHead(b)) * 1.02)
  scene.group(a).shift(b.point('chest')[0] - apart - a.point('chest')[0], footing(scene, b) - footing(scene, a))
  scene.join(a, b, 'over')
  const x = (a.point('chest')[0] + b.point('chest')[0]) / 2
  const ground = footing(scene, b)
  const ankle = ground - h * 0.03
  const sides = { a: sidesOf(a, -1), b: sidesOf(b, 1) }
  for (const [one, out, [inner, outer]] of [
    [a, -1, sides.a],
    [b, 1, sides.b],
  ] as const) {
    const [cx, cy] = one.point('chest')
    one.act({
      reach: {
        [`${inner}Foot`]: [x + out * h * FEET, ankle],
        [`${outer}Foot`]: [cx + out * h * 0.14, ankle - h * 0.1],
        [`${inner}Hand`]: [x + out * h * 0.01, cy + h * 0.12],
        [`${outer}Hand`]: [cx + out * h * 0.24, cy + h * 0.02],
      },
    })
  }
  const shins = () => [a.point(`${sides.a[0]}Foot`), b.point(`${sides.b[0]}Foot`)] as const
  scene.extras.push({ of: a, draw: (sw) => band(shins(), Math.min(a.place.h, b.place.h), sw) })
  scene.contacts.push({ a, b, tool: null, at: () => shins()[1] })
}

/** Which of its sides is toward the other, and which is away. */
const sidesOf = (one: Member, out: number): ['near' | 'far', 'near' | 'far'] =>
  (one.point('nearHand')[0] - midX(one.art.box)) * out > 0 ? ['far', 'near'] : ['near', 'far']

/** A scarf around both shins, knotted in front. */
function band([[ax, ay], [bx]]: readonly [Point, Point], h: number, sw: number): string {
  const n = (value: number) => value.toFixed(1)
  const [x0, x1, y] = [ax - h * 0.06, bx + h * 0.06, ay - h * BAND]
  const [high, mid] = [h * 0.075, (ax + bx) / 2]
  const wrap = area(
    `M${n(x0)} ${n(y)}Q${n(mid)} ${n(y + high * 0.5)} ${n(x1)} ${n(y)}V${n(y + high)}Q${n(mid)} ${n(y + high * 1.5)} ${n(x0)} ${n(y + high)}Z`,
    'gamboge',
    sw,
  )
  return wrap + stroke(`M${n(mid)} ${n(y + high * 0.3)}v${n(high)}`, sw * 0.7)
}
