/** Eyes and ears at something: a telescope, a camera, a phone; and other things done with one's own body. */
import type { Point } from '../../../art/art.ts'
import { clamp, midX, midY, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face, setBeside } from '../beside.ts'
import { area } from '../effects.ts'
import { ahead, meet, resize } from '../kit.ts'
import { footing, handsOn } from '../stance.ts'
import { waters } from '../tools.ts'
import { type ActStager, aim, before, headOf, propOf, put, toFront, toolIn } from './kit.ts'

/** The eye at the eyepiece. */
export const peer: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b) || !b.has('eye')) return
  const first = scene.bonds.find(
    (bond) => bond.b === b && bond.a !== a && bond.relation.how === 'peer' && scene.together(bond.a, b),
  )?.a
  // One looks through it; the next waits behind and points up.
  if (first) {
    if (scene.alone(a)) a.at({ facing: first.place.facing })
    a.act({ pose: 'reach-up' })
    setBeside(scene, a, first, first.place.facing === 'left', 0)
    return
  }
  const table = propOf(scene, a, /^table$/)
  b.at({ facing: a.place.facing })
  a.act({ pose: 'lean-over' })
  const eye = a.point('eye')
  const rise = a.art.box.y1 - eye[1]
  if (table) {
    resize(scene, table, a.place.h * 0.4)
    resize(scene, b, a.place.h * 0.4)
    const top = table.art.tops[0]?.y ?? table.art.box.y0
    meet(
      scene,
      b,
      table,
      [midX(b.art.box), b.art.box.y1],
      [midX(table.art.box) - ahead(a, wide(table.art.box) * 0.25), top + 2],
    )
    scene.join(b, table, 'over')
    scene.group(table).shift(0, a.art.box.y1 - table.art.box.y1)
  } else resize(scene, b, (b.place.h * rise) / Math.max(1, b.place.y - b.point('eye')[1]))
  const [ex] = b.point('eye')
  const to: Point = [ex - ahead(a, headOf(a) * 0.3), footing(scene, b)]
  scene.group(a).shift(to[0] - eye[0], to[1] - a.place.y)
  scene.join(a, b, table ? 'under' : 'over')
  if (a.handed)
    a.act({ reach: { nearHand: b.point('grip'), farHand: [b.point('grip')[0] + ahead(a, 4), b.point('grip')[1] + 6] } })
}

/** The phone at the ear. */
export const atEar: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  a.act({ pose: 'hold-front' })
  const r = headOf(a)
  b.at({ facing: a.place.facing, h: r * 1.05 })
  const [x, y] = a.point('headMid')
  b.tilt = -12
  b.draw()
  put(b, 'grip', [x - ahead(a, r * 0.72), y + r * 0.55])
  scene.join(b, a, 'over')
  a.act({ mouth: 'open', reach: { nearHand: [x - ahead(a, r * 0.74), y + r * 0.62] } })
  toFront(scene, a, 'nearArm')
}

/** In radii of the head: how long binoculars are. */
const BINOCULARS = 0.6

/** Drawn standing on their lenses; before the eyes they lie, the eyepieces to the face. */
function level(b: Member, a: Member, r: number): void {
  b.at({ facing: a.place.facing })
  b.tilt = -90
  b.draw()
  b.at({ h: (b.place.h * r * BINOCULARS) / Math.max(1, wide(b.art.box)) })
  b.draw()
}

/** A camera before the face, both hands on it. */
export const atEye: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  // From the side: before a face that is turned to us it would hide eyes and mouth.
  a.act({ pose: 'two-hands', turn: 0.9 })
  const r = headOf(a)
  const isLong = b.entry.name === 'spyglass'
  resize(scene, b, (b.place.h * r * (isLong ? 1.9 : 0.95)) / Math.max(1, wide(b.art.box)))
  if (isLong) b.at({ facing: a.place.facing })
  if (b.entry.name === 'binoculars') level(b, a, r)
  const before = () => {
    const [x, y] = a.point('eye')
    const { box } = b.art
    const near = side(a.place.facing) > 0 ? box.x0 : box.x1
    const dy = y - midY(box)
    // The lower of two tubes is at the eye that is seen, and ends above the mouth.
    const lift = b.entry.name === 'binoculars' ? Math.max(0, box.y1 + dy - a.point('mouth')[1] + r * 0.04) : 0
    b.move({ scale: 1, dx: x + ahead(a, r * 0.16) - near, dy: dy - lift })
  }
  before()
  scene.join(b, a, 'over')
  const { box } = b.art
  const s = side(a.place.facing)
  const low = midY(box) + tall(box) * 0.3
  a.act({
    reach: {
      nearHand: [(s > 0 ? box.x0 : box.x1) + s * 6, low],
      farHand: [(s > 0 ? box.x1 : box.x0) - s * 2, low],
    },
  })
  // The head gives way to the arms.
  before()
  followShoulder(scene, a, r)
  toFront(scene, a, 'nearArm')
}

/** Who leans to a glass takes along who perches on the shoulder, behind the head. */
function followShoulder(scene: Scene, a: Member, r: number): void {
  const perched = scene.bonds.find((bond) => bond.b === a && /shoulder/.test(bond.relation.part ?? ''))?.a
  if (!perched || !scene.together(perched, a)) return
  const [x, y] = a.point('neck')
  const { box } = perched.art
  perched.move({ scale: 1, dx: x - ahead(a, r * 0.75) - midX(box), dy: y + r * 0.1 - box.y1 })
}

/** The one whose picture is taken stands where the camera looks. */
export const photograph: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  face(scene, b, turned(a.place.facing))
  setBeside(scene, b, a, a.place.facing === 'right', 0.5)
}

/** Beside a board as large as oneself, the arm stretched out to it. */
export const pointOut: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  if (!b.being)
    resize(scene, b, (b.place.h * clamp(tall(b.art.box), a.place.h * 0.85, a.place.h * 1.1)) / tall(b.art.box))
  a.act({ pose: 'point' })
  setBeside(scene, a, b, a.place.facing === 'left', -0.04)
  const { box } = b.art
  const s = side(a.place.facing)
  const edge = s > 0 ? box.x0 : box.x1
  // Lower than the chin: the arm would pass before the mouth.
  const high = box.y0 + tall(box) * 0.34
  const y = a.handed ? Math.max(high, a.point('chest')[1] + a.place.h * 0.05) : high
  a.act({ reach: { farHand: [edge + s * Math.min(wide(box) * 0.2, a.place.h * 0.12), y] } })
  if (a.handed) toFront(scene, a, 'farArm')
}

/** Under the shower, within its walls. */
export const shower: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  resize(scene, b, a.place.h * 1.45)
  const room = b.art.hollow ?? b.art.box
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [midX(room), room.y1])
  scene.join(a, b, { before: 'front', of: b })
}

/** On one knee, both hands at the shoe. */
export const tieShoes: ActStager = (_, a) => {
  a.act({ pose: 'kneel' })
  const [x, y] = a.point('farFoot')
  a.act({
    reach: {
      nearHand: [x - ahead(a, a.place.h * 0.03), y - a.place.h * 0.08],
      farHand: [x + ahead(a, a.place.h * 0.03), y - a.place.h * 0.08],
    },
  })
}

/** On a stool at the cow's flank, the bucket under the udder. */
export const milk: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const [stool, bucket] = [propOf(scene, a, /^stool$/), propOf(scene, a, /^bucket$/)]
  const rear = -side(b.place.facing)
  if (scene.alone(a)) a.at({ facing: rear > 0 ? 'right' : 'left' })
  const cow = b.art.box
  if (a.place.h > tall(cow) * 1.15) resize(scene, b, (b.place.h * a.place.h) / (tall(cow) * 1.15))
  const { box } = b.art
  const udder: Point = [midX(box) + rear * wide(box) * 0.2, box.y1 - tall(box) * 0.3]
  const h = a.place.h
  a.act({ pose: 'sit', reach: { seat: [a.place.x, a.place.y - h * 0.2] } })
  const [hx] = a.point('chest')
  scene.group(a).shift(udder[0] - rear * h * 0.27 - hx, box.y1 + h * 0.03 - a.art.box.y1)
  if (stool && scene.alone(stool)) {
    const seat = a.point('seat')
    resize(scene, stool, Math.max(30, a.art.box.y1 - seat[1]))
    scene.group(stool).shift(seat[0] - midX(stool.art.box), a.art.box.y1 - stool.art.box.y1)
    scene.join(stool, a, 'under')
  }
  scene.join(a, b, 'over')
  if (bucket) {
    bucket.at({ h: h * 0.24 })
    const pail = bucket.art.box
    const move = { scale: 1, dx: udder[0] + rear * h * 0.02 - midX(pail), dy: box.y1 + h * 0.02 - pail.y1 }
    if (scene.together(bucket, a)) bucket.move(move)
    else {
      scene.group(bucket).move(move)
      scene.join(bucket, a, 'over')
    }
    toFront(scene, bucket)
    toFront(scene, a, 'nearArm')
  }
  a.act({
    reach: {
      nearHand: [udder[0] - rear * h * 0.02, udder[1] + h * 0.02],
      farHand: [udder[0] + rear * h * 0.03, udder[1] + h * 0.01],
    },
  })
}

/** A young plant in a mound of earth, hands at its stem. */
export const plant: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const first = scene.bonds.find((bond) => bond.b === b && bond.a !== a && scene.together(bond.a, b))?.a
  if (first) face(scene, a, turned(first.place.facing))
  // Smaller, the hands at its stem would hide it.
  const high = clamp(tall(b.art.box), a.place.h * 0.36, a.place.h * 0.42)
  resize(scene, b, (b.place.h * high) / tall(b.art.box))
  const { box } = b.art
  const tool = toolIn(scene, a, relation)
  if (tool?.entry.name === 'watering can' && a.handed) return waters(scene, a, b, relation)
  const shovel = tool && /shovel|spade|trowel/.test(tool.entry.name) ? tool : null
  if (shovel && a.handed) {
    a.act({ pose: 'two-hands-down' })
    aim(shovel, before(a, 0.2, 0.06), [before(a, 0.3, 0)[0], a.art.box.y1 - 2])
    a.act({ reach: { nearHand: shovel.point('grip'), farHand: shovel.point('grip2', 'grip') } })
    toFront(scene, a, 'nearArm')
    const edge = side(a.place.facing) > 0 ? box.x0 : box.x1
    scene.group(b).shift(before(a, 0.42, 0)[0] - edge, a.art.box.y1 - box.y1)
    scene.join(b, a, 'under')
  } else handsOn(scene, a, b, [midX(box) - ahead(a, a.place.h * 0.14), box.y1 - tall(box) * 0.42])
  scene.extras.push({
    of: b,
    draw(sw) {
      const [x, y] = [midX(b.art.box), b.art.box.y1]
      const w = Math.max(46, a.place.h * 0.2)
      return area(
        `M${(x - w).toFixed(1)} ${(y + 10).toFixed(1)}C${(x - w * 0.6).toFixed(1)} ${(y - w * 0.32).toFixed(1)} ${(x + w * 0.6).toFixed(1)} ${(y - w * 0.32).toFixed(1)} ${(x + w).toFixed(1)} ${(y + 10).toFixed(1)}Z`,
        'umber',
        sw * 0.9,
      )
    },
  })
}

/** In heights of who blows: where bubbles are from the ring, and how large. */
const AHEAD: readonly (readonly [number, number, number])[] = [
  [0.16, -0.06, 0.15],
  [0.36, -0.2, 0.2],
  [0.56, -0.04, 0.16],
  [0.62, -0.3, 0.22],
  [0.22, -0.32, 0.14],
]
const RISING: typeof AHEAD = [
  [0.12, -0.34, 0.13],
  [0.3, -0.48, 0.17],
  [0.04, -0.58, 0.16],
  [0.44, -0.7, 0.14],
  [0.2, -0.76, 0.12],
]

/** The ring before the lips, bubbles on their way up. */
export const blowBubbles: ActStager = (scene, a, b, relation) => {
  if (!b) return
  const wand = toolIn(scene, a, relation)
  const h = a.place.h
  a.act({ pose: 'stand', turn: 0.8, mouth: 'open' })
  const mouth = a.point('mouth')
  const ring: Point = [mouth[0] + ahead(a, h * 0.13), mouth[1]]
  if (wand) {
    aim(wand, [ring[0] + ahead(a, h * 0.01), ring[1] + h * 0.17], ring)
    a.act({ reach: { nearHand: wand.point('grip') } })
    toFront(scene, a, 'nearArm')
  }
  // Where somebody else blows too, they rise between the two: ahead they would be before a face.
  const isAlone = !scene.bonds.some((bond) => bond.a !== a && bond.relation.how === 'blow-bubbles')
  const spots = isAlone ? AHEAD : RISING
  const bubbles = scene.members.filter((other) => other.named === b.named && scene.alone(other))
  bubbles.forEach((bubble, i) => {
    const [dx, dy, size] = spots[i % spots.length] as (typeof spots)[number]
    resize(scene, bubble, h * size)
    meet(scene, bubble, a, [midX(bubble.art.box), midY(bubble.art.box)], [ring[0] + ahead(a, dx * h), ring[1] + dy * h])
    scene.join(bubble, a, 'over')
  })
}
