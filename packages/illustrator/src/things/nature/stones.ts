import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { corners, holed, knots, mirrored, placed, puffs } from '../shapes.ts'
import { tuft } from './land.ts'

export const STONES: readonly Thing[] = [
  thing({
    name: 'pebble',
    size: [110, 66],
    habitat: 'hand',
    points: { grip: [0, -30] },
    tops: [[-30, 30, -62]],
    back(p) {
      p.tint('stone').blob(knots('-54 -30, -44 -52, -14 -64, 24 -60, 50 -42, 53 -22, 36 -5, 0 0, -36 -8'))
      // A vein of another color, or else it is a heap of snow.
      p.tint('mist').blob(knots('-15 -64!, 4 -64!, 12 -44, 10 -22, 15 -2!, -8 -1!, -12 -22, -7 -44'))
      p.line(knots('-40 -34, -34 -46, -25 -52'))
    },
  }),
  thing({
    name: 'crystal',
    size: [116, 124],
    points: { grip: [0, -20] },
    back(p) {
      for (const [x, y, k, turn, tint] of [
        [-22, -6, 0.66, -26, 'lilac'],
        [24, -6, 0.7, 28, 'aqua'],
        [0, -4, 1, 0, 'violet'],
      ] as const) {
        p.tint(tint).blob(placed(corners('0 -118, 22 -92, 18 0, -18 0, -22 -92'), x, y, k, turn))
        p.line(placed(corners('-22 -92, -4 -82, 22 -92'), x, y, k, turn)).line(
          placed(knots('-4 -82, -4 -2'), x, y, k, turn),
        )
      }
      p.tint('stone').blob(knots('-50 0!, -40 -18, -14 -24, 16 -22, 40 -18, 52 0!'))
    },
  }),
  thing({
    name: 'ice',
    size: [110, 104],
    habitat: 'hand',
    points: { grip: [0, -40] },
    tops: [[-34, 40, -96]],
    back(p) {
      p.tint('mist')
        .blob(corners('-52 -66, -26 -102, 52 -102, 26 -66'))
        .blob(corners('26 -66, 52 -102, 52 -36, 26 0'))
        .blob(corners('-52 -66, 26 -66, 26 0, -52 0'))
      p.line(knots('-40 -32, -20 -52')).line(knots('-34 -14, -4 -44'))
    },
  }),
  thing({
    name: 'hole',
    size: [140, 39],
    hollow: [-46, -28, 46, -2],
    points: { rim: [0, -22] },
    back(p) {
      p.tint('umber').ell(0, -22, 56, 17)
      p.line(knots('-36 -18, 0 -8, 36 -18'))
    },
    front(p) {
      p.tint('bark').blob(knots('-70 -20, -56 -24!, -40 -12, 0 -5, 40 -12, 56 -24!, 70 -20, 60 -4, 0 4, -60 -4'))
    },
  }),
  thing({
    name: 'burrow',
    size: [200, 128],
    points: { rim: [0, -38], pane0: [-40, -106], pane0b: [40, -34], top: [0, -128] },
    hollow: [-36, -96, 36, -16],
    back(p) {
      p.tint('umber').ell(0, -60, 48, 50)
    },
    front(p) {
      holed(
        p.tint('bark'),
        knots('-98 0!, -92 -30, -74 -66, -44 -104, 0 -120, 46 -106, 76 -68, 92 -28, 98 0!'),
        mirrored('0 -106, 32 -95, 45 -64, 38 -36, 0 -28'),
      )
      p.tint('ochre').blob(knots('-52 0!, -42 -16, -16 -24, 14 -23, 42 -15, 54 0!'))
      p.line(knots('-26 -9, -12 -13')).line(knots('12 -11, 26 -8'))
      for (const [x, y] of knots('-62 -52, 64 -50, -84 -4')) tuft(p, x, y, 0.8)
      p.tint('stone').ell(76, -9, 11, 8)
    },
  }),
  thing({
    name: 'snow pile',
    size: [170, 84],
    back(p) {
      p.tint('white').blob(knots('-84 0!, -74 -22, -50 -34, -40 -58, -8 -80, 24 -74, 38 -48, 62 -36, 80 -16, 84 0!'))
      p.line(knots('-30 -50, -10 -60, 8 -56'))
        .line(knots('20 -30, 38 -34, 50 -26'))
        .line(knots('-52 -18, -38 -22, -26 -16'))
    },
  }),
  thing({
    name: 'sand pile',
    size: [170, 84],
    back(p) {
      p.tint('sand').blob(knots('-84 0!, -72 -24, -48 -46, -22 -70, 4 -80, 30 -68, 52 -44, 72 -22, 84 0!'))
      p.line(knots('-34 -40, -16 -46, 2 -40'))
        .line(knots('16 -24, 32 -28, 46 -22'))
        .line(knots('-52 -14, -38 -18, -24 -13'))
      for (const [x, y] of knots('-6 -60, 22 -50, -12 -20, 58 -10')) p.ink(x, y, 2)
    },
  }),
  thing({
    name: 'dirt pile',
    size: [150, 92],
    tops: [[-16, 16, -88]],
    back(p) {
      p.tint('umber').blob(
        puffs(
          knots('-72 0, -56 -28, -34 -58, -8 -84, 14 -84, 38 -56, 58 -28, 74 0').map(([x, y]) => [x, y] as const),
          0.25,
          false,
        ),
      )
      for (const [x, y] of knots('-34 -18, -10 -46, 20 -28, 6 -66, 42 -12')) p.spot(x, y, 8, 6)
      p.ink(-20, -30, 2.4).ink(4, -14, 2.4).ink(30, -44, 2.4)
    },
  }),
]
