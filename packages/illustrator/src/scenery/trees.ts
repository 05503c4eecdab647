import { bumps, ring, smooth } from '../ink/curves.ts'
import { heart } from '../ink/marks.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, num, type Point, path, pen, rect, rot, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from './flowers.ts'
import { leaf } from './leaves.ts'

/** How a tree is drawn: its kind, what hangs in it, and which way a palm leans. */
export interface TreePlan {
  sw?: number
  kind?: string
  deco?: string
  lean?: number
}

interface TreeKit {
  x: number
  y: number
  h: number
  rng: Rng
  sw: number
  kind: string
  plan: TreePlan
}

const ARCS: readonly Point[] = [
  [-0.4, 0.34],
  [0.38, -0.36],
  [-0.3, -0.42],
  [0.44, 0.36],
]
/** Where leaves show in a large crown, and how each is turned. */
const LEAVES: readonly (readonly [u: number, v: number, turn: number])[] = [
  [-0.5, -0.1, -40],
  [-0.1, -0.56, 10],
  [0.3, -0.34, 60],
  [0.62, -0.06, 30],
  [-0.44, 0.4, -70],
  [0.08, 0.1, -20],
  [0.42, 0.42, 50],
  [-0.1, 0.66, 15],
]
const FRUITS: readonly Point[] = [
  [-0.42, -0.3],
  [0.28, -0.48],
  [0.05, 0.02],
  [0.5, 0.15],
  [-0.3, 0.38],
  [0.2, 0.5],
]

/** A tree this high is near. */
const LARGE = 380

function roundTree({ x, y, h, rng, sw, kind, plan }: TreeKit): string {
  let out = ''
  const tw = h * 0.075,
    cy = y - h * 0.66,
    rx = h * 0.3 * rng.between(0.92, 1.08),
    ry = h * 0.31
  out += tint(
    'bark',
    path(
      pen`M${x - tw * 1.9} ${y}Q${x - tw * 0.8} ${y - h * 0.08} ${x - tw * 0.8} ${y - h * 0.45}L${x + tw * 0.8} ${y - h * 0.45}Q${x + tw * 0.8} ${y - h * 0.08} ${x + tw * 1.9} ${y}Q${x} ${y - tw * 0.7} ${x - tw * 1.9} ${y}Z`,
      sw,
    ),
  )
  const puff = (u: number, v: number, k: number) =>
    path(
      bumps(
        ring(x + u * rx, cy + v * ry, rx * k, ry * k * 0.86, rng.int(6, 8), rng.between(0, 1), 0.1, rng),
        true,
        0.58,
      ),
      sw,
    )
  const crown = path(bumps(ring(x, cy, rx, ry, rng.int(8, 10), rng.between(0, 1), 0.1, rng), true, 0.58), sw)
  // A large crown is several heaps of leaves, the lower ones in front.
  out += h > 170 ? crown + puff(0.34, -0.26, 0.5) + puff(-0.46, 0.3, 0.52) + puff(0.4, 0.46, 0.5) : crown
  // Of a tree near by one sees the leaves.
  if (h > LARGE)
    for (const [u, v, turn] of LEAVES)
      out += leaf(x + u * rx, cy + v * ry, h * 0.09, turn + rng.between(-12, 12), sw * 0.9, 0.34)
  const deco = plan.deco ?? (kind === 'fruit' ? 'apple' : rng.pick(['arc', 'arc', 'apple']))
  const spots: readonly Point[] = deco === 'arc' ? (h > LARGE ? [] : ARCS.slice(0, h > 200 ? 4 : 2)) : FRUITS
  for (const [dx, dy] of spots.slice(0, h > 150 ? 6 : h > 90 ? 4 : 3)) {
    const a = x + dx * rx,
      b = cy + dy * ry
    out +=
      deco === 'apple'
        ? tint('berry', circ(a, b, h * 0.036, sw * 0.85)) +
          (h > 180
            ? line(pen`M${a} ${b - h * 0.036}q${h * 0.01} ${-h * 0.02} ${h * 0.022} ${-h * 0.022}`, sw * 0.75)
            : '')
        : deco === 'blossom'
          ? flowerHead(a, b, h * 0.055, rng, sw * 0.75, 'daisy5')
          : deco === 'heart'
            ? tint('petal1', heart(a, b, h * 0.04, sw * 0.85))
            : line(pen`M${a - h * 0.045} ${b}a${h * 0.05} ${h * 0.05} 0 0 1 ${h * 0.09} 0`, sw * 0.85)
  }
  return tint(`crown${rng.int(1, 3)}`, out)
}

function pineTree({ x, y, h, sw }: TreeKit): string {
  let out = ''
  const n = h > 130 ? 4 : h > 80 ? 3 : 2,
    w = h * 0.5
  // A thin trunk is a stroke: between its two lines nobody could color.
  out +=
    h > 280
      ? tint('bark', rect(x - h * 0.045, y - h * 0.16, h * 0.09, h * 0.16, sw))
      : line(pen`M${x} ${y - h * 0.16}V${y - sw * 0.5}`, sw + h * 0.03)
  for (let i = 0; i < n; i++) {
    const t = i / n,
      by = y - h * 0.12 - h * 0.78 * t * 0.86,
      wd = (w * (1 - t * 0.72)) / 2,
      th = h * (0.34 - 0.03 * i),
      ty = Math.max(y - h, by - th)
    const m = Math.max(3, Math.round((wd * 2) / (h * 0.1)))
    let d = pen`M${x} ${ty}Q${x - wd * 0.45} ${by - th * 0.35} ${x - wd} ${by}`
    const st = (wd * 2) / m
    for (let k = 0; k < m; k++) d += pen`a${st * 0.55} ${st * 0.5} 0 0 0 ${st} 0`
    d += pen`Q${x + wd * 0.45} ${by - th * 0.35} ${x} ${ty}Z`
    out += path(d, sw)
  }
  return tint('pine', out)
}

function poplarTree({ x, y, h, sw }: TreeKit): string {
  let out = ''
  const w = h * 0.2
  out +=
    tint('bark', rect(x - h * 0.022, y - h * 0.2, h * 0.044, h * 0.2, sw)) +
    path(
      pen`M${x} ${y - h}C${x - w * 1.15} ${y - h * 0.72} ${x - w * 1.15} ${y - h * 0.24} ${x} ${y - h * 0.14}C${x + w * 1.15} ${y - h * 0.24} ${x + w * 1.15} ${y - h * 0.72} ${x} ${y - h}Z`,
      sw,
    ) +
    line(pen`M${x} ${y - h * 0.14}V${y - h * 0.84}`, sw * 0.85)
  if (h > 130)
    for (let i = 0; i < 3; i++) {
      const yy = y - h * (0.28 + 0.17 * i),
        q = w * (0.62 - 0.1 * i)
      out += line(
        pen`M${x - q} ${yy - h * 0.09}Q${x - q * 0.4} ${yy - h * 0.01} ${x} ${yy}Q${x + q * 0.4} ${yy - h * 0.01} ${x + q} ${yy - h * 0.09}`,
        sw * 0.8,
      )
    }
  return tint('crown2', out)
}

function swirlTree({ x, y, h, rng, sw }: TreeKit): string {
  let out = ''
  const tw = h * 0.06,
    cy = y - h * 0.66,
    r = h * 0.31
  out +=
    path(
      pen`M${x - tw * 2} ${y}Q${x - tw * 0.8} ${y - h * 0.1} ${x - tw * 0.8} ${y - h * 0.4}H${x + tw * 0.8}Q${x + tw * 0.8} ${y - h * 0.1} ${x + tw * 2} ${y}Q${x} ${y - tw * 0.7} ${x - tw * 2} ${y}Z`,
      sw,
    ) + circ(x, cy, r, sw)
  const p: Point[] = []
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * TAU * 2.1,
      q = r * (0.92 - (0.82 * i) / 40)
    p.push([x + Math.cos(a + 1.6) * q, cy + Math.sin(a + 1.6) * q])
  }
  out += tint('bark', line(smooth(p), sw * 0.9))
  return tint(`petal${rng.int(1, 6)}`, out)
}

function palmTree({ x, y, h, rng, sw, plan }: TreeKit): string {
  let out = ''
  const s = plan.lean ?? rng.sign(),
    bx = x + s * h * 0.16,
    tx = bx,
    ty = y - h * 0.74
  const L = [
      [x - h * 0.055, y],
      [x - h * 0.04 + s * h * 0.02, y - h * 0.3],
      [tx - h * 0.025, ty],
    ] as const,
    Q = [
      [tx + h * 0.025, ty],
      [x + h * 0.045 + s * h * 0.02, y - h * 0.3],
      [x + h * 0.065, y],
    ] as const
  out += tint('bark', path(`${smooth(L)}L${num(Q[0][0])} ${num(Q[0][1])}${smooth(Q).replace(/^M[^C]+/, '')}Z`, sw))
  // Rings on a thin trunk would leave specks between them.
  const rings = h > 320 ? 7 : h > 200 ? 4 : 1
  for (let i = 1; i < rings; i++) {
    const t = i / rings,
      cx = t < 0.45 ? x + (s * h * 0.02 * t) / 0.45 : x + s * h * 0.02 + ((tx - x - s * h * 0.02) * (t - 0.45)) / 0.55,
      yy = y - h * 0.74 * t,
      ww = h * (0.058 - 0.034 * t)
    out += line(pen`M${cx - ww} ${yy}q${ww} ${h * 0.025} ${ww * 2} 0`, sw * 0.85)
  }
  for (const a of [-112, 112, -75, 78, -38, 40, 2]) {
    const Lf = h * rng.between(0.36, 0.42),
      w = h * 0.075
    out += rot(
      a,
      tx,
      ty,
      path(
        pen`M${tx} ${ty}C${tx - w} ${ty - Lf * 0.3} ${tx - w * 0.9} ${ty - Lf * 0.8} ${tx + (a < 0 ? -w : w) * 0.5} ${ty - Lf}C${tx + w * 0.9} ${ty - Lf * 0.75} ${tx + w} ${ty - Lf * 0.3} ${tx} ${ty}Z`,
        sw,
      ) + line(pen`M${tx} ${ty}L${tx} ${ty - Lf * 0.78}`, sw * 0.85),
    )
  }
  out += circ(tx - h * 0.035, ty + h * 0.03, h * 0.035, sw) + circ(tx + h * 0.035, ty + h * 0.035, h * 0.035, sw)
  return tint('leaf', out)
}

function acaciaTree({ x, y, h, sw }: TreeKit): string {
  let out = ''
  out += tint(
    'bark',
    path(
      pen`M${x - h * 0.06} ${y}Q${x - h * 0.02} ${y - h * 0.3} ${x - h * 0.2} ${y - h * 0.66}L${x - h * 0.14} ${y - h * 0.68}Q${x} ${y - h * 0.45} ${x + h * 0.02} ${y - h * 0.42}Q${x + h * 0.1} ${y - h * 0.55} ${x + h * 0.2} ${y - h * 0.66}L${x + h * 0.25} ${y - h * 0.62}Q${x + h * 0.06} ${y - h * 0.3} ${x + h * 0.07} ${y}Z`,
      sw,
    ),
  )
  const p = [
    [x - h * 0.55, y - h * 0.64],
    [x - h * 0.46, y - h * 0.82],
    [x - h * 0.2, y - h * 0.96],
    [x + h * 0.1, y - h],
    [x + h * 0.38, y - h * 0.88],
    [x + h * 0.56, y - h * 0.66],
  ] as const
  out +=
    path(bumps(p, false, 0.6) + pen`Q${x} ${y - h * 0.56} ${x - h * 0.55} ${y - h * 0.64}Z`, sw) +
    line(
      pen`M${x - h * 0.2} ${y - h * 0.76}a${h * 0.08} ${h * 0.06} 0 0 1 ${h * 0.14} 0M${x + h * 0.1} ${y - h * 0.8}a${h * 0.08} ${h * 0.06} 0 0 1 ${h * 0.14} 0`,
      sw * 0.85,
    )
  return tint('crown2', out)
}

/** A fir with a white cap on every tier. */
function snowFir(kit: TreeKit): string {
  const { x, y, h, sw } = kit
  const n = h > 130 ? 4 : h > 80 ? 3 : 2
  const caps = Array.from({ length: n }, (_, i) => {
    const t = i / n
    const foot = y - h * 0.12 - h * 0.78 * t * 0.86
    const top = Math.max(y - h, foot - h * (0.34 - 0.03 * i))
    const w = (h * 0.5 * (1 - t * 0.72)) / 2
    const low = top + (foot - top) * 0.52
    return path(
      pen`M${x} ${top}Q${x - w * 0.2} ${(top + low) / 2} ${x - w * 0.5} ${low}q${w * 0.16} ${h * 0.05} ${w * 0.33} 0t${w * 0.34} 0t${w * 0.33} 0Q${x + w * 0.2} ${(top + low) / 2} ${x} ${top}Z`,
      sw * 0.9,
    )
  })
  // Small caps would leave specks.
  return pineTree(kit) + tint('snow', h > 150 ? caps.join('') : (caps.at(-1) ?? ''))
}

/** A trunk that forks into bare boughs. */
function bareTree({ x, y, h, rng, sw }: TreeKit): string {
  const t = h * 0.05
  const bough = (from: number, way: number, reach: number, rise: number) => {
    const [u, v] = [x + way * h * reach, y - h * (from + rise)]
    return path(
      pen`M${x} ${y - h * from}Q${x + way * h * reach * 0.7} ${y - h * (from + rise * 0.2)} ${u} ${v}Q${x + way * h * reach * 0.45} ${y - h * (from + rise * 0.5)} ${x} ${y - h * (from + 0.09)}Z`,
      sw,
    )
  }
  const lean = rng.between(-0.04, 0.04) * h
  const trunk = path(
    pen`M${x - t * 1.6} ${y}Q${x - t * 0.7} ${y - h * 0.1} ${x - t * 0.6} ${y - h * 0.5}L${x + lean} ${y - h}L${x + t * 0.6} ${y - h * 0.5}Q${x + t * 0.7} ${y - h * 0.1} ${x + t * 1.6} ${y}Q${x} ${y - t * 0.6} ${x - t * 1.6} ${y}Z`,
    sw,
  )
  const boughs =
    bough(0.38, -1, 0.34, 0.3) + bough(0.46, 1, 0.36, 0.32) + bough(0.58, -1, 0.24, 0.3) + bough(0.64, 1, 0.2, 0.26)
  return tint('bark', boughs + trunk)
}

const TREES: Record<string, (kit: TreeKit) => string> = {
  round: roundTree,
  fruit: roundTree,
  pine: pineTree,
  poplar: poplarTree,
  swirl: swirlTree,
  palm: palmTree,
  acacia: acaciaTree,
  bare: bareTree,
  'snow fir': snowFir,
}

/** A tree that stands on (x, y) and is h tall. */
export function tree(x: number, y: number, h: number, rng: Rng, plan: TreePlan = {}): string {
  const kind = plan.kind ?? rng.pick(['round', 'round', 'poplar', 'pine'])
  return (TREES[kind] ?? roundTree)({ x, y, h, rng, kind, plan, sw: plan.sw ?? 4 })
}
