/** What grows and lies around birds: twigs, reeds, water, a disc in the sky. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse } from '../kit/curves.ts'
import { circle, line, type Mark, shape } from '../kit/marks.ts'
import { band, box, inside, move, type Point, type Poly, walk } from '../kit/points.ts'
import { lotus } from '../koi/lilies.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { stem, vein } from '../plants/leaves.ts'
import { SPRIGS } from '../plants/sprigs.ts'

export interface Spot {
  x: number
  y: number
  scale: number
  isLeft?: boolean
}

/** Marks that face right, set on the page. */
export const placed = (marks: readonly Mark[], { x, y, scale, isLeft = false }: Spot): string =>
  marks
    .map(({ poly, open, sw = 4, fill = '#fff' }) => {
      const at = move(poly, x, y, 0, isLeft ? -scale : scale, scale)
      const wide = sw && Math.max(2.8, sw * Math.min(1, 0.4 + 0.7 * scale))
      return open ? line(at, wide) : shape(at, wide, fill)
    })
    .join('')

/** One twig from a branch: of a plant by name, or with plain leaves. */
export function twig(name: string | undefined, x: number, y: number, long: number, turn: number, rng: Rng): string {
  if (name && name in SPRIGS) return SPRIGS[name]!(x, y, long, turn, rng)
  const bend = rng.between(-0.14, 0.14)
  const at = (u: number): Point => move([[u * long, bend * long * Math.sin(u * Math.PI)]], x, y, turn)[0]!
  const line = curve([at(0), at(0.35), at(0.7), at(1)], false, 8)
  let leaves = ''
  const size = Math.max(70, long * 0.36)
  for (const [i, step] of walk(line, long * 0.24, long * 0.2).entries())
    leaves += vein(step.x, step.y, size, size * 0.46, step.a + (i % 2 ? 0.85 : -0.85), { veins: 2 })
  const [u, v] = at(1)
  const head = name ? FLOWER_HEADS[name] : undefined
  const end = head
    ? head(u, v, Math.max(52, long * 0.28), rng)
    : vein(u, v, size, size * 0.46, turn + bend, { veins: 2 })
  return leaves + stem(line, 13) + end
}

export const MAIN_BRANCH: Poly = curve('-30,800 180,776 400,792 620,748 830,726 1054,650', false, 16)

export function branch(rng: Rng): string {
  let out = shape(
    band(MAIN_BRANCH, (t) => 62 - 26 * t),
    5.4,
  )
  for (const { x, y, a } of walk(MAIN_BRANCH, 96, 60)) {
    const [u, v] = [x, y + rng.between(-10, 12)]
    out += line(move(curve('-30,2 -8,-3 14,1 34,-3', false), u, v, a), 3.2)
  }
  return out
}

/** Where the branch is below `x`. */
export const branchAt = (x: number): number => MAIN_BRANCH.find(([u]) => u >= x)?.[1] ?? 740

/** The moon, or the sun low above the land: rings around it fill the sky. */
export function disc(x: number, y: number, r: number, isMoon: boolean): string {
  const rings = [1.5, 1.24].map((k) => circle(x, y, r * k, 3.4)).join('')
  const craters = [
    [-0.4, -0.3, 0.22],
    [0.36, -0.46, 0.14],
    [0.44, 0.2, 0.2],
    [-0.2, 0.46, 0.15],
  ] as const
  return (
    rings +
    circle(x, y, r, 4.6) +
    (isMoon ? craters.map(([u, v, k]) => circle(x + u * r, y + v * r, k * r, 3.4)).join('') : '')
  )
}

export function hills(y: number): string {
  return (
    shape(
      curve(
        `-20,${y - 30} 130,${y - 96} 300,${y - 60} 470,${y - 120} 660,${y - 54} 830,${y - 110} 1044,${y - 40}! 1044,${y + 60}! -20,${y + 60}!`,
      ),
      4,
    ) +
    shape(
      curve(
        `-20,${y - 10} 180,${y - 46} 420,${y - 14} 640,${y - 52} 860,${y - 16} 1044,${y - 44}! 1044,${y + 60}! -20,${y + 60}!`,
      ),
      4,
    )
  )
}

/** From `top` down, with lines that are farther apart the nearer they are. */
export function water(top: number, rng: Rng): string {
  let out = shape(curve(`-20,${top}! 1044,${top}! 1044,1050! -20,1050!`), 4.4)
  for (let y = top + 30, k = 0; y < 1000; y += 26 + k * 7, k++)
    for (let x = rng.between(-60, 40); x < 1024; x += rng.between(190, 280)) {
      const wide = 70 + k * 14
      out += line(curve(`${x},${y} ${x + wide * 0.3},${y - 7} ${x + wide * 0.7},${y + 6} ${x + wide},${y}`, false), 3.3)
    }
  return out
}

/** Rings on the water around whatever stands or swims in it; it hides what is below. */
export function ripples(x: number, y: number, wide: number): string {
  return [1.5, 1].map((k) => shape(ellipse(x, y + 4, wide * k, 26 * k), 3.6)).join('')
}

export function reedBed(x: number, foot: number, high: number, rng: Rng): string {
  let out = ''
  for (const k of [-2.4, 2.4, -1.6, 1.5, -0.8, 0.7, 0]) {
    const tall = high * rng.between(0.66, 0.96)
    const lean = k * 0.09 + rng.between(-0.04, 0.04)
    const [u, v] = [x + k * 30 + tall * lean * 1.6, foot - tall]
    const base = x + k * 22
    if (Math.abs(k) === 0.8 || k === 1.5) {
      out += shape(band(curve(`${base},${foot} ${(base + u) / 2 - 6},${foot - tall * 0.5} ${u},${v}`, false), 11), 3.6)
      out +=
        shape(ellipse(u, v - 30, 18, 56, 30, lean), 4) +
        line(
          [
            [u, v - 86],
            [u + 6 * lean, v - 116],
          ],
          4,
        )
    } else
      out += shape(
        curve(
          `${base - 14},${foot}! ${(base + u) / 2 - 16},${foot - tall * 0.5} ${u},${v}! ${(base + u) / 2 + 14},${foot - tall * 0.48} ${base + 14},${foot}!`,
        ),
        3.8,
      )
  }
  return out
}

/** A leaf of a water lily as one sees it from the bank, with or without its flower. */
export function lilyPad(x: number, y: number, wide: number, hasFlower: boolean): string {
  const notch: Poly = ellipse(x, y, wide, wide * 0.32, 60).filter((_, i) => i > 3 && i < 57)
  const out =
    shape([[x, y], ...notch], 4) +
    [1.1, 2.1, 3.1, 4.1, 5.1]
      .map((a) =>
        line(
          [
            [x, y],
            [x + wide * 0.74 * Math.cos(a), y + wide * 0.24 * Math.sin(a)],
          ],
          3,
        ),
      )
      .join('')
  return hasFlower ? out + lotus(x - wide * 0.2, y - wide * 0.22, wide * 0.74) : out
}

/** Small feathers all over a breast, none of them cut. */
export function scallops(to: Poly): Mark[] {
  const { x0, y0, x1, y1 } = box(to)
  const out: Mark[] = []
  for (let y = y0 + 40, row = 0; y < y1 - 20; y += 46, row++)
    for (let x = x0 + (row % 2 ? 30 : 56); x < x1; x += 54) {
      const corners: Poly = [
        [x - 24, y - 14],
        [x + 24, y - 14],
        [x, y + 22],
      ]
      if (corners.every((corner) => inside(corner, to)))
        out.push({
          poly: curve(`${x - 15},${y - 7} ${x - 9},${y + 6} ${x + 9},${y + 6} ${x + 15},${y - 7}`, false),
          open: true,
          sw: 3.2,
        })
    }
  return out
}

/** Snowy mountains, and pines at their feet. */
export function peaks(y: number, rng: Rng): string {
  const one = (x: number, wide: number, high: number): string =>
    shape(
      curve(
        `${x - wide},${y + 40}! ${x - wide * 0.4},${y - high * 0.52} ${x},${y - high}! ${x + wide * 0.45},${y - high * 0.5} ${x + wide},${y + 40}!`,
      ),
      4.4,
    ) +
    line(
      curve(
        `${x - wide * 0.27},${y - high * 0.66}! ${x - wide * 0.12},${y - high * 0.56}! ${x},${y - high * 0.68}! ${x + wide * 0.14},${y - high * 0.54}! ${x + wide * 0.29},${y - high * 0.66}!`,
        false,
      ),
      3.6,
    )
  let out = one(160, 250, 300) + one(880, 270, 340) + one(520, 300, 230)
  for (let x = 20; x < 1030; x += rng.between(62, 84)) {
    const [w, h] = [rng.between(34, 44), rng.between(130, 180)]
    out += shape(
      curve(
        `${x},${y + 60 - h}! ${x + w * 0.6},${y + 60 - h * 0.6}! ${x + w * 0.3},${y + 60 - h * 0.6}! ${x + w * 0.85},${y + 60 - h * 0.3}! ${x + w * 0.45},${y + 60 - h * 0.3}! ${x + w},${y + 70}! ${x - w},${y + 70}! ${x - w * 0.45},${y + 60 - h * 0.3}! ${x - w * 0.85},${y + 60 - h * 0.3}! ${x - w * 0.3},${y + 60 - h * 0.6}! ${x - w * 0.6},${y + 60 - h * 0.6}!`,
      ),
      3.8,
    )
  }
  return out
}
