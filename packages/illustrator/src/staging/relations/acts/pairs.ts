/** Two who touch with one part of the body: nose to nose, back to back. */
import { midX, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face } from '../beside.ts'
import { carriedBy } from '../carried.ts'
import { dancesWith } from '../dance.ts'
import { hearts } from '../effects.ts'
import { ahead, isLight, resize } from '../kit.ts'
import { type ActStager, cheek, halfHead, headOf, toFront } from './kit.ts'

/** Shares of the height: how much higher one mouth may be, and how far two backs run into each other. */
const [LEVEL, PRESSED] = [0.22, 0.05]
/** The smaller of the two is no smaller than this share of the other. */
const LEAST = 0.45

const TRUNK = /elephant|mammoth|anteater|tapir/

/** The tall one bows down to the small one; their mouths meet. */
export const noseToNose: ActStager = (scene, a, b) => {
  if (!b) return
  // On their feet, unless it was said that they rest.
  for (const one of [a, b])
    if (
      !one.handed &&
      scene.alone(one) &&
      !scene.does(one, 'lies', 'lies-on', 'sleeps', 'sleeps-in', 'sits', 'sits-on')
    )
      one.act({ pose: 'stand' })
  if (!atNose(scene, a, b)) meetNoses(scene, a, b, 0.92)
}

/** Of the height of the other: how large a butterfly before a nose is. */
const TINY = 0.3

const WINGED = /butterfly|moth|ladybug|bee$|beetle|fly$/

/** What flies comes to the nose of the large one, and is no larger than its face; before a mouse the large one lies down. */
function atNose(scene: Scene, a: Member, b: Member): boolean {
  const [small, large] = a.entry.height < b.entry.height ? [a, b] : [b, a]
  const isAirborne = small.habitat === 'air' || WINGED.test(small.entry.name)
  if (large.habitat === 'air' || scene.together(a, b) || !scene.alone(small)) return false
  if (isAirborne ? small.entry.height > large.entry.height * 0.7 : !isLight(small, large)) return false
  if (!isAirborne && !large.handed) {
    large.act({ pose: 'lie' })
    return false
  }
  if (!isAirborne) return false
  if (large.handed) large.act({ turn: 1 })
  face(scene, small, turned(large.place.facing))
  const size = tall(large.art.box) * (large.handed ? TINY * 0.7 : TINY)
  resize(scene, small, (small.place.h * size) / Math.max(tall(small.art.box), wide(small.art.box)))
  const s = side(large.place.facing)
  const { box } = small.art
  const [mx, my] = large.point('mouth')
  const nose = s * Math.max(s * mx, s * (large.point('headMid')[0] + s * (hasSnout(large) ? 0 : cheek(large))))
  const gap = tall(box) * 0.06
  scene.group(small).shift(nose + s * gap - (s > 0 ? box.x0 : box.x1), my - (box.y0 + box.y1) / 2)
  scene.join(small, large, 'over')
  return true
}

/** "apart": how far the middles of two round heads are from each other, in their halves. */
function meetNoses(scene: Scene, a: Member, b: Member, apart: number): void {
  if (scene.together(a, b)) {
    closer(scene, a, b)
    return
  }
  face(scene, b, a.place.facing === 'right' ? 'left' : 'right')
  alike(scene, a, b)
  for (const one of [a, b]) if (one.handed) one.act({ turn: 1 })
  const [low, high] = a.point('mouth')[1] > b.point('mouth')[1] ? [a, b] : [b, a]
  const drop = low.point('mouth')[1] - high.point('mouth')[1]
  if (drop > high.place.h * LEVEL && !high.handed) high.act({ pose: 'head-down' })
  if (drop > high.place.h * LEVEL && high.handed) high.act({ pose: drop > high.place.h * 0.3 ? 'kneel' : 'lean-over' })
  const s = side(a.place.facing)
  const noses = b.point('mouth')[0] - a.point('mouth')[0]
  const heads = b.point('headMid')[0] - s * (cheek(a) + cheek(b)) * apart - a.point('headMid')[0]
  const front = (one: Member) => (side(one.place.facing) > 0 ? one.art.box.x1 : one.art.box.x0)
  // A trunk reaches farther than the mouth.
  const trunks = [a, b].some(({ entry }) => TRUNK.test(entry.name))
  const dx = trunks
    ? front(b) + s * headOf(b) * 0.15 - front(a)
    : hasSnout(a) && hasSnout(b)
      ? s * Math.min(s * noses, s * heads)
      : s * Math.min(s * heads, s * (midX(b.art.box) - midX(a.art.box)) - wholeApart(a, b))
  scene.group(a).shift(dx, b.art.box.y1 - a.art.box.y1)
  scene.join(a, b, 'over')
}

/** Penguins and owls are as broad as their heads, and look at the reader: one before the other they would hide a face. */
function wholeApart(a: Member, b: Member): number {
  const isBroad = ({ handed, art: { box } }: Member) => !handed && tall(box) > wide(box)
  return isBroad(a) && isBroad(b) ? ((wide(a.art.box) + wide(b.art.box)) / 2) * BROAD : 0
}
/** Of their breadth: wings may overlap. */
const BROAD = 0.88

/** Nose to nose with hearts over them; people hold hands. */
export const inLove: ActStager = (scene, a, b, relation) => {
  if (!b) return
  for (const one of [a, b]) if (!one.handed && scene.alone(one)) one.act({ pose: 'stand' })
  if ([a, b].every(({ entry }) => entry.kind === 'being' && entry.human)) dancesWith(scene, a, b, relation)
  else meetNoses(scene, a, b, 1.1)
  if (!scene.members.some(({ entry }) => entry.name === 'heart')) hearts(scene, a, b)
}

/** Under one mushroom already: both a step nearer. */
function closer(scene: Scene, a: Member, b: Member): void {
  const s = b.point('headMid')[0] > a.point('headMid')[0] ? 1 : -1
  for (const [one, way] of [
    [a, s],
    [b, -s],
  ] as const) {
    one.at({ facing: way > 0 ? 'right' : 'left' })
    one.draw()
  }
  const apart = hasSnout(a) && hasSnout(b) ? 0 : Math.max((headOf(a) + headOf(b)) * 0.9, wholeApart(a, b))
  const point = apart ? 'headMid' : 'mouth'
  const step = (s * (b.point(point)[0] - a.point(point)[0]) - apart) / 2
  for (const [one, way] of [
    [a, s],
    [b, -s],
  ] as const)
    for (const member of carriedBy(scene, one)) member.move({ scale: 1, dx: way * step, dy: 0 })
}

/** Each looks away from the other, and leans on it. */
export const backToBack: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  for (const one of [a, b]) profile(scene, one)
  alike(scene, a, b)
  const s = side(a.place.facing)
  const [mine, other] = [a.art.box, b.art.box]
  const pressed = Math.min(a.place.h, b.place.h) * PRESSED
  const backOf = (one: Member) =>
    one.handed ? one.point('chest')[0] - side(one.place.facing) * one.place.h * 0.1 : null
  const [from, to] = [backOf(a) ?? (s > 0 ? mine.x0 : mine.x1), backOf(b) ?? (s > 0 ? other.x1 : other.x0)]
  const heads = b.point('headMid')[0] + s * (headOf(a) + headOf(b)) * 0.86 - a.point('headMid')[0]
  const dx = s * Math.max(s * (to - from) - pressed * 0.4, s * heads)
  scene.group(a).shift(dx, other.y1 - mine.y1)
  scene.join(a, b, midX(a.art.box) < midX(b.art.box) ? 'under' : 'over')
}

/** Of the height: how much lower than the head two necks cross. */
const CROSSING = 0.14

/** Each looks past the other, their necks before one another below the heads. */
export const crossedNecks: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  for (const one of [a, b]) one.act({ pose: 'stand' })
  face(scene, b, a.place.facing === 'right' ? 'left' : 'right')
  resize(scene, b, (b.place.h * tall(a.art.box) * 0.96) / tall(b.art.box))
  const at = (one: Member): number => {
    const [[hx, hy], [nx, ny]] = [one.point('headMid'), one.point('neck')]
    const share = Math.min(0.8, (one.place.h * CROSSING) / Math.max(1, Math.abs(ny - hy)))
    return hx + (nx - hx) * share
  }
  const s = side(a.place.facing)
  const apart = s * (headOf(a) + headOf(b)) * 1.1
  const past = b.point('headMid')[0] + apart - a.point('headMid')[0]
  const dx = s * Math.max(s * (at(b) - at(a)), s * past)
  scene.group(a).shift(dx, b.art.box.y1 - a.art.box.y1)
  scene.join(a, b, 'over')
}

/** Seen from the front nobody has a back. */
function profile(scene: Scene, one: Member): void {
  if (!scene.alone(one)) return
  const isFrontal = Math.abs(one.point('mouth')[0] - one.point('headMid')[0]) < headOf(one) * 0.2
  if (isFrontal) scene.rise(one)
  if (one.handed) one.act({ turn: 0.85 })
}

/** Its mouth is well before its head. */
const hasSnout = (one: Member): boolean => Math.abs(one.point('mouth')[0] - one.point('headMid')[0]) > headOf(one) * 0.6

/** A mouse before an elephant is larger than a mouse. */
function alike(scene: Scene, a: Member, b: Member): void {
  const [small, large] = tall(a.art.box) < tall(b.art.box) ? [a, b] : [b, a]
  const share = tall(small.art.box) / tall(large.art.box)
  // A kitten and a puppy are of one size.
  const wanted = share < LEAST ? LEAST : share > LEAST + 0.1 ? Math.max(share, 0.88) : share
  resize(scene, small, (small.place.h * wanted) / share)
}

/** Fists up, nobody there yet. */
export const guard: ActStager = (scene, a) => {
  if (
    scene.undergoes(a, 'fights') ||
    scene.bonds.some((bond) => bond.a === a && bond.b && bond.relation.relation === 'fights')
  )
    return
  scene.rise(a)
  if (!a.handed) return
  a.act({ wears: [...(a.acting.wears ?? []), { name: 'boxing glove', attributes: [] }] })
  fistsUp(scene, a)
}

/** Fists up, face to face, an arm's length between the heads. */
export const box: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !a.handed || !b.handed) return
  face(scene, b, turned(a.place.facing))
  alike(scene, a, b)
  for (const one of [a, b]) one.act({ pose: 'guard' })
  const s = side(a.place.facing)
  const apart = halfHead(a) + halfHead(b) + (a.place.h + b.place.h) * 0.16
  scene.group(a).shift(b.point('headMid')[0] - s * apart - a.point('headMid')[0], b.place.y - a.place.y)
  scene.join(a, b, 'over')
  for (const one of [a, b]) fistsUp(scene, one)
}

function fistsUp(scene: Scene, one: Member): void {
  one.act({ pose: 'guard' })
  const [x, y] = one.point('headMid')
  const r = halfHead(one)
  one.act({
    reach: {
      nearHand: [x + ahead(one, r * 0.95), y + headOf(one) * 1.1],
      farHand: [x + ahead(one, r * 1.2), y + headOf(one) * 0.55],
    },
  })
  toFront(scene, one, 'farArm', 'nearArm')
}
