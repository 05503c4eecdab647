import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arched, around, corners, knots, mirrored, placed, star } from '../shapes.ts'
import { awning, pennant } from './parts.ts'

/** One horse of a carousel on its pole. */
const pony = (p: Pen, x: number, y: number, tint: string) => {
  p.tint('gamboge').bar(knots(`${x} -124, ${x} -34`), 2.4)
  p.tint(tint).blob(
    placed(
      knots(
        '-20 2, -22 14!, -16 14!, -14 6, 8 6, 10 14!, 16 14!, 16 0, 18 -10, 26 -8, 28 -14, 20 -24, 12 -22, 8 -8, -12 -10, -22 -8!, -24 4!',
      ),
      x,
      y,
    ),
  )
  p.ink(x + 19, y - 16, 2)
}

export const FAIRGROUND: readonly Thing[] = [
  thing({
    name: 'circus tent',
    size: [220, 190],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -160] },
    tops: [[-6, 6, -160]],
    hollow: [-24, -56, 24, 0],
    back(p) {
      pennant(p, 0, -158, 32, 'gamboge')
      p.tint('umber').blob(knots('-32 0!, -20 -40, 0 -72, 20 -40, 32 0!'))
    },
    front(p) {
      for (const [x0, x1, tint] of [
        [-90, -54, 'vermilion'],
        [-54, -24, 'white'],
        [54, 90, 'vermilion'],
        [24, 54, 'white'],
      ] as const)
        p.tint(tint).blob(corners(`${x0} -78, ${x1} -78, ${x1} 0, ${x0} 0`))
      p.tint('vermilion')
        .blob(knots('-24 -78!, 0 -78!, -8 -44, -28 0!, -24 0!'))
        .blob(knots('24 -78!, 0 -78!, 8 -44, 28 0!, 24 0!'))
      for (const [a, b, tint] of [
        [-104, -62, 'vermilion'],
        [-62, -21, 'white'],
        [-21, 21, 'vermilion'],
        [21, 62, 'white'],
        [62, 104, 'vermilion'],
      ] as const)
        p.tint(tint).blob(knots(`0 -160!, ${a * 0.3} -124, ${a} -84!, ${(a + b) / 2} -70, ${b} -84!, ${b * 0.3} -124`))
      star(p.tint('gamboge'), 0, -102, 12)
    },
  }),
  thing({
    name: 'ferris wheel',
    size: [190, 220],
    points: { hub: [0, -122] },
    hollow: [-14, -44, 14, -22],
    back(p) {
      p.tint('slate').bar(knots('0 -122, -52 -4'), 4).bar(knots('0 -122, 52 -4'), 4)
      p.tint('pink').ell(0, -122, 80)
      p.tint('white').ell(0, -122, 68)
      for (let i = 0; i < 8; i++) p.line(placed(knots('0 -10, 0 -68'), 0, -122, 1, i * 45 + 22.5))
      p.tint('gamboge').ell(0, -122, 14)
      around(0, -122, 76, 76, 8).forEach(([x, y], i) => {
        p.tint(`petal${(i % 6) + 1}`)
          .blob(placed(knots('-15 0!, 15 0!, 12 16, -12 16'), x, y + 4))
          .blob(placed(knots('-15 -3!, -10 -14, 0 -17, 10 -14, 15 -3!'), x, y + 4))
        p.line(knots(`${x - 13} ${y + 1}, ${x - 13} ${y + 5}`)).line(knots(`${x + 13} ${y + 1}, ${x + 13} ${y + 5}`))
      })
      p.tint('stone').box4(-66, -6, 132, 6)
    },
  }),
  thing({
    name: 'carousel',
    size: [210, 200],
    points: { rim: [0, -24], seat: [0, -66], roof: [0, -190] },
    tops: [[-90, 90, -20]],
    hollow: [-60, -110, 60, -24],
    back(p) {
      p.tint('cream').box4(-16, -130, 32, 112)
      pony(p, -66, -58, 'sky')
      pony(p, 60, -62, 'pink')
    },
    front(p) {
      pony(p, -4, -54, 'white')
      p.tint('straw').blob(mirrored('0 -24!, 96 -24!, 90 -4, 60 0, 0 2'))
      p.line(knots('-94 -14, -50 -10, 0 -9, 50 -10, 94 -14'))
      for (const [a, b, tint] of [
        [-100, -60, 'rose'],
        [-60, -20, 'white'],
        [-20, 20, 'rose'],
        [20, 60, 'white'],
        [60, 100, 'rose'],
      ] as const)
        p.tint(tint).blob(knots(`0 -186!, ${a * 0.5} -160, ${a} -132!, ${b} -132!, ${b * 0.5} -160`))
      awning(p, -100, 100, -134, 8, 10, 'gamboge')
      pennant(p, 0, -184, 24, 'cerulean')
    },
  }),
  thing({
    name: 'roller coaster',
    size: [320, 165],
    points: { seat: [-28, -132] },
    hollow: [-60, -150, 20, -110],
    back(p) {
      p.tint('slate')
      for (const [x, y] of [
        [-140, -36],
        [-104, -104],
        [-64, -132],
        [-24, -104],
        [20, -44],
        [100, -26],
        [140, -30],
      ] as const)
        p.line(knots(`${x} 0, ${x} ${y}`), p.at.sw * 1.1)
      p.line(knots('-140 -4, -104 -60')).line(knots('-104 -4, -64 -80')).line(knots('-64 -20, -24 -80'))
      p.tint('vermilion').bar(
        knots(
          '-154 -30, -120 -80, -80 -130, -48 -130, -14 -90, 20 -40, 60 -22, 96 -40, 112 -86, 84 -122, 52 -104, 46 -66, 74 -32, 120 -24, 156 -30',
        ),
        4.5,
      )
      for (const [x, y, turn] of [
        [-92, -134, -38],
        [-60, -148, 2],
        [-29, -124, 44],
      ] as const) {
        p.tint('cerulean').blob(placed(knots('-16 -14!, -10 -10, 4 -10, 8 -18!, 17 -18!, 17 4, -16 4'), x, y, 1, turn))
        p.tint('slate').ell(...(placed([[-8, 6]], x, y, 1, turn)[0] as unknown as [number, number]), 5)
      }
    },
  }),
  thing({
    name: 'stadium',
    size: [280, 130],
    points: { rim: [0, -62], door: [0, 0] },
    hollow: [-80, -72, 80, -20],
    back(p) {
      for (const x of [-106, 106]) {
        p.tint('slate').bar(knots(`${x} -60, ${x} -122`), 3)
        p.tint('straw').card(x - 17, -136, 34, 20, 4)
      }
      p.tint('sand').ell(0, -84, 128, 34)
      p.tint('lime').ell(0, -80, 86, 19)
      p.line(knots('0 -99, 0 -61')).tint('lime').ell(0, -80, 18, 7)
    },
    front(p) {
      p.tint('stone').blob(
        knots('-128 -84!, -100 -62, -50 -52, 0 -50, 50 -52, 100 -62, 128 -84!, 118 -14, 70 -2, 0 0, -70 -2, -118 -14'),
      )
      for (const x of [-90, -54, -18, 18, 54, 90]) p.tint('sky').blob(arched(x, -12 - Math.abs(x) * 0.05, 22, 28))
    },
  }),
]
