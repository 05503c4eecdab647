/** A sign with its words on it. */

import type { Rng } from '../ink/random.ts'
import { curve, ellipse, rect } from '../ornate/kit/curves.ts'
import { line, page, shape } from '../ornate/kit/marks.ts'
import type { Point } from '../ornate/kit/points.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { blossom } from '../ornate/plants/blossom.ts'
import { roundedRect } from './frames.ts'
import { hollow } from './ink.ts'
import { scatter } from './scatter.ts'
import { setInto } from './setting.ts'

const BOARD = { x: 96, y: 214, w: 832, h: 400 }
const GROUND = 872

/** Little flags on a string that sags between the corners of the page. */
function bunting(): string {
  const count = 11
  const at = (t: number): Point => [24 + 976 * t, 44 + 56 * Math.sin(t * Math.PI)]
  const flags = Array.from({ length: count }, (_, i) => {
    const [from, to] = [at((i + 0.1) / count), at((i + 0.9) / count)]
    return shape([from, to, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 84]], 5)
  })
  return (
    line(
      Array.from({ length: 41 }, (_, i) => at(i / 40)),
      5,
    ) + flags.join('')
  )
}

const tuft = (x: number, y: number): string =>
  shape(
    curve(
      `${x - 30},${y}! ${x - 26},${y - 26} ${x - 34},${y - 44}! ${x - 12},${y - 30} ${x - 6},${y - 14}! ${x - 4},${y - 40} ${x + 2},${y - 62}! ${x + 12},${y - 34} ${x + 8},${y - 14}! ${x + 18},${y - 32} ${x + 36},${y - 42}! ${x + 28},${y - 22} ${x + 28},${y}!`,
    ),
    4.5,
  )

/** With things beside it, they stand on the ground before its posts. */
export function boardPage(text: string, beside: readonly Fitted[], rng: Rng): string | null {
  const place = { x: BOARD.x + 64, y: BOARD.y + 56, w: BOARD.w - 128, h: BOARD.h - 112 }
  const letters = setInto(text, place, { face: 'round', gap: 90, mostLines: 3, mostSize: 300 })
  if (!letters) return null
  const posts = [270, 754].map((x) => shape(rect(x - 36, BOARD.y + BOARD.h - 10, 72, 320), 6)).join('')
  const nails = [BOARD.x + 44, BOARD.x + BOARD.w - 44]
    .flatMap((x) => [BOARD.y + 44, BOARD.y + BOARD.h - 44].map((y) => shape(ellipse(x, y, 12), 4)))
    .join('')
  const ground = shape(
    [
      ...curve(
        `17,${GROUND} 200,${GROUND - 26} 420,${GROUND + 4} 640,${GROUND - 22} 840,${GROUND + 2} 1007,${GROUND - 20}`,
        false,
      ),
      [1007, 1007],
      [17, 1007],
    ],
    5,
  )
  const meadow = (beside.length ? [70, 954] : [90, 180, 380, 470, 570, 660, 860, 940])
    .map((x, i) => {
      const foot = GROUND + 50 + (i % 2) * 40
      return (
        line(
          [
            [x, foot],
            [x, foot - 96],
          ],
          5,
        ) +
        tuft(x, foot + 4) +
        blossom(x, foot - 118, rng.between(36, 44), 7, rng, 4)
      )
    })
    .join('')
  const tufts = [150, 330, 512, 690, 880].map((x, i) => tuft(x, 990 - (i % 2) * 8)).join('')
  const room = new Room(34)
  room.takeShape(rect(BOARD.x - 20, BOARD.y - 20, BOARD.w + 40, 900))
  room.takeShape(rect(0, 0, 1024, 206))
  room.takeShape(rect(0, 640, 1024, 384))
  const sky = scatter(room, rng, { things: [], filler: 'stars', largest: 40, smallest: 99 })
  return page(
    sky +
      bunting() +
      posts +
      shape(roundedRect(BOARD.x, BOARD.y, BOARD.w, BOARD.h, 40), 7) +
      shape(roundedRect(BOARD.x + 22, BOARD.y + 22, BOARD.w - 44, BOARD.h - 44, 26), 5) +
      nails +
      ground +
      meadow +
      tufts +
      standing(beside) +
      letters.map((letter) => hollow(letter, 6, text.length > 10 ? 3 : 6)).join(''),
  )
}

const FEET = 972

/** One stands in the middle and is large; the more, the smaller. */
function standing(things: readonly Fitted[]): string {
  const wide = 800 / Math.max(2, things.length)
  return things
    .map((thing, i) => thing(512 + (i - (things.length - 1) / 2) * wide, FEET - 166, wide - 30, 332))
    .join('')
}
