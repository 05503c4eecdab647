/** A balcony as one sees it from the street: tall doors with shutters, an iron railing hung with boxes of flowers, and whoever takes the sun on its rail. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { curve, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { catFromBehind, sleepingCat } from '../places/sill-cat.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { awning } from '../town/wall-parts.ts'

const RAIL = 588
const FLOOR = 938
const DOOR = { x: 372, y: 168, w: 280, h: FLOOR - 168 }

interface Balcony {
  /** On the rail, each as often as it was asked for. */
  sitters: readonly string[]
  isAsleep: boolean
  /** Of FLOWER_HEADS. */
  flowers: readonly string[]
}

export function balcony(rng: Rng, { sitters, isAsleep, flowers }: Balcony): string {
  const [behind, above] = [sitters.filter(isTall), sitters.filter((name) => !isTall(name))]
  let out = wall() + doors() + awning(296, 62, 432, 70, 48) + shape(rect(284, 40, 456, 26), 4.6)
  for (const [i, name] of behind.slice(0, 2).entries())
    out += standing(name, () => 4.6)?.([176, 848][i]!, FLOOR, 230, 380) ?? ''
  if (!behind.length) out += [-1, 1].map((side) => boxTree(512 + side * 318)).join('')
  out += railing() + slab()
  for (const x of [176, 512, 848]) out += box(x, 300, flowers, rng)
  out += onRail(above, isAsleep, flowers, rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

const isTall = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'thing' && entry.height > 0.5
}

/** Plaster that has come off here and there, over dressed corners. */
function wall(): string {
  let out = ''
  for (const side of [0, 1])
    for (let i = 0; i < 16; i++) {
      const [w, y] = [i % 2 ? 78 : 104, 14 + i * 62]
      out += shape(rect(side ? 1010 - w : 14, y, w, 62), 4)
    }
  for (const [x, y] of [
    [180, 200],
    [790, 150],
    [812, 470],
    [150, 470],
  ] as const)
    for (const [u, v] of [
      [0, 0],
      [58, 0],
      [28, 32],
    ] as const)
      out += shape(rect(x + u, y + v, 56, 30), 3.6)
  return out
}

function doors(): string {
  const { x, y, w, h } = DOOR
  let out = shape(rect(x - 22, y - 22, w + 44, h + 22), 5)
  for (const side of [0, 1]) {
    const u = x + (side * w) / 2
    out += shape(rect(u, y, w / 2, h), 4.6)
    for (let i = 0; i < 3; i++) out += shape(rect(u + 18, y + 18 + i * 132, w / 2 - 36, 120), 4)
    // Curtains drawn to the sides.
    const k = side ? -1 : 1
    const edge = side ? x + w - 18 : x + 18
    const curtain = curve(
      `${edge},${y + 20}! ${edge + k * 62},${y + 20}! ${edge + k * 54},${y + 170} ${edge + k * 20},${y + 262} ${edge + k * 30},${y + 400}! ${edge},${y + 400}!`,
    )
    const panes = [0, 1, 2].map((i) => rect(u + 18, y + 18 + i * 132, w / 2 - 36, 120))
    const folds: Mark[] = [0.36, 0.7].map((t) => ({
      poly: curve(
        `${edge + k * 62 * t},${y + 20} ${edge + k * 50 * t},${y + 180} ${edge + k * 18 * t},${y + 262}`,
        false,
      ),
      open: true,
    }))
    for (const pane of panes)
      out += clipMarks([{ poly: curtain, sw: 4 }, ...folds], [pane], 3.4) + shape(pane, 4, 'none')
    // Shutters with slats, folded back.
    const s = side ? x + w + 24 : x - 24 - 110
    out += shape(rect(s, y - 8, 110, h), 5) + shape(rect(s + 14, y + 10, 82, h - 40), 4)
    for (let v = y + 40; v < y + h - 40; v += 30)
      out += line(
        [
          [s + 14, v],
          [s + 96, v],
        ],
        3.4,
      )
    out += circle(x + w / 2 + (side ? 14 : -14), y + 330, 8, 3.6)
  }
  return out
}

/** Clipped to balls, in a pot. */
function boxTree(x: number): string {
  let out = shape(rect(x - 8, 300, 16, FLOOR - 400), 4)
  for (const [y, r] of [
    [470, 62],
    [350, 48],
  ] as const) {
    const ball: Poly = Array.from({ length: 60 }, (_, i) => {
      const a = (i / 60) * TAU
      const q = r + 5 * Math.abs(Math.sin(a * 6))
      return [x + q * Math.cos(a), y + q * Math.sin(a)]
    })
    out += shape(ball, 4.4)
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * TAU + 0.4
      out += shape(leaf(x + r * 0.3 * Math.cos(a), y + r * 0.3 * Math.sin(a), r * 0.5, r * 0.28, a, 0.5), 3.4)
    }
  }
  return out
}

/** Bars with hearts of scrolls between them. */
function railing(): string {
  let out = ''
  for (let i = 0; i <= 16; i++) {
    const x = 64 + i * 56
    out += line(
      [
        [x, RAIL + 24],
        [x, FLOOR],
      ],
      5,
    )
  }
  for (const y of [RAIL + 60, FLOOR - 40])
    out += line(
      [
        [20, y],
        [1004, y],
      ],
      5,
    )
  for (let i = 0; i < 8; i++) {
    const x = 120 + i * 112
    for (const side of [-1, 1]) {
      const curl = curve(
        [
          [0, 60],
          [34, 26],
          [36, -10],
          [14, -24],
          [2, -4],
          [14, 6],
        ].map(([u, v]) => [x + side * u!, 836 + v!] as [number, number]),
        false,
      )
      out += line(curl, 4.2)
    }
  }
  return out + shape(rect(16, RAIL, 992, 26), 5)
}

function slab(): string {
  let out = shape(rect(8, FLOOR, 1008, 34), 5) + shape(rect(40, FLOOR + 34, 944, 50), 4.6)
  for (let i = 0; i < 9; i++) out += shape(rect(64 + i * 106, FLOOR + 34, 44, 50), 4)
  return out
}

/** Flowers over and over, leaves between them, in a box that hangs on the bars. */
function box(x: number, w: number, flowers: readonly string[], rng: Rng): string {
  const [top, r] = [748, 60]
  let out = ''
  for (let i = 0; i < 9; i++) {
    const u = x - w / 2 + 14 + (i * (w - 28)) / 8
    out += scalloped(u, top - 30 + (i % 2) * 34, 33)
  }
  for (const [i, [u, v]] of (
    [
      [-0.36, -40],
      [0, -58],
      [0.36, -40],
    ] as const
  ).entries())
    out += FLOWER_HEADS[flowers[i % flowers.length]!]!(x + u * w, top + v, r, rng)
  out += shape(rect(x - w / 2, top + 12, w, 74), 5) + shape(rect(x - w / 2 - 8, top + 4, w + 16, 20), 4.4)
  for (let i = 0; i < 4; i++) out += shape(leaf(x - w * 0.36 + i * w * 0.24 - 24, top + 56, 48, 24, 0, 0.5), 3.6)
  for (const k of [-0.44, 0.46]) out += scalloped(x + k * w, top + 40, 28)
  return out
}

/** The round leaf of a geranium. */
function scalloped(x: number, y: number, r: number): string {
  const edge: Poly = Array.from({ length: 54 }, (_, i) => {
    const a = (i / 54) * TAU
    return [
      r * (0.9 + 0.12 * Math.abs(Math.sin(a * 4.5))) * Math.cos(a),
      r * (0.9 + 0.12 * Math.abs(Math.sin(a * 4.5))) * Math.sin(a),
    ]
  })
  let out = shape(move(edge, x, y), 3.8)
  for (const a of [-1.57, -0.6, -2.54, 0.4, 2.74])
    out += line(
      [
        [x, y + r * 0.3],
        [x + r * 0.7 * Math.cos(a), y + r * 0.3 + r * 0.7 * Math.sin(a)],
      ],
      3,
    )
  return out
}

function onRail(names: readonly string[], isAsleep: boolean, flowers: readonly string[], rng: Rng): string {
  const row = names.slice(0, 4)
  // Pots stand where nobody sits.
  const pots = row.length < 3 ? [118, 906] : []
  let out = ''
  for (const x of pots) {
    out += scalloped(x - 48, RAIL - 104, 33) + scalloped(x + 48, RAIL - 104, 33) + scalloped(x, RAIL - 92, 30)
    out += FLOWER_HEADS[flowers[0]!]!(x, RAIL - 148, 52, rng)
    out +=
      shape(curve(`${x - 50},${RAIL - 84}! ${x + 50},${RAIL - 84}! ${x + 36},${RAIL}! ${x - 36},${RAIL}!`), 4.6) +
      shape(rect(x - 56, RAIL - 92, 112, 22), 4.2)
  }
  const span = pots.length ? 620 : 920
  for (const [i, name] of row.entries()) {
    const x = 512 + (i - (row.length - 1) / 2) * (span / Math.max(2, row.length))
    const side = i % 2 ? 1 : -1
    if (/^(?:cat|kitten)$/.test(name))
      out += isAsleep
        ? sleepingCat(x, RAIL + 4, row.length > 2 ? 130 : 168, side)
        : catFromBehind(x, RAIL + 4, row.length > 2 ? 200 : 250, side)
    else out += standing(name, () => 5, isAsleep ? 'lie-curled' : 'sit')?.(x, RAIL + 4, 190, 200) ?? ''
  }
  return out
}
