/** One does something to a part of another's body: the hand, or the end of the tool in it, is at that part. */
import type { Point } from '../../../art/art.ts'
import { clamp, distance, midX, midY, mix, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { type ActStager, aim, before, headOf, toFront, toolIn } from '../acts/kit.ts'
import { face, setBeside } from '../beside.ts'
import { resize } from '../kit.ts'
import { footing } from '../stance.ts'
import { turnAround } from '../turn.ts'
import { riseTo, seat, standOnStool } from './level.ts'
import { fromLadder } from './on-ladder.ts'
import { type Target, targetOf } from './target.ts'

/** How far a bent arm reaches, and how long a tool in the hand is drawn, as shares of the height. */
const [ARM, TOOL, MORSEL] = [0.25, 0.19, 0.04]
/** In heights of who kneels to it. */
const SMALL = 0.6
/** How large what is held out is drawn: smaller, a rose at a dragon's mouth is a speck; a plaster is no larger than a paw. */
const [LAID, PLASTER] = [0.25, 0.15]
const CLOTH = /towel|cloth|blanket|tissue|handkerchief/

export const tend: ActStager = (scene, a, b, relation) => {
  if (b && a !== b) tendTo(scene, a, b, relation.part, a.handed ? toolIn(scene, a, relation) : null)
}

export function tendTo(scene: Scene, a: Member, b: Member, part: string | undefined, tool: Member | null): void {
  if (fromLadder(scene, a, b)) return
  const target = targetOf(b, part, a)
  const apart = !scene.together(a, b)
  const isCrowd = scene.contacts.filter((contact) => contact.b === b && contact.a.named === a.named).length > 0
  // Where one is at it the others stand by.
  if (apart && isCrowd) {
    const isRight = a.copy % 2 === 0
    if (a.place.facing !== (isRight ? 'left' : 'right')) turnAround(scene, a)
    setBeside(scene, a, b, isRight, 0.02)
    return
  }
  if (apart) holdStill(scene, a, b, part, target)
  const high = apart ? approach(scene, a, b, target, tool) : 0
  reachFor(scene, a, target, tool)
  // Reaching down bows the head.
  if (b.being && stepBack(scene, a, b, target.from)) reachFor(scene, a, target, tool)
  if (high) standOnStool(scene, a, high)
  scene.contacts.push({ a, b, tool: tool && scene.together(tool, a) ? tool : null, at: target.at })
}

/** b turns the right side to whoever comes, sits down for its feet, gives its paw, opens its mouth. */
function holdStill(scene: Scene, a: Member, b: Member, part: string | undefined, { from }: Target): void {
  const facing = from === 'front' ? turned(a.place.facing) : a.place.facing
  if (b.being && !scene.alone(b) && b.place.facing !== facing) turnAround(scene, a)
  else if (b.being) face(scene, b, facing)
  if (part === 'mouth') b.act({ mouth: 'open' })
  // A frog beside a princess would be too small to be crowned.
  const size = Math.max(tall(b.art.box), wide(b.art.box) * 0.7)
  if (size < a.place.h * 0.36 && !bushOf(scene, b)) resize(scene, b, (b.place.h * a.place.h * 0.36) / size)
  const isAtRest = /^(stand|reach|arms-forward)$/.test(b.acting.pose)
  if (part === 'hand' && b.being && !b.handed && /^(stand|sit)$/.test(b.acting.pose)) return void givePaw(b)
  const idle = isAtRest && scene.alone(b)
  if (!idle || !b.being) return
  if (b.handed && /^(lap|foot)$/.test(part ?? '')) seat(scene, b)
  else if (b.handed && part === 'hand') offerHand(b)
  else if (b.handed) b.act({ turn: from === 'behind' ? 0.1 : 0.5 })
  else if (/^(hand|lap|foot)$/.test(part ?? '') && tall(b.art.box) < a.place.h) givePaw(b)
}

/** The bush on which a berry grows: it would be enlarged along with it. */
export const bushOf = (scene: Scene, b: Member): Member | null => {
  const host = scene.does(b, 'inside')?.b
  return host && /bush$/.test(host.entry.name) ? host : null
}

function offerHand(b: Member): void {
  const [x, y] = b.point('chest')
  b.act({ turn: 0.5, reach: { nearHand: [x + side(b.place.facing) * b.place.h * 0.22, y + b.place.h * 0.03] } })
}

/** Sitting up, one paw before the chest. */
function givePaw(b: Member): void {
  b.act({ pose: 'sit' })
  const [x, y] = b.point('nearHand')
  const rise = b.art.box.y1 - b.point('headMid')[1]
  b.act({ reach: { nearHand: [x + side(b.place.facing) * rise * 0.36, y - rise * 0.56] } })
}

/** So near that arm and tool come to the target, never so near that a head hides the other; gives how high a stands. */
function approach(scene: Scene, a: Member, b: Member, { at, from }: Target, tool: Member | null): number {
  const h = a.place.h
  if (/^(reach|hold-to-mouth|two-hands|stand)$/.test(a.acting.pose)) a.act({ pose: 'hold-front' })
  const high = riseTo(scene, a, b, () => footing(scene, b) - at()[1])
  const ground = footing(scene, b)
  const s = side(a.place.facing)
  // Past the flank of a horse the arm is stretched.
  const arm = from === 'behind' && !b.handed && tall(b.art.box) > h * 0.8 ? ARM * 1.2 : ARM
  const length = (arm + (tool?.has('tip') ? TOOL : tool ? MORSEL : 0)) * h
  const [, cy] = a.point('chest')
  const foot = footing(scene, a)
  const dy = at()[1] - (cy + ground - high - foot)
  const dx = Math.sqrt(Math.max((length * 0.45) ** 2, length * length - dy * dy))
  const chest = a.point('chest')
  scene.group(a).shift(at()[0] - s * dx - chest[0], ground - high - foot)
  if (b.being) stepBack(scene, a, b, from)
  // Behind a small animal one is seen above its back; before a large one its head and tail are still to be seen.
  const isOver = from === 'front' || b.handed || !b.being || tall(b.art.box) > h * 0.8
  // The knee of who kneels down to a child or a puppy would hide it.
  const isSmall = b.handed ? b.acting.pose === 'stand' : b.being && tall(b.art.box) < h * SMALL
  const over = isOver && !(a.acting.pose === 'kneel' && from === 'front' && isSmall)
  scene.join(a, b, over ? 'over' : 'under')
  return high
}

/** Without hat and ears. */
const faceOf = (a: Member): number => (a.handed ? distance(a.point('headMid'), a.point('neck')) * 1.2 : headOf(a))

/** Beside the other's head, not before it. */
function stepBack(scene: Scene, a: Member, b: Member, from: Target['from']): boolean {
  const own = scene.bonds.filter((bond) => bond.a === a && bond.b && bond.relation.relation === 'holds')
  const room = (faceOf(a) + faceOf(b)) * (from === 'behind' && !b.handed ? 0.9 : 1.04)
  const [p, q] = [a.point('headMid'), b.point('headMid')]
  const dy = Math.min(room, Math.abs(p[1] - q[1]))
  const s = side(a.place.facing)
  const back = Math.sqrt(room * room - dy * dy) - (q[0] - p[0]) * s
  if (back <= 0) return false
  const by = -s * Math.min(back, a.place.h * 0.42)
  if (!scene.together(a, b)) scene.group(a).shift(by, 0)
  else for (const one of [a, ...own.map((bond) => bond.b as Member)]) one.move({ scale: 1, dx: by, dy: 0 })
  return true
}

/** The disc at the end of these is as large as a mouth: they are held at its corner, or nobody would see it open. */
const ROUND = /^dental mirror$/
const BESIDE = 0.045

/** It lies on what it is stuck to. */
const STUCK = /^bandage$/

/** Drawn out to the other like a brush it would be a giant's. */
const EATEN = /ice cream|popsicle|lollipop|cotton candy|sundae/

/** The hand as far toward the target as the arm goes, the tool for the rest of the way. */
function reachFor(scene: Scene, a: Member, { at }: Target, tool: Member | null): void {
  if (!a.handed) return
  const [tx, ty] = at()
  const to: Point = [tx - side(a.place.facing) * (tool && ROUND.test(tool.entry.name) ? a.place.h * BESIDE : 0), ty]
  const chest = a.point('chest')
  const far = distance(chest, to)
  const share = tool ? Math.min(ARM * a.place.h, Math.max(far - TOOL * a.place.h, far * 0.35)) / Math.max(far, 1) : 1
  const hand = mix(chest, to, Math.min(1, share))
  if (tool && scene.together(tool, a)) {
    if (tool.has('tip') && tool.has('grip') && !EATEN.test(tool.entry.name) && !STUCK.test(tool.entry.name))
      aim(tool, hand, to)
    else layAt(tool, a, to)
    toFront(scene, tool)
  }
  const held = tool && (!tool.has('tip') || EATEN.test(tool.entry.name)) ? nearEdge(tool, a) : hand
  a.act({ reach: { nearHand: held, farHand: tool ? idleHand(a) : besideHand(a, held) } })
  toFront(scene, a, 'nearArm')
}

/** What has no tip touches with its near edge. */
function layAt(tool: Member, a: Member, [x, y]: Point): void {
  const size = Math.max(wide(tool.art.box), tall(tool.art.box))
  tool.tilt = 0
  const large = STUCK.test(tool.entry.name) ? PLASTER : LAID
  tool.at({ h: tool.place.h * clamp((a.place.h * large * clamp(tool.named.size ?? 1, 0.6, 1.5)) / size, 0.2, 1.6) })
  const away = (side(a.place.facing) * wide(tool.art.box)) / 2
  // A towel lies on what it dries, food is held out to it.
  const share = CLOTH.test(tool.entry.name) || STUCK.test(tool.entry.name) ? 0.3 : 0.75
  tool.move({ scale: 1, dx: x - away * share - midX(tool.art.box), dy: y - midY(tool.art.box) })
  tool.draw()
}

/** What is held out is held at its end: a hand over it would hide it. */
function nearEdge({ art: { box } }: Member, a: Member): Point {
  const s = side(a.place.facing)
  return [(s > 0 ? box.x0 : box.x1) + s * wide(box) * 0.25, midY(box) + tall(box) * 0.2]
}

/** Before one's own belly: stretched out it would be before the other's face. */
const idleHand = (a: Member): Point => before(a, 0.12, 0.2)

const besideHand = (a: Member, [x, y]: Point): Point => [x, y + a.place.h * 0.06]
