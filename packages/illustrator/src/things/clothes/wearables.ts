import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { type Sketch, thing } from '../../art/thing.ts'
import { bow, corners, drips, fits, heart, knots, leaf, mirrored, placed, said, star } from '../shapes.ts'

const worn = (name: string, size: [number, number], back: Sketch['back'], more: Partial<Sketch> = {}): Thing =>
  thing({ name, size, habitat: 'worn', points: { grip: [size[0] * 0.3, -size[1] * 0.3] }, ...more, back })

const flip = (text: string, side: number) => knots(text).map(([x, y, c]): Knot => [x * side, y, c ?? 0])

const lenses = (p: Pen, tint: string, r: number) => {
  p.line(knots('-56 -38, -64 -44')).line(knots('56 -38, 64 -44'))
  p.bar(knots('-12 -34, 0 -40, 12 -34'), 2.2)
  for (const x of [-32, 32]) {
    p.tint('slate').ell(x, -30, r + 6)
    p.tint(tint).ell(x, -30, r)
  }
}

/** A striped end of a scarf that hangs from (x, y), with its fringe. */
const scarfEnd = (p: Pen, x: number, y: number, turn: number, long: number) =>
  p.within(x, y, turn, 1, () => {
    for (const dx of [-13, -4.5, 4.5, 13])
      p.line(
        [
          [dx, long - 4],
          [dx, long + 10],
        ],
        p.at.sw,
      )
    p.tint('vermilion').box4(-18, 0, 36, long)
    for (const share of [0.36, 0.72]) p.tint('straw').box4(-18, long * share, 36, 18)
  })

const bag = { habitat: 'hand' as const, hollow: [-36, -80, 36, -30] as const }

export const WEARABLES: readonly Thing[] = [
  worn('glasses', [127, 55], (p) => {
    lenses(p, 'glass', 19)
    p.line(knots('-40 -28, -30 -40')).line(knots('24 -28, 34 -40'))
  }),
  worn('sunglasses', [142, 76], (p) => {
    p.tint('rose').bar(knots('-14 -44, 0 -48, 14 -44'), 4)
    for (const side of [1, -1]) {
      p.tint('rose').blob(flip('6 -48, 20 -60, 46 -64, 70 -74!, 70 -44, 62 -16, 40 0, 16 -8, 6 -28', side))
      p.tint('night').blob(flip('14 -42, 26 -52, 46 -54, 58 -46, 55 -24, 40 -10, 22 -16, 14 -28', side))
      // Where the glint would part a lens into slivers it is left out.
      if (p.fits(34)) p.line(flip('25 -22, 43 -46', side)).line(flip('37 -17, 52 -38', side))
    }
  }),
  worn('diving mask', [138, 150], (p) => {
    p.tint('orange').bar(knots('20 -12, 52 -14, 62 -40, 62 -140'), 9)
    p.tint('slate').blob(mirrored('0 -112, 40 -112, 66 -96, 66 -62, 44 -46, 18 -52, 0 -62'))
    p.tint('glass').blob(mirrored('0 -98, 36 -98, 52 -88, 52 -68, 38 -58, 16 -66, 0 -76'))
    p.tint('orange').blob(knots('-24 -24, 0 -32, 24 -24, 20 -4, 0 0, -20 -4'))
  }),
  worn('monocle', [84, 116], (p) => {
    p.line(knots('30 -66, 38 -40, 20 -20, 30 -4'), p.at.sw)
    p.tint('gamboge').ell(0, -76, 38)
    p.tint('glass').ell(0, -76, 28)
    p.line(knots('-12 -72, 4 -90'))
    p.tint('gamboge').spot(30, -3, 5)
  }),
  worn('eye patch', [150, 90], (p) => {
    p.line(knots('-74 -78, -34 -66, 20 -84'), p.at.sw).line(knots('22 -40, 50 -56, 74 -76'), p.at.sw)
    p.tint('slate').blob(knots('-30 -62, 0 -72, 30 -58, 28 -24, 0 0, -26 -22'))
  }),
  worn('mask', [158, 64], (p) => {
    p.tint('blue').bar(knots('-64 -40, -76 -52'), 3).bar(knots('64 -40, 76 -30'), 3)
    p.blob(mirrored('0 -52, 30 -64, 60 -58, 68 -34, 50 -8, 24 -6, 10 -20, 0 -24'))
    for (const side of [1, -1]) p.tint('white').blob(flip('12 -38!, 28 -48, 48 -42, 52 -32!, 38 -24, 20 -26', side))
  }),
  worn('eye mask', [146, 62], (p) => {
    p.tint('violet').bar(knots('-60 -40, -70 -50'), 3).bar(knots('60 -40, 70 -50'), 3)
    p.tint('lilac').blob(mirrored('0 -48, 32 -62, 62 -48, 62 -22, 40 -4, 16 -8, 0 -22'))
    for (const side of [1, -1])
      p.line(flip('18 -30, 34 -22, 50 -30', side))
        .line(flip('24 -26, 22 -18', side))
        .line(flip('34 -22, 34 -14', side))
        .line(flip('44 -26, 46 -18', side))
  }),
  worn(
    'scarf',
    [104, 190],
    (p) => {
      scarfEnd(p, -20, -146, 13, 116)
      scarfEnd(p, 16, -150, -10, 140)
      p.tint('vermilion').blob(mirrored('0 -190, 28 -187, 50 -172, 46 -146, 24 -135, 0 -133'))
      p.tint('white').blob(mirrored('0 -178, 22 -175, 33 -167, 22 -159, 0 -156'))
      p.tint('vermilion').card(-22, -158, 44, 30, 12)
    },
    { points: { hook: [0, -190], grip: [0, -160], neck: [0, -166] } },
  ),
  worn('hair bow', [116, 88], (p) => void bow(p.tint('rose'), 0, -57, 58)),
  worn('bow tie', [120, 60], (p) => {
    for (const side of [1, -1])
      p.tint('vermilion')
        .blob(flip('8 -32!, 34 -56, 58 -60!, 60 -32, 58 -4!, 34 -8', side))
        .line(flip('16 -32, 36 -38', side))
        .line(flip('16 -30, 34 -24', side))
    p.tint('coral').card(-13, -46, 26, 28, 8)
  }),
  worn('collar', [120, 84], (p) => {
    p.tint('vermilion').ell(0, -54, 58, 30).tint('white').ell(0, -58, 44, 17)
    p.tint('gamboge').ell(0, -15, 15)
  }),
  worn('tie', [44, 140], (p) => {
    p.tint('blue').blob(corners('-9 -112, 9 -112, 22 -22, 0 0, -22 -22'))
    for (const [a, b] of [
      [-12, -92],
      [-15, -66],
      [-19, -40],
    ] as const)
      p.tint('straw').blob(corners(`${a} ${b}, ${-a} ${b - 12}, ${-a + 1} ${b}, ${a - 1} ${b + 12}`))
    p.tint('blue').blob(corners('-16 -138, 16 -138, 10 -112, -10 -112'))
  }),
  worn('necklace', [110, 116], (p) => {
    for (const [x, y] of knots(
      '-44 -102, -47 -86, -44 -70, -36 -55, -24 -43, 44 -102, 47 -86, 44 -70, 36 -55, 24 -43, -38 -112, 38 -112',
    ))
      p.tint('white').spot(x, y, 8.5)
    p.tint('gamboge').spot(-10, -35, 7).spot(10, -35, 7)
    heart(p.tint('rose'), 0, -16, 17)
  }),
  worn('watch', [64, 130], (p) => {
    p.tint('bark').blob(corners('-14 -40, 14 -40, 11 0, -11 0')).blob(corners('-14 -90, 14 -90, 11 -130, -11 -130'))
    p.ink(0, -10, 2.4).ink(0, -22, 2.4)
    p.tint('gamboge').ell(0, -65, 31).tint('white').ell(0, -65, 22)
    p.line(knots('0 -65, 0 -79'), p.at.sw).line(knots('0 -65, 10 -60'), p.at.sw)
    p.tint('gamboge').card(28, -70, 9, 10, 3)
  }),
  worn(
    'backpack',
    [104, 124],
    (p) => {
      p.tint('umber').bar(knots('-14 -112, -12 -122, 12 -122, 14 -112'), 3.4)
      p.tint('coral').card(-52, -52, 16, 44, 7).card(36, -52, 16, 44, 7)
      p.tint('vermilion').blob(mirrored('0 -116, 26 -112, 42 -86, 44 -12, 34 0!, 0 0!'))
      p.tint('coral').card(-32, -50, 64, 42, 9)
      p.line(knots('-32 -38, 32 -38')).line(knots('-38 -68, 0 -62, 38 -68'))
      p.tint('gamboge').card(-7, -44, 14, 16, 4)
      star(p, 0, -86, 13)
    },
    { hollow: [-30, -130, 30, -70], points: { grip: [0, -118], hook: [0, -120], rim: [0, -100] } },
  ),
  worn(
    'handbag',
    [116, 116],
    (p) => {
      p.tint('umber').bar(knots('-28 -64, -26 -100, 0 -112, 26 -100, 28 -64'), 4)
      p.tint('rose').blob(mirrored('0 -68!, 40 -68!, 54 -20, 46 0!, 0 0!'))
      p.tint('pink').blob(knots('-41 -68!, 41 -68!, 38 -42, 0 -28, -38 -42'))
      p.tint('gamboge').spot(0, -34, 9)
    },
    { ...bag, points: { grip: [0, -108], handle: [0, -108], rim: [0, -66] } },
  ),
  worn(
    'shopping bag',
    [96, 124],
    (p, s) => {
      p.tint('slate').bar(knots('-20 -84, -18 -110, 0 -118, 18 -110, 20 -84'), 2.6)
      p.tint('straw').blob(corners('-44 -90, 44 -90, 40 0, -40 0'))
      if (!said(s, 'empty')) heart(p.tint('rose'), 0, -44, 22)
      p.line(knots('-43 -78, 43 -78'))
    },
    { ...bag, points: { grip: [0, -114], handle: [0, -114], rim: [0, -90] } },
  ),
  worn(
    'mailbag',
    [104, 116],
    (p) => {
      p.tint('umber').bar(knots('-44 -58, -36 -108, 36 -108, 44 -58'), 4)
      p.tint('white')
        .blob(placed(corners('-20 -16, 20 -16, 20 14, -20 14'), -16, -70, 1, -10))
        .blob(placed(corners('-18 -16, 18 -16, 18 14, -18 14'), 20, -68, 1, 8))
      p.tint('ochre').blob(mirrored('0 -58!, 50 -58!, 52 -14, 42 0, 0 0'))
      p.tint('bark').blob(knots('-51 -58!, 51 -58!, 44 -32, 0 -20, -44 -32'))
      p.tint('gamboge').card(-9, -34, 18, 18, 4)
    },
    { ...bag, points: { grip: [0, -106], handle: [0, -106], rim: [0, -58] } },
  ),
  worn(
    'ribbon',
    [134, 78],
    (p) => {
      p.tint('rose').blob(
        knots(
          '-66 -60!, -40 -78, -12 -66, 8 -38, 34 -24, 66 -40!, 58 -16, 68 0!, 34 8, 0 -8, -20 -38, -42 -50, -66 -36!, -58 -48',
        ),
      )
      p.line(knots('-58 -48, -36 -62, -14 -50, 4 -22, 34 -8, 58 -16'))
    },
    { habitat: 'hand' },
  ),
  worn('suspenders', [130, 190], (p) => {
    for (const side of [1, -1]) {
      p.tint('vermilion').bar(flip('-44 -20, -30 -80, 10 -140, 34 -182', side), 9)
      p.tint('gamboge').card(side * -44 - 14, -30, 28, 30, 6)
    }
    p.tint('bark').ell(0, -126, 17)
  }),
  worn(
    'stethoscope',
    [94, 130],
    (p) => {
      p.tint('slate').bar(knots('-34 -122, -36 -90, -18 -66, 0 -62, 18 -66, 36 -90, 34 -122'), 3.4)
      p.bar(knots('0 -62, 0 -34, 14 -14, 32 -18, 38 -34'), 3.4)
      for (const x of [-34, 34]) p.tint('stone').spot(x, -124, 6)
      p.tint('cerulean').ell(38, -44, 15).tint('white').spot(38, -44, 8)
    },
    { habitat: 'hand', points: { grip: [0, -62], neck: [0, -64], tip: [38, -44] } },
  ),
  worn(
    'peacock feather',
    [64, 150],
    (p) => {
      p.line(knots('0 0, -4 -60, 0 -120'), p.at.sw * 1.2)
      for (const [y, w] of [
        [-30, 16],
        [-46, 20],
        [-62, 24],
      ] as const)
        for (const side of [1, -1]) leaf(p.tint('sap'), -3, y, w, 9, side * 56)
      p.tint('leaf').blob(mirrored('0 -150!, 18 -134, 30 -104, 20 -76, 0 -64!'))
      p.tint('gamboge').ell(0, -102, 19, 24).tint('cerulean').ell(0, -99, 13, 16)
      heart(p.tint('night'), 0, -97, 7)
    },
    { habitat: 'hand', points: { grip: [0, -12] } },
  ),
  worn(
    'saddle',
    [150, 128],
    (p) => {
      p.tint('coral').blob(knots('-60 -76!, 56 -76!, 62 -44, 40 -34, -44 -34, -64 -46'))
      p.tint('umber').blob(knots('-26 -70!, 30 -70!, 34 -44, 22 -26, -12 -26, -28 -44'))
      p.tint('slate')
        .bar(knots('4 -36, 4 -20'), 2.6)
        .bar(
          knots('4 -20, -10 -4, 18 -4, 4 -20').map(([x, y]) => [x, y, 1] as const),
          2.6,
        )
      p.tint('bark').blob(
        knots(
          '-70 -78, -70 -104, -58 -112, -48 -100, -34 -86, -4 -80, 26 -86, 40 -96, 40 -116, 46 -126, 56 -126, 62 -116, 54 -104, 58 -84, 66 -70, 40 -62, -40 -62',
        ),
      )
      p.line(knots('-54 -92, -36 -76, -4 -70, 30 -76, 48 -88'))
    },
    { points: { seat: [-4, -80], grip: [52, -116] }, tops: [[-30, 22, -81]] },
  ),
  worn('harness', [114, 106], (p, s) => {
    p.tint('umber').bar(knots('-50 -84, -20 -100, 30 -100, 54 -78, 40 -40, 0 -22, -40 -40, -50 -84'), 5.5)
    p.bar(knots('-20 -98, -4 -60, 0 -24'), 5).bar(knots('30 -98, 12 -60, 0 -24'), 5)
    p.tint('gamboge').ell(4, -62, 11)
    if (fits(p, s, 9)) for (const [x, y] of knots('-46 -60, 48 -58')) p.spot(x, y, 7)
  }),
  worn('elephant blanket', [150, 116], (p) => {
    p.tint('rose').blob([
      ...knots('-60 -110!, -20 -116, 20 -116, 60 -110!, 68 -24!'),
      ...drips(-68, 68, -24, [16, 16, 16, 16, 16, 16]),
      [-68, -24, 1],
    ])
    p.tint('gamboge').blob(knots('-62 -48!, 0 -42, 62 -48!, 65 -32!, 0 -26, -65 -32!'))
    for (let i = 0; i < 8; i++) p.tint('violet').blob(placed(mirrored('0 -24!, 6 -14, 0 -6'), 0, -80, 1, i * 45))
    p.tint('gamboge').spot(0, -80, 9)
    for (const x of [-44, 44]) p.tint('cerulean').blob(placed(corners('0 -12, 10 0, 0 12, -10 0'), x, -78))
    for (const x of [-57, -34, -11, 11, 34, 57]) p.ink(x, -2, 3)
  }),
]
