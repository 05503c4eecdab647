/** Temples, churches and halls that the whole world knows. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arched, corners, knots, mirrored, placed, spiral } from '../shapes.ts'

/** A dome as an onion, with a knob on it. */
const onion = (p: Pen, x: number, y: number, w: number, tint: string, twist: 1 | -1 | 0): void => {
  const k = w / 60
  p.tint('gamboge').blob(placed(mirrored('0 -112, 5 -104, 0 -96'), x, y, k))
  p.tint(tint).blob(placed(mirrored('0 -98!, 6 -84, 26 -64, 32 -40, 22 -10, 18 0!'), x, y, k))
  if (twist === 0) for (const u of [-1, 1]) p.line(placed(knots(`0 -92, ${u * 13} -50, ${u * 7} -2`), x, y, k))
  else
    for (const v of [-14, -36, -58])
      p.line(placed(knots(`${-26 * twist} ${v + 6}, 0 ${v - 10}, ${24 * twist} ${v - 22}`), x, y, k))
}

/** A spire pierced by holes. */
const spire = (p: Pen, x: number, foot: number, h: number, w: number): void => {
  p.tint('sand').blob([
    [x - w / 2, foot, 1],
    [x - w * 0.46, foot - h * 0.5],
    [x - w * 0.16, foot - h * 0.94, 1],
    [x + w * 0.16, foot - h * 0.94, 1],
    [x + w * 0.46, foot - h * 0.5],
    [x + w / 2, foot, 1],
  ])
  p.tint('gamboge').ell(x, foot - h * 0.97, w * 0.2)
  for (const t of [0.22, 0.42, 0.62]) p.tint('umber').spot(x, foot - h * t, w * 0.15, w * 0.24)
}

export const TEMPLES: readonly Thing[] = [
  thing({
    name: 'opera house',
    size: [340, 170],
    points: { door: [0, 0] },
    back(p) {
      const shell = (x: number, k: number, to: 1 | -1) => {
        const at = (text: string) =>
          placed(
            knots(text).map(([u, v, c]) => [u * to, v, c ?? 0] as const),
            x,
            -34,
            k,
          )
        p.tint('cloud').blob(at('-44 0!, -30 -60, 6 -108, 46 -124!, 40 -60, 44 0!'))
        p.line(at('-20 0, -2 -60, 42 -116')).line(at('12 0, 22 -60, 43 -110'))
        p.tint('glass').blob(at('44 0!, 40 -60, 46 -124!, 60 -62, 62 0!'))
      }
      shell(96, 0.62, 1)
      shell(38, 0.86, 1)
      shell(-42, 1.08, 1)
      shell(-124, 0.56, -1)
    },
    front(p) {
      p.tint('sand').card(-166, -38, 332, 24, 4)
      p.tint('brick').box4(-158, -16, 316, 16)
      p.line(knots('-120 -38, -120 -14'))
        .line(knots('-60 -38, -60 -14'))
        .line(knots('0 -38, 0 -14'))
        .line(knots('60 -38, 60 -14'))
        .line(knots('120 -38, 120 -14'))
    },
  }),
  thing({
    name: 'parthenon',
    size: [320, 180],
    points: { door: [0, -20] },
    back(p) {
      p.tint('umber').box4(-122, -116, 244, 96)
    },
    front(p) {
      for (const x of [-118, -71, -24, 24, 71, 118]) {
        p.tint('cloud').blob(corners(`${x - 13} -22, ${x - 11} -112, ${x + 11} -112, ${x + 13} -22`))
        p.line(knots(`${x} -106, ${x} -28`))
      }
      p.tint('cream').card(-140, -130, 280, 20, 3).tint('cloud').poly('0,-178 150,-130 -150,-130')
      p.tint('cream').poly('0,-166 104,-136 -104,-136')
      p.tint('stone').box4(-142, -24, 284, 12).box4(-154, -12, 308, 12)
    },
  }),
  thing({
    name: 'step pyramid',
    size: [300, 190],
    points: { door: [0, -134], tip: [0, -186] },
    tops: [[-40, 40, -172]],
    back(p) {
      for (const [i, w] of [150, 126, 102, 78].entries())
        p.tint(i % 2 ? 'stone' : 'sand').blob(
          corners(`${-w} ${-i * 33}, ${-w + 9} ${-33 - i * 33}, ${w - 9} ${-33 - i * 33}, ${w} ${-i * 33}`),
        )
      p.tint('stone').box4(-46, -174, 92, 42).tint('umber').blob(corners('-13 -132, -13 -162, 13 -162, 13 -132'))
      p.tint('sand').card(-54, -186, 108, 14, 3)
      p.tint('cream').blob(corners('-26 0, -17 -132, 17 -132, 26 0'))
      for (let y = -14; y > -126; y -= 15) p.line(knots(`${-25 - y * 0.06} ${y}, ${25 + y * 0.06} ${y}`))
    },
  }),
  thing({
    name: "saint basil's cathedral",
    size: [290, 290],
    points: { door: [0, 0] },
    back(p) {
      const tower = (x: number, h: number, w: number, tint: string, twist: 1 | -1 | 0) => {
        p.tint('brick').box4(x - w * 0.34, -h, w * 0.68, h)
        p.tint('cream').card(x - w * 0.42, -h - 4, w * 0.84, 12, 3)
        p.tint('umber').blob(arched(x, -h + w * 0.72, w * 0.26, w * 0.48))
        onion(p, x, -h - 2, w, tint, twist)
      }
      tower(-58, 122, 46, 'leaf', 1)
      tower(58, 122, 46, 'gamboge', -1)
      p.tint('brick')
        .blob(corners('-34 0, -34 -150, -10 -236, 10 -236, 34 -150, 34 0'))
        .line(knots('-34 -150, 34 -150'))
        .line(knots('-22 -192, 22 -192'))
      onion(p, 0, -234, 30, 'gamboge', 0)
      tower(-108, 92, 54, 'cerulean', 0)
      tower(108, 92, 54, 'vermilion', 1)
      tower(0, 78, 58, 'rose', -1)
      p.tint('brick').box4(-136, -40, 272, 40)
      for (const x of [-104, -54, 54, 104]) p.tint('cream').blob(arched(x, 0, 30, 30))
      p.tint('umber').blob(arched(0, 0, 34, 34))
    },
  }),
  thing({
    name: 'sagrada familia',
    size: [240, 300],
    points: { door: [0, 0] },
    back(p) {
      spire(p, -34, -80, 190, 34)
      spire(p, 34, -80, 190, 34)
      spire(p, 0, -80, 218, 38)
      spire(p, -80, -50, 168, 34)
      spire(p, 80, -50, 168, 34)
      p.tint('sand').blob(corners('-116 0, -112 -66, -52 -96, 0 -140, 52 -96, 112 -66, 116 0'))
      p.tint('glass').ell(0, -94, 19)
      spiral(p, 0, -94, 11, 1.4)
      for (const x of [-72, 0, 72]) p.tint('umber').blob(arched(x, 0, x ? 34 : 42, x ? 46 : 58))
    },
  }),
  thing({
    name: 'angkor wat',
    size: [330, 190],
    points: { door: [0, 0] },
    back(p) {
      const bud = (x: number, foot: number, k: number) => {
        p.tint('stone').blob(placed(mirrored('0 -124!, 9 -108, 24 -78, 34 -36, 32 0!'), x, foot, k))
        for (const [y, w] of [
          [-24, 33],
          [-50, 30],
          [-76, 23],
        ] as const)
          p.line(placed(knots(`${-w} ${y}, 0 ${y + 8}, ${w} ${y}`), x, foot, k))
      }
      bud(-66, -62, 0.72)
      bud(66, -62, 0.72)
      bud(-126, -44, 0.66)
      bud(126, -44, 0.66)
      bud(0, -70, 0.96)
    },
    front(p) {
      p.tint('sand').box4(-96, -72, 192, 34).tint('stone').box4(-160, -46, 320, 46)
      for (const x of [-136, -104, -72, 72, 104, 136]) p.tint('umber').box4(x - 9, -34, 18, 26)
      p.tint('sand')
        .poly('0,-84 40,-52 -40,-52')
        .tint('stone')
        .box4(-34, -54, 68, 54)
        .tint('umber')
        .box4(-13, -36, 26, 36)
      p.tint('cream').box4(-164, -8, 328, 8)
    },
  }),
]
