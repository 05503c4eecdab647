/** A sign with its words on it. */

import type { Rng } from '../ink/random.ts'
import { ellipse, rect } from '../ornate/kit/curves.ts'
import { line, page, shape } from '../ornate/kit/marks.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { blossom } from '../ornate/plants/blossom.ts'
import { roundedRect } from './frames.ts'
import { hollow } from './ink.ts'
import { scatter } from './scatter.ts'
import { setInto } from './setting.ts'

const BOARD = { x: 112, y: 190, w: 800, h: 420 }

/** With things beside it, they stand on the ground before its posts. */
export function boardPage(text: string, beside: readonly Fitted[], rng: Rng): string | null {
  const place = { x: BOARD.x + 52, y: BOARD.y + 46, w: BOARD.w - 104, h: BOARD.h - 92 }
  const letters = setInto(text, place, { face: 'round', gap: 90, mostLines: 3, mostSize: 300 })
  if (!letters) return null
  const posts = [300, 724].map((x) => shape(rect(x - 34, BOARD.y + BOARD.h - 10, 68, 330), 6)).join('')
  const nails = [BOARD.x + 34, BOARD.x + BOARD.w - 34]
    .flatMap((x) => [BOARD.y + 34, BOARD.y + BOARD.h - 34].map((y) => shape(ellipse(x, y, 11), 4)))
    .join('')
  const ground = line(
    [
      [20, 930],
      [1004, 930],
    ],
    5,
  )
  const flowers = (beside.length ? [] : [120, 210, 400, 512, 620, 830, 920])
    .map(
      (x) =>
        line(
          [
            [x, 930],
            [x, 862],
          ],
          5,
        ) + blossom(x, 838, rng.between(36, 46), 7, rng, 4),
    )
    .join('')
  const room = new Room(34)
  room.takeShape(rect(BOARD.x - 20, BOARD.y - 20, BOARD.w + 40, 900))
  room.takeShape(rect(0, 700, 1024, 324))
  const sky = scatter(room, rng, { things: [], filler: 'stars', largest: 44, smallest: 99 })
  return page(
    sky +
      posts +
      shape(roundedRect(BOARD.x, BOARD.y, BOARD.w, BOARD.h, 36), 7) +
      nails +
      ground +
      flowers +
      standing(beside) +
      letters.map((letter) => hollow(letter, 6, text.length > 10 ? 3 : 6)).join(''),
  )
}

const FEET = 956

/** One stands in the middle and is large; the more, the smaller. */
function standing(things: readonly Fitted[]): string {
  const wide = 940 / Math.max(2, things.length)
  return things
    .map((thing, i) => thing(512 + (i - (things.length - 1) / 2) * wide, FEET - 140, wide - 40, 280))
    .join('')
}
