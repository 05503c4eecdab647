import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { arched, corners, holed, knots, placed } from '../shapes.ts'
import { door } from './parts.ts'

export const SHELTERS: readonly Thing[] = [
  thing({
    name: 'igloo',
    size: [180, 104],
    points: { rim: [52, 0], door: [52, 0], roof: [-16, -100] },
    tops: [[-40, 10, -98]],
    hollow: [34, -44, 70, 0],
    back(p) {
      p.tint('mist').blob(knots('-88 0!, -84 -44, -60 -82, -16 -100, 28 -84, 52 -44, 56 0!'))
      p.line(knots('-82 -48, -40 -40, 10 -40, 44 -46'))
        .line(knots('-64 -76, -30 -70, 10 -70, 34 -76'))
        .line(knots('-86 -22, -40 -16, 10 -14'))
      for (const path of [
        '-16 -98, -16 -72',
        '-46 -88, -48 -72',
        '14 -90, 14 -71',
        '-60 -44, -62 -18',
        '-30 -70, -32 -41',
        '6 -70, 6 -41',
        '-6 -40, -6 -15',
        '-34 -40, -36 -16',
        '-50 -72, -54 -43',
      ])
        p.line(knots(path))
      p.tint('slate').blob(arched(52, 0, 46, 50))
    },
    front(p) {
      p.tint('mist').blob([
        ...knots('20 0!, 22 -36, 36 -58, 54 -64, 72 -56, 86 -34, 88 0!'),
        ...arched(53, 0, 42, 46).reverse(),
      ])
      p.line(knots('26 -44, 36 -34'))
        .line(knots('54 -64, 54 -47'))
        .line(knots('80 -44, 71 -34'))
        .line(knots('88 -18, 75 -18'))
        .line(knots('20 -18, 31 -18'))
    },
  }),
  thing({
    name: 'tent',
    size: [170, 112],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -108] },
    hollow: [-26, -70, 26, 0],
    back(p) {
      p.tint('bark').blob(corners('0 -100, 34 0, -34 0'))
    },
    front(p) {
      p.tint('orange').blob(knots('0 -108!, -80 0!, -40 0!, -14 -50!')).blob(knots('0 -108!, 80 0!, 40 0!, 14 -50!'))
      p.tint('gamboge')
        .blob(knots('0 -108!, -14 -50!, -40 0!, -26 -6, -8 -46!'))
        .blob(knots('0 -108!, 14 -50!, 40 0!, 26 -6, 8 -46!'))
      p.line(knots('0 -108, 5 -116'))
        .line(knots('0 -108, -5 -116'))
        .line(knots('-80 0, -86 4'))
        .line(knots('80 0, 86 4'))
    },
  }),
  thing({
    name: 'tipi',
    size: [150, 176],
    points: { rim: [0, 0], door: [0, 0] },
    hollow: [-20, -50, 20, 0],
    back(p) {
      for (const [a, b] of [
        ['-10 -140', '16 -176'],
        ['10 -140', '-16 -176'],
        ['0 -140', '2 -178'],
      ])
        p.tint('wood').bar(knots(`${a}, ${b}`), 3)
      p.tint('bark').blob(corners('0 -80, 28 0, -28 0'))
    },
    front(p) {
      p.tint('sand').blob([...corners('-12 -150, 12 -150, 72 0, 26 0'), [0, -74, 1], [-26, 0, 1], [-72, 0, 1]])
      p.tint('coral').blob(
        corners(
          '-29 -108, -20 -116, -10 -108, 0 -116, 10 -108, 20 -116, 29 -108, 35 -92, 22 -98, 11 -90, 0 -98, -11 -90, -22 -98, -35 -92',
        ),
      )
      p.tint('gamboge')
        .blob(corners('-62 -26, -48 -36, -36 -26, -48 -16'))
        .blob(corners('62 -26, 48 -36, 36 -26, 48 -16'))
    },
  }),
  thing({
    name: 'straw house',
    size: [170, 150],
    points: { rim: [44, -34], door: [0, 0], roof: [0, -146] },
    hollow: [30, -60, 58, -19.7],
    back(p) {
      p.tint('cream').box4(28, -62, 32, 30)
    },
    front(p, s) {
      holed(p.tint('straw'), knots('-62 0!, -66 -74!, 66 -74!, 62 0!'), corners('30 -60, 58 -60, 58 -34, 30 -34'))
      for (const [x, y] of knots('-52 -30, -40 -14, -44 -52, 44 -16, 54 -24, 24 -14, -24 -30'))
        p.line(placed(knots('0 -10, 2 8'), x, y)).line(placed(knots('5 -6, 6 10'), x, y))
      p.tint('gamboge').blob(
        knots(
          '-84 -60!, -60 -90, -30 -130, 0 -148, 30 -130, 60 -90, 84 -60!, 70 -66!, 62 -56!, 50 -68!, 40 -58!, 28 -70!, 14 -60!, 0 -70!, -14 -60!, -28 -70!, -40 -58!, -52 -68!, -62 -56!, -70 -66!',
        ),
      )
      for (const path of [
        '-10 -132, -26 -96',
        '10 -132, 26 -96',
        '0 -120, 0 -88',
        '-40 -104, -54 -80',
        '40 -104, 54 -80',
      ])
        p.line(knots(path))
      door(p, s, -8, 0, 34, 52, 'wood')
    },
  }),
  thing({
    name: 'beach hut',
    size: [130, 190],
    points: { door: [0, -14], roof: [0, -180], rim: [0, -60] },
    tops: [[-8, 8, -184]],
    back(p, s) {
      const [tint, trim] = s.rng.pick([
        ['cerulean', 'white'],
        ['rose', 'straw'],
        ['mint', 'coral'],
        ['gamboge', 'sky'],
      ] as const)
      p.tint('wood')
      for (const x of [-46, 40]) p.box4(x, -16, 8, 16)
      p.tint(tint).blob(corners('-54 -14, -54 -126, 0 -172, 54 -126, 54 -14'))
      for (const x of [-36, -18, 18, 36]) p.line(knots(`${x} ${-140 + Math.abs(x) * 0.1}, ${x} -16`))
      p.tint(trim).blob(corners('-66 -122, 0 -184, 66 -122, 58 -112, 0 -166, -58 -112'))
      p.tint('glass').ell(0, -134, 11)
      p.tint(trim).box4(-24, -104, 48, 90)
      p.line(knots('0 -104, 0 -14'))
      p.ink(-6, -56, 2.4).ink(6, -56, 2.4)
      p.tint('wood').box4(-60, -18, 120, 9).box4(-22, -9, 44, 9)
      p.tint('vermilion')
        .blob(corners('1 -184, 1 -206, 26 -196'))
        .line(knots('0 -182, 0 -208'), p.at.sw * 1.2)
    },
  }),
]
