/** The tree of life. */
import type { Rng } from '../../ink/random.ts'
import { union } from '../kit/clip.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { area, band, type Point, walk } from '../kit/points.ts'
/** Tree of life in a circle: curling limbs and roots drawn for the left half, mirrored; leaves wherever there is room. */
export function tree(rng: Rng, cx: number, cy: number, R: number): string {
  const J = () => rng.between(-0.018, 0.018)
  const path = (q: number[][]) =>
    curve(
      q.map(([x, y], i) => [cx - (x! + (i > 1 ? J() : 0)) * R, cy + (y! + (i > 1 ? J() : 0)) * R] as Point),
      false,
      9,
    )
  const limbs = [
    [
      [0.02, 0.2],
      [0.03, -0.1],
      [0.06, -0.42],
      [0.15, -0.68],
      [0.31, -0.78],
      [0.42, -0.7],
      [0.37, -0.58],
      [0.28, -0.62],
    ],
    [
      [0.03, 0.2],
      [0.1, 0],
      [0.22, -0.22],
      [0.4, -0.4],
      [0.58, -0.46],
      [0.68, -0.36],
      [0.61, -0.26],
      [0.53, -0.32],
    ],
    [
      [0.04, 0.22],
      [0.16, 0.06],
      [0.36, -0.06],
      [0.6, -0.12],
      [0.78, -0.1],
      [0.83, 0.03],
      [0.73, 0.09],
      [0.68, 0.01],
    ],
    [
      [0.04, 0.26],
      [0.16, 0.18],
      [0.34, 0.14],
      [0.52, 0.18],
      [0.62, 0.29],
      [0.53, 0.37],
      [0.44, 0.31],
    ],
    [
      [0.04, -0.3],
      [0.14, -0.42],
      [0.26, -0.46],
      [0.32, -0.4],
    ],
    [
      [0.3, -0.04],
      [0.42, -0.16],
      [0.5, -0.2],
    ],
  ].map(path)
  const roots = [
    [
      [0.08, 0.44],
      [0.26, 0.52],
      [0.48, 0.5],
      [0.68, 0.54],
      [0.72, 0.65],
      [0.6, 0.7],
      [0.54, 0.63],
    ],
    [
      [0.06, 0.48],
      [0.18, 0.62],
      [0.34, 0.68],
      [0.5, 0.74],
      [0.49, 0.85],
      [0.37, 0.86],
      [0.35, 0.78],
    ],
    [
      [0.02, 0.48],
      [0.06, 0.66],
      [0.15, 0.76],
      [0.25, 0.86],
      [0.17, 0.95],
      [0.07, 0.91],
      [0.1, 0.84],
    ],
  ].map(path)
  const bands = [
    ...limbs.map((p, i) => band(p, (t) => (i > 3 ? 12 : 22) * (1 - t) ** 0.8 + 11)),
    ...roots.map((p) => band(p, (t) => 22 * (1 - t) ** 0.8 + 11)),
  ]
  const ends = [...limbs, ...roots].map((p) => {
    const z = p[p.length - 1]!
    return ellipse(z[0], z[1], 8, 8, 20)
  })
  const trunk = curve([
    [cx - 20, cy - R * 0.06],
    [cx - 25, cy + R * 0.2],
    [cx - 32, cy + R * 0.36],
    [cx - 58, cy + R * 0.52],
    [cx, cy + R * 0.56],
    [cx + 58, cy + R * 0.52],
    [cx + 32, cy + R * 0.36],
    [cx + 25, cy + R * 0.2],
    [cx + 20, cy - R * 0.06],
    [cx, cy - R * 0.1],
  ])
  const half = [...bands, ...ends]
  const all = union([...half, ...half.map((p) => p.map(([x, y]) => [2 * cx - x, y] as Point)), trunk])
  let leaves = ''
  const spots: Point[] = limbs.flatMap((p) => p.filter((_, i) => i % 3 === 0))
  const put = (x: number, y: number, a: number, L: number) => {
    const mx = x + Math.cos(a) * L * 0.62
    const my = y + Math.sin(a) * L * 0.62
    if (
      mx > cx - 16 ||
      Math.hypot(x + Math.cos(a) * L - cx, y + Math.sin(a) * L - cy) > R - 4 ||
      spots.some(([u, v]) => Math.hypot(u - mx, v - my) < 21)
    )
      return
    spots.push([mx, my], [x + Math.cos(a) * L * 0.86, y + Math.sin(a) * L * 0.86])
    leaves +=
      shape(leaf(x, y, L, 25, a, 0.55), 3.6) +
      line(
        [
          [x, y],
          [x + Math.cos(a) * L * 0.66, y + Math.sin(a) * L * 0.66],
        ],
        2.8,
      )
  }
  for (const p of limbs) for (const q of walk(p, 25, 46)) for (const s of [-1, 1]) put(q.x, q.y, q.a + s * 0.95, 46)
  const bark = [-11, 0, 11]
    .map((k) =>
      line(
        curve(
          [
            [cx + k * 0.8, cy + R * 0.12],
            [cx + k * 1.1 + 3, cy + R * 0.28],
            [cx + k * 1.7 - 3, cy + R * 0.44],
          ],
          false,
        ),
        3,
      ),
    )
    .join('')
  return (
    leaves +
    `<g transform="matrix(-1 0 0 1 ${2 * cx} 0)">${leaves}</g>` +
    shape(
      all.filter((p) => Math.abs(area(p)) > 60),
      5.5,
    ) +
    bark
  )
}
