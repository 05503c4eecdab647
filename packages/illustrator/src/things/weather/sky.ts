import type { Spot, Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, corners, face, fits, knots, mirrored, placed, puffs, said, star } from '../shapes.ts'

const CLOUD = knots('-58 -4, -66 -28, -46 -48, -18 -66, 16 -68, 44 -52, 66 -28, 58 -4').map(([x, y]) => [x, y] as const)
const cloudAt = (x: number, y: number, k: number): Knot[] => {
  const rim = puffs(
    CLOUD.map(([u, v]) => [x + u * k, y + v * k] as const),
    0.6,
    false,
  )
  return rim
}

/** A sun with rays; with a face where it is large enough to smile. */
function sunDisc(p: Pen, s: Spot, x: number, y: number, r: number): void {
  p.tint('sun')
  for (let i = 0; i < 12; i++)
    p.blob(
      placed(
        i % 2 ? mirrored('0 -1.5!, 0.16 -1.14, 0 -1.1') : mirrored('0 -1.72!, 0.2 -1.16, 0 -1.1'),
        x,
        y,
        r,
        i * 30,
      ),
    )
  p.ell(x, y, r)
  if (s.detail === 'intricate' && fits(p, s, r * 0.5)) p.tint('straw').ell(x, y, r * 0.8)
  face(p, x, y, r * 0.6)
}

export function crescentMoon(p: Pen, x: number, y: number, r: number, side = 1): void {
  const outline = knots(
    '0.69 -0.73!, 0.36 -0.93, 0 -1, -0.7 -0.7, -1 0, -0.7 0.7, 0 1, 0.36 0.93, 0.69 0.73!, 0.42 0.74, 0.12 0.65, -0.15 0.38, -0.25 0, -0.15 -0.38, 0.12 -0.65, 0.42 -0.74',
  )
  p.tint('moon').blob(
    placed(
      outline.map(([u, v, c]): Knot => [u * side, v, c ?? 0]),
      x,
      y,
      r,
    ),
  )
}

function craters(p: Pen, x: number, y: number, r: number): void {
  for (const [u, v, q] of [
    [-0.4, -0.36, 0.2],
    [0.38, -0.1, 0.26],
    [-0.2, 0.42, 0.22],
    [0.3, 0.6, 0.12],
    [0.2, -0.62, 0.13],
  ] as const)
    p.ell(x + u * r, y + v * r, q * r)
}

export const drop = (p: Pen, x: number, y: number, k: number, tint = 'water') =>
  p.tint(tint).blob(placed(mirrored('0 -20!, 7 -6, 10 4, 6 13, 0 15'), x, y, k))

/** One arm of a snowflake, repeated six times. */
export function flake(p: Pen, x: number, y: number, r: number): void {
  for (let i = 0; i < 6; i++) {
    const at = (text: string) => placed(knots(text), x, y, r, i * 60)
    p.line(at('0 0, 0 -1'), p.at.sw * (r * p.at.scale > 40 ? 1.2 : 0.85))
    if (r * p.at.scale < 30) continue
    p.line(at('-0.26 -0.86, 0 -0.62, 0.26 -0.86').map(([u, v]) => [u, v, 1] as const)).line(
      at('-0.2 -0.52, 0 -0.34, 0.2 -0.52').map(([u, v]) => [u, v, 1] as const),
    )
  }
}

const bands = ['band1', 'band2', 'band3', 'band4', 'band5', 'band6']

/** The upper half of a ring as a closed outline. */
const half = (r: number, inner: number): Knot[] => {
  const arc = (q: number, corner: 0 | 1) =>
    Array.from(
      { length: 13 },
      (_, i): Knot => [
        -Math.cos((i * Math.PI) / 12) * q,
        -Math.sin((i * Math.PI) / 12) * q,
        i === 0 || i === 12 ? 1 : corner,
      ],
    )
  return [...arc(r, 0), ...arc(inner, 0).reverse()]
}

const bolt = corners('8 -60, -18 -22, -2 -22, -14 10, 20 -34, 4 -34, 18 -60')

export const SKY: readonly Thing[] = [
  thing({
    name: 'sun',
    size: [150, 150],
    habitat: 'sky',
    points: { grip: [0, -75] },
    back: (p, s) => sunDisc(p, s, 0, -75, 43),
  }),
  thing({
    name: 'moon',
    size: [110, 120],
    habitat: 'sky',
    points: { seat: [18, -22], low: [10, -2], tip: [40, -102] },
    tops: [[0, 34, -20]],
    back(p) {
      crescentMoon(p, 0, -60, 58)
      p.ink(-34, -68, 3.6, 4.8).light(-33, -70, 1.4).line(knots('-34 -48, -27 -43, -20 -46'))
    },
  }),
  thing({
    name: 'crescent moon',
    size: [110, 120],
    habitat: 'sky',
    points: { seat: [18, -22], low: [10, -2], tip: [40, -102] },
    tops: [[0, 34, -20]],
    back(p) {
      crescentMoon(p, 0, -60, 58)
      star(p.tint('star'), 34, -60, 16)
    },
  }),
  thing({
    name: 'full moon',
    size: [120, 120],
    habitat: 'sky',
    points: {},
    tops: [[-24, 24, -116]],
    back(p) {
      p.tint('moon').ell(0, -60, 58)
      craters(p, 0, -60, 58)
    },
  }),
  thing({
    name: 'star',
    size: [118, 116],
    habitat: 'sky',
    points: { grip: [0, -50], hook: [0, -114] },
    tops: [[-40, 40, -74]],
    back(p, s) {
      const rim = around(0, -58, 58, 58, 10)
      p.tint('gamboge').blob(rim.map(([x, y], i): Knot => (i % 2 ? [x * 0.52, -58 + (y + 58) * 0.52] : [x, y])))
      if (s.h > 90 && !said(s, 'plain')) face(p, 0, -56, 20)
    },
  }),
  thing({
    name: 'shooting star',
    size: [190, 110],
    habitat: 'sky',
    points: { seat: [44, -74] },
    back(p) {
      for (const [path, tint] of [
        ['30 -92!, -30 -64, -90 -12!, -40 -54, 26 -74!', 'straw'],
        ['26 -74!, -30 -40, -72 -2!, -20 -30, 36 -54!', 'peach'],
        ['40 -56!, 0 -24, -36 0!, 20 -14, 56 -44!', 'straw'],
      ] as const)
        p.tint(tint).blob(knots(path))
      star(p.tint('gamboge'), 52, -70, 40, 5, 0.5, 16)
    },
  }),
  thing({
    name: 'cloud',
    size: [152, 88],
    habitat: 'sky',
    points: { low: [0, -6] },
    tops: [[-40, 40, -74]],
    hollow: [-40, -96, 40, -40],
    back() {},
    front(p, s) {
      p.tint('cloud').blob(cloudAt(0, 0, 1))
      p.line(knots('-34 -30, -24 -38, -14 -31')).line(knots('10 -44, 20 -52, 30 -45'))
      if (said(s, 'smiling', 'happy')) face(p, 0, -26, 18)
    },
  }),
  thing({
    name: 'storm cloud',
    size: [160, 150],
    habitat: 'sky',
    points: { low: [0, -50] },
    tops: [[-40, 40, -136]],
    back(p) {
      for (const x of [-42, 44]) drop(p, x, -30, 1.1)
      p.tint('gamboge').blob(placed(bolt, 2, -14, 1.1))
      p.tint('slate').blob(cloudAt(0, -60, 1.1))
      p.line(knots('-36 -94, -24 -104, -12 -95')).line(knots('12 -112, 24 -121, 36 -112'))
    },
  }),
  thing({
    name: 'rain',
    size: [160, 150],
    habitat: 'sky',
    points: {},
    back(p) {
      for (const [x, y] of knots('-54 -38, -18 -38, 18 -38, 54 -38, -36 -12, 0 -12, 36 -12')) drop(p, x, y, 0.8)
      p.tint('cloud').blob(cloudAt(0, -62, 1.05))
      p.line(knots('-36 -94, -24 -104, -12 -95')).line(knots('12 -112, 24 -121, 36 -112'))
    },
  }),
  thing({
    name: 'raindrop',
    size: [66, 112],
    habitat: 'air',
    points: { grip: [0, -40] },
    back(p) {
      p.tint('water').blob(mirrored('0 -112!, 14 -78, 30 -48, 32 -26, 18 -4, 0 0'))
      p.line(knots('-16 -32, -14 -20, -6 -14'))
    },
  }),
  thing({
    name: 'lightning',
    size: [90, 150],
    habitat: 'sky',
    points: { tip: [-20, 0] },
    back(p) {
      p.tint('gamboge').blob(corners('18 -150, -40 -66, -4 -66, -22 0, 44 -92, 8 -92, 40 -150'))
    },
  }),
  thing({
    name: 'rainbow',
    size: [240, 122],
    habitat: 'sky',
    points: { base: [0, 0] },
    tops: [[-30, 30, -118]],
    hollow: [-50, -50, 50, 0],
    back(p, s) {
      const colors = s.detail === 'simple' ? bands.slice(0, 4) : bands
      const w = 66 / colors.length
      for (const [i, tint] of colors.entries()) p.tint(tint).blob(half(118 - i * w, 118 - (i + 1) * w))
      for (const x of [-86, 86]) p.tint('cloud').blob(cloudAt(x, 4, 0.52))
    },
  }),
  thing({
    name: 'snowflake',
    size: [116, 120],
    habitat: 'air',
    points: { hook: [0, -118] },
    back(p, s) {
      if (!fits(p, s, 22)) return void flake(p, 0, -60, 56)
      p.tint('mist')
      for (let i = 0; i < 6; i++) {
        const at = (text: string) => placed(knots(text), 0, -60, 1, i * 60)
        p.bar(at('0 -26, 14 -40'), 3).bar(at('0 -26, -14 -40'), 3).bar(at('0 -6, 0 -54'), 3.6)
      }
      p.blob(around(0, -60, 15, 15, 6).map(([x, y]): Knot => [x, y, 1]))
    },
  }),
  thing({
    name: 'snow',
    size: [170, 90],
    points: {},
    tops: [[-60, 60, -26]],
    back(p) {
      for (const [x, y] of knots('-56 -62, -10 -74, 44 -64')) flake(p, x, y, 15)
      p.tint('snow').blob(knots('-84 0!, -70 -18, -40 -28, -10 -22, 20 -34, 56 -28, 84 0!'))
      p.line(knots('-44 -12, -30 -16, -18 -12')).line(knots('20 -16, 34 -20, 46 -14'))
    },
  }),
  thing({
    name: 'icicle',
    size: [120, 100],
    habitat: 'air',
    points: { hook: [0, -98] },
    back(p) {
      p.tint('mist').blob(
        knots(
          '-58 -98!, 58 -98!, 56 -74, 48 -52!, 42 -76, 34 -82!, 28 -50, 20 -24!, 12 -60, 6 -76!, 0 -40, -8 0!, -16 -50, -20 -78!, -26 -60, -34 -36!, -40 -66, -46 -76!, -52 -66!',
        ),
      )
      p.line(knots('-8 -76, -8 -34')).line(knots('20 -82, 20 -52'))
    },
  }),
  thing({
    name: 'tornado',
    size: [140, 170],
    habitat: 'ground',
    points: { base: [10, 0] },
    back(p) {
      p.tint('stone').blob(
        knots(
          '-66 -142, -56 -116, -46 -100, -48 -78, -30 -58, -26 -34, -8 -16, 8 0!, 22 -14, 22 -36, 36 -52, 38 -76, 54 -96, 54 -118, 66 -142',
        ),
      )
      p.ell(0, -146, 66, 20)
      p.ell(0, -148, 34, 8)
      for (const path of [
        '-56 -112, -20 -98, 30 -100, 54 -110',
        '-46 -82, -14 -68, 24 -72, 42 -84',
        '-30 -56, -4 -46, 20 -48, 34 -56',
        '-20 -28, 0 -20, 20 -26',
      ])
        p.line(knots(path))
      p.tint('leaf')
        .ell(56, -40, 7)
        .blob(placed(corners('-7 -7, 7 -7, 7 7, -7 7'), -46, -52, 1, 20))
      p.line(knots('-46 -12, -28 -4, -10 -2')).line(knots('34 -2, 52 -8'))
    },
  }),
  thing({
    name: 'wind',
    size: [170, 100],
    habitat: 'air',
    points: {},
    back(p) {
      p.tint('mist')
      p.bar(knots('-80 -66, -20 -66, 30 -66, 50 -78, 40 -94, 24 -88'), 5)
      p.bar(knots('-66 -42, 0 -42, 56 -42, 78 -54, 72 -72, 56 -70'), 5)
      p.bar(knots('-80 -18, -20 -18, 14 -18, 30 -8, 22 4, 10 0'), 5)
    },
  }),
  thing({
    name: 'hurricane',
    size: [150, 150],
    habitat: 'sky',
    points: {},
    back(p) {
      p.tint('stone').blob(
        knots(
          '0 -18, 34 -26, 56 -52, 58 -86, 40 -114, 66 -140!, 20 -134, -20 -132, -48 -112, -58 -76, -48 -44, -66 -10!, -22 -18',
        ),
      )
      p.line(knots('34 -104, 8 -118, -24 -112, -42 -88, -42 -64')).line(
        knots('-34 -46, -8 -32, 24 -38, 42 -62, 42 -86'),
      )
      p.line(knots('22 -94, -2 -102, -26 -86, -26 -68')).line(knots('-22 -56, 2 -48, 26 -64, 26 -82'))
      p.tint('white').ell(0, -75, 14)
    },
  }),
  thing({
    name: 'fog',
    size: [190, 90],
    habitat: 'air',
    points: {},
    back(p) {
      p.tint('mist')
      for (const [x, y, w] of [
        [-20, -74, 60],
        [24, -54, 66],
        [-14, -32, 74],
        [20, -12, 60],
      ] as const)
        p.bar(knots(`${x - w} ${y}, ${x - w / 2} ${y - 4}, ${x} ${y}, ${x + w / 2} ${y + 4}, ${x + w} ${y}`), 8)
    },
  }),
  thing({
    name: 'sunrise',
    size: [220, 130],
    habitat: 'sky',
    points: {},
    back(p) {
      p.tint('sun')
      for (let i = -3; i <= 3; i++) p.blob(placed(mirrored('0 -84!, 9 -60, 0 -56'), 0, -40, 1, i * 26))
      p.ell(0, -40, 48)
      face(p, 0, -60, 26)
      p.tint('land').blob(knots('-108 0!, -90 -26, -50 -38, 0 -30, 50 -40, 90 -28, 108 0!'))
      p.line(knots('-60 -20, -40 -26, -20 -20')).line(knots('30 -16, 50 -22, 70 -16'))
    },
  }),
  thing({
    name: 'sunset',
    size: [220, 130],
    habitat: 'sky',
    points: {},
    tops: [[-90, 90, -34]],
    back(p) {
      p.tint('sun')
      for (let i = -3; i <= 3; i++) p.blob(placed(mirrored('0 -80!, 8 -60, 0 -56'), 0, -36, 1, i * 26))
      p.blob(half(48, 0.1).map(([x, y, c]): Knot => [x, y - 34, c ?? 0]))
      p.tint('water').blob(corners('-108 -36, 108 -36, 108 0, -108 0'))
      p.tint('straw').card(-40, -30, 80, 9, 4).card(-26, -18, 52, 9, 4)
      p.line(knots('-92 -24, -66 -24')).line(knots('66 -14, 92 -14')).line(knots('-80 -10, -56 -10'))
    },
  }),
  thing({
    name: 'constellation',
    size: [190, 130],
    habitat: 'sky',
    points: {},
    back(p) {
      const at = knots('-84 -98, -50 -112, -22 -90, 10 -70, 18 -26, 72 -22, 80 -66')
      p.line([...at.map(([x, y]): Knot => [x, y, 1]), [10, -70, 1]])
      for (const [x, y] of at) star(p.tint('star'), x, y, 13)
    },
  }),
  thing({
    name: 'moon phase',
    size: [250, 70],
    habitat: 'sky',
    points: {},
    back(p) {
      crescentMoon(p, -96, -35, 24)
      crescentMoon(p, 96, -35, 24, -1)
      p.tint('moon').blob(knots('-46 -62!, -60 -54, -67 -35, -60 -16, -46 -8!')).ell(0, -35, 32)
      craters(p, 0, -35, 32)
      p.tint('moon').blob(knots('46 -62!, 60 -54, 67 -35, 60 -16, 46 -8!'))
    },
  }),
  thing({
    name: 'eclipse',
    size: [150, 150],
    habitat: 'sky',
    points: {},
    back(p) {
      p.tint('sun')
      for (let i = 0; i < 16; i++)
        p.blob(placed(i % 2 ? mirrored('0 -62!, 8 -48, 0 -46') : mirrored('0 -74!, 9 -48, 0 -46'), 0, -75, 1, i * 22.5))
      p.ell(0, -75, 48).tint('slate').ell(7, -79, 39)
    },
  }),
  thing({
    name: 'northern lights',
    size: [220, 150],
    habitat: 'sky',
    points: {},
    back(p) {
      const veil = (y: number, h: number, tint: string) => {
        const top = knots('-104 0, -70 -16, -40 6, 0 -12, 40 8, 76 -12, 104 0')
        p.tint(tint).blob([
          ...top.map(([x, v]): Knot => [x, y + v - h]),
          ...top.map(([x, v]): Knot => [x, y + v]).reverse(),
        ])
        for (const x of [-70, -36, 0, 38, 74]) p.line(knots(`${x} ${y - h + 10}, ${x} ${y - 12}`))
      }
      veil(-64, 66, 'violet')
      veil(-40, 48, 'aqua')
      veil(-14, 38, 'lime')
      for (const [x, y] of knots('-96 -136, 100 -140')) star(p.tint('star'), x, y, 9)
    },
  }),
  thing({
    name: 'night sky',
    size: [210, 130],
    habitat: 'sky',
    points: {},
    back(p) {
      crescentMoon(p, -54, -76, 42)
      for (const [x, y, r] of [
        [18, -108, 15],
        [70, -82, 18],
        [28, -50, 14],
        [86, -28, 13],
        [-20, -20, 13],
        [-92, -118, 11],
      ] as const)
        star(p.tint('star'), x, y, r)
      for (const [x, y] of knots('46 -116, 50 -26, -4 -60, 94 -112, -80 -14')) p.ink(x, y, 3)
    },
  }),
]
