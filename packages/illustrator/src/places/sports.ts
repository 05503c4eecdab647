/** Where sport is played: each field by its own lines, nets and ropes. */
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { treeLine } from '../scenery/copses.ts'
import { bunting } from '../scenery/party.ts'
import { wave } from '../scenery/water.ts'
import type { Ask, Backdrop } from './backdrop.ts'
import { pendant } from './fittings.ts'
import { stands, towers } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { band, fill, nothing, type Place } from './kit.ts'
import { land } from './land.ts'

/** A quarter of a pipe at the left edge, its deck w wide; mirrored at the right one. */
function quarterPipe(dir: 1 | -1, w: number, top: number): string {
  const at = (u: number) => (dir > 0 ? u : 1024 - u)
  const [lip, foot] = [w, w + 300]
  return (
    tint(
      'stone',
      path(
        pen`M${at(-12)} ${top}H${at(lip)}C${at(lip + 14)} ${top + 150} ${at(lip + 110)} 842 ${at(foot)} 850H${at(-12)}Z`,
        SW.bg,
      ),
    ) +
    tint('wood', rect(Math.min(at(-12), at(lip)), top - 22, w + 12, 24, SW.bg, 4)) +
    tint('slate', circ(at(lip), top - 2, 14, SW.bg)) +
    tint('gamboge', star(at(w * 0.5), top + 110, 44, SW.bg)) +
    tint('petal2', circ(at(w * 0.62 + 70), top + 200, 26, SW.bg))
  )
}

/** Joints of the concrete. */
const joints = (): string =>
  line('M-10 880H1034M-10 964H1034M340 850L220 1240M512 850V1240M684 850L804 1240', SW.bg * 0.85)

/** A wall that was sprayed with bold shapes. */
const sprayed = (): string => {
  const arc = (x: number, r: number, pigment: string) =>
    tint(pigment, path(pen`M${x - r} 770C${x - r} ${770 - r * 1.3} ${x + r} ${770 - r * 1.3} ${x + r} 770Z`, SW.bg))
  return (
    tint('mist', rect(-10, 590, 1044, 190, SW.bg)) +
    tint('cream', rect(-10, 568, 1044, 26, SW.bg)) +
    [380, 640]
      .map((x, i) => arc(x, 110, `petal${i + 1}`) + arc(x, 78, 'gamboge') + arc(x, 44, `petal${i + 3}`))
      .join('') +
    tint('gamboge', star(512, 650, 50, SW.bg)) +
    tint(
      'petal5',
      path(
        'M270 640l60 -24l-16 40l40 10l-70 40l14 -36l-44 -8ZM700 640l60 -24l-16 40l40 10l-70 40l14 -36l-44 -8Z',
        SW.bg,
      ),
    ) +
    line('M-10 540H1034', SW.bg) +
    tint('slate', [60, 200, 340, 480, 620, 760, 900].map((x) => rect(x, 500, 16, 70, SW.bg, 4)).join(''))
  )
}

/** A net from edge to edge, its tape at y. */
function net(y: number, h: number): string {
  let mesh = ''
  for (let x = 46; x < 1024; x += 62) mesh += pen`M${x} ${y + 20}V${y + h}`
  for (let v = y + 20 + (h - 20) / 2; v < y + h; v += (h - 20) / 2) mesh += pen`M-10 ${v}H1034`
  return (
    tint('cream', rect(-10, y, 1044, 22, SW.bg)) +
    line(`${mesh}M-10 ${y + h}H1034`, SW.bg * 0.8) +
    tint('slate', rect(8, y - 14, 22, h + 26, SW.bg, 5) + rect(994, y - 14, 22, h + 26, SW.bg, 5))
  )
}

const courtLines = (): string =>
  tint('leaf', path('M120 790H904L1180 1240H-156Z', SW.bg)) +
  tint('lime', path('M196 812H828L1010 1240H14Z', SW.bg)) +
  line('M512 812V1240M150 900H874', SW.bg)

/** A fence of posts and wire behind the court. */
const cage = (ask: Ask): string =>
  treeLine(() => 600, ask.rng, SW.bg) +
  tint('sap', rect(-10, 594, 1044, 200, SW.bg)) +
  tint(
    'slate',
    rect(-10, 500, 1044, 16, SW.bg) + [40, 276, 512, 748, 984].map((x) => rect(x - 9, 488, 18, 300, SW.bg, 5)).join(''),
  ) +
  line(pen`M-10 556H1034M-10 640H1034`, SW.bg * 0.8)

const ringFloor = (): string =>
  tint('cream', path('M70 800H954L1110 1240H-86Z', SW.bg)) +
  tint('blush', path('M150 836H874L980 1240H44Z', SW.bg)) +
  tint('straw', star(512, 930, 70, SW.bg))

const ropes = (): string =>
  [470, 570, 670].map((y, i) => tint(i === 1 ? 'cloud' : 'vermilion', rect(60, y, 904, 24, SW.bg))).join('') +
  [84, 940]
    .map(
      (x) =>
        tint('slate', rect(x - 26, 420, 52, 392, SW.bg, 8)) +
        tint('vermilion', [452, 552, 652].map((y) => rect(x - 36, y, 72, 60, SW.bg, 12)).join('')),
    )
    .join('')

/** Lanes that bend away from us. */
const lanes = (): string =>
  tint('brick', path('M-10 772H1034V1240H-10Z', SW.bg)) +
  line(
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          pen`M-10 ${818 + i * i * 12 + i * 40}Q512 ${800 + i * i * 12 + i * 40} 1034 ${818 + i * i * 12 + i * 40}`,
      )
      .join(''),
    SW.bg,
  )

/** Floats on a rope between two lanes. */
const laneRope = (y: number, r: number): string =>
  line(pen`M-10 ${y}H1034`, SW.bg) +
  Array.from({ length: Math.ceil(1060 / (r * 4)) }, (_, i) =>
    tint(i % 2 ? 'cloud' : 'vermilion', ell(i * r * 4, y, r * 1.5, r, SW.bg)),
  ).join('')

/** A hall with a pool of lanes: who swims is in the water. */
const swimHall: Place = ({ rng }): Backdrop => {
  const y = 640
  const wall =
    fill('mist', -10, 480) +
    [170, 512, 854]
      .map(
        (x) =>
          tint('glass', rect(x - 120, 150, 240, 180, SW.bg, 8)) +
          line(pen`M${x} 150V330M${x - 120} 240H${x + 120}`, SW.bg * 0.85),
      )
      .join('') +
    tint('petal1', bunting(-10, 30, 1034, 30, 60, 12, rng, SW.bg, 0))
  const tiles =
    tint('aqua', rect(-10, 470, 1044, 60, SW.bg)) +
    line(Array.from({ length: 18 }, (_, i) => pen`M${i * 62} 470V530`).join(''), SW.bg * 0.8)
  const blocks = [150, 392, 634, 876]
    .map((x) =>
      tint('cloud', path(pen`M${x - 44} 470L${x - 34} 400H${x + 34}L${x + 44} 470Z`, SW.bg) + circ(x, 438, 18, SW.bg)),
    )
    .join('')
  return {
    back:
      wall +
      blocks +
      tiles +
      wave(548, 120, 12, SW.bg, rng.unit()) +
      laneRope(600, 13) +
      wave(y + 40, 150, 14, SW.bg, rng.unit()) +
      laneRope(y + 92, 16),
    ground: y + 190,
    water: y + 160,
    front: () =>
      wave(y + 172, 170, 22, SW.mid, rng.unit()) + laneRope(y + 262, 20) + wave(y + 320, 200, 22, SW.mid, rng.unit()),
    shows: { water: band(540, 1024), ground: band(y, 1024), sky: band(0, 300) },
  }
}

export const SPORTS: Readonly<Record<string, Place>> = {
  'skate park': land({
    ground: 'stone',
    line: 776,
    far: (ask) => (ask.variant === 1 ? towers(ask) : treeLine(() => 600, ask.rng, SW.bg)) + sprayed(),
    sides: [],
    marks: ({ variant }) =>
      joints() + quarterPipe(variant === 2 ? -1 : 1, 150, 560) + quarterPipe(variant === 2 ? 1 : -1, 90, 680),
  }),
  court: land({ ground: 'sap', far: (ask) => cage(ask) + net(690, 96), sides: [], marks: courtLines, flat: true }),
  ring: land({
    ground: 'slate',
    sky: nothing,
    far: (ask) =>
      fill('plum', -10, 460) + pendant(ask, 250, 190, 200) + pendant(ask, 774, 190, 200) + stands() + ropes(),
    line: 780,
    sides: [],
    marks: ringFloor,
  }),
  track: land({ ground: 'brick', far: stands, sky: (ask) => heavens(ask), sides: [], marks: lanes }),
  'swim hall': swimHall,
}
