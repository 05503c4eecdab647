import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { said } from '../kit.ts'
import { around, knots, leaf, mirrored, placed } from '../shapes.ts'

const SPOKES = 8

/** The look of a web that hangs between two twigs. */
export const FASTENED = 'fastened'

/** A blade from its root up to its tip. */
const BLADE = '-12 0!, -15 -60, -10 -120, 8 -176!, 12 -120, 14 -60, 12 0!'

export const SMALL: readonly Thing[] = [
  thing({
    name: 'spider web',
    size: [140, 140],
    habitat: 'wall',
    points: { hook: [0, -138], low: [0, -40], seat: [0, -70], rim: [0, -38] },
    tops: [[-24, 24, -58]],
    hollow: [-34, -104, 34, -38],
    back(p, spot) {
      if (said(spot, FASTENED))
        for (const s of [-1, 1]) {
          p.tint('leaf').blob(`${s * 92},-104! ${s * 112},-122 ${s * 118},-142! ${s * 96},-132`)
          p.blob(`${s * 88},-40! ${s * 110},-44 ${s * 122},-60! ${s * 98},-60`)
          p.tint('bark')
            .bar(`${s * 74},-66 ${s * 94},-108`, 4)
            .bar(`${s * 88},0 ${s * 74},-70 ${s * 62},-150`, 5.5)
        }
      /** A ring of threads that sag between the spokes. */
      const ring = (r: number): Knot[] =>
        around(0, -70, r, r, SPOKES).flatMap(([x, y], i): Knot[] => {
          const [u, v] = around(0, -70, r, r, SPOKES)[(i + 1) % SPOKES] as readonly [number, number]
          return [
            [x, y, 1],
            [((x + u) / 2) * 0.86, -70 + ((y + v) / 2 + 70) * 0.86],
          ]
        })
      p.tint('mist')
      for (const r of [62, 44, 26]) p.blob(ring(r))
      for (const [x, y] of around(0, -70, 69, 69, SPOKES))
        p.line([
          [0, -70],
          [x, y],
        ])
      p.spot(0, -70, 9)
    },
    // A thread over the feet of whoever sits in it.
    front: (p) => void p.line(knots('-24 -49, 0 -42, 24 -49')),
  }),
  thing({
    name: 'grass blade',
    size: [280, 230],
    points: { grip: [-40, -100], seat: [20, -196] },
    tops: [[-30, 74, -198]],
    back(p) {
      p.tint('leaf')
      for (const [x, k, lean] of [
        [-92, 0.8, -16],
        [44, 0.62, 14],
        [84, 0.9, 20],
      ] as const)
        p.blob(placed(knots(BLADE), x, 0, k, lean)).line(placed(knots('0 -10, 1 -60, 0 -110'), x, 0, k, lean))
      p.tint('lime').blob(
        knots(
          '-70 0!, -74 -70, -62 -140, -30 -190, 20 -210, 84 -202, 136 -160!, 84 -182, 30 -182, -8 -160, -32 -110, -38 0!',
        ),
      )
      p.line(knots('-54 -14, -54 -80, -40 -142, -6 -182, 44 -194, 96 -186'))
      for (const [x, k, lean] of [
        [-112, 0.42, -28],
        [-8, 0.5, 6],
        [108, 0.44, 26],
      ] as const)
        p.tint('leaf').blob(placed(knots(BLADE), x, 0, k, lean))
    },
  }),
  thing({
    name: 'chrysalis',
    size: [80, 130],
    habitat: 'air',
    points: { hook: [0, -128], low: [0, -4] },
    back(p) {
      p.tint('bark').bar(knots('-36 -124, 36 -118'), 4)
      leaf(p.tint('leaf'), 24, -118, 30, 17, 40)
      p.line(knots('0 -120, 0 -104'), p.at.sw * 1.3)
      p.tint('lime').blob(mirrored('0 -106, 10 -98, 16 -84, 28 -58, 26 -26, 12 -4, 0 0'))
      p.line(knots('-16 -84, 0 -78, 16 -84'))
        .line(knots('-25 -58, -6 -50, 10 -30, 14 -8'))
        .line(knots('-20 -18, -8 -10'))
      p.line(knots('26 -52, 10 -60, -10 -62'))
      p.tint('gamboge').spot(0, -90, 4).spot(-10, -72, 4).spot(10, -72, 4)
    },
  }),
]
