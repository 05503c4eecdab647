import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { bow, corners, fits, heart, knots, mirrored, placed, puffs, said, star } from '../shapes.ts'

/** A holly leaf with its points, growing from (x, y). */
export function holly(p: Pen, x: number, y: number, long: number, turn: number): void {
  p.tint('pine').blob(
    placed(
      mirrored('0 -1!, 0.14 -0.84, 0.34 -0.8!, 0.2 -0.62, 0.4 -0.46!, 0.2 -0.34, 0.28 -0.16!, 0.1 -0.12, 0 0!'),
      x,
      y,
      long,
      turn,
    ),
  )
  p.line(
    placed(
      [
        [0, 0],
        [0, -long * 0.7],
      ],
      x,
      y,
      1,
      turn,
    ),
  )
}

const skirt = (y0: number, y1: number, w: number, n: number): Knot[] => {
  const foot = Array.from({ length: n + 1 }, (_, i) => [w - (2 * w * i) / n, y1] as const)
  return [
    [0, y0, 1],
    [w * 0.42, y0 + (y1 - y0) * 0.62],
    [w, y1, 1],
    ...puffs(foot, 0.5, false).slice(1),
    [-w * 0.42, y0 + (y1 - y0) * 0.62],
  ]
}

export function parcel(p: Pen, x: number, y: number, w: number, h: number, tint: string, ribbon: string): void {
  p.tint(tint).box4(x - w / 2, y - h, w, h)
  p.tint(ribbon).box4(x - w * 0.1, y - h, w * 0.2, h)
  p.tint(tint).box4(x - w * 0.56, y - h - h * 0.05, w * 1.12, h * 0.24)
  p.tint(ribbon).box4(x - w * 0.1, y - h - h * 0.05, w * 0.2, h * 0.24)
  bow(p, x, y - h - h * 0.14, w * 0.3)
}

export const WINTER: readonly Thing[] = [
  thing({
    name: 'christmas tree',
    size: [156, 200],
    points: { tip: [0, -198], low: [40, -50] },
    hollow: [-40, -60, 40, 0],
    back(p, s) {
      p.tint('coral').blob(corners('-18 -16, 18 -16, 14 0, -14 0'))
      p.tint('bark').box4(-9, -34, 18, 20)
      p.tint('pine')
        .blob(skirt(-116, -28, 74, 8))
        .blob(skirt(-152, -76, 57, 6))
        .blob(skirt(-186, -116, 40, 5))
      if (!said(s, 'untopped')) star(p.tint('gamboge'), 0, -186, 17)
      if (said(s, 'bare', 'undecorated')) return
      const ribbon = (x0: number, y0: number, x1: number, y1: number) =>
        p
          .tint('straw')
          .blob(
            knots(
              `${x0} ${y0}!, ${(x0 + x1) / 2} ${(y0 + y1) / 2 + 10}, ${x1} ${y1}!, ${x1 - 2} ${y1 + 9}!, ${(x0 + x1) / 2} ${(y0 + y1) / 2 + 19}, ${x0 + 1} ${y0 + 9}!`,
            ),
          )
      ribbon(-24, -138, 14, -146)
      ribbon(-37, -100, 28, -112)
      ribbon(-52, -56, 44, -70)
      knots('-14 -122, 12 -126, -34 -84, -4 -88, 26 -90, -48 -38, -18 -40, 12 -42, 44 -44').forEach(([x, y], i) => {
        p.tint(`band${(i % 6) + 1}`).spot(x, y, 8)
      })
    },
  }),
  thing({
    name: 'snowman',
    size: [130, 190],
    points: {
      head: [0, -150],
      headTop: [0, -178],
      neck: [0, -112],
      nearHand: [62, -104],
      farHand: [-62, -104],
      grip: [62, -104],
    },
    back(p, s) {
      p.line(knots('-30 -86, -62 -104'), p.at.sw * 1.8)
        .line(knots('-50 -98, -58 -112'))
        .line(knots('30 -86, 62 -104'), p.at.sw * 1.8)
        .line(knots('50 -98, 60 -92'))
      p.tint('snow').ell(0, -40, 48, 41).ell(0, -94, 35, 31).ell(0, -136, 27, 25)
      p.tint('vermilion')
        .blob(knots('-26 -120, 0 -110, 26 -120, 28 -110, 0 -99, -28 -110'))
        .blob(corners('10 -106, 26 -110, 30 -76, 16 -74'))
      p.line(knots('18 -84, 28 -87'))
      p.ink(-10, -142, 3.4).ink(10, -142, 3.4)
      p.tint('orange').blob(corners('0 -136, 30 -130, 2 -126'))
      if (s.h > 120) for (const [x, y] of knots('-12 -124, -5 -120, 3 -119')) p.ink(x, y, 2)
      for (const y of [-92, -74, -44]) p.ink(0, y, 3.6)
      p.tint('slate')
        .blob(corners('-20 -158, -17 -186, 17 -186, 20 -158'))
        .card(-31, -162, 62, 9, 4)
        .tint('vermilion')
        .blob(corners('-20 -162, -19 -170, 19 -170, 20 -162'))
    },
  }),
  thing({
    name: 'present',
    size: [103, 110],
    points: { rim: [0, -76], grip: [-48, -40], grip2: [48, -40] },
    tops: [[-50, 50, -86]],
    hollow: [-40, -84, 40, -20],
    back(p, s) {
      if (said(s, 'open')) p.tint('umber').ell(0, -78, 44, 10)
    },
    front(p, s) {
      const tint = s.rng.pick(['cerulean', 'vermilion', 'violet', 'sap'])
      if (said(s, 'open')) {
        p.tint(tint).blob(knots('-44 -78!, 0 -70, 44 -78!, 44 0!, -44 0!')).tint('gamboge').box4(-9, -71, 18, 71)
        if (fits(p, s, 24)) bow(p.tint('gamboge'), 0, -52, 26)
        return
      }
      parcel(p, 0, 0, 92, 84, tint, 'gamboge')
      if (said(s, 'striped') || fits(p, s, 24))
        for (const [x, y] of knots('-30 -46, 30 -46, -30 -20, 30 -20')) p.tint('white').spot(x, y, 7)
    },
  }),
  thing({
    name: 'present sack',
    size: [130, 150],
    points: { rim: [0, -94], grip: [0, -110], handle: [0, -110] },
    hollow: [-40, -104, 40, -40],
    back(p) {
      parcel(p, -24, -92, 36, 34, 'cerulean', 'straw')
      parcel(p, 24, -96, 34, 30, 'sap', 'rose')
      p.tint('white').bar(knots('2 -92, 2 -136, 12 -146, 20 -136'), 4)
    },
    front(p) {
      p.tint('vermilion').blob(
        knots('-40 -100!, -20 -94, 0 -92, 20 -94, 40 -100!, 52 -70, 60 -24, 42 0, -42 0, -60 -24, -52 -70'),
      )
      p.tint('white').blob(
        puffs(
          [-44, -22, 0, 22, 44].map((x) => [x, -100] as const),
          0.5,
          false,
        ).concat([
          [44, -88],
          [0, -82],
          [-44, -88],
        ]),
      )
      p.line(knots('-30 -76, -36 -48')).line(knots('30 -76, 36 -48'))
      star(p.tint('gamboge'), 0, -40, 18)
    },
  }),
  thing({
    name: 'christmas ornament',
    size: [84, 120],
    habitat: 'air',
    points: { hook: [0, -118], grip: [0, -100] },
    back(p, s) {
      p.tint('vermilion').ell(0, -42, 41)
      p.tint('white').blob(
        knots('-39 -54!, -20 -48, 0 -46, 20 -48, 39 -54!, 40 -32!, 20 -26, 0 -24, -20 -26, -40 -32!'),
      )
      if (fits(p, s, 13)) for (const x of [-24, 0, 24]) star(p.tint('gamboge'), x, -38 + Math.abs(x) * -0.1, 9)
      p.tint('gamboge').card(-13, -96, 26, 15, 4).bar(knots('-5 -96, -6 -108, 0 -114, 6 -108, 5 -96'), 2)
      p.line(knots('-22 -68, -12 -74'))
    },
  }),
  thing({
    name: 'stocking',
    size: [92, 142],
    habitat: 'wall',
    points: { hook: [-30, -120], rim: [-8, -114] },
    hollow: [-32, -124, 16, -60],
    back(p, s) {
      p.tint('straw').bar(knots('-36 -112, -40 -122, -32 -126, -28 -116'), 2)
      if (said(s, 'empty')) return
      p.tint('white').bar(knots('6 -100, 6 -132, 16 -138, 22 -130'), 4)
      p.tint('bark').ell(-16, -122, 13)
    },
    front(p) {
      p.tint('vermilion').blob(
        knots('-38 -96!, 16 -96!, 16 -56, 22 -42, 40 -34, 48 -18, 40 -2, 18 0, -12 -2, -34 -14, -38 -36'),
      )
      p.tint('white')
        .blob(knots('22 -42, 40 -34, 48 -18, 40 -2, 24 0, 18 -16!'))
        .blob(knots('-38 -36!, -18 -28, -12 -2, -30 -8, -37 -22'))
      p.card(-44, -116, 66, 24, 10)
      heart(p.tint('straw'), -10, -68, 12)
    },
  }),
  thing({
    name: 'bell',
    size: [100, 112],
    habitat: 'hand',
    points: { grip: [0, -100], hook: [0, -110], low: [0, -4] },
    back(p, s) {
      p.tint('ochre').spot(0, -9, 10)
      p.tint('gamboge').bar(knots('-8 -94, -9 -106, 9 -106, 8 -94'), 3.4)
      p.blob(mirrored('0 -96, 18 -92, 30 -72, 34 -42, 48 -22, 46 -12!, 0 -12!'))
      p.line(knots('-38 -28, 0 -22, 38 -28')).line(knots('-20 -74, -23 -52'))
      if (said(s, 'christmas')) bow(p.tint('vermilion'), 0, -92, 24)
    },
  }),
  thing({
    name: 'nutcracker',
    size: [84, 196],
    points: { mouth: [0, -128], grip: [34, -90] },
    back(p) {
      p.tint('slate').box4(-36, -10, 72, 10)
      p.tint('cream').box4(-24, -62, 21, 40).box4(3, -62, 21, 40)
      p.tint('slate')
        .blob(knots('-27 -34!, -2 -34!, -2 -10!, -30 -10!, -30 -16'))
        .blob(knots('27 -34!, 2 -34!, 2 -10!, 30 -10!, 30 -16'))
      p.tint('vermilion')
        .blob(corners('-28 -108, 28 -108, 26 -60, -26 -60'))
        .bar(knots('-30 -100, -34 -66'), 6)
        .bar(knots('30 -100, 34 -66'), 6)
      p.tint('gamboge').box4(-27, -70, 54, 9).spot(-30, -106, 10, 6).spot(30, -106, 10, 6)
      p.line(knots('-10 -104, -10 -72'))
        .line(knots('10 -104, 10 -72'))
        .line(knots('-10 -96, 10 -96'))
        .line(knots('-10 -84, 10 -84'))
      p.tint('skin1').card(-21, -150, 42, 44, 9)
      p.tint('white').box4(-12, -126, 24, 11).line(knots('0 -126, 0 -115'))
      p.tint('white').blob(knots('-20 -112!, -10 -116, 10 -116, 20 -112!, 14 -92, 0 -86, -14 -92'))
      p.ink(-9, -140, 2.6).ink(9, -140, 2.6).line(knots('-12 -131, -4 -134, 0 -131, 4 -134, 12 -131'), p.at.sw)
      p.tint('blue').blob(corners('-22 -150, -24 -186, 24 -186, 22 -150')).tint('gamboge').box4(-24, -158, 48, 9)
      star(p, 0, -172, 8)
    },
  }),
]
