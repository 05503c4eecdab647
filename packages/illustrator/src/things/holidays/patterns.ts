import type { Spot, Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, bloom, corners, fits, heart, knots, leaf, mirrored, placed, puffs, spiral } from '../shapes.ts'

/** A square swatch, 140 wide, with its pattern. */
const swatch = (name: string, draw: (p: Pen, s: Spot) => void): Thing =>
  thing({
    name,
    size: [144, 144],
    habitat: 'wall',
    points: { hook: [0, -142], grip: [60, -20] },
    back(p, s) {
      p.tint('cream').card(-70, -142, 140, 140, 8)
      draw(p, s)
    },
  })

const ringOf = (p: Pen, outline: readonly Knot[], n: number, tints: readonly string[], x = 0, y = -72, from = 0) => {
  for (let i = 0; i < n; i++)
    p.tint(tints[i % tints.length] as string).blob(placed(outline, x, y, 1, from + (360 * i) / n))
}

const paisley = (p: Pen, x: number, y: number, k: number, turn: number, tint: string) => {
  p.tint(tint).blob(
    placed(knots('-10 -44!, 8 -34, 24 -10, 24 12, 8 26, -14 24, -26 8, -22 -10, -6 -20, 4 -30'), x, y, k, turn),
  )
  p.tint('straw').blob(placed(knots('6 -18!, 12 -4, 12 8, 2 14, -10 12, -14 2, -6 -8'), x, y, k, turn))
}

export const PATTERNS: readonly Thing[] = [
  thing({
    name: 'mandala',
    size: [170, 170],
    habitat: 'wall',
    points: { hook: [0, -168] },
    back(p, s) {
      const y = -85
      p.tint('lilac').blob(puffs(around(0, y, 74, 74, 16), 0.7))
      p.tint('cream').ell(0, y, 68)
      ringOf(p, mirrored('0 -66!, 11 -54, 9 -42, 0 -36'), 16, ['rose', 'gamboge'], 0, y)
      p.tint('mint').ell(0, y, 44)
      ringOf(p, mirrored('0 -42, 9 -34, 8 -24, 0 -20!'), 12, ['cerulean', 'sky'], 0, y, 15)
      if (fits(p, s, 9)) for (const [u, v] of around(0, y, 60, 60, 16, 11.25)) p.tint('pink').spot(u, v, 5)
      p.tint('straw').ell(0, y, 24)
      ringOf(p, mirrored('0 -23!, 6 -15, 0 -8'), 8, ['violet', 'coral'], 0, y)
      p.tint('gamboge').spot(0, y, 8)
    },
  }),
  swatch('flower pattern', (p) => {
    const cells = [
      [-40, -112, 24, 6, 'petal1'],
      [34, -104, 26, 8, 'petal4'],
      [-36, -40, 26, 8, 'petal5'],
      [38, -34, 24, 6, 'petal3'],
    ] as const
    for (const [x, y, r, n, tint] of cells) bloom(p, x, y, r, n, 0.34, tint)
    for (const [x, y, turn] of [
      [0, -72, 20],
      [-4, -132, 60],
      [-12, -10, 80],
      [56, -58, 0],
      [-58, -66, 0],
    ] as const)
      leaf(p.tint('leaf'), x, y, 24, 13, turn)
    for (const [x, y] of knots('-6 -94, 4 -50, 60 -130, -60 -12, 62 -8, -62 -132')) p.tint('pollen').spot(x, y, 6.5)
  }),
  swatch('tile pattern', (p) => {
    for (const x of [-35, 35])
      for (const y of [-107, -37]) {
        p.tint('white').box4(x - 35, y - 35, 70, 70)
        ringOf(p, mirrored('0 -30!, 9 -18, 0 -4!'), 4, ['cerulean'], x, y, 45)
        ringOf(p, mirrored('0 -26, 8 -16, 0 -5!'), 4, ['gamboge'], x, y)
        p.tint('vermilion').spot(x, y, 7)
      }
    for (const [x, y] of knots('0 -142, 70 -72, 0 -2, -70 -72, 0 -72'))
      if (!x && y === -72) p.tint('teal').blob(placed(corners('0 -14, 14 0, 0 14, -14 0'), x, y))
  }),
  swatch('triangle pattern', (p) => {
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 4; i++) {
        const [x, y] = [-70 + i * 35, -142 + row * 35]
        p.tint(`band${((row + i) % 6) + 1}`).blob(corners(`${x} ${y + 35}, ${x + 17.5} ${y}, ${x + 35} ${y + 35}`))
      }
    p.line(corners('-70 -142, 70 -142, 70 -2, -70 -2, -70 -142'), p.at.sw)
  }),
  swatch('paisley pattern', (p) => {
    paisley(p, -34, -98, 1, 10, 'teal')
    paisley(p, 34, -46, 1, 190, 'rose')
    paisley(p, 36, -112, 0.7, 60, 'violet')
    paisley(p, -38, -32, 0.7, 240, 'orange')
    for (const [x, y] of knots('0 -72, 2 -126, -2 -18, 62 -80, -62 -64, -58 -130, 60 -12'))
      p.tint('gamboge').spot(x, y, 6.5)
  }),
  swatch('folk pattern', (p) => {
    heart(p.tint('vermilion'), 0, -50, 26)
    heart(p.tint('straw'), 0, -50, 13)
    for (const side of [-1, 1]) {
      const flip = (text: string) => knots(text).map(([x, y, c]): Knot => [x * side, y, c ?? 0])
      p.tint('cerulean').blob(flip('18 -92, 30 -104, 44 -100, 54 -108!, 50 -92, 40 -78, 26 -76, 16 -84!, 10 -88!'))
      p.ink(side * 24, -93, 2.6)
      p.tint('leaf')
        .blob(flip('34 -24!, 44 -40, 60 -44!, 54 -26, 40 -16'))
        .blob(flip('30 -60!, 46 -66, 60 -60!, 48 -50, 36 -50'))
    }
    p.tint('leaf').bar(knots('0 -74, 0 -104'), 2.4)
    ringOf(p, mirrored('0 -22!, 8 -12, 0 0'), 5, ['rose'], 0, -112)
    p.tint('gamboge').spot(0, -112, 7)
    for (const x of [-50, -25, 0, 25, 50]) p.tint('gamboge').spot(x, -12, 6.5)
  }),
  swatch('zentangle pattern', (p) => {
    p.tint('white').blob(knots('-70 -142!, 0 -142!, -10 -110, -40 -90, -70 -86!'))
    for (const r of [14, 28, 42]) p.line(knots(`-70 ${-142 + r}, ${-70 + r * 0.7} ${-142 + r * 0.7}, ${-70 + r} -142`))
    p.blob(knots('0 -142!, 70 -142!, 70 -76!, 40 -84, 10 -100, -10 -110'))
    for (const [x, y] of knots('18 -124, 46 -124, 34 -102, 58 -98')) p.spot(x, y, 10)
    p.blob(knots('70 -76!, 40 -84, 10 -100, -10 -110, -6 -72, 10 -40, 34 -22, 70 -18!'))
    for (const t of [0.2, 0.45, 0.7])
      p.line(knots(`${-8 + 20 * t} ${-104 + 30 * t}, ${20 + 20 * t} ${-70 + 10 * t}, 70 ${-70 + 44 * t}`))
    p.blob(knots('-70 -86!, -40 -90, -10 -110, -6 -72, 10 -40, -20 -24, -70 -20!'))
    spiral(p, -36, -58, 24, 2)
    p.blob(knots('-70 -20!, -20 -24, 10 -40, 34 -22, 70 -18!, 70 -2!, -70 -2!'))
    for (const x of [-50, -30, -10, 10, 30, 50]) p.line(knots(`${x} ${-20 - (x > -15 && x < 25 ? 8 : 0)}, ${x} -4`))
  }),
  thing({
    name: 'ornamental frame',
    size: [174, 169],
    habitat: 'wall',
    points: { rim: [0, -44], hook: [0, -178] },
    hollow: [-44, -136, 44, 6.6],
    back: (p) => void p.tint('white').box4(-50, -142, 100, 104),
    front(p) {
      p.tint('gamboge').blob([
        ...corners('-66 -158, 66 -158, 66 -22, -66 -22'),
        ...corners('-66 -158, -48 -140, -48 -40, 48 -40, 48 -140, -48 -140'),
      ])
      p.tint('straw').blob(
        puffs(
          corners('-72 -30, -72 -150, -40 -162, 0 -166, 40 -162, 72 -150, 72 -30, 40 -18, 0 -14, -40 -18').map(
            ([x, y]) => [x, y] as const,
          ),
          0.25,
        ).concat(corners('-72 -30, -48 -40, 48 -40, 48 -140, -48 -140, -48 -40')),
      )
      for (const [x, y] of knots('-58 -150, 58 -150, -58 -30, 58 -30')) p.tint('rose').ell(x, y, 11)
      for (const y of [-110, -70]) for (const x of [-60, 60]) heart(p.tint('gamboge'), x, y, 8)
      for (const x of [-20, 20]) spiral(p, x, -152, 8, 1.2)
      for (const x of [-20, 20]) spiral(p, x, -28, 8, 1.2)
    },
  }),
  thing({
    name: 'swirl',
    size: [104, 102],
    habitat: 'wall',
    points: {},
    back(p) {
      p.tint('violet').bar(
        Array.from({ length: 21 }, (_, i): Knot => {
          const t = i / 20
          const a = t * Math.PI * 4.4
          return [Math.cos(a) * (52 - t * 44), -60 + Math.sin(a) * (52 - t * 44)]
        }),
        6,
      )
    },
  }),
  thing({
    name: 'sun stone',
    size: [170, 170],
    points: { grip: [0, -40] },
    back(p, s) {
      const y = -85
      p.tint('stone').ell(0, y, 83)
      p.tint('sand').ell(0, y, 68)
      ringOf(p, mirrored('0 -66!, 14 -44!, 0 -44!'), 8, ['stone'], 0, y)
      if (fits(p, s, 9)) for (const [x, v] of around(0, y, 75, 75, 20)) p.ink(x, v, 3)
      p.tint('stone').ell(0, y, 46)
      for (const turn of [45, 135, 225, 315])
        p.tint('sand').blob(placed(corners('-13 -42, 13 -42, 11 -24, -11 -24'), 0, y, 1, turn))
      p.tint('ochre').ell(0, y, 26)
      p.ink(-9, y - 6, 3.4)
        .ink(9, y - 6, 3.4)
        .line(knots(`-4 ${y + 2}, 0 ${y + 4}, 4 ${y + 2}`))
      p.tint('coral').blob(knots(`-7 ${y + 9}!, 7 ${y + 9}!, 4 ${y + 24}, -4 ${y + 24}`))
    },
  }),
  thing({
    name: 'bead',
    size: [100, 80],
    habitat: 'hand',
    points: { grip: [0, -40] },
    back(p) {
      p.line(knots('-50 -40, 50 -40'), p.at.sw * 1.2)
      p.tint('cerulean').ell(0, -40, 40, 38)
      p.tint('white').blob(knots('-39 -48!, -12 -42, 12 -42, 39 -48!, 39 -30!, 12 -24, -12 -24, -39 -30!'))
      p.line(knots('-22 -58, -12 -66'))
    },
  }),
]
