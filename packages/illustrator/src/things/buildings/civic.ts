import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { arched, corners, fits, holed, knots, mirrored, pane, placed, star } from '../shapes.ts'
import { bricks, doors, gable, longRoof, pennant, shrub } from './parts.ts'
import { cross, pillars, steps } from './stones.ts'

export const CIVIC: readonly Thing[] = [
  thing({
    name: 'school',
    size: [250, 180],
    points: { rim: [-82, -30], door: [0, 0], roof: [0, -150] },
    tops: [[-110, -50, -102]],
    hollow: [-100, -60, -64, -13.5],
    back(p) {
      p.tint('cream').box4(-104, -64, 42, 36)
    },
    front(p, s) {
      holed(
        p.tint('brick'),
        corners('-112 -80, 112 -80, 112 0, -112 0'),
        corners('-100 -60, -64 -60, -64 -30, -100 -30'),
      )
      longRoof(p, s, -122, 122, -76, -106, 18)
      p.tint('brick').box4(-40, -98, 80, 98)
      gable(p, s, -50, 50, -94, -136)
      p.tint('wall').box4(-14, -152, 28, 28)
      p.tint('roof')
        .blob(corners('-22 -150, 0 -172, 22 -150'))
        .tint('gamboge')
        .blob(placed(mirrored('0 -10!, 7 -4, 8 4!, 0 4!'), 0, -134))
      p.tint('white').ell(0, -88, 14)
      p.line(knots('0 -88, 0 -97')).line(knots('0 -88, 6 -85'))
      doors(p, 0, 0, 44, 54, 'cerulean')
      pane(p, s, 82, -30, 36, 30)
      p.tint('wood').box4(-104, -30, 44, 7).box4(60, -30, 44, 7)
      p.tint('stone').box4(-30, -6, 60, 6)
      pennant(p, 104, -100, 44, 'vermilion')
      shrub(p, -88, 0, 16)
      shrub(p, 88, 0, 16)
    },
  }),
  thing({
    name: 'hospital',
    size: [210, 180],
    points: { rim: [-62, -70], door: [0, 0], roof: [0, -170] },
    tops: [[-90, 90, -132]],
    hollow: [-76, -96, -48, -55.7],
    back: (p) => void p.tint('cream').box4(-80, -100, 36, 34),
    front(p, s) {
      holed(p.tint('wall'), corners('-94 -128, 94 -128, 94 0, -94 0'), corners('-76 -96, -48 -96, -48 -70, -76 -70'))
      p.tint('sky').box4(-100, -136, 200, 11)
      p.tint('wall').box4(-34, -168, 68, 42)
      p.tint('vermilion')
      cross(p, 0, -147, 14, 5)
      for (const [x, y] of knots('-62 -22, 62 -70, 62 -22')) pane(p, s, x, y, 30, 28)
      for (const x of [-18, 18]) pane(p, s, x, -72, 24, 26)
      p.tint('coral').box4(-36, -56, 72, 9)
      doors(p, 0, 0, 48, 48, 'glass')
      shrub(p, -78, 0, 15)
      shrub(p, 80, 0, 15)
    },
  }),
  thing({
    name: 'fire station',
    size: [220, 160],
    points: { rim: [-30, 0], door: [-30, 0], roof: [0, -130] },
    tops: [[-90, 60, -112]],
    hollow: [-80, -60, 20, 0],
    back: (p) =>
      void p
        .tint('slate')
        .blob(arched(-62, 0, 66, 74))
        .blob(arched(14, 0, 66, 74)),
    front(p, s) {
      p.tint('brick').box4(64, -150, 38, 150)
      gable(p, s, 56, 110, -146, -168)
      p.tint('gamboge')
        .blob(placed(mirrored('0 -14!, 9 -6, 11 6!, 0 6!'), 83, -122))
        .ink(83, -113, 3)
      holed(p.tint('brick'), corners('-104 -108, 64 -108, 64 0, -104 0'), arched(-62, 0, 60, 68), arched(14, 0, 60, 68))
      p.tint('stone').box4(-110, -116, 180, 12)
      p.tint('white').card(-62, -100, 76, 24, 7)
      p.tint('fire').blob(placed(mirrored('0 -11!, 6 -3, 6 5, 0 9'), -24, -87))
      bricks(p, s, '-94 -70, 54 -80', 8)
      pane(p, s, 83, -66, 20, 28)
      p.tint('wood').box4(72, -44, 22, 44)
    },
  }),
  thing({
    name: 'police station',
    size: [200, 156],
    points: { rim: [-57, -34], door: [0, 0], roof: [0, -146] },
    tops: [[-84, 84, -122]],
    hollow: [-72, -62, -42, -18.6],
    back: (p) => void p.tint('cream').box4(-76, -66, 38, 36),
    front(p, s) {
      holed(p.tint('sky'), corners('-88 -116, 88 -116, 88 0, -88 0'), corners('-72 -62, -42 -62, -42 -34, -72 -34'))
      p.tint('blue').box4(-94, -126, 188, 12).blob(corners('-44 -116, 44 -116, 36 -80, -36 -80'))
      star(p.tint('gamboge'), 0, -98, 16)
      p.tint('cerulean').blob(knots('-12 -126!, -11 -142, 0 -148, 11 -142, 12 -126!'))
      pane(p, s, 58, -34, 30, 28)
      for (const x of [-62, 62]) pane(p, s, x, -82, 26, 22)
      doors(p, 0, 0, 44, 58, 'blue')
      p.tint('stone').box4(-32, -6, 64, 6)
      for (const x of [-34, 34])
        p.tint('straw')
          .spot(x, -62, 8)
          .line(knots(`${x} -54, ${x} -8`))
    },
  }),
  thing({
    name: 'library',
    size: [220, 160],
    points: { rim: [0, -16], door: [0, 0], roof: [0, -156] },
    tops: [[-20, 20, -150]],
    hollow: [-22, -56, 22, -16],
    back: (p) => void p.tint('umber').box4(-24, -74, 48, 60),
    front(p) {
      p.tint('sand').box4(-94, -92, 66, 78).box4(28, -92, 66, 78).box4(-40, -92, 80, 18)
      pillars(p, [-82, -46, 46, 82], -92, -14, 13)
      p.tint('cream').blob(corners('-104 -94, 0 -154, 104 -94'))
      p.tint('white')
        .blob(placed(knots('0 -8!, -16 -14, -32 -10!, -32 10!, -16 6, 0 12!, 16 6, 32 10!, 32 -10!, 16 -14'), 0, -112))
        .line(knots('0 -120, 0 -100'))
      p.tint('cream').box4(-104, -98, 208, 10)
      steps(p, 90, 14)
    },
  }),
  thing({
    name: 'museum',
    size: [230, 150],
    points: { rim: [0, -18], door: [0, 0], roof: [0, -146] },
    tops: [[-20, 20, -142]],
    hollow: [-20, -66, 20, -18],
    back: (p) => void p.tint('umber').box4(-22, -86, 44, 70),
    front(p, s) {
      p.tint('stone').box4(-100, -88, 78, 72).box4(22, -88, 78, 72)
      pillars(p, [-86, -58, -30, 30, 58, 86], -88, -16, 11)
      p.tint('cream').blob(corners('-112 -92, 0 -146, 112 -92')).box4(-112, -98, 224, 11)
      p.tint('gamboge').ell(0, -114, 13)
      if (fits(p, s, 10)) for (const x of [-42, 42]) p.spot(x, -106, 7)
      steps(p, 100, 16)
    },
  }),
  thing({
    name: 'train station',
    size: [255, 144],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -156] },
    tops: [[-120, -60, -84]],
    hollow: [-22, -52, 22, 0],
    back: (p) => void p.tint('umber').blob(arched(0, 0, 54, 66)),
    front(p, s) {
      p.tint('brick').box4(-118, -70, 236, 70)
      longRoof(p, s, -128, 128, -66, -92, 20)
      holed(p.tint('wall'), corners('-46 -104, 46 -104, 46 0, -46 0'), arched(0, 0, 48, 60))
      gable(p, s, -58, 58, -100, -144)
      p.tint('white').ell(0, -86, 15)
      p.line(knots('0 -86, 0 -96')).line(knots('0 -86, 7 -83'))
      for (const x of [-92, -64, 64, 92]) pane(p, s, x, -24, 18, 30, true)
      p.tint('stone').box4(-124, -8, 100, 8).box4(24, -8, 100, 8)
    },
  }),
  thing({
    name: 'airport',
    size: [230, 170],
    points: { rim: [-70, -108], door: [40, 0], roof: [-70, -164] },
    tops: [[-30, 120, -72]],
    hollow: [-88, -134, -52, -93.7],
    back: (p) => void p.tint('glass').box4(-94, -138, 48, 30),
    front(p, s) {
      p.tint('stone').blob(corners('-82 -104, -58 -104, -54 0, -86 0'))
      p.tint('cerulean')
        .blob(corners('-100 -112, -40 -112, -46 -100, -94 -100'))
        .blob(corners('-102 -138, -38 -138, -48 -150, -92 -150'))
      p.line(knots('-94 -138, -94 -112')).line(knots('-46 -138, -46 -112')).line(knots('-70 -150, -70 -166'))
      p.tint('wall').blob(knots('-46 0!, -46 -56, 10 -78, 80 -82, 128 -66!, 128 0!'))
      for (const x of [-18, 14, 46, 78, 108]) pane(p, s, x, -26, 24, 26)
      doors(p, 46, 0, 30, 22, 'glass')
      p.tint('sky').blob(placed(knots('-28 0, -20 -5, 10 -5, 24 -14!, 28 -4, 26 4, -20 5'), 50, -106, 1.2))
      p.blob(placed(corners('-6 0, 8 0, 18 16, 8 16'), 50, -106, 1.2))
    },
  }),
  thing({
    name: 'church',
    size: [170, 200],
    points: { rim: [23, -24], door: [-36, 0], roof: [-36, -196] },
    tops: [[10, 60, -106]],
    hollow: [12, -52, 34, -8.6],
    back: (p) => void p.tint('straw').blob(arched(22, -20, 26, 36)),
    front(p, s) {
      holed(p.tint('wall'), corners('-10 -70, 76 -70, 76 0, -10 0'), arched(22, -22, 22, 30))
      longRoof(p, s, -20, 84, -66, -106, 10)
      p.tint('glass')
        .blob(arched(56, -22, 22, 30))
        .line(knots('56 -52, 56 -22'))
      p.tint('wall').box4(-64, -124, 56, 124)
      p.tint('slate').blob(corners('-72 -120, -36 -178, 0 -120'))
      p.line(knots('-36 -178, -36 -200'), p.at.sw * 1.4).line(knots('-43 -192, -29 -192'), p.at.sw * 1.4)
      p.tint('straw').ell(-36, -84, 14)
      if (fits(p, s, 12)) p.line(knots('-36 -98, -36 -70')).line(knots('-50 -84, -22 -84'))
      p.tint('gamboge').blob(placed(mirrored('0 -12!, 8 -5, 10 5!, 0 5!'), -36, -130))
      doors(p, -36, 0, 34, 50, 'wood', true)
      shrub(p, 72, 0, 14)
    },
  }),
  thing({
    name: 'cathedral',
    size: [190, 240],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -150] },
    hollow: [-16, -34, 16, 0],
    back: (p) => void p.tint('umber').blob(arched(0, 0, 40, 50)),
    front(p, s) {
      for (const x of [-62, 62]) {
        p.tint('castle').box4(x - 27, -156, 54, 156)
        p.tint('slate').blob(corners(`${x - 32} -154, ${x} -232, ${x + 32} -154`))
        p.line(knots(`${x} -232, ${x} -246`), p.at.sw * 1.2)
        pane(p, s, x, -102, 22, 40, true)
        p.tint('glass')
          .blob(arched(x, -44, 22, 36))
          .tint('wood')
          .blob(arched(x, 0, 26, 32))
      }
      holed(p.tint('castle'), corners('-36 -120, 0 -156, 36 -120, 36 0, -36 0'), arched(0, 0, 36, 46))
      p.tint('violet').ell(0, -92, 24).tint('straw').spot(0, -92, 9)
      for (let i = 0; i < 8; i++) p.line(placed(knots('0 -9, 0 -23'), 0, -92, 1, i * 45))
      p.tint('castle').box4(-94, -70, 188, 8)
    },
  }),
  thing({
    name: 'skyscraper',
    size: [120, 300],
    points: { door: [0, 0], roof: [0, -270], grip: [54, -200] },
    tops: [[-30, 30, -262]],
    hollow: [-14, -160, 14, -130],
    back(p, s) {
      p.line(knots('0 -262, 0 -300'), p.at.sw * 1.2)
      p.tint('sky').box4(-30, -262, 60, 60).box4(-42, -206, 84, 70).box4(-54, -138, 108, 138)
      const w = 20
      for (const [x0, x1, y0, y1] of [
        [-15, 15, -250, -214],
        [-28, 28, -194, -150],
        [-40, 40, -126, -44],
      ] as const)
        for (let y = y0; y <= y1; y += 28)
          for (let x = x0; x <= x1 + 0.1; x += (x1 - x0) / Math.round((x1 - x0) / 27))
            p.tint('glass').box4(x - w / 2, y, w, 18)
      doors(p, 0, 0, 34, 34, 'wood')
      if (fits(p, s, 10)) p.tint('coral').box4(-24, -42, 48, 7)
    },
  }),
  thing({
    name: 'canal house',
    size: [86, 210],
    points: { rim: [-18, -66], door: [-16, 0], roof: [0, -206] },
    tops: [[-12, 12, -206]],
    hollow: [-28, -96, -8, -49.5],
    back: (p) => void p.tint('cream').box4(-32, -100, 28, 38),
    front(p, s) {
      holed(
        p.tint('brick'),
        corners(
          '-40 -144, -28 -144, -28 -170, -14 -170, -14 -196, 14 -196, 14 -170, 28 -170, 28 -144, 40 -144, 40 0, -40 0',
        ),
        corners('-28 -96, -8 -96, -8 -66, -28 -66'),
      )
      p.tint('cream')
        .box4(-44, -150, 18, 8)
        .box4(26, -150, 18, 8)
        .box4(-32, -176, 20, 8)
        .box4(12, -176, 20, 8)
        .box4(-18, -204, 36, 10)
      pane(p, s, 0, -152, 18, 26, true)
      for (const [x, y] of knots('-18 -106, 18 -106, 18 -66, 20 -14')) pane(p, s, x, y, 20, 30)
      doors(p, -18, -8, 26, 44, 'viridian')
      p.tint('stone').box4(-36, -8, 38, 8)
      p.tint('wood').box4(-32, -66, 28, 6)
    },
  }),
]
