import type { Spot, Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, corners, face, fits, knots, mirrored, placed, said, star } from '../shapes.ts'

/** A sun with rays; with a face where it is large enough to smile. */
function sunDisc(p: Pen, s: Spot, x: number, y: number, r: number): void {
  p.tint('sun')
  for (let i = 0; i < 12; i++)
    p.blob(
      placed(
        i % 2 ? mirrored('0 -1.5!, 0.16 -1.14, 0 -1.1') : mirrored('0 -1.72!, 0.2 -1.16, 0 -1.1'),
        x,
        y,
        r,
        i * 30,
      ),
    )
  p.ell(x, y, r)
  if (s.detail === 'intricate' && fits(p, s, r * 0.5)) p.tint('straw').ell(x, y, r * 0.8)
  face(p, x, y, r * 0.6)
}

export function crescentMoon(p: Pen, x: number, y: number, r: number, side = 1): void {
  const arc = (cx: number, rx: number, from: number, to: number): Knot[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = from + ((to - from) * i) / 12
      return [cx + rx * Math.cos(a), rx * Math.sin(a), i === 0 || i === 12 ? 1 : 0]
    })
  // Two circles that meet in the tips.
  const outline = [...arc(0, 1, -0.81, 0.81 - 2 * Math.PI), ...arc(0.5, 0.754, 1.32, 2 * Math.PI - 1.32).slice(1, -1)]
  p.tint('moon').blob(
    placed(
      outline.map(([u, v, c]): Knot => [u * side, v, c ?? 0]),
      x,
      y,
      r,
    ),
  )
}

function craters(p: Pen, x: number, y: number, r: number): void {
  for (const [u, v, q] of [
    [-0.4, -0.36, 0.2],
    [0.38, -0.1, 0.26],
    [-0.2, 0.42, 0.22],
    [0.3, 0.6, 0.12],
    [0.2, -0.62, 0.13],
  ] as const)
    p.ell(x + u * r, y + v * r, q * r)
}

export const drop = (p: Pen, x: number, y: number, k: number, tint = 'water') =>
  p.tint(tint).blob(placed(mirrored('0 -20!, 7 -6, 10 4, 6 13, 0 15'), x, y, k))

/** One arm of a snowflake, repeated six times. */
export function flake(p: Pen, x: number, y: number, r: number): void {
  for (let i = 0; i < 6; i++) {
    const at = (text: string) => placed(knots(text), x, y, r, i * 60)
    p.line(at('0 0, 0 -1'), p.at.sw * (r * p.at.scale > 40 ? 1.2 : 0.85))
    if (r * p.at.scale < 30) continue
    p.line(at('-0.26 -0.86, 0 -0.62, 0.26 -0.86').map(([u, v]) => [u, v, 1] as const)).line(
      at('-0.2 -0.52, 0 -0.34, 0.2 -0.52').map(([u, v]) => [u, v, 1] as const),
    )
  }
}

/** The upper half of a ring as a closed outline. */
export const half = (r: number, inner: number): Knot[] => {
  const arc = (q: number, corner: 0 | 1) =>
    Array.from(
      { length: 13 },
      (_, i): Knot => [
        -Math.cos((i * Math.PI) / 12) * q,
        -Math.sin((i * Math.PI) / 12) * q,
        i === 0 || i === 12 ? 1 : corner,
      ],
    )
  return [...arc(r, 0), ...arc(inner, 0).reverse()]
}

export const SKY: readonly Thing[] = [
  thing({
    name: 'sun',
    size: [129, 150],
    habitat: 'sky',
    points: { grip: [0, -75] },
    back: (p, s) => sunDisc(p, s, 0, -75, 43),
  }),
  thing({
    name: 'moon',
    size: [110, 120],
    habitat: 'sky',
    points: { seat: [18, -22], low: [10, -2], tip: [40, -102] },
    tops: [[0, 34, -20]],
    back(p) {
      crescentMoon(p, 0, -60, 58)
      p.ink(-34, -68, 3.6, 4.8).light(-33, -70, 1.4).line(knots('-34 -48, -27 -43, -20 -46'))
    },
  }),
  thing({
    name: 'crescent moon',
    size: [110, 120],
    habitat: 'sky',
    points: { seat: [18, -22], low: [10, -2], tip: [40, -102] },
    tops: [[0, 34, -20]],
    back(p) {
      crescentMoon(p, 0, -60, 58)
      star(p.tint('star'), 34, -60, 16)
    },
  }),
  thing({
    name: 'full moon',
    size: [120, 120],
    habitat: 'sky',
    points: {},
    tops: [[-24, 24, -116]],
    back(p) {
      p.tint('moon').ell(0, -60, 58)
      craters(p, 0, -60, 58)
    },
  }),
  thing({
    name: 'star',
    size: [110, 116],
    habitat: 'sky',
    points: { grip: [0, -50], hook: [0, -114] },
    tops: [[-40, 40, -74]],
    back(p, s) {
      const rim = around(0, -58, 58, 58, 10)
      p.tint('gamboge').blob(rim.map(([x, y], i): Knot => (i % 2 ? [x * 0.52, -58 + (y + 58) * 0.52] : [x, y])))
      if (s.h > 90 && !said(s, 'plain')) face(p, 0, -56, 20)
    },
  }),
  thing({
    name: 'shooting star',
    size: [190, 110],
    habitat: 'sky',
    points: { seat: [44, -74] },
    back(p) {
      for (const [path, tint] of [
        ['30 -92!, -30 -64, -90 -12!, -40 -54, 26 -74!', 'straw'],
        ['26 -74!, -30 -40, -72 -2!, -20 -30, 36 -54!', 'peach'],
        ['40 -56!, 0 -24, -36 0!, 20 -14, 56 -44!', 'straw'],
      ] as const)
        p.tint(tint).blob(knots(path))
      star(p.tint('gamboge'), 52, -70, 40, 5, 0.5, 16)
    },
  }),
  thing({
    name: 'sunrise',
    size: [216, 124],
    habitat: 'sky',
    points: {},
    back(p) {
      p.tint('sun')
      for (let i = -3; i <= 3; i++) p.blob(placed(mirrored('0 -84!, 9 -60, 0 -56'), 0, -40, 1, i * 26))
      p.ell(0, -40, 48)
      face(p, 0, -60, 26)
      p.tint('land').blob(knots('-108 0!, -90 -26, -50 -38, 0 -30, 50 -40, 90 -28, 108 0!'))
      p.line(knots('-60 -20, -40 -26, -20 -20')).line(knots('30 -16, 50 -22, 70 -16'))
    },
  }),
  thing({
    name: 'sunset',
    size: [216, 116],
    habitat: 'sky',
    points: {},
    tops: [[-90, 90, -34]],
    back(p) {
      p.tint('sun')
      for (let i = -3; i <= 3; i++) p.blob(placed(mirrored('0 -80!, 8 -60, 0 -56'), 0, -36, 1, i * 26))
      p.blob(half(48, 0.1).map(([x, y, c]): Knot => [x, y - 34, c ?? 0]))
      p.tint('water').blob(corners('-108 -36, 108 -36, 108 0, -108 0'))
      p.tint('straw').card(-40, -30, 80, 9, 4).card(-26, -18, 52, 9, 4)
      p.line(knots('-92 -24, -66 -24')).line(knots('66 -14, 92 -14')).line(knots('-80 -10, -56 -10'))
    },
  }),
  thing({
    name: 'constellation',
    size: [188, 125],
    habitat: 'sky',
    points: {},
    back(p) {
      const at = knots('-84 -98, -50 -112, -22 -90, 10 -70, 18 -26, 72 -22, 80 -66')
      p.line([...at.map(([x, y]): Knot => [x, y, 1]), [10, -70, 1]])
      for (const [x, y] of at) star(p.tint('star'), x, y, 13)
    },
  }),
  thing({
    name: 'moon phase',
    size: [250, 70],
    habitat: 'sky',
    points: {},
    back(p) {
      crescentMoon(p, -96, -35, 24)
      crescentMoon(p, 96, -35, 24, -1)
      p.tint('moon').blob(knots('-46 -62!, -60 -54, -67 -35, -60 -16, -46 -8!')).ell(0, -35, 32)
      craters(p, 0, -35, 32)
      p.tint('moon').blob(knots('46 -62!, 60 -54, 67 -35, 60 -16, 46 -8!'))
    },
  }),
  thing({
    name: 'eclipse',
    size: [150, 150],
    habitat: 'sky',
    points: {},
    back(p) {
      p.tint('sun')
      for (let i = 0; i < 16; i++)
        p.blob(placed(i % 2 ? mirrored('0 -62!, 8 -48, 0 -46') : mirrored('0 -74!, 9 -48, 0 -46'), 0, -75, 1, i * 22.5))
      p.ell(0, -75, 48).tint('slate').ell(7, -79, 39)
    },
  }),
  thing({
    name: 'northern lights',
    size: [220, 150],
    habitat: 'sky',
    points: {},
    back(p) {
      const veil = (y: number, h: number, tint: string) => {
        const top = knots('-104 0, -70 -16, -40 6, 0 -12, 40 8, 76 -12, 104 0')
        p.tint(tint).blob([
          ...top.map(([x, v]): Knot => [x, y + v - h]),
          ...top.map(([x, v]): Knot => [x, y + v]).reverse(),
        ])
        for (const x of [-70, -36, 0, 38, 74]) p.line(knots(`${x} ${y - h + 10}, ${x} ${y - 12}`))
      }
      veil(-64, 66, 'violet')
      veil(-40, 48, 'aqua')
      veil(-14, 38, 'lime')
      for (const [x, y] of knots('-96 -136, 100 -140')) star(p.tint('star'), x, y, 9)
    },
  }),
  thing({
    name: 'night sky',
    size: [202, 130],
    habitat: 'sky',
    points: {},
    back(p) {
      crescentMoon(p, -54, -76, 42)
      for (const [x, y, r] of [
        [18, -108, 15],
        [70, -82, 18],
        [28, -50, 14],
        [86, -28, 13],
        [-20, -20, 13],
        [-92, -118, 11],
      ] as const)
        star(p.tint('star'), x, y, r)
      for (const [x, y] of knots('46 -116, 50 -26, -4 -60, 94 -112, -80 -14')) p.ink(x, y, 3)
    },
  }),
]
