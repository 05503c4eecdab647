/** A thought over whoever thinks it: the bubble as large as they are, its tail at the head, all that is thought of within. */
import { midX, midY, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { guestsIn } from './guests.ts'
import { meet, resize } from './kit.ts'

/** Of the length of who thinks. */
const SHARE = 0.85
/** Of the cloud alone, without its tail: its width and height within the box, and its middle. */
const [ACROSS, HIGH, MIDDLE] = [0.72, 0.55, 0.385]

export const isThought = ({ entry }: Member): boolean => entry.name === 'thought bubble'

/** The cloud is before whoever thinks, so that its tail comes from the face. */
export function overHead(scene: Scene, bubble: Member, who: Member): void {
  if (scene.together(bubble, who)) return
  resize(scene, bubble, Math.max(tall(who.art.box), wide(who.art.box) * 0.7) * SHARE)
  const [x] = who.has('headMid') ? who.point('headMid') : [midX(who.art.box)]
  const top = Math.min(...scene.group(who).members.map(({ art }) => art.box.y0))
  if (side(who.place.facing) < 0) bubble.at({ facing: 'left' })
  const from = bubble.point('tip')
  meet(scene, bubble, who, [from[0], bubble.art.box.y1], [x, top - tall(bubble.art.box) * 0.03])
  scene.join(bubble, who, 'over')
}

export function thoughtOf(scene: Scene, a: Member, bubble: Member): void {
  const guests = guestsIn(scene, bubble)
  const [index, count] = [Math.max(0, guests.indexOf(a)), Math.max(1, guests.length)]
  const { box } = bubble.art
  const room = { w: (wide(box) * ACROSS) / count, h: tall(box) * HIGH }
  resize(scene, a, a.place.h * Math.min((room.w * 0.94) / wide(a.art.box), room.h / tall(a.art.box)))
  const x = midX(box) + ((index + 0.5) / count - 0.5) * wide(box) * ACROSS
  meet(scene, a, bubble, [midX(a.art.box), midY(a.art.box)], [x, box.y0 + tall(box) * MIDDLE])
  scene.join(a, bubble, 'over')
}
