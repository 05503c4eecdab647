/** On a named part of a thing: the hood of a car, the arm of a couch, the rim of a cup, the handle of a spade. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { levelOf, skylineOf } from '../skyline.ts'
import { isLying } from '../traits.ts'
import { contact, meet, resize } from './kit.ts'

/** Parts that are points of a drawing. */
const POINTS = /^(wheel|grip|rim)$/
/** Parts that are stretches of its upper edge: shares of its width, from behind to ahead. */
const STRETCHES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  hood: [0.76, 0.97],
  rear: [0.03, 0.24],
  front: [0.7, 0.94],
  stern: [0.06, 0.3],
  arm: [0.01, 0.13],
  backrest: [0.28, 0.72],
  peak: [0.04, 0.96],
}

export const isSpot = (part: string | undefined): part is string =>
  part !== undefined && (POINTS.test(part) || part in STRETCHES)

/** Of the height of the thing: at least and at most so large is who is on a part of it. */
const [LEAST_ON, MOST_ON] = [0.24, 0.5]
/** Of its width: at most so wide is who lies on a part of it. */
const WIDEST = 0.42

/** On the steering wheel, on the handlebars, on the rim at the far side from where it looks. */
export function onSpot(scene: Scene, a: Member, b: Member, part: string): void {
  if (scene.together(a, b)) return
  const room = part === 'wheel' && b.art.hollow ? tall(b.art.hollow) * 0.62 : tall(b.art.box) * MOST_ON
  const wanted = clamp(tall(a.art.box), tall(b.art.box) * LEAST_ON, room)
  resize(scene, a, (a.place.h * wanted) / tall(a.art.box))
  if (a.being && !a.handed && a.acting.pose === 'stand') a.act({ pose: 'sit' })
  if (wide(a.art.box) > wide(b.art.box) * WIDEST)
    resize(scene, a, (a.place.h * wide(b.art.box) * WIDEST) / wide(a.art.box))
  const [x, y] = spotOf(a, b, part)
  meet(scene, a, b, contact(a), [x, y + tall(a.art.box) * (isLying(a.acting.pose) ? 0.12 : 0.04)])
  scene.join(a, b, part === 'wheel' ? { before: 'front', of: b } : 'over')
}

function spotOf(a: Member, b: Member, part: string): Point {
  const { hollow, box } = b.art
  const stretch = STRETCHES[part]
  if (stretch && b.entry.kind === 'thing') return levelOf(b, skylineOf(b.entry), stretch, part === 'peak')
  if (part !== 'rim' && b.has(part)) return b.point(part)
  const edge = { ...box, ...hollow }
  return [a.place.facing === 'right' ? edge.x0 : edge.x1, b.has('rim') ? b.point('rim')[1] : edge.y0]
}

/** Of the height and the width of a car: at most so large is who looks out of its trunk, and so much of them is in it. */
const [HIGH, BROAD, SUNK] = [0.62, 0.34, 0.42]

/** In the trunk: behind its near side, head and chest over the edge. */
export function inRear(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b) || b.entry.kind !== 'thing') return
  if (a.being && !a.handed) a.act({ pose: 'sit' })
  const most = Math.min((tall(b.art.box) * HIGH) / tall(a.art.box), (wide(b.art.box) * BROAD) / wide(a.art.box))
  resize(scene, a, a.place.h * most)
  const [x, y] = levelOf(b, skylineOf(b.entry), STRETCHES.rear ?? [0, 0.24], false)
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, y + tall(a.art.box) * SUNK])
  scene.join(a, b, 'under')
}
