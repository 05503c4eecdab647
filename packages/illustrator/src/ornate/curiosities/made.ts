/** Made by hand: bottles, instruments, books. */
import { arc, leaf } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import type { Curio } from './curio.ts'

/** A label with a sign on it. */
const BOTTLES = [
  '-24,0! -26,-44 -22,-54 -9,-62! -9,-80! 9,-80! 9,-62! 22,-54 26,-44 24,0!',
  '-20,0! -34,-16 -34,-38 -20,-54 -8,-60! -8,-80! 8,-80! 8,-60! 20,-54 34,-38 34,-16 20,0!',
  '-30,0! -14,-56! -8,-62! -8,-80! 8,-80! 8,-62! 14,-56! 30,0!',
] as const
const bottle: Curio = {
  wide: 66,
  draw: (pen, rng) => {
    let out = pen.form(rng.pick(BOTTLES), 4.2) + pen.box(-12, -84, 24, 7, 3.6)
    out += rng.chance(0.5) ? pen.ring(0, -92, 8, 3.6) : pen.form('-7,-84! -9,-99! 9,-99! 7,-84!', 3.6)
    out += pen.box(-17, -40, 34, 26, 3.6)
    const sign = rng.int(0, 3)
    if (sign === 0) out += pen.form('0,-34! 8,-27! 0,-19! -8,-27!', 3.2)
    if (sign === 1) out += pen.ring(0, -27, 7.4, 3.2)
    if (sign === 2) out += shape(pen.to(leaf(0, -17, 20, 13, -Math.PI / 2, 0.5)), 3.2)
    if (sign === 3) out += pen.stroke('-17,-31 17,-31', 3) + pen.stroke('-17,-23 17,-23', 3)
    return out
  },
}

/** A round flask, half full, with bubbles. */
const flask: Curio = {
  wide: 76,
  draw: (pen) =>
    pen.form('-9,-62! -9,-84! 9,-84! 9,-62! 32,-48 38,-28 28,-6 0,0 -28,-6 -38,-28 -32,-48', 4.2) +
    pen.stroke('-37,-30 -18,-34 0,-28 18,-26 37,-31', 3.4) +
    pen.ring(-12, -16, 6, 3.2) +
    pen.ring(8, -14, 8, 3.2) +
    pen.ring(4, -44, 6, 3.2) +
    pen.form('-12,-84! -8,-98 8,-98 12,-84!', 3.6),
}

const hourglass: Curio = {
  wide: 62,
  draw: (pen) => {
    let out = ''
    for (const u of [-25, 19]) out += pen.box(u, -90, 6, 80, 3.6)
    out += pen.box(-31, -10, 62, 10, 4) + pen.box(-31, -100, 62, 10, 4)
    out += pen.form('-17,-90! 17,-90! 15,-68 3,-52 3,-48 15,-32 17,-10! -17,-10! -15,-32 -3,-48 -3,-52 -15,-68', 4)
    return out + pen.stroke('-14,-70 0,-66 14,-70', 3.2) + pen.form('-15,-11! 0,-28 15,-11!', 3.2)
  },
}

const globe: Curio = {
  wide: 86,
  draw: (pen) => {
    let out = pen.form('-28,0! -22,-8 -6,-10! -5,-20! 5,-20! 6,-10! 22,-8 28,0!', 4)
    out += shape([...pen.to(arc(0, -58, 43, -1.2, 2.5, 30)), ...pen.to(arc(0, -58, 36, 2.5, -1.2, 30))], 3.8)
    out += pen.ring(0, -58, 33, 4.2)
    return (
      out +
      pen.form('-26,-70 -10,-84 2,-74 -4,-60 -14,-54 -14,-38 -22,-48', 3.4) +
      pen.form('10,-70 24,-74 30,-58 18,-38 10,-50', 3.4)
    )
  },
}

/** Rings of brass, one within the other, on a foot. */
const armillary: Curio = {
  wide: 84,
  draw: (pen) => {
    let out = pen.form('-26,0! -20,-8 -6,-12! -5,-24! 5,-24! 6,-12! 20,-8 26,0!', 4)
    const band = (rx: number, ry: number, turn: number): string => {
      const thick = Math.max(5, 8 / pen.s)
      return pen.oval(0, -60, rx, ry, 3.8, turn) + pen.oval(0, -60, rx - thick, Math.max(1, ry - thick), 3.6, turn)
    }
    out += band(40, 40, 0) + band(31, 15, -0.5)
    return out + pen.ring(0, -60, 7.4, 3.8) + pen.stroke('-26,-90 -6,-65', 3.8) + pen.stroke('6,-55 26,-30', 3.8)
  },
}

/** Three books, a clasp on the lowest, a candle on them or none. */
const books: Curio = {
  wide: 96,
  draw: (pen, rng) => {
    let out = ''
    let foot = 0
    for (const [i, [w, h]] of (
      [
        [92, 24],
        [80, 20],
        [86, 18],
      ] as const
    ).entries()) {
      const u = -w / 2 + (i === 1 ? 5 : i === 2 ? -4 : 0)
      out += pen.box(u, foot - h, w, h, 4)
      for (const k of [0.14, 0.24, 0.76, 0.86]) out += pen.stroke(`${u + w * k},${foot - h} ${u + w * k},${foot}`, 3.2)
      out +=
        i === 1
          ? pen.form(`0,${foot - h + 4}! 9,${foot - h / 2}! 0,${foot - 4}! -9,${foot - h / 2}!`, 3.2)
          : pen.ring(u + w / 2, foot - h / 2, Math.min(6.4, h * 0.32), 3.2)
      foot -= h
    }
    if (rng.chance(0.5))
      return (
        out +
        pen.box(-8, foot - 22, 16, 22, 3.8) +
        pen.form(`0,${foot - 40}! 7,${foot - 28} 0,${foot - 24} -7,${foot - 28}`, 3.4)
      )
    return (
      out +
      pen.form(`-20,${foot}! -17,${foot - 24} 17,${foot - 24} 20,${foot}!`, 3.8) +
      pen.stroke(`-18,${foot - 12} 18,${foot - 12}`, 3.2)
    )
  },
}

const candle: Curio = {
  wide: 60,
  draw: (pen) =>
    pen.form('-30,0! -26,-9! 26,-9! 30,0!', 4) +
    pen.form('-7,-9! -5,-20 -9,-26! 9,-26! 5,-20 7,-9!', 3.6) +
    pen.form('-19,-26! -22,-34! 22,-34! 19,-26!', 3.8) +
    pen.form('-12,-34! -12,-74! -6,-78 0,-74 6,-78 12,-74! 12,-34!', 4) +
    pen.stroke('-12,-66 -7,-56 -3,-66', 3.2) +
    pen.form('0,-100! 8,-88 4,-79 -4,-79 -8,-88', 3.6),
}

/** A watch that hangs in a stand. */
const watch: Curio = {
  wide: 70,
  draw: (pen) => {
    let out =
      pen.box(-34, -9, 68, 9, 4) +
      pen.stroke('30,-9 34,-60 26,-92 4,-97 0,-84', 5.4) +
      pen.ring(0, -46, 29, 4.4) +
      pen.ring(0, -46, 22, 3.6)
    for (let i = 0; i < 12; i += pen.s > 1.2 ? 1 : 3) {
      const a = (i / 12) * TAU
      out += line(
        [pen.at(17 * Math.cos(a), -46 + 17 * Math.sin(a)), pen.at(22 * Math.cos(a), -46 + 22 * Math.sin(a))],
        3,
      )
    }
    return out + pen.stroke('0,-46 0,-60', 3.6) + pen.stroke('0,-46 10,-40', 3.6)
  },
}

/** A key with a bow of rings. */
const key: Curio = {
  wide: 44,
  draw: (pen) =>
    pen.box(4, -15, 17, 9, 3.6) +
    pen.box(4, -32, 13, 9, 3.6) +
    pen.box(-4, -60, 8, 60, 3.8) +
    pen.box(-9, -64, 18, 7, 3.6) +
    [
      [-12, -76],
      [12, -76],
      [0, -90],
    ]
      .map(([u, v]) => pen.ring(u!, v!, 12, 3.8) + (pen.s > 2 ? pen.ring(u!, v!, 5.6, 3.2) : ''))
      .join('') +
    pen.ring(0, -78, 6, 3.6),
}

const magnifier: Curio = {
  wide: 74,
  draw: (pen) =>
    pen.form('-5,-40! -9,-6 0,0 9,-6 5,-40!', 4) +
    pen.stroke('-8,-14 8,-14', 3.2) +
    pen.box(-7, -46, 14, 8, 3.6) +
    pen.ring(0, -72, 30, 4.4) +
    pen.ring(0, -72, 23, 3.8) +
    pen.stroke('-13,-78 -9,-86 -1,-89', 3.2),
}

/** A brass scope on three legs. */
const telescope: Curio = {
  wide: 104,
  draw: (pen) =>
    ['0,-56 -30,0', '0,-56 30,0', '0,-56 0,0'].map((leg) => pen.stroke(leg, 6)).join('') +
    pen.form('-46,-46! -50,-58! 8,-84! 13,-72!', 4.2) +
    pen.form('8,-88! 16,-70! 40,-80! 32,-99!', 4.2) +
    pen.form('-47,-44! -52,-59! -44,-62! -39,-48!', 3.8) +
    pen.stroke('-24,-56 -28,-68', 3.4) +
    pen.ring(0, -58, 8, 3.8),
}

/** A small chest, its lid open over pearls. */
const chest: Curio = {
  wide: 100,
  draw: (pen) => {
    let out =
      pen.form('-46,-56! -46,-80 -30,-98! 30,-98! 46,-80 46,-56!', 4.2) +
      pen.form('-37,-56! -36,-76 -25,-88! 25,-88! 36,-76 37,-56!', 3.6)
    for (const [u, r] of [
      [-30, 9],
      [-12, 11],
      [8, 10],
      [28, 11],
    ] as const)
      out += pen.ring(u, -52, r, 3.6)
    out += pen.box(-46, -48, 92, 48, 4.4) + pen.box(-46, -48, 92, 12, 3.8)
    for (const u of [-34, 22]) out += pen.box(u, -48, 12, 48, 3.6)
    return out + pen.box(-9, -42, 18, 20, 3.8) + pen.ring(0, -32, Math.max(3.4, 6 / pen.s), 3)
  },
}

const mask: Curio = {
  wide: 96,
  draw: (pen) => {
    let out = ''
    for (const k of [-0.9, -0.45, 0, 0.45, 0.9])
      out += shape(pen.to(leaf(k * 26, -56, 44 - Math.abs(k) * 8, 18, -Math.PI / 2 + k * 0.7, 0.6)), 3.6)
    out += pen.form('0,-54 -20,-62 -46,-58! -44,-30 -28,-14 -10,-20 0,-30 10,-20 28,-14 44,-30 46,-58! 20,-62', 4.2)
    for (const s of [-1, 1]) out += pen.form(`${s * 9},-38 ${s * 20},-48 ${s * 34},-42 ${s * 26},-32`, 3.6)
    return (
      out +
      pen.form('0,-50! 6,-43! 0,-36! -6,-43!', 3.2) +
      pen.stroke('0,-28 0,-10', 5) +
      pen.box(-22, -10, 44, 10, 3.8)
    )
  },
}

export const MADE: Readonly<Record<string, Curio>> = {
  bottle,
  potion: flask,
  hourglass,
  globe,
  'armillary sphere': armillary,
  book: books,
  candle,
  'pocket watch': watch,
  key,
  'magnifying glass': magnifier,
  telescope,
  'treasure chest': chest,
  mask,
}
