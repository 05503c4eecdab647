import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, corners, knots, leaf, mirrored, placed, puffs, spiral } from '../shapes.ts'

/** The head of the dragon that is danced, its middle at (78, -114). */
export function dragonHead(p: Pen): void {
  p.tint('gamboge').blob(puffs(around(78, -114, 36, 36, 10), 0.6))
  p.tint('fire')
    .blob(knots('62 -142!, 52 -166, 66 -158, 72 -144!'))
    .blob(knots('90 -144!, 92 -168, 102 -156, 100 -140!'))
  p.tint('vermilion').blob(
    knots(
      '56 -118, 62 -138, 84 -144, 104 -132, 124 -122, 130 -108, 116 -102!, 96 -100!, 116 -92!, 122 -84, 104 -76, 78 -80, 60 -94',
    ),
  )
  p.tint('white').spot(86, -126, 10)
  p.ink(88, -125, 4.5)
  p.tint('white').blob(corners('104 -101, 112 -101, 108 -93')).blob(corners('118 -102, 125 -103, 121 -95'))
  p.ink(120, -114, 2.4)
  p.line(knots('126 -108, 134 -120, 132 -134'), p.at.sw).line(knots('116 -80, 112 -66, 120 -58'), p.at.sw)
}

/** The end of its tail, about (-108, -98). */
export function dragonTail(p: Pen): void {
  p.tint('fire').blob(knots('-120 -100!, -134 -124, -122 -140!, -116 -126, -102 -134!, -104 -112, -96 -98!'))
}

export const DANCES: readonly Thing[] = [
  thing({
    name: 'chinese dragon',
    size: [270, 232],
    points: {
      mouth: [112, -154],
      low: [0, -92],
      grip: [-30, -20],
      back: [-30, -166],
      pole: [-96, -2],
      pole2: [-14, -2],
      pole3: [62, -2],
    },
    back(p) {
      for (const [x, y] of knots('-96 -112, -14 -158, 62 -140')) p.tint('wood').bar(knots(`${x} ${y}, ${x} -2`), 3)
      p.within(0, -62, 0, 1, () => {
        dragonTail(p)
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
        dragonHead(p)
      })
    },
  }),
  thing({
    name: 'lion dancer',
    size: [210, 176],
    points: { mouth: [62, -72], headTop: [56, -172] },
    back(p) {
      // Two dancers: their legs, with fur about the ankles.
      for (const x of [-82, -52, 6, 36]) {
        p.tint('vermilion').blob(corners(`${x - 10} -48, ${x + 10} -48, ${x + 9} -14, ${x - 9} -14`))
        p.tint('white').blob(puffs(around(x, -18, 12, 8, 7), 0.7))
        p.tint('slate').blob(knots(`${x - 10} -10!, ${x + 9} -10!, ${x + 17} 0!, ${x - 10} 0!`))
      }
      // The cloth over them, and its tail.
      p.tint('orange').blob(puffs(around(-106, -84, 14, 18, 7), 0.7))
      p.tint('gamboge').blob(knots('-100 -42!, -104 -78, -88 -106, -56 -114, -20 -104, 14 -112, 40 -96, 44 -42!'))
      p.tint('rose').blob(knots('-76 -110, -70 -78, -74 -44!, -50 -44!, -46 -80, -52 -114'))
      p.tint('rose').blob(knots('-28 -107, -22 -78, -26 -44!, -2 -44!, 2 -78, -4 -108'))
      for (const [x, y] of knots('-86 -76, -38 -78, 12 -80')) spiral(p, x, y, 8, 1.2)
      p.tint('white').blob(
        puffs(
          [-100, -82, -64, -46, -28, -10, 8, 26, 44].map((x) => [x, -44] as const),
          0.55,
          false,
        ),
      )
      // The head: a mane, a beard, a great jaw.
      p.tint('white').blob(puffs(around(56, -104, 52, 52, 14), 0.6))
      p.tint('white').blob(
        puffs(
          corners('30 -62, 34 -44, 48 -34, 62 -34, 78 -44, 84 -62').map(([x, y]) => [x, y] as const),
          0.6,
          false,
        ),
      )
      p.tint('rose').blob(knots('22 -82!, 92 -82!, 86 -58, 58 -50, 28 -58'))
      p.tint('pink').blob(knots('40 -62, 58 -68, 74 -62, 58 -54'))
      p.tint('vermilion').blob(knots('14 -98, 16 -132, 40 -152, 74 -152, 98 -132, 100 -98, 92 -88!, 22 -88!'))
      p.tint('white').blob(corners('28 -90, 86 -90, 84 -80, 30 -80'))
      for (const x of [40, 51, 63, 74]) p.line(knots(`${x} -90, ${x} -80`))
      for (const x of [36, 78]) {
        p.tint('gamboge').blob(puffs(around(x, -121, 17, 16, 9), 0.5))
        p.tint('white').spot(x, -120, 12)
        p.ink(x + 1, -119, 6).light(x + 3, -121, 2)
        p.tint('gamboge').blob(knots(`${x - 16} -136!, ${x} -148, ${x + 16} -136!, ${x} -141`))
      }
      p.tint('gamboge').blob(knots('46 -98, 57 -110, 68 -98, 57 -93'))
      p.tint('cerulean').spot(57, -136, 7)
      p.tint('leaf').blob(knots('48 -151!, 44 -166, 57 -178!, 70 -166, 66 -151!'))
      for (const [x, side] of [
        [16, -1],
        [98, 1],
      ] as const)
        p.tint('gamboge')
          .blob(knots(`${x} -130!, ${x + side * 18} -146, ${x + side * 14} -162!, ${x - side * 10} -148!`))
          .tint('rose')
          .spot(x + side * 15, -164, 7)
    },
  }),
  thing({
    name: 'koinobori',
    // A pole so high that the carps fly over the heads of whoever stands by it.
    size: [176, 330],
    points: { base: [-92, 0], grip: [-92, -60] },
    back(p) {
      p.tint('wood').bar(knots('-92 -2, -92 -320'), 4)
      p.tint('gamboge').spot(-92, -324, 8)
      for (const [y, k, tint] of [
        [-286, 1, 'slate'],
        [-234, 0.85, 'vermilion'],
        [-190, 0.7, 'cerulean'],
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
    size: [148, 120],
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
      p.tint('violet').spot(62, -62, 6).spot(-62, -62, 6)
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
        .spot(0, -52, 9)
      p.tint('gamboge').ell(-4, -26, 17, 22)
      p.line(knots('-12 -36, 4 -36')).line(knots('-14 -27, 6 -27')).line(knots('-12 -18, 4 -18'))
      p.tint('white').ell(-26, -44, 11, 13, 20).ell(-22, -6, 14, 8).ell(22, -6, 14, 8)
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
      p.tint('coral').spot(0, -130, 7, 5)
      p.tint('vermilion').card(-22, -38, 44, 24, 8)
      p.line(knots('-20 -26, 20 -26')).tint('sap').spot(0, -46, 7, 5)
    },
  }),
]
