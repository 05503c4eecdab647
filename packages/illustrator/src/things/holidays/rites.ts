/** What feasts and rites are kept with: rattles, boats of leaves with a light, canopies, the font. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, flame, flower, steps } from '../kit.ts'

export const RITES: readonly Thing[] = [
  thing({
    name: 'grogger',
    size: [190, 210],
    habitat: 'hand',
    points: { grip: [-52, -24], tip: [60, -150] },
    back(p) {
      p.tint('wood').bar('-52,-6 -52,-150', 13)
      p.tint('ochre').ell(-52, -160, 30, 22)
      p.tint('wood').card(-64, -206, 150, 40, 8).card(-64, -146, 150, 34, 8).card(64, -206, 26, 94, 8)
      p.tint('gamboge').card(-18, -168, 84, 26, 5)
    },
  }),
  thing({
    name: 'sparkler',
    size: [150, 230],
    habitat: 'hand',
    points: { grip: [0, -14], tip: [0, -160] },
    back(p) {
      p.tint('slate').bar('0,-4 0,-130', 5)
      p.tint('gamboge').poly(steps(0, 337.5, 16).map((a, i) => around(0, -158, i % 2 ? 30 : 68, a)))
      p.tint('cream').ell(0, -158, 15)
    },
  }),
  thing({
    name: 'krathong',
    size: [230, 190],
    points: { rim: [0, -50], grip: [0, -30] },
    back(p) {
      for (const x of [-62, 62]) {
        p.tint('wood').bar(
          [
            [x, -60],
            [x * 1.06, -128],
          ],
          4,
        )
        p.tint('ember').ell(x * 1.06, -132, 7)
      }
      p.tint('cream').card(-13, -150, 26, 96, 5)
      flame(p, 0, -150, 38)
      for (const x of [-46, 46]) flower(p, x, -78, 32, 6, 'orange')
      flower(p, 0, -72, 34, 7, 'rose')
    },
    front(p) {
      for (const x of [-92, -56, 56, 92, -20, 20])
        p.tint('leaf').blob([
          [x * 0.7 - 19, -24, 1],
          [x * 0.95 - 14, -62],
          [x * 1.16, -84, 1],
          [x * 0.95 + 14, -62],
          [x * 0.7 + 19, -24, 1],
        ])
      p.tint('sap').blob('-104,-48! -50,-36 0,-34 50,-36 104,-48! 84,-8 50,2 0,4 -50,2 -84,-8')
      for (const x of [-66, -33, 0, 33, 66])
        p.line([
          [x, -38],
          [x * 0.86, -2],
        ])
    },
  }),
  thing({
    name: 'baptismal font',
    size: [190, 250],
    points: { rim: [0, -196] },
    tops: [[-60, 60, -196]],
    back(p) {
      p.tint('water').ell(0, -196, 84, 20)
    },
    front(p) {
      p.tint('stone').blob(
        '-92,-202! -86,-160 -46,-128 -22,-122! 22,-122! 46,-128 86,-160 92,-202! 50,-180 0,-174 -50,-180',
      )
      p.tint('cloud')
        .blob('-24,-122! 24,-122! 20,-60 28,-30! -28,-30! -20,-60')
        .card(-58, -30, 116, 18, 5)
        .tint('stone')
        .card(-74, -14, 148, 14, 5)
      p.tint('gamboge').card(-6, -162, 12, 34, 3).card(-16, -154, 32, 10, 3)
    },
  }),
  thing({
    name: 'chuppah',
    size: [330, 330],
    points: { door: [0, 0], rim: [0, 0], roof: [0, -320] },
    hollow: [-126, -240, 126, 0],
    back(p) {
      p.tint('wood').bar('-112,-18 -112,-270', 6).bar('112,-18 112,-270', 6)
    },
    front(p) {
      p.tint('wood').bar('-146,-2 -146,-276', 8).bar('146,-2 146,-276', 8)
      p.tint('cloud').blob(
        '-160,-276! -110,-304 0,-312 110,-304 160,-276! 156,-230! 130,-248 104,-232! 78,-250 52,-234! 26,-252 0,-236! -26,-252 -52,-234! -78,-250 -104,-232! -130,-248 -156,-230!',
      )
      p.line('-104,-296 -104,-240').line('104,-296 104,-240').line('-52,-306 -52,-244').line('52,-306 52,-244')
      for (const [x, y] of [
        [-148, -280],
        [148, -280],
        [-146, -214],
        [146, -214],
        [-76, -300],
        [0, -308],
        [76, -300],
      ] as const)
        flower(p, x, y, 22, 5, 'rose')
    },
  }),
  thing({
    name: 'grape vat',
    size: [330, 120],
    points: { rim: [0, -100], seat: [0, -40] },
    hollow: [-130, -104, 130, -44],
    back(p) {
      p.tint('umber').ell(0, -92, 150, 24)
      for (let i = 0; i < 13; i++) p.tint('violet').ell(-126 + i * 21, -94 + (i % 3) * 6, 12)
    },
    front(p) {
      for (let i = 0; i < 12; i++) p.tint('violet').ell(-115 + i * 21, -76 + (i % 2) * 6 - Math.abs(i - 5.5) * 1.6, 12)
      p.tint('wood').blob('-156,-94! -150,-46 -138,-8! -60,2 0,4 60,2 138,-8! 150,-46 156,-94! 90,-66 0,-60 -90,-66')
      for (const x of [-98, -50, 0, 50, 98])
        p.line([
          [x, -66],
          [x * 0.92, 0],
        ])
      p.tint('stone').blob('-152,-52! -70,-28 0,-24 70,-28 152,-52! 149,-34 70,-10 0,-6 -70,-10 -149,-34')
    },
  }),
  thing({
    name: 'prayer flags',
    size: [420, 260],
    points: { roof: [0, -250] },
    back(p) {
      p.tint('wood').bar('-200,0 -200,-250', 7).bar('200,0 200,-250', 7)
      for (const y of [-236, -150]) {
        p.line([
          [-200, y],
          [0, y + 34],
          [200, y],
        ])
        for (const [i, x] of [-150, -90, -30, 30, 90, 150].entries()) {
          const top = y + 34 * (1 - (x / 200) ** 2)
          p.tint(`cloth${(i % 5) + 1}`).blob([
            [x - 24, top - 2, 1],
            [x + 24, top - 2, 1],
            [x + 24, top + 50, 1],
            [x, top + 56],
            [x - 24, top + 50, 1],
          ])
        }
      }
    },
  }),
  thing({
    name: 'feather bustle',
    size: [300, 220],
    habitat: 'worn',
    points: { grip: [0, -30] },
    back(p) {
      for (const a of [...steps(190, 350, 9)].sort((u, v) => Math.abs(v - 270) - Math.abs(u - 270))) {
        p.within(0, -34, a + 90, 1, () => {
          p.tint(a % 40 ? 'cloth1' : 'cloth3').blob('-10,-20! -26,-110 -16,-156 0,-178 16,-156 26,-110 10,-20!')
          p.line('0,-30 0,-150')
        })
      }
      p.tint('gamboge').ell(0, -34, 34)
      p.tint('vermilion').ell(0, -34, 17)
    },
  }),
  thing({
    name: 'seder plate',
    size: [170, 70],
    points: {},
    back(p) {
      p.tint('white').ell(0, -32, 82, 32)
      p.tint('cerulean').ell(0, -34, 66, 24)
      for (const [i, tint] of ['leaf', 'cream', 'umber', 'sap', 'coral', 'straw'].entries()) {
        const [x, y] = around(0, 0, 46, i * 60)
        p.tint(tint).ell(x, y * 0.33 - 35, 14, 8.5)
      }
      p.tint('white').ell(0, -35, 14, 8.5)
    },
  }),
  thing({
    name: 'matzah',
    size: [130, 112],
    points: {},
    back(p) {
      p.tint('straw').card(-46, -110, 92, 92, 5)
      for (const y of [-92, -72, -52]) for (const x of [-28, -9, 9, 28]) p.ink(x, y, 2.6)
      p.tint('cream').blob('-64,-26! 0,-34 64,-26! 52,-6 24,0! -24,0! -52,-6')
    },
  }),
]
