/** What stands on a dressing table: perfume in cut glass, powder, pearls, a brush; each a hundred units high. */
import type { Curio } from '../curiosities/curio.ts'
import { arc, leaf } from '../kit/curves.ts'
import { shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'

/** Square, cut in facets, a great stopper. */
const square: Curio = {
  wide: 62,
  draw: (pen) =>
    pen.box(-30, -58, 60, 58, 4.4) +
    pen.box(-20, -48, 40, 38, 3.6) +
    ['-30,-58 -20,-48', '30,-58 20,-48', '-30,0 -20,-10', '30,0 20,-10'].map((edge) => pen.stroke(edge, 3.5)).join('') +
    pen.box(-9, -68, 18, 10, 3.8) +
    pen.form('0,-100! 17,-84! 0,-68! -17,-84!', 4.2) +
    pen.stroke('-17,-84 17,-84', 3.4),
}
/** Round, with rays. */
const round: Curio = {
  wide: 72,
  draw: (pen) => {
    let out = pen.box(-16, -6, 32, 6, 3.8) + pen.ring(0, -38, 34, 4.4) + pen.ring(0, -38, 13, 3.8)
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * TAU
      out += pen.stroke(
        `${13 * Math.cos(a)},${-38 + 13 * Math.sin(a)} ${34 * Math.cos(a)},${-38 + 34 * Math.sin(a)}`,
        3.4,
      )
    }
    return out + pen.box(-9, -80, 18, 9, 3.8) + pen.ring(0, -90, 10, 4)
  },
}
/** An atomizer with its bulb and tassel. */
const atomizer: Curio = {
  wide: 108,
  draw: (pen) =>
    pen.stroke('0,-78 30,-92 44,-70 40,-52', 5) +
    pen.oval(40, -38, 13, 17, 4.2) +
    pen.form('34,-22! 40,-26 46,-22! 50,0! 30,0!', 3.8) +
    pen.stroke('40,-20 40,0', 3.2) +
    pen.form('-46,0! -52,-26 -40,-50 -18,-60! 6,-60! 24,-44 26,-20 20,0!', 4.4) +
    pen.stroke('-50,-30 -12,-24 26,-28', 3.5) +
    pen.form('-14,-52! -4,-38! -14,-26! -24,-38!', 3.4) +
    pen.box(-18, -70, 24, 10, 3.8) +
    pen.box(-24, -84, 36, 14, 4),
}
/** A tall flask with a flame of glass. */
const flame: Curio = {
  wide: 54,
  draw: (pen) =>
    pen.form('-24,0! -26,-18 -14,-40 -7,-56! 7,-56! 14,-40 26,-18 24,0!', 4.4) +
    pen.stroke('0,-54 0,0', 3.4) +
    pen.stroke('-5,-46 -13,0', 3.4) +
    pen.stroke('5,-46 13,0', 3.4) +
    pen.box(-10, -66, 20, 10, 3.8) +
    pen.form('0,-101! 13,-84 9,-68 -9,-68 -13,-84', 4.2) +
    pen.form('0,-90 5,-80 0,-73 -5,-80', 3.2),
}
/** Shaped like a fan, a bow at its neck. */
const fanned: Curio = {
  wide: 96,
  draw: (pen) => {
    let out = pen.box(-20, -8, 40, 8, 3.8)
    out += shape([pen.at(-14, -8), ...pen.to(arc(0, -8, 48, Math.PI * 1.1, Math.PI * 1.9, 24)), pen.at(14, -8)], 4.4)
    for (const k of [1.26, 1.42, 1.58, 1.74])
      out += pen.stroke(
        `${14 * Math.cos(k * Math.PI)},${-8 + 14 * Math.sin(k * Math.PI)} ${48 * Math.cos(k * Math.PI)},${-8 + 48 * Math.sin(k * Math.PI)}`,
        3.4,
      )
    out += pen.box(-8, -70, 16, 16, 3.8)
    for (const s of [-1, 1]) out += pen.form(`0,-60! ${s * 16},-74 ${s * 28},-66 ${s * 26},-54 ${s * 14},-52`, 4)
    return out + pen.ring(0, -60, 7, 3.8) + pen.ring(0, -85, 14, 4.2) + pen.ring(0, -85, 6.6, 3.4)
  },
}
/** Low and broad, a stopper like a flower. */
const flowered: Curio = {
  wide: 92,
  draw: (pen) => {
    let out = pen.form('-40,0! -46,-22 -30,-44 -10,-50! 10,-50! 30,-44 46,-22 40,0!', 4.4)
    for (const u of [-27, -9, 9, 27]) out += pen.stroke(`${u * 0.4},-48 ${u},-24 ${u * 1.1},0`, 3.4)
    out += pen.box(-10, -58, 20, 9, 3.8)
    for (let i = 0; i < 6; i++) out += shape(pen.to(leaf(0, -76, 23, 17, (i / 6) * TAU, 0.62)), 3.8)
    return out + pen.ring(0, -76, 7.4, 3.6)
  },
}
/** A heart. */
const heart: Curio = {
  wide: 84,
  draw: (pen) =>
    pen.form('0,0! -24,-18 -40,-40 -34,-62 -16,-66 0,-54! 16,-66 34,-62 40,-40 24,-18', 4.4) +
    pen.form('0,-12! -18,-26 -28,-42 -24,-54 -14,-56 0,-44! 14,-56 24,-54 28,-42 18,-26', 3.5) +
    pen.box(-9, -72, 18, 14, 3.8) +
    pen.form('-14,-72! -10,-98! 10,-98! 14,-72!', 4.2) +
    pen.stroke('-12,-84 12,-84', 3.4),
}
const powder: Curio = {
  wide: 104,
  draw: (pen) => {
    let out = pen.box(-46, -44, 92, 44, 4.4)
    for (let i = 0; i < 4; i++)
      out += pen.form(`${-34.5 + i * 23},-40! ${-24 + i * 23},-22! ${-34.5 + i * 23},-4! ${-45 + i * 23},-22!`, 3.4)
    out +=
      pen.form('-50,-44! -50,-56! 50,-56! 50,-44!', 4.2) +
      pen.form('-40,-56! -36,-72 0,-80 36,-72 40,-56!', 4.2) +
      pen.stroke('-20,-58 -14,-76', 3.3) +
      pen.stroke('20,-58 14,-76', 3.3)
    return out + pen.ring(0, -89, 10, 4)
  },
}
const jewels: Curio = {
  wide: 108,
  draw: (pen) => {
    let out =
      pen.form('-48,-46! -40,-92! 40,-92! 48,-46!', 4.4) +
      pen.form('-36,-52! -31,-84! 31,-84! 36,-52!', 3.6) +
      pen.form('0,-80! 10,-68! 0,-56! -10,-68!', 3.4)
    for (const u of [-34, -12, 12, 34]) out += pen.ring(u, -44, 11, 3.8)
    return (
      out +
      pen.box(-48, -40, 96, 40, 4.4) +
      pen.box(-40, -32, 36, 24, 3.5) +
      pen.box(4, -32, 36, 24, 3.5) +
      pen.ring(-22, -20, 6, 3) +
      pen.ring(22, -20, 6, 3)
    )
  },
}
/** Lipsticks in a row. */
const lipsticks: Curio = {
  wide: 90,
  draw: (pen) =>
    [
      [-28, 0],
      [0, 10],
      [28, -6],
    ]
      .map(
        ([u, v]) =>
          pen.box(u! - 12, -40, 24, 40, 4) +
          pen.box(u! - 9, -56 - v! / 2, 18, 17 + v! / 2, 3.6) +
          pen.form(
            `${u! - 8},${-56 - v! / 2}! ${u! - 8},${-80 - v!} ${u! + 2},${-92 - v!} ${u! + 8},${-86 - v!}! ${u! + 8},${-56 - v! / 2}!`,
            3.8,
          ),
      )
      .join(''),
}

export const ON_VANITIES: Readonly<Record<string, Curio>> = {
  square,
  round,
  atomizer,
  flame,
  fanned,
  flowered,
  heart,
  'powder box': powder,
  'jewelry box': jewels,
  lipstick: lipsticks,
}
export const PERFUMES: readonly string[] = ['square', 'round', 'atomizer', 'flame', 'fanned', 'flowered', 'heart']
