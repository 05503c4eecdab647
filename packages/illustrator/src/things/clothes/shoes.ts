import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { type Sketch, thing } from '../../art/thing.ts'
import { bow, corners, fits, heart, knots, placed, said, star } from '../shapes.ts'

/** Footwear points to the right; one can be in it (a mouse in a boot) between its far and near rim. */
const shoe = (
  name: string,
  size: [number, number],
  rim: [number, number, number],
  front: NonNullable<Sketch['front']>,
): Thing =>
  thing({
    name,
    size,
    habitat: 'worn',
    points: { rim: [rim[0], rim[1]], grip: [rim[0], rim[1] + 8] },
    hollow: [rim[0] - rim[2] * 0.8, rim[1] - 26, rim[0] + rim[2] * 0.8, rim[1] + size[1] * 0.3],
    back: (p) => void p.tint('umber').ell(rim[0], rim[1], rim[2], Math.max(5, rim[2] * 0.24)),
    front,
  })

const laces = (p: Pen, at: string) => {
  for (const [x, y] of knots(at)) p.line(placed(knots('-9 3, 9 -5'), x, y))
}

const sole = (p: Pen, x0: number, x1: number, h: number, tint = 'white') => p.tint(tint).card(x0, -h, x1 - x0, h, h / 2)

export const SHOES: readonly Thing[] = [
  shoe('shoe', [130, 78], [-34, -66, 26], (p) => {
    p.tint('umber').blob(knots('-60 -66!, -34 -60, -8 -66!, 10 -50, 40 -42, 60 -26, 60 -10!, -58 -10!'))
    p.line(knots('-2 -58, -18 -34, -20 -12')).line(knots('40 -42, 34 -26, 40 -12'))
    laces(p, '2 -46, 14 -40')
    sole(p, -62, 64, 12, 'slate')
    p.tint('slate').card(-62, -12, 34, 12, 4)
  }),
  shoe('sneaker', [136, 82], [-36, -70, 25], (p) => {
    p.tint('cerulean').blob(knots('-60 -70!, -36 -63, -10 -72!, 8 -54, 40 -44, 64 -28, 64 -12!, -60 -12!'))
    p.tint('white').blob(knots('34 -44, 64 -28, 64 -12!, 30 -12!')).blob(knots('-60 -42, -44 -30, -42 -12!, -60 -12!'))
    star(p.tint('gamboge'), -18, -34, 12)
    laces(p, '-2 -58, 10 -50, 22 -45')
    sole(p, -64, 68, 14)
  }),
  shoe('boot', [112, 120], [-22, -112, 28], (p) => {
    p.tint('bark').blob(
      knots('-50 -112!, -22 -104, 6 -112!, 6 -66, 14 -48, 40 -38, 52 -22, 52 -10!, -50 -10!, -46 -60'),
    )
    p.tint('ochre').blob(knots('-51 -112!, -22 -104, 7 -112!, 7 -94!, -22 -86, -50 -94!'))
    p.line(knots('-10 -88, -10 -60, 2 -42, 22 -34')).line(knots('40 -38, 32 -24, 36 -12'))
    laces(p, '-6 -76, -4 -62, 8 -48')
    sole(p, -54, 56, 13, 'slate')
  }),
  shoe('rain boot', [112, 118], [-22, -110, 28], (p) => {
    p.tint('gamboge').blob(
      knots('-50 -110!, -22 -102, 6 -110!, 8 -60, 18 -44, 44 -36, 54 -22, 54 -10!, -50 -10!, -46 -60'),
    )
    p.tint('orange').blob(knots('-51 -110!, -22 -102, 7 -110!, 7 -96!, -22 -88, -50 -96!'))
    sole(p, -54, 58, 13, 'orange')
    p.tint('white').spot(-20, -60, 9).spot(-32, -36, 8).spot(4, -34, 8)
  }),
  shoe('cowboy boot', [120, 130], [-24, -118, 28], (p) => {
    p.tint('bark').blob(
      knots(
        '-52 -112!, -40 -122, -24 -106, -8 -122, 4 -112!, 4 -66, 16 -46, 46 -34, 60 -16!, 58 -10!, -10 -10!, -22 -18!, -46 -18!, -46 -60',
      ),
    )
    p.tint('umber').blob(corners('-48 -20, -20 -20, -24 0, -44 0')).blob(corners('-14 -12, 60 -12, 60 -4, -10 -4'))
    star(p.tint('gamboge'), -22, -76, 14)
    p.line(knots('-40 -54, -22 -44, -4 -54')).line(knots('26 -38, 40 -24'))
  }),
  shoe('high heel', [114, 81], [-32, -76, 22], (p) => {
    p.tint('rose').blob(
      knots(
        '-54 -78!, -32 -70, -10 -76!, 6 -50, 30 -30, 56 -16, 60 -4!, 20 -4, -4 -16, -22 -38, -44 -46!, -42 0!, -50 0!, -54 -44',
      ),
    )
    bow(p.tint('straw'), 26, -30, 14)
  }),
  shoe('ballet shoe', [130, 110], [-30, -34, 30], (p) => {
    p.tint('pink').blob(knots('-62 -34, -30 -24, 4 -34!, 30 -30, 62 -14, 60 -2!, -54 0!, -64 -16'))
    p.tint('pink')
      .bar(knots('-54 -32, -30 -60, -44 -84, -30 -104'), 4)
      .bar(knots('-2 -32, -20 -58, -6 -84, -22 -104'), 4)
    bow(p, 18, -24, 13)
    sole(p, -60, 62, 7, 'blush')
  }),
  shoe('roller skate', [150, 150], [-30, -138, 28], (p, s) => {
    p.tint('slate').card(-56, -30, 30, 12, 4).card(26, -30, 30, 12, 4)
    p.tint('rose').blob(knots('58 -36!, 76 -40, 80 -20, 66 -12, 60 -22!'))
    p.tint('white').blob(
      knots('-58 -138!, -30 -129, -4 -138!, 0 -106, 14 -86, 44 -76, 62 -60, 66 -38!, -60 -38!, -54 -86'),
    )
    // The tongue looks out above the laces, the toe and the heel are of another leather.
    p.tint('rose').blob(knots('34 -78, 54 -70, 66 -54, 66 -38!, 30 -38!, 26 -58'))
    p.blob(knots('-56 -70, -36 -60, -32 -38!, -60 -38!'))
    p.tint('rose').blob(knots('-59 -138!, -30 -129, -3 -138!, -2 -120!, -30 -111, -57 -120!'))
    for (const x of [-41, 41]) p.tint('gamboge').as('wheel').ell(x, -17, 17)
    if (p.fits(7)) for (const x of [-41, 41]) p.tint('white').ell(x, -17, 7)
    p.tint('cerulean').card(-66, -44, 138, 16, 6)
    if (!said(s, 'mega-laced')) {
      star(p.tint('gamboge'), -30, -86, 15)
      laces(p, '-6 -98, 2 -84, 14 -74')
      return bow(p.tint('cerulean'), -6, -112, 17)
    }
    // As wide as can be colored, under a bow.
    p.tint('cerulean').bar(knots('-18 -82, 16 -84'), 4.5).bar(knots('-26 -98, 2 -102'), 4.5)
    bow(p, -10, -116, 27)
  }),
  shoe('ice skate', [130, 122], [-26, -114, 24], (p) => {
    p.tint('white').blob(
      knots('-50 -114!, -26 -107, -4 -114!, 0 -80, 12 -64, 42 -56, 54 -42, 54 -30!, -52 -30!, -48 -74'),
    )
    laces(p, '-2 -90, 0 -78, 8 -68')
    p.tint('slate').card(-56, -34, 114, 9, 4)
    p.box4(-40, -26, 12, 16).box4(28, -26, 12, 16)
    p.tint('stone').blob(knots('-58 -12!, 56 -12!, 66 -22!, 64 -6, 52 0, -54 0!'))
  }),
  thing({
    name: 'sock',
    size: [92, 114],
    habitat: 'worn',
    points: { rim: [-20, -108], grip: [-20, -104], hook: [-20, -112] },
    hollow: [-40, -120, 0, -70],
    back: (p) => void p.tint('white').ell(-18, -108, 25, 6),
    front(p, s) {
      p.tint('sky').blob(
        knots('-44 -108!, -18 -101, 8 -108!, 8 -56, 16 -42, 38 -32, 46 -16, 36 -2, 10 0, -22 -2, -42 -18, -44 -50'),
      )
      p.tint('rose')
        .blob(knots('18 -40!, 38 -32, 46 -16, 36 -2, 20 0, 14 -18'))
        .blob(knots('-44 -36!, -24 -28, -16 -2, -34 -8, -43 -22'))
      if (!said(s, 'plain'))
        for (const y of [-88, -66])
          p.tint('white').blob(knots(`-44 ${y}!, -18 ${y + 6}, 8 ${y}!, 8 ${y + 12}!, -18 ${y + 18}, -44 ${y + 12}!`))
    },
  }),
  thing({
    name: 'mitten',
    size: [84, 112],
    habitat: 'worn',
    points: { grip: [0, -10], hook: [0, -4] },
    back(p) {
      p.tint('vermilion').blob(
        knots('-28 -30!, -34 -66, -26 -100, -4 -112, 18 -102, 26 -70!, 34 -78, 42 -70, 38 -54, 26 -40, 26 -30!'),
      )
      p.tint('white').card(-33, -34, 64, 34, 11)
      for (const x of [-18, 0, 18]) p.line(knots(`${x} -26, ${x} -8`))
      heart(p.tint('white'), -4, -72, 15)
    },
  }),
  thing({
    name: 'glove',
    size: [96, 122],
    habitat: 'worn',
    points: { grip: [0, -10] },
    back(p, s) {
      p.tint('violet').blob(
        knots(
          '-28 -30!, -34 -56, -44 -76, -40 -86, -32 -82, -26 -70!, -28 -104, -22 -112, -14 -106, -11 -76!, -8 -116, 0 -124, 8 -116, 9 -76!, 12 -106, 20 -112, 27 -104, 26 -70!, 32 -82, 40 -86, 44 -76, 36 -54, 28 -30!',
        ),
      )
      p.tint('straw').card(-33, -34, 66, 34, 9)
      if (fits(p, s, 12)) p.line(knots('-30 -16, 30 -16'))
      p.line(knots('-14 -64, -13 -52')).line(knots('0 -64, 0 -50')).line(knots('14 -64, 13 -52'))
    },
  }),
  shoe('flip flop', [136, 52], [20, -14, 1], (p) => {
    p.tint('aqua').blob(knots('-62 -20, -50 -30, 0 -26, 52 -32, 66 -22, 62 -8, 40 0, -46 0, -62 -6'))
    p.line(knots('-60 -12, 0 -10, 62 -14'))
    p.tint('rose').bar(knots('-26 -24, 0 -44, 36 -28'), 6)
    p.tint('gamboge').spot(4, -42, 9)
  }),
  shoe('slipper', [136, 84], [-34, -42, 24], (p) => {
    p.tint('pink').blob(knots('-60 -42!, -34 -34, -8 -44!, 6 -66, 40 -62, 62 -34, 62 -12!, -60 -12!'))
    p.tint('white').blob(knots('-14 -40, -6 -62, 10 -76, 22 -62, 16 -44, 0 -34'))
    heart(p.tint('rose'), 38, -38, 11)
    sole(p, -64, 68, 14, 'blush')
  }),
]
