/** In somebody's arms: hugging, kissing, carrying, on shoulders. Both faces stay free. */
import type { Point } from '../../art/art.ts'
import { midX, midY, mix, side, tall, turned, wide } from '../geometry.ts'
import { MANY_ARMS } from '../hands-needed.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isSeated } from '../traits.ts'
import { cheek, clearHeads, halfHead, headOf, toFront } from './acts/kit.ts'
import { embracesAll } from './all-arms.ts'
import { face } from './beside.ts'
import { isTowering } from './coil.ts'
import { hearts } from './effects.ts'
import { groupHug, inner } from './hand-in-hand.ts'
import { ahead, cheekOf, meet, resize, type Stager } from './kit.ts'
import { inArms, isSwaddled } from './swaddle.ts'

/** Small enough to be picked up. */
const isSmall = (a: Member, b: Member): boolean =>
  tall(b.art.box) < a.place.h * 0.62 && wide(b.art.box) < a.place.h * 0.8

/** A doll that a toy soldier hugs is not as large as the soldier, unless it was called large. */
const isToy = (a: Member, b: Member): boolean =>
  !b.being && b.entry.height < Math.min(0.6, a.entry.height * 1.4) && (b.named.size ?? 1) <= 1
/** In heights of who hugs it. */
const TOY = 0.5

/** Of the height that it has in nature: a mouse is hugged by a bear in its arms. */
const TINY = 0.25

export const hugs: Stager = (scene, a, b) => {
  if (scene.together(a, b) || groupHug(scene, a)) return
  if (isSwaddled(scene, a, b)) return inArms(scene, a, b)
  if (isSmall(a, b) && a.handed && scene.alone(b)) return cradles(scene, a, b)
  if (isToy(a, b) && a.handed && scene.alone(b)) {
    cradles(scene, a, b, TOY)
    // Before the body, under the arm: quills are painted over all else.
    toFront(scene, b)
    toFront(scene, a, 'nearArm')
    return
  }
  const [small, large] = a.entry.height < b.entry.height ? [a, b] : [b, a]
  if (small.upright && large.upright && small.entry.height < large.entry.height * TINY && scene.alone(small))
    return cradles(scene, large, small)
  if (STIFF.test(b.entry.name) && a.handed) return clasps(scene, a, b)
  if (b.handed && a.handed) return embrace(scene, a, b)
  if (b.being && !b.handed && !a.handed && a.habitat === b.habitat) return nuzzles(scene, a, b)
  if (b.being) besideNeck(scene, a, b)
  else if (MANY_ARMS.test(a.entry.name)) embracesAll(scene, a, b)
  else clasps(scene, a, b)
}

/** Made of snow, it neither kneels nor bends to who hugs it. */
const STIFF = /^snowman$/

/** Who has no arms to hug with is face to face with the other, both faces free. */
function nuzzles(scene: Scene, a: Member, b: Member): void {
  face(scene, b, turned(a.place.facing))
  cheekToCheek(scene, a, b)
  const s = side(a.place.facing)
  // The head of who is before the other covers none of its eyes.
  const seen = (b.art.features ?? []).map(([x, , r]) => s * x - r)
  const over = s * a.point('headMid')[0] + headOf(a) * NUZZLES - Math.min(...seen)
  if (seen.length && over > 0) scene.group(a).shift(-s * over, 0)
  hearts(scene, a, b)
}

/** In heads: how far a round one goes beyond its middle. */
const NUZZLES = 1.1

export function cheekToCheek(scene: Scene, a: Member, b: Member): void {
  const [x] = mix(b.point('mouth'), b.point('headMid'), 0.3)
  scene.group(a).shift(x - ahead(a, a.place.h * 0.01) - a.point('mouth')[0], b.place.y - a.place.y)
  clearHeads(scene, a, b, cheekOf(a) && cheekOf(b) ? 1.14 : 0.94)
  scene.join(a, b, 'over')
}

/** Cheek to cheek, looking at the reader: the inner arms around each other from the front. */
function embrace(scene: Scene, a: Member, b: Member): void {
  const [small, large] = a.place.h < b.place.h ? [a, b] : [b, a]
  const young = (metersOf(small) / metersOf(large)) ** 0.3
  if (young < 0.85 && scene.alone(small)) resize(scene, small, Math.min(small.place.h, large.place.h * young))
  if (large.place.h > small.place.h * KNEELS) large.act({ pose: 'kneel' })
  for (const one of [a, b]) if (one.acting.pose !== 'kneel') one.act({ pose: 'hug', turn: 0.12 })
  face(scene, b, turned(a.place.facing))
  const s = side(a.place.facing)
  // A head that is higher may be over the other's shoulder; who kneels has a snout before it.
  const kneels = large.acting.pose === 'kneel'
  const room = kneels ? (cheek(a) + cheek(b)) * SNOUTS : (halfHead(a) + halfHead(b)) * CHEEKS
  const rise = kneels ? 0 : headHeight(a) - headHeight(b)
  const gap = Math.max(Math.sqrt(Math.max(0, room * room - rise * rise)), (a.place.h + b.place.h) * SIDE_BY_SIDE)
  scene.group(a).shift(b.point('headMid')[0] - s * gap - a.point('headMid')[0], b.art.box.y1 - a.art.box.y1)
  scene.join(a, b, 'over')
  if (kneels) armsBefore(scene, a, b, small)
  else armsAround(scene, a, b)
  // Shoulders are under the chin.
  for (const one of [large, small]) toFront(scene, one, 'head')
}

/** Outer arms across, one above the other so that no hand is on a hand; inner ones are behind the backs, where a gap would show slivers of them. */
function armsAround(scene: Scene, a: Member, b: Member): void {
  const low = Math.min(a.place.h, b.place.h) * 0.1
  const [upper, lower] = headHeight(a) >= headHeight(b) ? [a, b] : [b, a]
  const [[u, v], [l, m]] = [upper.point('chest'), lower.point('chest')]
  // A low chin has the hand below it.
  const chin = Math.max(...(lower.art.features ?? []).map(([, fy, r]) => fy + r))
  const y = Math.max(Math.max(v, m) + low * 0.5, chin + low * 0.7)
  const hold = (one: Member, other: Member, x: number, at: number): void => {
    const inside = inner(one, other)
    const outside = inside === 'nearHand' ? 'farHand' : 'nearHand'
    const [cx, cy] = one.point('chest')
    one.act({ reach: { [inside]: [cx, cy + one.place.h * BEHIND], [outside]: [x, at] } })
    scene.group(a).rearrange(one, new Set([inside.replace('Hand', 'Arm')]), 'under')
    toFront(scene, one, outside.replace('Hand', 'Arm'))
  }
  hold(lower, upper, l + (u - l) * ACROSS_CHEST, y + low * 1.4)
  hold(upper, lower, l, y)
}

/** How far an arm goes toward the middle of the other one's chest, and of the height: how far below the chest the hidden hand is. */
const [ACROSS_CHEST, BEHIND] = [0.88, 0.26]

/** One arm each is seen across the other, and the second one's hand on it: what is behind the backs is hidden there. */
function armsBefore(scene: Scene, a: Member, b: Member, small: Member): void {
  const s = side(a.place.facing)
  const [[ax, ay], [bx, by]] = [a.point('chest'), b.point('chest')]
  const [y, low] = [Math.max(ay, by), small.place.h * 0.1]
  const across = Math.min(Math.abs(bx - ax) + b.place.h * OUTER, a.place.h * ARM)
  a.act({
    reach: { nearHand: [ax + s * across, y + low * 0.5], farHand: [mix([ax, ay], [bx, by], 0.42)[0], y + low * 2] },
  })
  b.act({
    reach: {
      nearHand: [mix([bx, by], [ax, ay], 0.9)[0], y + low],
      farHand: [bx - s * b.place.h * 0.04, Math.max(by + low, y) + low * 0.4],
    },
  })
  scene.group(a).rearrange(b, new Set(['nearArm']), { before: 'torso', of: a })
  toFront(scene, a, 'farArm')
  toFront(scene, a, 'nearArm')
  toFront(scene, b, 'farArm')
}

const metersOf = ({ entry, named }: Member): number => entry.height * (named.size ?? 1)

const headHeight = (one: Member): number => one.art.box.y1 - one.point('headMid')[1]

/** Who is so many times as high as the other one kneels down. */
const KNEELS = 1.6
/** Of both heights together: nearer one body would be in the other. */
const SIDE_BY_SIDE = 0.1
/** Of the height: how far an arm reaches past the middle of the chest. */
const ARM = 0.36
/** How near two heads come, of what they take side by side. */
const [CHEEKS, SNOUTS] = [0.86, 0.92]
/** In heights of who is hugged: how far beyond the middle of the chest the hand is. */
const OUTER = 0.07

/** Held before the chest with both arms around it. */
export function cradles(scene: Scene, a: Member, b: Member, most = 0.4): void {
  const h = a.place.h
  const size = Math.max(tall(b.art.box), wide(b.art.box) * 0.8)
  if (b.being && !b.handed && b.acting.pose === 'stand') b.act({ pose: 'sit' })
  if (size > h * most) resize(scene, b, (b.place.h * h * most) / size)
  if (b.being) face(scene, b, b.handed ? turned(a.place.facing) : a.place.facing)
  a.act({ pose: 'two-hands' })
  const [cx, cy] = a.point('chest')
  const { box } = b.art
  const top = a.point('headMid')[1] + headOf(a) * 0.62
  const y = Math.max(cy + h * 0.03, top + tall(box) / 2)
  meet(scene, b, a, [midX(box), midY(box)], [cx + ahead(a, h * 0.1), y])
  scene.join(b, a, { before: 'nearArm', of: a })
  const mid = b.art.box
  a.act({
    reach: {
      nearHand: [midX(mid) + ahead(a, Math.min(wide(mid) * 0.12, h * 0.06)), midY(mid) + tall(mid) * 0.26],
      farHand: [midX(mid) + ahead(a, Math.min(wide(mid) * 0.3, h * 0.12)), midY(mid) + tall(mid) * 0.04],
    },
  })
  toFront(scene, a, 'nearArm')
}

/** In heights of who holds it. */
const IN_ARMS = 0.46

/** On four legs in the air an animal would be held by its flank: it sits in both arms. */
export function nestles(scene: Scene, a: Member, b: Member): boolean {
  const isPet = b.being && !b.handed && b.habitat === 'ground' && b.acting.pose === 'stand'
  if (!isPet || !scene.alone(b) || isSeated(a.acting.pose)) return false
  cradles(scene, a, b, IN_ARMS)
  return true
}

/** In heights of who hugs: how high a tower is at most, how far the near arm goes across it, how broad a body is. */
const [TOWER, ACROSS, HALF_BODY] = [1.75, 0.4, 0.14]

/** Arms about a trunk; about what is broader one arm across its front, the body against its side. */
function clasps(scene: Scene, a: Member, b: Member): void {
  const s = side(a.place.facing)
  if (wide(b.art.box) > a.place.h * 1.6 && !b.has('trunk')) resize(scene, b, b.place.h * 0.8)
  if (!b.has('trunk') && tall(b.art.box) > a.place.h * TOWER)
    resize(scene, b, (b.place.h * a.place.h * TOWER) / tall(b.art.box))
  a.act({ pose: 'hug' })
  const { box } = b.art
  const isTrunk = b.has('trunk')
  const x = isTrunk ? b.point('trunk')[0] : (s > 0 ? box.x0 : box.x1) + s * wide(box) * (isTowering(b) ? 0.24 : 0.06)
  const back = ahead(a, a.place.h * (isTrunk ? 0.2 : HALF_BODY))
  scene.group(a).shift(x - back - a.point('chest')[0], b.place.y - a.place.y)
  scene.join(a, b, 'over')
  const across = a.point('chest')[0] + ahead(a, Math.min(a.place.h * ACROSS, wide(box) * 0.75))
  holdOn(scene, a, [isTrunk ? x : across, a.point('chest')[1]])
}

/** In heights of who hugs. */
const HUGE = 1.9

/** At its shoulder, looking where it looks, so that neither face hides the other. */
function besideNeck(scene: Scene, a: Member, b: Member): void {
  if (scene.alone(a)) a.at({ facing: b.place.facing })
  // Nobody is lost before a leg of the one they hug.
  if (b.place.h > a.place.h * HUGE) resize(scene, b, a.place.h * HUGE)
  const [nx, ny] = b.point('neck', 'back')
  const low = b.art.box.y1 - ny < a.place.h * 0.42
  a.act({ pose: low ? 'kneel' : 'hug' })
  scene.group(a).shift(nx - ahead(a, a.place.h * 0.2) - a.point('chest')[0], b.place.y + a.place.h * 0.02 - a.place.y)
  clearHeads(scene, a, b, 1.1)
  scene.join(a, b, 'over')
  const [cx, cy] = a.point('chest')
  const reach = Math.min(a.place.h * 0.26, Math.abs(nx - cx) + a.place.h * 0.05)
  holdOn(scene, a, [
    cx + ahead(a, reach),
    Math.max(cy - a.place.h * 0.12, Math.min(ny + b.place.h * 0.06, cy + a.place.h * 0.1)),
  ])
}

function holdOn(scene: Scene, a: Member, [x, y]: Point): void {
  const h = a.place.h
  a.act({
    reach: { nearHand: [x + ahead(a, h * 0.03), y + h * 0.03], farHand: [x + ahead(a, h * 0.05), y - h * 0.04] },
  })
  scene.group(a).rearrange(a, new Set(['farArm']), 'under')
}

/** In halves of a head: how far the middle of a kissed one is from the lips. */
const LIPS = 0.98

/** A small one is held up, cheek to cheek. */
export function kissesHeld(scene: Scene, a: Member, b: Member): void {
  if (b.place.h > a.place.h * 0.55) resize(scene, b, a.place.h * 0.55)
  face(scene, b, turned(a.place.facing))
  // Standing on four legs in the air, it would be held by its flank.
  if (!b.handed && b.acting.pose === 'stand') b.act({ pose: 'sit' })
  // Lips are seen at a cheek from the side; a child sits on the arm.
  const isLips = a.handed && b.handed
  if (isLips) b.act({ pose: 'sit', turn: 0.4 })
  a.act({ pose: 'two-hands', ...(isLips ? { turn: 0.85, mouth: 'closed' } : {}) })
  const [x, y] = a.point('headMid')
  const to: Point = isLips
    ? [a.point('mouth')[0] + ahead(a, cheek(b) * LIPS), a.point('mouth')[1] - headOf(b) * 0.1]
    : [x + ahead(a, (headOf(a) + cheek(b)) * 0.94), y + headOf(a) * 0.3]
  meet(scene, b, a, b.point('headMid'), to)
  scene.join(b, a, { before: 'nearArm', of: a })
  const [sx, sy] = b.point('seat')
  const low = Math.min(sy, a.point('chest')[1] + a.place.h * 0.12)
  a.act({ reach: { nearHand: [sx - ahead(a, a.place.h * 0.06), low], farHand: [sx, low - a.place.h * 0.06] } })
  toFront(scene, a, 'nearArm')
}
