import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { corners, knots, mirrored, placed, star } from '../shapes.ts'

const lotusSeat = (p: Pen, w: number) => {
  p.tint('pink')
  for (const x of [-0.8, 0.8, -0.4, 0.4, 0])
    p.blob(placed(mirrored('0 -30!, 13 -18, 10 -4, 0 0'), x * w, -2, 1, x * 30))
}

/** A soft heap of straw, and bunches of it that hang over the edge of a manger. */
const heap = (p: Pen) =>
  p.tint('gamboge').blob(knots('-66 -46, -70 -58, -52 -64, -26 -66, 0 -64, 26 -66, 52 -64, 70 -58, 66 -46, 0 -40'))
const straw = (p: Pen) => {
  p.tint('gamboge')
  for (const [x, tilt] of [
    [-44, 10],
    [0, 0],
    [44, -10],
  ] as const)
    p.blob(placed(corners('-13 -4, -16 10, -8 6, -3 17, 2 7, 9 14, 13 -4, 0 -8'), x, -48, 1, tilt))
}

export const FAITH: readonly Thing[] = [
  thing({
    name: 'praying hands',
    size: [68, 138],
    points: { grip: [0, -20] },
    back(p) {
      p.tint('cerulean').blob(corners('-34 0, -26 -34, 26 -34, 34 0'))
      p.tint('white').card(-28, -42, 56, 13, 4)
      p.tint('skin1')
        .blob(knots('-22 -42!, -26 -66, -18 -84, -14 -116, -8 -134, -1 -136, 0 -42!'))
        .blob(knots('22 -42!, 26 -66, 18 -84, 14 -116, 8 -134, 1 -136, 0 -42!'))
      p.blob(knots('-20 -50, -24 -70, -16 -86, -6 -88, -8 -72, -6 -54'))
      p.line(knots('8 -126, 10 -98'))
    },
  }),
  thing({
    name: 'buddha',
    size: [140, 160],
    points: { lap: [0, -52] },
    back(p) {
      lotusSeat(p, 62)
      p.tint('orange').blob(knots('-62 -30, -46 -44, -30 -46, 0 -40, 30 -46, 46 -44, 62 -30, 48 -18, 0 -16, -48 -18'))
      p.blob(mirrored('0 -104, 26 -100, 38 -80, 34 -44, 0 -36'))
      p.tint('skin2').blob(knots('4 -104!, 26 -100, 30 -80, 22 -62, 8 -72, -4 -92'))
      p.line(knots('-14 -102, 0 -80, 26 -58'))
      p.tint('skin2')
        .bar(knots('-32 -82, -34 -60, -14 -48'), 6)
        .bar(knots('32 -82, 34 -60, 14 -48'), 6)
        .ell(0, -48, 14, 7)
      p.blob(mirrored('0 -148, 18 -142, 24 -124, 16 -106, 0 -100')).spot(-25, -122, 5, 9).spot(25, -122, 5, 9)
      p.tint('slate').blob(
        knots(
          '-24 -128!, -22 -142, -8 -150, -9 -158, 0 -163, 9 -158, 8 -150, 22 -142, 24 -128!, 12 -138, 0 -140, -12 -138',
        ),
      )
      p.line(knots('-14 -122, -9 -119, -4 -122'))
        .line(knots('4 -122, 9 -119, 14 -122'))
        .line(knots('-6 -110, 0 -107, 6 -110'))
        .ink(0, -131, 2)
    },
  }),
  thing({
    name: 'ganesha',
    size: [150, 172],
    points: { lap: [0, -52] },
    back(p) {
      lotusSeat(p, 64)
      p.tint('peach').bar(knots('-34 -86, -58 -98, -62 -118'), 7).bar(knots('34 -86, 58 -98, 62 -118'), 7)
      p.tint('pink')
        .blob(placed(mirrored('0 -20!, 9 -10, 0 0'), -62, -120))
        .tint('gamboge')
        .spot(62, -126, 9)
      p.tint('orange').blob(knots('-62 -30, -46 -44, 0 -42, 46 -44, 62 -30, 46 -16, 0 -14, -46 -16'))
      p.tint('peach').blob(mirrored('0 -96, 30 -92, 44 -68, 36 -42, 0 -34'))
      p.bar(knots('-40 -70, -46 -52, -30 -44'), 7).bar(knots('40 -70, 46 -52, 30 -44'), 7)
      p.blob(knots('-20 -130, -46 -138, -58 -116, -46 -92, -24 -98')).blob(
        knots('20 -130, 46 -138, 58 -116, 46 -92, 24 -98'),
      )
      p.blob(mirrored('0 -140, 20 -134, 28 -114, 20 -96, 0 -90'))
      p.bar(knots('0 -102, -4 -82, 2 -66, 16 -62, 22 -72'), 8)
      p.tint('white').blob(corners('-14 -94, -20 -82, -8 -88')).blob(corners('14 -94, 20 -84, 8 -88'))
      p.ink(-11, -114, 3).ink(11, -114, 3)
      p.tint('vermilion').spot(0, -121, 4.5)
      p.tint('gamboge').blob(knots('-22 -134!, -20 -150!, -10 -146!, 0 -170!, 10 -146!, 20 -150!, 22 -134!, 0 -140'))
      p.tint('vermilion').blob(knots('-24 -84, 0 -60!, 24 -84, 18 -90, 0 -70, -18 -90'))
    },
  }),
  thing({
    name: 'manger',
    size: [140, 78],
    points: { rim: [0, -56], pillow: [-40, -64] },
    hollow: [-50, -68, 50, -30],
    back(p) {
      p.tint('wood').bar(knots('-48 -3, -14 -40'), 4.5).bar(knots('48 -3, 14 -40'), 4.5)
      heap(p)
    },
    front(p) {
      p.tint('wood').bar(knots('-20 -3, -52 -40'), 4.5).bar(knots('20 -3, 52 -40'), 4.5)
      p.blob(corners('-68 -52, 68 -52, 48 -16, -48 -16')).line(knots('-58 -34, 58 -34'))
      straw(p)
    },
  }),
  thing({
    name: 'nativity scene',
    size: [230, 210],
    points: { rim: [0, 0], door: [0, 0] },
    hollow: [-60, -110, 60, 0],
    back(p) {
      p.tint('sand').blob(corners('-94 -110, 94 -110, 94 0, -94 0'))
      for (const x of [-60, -26, 8, 42, 74]) p.line(knots(`${x} -110, ${x} -70`))
      for (const [x, tint, hood] of [
        [-52, 'cerulean', 'sky'],
        [52, 'bark', 'sand'],
      ] as const) {
        p.tint(tint).blob(placed(mirrored('0 -60, 16 -54, 26 -20, 28 0!, 0 0!'), x, 0))
        p.tint(hood).blob(placed(mirrored('0 -92, 17 -86, 20 -66, 14 -50, 0 -46'), x, 0))
        p.tint('skin2').ell(x, -68, 12, 13)
        p.ink(x - 4, -69, 2)
          .ink(x + 4, -69, 2)
          .line(knots(`${x - 3} -62, ${x} -60, ${x + 3} -62`))
      }
      p.tint('white')
        .blob(placed(knots('-20 -30, -18 -42, 6 -46, 20 -40, 20 -28'), 0, 0))
        .tint('skin1')
        .spot(-14, -40, 10)
      p.line(knots('-18 -40, -15 -38')).line(knots('-12 -40, -9 -38'))
    },
    front(p) {
      p.tint('gamboge').blob(
        corners('-30 -26, -32 -38, -22 -32, -14 -38, -6 -30, 4 -38, 12 -30, 22 -38, 32 -36, 30 -26'),
      )
      p.tint('wood')
        .blob(corners('-32 -28, 32 -28, 24 -10, -24 -10'))
        .bar(knots('-24 -2, -16 -12'), 3)
        .bar(knots('24 -2, 16 -12'), 3)
      p.box4(-100, -112, 14, 112).box4(86, -112, 14, 112)
      p.tint('bark').blob(corners('-114 -104, 0 -170, 114 -104, 106 -92, 0 -154, -106 -92'))
      star(p.tint('gamboge'), 0, -186, 24)
    },
  }),
]
