/** Places that one goes to for a reason, seen from inside. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { rock } from '../scenery/ground.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { coral, seaweed } from '../scenery/reef.ts'
import type { Ask } from './backdrop.ts'
import { BEYOND } from './beyond.ts'
import { counter, FLOOR, pendant } from './fittings.ts'
import { adorn, type Place, stand } from './kit.ts'
import { room } from './room.ts'

/** What hangs over the counter says what there is to eat. */
const menu = (ask: Ask): string =>
  tint('slate', rect(250, 80, 524, 190, SW.bg, 10)) +
  [350, 512, 674]
    .map(
      (x, i) =>
        tint('cream', circ(x, 160, 58, SW.bg)) + adorn(ask, ['apple', 'sandwich', 'soup'][i] as string, x, 188, 62),
    )
    .join('') +
  line('M300 244h90M466 244h90M632 244h84', SW.bg)

const cafeteria = room({
  wall: 'mint',
  paper: 'tiles',
  floor: 'tiles',
  floorTint: 'cream',
  windowed: false,
  sides: [
    ['trash can', 230],
    ['potted plant', 300],
  ],
  hung: [],
  more: (ask) =>
    counter(ask, -10, 1034, 560, 7, 'mist') +
    menu(ask) +
    pendant(ask, 120, 190, 120) +
    pendant(ask, 904, 190, 120) +
    ['fruit bowl', 'juice', 'bread', 'pie', 'fruit bowl', 'milk']
      .map((name, i) => adorn(ask, name, 90 + i * 170, 560, 84))
      .join(''),
})

/** A mirror with lamps around it over a shelf with bottles. */
const dressingMirror = (x: number): string => {
  const bulbs = [130, 210, 290, 370].flatMap((y) => [
    tint('straw', circ(x - 112, y, 16, SW.bg)),
    tint('straw', circ(x + 112, y, 16, SW.bg)),
  ])
  return (
    tint('wood', rect(x - 136, 84, 272, 340, SW.bg, 26)) +
    tint('glass', rect(x - 88, 112, 176, 284, SW.bg, 18)) +
    line(pen`M${x - 40} 210l70 -70M${x - 40} 270l90 -90`, SW.bg) +
    bulbs.join('') +
    tint('wood', rect(x - 170, 470, 340, 22, SW.bg, 6)) +
    [-120, -50, 30, 110]
      .map((by, i) => tint(`any${i + 1}`, rect(x + by - 18, 470 - 54 + (i % 2) * 14, 36, 54 - (i % 2) * 14, SW.bg, 8)))
      .join('')
  )
}

/** The striped pole of a barber. */
const barberPole = (x: number): string =>
  tint('cloud', rect(x - 30, 250, 60, 220, SW.bg, 4)) +
  [0, 1, 2]
    .map((i) =>
      tint(
        'vermilion',
        path(
          pen`M${x - 30} ${296 + i * 64}L${x + 30} ${262 + i * 64}V${294 + i * 64}L${x - 30} ${328 + i * 64}Z`,
          SW.bg,
        ),
      ),
    )
    .join('') +
  tint('gamboge', rect(x - 40, 226, 80, 28, SW.bg, 8) + rect(x - 40, 466, 80, 28, SW.bg, 8) + circ(x, 204, 26, SW.bg))

const salon = room({
  wall: 'blush',
  paper: 'wainscot',
  floor: 'tiles',
  floorTint: 'cream',
  windowed: false,
  sides: [
    ['armchair', 280],
    ['potted plant', 300],
    ['sink', 300],
  ],
  hung: [],
  more: () => dressingMirror(230) + dressingMirror(794) + barberPole(512),
})

const { box: PANE } = BEYOND['departure hall'] as (typeof BEYOND)[string]

/** Great panes, the field behind them, the tower, and the board with the flights. */
const gate = (ask: Ask): string => {
  const far = hillFn(ask.rng, 470, 24)
  const bars = [0, 1, 2, 3, 4].map((i) => rect(20 + i * 240, 150, 24, 470, SW.bg))
  const clipped = `<svg x="30" y="160" width="964" height="450" viewBox="30 160 964 450">${hill(far, SW.bg)}${tint(
    'stone',
    rect(-10, 540, 1044, 90, SW.bg),
  )}${line('M60 580h110M250 580h110M440 580h110M630 580h110M820 580h110', SW.bg)}${tint(
    'mist',
    rect(884, 330, 46, 190, SW.bg) + path('M856 330L842 270H972L958 330Z', SW.bg) + rect(850, 250, 114, 22, SW.bg, 6),
  )}</svg>`
  return (
    tint('glass', rect(30, 160, 964, 450, SW.bg)) +
    clipped +
    tint(
      'mist',
      bars.slice(0, 1).join('') +
        bars.slice(-1).join('') +
        rect(10, 140, 1004, 24, SW.bg) +
        rect(10, 606, 1004, 28, SW.bg),
    ) +
    tint('slate', rect(300, 20, 424, 106, SW.bg, 8)) +
    line('M330 50h120M330 74h120M330 98h120M490 50h60M490 74h60M490 98h60M590 50h100M590 74h100M590 98h100', SW.bg)
  )
}

const departureHall = room({
  wall: 'mist',
  paper: 'bare',
  floor: 'tiles',
  floorTint: 'cream',
  windowed: false,
  sides: [
    ['bench', 170],
    ['potted plant', 260],
    ['suitcase', 180],
  ],
  hung: [],
  more: (ask) =>
    gate(ask) +
    (ask.without?.has('airplane') ? '' : stand(ask, 'airplane', (PANE.x0 + PANE.x1) / 2, PANE.y1 - 10, 220)),
})

/** A tank as wide as the wall, with a sea floor of its own. */
const tank = (ask: Ask): string => {
  const { rng } = ask
  const sand = hillFn(rng, 600, 20)
  const grown = [120, 220, 800, 900, 330, 690]
    .map((x, i) =>
      i % 2
        ? seaweed(x, sand(x) + 16, rng.between(130, 220), rng, SW.bg)
        : coral(x, sand(x) + 18, rng.between(110, 150), rng, SW.bg),
    )
    .join('')
  const bubbles = [
    [170, 250, 20],
    [210, 190, 14],
    [860, 300, 22],
    [820, 230, 15],
    [540, 150, 17],
  ]
    .map(([x = 0, y = 0, r = 0]) => tint('cloud', circ(x, y, r, SW.bg)))
    .join('')
  return (
    tint('water', rect(40, 60, 944, 620, SW.bg, 30)) +
    `<svg x="44" y="64" width="936" height="612" viewBox="44 64 936 612">${grown}${tint('sand', hill(sand, SW.bg))}${rock(512, 650, 190, rng, SW.bg)}${bubbles}</svg>` +
    tint(
      'slate',
      path(
        'M16 36H1008V704H16ZM60 90Q60 66 90 66H934Q964 66 964 90V650Q964 676 934 676H90Q60 676 60 650Z',
        SW.bg,
        '#fff',
      ).replace('<path', '<path fill-rule="evenodd"'),
    )
  )
}

const aquariumHall = room({
  wall: 'slate',
  paper: 'bare',
  floor: 'boards',
  floorTint: 'mist',
  windowed: false,
  sides: [],
  hung: [],
  more: tank,
})

/** Lockers with a helmet on top and a coat inside. */
const lockers = (x: number, n: number): string =>
  Array.from({ length: n }, (_, i) => {
    const u = x + i * 120
    return (
      tint('brick', rect(u, 330, 120, FLOOR - 310, SW.bg)) +
      tint('slate', rect(u + 14, 348, 92, FLOOR - 350, SW.bg)) +
      tint('gamboge', path(pen`M${u + 30} 420Q${u + 60} 380 ${u + 90} 420L${u + 96} 640H${u + 24}Z`, SW.bg)) +
      line(pen`M${u + 60} 402V640M${u + 26} 560h68`, SW.bg) +
      tint('vermilion', path(pen`M${u + 18} 326Q${u + 20} 270 ${u + 60} 268Q${u + 100} 270 ${u + 102} 326Z`, SW.bg)) +
      tint('gamboge', ell(u + 60, 326, 52, 11, SW.bg))
    )
  }).join('')

const fireHouse = room({
  wall: 'cream',
  paper: 'bricks',
  floor: 'tiles',
  floorTint: 'stone',
  windowed: false,
  sides: [],
  hung: [],
  more: (ask) =>
    tint('mist', path('M250 770V300Q250 120 512 120T774 300V770Z', SW.bg)) +
    line('M260 300H764M250 420H774M250 540H774M250 660H774', SW.bg) +
    tint('vermilion', rect(360, 30, 304, 74, SW.bg, 10)) +
    adorn(ask, 'flame', 512, 98, 58) +
    lockers(-10, 2) +
    lockers(784, 2),
})

export const VISITS: Readonly<Record<string, Place>> = {
  cafeteria,
  salon,
  'departure hall': departureHall,
  'aquarium hall': aquariumHall,
  'fire house': fireHouse,
}
