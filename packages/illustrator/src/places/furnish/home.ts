/** Furniture of a home, each piece with what hangs over it: bed, wardrobe, chest, sofa, fireplace, window. */
import { dropD } from '../../ink/marks.ts'
import { SW } from '../../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { snowflake } from '../../scenery/heavens.ts'
import { windowScene } from '../../scenery/windows.ts'
import { books, shelves } from '../fittings.ts'
import { type Bay, FOOT, facing, piece, row, type Spot, unlessNamed } from './spot.ts'

/** A picture on the wall: hills under a sun in a wide frame. */
export const picture = (x: number, y: number, w: number, h: number): string =>
  tint('wood', rect(x - w / 2, y, w, h, SW.bg, 6)) +
  tint('sky', rect(x - w / 2 + 20, y + 20, w - 40, h - 40, SW.bg)) +
  tint('sun', circ(x + w * 0.16, y + h * 0.36, 17, SW.bg)) +
  tint(
    'sap',
    path(
      pen`M${x - w / 2 + 20} ${y + h - 20}V${y + h * 0.66}Q${x - w * 0.2} ${y + h * 0.46} ${x} ${y + h * 0.66}T${x + w / 2 - 20} ${y + h * 0.62}V${y + h - 20}Z`,
      SW.bg,
    ),
  )

/** A board on the wall with small things on it. */
export const boardOf = (
  { ask, x }: Pick<Spot, 'ask' | 'x'>,
  y: number,
  w: number,
  names: readonly string[],
  high = 92,
): string =>
  row(ask, names, x - w / 2 + 8, x + w / 2 - 8, y, high) +
  tint(
    'wood',
    rect(x - w / 2, y, w, 18, SW.bg, 5) +
      path(pen`M${x - w / 2 + 30} ${y + 18}v32l28 -32ZM${x + w / 2 - 30} ${y + 18}v32l-28 -32Z`, SW.bg),
  )

/** A window from `y` down, with its curtains. */
export const windowAt = ({ ask, x }: Spot, y: number, w = 214, h = 236): string =>
  tint(
    'glass',
    windowScene(x, y, w, h, ask.rng, SW.bg, { night: ask.time === 'night', plain: ask.detail === 'simple' }),
  ) + (ask.rain || ask.weather === 'snow' ? outside(ask, x, y, w, h) : '')

/** What falls beyond the panes. */
const outside = ({ rng, rain }: Spot['ask'], x: number, y: number, w: number, h: number): string =>
  [
    [-0.26, 0.2],
    [-0.08, 0.42],
    [0.16, 0.2],
    [0.3, 0.46],
    [-0.3, 0.6],
  ]
    .map(([u = 0, v = 0]) =>
      rain
        ? tint('water', path(dropD(x + u * w, y + v * h, 13), SW.bg))
        : snowflake(x + u * w, y + v * h, 16, rng, SW.bg * 0.8),
    )
    .join('')

export const KEEPSAKES = [
  'vase',
  'alarm clock',
  'jar',
  'photo frame',
  'candle',
  'globe',
  'teapot',
  'potted plant',
  'piggy bank',
] as const
const TOYS = [
  'teddy bear',
  'toy car',
  'ball',
  'building blocks',
  'doll',
  'toy robot',
  'block tower',
  'stuffed animal',
  'toy train',
] as const

const knobs = (xs: readonly number[], y: number): string => xs.map((x) => tint('straw', circ(x, y, 11, SW.bg))).join('')

/** A chest of drawers up to `top`. */
export function chest(x: number, w: number, top: number, drawers = 3): string {
  const [foot, high] = [FOOT - 18, (FOOT - 18 - top - 34) / drawers]
  let out =
    tint('wood', path(pen`M${x - w / 2 + 14} ${foot}h34l-6 20h-16ZM${x + w / 2 - 14} ${foot}h-34l6 20h16Z`, SW.bg)) +
    tint('wood', rect(x - w / 2, top + 18, w, foot - top - 18, SW.bg, 4))
  for (let i = 0; i < drawers; i++) {
    const y = top + 30 + i * high
    out +=
      tint('apricot', rect(x - w / 2 + 18, y, w - 36, high - 12, SW.bg, 6)) +
      knobs([x - w * 0.22, x + w * 0.22], y + high / 2 - 6)
  }
  return out + tint('wood', rect(x - w / 2 - 12, top, w + 24, 22, SW.bg, 6))
}

/** Seen from its side, the head at the outer edge of the page; it reaches behind those who play. */
export const bed: Bay = {
  shows: ['bed', 'bunk bed', 'crib'],
  draw(spot) {
    const { ask, x, top } = spot
    const [l, r, y] = [x - 150, x + 250, FOOT]
    const patches =
      ask.detail === 'simple'
        ? ''
        : line(
            pen`M${l + 190} ${y - 152}V${y - 66}M${l + 262} ${y - 152}V${y - 66}M${l + 334} ${y - 152}V${y - 66}M${l + 120} ${y - 108}H${r - 10}`,
            SW.bg * 0.8,
          )
    const frame =
      tint(
        'wood',
        path(
          pen`M${l} ${y}V${y - 290}Q${l} ${y - 312} ${l + 18} ${y - 312}Q${l + 36} ${y - 312} ${l + 36} ${y - 290}V${y}Z`,
          SW.bg,
        ),
      ) +
      tint('wood', rect(l + 30, y - 74, r - l - 40, 44, SW.bg, 4)) +
      tint('cream', rect(l + 36, y - 132, r - l - 60, 62, SW.bg, 20)) +
      tint(
        'cloud',
        path(
          pen`M${l + 42} ${y - 136}Q${l + 34} ${y - 196} ${l + 62} ${y - 198}Q${l + 110} ${y - 212} ${l + 142} ${y - 190}Q${l + 168} ${y - 176} ${l + 156} ${y - 132}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'rose',
        path(
          pen`M${l + 120} ${y - 152}Q${l + 128} ${y - 168} ${l + 160} ${y - 168}H${r - 40}Q${r - 12} ${y - 168} ${r - 10} ${y - 140}V${y - 58}q-28 22 -56 0q-28 22 -56 0q-28 22 -56 0q-28 22 -56 0q-28 22 -56 0Z`,
          SW.bg,
        ),
      ) +
      patches +
      tint(
        'cream',
        path(
          pen`M${l + 104} ${y - 150}Q${l + 108} ${y - 176} ${l + 150} ${y - 176}Q${l + 172} ${y - 176} ${l + 172} ${y - 150}L${l + 164} ${y - 62}H${l + 112}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'wood',
        path(
          pen`M${r - 18} ${y}V${y - 172}Q${r - 18} ${y - 192} ${r} ${y - 192}Q${r + 18} ${y - 192} ${r + 18} ${y - 172}V${y}Z`,
          SW.bg,
        ),
      )
    const toy = ask.rng.chance(0.5) ? unlessNamed(ask, 'teddy bear', x + 56, y - 150, 118) : ''
    return (
      facing(spot, frame) +
      (ask.without?.has('stuffed animal') ? '' : facing(spot, toy)) +
      picture(x + spot.dir * 20, top + 70, 190, 150)
    )
  },
}

export const wardrobe: Bay = {
  shows: ['wardrobe'],
  draw({ ask, x, top }) {
    const [w, y, foot] = [252, Math.max(top + 90, 208), FOOT - 18]
    const door = (side: 1 | -1) => {
      const [a, b] = side < 0 ? [x - w / 2 + 14, x - 5] : [x + 5, x + w / 2 - 14]
      return (
        tint('apricot', rect(a, y + 30, b - a, foot - y - 130, SW.bg, 4)) +
        tint(
          'cream',
          path(pen`M${a + 18} ${y + 200}V${y + 90}Q${(a + b) / 2} ${y + 24} ${b - 18} ${y + 90}V${y + 200}Z`, SW.bg),
        ) +
        tint('cream', rect(a + 18, y + 254, b - a - 36, foot - y - 380, SW.bg, 4))
      )
    }
    return (
      (ask.detail === 'simple' ? '' : unlessNamed(ask, 'suitcase', x + 16, y - 12, 84)) +
      tint('wood', path(pen`M${x - w / 2 + 10} ${foot}h40l-8 20h-20ZM${x + w / 2 - 10} ${foot}h-40l8 20h20Z`, SW.bg)) +
      tint('wood', rect(x - w / 2, y, w, foot - y, SW.bg, 4)) +
      door(-1) +
      door(1) +
      knobs([x - 26, x + 26], y + 227) +
      tint('apricot', rect(x - w / 2 + 14, foot - 86, w - 28, 70, SW.bg, 4)) +
      knobs([x - 52, x + 52], foot - 51) +
      tint(
        'wood',
        path(
          pen`M${x - w / 2 - 14} ${y + 6}Q${x} ${y - 46} ${x + w / 2 + 14} ${y + 6}V${y + 22}H${x - w / 2 - 14}Z`,
          SW.bg,
        ),
      )
    )
  },
}

/** A chest with a lamp and a mirror over it. */
export const dresser: Bay = {
  shows: ['dresser'],
  draw({ ask, x, top }) {
    const y = 540
    const mid = Math.max(top + 190, y - 190)
    return (
      (ask.without?.has('mirror')
        ? ''
        : tint('gamboge', ell(x, mid, 96, 122, SW.bg)) +
          tint('glass', ell(x, mid, 72, 98, SW.bg)) +
          line(pen`M${x - 34} ${mid + 6}l52 -66M${x - 22} ${mid + 40}l58 -74`, SW.bg)) +
      chest(x, 250, y) +
      unlessNamed(ask, 'lamp', x - 84, y, 122) +
      row(ask, ['perfume', 'photo frame', 'alarm clock', 'candle', 'jar'], x - 20, x + 126, y, 66)
    )
  },
}

/** Low shelves with toys under a board or a picture. */
export const toyShelf: Bay = {
  shows: ['shelf'],
  draw({ ask, x, top }) {
    const [w, y] = [284, 492]
    const toys = (x0: number, foot: number) => row(ask, TOYS, x0, x0 + w - 36, foot, 96)
    return (
      picture(x, Math.max(top + 60, 150), 180, 150) +
      row(ask, ['globe', 'teddy bear', 'potted plant', 'piggy bank'], x - w / 2, x + w / 2, y, 92) +
      tint('wood', rect(x - w / 2, y, w, FOOT - y, SW.bg, 4)) +
      tint(
        'cream',
        rect(x - w / 2 + 16, y + 22, w - 32, 114, SW.bg) + rect(x - w / 2 + 16, y + 150, w - 32, FOOT - y - 168, SW.bg),
      ) +
      toys(x - w / 2 + 18, y + 134) +
      toys(x - w / 2 + 18, FOOT - 20) +
      tint('wood', rect(x - w / 2 - 12, y - 6, w + 24, 22, SW.bg, 6))
    )
  },
}

/** A case up to the eyes of a giant, books and keepsakes on every board. */
export const bookcase: Bay = {
  shows: ['bookshelf'],
  draw: ({ ask, x, top }) => caseOf(ask, x, 272, Math.max(top + 60, 130), KEEPSAKES),
}

export function caseOf(ask: Spot['ask'], x: number, w: number, y: number, names: readonly string[]): string {
  const mixed = (half: boolean) => (_: unknown, x0: number, x1: number, foot: number, h: number) => {
    const cut = x0 + (x1 - x0) * (half ? 0.56 : 0.42)
    return half
      ? books(ask.rng, x0, cut, foot, h) + row(ask, names, cut, x1, foot, h * 0.86)
      : row(ask, names, x0, cut, foot, h * 0.86) + books(ask.rng, cut, x1, foot, h)
  }
  return shelves(ask, x - w / 2, x + w / 2, y, Math.round((FOOT - y) / 138), [mixed(true), mixed(false)])
}

/** Before the window stands something low. */
export const lowWindow = (under: Bay['draw'] = bench): Bay => ({
  shows: ['window', 'windowsill'],
  high: true,
  draw: (spot) => windowAt(spot, spot.top + 62) + under(spot),
})

/** A padded bench with two cushions. */
function bench({ ask, x }: Spot): string {
  const y = FOOT - 108
  return (
    tint(
      'wood',
      rect(x - 130, y, 260, 92, SW.bg, 6) +
        rect(x - 112, y + 26, 106, 50, SW.bg, 6) +
        rect(x + 6, y + 26, 106, 50, SW.bg, 6),
    ) +
    tint('wood', rect(x - 118, FOOT - 18, 28, 20, SW.bg, 4) + rect(x + 90, FOOT - 18, 28, 20, SW.bg, 4)) +
    (ask.detail === 'simple'
      ? ''
      : tint('rose', path(pen`M${x - 112} ${y - 20}q-10 -80 4 -88q42 10 84 0q12 14 0 88Z`, SW.bg)) +
        piece(ask, ask.without?.has('cat') ? 'book stack' : 'basket', x + 62, y - 18, 76)) +
    tint('mint', rect(x - 138, y - 24, 276, 32, SW.bg, 15))
  )
}

export const midWindow: Bay = {
  shows: ['window', 'windowsill'],
  high: true,
  draw: (spot) => windowAt(spot, spot.top + 62),
}

/** Three pictures in a group, the largest in the middle. */
export const pictures: Bay = {
  shows: ['painting', 'picture frame'],
  high: true,
  draw: ({ x, top }) =>
    picture(x, top + 66, 168, 150) +
    tint('gamboge', ell(x - 148, top + 140, 46, 58, SW.bg) + ell(x + 148, top + 140, 46, 58, SW.bg)) +
    tint('cream', ell(x - 148, top + 140, 29, 41, SW.bg) + ell(x + 148, top + 140, 29, 41, SW.bg)),
}

export const wallShelfBay = (names: readonly string[], high = 96): Bay => ({
  shows: ['shelf'],
  high: true,
  draw: (spot) => boardOf(spot, spot.top + 196, 290, names, high),
})

export const clockOver: Bay = {
  shows: ['clock'],
  high: true,
  draw: ({ ask, x, top }) => piece(ask, 'clock', x, top + 196, 140),
}

/** A sofa with cushions under a picture; it reaches behind those who play. */
export const sofa: Bay = {
  shows: ['couch', 'armchair'],
  draw(spot) {
    const { x, top, ask } = spot
    const [l, r, y] = [x - 146, x + 214, FOOT]
    const cushion = (cx: number) => path(pen`M${cx - 46} ${y - 118}q-8 -84 6 -92q40 10 80 0q14 8 6 92Z`, SW.bg)
    const drawn =
      tint('slate', rect(l + 34, y - 26, 26, 26, SW.bg, 4) + rect(r - 60, y - 26, 26, 26, SW.bg, 4)) +
      tint(
        'aqua',
        path(
          pen`M${l + 30} ${y - 90}V${y - 206}Q${l + 30} ${y - 244} ${l + 72} ${y - 244}H${r - 72}Q${r - 30} ${y - 244} ${r - 30} ${y - 206}V${y - 90}Z`,
          SW.bg,
        ),
      ) +
      (ask.detail === 'simple' ? '' : tint('rose', cushion(l + 100)) + tint('straw', cushion(r - 100))) +
      tint(
        'aqua',
        rect(l + 26, y - 124, (r - l) / 2 - 26, 62, SW.bg, 18) +
          rect((l + r) / 2, y - 124, (r - l) / 2 - 26, 62, SW.bg, 18),
      ) +
      tint('aqua', rect(l + 20, y - 72, r - l - 40, 48, SW.bg, 10)) +
      tint(
        'aqua',
        path(
          pen`M${l - 8} ${y - 24}V${y - 136}Q${l - 8} ${y - 166} ${l + 24} ${y - 166}Q${l + 56} ${y - 166} ${l + 56} ${y - 136}V${y - 24}ZM${r + 8} ${y - 24}V${y - 136}Q${r + 8} ${y - 166} ${r - 24} ${y - 166}Q${r - 56} ${y - 166} ${r - 56} ${y - 136}V${y - 24}Z`,
          SW.bg,
        ),
      )
    return facing(spot, drawn) + picture(x + spot.dir * 30, Math.max(top + 70, 180), 240, 180)
  },
}

/** An armchair under a tall lamp, a picture over both. */
export const armchair: Bay = {
  shows: ['armchair', 'couch', 'lamp'],
  draw(spot) {
    const { x, top } = spot
    const y = FOOT
    const lamp =
      tint('slate', rect(x - 128, y - 400, 14, 390, SW.bg) + ell(x - 121, y - 8, 50, 14, SW.bg)) +
      tint('straw', path(pen`M${x - 160} ${y - 500}H${x - 82}L${x - 46} ${y - 390}H${x - 196 + 16}Z`, SW.bg))
    const chair =
      tint('slate', rect(x - 62, y - 28, 24, 28, SW.bg, 4) + rect(x + 88, y - 28, 24, 28, SW.bg, 4)) +
      tint(
        'rose',
        path(
          pen`M${x - 70} ${y - 70}V${y - 240}Q${x - 64} ${y - 290} ${x + 25} ${y - 290}Q${x + 114} ${y - 290} ${x + 120} ${y - 240}V${y - 70}Z`,
          SW.bg,
        ),
      ) +
      tint('rose', rect(x - 46, y - 128, 142, 56, SW.bg, 18) + rect(x - 60, y - 76, 170, 50, SW.bg, 8)) +
      tint(
        'rose',
        path(
          pen`M${x - 96} ${y - 26}V${y - 142}Q${x - 96} ${y - 170} ${x - 68} ${y - 170}Q${x - 40} ${y - 170} ${x - 40} ${y - 142}V${y - 26}ZM${x + 146} ${y - 26}V${y - 142}Q${x + 146} ${y - 170} ${x + 118} ${y - 170}Q${x + 90} ${y - 170} ${x + 90} ${y - 142}V${y - 26}Z`,
          SW.bg,
        ),
      )
    return facing(spot, lamp + chair) + picture(x + spot.dir * 40, top + 76, 170, 150)
  },
}

/** A mantel with keepsakes, a fire under it and a picture over it. */
export const fireplace: Bay = {
  shows: ['fireplace'],
  draw({ ask, x, top }) {
    const [y, t] = [FOOT, 470]
    const bricks =
      ask.detail === 'simple'
        ? ''
        : line(
            pen`M${x - 126} ${y - 70}h46M${x - 126} ${y - 140}h46M${x + 80} ${y - 70}h46M${x + 80} ${y - 140}h46M${x - 126} ${y - 210}h56M${x + 70} ${y - 210}h56M${x - 34} ${y - 270}v30M${x + 34} ${y - 270}v30`,
            SW.bg * 0.9,
          )
    return (
      picture(x, Math.max(top + 40, t - 300), 190, 160) +
      row(ask, ['candle', 'clock', 'vase', 'photo frame', 'candle', 'potted plant'], x - 150, x + 150, t, 84) +
      tint('brick', rect(x - 126, t + 24, 252, y - t - 24, SW.bg)) +
      bricks +
      tint(
        'night',
        path(
          pen`M${x - 80} ${y}V${y - 150}Q${x - 80} ${y - 232} ${x} ${y - 232}Q${x + 80} ${y - 232} ${x + 80} ${y - 150}V${y}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'orange',
        path(
          pen`M${x} ${y - 180}C${x + 64} ${y - 120} ${x + 60} ${y - 60} ${x + 30} ${y - 34}H${x - 30}C${x - 62} ${y - 60} ${x - 56} ${y - 96} ${x - 26} ${y - 124}Q${x - 14} ${y - 112} ${x} ${y - 180}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'sun',
        path(
          pen`M${x + 2} ${y - 108}C${x + 30} ${y - 80} ${x + 26} ${y - 50} ${x} ${y - 40}C${x - 26} ${y - 50} ${x - 22} ${y - 80} ${x + 2} ${y - 108}Z`,
          SW.bg,
        ),
      ) +
      tint('bark', rect(x - 62, y - 38, 124, 28, SW.bg, 13)) +
      tint('wood', rect(x - 164, t, 328, 28, SW.bg, 6)) +
      tint('stone', rect(x - 160, y - 6, 320, 26, SW.bg, 4))
    )
  },
}

/** A set on its low cabinet. */
export const television: Bay = {
  shows: ['television'],
  draw: ({ ask, x, top }) =>
    boardOf({ ask, x }, Math.max(top + 170, 250), 270, KEEPSAKES, 88) +
    piece(ask, 'television', x, 602, 210) +
    tint(
      'wood',
      rect(x - 150, 600, 300, FOOT - 616, SW.bg, 6) +
        rect(x - 132, FOOT - 18, 28, 20, SW.bg, 4) +
        rect(x + 104, FOOT - 18, 28, 20, SW.bg, 4),
    ) +
    tint('apricot', rect(x - 132, 626, 126, FOOT - 664, SW.bg, 6) + rect(x + 6, 626, 126, FOOT - 664, SW.bg, 6)) +
    knobs([x - 32, x + 32], 690),
}
