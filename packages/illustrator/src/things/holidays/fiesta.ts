import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import {
  around,
  bloom,
  candle,
  corners,
  drips,
  fits,
  heart,
  knots,
  leaf,
  mirrored,
  placed,
  puffs,
  spiral,
} from '../shapes.ts'

const SKULL = mirrored('0 -112, 26 -108, 46 -84, 46 -56, 34 -38, 28 -30!, 26 -6, 16 0, 0 0')

/** A friendly skull, k times its size, with flowers around the eyes where it is a sugar one. */
export function calavera(p: Pen, x: number, y: number, k: number, sugar: boolean): void {
  const at = (outline: readonly Knot[]) => placed(outline, x, y, k)
  p.tint('white').blob(at(SKULL))
  for (const side of [-1, 1]) {
    const ex = x + side * 19 * k
    const ey = y - 62 * k
    if (sugar) p.tint(side > 0 ? 'rose' : 'cerulean').blob(puffs(around(ex, ey, 13 * k, 13 * k, 8), 0.7))
    p.tint(sugar ? 'straw' : 'slate').ell(ex, ey, (sugar ? 10 : 12) * k, (sugar ? 10 : 13) * k)
    if (sugar) p.ink(ex, ey, 4.4 * k).light(ex + 1.4 * k, ey - 1.4 * k, 1.4 * k)
  }
  p.tint(sugar ? 'violet' : 'slate').blob(placed(mirrored('0 -44!, 4 -40, 6 -33!, 0 -36!'), x, y, k))
  p.line(at(knots('-22 -20, -10 -16, 0 -15, 10 -16, 22 -20')))
  for (const dx of [-12, 0, 12]) p.line(at(knots(`${dx} -22, ${dx} -9`)))
  if (!sugar) return
  heart(p.tint('vermilion'), x, y - 92 * k, 9 * k)
  if (k * p.at.scale < 0.9) return
  for (const side of [-1, 1]) {
    spiral(p, x + side * 34 * k, y - 38 * k, 6 * k, 1.1, side > 0 ? 0 : 180)
    p.line(at(knots(`${side * 16} -104, ${side * 26} -94, ${side * 36} -86`)))
  }
}

const marigold = (p: Pen, x: number, y: number, r: number) => {
  p.tint('orange').blob(puffs(around(x, y, r * 0.86, r * 0.86, 9), 0.6))
  if (r * p.at.scale > 17) p.blob(puffs(around(x, y, r * 0.45, r * 0.45, 6), 0.6))
}

export const FIESTA: readonly Thing[] = [
  thing({
    name: 'sugar skull',
    size: [100, 114],
    habitat: 'hand',
    points: { grip: [0, -30], headTop: [0, -110] },
    back(p) {
      calavera(p, 0, 0, 1, true)
      marigold(p, -30, -98, 14)
      marigold(p, 30, -98, 14)
    },
  }),
  thing({
    name: 'skull',
    size: [96, 114],
    habitat: 'hand',
    points: { grip: [0, -30] },
    back: (p) => calavera(p, 0, 0, 1, false),
  }),
  thing({
    name: 'papel picado',
    size: [220, 96],
    habitat: 'wall',
    points: { grip: [-108, -90], grip2: [108, -90] },
    back(p, s) {
      p.line(knots('-110 -94, -56 -86, 0 -84, 56 -86, 110 -94'), p.at.sw * 1.2)
      for (const [x, tint] of [
        [-70, 'rose'],
        [0, 'gamboge'],
        [70, 'cerulean'],
      ] as const) {
        p.tint(tint).blob([
          [x - 31, -86, 1],
          [x + 31, -86, 1],
          [x + 31, -20, 1],
          ...drips(x - 31, x + 31, -20, [13, 13, 13, 13]),
          [x - 31, -20, 1],
        ])
        p.tint('white')
        if (x) {
          bloom(p, x, -50, 17, 6, 0.36, 'white', 'white')
        } else heart(p, x, -50, 17)
        if (fits(p, s, 12))
          for (const [dx, dy] of knots('-22 -76, 22 -76, -22 -26, 22 -26'))
            p.tint('white').blob(placed(corners('0 -7, 7 0, 0 7, -7 0'), x + dx, dy))
      }
    },
  }),
  thing({
    name: 'ofrenda',
    size: [210, 210],
    points: { rim: [0, -120] },
    tops: [
      [-50, 50, -118],
      [-80, 80, -70],
      [-100, 100, -26],
    ],
    back(p) {
      p.tint('orange')
      const arch = around(0, -118, 66, 80, 22).filter(([, y]) => y < -112)
      p.tint('leaf').bar(knots('-66 -110, -62 -150, -40 -184, 0 -198, 40 -184, 62 -150, 66 -110'), 5)
      for (const [x, y] of arch) marigold(p, x, y, 13)
      p.tint('gamboge').box4(-22, -176, 44, 50).tint('cream').box4(-15, -169, 30, 36)
      p.tint('skin2').ell(0, -152, 9).tint('hair1').blob(knots('-9 -154!, -7 -163, 0 -166, 7 -163, 9 -154!'))
      p.tint('rose').box4(-56, -122, 112, 44)
      for (const x of [-40, 40]) candle(p, x, -122, 11, 26, 'white')
      p.tint('violet')
        .blob([
          [-84, -78, 1],
          [84, -78, 1],
          [84, -58, 1],
          ...drips(-84, 84, -58, [10, 10, 10, 10, 10, 10, 10]),
          [-84, -58, 1],
        ])
        .box4(-84, -78, 168, 12)
      p.tint('violet').box4(-80, -50, 160, 24)
      calavera(p, -30, -78, 0.34, true)
      calavera(p, 30, -78, 0.34, true)
      marigold(p, 0, -86, 10)
      p.tint('ochre').blob(placed(knots('-18 0!, -18 -10, 0 -18, 18 -10, 18 0!'), -62, -78))
      p.tint('vermilion').ell(62, -88, 10)
      p.tint('cerulean').box4(-104, -30, 208, 30)
      p.tint('white').blob([[-104, -30, 1], [104, -30, 1], ...drips(-104, 104, -22, [12, 12, 12, 12, 12, 12, 12, 12])])
      for (const x of [-84, -56, 56, 84]) candle(p, x, -30, 10, 20, 'straw')
      marigold(p, -22, -36, 11)
      marigold(p, 22, -36, 11)
    },
  }),
  thing({
    name: 'chinese dragon',
    size: [270, 170],
    points: { mouth: [112, -92], low: [0, -30], grip: [-30, -20], back: [-30, -104] },
    back(p) {
      p.tint('gamboge')
      for (const [x, y] of knots('-104 -46, -60 -40, -14 -44, 30 -46'))
        p.tint('wood').bar(knots(`${x} ${y}, ${x} -2`), 2.6)
      p.tint('fire').blob(knots('-120 -100!, -134 -124, -122 -140!, -116 -126, -102 -134!, -104 -112, -96 -98!'))
      p.tint('vermilion').bar(
        knots('-112 -96, -118 -66, -94 -48, -66 -64, -52 -96, -24 -108, 0 -92, 10 -58, 38 -50, 58 -76, 66 -104'),
        18,
      )
      for (const [x, y, turn] of [
        [-92, -76, -30],
        [-52, -118, -40],
        [-20, -132, 0],
        [16, -108, 50],
        [44, -74, -30],
      ] as const)
        p.tint('gamboge').blob(placed(mirrored('0 -16!, 8 0!, 0 2'), x, y, 1, turn))
      for (const [x, y] of knots('-104 -62, -76 -58, -58 -88, -30 -106, 0 -88, 14 -62, 40 -54'))
        p.line(placed(knots('-8 -6, 0 5, 8 -6'), x, y))
      p.tint('gamboge').blob(puffs(around(78, -114, 36, 36, 10), 0.6))
      p.tint('fire')
        .blob(knots('62 -142!, 52 -166, 66 -158, 72 -144!'))
        .blob(knots('90 -144!, 92 -168, 102 -156, 100 -140!'))
      p.tint('vermilion').blob(
        knots(
          '56 -118, 62 -138, 84 -144, 104 -132, 124 -122, 130 -108, 116 -102!, 96 -100!, 116 -92!, 122 -84, 104 -76, 78 -80, 60 -94',
        ),
      )
      p.tint('white').ell(86, -126, 10)
      p.ink(88, -125, 4.5)
      p.tint('white').blob(corners('104 -101, 112 -101, 108 -93')).blob(corners('118 -102, 125 -103, 121 -95'))
      p.ink(120, -114, 2.4)
      p.line(knots('126 -108, 134 -120, 132 -134'), p.at.sw).line(knots('116 -80, 112 -66, 120 -58'), p.at.sw)
    },
  }),
  thing({
    name: 'lion dancer',
    size: [170, 170],
    points: { mouth: [40, -88], headTop: [36, -160] },
    back(p) {
      p.tint('gamboge').blob(
        puffs(
          knots('-78 -22, -84 -60, -66 -96, -34 -108, 4 -100, 30 -80, 24 -34, -20 -22').map(
            ([x, y]) => [x, y] as const,
          ),
          0.22,
        ),
      )
      for (const x of [-60, -28, 4])
        p.tint('white').blob(
          puffs(
            [
              [x + 14, -32],
              [x + 4, -24],
              [x - 6, -24],
              [x - 14, -32],
            ],
            0.7,
            false,
          ),
        )
      for (const [x, y] of knots('-58 -74, -30 -84, -44 -52, -14 -58')) spiral(p, x, y, 9, 1.2)
      for (const x of [-62, -44, 4, 22])
        p.tint('vermilion')
          .blob(corners(`${x - 8} -26, ${x + 8} -26, ${x + 8} -8, ${x - 8} -8`))
          .tint('slate')
          .blob(knots(`${x - 9} -9!, ${x + 9} -9!, ${x + 15} 0!, ${x - 9} 0!`))
      p.tint('white').blob(puffs(around(38, -104, 44, 46, 12), 0.6))
      p.tint('vermilion').blob(knots('2 -106, 8 -136, 36 -150, 64 -138, 76 -108, 68 -92!, 10 -92!'))
      p.tint('rose').blob(knots('12 -84!, 66 -84!, 60 -62, 38 -54, 18 -62'))
      p.tint('white')
        .blob(corners('18 -92, 60 -92, 58 -84, 20 -84'))
        .line(knots('30 -92, 30 -84'))
        .line(knots('40 -92, 40 -84'))
        .line(knots('50 -92, 50 -84'))
      for (const x of [22, 54]) {
        p.tint('gamboge').ell(x, -118, 14).tint('white').ell(x, -117, 9)
        p.ink(x + 1, -116, 4)
      }
      p.tint('gamboge').ell(38, -102, 8, 6).ell(38, -136, 9)
      p.tint('leaf').blob(knots('32 -150!, 28 -164, 38 -172!, 48 -164, 44 -150!'))
      p.tint('gamboge')
        .blob(knots('2 -132!, -10 -146, 0 -156!, 14 -144!'))
        .blob(knots('74 -132!, 86 -146, 76 -156!, 62 -144!'))
    },
  }),
  thing({
    name: 'koinobori',
    size: [210, 200],
    points: { base: [-92, 0], grip: [-92, -60] },
    back(p) {
      p.tint('wood').bar(knots('-92 -2, -92 -190'), 4)
      p.tint('gamboge').ell(-92, -194, 8)
      for (const [y, k, tint] of [
        [-156, 1, 'slate'],
        [-104, 0.85, 'vermilion'],
        [-60, 0.7, 'cerulean'],
      ] as const) {
        const at = (text: string) => placed(knots(text), -84, y, k)
        p.line(at('-8 0, 4 -14')).line(at('-8 0, 4 16'))
        p.tint(tint).blob(
          at('4 -18!, 40 -24, 90 -16, 124 -12, 156 -32!, 148 -2, 160 26!, 124 10, 90 18, 40 24, 4 18!, 10 0'),
        )
        p.tint('white').ell(-84 + 26 * k, y - 4 * k, 9 * k)
        p.ink(-84 + 27 * k, y - 4 * k, 4 * k)
        p.line(at('46 -20, 52 0, 46 20')).line(at('66 -16, 74 0, 66 16')).line(at('90 -14, 98 2, 90 14'))
      }
    },
  }),
  thing({
    name: 'carnival mask',
    size: [150, 110],
    habitat: 'worn',
    points: { grip: [66, -20], eye: [24, -38] },
    back(p) {
      for (const [turn, tint, long] of [
        [-40, 'violet', 62],
        [40, 'violet', 62],
        [-20, 'rose', 70],
        [20, 'rose', 70],
        [0, 'cerulean', 74],
      ] as const)
        leaf(p.tint(tint), 0, -46, long, 22, turn)
      p.tint('gamboge').blob(mirrored('0 -60!, 24 -66, 54 -72, 74 -84!, 72 -52, 56 -18, 30 -10, 12 -20, 0 -26!'))
      for (const side of [-1, 1])
        p.tint('white').blob(
          knots('10 -42!, 22 -54, 42 -54, 54 -44!, 42 -32, 24 -30').map(([x, y, c]): Knot => [x * side, y, c ?? 0]),
        )
      p.tint('rose').blob(corners('0 -62, 8 -52, 0 -42, -8 -52'))
      p.tint('violet').ell(62, -62, 6).ell(-62, -62, 6)
    },
  }),
  thing({
    name: 'maneki-neko',
    size: [104, 140],
    points: { headTop: [0, -130], nearHand: [46, -122] },
    back(p) {
      p.tint('white').blob(mirrored('0 -72, 30 -66, 44 -36, 46 -10, 32 0, 0 0'))
      p.bar(knots('34 -62, 46 -86, 44 -112'), 11)
      p.ell(44, -118, 13, 12)
      p.blob(mirrored('0 -122, 14 -122, 26 -134!, 38 -108, 40 -86, 26 -66, 0 -62'))
      p.tint('pink')
        .blob(placed(corners('20 -118, 26 -126, 31 -112'), 0, 0))
        .blob(placed(corners('-20 -118, -26 -126, -31 -112'), 0, 0))
      for (const side of [-1, 1]) {
        p.line(knots(`${side * 9} -94, ${side * 15} -99, ${side * 21} -94`))
        p.line(knots(`${side * 24} -84, ${side * 40} -86`)).line(knots(`${side * 24} -79, ${side * 39} -76`))
      }
      p.ink(0, -86, 3, 2.2).line(knots('-9 -82, -5 -77, 0 -81, 5 -77, 9 -82'))
      p.tint('vermilion')
        .blob(knots('-34 -70!, 0 -60, 34 -70!, 34 -60!, 0 -50, -34 -60!'))
        .tint('gamboge')
        .ell(0, -52, 9)
      p.tint('gamboge').ell(-4, -26, 17, 22)
      p.line(knots('-12 -36, 4 -36')).line(knots('-14 -27, 6 -27')).line(knots('-12 -18, 4 -18'))
      p.tint('white').ell(-26, -44, 11, 13, 20).ell(-22, -6, 14, 8).ell(22, -6, 14, 8)
    },
  }),
  thing({
    name: 'origami crane',
    size: [140, 112],
    habitat: 'hand',
    points: { grip: [0, -30], tip: [66, -92] },
    back(p) {
      p.tint('sky').blob(corners('-10 -40, -66 -92, -38 -30'))
      p.tint('mist').blob(corners('-6 -44, 22 -112, 38 -40'))
      p.tint('sky').blob(corners('10 -40, 50 -86, 68 -80, 56 -92, 44 -94, 28 -30'))
      p.tint('mist').blob(corners('-12 -46, -44 -108, -46 -38, -4 0'))
      p.tint('white').blob(corners('-46 -38, -10 -52, 38 -40, 26 -14, 0 0'))
      p.line(knots('-10 -52, 0 0')).line(knots('-44 -108, -26 -44')).line(knots('22 -112, 20 -46'))
    },
  }),
  thing({
    name: 'totem pole',
    size: [150, 280],
    tops: [[-20, 20, -276]],
    back(p) {
      p.tint('wood').box4(-34, -90, 68, 90).box4(-34, -176, 68, 86)
      for (const side of [-1, 1])
        p.tint('vermilion')
          .blob(
            knots('30 -250!, 54 -246, 74 -232!, 70 -206, 54 -196!, 48 -206!, 40 -194!, 30 -204!').map(
              ([x, y, c]): Knot => [x * side, y, c ?? 0],
            ),
          )
          .line(knots(`${side * 40} -236, ${side * 60} -226`))
          .line(knots(`${side * 38} -220, ${side * 58} -212`))
      p.tint('ochre').blob(mirrored('0 -278, 22 -272, 34 -250, 34 -176!, 0 -176!'))
      for (const [y, a, b] of [
        [-240, 'white', 'gamboge'],
        [-148, 'straw', 'coral'],
        [-62, 'white', 'sap'],
      ] as const)
        for (const side of [-1, 1]) {
          p.tint(a).ell(side * 16, y, 13, 11)
          p.ink(side * 16, y, 5)
          p.tint(b).blob(placed(knots('-14 0!, 0 -8, 14 0!, 0 -3'), side * 16, y - 14))
        }
      p.tint('gamboge').blob(mirrored('0 -230!, 10 -218, 0 -196!'))
      p.tint('vermilion')
        .blob(knots('-24 -122!, 0 -116, 24 -122!, 20 -100, -20 -100'))
        .tint('white')
        .blob(corners('-14 -120, -4 -118, -9 -109'))
        .blob(corners('14 -120, 4 -118, 9 -109'))
      p.tint('coral').ell(0, -130, 7, 5)
      p.tint('vermilion').card(-22, -38, 44, 24, 8)
      p.line(knots('-20 -26, 20 -26')).tint('sap').ell(0, -46, 7, 5)
    },
  }),
]
