import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { dot, flipX, line, type Point, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { place } from '../motifs/motif.ts'

/** Along the neck and along the tail, as shares of the body's box. */
const NECK: Point[] = [
  [0.1, 0.085],
  [0.045, 0.155],
  [0.012, 0.23],
  [0, 0.305],
  [0.008, 0.38],
  [0.032, 0.455],
  [0.075, 0.525],
  [0.13, 0.595],
]
const TAIL: Point[] = [
  [0.94, 0.815],
  [0.985, 0.745],
  [0.998, 0.665],
  [0.965, 0.585],
]

/** A friendly dragon: the body of a long-necked dinosaur with wings, horns, spikes and a puff of fire. */
export function dragon({ x, y, w, h, sw, flip }: Spot): Drawn {
  const size = Math.min(w / 1.12, h / 1.02)
  const body = place('🦕', { x, y, w: size, h: size, stroke: sw }) ?? standing('', x, y, size, size)
  const X = (t: number) => body.x0 + body.w * t
  const Y = (t: number) => body.y0 + body.h * t
  const p = (a: number, b: number) => pen`${X(a)} ${Y(b)}`

  /** One spike between two neighbors of an edge; its foot lies under the body. */
  const spike = ([ax, ay]: Point, [bx, by]: Point) => {
    const length = Math.hypot(bx - ax, by - ay)
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
    const [tx, ty] = [(ax + bx) / 2 + nx * 0.062, (ay + by) / 2 + ny * 0.062 - 0.01]
    const [fx, fy, gx, gy] = [ax - nx * 0.03, ay - ny * 0.03, bx - nx * 0.03, by - ny * 0.03]
    return path(
      `M${p(fx, fy)}Q${p((fx + tx) / 2, (fy + ty) / 2 - 0.01)} ${p(tx, ty)}Q${p((gx + tx) / 2, (gy + ty) / 2)} ${p(gx, gy)}Z`,
      sw,
    )
  }
  const spikes = (edge: Point[]) =>
    edge
      .slice(1)
      .map((point, i) => spike(edge[i] as Point, point))
      .join('')

  const wing = (bx: number, by: number, k: number) => {
    const q = (a: number, b: number) => pen`${bx + a * k * size} ${by + b * k * size}`
    return (
      path(
        `M${q(0, 0)}C${q(-0.02, -0.2)} ${q(0.06, -0.36)} ${q(0.24, -0.46)}C${q(0.34, -0.42)} ${q(0.46, -0.4)} ${q(0.58, -0.42)}C${q(0.52, -0.34)} ${q(0.51, -0.27)} ${q(0.52, -0.21)}C${q(0.44, -0.23)} ${q(0.39, -0.18)} ${q(0.38, -0.1)}C${q(0.3, -0.13)} ${q(0.23, -0.08)} ${q(0.21, 0)}C${q(0.13, -0.04)} ${q(0.06, -0.02)} ${q(0, 0)}Z`,
        sw,
      ) +
      line(
        `M${q(0.02, -0.02)}C${q(0.06, -0.2)} ${q(0.13, -0.34)} ${q(0.24, -0.46)}M${q(0.17, -0.37)}C${q(0.28, -0.31)} ${q(0.4, -0.25)} ${q(0.51, -0.22)}M${q(0.12, -0.29)}C${q(0.2, -0.23)} ${q(0.3, -0.17)} ${q(0.375, -0.11)}M${q(0.08, -0.2)}C${q(0.13, -0.14)} ${q(0.17, -0.08)} ${q(0.205, -0.01)}`,
        sw * 0.85,
      )
    )
  }
  const horns =
    path(`M${p(0.16, 0.05)}Q${p(0.13, -0.05)} ${p(0.06, -0.075)}Q${p(0.065, 0.03)} ${p(0.13, 0.09)}Z`, sw) +
    path(`M${p(0.23, 0.02)}Q${p(0.22, -0.06)} ${p(0.17, -0.1)}Q${p(0.15, -0.03)} ${p(0.17, 0.05)}Z`, sw)
  const fire =
    path(
      `M${p(0.33, 0.185)}C${p(0.4, 0.12)} ${p(0.44, 0.14)} ${p(0.49, 0.06)}C${p(0.5, 0.11)} ${p(0.53, 0.12)} ${p(0.58, 0.09)}C${p(0.55, 0.14)} ${p(0.57, 0.17)} ${p(0.62, 0.18)}C${p(0.56, 0.2)} ${p(0.54, 0.23)} ${p(0.55, 0.27)}C${p(0.48, 0.23)} ${p(0.42, 0.25)} ${p(0.33, 0.205)}Z`,
      sw,
    ) +
    path(
      `M${p(0.38, 0.19)}C${p(0.43, 0.16)} ${p(0.46, 0.17)} ${p(0.51, 0.155)}C${p(0.49, 0.19)} ${p(0.45, 0.21)} ${p(0.38, 0.195)}Z`,
      sw * 0.85,
    )
  const smile = line(pen`M${p(0.23, 0.185)}q${body.w * 0.05} ${body.h * 0.035} ${body.w * 0.1} ${-body.h * 0.005}`, sw)
  const out =
    spikes(NECK) +
    spikes(TAIL) +
    wing(X(0.44), Y(0.57), 0.78) +
    horns +
    fire +
    body.svg +
    smile +
    dot(X(0.315), Y(0.1), sw * 0.55) +
    wing(X(0.52), Y(0.6), 0.98)
  return standing(tint('leaf', flip ? flipX(x, out) : out), x, y, body.w * 1.1, body.h * 1.05)
}
