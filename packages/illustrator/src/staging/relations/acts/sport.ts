/** On snow, water and the playing field. */
import type { Point } from '../../../art/art.ts'
import type { Relation } from '../../../reading/graph.ts'
import { clamp, midX, midY, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { disc, stroke } from '../effects.ts'
import { ahead, contact, meet, resize } from '../kit.ts'
import { type ActStager, aim, before, halfHead, headOf, propOf, toFront, toolIn } from './kit.ts'

/** In degrees: how far what is drawn upright is turned to lie. */
const LAID = 88

/** The bat over the shoulder. */
export function raiseBat(scene: Scene, a: Member, relation: Relation): void {
  const tool = toolIn(scene, a, relation)
  if (!tool || !a.handed) a.act({ pose: 'arms-up' })
  else if (/racket|paddle|club|stick/.test(tool.entry.name)) {
    a.act({ pose: 'swing-arm' })
    aim(tool, before(a, 0.22, 0), before(a, 0.4, -0.3))
    a.act({ reach: { nearHand: tool.point('grip') } })
  } else {
    a.act({ pose: 'bat' })
    aim(tool, before(a, 0.2, 0), before(a, 0.32, -0.48))
    a.act({ reach: { nearHand: tool.point('grip'), farHand: tool.point('grip2') } })
    toFront(scene, a, 'nearArm')
  }
}

/** The ball is on its way. */
export const hit: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const h = a.place.h
  raiseBat(scene, a, relation)
  const size = /volley|beach/.test(b.entry.name) ? 0.22 : 0.13
  resize(scene, b, (b.place.h * h * size) / Math.max(wide(b.art.box), tall(b.art.box)))
  meet(scene, b, a, [midX(b.art.box), midY(b.art.box)], before(a, 0.62, -0.12))
  scene.join(b, a, 'over')
  speed(scene, b, side(a.place.facing))
}

/** Two strokes behind what flies. */
export const speed = (scene: Scene, b: Member, s: number): void => {
  scene.extras.push({
    of: b,
    draw(sw) {
      const { box } = b.art
      const x = s > 0 ? box.x1 : box.x0
      const dash = (y: number, l: number) =>
        stroke(`M${(x + s * 14).toFixed(1)} ${y.toFixed(1)}h${(s * l).toFixed(1)}`, sw * 0.8)
      return dash(box.y0 + tall(box) * 0.25, 34) + dash(box.y0 + tall(box) * 0.7, 46)
    },
  })
}

/** After butterflies with a net held high. */
export const net: ActStager = (scene, a, b, relation) => {
  if (!b) return
  const tool = toolIn(scene, a, relation)
  const h = a.place.h
  const flock = scene.members.filter((other) => other.named === b.named && scene.alone(other))
  if (tool && a.handed) {
    a.act({ pose: 'run' })
    aim(tool, before(a, 0.26, -0.06), before(a, 0.46, -0.36))
    a.act({ reach: { nearHand: tool.point('grip') } })
    toFront(scene, a, 'nearArm')
  }
  const spots: [number, number][] = [
    [0.82, -0.46],
    [0.95, -0.12],
    [0.5, -0.78],
    [1.15, -0.6],
  ]
  flock.forEach((one, i) => {
    const [dx, dy] = spots[i % spots.length] as [number, number]
    resize(scene, one, (one.place.h * h * 0.24) / Math.max(wide(one.art.box), tall(one.art.box)))
    meet(scene, one, a, [midX(one.art.box), midY(one.art.box)], before(a, dx, dy))
    scene.join(one, a, 'over')
  })
}

/** The line runs from the tip of the rod down into the water, to a float. */
export const angle: ActStager = (scene, a, b) => {
  if (!b || !a.handed) return
  const dock = propOf(scene, a, /^dock$/)
  const hole = scene.members.find(({ entry }) => entry.name === 'hole') ?? null
  if (dock && !scene.together(a, dock)) ontoDock(scene, a, dock)
  if (!scene.together(a, b)) {
    b.at({ facing: a.place.facing })
    scene.join(b, a, { before: 'nearArm', of: a })
  }
  toBow(scene, a)
  b.at({ facing: a.place.facing })
  aim(b, before(a, 0.2, 0.08), before(a, tipAhead(scene, a), -0.36))
  a.act({ reach: { nearHand: b.point('grip'), farHand: b.point('grip2') } })
  if (scene.bonds.some((bond) => bond.a === a && bond.relation.how === 'hook')) return
  if (hole) underLine(scene, a, b, hole)
  const afloat = !!dock || scene.does(a, 'inside', 'rows', 'drives', 'sits-on', 'rides') !== undefined
  scene.extras.push({
    of: b,
    draw(sw) {
      const [x, y] = b.point('tie')
      const down = hole
        ? hole.point('rim')[1]
        : Math.max(y + a.place.h * 0.2, a.art.box.y1 + (afloat ? a.place.h * 0.01 : -a.place.h * 0.06))
      const r = Math.max(12, a.place.h * 0.032)
      return (
        stroke(`M${x.toFixed(1)} ${y.toFixed(1)}V${(down - r).toFixed(1)}`, sw * 0.7) +
        disc([x, down], r, 'vermilion', sw) +
        stroke(
          `M${(x - r * 2.4).toFixed(1)} ${(down + r * 1.2).toFixed(1)}q${(r * 2.4).toFixed(1)} ${(r * 0.9).toFixed(1)} ${(r * 4.8).toFixed(1)} 0`,
          sw * 0.75,
        )
      )
    },
  })
}

/** In heights of who fishes: how far the tip of the rod is ahead, and past the edge of the boat. */
const [TIP, PAST, LONG_ROD] = [0.62, 0.06, 1.05]

/** In a boat one sits so near its end that the line goes down into the water, not into the boat; the second of two at the other end. */
function toBow(scene: Scene, a: Member): void {
  const boat = scene.does(a, 'inside', 'rows', 'drives')?.b
  if (!boat || boat.being || !scene.together(a, boat)) return
  const crew = scene.group(boat).members.filter(({ being, handed }) => being && handed)
  if (crew.length > 2) return
  const other = crew.find((one) => one !== a)
  if (other && crew.indexOf(a) === 1 && a.place.facing === other.place.facing) a.at({ facing: turned(a.place.facing) })
  const s = side(a.place.facing)
  const { box } = boat.art
  const room = boat.art.hollow ?? box
  const [x] = a.point('chest')
  const wanted = (s > 0 ? box.x1 : box.x0) + s * a.place.h * (PAST - TIP) - x
  const most = (s > 0 ? room.x1 : room.x0) - s * a.place.h * 0.16 - x
  const dx = s * Math.min(s * wanted, s * most)
  if (s * dx > 0) for (const one of [a, ...carriedInHand(scene, a)]) one.move({ scale: 1, dx, dy: 0 })
  a.draw()
}

/** From the middle of a boat a longer rod reaches past its end. */
function tipAhead(scene: Scene, a: Member): number {
  const boat = scene.does(a, 'inside', 'rows', 'drives')?.b
  if (!boat || boat.being || !scene.together(a, boat)) return TIP
  const s = side(a.place.facing)
  const end = s > 0 ? boat.art.box.x1 : boat.art.box.x0
  return clamp((s * (end - a.point('chest')[0])) / a.place.h + PAST, TIP, LONG_ROD)
}

const carriedInHand = (scene: Scene, a: Member): Member[] =>
  scene.bonds.flatMap(({ a: who, b, relation }) => (who === a && b && relation.relation === 'holds' ? [b] : []))

/** The hole in the ice is where the line goes down. */
function underLine(scene: Scene, a: Member, rod: Member, hole: Member): void {
  if (!scene.alone(hole)) return
  resize(scene, hole, (hole.place.h * a.place.h * 0.56) / wide(hole.art.box))
  const { box } = hole.art
  scene
    .group(hole)
    .shift(rod.point('tie')[0] + ahead(a, a.place.h * 0.04) - midX(box), a.art.box.y1 - box.y1 + tall(box) * 0.2)
  scene.join(hole, a, 'under')
}

/** At the end of a dock, legs over the water; the next one at its other end, a third stands between them. */
function ontoDock(scene: Scene, a: Member, dock: Member): void {
  const [first, second] = scene.group(dock).members.filter(({ being }) => being)
  if (!first) dock.at({ facing: a.place.facing, h: a.place.h * 0.36 })
  const top = dock.art.tops[0]
  if (!top) return
  if (first && scene.alone(a)) a.at({ facing: turned(first.place.facing) })
  if (second) meet(scene, a, dock, contact(a), [(top.x0 + top.x1) / 2, top.y])
  else {
    a.act({ pose: 'seated-reach', reach: { seat: [a.place.x, a.place.y - a.place.h * 0.3] } })
    const end = side(a.place.facing) > 0 ? top.x1 : top.x0
    meet(scene, a, dock, a.point('seat'), [end - ahead(a, a.place.h * 0.1), top.y])
  }
  scene.join(a, dock, 'over')
}

/** In heights: from the middle of the rope to who is nearest to it, and from each to the next; of a head, how far the next one is past it. */
const [MIDDLE, ROOM, IN_LINE] = [0.42, 0.4, 1.02]

/** Two teams lean away from each other on one rope. */
export const tug: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const team = [
    ...new Set(scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'tug').map((bond) => bond.a)),
  ]
  if (team.length < 2) return
  if ((b.entry.name !== 'rope' || team.every(({ handed }) => !handed)) && team.length === 2)
    return tugBetween(scene, team as [Member, Member], b)
  const half = Math.ceil(team.length / 2)
  const h = a.place.h
  const apart = Math.max(h * ROOM, ...team.map((one) => halfHead(one) * 2 * IN_LINE))
  const hands: Point[] = []
  team.forEach((one, i) => {
    const left = i < half
    if (scene.alone(one)) one.at({ facing: left ? 'right' : 'left' })
    one.act({ pose: one.handed ? 'tug' : 'pull-lean' })
    const rank = left ? half - 1 - i : i - half
    const x = (left ? -1 : 1) * (h * MIDDLE + apart * rank)
    const [dx, dy] = [x - one.point('chest')[0], a.art.box.y1 - one.art.box.y1]
    // Who plays with the others has joined them before there was a rope.
    if (one !== a && scene.together(one, a)) one.move({ scale: 1, dx, dy })
    else scene.group(one).shift(dx, dy)
    if (one !== a) scene.join(one, a, 'over')
    hands.push(before(one, 0.2, 0.05))
  })
  const xs = hands.map(([x]) => x)
  const y = Math.max(...hands.map((p) => p[1]))
  const [x0, x1] = [Math.min(...xs) - h * 0.3, Math.max(...xs) + h * 0.3]
  b.at({ facing: 'right', h: (b.place.h * (x1 - x0)) / wide(b.art.box) })
  scene.group(b).shift((x0 + x1) / 2 - midX(b.art.box), y - midY(b.art.box))
  scene.join(b, a, 'over')
  scene.arranged.add(b)
  for (const one of team) {
    const [x] = before(one, 0.2, 0)
    one.act({ reach: { nearHand: [x, y], farHand: [x + ahead(one, h * 0.07), y] } })
    toFront(scene, one, 'nearArm')
  }
}

/** Anything else is between the two of them, stretched from hand to hand or from mouth to mouth. */
function tugBetween(scene: Scene, [left, right]: readonly [Member, Member], b: Member): void {
  const h = Math.min(left.place.h, right.place.h)
  for (const one of [left, right]) {
    if (scene.alone(one)) one.at({ facing: one === left ? 'right' : 'left' })
    one.act({ pose: one.handed ? 'tug' : 'pull-lean' })
  }
  if (tall(b.art.box) > wide(b.art.box) * 1.2) b.tilt = LAID
  b.draw()
  resize(scene, b, (b.place.h * h * (b.entry.name === 'rope' ? 0.95 : 0.5)) / wide(b.art.box))
  const grip = (one: Member): Point => {
    if (one.handed) return before(one, 0.22, 0.05)
    const [x, y] = one.point('mouth')
    return [x + ahead(one, headOf(one) * 0.2), y]
  }
  const y = Math.max(grip(left)[1], grip(right)[1])
  const reach = wide(b.art.box) * 0.42
  scene
    .group(b)
    .shift(grip(left)[0] + reach - midX(b.art.box), y - (b.has('grip') ? b.point('grip')[1] : midY(b.art.box)))
  scene.group(right).shift(midX(b.art.box) + reach - grip(right)[0], left.art.box.y1 - right.art.box.y1)
  scene.join(b, left, 'over')
  scene.join(right, left, 'over')
  toFront(scene, b)
  for (const one of [left, right]) {
    const x = midX(b.art.box) - ahead(one, reach)
    if (one.handed) one.act({ reach: { nearHand: [x, y], farHand: [x + ahead(one, h * 0.06), y] } })
    if (one.handed) toFront(scene, one, 'nearArm')
    scene.contacts.push({ a: one, b, tool: null, at: () => (one.handed ? one.point('nearHand') : one.point('mouth')) })
  }
}

/** The rope over the head, its ends in both hands. */
export const skipRope: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  a.act({ pose: 'jump' })
  const [x, y] = a.point('chest')
  const half = a.place.h * 0.24
  const at: [Point, Point] = [
    [x - half, y + a.place.h * 0.06],
    [x + half, y + a.place.h * 0.06],
  ]
  b.at({ facing: 'right' })
  aim(b, at[0], at[1], ['grip', 'grip2'])
  scene.join(b, a, 'under')
  const outer = a.point('nearHand')[0] > a.point('farHand')[0]
  a.act({ reach: outer ? { nearHand: at[1], farHand: at[0] } : { nearHand: at[0], farHand: at[1] } })
}
