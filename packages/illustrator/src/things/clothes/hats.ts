import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { type Sketch, thing } from '../../art/thing.ts'
import { around, bloom, bow, corners, fits, heart, knots, leaf, mirrored, puffs, star } from '../shapes.ts'

/** A hat stands on its brim; `rim` is the middle of what goes on a head. */
const hat = (name: string, size: [number, number], back: Sketch['back'], more: Partial<Sketch> = {}): Thing =>
  thing({
    name,
    size,
    habitat: 'worn',
    points: { rim: [0, -4], grip: [size[0] * 0.42, -8] },
    hollow: [-size[0] * 0.25, -size[1] * 0.6, size[0] * 0.25, 0],
    ...more,
    back,
  })

/** A tall pointed hat with a brim and a band. */
const pointed = (p: Pen, tint: string, band: string) => {
  p.tint(tint).ell(0, -14, 66, 14)
  p.blob(knots('-36 -18!, -22 -60, -8 -96, 16 -122, 28 -116!, 18 -98, 22 -64, 36 -18!, 0 -10'))
  p.tint(band).blob(knots('-36 -18!, 0 -10, 36 -18!, 32 -34!, 0 -26, -32 -34!'))
}

export const HATS: readonly Thing[] = [
  hat('hat', [136, 76], (p) => {
    p.tint('straw').ell(0, -16, 68, 16)
    p.blob(knots('-38 -20!, -36 -56, -22 -76, 0 -72, 22 -76, 36 -56, 38 -20!, 0 -10'))
    p.tint('rose').blob(knots('-38 -20!, 0 -10, 38 -20!, 37 -36!, 0 -27, -37 -36!'))
    bow(p, 30, -28, 15)
  }),
  hat('cowboy hat', [150, 84], (p) => {
    p.tint('bark').blob(
      knots('-74 -40!, -60 -16, -30 -2, 0 2, 30 -2, 60 -16, 74 -40!, 50 -26, 20 -20, -20 -20, -50 -26'),
    )
    p.blob(knots('-40 -20!, -36 -54, -26 -76, -10 -80, 0 -70, 10 -80, 26 -76, 36 -54, 40 -20!, 0 -10'))
    p.tint('umber').blob(knots('-40 -20!, 0 -10, 40 -20!, 39 -34!, 0 -25, -39 -34!'))
    p.line(knots('0 -70, 0 -52'))
    star(p.tint('gamboge'), 0, -23, 9)
  }),
  hat('santa hat', [123, 98], (p) => {
    p.tint('vermilion').blob(
      knots('-46 -24!, -34 -70, -4 -98, 30 -96, 52 -70, 56 -44!, 42 -58, 26 -62, 38 -44, 46 -24!'),
    )
    p.line(knots('26 -62, 12 -66, 2 -60'))
    p.tint('white').blob(puffs(around(54, -36, 13, 13, 7), 0.6))
    p.card(-54, -28, 108, 28, 13)
  }),
  hat('witch hat', [140, 126], (p) => {
    pointed(p, 'night', 'orange')
    p.tint('gamboge').card(-11, -34, 22, 20, 3).tint('orange').box4(-5, -29, 10, 10)
    p.line(knots('-2 -94, 10 -86')).line(knots('-14 -66, 2 -60'))
  }),
  hat('wizard hat', [140, 126], (p, s) => {
    pointed(p, 'blue', 'violet')
    star(p.tint('gamboge'), 2, -52, 13)
    if (fits(p, s, 16)) star(p, 12, -86, 9)
    star(p, -16, -40, 7)
  }),
  hat('eggshell hat', [110, 76], (p) => {
    p.tint('cream').blob(
      knots('-54 -2!, -50 -44, -28 -70, 0 -76, 28 -70, 50 -44, 54 -2!, 36 -20!, 18 0!, 0 -20!, -18 0!, -36 -20!'),
    )
  }),
  hat('party hat', [90, 124], (p) => {
    p.tint('rose').blob(knots('-40 -6!, 0 -104!, 40 -6!, 20 0, -20 0'))
    p.tint('gamboge')
      .blob(corners('-28 -36, 28 -36, 20 -56, -20 -56'))
      .tint('cerulean')
      .spot(0, -18, 8)
      .spot(-22, -18, 6.4)
      .spot(22, -18, 6.4)
      .spot(0, -74, 7)
    p.tint('gamboge').blob(puffs(around(0, -108, 12, 12, 7), 0.6))
  }),
  hat(
    'top hat',
    [124, 104],
    (p) => {
      p.tint('slate').ell(0, -12, 60, 12).ell(0, -92, 40, 9)
    },
    {
      points: { rim: [0, -92], grip: [52, -8] },
      hollow: [-34, -98, 34, -40],
      front(p) {
        p.tint('slate').blob(knots('-40 -92!, -26 -85.5, 0 -83, 26 -85.5, 40 -92!, 36 -16!, 0 -8, -36 -16!'))
        p.tint('vermilion').blob(knots('-37 -18!, 0 -10, 37 -18!, 38 -38!, 0 -30, -38 -38!'))
      },
    },
  ),
  hat('tiara', [116, 64], (p) => {
    p.tint('straw').blob(
      knots(
        '-56 -2!, -50 -22, -40 -12!, -30 -36, -18 -22!, 0 -62!, 18 -22!, 30 -36, 40 -12!, 50 -22, 56 -2!, 30 -10, 0 -13, -30 -10',
      ),
    )
    heart(p.tint('rose'), 0, -30, 9)
    p.tint('cerulean').spot(-30, -24, 5).spot(30, -24, 5).spot(0, -62, 6)
  }),
  hat('chef hat', [110, 108], (p) => {
    p.tint('white').blob(
      puffs(
        knots('-36 -36, -52 -60, -42 -88, -14 -100, 14 -100, 42 -88, 52 -60, 36 -36').map(([x, y]) => [x, y] as const),
        0.5,
      ),
    )
    p.line(knots('-16 -44, -20 -66')).line(knots('0 -44, 0 -70')).line(knots('16 -44, 20 -66'))
    p.blob(knots('-36 -42!, 0 -36, 36 -42!, 36 -4!, 0 2, -36 -4!'))
  }),
  hat('pirate hat', [148, 90], (p) => {
    p.tint('slate').blob(
      knots('-74 -16!, -54 -40, -40 -74, 0 -88, 40 -74, 54 -40, 74 -16!, 40 -20, 20 -10, 0 -16, -20 -10, -40 -20'),
    )
    p.line(knots('-60 -22, -34 -30, 0 -30, 34 -30, 60 -22'))
    p.tint('white').blob(
      mirrored('0 -72, 12 -68, 14 -56, 8 -48, 8 -42!, 0 -42!').map(([x, y, c]): Knot => [x, y, c ?? 0]),
    )
    p.ink(-5, -60, 3).ink(5, -60, 3).line(knots('-22 -44, -12 -40')).line(knots('22 -44, 12 -40'))
  }),
  hat('baseball cap', [112, 74], (p, s) => {
    p.tint('cerulean').blob(knots('-48 -12!, -46 -46, -24 -68, 6 -70, 32 -54, 38 -16!, 0 -8'))
    p.line(knots('-4 -70, -6 -40, -4 -12')).line(knots('20 -64, 26 -40, 26 -14'))
    p.spot(-4, -70, 6, 4)
    p.tint('blue').blob(knots('12 -18!, 40 -24, 64 -10, 64 -2, 34 -6, 10 -8!'))
    if (fits(p, s, 16)) star(p.tint('gamboge'), 9, -40, 12)
  }),
  hat('beanie', [110, 104], (p) => {
    p.tint('violet').blob(knots('-46 -26!, -46 -56, -26 -80, 0 -86, 26 -80, 46 -56, 46 -26!'))
    p.tint('pink').blob(
      corners(
        '-46 -44, -32 -56, -18 -44, -4 -56, 10 -44, 24 -56, 38 -44, 46 -50, 46 -32, 38 -30, 24 -42, 10 -30, -4 -42, -18 -30, -32 -42, -46 -32',
      ),
    )
    p.tint('straw').card(-52, -28, 104, 28, 12)
    for (const x of [-34, -17, 0, 17, 34]) p.line(knots(`${x} -22, ${x} -6`))
    p.tint('white').blob(puffs(around(0, -90, 14, 14, 8), 0.6))
  }),
  hat('helmet', [116, 92], (p) => {
    p.tint('vermilion').blob(knots('-54 -12!, -54 -46, -34 -80, 0 -90, 34 -80, 54 -46, 54 -12!, 0 -18'))
    p.tint('white').blob(mirrored('0 -90!, 11 -88, 12 -50, 11 -18!, 0 -18!'))
    p.tint('slate').ell(-32, -44, 7, 12, 14).ell(32, -44, 7, 12, -14)
    p.tint('gamboge').card(-58, -18, 116, 12, 6)
    p.line(knots('-44 -6, -20 8, 0 10, 20 8, 44 -6'), p.at.sw * 1.4)
  }),
  hat('fire helmet', [140, 96], (p) => {
    p.tint('vermilion').blob(knots('-48 -22!, -48 -54, -28 -86, 0 -94, 28 -86, 48 -54, 48 -22!, 0 -30'))
    p.line(knots('-26 -86, -34 -56, -32 -28')).line(knots('26 -86, 34 -56, 32 -28'))
    p.blob(knots('-70 -6, -54 -26, 0 -36, 54 -26, 70 -6, 48 -6, 0 -18, -48 -6'))
    p.tint('gamboge').blob(corners('-20 -72, 20 -72, 22 -46, 0 -26, -22 -46'))
  }),
  hat(
    'space helmet',
    [120, 124],
    (p) => {
      p.tint('white').ell(0, -72, 52, 50)
      p.tint('glass').card(-38, -100, 76, 58, 26)
      p.line(knots('-24 -70, -10 -90')).line(knots('-10 -62, 6 -86'))
      p.tint('slate').card(-60, -86, 13, 30, 6).card(47, -86, 13, 30, 6)
      p.tint('stone')
        .blob(mirrored('0 -28!, 36 -28, 44 -12, 44 0!, 0 0!'))
        .tint('vermilion')
        .spot(-20, -12, 6)
        .tint('cerulean')
        .spot(20, -12, 6)
    },
    { hollow: [-34, -98, 34, -44] },
  ),
  hat('crown of flowers', [139, 64], (p) => {
    p.tint('leaf').ell(0, -30, 56, 20).tint('white').ell(0, -30, 44, 13)
    for (const [x, y, turn] of [
      [-52, -34, -60],
      [52, -34, 60],
      [-24, -16, 170],
      [24, -16, 190],
      [-36, -46, -30],
      [36, -46, 30],
    ] as const)
      leaf(p.tint('leaf'), x, y, 20, 11, turn)
    for (const [x, y, r, tint] of [
      [-46, -20, 15, 'petal1'],
      [46, -20, 15, 'petal3'],
      [-22, -10, 15, 'petal2'],
      [22, -10, 15, 'petal5'],
      [0, -8, 16, 'petal6'],
    ] as const)
      bloom(p, x, y, r, 6, 0.36, tint)
  }),
  hat('sombrero', [170, 90], (p) => {
    p.tint('gamboge').blob(knots('-84 -34!, -60 -8, 0 4, 60 -8, 84 -34!, 50 -28, 0 -22, -50 -28'))
    p.tint('vermilion').blob(
      corners('-70 -22, -52 -18, -38 -8, -22 -12, -8 -2, 8 -2, 22 -12, 38 -8, 52 -18, 70 -22, 56 -10, 0 2, -56 -10'),
    )
    p.tint('gamboge').blob(knots('-34 -24!, -28 -60, -14 -84, 0 -88, 14 -84, 28 -60, 34 -24!, 0 -16'))
    p.tint('leaf').blob(knots('-34 -26!, 0 -18, 34 -26!, 31 -44!, 0 -36, -31 -44!'))
    for (const x of [-18, 0, 18]) p.tint('vermilion').ell(x, -32 + Math.abs(x) * -0.2, 5)
  }),
  hat('pilgrim hat', [124, 96], (p) => {
    p.tint('slate').ell(0, -12, 60, 12)
    p.blob(knots('-36 -16!, -24 -84!, 0 -80, 24 -84!, 36 -16!, 0 -8')).ell(0, -84, 24, 6)
    p.tint('bark').blob(knots('-36 -18!, 0 -10, 36 -18!, 33 -36!, 0 -28, -33 -36!'))
    p.tint('gamboge').card(-13, -38, 26, 24, 3).tint('bark').box4(-6, -32, 12, 12)
  }),
  hat('feather headband', [150, 114], (p) => {
    for (const [x, turn, tint] of [
      [-36, -34, 'vermilion'],
      [36, 34, 'vermilion'],
      [-18, -16, 'gamboge'],
      [18, 16, 'gamboge'],
      [0, 0, 'cerulean'],
    ] as const)
      leaf(p.tint(tint), x, -22, 92 - Math.abs(turn) * 0.4, 24, turn)
    p.tint('bark').blob(knots('-54 -30!, 0 -16, 54 -30!, 52 -6!, 0 6, -52 -6!'))
    p.tint('straw').blob(
      corners('-40 -16, -26 -26, -13 -13, 0 -24, 13 -13, 26 -26, 40 -16, 26 -8, 13 0, 0 -8, -13 0, -26 -8'),
    )
  }),
  hat('earmuffs', [120, 100], (p) => {
    p.tint('slate').bar(knots('-46 -36, -44 -74, 0 -94, 44 -74, 46 -36'), 5)
    for (const x of [-44, 44]) p.tint('pink').blob(puffs(around(x, -28, 20, 22, 9), 0.5))
  }),
  hat(
    'hijab',
    [104, 130],
    (p) => {
      p.tint('lilac').blob(
        knots('0 -128, 34 -118, 46 -86, 42 -52, 52 -20, 40 -2, 0 2, -40 -2, -52 -20, -42 -52, -46 -86, -34 -118'),
      )
      p.tint('white').blob(mirrored('0 -110, 22 -102, 28 -80, 20 -56, 0 -46'))
      p.line(knots('-24 -58, 0 -38, 36 -36')).line(knots('-34 -40, -6 -20, 38 -20')).line(knots('30 -70, 36 -54'))
    },
    { hollow: [-26, -108, 26, -48] },
  ),
]
