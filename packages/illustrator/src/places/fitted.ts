/** The fittings of each room: on the wall, which stays where it is, and on the floor, which may be raised. */
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import {
  board,
  books,
  bottles,
  boxes,
  column,
  counter,
  courses,
  drape,
  FLOOR,
  jars,
  pendant,
  shelves,
} from './fittings.ts'

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

const arch = (x: number, w: number, top: number, foot: number, pigment: string): string =>
  tint(
    pigment,
    path(pen`M${x - w / 2} ${foot}V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${top + w / 2}V${foot}Z`, SW.bg),
  )

/** A landscape in a gilded frame. */
const canvas = (x: number, y: number, w: number, h: number): string =>
  tint('gamboge', rect(x, y, w, h, SW.bg, 4)) +
  tint('sky', rect(x + 20, y + 20, w - 40, h - 40, SW.bg)) +
  tint('sun', circ(x + w * 0.66, y + h * 0.38, 17, SW.bg)) +
  tint(
    'sap',
    path(
      pen`M${x + 20} ${y + h - 20}V${y + h * 0.66}Q${x + w * 0.3} ${y + h * 0.44} ${x + w * 0.52} ${y + h * 0.66}T${x + w - 20} ${y + h * 0.6}V${y + h - 20}Z`,
      SW.bg,
    ),
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

const blackboard = (): string =>
  board(236, 96, 788, 420, 'viridian') +
  line('M300 330l46 -90l46 90Z M440 250h84v80h-84Z', SW.bg) +
  circ(600, 290, 44, SW.bg, 'none') +
  line('M680 240h66M680 280h66M680 320h44', SW.bg)

export const FITTINGS: Readonly<Record<string, Fitting>> = {
  kitchen: {
    wall: (ask) => wallShelf(ask, 600, 960, 250, jars) + pendant(ask, 512, 150, 150),
    floor: (ask) => counter(ask, -10, 1034, 566, 7),
  },
  library: {
    wall: () => arch(512, 280, 90, FLOOR, 'glass') + line(pen`M512 90V${FLOOR}M372 330H652M372 560H652`, SW.bg),
    floor: (ask) => shelves(ask, -20, 330, 70, 5, [books]) + shelves(ask, 694, 1044, 70, 5, [books]),
  },
  school: {
    // One that somebody writes on stands before the wall.
    wall: (ask) => (ask.without?.has('chalkboard') ? wallShelf(ask, 600, 960, 250, books) : blackboard()),
  },
  hospital: {
    wall: () =>
      tint('mint', rect(560, 120, 230, 210, SW.bg, 10)) +
      tint('brick', path('M652 160h46v44h44v46h-44v44h-46v-44h-44v-46h44Z', SW.bg)) +
      line('M600 56H1034', SW.bg * 1.4),
    floor: () => drape(1040, 170, -1, 'aqua', FLOOR + 10),
  },
  shop: {
    wall: ({ rng }) =>
      Array.from({ length: 9 }, (_, i) =>
        tint(
          i % 2 ? 'cloud' : `petal${rng.int(1, 2)}`,
          path(pen`M${i * 116 - 10} -10h116v96a58 52 0 0 1 -116 0Z`, SW.bg),
        ),
      ).join(''),
    floor: (ask) => shelves(ask, -20, 320, 210, 4, [boxes, jars]) + shelves(ask, 704, 1044, 210, 4, [bottles, boxes]),
  },
  museum: {
    wall: () =>
      tint('cream', rect(-10, -10, 1044, 64, SW.bg)) +
      line('M-10 30H1034', SW.bg) +
      canvas(180, 120, 210, 160) +
      canvas(640, 110, 180, 220),
    floor: () => column(84, 96) + column(940, 96),
  },
  laboratory: {
    wall: (ask) => wallShelf(ask, 590, 970, 240, bottles),
    floor: (ask) => counter(ask, -10, 1034, 580, 6, 'mist'),
  },
  workshop: {
    wall: () =>
      tint('sand', rect(560, 120, 420, 250, SW.bg, 6)) +
      tint(
        'slate',
        path('M620 170h70v34h-26v130h-18v-130h-26Z', SW.bg) +
          path('M760 330l-14 -110a34 34 0 1 1 52 0l-14 110Z', SW.bg),
      ) +
      tint('stone', path('M850 180h90l-12 60h-66ZM884 240h22v90h-22Z', SW.bg)),
    floor: (ask) => counter(ask, -10, 420, 590, 3, 'wood') + shelves(ask, 760, 1044, 420, 2, [boxes, jars]),
  },
  restaurant: {
    wall: (ask) => pendant(ask, 470, 130, 130) + pendant(ask, 690, 200, 160) + pendant(ask, 900, 140, 140),
  },
  hall: {
    wall: (ask) => courses(ask) + arch(512, 230, 70, 470, 'glass') + line('M512 70V470M397 300H627', SW.bg),
    floor: () =>
      column(70, 104) +
      column(954, 104) +
      path('M380 765L240 1240H784L644 765Z', SW.bg).replace('fill="#fff"', 'fill="#fff" class="brick"'),
  },
  stable: {
    wall: () =>
      tint(
        'bark',
        rect(-10, 56, 1044, 44, SW.bg) + path('M-10 330L180 100h56L-10 396ZM1034 330L844 100h-56L1034 396Z', SW.bg),
      ),
    floor: () =>
      tint(
        'wood',
        [520, 610, 700].map((y) => rect(-10, y, 300, 40, SW.bg, 6) + rect(734, y, 300, 40, SW.bg, 6)).join('') +
          rect(268, 470, 48, 320, SW.bg, 6) +
          rect(708, 470, 48, 320, SW.bg, 6),
      ),
  },
  loft: {
    wall: () =>
      tint('bark', path('M-10 420L330 -10h90L-10 520ZM1034 420L694 -10h-90L1034 520Z', SW.bg)) +
      tint('glass', circ(512, 190, 96, SW.bg)) +
      line('M512 94V286M416 190H608', SW.bg),
  },
  cinema: {
    wall: () =>
      tint('mist', rect(196, 90, 632, 400, SW.bg, 10)) +
      tint('straw', star(512, 280, 110, SW.bg)) +
      drape(-16, 190, 1, 'brick', 700) +
      drape(1040, 190, -1, 'brick', 700),
    floor: () => seats(640, 150, 60) + seats(716, 176, 0),
  },
  nursery: {
    wall: () => tint('wood', rect(-10, 470, 1044, 20, SW.bg)),
  },
  gym: {
    wall: () =>
      tint(
        'wood',
        [0, 1, 2, 3, 4, 5].map((i) => rect(40, 130 + i * 92, 210, 24, SW.bg, 8)).join('') +
          rect(30, 90, 28, 660, SW.bg, 6) +
          rect(232, 90, 28, 660, SW.bg, 6),
      ),
    floor: () => tint('sand', ell(512, 960, 360, 84, SW.bg)) + line('M-10 960H152M872 960H1034', SW.bg),
  },
}
