import type { Spot, Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, candle, corners, fits, flame, knots, mirrored, placed, puffs, said } from '../shapes.ts'

export function crescent(p: Pen, x: number, y: number, r: number, turn = 0): void {
  p.blob(
    placed(
      knots(
        '0.3 -0.95!, -0.3 -0.92, -0.85 -0.5, -1 0.1, -0.7 0.72, -0.1 1, 0.55 0.85!, 0.1 0.7, -0.3 0.3, -0.36 -0.25, -0.1 -0.7',
      ),
      x,
      y,
      r,
      turn,
    ),
  )
}

/** The arms of a lampstand: arcs from the middle, each ending upright under its light. */
function arms(p: Pen, xs: readonly number[], rim: number, foot: number): void {
  for (const x of xs) {
    const depth = rim + (Math.abs(x) / Math.max(...xs)) * (foot - rim)
    p.bar(
      knots(
        `${-x} ${rim}, ${-x * 0.92} ${rim + (depth - rim) * 0.55}, ${-x * 0.5} ${depth - 3}, 0 ${depth}, ${x * 0.5} ${depth - 3}, ${x * 0.92} ${rim + (depth - rim) * 0.55}, ${x} ${rim}`,
      ),
      3,
    )
  }
}

/** A rangoli on the ground: a scalloped rim, a band, and a flower in the middle. */
function laidOut(p: Pen, s: Spot): void {
  const laid = (outline: readonly (readonly [number, number, (0 | 1)?])[]): Knot[] =>
    outline.map(([x, y, c]) => [x * 1.45, -38 + y * 0.48, c ?? 0])
  const disc = (r: number) => laid(around(0, 0, r, r, 20))
  p.tint('rose').blob(laid(puffs(around(0, 0, 68, 68, 14), 0.75) as Knot[]))
  p.tint('gamboge').blob(disc(60))
  for (let i = 0; i < 8; i++)
    p.tint(i % 2 ? 'cerulean' : 'orange').blob(
      laid(placed(mirrored('0 -56, 10 -52, 15 -42, 10 -30, 0 -22'), 0, 0, 1, i * 45)),
    )
  p.tint('vermilion').blob(laid(puffs(around(0, 0, 18, 18, 6), 0.7) as Knot[]))
  if (fits(p, s, 40)) p.tint('straw').blob(disc(9))
}

export const LIGHTS: readonly Thing[] = [
  thing({
    name: 'menorah',
    size: [190, 160],
    points: { grip: [0, -20], wick: [0, -150] },
    back(p, s) {
      const lit = !said(s, 'unlit')
      p.tint('gamboge')
      arms(p, [20, 40, 60, 80], -88, -28)
      p.bar(knots('0 -12, 0 -102'), 3.6)
      p.blob(mirrored('0 -20!, 10 -16, 16 -6!, 34 -4, 36 0!, 0 0!'))
      for (const x of [-80, -60, -40, -20, 20, 40, 60, 80]) {
        if (p.fits(14)) p.tint('gamboge').card(x - 8, -92, 16, 8, 3)
        else p.line(knots(`${x - 7} -90, ${x + 7} -90`), p.at.sw * 1.2)
        candle(p, x, -92, 8, 26, x % 40 ? 'cerulean' : 'white', lit)
      }
      p.tint('gamboge').card(-10, -106, 20, 9, 3)
      candle(p, 0, -106, 9, 28, 'cerulean', lit)
    },
  }),
  thing({
    name: 'kinara',
    size: [190, 130],
    points: { grip: [0, -8], wick: [0, -120] },
    back(p, s) {
      const lit = !said(s, 'unlit')
      const holders: [number, string][] = [
        [-72, 'vermilion'],
        [-48, 'vermilion'],
        [-24, 'vermilion'],
        [0, 'slate'],
        [24, 'leaf'],
        [48, 'leaf'],
        [72, 'leaf'],
      ]
      for (const [x, tint] of holders) {
        const rim = -46 - (x ? 12 - Math.abs(x) / 6 : 16)
        candle(p, x, rim, 12, 34, tint, lit)
        p.tint('wood').card(x - 9, rim - 4, 18, 14, 3)
      }
      p.tint('wood').blob(
        knots(
          '-84 -46!, -60 -48, -36 -52!, -12 -54, 12 -54, 36 -52!, 60 -48, 84 -46!, 74 -24, 40 -14!, 40 -10!, -40 -10!, -40 -14!, -74 -24',
        ),
      )
      p.box4(-56, -11, 112, 11)
      p.tint('gamboge')
        .blob(corners('-46 -32, -34 -42, -22 -32, -34 -22'))
        .blob(corners('-12 -34, 0 -44, 12 -34, 0 -24'))
        .blob(corners('46 -32, 34 -42, 22 -32, 34 -22'))
    },
  }),
  thing({
    name: 'unity cup',
    size: [84, 126],
    habitat: 'hand',
    points: { grip: [0, -36], rim: [0, -116] },
    hollow: [-30, -126, 30, -70],
    back: (p) => void p.tint('umber').ell(0, -116, 38, 9),
    front(p) {
      p.tint('wood').blob(
        knots(
          '-38 -116!, -20 -109, 0 -107, 20 -109, 38 -116!, 36 -84, 20 -60, 8 -52!, 9 -28, 26 -6, 30 0!, -30 0!, -26 -6, -9 -28, -8 -52!, -20 -60, -36 -84',
        ),
      )
      p.tint('gamboge').blob(
        corners(
          '-37 -98, -24 -90, -12 -98, 0 -90, 12 -98, 24 -90, 37 -98, 34 -80, 22 -76, 12 -84, 0 -76, -12 -84, -22 -76, -34 -80',
        ),
      )
      p.line(knots('-9 -44, 9 -44')).line(knots('-9 -34, 9 -34'))
    },
  }),
  thing({
    name: 'diya',
    size: [130, 86],
    habitat: 'hand',
    points: { grip: [0, -12], wick: [44, -48], rim: [0, -40] },
    back(p, s) {
      if (!said(s, 'unlit')) {
        p.tint('fire').blob(placed(mirrored('0 -44!, 10 -26, 12 -12, 0 -2'), 44, -40))
        p.tint('gamboge').blob(placed(mirrored('0 -24!, 5 -14, 0 -5'), 44, -40))
      }
      p.tint('ochre').blob(knots('-58 -40, -30 -50, 10 -50, 44 -46, 62 -42!, 40 -34, 0 -30, -40 -32'))
    },
    front(p) {
      p.tint('coral').blob(knots('-60 -42!, -34 -33, 0 -30, 34 -34, 64 -44!, 48 -16, 20 -2, -16 -2, -46 -14'))
      p.tint('gamboge')
      for (const [x, y] of knots('-30 -20, -8 -16, 14 -17')) p.spot(x, y, 6.4)
      p.tint('coral').blob(mirrored('0 -5!, 22 -5!, 26 0!, 0 0!'))
    },
  }),
  thing({
    name: 'ramadan lantern',
    size: [84, 150],
    habitat: 'hand',
    points: { grip: [0, -144], hook: [0, -148], wick: [0, -60] },
    hollow: [-22, -90, 22, -30],
    back(p) {
      p.tint('gamboge').bar(knots('-9 -132, -9 -142, 0 -148, 9 -142, 9 -132'), 2.4)
      p.blob(mirrored('0 -134, 8 -130, 12 -122!, 0 -122!')).blob(
        knots('-12 -122!, 12 -122!, 18 -110, 34 -100!, -34 -100!, -18 -110'),
      )
      p.tint('straw').blob(corners('-30 -96, 30 -96, 38 -64, 26 -22, -26 -22, -38 -64'))
      flame(p, 0, -34, 30)
    },
    front(p) {
      p.line(knots('-30 -96, -14 -64, -12 -22').map(([x, y]) => [x, y, 1] as const))
        .line(knots('30 -96, 14 -64, 12 -22').map(([x, y]) => [x, y, 1] as const))
        .line(knots('-38 -64, 38 -64'))
      p.tint('gamboge').card(-36, -102, 72, 9, 3).card(-30, -24, 60, 9, 3).blob(corners('-24 -15, 24 -15, 32 0, -32 0'))
      crescent(p.tint('vermilion'), 0, -82, 10, 20)
    },
  }),
  thing({
    name: 'paper lantern',
    size: [96, 140],
    habitat: 'air',
    points: { hook: [0, -138], grip: [0, -132], low: [0, -30] },
    back(p) {
      p.line(knots('0 -118, 0 -138'), p.at.sw * 1.2)
      p.tint('vermilion').ell(0, -78, 46, 36)
      p.ell(0, -78, 30, 36).ell(0, -78, 12, 36)
      p.tint('gamboge').card(-20, -122, 40, 12, 4).card(-20, -46, 40, 12, 4)
      p.line(knots('0 -34, 0 -24')).tint('gamboge').spot(0, -26, 5).blob(corners('-6 -21, 6 -21, 8 0, -8 0'))
      p.line(knots('0 -20, 0 -2'))
    },
  }),
  thing({
    name: 'red envelope',
    size: [76, 116],
    habitat: 'hand',
    points: { grip: [0, -16] },
    back(p) {
      p.tint('vermilion').card(-36, -114, 72, 114, 6)
      p.tint('coral').blob(knots('-36 -112!, 36 -112!, 30 -88, 0 -78, -30 -88'))
      p.tint('gamboge').ell(0, -82, 14)
      p.tint('vermilion').box4(-6, -88, 12, 12)
      p.tint('gamboge')
      for (const [x, y] of around(0, -34, 13, 13, 5)) p.spot(x, y, 8)
      p.spot(0, -34, 7)
    },
  }),
  thing({
    name: 'rangoli',
    size: [160, 160],
    points: {},
    back(p, s) {
      // On the ground one sees it from the side: in rings that lie apart, as petals over petals would be a black clot.
      if (said(s, 'lying')) return laidOut(p, s)
      const ring = (petal: string, from: number, ...tints: string[]) => {
        for (let i = 0; i < 8; i++)
          p.tint(tints[i % tints.length] ?? '').blob(placed(mirrored(petal), 0, -80, 1, i * 45 + from))
      }
      const disc = (r: number) => around(0, -80, r, r, 16).map(([x, y]) => [x, y] as const)
      ring('0 -79!, 14 -66, 18 -50, 0 -30', 22.5, 'violet')
      ring('0 -78!, 17 -62, 20 -46, 0 -26', 0, 'rose', 'orange')
      if (fits(p, s, 15)) ring('0 -70!, 8 -60, 8 -50, 0 -44', 0, 'gamboge')
      p.tint('leaf').blob(disc(42))
      ring('0 -39!, 12 -29, 12 -20, 0 -12', 0, 'cerulean', 'pink')
      p.tint('gamboge').blob(puffs(around(0, -80, 14, 14, 8), 0.7))
      if (fits(p, s, 16)) p.tint('vermilion').blob(disc(9))
    },
  }),
  thing({
    name: 'powder cloud',
    size: [176, 170],
    habitat: 'hand',
    points: { grip: [-56, -14] },
    // A splash with rounded tips, drops that fly off it and a thin tail to the hand: tufts on a stalk would be a cauliflower.
    back(p, s) {
      const [outer, inner] = s.rng.pick([
        ['rose', 'gamboge'],
        ['cerulean', 'violet'],
        ['orange', 'leaf'],
      ] as const)
      const splash = around(22, -98, 1, 1, 18).map(([x, y], i): Knot => {
        const far = i % 2 ? 44 : i % 4 ? 64 : 74
        return [22 + (x - 22) * far, -98 + (y + 98) * far]
      })
      p.tint(outer).blob(knots('-60 -8!, -46 -26, -22 -44!, 2 -54, -8 -78!, -34 -58, -54 -32'))
      p.tint(outer).blob(splash)
      p.tint(inner).blob(puffs(around(22, -98, 24, 22, 7, 20), 0.7))
      for (const [x, y] of knots('-48 -128, -58 -88, 92 -58, 58 -168, -14 -168')) p.tint(inner).spot(x, y, 8)
    },
  }),
  thing({
    name: 'evil eye',
    size: [110, 110],
    habitat: 'hand',
    points: { hook: [0, -106], grip: [0, -50] },
    back(p) {
      p.tint('blue').ell(0, -54, 53)
      p.tint('white').ell(0, -54, 37)
      p.tint('cerulean').ell(0, -54, 25)
      p.ink(0, -54, 11).light(4, -58, 3.5)
    },
  }),
  thing({
    name: 'hamsa',
    size: [110, 136],
    habitat: 'hand',
    points: { hook: [0, -132] },
    back(p) {
      p.tint('cerulean').blob(
        mirrored(
          '0 -134, 11 -126, 11 -84!, 15 -118, 26 -124, 33 -114, 32 -66!, 36 -72, 50 -84, 54 -70, 44 -56, 38 -26, 20 -4, 0 0',
        ),
      )
      p.tint('white').blob(knots('-28 -48!, -14 -62, 0 -66, 14 -62, 28 -48!, 14 -34, 0 -30, -14 -34'))
      p.tint('blue').ell(0, -48, 12)
      p.ink(0, -48, 4.5)
      p.tint('gamboge').spot(0, -104, 6).spot(-22, -98, 6).spot(22, -98, 6).spot(0, -15, 6)
    },
  }),
  thing({
    name: 'henna hand',
    size: [110, 150],
    points: { grip: [0, -10] },
    back(p) {
      p.tint('skin2').blob(
        knots(
          '-26 0!, -28 -40, -42 -62, -52 -84, -46 -92, -36 -84, -28 -70!, -30 -116, -24 -126, -15 -118, -12 -86!, -9 -136, 0 -148, 9 -136, 10 -86!, 14 -126, 24 -132, 30 -122, 26 -80!, 32 -100, 42 -106, 47 -96, 38 -60, 30 -36, 26 0!',
        ),
      )
      for (let i = 0; i < 8; i++) p.tint('bark').blob(placed(mirrored('0 -22!, 5 -14, 0 -8'), 0, -52, 1, i * 45))
      p.spot(0, -52, 8)
      p.line(knots('-24 -16, -12 -22, 0 -16, 12 -22, 24 -16')).line(knots('-25 -6, 25 -6'))
      for (const [x, y] of knots('-21 -104, 0 -114, 21 -110, 38 -90'))
        p.line(placed(knots('-6 2, 0 -4, 6 2'), x, y)).ink(x, y - 10, 2.2)
    },
  }),
]
