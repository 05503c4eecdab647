/** What the stories of the Bible have that nothing else has. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { holed, knots } from '../shapes.ts'

export const BIBLE: Thing[] = [
  thing({
    name: 'stone tablets',
    size: [200, 170],
    points: { grip: [0, -30], top: [0, -168] },
    back(p) {
      for (const x of [-50, 50]) {
        p.tint('stone').blob([
          [x - 46, 0, 1],
          [x - 46, -116],
          [x - 30, -158],
          [x, -168],
          [x + 30, -158],
          [x + 46, -116],
          [x + 46, 0, 1],
        ])
        for (const [i, wide] of [24, 28, 26, 28, 20].entries())
          p.line([
            [x - wide, -132 + i * 26],
            [x - wide * 0.3, -135 + i * 26],
            [x + wide * 0.4, -130 + i * 26],
            [x + wide, -133 + i * 26],
          ])
      }
    },
  }),
  thing({
    name: 'slingshot',
    size: [120, 190],
    habitat: 'hand',
    points: { grip: [0, -40], top: [0, -188] },
    back(p) {
      p.tint('sand').blob(knots('-44 -168!, -20 -120, 20 -120, 44 -168!, 40 -150, 24 -100, -24 -100, -40 -150'))
      p.tint('bark').blob(
        knots(
          '-12 0!, -14 -84, -56 -140, -58 -184!, -36 -186!, -30 -144, 0 -108, 30 -144, 36 -186!, 58 -184!, 56 -140, 14 -84, 12 0!',
        ),
      )
      p.line(knots('-10 -30, 10 -34')).line(knots('-10 -52, 10 -56'))
    },
  }),
  thing({
    name: 'burning bush',
    size: [240, 250],
    back(p) {
      p.tint('vermilion').blob(
        knots(
          '-112 -30!, -120 -110, -96 -150, -92 -200!, -60 -168, -44 -248!, -8 -190, 16 -238!, 40 -182, 76 -216!, 86 -150, 116 -118, 110 -30!',
        ),
      )
      p.tint('gamboge').blob(
        knots(
          '-84 -20!, -90 -96, -64 -122, -58 -156!, -30 -128, -6 -176!, 16 -130, 46 -160!, 60 -110, 86 -84, 84 -20!',
        ),
      )
      p.tint('leaf').blob(
        knots('-70 0!, -92 -24, -78 -52, -56 -58, -44 -88, -12 -86, 6 -104, 34 -84, 58 -78, 66 -50, 90 -34, 74 0!'),
      )
      p.line(knots('0 0, -2 -34, -30 -58')).line(knots('-2 -34, 26 -60')).line(knots('40 -14, 54 -38'))
      p.line(knots('-40 -14, -54 -34'))
    },
  }),
  thing({
    name: 'tower of babel',
    size: [300, 420],
    points: { top: [0, -420] },
    back(p) {
      p.tint('sand')
      for (const [i, w] of [150, 124, 100, 78, 56].entries()) {
        const y = -i * 82
        p.poly([
          [-w, y],
          [-w + 12, y - 82],
          [w - 12, y - 82],
          [w, y],
        ])
        p.line([
          [-w + 4, y - 22],
          [w - 8, y - 62],
        ])
        const n = 4 - Math.floor(i * 0.7)
        for (let k = 0; k < n; k++) {
          const x = (k - (n - 1) / 2) * ((w * 1.5) / n)
          p.blob([
            [x - 13, y - 8, 1],
            [x - 13, y - 34],
            [x, y - 46],
            [x + 13, y - 34],
            [x + 13, y - 8, 1],
          ])
        }
      }
    },
  }),
  thing({
    name: 'hollow whale',
    size: [640, 420],
    points: { rim: [40, -70], top: [40, -330] },
    hollow: [-80, -256, 160, -60],
    back(p) {
      p.tint('rose').ell(40, -160, 150, 116)
      for (const x of [-60, -14, 34, 82, 126])
        p.line([
          [x, -262],
          [x - 14, -200],
          [x - 8, -150],
        ])
    },
    front(p) {
      p.tint('cerulean').blob(
        knots('-214 -150!, -280 -196, -330 -300!, -250 -292, -216 -246, -190 -300, -130 -330!, -150 -250, -158 -188'),
      )
      holed(
        p.tint('cerulean'),
        knots(
          '-230 -176!, -150 -216, -60 -310, 60 -344, 190 -322, 282 -240, 306 -150, 280 -60, 190 -8, 60 0, -70 -12, -160 -70',
        ),
        knots('40 -274, 118 -250, 168 -190, 174 -130, 140 -72, 40 -52, -58 -72, -94 -130, -88 -190, -38 -250'),
      )
      p.tint('cerulean').blob(knots('90 -344!, 60 -396, 20 -404, 0 -380!, 30 -380, 60 -340!'))
      p.blob(knots('96 -344!, 122 -398, 166 -406, 186 -380!, 152 -378, 128 -338!'))
      p.line(knots('302 -116, 262 -96, 222 -104'))
      p.tint('white').ell(232, -196, 26, 30)
      p.ink(238, -194, 13, 17)
      for (const [x0, x1, y] of [
        [-96, 214, -34],
        [-30, 150, -18],
      ] as const)
        p.line([
          [x0, y],
          [(x0 + x1) / 2, y + 12],
          [x1, y],
        ])
    },
  }),
  thing({
    name: 'reed basket',
    size: [220, 110],
    points: { rim: [0, -70] },
    hollow: [-74, -96, 74, -30],
    back(p) {
      p.tint('umber').ell(0, -72, 104, 22)
    },
    front(p) {
      p.tint('straw').blob(knots('-106 -74!, -70 -58, 0 -50, 70 -58, 106 -74!, 92 -24, 60 0, -60 0, -92 -24'))
      p.line(knots('-98 -48, -50 -34, 0 -30, 50 -34, 98 -48')).line(knots('-84 -20, -40 -12, 0 -10, 40 -12, 84 -20'))
      for (const x of [-62, -22, 22, 62])
        p.line([
          [x, -54],
          [x * 0.9, -4],
        ])
    },
  }),
]
