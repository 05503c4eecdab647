/** Where one waits or has something done: the laundromat, the waiting room, the sports hall of a school. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { FLOOR, pendant } from './fittings.ts'
import { adorn, type Place } from './kit.ts'
import { room } from './room.ts'

/** A machine with its round door at the height of the eyes or of the knees. */
const drum = (x: number, y: number, w: number, h: number, n: number): string => {
  const [cx, cy, r] = [x + w / 2, y + h * 0.58, Math.min(w, h) * 0.32]
  return (
    tint('cloud', rect(x, y, w, h, SW.bg, 8)) +
    tint('mist', rect(x + 12, y + 12, w - 24, h * 0.16, SW.bg, 6)) +
    tint('vermilion', circ(x + w - 34, y + 12 + h * 0.08, 10, SW.bg)) +
    line(pen`M${x + 28} ${y + 12 + h * 0.08}h${w * 0.34}`, SW.bg) +
    tint('stone', circ(cx, cy, r + 16, SW.bg)) +
    tint('glass', circ(cx, cy, r, SW.bg)) +
    tint(
      `any${n}`,
      path(
        pen`M${cx - r * 0.9} ${cy + r * 0.4}Q${cx - r * 0.4} ${cy - r * 0.2} ${cx} ${cy + r * 0.2}T${cx + r * 0.9} ${cy + r * 0.4}Q${cx} ${cy + r * 1.5} ${cx - r * 0.9} ${cy + r * 0.4}Z`,
        SW.bg,
      ),
    )
  )
}

const MACHINES = [0, 1, 2, 3, 4]

const washers = (ask: Ask): string =>
  tint('aqua', rect(-10, 70, 1044, 90, SW.bg)) +
  MACHINES.map((i) =>
    adorn(ask, ['t-shirt', 'sock', 'bubble', 'sock', 't-shirt'][i] as string, 110 + i * 201, 150, 70),
  ).join('') +
  MACHINES.map((i) => drum(14 + i * 200, 190, 190, 250, (i % 5) + 1)).join('') +
  MACHINES.map((i) => drum(14 + i * 200, 450, 190, FLOOR + 16 - 450, ((i + 2) % 5) + 1)).join('')

/** A row of chairs along the wall. */
const chairs = (xs: readonly number[]): string =>
  xs
    .map(
      (x, i) =>
        tint(`any${(i % 3) + 1}`, rect(x - 66, 520, 132, 150, SW.bg, 24) + rect(x - 74, 660, 148, 40, SW.bg, 16)) +
        tint('slate', rect(x - 62, 700, 16, 90, SW.bg, 4) + rect(x + 46, 700, 16, 90, SW.bg, 4)),
    )
    .join('')

/** A low table with things to read, the clock and a picture of fish. */
const waiting = (ask: Ask): string =>
  chairs([110, 280, 744, 914]) +
  tint('wood', rect(420, 690, 184, 24, SW.bg, 6) + rect(440, 714, 18, 76, SW.bg) + rect(566, 714, 18, 76, SW.bg)) +
  adorn(ask, 'book stack', 512, 690, 84) +
  adorn(ask, 'clock', 512, 330, 170) +
  adorn(ask, 'aquarium', 196, 430, 180) +
  tint('wood', rect(70, 430, 252, 20, SW.bg, 4)) +
  tint('cream', rect(720, 180, 220, 250, SW.bg, 8)) +
  adorn(ask, 'heart', 830, 376, 140)

/** Hoops on the end walls, windows high up, and the lines of the game on the floor. */
const sportsHall = (ask: Ask): string =>
  [150, 391, 633, 874]
    .map((x) => tint('glass', rect(x - 100, 50, 200, 110, SW.bg)) + line(pen`M${x} 50V160M${x - 100} 105h200`, SW.bg))
    .join('') +
  tint('wood', rect(-10, 560, 1044, 30, SW.bg)) +
  (ask.without?.has('basketball hoop')
    ? ''
    : [190, 834]
        .map(
          (x) =>
            tint('cloud', rect(x - 130, 220, 260, 180, SW.bg, 8)) +
            rect(x - 52, 290, 104, 80, SW.bg) +
            tint('orange', rect(x - 60, 384, 120, 16, SW.bg, 8)) +
            tint('cloud', path(pen`M${x - 52} 400L${x - 34} 490H${x + 34}L${x + 52} 400Z`, SW.bg)) +
            line(pen`M${x - 26} 400L${x - 10} 490M${x + 26} 400L${x + 10} 490M${x - 44} 440H${x + 44}`, SW.bg),
        )
        .join('')) +
  tint('sand', ell(512, 930, 300, 90, SW.bg)) +
  line(pen`M512 ${FLOOR}V840M512 1020V1240`, SW.bg) +
  pendant(ask, 512, 150, 120)

const plain = { paper: 'bare', windowed: false, sides: [], hung: [], scenic: true } as const

export const SERVICES: Readonly<Record<string, Place>> = {
  laundromat: room({ ...plain, wall: 'mint', floor: 'tiles', floorTint: 'cream', more: washers }),
  'waiting room': room({ ...plain, wall: 'sky', paper: 'wainscot', floor: 'tiles', floorTint: 'cream', more: waiting }),
  'sports hall': room({ ...plain, wall: 'cream', floor: 'boards', floorTint: 'apricot', more: sportsHall }),
}
