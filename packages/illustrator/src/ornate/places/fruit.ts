/** Fruit for a table, each a hundred units high. */
import type { Curio } from '../curiosities/curio.ts'
import { arc, leaf } from '../kit/curves.ts'
import { shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'

const UP = -Math.PI / 2

const apple: Curio = {
  wide: 104,
  draw: (pen) =>
    pen.form('0,-76! -20,-86 -46,-74 -51,-44 -38,-8 -16,0 0,-4 16,0 38,-8 51,-44 46,-74 20,-86', 4.6) +
    pen.stroke('0,-74 2,-90 8,-98', 5) +
    shape(pen.to(leaf(4, -86, 34, 18, -0.5, 0.5)), 3.8) +
    pen.stroke('-34,-62 -40,-46 -36,-28', 3.6),
}
const pear: Curio = {
  wide: 84,
  draw: (pen) =>
    pen.form('0,-88 -13,-82 -18,-62 -34,-44 -41,-24 -30,-4 0,0 30,-4 41,-24 34,-44 18,-62 13,-82', 4.6) +
    pen.stroke('0,-87 4,-100', 5) +
    shape(pen.to(leaf(2, -92, 34, 17, -0.2, 0.5)), 3.8) +
    pen.stroke('-20,-44 -28,-28 -24,-14', 3.6),
}
const grapes: Curio = {
  wide: 92,
  draw: (pen) => {
    let out = pen.stroke('0,-84 4,-100', 5)
    for (const [v, n] of [
      [-10, 1],
      [-25, 2],
      [-40, 3],
      [-56, 4],
      [-71, 3],
    ] as const)
      for (let i = 0; i < n; i++) out += pen.ring((i - (n - 1) / 2) * 19, v, 11, 4)
    return out + pen.form('2,-82! 8,-98 26,-100! 24,-92 40,-92! 34,-82 42,-74! 26,-72 18,-66! 12,-76', 4)
  },
}
const lemon: Curio = {
  wide: 138,
  draw: (pen) =>
    pen.form('-68,-46! -54,-58 -40,-84 0,-92 40,-84 54,-58 68,-46! 54,-34 40,-8 0,0 -40,-8 -54,-34', 4.6) +
    pen.stroke('-34,-64 -12,-76 10,-78', 3.6) +
    shape(pen.to(leaf(54, -54, 44, 22, -0.9, 0.5)), 3.8),
}
/** Cut across: segments like a wheel. */
const orange: Curio = {
  wide: 102,
  draw: (pen) => {
    let out = pen.ring(0, -50, 50, 4.6) + pen.ring(0, -50, 40, 3.8)
    for (let i = 0; i < 8; i++) out += shape(pen.to(leaf(0, -50, 35, 22, (i / 8) * TAU + 0.2, 0.72)), 3.5)
    return out
  },
}
const pomegranate: Curio = {
  wide: 98,
  draw: (pen) => {
    let out = pen.form(
      '-13,-80! -18,-98! -6,-90! 0,-100! 6,-90! 18,-98! 13,-80! 40,-68 49,-40 38,-10 0,0 -38,-10 -49,-40 -40,-68',
      4.6,
    )
    out += pen.form('-4,-66 20,-60 32,-40 24,-18 2,-12 -16,-28 -18,-50', 4)
    for (const [u, v] of [
      [-2, -50],
      [14, -44],
      [2, -30],
      [17, -26],
    ] as const)
      out += pen.ring(u, v, 8, 3.4)
    return out
  },
}
const cherries: Curio = {
  wide: 92,
  draw: (pen) =>
    pen.stroke('-24,-38 -10,-72 10,-98', 4.4) +
    pen.stroke('22,-34 20,-70 10,-98', 4.4) +
    shape(pen.to(leaf(10, -94, 42, 22, 0.3, 0.5)), 3.8) +
    pen.form('-24,-42! -42,-46 -47,-22 -36,-2 -12,-2 -2,-22 -8,-44', 4.4) +
    pen.form('22,-38! 6,-42 0,-20 10,0 34,0 45,-20 40,-42', 4.4) +
    pen.stroke('-36,-32 -38,-20', 3.4) +
    pen.stroke('12,-28 10,-16', 3.4),
}
const peach: Curio = {
  wide: 102,
  draw: (pen) =>
    pen.form('4,-84! -20,-92 -46,-74 -50,-40 -34,-8 0,0 34,-8 50,-40 46,-70 24,-88', 4.6) +
    pen.stroke('4,-84 -10,-60 -12,-30 0,-2', 3.8) +
    shape(pen.to(leaf(4, -84, 46, 24, -0.6, 0.5)), 3.8),
}
const pineapple: Curio = {
  wide: 52,
  draw: (pen) => {
    let out = ''
    for (const k of [-1, 1, -0.62, 0.62, -0.28, 0.28, 0])
      out += shape(pen.to(leaf(k * 6, -58, 42 - Math.abs(k) * 10, 13, UP + k * 0.8, 0.4)), 4)
    out += pen.form('-17,-58 -25,-44 -26,-22 -17,-2! 17,-2! 26,-22 25,-44 17,-58 0,-61', 4.6)
    for (const [a, b] of [
      ['-24,-44', '2,-2'],
      ['-14,-59', '21,-8'],
      ['4,-60', '26,-28'],
      ['24,-44', '-2,-2'],
      ['14,-59', '-21,-8'],
      ['-4,-60', '-26,-28'],
    ])
      out += pen.stroke(`${a} ${b}`, 3.5)
    return out
  },
}
const bananas: Curio = {
  wide: 138,
  draw: (pen) =>
    pen.form('52,-96! 64,-98! 67,-70 48,-34 6,-22 -44,-36! -48,-48! -20,-52 20,-62 44,-84', 4.4) +
    pen.form('50,-92! 62,-92! 66,-56 40,-12 -14,0 -62,-16! -64,-30! -20,-30 22,-50 42,-80', 4.6) +
    pen.stroke('54,-88 46,-54 14,-22 -58,-20', 3.6) +
    pen.form('44,-92! 46,-104! 66,-104! 66,-90!', 4.2),
}
const melon: Curio = {
  wide: 170,
  draw: (pen) => {
    let out =
      shape([...pen.to(arc(0, -96, 84, 0.04, Math.PI - 0.04, 30))], 4.6) +
      shape([...pen.to(arc(0, -96, 68, 0.05, Math.PI - 0.05, 28))], 3.8)
    for (const [u, v] of [
      [-34, -74],
      [-10, -70],
      [14, -72],
      [36, -76],
      [-20, -48],
      [8, -46],
    ] as const)
      out += shape(pen.to(leaf(u, v + 8, 15, 11, UP, 0.4)), 3.2)
    return out
  },
}

const strawberry: Curio = {
  wide: 84,
  draw: (pen) => {
    let out = pen.form('0,0! -24,-18 -40,-48 -36,-72 -14,-80 14,-80 36,-72 40,-48 24,-18', 4.6)
    for (const [u, v] of [
      [-18, -52],
      [6, -58],
      [24, -46],
      [-8, -34],
      [12, -28],
      [0, -12],
    ] as const)
      out += pen.ring(u, v, 3, 3)
    for (const k of [-1.3, -0.7, 0, 0.7, 1.3]) out += shape(pen.to(leaf(0, -76, 32, 15, Math.PI / 2 - k, 0.5)), 3.8)
    return out + pen.stroke('0,-76 3,-92 8,-100', 5)
  },
}

/** By the words that name them, with the height each has on a table. */
export const FRUIT: Readonly<Record<string, { curio: Curio; high: number }>> = {
  apple: { curio: apple, high: 122 },
  pear: { curio: pear, high: 156 },
  grapes: { curio: grapes, high: 176 },
  lemon: { curio: lemon, high: 96 },
  orange: { curio: orange, high: 124 },
  pomegranate: { curio: pomegranate, high: 138 },
  cherry: { curio: cherries, high: 104 },
  peach: { curio: peach, high: 120 },
  pineapple: { curio: pineapple, high: 330 },
  banana: { curio: bananas, high: 150 },
  strawberry: { curio: strawberry, high: 112 },
  watermelon: { curio: melon, high: 112 },
}
