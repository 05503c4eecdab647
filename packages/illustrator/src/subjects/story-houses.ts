/** Houses out of stories: one up a tree, one of gingerbread. */
import { bumps, ring } from '../ink/curves.ts'
import { heart } from '../ink/marks.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, clip, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { windowRect } from '../scenery/houses.ts'

export function treehouse({ x, y, w, h, sw, rng }: Spot): Drawn {
  const H = Math.min(h, w * 1.2)
  const X = (a: number) => x + a * H
  const Y = (b: number) => y - b * H
  const leaf = (a: number, b: number, r: number) =>
    path(bumps(ring(X(a), Y(b), r * H, r * 0.86 * H, 9, rng.unit(), 0.06, rng), true, 0.58), sw)
  const crown = tint('tree', leaf(-0.3, 0.72, 0.2) + leaf(0.3, 0.74, 0.2) + leaf(0, 0.84, 0.2))
  const trunk = tint(
    'bark',
    path(
      pen`M${X(-0.16)} ${Y(0)}Q${X(-0.08)} ${Y(0.08)} ${X(-0.085)} ${Y(0.4)}H${X(0.085)}Q${X(0.08)} ${Y(0.08)} ${X(0.16)} ${Y(0)}Q${X(0)} ${Y(0.04)} ${X(-0.16)} ${Y(0)}Z`,
      sw,
    ) +
      line(
        pen`M${X(-0.02)} ${Y(0.32)}q${H * 0.02} ${H * 0.06} 0 ${H * 0.12}M${X(0.04)} ${Y(0.24)}q${-H * 0.015} ${H * 0.05} 0 ${H * 0.1}`,
        sw * 0.85,
      ),
  )
  const wall = pen`M${X(-0.24)} ${Y(0.4)}V${Y(0.66)}H${X(0.24)}V${Y(0.4)}Z`
  const planks = [0.45, 0.5, 0.55, 0.6].map((b) => pen`M${X(-0.24)} ${Y(b)}H${X(0.24)}`).join('')
  const door = pen`M${X(-0.055)} ${Y(0.4)}V${Y(0.53)}A${0.055 * H} ${0.055 * H} 0 0 1 ${X(0.055)} ${Y(0.53)}V${Y(0.4)}Z`
  const hut = tint(
    'wall',
    path(wall, sw) +
      clip(wall, line(planks, sw * 0.75)) +
      path(door, sw) +
      heart(X(0), Y(0.51), H * 0.02, sw * 0.8) +
      windowRect(X(-0.2), Y(0.6), 0.1 * H, 0.1 * H, sw * 0.9) +
      windowRect(X(0.1), Y(0.6), 0.1 * H, 0.1 * H, sw * 0.9),
  )
  const roof = tint(
    'roof',
    path(pen`M${X(-0.31)} ${Y(0.64)}L${X(0)} ${Y(0.86)}L${X(0.31)} ${Y(0.64)}Z`, sw) +
      circ(X(0), Y(0.72), H * 0.035, sw * 0.9),
  )
  const deck =
    rect(X(-0.32), Y(0.4), 0.64 * H, 0.035 * H, sw) +
    [-0.29, -0.21, -0.13, 0.13, 0.21, 0.29]
      .map((a) => rect(X(a) - H * 0.01, Y(0.47), H * 0.02, H * 0.07, sw * 0.85))
      .join('') +
    rect(X(-0.32), Y(0.485), 0.22 * H, 0.02 * H, sw * 0.85) +
    rect(X(0.1), Y(0.485), 0.22 * H, 0.02 * H, sw * 0.85)
  const rungs = [0.06, 0.13, 0.2, 0.27, 0.34].map((b) => rect(X(-0.05), Y(b), 0.1 * H, 0.022 * H, sw * 0.85)).join('')
  return standing(crown + trunk + hut + roof + tint('bark', deck + rungs), x, y, H * 0.98, H * 1.02)
}

/** Iced roof, candy canes at the door, sweets on the walls. */
export function gingerbreadHouse({ x, y, w, h, sw }: Spot): Drawn {
  const L = Math.min(w * 0.86, h * 0.92)
  const X = (a: number) => x + a * L
  const Y = (b: number) => y - b * L
  const icing = (from: number, to: number, b: number, n: number) => {
    const step = ((to - from) * L) / n
    return `${pen`M${X(from)} ${Y(b)}`}${pen`a${step * 0.5} ${step * 0.62} 0 0 0 ${step} 0`.repeat(n)}`
  }
  const sweet = (a: number, b: number, r: number) =>
    circ(X(a), Y(b), r * L, sw * 0.9) +
    line(pen`M${X(a) - r * L * 0.7} ${Y(b)}q${r * L * 0.7} ${-r * L * 0.8} ${r * L * 1.4} 0`, sw * 0.75)
  const wall = rect(X(-0.42), Y(0.5), 0.84 * L, 0.5 * L, sw)
  const roof = path(pen`M${X(-0.52)} ${Y(0.48)}L${X(0)} ${Y(0.98)}L${X(0.52)} ${Y(0.48)}Z`, sw)
  const eaves = path(`${icing(-0.52, 0.52, 0.48, 8)}${pen`V${Y(0.53)}H${X(-0.52)}Z`}`, sw)
  const drops = [
    [-0.2, 0.62],
    [0.2, 0.62],
    [-0.12, 0.74],
    [0.12, 0.74],
    [0, 0.6],
    [-0.33, 0.58],
    [0.33, 0.58],
  ] as const
  const cane = (a: number, q: number) => {
    const d = pen`M${X(a)} ${Y(0)}V${Y(0.3)}A${0.06 * L} ${0.06 * L} 0 0 ${q > 0 ? 1 : 0} ${X(a + q * 0.12)} ${Y(0.3)}V${Y(0.26)}`
    const stripes = [0.06, 0.14, 0.22].map((b) => pen`M${X(a) - 0.022 * L} ${Y(b)}l${0.044 * L} ${-0.03 * L}`).join('')
    return (
      `${pen`<path d="${d}" fill="none" stroke="#000" stroke-linecap="round" stroke-width="${0.05 * L + sw}"/>`}` +
      `${pen`<path d="${d}" fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${0.05 * L - sw}"/>`}` +
      line(stripes, sw * 0.85)
    )
  }
  const door =
    path(pen`M${X(-0.1)} ${Y(0)}V${Y(0.24)}A${0.1 * L} ${0.1 * L} 0 0 1 ${X(0.1)} ${Y(0.24)}V${Y(0)}Z`, sw) +
    heart(X(0), Y(0.24), 0.035 * L, sw * 0.85) +
    circ(X(0.055), Y(0.12), 0.016 * L, sw * 0.8)
  const panes = [-0.28, 0.28].map(
    (a) => heart(X(a), Y(0.34), 0.085 * L, sw) + sweet(a - 0.08, 0.1, 0.035) + sweet(a + 0.06, 0.1, 0.035),
  )
  const out =
    rect(X(0.22), Y(0.93), 0.11 * L, 0.25 * L, sw) +
    path(`${icing(0.2, 0.35, 0.92, 3)}${pen`V${Y(0.96)}H${X(0.2)}Z`}`, sw * 0.9) +
    tint('bark', wall) +
    tint('umber', roof) +
    tint('white', eaves) +
    drops.map(([a, b], i) => tint(`petal${(i % 6) + 1}`, sweet(a, b, 0.036))).join('') +
    tint('rose', circ(X(0), Y(0.98), 0.045 * L, sw)) +
    panes.map((pane) => tint('straw', pane)).join('') +
    tint('pink', door) +
    tint('rose', cane(-0.46, -1)) +
    tint('rose', cane(0.46, 1))
  return standing(out, x, y, L * 1.06, L * 1.04)
}
