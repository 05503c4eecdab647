/** Firs: layers of boughs that droop at their tips. */
import { line, type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { TreeKit } from './tree-kit.ts'

/** One layer: its apex, its hem, half its width. */
interface Layer {
  top: number
  hem: number
  half: number
}

function layersOf({ y, h }: TreeKit): Layer[] {
  const n = h > 400 ? 5 : h > 200 ? 4 : h > 90 ? 3 : 2
  return Array.from({ length: n }, (_, i) => {
    const t = i / n
    const hem = y - h * (0.12 + 0.74 * t)
    return {
      hem,
      top: i === n - 1 ? y - h : Math.max(y - h, hem - h * (n < 4 ? 0.44 : 0.36)),
      half: h * 0.25 * (1 - t * 0.66),
    }
  })
}

/** The tips of a hem from right to left, and the notches between them. */
function hemOf(x: number, { hem, half }: Layer, deep: number, n: number, by: readonly number[]): Point[] {
  return Array.from({ length: n }, (_, i): Point => {
    const t = i / (n - 1)
    const u = 1 - 2 * t
    return [x + u * half, hem - Math.abs(u) * deep * 0.5 + (by[i] ?? 0) * deep]
  })
}

export function pineTree(kit: TreeKit): string {
  const { x, y, h, rng, sw } = kit
  const t = Math.max(8, h * 0.036)
  const trunk =
    h > 100
      ? tint(
          'bark',
          path(
            pen`M${x - t * 1.2} ${y}L${x - t} ${y - h * 0.18}H${x + t}L${x + t * 1.2} ${y}Q${x} ${y - t * 0.5} ${x - t * 1.2} ${y}Z`,
            sw,
          ),
        )
      : // A thin trunk is a stroke: between its two lines nobody could color.
        line(pen`M${x} ${y - h * 0.16}V${y - sw * 0.5}`, sw + h * 0.03)
  const layers = layersOf(kit).map((layer) => {
    const { top, hem, half } = layer
    const n = Math.max(3, Math.min(6, Math.round(half / 19) + 1))
    const deep = Math.min(h * 0.07, (hem - top) * 0.3)
    const tips = hemOf(
      x,
      layer,
      deep,
      n,
      Array.from({ length: n }, () => rng.between(-0.14, 0.22)),
    )
    const [right, left] = [tips[0] as Point, tips.at(-1) as Point]
    let d = pen`M${x} ${top}C${x + half * 0.16} ${top + (hem - top) * 0.36} ${x + half * 0.52} ${hem - (hem - top) * 0.26} ${right[0]} ${right[1]}`
    tips.slice(1).forEach((tip, i) => {
      const from = tips[i] as Point
      d += pen`Q${(from[0] + tip[0]) / 2 + (from[0] - tip[0]) * 0.1} ${Math.min(from[1], tip[1]) - deep * 0.55 + deep} ${tip[0]} ${tip[1]}`
    })
    d += pen`C${x - half * 0.52} ${hem - (hem - top) * 0.26} ${x - half * 0.16} ${top + (hem - top) * 0.36} ${x} ${top}Z`
    const marks =
      half > 52
        ? [-0.46, 0.04, 0.5].map((u, i) => {
            const k = half * 0.13
            const [a, b] = [x + u * half * 0.72, hem - (hem - top) * (i === 1 ? 0.34 : 0.2)]
            return pen`M${a - k} ${b - k * 0.7}q${k * 0.2} ${k * 0.9} ${k} ${k * 1.1}q${k * 0.8} ${-k * 0.2} ${k} ${-k * 1.1}`
          })
        : []
    return path(d, sw) + (left && marks.length ? line(marks.join(''), sw * 0.85) : '')
  })
  return tint('pine', trunk + layers.join(''))
}

/** A fir with snow on its tip and on the ends of its boughs. */
export function snowFir(kit: TreeKit): string {
  const { x, h, sw } = kit
  const layers = layersOf(kit)
  const { top, hem, half } = layers.at(-1) as Layer
  const [w, low] = [half * 0.6, top + (hem - top) * 0.56]
  const cap = path(
    pen`M${x} ${top}Q${x - w * 0.36} ${(top + low) / 2} ${x - w} ${low}q${w * 0.2} ${h * 0.05} ${w * 0.5} ${-h * 0.004}q${w * 0.24} ${h * 0.06} ${w * 0.54} ${h * 0.006}q${w * 0.26} ${h * 0.05} ${w * 0.5} ${-h * 0.006}q${w * 0.3} ${h * 0.03} ${w * 0.46} ${h * 0.004}Q${x + w * 0.36} ${(top + low) / 2} ${x} ${top}Z`,
    sw * 0.9,
  )
  // On the boughs of a small one they would leave specks.
  const lying =
    h < 150
      ? ''
      : layers
          .slice(0, -1)
          .flatMap((layer) => [-1, 1].map((q) => pillow(kit, layer, q)))
          .join('')
  return pineTree(kit) + tint('snow', cap + lying)
}

/** Snow on the end of a bough: round above, wavy below. */
function pillow({ x, sw }: TreeKit, { hem, half }: Layer, q: number): string {
  const w = Math.max(17, half * 0.27)
  const at = (u: number, v: number) => pen`${x + q * (half * 0.7 + u * w)} ${hem - half * 0.2 + (u * 0.5 + v) * w}`
  return path(
    `M${at(-1, 0.1)}C${at(-0.9, -0.8)} ${at(0.9, -0.9)} ${at(1.1, 0)}C${at(1.1, 0.4)} ${at(0.6, 0.5)} ${at(0.4, 0.2)}C${at(0.3, 0.7)} ${at(-0.3, 0.7)} ${at(-0.36, 0.3)}C${at(-0.5, 0.6)} ${at(-1, 0.5)} ${at(-1, 0.1)}Z`,
    sw * 0.9,
  )
}
