/** Trees with leaves: round ones of several builds, birch, willow and poplar. */
import { smooth } from '../ink/curves.ts'
import { heart } from '../ink/marks.ts'
import { circ, ell, line, type Point, path, pen, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from './flowers.ts'
import { clump } from './foliage.ts'
import { leaf } from './leaves.ts'
import { lobed, uneven } from './lobes.ts'
import type { TreeKit } from './tree-kit.ts'

/** A tree this high is near: one sees its bark. */
const LARGE = 320
/** Below this a crown is one clump. */
const SMALL = 150

/** A clump of a crown: its middle and its size, in shares of the crown's. */
type Part = readonly [u: number, v: number, rx: number, ry: number]

interface Build {
  /** Of the crown: its middle above the foot, half its width and half its height, in heights of the tree. */
  mid: number
  rx: number
  ry: number
  /** From back to front. */
  parts: readonly Part[]
}

const BUILDS: readonly Build[] = [
  {
    mid: 0.66,
    rx: 0.31,
    ry: 0.33,
    parts: [
      [0.04, -0.44, 0.62, 0.54],
      [-0.5, -0.06, 0.5, 0.5],
      [0.52, -0.04, 0.5, 0.48],
      [0.02, 0.16, 0.54, 0.46],
      [-0.42, 0.52, 0.44, 0.38],
      [0.42, 0.54, 0.46, 0.38],
    ],
  },
  {
    mid: 0.68,
    rx: 0.27,
    ry: 0.34,
    parts: [
      [0.06, -0.56, 0.56, 0.46],
      [-0.38, -0.12, 0.62, 0.48],
      [0.42, 0.02, 0.58, 0.46],
      [-0.14, 0.48, 0.78, 0.44],
    ],
  },
  {
    mid: 0.64,
    rx: 0.35,
    ry: 0.28,
    parts: [
      [-0.16, -0.4, 0.54, 0.6],
      [0.4, -0.28, 0.5, 0.56],
      [-0.62, 0.16, 0.4, 0.5],
      [0.68, 0.24, 0.36, 0.46],
      [0.1, 0.3, 0.5, 0.56],
      [-0.28, 0.6, 0.32, 0.34],
    ],
  },
]

export function roundTree({ x, y, h, rng, sw, kind, plan }: TreeKit): string {
  const deco = plan.deco ?? (kind === 'fruit' ? 'apple' : 'arc')
  // Fruit is seen on a broad crown.
  const { mid, rx: wide, ry: high, parts } = rng.pick(deco === 'arc' ? BUILDS : BUILDS.slice(0, 1))
  const flip = rng.sign()
  const [cy, rx, ry] = [y - h * mid, h * wide * rng.between(0.94, 1.06), h * high]
  const trunk = boughs(x, y, h, cy + ry * 0.3, sw) + knot(x, y, h, sw)
  // Between fruit, and in every clump, marks of leaves would clog.
  const marked = deco === 'arc' && h > 240 ? rng.pick([1, 2]) : -1
  const at = (u: number, v: number): Point => [x + flip * u * rx, cy + v * ry]
  const crown =
    h < SMALL
      ? clump(x, cy + ry * 0.1, rx, ry, rng, sw, 0)
      : parts
          .map(([u, v, a, b], i) =>
            clump(...at(u, v), rx * a, ry * b, rng, sw, i === marked || i === parts.length - marked ? 1 : 0),
          )
          .join('')
  return tint(`crown${rng.int(1, 3)}`, trunk + crown + hung(deco, at, h, rng, sw))
}

/** A trunk with roots that forks below the crown. */
function boughs(x: number, y: number, h: number, top: number, sw: number): string {
  const t = Math.max(9, h * 0.052)
  const fork = top + h * 0.14
  // A little one is a post: its roots would be specks.
  const d =
    h < SMALL
      ? pen`M${x - t * 1.3} ${y}Q${x - t * 0.8} ${y - h * 0.08} ${x - t * 0.8} ${top}H${x + t * 0.8}Q${x + t * 0.8} ${y - h * 0.08} ${x + t * 1.3} ${y}Z`
      : pen`M${x - t * 2.5} ${y + t * 0.1}C${x - t * 1.3} ${y - t * 0.5} ${x - t} ${y - h * 0.1} ${x - t * 0.94} ${fork + t}Q${x - t * 1.3} ${fork - h * 0.06} ${x - t * 3.6} ${top - h * 0.05}L${x - t * 2} ${top - h * 0.1}Q${x - t * 0.6} ${top} ${x} ${fork - t * 0.4}Q${x + t * 0.7} ${top} ${x + t * 2.2} ${top - h * 0.1}L${x + t * 3.6} ${top - h * 0.04}Q${x + t * 1.3} ${fork - h * 0.05} ${x + t * 0.96} ${fork + t}C${x + t} ${y - h * 0.1} ${x + t * 1.4} ${y - t * 0.5} ${x + t * 2.6} ${y + t * 0.2}Q${x + t * 1.5} ${y + t * 0.1} ${x + t * 0.9} ${y + t * 0.6}Q${x + t * 0.2} ${y - t * 0.2} ${x - t * 0.7} ${y + t * 0.6}Q${x - t * 1.4} ${y} ${x - t * 2.5} ${y + t * 0.1}Z`
  return tint('bark', path(d, sw))
}

/** Bark: a knot hole and furrows, of a trunk wide enough for them. */
function knot(x: number, y: number, h: number, sw: number): string {
  if (h < LARGE) return ''
  const t = h * 0.052
  const furrows = pen`M${x - t * 0.5} ${y - h * 0.07}q${t * 0.2} ${-h * 0.04} ${t * 0.1} ${-h * 0.08}M${x + t * 0.46} ${y - h * 0.04}q${-t * 0.16} ${-h * 0.04} 0 ${-h * 0.07}M${x - t * 0.4} ${y - h * 0.24}q${t * 0.2} ${-h * 0.02} ${t * 0.14} ${-h * 0.06}`
  return tint(
    'bark',
    (h > 420 ? tint('umber', ell(x + t * 0.2, y - h * 0.17, t * 0.4, t * 0.62, sw)) : '') + line(furrows, sw * 0.85),
  )
}

const FRUITS: readonly Point[] = [
  [-0.46, -0.2],
  [0.24, -0.54],
  [0.06, 0.02],
  [0.62, 0],
  [-0.34, 0.44],
  [0.36, 0.44],
  [-0.22, -0.62],
]

function hung(deco: string, at: (u: number, v: number) => Point, h: number, rng: TreeKit['rng'], sw: number): string {
  // In a little crown fruit is specks.
  if (deco === 'arc' || h < SMALL) return ''
  return FRUITS.slice(0, h > 300 ? 7 : 5)
    .map(([u, v]) => {
      const [a, b] = at(u + rng.between(-0.05, 0.05), v + rng.between(-0.04, 0.04))
      if (deco === 'blossom') return flowerHead(a, b, h * 0.05, rng, sw * 0.85, 'daisy5')
      if (deco === 'heart') return tint('petal1', heart(a, b, h * 0.04, sw * 0.85))
      return apple(a, b, h * 0.04, rng, sw)
    })
    .join('')
}

/** An apple on its stalk with a leaf, where it is large enough. */
function apple(x: number, y: number, r: number, rng: TreeKit['rng'], sw: number): string {
  const fruit = tint('berry', circ(x, y, r, sw * 0.9))
  if (r < 20) return fruit
  const side = rng.sign()
  return (
    leaf(x + side * r * 0.1, y - r * 0.9, r * 1.3, side * 64, sw * 0.85, 0.36, false) +
    fruit +
    line(pen`M${x} ${y - r * 0.8}q${side * r * 0.1} ${-r * 0.4} ${-side * r * 0.2} ${-r * 0.62}`, sw * 0.85)
  )
}

/** A slender white trunk with dark notches under loose clumps. */
export function birchTree({ x, y, h, rng, sw }: TreeKit): string {
  const t = Math.max(9, h * 0.032)
  const lean = rng.between(-0.03, 0.03) * h
  const at = (v: number) => x + lean * v
  const trunk = path(
    pen`M${x - t * 1.7} ${y}Q${x - t} ${y - h * 0.06} ${at(0.4) - t * 0.9} ${y - h * 0.4}L${at(0.8) - t * 0.5} ${y - h * 0.8}H${at(0.8) + t * 0.5}L${at(0.4) + t * 0.9} ${y - h * 0.4}Q${x + t} ${y - h * 0.06} ${x + t * 1.8} ${y}Q${x} ${y - t * 0.5} ${x - t * 1.7} ${y}Z`,
    sw,
  )
  const notches =
    h > 220
      ? [0.07, 0.15, 0.22, 0.3, 0.37].map((v, i) => {
          const q = i % 2 ? 1 : -1
          return pen`M${at(v) + q * t * 0.9} ${y - h * v}q${-q * t * 0.6} ${t * 0.3} ${-q * t * 1.1} ${-t * 0.05}`
        })
      : []
  const crown = (
    [
      [0.02, 0.86, 0.13, 0.13],
      [-0.12, 0.72, 0.15, 0.12],
      [0.13, 0.66, 0.15, 0.12],
      [-0.08, 0.53, 0.17, 0.11],
      [0.12, 0.48, 0.12, 0.08],
    ] as const
  ).map(([u, v, a, b]) => clump(at(v) + u * h, y - v * h, a * h, b * h, rng, sw, 1))
  return tint('crown2', tint('cream', trunk + line(notches.join(''), sw * 1.3)) + crown.join(''))
}

/** Boughs that hang down in long strands. */
export function willowTree({ x, y, h, rng, sw }: TreeKit): string {
  const top = y - h * 0.66
  const strand = (u: number, low: number, w: number, rise: number) => {
    const [a, b] = [x + u * h, y - low * h]
    const [k, up] = [w * h, top - rise * h]
    const from = x + u * h * 0.3
    const out = Math.sign(u)
    return (
      path(
        pen`M${from} ${up}C${a - k * 1.3} ${up - h * 0.01} ${a - k * 1.2} ${up + h * 0.24} ${a + out * k * 0.3} ${b}C${a + k * 1.3} ${up + h * 0.26} ${a + k * 1.3} ${up} ${from} ${up}Z`,
        sw,
      ) +
      (h > LARGE
        ? line(
            pen`M${a} ${b - (b - up) * 0.2}q${-k * 0.3} ${-(b - up) * 0.14} ${-k * 0.1} ${-(b - up) * 0.3}`,
            sw * 0.85,
          )
        : '')
    )
  }
  const strands = (
    [
      [-0.36, 0.24, 0.075, 0.08],
      [0.36, 0.28, 0.075, 0.08],
      [-0.28, 0.14, 0.085, 0.12],
      [0.28, 0.16, 0.085, 0.12],
      [-0.18, 0.24, 0.085, 0.18],
      [0.19, 0.22, 0.085, 0.18],
      [-0.07, 0.33, 0.085, 0.2],
      [0.08, 0.36, 0.085, 0.2],
    ] as const
  ).map(([u, low, w, rise]) => strand(u, low + rng.between(-0.03, 0.03), w, rise))
  const crown = clump(x, y - h * 0.84, h * 0.27, h * 0.14, rng, sw, 2)
  return tint('crown1', boughs(x, y, h, y - h * 0.5, sw) + knot(x, y, h, sw) + strands.join('') + crown)
}

/** Narrow and pointed, of one edge of leaves. */
export function poplarTree({ x, y, h, rng, sw }: TreeKit): string {
  const t = Math.max(9, h * 0.028)
  const trunk = tint(
    'bark',
    path(pen`M${x - t * 1.2} ${y}L${x - t * 0.8} ${y - h * 0.24}H${x + t * 0.8}L${x + t * 1.2} ${y}Z`, sw),
  )
  const rx = h * 0.13
  // Fuller below than above.
  const points = uneven(x, y - h * 0.54, rx, h * 0.42, h > 220 ? 19 : 11, rng).map(([u, v]): Point => {
    const up = (y - v) / h
    return [x + (u - x) * (up > 0.54 ? 1 - (up - 0.54) * 1.1 : 1), v]
  })
  const { edge, within } = lobed(points, rng, h > 220 ? 0.4 : 0)
  return tint('crown2', trunk + path(edge, sw) + (within ? line(within, sw * 0.85) : ''))
}

export function swirlTree({ x, y, h, rng, sw }: TreeKit): string {
  const [cy, r] = [y - h * 0.66, h * 0.31]
  const p: Point[] = []
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * TAU * 2.1
    const q = r * (0.92 - (0.82 * i) / 40)
    p.push([x + Math.cos(a + 1.6) * q, cy + Math.sin(a + 1.6) * q])
  }
  return tint(
    `petal${rng.int(1, 6)}`,
    boughs(x, y, h, cy, sw) + circ(x, cy, r, sw) + tint('bark', line(smooth(p), sw * 0.9)),
  )
}
