/** Of the land: bones, stones, wings, nests. */
import { crystal } from '../collection/crystals.ts'
import { curve, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { MUSHROOMS } from '../plants/mushroom-kinds.ts'
import type { Curio, Pen } from './curio.ts'

const skull: Curio = {
  wide: 86,
  draw: (pen) => {
    let out = pen.form('-24,0! -26,-20! 26,-20! 24,0!', 4.2)
    for (const u of [-12, 0, 12]) out += pen.stroke(`${u},0 ${u},-20`, 3.2)
    out += pen.form(
      '-30,-24! -34,-34 -42,-46 -42,-70 -26,-94 0,-99 26,-94 42,-70 42,-46 34,-34 30,-24! 14,-18 -14,-18',
      4.6,
    )
    for (const side of [-1, 1])
      out += pen.form(
        `${side * 8},-46 ${side * 10},-60 ${side * 24},-62 ${side * 32},-52 ${side * 28},-40 ${side * 14},-37`,
        4,
      )
    out += pen.form('0,-42! -7,-29! 0,-31 7,-29!', 3.8)
    return out + pen.stroke('-8,-96 -2,-86 -9,-80 -3,-72', 3.2)
  },
}

/** Of a ram, on a board. */
const horned: Curio = {
  wide: 108,
  draw: (pen) => {
    let out =
      pen.form('-30,-2 -34,-60 0,-92 34,-60 30,-2 0,2', 4.2) + pen.form('-23,-8 -26,-56 0,-80 26,-56 23,-8 0,-5', 3.4)
    for (const s of [-1, 1]) {
      out += pen.form(
        `${s * 6},-70! ${s * 22},-96 ${s * 50},-92 ${s * 54},-62 ${s * 40},-40 ${s * 24},-50! ${s * 36},-58 ${s * 40},-72 ${s * 26},-78 ${s * 12},-56!`,
        4,
      )
      for (const [a, b] of [
        [`${s * 20},-90`, `${s * 20},-72`],
        [`${s * 34},-96`, `${s * 30},-78`],
        [`${s * 49},-90`, `${s * 38},-76`],
        [`${s * 54},-70`, `${s * 40},-68`],
        [`${s * 48},-50`, `${s * 37},-58`],
      ])
        out += pen.stroke(`${a} ${b}`, 3.2)
    }
    out += pen.form('-14,-66 0,-72 14,-66 15,-46 8,-24 5,-10 -5,-10 -8,-24 -15,-46', 4.2)
    for (const s of [-1, 1]) out += pen.oval(s * 8.6, -51, 4.6, 5.4, 3.4)
    return out + pen.form('0,-28! -4,-16 4,-16', 3.2)
  },
}

const geode: Curio = {
  wide: 110,
  draw: (pen, rng) => {
    const edge = (r: number, wobble: number): Poly =>
      curve(
        Array.from({ length: 14 }, (_, i): Point => {
          const far = r * (1 + rng.between(-wobble, wobble))
          return [far * 1.15 * Math.cos((i / 14) * TAU), -50 + far * Math.sin((i / 14) * TAU)]
        }),
      )
    let out = pen.plinth(30)
    for (const [r, sw] of [
      [46, 4.4],
      [38, 3.4],
      [30, 3.4],
    ] as const)
      out += shape(pen.to(edge(r, 0.04)), sw)
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * TAU
      out += shape(pen.to(leaf(28 * 1.15 * Math.cos(a), -50 + 28 * Math.sin(a), 22, 15, a + Math.PI, 0.3)), 3.2)
    }
    return out + shape(pen.to(edge(9, 0.1)), 3.2)
  },
}

const crystals: Curio = {
  wide: 100,
  draw: (pen, rng) => {
    const [x, y] = pen.at(0, -58)
    return pen.plinth(34) + crystal(rng.pick([1, 1, 0, 7, 3, 5]), x, y, 86 * pen.s, 84 * pen.s)
  },
}

const egg: Curio = {
  wide: 92,
  draw: (pen) => {
    let out = ''
    for (const [u, turn] of [
      [-15, -0.2],
      [15, 0.2],
      [0, 0],
    ] as const) {
      out += pen.oval(u, -58, 17, 24, 4, turn)
      for (const [a, b] of [
        [-5, -66],
        [5, -58],
        [-4, -50],
      ])
        out += pen.ring(u + a!, b!, 2.4)
    }
    out += pen.form('-46,-40! -40,-12 -20,0 20,0 40,-12 46,-40! 24,-32 0,-30 -24,-32', 4.2)
    for (const t of [
      '-42,-30 -20,-22 0,-21 22,-23 42,-31',
      '-36,-18 -14,-11 14,-11 37,-19',
      '-30,-34 -26,-20',
      '-8,-30 -4,-12',
      '14,-31 10,-12',
      '32,-34 26,-18',
    ])
      out += pen.stroke(t, 3.2)
    return out
  },
}

/** A frame that hangs, with something pinned in it. */
const framed = (pinned: (pen: Pen) => string): Curio => ({
  wide: 104,
  draw: (pen) => {
    let out = pen.box(-50, -100, 100, 100, 4.6) + pen.box(-40, -90, 80, 80, 3.8)
    for (const [u, v] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      out += line([pen.at(u * 50, -50 + v * 50), pen.at(u * 40, -50 + v * 40)], 3.4)
    return out + pinned(pen)
  },
})

const butterfly = (pen: Pen): string => {
  let out = ''
  for (const s of [-1, 1]) {
    out += pen.form(`${s * 2},-46! ${s * 18},-48 ${s * 30},-38 ${s * 26},-24 ${s * 16},-18 ${s * 8},-28`, 3.8)
    out += pen.form(`${s * 2},-52! ${s * 12},-72 ${s * 34},-82 ${s * 36},-66 ${s * 28},-50 ${s * 12},-46`, 3.8)
    out +=
      pen.form(`${s * 8},-55 ${s * 17},-68 ${s * 28},-73 ${s * 27},-63 ${s * 20},-54`, 3.2) +
      pen.ring(s * 19, -33, 6, 3.2)
    out += pen.stroke(`${s * 1},-62 ${s * 5},-74 ${s * 10},-80`, 3)
  }
  return out + pen.oval(0, -48, 4, 17, 3.6)
}

const beetle = (pen: Pen): string => {
  let out = ''
  for (const s of [-1, 1])
    for (const t of [
      `${s * 14},-60 ${s * 26},-66 ${s * 30},-76`,
      `${s * 17},-44 ${s * 32},-44`,
      `${s * 14},-30 ${s * 26},-24 ${s * 30},-16`,
      `${s * 4},-80 ${s * 12},-84 ${s * 14},-88`,
    ])
      out += pen.stroke(t, 4)
  out +=
    pen.form('-18,-58 -20,-38 -12,-20 0,-14 12,-20 20,-38 18,-58 0,-62', 4) +
    pen.form('-15,-60! -13,-72 0,-76 13,-72 15,-60! 0,-57', 3.8) +
    pen.form('-8,-74 -7,-83 7,-83 8,-74 0,-77', 3.6)
  return out + pen.stroke('0,-58 0,-15', 3.4) + pen.ring(-9, -44, 4.6, 3) + pen.ring(9, -44, 4.6, 3)
}

/** Mushrooms, a flower or a crystal under glass. */
const bellJar: Curio = {
  wide: 74,
  draw: (pen, rng) => {
    let out =
      pen.box(-36, -9, 72, 9, 4) +
      pen.form('-30,-9! -30,-62 -20,-84 0,-91 20,-84 30,-62 30,-9!', 4.2) +
      pen.ring(0, -95, 5, 3.6)
    const [x, foot] = pen.at(0, -9)
    if (rng.chance(0.5)) out += rng.pick(MUSHROOMS)(x, foot, 58 * pen.s, rng)
    else {
      out += line([[x, foot], pen.at(0, -50)], 4.4)
      for (const s of [-1, 1]) out += shape(pen.to(leaf(0, -16, 26, 13, -Math.PI / 2 + s * 0.8, 0.5)), 3.4)
      for (let i = 0; i < 6; i++) out += shape(pen.to(leaf(0, -54, 20, 14, (i / 6) * TAU, 0.62)), 3.4)
      out += pen.ring(0, -54, 6, 3.4)
    }
    return out
  },
}

const feather: Curio = {
  wide: 52,
  draw: (pen) => {
    let out = pen.form('-18,0! -20,-20 -9,-27! 9,-27! 20,-20 18,0!', 4) + pen.box(-10, -33, 20, 8, 3.6)
    out += pen.form('0,-30! -14,-48 -12,-74 10,-99! 24,-76 20,-52 4,-32', 4)
    for (const [a, b] of [
      ['-11,-52', '3,-46'],
      ['-11,-66', '5,-58'],
      ['-4,-82', '9,-72'],
      ['20,-52', '3,-44'],
      ['23,-68', '6,-58'],
      ['19,-84', '9,-73'],
    ])
      out += pen.stroke(`${a} ${b}`, 3)
    return out + pen.stroke('0,-30 4,-56 10,-96', 3.4)
  },
}

export const NATURAL: Readonly<Record<string, Curio>> = {
  skull,
  'ram skull': horned,
  geode,
  crystal: crystals,
  egg,
  butterfly: framed(butterfly),
  beetle: framed(beetle),
  'bell jar': bellJar,
  feather,
}
