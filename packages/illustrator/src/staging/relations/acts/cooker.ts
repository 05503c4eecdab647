/** At the stove: the pan on the burners, what is fried in it, the spatula at that. */
import type { Point } from '../../../art/art.ts'
import { distance, midX, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { ahead, meet, resize } from '../kit.ts'
import { takeTo } from './at-work.ts'
import { type ActStager, aim, propOf, toFront, toolIn } from './kit.ts'

/** In heights of who cooks: how high the stove is, how far the chest is above it at least, how wide the pan. */
const [STOVE, ABOVE, PAN] = [0.46, 0.1, 0.44]
const VESSEL = /^(frying pan|pot)$/
/** Under a broad muzzle the arms go to one side. */
const ASIDE = 0.4
/** What is in the pan, in widths of it. */
const SHARE = 0.46

export const atStove: ActStager = (scene, a, b, relation) => {
  const stove = propOf(scene, a, /^stove$/)
  const pan = b && VESSEL.test(b.entry.name) ? b : propOf(scene, a, VESSEL)
  if (!stove || !pan || !a.handed || scene.together(a, stove)) return
  const h = a.place.h
  if (!scene.alone(stove)) return beside(scene, a, stove, pan)
  stove.wear('empty')
  resize(scene, stove, h * STOVE)
  const [x, y] = a.point('chest')
  a.act({ pose: 'two-hands', turn: 0.12 })
  const { box } = stove.art
  const isBroad = a.entry.kind === 'being' && !a.entry.human
  scene.group(stove).shift(x + (isBroad ? ahead(a, h * ASIDE) : 0) - midX(box), a.art.box.y1 + h * 0.04 - box.y1)
  // Who is small stands on something behind it.
  const lift = Math.min(0, (stove.art.tops[0]?.y ?? box.y0) - h * ABOVE - y)
  scene.group(a).shift(0, lift)
  scene.join(stove, a, 'over')
  setOn(scene, pan, stove, a)
  if (b && b !== pan) fill(scene, pan, b)
  const spatula = toolIn(scene, a, relation)
  if (isBroad && spatula) {
    if (!scene.together(spatula, a)) scene.join(spatula, a, 'over')
    takeTo(scene, a, pan, spatula)
    return
  }
  const s = pan.point('grip')[0] > midX(pan.art.box) ? -1 : 1
  const [near, far] = isRight(a) === s > 0 ? HANDS : [...HANDS].reverse()
  const [rx, ry] = pan.point('rim')
  const stirring: Point = [rx + s * h * 0.2, ry - h * 0.09]
  a.act({
    reach: { [near as string]: spatula ? stirring : [rx + s * h * 0.1, ry], [far as string]: pan.point('grip') },
  })
  if (spatula) {
    if (!scene.together(spatula, a)) scene.join(spatula, a, 'over')
    aim(spatula, a.point(near as string), [rx + s * h * 0.04, ry - h * 0.01])
    toFront(scene, spatula)
  }
  toFront(scene, a, 'farArm', 'nearArm')
  scene.contacts.push({ a, b: b ?? pan, tool: spatula, at: () => pan.point('rim') })
}

/** On which side of the page the near hand is, once both are spread. */
function isRight(a: Member): boolean {
  const [x, y] = a.point('chest')
  const spread = (near: number): number => {
    a.act({ reach: { nearHand: [x + near * a.place.h * 0.2, y], farHand: [x - near * a.place.h * 0.2, y] } })
    return distance(a.point('nearElbow', 'nearHand'), [x + near * a.place.h * 0.2, y])
  }
  return spread(1) < spread(-1)
}

const HANDS = ['nearHand', 'farHand'] as const

/** A second cook is at its side. */
function beside(scene: Scene, a: Member, stove: Member, pan: Member): void {
  const cook = scene.bonds.find((bond) => bond.b === stove && bond.a !== a && scene.together(bond.a, stove))?.a
  if (scene.alone(a)) a.at({ facing: 'left' })
  const edge = Math.max(stove.art.box.x1, cook ? cook.art.box.x1 : 0)
  scene.group(a).shift(edge + a.place.h * 0.02 - a.art.box.x0, stove.art.box.y1 - a.art.box.y1)
  scene.join(a, stove, 'under')
  a.act({ pose: 'reach', reach: { nearHand: [pan.art.box.x1 - a.place.h * 0.02, pan.art.box.y0] } })
  toFront(scene, a, 'nearArm')
}

/** In the middle of the stove, its handle aside. */
function setOn(scene: Scene, pan: Member, stove: Member, a: Member): void {
  pan.tilt = 0
  if (scene.alone(pan)) resize(scene, pan, (pan.place.h * a.place.h * PAN) / wide(pan.art.box))
  const top = stove.art.tops[0]?.y ?? stove.art.box.y0
  const [x] = pan.point('rim')
  meet(scene, pan, stove, [x, pan.art.box.y1], [midX(stove.art.box), top - a.place.h * 0.01])
  scene.join(pan, stove, 'over')
}

/** Eggs fry without their shells; the pan has nothing else in it. */
function fill(scene: Scene, pan: Member, b: Member): void {
  pan.wear('empty')
  const all = scene.members.filter((one) => one.named === b.named && (scene.alone(one) || scene.together(one, pan)))
  const [x, y] = pan.point('rim')
  const w = wide(pan.art.box) * SHARE
  const each = w / Math.min(2, all.length)
  for (const [i, one] of all.slice(0, 2).entries()) {
    one.wear('fried')
    const size = one.place.h * Math.min(each / wide(one.art.box), (w * 0.7) / tall(one.art.box))
    one.at({ h: size })
    const at: Point = [x + (i - (Math.min(2, all.length) - 1) / 2) * each, y + (one.art.box.y1 - one.art.box.y0) * 0.3]
    if (scene.together(one, pan)) one.move({ scale: 1, dx: at[0] - midX(one.art.box), dy: at[1] - one.art.box.y1 })
    else {
      meet(scene, one, pan, [midX(one.art.box), one.art.box.y1], at)
      scene.join(one, pan, 'over')
    }
    one.draw()
    toFront(scene, one)
  }
}
