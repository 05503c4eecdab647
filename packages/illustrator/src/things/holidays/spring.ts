import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { pumpkinBody } from '../food/vegetables.ts'
import { isPatterned } from '../kit.ts'
import { bow, cloverLeaf, coin, corners, fits, heart, knots, leaf, mirrored, placed, said } from '../shapes.ts'

export const EGG = mirrored('0 -104, 22 -92, 37 -60, 39 -34, 26 -6, 0 0')

/** An egg with bands of pattern, k times its size. */
export function paintedEgg(p: Pen, x: number, y: number, k: number, tint: string): void {
  const at = (text: string) => placed(knots(text), x, y, k)
  p.tint(tint).blob(placed(EGG, x, y, k))
  p.tint('white').blob(
    at(
      '-37 -58!, -25 -66!, -12 -56!, 0 -66!, 12 -56!, 25 -66!, 37 -58!, 39 -38!, 26 -46!, 12 -36!, 0 -46!, -12 -36!, -26 -46!, -39 -38!',
    ),
  )
  if (k * p.at.scale < 1) return
  p.tint('straw').blob(at('-34 -20!, -12 -14, 12 -14, 34 -20!, 26 -6, 0 0, -26 -6'))
  for (const [u, v] of at('-12 -82, 12 -82')) p.tint('pink').ell(u, v, 6.5 * k)
}

const clover = (p: Pen, x: number, y: number, k: number) => {
  for (const turn of [0, 120, 240]) cloverLeaf(p, x, y, k, turn)
}

export const SPRING: readonly Thing[] = [
  thing({
    name: 'easter egg',
    size: [80, 104],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p, s) {
      const tint = s.rng.pick(['lilac', 'mint', 'sky', 'pink'])
      if (isPatterned(s)) p.tint(tint).blob(EGG)
      else paintedEgg(p, 0, 0, 1, tint)
    },
  }),
  thing({
    name: 'easter basket',
    size: [130, 136],
    points: { grip: [0, -130], handle: [0, -130], rim: [0, -56] },
    hollow: [-46, -64, 46, -10],
    back(p) {
      p.tint('bark').bar(knots('-50 -54, -48 -104, 0 -130, 48 -104, 50 -54'), 5)
      paintedEgg(p, -28, -42, 0.46, 'sky')
      paintedEgg(p, 28, -42, 0.46, 'pink')
      paintedEgg(p, 0, -46, 0.5, 'lilac')
    },
    front(p) {
      p.tint('grass').blob(
        corners(
          '-54 -48, -50 -66, -42 -54, -34 -68, -26 -54, -16 -66, -8 -54, 0 -66, 10 -54, 18 -66, 28 -54, 36 -68, 42 -54, 50 -66, 54 -48',
        ),
      )
      p.tint('ochre').blob(knots('-58 -52!, 58 -52!, 48 0!, -48 0!'))
      for (const y of [-34, -17]) p.line(knots(`${-54 - y * 0.06} ${y}, ${54 + y * 0.06} ${y}`))
      for (const [x, y] of knots('-28 -52, 0 -52, 28 -52, -40 -34, -14 -34, 14 -34, 40 -34, -26 -17, 0 -17, 26 -17'))
        p.line(knots(`${x} ${y}, ${x * 0.98} ${y + 17}`))
      bow(p.tint('rose'), -46, -66, 20)
    },
  }),
  thing({
    name: 'heart',
    size: [116, 108],
    habitat: 'hand',
    points: { grip: [0, -20], hook: [0, -84] },
    tops: [[-44, -18, -104]],
    back(p, s) {
      heart(p.tint('vermilion'), 0, -54, 57)
      if (said(s, 'broken')) p.line(corners('0 -84, -10 -66, 8 -52, -8 -34, 0 -4'), p.at.sw)
      else if (s.detail !== 'simple' && fits(p, s, 30)) {
        heart(p.tint('pink'), 0, -54, 38)
        if (s.h > 320) for (const [x, y] of knots('-19 -68, 19 -68, 0 -56, 0 -36')) heart(p.tint('rose'), x, y, 7.5)
      } else p.line(knots('-38 -76, -30 -86, -20 -88'))
    },
  }),
  thing({
    name: 'heart balloon',
    size: [100, 150],
    habitat: 'air',
    points: { grip: [2, -4], tie: [2, -4] },
    back(p) {
      p.line(knots('0 -58, 6 -40, -4 -22, 2 -2'))
      p.tint('rose').blob(corners('-8 -52, 8 -52, 0 -64'))
      heart(p, 0, -102, 48)
      p.line(knots('-32 -120, -25 -129, -16 -131'))
    },
  }),
  thing({
    name: 'love letter',
    size: [120, 84],
    habitat: 'hand',
    points: { grip: [50, -20] },
    back(p) {
      p.tint('cream').card(-58, -80, 116, 80, 6)
      p.line(knots('-56 -4, -12 -40')).line(knots('56 -4, 12 -40'))
      p.tint('blush').blob(knots('-57 -78!, 57 -78!, 8 -34, 0 -30, -8 -34'))
      heart(p.tint('vermilion'), 0, -40, 17)
    },
  }),
  thing({
    name: 'shamrock',
    size: [100, 112],
    habitat: 'hand',
    points: { grip: [4, -10] },
    back(p) {
      p.tint('leaf').bar(knots('12 -3, 6 -30, 0 -60'), 3.4)
      clover(p, 0, -58, 0.92)
    },
  }),
  thing({
    name: 'pot of gold',
    size: [130, 118],
    points: { rim: [0, -76], grip: [-54, -60], grip2: [54, -60] },
    hollow: [-44, -86, 44, -26],
    back(p) {
      p.tint('slate').ell(0, -76, 50, 13)
      for (const [x, y] of knots('-16 -94, 16 -94, 0 -101, -30 -84, 30 -84, 0 -86, -14 -76, 16 -76')) coin(p, x, y, 17)
    },
    front(p, s) {
      p.tint('slate').blob(
        knots(
          '-54 -78!, -34 -67, 0 -64, 34 -67, 54 -78!, 50 -66!, 58 -40, 44 -8, 30 -2, -30 -2, -44 -8, -58 -40, -50 -66!',
        ),
      )
      p.box4(-34, -6, 14, 6).box4(20, -6, 14, 6)
      if (fits(p, s, 20)) clover(p, 0, -32, 0.44)
      coin(p, 60, -6, 13, 0.5)
      coin(p, 56, -12, 13, 0.5)
    },
  }),
  thing({
    name: "jack-o'-lantern",
    size: [120, 110],
    points: { grip: [-56, -40], grip2: [56, -40], handle: [0, -100], wick: [0, -40] },
    tops: [[-30, 30, -85]],
    hollow: [-40, -100, 40, -40],
    back(p, s) {
      pumpkinBody(p)
      // Whoever is a pumpkin has a face of another kind.
      if (said(s, 'plain')) return
      const brow = said(s, 'scary', 'spooky', 'creepy', 'mean', 'angry')
      for (const side of [1, -1]) {
        const eye = brow
          ? '-34 -54!, -24 -58, -10 -46!, -14 -40, -24 -40'
          : '-33 -44!, -30 -58, -21 -66, -12 -58, -9 -44!, -21 -48'
        p.tint('straw').blob(knots(eye).map(([x, y, c]) => [x * side, y, c ?? 0] as const))
      }
      p.blob(knots('-6 -34!, 0 -45!, 6 -34!, 0 -36'))
      p.blob(
        knots(
          '-40 -36!, -30 -28, -22 -25!, -21 -18!, -11 -18!, -10 -23!, 0 -22, 10 -23!, 11 -18!, 21 -18!, 22 -25!, 30 -28, 40 -36!, 36 -22, 24 -10, 8 -6!, 6 -11!, -6 -11!, -8 -6!, -24 -10, -36 -22',
        ),
      )
    },
  }),
  thing({
    name: 'candy bucket',
    size: [104, 128],
    habitat: 'hand',
    points: { grip: [0, -122], handle: [0, -122], rim: [0, -74] },
    hollow: [-36, -82, 36, -24],
    back(p) {
      p.tint('slate').bar(knots('-42 -70, -40 -108, 0 -122, 40 -108, 42 -70'), 3.4)
      p.tint('rose')
        .ell(-18, -84, 12)
        .blob(corners('-28 -84, -42 -94, -42 -76'))
        .tint('sap')
        .bar(knots('14 -70, 14 -104'), 3)
        .ell(14, -104, 13)
    },
    front(p) {
      p.tint('orange').blob(
        knots('-44 -76!, -20 -70, 0 -68, 20 -70, 44 -76!, 48 -40, 36 -4, 20 0, -20 0, -36 -4, -48 -40'),
      )
      p.tint('straw').blob(corners('-26 -44, -17 -60, -8 -44')).blob(corners('26 -44, 17 -60, 8 -44'))
      p.blob(knots('-28 -32!, -10 -28!, -5 -34!, 5 -34!, 10 -28!, 28 -32!, 16 -14, 0 -10, -16 -14'))
    },
  }),
  thing({
    name: 'scarecrow',
    size: [150, 190],
    points: { headTop: [0, -180], nearHand: [70, -106], farHand: [-70, -106], grip: [70, -106] },
    tops: [
      [-70, -34, -116],
      [34, 70, -116],
    ],
    back(p, s) {
      p.tint('wood').box4(-5, -60, 10, 60)
      for (const side of [1, -1])
        for (const turn of [70, 90, 110])
          p.tint('straw').blob(placed(mirrored('0 -22!, 4 -8, 0 0'), side * 60, -106, 1, side * turn))
      p.tint('vermilion').blob(
        knots('-64 -116!, -24 -124, 24 -124, 64 -116!, 64 -96!, 28 -98!, 28 -58!, -28 -58!, -28 -98!, -64 -96!'),
      )
      p.line(knots('0 -124, 0 -60')).line(knots('-64 -106, 64 -106'))
      p.tint('blue').blob(corners('-28 -62, 28 -62, 30 -22, 6 -22, 0 -44, -6 -22, -30 -22'))
      p.tint('gamboge').box4(-22, -54, 15, 15)
      for (const x of [-18, 18])
        p.tint('straw').blob(
          corners(`${x - 10} -22, ${x + 10} -22, ${x + 8} -10, ${x + 2} -16, ${x - 3} -8, ${x - 8} -12`),
        )
      p.tint('sand').ell(0, -144, 24, 23)
      p.ink(-9, -148, 3)
        .ink(9, -148, 3)
        .tint('orange')
        .blob(corners('-4 -138, 4 -138, 0 -146'))
        .line(knots('-10 -132, 0 -127, 10 -132'))
      if (s.h > 150) p.line(knots('-6 -133, -6 -127')).line(knots('6 -133, 6 -127'))
      p.tint('ochre')
        .blob(knots('-40 -158!, -20 -164, -14 -184, 6 -190, 16 -180, 20 -164, 40 -158!, 20 -154, -20 -154'))
        .tint('vermilion')
        .blob(corners('-19 -164, 19 -164, 18 -172, -17 -172'))
    },
  }),
  thing({
    name: 'cornucopia',
    size: [150, 96],
    points: { grip: [-50, -60], rim: [30, -42] },
    hollow: [0, -48, 60, -6],
    back(p) {
      p.tint('bark').blob(
        knots(
          '24 -84!, 0 -84, -30 -74, -56 -60, -66 -74, -58 -90, -48 -86, -56 -74, -72 -66, -66 -46, -40 -26, -8 -6, 24 0!, 36 -40',
        ),
      )
      p.line(knots('-36 -70, -44 -40')).line(knots('-14 -78, -26 -20')).line(knots('6 -82, -4 -8'))
      p.tint('ochre').ell(24, -42, 20, 42)
    },
    front(p, s) {
      // What was named lies in the mouth instead.
      if (said(s, 'empty')) return
      p.tint('orange').ell(40, -56, 18, 16)
      p.line(knots('40 -72, 44 -80'))
      p.tint('vermilion').ell(58, -34, 16)
      p.tint('lime').blob(placed(mirrored('0 -30, 8 -24, 10 -12, 15 0, 8 10, 0 10'), 28, -26))
      p.tint('violet')
      for (const [x, y] of knots('48 -12, 60 -8, 36 -8, 70 -14')) p.spot(x, y, 9)
      leaf(p.tint('leaf'), 66, -46, 22, 13, 60)
    },
  }),
]
