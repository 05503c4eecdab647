/** Pillars, stairs and crosses, and the buildings of worship and of old that are made of them. */
import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arched, corners, fits, holed, knots, mirrored, placed } from '../shapes.ts'
import { dome } from './castles.ts'
import { battlement, bricks } from './parts.ts'

export function pillars(p: Pen, xs: readonly number[], top: number, foot: number, w: number): void {
  for (const x of xs) {
    p.tint('cream').box4(x - w / 2, top, w, foot - top)
    p.box4(x - w * 0.72, top, w * 1.44, 7).box4(x - w * 0.72, foot - 7, w * 1.44, 7)
  }
}

export function steps(p: Pen, half: number, h: number): void {
  p.tint('stone')
    .box4(-half - 4, -h, half * 2 + 8, h / 2)
    .box4(-half - 12, -h / 2, half * 2 + 24, h / 2)
}

/** A cross with arms of the same length. */
export function cross(p: Pen, x: number, y: number, r: number, w: number): void {
  p.blob(
    placed(
      corners(
        `${-w} ${-r}, ${w} ${-r}, ${w} ${-w}, ${r} ${-w}, ${r} ${w}, ${w} ${w}, ${w} ${r}, ${-w} ${r}, ${-w} ${w}, ${-r} ${w}, ${-r} ${-w}, ${-w} ${-w}`,
      ),
      x,
      y,
    ),
  )
}

const minaret = (p: Pen, x: number, h: number, w: number) => {
  p.tint('cream').box4(x - w / 2, -h, w, h)
  p.box4(x - w * 0.8, -h * 0.74, w * 1.6, 8).box4(x - w * 0.7, -h - 4, w * 1.4, 8)
  dome(p, x, -h - 4, w * 1.15, 'aqua')
}

const crescent = (p: Pen, x: number, y: number) =>
  p.tint('gamboge').blob(placed(knots('2 -9!, -6 -6, -8 2, -2 8, 6 6!, 0 3, -2 -3'), x, y))

const curvedRoof = (p: Pen, w: number, y: number, top: number, tint = 'viridian') =>
  p
    .tint(tint)
    .as('roof')
    .blob(
      mirrored(
        `0 ${top}!, ${w * 0.36} ${top}!, ${w * 0.56} ${y - 9}, ${w} ${y - 14}!, ${w * 0.86} ${y}, ${w * 0.5} ${y + 3}, 0 ${y + 4}`,
      ),
    )

export const STONES: readonly Thing[] = [
  thing({
    name: 'mosque',
    size: [240, 200],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -170] },
    hollow: [-18, -44, 18, 0],
    back(p) {
      p.tint('umber').blob(arched(0, 0, 46, 60))
      minaret(p, -98, 148, 22)
      minaret(p, 98, 148, 22)
    },
    front(p) {
      dome(p, -50, -70, 46, 'aqua')
      dome(p, 50, -70, 46, 'aqua')
      p.tint('cream').box4(-34, -92, 68, 22)
      dome(p, 0, -90, 76, 'teal', false)
      crescent(p, 0, -186)
      holed(p.tint('cream'), corners('-80 -74, 80 -74, 80 0, -80 0'), arched(0, 0, 40, 54))
      p.tint('sand').box4(-86, -80, 172, 9)
      p.tint('aqua').blob([...arched(0, 0, 56, 66), ...arched(0, 0, 40, 54).reverse()])
      if (p.fits(12))
        for (const x of [-66, -44, 44, 66]) p.tint('gamboge').blob(placed(corners('0 -6, 6 0, 0 6, -6 0'), x, -64))
      for (const x of [-64, -41, 41, 64]) p.tint('glass').blob(arched(x, -24, 18, 32))
    },
  }),
  thing({
    name: 'temple',
    size: [220, 170],
    points: { rim: [0, -16], door: [0, 0], roof: [0, -166] },
    tops: [[-30, 30, -160]],
    hollow: [-20, -62, 20, -16],
    back: (p) => void p.tint('umber').box4(-24, -80, 48, 66),
    front(p) {
      p.tint('cream').box4(-84, -84, 60, 70).box4(24, -84, 60, 70)
      pillars(p, [-76, -36, 36, 76], -84, -14, 13)
      curvedRoof(p, 108, -84, -120, 'coral')
      p.tint('cream').box4(-40, -132, 80, 20)
      curvedRoof(p, 66, -128, -160, 'coral')
      p.tint('gamboge').spot(0, -166, 6)
      for (const x of [-52, 0, 52]) p.line(knots(`${x * 0.6} -118, ${x} -92`))
      steps(p, 84, 14)
    },
  }),
  thing({
    name: 'pagoda',
    size: [190, 250],
    points: { rim: [0, -6], door: [0, 0], roof: [0, -246] },
    tops: [[-20, 20, -210]],
    hollow: [-14, -36, 14, -6],
    back(p) {
      p.line(knots('0 -208, 0 -248'), p.at.sw * 1.3)
      p.tint('gamboge').spot(0, -226, 6)
      for (const [y, w] of [
        [-182, 28],
        [-128, 42],
        [-70, 56],
      ] as const) {
        p.tint('cream').box4(-w * 0.8, y, w * 1.6, 48)
        for (const x of [-0.45, 0, 0.45]) p.tint('glass').box4(x * w * 1.2 - 7, y + 14, 14, 20)
      }
      p.tint('umber').blob(arched(0, -8, 32, 40))
    },
    front(p) {
      for (const [y, w] of [
        [-182, 54],
        [-128, 72],
        [-72, 92],
      ] as const)
        curvedRoof(p, w, y, y - 28, 'vermilion')
      p.tint('vermilion')
      steps(p, 60, 12)
    },
  }),
  thing({
    name: 'torii gate',
    size: [190, 150],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -146] },
    tops: [[-80, 80, -140]],
    hollow: [-50, -90, 50, 0],
    back() {},
    front(p) {
      p.tint('vermilion')
        .blob(corners('-66 0, -60 -120, -46 -120, -46 0'))
        .blob(corners('66 0, 60 -120, 46 -120, 46 0'))
      p.box4(-76, -98, 152, 13).box4(-10, -124, 20, 28)
      p.tint('slate').blob(
        knots('-94 -146!, -50 -138, 0 -136, 50 -138, 94 -146!, 88 -130!, 48 -124, 0 -122, -48 -124, -88 -130!'),
      )
      p.tint('stone').box4(-72, -12, 32, 12).box4(40, -12, 32, 12)
    },
  }),
  thing({
    name: 'taj mahal',
    size: [260, 190],
    points: { rim: [0, -14], door: [0, -14], roof: [0, -180] },
    hollow: [-18, -56, 18, -14],
    back(p) {
      for (const x of [-112, 112]) minaret(p, x, 128, 16)
      p.tint('mist').blob(arched(0, -14, 48, 62))
    },
    front(p) {
      for (const x of [-46, 46]) dome(p, x, -92, 32, 'white')
      p.tint('white').box4(-30, -108, 60, 16)
      dome(p, 0, -106, 66, 'white')
      holed(p.tint('cream'), corners('-36 -98, 36 -98, 36 -14, -36 -14'), arched(0, -14, 42, 58))
      p.tint('cream')
        .blob(corners('-36 -90, -70 -90, -84 -78, -84 -14, -36 -14'))
        .blob(corners('36 -90, 70 -90, 84 -78, 84 -14, 36 -14'))
      for (const x of [-60, 60]) for (const y of [-56, -18]) p.tint('mist').blob(arched(x, y, 22, 28))
      p.tint('sand').box4(-126, -14, 252, 14)
    },
  }),
  thing({
    name: 'pyramid',
    size: [220, 140],
    points: { door: [-20, 0], tip: [0, -138] },
    tops: [[-8, 8, -134]],
    back(p, s) {
      p.tint('sand').blob(corners('0 -138, 106 0, 46 0')).tint('straw').blob(corners('0 -138, 46 0, -106 0'))
      for (const t of [0.28, 0.5, 0.72]) {
        const y = -138 * (1 - t)
        p.line(knots(`${-106 * t} ${y}, ${46 * t} ${y}, ${106 * t} ${y}`).map(([a, b]) => [a, b, 1] as const))
      }
      for (const [x, y] of knots('-60 -12, -20 -12, 14 -14, -40 -44, -4 -44, -18 -76, 8 -74'))
        p.line(knots(`${x} ${y - 8}, ${x} ${y + 8}`))
      if (fits(p, s, 10)) p.tint('umber').blob(corners('-34 0, -34 -22, -14 -22, -14 0'))
    },
  }),
  thing({
    name: 'colosseum',
    size: [260, 140],
    hollow: [-60, -106, 60, -60],
    points: { rim: [0, -96], door: [0, 0] },
    back(p) {
      p.tint('sand').blob(knots('-120 -92!, -90 -120, -40 -134, 30 -136, 90 -122, 120 -92!, 60 -76, -60 -76'))
    },
    front(p) {
      p.tint('sand').blob(
        knots('-122 -4!, -122 -96!, -70 -84, 0 -80, 30 -82, 42 -98!, 80 -104, 122 -96!, 122 -4!, 60 0, -60 0'),
      )
      p.line(knots('-122 -50, -60 -42, 0 -40, 60 -42, 122 -50'))
      for (const x of [-100, -62, -22, 20, 60, 98]) {
        const lift = Math.abs(x) * 0.08
        p.tint('umber')
          .blob(arched(x, -4 - lift * 0.2, 22, 32))
          .blob(arched(x, -50 - lift, 20, 26))
      }
    },
  }),
  thing({
    name: 'great wall',
    size: [280, 122],
    tops: [
      [-130, -72, -80],
      [-10, 56, -84],
      [100, 136, -106],
    ],
    points: { door: [0, 0] },
    back(p, s) {
      p.tint('land').blob(knots('-140 0!, -120 -40, -70 -56, -20 -34, 30 -38, 90 -70, 140 -60, 140 0!'))
      const wall = (x0: number, y0: number, x1: number, y1: number, n: number): Knot[] =>
        battlement(x0, x1, 0, n, 10).map(([x, y]) => [x, y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) + y, 1] as const)
      p.tint('sand').blob([...wall(-138, -66, -54, -74, 7), [-54, -24, 1], [-138, -16, 1]])
      p.blob([...wall(-28, -70, 64, -76, 7), [64, -20, 1], [-28, -16, 1]])
      p.blob([...wall(96, -90, 138, -104, 4), [138, -40, 1], [96, -34, 1]])
      for (const [x, y] of [
        [-42, -16],
        [80, -24],
      ] as const) {
        p.blob(placed([...battlement(-26, 26, -86, 4, 11), [28, 0, 1], [-28, 0, 1]], x, y))
        p.tint('umber')
          .blob(arched(x, y - 40, 18, 24))
          .tint('sand')
      }
      bricks(p, s, '-106 -46, 20 -44, -80 -34', 10)
      p.tint('land').blob(knots('-140 0!, -110 -18, -40 -10, 20 -20, 90 -12, 140 -22!, 140 0!'))
    },
  }),
]
