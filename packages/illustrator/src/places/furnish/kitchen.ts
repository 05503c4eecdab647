/** A kitchen: one worktop from wall to wall, the range under its hood, the sink under the window, cupboards over it. */
import { SW } from '../../ink/pens.ts'
import { circ, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { counter, jars } from '../fittings.ts'
import { windowAt } from './hung.ts'
import { type Bay, FOOT, facing, piece, row, type Spot } from './spot.ts'

/** The height of the worktop. */
const TOP = 560

export const worktop = ({ ask }: Pick<Spot, 'ask'>): string => counter(ask, -10, 1034, TOP, 7)

/** Two cupboards on the wall. */
function cupboards(x: number, y: number, h: number, w = 272): string {
  return [-1, 1]
    .map((side) => {
      const left = side < 0 ? x - w / 2 : x
      return (
        tint('cream', rect(left, y, w / 2, h, SW.bg, 4) + rect(left + 18, y + 18, w / 2 - 36, h - 36, SW.bg, 4)) +
        tint('straw', circ(side < 0 ? x - 30 : x + 30, y + h - 44, 10, SW.bg))
      )
    })
    .join('')
}

/** The range with its oven, a pot on top, the hood above. */
export const range: Bay = {
  shows: ['stove', 'oven'],
  draw({ ask, x, top }) {
    const w = 236
    const hood =
      tint('stone', rect(x - 50, top - 10, 100, 140, SW.bg)) +
      tint(
        'stone',
        path(pen`M${x - 50} ${top + 128}H${x + 50}L${x + 128} ${top + 216}H${x - 128}Z`, SW.bg) +
          rect(x - 136, top + 212, 272, 30, SW.bg, 6),
      )
    return (
      hood +
      (ask.detail === 'simple'
        ? ''
        : piece(ask, 'pot', x - 56, TOP - 8, 92) + piece(ask, 'kettle', x + 62, TOP - 8, 88)) +
      tint('stone', rect(x - w / 2, TOP - 10, w, FOOT - TOP + 8, SW.bg, 6)) +
      tint('mist', rect(x - w / 2 + 12, TOP + 6, w - 24, 44, SW.bg, 6)) +
      [-72, -24, 24, 72].map((by) => circ(x + by, TOP + 28, 12, SW.bg)).join('') +
      tint('slate', rect(x - w / 2 + 22, TOP + 78, w - 44, 104, SW.bg, 10)) +
      line(pen`M${x - 40} ${TOP + 160}l40 -58M${x} ${TOP + 160}l32 -46`, SW.bg * 0.9) +
      tint('cloud', rect(x - w / 2 + 26, TOP + 60, w - 52, 16, SW.bg, 7))
    )
  },
}

/** Two doors, a drawing and a magnet on them; bowls on its top. */
export const fridge: Bay = {
  shows: ['refrigerator'],
  draw(spot) {
    const { ask, x, top } = spot
    const [w, y] = [236, Math.max(top + 120, 236)]
    const body =
      tint(
        'slate',
        rect(x - w / 2 + 16, FOOT - 14, 36, 16, SW.bg, 4) + rect(x + w / 2 - 52, FOOT - 14, 36, 16, SW.bg, 4),
      ) +
      tint('cloud', rect(x - w / 2, y, w, FOOT - y - 12, SW.bg, 22)) +
      line(pen`M${x - w / 2} ${y + 180}H${x + w / 2}`, SW.bg) +
      tint('stone', rect(x + w / 2 - 42, y + 70, 20, 90, SW.bg, 9) + rect(x + w / 2 - 42, y + 204, 20, 130, SW.bg, 9)) +
      (ask.detail === 'simple'
        ? ''
        : tint('straw', rect(x - 84, y + 220, 92, 106, SW.bg, 4)) +
          tint('sun', circ(x - 38, y + 262, 22, SW.bg)) +
          line(pen`M${x - 70} ${y + 306}q16 -16 32 0t32 0`, SW.bg) +
          tint('vermilion', path(pen`M${x - 52} ${y + 112}c-34 -24 -24 -54 0 -40c24 -14 34 16 0 40Z`, SW.bg)))
    return row(ask, ['basket', 'bowl', 'fruit bowl', 'cookie jar', 'jug'], x - 110, x + 110, y, 84) + facing(spot, body)
  },
}

/** The sink with its tap. */
const sink = (x: number): string =>
  tint(
    'stone',
    path(
      pen`M${x - 8} ${TOP - 6}V${TOP - 62}Q${x - 8} ${TOP - 104} ${x + 28} ${TOP - 104}Q${x + 62} ${TOP - 104} ${x + 62} ${TOP - 66}H${x + 42}Q${x + 42} ${TOP - 84} ${x + 27} ${TOP - 84}Q${x + 12} ${TOP - 84} ${x + 12} ${TOP - 62}V${TOP - 6}Z`,
      SW.bg,
    ),
  ) +
  tint(
    'mist',
    path(
      pen`M${x - 110} ${TOP - 10}H${x + 110}L${x + 96} ${TOP + 74}Q${x + 94} ${TOP + 84} ${x + 82} ${TOP + 84}H${x - 82}Q${x - 94} ${TOP + 84} ${x - 96} ${TOP + 74}Z`,
      SW.bg,
    ),
  ) +
  tint('cloud', rect(x - 120, TOP - 14, 240, 26, SW.bg, 8))

export const sinkWindow: Bay = {
  shows: ['window', 'windowsill', 'sink'],
  high: true,
  draw: (spot) => windowAt(spot, spot.top + 62, 210, Math.min(236, TOP - 190 - spot.top)) + sink(spot.x),
}

/** Cupboards, and what stands on the worktop under them. */
export const larder: Bay = {
  draw: ({ ask, x, top }) =>
    cupboards(x, top + 40, 230) +
    row(
      ask,
      ['toaster', 'bread', 'cookie jar', 'fruit bowl', 'teapot', 'kitchen scale', 'honey jar', 'milk'],
      x - 150,
      x + 150,
      TOP - 8,
      104,
    ),
}

/** A board with jars over pots and jugs, mugs on hooks under it. */
export const crockery: Bay = {
  draw({ ask, x, top }) {
    const y = top + 190
    return (
      (ask.detail === 'simple' ? '' : jars(ask.rng, x - 136, x + 136, y, 104)) +
      tint('wood', rect(x - 146, y, 292, 18, SW.bg, 5)) +
      (ask.detail === 'simple' || ask.without?.has('mug')
        ? ''
        : [-92, 0, 92]
            .map((by) => line(pen`M${x + by} ${y + 18}v18`, SW.bg) + piece(ask, 'mug', x + by, y + 96, 62))
            .join('')) +
      row(ask, ['bag of flour', 'teapot', 'cookie jar', 'mixer', 'fruit bowl', 'bread'], x - 150, x + 150, TOP - 8, 96)
    )
  },
}

/** A dresser with plates on its boards, for the room where one eats. */
export const china: Bay = {
  draw({ ask, x, top }) {
    const [w, y, mid] = [280, Math.max(top + 60, 150), 540]
    const plates = (foot: number) =>
      ask.detail === 'simple'
        ? ''
        : [-84, 0, 84]
            .map(
              (by) =>
                tint('cloud', circ(x + by, foot - 38, 37, SW.bg)) + tint('sky', circ(x + by, foot - 38, 20, SW.bg)),
            )
            .join('')
    const step = (mid - y - 20) / 3
    return (
      tint('wood', rect(x - w / 2, y, w, mid - y, SW.bg, 4)) +
      tint('cream', rect(x - w / 2 + 16, y + 20, w - 32, mid - y - 20, SW.bg)) +
      [1, 2]
        .map(
          (i) => plates(y + 20 + i * step) + tint('wood', rect(x - w / 2 + 8, y + 20 + i * step, w - 16, 15, SW.bg, 3)),
        )
        .join('') +
      row(ask, ['cup', 'jug', 'fruit bowl', 'candle', 'jar'], x - 124, x + 124, mid, 86) +
      tint(
        'wood',
        path(
          pen`M${x - w / 2 - 12} ${y + 6}Q${x} ${y - 40} ${x + w / 2 + 12} ${y + 6}V${y + 22}H${x - w / 2 - 12}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'wood',
        rect(x - w / 2 - 10, mid, w + 20, 24, SW.bg, 5) + rect(x - w / 2, mid + 24, w, FOOT - mid - 24, SW.bg, 4),
      ) +
      tint(
        'apricot',
        rect(x - w / 2 + 16, mid + 38, w / 2 - 24, 56, SW.bg, 5) +
          rect(x + 8, mid + 38, w / 2 - 24, 56, SW.bg, 5) +
          rect(x - w / 2 + 16, mid + 106, w / 2 - 24, FOOT - mid - 122, SW.bg, 5) +
          rect(x + 8, mid + 106, w / 2 - 24, FOOT - mid - 122, SW.bg, 5),
      ) +
      [-70, 70].map((by) => tint('straw', circ(x + by, mid + 66, 11, SW.bg))).join('')
    )
  },
}
