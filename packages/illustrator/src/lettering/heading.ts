/** A wish over a picture: the page has a place for each. */
import { createRng, hash, type Rng } from '../ink/random.ts'
import { rect } from '../ornate/kit/curves.ts'
import { page, shape } from '../ornate/kit/marks.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { roundedRect } from './frames.ts'
import { hollow, outlineOf } from './ink.ts'
import { type Filler, scatter } from './scatter.ts'
import { type Letter, type Place, setInto } from './setting.ts'

const EDGE = 1024
const MARGIN = 40

interface Frame {
  x: number
  y: number
  side: number
}

/** Above: one line arched, more lines straight. Null where some of it is in no font. */
function set(text: string, above: boolean): { letters: Letter[]; height: number } | null {
  const isLong = text.length > 15
  const height = isLong ? 250 : 190
  const place: Place = { x: 74, y: above ? 44 : EDGE - 44 - height, w: 876, h: height }
  const arch = isLong || !above ? 0 : 0.22
  const letters = setInto(text, place, { face: 'round', gap: 70, mostLines: 3, mostSize: 210, arch })
  return letters && { letters, height }
}

/** The picture smaller, in a frame of its own, and the words above or below it. */
export function withHeading(svg: string, text: string, seed: number): string | null {
  const rng = createRng(hash(`${text}#${seed} heading`))
  const above = rng.chance(0.75)
  const heading = set(text, above)
  if (!heading) return null
  const { letters, height } = heading
  const side = EDGE - 2 * MARGIN - height - 24
  const frame = { x: (EDGE - side) / 2, y: above ? EDGE - MARGIN - side : MARGIN, side }
  const picture = nested(svg, frame)
  const edge = shape(roundedRect(frame.x, frame.y, side, side, 16), 6, 'none')
  const decor = decorated(letters, frame, rng, fillerFor(text, rng))
  const words = letters.map((letter) => hollow(letter, 5.2, 4)).join('')
  return page(picture + edge + decor + words).replace(SCENE, SCENE.exec(picture)?.[0] ?? '')
}

/** What colors the page's sky stays that of the picture. */
const SCENE = /data-setting="[^"]*" data-time="[^"]*"/

/** A page within a page. Its own edge would be a second frame, so it lies a little outside. */
const nested = (svg: string, { x, y, side }: Frame): string =>
  svg.replace(
    'width="1024" height="1024" viewBox="0 0 1024 1024"',
    `x="${x}" y="${y}" width="${side}" height="${side}" viewBox="26 26 972 972"`,
  )

const fillerFor = (text: string, rng: Rng): Filler =>
  /love|valentine|mother|mom|father|dad|amor|liebe|amour/i.test(text)
    ? 'hearts'
    : rng.pick(['stars', 'mixed', 'blossoms'] as const)

function decorated(letters: readonly Letter[], { x, y, side }: Frame, rng: Rng, filler: Filler): string {
  const room = new Room(30)
  for (const outline of outlineOf(letters, 14)) room.takeShape(outline)
  room.takeShape(rect(x - 6, y - 6, side + 12, side + 12))
  return scatter(room, rng, { things: [], filler, largest: 40, smallest: 99 })
}

/** Words alone: as large as the page, with things in its corners. */
export function posterPage(text: string, things: readonly Fitted[], rng: Rng): string | null {
  const place = { x: 90, y: 230, w: 844, h: 564 }
  const letters = setInto(text, place, { face: 'round', gap: 80, mostLines: 5, mostSize: 330 })
  if (!letters) return null
  const room = new Room(34)
  for (const outline of outlineOf(letters, 26)) room.takeShape(outline)
  const around = scatter(room, rng, { things, filler: fillerFor(text, rng), largest: 110, smallest: 58 })
  return page(around + letters.map((letter) => hollow(letter, 6, 7)).join(''))
}

/** A card: its words above, and what was asked for large below them, once each. */
export function cardPage(text: string, things: readonly Fitted[], rng: Rng): string | null {
  const letters = setInto(
    text,
    { x: 90, y: 80, w: 844, h: 440 },
    { face: 'round', gap: 80, mostLines: 3, mostSize: 230 },
  )
  if (!letters) return null
  const room = new Room(34)
  for (const outline of outlineOf(letters, 26)) room.takeShape(outline)
  const wide = 880 / Math.max(1, things.length)
  const row = things.map((thing, i) => {
    const [x, w] = [512 + (i - (things.length - 1) / 2) * wide, Math.min(520, wide - 50)]
    room.takeShape(rect(x - w / 2, 550, w, 420))
    return thing(x, 760, w, 410)
  })
  const around = scatter(room, rng, { things: [], filler: fillerFor(text, rng), largest: 60, smallest: 58 })
  return page(around + row.join('') + letters.map((letter) => hollow(letter, 6, 7)).join(''))
}
