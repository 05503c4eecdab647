import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { counted } from '../kit.ts'
import { arched, bloom, corners, fits, heart, holed, knots, pane, placed, puffs, said } from '../shapes.ts'
import { bricks, door, gable, longRoof, shrub } from './parts.ts'

/** Two ropes that swing a little, with rungs that stick out beyond them. */
function ropeLadder(p: Pen): void {
  for (const x of [-58, -36]) p.line(knots(`${x} -100, ${x - 3} -70, ${x + 4} -36, ${x - 2} 0`), p.at.sw * 1.3)
  p.tint('wood')
  for (const y of [-12, -30, -48, -66, -84]) p.bar(knots(`-66 ${y + 1}, -28 ${y - 2}`), 3.4)
}

/** Beside the door, over it, and the last one in the gable; where there is one more. */
const WINDOWS: readonly (readonly [number, number])[] = [
  [-45, -16],
  [45, -16],
  [-45, -56],
  [45, -56],
  [0, -66],
]

/** A house with exactly so many windows. */
function manyWindows(p: Pen, s: Spot, n: number): void {
  p.tint('wall').poly(corners('-70 -92, 70 -92, 70 0, -70 0'))
  gable(p, s, -86, 86, -86, -160)
  const hasRound = n % 2 === 1 || n > 5
  if (hasRound) {
    p.tint('glass').ell(0, -112, 13)
    if (fits(p, s, 12)) p.line(knots('0 -125, 0 -99')).line(knots('-13 -112, 13 -112'))
  }
  door(p, s, 0, 0, 32, 56, 'vermilion')
  for (const [x, y] of WINDOWS.slice(0, n - Number(hasRound))) pane(p, s, x, y, 28, 28)
}

export const HOUSES: readonly Thing[] = [
  thing({
    name: 'house',
    size: [176, 168],
    points: { rim: [36, -34], door: [-34, 0], chimney: [48, -160], roof: [0, -160], eaves: [0, -86], grip: [70, -40] },
    tops: [
      [-10, 10, -158],
      [38, 60, -156],
    ],
    hollow: [16, -72, 56, -13.1],
    back(p) {
      p.tint('cream').box4(14, -74, 44, 42)
      p.tint('brick').box4(38, -150, 20, 52).box4(34, -158, 28, 10)
    },
    front(p, s) {
      const n = counted(s, 'window', 0)
      if (n) return manyWindows(p, s, n)
      holed(p.tint('wall'), corners('-70 -92, 70 -92, 70 0, -70 0'), corners('16 -72, 56 -72, 56 -34, 16 -34'))
      gable(p, s, -86, 86, -86, -160)
      p.tint('glass').ell(0, -112, 13)
      if (fits(p, s, 12)) p.line(knots('0 -125, 0 -99')).line(knots('-13 -112, 13 -112'))
      bricks(p, s, '-9 -78, -55 -74, -6 -20', 10)
      door(p, s, -34, 0, 36, 62, 'vermilion')
      p.tint('stone').box4(-58, -6, 48, 6)
      p.tint('cerulean').box4(4, -74, 11, 42).box4(57, -74, 11, 42)
      p.tint('wood').box4(12, -34, 48, 11)
      if (fits(p, s, 10)) for (const x of [22, 36, 50]) bloom(p, x, -38, 8, 5, 0.4, 'rose')
      shrub(p, 62, 0, 17)
      if (said(s, 'broken', 'old')) p.line(knots('-60 -70, -52 -60, -58 -50, -48 -42'))
    },
  }),
  thing({
    name: 'cottage',
    size: [180, 146],
    points: { rim: [50, -32], door: [0, 0], chimney: [-46, -146], roof: [0, -136], eaves: [0, -70] },
    tops: [[-40, 60, -134]],
    hollow: [34, -62, 66, -15.5],
    back(p) {
      p.tint('stone').box4(-58, -138, 24, 50)
      p.tint('cream').box4(32, -64, 36, 34)
    },
    front(p, s) {
      holed(p.tint('wall'), corners('-72 -78, 72 -78, 72 0, -72 0'), corners('34 -62, 66 -62, 66 -32, 34 -32'))
      p.tint('ochre')
        .as('roof')
        .blob(
          knots(
            '-90 -58!, -72 -92, -46 -128, -20 -136, 40 -136, 62 -126, 78 -92, 92 -58!, 70 -66, 46 -72, 20 -66!, 0 -94, -20 -66!, -46 -72, -70 -66',
          ),
        )
      if (fits(p, s, 11))
        for (const [x, y] of knots('-52 -100, -26 -118, 4 -124, 32 -118, 58 -100, -62 -78, 60 -80, 30 -92, -32 -90'))
          p.line(placed(knots('-5 -8, 0 0, 5 -8'), x, y))
      door(p, s, 0, 0, 36, 64, 'sap')
      pane(p, s, -48, -32, 32, 30)
      p.tint('wood').box4(30, -32, 40, 8).box4(-68, -32, 40, 8)
      shrub(p, -60, 0, 16)
      shrub(p, 62, 0, 18)
      p.tint('rose')
      if (fits(p, s, 9))
        for (const [x, y] of knots('-66 -10, -54 -14, 56 -12, 68 -8')) bloom(p, x, y, 7, 5, 0.4, 'rose')
    },
  }),
  thing({
    name: 'farmhouse',
    size: [200, 160],
    points: { rim: [-44, -28], door: [20, 0], roof: [-40, -150], chimney: [66, -140] },
    tops: [[-70, -20, -146]],
    hollow: [-62, -62, -26, -9.3],
    back(p) {
      p.tint('brick').box4(56, -142, 20, 44)
      p.tint('cream').box4(-64, -64, 40, 38)
    },
    front(p, s) {
      p.tint('wall').box4(-16, -76, 104, 76)
      longRoof(p, s, -24, 98, -70, -124, 14)
      holed(
        p.tint('wall'),
        corners('-84 -84, -44 -134, -4 -84, -4 0, -84 0'),
        corners('-62 -62, -26 -62, -26 -28, -62 -28'),
      )
      p.tint('roof').blob(corners('-96 -76, -44 -150, 8 -76, -2 -72, -44 -132, -86 -72'))
      p.tint('glass').blob(arched(-44, -84, 20, 26))
      door(p, s, 20, -6, 30, 54, 'wood', false)
      pane(p, s, 62, -26, 30, 30)
      p.tint('wood').box4(-2, -64, 92, 7)
      for (const x of [2, 42, 84]) p.box4(x - 3, -58, 6, 58)
      p.box4(-4, -8, 96, 8).box4(-66, -28, 44, 7)
    },
  }),
  thing({
    name: 'log cabin',
    size: [190, 146],
    points: { rim: [39, -30], door: [-28, 0], chimney: [56, -146], roof: [0, -130], eaves: [0, -78] },
    tops: [[-56, 40, -128]],
    hollow: [20, -60, 58, -13.5],
    back(p) {
      p.tint('stone').box4(44, -146, 24, 70)
      p.tint('cream').box4(18, -62, 42, 36)
    },
    front(p, s) {
      holed(p.tint('wood'), corners('-76 -80, 76 -80, 76 0, -76 0'), corners('20 -60, 58 -60, 58 -30, 20 -30'))
      for (const y of [-64, -48, -32, -16]) {
        p.line(knots(`-76 ${y}, 18 ${y}`))
        p.line(knots(`${y === -16 || y === -64 ? 18 : 60} ${y}, 76 ${y}`))
      }
      p.tint('sand')
      for (const y of [-72, -56, -40, -24, -8]) p.spot(-78, y, 9, 8).spot(78, y, 9, 8)
      longRoof(p, s, -96, 96, -76, -130, 26, 'bark')
      door(p, s, -28, 0, 36, 58, 'ochre', false)
      p.tint('wood').box4(14, -66, 50, 7).box4(14, -30, 50, 7)
      p.tint('stone').box4(-52, -6, 48, 6)
    },
  }),
  thing({
    name: 'treehouse',
    size: [200, 240],
    points: {
      rim: [32, -116],
      door: [-8, -96],
      branch: [84, -92],
      low: [80, -84],
      grip: [-46, -50],
      ...Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`rung${i}`, [-46, -12 - i * 18] as const])),
    },
    tops: [[-74, 74, -96]],
    hollow: [16, -150, 48, -97.3],
    back(p) {
      p.tint('bark').blob(
        knots('-34 0!, -16 -20, -14 -90, -26 -180!, 26 -180!, 14 -90, 18 -20, 36 0!, 16 -6, 0 0, -16 -6'),
      )
      p.tint('crown1').blob(
        puffs(
          knots('-84 -150, -88 -186, -60 -214, -20 -228, 20 -228, 60 -214, 88 -186, 84 -150, 40 -136, -40 -136').map(
            ([x, y]) => [x, y] as const,
          ),
          0.5,
        ),
      )
      p.tint('cream').box4(14, -152, 36, 38)
    },
    front(p, s) {
      if (said(s, 'rope ladder')) ropeLadder(p)
      else {
        for (const side of said(s, 'two ladders') ? [-1, 1] : [-1]) {
          p.tint('wood')
          for (const x of [58, 34]) p.bar(knots(`${side * x} 0, ${side * x} -100`), 3.4)
          for (const y of [-12, -30, -48, -66, -84]) p.bar(knots(`${side * 58} ${y}, ${side * 34} ${y}`), 3)
        }
      }
      holed(
        p.tint('ochre'),
        corners('-52 -164, 56 -164, 56 -100, -52 -100'),
        corners('16 -150, 48 -150, 48 -116, 16 -116'),
      )
      for (const x of [-30, 2, 12, 52]) if (x < 10) p.line(knots(`${x} -164, ${x} -102`))
      gable(p, s, -70, 74, -158, -206, 'coral')
      door(p, s, -18, -100, 32, 50, 'bark')
      p.tint('wood').box4(-80, -102, 160, 12).box4(12, -116, 40, 7)
      p.bar(knots('-60 -88, -14 -44'), 4).bar(knots('60 -88, 14 -44'), 4)
      heart(p.tint('rose'), 2, -182, 9)
    },
  }),
  thing({
    name: 'haunted house',
    size: [190, 230],
    points: { rim: [-48, -58], door: [0, 0], roof: [0, -226] },
    tops: [[-70, -40, -150]],
    hollow: [-62, -96, -34, -37.1],
    back(p) {
      p.tint('straw').blob(arched(-48, -56, 32, 44))
    },
    front(p, s) {
      p.tint('lilac').blob(corners('20 -80, 24 -176, 70 -170, 76 -80'))
      p.tint('night').blob(knots('14 -168!, 30 -196, 48 -226!, 62 -194, 82 -164!'))
      p.tint('straw').blob(arched(48, -124, 24, 34))
      holed(p.tint('lilac'), corners('-80 0, -76 -112, 4 -120, 0 0'), arched(-48, -58, 28, 38))
      p.tint('lilac').blob(corners('-16 0, -14 -92, 82 -96, 86 0'))
      p.tint('night')
        .as('roof')
        .blob(knots('-92 -106!, -70 -130, -38 -164!, -12 -134, 12 -110!'))
        .blob(knots('-22 -88!, 6 -108, 86 -112, 96 -88!'))
      p.tint('straw').blob(arched(60, -40, 26, 36))
      p.tint('umber')
        .blob(arched(14, 0, 34, 56))
        .line(knots('14 -56, 14 0'))
        .ink(8, -24, 2.4)
        .ink(20, -24, 2.4)
      for (const [x, y, w] of [
        [60, -40, 26],
        [48, -124, 24],
      ] as const)
        p.line(knots(`${x} ${y - 34}, ${x} ${y}`)).line(knots(`${x - w / 2} ${y - 14}, ${x + w / 2} ${y - 16}`))
      if (s.h > 320) {
        for (const path of [
          '-76 -104, -56 -104',
          '-76 -84, -66 -84',
          '-28 -84, -16 -84',
          '-30 -104, -12 -106',
          '-78 -44, -64 -44',
          '30 -164, 36 -164',
          '62 -160, 68 -160',
          '28 -108, 34 -108',
          '62 -108, 72 -108',
          '38 -78, 44 -78',
          '78 -76, 82 -76',
          '38 -34, 42 -34',
          '-12 -76, -4 -76',
        ])
          p.line(knots(path))
        p.tint('wood').blob(placed(corners('-20 -4, 20 -4, 20 4, -20 4'), -48, -78, 1, -12))
        p.tint('night').blob(
          knots('70 -206!, 78 -214, 84 -208!, 90 -214, 98 -206!, 91 -207, 88 -200, 84 -204!, 80 -200, 77 -207'),
        )
      }
      p.line(knots('-70 -30, -58 -24, -64 -14'))
        .line(knots('70 -66, 62 -60, 72 -54'))
        .line(knots('-36 -128, -28 -120, -34 -112'))
      p.tint('stone').blob(knots('-92 0!, -90 -22, -80 -30, -70 -22, -68 0!'))
      if (fits(p, s, 10)) p.line(knots('-84 -16, -76 -16')).line(knots('-80 -20, -80 -8'))
    },
  }),
  thing({
    name: 'beach house',
    size: [190, 176],
    points: { rim: [38, -60], door: [-24, -40], roof: [0, -170] },
    tops: [[-84, 84, -42]],
    hollow: [20, -92, 56, -42.4],
    back(p) {
      p.tint('wood')
      for (const x of [-66, -22, 22, 66]) p.bar(knots(`${x} 0, ${x} -44`), 4)
      p.line(knots('-66 -8, -22 -36')).line(knots('22 -36, 66 -8'))
      p.tint('cream').box4(18, -94, 40, 36)
    },
    front(p, s) {
      holed(p.tint('aqua'), corners('-66 -110, 66 -110, 66 -42, -66 -42'), corners('20 -92, 56 -92, 56 -60, 20 -60'))
      for (const y of [-94, -78, -60]) p.line(knots(`-66 ${y}, -46 ${y}`))
      gable(p, s, -84, 84, -104, -168, 'coral')
      p.tint('white').blob(arched(0, -116, 24, 26))
      door(p, s, -24, -42, 32, 52, 'straw')
      p.tint('wood')
        .box4(-92, -46, 184, 10)
        .bar(knots('-88 -64, -48 -64'), 3)
        .line(knots('-84 -62, -84 -46'))
        .line(knots('-68 -62, -68 -46'))
        .line(knots('-52 -62, -52 -46'))
      for (const y of [-32, -18, -4]) p.box4(-44 + (y + 32) * -0.6, y - 6, 40, 8)
    },
  }),
]
