import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { boilsOver } from '../food/foam.ts'
import { rose } from '../nature/flower-heads.ts'
import {
  arched,
  bloom,
  corners,
  fits,
  heart,
  holed,
  knots,
  leaf,
  mirrored,
  placed,
  said,
  spiral,
  star,
} from '../shapes.ts'

const sparkle = (p: Pen, x: number, y: number, r: number) => star(p.tint('straw'), x, y, r, 4, 0.36)

const bottle = (p: Pen) => p.blob(mirrored('0 -96!, 12 -96!, 12 -72, 34 -52, 42 -28, 32 -4, 0 0'))

export const MAGIC: readonly Thing[] = [
  thing({
    name: 'wand',
    size: [70, 150],
    habitat: 'hand',
    points: { grip: [0, -24], tip: [0, -118] },
    back(p) {
      p.tint('wood').bar(knots('0 -4, 0 -96'), 3.6)
      p.tint('gamboge').card(-6, -14, 12, 14, 4)
      star(p, 0, -116, 33)
      p.tint('rose')
        .blob(placed(knots('0 0!, -10 12, -20 30!, -8 26, 0 34!, 4 16'), -1, -84))
        .blob(placed(knots('0 0!, 10 12, 20 30!, 8 26, 2 32!, 0 16'), 1, -84))
    },
  }),
  thing({
    name: 'crystal ball',
    size: [100, 122],
    points: { rim: [0, -46], grip: [-40, -20], grip2: [40, -20] },
    hollow: [-32, -104, 32, -46],
    back(p) {
      p.tint('lilac').ell(0, -72, 48)
    },
    front(p) {
      spiral(p, 0, -70, 24, 1.5, 120)
      p.line(knots('-34 -86, -28 -100, -16 -108'))
      sparkle(p, 18, -92, 11)
      p.tint('gamboge').blob(mirrored('0 -30!, 34 -34!, 40 -26, 26 -16, 34 -4, 38 0!, 0 0!'))
      p.line(knots('-28 -16, 28 -16'))
    },
  }),
  thing({
    name: 'cauldron',
    size: [140, 128],
    points: { rim: [0, -86], grip: [-58, -70], grip2: [58, -70], handle: [-58, -70] },
    hollow: [-46, -96, 46, -24],
    back(p, s) {
      p.tint('slate').ell(0, -88, 54, 14)
      p.tint('lime').ell(0, -87, 44, 9)
      if (said(s, 'overflowing')) return
      for (const [x, y, r] of [
        [-24, -98, 10],
        [2, -108, 13],
        [26, -96, 9],
        [18, -122, 7],
        [-12, -122, 6],
      ] as const)
        p.ell(x, y, r)
    },
    front(p, s) {
      p.tint('slate')
        .bar(knots('-56 -74, -68 -70, -66 -56, -56 -54'), 3)
        .bar(knots('56 -74, 68 -70, 66 -56, 56 -54'), 3)
      p.blob(corners('-38 -12, -30 0, -22 0, -22 -14')).blob(corners('38 -12, 30 0, 22 0, 22 -14'))
      p.blob(
        knots(
          '-58 -90!, -36 -78, 0 -74, 36 -78, 58 -90!, 54 -78!, 62 -50, 48 -16, 24 -6, -24 -6, -48 -16, -62 -50, -54 -78!',
        ),
      )
      p.line(knots('-44 -44, -40 -30, -30 -20'))
      if (fits(p, s, 20)) star(p.tint('straw'), 8, -40, 18)
      if (said(s, 'overflowing')) boilsOver(p, 52, -88)
    },
  }),
  thing({
    name: 'potion bottle',
    size: [90, 122],
    habitat: 'hand',
    points: { grip: [0, -84], spout: [0, -108] },
    back(p) {
      p.tint('wood').card(-9, -120, 18, 22, 5)
      p.tint('glass').card(-16, -104, 32, 12, 5)
      bottle(p)
      p.tint('violet').blob(knots('-40 -36!, -20 -42, 0 -35, 20 -42, 40 -36!, 40 -20, 32 -4, 0 0, -32 -4, -40 -20'))
      p.tint('white').spot(-12, -18, 7).spot(14, -22, 6).spot(4, -54, 6)
      p.line(knots('-22 -46, -16 -56'))
    },
  }),
  thing({
    name: 'magic lamp',
    size: [150, 96],
    habitat: 'hand',
    points: { grip: [-52, -40], handle: [-52, -40], spout: [70, -58], rim: [0, -60] },
    back(p) {
      p.tint('gamboge').bar(knots('-32 -50, -58 -56, -62 -30, -42 -22, -30 -26'), 5)
      p.blob(knots('-44 -52!, 0 -60, 36 -56!, 52 -52, 64 -68!, 76 -64!, 64 -38, 44 -22, 20 -14, -22 -14, -42 -30'))
      p.tint('ochre').blob(mirrored('0 -14!, 14 -14!, 18 -6, 30 0!, 0 0!'))
      p.tint('gamboge').blob(mirrored('0 -84, 18 -76, 30 -58!, 0 -54'))
      p.spot(0, -88, 7)
      p.tint('vermilion').spot(0, -36, 9).tint('cerulean').spot(-22, -38, 6.4).spot(22, -38, 6.4)
    },
  }),
  thing({
    name: 'flying carpet',
    size: [230, 92],
    habitat: 'air',
    points: { seat: [0, -50], deck: [0, -50] },
    tops: [[-70, 70, -48]],
    back(p) {
      for (const [x, y] of knots('-108 -34, -102 -22, -95 -10'))
        p.line(knots(`${x} ${y}, ${x - 9} ${y + 9}`), p.at.sw * 1.2)
      for (const [x, y] of knots('108 -52, 100 -38, 91 -24'))
        p.line(knots(`${x} ${y}, ${x + 11} ${y + 7}`), p.at.sw * 1.2)
      p.tint('rose').blob(
        knots('-112 -42!, -76 -74, -20 -76, 30 -86, 84 -88, 112 -60!, 88 -18!, 40 -12, -6 -16, -50 -6, -88 0!'),
      )
      p.tint('straw').blob(
        knots('-88 -42!, -66 -62, -18 -64, 30 -74, 72 -74, 92 -56!, 76 -30!, 38 -24, -6 -28, -48 -18, -74 -14!'),
      )
      p.tint('violet').blob(corners('-34 -42, 2 -58, 38 -48, 2 -32'))
      p.tint('gamboge').spot(2, -45, 9).spot(-56, -40, 8).spot(62, -50, 8)
    },
  }),
  thing({
    name: 'spell book',
    size: [120, 140],
    habitat: 'hand',
    points: { grip: [-40, -30], grip2: [44, -30] },
    back(p) {
      p.tint('cream').box4(-44, -132, 96, 126)
      p.tint('violet').blob(knots('-50 -138!, 44 -138!, 44 -12!, -42 -12!, -50 -4, -42 2!, 50 2!, 50 -4!, -40 -4!'))
      p.card(-50, -138, 94, 128, 6)
      p.line(knots('-36 -136, -36 -12'))
      p.tint('gamboge').blob(corners('44 -138, 22 -138, 44 -116')).blob(corners('44 -10, 22 -10, 44 -32'))
      star(p, 4, -78, 30)
      p.tint('gamboge').card(36, -86, 20, 22, 5)
    },
  }),
  thing({
    name: 'enchanted rose',
    size: [110, 170],
    points: { grip: [0, -10] },
    back(p) {
      p.tint('glass').blob(mirrored('0 -156, 26 -148, 44 -120, 44 -22!, 0 -22!'))
      p.spot(0, -161, 7)
    },
    front(p) {
      p.tint('leaf').bar(knots('0 -22, 4 -54, 0 -84'), 2.6)
      leaf(p, 2, -46, 26, 14, 56)
      leaf(p, 2, -40, 24, 13, -58)
      rose(p, 0, -100, 23)
      p.tint('rose').blob(placed(knots('0 -8!, 8 0, 0 7, -7 2'), -22, -30, 1, 30))
      p.tint('gamboge').card(-50, -24, 100, 13, 5).blob(mirrored('0 -11!, 40 -11!, 46 0!, 0 0!'))
      sparkle(p, 26, -126, 9)
      p.line(knots('-34 -112, -30 -130, -20 -140'))
    },
  }),
]

export const HOMES: readonly Thing[] = [
  thing({
    name: 'mushroom house',
    size: [160, 160],
    points: { rim: [27, -28], door: [0, 0], chimney: [44, -152], roof: [0, -156] },
    tops: [[-40, 30, -150]],
    hollow: [14, -54, 40, -13.7],
    back: (p) => void p.tint('straw').ell(28, -42, 17),
    front(p, _s) {
      holed(
        p.tint('cream'),
        mirrored('0 -84!, 42 -84!, 46 -44, 56 -8, 44 0!, 0 0!'),
        mirrored('0 -15, 10 -11, 15 0, 10 11, 0 15').map(([x, y]): Knot => [x + 28, y - 42]),
      )
      p.tint('brick').box4(36, -148, 18, 34)
      p.tint('cap').blob(mirrored('0 -156, 36 -146, 68 -114, 78 -82, 60 -72, 0 -68'))
      p.tint('white').ell(-36, -104, 14, 12).ell(8, -126, 15, 11).ell(46, -96, 11, 11).spot(-10, -88, 9, 7)
      p.tint('wood')
        .as('door')
        .blob(arched(-14, 0, 30, 42))
        .ink(-6, -18, 2.4)
      p.tint('stone').ell(-14, 0, 20, 5)
      leaf(p.tint('leaf'), 56, 0, 22, 13, 20)
      leaf(p, 60, 0, 18, 12, 56)
    },
  }),
  thing({
    name: 'fairy house',
    size: [194, 180],
    points: { rim: [33, -42], door: [0, 0], roof: [0, -176] },
    tops: [[-12, 12, -150]],
    hollow: [22, -66, 44, -28.8],
    back: (p) => void p.tint('straw').ell(32, -54, 14),
    front(p, s) {
      holed(
        p.tint('bark'),
        mirrored('0 -96!, 44 -96!, 42 -50, 50 -16, 64 0!, 30 -4, 0 0'),
        mirrored('0 -12, 8 -9, 12 0, 8 9, 0 12').map(([x, y]): Knot => [x + 32, y - 54]),
      )
      p.line(knots('-34 -80, -32 -52')).line(knots('-40 -30, -44 -14')).line(knots('14 -84, 14 -70'))
      p.tint('leaf')
      for (const [x, turn] of [
        [-30, -34],
        [30, 34],
        [-14, -16],
        [14, 16],
        [0, 0],
      ] as const)
        leaf(p, x * 1.5, -84, 92, 46, turn)
      p.tint('rose')
        .as('door')
        .blob(arched(-8, -2, 34, 50))
      heart(p.tint('straw'), -8, -32, 8)
      p.ink(2, -18, 2.4)
      if (fits(p, s, 9)) for (const [x, y] of knots('-54 -10, 54 -12, -62 -2')) bloom(p, x, y, 10, 5, 0.4, 'petal2')
      p.tint('cap')
        .blob(placed(mirrored('0 -26, 15 -18, 17 -10!, 0 -8'), 60, 0))
        .tint('cream')
        .box4(55, -9, 10, 9)
    },
  }),
  thing({
    name: 'fairy door',
    size: [117, 130],
    points: { door: [0, 0], handle: [18, -44] },
    hollow: [-28, -86, 28, 0],
    back(p) {
      p.tint('stone').blob(arched(0, 0, 96, 126))
      for (const turn of [-68, -44, -20, 4, 28, 52]) p.line(placed(knots('0 -34, 0 -48'), 0, -78, 1, turn))
      for (const y of [-22, -50]) p.line(knots(`-48 ${y}, -36 ${y}`)).line(knots(`36 ${y}, 48 ${y}`))
      p.tint('rose').blob(arched(0, 0, 70, 104))
      p.line(knots('-12 -100, -12 0')).line(knots('12 -100, 12 0'))
      heart(p.tint('straw'), 0, -74, 13)
      p.tint('gamboge').spot(22, -42, 6)
      p.tint('leaf')
      for (const [x, y, turn] of [
        [-46, 0, -30],
        [-38, 0, 10],
        [44, 0, 34],
        [36, 0, -8],
      ] as const)
        leaf(p, x, y, 24, 13, turn)
    },
  }),
]
