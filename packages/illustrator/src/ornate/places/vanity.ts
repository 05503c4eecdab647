/** A dressing table: a great mirror between curtains, drawers below, on it what was named and what belongs there. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { bouquet } from '../plants/bouquet.ts'
import { setOut, supply } from './goods.ts'

const TOP = 640
const USUAL = ['perfume', 'jewelry box', 'candle', 'lipstick', 'hairbrush', 'potion bottle', 'teacup', 'jar']

/** `asked` come first; `plants` are in a vase. */
export function vanity(rng: Rng, asked: readonly string[], plants: readonly string[], hasPearls: boolean): string {
  const first = [...asked]
  const rest = supply(
    USUAL.filter((name) => !asked.includes(name)),
    rng,
  )
  const next = (): string => first.shift() ?? rest()
  let out = wall() + mirror()
  out += shape(rect(56, TOP, 912, 30), 5.4)
  out += bouquet(plants.length ? plants : ['tulip'], 'vase', { x: 846, foot: TOP + 6, high: 300 }, rng)
  out += setOut(next, { from: 76, to: 756, foot: TOP + 4, high: 158, wide: 132, sw: 4.4 }, rng)
  out += drawers() + stool() + (hasPearls ? pearls() : '')
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Striped paper, a curtain at each side. */
function wall(): string {
  let out = ''
  for (let i = 0; i < 12; i++) {
    const x = 14 + i * 83
    out += line(
      [
        [x, 14],
        [x, 1010],
      ],
      3.4,
    )
    if (i % 2) for (let y = 60; y < 900; y += 110) out += circle(x + 41, y, 12, 3.4)
  }
  for (const side of [-1, 1]) {
    const at = (text: string, closed = true): Poly =>
      curve(text, closed).map(([u, v]): Point => [512 + side * (512 - u), v])
    out += shape(at('14,14! 190,14! 180,180 120,330 44,420! 96,560 110,760 100,1010! 14,1010!'), 5.4)
    for (const text of [
      '60,14 60,200 40,400',
      '110,14 104,180 46,400',
      '150,14 146,170 56,404',
      '36,440 60,640 56,1010',
      '50,440 84,620 84,1010',
    ])
      out += line(at(text, false), 3.6)
    out += shape(at('14,404! 58,400! 62,436! 14,440!'), 4.4)
  }
  return out
}

/** Oval, in a frame of leaves, a bow above. */
function mirror(): string {
  const [x, y] = [470, 330]
  let out = ''
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * TAU
    out += shape(
      leaf(x + 196 * Math.cos(a), y + 240 * Math.sin(a), 62, 38, Math.atan2(Math.sin(a) * 1.1, Math.cos(a)), 0.5),
      4,
    )
  }
  out += shape(ellipse(x, y, 208, 252, 72), 5) + shape(ellipse(x, y, 176, 220, 72), 5)
  for (const { x: u, y: v } of walk([...ellipse(x, y, 192, 236, 72), [x + 192, y]], 48)) out += circle(u, v, 11, 3.4)
  for (const [dx, dy, long] of [
    [-80, 40, 190],
    [-40, 70, 130],
    [70, -120, 110],
  ] as const)
    out += line(
      [
        [x + dx, y + dy],
        [x + dx + long * 0.6, y + dy - long * 0.8],
      ],
      3.6,
    )
  for (const side of [-1, 1]) {
    out += shape(
      [
        [x, 84],
        ...arc(
          x + side * 58,
          78,
          40,
          Math.PI * (side > 0 ? 0.8 : 0.2),
          Math.PI * (side > 0 ? 0.8 : 0.2) + side * TAU * 0.72,
          20,
        ),
      ].map(([u, v]): Point => [u, v]),
      4.6,
    )
  }
  return out + circle(x, 86, 20, 4.6) + shape(rect(x - 120, TOP - 52, 240, 52), 5)
}

/** Two rows of them at each side, curved legs. */
function drawers(): string {
  let out = ''
  for (const x of [72, 692]) {
    for (const y of [TOP + 30, TOP + 128]) {
      out += shape(rect(x, y, 260, 98), 5) + shape(rect(x + 18, y + 16, 224, 66), 4)
      out += circle(x + 130, y + 49, 16, 4.4) + line(arc(x + 130, y + 49, 34, 0.3, Math.PI - 0.3, 12), 4)
    }
    for (const [u, side] of [
      [x + 16, -1],
      [x + 244, 1],
    ] as const)
      out += shape(
        curve('-18,0! 18,0! 14,40 4,80 20,118! -12,118! -16,70').map(
          ([p, q]): Point => [u - side * p * -1, TOP + 226 + q],
        ),
        4.6,
      )
  }
  return out + shape(rect(332, TOP + 30, 360, 56), 5) + shape(rect(352, TOP + 42, 320, 32), 4)
}

const stool = (): string => standing('stool', () => 5)?.(512, 996, 250, 240) ?? ''

/** A string of them over the edge of the table. */
function pearls(): string {
  const string = curve('360,634 380,690 440,742 520,752 590,724 620,676 612,634', false, 14)
  return walk(string, 31, 4)
    .map(({ x, y }) => circle(x, y, 14.5, 4))
    .join('')
}
