/** What is near in a countryside: water, a way, a fence, flowers, snow. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Poly, walk } from '../kit/points.ts'
import { stiltHouse } from './built.ts'
import { topAt } from './hills.ts'
import type { Countryside } from './parts.ts'
import { stone } from './trees.ts'

export function lake(
  parts: Pick<Countryside, 'isOnStilts' | 'boats' | 'isRowed' | 'hasDock'>,
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
    out += boat(
      x([700, parts.hasDock ? 480 : 330, 930][i]!),
      [826, 806, 790][i]!,
      parts.isRowed ? 330 : [200, 150, 120][i]!,
      parts.isRowed,
    )
  return out
}

const boat = (x: number, y: number, w: number, isRowed: boolean): string =>
  isRowed
    ? rowed(x, y, w)
    : shape(
        curve(
          `${x - w * 0.5},${y - w * 0.16}! ${x},${y - w * 0.1} ${x + w * 0.5},${y - w * 0.2}! ${x + w * 0.38},${y + w * 0.06} ${x},${y + w * 0.1} ${x - w * 0.38},${y + w * 0.06}`,
        ),
        4.6,
      ) +
      line(curve(`${x - w * 0.46},${y - w * 0.06} ${x},${y} ${x + w * 0.45},${y - w * 0.1}`, false), 3.6) +
      cabin(x, y, w)

/** Open, both ends drawn up, thwarts across it and an oar laid over them. */
function rowed(x: number, y: number, w: number): string {
  const at = (text: string): Poly => move(curve(text), x, y, 0, w / 100)
  return (
    shape(at('-50,-20! -34,-13 0,-11 34,-13 50,-20! 44,2 30,9 0,11 -30,9 -44,2'), 4.8) +
    shape(at('-50,-20! -30,-21 0,-22 30,-21 50,-20! 34,-12 0,-9 -34,-12'), 4.4) +
    [-20, 0, 20]
      .map((u) => shape(at(`${u - 4},-21.4! ${u + 4},-21.4! ${u + 4},-10.4! ${u - 4},-10.4!`), 3.6))
      .join('') +
    shape(at('-44,-31! -30,-30! -28,-27! 38,-14! 37,-11.6! -29,-24! -32,-23! -45,-26!'), 3.6) +
    line(move(curve('-43,-6 -24,0 0,1.6 24,0 43,-6', false), x, y, 0, w / 100), 3.6)
  )
}

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
  const at = (text: string): Poly => curve(text, false).map(([u, v]): [number, number] => [x(u), v])
  const left = at(`596,${top - 30} 566,${top + 50} 470,${top + 110} 400,${top + 190} 390,1060`)
  const right = at(`640,${top - 30} 646,${top + 50} 620,${top + 120} 610,${top + 190} 660,1060`)
  let out = intersect([[...left, ...right.toReversed()]], [near])
    .map((part) => shape(part, 5))
    .join('')
  if (way === 'road') {
    const middle = left.map(([u, v], i): [number, number] => [(u + right[i]![0]) / 2, (v + right[i]![1]) / 2])
    for (const { x: u, y: v, a } of walk(middle, 62, 70)) out += shape(move(rect(-15, -6, 30, 12), u, v, a), 3.6)
  } else
    for (const [u, v, s] of [
      [608, top + 36, 20],
      [574, top + 84, 30],
      [530, top + 130, 38],
      [500, top + 184, 46],
    ] as const)
      out += shape(curve(`${x(u) - s},${v} ${x(u)},${v - s * 0.36} ${x(u) + s},${v} ${x(u)},${v + s * 0.36}`), 3.6)
  for (const edge of [left, right])
    for (const { x: u, y: v } of walk(edge, way === 'path' ? 44 : 400, 66))
      if (v < 1000) out += shape(ellipse(u, v, 13 + (v - top) * 0.05, 9 + (v - top) * 0.03), 3.8)
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

export const snow = (rng: Rng): string => {
  let out = shape(curve('-20,1060! -20,960 120,930 300,966 520,936 760,970 940,930 1050,950! 1050,1060!'), 4.8)
  for (let i = 0; i < 20; i++)
    out += circle(40 + ((i * 197) % 950), 60 + ((i * 131) % 560) + rng.between(-16, 16), 10, 3.4)
  return out
}
