/** Between claws or teeth: a toe, a tail, the leg of somebody's trousers. */
import type { Point } from '../../../art/art.ts'
import { clamp, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face } from '../beside.ts'
import { ahead, cheekOf, resize } from '../kit.ts'
import { footing, REACH, stand } from '../stance.ts'
import { inTeeth } from './in-teeth.ts'
import { type ActStager, before, headOf, toFront } from './kit.ts'

const CLAWED = /crab|lobster|scorpion|crayfish/
/** Of the other's height: who pinches is no smaller and no wider. */
const [LEAST, MOST] = [0.22, 0.6]
/** Of the height: how far a lifted foot is before the body, and how high a leg goes. */
const [STEP, LIFT] = [0.2, 0.34]

export const pinch: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  // Who has hands pulls with them.
  if (a.handed) return tugs(scene, a, b, relation.part)
  if (b.being) fit(scene, a, b)
  if (b.being && AT_HEAD.test(relation.part ?? '') && isFlying(a)) return flutters(scene, a, b)
  const isLow = /^(foot|paw)$/.test(relation.part ?? '')
  if (!CLAWED.test(a.entry.name) && !a.handed && isLow) a.act({ pose: 'head-down' })
  // The tail of who lies down is low enough to be bitten.
  if (relation.part === 'tail' && !b.handed && b.entry.kind === 'being' && scene.alone(b) && b.entry.actor.can('lie'))
    b.act({ pose: 'lie' })
  // A tail is on the side that one comes from.
  face(scene, b, relation.part === 'tail' ? a.place.facing : turned(a.place.facing))
  if (b.being) b.act({ ...(b.handed ? { pose: 'arms-up' } : {}), mood: 'surprised', mouth: 'open' })
  const jaw = jawOf(a)
  const up = a.art.box.y1 - jaw[1]
  const target = targetOf(b, relation.part, up)
  const isPulled = !CLAWED.test(a.entry.name) && PULLS.test(relation.word ?? '')
  // The cloth that is pulled is seen between the leg and the mouth, and not over the eyes.
  const away = isPulled && b.handed && /^(leg|knee|hip|body|back)$/.test(relation.part ?? '') ? cheekOf(a) * 1.5 : 0
  scene.group(a).shift(target[0] - jaw[0] - ahead(a, away), footing(scene, b) - a.art.box.y1)
  scene.join(a, b, 'over')
  if (!b.handed) return
  const [jx, y] = jawOf(a)
  // Beside a face that looks at the reader, not before it.
  const x = isPulled ? jx + ahead(a, cheekOf(a) * 1.05) : jx
  const isFoot = /^(foot|paw)$/.test(relation.part ?? '')
  if (isFoot) b.act({ reach: { nearFoot: [x, y] } })
  if (/^(hand|arm)$/.test(relation.part ?? '')) b.act({ reach: { nearHand: [x, y] } })
  if (isPulled && !/^(head|hair|ear|nose|face|mouth|tail)$/.test(relation.part ?? '')) {
    const limb = isFoot ? 'nearFoot' : 'nearHand'
    const isLimb = isFoot || /^(hand|arm)$/.test(relation.part ?? '')
    if (isLimb && !isFoot) toFront(scene, b, 'nearArm')
    // The leg of trousers; where it was before both were moved is elsewhere on the page.
    inTeeth(scene, a, () => (isLimb ? b.point(limb) : b.point('nearKnee', 'nearFoot')))
  }
  scene.contacts.push({ a, b, tool: null, at: () => jawOf(a) })
}

const PULLS = /^(pull|tug|yank)/
const AT_HEAD = /^(head|hair|ear|nose|face)$/
const isFlying = (a: Member): boolean => a.entry.kind === 'being' && a.entry.actor.can('fly') && BIRD.test(a.entry.name)
const BIRD = /bird|parrot|crow$|magpie|raven|gull|pigeon|dove|owl|robin|jay$|budgie|cockatoo|toucan|eagle|hawk/

/** In the air beside the head, the beak in the hair. */
function flutters(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: 'fly' })
  face(scene, b, turned(a.place.facing))
  b.act({ mood: 'surprised', mouth: 'open' })
  const [[hx, hy], [mx, my], r] = [b.point('headMid'), a.point('mouth'), headOf(b)]
  scene.group(a).shift(hx - ahead(a, r * 1.05) - mx, hy - r * 0.45 - my)
  scene.join(a, b, 'over')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('mouth') })
}

/** Beside the other, both hands at the skirt or the sleeve. */
function tugs(scene: Scene, a: Member, b: Member, part: string | undefined): void {
  const target = targetOf(b, part, Math.min(a.place.h * 0.42, b.place.h * 0.4))
  stand(scene, a, b, target, REACH)
  scene.join(a, b, 'over')
  a.act({ pose: 'pull-lean', reach: { nearHand: target, farHand: [target[0], target[1] - a.place.h * 0.05] } })
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
}

/** As large as a toe needs it, and not so large that nobody would laugh. */
function fit(scene: Scene, a: Member, b: Member): void {
  const most = (b.place.h * MOST) / Math.max(wide(a.art.box), tall(a.art.box))
  if (CLAWED.test(a.entry.name))
    resize(scene, a, a.place.h * Math.min(most, Math.max(1, (b.place.h * LEAST) / a.place.h)))
  else resize(scene, a, clamp(a.place.h, b.place.h * LEAST, b.place.h * 0.46))
}

/** What holds: the claw ahead, or the teeth. */
const jawOf = (a: Member): Point => {
  if (!CLAWED.test(a.entry.name)) return a.handed ? a.point('nearHand') : a.point('mouth')
  const [p, q, s] = [a.point('nearHand'), a.point('farHand'), side(a.place.facing)]
  return s * p[0] > s * q[0] ? p : q
}

/** Where it is taken by who is so high. */
function targetOf(b: Member, part: string | undefined, up: number): Point {
  const ground = b.art.box.y1
  if (b.handed && /^(foot|paw)$/.test(part ?? ''))
    return [b.point('chest')[0] + ahead(b, b.place.h * STEP), ground - Math.min(up, b.place.h * LIFT)]
  if (part === 'tail') return b.point('tailTip')
  if (part === 'nose' || part === 'face' || part === 'mouth') return b.point('mouth')
  if (/^(hand|arm)$/.test(part ?? '')) return before(b, 0.2, 0.12)
  const { box } = b.art
  if (b.handed) return [b.point('nearKnee', 'nearFoot')[0] + ahead(b, b.place.h * 0.06), ground - up]
  const s = side(b.place.facing)
  return [(s > 0 ? box.x1 : box.x0) - s * wide(box) * 0.1, clamp(ground - up, box.y0 + tall(box) * 0.2, box.y1)]
}
