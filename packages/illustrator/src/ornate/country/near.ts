/** What is near in a countryside: water, a way, a fence, flowers, snow. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Poly, walk } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { stiltHouse } from './built.ts'
import { topAt } from './hills.ts'
import type { Countryside } from './parts.ts'
import { stone } from './trees.ts'

export function lake(
  parts: Pick<Countryside, 'isOnStilts' | 'boats' | 'isRowed'>,
  x: (u: number) => number,
  rng: Rng,
): string {
  let out = shape(curve('-30,700! 160,690 400,704 640,688 860,702 1054,690! 1054,930! -30,930!'), 5)
  for (let y = 724, k = 0; y < 900; y += 30, k++)
    for (let u = rng.between(-60, 20) + k * 30; u < 1024; u += 210)
      out += line(curve(`${u},${y} ${u + 34},${y - 6} ${u + 84},${y + 4} ${u + 120},${y}`, false), 3.4)
  if (parts.isOnStilts)
    for (const [u, w] of [
      [160, 230],
      [850, 240],
      [500, 260],
    ] as const)
      out += stiltHouse(x(u), u === 500 ? 790 : 740, w, rng)
  for (let i = 0; i < Math.min(3, parts.boats); i++)
    out += boat(x([700, 330, 930][i]!), [826, 806, 790][i]!, parts.isRowed ? 280 : [200, 150, 120][i]!, parts.isRowed)
  return out
}

const boat = (x: number, y: number, w: number, isRowed: boolean): string =>
  shape(
    curve(
      `${x - w * 0.5},${y - w * 0.16}! ${x},${y - w * 0.1} ${x + w * 0.5},${y - w * 0.2}! ${x + w * 0.38},${y + w * 0.06} ${x},${y + w * 0.1} ${x - w * 0.38},${y + w * 0.06}`,
    ),
    4.6,
  ) +
  line(curve(`${x - w * 0.46},${y - w * 0.06} ${x},${y} ${x + w * 0.45},${y - w * 0.1}`, false), 3.6) +
  (isRowed ? oars(x, y, w) : cabin(x, y, w))

/** Drawn in, across the boat. */
const oars = (x: number, y: number, w: number): string =>
  [-1, 1]
    .map((side) =>
      shape(
        [
          [x + side * w * 0.02, y - w * 0.24],
          [x + side * w * 0.06, y - w * 0.27],
          [x + side * w * 0.34, y + w * 0.04],
          [x + side * w * 0.46, y + w * 0.2],
          [x + side * w * 0.36, y + w * 0.22],
          [x + side * w * 0.3, y + w * 0.07],
        ],
        3.8,
      ),
    )
    .join('')

const cabin = (x: number, y: number, w: number): string =>
  shape(rect(x - w * 0.1, y - w * 0.42, w * 0.26, w * 0.28), 4) +
  line(
    [
      [x - w * 0.22, y - w * 0.12],
      [x - w * 0.22, y - w * 0.66],
    ],
    5,
  ) +
  shape(rect(x - w * 0.04, y - w * 0.36, w * 0.12, w * 0.11), 3.4)

/** It winds toward us and widens. */
export function stream(x: (u: number) => number, side: number): string {
  const bank = curve(
    '520,690! 600,720 560,770 440,820 420,900 560,980 600,1060! 980,1060! 900,960 700,900 640,840 700,780 690,720 560,690!',
  ).map(([u, v]): [number, number] => [x(u), v])
  let out = shape(side > 0 ? bank : bank.toReversed(), 5)
  for (const [u, v] of [
    [600, 748],
    [560, 810],
    [520, 900],
    [640, 960],
    [760, 1000],
  ] as const)
    out += line(curve(`${x(u) - 30},${v} ${x(u)},${v - 6} ${x(u) + 34},${v}`, false), 3.4)
  for (const [u, v, s] of [
    [470, 880, 60],
    [690, 906, 66],
    [640, 1000, 76],
  ] as const)
    out += stone(x(u), v, s)
  return out
}

export function road(near: Poly, x: (u: number) => number, way: 'road' | 'path'): string {
  const top = topAt(near, x(600))
  const edges = curve(
    `590,${top - 60}! 560,${top + 40} 470,${top + 100} 330,1060! 800,1060! 720,${top + 110} 660,${top + 40} 650,${top - 60}!`,
  ).map(([u, v]): [number, number] => [x(u), v])
  let out = intersect([edges], [near])
    .map((part) => shape(part, 5))
    .join('')
  if (way === 'road')
    for (const [u, v, w] of [
      [612, top + 40, 8],
      [600, top + 100, 14],
      [580, top + 170, 20],
    ] as const)
      out += shape(
        [
          [x(u) - w / 2, v],
          [x(u) + w / 2, v],
          [x(u) + w * 0.8, v + w * 2],
          [x(u) - w * 0.5, v + w * 2],
        ],
        3.6,
      )
  else
    for (const [u, v, s] of [
      [590, top + 70, 40],
      [660, top + 110, 46],
      [520, top + 140, 54],
      [640, top + 180, 60],
    ] as const)
      out += shape(curve(`${x(u) - s},${v} ${x(u)},${v - s * 0.3} ${x(u) + s},${v} ${x(u)},${v + s * 0.3}`), 3.6)
  return out
}

export function fence(kind: 'gate' | 'fence', x: (u: number) => number): string {
  let out = ''
  for (const y of [868, 920]) out += shape(rect(-20, y, 1064, 20), 4.2)
  for (let u = 60; u < 1024; u += 150) out += shape(rect(u - 14, 830, 28, 150), 4.4)
  if (kind === 'gate') {
    const u = x(512)
    out +=
      shape(rect(u - 170, 820, 340, 160), 0) +
      shape(rect(u - 184, 800, 30, 190), 4.6) +
      shape(rect(u + 154, 800, 30, 190), 4.6)
    for (const y of [830, 866, 902, 938]) out += shape(rect(u - 154, y, 308, 18), 4)
    out += shape(
      [
        [u - 154, 948],
        [u - 134, 956],
        [u + 154, 838],
        [u + 136, 830],
      ],
      4,
    )
  }
  return out
}

/** What is in flower at the foot of the page. */
export function bed(names: readonly string[], count: number, hasGate: boolean, rng: Rng): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = 50 + (i * 930) / (count - 1 || 1) + rng.between(-16, 16)
    // A gate is seen between them.
    if (hasGate && Math.abs(x - 512) < 200) continue
    const r = rng.between(44, 58)
    const y = 900 + (i % 2) * 46 + rng.between(-10, 10)
    const stem: Poly = [
      [x, 1030],
      [x + rng.between(-12, 12), y],
    ]
    out += line(stem, 7)
    for (const { x: u, y: v } of walk(stem, 60, 40))
      out += shape(leaf(u, v, 62, 25, -Math.PI / 2 + (i % 2 ? 0.8 : -0.8), 0.5), 3.6)
    const head = FLOWER_HEADS[names[i % names.length]!]
    out += head ? head(stem[1]![0], y, r, rng) : circle(x, y, r * 0.5, 4)
  }
  return out
}

export const snow = (rng: Rng): string => {
  let out = shape(curve('-20,1060! -20,960 120,930 300,966 520,936 760,970 940,930 1050,950! 1050,1060!'), 4.8)
  for (let i = 0; i < 20; i++)
    out += circle(40 + ((i * 197) % 950), 60 + ((i * 131) % 560) + rng.between(-16, 16), 10, 3.4)
  return out
}
