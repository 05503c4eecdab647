/** Mirrors of a dressing table: oval in leaves, of three leaves, round with lamps, a shield. */
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Poly, TAU, walk } from '../kit/points.ts'
import { TOP } from './vanity-furniture.ts'

interface Mirror {
  outline: Poly
  svg: string
}

/** What the glass shows: the window across the room. */
function reflected(x: number, y: number, r: number): string {
  const [w, h] = [r * 0.8, r * 1.1]
  const arch = (inset: number): Poly => [
    [x - w / 2 + inset, y + h / 2 - inset],
    ...arc(x, y - h / 2 + w / 2, w / 2 - inset, Math.PI, TAU, 24),
    [x + w / 2 - inset, y + h / 2 - inset],
  ]
  const sill = y + h / 2
  let out = shape(arch(0), 4.4) + shape(arch(12), 3.8)
  out += line(
    curve(
      [
        [x - w / 2 + 12, y + h * 0.2],
        [x - w * 0.2, y + h * 0.08],
        [x + w * 0.16, y + h * 0.2],
        [x + w / 2 - 12, y + h * 0.12],
      ],
      false,
    ),
    3.6,
  )
  if (w > 110) out += circle(x + w * 0.2, y - h * 0.12, w * 0.09, 3.6)
  out +=
    line(
      [
        [x, y - h / 2 + 12],
        [x, sill - 12],
      ],
      3.8,
    ) +
    line(
      [
        [x - w / 2 + 12, y - h * 0.02],
        [x + w / 2 - 12, y - h * 0.02],
      ],
      3.8,
    )
  return out + shape(rect(x - w / 2 - 14, sill, w + 28, 16), 4)
}

/** Leaves cut into the glass. */
function spray(x: number, foot: number): string {
  let out = line(
    [
      [x, foot],
      [x, foot - 240],
    ],
    4,
  )
  for (let i = 0; i < 5; i++)
    for (const s of [-1, 1])
      out += shape(leaf(x, foot - 20 - i * 44, 54 - i * 4, 24, -Math.PI / 2 + s * 0.85, 0.5), 3.5)
  return out + shape(leaf(x, foot - 232, 44, 22, -Math.PI / 2, 0.5), 3.5)
}

const oval = (): Mirror => {
  const [x, y] = [512, 340]
  let svg = ''
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * TAU
    svg += shape(
      leaf(x + 204 * Math.cos(a), y + 240 * Math.sin(a), 60, 42, Math.atan2(Math.sin(a) * 1.1, Math.cos(a)), 0.5),
      4,
    )
  }
  svg += shape(ellipse(x, y, 216, 254, 72), 5) + shape(ellipse(x, y, 176, 214, 72), 4.6)
  for (const { x: u, y: v } of walk([...ellipse(x, y, 196, 234, 72), [x + 196, y]], 56.4)) svg += circle(u, v, 12, 3.6)
  return { outline: ellipse(x, y, 276, 310), svg: svg + reflected(x, y - 40, 200) + foot(x, 590) }
}

/** Three leaves, the side ones turned in. */
const triple = (): Mirror => {
  const arch = (x: number, w: number, top: number): Poly => [
    [x - w / 2, 610],
    ...arc(x, top + w / 2, w / 2, Math.PI, TAU, 30),
    [x + w / 2, 610],
  ]
  let svg = ''
  for (const [x, w, top] of [
    [284, 190, 190],
    [740, 190, 190],
    [512, 290, 70],
  ] as const) {
    svg += shape(arch(x, w, top), 5.4) + shape(arch(x, w - 44, top + 22), 4.4)
    svg += w > 200 ? reflected(x, 330, w * 0.66) : spray(x, 560)
  }
  for (let k = -2; k <= 2; k++) svg += shape(leaf(512, 74, 58 - Math.abs(k) * 6, 24, -Math.PI / 2 + k * 0.55, 0.6), 4)
  return {
    outline: [
      [189, 640],
      [189, 280],
      [284, 190],
      [367, 150],
      [512, 30],
      [657, 150],
      [740, 190],
      [835, 280],
      [835, 640],
    ],
    svg: svg + circle(512, 72, 13, 4),
  }
}

/** Round, with lamps around it. */
const lamps = (): Mirror => {
  const [x, y] = [512, 340]
  let svg = circle(x, y, 250, 5.4) + circle(x, y, 196, 4.6)
  for (let i = 0; i < 16; i++)
    svg += circle(x + 223 * Math.cos((i / 16) * TAU), y + 223 * Math.sin((i / 16) * TAU), 19, 4)
  return { outline: ellipse(x, y, 268, 268), svg: svg + reflected(x, y - 40, 200) + foot(x, 588) }
}

/** A shield with scrolls at its shoulders. */
const shield = (): Mirror => {
  const outer = curve(
    '512,60! 590,96 680,86 740,120 750,260 716,420 640,540 512,600 384,540 308,420 274,260 284,120 344,86 434,96',
  )
  const inner = curve(
    '512,112! 580,138 660,130 700,154 706,260 676,404 616,502 512,552 408,502 348,404 318,260 324,154 364,130 444,138',
  )
  let svg = ''
  for (const s of [-1, 1])
    for (const [u, v, a] of [
      [236, 120, -0.2],
      [236, 300, 0.2],
      [196, 430, 0.6],
    ] as const)
      svg += shape(leaf(512 + s * u, v, 74, 40, s > 0 ? a : Math.PI - a, 0.5), 4.2)
  for (let k = -2; k <= 2; k++) svg += shape(leaf(512, 74, 56 - Math.abs(k) * 5, 24, -Math.PI / 2 + k * 0.55, 0.6), 4)
  svg += shape(outer, 5.2) + shape(inner, 4.6)
  return {
    outline: ellipse(512, 330, 300, 310),
    svg: svg + circle(512, 82, 14, 4) + reflected(512, 300, 190) + foot(512, 590),
  }
}

const foot = (x: number, y: number): string =>
  shape(
    curve(
      `${x - 130},${TOP}! ${x - 110},${y + 24} ${x - 40},${y + 10}! ${x + 40},${y + 10}! ${x + 110},${y + 24} ${x + 130},${TOP}!`,
    ),
    4.8,
  )

export const MIRRORS: readonly (() => Mirror)[] = [oval, triple, lamps, shield]
