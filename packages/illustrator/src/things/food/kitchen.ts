import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, drips, flame, heart, holed, knots, said, star } from '../shapes.ts'

/** A cooker: burners on top, an oven door with a window below. */
const cooker = (name: string, pot: boolean): Thing =>
  thing({
    name,
    size: [116, pot ? 156 : 142],
    points: { door: [0, -40], handle: [0, -78], grip: [0, -78], rim: [0, -20] },
    tops: [[-50, 50, -112]],
    hollow: [-40, -70, 40, -20],
    back(p, s) {
      if (!pot) p.tint('stone').card(-58, -142, 116, 34, 5)
      if (pot && said(s, 'empty')) {
        // Who cooks has a pan of their own on it.
      } else if (pot) {
        p.tint('coral').blob(knots('-46 -114!, -46 -136!, -2 -136!, -2 -114!')).bar(knots('-50 -130, -56 -130'), 3)
        p.tint('slate').blob(knots('-50 -136!, -24 -146, 2 -136!')).spot(-24, -148, 5)
      } else for (const x of [-36, 0, 36]) p.tint('slate').spot(x, -125, 9)
      p.tint('cream').card(-58, -112, 116, 112, 6)
      p.tint('slate').card(-54, -119, 48, 9, 4).card(6, -119, 48, 9, 4)
      p.tint('bark').card(-44, -70, 88, 56, 6)
    },
    front(p, s) {
      p.tint('vermilion')
      for (const x of [-40, -20, 20, 40]) p.spot(x, -98, 7.5)
      if (said(s, 'open')) {
        // The door is let down: one looks at its inner side.
        for (const y of [-58, -40]) p.line(knots(`-44 ${y}, 44 ${y}`))
        p.tint('stone').poly(knots('-48 -22, 48 -22, 60 2, -60 2'))
        p.tint('cream').poly(knots('-36 -16, 36 -16, 42 -4, -42 -4'))
        return
      }
      p.tint('stone').card(-46, -84, 92, 8, 4)
      holed(p.tint('stone'), corners('-50 -76, 50 -76, 50 -12, -50 -12'), corners('-42 -70, 42 -70, 42 -20, -42 -20'))
      p.line(knots('-30 -32, -12 -56')).line(knots('-12 -32, 6 -56'))
      p.tint('cream').card(-50, -12, 100, 9, 4)
    },
  })

const legs = (p: Pen) =>
  p.tint('slate').bar(knots('-24 -64, -42 -2'), 3.5).bar(knots('24 -64, 42 -2'), 3.5).bar(knots('0 -60, 0 -2'), 3.5)

export const KITCHEN: readonly Thing[] = [
  cooker('stove', true),
  cooker('oven', false),
  thing({
    name: 'refrigerator',
    size: [92, 180],
    points: { door: [0, -60], handle: [-30, -80], grip: [-30, -80] },
    tops: [[-40, 40, -178]],
    hollow: [-36, -116, 36, -12],
    back(p, s) {
      p.tint('slate').box4(-38, -8, 16, 8).box4(22, -8, 16, 8)
      p.tint('sky').card(-45, -179, 90, 174, 12)
      if (!said(s, 'open')) return
      p.tint('white').card(-38, -118, 76, 106, 6)
      for (const y of [-84, -50]) p.line(knots(`-38 ${y}, 38 ${y}`))
      p.tint('vermilion').spot(-20, -94, 9).tint('gamboge').box4(4, -104, 14, 20).tint('leaf').spot(14, -60, 9)
    },
    front(p, s) {
      p.line(knots('-45 -124, 45 -124'))
      p.tint('stone').card(-36, -160, 9, 28, 4)
      if (said(s, 'open')) return
      p.card(-36, -114, 9, 46, 4)
      heart(p.tint('rose'), 6, -150, 10)
      p.tint('straw').box4(-4, -104, 30, 26)
      star(p.tint('gamboge'), 11, -91, 8)
      p.tint('vermilion').spot(24, -58, 7)
    },
  }),
  thing({
    name: 'toaster',
    size: [124, 106],
    points: { rim: [0, -70], grip: [-50, -30], grip2: [50, -30], handle: [60, -44] },
    hollow: [-36, -80, 36, -24],
    back(p, s) {
      if (said(s, 'empty')) return
      for (const [x, y] of [
        [-20, -104],
        [20, -98],
      ] as const)
        p.tint('ochre').blob(
          knots(
            `${x - 17} -60!, ${x - 17} ${y + 16}, ${x - 20} ${y + 6}, ${x - 8} ${y}, ${x + 8} ${y}, ${x + 20} ${y + 6}, ${x + 17} ${y + 16}, ${x + 17} -60!`,
          ),
        )
    },
    front(p) {
      p.tint('umber').card(50, -50, 14, 10, 4)
      p.tint('sky').blob(knots('-54 -8!, -54 -52, -40 -74, 40 -74, 54 -52, 54 -8!'))
      p.tint('slate').card(-42, -72, 84, 8, 4)
      p.tint('umber').card(-58, -12, 116, 12, 5)
      p.tint('white').spot(30, -34, 9)
      heart(p.tint('pink'), -14, -36, 14)
    },
  }),
  thing({
    name: 'barbecue grill',
    size: [122, 121],
    points: { handle: [0, -130], grip: [54, -80], rim: [0, -84] },
    tops: [[-46, 46, -88]],
    back(p, s) {
      if (!said(s, 'closed')) for (const x of [-28, 0, 28]) flame(p, x, -82, x ? 28 : 38)
      legs(p)
      p.tint('slate').spot(-42, -8, 8).spot(42, -8, 8)
    },
    front(p) {
      p.tint('vermilion').blob(knots('-54 -84!, 54 -84!, 46 -60, 24 -46, -24 -46, -46 -60'))
      p.tint('stone').card(-60, -92, 120, 9, 4)
      p.tint('umber').bar(knots('-58 -104, -22 -98'), 3.5)
      p.tint('coral').bar(knots('-16 -97, 12 -97'), 6)
      p.tint('ochre').ell(36, -98, 15, 6)
      p.tint('white').spot(-22, -68, 6).spot(22, -68, 6)
    },
  }),
  thing({
    name: 'food truck',
    size: [294, 205],
    points: { rim: [-30, -88], door: [116, -60], seat: [112, -92], wheel: [128, -96], handle: [-146, -80] },
    tops: [[-130, 70, -176]],
    hollow: [-104, -138, 44, -60.5],
    back(p) {
      p.tint('cream').box4(-110, -146, 160, 60)
    },
    front(p) {
      p.tint('coral').fuse(() => {
        p.poly([
          [-146, -170],
          [80, -170],
          [80, -24],
          [-146, -24],
        ])
        p.poly([
          [-106, -82],
          [46, -82],
          [46, -142],
          [-106, -142],
        ])
      })
      p.tint('coral').blob(knots('80 -128!, 112 -126, 130 -84, 146 -72, 148 -24!, 80 -24!'))
      p.tint('glass').blob(knots('88 -84!, 88 -118, 108 -116, 122 -84!'))
      p.tint('wood').box4(-112, -88, 166, 10)
      p.tint('straw').blob([
        [-116, -170, 1],
        [56, -170, 1],
        [56, -146, 1],
        ...drips(-116, 56, -146, [14, 14, 14, 14, 14, 14]),
        [-116, -146, 1],
      ])
      for (const x of [-87, -59, -30, -1, 28]) p.line(knots(`${x} -170, ${x} -146`))
      p.tint('ochre').blob(corners('-34 -182, -18 -182, -26 -206')).tint('pink').ell(-26, -184, 13, 11)
      p.tint('straw').spot(138, -52, 8, 9)
      p.tint('white').card(-100, -66, 130, 24, 8)
      for (const x of [-76, -36, 4]) heart(p.tint('rose'), x, -54, 8)
      for (const x of [-92, 100]) p.tint('slate').ell(x, -24, 26).tint('stone').ell(x, -24, 12)
    },
  }),
]
