/** A dressing table: one of four mirrors, drawers or a skirt below, on it perfume, jewels and what was named. */
import type { Rng } from '../../ink/random.ts'
import { placeCurio } from '../curiosities/curio.ts'
import { HOUSE_PLANTS } from '../house-plants/plants.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { standing } from '../mandala/motif.ts'
import { bouquet } from '../plants/bouquet.ts'
import { ON_VANITIES, PERFUMES } from './perfumes.ts'
import { consoleTable, drawers, FLOOR, pouf, skirt, stool, TOP } from './vanity-furniture.ts'
import { MIRRORS } from './vanity-mirrors.ts'

/** `asked` come first; `plants` are in a vase. */
export function vanity(rng: Rng, asked: readonly string[], plants: readonly string[], hasPearls: boolean): string {
  const room = new Room(24)
  const glass = rng.pick(MIRRORS)()
  room.takeShape(glass.outline)
  const drapes = rng.chance(0.6) ? curtains(room) : sconces(room)
  room.takeShape(rect(0, TOP - 190, 1024, 700))
  const out =
    paper(room, rng) +
    floor() +
    drapes +
    glass.svg +
    rng.pick([drawers, skirt, consoleTable])() +
    rng.pick([stool, pouf])() +
    things(rng, asked, plants) +
    (hasPearls || rng.chance(0.4) ? pearls() : '')
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** A flower of leaves wherever the wall is free. */
function paper(room: Room, rng: Rng): string {
  const turn = rng.pick([0, Math.PI / 4])
  let out = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 9; i++) {
      const [x, y] = [80 + i * 108 + (row % 2) * 54, 78 + row * 88]
      if (room.at(x, y) < 42) continue
      for (let k = 0; k < 4; k++) out += shape(leaf(x, y, 42, 28, (k / 4) * TAU + turn, 0.6), 3.6)
      out += circle(x, y, 10, 3.5)
    }
  return out
}

function floor(): string {
  let out = shape(rect(14, TOP - 30, 996, FLOOR - TOP + 30), 4.4)
  for (let i = 0; i < 7; i++) out += shape(rect(32 + i * 138.6, TOP + 4, 128, FLOOR - TOP - 48), 3.8)
  out +=
    shape(rect(14, TOP - 46, 996, 18), 4.4) +
    shape(rect(14, FLOOR - 26, 996, 26), 4.6) +
    shape(rect(14, FLOOR, 996, 90), 4.6)
  for (let x = 97; x < 1010; x += 83)
    out += line(
      [
        [x, FLOOR],
        [512 + (x - 512) * 1.24, 1012],
      ],
      3.6,
    )
  return out
}

/** One at each side, gathered. */
function curtains(room: Room): string {
  let out = ''
  for (const side of [-1, 1]) {
    const at = (text: string, closed = true): Poly =>
      curve(text, closed).map(([u, v]): Point => [512 + side * (512 - u), v])
    const cloth = at('14,14! 170,14! 160,180 110,320 44,400! 86,540 96,760 90,1010! 14,1010!')
    room.takeShape(cloth)
    out += shape(cloth, 5)
    for (const text of ['64,14 62,200 40,380', '118,14 110,180 46,384', '50,424 64,640 56,1010'])
      out += line(at(text, false), 3.6)
    out += shape(at('14,386! 58,382! 62,420! 14,424!'), 4.4)
  }
  return out
}

/** Candles in brackets on the wall. */
function sconces(room: Room): string {
  let out = ''
  for (const x of [128, 896]) {
    room.takeShape(rect(x - 90, 130, 180, 260))
    out += shape(ellipse(x, 300, 40, 56), 4.6) + shape(ellipse(x, 300, 24, 38), 3.8)
    for (const s of [-1, 0, 1]) {
      const u = x + s * 62
      const y = s ? 262 : 226
      out += s
        ? line(
            curve(
              [
                [x, 320],
                [x + s * 40, 330],
                [u, y + 34],
              ],
              false,
            ),
            6,
          )
        : ''
      out +=
        shape(
          [
            [u - 22, y + 20],
            [u + 22, y + 20],
            [u + 13, y + 38],
            [u - 13, y + 38],
          ],
          4,
        ) +
        shape(rect(u - 11, y - 38, 22, 58), 4) +
        shape(curve(`${u},${y - 76}! ${u + 11},${y - 54} ${u},${y - 42} ${u - 11},${y - 54}`), 3.8)
    }
  }
  return out
}

/** From end to end, the mirror's foot between them; flowers or a plant at one end. */
function things(rng: Rng, asked: readonly string[], plants: readonly string[]): string {
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  const base = TOP + 5
  let out = plants.length
    ? bouquet(plants, 'vase', { x: at(872), foot: base, high: 320 }, rng)
    : HOUSE_PLANTS[rng.pick(['orchid', 'dahlia', 'tulip', 'daisy'])]!.draw(at(872), base, 270, rng)
  const perfumes = rng.shuffle(PERFUMES)
  const others = rng.shuffle(['powder box', 'jewelry box', 'lipstick'])
  const named = asked.filter((name) => !/perfume/.test(name))
  const row = [
    perfumes[0]!,
    named[0] ?? others[0]!,
    perfumes[1]!,
    perfumes[2]!,
    named[1] ?? perfumes[3]!,
    ...named.slice(2),
  ]
  const wides = row.map((name) => ON_VANITIES[name]?.wide ?? 84)
  const whole = wides.reduce((a, b) => a + b + 12, 0)
  let x = 70
  for (const [i, name] of row.entries()) {
    const wide = ((wides[i]! + 12) / whole) * 700
    const curio = ON_VANITIES[name]
    const high = (i % 2 ? 0.84 : 1) * 206
    out += curio
      ? placeCurio(curio, at(x + wide / 2), base, wide - 8, high, rng)
      : (standing(name, () => 4.6)?.(at(x + wide / 2), base, wide, 180) ?? '')
    x += wide
  }
  return out
}

/** A string of them over the edge of the table. */
const pearls = (): string =>
  walk(curve('372,640 390,690 440,736 512,748 584,736 634,690 652,640', false, 14), 31, 4)
    .map(({ x, y }) => circle(x, y, 14.5, 4))
    .join('')
