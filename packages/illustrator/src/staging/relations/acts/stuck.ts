/** Caught by one part of the body: the head in a jar, the tail in a drawer; and a tail that hangs out of what one is in. */
import type { Point } from '../../../art/art.ts'
import { clamp, midX, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { face, setBeside } from '../beside.ts'
import { tube } from '../effects.ts'
import { ahead, meet, resize } from '../kit.ts'
import { type ActStager, headOf } from './kit.ts'

/** Turned over the head, both hands at it. */
export const headIn: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  if (HEAP.test(b.entry.name)) return buried(scene, a, b)
  scene.rise(a)
  a.act({ pose: a.handed ? 'stand' : 'sit', turn: 0, mood: 'surprised' })
  cap(scene, a, b, 'down')
  if (!a.handed) return
  const { box } = b.art
  const [left, right]: [Point, Point] = [
    [box.x0 + wide(box) * 0.06, box.y1 - tall(box) * 0.16],
    [box.x1 - wide(box) * 0.06, box.y1 - tall(box) * 0.16],
  ]
  const isNearLeft = a.point('nearHand')[0] < a.point('farHand')[0]
  a.act({ reach: isNearLeft ? { nearHand: left, farHand: right } : { nearHand: right, farHand: left } })
}

const HEAP = /^(sand|dirt|snow|leaf|hay) ?pile$|^(sand|snow)$/

/** The head in a heap before it, the rest on its own legs. */
function buried(scene: Scene, a: Member, b: Member): void {
  a.act({ pose: a.handed ? 'lean-over' : 'head-down' })
  const r = headOf(a)
  resize(scene, b, (b.place.h * r * 4.4) / wide(b.art.box))
  if (tall(b.art.box) < r * 2.6) resize(scene, b, (b.place.h * r * 2.6) / tall(b.art.box))
  const ground = a.art.box.y1
  scene.group(b).shift(a.point('headMid')[0] - midX(b.art.box), ground + r * 0.2 - b.art.box.y1)
  scene.join(b, a, 'over')
}

/** How far down the head, from its crown in its radii: as a helmet above the eyes, or over them. */
const RIM = { on: 0.62, down: 1.25 } as const
/** Widths in radii of the head. */
const BROAD = { on: 2.3, down: 2.4 } as const

/** Above both eyes, however large they are. */
function brow(a: Member): number {
  const [r, [, top]] = [headOf(a), a.point('headTop')]
  const eyes = (a.art.features ?? []).slice(0, -1).map(([, y, size]) => y - size * 1.1)
  return Math.min(top + r * RIM.on, a.point('eye')[1] - r * 0.34, ...eyes)
}

/** A vessel upside down on somebody's head. */
export function cap(scene: Scene, a: Member, b: Member, how: keyof typeof RIM): void {
  const r = headOf(a)
  b.tilt = 180
  b.draw()
  resize(scene, b, (b.place.h * r * BROAD[how]) / wide(b.art.box))
  const [x] = a.point('headMid')
  const [, y] = a.point('headTop')
  const { box } = b.art
  meet(scene, b, a, [midX(box), box.y1], [x, how === 'on' ? brow(a) : y + r * RIM[how]])
  scene.join(b, a, 'over')
}

const VESSEL =
  /^(bowl|pot|pan|bucket|colander|basket|laundry basket|lampshade|flower pot|saucepan|cauldron|cup|mug|teacup|box|trash can|pumpkin|cereal bowl|mixing bowl|salad bowl|candy bucket|paper bag|strainer)$/

export const isVessel = ({ entry }: Member): boolean => VESSEL.test(entry.name)

/** Pulling away from it, the tail or the hand stretched to where it is held. */
export const caught: ActStager = (scene, a, b, { part = 'tail' }) => {
  if (!b || scene.together(a, b)) return
  const isTail = part === 'tail'
  if (!isTail) scene.rise(a)
  if (part === 'hand' && b.art.hollow && b.has('rim') && dips(scene, a, b)) return void a.act({ mood: 'surprised' })
  if (isTail && a.has('tailTip')) a.without.add('tail')
  a.act({ pose: isTail && !a.handed ? 'run' : 'stand', mood: 'scared', mouth: 'open' })
  const most = a.place.h * 1.7
  if (tall(b.art.box) > most) resize(scene, b, (b.place.h * most) / tall(b.art.box))
  if (tall(b.art.box) < a.place.h * 0.9) resize(scene, b, (b.place.h * a.place.h * 0.9) / tall(b.art.box))
  if (!isTail) return byHand(scene, a, b, part)
  const right = a.place.facing === 'right'
  setBeside(scene, a, b, right, 0.25)
  const held = (): Point => {
    const { box } = b.art
    const edge = right ? box.x1 : box.x0
    const rim = b.has('rim') ? b.point('rim')[1] : box.y1 - tall(box) * 0.35
    return [edge - side(a.place.facing) * wide(box) * 0.08, rim]
  }
  tube(scene, a, () => tailFrom(a, held()), 0.05, 'blush')
}

function tailFrom(a: Member, [x, y]: Point): Point[] {
  const [sx, sy] = rump(a)
  return [
    [sx, sy],
    [(sx + x) / 2, Math.min(sy, y) - a.place.h * 0.08],
    [x, y],
  ]
}

/** Where a tail grows, on four legs as on two. */
function rump(a: Member): Point {
  const [x, y] = a.point('seat', 'back')
  if (a.handed) return [x - ahead(a, a.place.h * 0.08), y]
  return [x - ahead(a, a.place.h * 0.12), y]
}

function byHand(scene: Scene, a: Member, b: Member, part: string): void {
  face(scene, a, turned(a.place.facing))
  const right = a.place.facing === 'left'
  setBeside(scene, a, b, right, -0.1)
  const { box } = b.art
  // Into a jar the hand goes from above.
  const top = b.has('rim') && b.point('rim')[1] > a.point('headMid')[1] ? b.point('rim')[1] : a.point('chest')[1]
  const edge: Point = [right ? box.x1 - wide(box) * 0.2 : box.x0 + wide(box) * 0.2, clamp(top, box.y0 + 6, box.y1 - 12)]
  if (a.handed) a.act({ reach: part === 'foot' ? { nearFoot: [edge[0], box.y1 - 10] } : { nearHand: edge } })
}

/** In heights of who reaches into it: how high its rim is, how far ahead, and how far the hand is below it. */
const [WAIST, AHEAD, DEEP] = [0.36, 0.24, 0.05]
/** So wide is what a hand goes into, in heights of whose it is. */
const BROADEST = 0.42

/** One hand in it up to the wrist, its wall before the hand; false of who has no arms. */
export function dips(scene: Scene, a: Member, b: Member): boolean {
  scene.rise(a)
  if (!a.handed || scene.together(a, b)) return false
  a.act({ pose: 'stand', turn: 0.5 })
  const rim = (): Point => (b.has('rim') ? b.point('rim') : [midX(b.art.box), (b.art.hollow ?? b.art.box).y0])
  const high = b.art.box.y1 - rim()[1]
  resize(scene, b, b.place.h * Math.min((a.place.h * WAIST) / high, (a.place.h * BROADEST) / wide(b.art.box)))
  const s = side(a.place.facing)
  const at = a.point('chest')[0] + s * a.place.h * AHEAD
  scene.group(b).shift(at - rim()[0], a.art.box.y1 + a.place.h * 0.03 - b.art.box.y1)
  const [x, y] = rim()
  a.act({ reach: { nearHand: [x, y + a.place.h * DEEP] } })
  // Short arms: what they reach into is as much higher.
  const short = y + a.place.h * DEEP - a.point('nearHand')[1]
  const now = b.art.box.y1 - y
  if (short > 1) resize(scene, b, (b.place.h * (now + short)) / now)
  scene.join(b, a, 'over')
  const isOpen = b.art.layers.some(({ part }) => part === 'front')
  if (isOpen) scene.group(a).rearrange(a, new Set(['nearArm']), { before: 'front', of: b })
  return true
}

const BUSHY = /squirrel|fox|skunk|raccoon|chipmunk|red panda|wolf/

/** Over the near wall of what one is in, down to about half of its height. */
export function tailOut(scene: Scene, a: Member, b: Member): void {
  a.without.add('tail')
  a.draw()
  const s = -side(a.place.facing)
  const rim = (): number => (b.has('rim') ? b.point('rim')[1] : (b.art.hollow?.y0 ?? b.art.box.y0) + 6)
  tube(
    scene,
    b,
    () => {
      const w = wide(b.art.hollow ?? b.art.box)
      const x = midX(b.art.hollow ?? b.art.box) + s * w * 0.3
      const length = Math.max(tall(a.art.box) * 0.45, (b.art.box.y1 - rim()) * 0.5)
      return [
        [x, rim() - 4],
        [x + s * w * 0.3, rim() + length * 0.35],
        [x + s * w * 0.06, rim() + length],
      ]
    },
    ((BUSHY.test(a.entry.name) ? 0.15 : 0.07) * a.place.h) / b.place.h,
    'sand',
  )
}
