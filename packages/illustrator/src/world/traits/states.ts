/** States that show around a drawing: drops, mud, sparkles, steam. */
import type { Art, Box, Point, Spot } from '../../art/art.ts'
import { dropD, heart, sparkle, star } from '../../ink/marks.ts'
import { ell, limb, line, path, pen, rot } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { facesOf } from '../forms/kit.ts'
import { Mass } from '../forms/mass.ts'
import type { Around } from './around.ts'
import { HEADS } from './heads.ts'
import { MACHINES } from './machines.ts'

type State = (art: Art, sw: number, facing: Spot['facing']) => Around

const LEAST = 13

const wideOf = ({ x0, x1 }: Box) => x1 - x0
const tallOf = ({ y0, y1 }: Box) => y1 - y0

/** Shares of the box, 0 to 1 within it, beyond that beside it. */
const at = ({ x0, x1, y0, y1 }: Box, [u, v]: Point): Point => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v]

const grown = ({ x0, x1, y0, y1 }: Box, by: number): Box => ({ x0: x0 - by, x1: x1 + by, y0: y0 - by, y1 })

const puddle = (box: Box, pigment: string, sw: number): string => {
  const w = wideOf(box) * 0.5
  const [x, y] = at(box, [0.5, 1])
  const d = pen`M${x - w * 1.1} ${y}C${x - w * 1.15} ${y - w * 0.2} ${x - w * 0.5} ${y - w * 0.16} ${x - w * 0.2} ${y - w * 0.2}C${x + w * 0.3} ${y - w * 0.27} ${x + w * 0.7} ${y - w * 0.1} ${x + w} ${y - w * 0.1}C${x + w * 1.3} ${y - w * 0.02} ${x + w * 1.1} ${y + w * 0.17} ${x + w * 0.6} ${y + w * 0.15}C${x + w * 0.2} ${y + w * 0.25} ${x - w} ${y + w * 0.24} ${x - w * 1.1} ${y}Z`
  return tint(pigment, path(d, sw))
}

const DROPS: readonly Point[] = [
  [-0.09, 0.3],
  [-0.12, 0.62],
  [1.09, 0.22],
  [1.12, 0.5],
  [1.07, 0.76],
  [0.12, -0.07],
  [0.86, -0.06],
]

const wet: State = ({ box }, sw) => {
  const r = Math.max(LEAST, Math.min(24, Math.min(wideOf(box), tallOf(box)) * 0.07))
  const drops = DROPS.map((share) => tint('water', path(dropD(...at(box, share), r), sw * 0.8)))
  return { behind: puddle(box, 'water', sw), before: drops.join(''), box: grown(box, r * 2) }
}

const RUNS: readonly Point[] = [
  [0.3, 0.84],
  [0.5, 0.9],
  [0.7, 0.82],
]

/** What it was is a pool now, and more of it runs down. */
const melting: State = ({ box }, sw) => {
  const r = Math.max(LEAST, Math.min(30, Math.min(wideOf(box), tallOf(box)) * 0.08))
  const drops = RUNS.map((share) => tint('water', path(dropD(...at(box, share), r), sw * 0.8)))
  const wide = { ...box, x0: box.x0 - wideOf(box) * 0.18, x1: box.x1 + wideOf(box) * 0.18 }
  return { behind: puddle(wide, 'water', sw), before: drops.join(''), box: grown(wide, r) }
}

const SPLATS: readonly Point[] = [
  [0.32, 0.66],
  [0.6, 0.76],
  [0.46, 0.52],
]

const muddy: State = ({ box, points }, sw) => {
  const r = Math.max(LEAST, Math.min(34, Math.min(wideOf(box), tallOf(box)) * 0.08))
  const feet = [points.nearFoot, points.farFoot].filter((foot) => foot !== undefined)
  const spots = [
    ...feet.map(([x, y]): Point => [x, y - r * 0.6]),
    ...(feet.length ? [at(box, [0.47, 0.6])] : SPLATS.map((share) => at(box, share))),
  ]
  return {
    behind: puddle(box, 'umber', sw),
    before: spots.map(([x, y], i) => tint('umber', splat(x, y, r * (i % 2 ? 0.85 : 1.05), sw * 0.8))).join(''),
  }
}

/** A blot with five lobes. */
const splat = (x: number, y: number, r: number, sw: number): string => {
  const lobes = Array.from({ length: 5 }, (_, i) => {
    const [a, b] = [(i / 5) * Math.PI * 2, ((i + 1) / 5) * Math.PI * 2]
    const mid = (a + b) / 2
    const out = r * (i % 2 ? 1.5 : 1.25)
    return pen`Q${x + Math.cos(mid) * out} ${y + Math.sin(mid) * out} ${x + Math.cos(b) * r * 0.7} ${y + Math.sin(b) * r * 0.7}`
  })
  return path(pen`M${x + r * 0.7} ${y}${lobes.join('')}Z`, sw)
}

const SPARKS: readonly Point[] = [
  [-0.1, 0.12],
  [1.1, 0.08],
  [1.12, 0.55],
  [-0.12, 0.6],
  [0.5, -0.12],
]

const sparkling: State = ({ box }, sw) => {
  const r = Math.max(24, Math.min(40, Math.min(wideOf(box), tallOf(box)) * 0.12))
  const marks = SPARKS.map((share, i) => sparkle(...at(box, share), r * (i % 2 ? 0.8 : 1), sw * 0.75))
  return { before: tint('straw', marks.join('')), box: grown(box, r) }
}

/** Short rays around the upper half. */
const glowing: State = ({ box }, sw) => {
  const [x, y] = at(box, [0.5, 0.5])
  const [rx, ry] = [wideOf(box) * 0.6 + 14, tallOf(box) * 0.58 + 14]
  const long = Math.max(30, Math.min(60, Math.min(wideOf(box), tallOf(box)) * 0.16))
  const rays = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (1 + (i - 0.5) / 7)
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return limb(pen`M${x + c * rx} ${y + s * ry}L${x + c * (rx + long)} ${y + s * (ry + long)}`, 20, sw * 0.75)
  })
  return { behind: tint('straw', rays.join('')), box: grown(box, long + 14) }
}

const curls = ({ box }: Art, sw: number, shares: readonly number[]): Around => {
  const h = Math.max(40, Math.min(90, tallOf(box) * 0.25))
  const lines = shares.map((u) => {
    const [x, y] = at(box, [u, 0])
    return pen`M${x} ${y - 8}c${-h * 0.3} ${-h * 0.3} ${h * 0.3} ${-h * 0.45} 0 ${-h * 0.8}`
  })
  return { before: line(lines.join(''), sw * 0.85), box: { ...box, y0: box.y0 - h } }
}

const steaming: State = (art, sw) => curls(art, sw, [0.3, 0.5, 0.7])
const smelly: State = (art, sw) => curls(art, sw, [0.1, 0.5, 0.9])

/** Two wheels where it stands; over the feet of who has some. */
const wheels: State = ({ box, points }, sw) => {
  const r = Math.max(22, Math.min(wideOf(box) * 0.16, tallOf(box) * 0.12))
  const y = box.y1 - r
  const feet = [points.farFoot, points.nearFoot].filter((foot) => foot !== undefined).map(([x]) => x)
  const [left, right] = [at(box, [0.22, 1])[0], at(box, [0.78, 1])[0]]
  const near = feet.length === 2 && Math.abs((feet[0] ?? 0) - (feet[1] ?? 0)) > r * 1.6 ? feet : null
  const centers = near ?? (feet.length ? [(feet[0] ?? left) - r * 0.9, (feet[0] ?? left) + r * 1.1] : [left, right])
  const wheel = (x: number) =>
    tint('slate', ell(x, y, r, r, sw)) +
    tint('mist', ell(x, y, r * 0.52, r * 0.52, sw * 0.8)) +
    (r > 40 ? line(pen`M${x - r * 0.5} ${y}h${r}M${x} ${y - r * 0.5}v${r}`, sw * 0.7) : '')
  return { before: centers.map(wheel).join('') }
}

/** Where the face of a being is: the middle of its mouth, and how large its head is. */
function faceOf({ box, points }: Art): { x: number; y: number; size: number } | null {
  const { mouth, headTop, headMid } = points
  if (!mouth || !headTop) return null
  const size = headMid ? Math.abs(headMid[1] - headTop[1]) : Math.abs(mouth[1] - headTop[1]) * 0.6
  return { x: mouth[0], y: mouth[1], size: Math.max(size, tallOf(box) * 0.08) }
}

/** Under the nose, its ends turned up. */
const mustache: State = (art, sw) => {
  const face = faceOf(art)
  if (!face) return {}
  const w = Math.max(40, face.size * 0.98)
  const [x, y] = [face.x, face.y - face.size * 0.16]
  const at = (u: number, v: number) => pen`${x + u * w} ${y + v * w}`
  const half = (m: 1 | -1) =>
    `C${at(m * 0.3, -0.3)} ${at(m * 0.62, -0.06)} ${at(m * 0.78, 0)}C${at(m * 0.92, 0.02)} ${at(m, -0.14)} ${at(m * 0.96, -0.26)}C${at(m * 1.16, -0.02)} ${at(m * 1.02, 0.3)} ${at(m * 0.7, 0.32)}C${at(m * 0.4, 0.34)} ${at(m * 0.16, 0.24)} ${at(0, 0.08)}`
  const svg = path(`M${at(0, -0.1)}${half(1)}ZM${at(0, -0.1)}${half(-1)}Z`, sw * 0.9)
  return { before: tint('umber', svg) }
}

/** A tuft that hangs from the chin. */
const beard: State = (art, sw) => {
  const face = faceOf(art)
  if (!face) return {}
  const w = Math.max(30, face.size * 0.5)
  const [x, y] = [face.x, face.y + face.size * 0.28]
  const at = (u: number, v: number) => pen`${x + u * w} ${y + v * w}`
  const d = `M${at(-0.8, -0.1)}Q${at(0, 0.24)} ${at(0.8, -0.1)}C${at(0.9, 0.6)} ${at(0.6, 0.9)} ${at(0.5, 1)}Q${at(0.34, 1)} ${at(0.26, 0.94)}Q${at(0.16, 1.3)} ${at(0, 1.5)}Q${at(-0.16, 1.3)} ${at(-0.26, 0.94)}Q${at(-0.34, 1)} ${at(-0.5, 1)}C${at(-0.6, 0.9)} ${at(-0.9, 0.6)} ${at(-0.8, -0.1)}Z`
  return { before: tint('stone', path(d, sw * 0.9)) }
}

/** Squares of other cloth with their stitches, where there is room and no face. */
const patched: State = (art, sw) => {
  const mass = new Mass(art)
  const r = Math.max(22, Math.min(60, Math.min(wideOf(art.box), tallOf(art.box)) * 0.075))
  const places = mass.discs(12, r * 1.25, facesOf(art))
  const [, low] = at(art.box, [0, 0.42])
  const lower = places.filter(([, y]) => y > low)
  const chosen = (lower.length ? lower : places).slice(0, 3)
  return { before: chosen.map(([x, y], i) => patch(x, y, r * (i % 2 ? 0.85 : 1), i, sw * 0.85)).join('') }
}

const patch = (x: number, y: number, r: number, i: number, sw: number): string => {
  const stitch = r * 0.22
  const stitches = [-0.55, 0, 0.55].map(
    (k) =>
      pen`M${x + k * r} ${y - r - stitch}v${stitch * 2}M${x + k * r} ${y + r - stitch}v${stitch * 2}M${x - r - stitch} ${y + k * r}h${stitch * 2}M${x + r - stitch} ${y + k * r}h${stitch * 2}`,
  )
  const cloth = tint(`any${(i % 6) + 1}`, path(pen`M${x - r} ${y - r}h${r * 2}v${r * 2}h${-r * 2}Z`, sw))
  return rot(i % 2 ? -9 : 7, x, y, cloth + line(stitches.join(''), sw * 0.85))
}

/** A wide smile in which a tooth is missing. */
const gapToothed: State = (art, sw) => {
  const face = faceOf(art)
  if (!face) return {}
  const w = Math.max(24, face.size * 0.36)
  const at = (u: number, v: number) => pen`${face.x + u * w} ${face.y + v * w}`
  const mouth = `M${at(-1, -0.35)}Q${at(0, -0.1)} ${at(1, -0.35)}C${at(0.9, 0.6)} ${at(0.4, 0.95)} ${at(0, 0.95)}C${at(-0.4, 0.95)} ${at(-0.9, 0.6)} ${at(-1, -0.35)}Z`
  const teeth = `M${at(-0.9, 0.1)}Q${at(0, 0.36)} ${at(0.9, 0.1)}M${at(-0.5, -0.24)}L${at(-0.48, 0.24)}M${at(0.5, -0.24)}L${at(0.48, 0.24)}`
  const gap = `<path d="M${at(-0.06, -0.2)}L${at(-0.06, 0.26)}L${at(0.49, 0.22)}L${at(0.5, -0.24)}Z" fill="#000"/>`
  return { before: path(mouth, sw * 0.9) + line(teeth, sw * 0.75) + gap }
}

/** Locks from the top of the head to below the eyes. */
const fringe: State = ({ points: { headMid, headTop, eye } }, sw) => {
  if (!headMid || !headTop || !eye) return {}
  const r = Math.hypot(headTop[0] - headMid[0], headTop[1] - headMid[1])
  const at = (u: number, v: number) => pen`${headMid[0] + u * r} ${v}`
  const [top, low] = [headTop[1] + r * 0.1, eye[1] + r * 0.48]
  const tips = [0.84, 0.5, 0.16, -0.18, -0.52, -0.86]
  const locks = tips.map(
    (u, i) =>
      `Q${at(u + 0.16, low - r * 0.1)} ${at(u, low + (i % 2 ? r * 0.12 : 0))}Q${at(u - 0.1, low - r * 0.2)} ${at(u - 0.17, low - r * 0.26)}`,
  )
  const shape = `M${at(0, top)}C${at(0.6, top)} ${at(0.96, eye[1] - r * 0.3)} ${at(1, low - r * 0.3)}${locks.join('')}C${at(-0.98, eye[1] - r * 0.4)} ${at(-0.6, top)} ${at(0, top)}Z`
  const strands = [-0.5, 0, 0.5].map(
    (u) => `M${at(u * 0.5, top + r * 0.24)}Q${at(u * 0.9, eye[1] - r * 0.3)} ${at(u, eye[1])}`,
  )
  return { before: tint('sand', path(shape, sw)) + line(strands.join(''), sw * 0.75) }
}

/** A mark between the eyes and the top of the head. */
const onBrow =
  (mark: typeof star | typeof heart): State =>
  ({ points: { headMid, headTop, eye, mouth } }, sw) => {
    if (!headMid || !headTop || !eye || !mouth) return {}
    const r = Math.hypot(headTop[0] - headMid[0], headTop[1] - headMid[1])
    // In profile it is before the eye, on the way from the top of the head to the mouth.
    const isProfile = Math.abs(mouth[0] - headMid[0]) > r
    const [x, y] = isProfile
      ? ([0, 1] as const).map((i) => headTop[i] * 0.41 + mouth[i] * 0.34 + eye[i] * 0.25)
      : [headMid[0], eye[1] * 0.4 + headTop[1] * 0.6]
    if (x === undefined || y === undefined) return {}
    return { before: tint('gamboge', mark(x, y, Math.max(LEAST, r * 0.26), sw * 0.75)) }
  }

/** Shares of the length, and of the height from the top: what rushes past leaves streaks behind it. */
const STREAKS: readonly (readonly [long: number, level: number])[] = [
  [0.1, 0.34],
  [0.15, 0.56],
  [0.11, 0.78],
]

/** Streaks are filled, or whatever is behind would run through them. */
const speeding: State = ({ box }, sw, facing) => {
  const back = facing === 'left' ? 1 : -1
  const rear = (back > 0 ? box.x1 : box.x0) + back * wideOf(box) * 0.015
  const half = Math.max(7, tallOf(box) * 0.03)
  const streaks = STREAKS.map(([long, level]) => {
    const [y, tip] = [box.y0 + tallOf(box) * level, rear + back * wideOf(box) * long]
    return tint(
      'cloud',
      path(pen`M${rear} ${y - half}Q${rear - back * half} ${y} ${rear} ${y + half}L${tip} ${y}Z`, sw * 0.85),
    )
  })
  const room = wideOf(box) * 0.17
  return {
    behind: streaks.join(''),
    box: { ...box, x0: box.x0 - (back < 0 ? room : 0), x1: box.x1 + (back > 0 ? room : 0) },
  }
}

export const STATES: Readonly<Record<string, State>> = {
  wet,
  melting,
  muddy,
  sparkling,
  glowing,
  steaming,
  smelly,
  speeding,
  wheels,
  mustache,
  beard,
  patched,
  'gap-toothed': gapToothed,
  fringe,
  ...HEADS,
  ...MACHINES,
  'star-brow': onBrow(star),
  'heart-brow': onBrow(heart),
}
