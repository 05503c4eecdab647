import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { bloom, corners, fits, heart, holed, knots, leaf, mirrored, pane, placed, spiral, star } from '../shapes.ts'
import { awning, doors, gable, shrub } from './parts.ts'

interface Shop {
  name: string
  wall: string
  cloth: string
  /** What shows above the awning; (0, 0) is the middle of the sign. */
  sign: (p: Pen, s: Spot) => void
  /** What stands in the window, on its sill at y = 0 around x = 0. */
  goods: (p: Pen, s: Spot) => void
  roof?: 'flat' | 'gable'
}

/** The pen moved so that drawings of goods and signs can be written around their own middle. */
const at = (x: number, y: number, k = 1) => ({
  knots: (text: string) => placed(knots(text), x, y, k),
  x,
  y,
})

/** A shop with its window, which somebody can look out of, its door, awning and sign. */
export const shop = ({ name, wall, cloth, sign, goods, roof = 'flat' }: Shop): Thing =>
  thing({
    name,
    size: [184, 170],
    points: { door: [52, 0], roof: [0, roof === 'flat' ? -142 : -168], rim: [-25, -26] },
    tops: roof === 'flat' ? [[-84, 84, -146]] : [[-8, 8, -168]],
    hollow: [-68, -70, 18, -4],
    back(p) {
      p.tint('glass').box4(-70, -74, 90, 54)
    },
    front(p, s) {
      holed(p.tint(wall), corners('-84 -140, 84 -140, 84 0, -84 0'), corners('-68 -84, 18 -84, 18 -24, -68 -24'))
      goods(p, s)
      p.tint('wood').box4(-76, -26, 102, 9)
      doors(p, 52, 0, 38, 66, 'wood')
      awning(p, -88, 88, -92, 16, 8, cloth)
      if (roof === 'gable') gable(p, s, -94, 94, -134, -168, 'roof')
      else p.tint('sand').box4(-90, -148, 180, 11)
      sign(p, s)
      p.tint('stone').box4(-88, -6, 120, 6)
    },
  })

export const board = (p: Pen, y = -116) => p.tint('cream').card(-48, y - 16, 96, 30, 8)

/** A loaf, a cup, a cone … each about 24 high on its foot (x, y). */
const loaf = (p: Pen, x: number, y: number) => {
  p.tint('ochre').blob(placed(knots('-17 0!, -18 -10, -8 -18, 8 -18, 18 -10, 17 0!'), x, y))
  p.line(placed(knots('-6 -14, -3 -7'), x, y)).line(placed(knots('4 -15, 7 -8'), x, y))
}
const cone = (p: Pen, x: number, y: number, k = 1) => {
  p.tint('ochre')
    .blob(placed(corners('-9 -20, 9 -20, 0 4'), x, y, k))
    .tint('pink')
    .blob(placed(knots('-12 -19, -11 -32, 0 -40, 11 -32, 12 -19, 4 -16, -4 -16'), x, y, k))
}
const cup = (p: Pen, x: number, y: number) => {
  p.tint('white')
    .bar(placed(knots('10 -16, 18 -15, 17 -7, 9 -6'), x, y), 2.4)
    .blob(placed(corners('-12 -20, 12 -20, 9 0, -9 0'), x, y))
  p.line(placed(knots('-4 -24, -2 -29, -5 -34'), x, y)).line(placed(knots('4 -24, 6 -29, 3 -34'), x, y))
}
const book = (p: Pen, x: number, y: number, tint: string, h = 30) =>
  p
    .tint(tint)
    .box4(x - 7, y - h, 14, h)
    .line(knots(`${x - 7} ${y - h + 8}, ${x + 7} ${y - h + 8}`))
const jar = (p: Pen, x: number, y: number, tint: string) => {
  p.tint(tint)
    .card(x - 11, y - 26, 22, 26, 5)
    .tint('wood')
    .card(x - 9, y - 34, 18, 9, 3)
}
const pot = (p: Pen, x: number, y: number, tint: string) => {
  p.tint('coral').blob(placed(corners('-9 -14, 9 -14, 6 0, -6 0'), x, y))
  bloom(p, x, y - 24, 13, 6, 0.36, tint)
}

export const SHOPS: readonly Thing[] = [
  shop({
    name: 'bakery',
    wall: 'apricot',
    cloth: 'rose',
    sign: (p) => {
      board(p)
      p.tint('ochre').bar(at(0, -116).knots('-3 4, 6 -6, 16 -8, 18 0, 8 8, 0 9, -8 8, -18 0, -16 -8, -6 -6, 3 4'), 3)
    },
    goods: (p) => [-50, -8].forEach((x) => void loaf(p, x, -26)),
  }),
  shop({
    name: 'cafe',
    wall: 'sand',
    cloth: 'teal',
    sign: (p) => {
      board(p)
      cup(p, 0, -106)
    },
    goods: (p) => cup(p, -48, -26),
  }),
  shop({
    name: 'ice cream shop',
    wall: 'blush',
    cloth: 'aqua',
    sign: (p) => cone(p, 0, -118, 1.5),
    goods: (p) => {
      cone(p, -54, -30)
      cone(p, 4, -30)
    },
  }),
  shop({
    name: 'candy store',
    wall: 'lilac',
    cloth: 'rose',
    sign: (p) => {
      board(p)
      p.tint('rose')
        .ell(0, -117, 11)
        .blob(corners('-11 -117, -28 -127, -28 -107'))
        .blob(corners('11 -117, 28 -127, 28 -107'))
      spiral(p, 0, -117, 9, 1.4)
    },
    goods: (p) => {
      jar(p, -54, -26, 'gamboge')
      jar(p, 4, -26, 'mint')
    },
  }),
  shop({
    name: 'flower shop',
    wall: 'mint',
    cloth: 'pink',
    sign: (p) => {
      board(p)
      bloom(p, 0, -117, 14, 7, 0.36, 'rose')
    },
    goods: (p) => {
      pot(p, -56, -26, 'violet')
      pot(p, 6, -26, 'gamboge')
      p.tint('rose')
      for (const [x, y] of knots('-80 0, -62 0')) {
        p.tint('coral').blob(placed(corners('-9 -16, 9 -16, 7 0, -7 0'), x, y))
        leaf(p.tint('leaf'), x, y - 14, 20, 12, -20)
        leaf(p, x, y - 14, 20, 12, 22)
      }
    },
  }),
  shop({
    name: 'bookstore',
    wall: 'straw',
    cloth: 'blue',
    sign: (p) => {
      board(p)
      p.tint('white')
        .blob(at(0, -116).knots('0 -6!, -12 -11, -26 -8!, -26 9!, -12 6, 0 10!, 12 6, 26 9!, 26 -8!, 12 -11'))
        .line(knots('0 -122, 0 -106'))
    },
    goods: (p) => {
      for (const [x, tint, h] of [
        [-60, 'vermilion', 32],
        [-46, 'cerulean', 28],
        [8, 'sap', 32],
      ] as const)
        book(p, x, -26, tint, h)
    },
  }),
  shop({
    name: 'toy store',
    wall: 'sky',
    cloth: 'gamboge',
    sign: (p) => {
      p.tint('bark').spot(-13, -136, 8).spot(13, -136, 8).ell(0, -122, 18, 16).tint('cream').spot(0, -117, 8, 6)
      p.ink(-7, -126, 2.4).ink(7, -126, 2.4).ink(0, -119, 3, 2.2)
    },
    goods: (p) => {
      p.tint('vermilion').box4(-64, -44, 18, 18).tint('gamboge').box4(-55, -60, 16, 16)
      p.tint('cerulean').ell(4, -38, 13).line(knots('-8 -38, 16 -38'))
    },
  }),
  shop({
    name: 'store',
    wall: 'peach',
    cloth: 'sap',
    sign: (p, s) => {
      board(p)
      if (fits(p, s, 10)) for (const x of [-28, 0, 28]) star(p.tint('gamboge'), x, -117, 10)
    },
    goods: (p) => {
      p.tint('vermilion').spot(-56, -36, 10).spot(-38, -36, 10)
      jar(p, 2, -26, 'sky')
    },
  }),
  shop({
    name: 'restaurant',
    wall: 'cream',
    cloth: 'vermilion',
    sign: (p) => {
      p.tint('white').ell(0, -118, 18)
      p.tint('stone')
        .blob(placed(corners('-3 16, -3 -2, -7 -4, -7 -16, 7 -16, 7 -4, 3 -2, 3 16'), -30, -118))
        .blob(placed(knots('-4 16!, -4 -14, 4 -16, 5 0, 3 16!'), 30, -118))
      p.spot(0, -118, 10)
    },
    goods: (p) => {
      p.tint('white')
        .blob(corners('-68 -26, -68 -40, -34 -40, -34 -26'))
        .line(knots('-51 -42, -51 -54'))
        .tint('fire')
        .blob(placed(mirrored('0 -10!, 4 -3, 0 0'), -51, -52))
    },
    roof: 'gable',
  }),
  thing({
    name: 'supermarket',
    size: [250, 140],
    points: { rim: [-70, -16], door: [0, 0], roof: [0, -112] },
    tops: [[-110, 110, -108]],
    hollow: [-100, -60, -40, 8.2],
    back: (p) => void p.tint('glass').box4(-104, -66, 68, 56),
    front(p, s) {
      holed(
        p.tint('sky'),
        corners('-118 -104, 118 -104, 118 0, -118 0'),
        corners('-102 -64, -38 -64, -38 -14, -102 -14'),
      )
      p.tint('coral').box4(-122, -112, 244, 22)
      p.tint('white').card(-52, -138, 104, 40, 10)
      p.tint('vermilion')
        .bar(knots('-30 -130, -22 -130, -14 -112, 14 -112, 20 -126, -18 -126'), 2.4)
        .spot(-8, -105, 4)
        .spot(10, -105, 4)
      p.tint('gamboge').spot(-86, -24, 10).spot(-68, -24, 10).tint('sap').spot(-52, -24, 8)
      p.tint('wood').box4(-106, -16, 72, 10)
      doors(p, 0, 0, 52, 60, 'glass')
      pane(p, s, 72, -14, 68, 50)
      shrub(p, 110, 0, 13)
    },
  }),
  thing({
    name: 'movie theater',
    size: [200, 180],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -176] },
    tops: [[-80, 80, -150]],
    hollow: [-22, -48, 22, 0],
    back: (p) => void p.tint('umber').box4(-30, -56, 60, 56),
    front(p, s) {
      holed(p.tint('plum'), corners('-84 -144, 84 -144, 84 0, -84 0'), corners('-26 -54, 26 -54, 26 0, -26 0'))
      p.tint('gamboge').box4(-92, -152, 184, 11)
      p.tint('straw').card(-70, -136, 140, 34, 8)
      p.tint('white').card(-34, -178, 68, 38, 8)
      p.tint('cerulean')
        .blob(placed(corners('-20 -6, 8 -6, 8 12, -20 12'), 0, -158))
        .blob(placed(corners('8 2, 20 -5, 20 11, 8 5'), 0, -158))
        .spot(-12, -168, 6)
        .spot(0, -168, 6)
      for (const x of [-40, 0, 40]) star(p.tint('vermilion'), x, -119, 12)
      p.tint('gamboge')
      p.box4(-96, -92, 192, 16)
      if (fits(p, s, 8)) for (const x of [-80, -60, -40, -20, 0, 20, 40, 60, 80]) p.ink(x, -84, 3)
      for (const x of [-58, 58]) {
        p.tint('cream').box4(x - 17, -64, 34, 44)
        heart(p.tint('rose'), x, -42, 11)
      }
      p.tint('coral').blob(corners('-26 0, 26 0, 40 8, -40 8'))
    },
  }),
  thing({
    name: 'lemonade stand',
    size: [140, 150],
    points: { roof: [0, -146], rim: [0, -64] },
    tops: [[-52, 52, -62]],
    hollow: [-46, -74, 46, -10],
    back(p) {
      p.tint('wood').bar(knots('-56 0, -56 -128'), 4).bar(knots('56 0, 56 -128'), 4)
    },
    front(p) {
      p.tint('straw').box4(-60, -56, 120, 56)
      p.tint('wood').box4(-66, -64, 132, 12)
      awning(p, -70, 70, -146, 18, 7, 'gamboge')
      p.tint('gamboge').ell(-30, -28, 17)
      for (const turn of [0, 60, 120]) p.line(placed(knots('0 -15, 0 15'), -30, -28, 1, turn))
      leaf(p.tint('leaf'), -18, -40, 18, 11, 60)
      p.tint('glass')
        .blob(placed(corners('-14 -34, 14 -34, 11 0, -11 0'), 30, -63))
        .tint('straw')
        .blob(placed(corners('-13 -22, 13 -22, 11 -2, -11 -2'), 30, -63))
        .tint('glass')
        .bar(placed(knots('13 -28, 22 -26, 20 -10, 12 -8'), 30, -63), 2.4)
      p.tint('straw')
        .blob(placed(corners('-9 -20, 9 -20, 7 0, -7 0'), -6, -63))
        .blob(placed(corners('-9 -20, 9 -20, 7 0, -7 0'), -32, -63))
      p.tint('white').card(6, -44, 46, 32, 5)
      for (const x of [18, 30, 42]) p.tint('rose').spot(x, -28, 5)
    },
  }),
]
