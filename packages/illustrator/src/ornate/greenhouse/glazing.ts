/** The glass behind the plants: a gable, three tall arches, pointed windows or a round vault, down to a low wall. */
import { arc, curve, rect } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'

const [LEFT, RIGHT, TOP] = [14, 1010, 14]
const bar = (a: Point, b: Point, sw = 4): string => line([a, b], sw)

/** Where glass ends and the low wall begins. */
export const GLAZED = 560

/** `beam` is where something hangs from. */
export interface Glazing {
  draw: () => string
  beam: (x: number) => number
}

/** Panes to the ridge; sky to both sides. */
const roof = (x: number): number => 34 + Math.abs(x - 512) * 0.42
const gable = (): string => {
  const slope: Poly = [
    [LEFT, roof(LEFT)],
    [512, roof(512)],
    [RIGHT, roof(RIGHT)],
  ]
  let out = shape([...slope, [RIGHT, GLAZED], [LEFT, GLAZED]], 6)
  for (let i = 1; i < 8; i++) {
    const x = LEFT + i * 124.5
    out += bar([x, roof(x) + 20], [x, GLAZED], 4.2)
  }
  out += line(
    slope.map(([x, y]): Point => [x, y + 20]),
    4.4,
  )
  for (const y of [332, 446]) out += shape(rect(LEFT, y, RIGHT - LEFT, 12), 4)
  // Clouds beside the ridge.
  for (const [x, y] of [
    [130, 66],
    [894, 66],
  ] as const)
    out += shape(cloud(x, y), 4)
  return out
}

/** A window with a round or pointed head and a fan of bars in it. */
function arched(x: number, w: number, top: number, isPointed: boolean): string {
  const spring = top + (isPointed ? w * 0.8 : w / 2)
  const head = (inset: number): Poly => {
    const half = w / 2 - inset
    if (!isPointed) return arc(x, spring, half, Math.PI, TAU, 30)
    const r = half * 1.64
    const reach = Math.acos((r - half) / r)
    return [
      ...arc(x - half + r, spring, r, Math.PI, Math.PI + reach, 14),
      ...arc(x + half - r, spring, r, TAU - reach, TAU, 14),
    ]
  }
  const frame = (inset: number): Poly => [[x - w / 2 + inset, GLAZED], ...head(inset), [x + w / 2 - inset, GLAZED]]
  let out = shape(frame(0), 5.4) + shape(frame(15), 4.4)
  const half = w / 2 - 15
  out += bar([x - half, spring], [x + half, spring]) + bar([x, spring], [x, GLAZED])
  if (isPointed) out += bar([x, spring], [x, head(15)[14]![1]])
  else {
    out += line(arc(x, spring, half * 0.4, Math.PI, TAU, 16), 4)
    for (const k of [0.2, 0.4, 0.6, 0.8]) {
      const a = Math.PI + k * Math.PI
      out += bar(
        [x + half * 0.4 * Math.cos(a), spring + half * 0.4 * Math.sin(a)],
        [x + half * Math.cos(a), spring + half * Math.sin(a)],
      )
    }
  }
  const rows = Math.max(1, Math.round((GLAZED - spring) / 120))
  for (let i = 1; i < rows; i++)
    out += bar([x - half, spring + (i * (GLAZED - spring)) / rows], [x + half, spring + (i * (GLAZED - spring)) / rows])
  return out
}

/** Courses of long bricks. */
function brick(y0: number, y1: number): string {
  let out = shape(rect(LEFT, y0, RIGHT - LEFT, y1 - y0), 4.4)
  const rows = Math.round((y1 - y0) / 34)
  for (let k = 0; k < rows; k++) {
    const y = y0 + (k * (y1 - y0)) / rows
    if (k) out += bar([LEFT, y], [RIGHT, y], 3.4)
    for (let x = LEFT + (k % 2 ? 41.5 : 83); x < RIGHT - 20; x += 83) out += bar([x, y], [x, y + (y1 - y0) / rows], 3.4)
  }
  return out
}

const arches = (): string => brick(TOP, GLAZED) + [180, 512, 844].map((x) => arched(x, 286, 60, false)).join('')
const lancets = (): string =>
  brick(TOP, GLAZED) + [116, 314, 512, 710, 908].map((x) => arched(x, 172, 52, true)).join('')

/** Ribs like a fan to the frame on all sides. */
const vault = (): string => {
  const spring = 470
  let out = shape(rect(LEFT, TOP, RIGHT - LEFT, GLAZED - TOP), 5)
  const at = (r: number, a: number): Point => [512 + r * Math.cos(a), spring + r * Math.sin(a)]
  out += shape([...arc(512, spring, 440, Math.PI, TAU, 60), ...arc(512, spring, 420, TAU, Math.PI, 60)], 4.4)
  for (const r of [150, 286]) out += line(arc(512, spring, r, Math.PI, TAU, 40), 4.4)
  for (let i = 1; i < 12; i++) {
    const a = Math.PI + (i / 12) * Math.PI
    out += bar(at(i % 2 ? 286 : 150, a), at(420, a)) + bar(at(440, a), at(760, a))
  }
  out += shape(rect(LEFT, spring, RIGHT - LEFT, 14), 4.4)
  for (let i = 1; i < 8; i++) out += bar([LEFT + i * 124.5, spring + 14], [LEFT + i * 124.5, GLAZED])
  return out
}

const cloud = (x: number, y: number): Poly =>
  curve(
    `${x - 66},${y + 18} ${x - 60},${y - 8} ${x - 34},${y - 14} ${x - 12},${y - 34} ${x + 22},${y - 28} ${x + 36},${y - 10} ${x + 62},${y - 8} ${x + 66},${y + 18} ${x},${y + 22}`,
  )

const level = (): number => TOP
/** Iron and glass up to the roof. */
export const ALL_GLASS: readonly Glazing[] = [
  { draw: gable, beam: (x) => roof(x) + 20 },
  { draw: vault, beam: level },
]
export const GLAZINGS: readonly Glazing[] = [
  ...ALL_GLASS,
  { draw: arches, beam: level },
  { draw: lancets, beam: level },
]
