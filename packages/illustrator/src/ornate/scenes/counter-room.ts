/** Where one sits at a counter: shelves behind it, stools before it, a chequered floor, a jukebox in its corner. */
import type { Rng } from '../../ink/random.ts'
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { lookUp } from '../../world/world.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { setOut, supply } from '../places/goods.ts'
import { inset, tiledFloor } from './floor.ts'

export interface Bar {
  sign: string
  shelves: readonly string[]
  counter: readonly string[]
  hasJukebox: boolean
}

const [COUNTER, FLOOR] = [560, 772]

/** `asked` are set out on the counter first; somebody alive sits on the floor before it. */
export function counterRoom(rng: Rng, bar: Bar, asked: readonly string[]): string {
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  const isAlive = (name: string): boolean => lookUp(name)?.kind === 'being'
  // What is too large for the counter has the corner.
  const large = asked.find((name) => !isAlive(name) && (lookUp(name)?.height ?? 0) >= 1) ?? null
  const hasCorner = bar.hasJukebox || large !== null
  const first = asked.filter((name) => !isAlive(name) && name !== large)
  const rest = supply(bar.counter, rng)
  const onShelf = supply(bar.shelves, rng)
  let out = wall() + board(bar.sign) + lamps()
  for (const [from, to, foot] of [
    [50, 350, 352],
    [50, 350, 486],
    [674, 974, 352],
    [674, 974, 486],
  ] as const) {
    out += setOut(onShelf, { from, to, foot, high: 96, wide: 78, sw: 4 }, rng)
    out += shape(rect(from - 12, foot, to - from + 24, 15), 4.6)
  }
  out += hatch()
  const [from, to] = hasCorner ? [at(14), at(770)].sort((a, b) => a - b) : [14, 1010]
  out += tiledFloor(FLOOR, 13, inset) + front(from!, to!)
  out += setOut(
    () => first.shift() ?? rest(),
    { from: from! + 26, to: to! - 16, foot: COUNTER + 2, high: 130, wide: 128, sw: 4.6 },
    rng,
  )
  const stools = hasCorner ? [110, 270, 430, 590] : [120, 316, 512, 708, 904]
  for (const x of stools) out += stool(at(x), 912)
  if (large) out += standing(large, () => 5)?.(at(880), 960, 240, 430) ?? ''
  else if (bar.hasJukebox) out += jukebox(at(884), 962)
  const guests = asked.filter(isAlive)
  for (const [i, name] of guests.slice(0, 2).entries())
    out += standing(name, () => 5, 'sit')?.(at([690, 190][i]!), 1000, 180, 220) ?? ''
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Tiles up to the shelves. */
function wall(): string {
  let out = shape(rect(14, 14, 996, 770), 5)
  for (let row = 0, y = 500; y < 570; row++, y += 30)
    for (let x = 14 + (row % 2) * 30; x < 1010; x += 60) out += shape(rect(x, y, 60, 30), 3.2)
  return out + shape(rect(14, 232, 996, 14), 4.4)
}

/** The sign between two rows of stars. */
function board(sign: string): string {
  const form = (by: number): string =>
    `${240 - by},${66 - by}! ${784 + by},${66 - by}! ${820 + by},130 ${784 + by},${194 + by}! ${240 - by},${194 + by}! ${204 - by},130`
  let out = shape(curve(form(16)), 5.4) + shape(curve(form(0)), 4.6)
  const letters = setInto(
    sign,
    { x: 250, y: 82, w: 524, h: 96 },
    { face: 'round', gap: 110, mostLines: 1, mostSize: 110 },
  )
  out += (letters ?? []).map((letter) => hollow(letter, 4.6, 5)).join('')
  for (const x of [92, 932])
    out += shape(
      Array.from({ length: 10 }, (_, i): Point => {
        const [a, r] = [(i / 10) * TAU - Math.PI / 2, i % 2 ? 26 : 60]
        return [x + r * Math.cos(a), 130 + r * Math.sin(a)]
      }),
      5,
    )
  return out
}

/** They hang from the ceiling over the counter. */
function lamps(): string {
  let out = ''
  for (const x of [512 - 110, 512 + 110])
    out +=
      shape(rect(x - 3, 210, 6, 56), 3.4) +
      shape(curve(`${x - 12},262! ${x + 12},262! ${x + 30},300 ${x + 52},330! ${x - 52},330! ${x - 30},300`), 4.6) +
      shape(arc(x, 330, 18, 0, Math.PI, 10), 4)
  return out
}

/** The kitchen is seen through it; a bell stands on its sill. */
function hatch(): string {
  let out = shape(rect(388, 352, 248, 140), 5) + shape(rect(402, 366, 220, 112), 4.2)
  for (const [i, name] of ['frying pan', 'ladle', 'pot'].entries())
    out += standing(name, () => 3.8)?.(440 + i * 72, 470, 62, 84) ?? ''
  return out + shape(rect(376, 486, 272, 16), 4.6)
}

/** Ribs of steel under a broad edge, a rail for the feet. */
function front(from: number, to: number): string {
  let out = shape(rect(from, COUNTER + 34, to - from, FLOOR - COUNTER - 14), 5)
  for (let x = from + 26; x < to - 8; x += 26)
    out += line(
      [
        [x, COUNTER + 34],
        [x, FLOOR - 14],
      ],
      3.4,
    )
  out += shape(rect(from, FLOOR - 20, to - from, 40), 4.6)
  return out + shape(rect(from, COUNTER, to - from, 16), 5) + shape(rect(from, COUNTER + 16, to - from, 20), 5)
}

/** A round seat on a post. */
const stool = (x: number, foot: number): string =>
  shape(rect(x - 10, foot - 196, 20, 190), 4.6) +
  shape(
    curve(
      `${x - 58},${foot}! ${x - 44},${foot - 16} ${x},${foot - 24} ${x + 44},${foot - 16} ${x + 58},${foot}! ${x},${foot + 12}`,
    ),
    4.8,
  ) +
  shape(ellipse(x, foot - 84, 40, 9, 30), 4.2) +
  shape(rect(x - 54, foot - 206, 108, 18), 4.6) +
  shape(
    curve(
      `${x - 60},${foot - 204}! ${x - 66},${foot - 226} ${x - 50},${foot - 244} ${x},${foot - 248} ${x + 50},${foot - 244} ${x + 66},${foot - 226} ${x + 60},${foot - 204}!`,
    ),
    5,
  )

/** An arch of lights over its records, keys below, a grille for the sound. */
export function jukebox(x: number, foot: number): string {
  const arch = (half: number, low: number): Point[] => [
    [x - half, low],
    ...arc(x, foot - 300, half, Math.PI, TAU, 30),
    [x + half, low],
  ]
  let out = shape(arch(118, foot), 5.6) + shape(arch(96, foot - 24), 4.4) + shape(arch(74, foot - 40), 4.8)
  // Bars of light between the two arches.
  for (let i = 1; i < 12; i++) {
    const a = Math.PI + (i / 12) * Math.PI
    const on = (r: number): Point => [x + r * Math.cos(a), foot - 300 + r * Math.sin(a)]
    out += line([on(96), on(118)], 3.6)
  }
  for (const side of [-1, 1])
    for (let y = foot - 280; y < foot - 30; y += 34)
      out += line(
        [
          [x + side * 96, y],
          [x + side * 118, y],
        ],
        3.6,
      )
  // A record behind glass.
  out += circle(x, foot - 286, 52, 4.6) + circle(x, foot - 286, 36, 3.6) + circle(x, foot - 286, 18, 4)
  out += shape(rect(x - 66, foot - 218, 132, 34), 4.4)
  for (let i = 0; i < 5; i++) out += shape(rect(x - 60 + i * 25, foot - 211, 19, 20), 3.4)
  out += shape(rect(x - 62, foot - 172, 124, 124), 4.6)
  for (const r of [44, 28, 12])
    out += shape(
      Array.from(
        { length: 4 },
        (_, i): Point => [x + r * Math.cos((i / 4) * TAU), foot - 110 + r * Math.sin((i / 4) * TAU)],
      ),
      4,
    )
  for (const [u, v] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    out += shape(
      arc(
        x + u * 62,
        foot - 110 + v * 62,
        30,
        u > 0 ? (v > 0 ? Math.PI : Math.PI / 2) : v > 0 ? -Math.PI / 2 : 0,
        (u > 0 ? (v > 0 ? Math.PI : Math.PI / 2) : v > 0 ? -Math.PI / 2 : 0) + Math.PI / 2,
        10,
      ).concat([[x + u * 62, foot - 110 + v * 62]]),
      3.8,
    )
  return out + shape(rect(x - 126, foot - 16, 252, 22), 5)
}
