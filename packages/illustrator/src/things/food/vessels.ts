import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, fits, knots, leaf, mirrored, placed } from '../shapes.ts'
import { steam } from './drinks.ts'

const RIM = { rim: [0, -62], grip: [-52, -44], grip2: [52, -44] } as const
const bowlBack = (p: Pen) => p.tint('cream').ell(0, -62, 56, 14)

/** The front of a bowl with a band of decoration. */
function bowlFront(p: Pen, s: Spot, tint: string, band = true): void {
  p.tint(tint).blob(
    knots('-56 -62!, -38 -52, 0 -48.5, 38 -52, 56 -62!, 50 -32, 26 -8!, 22 0!, -22 0!, -26 -8!, -50 -32'),
  )
  if (!band || !fits(p, s, 16)) return
  p.tint('white').blob(knots('-54 -48!, -30 -38, 0 -35, 30 -38, 54 -48!, 50 -34!, 28 -24, 0 -21, -28 -24, -50 -34!'))
}

/** A bowl with something in it. */
const filled = (
  name: string,
  tint: string,
  h: number,
  fill: (p: Pen, s: Spot) => void,
  over?: (p: Pen, s: Spot) => void,
): Thing =>
  thing({
    name,
    size: [114, h],
    points: RIM,
    back(p, s) {
      bowlBack(p)
      fill(p, s)
    },
    front(p, s) {
      bowlFront(p, s, tint)
      over?.(p, s)
    },
  })

const heap = (p: Pen, top: number, tint: string) =>
  p.tint(tint).blob(knots(`-48 -60!, -40 ${top * 0.8 - 14}, 0 ${top}, 40 ${top * 0.8 - 14}, 48 -60!, 0 -46`))

/** Long noodles that loop over the rim. */
const strands = (p: Pen, tint: string, y: number) => {
  p.tint(tint)
  for (const [x, dy] of [
    [-30, 0],
    [30, 0],
    [-12, -8],
    [12, -8],
  ] as const)
    p.bar(
      knots(
        `${x - 16} ${y + dy + 18}, ${x - 14} ${y + dy + 2}, ${x} ${y + dy - 4}, ${x + 14} ${y + dy + 2}, ${x + 16} ${y + dy + 18}`,
      ),
      5,
    )
}

const sticks = (p: Pen) => {
  p.tint('wood').bar(knots('10 -60, 46 -112'), 3).bar(knots('22 -58, 60 -104'), 3)
}

const LOOPS = [
  '-58 -30, -44 -38, -26 -34, -14 -22, -2 -16',
  '56 -28, 42 -36, 26 -32, 14 -24, 10 -16',
  '-48 -48, -36 -50, -22 -44, -6 -32, 10 -26',
  '50 -46, 38 -46, 24 -40',
  '-42 -22, -32 -26, -24 -20',
]

/** A nest of long noodles on a plate, with sauce and meatballs; one strand runs over the rim. */
const spaghetti = thing({
  name: 'spaghetti',
  size: [172, 100],
  points: { rim: [0, -40], grip: [-80, -18], grip2: [80, -18] },
  back(p, s) {
    p.tint('cerulean').ell(0, -23, 85, 22)
    p.tint('straw').blob(
      knots('-62 -28, -60 -44, -46 -58, -20 -68, 4 -70, 28 -66, 50 -54, 62 -40, 60 -26, 36 -16, 0 -13, -36 -16'),
    )
    for (const loop of s.detail === 'simple' ? LOOPS.slice(0, 3) : LOOPS) p.line(knots(loop), p.at.sw)
    p.bar(knots('52 -34, 68 -30, 73 -18, 66 -7'), 5)
    p.tint('vermilion').blob(knots('-38 -58, -24 -76, 4 -82, 30 -74, 42 -56, 32 -46, 18 -54, 3 -43, -12 -53, -28 -44'))
    p.tint('umber').ell(-16, -77, 14).ell(17, -76, 14).ell(1, -86, 14)
  },
})

export const BOWLS: readonly Thing[] = [
  thing({
    name: 'bowl',
    size: [114, 76],
    points: RIM,
    hollow: [-48, -72, 48, -20],
    back: (p) => {
      bowlBack(p)
    },
    front: (p, s) => bowlFront(p, s, 'cerulean'),
  }),
  filled('ramen', 'vermilion', 118, (p) => {
    sticks(p)
    p.tint('ochre').ell(0, -61, 48, 10)
    strands(p, 'straw', -74)
    p.tint('white').ell(-22, -76, 15, 12, -15).tint('gamboge').spot(-22, -76, 8, 6)
    p.tint('viridian').blob(corners('4 -58, 8 -88, 28 -86, 26 -58'))
  }),
  filled('noodles', 'rose', 118, (p) => {
    sticks(p)
    strands(p, 'straw', -72)
    p.tint('leaf')
    leaf(p, -6, -72, 20, 12, -40)
  }),
  spaghetti,
  filled('macaroni', 'gamboge', 92, (p) => {
    heap(p, -84, 'straw')
    p.tint('orange')
    for (const [x, y, turn] of [
      [-26, -64, 10],
      [-6, -74, 200],
      [16, -66, 20],
      [30, -60, 180],
      [-12, -58, 190],
      [4, -79, 10],
    ] as const)
      p.bar(placed(knots('-7 4, -5 -4, 5 -4, 7 4'), x, y, 1, turn), 4)
  }),
  filled('soup', 'orange', 104, (p) => {
    steam(p, 0, -80, 18)
    p.tint('coral').ell(0, -61, 47, 9)
    p.tint('orange').spot(-16, -62, 9, 5).tint('leaf').spot(14, -60, 9, 5)
  }),
  filled('rice', 'blue', 96, (p) => {
    heap(p, -92, 'white')
    for (const [x, y] of knots('-24 -70, -10 -80, 8 -84, 22 -72, 0 -70, -14 -62, 14 -62, 30 -62'))
      p.line(placed(knots('-3 0, 3 0'), x, y, 1, x * 5))
  }),
  filled('salad', 'lime', 98, (p) => {
    p.tint('sap')
    for (const [x, turn] of [
      [-30, -40],
      [30, 40],
      [-10, -14],
      [12, 16],
    ] as const)
      leaf(p, x, -56, 42, 28, turn)
    p.tint('vermilion').ell(-20, -68, 11).ell(24, -66, 11)
    p.tint('mint').ell(4, -68, 12).line(knots('0 -68, 8 -68'))
  }),
  filled('cereal bowl', 'violet', 92, (p) => {
    p.tint('white').ell(0, -61, 47, 9)
    p.tint('wood').bar(knots('24 -60, 46 -88'), 4.5)
    p.tint('gamboge')
    for (const [x, y] of knots('-26 -63, -8 -68, 10 -60, -12 -56')) p.spot(x, y, 8).ink(x, y, 2)
  }),
  filled('date bowl', 'plum', 92, (p) => {
    p.tint('umber')
    for (const [x, y, turn] of [
      [-28, -66, 60],
      [26, -66, -60],
      [-10, -74, 70],
      [12, -76, -50],
      [0, -62, 90],
      [-32, -56, 80],
      [30, -56, 100],
    ] as const)
      p.ell(x, y, 7, 12, turn)
  }),
  filled('sprout dish', 'sap', 112, (p) => {
    for (const x of [-40, -30, -20, -10, 0, 10, 20, 30, 40])
      p.line(knots(`${x} -58, ${x * 1.08} ${-92 + Math.abs(x) * 0.3}`))
    p.tint('leaf')
    for (const x of [-40, -20, 0, 20, 40])
      for (const turn of [-40, 40]) leaf(p, x * 1.08, -90 + Math.abs(x) * 0.3, 17, 10, turn)
    p.tint('vermilion').blob(knots('-54 -64!, 0 -52, 54 -64!, 54 -54!, 0 -42, -54 -54!'))
  }),
  filled('fruit bowl', 'lilac', 116, (p) => {
    p.tint('gamboge').blob(knots('-50 -66, -54 -84, -42 -104!, -36 -102!, -36 -84, -18 -68, -10 -62!'))
    p.tint('vermilion').blob(placed(mirrored('0 -16!, 10 -22, 22 -14, 20 8, 10 18, 0 16'), -8, -82))
    p.line(knots('-8 -98, -4 -108'))
    p.tint('orange').ell(24, -80, 19)
    p.tint('violet')
    for (const [x, y] of knots('40 -62, 48 -72, 30 -60')) p.spot(x, y, 9)
    leaf(p.tint('leaf'), -6, -100, 20, 12, 70)
  }),
]
