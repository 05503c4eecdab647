/** From the sea: shells, corals, stars; and what became stone. */
import { arc, curve, ellipse } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import type { Curio } from './curio.ts'

/** A spiral that grows by a share with every turn, from its mouth inward. */
const spiral = (r: number, turns: number, shrink: number, cx = 0, cy = 0): Poly =>
  Array.from({ length: Math.round(turns * 36) + 1 }, (_, i): Point => {
    const a = (i / 36) * TAU
    const far = r * shrink ** (i / 36)
    return [cx + far * Math.cos(a), cy - far * Math.sin(a)]
  })

const nautilus: Curio = {
  wide: 104,
  draw: (pen) => {
    const outer = spiral(58, 2.1, 0.36, -6, -46)
    const shell = pen.to([...outer.slice(0, 37), [outer[36]![0], outer[36]![1]]])
    let out = pen.plinth(26)
    out += shape([...shell, ...pen.to(spiral(58, 1, 0.36, -6, -46).slice(-1))], 4.4)
    out += line(pen.to(outer), 4)
    // Chambers between one turn and the next.
    for (let i = 3; i < 40; i += 3.6) {
      const [a, b] = [outer[Math.round(i)]!, outer[Math.min(outer.length - 1, Math.round(i) + 36)]!]
      const far = Math.hypot(a[0] - b[0], a[1] - b[1]) * pen.s
      if (far < 15) break
      const bow: Point = [(a[0] + b[0]) / 2 + (a[1] - b[1]) * 0.16, (a[1] + b[1]) / 2 - (a[0] - b[0]) * 0.16]
      out += line(pen.to(curve([a, bow, b], false, 6)), 3.2)
    }
    return out
  },
}

const ammonite: Curio = {
  wide: 100,
  draw: (pen) => {
    const stone = '-48,-6 -50,-40 -42,-78 -14,-98 22,-96 46,-72 50,-34 44,-6 20,0! -26,0!'
    const turns = [40, 25, 13]
    let out = pen.form(stone, 4.4) + pen.ring(0, -49, turns[0]!, 4)
    const ribs = pen.s > 1.5 ? 20 : 14
    for (let i = 0; i < ribs; i++) {
      const a = (i / ribs) * TAU
      const at = (r: number, b: number): Point => pen.at(r * Math.cos(b), -49 + r * Math.sin(b))
      out += line([at(turns[0]!, a), at(32, a + 0.06), at(turns[1]!, a + 0.16)], 3.2)
      if (i % 2) out += line([at(turns[1]!, a), at(turns[2]!, a + 0.14)], 3.2)
    }
    return (
      out +
      line(pen.to(arc(0, -49, turns[1]!, 0, TAU, 40)), 3.8) +
      pen.ring(0, -49, turns[2]!, 3.8) +
      (pen.s > 1.2 ? pen.ring(0, -49, 6.5, 3.2) : '')
    )
  },
}

const scallop: Curio = {
  wide: 112,
  draw: (pen) => {
    const rays = 7
    let out = pen.form('-16,0! -22,-14! -10,-20! 10,-20! 22,-14! 16,0!', 3.8)
    const tips = Array.from({ length: rays + 1 }, (_, i): Point => {
      const a = Math.PI + 0.34 + ((Math.PI - 0.68) * i) / rays
      return [56 * Math.cos(a), -22 + 72 * Math.sin(a)]
    })
    const rim: Poly = []
    for (let i = 0; i < rays; i++) {
      const [a, b] = [tips[i]!, tips[i + 1]!]
      rim.push(
        ...curve(
          [
            { x: a[0], y: a[1], corner: true },
            [((a[0] + b[0]) / 2) * 1.1, ((a[1] + b[1]) / 2 + 22) * 1.1 - 22],
            { x: b[0], y: b[1], corner: true },
          ],
          false,
          6,
        ),
      )
    }
    out += shape(pen.to([[-9, -16], ...rim, [9, -16]]), 4.4)
    for (let i = 1; i < rays; i++) out += line(pen.to([[(i - rays / 2) * 2, -20], tips[i]!]), 3.4)
    return (
      out +
      line(
        pen.to(
          curve(
            [
              [-46, -54],
              [0, -72],
              [46, -54],
            ],
            false,
          ),
        ),
        3.2,
      )
    )
  },
}

/** A tower of whorls. */
const turret: Curio = {
  wide: 58,
  draw: (pen) => {
    let out = pen.form('-10,-10! -26,-2 -8,0! 20,-2 26,-16!', 3.8)
    for (const [y, half, high] of [
      [-14, 27, 26],
      [-36, 22, 22],
      [-54, 17, 18],
      [-69, 12.5, 15],
      [-82, 8.5, 12],
      [-93, 5, 9],
    ] as const)
      if (half * pen.s > 9)
        out += pen.form(
          `${-half},${y} ${-half * 0.8},${y - high * 0.72} ${half * 0.7},${y - high * 0.86} ${half},${y - high * 0.24} ${half * 0.5},${y + high * 0.3} ${-half * 0.6},${y + high * 0.36}`,
          3.8,
        )
    return out + pen.form('-18,-16 -4,-24 12,-20 8,-8 -8,-5', 3.4)
  },
}

const coral: Curio = {
  wide: 92,
  draw: (pen) => {
    let out = pen.plinth(24)
    const branch = (through: string, r: number): string => pen.form(through, r)
    out += branch(
      '-7,-14! -9,-36 -24,-46 -38,-58 -42,-74 -34,-82 -28,-72 -24,-62 -14,-58 -18,-76 -26,-88 -20,-98 -10,-94 -6,-80 -2,-62 4,-78 2,-92 10,-100 18,-94 16,-78 12,-60 24,-66 30,-82 40,-86 44,-76 38,-62 26,-50 12,-42 9,-30 8,-14!',
      4.2,
    )
    for (const [u, v] of [
      [0, -30],
      [2, -48],
      [-16, -52],
      [22, -57],
      [9, -84],
      [-15, -87],
      [-34, -71],
      [36, -75],
    ])
      out += pen.ring(u!, v!, 2.4, 2.6)
    return out
  },
}

const starfish: Curio = {
  wide: 104,
  draw: (pen) => {
    const star = curve(
      Array.from({ length: 10 }, (_, i): Point => {
        const [r, a] = [i % 2 ? 20 : 52, -Math.PI / 2 + (i / 10) * TAU]
        return [r * Math.cos(a), -52 + r * Math.sin(a)]
      }),
      true,
      6,
    )
    let out = shape(pen.to(star), 4.4)
    for (let i = 0; i < 5; i++) {
      const a = -Math.PI / 2 + (i / 5) * TAU
      out +=
        pen.ring(16 * Math.cos(a), -52 + 16 * Math.sin(a), Math.min(8, 9.6 / pen.s), 2.8) +
        pen.ring(31 * Math.cos(a), -52 + 31 * Math.sin(a), 3)
    }
    return out
  },
}

const urchin: Curio = {
  wide: 110,
  draw: (pen) => {
    let out = pen.form('-52,0! -54,-26 -34,-56 0,-66 34,-56 54,-26 52,0!', 4.4)
    for (const k of [-0.7, -0.36, 0, 0.36, 0.7]) out += pen.stroke(`${k * 8},-62 ${k * 60},-30 ${k * 62},0`, 3.4)
    for (const [u, v] of [
      [-12, -40],
      [12, -40],
      [-12, -20],
      [12, -20],
      [-34, -18],
      [34, -18],
    ])
      out += pen.ring(u!, v!, 9.6 / pen.s, 3)
    return out + shape(pen.to(ellipse(0, -64, 9, 4, 20)), 3.4)
  },
}

export const OF_THE_SEA: Readonly<Record<string, Curio>> = {
  nautilus,
  fossil: ammonite,
  shell: scallop,
  'turret shell': turret,
  coral,
  starfish,
  'sea urchin': urchin,
}
