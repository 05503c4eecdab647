/** An airship: a ribbed balloon over a hull with portholes, driven by propellers. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import type { Built } from './engine.ts'
import { at, gear, HUBS, plate, rivets } from './gears.ts'

export function airship(rng: Rng): Built {
  const [x, y] = [512, 340]
  const rx = rng.between(388, 412)
  const ry = rng.between(168, 190)
  const hull = hullAt(x, 700)
  const svg = tail(x - rx, y) + ropes(x, y, ry) + balloon(x, y, rx, ry, rng) + gondola(hull, rng)
  return {
    svg: clouds(rng) + svg,
    takes: [
      rect(820, 560, 160, 110),
      rect(120, 700, 120, 190),
      ellipse(x, y, rx + 24, ry + 16),
      rect(x - rx - 60, y - 130, 150, 260),
      rect(x - 350, y + ry, 700, 380),
      rect(60, 850, 904, 120),
    ],
  }
}

const CLOUD = '-96,30 -106,2 -70,-16 -48,-50 -4,-48 20,-64 58,-46 66,-16 100,-2 96,30 0,34'

/** Around the keel. */
const clouds = (rng: Rng): string =>
  [170, 330, 690, 860]
    .map((x) =>
      shape(move(curve(CLOUD), x + rng.between(-20, 20), rng.between(896, 936), 0, rng.between(0.8, 1.1)), 4.6),
    )
    .join('')

/** Gores from end to end, bands across, and a row of plates along the middle. */
function balloon(x: number, y: number, rx: number, ry: number, rng: Rng): string {
  const skin = ellipse(x, y, rx, ry, 96)
  let out = shape(skin, 6.5)
  for (const k of [0.72, 0.34]) out += shape(ellipse(x, y, rx * 0.995, ry * k, 96), 4)
  for (const t of [-0.72, -0.4, 0, 0.4, 0.72]) {
    const half = ry * Math.sqrt(1 - t * t)
    const bow = t * 30
    const rib = (dx: number): Poly =>
      curve(
        [
          [x + t * rx + dx, y - half],
          [x + t * rx + dx + bow, y],
          [x + t * rx + dx, y + half],
        ],
        false,
      )
    for (const part of intersect([[...rib(-15), ...rib(15).reverse()]], [skin])) out += shape(part, 4.2)
    out += rivets(rib(0), 34, 3.8)
  }
  const nose = intersect([rect(x + rx * 0.88, y - ry, rx, ry * 2)], [skin])
  for (const part of nose) out += shape(part, 5)
  return (
    out +
    gear(x - rx * 0.2, y, ry * 0.22 + 20, rng.between(0, 1), 'rings') +
    gear(x + rx * 0.2, y, ry * 0.22 + 20, rng.between(0, 1), rng.pick(HUBS))
  )
}

/** Rudder and fins, with a propeller between. */
function tail(x: number, y: number): string {
  let out = ''
  for (const side of [-1, 1]) {
    const fin = curve('90,-60! 10,-100 -40,-150! -10,-80 20,-30! 90,-10!').map(([u, v]): Point => [x + u, y + v * side])
    out +=
      shape(fin, 5) +
      line(
        [
          [x + 70, y - 46 * side],
          [x - 14, y - 112 * side],
        ],
        4,
      )
  }
  for (const a of [Math.PI / 2, -Math.PI / 2]) out += shape(leaf(x - 24, y, 84, 34, a, 0.6), 4.4)
  return out + shape(rect(x - 36, y - 16, 70, 32), 4.6) + circle(x - 30, y, 16, 4.4)
}

/** From under the balloon to the rail, in pairs. */
const ropes = (x: number, y: number, ry: number): string =>
  [-260, -150, 150, 260]
    .map((dx) => {
      const knot: Point = [x + dx, y + ry * 0.7]
      return line([knot, [x + dx * 0.86, 660]], 5) + line([knot, [x + dx * 1.06, 660]], 5)
    })
    .join('')

const hullAt = (x: number, top: number): Poly =>
  curve([
    { x: x - 300, y: top, corner: true },
    { x: x - 262, y: top + 96 },
    { x: x - 170, y: top + 166 },
    { x: x + 120, y: top + 172 },
    { x: x + 250, y: top + 96 },
    { x: x + 340, y: top - 26, corner: true },
  ])

/** Planks, portholes, a rail, a cabin and a screw at the stern. */
function gondola(hull: Poly, rng: Rng): string {
  let out = ''
  for (const a of [0.9, 2.24, -0.9, -2.24]) out += shape(leaf(196, 790, 82, 36, a, 0.6), 4.4)
  out += shape(rect(190, 776, 60, 28), 4.6) + circle(196, 790, 15, 4.4)
  out +=
    plate(420, 584, 180, 116) +
    shape(
      [
        [402, 584],
        [430, 548],
        [590, 548],
        [618, 584],
      ],
      5,
    )
  for (const u of [442, 520])
    out +=
      shape(rect(u, 610, 58, 56), 4) +
      line(
        [
          [u + 29, 610],
          [u + 29, 666],
        ],
        3.4,
      )
  for (let u = 246; u < 800; u += 46) if (u < 410 || u > 600) out += shape(rect(u, 654, 14, 46), 3.8)
  for (const [from, to] of [
    [232, 412],
    [608, 806],
  ] as const)
    out += shape(rect(from, 640, to - from, 18), 4)
  out += shape(hull, 6)
  for (const dy of [46, 128]) {
    const plank = intersect([rect(150, 700 + dy, 800, 4)], [hull])
    for (const part of plank) out += shape(part, 2, '#000')
  }
  for (let i = 0; i < 6; i++) out += porthole(300 + i * 88, 790)
  out += rivets(
    [
      [250, 724],
      [810, 724],
    ],
    40,
    4,
  )
  const flag = curve('0,-70! 60,-84 110,-60 150,-76! 150,-24! 110,-12 60,-32 0,-20!')
  out +=
    line(
      [
        [846, 676],
        [846, 560],
      ],
      5,
    ) + shape(move(flag, 846, 634, 0, 0.6), 4.4)
  return out + gear(512, 884, 64, rng.between(0, 1), rng.pick(HUBS))
}

function porthole(x: number, y: number): string {
  let out = circle(x, y, 32, 4.6) + circle(x, y, 20, 4)
  for (let i = 0; i < 6; i++) out += shape(ellipse(...at(x, y, 26, (i / 6) * TAU), 2.4), 0, '#000')
  return out
}
