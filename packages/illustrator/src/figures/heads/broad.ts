/** Heads whose muzzle is as broad as the brow, in one outline with it: dinosaurs, dragons, horses, giraffes, crocodiles. */
import type { Pen } from '../../art/pen.ts'
import { clamp, lerp, type P, rad, ring } from '../geometry.ts'
import { softened, unite } from '../outline.ts'
import { opened } from '../paint.ts'
import type { BeastHead, Broad } from './beast-spec.ts'
import type { Expression } from './face.ts'
import { mouth } from './mouths.ts'
import { flatten, type View } from './view.ts'

/** How high above the middle of the head the brow ends. */
const TOP = 0.96
/** How far around the muzzle its nose is in front of its sides, in shares of its half width. */
const DEEP = 0.72

/** A muzzle far ahead would go down over the breast as the head nods. */
const NODS = 0.5

const widthOf = ({ w }: Broad, view: View): number => {
  const a = rad(view.yaw)
  return w * (Math.abs(Math.cos(a)) + DEEP * Math.abs(Math.sin(a)))
}

/** The muzzle by itself, fuller below than above. */
function muzzleOf(b: Broad, view: View, px: number): P[] {
  const [x, y] = view.nodding(NODS).see([0, b.y, b.z])
  return ring([x, y, widthOf(b, view)], px, b.h / widthOf(b, view))
}

/** Brow and muzzle in one smooth line. */
export function broadSkull(spec: BeastHead, b: Broad, view: View, px: number): P[] {
  const [w, h] = spec.skull ?? [0.9, 0.86]
  const crown = ring([0, h - TOP, w], px, h / w)
  const whole = unite([crown, muzzleOf(b, view, px)], px)
  // In pixels, in which outlines are thinned.
  return softened(
    whole.map(([x, y]): P => [x * px, y * px]),
    b.fill * px,
  ).map(([x, y]): P => [x / px, y / px])
}

/** A place on the front of the muzzle: so many degrees to the side, so far below its middle in shares of its height. */
function onMuzzle(b: Broad, view: View, lon: number, down: number): readonly [number, number, number] {
  const round = Math.sqrt(Math.max(0, 1 - down * down * 0.7))
  const [s, c] = [Math.sin(rad(lon)) * round, Math.cos(rad(lon)) * round]
  return view.nodding(NODS).see([b.w * s, b.y + b.h * down, b.z + b.w * DEEP * (c - 0.4)])
}

export const broadLips = (b: Broad, view: View): P => flatten(onMuzzle(b, view, 0, 0.42))

/** The line of the lips, up at its corners; what is around the far side of the muzzle is left out. */
function smile(b: Broad, view: View, most: number, bend: number): P[] {
  // Seen from the front its corners would be on the edge of the head.
  const wide = Math.min(most, 54 + Math.abs(view.yaw) * 0.7)
  return [-1, -0.72, -0.42, -0.14, 0.14, 0.42, 0.72, 1]
    .map((t) => ({ lon: t * wide, down: 0.46 - bend * t * t }))
    .filter(({ lon }) => Math.abs(lon + view.yaw) < 74)
    .map(({ lon, down }) => flatten(onMuzzle(b, view, lon, down)))
}

/** A line around a muzzle of another color, open where it is the edge of the head; where head and body are one, open above. */
export function broadPatch(pen: Pen, b: Broad, view: View, isMerged: boolean): void {
  if (!b.patch) return
  const px = pen.at.scale
  const shape = muzzleOf(b, view, px)
  const [, y] = view.nodding(NODS).see([0, b.y, b.z])
  opened(pen.tint('cream'), shape, (p) => (isMerged ? p[1] < y - b.h * 0.2 : p[1] > y + b.h * 0.3))
}

export function broadFace(pen: Pen, view: View, spec: BeastHead, b: Broad, e: Expression): void {
  const [nx, ny, size] = b.nostrils
  for (const q of [-1, 1]) {
    const [x, y, z] = onMuzzle(b, view, q * nx, ny)
    if (z <= 0 || !size) continue
    pen.ink(x, y, size * 0.72, size, q * 22)
    // The rim it opens in.
    if (pen.fits(size * 3.2))
      pen.line(
        [
          [x - size * 1.7, y + size * 0.3],
          [x - size * 1.2, y - size * 1.3],
          [x, y - size * 1.9],
          [x + size * 1.2, y - size * 1.3],
          [x + size * 1.7, y + size * 0.3],
        ],
        pen.at.sw * 0.8,
      )
  }
  const [x, y] = onMuzzle(b, view, 0, 0.42)
  const isCalm = /^(happy|proud|shy|sleepy|loving)$/.test(e.mood) || e.asleep
  if (!isCalm) {
    mouth(pen, x, y - b.h * 0.08, b.w * 0.44, e)
    return
  }
  if (e.open && !e.asleep) {
    laugh(pen, b, view, spec.teeth === 'row')
    return
  }
  const line = smile(b, view, b.grin ?? 66, 0.5)
  if (spec.teeth === 'row') teethAlong(pen, line)
  pen.line(line, pen.at.sw)
  if (spec.teeth === 'buck') stumps(pen, line)
  // The lower lip.
  const chin = [-20, -7, 7, 20].map((lon, i) => onMuzzle(b, view, lon, i % 3 ? 0.8 : 0.76))
  if (chin.every(([, , z]) => z > 0) && pen.fits(b.h * 0.3)) pen.line(chin.map(flatten), pen.at.sw * 0.8)
  // The cheek that it pushes up.
  const [cx, cy] = line[0] as P
  pen.line(
    [
      [cx - 0.07, cy + 0.06],
      [cx - 0.04, cy - 0.05],
      [cx + 0.04, cy - 0.09],
    ],
    pen.at.sw * 0.85,
  )
}

/** Four small teeth, blunt enough for nobody to fear them. */
function teethAlong(pen: Pen, line: readonly P[]): void {
  const half = 0.085
  if (!pen.fits(half * 2)) return
  const n = line.length - 1
  for (const t of [0.2, 0.4, 0.6, 0.8]) {
    const i = clamp(Math.floor(t * n), 0, n - 1)
    const [a, c] = [line[i] as P, line[i + 1] as P]
    const [x, y] = [lerp(a[0], c[0], t * n - i), lerp(a[1], c[1], t * n - i)]
    pen.tint('white').blob(
      [
        [x - half, y - 0.01, 1],
        [x + half, y - 0.01, 1],
        [x + half * 0.3, y + 0.15],
        [x - half * 0.3, y + 0.15],
      ],
      pen.at.sw * 0.85,
    )
  }
}

/** A hippo's two, far apart: they stand up from the lower lip. */
function stumps(pen: Pen, line: readonly P[]): void {
  const half = 0.1
  if (!pen.fits(half * 2)) return
  for (const i of [2, line.length - 3]) {
    const [x, y] = line[i] as P
    pen.tint('white').blob(
      [
        [x - half, y + 0.02, 1],
        [x - half * 0.8, y - 0.17],
        [x + half * 0.8, y - 0.17],
        [x + half, y + 0.02, 1],
      ],
      pen.at.sw * 0.85,
    )
  }
}

/** A laughing mouth that follows the muzzle, with a tongue in it. */
function laugh(pen: Pen, b: Broad, view: View, toothed: boolean): void {
  const wide = (b.grin ?? 66) * 0.72
  const line = smile(b, view, wide, 0.36).map(([x, y]): P => [x, y - b.h * 0.1])
  const [first, last] = [line[0] as P, line.at(-1) as P]
  const [mid, low] = [(first[0] + last[0]) / 2, view.nodding(NODS).see([0, b.y + b.h * 0.84, b.z])[1]]
  const half = (last[0] - first[0]) / 2
  pen
    .tint('rose')
    .blob([
      [...first, 1],
      ...line.slice(1, -1).map(([x, y]) => [x, y] as const),
      [...last, 1],
      [mid + half * 0.72, low - b.h * 0.16],
      [mid, low],
      [mid - half * 0.72, low - b.h * 0.16],
    ])
  if (pen.fits(half * 0.9))
    pen.line(
      [
        [mid - half * 0.66, low - b.h * 0.2],
        [mid - half * 0.24, low - b.h * 0.36],
        [mid + half * 0.24, low - b.h * 0.36],
        [mid + half * 0.66, low - b.h * 0.2],
      ],
      pen.at.sw * 0.85,
    )
  if (toothed) teethAlong(pen, line)
}
