import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { isPatterned } from '../kit.ts'
import { around, corners, fits, heart, knots, leaf, mirrored, placed, puffs, said, star } from '../shapes.ts'
import { steam } from './drinks.ts'

const nori = (p: Pen, x: number, y: number) => {
  p.tint('viridian').blob(placed(knots('-20 -26!, 0 -32, 20 -26!, 20 4, 0 10, -20 4'), x, y))
  p.tint('white').ell(x, y - 26, 20, 8)
  p.tint('coral').spot(x, y - 26, 9, 4)
}

function drumstick(p: Pen, x: number, y: number, turn: number, k = 1): void {
  p.tint('cream').blob(
    placed(knots('-5 0!, -5 26, -12 30, -10 40, -2 40, 0 36!, 2 40, 11 40, 12 30, 5 26, 5 0!'), x, y, k, turn),
  )
  p.tint('ochre').blob(placed(mirrored('0 -62, 20 -56, 28 -36, 20 -10, 8 4!, 0 5'), x, y, k, turn))
}

const plateUnder = (p: Pen, w: number) =>
  p.tint('mist').blob(mirrored(`0 -12!, ${w} -12!, ${w * 0.8} -2, ${w * 0.4} 0!, 0 0!`))

/** A fork, knife or spoon stands on its handle, as it is held. */
const cutlery = (name: string, w: number, draw: (p: Pen) => void): Thing =>
  thing({ name, size: [w, 150], habitat: 'hand', points: { grip: [0, -36], tip: [0, -150] }, back: draw })

const handle = '5 -62, 8 -30, 9 -8, 0 0'

export const TABLE: readonly Thing[] = [
  thing({
    name: 'sushi',
    size: [124, 60],
    points: { grip: [-50, -4], grip2: [50, -4] },
    back(p) {
      p.tint('wood').card(-62, -12, 124, 12, 4)
      nori(p, -36, -20)
      p.tint('white').blob(knots('-8 -12!, -8 -32, 4 -40, 44 -40, 56 -32, 56 -12!'))
      p.tint('coral').blob(knots('-14 -36, -4 -54, 20 -60, 50 -54, 62 -34, 44 -38, 20 -42, 2 -36'))
      p.line(knots('10 -56, 6 -42')).line(knots('28 -58, 26 -44')).line(knots('46 -54, 46 -41'))
    },
  }),
  thing({
    name: 'chicken leg',
    size: [66, 112],
    habitat: 'hand',
    points: { grip: [0, -16], mouth: [0, -90] },
    back(p) {
      drumstick(p, 0, -42, 0, 1.05)
      p.line(knots('-14 -64, -12 -84, -4 -96'))
    },
  }),
  thing({
    name: 'roast turkey',
    size: [144, 82],
    points: { grip: [-62, -6], grip2: [62, -6] },
    back(p) {
      plateUnder(p, 72)
      p.tint('leaf')
      for (const x of [-52, -40, 40, 52]) leaf(p, x, -10, 24, 14, x)
      p.tint('ochre').blob(knots('-50 -20, -46 -52, -20 -78, 16 -82, 44 -62, 52 -30, 40 -10, -40 -10'))
      drumstick(p, 22, -36, -118, 0.86)
      p.tint('ochre').blob(knots('-42 -34, -26 -50, -10 -40, -14 -24, -32 -22'))
      p.line(knots('-22 -66, -4 -74, 14 -74'))
    },
  }),
  thing({
    name: 'turkey dinner',
    size: [160, 118],
    points: { grip: [-70, -6], grip2: [70, -6] },
    back(p) {
      plateUnder(p, 80)
      steam(p, 0, -92, 20)
      p.tint('leaf')
      for (const x of [-58, -44, 44, 58]) leaf(p, x, -10, 26, 15, x)
      p.tint('ochre').blob(mirrored('0 -84, 24 -80, 46 -54, 48 -28, 36 -10!, 0 -10!'))
      drumstick(p, -36, -58, 158, 0.72)
      drumstick(p, 36, -58, -158, 0.72)
      p.tint('orange').blob(knots('-17 -10!, -15 -28, 0 -38, 15 -28, 17 -10!'))
      p.tint('vermilion').spot(-64, -14, 9).spot(64, -14, 9)
    },
  }),
  thing({
    name: 'bento',
    size: [140, 84],
    points: { grip: [-62, -20], grip2: [62, -20] },
    back(p) {
      p.tint('vermilion').blob(corners('-68 -62, 68 -62, 62 0, -62 0'))
      p.tint('cream').blob(corners('-62 -82, 62 -82, 66 -26, -66 -26'))
      p.line(knots('2 -82, 2 -26')).line(knots('2 -54, 64 -54'))
      p.tint('white').blob(mirrored('0 -46!, 20 -16, 14 -6, 0 -6').map(([x, y, c]): Knot => [x - 32, y - 28, c ?? 0]))
      p.tint('viridian').box4(-41, -50, 18, 14)
      p.tint('coral').spot(18, -66, 9).spot(38, -68, 9).tint('gamboge').spot(54, -64, 6)
      p.tint('leaf')
        .blob(puffs(around(20, -40, 8, 8, 6), 0.6))
        .tint('vermilion')
        .spot(44, -40, 9)
    },
  }),
  thing({
    name: 'plate',
    size: [130, 50],
    points: { grip: [-58, -22], grip2: [58, -22] },
    tops: [[-44, 44, -26]],
    back(p) {
      p.tint('sky').blob(knots('-64 -28, -40 -8, -20 0!, 20 0!, 40 -8, 64 -28'))
      p.ell(0, -28, 64, 21)
      p.tint('white').ell(0, -27, 42, 12)
    },
  }),
  thing({
    name: 'plate of cookies',
    size: [150, 84],
    points: { grip: [-68, -20], grip2: [68, -20] },
    back(p) {
      p.tint('sky').blob(knots('-74 -28, -46 -8, -22 0!, 22 0!, 46 -8, 74 -28'))
      p.ell(0, -28, 74, 21)
      for (const [x, y] of knots('-34 -34, 34 -34, 0 -26, -18 -48, 20 -48, 0 -64')) {
        p.tint('ochre').ell(x, y, 29, 15)
        p.tint('umber')
          .spot(x - 11, y - 2, 4)
          .spot(x + 9, y - 5, 4)
          .spot(x + 3, y + 6, 4)
      }
    },
  }),
  thing({
    name: 'food',
    size: [160, 112],
    points: { grip: [-70, -6], grip2: [70, -6] },
    back(p) {
      p.tint('wood').card(-78, -12, 156, 12, 5)
      p.tint('gamboge').blob(knots('30 -12!, 30 -52!, 72 -28!, 72 -12!')).spot(46, -26, 6)
      p.tint('ochre').blob(knots('-74 -14, -74 -44, -50 -70, -24 -66, -18 -40, -22 -14'))
      p.line(knots('-60 -52, -54 -38')).line(knots('-44 -58, -38 -44'))
      p.tint('lime').blob(placed(mirrored('0 -98, 11 -92, 15 -76, 26 -46, 26 -18, 12 -6, 0 -6'), 8, -6))
      p.line(knots('8 -102, 12 -110'))
      p.tint('vermilion').ell(-22, -30, 18)
      p.line(knots('-22 -46, -18 -56'))
      leaf(p.tint('leaf'), -20, -50, 20, 12, 70)
    },
  }),
  thing({
    name: 'breakfast',
    size: [168, 80],
    points: { grip: [-74, -6], grip2: [74, -6] },
    back(p) {
      p.tint('wood').card(-84, -10, 168, 10, 5)
      p.tint('mist').ell(-26, -34, 56, 22)
      p.tint('white').blob(knots('-66 -36, -54 -48, -34 -44, -16 -46, -12 -34, -28 -24, -50 -24'))
      p.tint('gamboge').ell(-42, -36, 11, 7)
      p.tint('coral').bar(knots('-8 -26, 4 -32, -2 -40, 12 -46'), 5)
      p.tint('ochre').blob(knots('-20 -48!, -22 -74, -4 -80, 8 -76, 24 -80, 34 -70, 28 -46!'))
      p.tint('orange').blob(corners('46 -64, 78 -64, 74 -10, 50 -10'))
      p.tint('glass').box4(46, -72, 32, 12)
    },
  }),
  cutlery('fork', 44, (p) => {
    for (const x of [-16, 0, 16]) p.tint('stone').bar(knots(`${x} -90, ${x} -144`), 4)
    p.blob(knots('-21 -106!, 21 -106!, 20 -90, 7 -74, 8 -30, 9 -8, 0 0, -9 -8, -8 -30, -7 -74, -20 -90'))
  }),
  cutlery('spoon', 42, (p) => {
    p.tint('stone').blob(mirrored(`0 -150, 15 -142, 20 -118, 14 -92, 5 -80, ${handle}`))
    p.tint('mist').ell(0, -120, 11, 19)
  }),
  cutlery('knife', 30, (p) => {
    p.tint('stone').blob(knots('-8 -56!, -9 -140, -4 -150!, 10 -128, 12 -90, 8 -56!'))
    p.tint('wood').card(-10, -58, 19, 58, 8)
    p.ink(0, -44, 2.4).ink(0, -18, 2.4)
  }),
  cutlery('chopsticks', 44, (p) => {
    for (const x of [-1, 1]) {
      p.tint('wood').blob(corners(`${x * 20} 0, ${x * 10} 0, ${x * 3} -150, ${x * 7} -150`))
      p.line(knots(`${x * 16.5} -40, ${x * 8} -40`))
    }
  }),
  thing({
    name: 'cutting board',
    size: [150, 78],
    points: { grip: [66, -24], handle: [66, -24] },
    tops: [[-60, 40, -34]],
    back(p, s) {
      p.tint('wood').blob(knots('-74 0!, -56 -46!, 44 -46!, 50 -28, 74 -28, 74 -16, 54 -14, 52 0!'))
      p.spot(62, -22, 5, 3.4)
      if (said(s, 'empty')) return
      p.tint('orange').blob(knots('-40 -26, -32 -38, 6 -26, 10 -16, -34 -12'))
      leaf(p.tint('leaf'), -38, -28, 24, 12, -60)
      p.tint('orange').spot(24, -22, 10, 7)
      p.tint('stone')
        .blob(knots('-10 -56!, 30 -74, 46 -74!, 44 -66!, -10 -46!'))
        .tint('umber')
        .bar(knots('-14 -50, -44 -38'), 5)
    },
  }),
  thing({
    name: 'picnic basket',
    size: [132, 112],
    points: { grip: [0, -106], handle: [0, -106], rim: [0, -62] },
    hollow: [-50, -70, 50, -10],
    back(p, s) {
      p.tint('bark').bar(knots('-52 -60, -50 -92, 0 -106, 50 -92, 52 -60'), 5)
      if (said(s, 'open')) p.tint('ochre').blob(knots('-60 -64!, -52 -92, 0 -98, 52 -92, 60 -64!'))
    },
    front(p, s) {
      p.tint('ochre').blob(corners('-62 -60, 62 -60, 52 0, -52 0'))
      if (fits(p, s, 16)) for (const y of [-42, -22]) p.line(knots(`-58 ${y}, 58 ${y}`))
      for (const x of [-30, 0, 30])
        p.line(knots(`${x} -60, ${x * 0.86} -42`))
          .line(knots(`${(x + 15) * 0.9} -42, ${(x + 15) * 0.86} -22`))
          .line(knots(`${x * 0.86} -22, ${x * 0.84} 0`))
      p.tint('vermilion').blob(knots('-64 -70!, 64 -70!, 64 -58!, 36 -58!, 18 -30!, 0 -58!, -64 -58!'))
      heart(p.tint('white'), 18, -52, 8)
    },
  }),
  thing({
    name: 'lunch box',
    size: [124, 110],
    habitat: 'hand',
    points: { grip: [0, -104], handle: [0, -104] },
    back(p, s) {
      p.tint('umber').bar(knots('-22 -84, -20 -102, 20 -102, 22 -84'), 5)
      p.tint('cerulean').blob(knots('-60 -50!, -60 -72, -44 -88, 44 -88, 60 -72, 60 -50!'))
      p.card(-60, -54, 120, 54, 10)
      p.tint('gamboge').card(-34, -62, 16, 18, 4).card(18, -62, 16, 18, 4)
      if (!isPatterned(s)) star(p.tint('straw'), 0, -24, 17)
    },
  }),
  thing({
    name: 'cereal',
    size: [82, 116],
    points: { grip: [-34, -50], grip2: [34, -50], spout: [30, -112] },
    back(p) {
      p.tint('gamboge').box4(-40, -104, 80, 104)
      p.tint('orange').blob(corners('-40 -104, -30 -115, 30 -115, 40 -104'))
      star(p.tint('vermilion'), 0, -74, 24)
      p.tint('blue').blob(knots('-28 -38!, 0 -32, 28 -38!, 20 -12, -20 -12'))
      p.tint('straw').spot(-14, -42, 8).spot(2, -44, 8).spot(16, -41, 7)
    },
  }),
  thing({
    name: 'walnut shell',
    size: [116, 66],
    habitat: 'water',
    points: { rim: [0, -44], grip: [50, -30] },
    hollow: [-44, -52, 44, -10],
    back(p) {
      p.tint('sand').ell(0, -46, 57, 16)
    },
    front(p) {
      p.tint('bark').blob(knots('-57 -46!, -38 -35, 0 -30.5, 38 -35, 57 -46!, 54 -22, 30 -3, 0 0, -30 -3, -54 -22'))
      p.line(knots('-38 -24, -28 -14, -30 -8'))
        .line(knots('-14 -22, -4 -14, -10 -6'))
        .line(knots('12 -22, 10 -12, 18 -8'))
        .line(knots('36 -26, 32 -16'))
    },
  }),
  thing({
    name: 'herb bundle',
    size: [124, 140],
    habitat: 'hand',
    points: { grip: [0, -26], hook: [0, 0] },
    back(p) {
      p.tint('leaf')
      for (const [turn, long] of [
        [-30, 80],
        [30, 80],
        [0, 92],
      ] as const) {
        p.line(placed(knots(`0 0, 0 ${-long}`), 0, -28, 1, turn))
        for (const t of [0.5, 0.84])
          for (const side of [-1, 1]) {
            const [[x, y]] = placed([[0, -long * t]], 0, -28, 1, turn) as [Knot]
            leaf(p, x, y, 30, 17, turn + side * 50)
          }
        const [[x, y]] = placed([[0, -long]], 0, -28, 1, turn) as [Knot]
        leaf(p, x, y + 6, 26, 16, turn)
      }
      p.tint('sap').blob(corners('-9 -36, 9 -36, 15 0, -15 0')).line(knots('-3 -24, -6 -2')).line(knots('3 -24, 6 -2'))
      p.tint('rose').card(-15, -42, 30, 14, 5)
    },
  }),
]
