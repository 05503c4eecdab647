/** Trees with leaves: round ones of several builds, and one with a swirl. */
import { smooth } from '../ink/curves.ts'
import { heart } from '../ink/marks.ts'
import { circ, ell, line, type Point, path, pen, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from './flowers.ts'
import { clump } from './foliage.ts'
import { leaf } from './leaves.ts'
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
