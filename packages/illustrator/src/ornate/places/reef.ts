/** A coral reef that rises at both sides and along the foot of the page, and whoever was asked for in the open water. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'

type Coral = (x: number, foot: number, h: number, rng: Rng) => string

/** `fish` swim around the subject, or fill the water without one. */
export function reef(rng: Rng, subject: Subject | null, fish: readonly string[]): string {
  let out = light(rng)
  for (const [x, h] of [
    [70, 560],
    [160, 420],
    [874, 440],
    [960, 590],
  ] as const)
    out += kelp(x, h, rng)
  for (const [i, [x, h]] of BACK.entries()) out += CORALS[(i + rng.int(0, 1)) % CORALS.length]!(x, 960, h, rng)
  out += shape(curve('-20,900 140,872 320,910 512,886 700,912 880,874 1050,900! 1050,1060! -20,1060!'), 5)
  const kinds = fish.length ? fish : ['tropical fish', 'clownfish', 'angelfish']
  for (const [i, [x, y, size]] of (subject ? AROUND : OPEN).entries())
    out += fittedDrawing(kinds[i % kinds.length]!, () => 4.4, 'swim')?.(x, y, size, size) ?? ''
  out += subject?.({ x: 512, y: 400, w: 620, h: 470, cover: printCover(rng), sw: 6.5 }).svg ?? ''
  for (const [i, [x, h]] of FRONT.entries()) out += CORALS[(i + 2) % CORALS.length]!(x, 1020, h, rng)
  for (const [name, x] of [
    ['starfish', 390],
    ['shell', 640],
  ] as const)
    out += standing(name, () => 4.4)?.(x, 1000, 96, 84) ?? ''
  return page(out + bubbles(rng) + paperAround(rect(14, 14, 996, 996)))
}

const BACK = [
  [60, 330],
  [210, 400],
  [350, 240],
  [690, 250],
  [830, 390],
  [970, 320],
] as const
const FRONT = [
  [110, 220],
  [262, 150],
  [512, 140],
  [760, 160],
  [920, 230],
] as const
const AROUND = [
  [200, 180, 130],
  [840, 200, 140],
  [300, 640, 110],
  [740, 650, 120],
] as const
const OPEN = [
  [300, 250, 240],
  [700, 200, 210],
  [520, 440, 260],
  [240, 520, 150],
  [790, 460, 190],
] as const

/** Rays from above, and a few lines of current. */
function light(rng: Rng): string {
  const from = rng.between(380, 640)
  let out = ''
  for (const k of [-0.9, -0.5, -0.16, 0.16, 0.5, 0.9])
    out += line(
      [
        [from + k * 120, 14],
        [from + k * 900, 820],
      ],
      3,
    )
  return out + shape(curve('-20,-20! 1050,-20! 1050,66! 900,48 740,72 560,50 380,74 200,50 -20,70!'), 4.6)
}

/** A ribbon with leaves at both sides. */
function kelp(x: number, h: number, rng: Rng): string {
  const sway = rng.between(-40, 40)
  const spine = curve(
    [
      [x, 980],
      [x + sway * 0.6, 980 - h * 0.35],
      [x - sway * 0.4, 980 - h * 0.7],
      [x + sway, 980 - h],
    ],
    false,
    12,
  )
  let out = ''
  for (let i = 3; i < spine.length - 1; i += 3) {
    const [u, v] = spine[i]!
    const side = i % 2 ? 1 : -1
    out += shape(leaf(u, v, 84, 30, -Math.PI / 2 + side * 0.95, 0.45), 3.6)
  }
  return (
    out +
    shape(
      band(spine, (t) => 17 * (1 - 0.6 * t)),
      4,
    )
  )
}

/** Branches that fork twice, with round ends. */
const stag: Coral = (x, foot, h, rng) => {
  let out = ''
  const branch = (u: number, v: number, long: number, a: number, wide: number, level: number): void => {
    const bend = a + rng.between(-0.15, 0.15)
    const end: Point = [u + long * Math.cos(a), v + long * Math.sin(a)]
    const mid: Point = [u + long * 0.5 * Math.cos(bend), v + long * 0.5 * Math.sin(bend)]
    if (level < 2) for (const k of [-0.5, 0.5]) branch(end[0], end[1], long * 0.66, a + k, wide * 0.74, level + 1)
    else out += circle(end[0], end[1], wide * 0.62, 4)
    out += shape(
      band(curve([[u, v], mid, end], false, 6), (t) => wide * (1 - 0.2 * t)),
      4,
    )
  }
  branch(x, foot, h * 0.46, -Math.PI / 2, h * 0.13, 0)
  return out
}

/** A fan with a net of veins. */
const fan: Coral = (x, foot, h, rng) => {
  const rim: Poly = Array.from({ length: 41 }, (_, i): Point => {
    const a = Math.PI * (1.12 + (0.76 * i) / 40)
    const r = h * (0.92 + 0.06 * Math.sin(i * 1.6))
    return [x + r * Math.cos(a) * 0.8, foot + r * Math.sin(a)]
  })
  const disc: Poly = [[x, foot], ...rim]
  const marks: Mark[] = []
  for (let i = 1; i < 8; i++) {
    const a = Math.PI * (1.12 + 0.76 * (i / 8)) + rng.between(-0.02, 0.02)
    marks.push({
      poly: [
        [x, foot],
        [x + h * Math.cos(a), foot + h * Math.sin(a) * 1.2],
      ],
      open: true,
      sw: 4,
    })
  }
  for (const k of [0.4, 0.58, 0.76]) marks.push({ poly: arc(x, foot, h * k, Math.PI, TAU, 30), open: true, sw: 3.4 })
  return shape(disc, 5) + clipMarks(marks, [disc], 3.6)
}

/** Three pipes of different height, open above. */
const tubes: Coral = (x, foot, h, rng) =>
  [
    [-0.26, 0.72],
    [0.26, 0.82],
    [0, 1],
  ]
    .map(([dx, share]) => {
      const [u, top, w] = [x + dx! * h, foot - h * share! * rng.between(0.92, 1), h * 0.15]
      let out = shape(
        [
          [u - w * 0.8, foot],
          [u - w, top],
          [u + w, top],
          [u + w * 0.8, foot],
        ],
        5,
      )
      for (let y = top + 40; y < foot - 10; y += 38) out += line(arc(u, y - 8, w * 0.9, 0.5, Math.PI - 0.5, 8), 3.4)
      return out + shape(ellipse(u, top, w, w * 0.42), 4.6) + shape(ellipse(u, top, w * 0.6, w * 0.22), 3.4)
    })
    .join('')

/** A dome with winding furrows. */
const brain: Coral = (x, foot, h, rng) => {
  const r = h * 0.62
  const dome: Poly = [...arc(x, foot, r, Math.PI, TAU, 36), [x + r, foot]]
  const marks: Mark[] = []
  for (let k = 1; k < 5; k++) {
    const phase = rng.between(0, TAU)
    const ringed: Poly = Array.from({ length: 50 }, (_, i): Point => {
      const a = Math.PI + (i / 49) * Math.PI
      const q = r * (k / 5) + r * 0.05 * Math.sin(i * 0.9 + phase)
      return [x + q * Math.cos(a), foot + q * Math.sin(a)]
    })
    marks.push({ poly: ringed, open: true })
  }
  return shape(dome, 5) + clipMarks(marks, [dome], 3.6)
}

/** Arms of an anemone around a stem. */
const anemone: Coral = (x, foot, h, rng) => {
  let out = ''
  for (const k of [-1.1, 1.1, -0.75, 0.75, -0.38, 0.38, 0]) {
    const a = -Math.PI / 2 + k + rng.between(-0.06, 0.06)
    const arm = move(curve('0,0 40,-8 78,6 108,-6', false, 8), x, foot - h * 0.4, a, h / 190)
    out += shape(
      band(arm, (t) => h * 0.11 * (1 - 0.35 * t)),
      4,
    )
    const [u, v] = arm.at(-1)!
    out += circle(u, v, h * 0.055 + 5, 3.8)
  }
  return (
    out +
    shape(
      [
        [x - h * 0.2, foot],
        [x - h * 0.24, foot - h * 0.42],
        [x + h * 0.24, foot - h * 0.42],
        [x + h * 0.2, foot],
      ],
      5,
    )
  )
}

const CORALS: readonly Coral[] = [stag, fan, tubes, anemone, brain]

function bubbles(rng: Rng): string {
  let out = ''
  for (const x of [230, 620, 800])
    for (let i = 0; i < 3; i++) out += circle(x + rng.between(-16, 16), 120 + i * 46, 11 + i * 3, 3.6)
  return out
}
