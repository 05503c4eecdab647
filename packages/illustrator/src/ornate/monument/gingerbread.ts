/** A house of gingerbread that fills the page: icing along every edge, sweets on roof and walls, candy canes beside the door. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'

const FOOT = 812
const EAVES = 470
const [LEFT, RIGHT] = [236, 788]
const PEAK: Point = [512, 120]

/** `nouns` stand before it. */
export function gingerbreadHouse(rng: Rng, nouns: readonly string[]): string {
  let out = flakes(rng) + trees() + ground() + chimney() + walls() + gable() + roof()
  for (const [x, tall] of [
    [LEFT, 290],
    [RIGHT, 290],
  ] as const)
    out += cane(x, FOOT + 24, tall, x < 512 ? -1 : 1)
  out += path() + lollipops(nouns.length > 0) + gumdrops([-1, 1].slice(nouns.length))
  for (const [i, name] of nouns.slice(0, 3).entries())
    out += standing(name, () => 5.2)?.([196, 828, 330][i]!, 978, 210, 220) ?? ''
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Snow that falls, each flake of six arms. */
function flakes(rng: Rng): string {
  let out = ''
  for (const [x, y, r] of [
    [110, 110, 56],
    [270, 210, 40],
    [908, 120, 58],
    [836, 236, 40],
    [90, 330, 38],
    [940, 330, 40],
    [330, 76, 34],
    [690, 74, 34],
  ] as const) {
    const turn = rng.between(0, 1)
    for (let i = 0; i < 6; i++) out += shape(leaf(x, y, r, r * 0.34, turn + (i / 6) * TAU, 0.6), 3.6)
    out += circle(x, y, Math.max(12, r * 0.22), 3.4)
  }
  return out
}

/** Ice cream cones upside down, with icing in tiers. */
function trees(): string {
  let out = ''
  for (const [x, k] of [
    [112, 1],
    [912, 1],
  ] as const)
    for (const [i, w] of [104, 84, 62].entries()) {
      const [y, high] = [FOOT - i * 104 * k, 150 * k]
      const tier = curve(
        `${x},${y - high}! ${x + w * 0.5},${y - high * 0.5} ${x + w},${y}! ${x + w * 0.66},${y + 20} ${x + w * 0.34},${y + 2}! ${x},${y + 24} ${x - w * 0.34},${y + 2}! ${x - w * 0.66},${y + 20} ${x - w},${y}! ${x - w * 0.5},${y - high * 0.5}`,
      )
      out += shape(tier, 5)
      for (const u of [-0.4, 0.4]) out += circle(x + w * u, y - 26 * k, 12, 3.6)
      if (i === 2) out += circle(x, y - high, 18, 4.4)
    }
  return out
}

const ground = (): string =>
  shape(curve('14,826! 130,800 300,826 512,812 730,826 900,800 1010,826! 1010,1010! 14,1010!'), 5) +
  line(curve('40,890 150,872 270,890', false), 3.6) +
  line(curve('760,890 880,870 990,892', false), 3.6)

/** Of wafer bricks, with cream on top. */
function chimney(): string {
  const stack = rect(676, 150, 96, 190)
  const marks: Mark[] = []
  for (let row = 0; row < 6; row++) {
    const y = 150 + row * 36
    marks.push({ poly: rect(676, y, 96, 36) })
    for (const u of row % 2 ? [24, 72] : [48])
      marks.push({
        poly: [
          [676 + u, y],
          [676 + u, y + 36],
        ],
        open: true,
      })
  }
  return (
    shape(stack, 5.4) +
    clipMarks(marks, [stack], 3.6) +
    shape(
      curve(
        '660,160! 664,128 700,116 724,130 752,114 790,130 788,160! 780,190 764,168! 748,196 728,168! 708,192 692,168! 674,188',
      ),
      5,
    )
  )
}

function walls(): string {
  const wall: Poly = [[LEFT, EAVES - 30], PEAK, [RIGHT, EAVES - 30], [RIGHT, FOOT], [LEFT, FOOT]]
  let out = shape(wall, 6)
  out += shape(drips(LEFT, RIGHT, EAVES + 52, 17), 4.6)
  for (const x of [322, 702]) out += sweetWindow(x, 628)
  // A belt of peppermints between floors, and one of buttons along the foot.
  out += shape(rect(LEFT, EAVES + 2, RIGHT - LEFT, 54), 4.6)
  for (let x = LEFT + 36; x < RIGHT - 20; x += 60) out += peppermint(x, EAVES + 29, 20)
  out += doorway()
  return out
}

/** Six swirling segments. */
function peppermint(x: number, y: number, r: number): string {
  let out = circle(x, y, r, 4.2)
  const n = r > 26 ? 8 : 6
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU
    out += line(
      curve(
        [
          [x + r * 0.16 * Math.cos(a), y + r * 0.16 * Math.sin(a)],
          [x + r * 0.6 * Math.cos(a + 0.3), y + r * 0.6 * Math.sin(a + 0.3)],
          [x + r * Math.cos(a + 0.34), y + r * Math.sin(a + 0.34)],
        ],
        false,
        6,
      ),
      3.4,
    )
  }
  return out
}

/** Arched, of four panes, with icing on the sill and a heart above. */
function sweetWindow(x: number, y: number): string {
  const arch = (k: number): Poly => [
    [x - 52 - k, y + 116 + k],
    [x - 52 - k, y + 20],
    ...arc(x, y + 20, 52 + k, Math.PI, TAU, 20),
    [x + 52 + k, y + 20],
    [x + 52 + k, y + 116 + k],
  ]
  let out = shape(arch(14), 5) + shape(arch(0), 4.4)
  out += line(
    [
      [x, y - 32],
      [x, y + 116],
    ],
    4,
  )
  out += line(
    [
      [x - 52, y + 40],
      [x + 52, y + 40],
    ],
    4,
  )
  out += shape(drips(x - 70, x + 70, y + 122, 5), 4.6)
  return out
}

/** A bar of icing with drops below. */
function drips(x0: number, x1: number, y: number, count: number): Poly {
  const step = (x1 - x0) / count
  const hem: Poly = Array.from({ length: count }, (_, i) =>
    arc(x1 - step * (i + 0.5), y + 16, step / 2, 0, Math.PI, 10).map(
      ([u, v]): Point => [u, y + 16 + (v - y - 16) * (i % 2 ? 0.7 : 1.25)],
    ),
  ).flat()
  return [[x0, y], [x1, y], ...hem]
}

function doorway(): string {
  const arch = (k: number): Poly => [
    [512 - 76 - k, FOOT],
    [512 - 76 - k, 640],
    ...arc(512, 640, 76 + k, Math.PI, TAU, 28),
    [512 + 76 + k, 640],
    [512 + 76 + k, FOOT],
  ]
  let out = shape(arch(34), 5.4) + shape(arch(0), 5)
  for (const { x, y } of walk(arch(17), 44, 20)) out += circle(x, y, 14, 3.8)
  out += shape(heart(512, 650, 36), 4.4) + circle(562, 726, 11, 4)
  out +=
    shape(rect(468, 700, 62, 92), 4.2) +
    line(
      [
        [468, 746],
        [530, 746],
      ],
      3.6,
    )
  return out
}

const heart = (x: number, y: number, r: number): Poly =>
  curve(
    `${x},${y + r}! ${x - r},${y + r * 0.1} ${x - r * 0.9},${y - r * 0.7} ${x - r * 0.3},${y - r * 0.8} ${x},${y - r * 0.35}! ${x + r * 0.3},${y - r * 0.8} ${x + r * 0.9},${y - r * 0.7} ${x + r},${y + r * 0.1}`,
  )

/** In the gable a round window of sugar glass. */
function gable(): string {
  let out = circle(512, 354, 74, 5.4) + circle(512, 354, 56, 4.4)
  for (let i = 0; i < 8; i++) out += shape(leaf(512, 354, 52, 30, (i / 8) * TAU, 0.62), 3.8)
  out += circle(512, 354, 12, 3.8)
  for (const side of [-1, 1]) {
    out += shape(heart(512 + side * 134, 414, 30), 4.2)
    out += shape(leaf(512 + side * 204, 446, 40, 24, side > 0 ? 0 : Math.PI, 0.5), 3.8)
  }
  return out
}

/** Two slopes seen from the gable: broad bars of icing with drops below and sweets on them. */
function roof(): string {
  let out = ''
  for (const side of [-1, 1]) {
    const spine: Poly = [
      [512, 96],
      [512 + side * 338, EAVES - 10],
    ]
    const a = Math.atan2(EAVES - 106, side * 338)
    // Drops below the bar.
    for (const { x, y } of walk(spine, 58, 60))
      out += shape(ellipse(x - side * 34 * Math.abs(Math.sin(a)), y + 44 * Math.abs(Math.cos(a)), 27, 30, 24), 4.6)
    out += shape(band(spine, 96), 5.6)
    for (const [i, { x, y }] of walk(spine, 84, 76).entries())
      out +=
        i % 2
          ? shape(gumdrop(x, y + 20, 26), 4.4) +
            line(curve(`${x - 24},${y + 8} ${x},${y + 14} ${x + 24},${y + 8}`, false), 3.4)
          : peppermint(x, y, 30)
    // Curled ends.
    const end = spine[1]!
    out += circle(end[0], end[1], 52, 5.4) + line(curl(end[0], end[1], 52, side), 4.2)
  }
  return out + circle(512, 104, 58, 5.4) + shape(heart(512, 106, 34), 4.6)
}

const curl = (x: number, y: number, r: number, side: number): Poly =>
  Array.from({ length: 34 }, (_, i): Point => {
    const t = i / 33
    return [x + side * r * (1 - t * 0.8) * Math.cos(t * 9), y - r * (1 - t * 0.8) * Math.sin(t * 9)]
  })

const gumdrop = (x: number, foot: number, r: number): Poly =>
  curve(
    `${x - r},${foot}! ${x - r * 0.92},${foot - r * 0.9} ${x - r * 0.5},${foot - r * 1.55} ${x},${foot - r * 1.7} ${x + r * 0.5},${foot - r * 1.55} ${x + r * 0.92},${foot - r * 0.9} ${x + r},${foot}!`,
  )

/** Bent at the top, with slanting stripes. */
function cane(x: number, foot: number, tall: number, side: number): string {
  const spine: Poly = [
    [x, foot],
    [x, foot - tall + 46],
    ...arc(x + side * 40, foot - tall + 46, 40, side > 0 ? Math.PI : 0, side > 0 ? TAU : -Math.PI, 20),
    [x + side * 80, foot - tall + 76],
  ]
  const body = band(spine, 36)
  const marks: Mark[] = walk(spine, 34, 20).map(({ x: u, y: v, a }) => ({
    poly: move(curve('-13,-30! 5,-30! 15,30! -3,30!'), u, v, a, 1),
  }))
  return shape(body, 5.4) + clipMarks(marks, [body], 3.8) + shape(body, 5.4, 'none')
}

/** Of round cookies, wider toward us. */
function path(): string {
  let out = ''
  for (const [y, n, r] of [
    [848, 3, 32],
    [906, 3, 40],
    [974, 3, 50],
  ] as const)
    for (let i = 0; i < n; i++) {
      const x = 512 + (i - (n - 1) / 2) * r * 2.15
      out += shape(ellipse(x, y, r, r * 0.66, 32), 4.6)
      for (const [u, v] of [
        [-0.4, -0.16],
        [0.3, -0.24],
        [0, 0.28],
      ] as const)
        out += circle(x + u * r, y + v * r, r * 0.15, 3.4)
    }
  return out
}

/** On sticks along the path. */
function lollipops(isSomebodyThere: boolean): string {
  let out = ''
  const near = [
    [306, 934, 110, 46],
    [718, 934, 110, 46],
  ] as const
  const far = [
    [70, 960, 150, 46],
    [954, 960, 150, 46],
  ] as const
  for (const [x, foot, tall, r] of isSomebodyThere ? far : [...near, ...far]) {
    out += shape(rect(x - 8, foot - tall, 16, tall), 4.4)
    out += circle(x, foot - tall, r, 5.2) + line(curl(x, foot - tall, r, x < 512 ? 1 : -1), 4)
  }
  return out
}

/** In a row along the lower edge, where nobody stands. */
function gumdrops(sides: readonly number[]): string {
  let out = ''
  for (const side of sides)
    for (let i = 0; i < 4; i++) {
      const [x, foot, r] = [512 + side * (222 + i * 78), 988 - (i % 2) * 12, 34]
      out += shape(gumdrop(x, foot, r), 4.8)
      for (const [u, v] of [
        [-0.4, -0.5],
        [0.42, -0.5],
        [0, -1.1],
      ] as const)
        out += circle(x + u * r, foot + v * r, 8, 3.4)
    }
  return out
}
