/** A bathroom and a wash house: tub, washstand, towels, machines. */
import { SW } from '../../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { boardOf } from './hung.ts'
import { type Bay, FOOT, facing, piece, row } from './spot.ts'

const BOTTLES = ['shampoo', 'soap', 'toothpaste', 'perfume', 'sponge', 'rubber duck', 'hairbrush'] as const

/** A tub behind its curtain. */
export const tub: Bay = {
  shows: ['bathtub', 'shower', 'hot tub'],
  draw(spot) {
    const { ask, x, top } = spot
    const [l, r, y, rod] = [x - 150, x + 190, FOOT, top + 60]
    const rings = [0, 1, 2, 3, 4].map((i) => circ(l + 6 + i * 42, rod + 8, 12, SW.bg)).join('')
    const folds = [0, 1, 2, 3]
      .map((i) => {
        const a = l - 12 + i * 46
        return path(
          pen`M${a} ${rod + 18}H${a + 46}C${a + 50} ${rod + 180} ${a + 42} ${y - 300} ${a + 46} ${y - 190}Q${a + 23} ${y - 176} ${a} ${y - 190}C${a - 4} ${y - 300} ${a + 4} ${rod + 180} ${a} ${rod + 18}Z`,
          SW.bg,
        )
      })
      .join('')
    const drawn =
      tint('stone', rect(l - 60, rod - 8, 290, 16, SW.bg, 7) + circ(l + 232, rod, 17, SW.bg)) +
      tint('aqua', folds) +
      rings +
      tint(
        'stone',
        path(
          pen`M${r - 44} ${y - 190}V${y - 236}Q${r - 44} ${y - 262} ${r - 70} ${y - 262}H${r - 92}V${y - 240}H${r - 72}Q${r - 66} ${y - 240} ${r - 66} ${y - 232}V${y - 190}Z`,
          SW.bg,
        ),
      ) +
      tint('gamboge', circ(l + 46, y - 2, 15, SW.bg) + circ(r - 46, y - 2, 15, SW.bg)) +
      tint(
        'cloud',
        path(
          pen`M${l - 6} ${y - 180}H${r + 6}Q${r} ${y - 12} ${r - 90} ${y - 12}H${l + 90}Q${l} ${y - 12} ${l - 6} ${y - 180}Z`,
          SW.bg,
        ) + rect(l - 22, y - 198, r - l + 44, 30, SW.bg, 14),
      )
    const foam =
      ask.detail === 'simple'
        ? ''
        : tint('cloud', path(pen`M${l + 110} ${y - 194}q-6 -44 34 -40q16 -36 52 -12q40 -14 40 26q24 6 14 26Z`, SW.bg))
    return facing(spot, foam + drawn)
  },
}

/** A basin in its cupboard under a mirror. */
export const washstand: Bay = {
  shows: ['sink', 'mirror'],
  draw({ ask, x, top }) {
    const [w, y] = [250, 548]
    const m = Math.max(top + 60, 170)
    return (
      tint('wood', rect(x - 98, m, 196, y - m - 116, SW.bg, 20)) +
      tint('glass', rect(x - 76, m + 22, 152, y - m - 160, SW.bg, 12)) +
      line(pen`M${x - 40} ${m + 120}l70 -74M${x - 40} ${m + 164}l88 -94`, SW.bg) +
      row(ask, BOTTLES, x - 122, x - 34, y, 62) +
      row(ask, BOTTLES.slice(0, 3), x + 46, x + 122, y, 58) +
      tint(
        'stone',
        path(
          pen`M${x - 10} ${y}V${y - 50}Q${x - 10} ${y - 74} ${x + 10} ${y - 74}Q${x + 32} ${y - 74} ${x + 32} ${y - 46}H${x + 12}V${y}Z`,
          SW.bg,
        ),
      ) +
      tint('cream', rect(x - w / 2, y + 16, w, FOOT - y - 16, SW.bg, 4)) +
      tint(
        'cream',
        rect(x - w / 2 + 18, y + 76, w / 2 - 26, FOOT - y - 96, SW.bg, 6) +
          rect(x + 8, y + 76, w / 2 - 26, FOOT - y - 96, SW.bg, 6),
      ) +
      tint(
        'cloud',
        path(
          pen`M${x - 96} ${y + 18}H${x + 96}Q${x + 80} ${y + 66} ${x} ${y + 66}Q${x - 80} ${y + 66} ${x - 96} ${y + 18}Z`,
          SW.bg,
        ) + rect(x - w / 2 - 12, y, w + 24, 24, SW.bg, 8),
      )
    )
  },
}

/** Two towels on their rail, rolled ones on a board. */
export const towels: Bay = {
  shows: ['towel'],
  high: true,
  draw({ x, top }) {
    const y = top + 130
    const roll = (cx: number) =>
      tint('petal2', circ(cx, y - 30, 29, SW.bg)) + line(pen`M${cx + 12} ${y - 30}a12 12 0 1 1 -12 -12`, SW.bg)
    const hung = (cx: number, n: number) =>
      tint(`any${n}`, path(pen`M${cx - 50} ${y + 62}H${cx + 50}V${y + 210}H${cx - 50}Z`, SW.bg)) +
      line(pen`M${cx - 50} ${y + 176}h100`, SW.bg)
    return (
      [-70, 0, 70].map((by) => roll(x + by)).join('') +
      tint('wood', rect(x - 140, y, 280, 18, SW.bg, 5)) +
      tint('stone', rect(x - 136, y + 54, 272, 16, SW.bg, 7)) +
      hung(x - 64, 2) +
      hung(x + 64, 4)
    )
  },
}

export const toilet: Bay = {
  shows: ['toilet', 'potty'],
  draw: (spot) =>
    boardOf(
      spot,
      Math.max(spot.top + 180, 270),
      250,
      ['toilet paper', 'potted plant', 'candle', 'shampoo', 'soap'],
      82,
    ) + piece(spot.ask, 'toilet', spot.x, FOOT + 8, 270, spot.dir === 1 ? 'right' : 'left'),
}

/** A machine with its round door. */
function machine(x: number, n: number): string {
  const [w, y] = [210, 536]
  const cy = y + 148
  return (
    tint('cloud', rect(x - w / 2, y, w, FOOT - y, SW.bg, 10)) +
    tint('mist', rect(x - w / 2 + 12, y + 12, w - 24, 46, SW.bg, 6)) +
    circ(x + 62, y + 35, 13, SW.bg) +
    rect(x - 80, y + 24, 74, 22, SW.bg, 6) +
    tint('stone', circ(x, cy, 78, SW.bg)) +
    tint('glass', circ(x, cy, 56, SW.bg)) +
    tint(
      `any${n}`,
      path(
        pen`M${x - 52} ${cy + 18}Q${x - 24} ${cy - 18} ${x} ${cy + 10}T${x + 52} ${cy + 18}Q${x + 30} ${cy + 56} ${x} ${cy + 56}Q${x - 30} ${cy + 56} ${x - 52} ${cy + 18}Z`,
        SW.bg,
      ),
    )
  )
}

export const washer: Bay = {
  shows: ['washing machine'],
  draw: ({ ask, x, top }) =>
    boardOf({ ask, x }, Math.max(top + 180, 260), 280, ['bottle', 'box', 'basket', 'jar', 'bucket', 'sponge'], 96) +
    row(ask, ['clothes iron', 'towel', 'basket', 'bottle'], x - 120, x + 120, 526, 84) +
    machine(x, 3) +
    tint('wood', rect(x - 136, 518, 272, 22, SW.bg, 5)),
}

/** Clothes on a line from the wall to the middle. */
export const clothesLine: Bay = {
  shows: ['clothesline', 'laundry'],
  high: true,
  draw({ ask, x, top }) {
    const y = top + 90
    const peg = (px: number) => tint('wood', rect(px - 9, y - 8, 18, 34, SW.bg, 4))
    return (
      line(pen`M${x - 190} ${y - 10}Q${x} ${y + 22} ${x + 190} ${y - 10}`, SW.bg) +
      (ask.detail === 'simple'
        ? ''
        : piece(ask, 't-shirt', x - 96, y + 140, 130) +
          piece(ask, 'sock', x + 20, y + 108, 96) +
          piece(ask, 'pants', x + 118, y + 150, 142)) +
      [-126, -66, 20, 92, 144].map((by) => peg(x + by)).join('')
    )
  },
}

export const hamper: Bay = {
  shows: ['laundry basket', 'basket'],
  draw({ ask, x, top }) {
    const y = FOOT
    return (
      tint('wood', ell(x, Math.max(top + 170, 250), 86, 104, SW.bg)) +
      tint('glass', ell(x, Math.max(top + 170, 250), 64, 82, SW.bg)) +
      tint('rose', path(pen`M${x - 104} ${y - 176}q-6 -60 50 -56q14 -44 66 -22q60 -16 62 36q34 6 26 44Z`, SW.bg)) +
      tint(
        'straw',
        path(pen`M${x - 118} ${y - 160}H${x + 118}L${x + 96} ${y}H${x - 96}Z`, SW.bg) +
          rect(x - 132, y - 182, 264, 34, SW.bg, 14),
      ) +
      (ask.detail === 'simple'
        ? ''
        : line(
            pen`M${x - 110} ${y - 104}H${x + 110}M${x - 104} ${y - 54}H${x + 104}M${x - 52} ${y - 148}L${x - 44} ${y}M${x} ${y - 148}V${y}M${x + 52} ${y - 148}L${x + 44} ${y}`,
            SW.bg * 0.9,
          ))
    )
  },
}
