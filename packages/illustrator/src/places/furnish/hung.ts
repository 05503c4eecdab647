/** What hangs on a wall: windows, boards with small things, pictures, clocks. */
import { dropD } from '../../ink/marks.ts'
import { SW } from '../../ink/pens.ts'
import { ell, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { snowflake } from '../../scenery/heavens.ts'
import { windowScene } from '../../scenery/windows.ts'
import { picture } from './pictures.ts'
import { type Bay, isInView, piece, row, type Spot } from './spot.ts'

/** A board on the wall with small things on it. */
export const boardOf = (
  { ask, x }: Pick<Spot, 'ask' | 'x'>,
  y: number,
  w: number,
  names: readonly string[],
  high = 92,
): string => {
  if (!isInView(ask, { x0: x - w / 2, x1: x + w / 2, y0: y - high, y1: y + 50 })) return ''
  return (
    row(ask, names, x - w / 2 + 8, x + w / 2 - 8, y, high) +
    tint(
      'wood',
      rect(x - w / 2, y, w, 18, SW.bg, 5) +
        path(pen`M${x - w / 2 + 30} ${y + 18}v32l28 -32ZM${x + w / 2 - 30} ${y + 18}v32l-28 -32Z`, SW.bg),
    )
  )
}

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

export const KEEPSAKES = ['alarm clock', 'jar', 'photo frame', 'candle', 'piggy bank'] as const

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
    tint('cream', ell(x - 148, top + 140, 31, 43, SW.bg) + ell(x + 148, top + 140, 31, 43, SW.bg)),
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
