import type { Point, Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { fits, knots, leaf, mirrored, placed, said } from '../shapes.ts'
import { stalk } from './fruit.ts'

const banana = thing({
  name: 'banana',
  size: [84, 112],
  habitat: 'hand',
  points: { grip: [-6, -50], mouth: [34, -104] },
  back(p, s) {
    if (said(s, 'peeled', 'open')) {
      p.tint('cream').blob(knots('-16 -40!, -12 -80, -4 -106, 4 -112, 12 -106, 18 -80, 20 -40!'))
      p.tint('gamboge').blob(
        knots(
          '-18 -8, -22 -40, -30 -62, -44 -66!, -32 -44, -30 -24, -18 0, 4 4, 26 0, 36 -26, 38 -50, 52 -66!, 30 -64, 22 -44, 10 -26!, 4 -52!, -6 -26!',
        ),
      )
      return
    }
    p.tint('gamboge').blob(
      knots(
        '-40 -14, -34 -3, -14 0, 14 -10, 34 -38, 40 -72, 38 -98!, 40 -110!, 30 -112!, 26 -98!, 20 -74, 2 -44, -22 -28, -40 -24',
      ),
    )
    p.line(knots('-38 -18, -14 -13, 10 -26, 28 -54, 33 -96')).line(knots('26 -98, 38 -98'))
    p.line(knots('-40 -23, -35 -14, -36 -5'))
  },
})

const CELL = 18
/** Half the width of a pineapple at each height. */
const RIND = [
  [-82, 8],
  [-80, 22],
  [-60, 34],
  [-28, 34],
  [-12, 27],
  [-3, 18],
  [0, 4],
] as const

function isInRind([x, y]: Point): boolean {
  const i = RIND.findIndex(([level]) => level >= y)
  const [upper, lower] = [RIND[i - 1], RIND[i]]
  if (!upper || !lower) return false
  return Math.abs(x) < upper[1] + ((lower[1] - upper[1]) * (y - upper[0])) / (lower[0] - upper[0])
}

/** The part of a stroke that is on the fruit; it ends at the outline. */
function withinRind(a: Point, b: Point): [Point, Point] | null {
  const [inside, other] = isInRind(a) ? [a, b] : [b, a]
  if (!isInRind(inside)) return null
  const at = (t: number): Point => [inside[0] + (other[0] - inside[0]) * t, inside[1] + (other[1] - inside[1]) * t]
  let t = 1
  while (t > 0.1 && !isInRind(at(t))) t -= 0.05
  return t > 0.25 ? [inside, at(t)] : null
}

const pineapple = thing({
  name: 'pineapple',
  size: [72, 132],
  points: { grip: [0, -40], hook: [0, -128] },
  back(p, s) {
    p.tint('leaf')
    for (const [turn, long] of [
      [-52, 40],
      [52, 40],
      [-26, 52],
      [26, 52],
      [0, 58],
    ] as const)
      leaf(p, 0, -76, long, 19, turn)
    p.tint('gamboge').blob(mirrored('0 -82, 22 -80, 34 -60, 34 -28, 20 -3, 0 0'))
    if (!fits(p, s, 22)) {
      for (const [x, y] of knots('-14 -64, 8 -64, -3 -48, 19 -48, -20 -34, 6 -32, -8 -16, 16 -18'))
        p.line(placed(knots('-5 -4, 0 0, 5 -4'), x, y))
      return
    }
    // Piece by piece: where a face is put on it, only the pieces in its way are left out.
    for (let row = 0; row < 8; row++)
      for (let column = -4; column < 4; column++) {
        const [x, y] = [column * CELL + (row % 2) * (CELL / 2), -86 + row * CELL * 0.75]
        for (const side of [-0.5, 0.5]) {
          const ends = withinRind([x, y], [x + side * CELL, y + CELL * 0.75])
          if (ends) p.line(ends)
        }
      }
  },
})

const coconut = thing({
  name: 'coconut',
  size: [94, 84],
  habitat: 'hand',
  points: { grip: [0, -40], rim: [0, -60] },
  hollow: [-36, -68, 36, -16],
  back(p, s) {
    if (said(s, 'whole')) {
      p.tint('umber').ell(0, -42, 46, 42)
      p.ink(-12, -58, 4).ink(8, -62, 4).ink(2, -48, 4)
      return
    }
    p.tint('cream').ell(0, -60, 46, 20)
    p.tint('white').ell(0, -60, 33, 13)
  },
  front(p, s) {
    if (said(s, 'whole')) return
    p.tint('umber').blob(
      knots('-46 -62!, -38 -50, -20 -43, 0 -41, 20 -43, 38 -50, 46 -62!, 46 -36, 30 -8, 0 0, -30 -8, -46 -36'),
    )
    p.line(knots('-34 -36, -30 -26'))
      .line(knots('-16 -26, -12 -16'))
      .line(knots('8 -30, 10 -18'))
      .line(knots('28 -32, 24 -20'))
  },
})

const avocado = thing({
  name: 'avocado',
  size: [82, 112],
  habitat: 'hand',
  points: { grip: [0, -40] },
  back(p) {
    p.tint('viridian').blob(mirrored('0 -112, 16 -106, 26 -82, 39 -50, 38 -20, 20 -1, 0 0'))
    p.tint('lime').blob(mirrored('0 -102, 11 -97, 18 -78, 29 -48, 29 -22, 16 -9, 0 -8'))
    p.tint('umber').ell(0, -38, 17, 18)
    p.line(knots('-8 -40, -6 -47, 0 -50'))
  },
})

const mango = thing({
  name: 'mango',
  size: [104, 88],
  habitat: 'hand',
  points: { grip: [0, -40] },
  back(p) {
    p.tint('orange').blob(knots('-44 -58, -22 -78, 12 -76, 42 -52, 52 -26, 40 -6, 10 0, -26 -6, -48 -26'))
    stalk(p, '-34 -72, -38 -84')
    leaf(p.tint('leaf'), -36, -80, 46, 20, 84)
    p.line(knots('-34 -44, -22 -60, -6 -64')).line(knots('36 -22, 30 -14, 20 -10'))
  },
})

const pomegranate = thing({
  name: 'pomegranate',
  size: [94, 114],
  habitat: 'hand',
  points: { grip: [0, -30] },
  back(p, s) {
    p.tint('rose').blob(mirrored('0 -92!, 9 -90!, 14 -112!, 2 -102!, 0 -104!'))
    p.blob(mirrored('0 -92, 26 -88, 46 -62, 44 -26, 22 -2, 0 0'))
    p.tint('blush').blob(knots('-22 -56, 0 -72, 22 -56, 26 -34, 10 -16, -12 -16, -26 -34'))
    if (fits(p, s, 10)) p.tint('vermilion')
    for (const [x, y] of knots('0 -58, -12 -44, 12 -44, -12 -28, 2 -32, 13 -27')) p.spot(x, y, 6.4)
  },
})

export const TROPICAL: readonly Thing[] = [banana, pineapple, coconut, avocado, mango, pomegranate]
