/** Under something: between its legs, in its shade, or hidden by it. */
import type { Relation } from '../../reading/graph.ts'
import { clamp, midX, side, sum, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import { settleDown } from '../posture.ts'
import type { Scene } from '../scene.ts'
import { isArch, underArch } from './arch.ts'
import { setBeside } from './beside.ts'
import { COVER } from './depth.ts'
import { area, stroke } from './effects.ts'
import { resize, type Stager } from './kit.ts'
import { lift } from './over.ts'
import { shelter } from './shelter.ts'
import { hood, tuckIn } from './wrap.ts'

/** All who are under one blanket. */
const sharersOf = (scene: Scene, b: Member): Member[] => [
  ...new Set(
    scene.bonds.filter((bond) => bond.b === b && bond.a.being && bond.relation.relation === 'under').map(({ a }) => a),
  ),
]

/** Between the legs of the table, in the shade of the tree, beneath the bridge. */
export const under: Stager = (scene, a, b, relation) => {
  if (scene.together(a, b)) return
  // A rainbow spans the whole page: whoever is on it is under it.
  if (b.entry.name === 'rainbow') return
  if (a.being && isArch(b)) return underArch(scene, b, sharersOf(scene, b))
  if (a.being && COVER.test(b.entry.name) && isHiding(relation)) return hood(scene, a, b)
  if (a.being && COVER.test(b.entry.name)) return tuckIn(scene, sharersOf(scene, b), b)
  // At the foot of the cliff, on the water.
  if (!a.being && a.habitat === 'water' && STEEP.test(b.entry.name)) return setBeside(scene, a, b, true, 0.02)
  if ((a.habitat === 'water' || a.being) && b.habitat === 'water' && /vehicles/.test(b.entry.category))
    return inTheDeep(scene, a, b)
  if (a.being && b.has('gap')) return beneath(scene, a, b)
  if (a.being && /(^| )leaf$/.test(b.entry.name) && a.has('headTop') && scene.alone(b)) return roofed(scene, a, b)
  if (a.being && (isHiding(relation) ? SOLID : LOW).test(b.entry.name)) return hidesUnder(scene, a, b, relation)
  if (/umbrella|parasol/.test(b.entry.name) && b.habitat === 'hand' && shelter(scene, a, b)) return
  if (b.habitat === 'air' || b.habitat === 'sky' || (b.habitat === 'hand' && !a.being)) return lift(scene, b, a, 0.06)
  if (isLaidUnder(scene, a, b)) return atFoot(scene, a, b)
  if (POLE.test(b.entry.name) && a.being) return atPole(scene, a, b)
  if (STEMMED.test(b.entry.name) && a.being && !a.handed && a.acting.pose === 'stand') a.act({ pose: 'sit' })
  const clear = clearance(b)
  const h = tall(a.art.box)
  // What grows is as high as whoever is under it needs.
  const most = a.being ? (STEMMED.test(b.entry.name) ? 12 : 2.4) : 1.2
  if (h > clear * 0.95) resize(scene, b, b.place.h * clamp(h / (clear * 0.95), 1, most))
  const room = clearance(b) * 0.95
  if (tall(a.art.box) > room * 1.6 && a.being) a.act({ pose: a.handed ? 'crawl' : 'lie' })
  if (tall(a.art.box) > room) resize(scene, a, a.place.h * clamp(room / tall(a.art.box), 0.45, 1))
  // Under a wide table nobody is a doll.
  else if (a.being && LEGGED.test(b.entry.name) && sharersOf(scene, b).length === 1)
    resize(scene, a, a.place.h * clamp((room * 0.95) / tall(a.art.box), 1, GROWN))
  // A troll is what the page is about, the bridge its house: the head in the arch, the feet nearer to us.
  const isOut = a.being && scene.alone(a) && /bridge$/.test(b.entry.name)
  if (isOut) resize(scene, a, (a.place.h * room * OUT_OF_ARCH) / tall(a.art.box))
  const { index, count } = scene.slot(b, 'under', new Set(['under']))
  const all = scene.bonds.filter((bond) => bond.b === b && bond.relation.relation === 'under').map((bond) => bond.a)
  const needed = all.reduce((sum, one) => sum + wide(one.art.box), 0)
  if (!index && count > 1 && needed > wide(b.art.box))
    resize(scene, b, b.place.h * clamp(needed / wide(b.art.box), 1, 1.8))
  const { box } = b.art
  const isBesideStem = b.has('trunk') || b.has('branch') || (STEMMED.test(b.entry.name) && count === 1)
  const off = isBesideStem ? wide(box) * 0.2 : 0
  const x = midX(box) + off + (count > 1 ? pastPole(middleOf(all, a), a, b) : 0)
  scene
    .group(a)
    .shift(
      x - midX(a.art.box),
      Math.max(box.y1, b.place.y) + (isOut ? room * (OUT_OF_ARCH - 1) : 0) - Math.max(a.art.box.y1, a.place.y),
    )
  scene.join(a, b, 'over')
}

/** Heights of an arch: how tall who comes out of it is. */
const OUT_OF_ARCH = 1.75

/** Of the width of a boat: at least so wide is who swims under it. Of its height: so far below its keel. */
const [SEEN_BELOW, BELOW] = [0.6, 0.1]

/** Under the keel, before the waves. */
function inTheDeep(scene: Scene, a: Member, b: Member): void {
  if (a.handed && scene.alone(a)) a.act({ pose: 'swim' })
  if (wide(a.art.box) < wide(b.art.box) * SEEN_BELOW && scene.alone(a))
    resize(scene, a, (a.place.h * wide(b.art.box) * SEEN_BELOW) / wide(a.art.box))
  const { box } = b.art
  scene.group(a).shift(midX(box) - midX(a.art.box), box.y1 + tall(box) * BELOW - a.art.box.y0)
  scene.join(a, b, 'over')
  scene.extras.push({ of: b, draw: (sw) => sea(b.art.box.y1 - tall(b.art.box) * 0.16, a.art.box.y1, sw) })
}

/** Water over the whole width of the page, with a few wavelets. */
function sea(top: number, low: number, sw: number): string {
  const crests = (d: -1 | 1) => Array.from({ length: 6 }, () => `q${45 * d} -24 ${90 * d} 0t${90 * d} 0`).join('')
  const n = (value: number) => value.toFixed(1)
  const wavelets = [0.3, 0.62].map((share, i) => {
    const y = top + (low - top) * share
    return stroke(`M${60 + i * 40} ${n(y)}q25 -16 50 0t50 0M${850 - i * 30} ${n(y + 40)}q25 -16 50 0t50 0`, sw * 0.6)
  })
  return area(`M-30 ${n(top)}${crests(1)}V${n(low)}${crests(-1)}Z`, 'water', sw * 0.7) + wavelets.join('')
}

const LEGGED = /^(table|desk|bench|workbench)$/
const GROWN = 1.7
/** A roof on a stem: one is beside the stem. */
const STEMMED = /mushroom$|toadstool|umbrella|parasol|flower$|daisy|tulip|^fern$/
const POLE = /^(lamp post|street light|street lamp|traffic light|stop sign|road sign)$/
/** In heights of who stands under it: as high as it needs to be, or it would be what the page is about. */
const OVER_HEADS = 1.75

/** On both sides of its pole, none before it. */
function atPole(scene: Scene, a: Member, b: Member): void {
  const all = sharersOf(scene, b)
  const highest = Math.max(...all.map((one) => tall(one.art.box)))
  if (all[0] === a) resize(scene, b, (b.place.h * highest * OVER_HEADS) / tall(b.art.box))
  const index = all.indexOf(a)
  const s = index % 2 ? -1 : 1
  const before = all.filter((_, i) => i < index && i % 2 === index % 2)
  const away = before.reduce((sum, one) => sum + wide(one.art.box) * 0.94, 0) + wide(a.art.box) * 0.56
  const foot = Math.max(b.art.box.y1, b.place.y) + (Math.floor(index / 2) % 2) * tall(a.art.box) * 0.08
  scene.group(a).shift(midX(b.art.box) + s * away - midX(a.art.box), foot - Math.max(a.art.box.y1, a.place.y))
  scene.join(a, b, 'over')
}

/** A chest that somebody digs up is as large as who digs. */
const isLaidUnder = (scene: Scene, a: Member, b: Member): boolean =>
  !a.being &&
  /\btree$/.test(b.entry.name) &&
  a.entry.height < LYING &&
  scene.alone(a) &&
  scene.bonds.every(({ a: who, b: whom }) => whom !== a || !who.being)

/** In meters: what is higher stands under a tree, what is lower lies about its foot. */
const LYING = 0.7
/** How large each of those at a tree's foot is beside it, and how far from its middle. */
const AT_FOOT = [
  [0.25, -0.2],
  [0.21, 0.24],
  [0.17, 0.02],
  [0.2, -0.42],
  [0.18, 0.46],
] as const

/** Presents about the trunk: of several sizes, some further in front. */
function atFoot(scene: Scene, a: Member, b: Member): void {
  const { index } = scene.slot(b, 'under', new Set(['under']))
  const [share, off] = AT_FOOT[index % AT_FOOT.length] as (typeof AT_FOOT)[number]
  const { box } = b.art
  resize(scene, a, (a.place.h * share * tall(box)) / Math.max(tall(a.art.box), wide(a.art.box)))
  const nearer = tall(box) * (index === 2 ? 0.075 : 0.03 + (index % 2) * 0.02)
  const x = midX(box) + off * Math.max(wide(box), tall(box) * 0.6)
  scene.group(a).shift(x - midX(a.art.box), box.y1 + nearer - a.art.box.y1)
  scene.join(a, b, 'over')
}

const STEEP = /^(cliff|lighthouse|castle|tower|hill|mountain|rock)$/

/** Nothing is seen through these. */
const SOLID =
  /bed|couch|sofa|armchair|crib|blanket|quilt|rug|carpet|pillow|car$|truck|bus$|bush|leaf|leaves|hay|box|basket/

/** So low that who is under it looks out at one end. */
const LOW = /^(bed|couch|sofa|armchair|car|truck|bus|taxi|van)$/
const isHiding = ({ word, part }: Relation): boolean => /^(hid|peek|peep|lurk)/.test(word ?? '') || part !== undefined

/** Flat on the floor between the legs of a bed, the face in the gap. */
function beneath(scene: Scene, a: Member, b: Member): void {
  settleDown(a, 'on-belly')
  const { index, count } = scene.slot(b, 'beneath', new Set(['under']))
  const gap = () => b.art.box.y1 - b.point('gap')[1]
  const room = (wide(b.art.box) * 0.8) / count
  resize(scene, a, a.place.h * Math.min((gap() * 1.06) / tall(a.art.box), room / wide(a.art.box)))
  const x = midX(b.art.box) + (index - (count - 1) / 2) * room
  scene.group(a).shift(x - midX(a.art.box), b.art.box.y1 - a.art.box.y1)
  scene.join(a, b, { before: 'front', of: b })
}

/** In degrees: how far a leaf is turned that is held over one like a roof; and how broad it is, in widths of who is under it. */
const [LAID, ROOF] = [84, 1.25]

/** A leaf as a roof against the rain, on the head. */
function roofed(scene: Scene, a: Member, b: Member): void {
  b.tilt = LAID
  b.draw()
  resize(scene, b, (b.place.h * wide(a.art.box) * ROOF) / wide(b.art.box))
  const [x, y] = a.point('headTop')
  const middle = (x + midX(a.art.box)) / 2
  scene.group(b).shift(middle - midX(b.art.box), y + tall(b.art.box) * 0.06 - b.art.box.y1)
  scene.join(b, a, 'over')
}

/** Behind its near side; only the head looks out at one end, or the tail. */
function hidesUnder(scene: Scene, a: Member, b: Member, relation: Relation): void {
  const { part } = relation
  if (a.handed && (part === 'foot' || (/vehicles/.test(b.entry.category) && !isHiding(relation)))) {
    halfOut(scene, a, b, part === 'foot')
    return
  }
  a.act({ pose: a.handed ? 'crawl' : 'lie' })
  if (!part && /vehicles/.test(b.entry.category) && scene.alone(a)) {
    betweenWheels(scene, a, b)
    return
  }
  const room = tall(b.art.box) * 0.45
  if (tall(a.art.box) > room) resize(scene, a, (a.place.h * room) / tall(a.art.box))
  const [mine, other] = [a.art.box, b.art.box]
  const s = side(a.place.facing)
  const shows = part === 'tail' || part === 'foot' ? -s : s
  const tail = part === 'tail' && a.has('tailTip') ? Math.abs(a.point('tailTip')[0] - a.point('seat', 'back')[0]) : 0
  const out = tail ? tail * 0.9 : wide(mine) * (part === 'foot' ? 0.25 : 0.46)
  const edge = shows > 0 ? other.x1 - mine.x1 + out : other.x0 - mine.x0 - out
  scene.group(a).shift(edge, other.y1 - tall(other) * 0.02 - Math.max(mine.y1, a.place.y))
  scene.join(a, b, 'under')
}

/** Of a car: how high its sill is, how high and how wide may be who lies under it. */
const [SILL, LAIN, WHEELBASE] = [0.13, 0.36, 0.42]

/** Flat between the wheels, the back at the sill. */
function betweenWheels(scene: Scene, a: Member, b: Member): void {
  const { index, count } = scene.slot(b, 'beneath', new Set(['under']))
  const [w, h] = [wide(b.art.box), tall(b.art.box)]
  resize(scene, a, a.place.h * Math.min((h * LAIN) / tall(a.art.box), (w * WHEELBASE) / count / wide(a.art.box)))
  const x = midX(b.art.box) + ((index - (count - 1) / 2) * w * WHEELBASE) / count
  scene.group(a).shift(x - midX(a.art.box), b.art.box.y1 - h * SILL - a.art.box.y0 - tall(a.art.box) * 0.1)
  scene.join(a, b, 'over')
}

/** On one's back past one end of it: the legs from the knees down, or all from the waist up of who works there. */
function halfOut(scene: Scene, a: Member, b: Member, byFeet: boolean): void {
  a.act({ pose: 'lie', turn: 0.4 })
  const [long, high] = byFeet ? [1.05, 0.75] : [0.8, 0.5]
  const scale = Math.min((wide(b.art.box) * long) / wide(a.art.box), (tall(b.art.box) * high) / tall(a.art.box))
  resize(scene, a, a.place.h * scale)
  const legs = Math.abs(a.point('nearFoot')[0] - a.point('seat')[0])
  const s = a.point('nearFoot')[0] > a.point('headMid')[0] === byFeet ? 1 : -1
  const edge = s > 0 ? b.art.box.x1 : b.art.box.x0
  const hip = a.point('seat')[0] + s * legs * (byFeet ? 0.1 : -1.6)
  scene.group(a).shift(edge - s * wide(b.art.box) * 0.04 - hip, b.art.box.y1 - a.art.box.y1)
  scene.join(a, b, 'under')
}

/** Side by side, each with as much room as it is wide: how far the middle of one is from the middle of all. */
function middleOf(all: readonly Member[], a: Member): number {
  const widths = all.map((one) => wide(one.art.box) * 1.02)
  const i = all.indexOf(a)
  return sum(widths.slice(0, i)) + (widths[i] ?? 0) / 2 - sum(widths) / 2
}

/** Two under an umbrella that nobody can hold are on both sides of its stick. */
const pastPole = (aside: number, a: Member, b: Member): number =>
  /umbrella|parasol/.test(b.entry.name)
    ? Math.sign(aside) * Math.max(Math.abs(aside), wide(a.art.box) / 2 + wide(b.art.box) * 0.04)
    : aside

/** How high the free room under it is. */
function clearance(b: Member): number {
  const ground = Math.max(b.art.box.y1, b.place.y)
  if (b.has('low')) return Math.max(ground - b.point('low')[1], tall(b.art.box) * 0.4)
  const top = b.art.tops[0]
  if (top && ground - top.y < tall(b.art.box) * 1.05) return (ground - top.y) * 0.78
  return tall(b.art.box) * 0.5
}
