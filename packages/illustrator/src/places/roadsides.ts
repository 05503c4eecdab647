/** Beside roads and rails: the tram stop, the lane between fields, the car park, the driveway, the alley, the square, the circuit. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { house } from '../scenery/houses.ts'
import type { Ask } from './backdrop.ts'
import { hillsFar, houses, paving, stands, trees } from './ground-marks.ts'
import { adorn, type Place, stand } from './kit.ts'
import { land } from './land.ts'

/** A roof on posts with panes and a seat under it, and the sign of the stop beside it. */
const shelter = ({ variant }: Ask): string => {
  const at = (x: number) => (variant === 1 ? 1024 - x : x)
  const box = (x0: number, x1: number, y: number, h: number, r = 0) =>
    rect(Math.min(at(x0), at(x1)), y, x1 - x0, h, SW.bg, r)
  return (
    tint('glass', box(60, 400, 400, 250)) +
    line(pen`M${at(173)} 400V650M${at(286)} 400V650`, SW.bg) +
    tint('wood', box(90, 370, 660, 24, 6)) +
    tint('slate', box(110, 128, 684, 100) + box(332, 350, 684, 100) + box(48, 66, 390, 396) + box(394, 412, 390, 396)) +
    tint('aqua', box(20, 440, 350, 46, 14)) +
    tint('slate', box(481, 499, 360, 426)) +
    tint('gamboge', circ(at(490), 320, 58, SW.bg)) +
    tint('cream', rect(at(490) - 34, 286, 68, 52, SW.bg, 10)) +
    line(pen`M${at(490) - 34} 316h68M${at(490) - 16} 352h32`, SW.bg)
  )
}

/** Two rails in the paving, and the wire over them. */
const tramRails = (): string =>
  paving() + tint('slate', rect(-10, 796, 1044, 12, SW.bg) + rect(-10, 836, 1044, 12, SW.bg))

const wire = (): string => tint('slate', rect(-10, 150, 1044, 8, SW.bg))

/** A track with two ruts that winds from the hills to our feet, a fence along it. */
const ruts = (): string =>
  tint(
    'sand',
    path(
      'M470 770C600 800 300 850 330 910C360 980 180 1060 60 1240H880C800 1080 660 990 620 910C600 860 640 810 540 770Z',
      SW.bg,
    ),
  ) +
  line('M440 880C470 980 330 1080 270 1240M540 880C600 980 640 1080 690 1240', SW.bg) +
  tint('stone', ell(470, 1000, 26, 13, SW.bg) + ell(560, 940, 20, 10, SW.bg) + ell(410, 930, 18, 10, SW.bg))

const railFence = (): string =>
  tint(
    'wood',
    rect(-10, 730, 420, 16, SW.bg) +
      rect(-10, 770, 420, 16, SW.bg) +
      rect(614, 730, 420, 16, SW.bg) +
      rect(614, 770, 420, 16, SW.bg) +
      [40, 160, 280, 392, 614, 730, 850, 970].map((x) => rect(x, 706, 20, 104, SW.bg, 4)).join(''),
  )

/** Bays marked on the ground and cars parked in those behind. */
const parked = (ask: Ask): string =>
  tint('brick', rect(130, 430, 764, 250, SW.bg)) +
  tint('gamboge', rect(110, 400, 804, 60, SW.bg, 10)) +
  [220, 370, 654, 804].map((x) => tint('glass', rect(x - 56, 500, 112, 100, SW.bg))).join('') +
  tint('glass', rect(452, 500, 120, 180, SW.bg)) +
  line('M512 500V680', SW.bg) +
  [120, 330, 694, 904]
    .map((x, i) => (ask.without?.has('car') ? '' : stand(ask, 'car', x, 790, 130, i % 2 ? 'left' : 'right')))
    .join('') +
  parkingSign(ask.variant === 1 ? 960 : 64)

const parkingSign = (x: number): string =>
  tint('slate', rect(x - 8, 420, 16, 380, SW.bg)) +
  tint('sky', rect(x - 56, 320, 112, 112, SW.bg, 14)) +
  tint(
    'cloud',
    path(pen`M${x - 26} 412V342h32q30 4 30 26t-30 26h-12v18ZM${x - 6} 360v18h10q12 -2 12 -9t-12 -9Z`, SW.bg).replace(
      '<path',
      '<path fill-rule="evenodd"',
    ),
  )

const bays = (): string =>
  line([-2, -1, 0, 1, 2].map((i) => pen`M${512 + i * 200} 790L${512 + i * 330} 1240`).join(''), SW.bg * 1.6)

/** A house with its garage, and the drive from it to the street. */
const garageHouse = (ask: Ask): string =>
  trees(ask) +
  house(270, 790, 380, ask.rng, SW.bg) +
  tint('cream', rect(520, 520, 400, 270, SW.bg)) +
  tint('roof', path('M490 530L560 410H880L950 530Z', SW.bg)) +
  tint('cloud', rect(560, 570, 320, 220, SW.bg, 6)) +
  line('M560 625H880M560 680H880M560 735H880', SW.bg) +
  [620, 700, 780].map((x) => tint('glass', rect(x - 10, 582, 60, 32, SW.bg, 4))).join('')

const drive = (): string =>
  tint('stone', path('M548 780H892L1034 1000V1240H250Z', SW.bg)) +
  line('M500 850H942M420 960H1010M330 1090H1034', SW.bg)

/** Walls of brick to both sides, washing between them. */
const alleyWalls = (ask: Ask): string => {
  const wall = (out: 1 | -1) => {
    const at = (x: number) => (out > 0 ? x : 1024 - x)
    const bricks = [180, 250, 320, 390, 460, 530, 600, 670, 740]
      .map((y, i) => pen`M${at(-10)} ${y}H${at(250)}M${at(i % 2 ? 90 : 50)} ${y}v70M${at(i % 2 ? 200 : 160)} ${y}v70`)
      .join('')
    return (
      tint('brick', path(pen`M${at(-10)} -10H${at(250)}V${790}H${at(-10)}Z`, SW.bg)) +
      line(bricks, SW.bg * 0.8) +
      tint('glass', rect(at(120) - 56, 220, 112, 140, SW.bg)) +
      line(pen`M${at(120)} 220V360M${at(120) - 56} 290h112`, SW.bg) +
      tint('wood', rect(at(120) - 70, 360, 140, 34, SW.bg, 6))
    )
  }
  const drying = ['t-shirt', 'sock', 'pants', 'dress']
    .map((name, i) => adorn(ask, name, 330 + i * 122, 330, 110))
    .join('')
  return (
    [420, 604].map((x) => house(x, 786, 190, ask.rng, SW.bg)).join('') +
    wall(1) +
    wall(-1) +
    line('M250 214Q512 250 774 214', SW.bg) +
    drying +
    stand(ask, 'trash can', 190, 830, 190)
  )
}

const well = (ask: Ask): string => houses(ask) + stand(ask, 'fountain', 512, 800, 300)

/** Stands beyond a striped curb, and the gantry with checkered squares. */
const circuit = (): string =>
  stands() +
  tint('slate', rect(70, 240, 24, 550, SW.bg) + rect(930, 240, 24, 550, SW.bg)) +
  Array.from({ length: 24 }, (_, i) =>
    tint(
      ((i % 12) + Math.floor(i / 12)) % 2 ? 'slate' : 'cloud',
      rect(60 + (i % 12) * 75.4, 240 + Math.floor(i / 12) * 60, 75.4, 60, SW.bg),
    ),
  ).join('')

const raceLane = (): string =>
  tint('slate', rect(-10, 800, 1044, 440, SW.bg)) +
  Array.from({ length: 12 }, (_, i) =>
    tint(i % 2 ? 'vermilion' : 'cloud', rect(-10 + i * 88, 776, 88, 28, SW.bg)),
  ).join('') +
  tint('cloud', [60, 300, 540, 780].map((x) => rect(x, 900, 150, 18, SW.bg, 4)).join(''))

export const ROADSIDES: Readonly<Record<string, Place>> = {
  'tram stop': land({
    scenic: true,
    ground: 'stone',
    far: (ask) => houses(ask) + wire() + shelter(ask),
    sides: [],
    marks: tramRails,
    flat: true,
  }),
  'dirt road': land({
    scenic: true,
    ground: 'grass',
    far: (ask) => hillsFar(ask) + railFence(),
    sides: [],
    marks: ruts,
    growth: 'meadow',
    near: 'round',
    flat: true,
  }),
  'parking lot': land({
    scenic: true,
    ground: 'stone',
    far: (ask) => trees(ask) + parked(ask),
    sides: [],
    marks: bays,
    flat: true,
  }),
  driveway: land({
    scenic: true,
    ground: 'grass',
    far: garageHouse,
    sides: [],
    marks: drive,
    growth: 'meadow',
    flat: true,
  }),
  alley: land({ scenic: true, ground: 'stone', far: alleyWalls, sides: [], marks: paving, flat: true }),
  'town square': land({
    scenic: true,
    ground: 'stone',
    far: well,
    sides: [['lamp post', 420]],
    marks: paving,
    flat: true,
  }),
  'race circuit': land({ scenic: true, ground: 'grass', far: circuit, sides: [], marks: raceLane, flat: true }),
}
