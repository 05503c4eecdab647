/** In what one sees through: a jar, a snow globe, a light bulb. */
import type { Point } from '../../art/art.ts'
import { midX, midY, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { guestsIn } from './guests.ts'
import { meet, resize } from './kit.ts'

export const GLASS = /terrarium|bottle|bowl|jar|aquarium|snow globe|window|television|frame|mirror|glass|light bulb/

/** Of its height: how much of a glass is left to things that lie at its bottom beside somebody. */
const AT_BOTTOM = 0.16
/** Share of its width that those within have, and of each one's place that it fills. */
const [WIDTH, FILLED] = [0.78, 0.94]
/** One below the other they are so far to the side by turns, of the room, and reach so far beside each other. */
const [OFF, INTO] = [0.15, 1.3]

/** One sees through it: all of a lies within its outline. What somebody has with them there lies at the bottom. */
export function behindGlass(scene: Scene, a: Member, b: Member): void {
  const all = guestsIn(scene, b)
  if (b.entry.name === 'jar') b.wear('empty')
  const guests = all.filter((guest) => guest.being === a.being)
  const isBeside = !a.being && all.length > guests.length
  const [index, count] = [Math.max(0, guests.indexOf(a)), Math.max(1, guests.length)]
  const { box } = b.art
  // The glass of a bulb is its upper half.
  const [share, mid] = /bulb/.test(b.entry.name) ? [0.44, 0.3] : [0.58, 0.6]
  const room = { w: wide(box) * WIDTH, h: tall(box) * (isBeside ? AT_BOTTOM : share) }
  const lines = isBeside ? 1 : linesFor(a, count, room)
  const fits = sizeIn(a, count, lines, room) * (count > 1 ? FILLED : 1)
  resize(scene, a, a.place.h * fits)
  const [sx, sy] = spotOf(index, count, lines)
  const x = midX(box) + sx * room.w
  const y = box.y0 + tall(box) * (isBeside ? mid + share / 2 : mid) + (isBeside ? -tall(a.art.box) * 0.3 : sy * room.h)
  meet(scene, a, b, [midX(a.art.box), midY(a.art.box)], [x, y])
  scene.join(a, b, isBeside ? 'over' : { after: 'back', of: b })
}

interface Room {
  w: number
  h: number
}

function sizeIn({ art: { box } }: Member, count: number, lines: number, { w, h }: Room): number {
  const isColumn = lines === count && count > 1
  const across = isColumn ? w * (1 - 2 * OFF) : w / Math.ceil(count / lines)
  return Math.min(across / wide(box), ((h / lines) * (isColumn ? INTO : 1)) / tall(box))
}

/** In one line three bugs would be dots in a tall jar. */
function linesFor(a: Member, count: number, room: Room): number {
  let best = 1
  for (let lines = 2; lines <= count; lines++)
    if (sizeIn(a, count, lines, room) > sizeIn(a, count, best, room) * 1.05) best = lines
  return best
}

/** From the middle of the room, in its widths and heights: the last line may have fewer, in its middle. */
function spotOf(index: number, count: number, lines: number): Point {
  const each = Math.ceil(count / lines)
  const line = Math.floor(index / each)
  const inLine = Math.min(each, count - line * each)
  const off = each === 1 && count > 1 ? (line % 2 ? OFF : -OFF) : 0
  return [((index % each) - (inLine - 1) / 2) / each + off, (line - (lines - 1) / 2) / lines]
}
