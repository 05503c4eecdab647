/** Moving what stands beside: pushing, pulling, leading. */
import type { Point } from '../../art/art.ts'
import { clamp, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { levelOf, skylineOf } from '../skyline.ts'
import { halfHead, headOf } from './acts/kit.ts'
import { along } from './along.ts'
import { towsBanner } from './banner.ts'
import { face, setBeside } from './beside.ts'
import { drags } from './drag.ts'
import { pushInRanks } from './fall-in.ts'
import { holds } from './hands.ts'
import { ahead, resize, type Stager } from './kit.ts'
import { shoves, tows } from './machines.ts'
import { outOf } from './pull-out.ts'
import { pushesOnSwing } from './push-swing.ts'
import { cord, handsOn, pushedBy, REACH, rope, stand } from './stance.ts'
import { grow, inTeam } from './team.ts'
import { turnAround } from './turn.ts'
import { edgeAt } from './work.ts'

/** What is rolled rather than pushed. */
const ROLLED = /ball$|^(?:pumpkin|watermelon|rock|egg|dinosaur egg|barrel|log|acorn|apple|cheese|tire|wheel|coconut)$/

/** Large enough to be pushed standing; what was called big as high as who pushes it. */
function fitToRoll(scene: Scene, a: Member, b: Member): void {
  const isBig = b.named.attributes.some((look) => /^(?:big|giant|huge|large|enormous|gigantic)$/.test(look))
  if (!ROLLED.test(b.entry.name) && !isBig) return
  const least = a.place.h * (isBig ? 0.85 : 0.5)
  const high = tall(b.art.box)
  if (high < least) resize(scene, b, (b.place.h * least) / high)
}

const PUSHING = new Set(['pushes'])

export const pushes: Stager = (scene, a, b) => {
  if (!b.being) fitToHands(scene, a, b)
  if (!b.being && scene.alone(b)) fitToRoll(scene, a, b)
  if (b.being && pushesOnSwing(scene, a, b)) return
  if (b.being) return handsOn(scene, a, b, b.point('back'))
  if (!a.handed && /vehicles/.test(a.entry.category)) return shoves(scene, a, b)
  const { index } = scene.slot(b, 'push', PUSHING)
  if (index && a.handed) return pushInRanks(scene, a, b, index)
  const riders = scene.group(b).members.some((one) => one.being)
  const handle = riders ? behindRiders(scene, a, b) : (pushedBy(b) ?? edgeAt(a, b, 0.5))
  stand(scene, a, b, handle, REACH)
  scene.join(a, b, 'under')
  scene.group(b).rearrange(a, new Set(['nearArm']), 'over')
  if (a.handed)
    a.act({
      reach: {
        nearHand: handle,
        farHand: (riders ? null : b.art.points.handle2) ?? [handle[0] + ahead(a, 6), handle[1] - 6],
      },
    })
}

/** Who is in it must not hide who pushes: the hands go to the rear end of them all. */
function behindRiders(scene: Scene, a: Member, b: Member): Point {
  const { box } = scene.group(b)
  const s = side(a.place.facing)
  const back = s > 0 ? box.x0 : box.x1
  const own = b.art.points.handle
  if (own && (b.has('pedalNear') || Math.abs(own[0] - back) < wide(box) * 0.15)) return own
  return [back + s * a.place.h * 0.02, Math.max(b.art.box.y0, b.place.y - a.place.h * 0.5)]
}

/** b comes behind; who has no hands is harnessed. */
export const pulls: Stager = (scene, a, b) => {
  if (along(scene, b) || outOf(scene, a, b)) return
  const before = scene.bonds
    .filter((bond) => bond.b === b && bond.relation.relation === 'pulls' && scene.together(bond.a, b))
    .at(-1)?.a
  if (before && before !== a) {
    if (inTeam(scene, a, b)) return
    setBeside(scene, a, before, a.place.facing === 'right', 0.02)
    rope(scene, a, before, a.handed ? 'nearHand' : 'back', 'back')
    return
  }
  if (tows(scene, a, b) || towsBanner(scene, a, b) || drags(scene, a, b)) return
  grow(scene, b)
  lighten(scene, a, b)
  if (a.handed && b.handed && !scene.together(a, b)) return byTheHand(scene, a, b)
  if (!a.handed && b.handed) return holdsOn(scene, a, b)
  const s = side(a.place.facing)
  const { box } = b.art
  const handle: Point = b.art.points.handle ??
    b.art.points.hook ?? [s > 0 ? box.x1 : box.x0, b.place.y - tall(box) * 0.45]
  const gap = a.habitat === 'water' && !a.being ? wide(a.art.box) * 0.4 : a.place.h * 0.12
  const hand: Point = a.handed ? a.point('nearHand') : a.point('back')
  const rear = s > 0 ? a.art.box.x0 : a.art.box.x1
  const x = a.handed ? hand[0] : rear - s * gap
  const front = s > 0 ? box.x1 : box.x0
  // A handle ahead of the wagon meets the hand; one on its far side would put the wagon into whoever pulls.
  const isLaden = a.handed && scene.group(b).members.some((one) => one !== b && one.being)
  if (isLaden) return onRope(scene, a, b)
  const from = Math.abs(handle[0] - front) < wide(box) * 0.3 ? handle[0] : front + s * gap
  if (!scene.together(a, b)) scene.group(b).shift(x - from, a.art.box.y1 - Math.max(box.y1, b.place.y))
  scene.join(b, a, 'over')
  if (a.handed) a.act({ reach: { nearHand: b.art.points.handle ?? b.art.points.hook ?? hand } })
  if (!a.handed || !b.art.points.handle)
    scene.extras.push({ of: b, draw: (sw) => cord(tiedTo(a), frontOf(b, a), 0.12, sw) })
}

/** Who pulls leans ahead, who is pulled has one arm stretched out. */
function byTheHand(scene: Scene, a: Member, b: Member): void {
  const s = side(a.place.facing)
  face(scene, b, a.place.facing)
  a.act({ pose: 'walk' })
  b.act({ pose: 'walk' })
  const apart = Math.max((a.place.h + b.place.h) * 0.21, (halfHead(a) + halfHead(b)) * 1.3)
  scene.group(b).shift(a.point('chest')[0] - s * apart - b.point('chest')[0], a.place.y - b.place.y)
  scene.join(b, a, 'under')
  const [p, q] = [a.point('chest'), b.point('chest')]
  const y = (p[1] + q[1]) / 2 + Math.min(a.place.h, b.place.h) * 0.08
  const at: Point = [p[0] - (s * apart * a.place.h) / (a.place.h + b.place.h), y]
  a.act({ reach: { nearHand: at } })
  b.act({ reach: { nearHand: at } })
  scene.group(a).rearrange(b, new Set(['nearArm']), 'over')
  scene.contacts.push({ a, b, tool: null, at: () => b.point('nearHand') })
}

/** Who is pulled by a dog has both hands at the rope, which is taut. */
function holdsOn(scene: Scene, a: Member, b: Member): void {
  const s = side(a.place.facing)
  if (!scene.together(a, b)) {
    if (b.place.facing !== a.place.facing) turnAround(scene, b)
    const { box } = scene.group(b)
    const [front, rear] = s > 0 ? [box.x1, a.art.box.x0] : [box.x0, a.art.box.x1]
    scene.group(b).shift(rear - s * a.place.h * 0.1 - front, a.art.box.y1 - box.y1)
  }
  const [x, y] = b.point('chest')
  const grip: Point = [x + s * b.place.h * REACH * 0.9, y + b.place.h * 0.08]
  b.act({ turn: 0.6, reach: { nearHand: grip, farHand: [grip[0] + s * b.place.h * 0.05, grip[1] + 2] } })
  scene.join(b, a, 'under')
  scene.extras.push({ of: a, draw: (sw) => cord(a.point('back'), b.point('nearHand'), 0.03, sw * 1.2) })
}

/** Where a rope is fastened to who pulls: in the hand, at the harness, at the crane or the bumper of a truck. */
function tiedTo(a: Member): Point {
  const { box } = a.art
  if (a.being) return a.point(a.handed ? 'nearHand' : 'back')
  return a.art.points.hook ?? [side(a.place.facing) > 0 ? box.x0 : box.x1, box.y1 - tall(box) * 0.25]
}

/** Who is on it has the feet ahead: who pulls goes before them, with the rope over the shoulder. */
function onRope(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  const s = side(a.place.facing)
  const { box } = scene.group(b)
  const [front, rear] = s > 0 ? [box.x1, a.art.box.x0] : [box.x0, a.art.box.x1]
  scene.group(b).shift(rear - s * a.place.h * 0.08 - front, a.art.box.y1 - Math.max(b.art.box.y1, b.place.y))
  scene.join(b, a, 'over')
  const [x, y] = a.point('chest')
  a.act({ reach: { nearHand: [x - s * a.place.h * 0.16, y + a.place.h * 0.06] } })
  scene.extras.push({ of: b, draw: (sw) => cord(a.point('nearHand'), frontOf(b, a), 0.08, sw * 1.3) })
}

/** The end of b that is nearer to who pulls: a rope to its far end would lie across it. */
function frontOf(b: Member, a: Member): Point {
  const { box } = b.art
  const near: Point = [side(a.place.facing) > 0 ? box.x1 : box.x0, box.y1 - tall(box) * 0.3]
  const { handle, hook, hitch } = b.art.points
  if (hitch && Math.abs(hitch[0] - near[0]) < wide(box) / 2) return hitch
  // The bow of a ship leans out over the water: the rope ends at its upper edge.
  if (b.entry.kind === 'thing' && b.habitat === 'water') {
    const isAhead = side(a.place.facing) === side(b.place.facing)
    return levelOf(b, skylineOf(b.entry), isAhead ? [0.93, 0.98] : [0.02, 0.07], false)
  }
  const own = handle ?? (hook && Math.abs(hook[0] - near[0]) < wide(box) / 2 ? hook : undefined)
  return own ?? (b.being ? b.point('neck', 'top') : near)
}

/** What a bee pulls is not much larger than the bee. */
function lighten(scene: Scene, a: Member, b: Member): void {
  const size = (member: Member) => Math.max(tall(member.art.box), wide(member.art.box))
  // A trailer is no larger than the tractor before it.
  const isTrailer = !a.being && !b.being && a.habitat === 'ground' && !/train/.test(a.entry.name)
  const much = isTrailer
    ? Math.max(wide(b.art.box) / (wide(a.art.box) * 1.25), tall(b.art.box) / (tall(a.art.box) * 0.85))
    : size(b) / (size(a) * 1.7)
  if (much > 1 && (b.named.size ?? 1) <= 1 && !scene.together(a, b)) resize(scene, b, b.place.h / much)
}

/** A whole train of others goes along without a rope. */
const TAME = /dog|puppy|poodle|retriever|labrador|terrier|hound|horse|pony|donkey|camel|llama|alpaca/
const isTrain = (a: Member, { bonds }: Scene): boolean =>
  bonds.filter((bond) => bond.a === a && bond.relation.relation === 'leads').length > 2

/** In radii of the head from its middle down. */
const CHIN = 1.12

/** Walking ahead with a leash or rein. */
export const leads: Stager = (scene, a, b, relation) => {
  if (!b.being) return holds(scene, a, b, relation)
  const s = side(a.place.facing)
  const { index } = scene.slot(a, 'lead', new Set())
  if (scene.alone(b)) b.at({ facing: a.place.facing })
  // The second goes ahead, the third behind again and nearer.
  const isLed = a.handed && !b.handed
  // A guide dog goes before who cannot see.
  const isGuide =
    isLed && /dog|labrador|retriever/.test(b.entry.name) && a.named.wears.some(({ name }) => name === 'sunglasses')
  const toFront = isLed && (isGuide || index % 2 === 1)
  const row = isLed ? Math.floor(index / 2) : 0
  const [from, to] = [a.art.box, b.art.box]
  const rear = s > 0 === toFront ? from.x1 : from.x0
  const facing = s > 0 === toFront ? to.x0 : to.x1
  // Ducklings go one behind the other.
  const behind = isLed ? row * 0.62 : index * 0.92
  const away = (toFront ? s : -s) * (a.place.h * 0.1 + behind * wide(to))
  if (!scene.together(a, b)) scene.group(b).shift(rear + away - facing, from.y1 - to.y1 + row * a.place.h * 0.16)
  scene.join(b, a, row ? 'over' : 'under')
  // Ducklings follow of themselves, a guide needs no leash for children, and wild animals are on none.
  if (!a.handed || b.handed || (isTrain(a, scene) && !TAME.test(b.entry.name))) return
  // The hand on that side: a leash from the other one would be hidden by whoever holds it.
  const [near, far] = [a.point('nearHand'), a.point('farHand')]
  const hand = Math.abs(near[0] - rear) < Math.abs(far[0] - rear) ? 'nearHand' : 'farHand'
  // At a collar the leash ends below the chin: the head is before the neck.
  const collar = (): Point => {
    const [nx, y] = b.point('neck')
    const x = b.has('eyeLeft') ? b.point('headMid')[0] : nx
    const chin = b.has('headMid') ? b.point('headMid')[1] + headOf(b) * CHIN : y
    return [x, Math.max(y + b.place.h * 0.09, Math.min(chin, b.art.box.y1 - b.place.h * 0.2))]
  }
  scene.extras.push({ of: row ? b : a, draw: (sw) => cord(a.point(hand), collar(), 0.12, sw * 1.3) })
}

/** A handle at the height of the hands; a stroller no larger than who pushes it. */
function fitToHands(scene: Scene, a: Member, b: Member): void {
  const handle = pushedBy(b)
  if (!handle) return
  const rise = b.place.y - handle[1]
  // Who sits in a wheelchair is no doll beside who pushes it.
  const rider = scene.undergoes(b, 'rides')?.a
  const isSeated = rider && scene.together(rider, b)
  // A child behind the wheelchair of one no smaller walks upright: bent, its face would be at the handle.
  const isChild = isSeated && a.entry.height < rider.entry.height * 1.2
  if (isChild) a.act({ pose: 'walk' })
  const high = isSeated ? clamp((SEATED * rise) / rider.place.h, 0.47, isChild ? 0.62 : 1) : 0.47
  if (rise > 10) resize(scene, b, b.place.h * clamp((a.place.h * high) / rise, 0.35, 1.7))
}

/** Of the height of who pushes: how tall at least who is pushed would stand. */
const SEATED = 0.8
