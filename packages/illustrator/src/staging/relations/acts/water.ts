/** At the water: drinking from it, jumping into a puddle, washing somebody in a tub. */
import type { Facing, Point } from '../../../art/art.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face } from '../beside.ts'
import { drop } from '../between.ts'
import { isWinged } from '../crown.ts'
import { suds } from '../effects.ts'
import { ahead, cheekOf, resize } from '../kit.ts'
import { sharesTrough } from '../trough.ts'
import { turnAround } from '../turn.ts'
import { type ActStager, put, toFront } from './kit.ts'
import { atWaterHole, drinkersIn } from './water-hole.ts'

/** How high a bowl or bucket is, as a share of who drinks from it. */
const DISH = 0.26

/** Head down, the mouth at a bowl, or at water that lies before the feet. */
export const drinkFrom: ActStager = (scene, a, b) => {
  if (a.handed || (b && (scene.together(a, b) || sharesTrough(scene, a, b)))) return
  const herd = b ? [] : drinkersIn(scene)
  if (herd.length > 1) {
    if (herd[0] === a) atWaterHole(scene, herd)
    return
  }
  if (b && BASIN.test(b.entry.name) && b.art.hollow) return atBasin(scene, a, b)
  a.act({ pose: 'head-down' })
  const s = side(a.place.facing)
  const water = b ?? scene.bring('puddle', 40)
  if (!water) return
  const broad = wide(a.art.box) * (b ? 0.36 : 1.05)
  if (scene.alone(water)) resize(scene, water, (water.place.h * broad) / wide(water.art.box))
  const [mx, my] = a.point('mouth')
  const { box } = water.art
  if (b) {
    // What is higher would hide the mouth that is over it.
    if (scene.alone(b) && tall(box) > a.place.h * DISH) resize(scene, b, (b.place.h * a.place.h * DISH) / tall(box))
    // A face turned to the reader is over the rim.
    const below = cheekOf(a) && tall(b.art.box) * 0.2
    scene
      .group(b)
      .shift(
        mx + s * wide(b.art.box) * 0.16 - midX(b.art.box),
        Math.max(my + below - b.point('rim', 'top')[1], a.art.box.y1 - b.art.box.y1),
      )
  } else {
    const edge = s > 0 ? box.x0 : box.x1
    const near = s * Math.min(s * mx, s * a.point('nearFoot')[0])
    scene
      .group(water)
      .shift(near + s * wide(a.art.box) * 0.04 - edge, Math.max(my, a.art.box.y1) + tall(box) * 0.6 - box.y1)
  }
  // A round face hides a bowl that is behind it.
  scene.join(water, a, b && wide(b.art.box) > tall(b.art.box) * 1.3 ? 'over' : 'under')
}

const BASIN = /^(fountain|bird bath|well)$/
/** In meters: who is smaller sits on the rim. In its own heights: how high the basin is then, and else. */
const [ON_RIM, UNDER_BIRD, BESIDE_BEAST] = [0.6, 2, 1.15]

/** A bird on the rim, the beak to the water; who is larger stands farther back beside it, the mouth over the rim. */
function atBasin(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: 'head-down' })
  const s = side(a.place.facing)
  const onRim = a.entry.height < ON_RIM && isWinged(a)
  resize(scene, b, a.place.h * (onRim ? UNDER_BIRD : BESIDE_BEAST))
  const { box } = b.art
  const edge = s > 0 ? box.x0 : box.x1
  const [x, y]: Point = onRim ? [a.point('nearFoot')[0], a.art.box.y1] : a.point('mouth')
  scene.group(a).shift(edge + s * wide(box) * (onRim ? 0.08 : 0.14) - x, b.point('rim')[1] - y)
  scene.join(a, b, 'over')
}

/** Everybody in the air over one puddle, the water flying from under them. */
export const jumpIn: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const all = [
    ...new Set(scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'jump-in').map((bond) => bond.a)),
  ]
  const i = all.indexOf(a)
  const room = Math.max(...all.map((one) => (one.handed ? one.place.h * 0.62 : wide(one.art.box) * 0.94)))
  if (i === 0)
    resize(
      scene,
      b,
      (b.place.h * room * (all.length + (all.every(({ handed }) => handed) ? 0.45 : 0.16))) / wide(b.art.box),
    )
  const { box } = b.art
  a.act({ pose: 'jump', mouth: 'open', ...(a.handed ? { turn: 0.1 } : {}) })
  const x = midX(box) + (i - (all.length - 1) / 2) * room
  if (scene.alone(a)) a.at({ facing: x <= midX(box) ? 'right' : 'left' })
  // Boots that were told of are to be seen above the splash.
  const isShod = a.acting.wears?.some(({ name }) => /boot|shoe|sneaker/.test(name)) === true
  const lift = a.place.h * (isShod ? 0.14 : 0.07)
  scene.group(a).shift(x - midX(a.art.box), box.y1 - tall(box) * 0.45 - lift - a.art.box.y1)
  scene.join(a, b, 'over')
  scene.extras.push({
    of: b,
    draw: (sw) => spray([midX(a.art.box), a.art.box.y1 + lift + a.place.h * 0.01], a.place.h * 0.2, sw),
  })
}

/** A ring of water and drops that fly to both sides. */
export function spray([x, y]: Point, r: number, sw: number): string {
  const n = (value: number) => value.toFixed(1)
  const ring = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.15)}" ry="${n(r * 0.3)}" fill="#fff" class="sky" stroke="#000" stroke-width="${n(sw * 0.75)}"/>`
  const flung = [-1, 1].flatMap((k): [Point, number][] => [
    [[x + k * r * 1.3, y - r * 0.35], 0.17],
    [[x + k * r * 1.55, y - r * 0.95], 0.13],
    [[x + k * r * 0.95, y - r * 0.75], 0.12],
  ])
  return ring + flung.map(([at, k]) => drop(at, Math.max(9, r * k), sw)).join('')
}

/** With what is in its hands, where something is. */
function turnTo(scene: Scene, a: Member, facing: Facing): void {
  if (scene.alone(a)) face(scene, a, facing)
  else if (a.place.facing !== facing) turnAround(scene, a)
}

/** Shares of the washer's height: the tub, and who is in it. */
const [TUB, WASHED] = [0.5, 0.44]

/** Behind the tub, on both sides of who sits in it, the sponge on the flank. */
export function scrubInTub(scene: Scene, a: Member, b: Member, tub: Member, sponge: Member | null): void {
  const { index } = scene.slot(tub, 'scrub', new Set())
  const h = a.place.h
  if (index === 0) {
    if (scene.together(b, tub)) {
      const k = Math.max((h * TUB) / tall(tub.art.box), (h * WASHED) / tall(b.art.box))
      resize(scene, tub, tub.place.h * Math.min(k, (h * 0.8) / tall(tub.art.box)))
    } else resize(scene, tub, (tub.place.h * h * TUB) / tall(tub.art.box))
  }
  const back = -side(b.place.facing)
  const way = index % 2 ? -back : back
  const { box } = b.art
  turnTo(scene, a, way > 0 ? 'left' : 'right')
  a.act({ pose: 'hold-front' })
  const row = Math.floor(index / 2)
  const x = midX(box) + way * (wide(box) * 0.46 + h * (0.22 + row * 0.42))
  scene.group(a).shift(x - a.point('chest')[0], tub.art.box.y1 - tall(tub.art.box) * 0.1 - a.art.box.y1)
  scene.join(a, tub, 'under')
  const target: Point = [
    midX(box) + way * wide(box) * 0.34,
    Math.min(box.y0 + tall(box) * 0.55, tub.point('rim')[1] - h * 0.02),
  ]
  if (sponge) {
    sponge.at({ h: (sponge.place.h * h * 0.16) / Math.max(1, wide(sponge.art.box)) })
    put(sponge, 'grip', target)
    if (!scene.together(sponge, a)) scene.join(sponge, a, 'over')
    toFront(scene, sponge)
  }
  a.act({ reach: { nearHand: target, farHand: [target[0] - ahead(a, h * 0.1), target[1] + h * 0.04] } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({
    a,
    b,
    tool: sponge,
    at: () => [midX(b.art.box) - ahead(a, wide(b.art.box) * 0.3), a.point('nearHand')[1]],
  })
  if (index) return
  suds(
    scene,
    b,
    () => [b.point('headTop')[0] - ahead(b, wide(b.art.box) * 0.06), b.point('headTop')[1]],
    () => Math.max(16, wide(b.art.box) * 0.1),
  )
}
