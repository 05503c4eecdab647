import { SW } from '../../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { books, shelves } from '../fittings.ts'
import { KEEPSAKES } from './hung.ts'
import { pictureOver } from './pictures.ts'
import { type Bay, FOOT, facing, isInView, row, type Spot, unlessNamed } from './spot.ts'

/** What stays a few large areas on a shelf: dolls, robots, trains and towers run together there. */
const TOYS = ['teddy bear', 'toy car', 'ball', 'building blocks', 'stuffed animal'] as const

export const knobs = (xs: readonly number[], y: number): string =>
  xs.map((x) => tint('straw', circ(x, y, 11, SW.bg))).join('')

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
      pictureOver(ask, x + spot.dir * 20, top + 70, 190, 150)
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
      (ask.detail === 'simple' ||
      y - (ask.lift ?? 0) < 170 ||
      !isInView(ask, { x0: x - 50, x1: x + 82, y0: y - 96, y1: y })
        ? ''
        : unlessNamed(ask, 'suitcase', x + 16, y - 12, 84)) +
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
      (ask.without?.has('mirror') || !isInView(ask, { x0: x - 96, x1: x + 96, y0: mid - 122, y1: y - 60 })
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
      pictureOver(ask, x, Math.max(top + 60, 150), 180, 150) +
      row(ask, ['globe', 'teddy bear', 'piggy bank'], x - w / 2, x + w / 2, y, 92) +
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
