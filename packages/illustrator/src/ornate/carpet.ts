/** A carpet: borders within borders, a medallion, and a field of flowers, the same in all four quarters. */
import type { Rng } from '../ink/random.ts'
import { folkMotif } from './folk/motifs.ts'
import { curve, ellipse, foil, leaf, rect } from './kit/curves.ts'
import { circle, line, page, shape } from './kit/marks.ts'
import { fillRoom } from './kit/packing.ts'
import { type Poly, TAU } from './kit/points.ts'
import { Room } from './kit/room.ts'
import { FLOWER_HEADS } from './plants/heads.ts'
import { vein } from './plants/leaves.ts'

const [LEFT, TOP, RIGHT, LOW] = [126, 70, 898, 954]

export function carpet(rng: Rng): string {
  let out = fringe()
  out += shape(rect(LEFT, TOP, RIGHT - LEFT, LOW - TOP), 6)
  out += border(0, 42, (x, y) => diamond(x, y, 13))
  out += border(42, 96, (x, y, i) => (i % 2 ? FLOWER_HEADS.daisy!(x, y, 34, rng) : palmette(x, y)))
  out += border(138, 30, (x, y) => circle(x, y, 9, 3.2))
  return page(out + field(rng), false)
}

/** Threads at both ends. */
function fringe(): string {
  let out = ''
  for (let x = LEFT + 12; x < RIGHT; x += 24)
    for (const [y, v] of [
      [TOP, 22],
      [LOW, 1002],
    ] as const)
      out += line(
        [
          [x, y],
          [x, v],
        ],
        4,
      )
  return out
}

/** A frame so far within the edge and so wide, with ornaments at equal steps. */
function border(inset: number, wide: number, draw: (x: number, y: number, i: number) => string): string {
  const [x0, y0, x1, y1] = [LEFT + inset, TOP + inset, RIGHT - inset, LOW - inset]
  let out =
    shape(rect(x0, y0, x1 - x0, y1 - y0), 4.4) +
    shape(rect(x0 + wide, y0 + wide, x1 - x0 - 2 * wide, y1 - y0 - 2 * wide), 4.4)
  const mid = wide / 2
  const step = Math.max(30, wide * 0.96)
  const run = (from: number, to: number): number[] => {
    const count = Math.max(2, Math.round((to - from) / step))
    return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
  }
  for (const [i, x] of run(x0 + mid, x1 - mid).entries()) out += draw(x, y0 + mid, i) + draw(x, y1 - mid, i)
  for (const [i, y] of run(y0 + mid, y1 - mid)
    .slice(1, -1)
    .entries())
    out += draw(x0 + mid, y, i + 1) + draw(x1 - mid, y, i + 1)
  return out
}

const diamond = (x: number, y: number, r: number): string =>
  shape(
    [
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ],
    3.4,
  )

/** A flower as weavers draw it, from the side. */
function palmette(x: number, y: number): string {
  let out = ''
  for (const k of [-1.2, 1.2, -0.6, 0.6, 0]) out += shape(leaf(x, y + 24, k ? 46 : 54, 22, -Math.PI / 2 + k, 0.6), 3.4)
  return out + circle(x, y + 22, 11, 3.4)
}

/** The medallion, quarter medallions in the corners, and flowers on vines between them. */
function field(rng: Rng): string {
  const [x0, y0, x1, y1] = [LEFT + 168, TOP + 168, RIGHT - 168, LOW - 168]
  const out = shape(rect(x0, y0, x1 - x0, y1 - y0), 5)
  const room = new Room(-60)
  room.keepTo(rect(x0 + 8, y0 + 8, x1 - x0 - 16, y1 - y0 - 16))
  const lobes: Poly = foil(512, 512, 150, rng.pick([8, 12])).map(([x, y]) => [x, 512 + (y - 512) * 1.24])
  room.takeShape(lobes)
  let corners = ''
  for (const [x, y] of [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const) {
    const arch = curve([
      { x, y, corner: true },
      { x: x + (x < 512 ? 120 : -120), y, corner: true },
      [x + (x < 512 ? 96 : -96), y + (y < 512 ? 44 : -44)],
      [x + (x < 512 ? 70 : -70), y + (y < 512 ? 84 : -84)],
      [x + (x < 512 ? 36 : -36), y + (y < 512 ? 112 : -112)],
      { x, y: y + (y < 512 ? 150 : -150), corner: true },
    ])
    room.takeShape(arch)
    const turn = Math.atan2(y < 512 ? 1 : -1, x < 512 ? 1 : -1)
    corners +=
      shape(arch, 4.6) + [-0.5, 0, 0.5].map((k) => shape(leaf(x, y, k ? 84 : 100, 36, turn + k, 0.6), 3.6)).join('')
  }
  const quarter = fillRoom(room, { largest: 44, smallest: 14, gap: 7, count: 70 }, (spot) =>
    spot.r > 30
      ? FLOWER_HEADS[rng.pick(['daisy', 'anemone', 'cherry blossom'])]!(spot.x, spot.y, spot.r, rng)
      : spot.r > 22
        ? folkMotif(spot, rng)
        : circle(spot.x, spot.y, spot.r * 0.7, 3.4),
  )
  return out + corners + quarter + shape(lobes, 5.6) + medallion(rng)
}

function medallion(rng: Rng): string {
  let out = shape(ellipse(512, 512, 116, 146), 4.6)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    out += vein(512 + 52 * Math.cos(a), 512 + 66 * Math.sin(a), 58, 30, Math.atan2(1.24 * Math.sin(a), Math.cos(a)), {
      sw: 3.4,
    })
  }
  for (const y of [512 - 212, 512 + 212])
    out += shape(curve(`${512 - 34},${y} 512,${y - 44} ${512 + 34},${y} 512,${y + 44}`), 4.4) + circle(512, y, 13, 3.4)
  return out + FLOWER_HEADS.rose!(512, 512, 56, rng)
}
