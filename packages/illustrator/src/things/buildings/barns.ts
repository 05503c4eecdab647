import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arched, corners, fits, holed, knots, mirrored, placed, puffs } from '../shapes.ts'
import { gable, longRoof } from './parts.ts'

const cross = (p: Pen, x0: number, y0: number, x1: number, y1: number) =>
  p.line(knots(`${x0} ${y0}, ${x1} ${y1}`)).line(knots(`${x1} ${y0}, ${x0} ${y1}`))

function barnBack(p: Pen): void {
  p.tint('umber').box4(-32, -58, 64, 58)
}

/** The front of a barn with a gambrel roof; its doors stand open for whoever looks out. */
function barnFront(p: Pen, s: Spot): void {
  holed(
    p.tint('barn'),
    corners('-70 -80, -50 -118, 0 -142, 50 -118, 70 -80, 70 0, -70 0'),
    corners('-28 -54, 28 -54, 28 0, -28 0'),
  )
  if (fits(p, s, 12)) for (const x of [-46, 46]) p.line(knots(`${x} -112, ${x} -60`))
  p.tint('white').blob(
    corners('-82 -74, -56 -124, 0 -150, 56 -124, 82 -74, 72 -70, 50 -114, 0 -138, -50 -114, -72 -70'),
  )
  p.tint('straw').box4(-15, -112, 30, 30)
  cross(p, -15, -112, 15, -82)
  p.tint('white').box4(-34, -62, 68, 8)
  for (const side of [1, -1]) {
    p.tint('barn').box4(side > 0 ? 28 : -62, -54, 34, 54)
    cross(p, side * 28, -54, side * 62, 0)
  }
}

function silo(p: Pen, x: number, h: number): void {
  p.tint('stone').box4(x - 20, -h, 40, h)
  p.tint('slate').blob(
    knots(`${x - 22} ${-h}!, ${x - 16} ${-h - 18}, ${x} ${-h - 26}, ${x + 16} ${-h - 18}, ${x + 22} ${-h}!`),
  )
  for (const y of [0.25, 0.5, 0.75]) p.line(knots(`${x - 20} ${-h * y}, ${x} ${-h * y + 4}, ${x + 20} ${-h * y}`))
}

export function pickets(p: Pen, x0: number, x1: number, h: number, n: number): void {
  p.tint('fence')
    .box4(x0, -h * 0.72, x1 - x0, h * 0.13)
    .box4(x0, -h * 0.34, x1 - x0, h * 0.13)
  const w = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const x = x0 + w * (i + 0.5)
    p.blob(
      corners(
        `${x - w * 0.34} 0, ${x - w * 0.34} ${-h * 0.84}, ${x} ${-h}, ${x + w * 0.34} ${-h * 0.84}, ${x + w * 0.34} 0`,
      ),
    )
  }
}

export const BARNS: readonly Thing[] = [
  thing({
    name: 'barn',
    size: [220, 160],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -148] },
    tops: [[-14, 14, -148]],
    hollow: [-28, -54, 28, 0],
    back(p) {
      silo(p, 92, 118)
      barnBack(p)
    },
    front: barnFront,
  }),
  thing({
    name: 'farm',
    size: [333, 151],
    points: { rim: [-40, 0], door: [-40, 0], roof: [-40, -148] },
    tops: [[-54, -26, -148]],
    hollow: [-68, -54, -12, 0],
    back(p) {
      silo(p, 52, 126)
      p.tint('crown2').bar(knots('130 0, 130 -50'), 5)
      p.blob(
        puffs(
          knots('100 -60, 102 -96, 130 -112, 158 -96, 160 -60, 130 -46').map(([x, y]) => [x, y] as const),
          0.5,
        ),
      )
      p.tint('umber').box4(-72, -58, 64, 58)
    },
    front(p) {
      const x = -40
      holed(
        p.tint('barn'),
        placed(corners('-70 -80, -50 -118, 0 -142, 50 -118, 70 -80, 70 0, -70 0'), x, 0),
        placed(corners('-28 -54, 28 -54, 28 0, -28 0'), x, 0),
      )
      p.tint('white').blob(
        placed(corners('-82 -74, -56 -124, 0 -150, 56 -124, 82 -74, 72 -70, 50 -114, 0 -138, -50 -114, -72 -70'), x, 0),
      )
      p.tint('straw').box4(x - 15, -112, 30, 30)
      cross(p, x - 15, -112, x + 15, -82)
      for (const side of [1, -1]) {
        p.tint('barn').box4(side > 0 ? x + 28 : x - 62, -54, 34, 54)
        cross(p, x + side * 28, -54, x + side * 62, 0)
      }
      pickets(p, 32, 164, 44, 5)
      pickets(p, -164, -112, 44, 2)
    },
  }),
  thing({
    name: 'stable',
    size: [190, 140],
    points: { rim: [-36, -36], door: [-36, 0], roof: [0, -134] },
    hollow: [-58, -78, -14, -12.9],
    back(p) {
      p.tint('umber').box4(-62, -84, 52, 84)
    },
    front(p, s) {
      holed(p.tint('wood'), corners('-78 -88, 78 -88, 78 0, -78 0'), corners('-58 -78, -14 -78, -14 -40, -58 -40'))
      gable(p, s, -94, 94, -84, -136, 'roof')
      p.tint('ochre').box4(-58, -40, 44, 40).box4(14, -78, 44, 78)
      cross(p, -58, -40, -14, 0)
      p.line(knots('14 -40, 58 -40'))
      cross(p, 14, -40, 58, 0)
      p.tint('stone').blob(knots('-8 -112!, -12 -104, -6 -94, 6 -94, 12 -104, 8 -112!, 3 -106, 0 -102, -3 -106'))
    },
  }),
  thing({
    name: 'fence',
    size: [200, 74],
    tops: [[-90, 90, -70]],
    points: { grip: [0, -60] },
    back: (p) => pickets(p, -98, 98, 74, 8),
  }),
  thing({
    name: 'doghouse',
    size: [124, 116],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -112] },
    tops: [[-12, 12, -112]],
    hollow: [-22, -50, 22, 0],
    back(p) {
      p.tint('umber').blob(arched(0, 0, 48, 56))
    },
    front(p, s) {
      holed(p.tint('coral'), corners('-48 -66, 0 -104, 48 -66, 48 0, -48 0'), arched(0, 0, 42, 52))
      p.tint('cerulean').blob(corners('-62 -60, 0 -114, 62 -60, 52 -50, 0 -94, -52 -50'))
      if (fits(p, s, 14))
        p.tint('white').blob(
          placed(
            knots('-13 -5, -9 -9, -5 -4, 5 -4, 9 -9, 13 -5, 10 0, 13 5, 9 9, 5 4, -5 4, -9 9, -13 5, -10 0'),
            0,
            -68,
          ),
        )
    },
  }),
  thing({
    name: 'birdhouse',
    size: [90, 128],
    habitat: 'air',
    points: { hook: [0, -126], door: [0, -50], rim: [0, -42] },
    tops: [
      [-12, 12, -110],
      [-8, 8, -30],
    ],
    hollow: [-16, -66, 16, -28.8],
    back(p) {
      p.line(knots('0 -108, 0 -126'), p.at.sw * 1.2)
      p.tint('umber').ell(0, -52, 18)
    },
    front(p) {
      holed(
        p.tint('gamboge'),
        corners('-32 -76, 0 -104, 32 -76, 28 -8, -28 -8'),
        mirrored('0 -67, 10 -63, 15 -52, 10 -41, 0 -37'),
      )
      p.tint('cerulean').blob(corners('-44 -72, 0 -112, 44 -72, 36 -64, 0 -96, -36 -64'))
      p.tint('wood').card(-34, -12, 68, 10, 4).bar(knots('0 -26, 0 -26.1'), 4)
    },
  }),
  thing({
    name: 'greenhouse',
    size: [160, 140],
    points: { rim: [0, -10], door: [0, 0], roof: [0, -136] },
    hollow: [-70, -70, 70, -10],
    back(p, s) {
      p.tint('glass').blob(corners('-80 -74, 0 -136, 80 -74, 80 0, -80 0'))
      p.tint('leaf')
      for (const x of [-58, -40, 42, 60]) {
        p.blob(placed(mirrored('0 -30!, 9 -18, 0 0!'), x, -16, 1, -20)).blob(
          placed(mirrored('0 -30!, 9 -18, 0 0!'), x, -16, 1, 20),
        )
        p.tint('coral')
          .blob(corners(`${x - 9} -16, ${x + 9} -16, ${x + 6} 0, ${x - 6} 0`))
          .tint('leaf')
      }
      if (s.h < 60) return
      for (const x of [-52, -26, 26, 52]) p.line(knots(`${x} ${-136 + Math.abs(x) * 0.775}, ${x} -44`))
      p.line(knots('-80 -74, 80 -74'))
        .line(knots('-42 -104, 42 -104'))
        .line(knots('-80 -44, -20 -44'))
        .line(knots('20 -44, 80 -44'))
    },
    front(p) {
      p.tint('mint').box4(-20, -62, 40, 62).line(knots('0 -62, 0 0')).line(knots('-20 -32, 20 -32'))
    },
  }),
  thing({
    name: 'garage',
    size: [180, 120],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -116] },
    tops: [[-60, 60, -112]],
    hollow: [-50, -66, 50, 0],
    back(p) {
      p.tint('slate').box4(-56, -72, 112, 72)
    },
    front(p, s) {
      holed(p.tint('wall'), corners('-78 -84, 78 -84, 78 0, -78 0'), corners('-54 -70, 54 -70, 54 0, -54 0'))
      longRoof(p, s, -92, 92, -82, -118, 18)
      p.tint('stone')
      for (const y of [-70, -58, -46]) p.box4(-54, y, 108, 13)
      p.tint('straw').spot(66, -56, 7)
    },
  }),
]
