import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { isPatterned } from '../kit.ts'
import { around, corners, fits, heart, knots, mirrored, placed, puffs, said, star } from '../shapes.ts'

/** Three wisps over something hot. */
export function steam(p: Pen, x: number, y: number, w: number): void {
  for (const dx of [-w, 0, w]) p.line(placed(knots('0 0, 4 -6, -4 -13, 1 -20'), x + dx, y))
}

/** A mug with its rim at the top: back, body and handle. */
const mugBack = (p: Pen, filled: string) => {
  p.tint('cream').ell(0, -84, 36, 10)
  p.tint(filled).ell(0, -82, 28, 6)
}
const mugFront = (p: Pen, tint: string) => {
  p.tint(tint).bar(knots('34 -68, 54 -66, 58 -44, 44 -28, 32 -26'), 6)
  p.blob(knots('-36 -84!, -24 -76, 0 -73.5, 24 -76, 36 -84!, 33 -10, 24 0, -24 0, -33 -10'))
}

const mugPoints = { grip: [4, -36], handle: [56, -48], rim: [0, -84], mouth: [-30, -84] } as const

/** A straw with a bend, behind the front of its glass. */
const straw = (p: Pen, x: number, y0: number, y1: number) =>
  p.tint('rose').bar(knots(`${x} ${y0}, ${x + 10} ${y1 + 12}!, ${x + 24} ${y1}`), 4)

/** Bubbles and ice in a glass. */
const ice = (p: Pen, at: string) => {
  for (const [x, y] of knots(at)) p.tint('mist').blob(placed(corners('-8 -8, 8 -8, 8 8, -8 8'), x, y, 1, x * 3))
}

const lemonWheel = (p: Pen, x: number, y: number, r: number) => {
  p.tint('gamboge').ell(x, y, r)
  if (p.fits(r * 0.9)) for (const turn of [0, 60, 120]) p.line(placed(knots('0 -1, 0 1'), x, y, r * 0.8, turn))
}

function tumbler(p: Pen, drink: string): void {
  p.tint('glass').ell(0, -96, 36, 8)
  p.tint(drink)
}
const tumblerFront = (p: Pen, drink: string, s: Spot) => {
  p.tint('glass').blob(knots('-36 -96!, -22 -90, 0 -88, 22 -90, 36 -96!, 28 -3, 20 0, -20 0, -28 -3'))
  p.tint(drink).blob(knots('-33 -72!, -16 -68, 0 -73, 16 -68, 33 -72!, 26 -8, -26 -8'))
  if (fits(p, s, 15)) ice(p, '-12 -50, 12 -40')
}

export const DRINKS: readonly Thing[] = [
  thing({
    name: 'mug',
    size: [100, 94],
    habitat: 'hand',
    points: mugPoints,
    hollow: [-32, -92, 32, -40],
    back: (p) => mugBack(p, 'bark'),
    front(p, s) {
      mugFront(p, 'cerulean')
      if (!isPatterned(s)) heart(p.tint('pink'), 0, -40, 15)
    },
  }),
  thing({
    name: 'cup',
    size: [78, 96],
    habitat: 'hand',
    points: { grip: [0, -40], rim: [0, -86], mouth: [-30, -88] },
    hollow: [-32, -94, 32, -30],
    back: (p, s) => {
      p.tint('cream').ell(0, -86, 38, 10)
      if (!said(s, 'empty')) p.tint('sky').ell(0, -84, 29, 6)
    },
    front(p) {
      p.tint('rose').blob(knots('-38 -86!, -24 -78, 0 -75.5, 24 -78, 38 -86!, 28 -4, 18 0, -18 0, -28 -4'))
      p.tint('straw').blob(knots('-34 -56!, 0 -48, 34 -56!, 31 -32!, 0 -24, -31 -32!'))
    },
  }),
  thing({
    name: 'hot chocolate',
    size: [100, 122],
    habitat: 'hand',
    points: mugPoints,
    back(p) {
      steam(p, 0, -102, 16)
      p.tint('umber').ell(0, -84, 36, 10)
      p.tint('white')
      for (const [x, y] of knots('-18 -88, 2 -92, 20 -87')) p.card(x - 10, y - 9, 20, 16, 5)
    },
    front(p) {
      mugFront(p, 'vermilion')
      star(p.tint('straw'), 0, -38, 19)
    },
  }),
  thing({
    name: 'coffee cup',
    size: [120, 106],
    habitat: 'hand',
    points: { grip: [0, -34], handle: [50, -46], rim: [-4, -70], mouth: [-36, -70] },
    hollow: [-38, -78, 30, -30],
    back(p, s) {
      if (!said(s, 'empty', 'cold')) steam(p, -4, -84, 16)
      p.tint('mist').blob(mirrored('0 -12!, 58 -12!, 40 0!, 0 0!'))
      p.tint('cream').ell(-4, -68, 40, 10)
      p.tint('umber').ell(-4, -66, 31, 6)
    },
    front(p) {
      p.tint('cream').bar(knots('32 -60, 54 -62, 57 -38, 38 -24, 26 -24'), 5.5)
      p.blob(knots('-44 -68!, -30 -60, -4 -57.5, 22 -60, 36 -68!, 32 -30, 14 -10, -22 -10, -40 -30'))
      p.line(knots('-26 -44, -18 -26'))
    },
  }),
  thing({
    name: 'teacup',
    size: [124, 84],
    habitat: 'hand',
    points: { grip: [0, -36], handle: [52, -44], rim: [-4, -72], mouth: [-36, -72] },
    hollow: [-42, -80, 34, -30],
    back(p) {
      p.tint('lilac').ell(0, -9, 60, 9)
      p.tint('cream').ell(-4, -72, 44, 10)
      p.tint('ochre').ell(-4, -70, 34, 6)
    },
    front(p) {
      p.tint('blush').bar(knots('36 -62, 54 -64, 56 -44, 40 -34, 28 -32'), 4.5)
      p.blob(knots('-48 -72!, -34 -64, -4 -61.5, 26 -64, 40 -72!, 36 -40, 16 -16!, 18 -8!, -26 -8!, -24 -16!, -44 -40'))
      p.tint('rose')
      for (const [x, y] of around(-4, -40, 9, 9, 5)) p.spot(x, y, 6.2)
      p.tint('pollen').spot(-4, -40, 6)
    },
  }),
  thing({
    name: 'teapot',
    size: [144, 108],
    points: { grip: [-60, -50], handle: [-60, -50], spout: [70, -76], rim: [0, -84] },
    tops: [[-12, 12, -106]],
    back(p, spot) {
      p.tint('lilac').bar(knots('-36 -70, -60 -72, -66 -46, -52 -26, -38 -24'), 6)
      p.blob(knots('32 -62!, 48 -58, 56 -74, 72 -82!, 70 -68!, 62 -40, 36 -20!'))
      p.tint('straw').card(-28, -12, 56, 12, 5)
      p.tint('lilac').blob(mirrored('0 -84, 26 -80, 48 -56, 46 -26, 30 -9, 0 -6'))
      p.tint('pink').blob(mirrored('0 -95, 20 -92, 32 -80!, 0 -74'))
      p.spot(0, -99, 8)
      if (isPatterned(spot)) return
      for (const [x, y] of around(0, -42, 12, 12, 5)) p.tint('rose').spot(x, y, 8.5)
      p.tint('pollen').spot(0, -42, 8)
    },
  }),
  thing({
    name: 'bubble tea',
    size: [72, 124],
    habitat: 'hand',
    points: { grip: [0, -40], mouth: [20, -122] },
    back(p) {
      p.tint('rose').bar(knots('2 -70, 14 -122'), 5)
      p.tint('glass').blob(mirrored('0 -102, 24 -98, 34 -86!, 0 -86!'))
      p.tint('sand').blob(corners('-33 -84, 33 -84, 25 -2, -25 -2'))
      p.tint('cream').blob(knots('-33 -84!, 33 -84!, 31 -66!, 16 -60, 0 -67, -16 -60, -31 -66!'))
      p.tint('umber')
      for (const [x, y] of knots('-16 -12, 0 -12, 16 -12, -9 -26, 9 -27, -20 -32, 20 -40')) p.spot(x, y, 6.6)
      p.tint('mist').card(-38, -90, 76, 10, 5)
    },
  }),
  thing({
    name: 'milkshake',
    size: [76, 138],
    habitat: 'hand',
    points: { grip: [0, -16], mouth: [22, -132], rim: [0, -88] },
    back(p) {
      straw(p, 8, -80, -132)
      p.tint('cream').blob(
        puffs(
          knots('-36 -86, -28 -102, -8 -116, 10 -116, 28 -102, 36 -86').map(([x, y]) => [x, y] as const),
          0.6,
        ),
      )
      p.tint('berry').spot(-8, -124, 9).line(knots('-7 -132, -2 -138'))
      p.tint('pink').blob(
        knots('-34 -88!, 34 -88!, 22 -22!, 10 -16, 10 -10, 22 0!, -22 0!, -10 -10, -10 -16, -22 -22!'),
      )
      p.tint('glass').line(knots('-18 -80, -12 -30')).line(knots('0 -80, 0 -26')).line(knots('18 -80, 12 -30'))
    },
  }),
  thing({
    name: 'cocktail',
    size: [100, 132],
    habitat: 'hand',
    points: { grip: [0, -30], mouth: [-30, -90], rim: [0, -92] },
    back(p) {
      p.tint('rose').bar(knots('-2 -66, -20 -122'), 3.5)
      p.tint('glass').blob(corners('-46 -92, 46 -92, 4 -42, 4 -10, 24 0, -24 0, -4 -10, -4 -42'))
      p.tint('peach').blob(knots('-36 -80!, -18 -76, 0 -81, 18 -76, 36 -80!, 0 -40!'))
      lemonWheel(p, 38, -98, 17)
      p.tint('berry').spot(2, -66, 7)
    },
  }),
  thing({
    name: 'milk',
    size: [70, 124],
    habitat: 'hand',
    points: { grip: [0, -40], spout: [30, -110] },
    back(p) {
      p.tint('white').blob(corners('-34 -86, 34 -86, 34 0, -34 0'))
      p.tint('mist').blob(corners('-34 -86, -20 -110, 20 -110, 34 -86'))
      p.box4(-22, -123, 44, 14)
      p.tint('cerulean').blob(
        knots('-34 -60!, -17 -53, 0 -60, 17 -53, 34 -60!, 34 -18!, 17 -25, 0 -18, -17 -25, -34 -18!'),
      )
      p.tint('white').blob(placed(mirrored('0 -12!, 8 2, 0 11'), 0, -39, 1))
    },
  }),
  thing({
    name: 'juice',
    size: [70, 122],
    habitat: 'hand',
    points: { grip: [0, -40], mouth: [22, -118] },
    back(p) {
      straw(p, 4, -84, -116)
      p.tint('orange').card(-34, -92, 68, 92, 5)
      p.tint('straw').box4(-34, -92, 68, 14)
      p.tint('gamboge').ell(0, -40, 22)
      if (p.fits(19)) for (const turn of [0, 60, 120]) p.line(placed(knots('0 -21, 0 21'), 0, -40, 1, turn))
    },
  }),
  thing({
    name: 'lemonade',
    size: [86, 128],
    habitat: 'hand',
    points: { grip: [0, -40], mouth: [22, -124], rim: [0, -96] },
    back(p) {
      straw(p, 4, -80, -126)
      tumbler(p, 'straw')
    },
    front(p, s) {
      tumblerFront(p, 'straw', s)
      lemonWheel(p, 32, -98, 17)
    },
  }),
  thing({
    name: 'water bottle',
    size: [54, 128],
    habitat: 'hand',
    points: { grip: [0, -45], spout: [0, -126], mouth: [0, -126] },
    back(p) {
      p.tint('cerulean').card(-11, -127, 22, 16, 4)
      p.tint('glass').blob(mirrored('0 -112!, 10 -112!, 14 -100, 26 -88, 26 -60, 22 -54, 26 -46, 26 -8, 18 0, 0 0'))
      p.tint('sky').blob(knots('-26 -76!, -13 -71, 0 -77, 13 -71, 26 -76!, 26 -60, 22 -54!, -22 -54!, -26 -60'))
      p.tint('cerulean').box4(-24, -48, 48, 28)
      p.tint('white').blob(placed(mirrored('0 -9!, 6 2, 0 8'), 0, -34))
    },
  }),
  thing({
    name: 'wine glass',
    size: [62, 128],
    habitat: 'hand',
    points: { grip: [0, -34], mouth: [-24, -122], rim: [0, -124] },
    back(p, s) {
      p.tint('glass').blob(mirrored('0 -124!, 24 -124!, 30 -96, 22 -68, 5 -56!, 4 -12!, 24 -4, 24 0!, 0 0!'))
      if (!said(s, 'empty'))
        p.tint('plum').blob(knots('-27 -96!, -13 -92, 0 -97, 13 -92, 27 -96!, 19 -74, 0 -64, -19 -74'))
    },
  }),
  thing({
    name: 'champagne glass',
    size: [46, 132],
    habitat: 'hand',
    points: { grip: [0, -30], mouth: [-16, -130], rim: [0, -130] },
    back(p, s) {
      p.tint('glass').blob(mirrored('0 -130!, 17 -130!, 21 -100, 14 -64, 4 -52!, 4 -10!, 20 -4, 20 0!, 0 0!'))
      if (!said(s, 'empty'))
        p.tint('straw').blob(knots('-19 -112!, -9 -109, 0 -113, 9 -109, 19 -112!, 16 -84, 0 -62, -16 -84'))
      p.ink(-4, -96, 2).ink(5, -88, 2).ink(0, -78, 2).ink(3, -102, 2)
    },
  }),
]
