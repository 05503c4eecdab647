/** The fittings of each room: on the wall, which stays where it is, and on the floor, which may be raised. */
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { type books, drape } from './fittings.ts'

export interface Fitting {
  wall?: (ask: Ask) => string
  floor?: (ask: Ask) => string
}

/** A board with brackets and what stands on it, at one side of the wall. */
export const wallShelf = ({ rng, detail }: Ask, x0: number, x1: number, y: number, goods: typeof books): string =>
  (detail === 'simple' ? '' : goods(rng, x0 + 10, x1 - 10, y, 96)) +
  tint(
    'wood',
    rect(x0, y, x1 - x0, 17, SW.bg, 4) +
      path(pen`M${x0 + 34} ${y + 17}v30l26 -30ZM${x1 - 34} ${y + 17}v30l-26 -30Z`, SW.bg),
  )

/** Rows of seats seen from behind. */
const seats = (y: number, w: number, shift: number): string =>
  Array.from({ length: Math.ceil(1100 / w) + 1 }, (_, i) => {
    const x = i * w + shift - w / 2
    return tint(
      'brick',
      path(
        pen`M${x - w * 0.44} ${y + 200}V${y + w * 0.28}Q${x - w * 0.44} ${y} ${x} ${y}T${x + w * 0.44} ${y + w * 0.28}V${y + 200}Z`,
        SW.bg,
      ),
    )
  }).join('')

export const FITTINGS: Readonly<Record<string, Fitting>> = {
  cinema: {
    wall: () =>
      tint('mist', rect(196, 90, 632, 400, SW.bg, 10)) +
      tint('straw', star(512, 280, 110, SW.bg)) +
      drape(-16, 190, 1, 'brick', 700) +
      drape(1040, 190, -1, 'brick', 700),
    floor: () => seats(640, 150, 60) + seats(716, 176, 0),
  },
}
