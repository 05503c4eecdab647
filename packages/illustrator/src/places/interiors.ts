/** What one sees inside of something that moves, grows or shelters: portholes, panes, planks, blocks of snow. */
import { SW } from '../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { FLOOR, jars, shelves } from './fittings.ts'
import { piece, row } from './furnish/spot.ts'
import { adorn, type Place, stand } from './kit.ts'
import { type Room, room } from './room.ts'

/** A round window in a riveted rim with whatever is beyond it. */
const porthole = (x: number, y: number, r: number, beyond: string): string =>
  tint('slate', circ(x, y, r + 26, SW.bg)) +
  tint('glass', circ(x, y, r, SW.bg)) +
  beyond +
  Array.from({ length: 8 }, (_, i) => {
    const turn = ((i + 0.5) * Math.PI) / 4
    return circ(x + Math.cos(turn) * (r + 13), y + Math.sin(turn) * (r + 13), 5, SW.bg * 0.8)
  }).join('')

const fish = (x: number, y: number, s: number): string =>
  tint(
    'apricot',
    path(
      pen`M${x + s} ${y}Q${x} ${y - s * 0.8} ${x - s * 0.6} ${y}L${x - s * 1.2} ${y - s * 0.5}V${y + s * 0.5}L${x - s * 0.6} ${y}Q${x} ${y + s * 0.8} ${x + s} ${y}Z`,
      SW.bg,
    ),
  ) + circ(x + s * 0.5, y - s * 0.1, 4, SW.bg)

const bubbles = (x: number, y: number): string =>
  [0, 34, 70].map((up, i) => tint('water', circ(x + (i % 2) * 16, y - up, 11, SW.bg * 0.9))).join('')

const weeds = (x: number, y: number): string =>
  tint(
    'leaf',
    path(pen`M${x - 34} ${y}Q${x - 60} ${y - 50} ${x - 28} ${y - 100}Q${x - 14} ${y - 50} ${x - 4} ${y}Z`, SW.bg),
  ) +
  tint(
    'leaf',
    path(pen`M${x + 4} ${y}Q${x - 4} ${y - 60} ${x + 30} ${y - 84}Q${x + 40} ${y - 40} ${x + 34} ${y}Z`, SW.bg),
  )

/** Dials, levers and lamps on a slanted desk. */
function desk(x: number, w: number): string {
  const [top, low] = [560, 640]
  const lamps = Array.from({ length: Math.floor(w / 70) }, (_, i) => x + 50 + i * 66).filter((at) => at < x + w - 30)
  return (
    tint('stone', rect(x + 18, low, w - 36, FLOOR + 30 - low, SW.bg)) +
    tint('mist', path(pen`M${x + 26} ${top}H${x + w - 26}L${x + w} ${low}V${low + 26}H${x}V${low}Z`, SW.bg)) +
    lamps.map((at, i) => tint(`any${(i % 6) + 1}`, circ(at, top + 42, 17, SW.bg))).join('') +
    tint('cream', rect(x + w / 2 - 50, low + 50, 100, 56, SW.bg, 8)) +
    line(pen`M${x + w / 2 - 36} ${low + 78}h18l12 -18l16 34l12 -16h14`, SW.bg)
  )
}

/** Pipes along the ceiling with a wheel, as in a boat. */
const pipes = (): string =>
  tint('slate', rect(-10, 40, 1044, 30, SW.bg, 10) + rect(-10, 88, 1044, 22, SW.bg, 8)) +
  [170, 512, 854].map((x) => tint('stone', rect(x - 18, 28, 36, 94, SW.bg, 8))).join('') +
  tint('vermilion', circ(340, 99, 40, SW.bg)) +
  tint('cream', circ(340, 99, 20, SW.bg))

const submarine = (): string =>
  pipes() +
  porthole(190, 330, 116, fish(200, 300, 40) + bubbles(140, 400) + weeds(250, 430)) +
  porthole(512, 300, 132, fish(470, 270, 48) + fish(560, 350, 34) + bubbles(580, 260)) +
  porthole(834, 330, 116, weeds(790, 432) + fish(850, 300, 42) + bubbles(890, 390)) +
  desk(30, 300) +
  desk(694, 300) +
  tint('slate', path('M484 -10H540V150Q540 176 512 176Q484 176 484 150Z', SW.bg))

const star = (x: number, y: number, s: number): string =>
  tint(
    'gamboge',
    path(
      pen`M${x} ${y - s}L${x + s * 0.3} ${y - s * 0.3}L${x + s} ${y}L${x + s * 0.3} ${y + s * 0.3}L${x} ${y + s}L${x - s * 0.3} ${y + s * 0.3}L${x - s} ${y}L${x - s * 0.3} ${y - s * 0.3}Z`,
      SW.bg * 0.9,
    ),
  )

const planet = (x: number, y: number, r: number): string =>
  tint('apricot', circ(x, y, r, SW.bg)) +
  line(pen`M${x - r * 1.7} ${y + r * 0.5}Q${x} ${y + r * 1.1} ${x + r * 1.7} ${y - r * 0.5}`, SW.bg) +
  line(pen`M${x - r * 0.9} ${y - r * 0.3}Q${x} ${y - r * 0.1} ${x + r * 0.7} ${y - r * 0.6}`, SW.bg * 0.8)

const spacecraft = (): string =>
  [120, 904]
    .map(
      (x) => tint('mist', rect(x - 60, 20, 120, 110, SW.bg, 20)) + line(pen`M${x - 30} 60h60M${x - 30} 90h60`, SW.bg),
    )
    .join('') +
  porthole(190, 330, 116, star(140, 270, 22) + star(250, 390, 20) + planet(190, 330, 40)) +
  porthole(
    512,
    300,
    150,
    tint('water', path('M380 372A150 150 0 0 0 644 372Q512 250 380 372Z', SW.bg)) +
      tint('leaf', path('M440 386q30 -50 70 -30q20 40 -20 60Z', SW.bg)) +
      star(430, 250, 24) +
      star(590, 230, 22) +
      star(512, 200, 18),
  ) +
  porthole(
    834,
    330,
    116,
    tint('cloud', circ(834, 330, 50, SW.bg)) +
      circ(818, 316, 12, SW.bg) +
      circ(852, 346, 14, SW.bg) +
      star(770, 270, 18) +
      star(900, 400, 18),
  ) +
  desk(30, 300) +
  desk(694, 300)

/** Panes up to the ridge, benches full of pots on both sides, baskets that hang. */
const greenhouse = (ask: Ask): string => {
  const bench = (x: number) =>
    tint('wood', rect(x, 560, 330, 26, SW.bg, 4)) +
    [x + 24, x + 282].map((leg) => tint('wood', rect(leg, 586, 24, FLOOR + 20 - 586, SW.bg))).join('') +
    tint('wood', rect(x + 14, 690, 302, 20, SW.bg, 4))
  const side = (x: number, facing: 1 | -1) => {
    const [tall, low, third] = ask.rng.shuffle(['tomato plant', 'orchid', 'monstera', 'sunflower', 'rose bush', 'fern'])
    return (
      bench(x) +
      [tall, low, third]
        .map((name, i) =>
          piece(ask, name as string, x + 165 + facing * (i - 1) * 104, 562, [220, 160, 190][i] as number),
        )
        .join('') +
      row(ask, ['flower pot', 'watering can', 'cactus', 'potted plant', 'succulent'], x + 24, x + 306, 692, 92)
    )
  }
  return (
    tint('glass', path(pen`M-10 ${FLOOR}V220L512 -60L1034 220V${FLOOR}Z`, SW.bg)) +
    line(
      pen`M-10 220L512 -60L1034 220M170 124V${FLOOR}M340 32V${FLOOR}M684 32V${FLOOR}M854 124V${FLOOR}M-10 400H1034`,
      SW.bg,
    ) +
    line('M256 -10V120M768 -10V120', SW.bg) +
    piece(ask, 'potted plant', 256, 270, 160) +
    piece(ask, 'potted plant', 768, 270, 160) +
    side(-6, 1) +
    side(700, -1)
  )
}

/** Planks, a window full of leaves, a rope ladder's hatch, a branch that goes through. */
const treehouse = (ask: Ask): string =>
  tint('bark', path(pen`M-10 300Q120 330 180 250Q230 190 210 -10H330Q330 240 230 360Q150 440 -10 430Z`, SW.bg)) +
  tint('wood', rect(400, 190, 260, 270, SW.bg, 6)) +
  tint('glass', rect(424, 214, 212, 222, SW.bg)) +
  tint('leaf', path('M424 436V340Q460 310 490 350Q520 300 560 340Q600 310 636 350V436Z', SW.bg)) +
  line('M530 214V436M424 325H636', SW.bg) +
  shelves(ask, 730, 990, 250, 3, [jars, jars, jars]) +
  adorn(ask, 'lantern', 330, 300, 130) +
  stand(ask, 'telescope', 130, FLOOR + 30, 240)

/** Windows on the street, seats in a row behind, poles to hold. */
const bus = (): string =>
  tint('mist', rect(-10, 60, 1044, 60, SW.bg)) +
  [150, 512, 874]
    .map(
      (x, i) =>
        tint('glass', rect(x - 150, 160, 300, 270, SW.bg, 30)) +
        tint(`any${i + 1}`, path(pen`M${x - 110} 430V320h90v110ZM${x + 20} 430V280h80v150Z`, SW.bg)) +
        tint('leaf', ell(x + 4, 402, 34, 28, SW.bg)),
    )
    .join('') +
  [60, 300, 724, 964]
    .map(
      (x) =>
        tint('rose', rect(x - 90, 500, 180, 200, SW.bg, 34)) +
        tint('pink', rect(x - 100, 670, 200, 70, SW.bg, 26)) +
        tint('slate', rect(x - 70, 740, 26, 50, SW.bg) + rect(x + 44, 740, 26, 50, SW.bg)),
    )
    .join('') +
  tint('gamboge', rect(500, 120, 24, FLOOR - 110, SW.bg, 10))

/** Courses of blocks that close in above, a low door, a rug of fur. */
const igloo = (): string => {
  const rows = [620, 470, 330, 200, 90]
  const joints = rows.map((y, i) =>
    Array.from({ length: 7 }, (_, n) => pen`M${n * 170 + (i % 2 ? 0 : 85)} ${y}V${rows[i - 1] ?? FLOOR}`).join(''),
  )
  return (
    line(rows.map((y) => pen`M-10 ${y + 40}Q512 ${y - 40} 1034 ${y + 40}`).join('') + joints.join(''), SW.bg) +
    tint('slate', path(pen`M392 ${FLOOR}V560Q392 440 512 440Q632 440 632 560V${FLOOR}Z`, SW.bg)) +
    tint('glass', path(pen`M430 ${FLOOR}V566Q430 480 512 480Q594 480 594 566V${FLOOR}Z`, SW.bg)) +
    tint('cloud', path(pen`M430 ${FLOOR}V690Q512 650 594 690V${FLOOR}Z`, SW.bg)) +
    tint('gamboge', circ(540, 560, 24, SW.bg))
  )
}

/** Canvas that falls from the ridge, its flap open on the night. */
const tent = (ask: Ask): string =>
  line('M512 -10L-10 640M512 -10L1034 640M512 -10L250 700M512 -10L774 700', SW.bg) +
  tint('glass', path(pen`M512 150L330 ${FLOOR}H694Z`, SW.bg)) +
  tint('leaf', path(pen`M380 ${FLOOR}L430 600L480 ${FLOOR}ZM520 ${FLOOR}L570 560L630 ${FLOOR}Z`, SW.bg)) +
  star(512, 330, 26) +
  star(470, 460, 20) +
  star(556, 440, 20) +
  tint(
    'apricot',
    path(pen`M512 150L330 ${FLOOR}H250Q380 480 512 150Z`, SW.bg) +
      path(pen`M512 150L694 ${FLOOR}H774Q644 480 512 150Z`, SW.bg),
  ) +
  adorn(ask, 'lantern', 512, 140, 120)

/** A captain's cabin: panes at the stern, a chart, barrels and a chest. */
const shipCabin = (ask: Ask): string =>
  tint('wood', rect(300, 140, 424, 310, SW.bg, 10)) +
  [320, 456, 592].map((x) => tint('glass', rect(x, 160, 112, 270, SW.bg))).join('') +
  tint(
    'water',
    path(
      'M320 430V350q28 -20 56 0t56 0V430ZM456 430V350q28 -20 56 0t56 0V430ZM592 430V350q28 -20 56 0t56 0V430Z',
      SW.bg,
    ),
  ) +
  tint('cream', rect(50, 180, 200, 150, SW.bg, 6)) +
  line('M80 290q30 -70 60 -20t60 -50M196 196l30 30M226 196l-30 30', SW.bg) +
  adorn(ask, 'lantern', 850, 330, 170) +
  stand(ask, 'barrel', 130, FLOOR + 30, 240) +
  stand(ask, 'treasure chest', 880, FLOOR + 40, 200)

/** A hall with the car up on its lift, tires and tools along the wall. */
const carWorkshop = (ask: Ask): string =>
  tint('stone', rect(-10, 60, 1044, 40, SW.bg)) +
  [0, 1, 2]
    .map((i) => tint('slate', circ(110, 690 - i * 120, 66, SW.bg) + circ(110, 690 - i * 120, 30, SW.bg)))
    .join('') +
  tint('wood', rect(770, 180, 240, 190, SW.bg, 6)) +
  adorn(ask, 'wrench', 820, 350, 140) +
  adorn(ask, 'hammer', 890, 350, 140) +
  adorn(ask, 'screwdriver', 960, 350, 140) +
  tint('vermilion', rect(800, 520, 190, FLOOR + 20 - 520, SW.bg, 10)) +
  [560, 630, 700].map((y) => tint('cream', rect(820, y, 150, 46, SW.bg, 6))).join('') +
  tint('slate', rect(244, 130, 40, FLOOR - 110, SW.bg, 6) + rect(676, 130, 40, FLOOR - 110, SW.bg, 6)) +
  tint('slate', rect(230, 420, 500, 30, SW.bg, 8)) +
  adorn(ask, 'car', 480, 424, 190)

const PLAIN = { paper: 'bare', windowed: false, sides: [], hung: [], scenic: true } as const
const built = (plan: Pick<Room, 'wall' | 'floor' | 'floorTint'>, more: (ask: Ask) => string): Place =>
  room({ ...PLAIN, ...plan, more })

export const INTERIORS: Readonly<Record<string, Place>> = {
  'submarine cabin': built({ wall: 'aqua', floor: 'tiles', floorTint: 'stone' }, submarine),
  'space cabin': built({ wall: 'cloud', floor: 'tiles', floorTint: 'mist' }, spacecraft),
  'greenhouse room': built({ wall: 'mint', floor: 'tiles', floorTint: 'sand' }, greenhouse),
  'treehouse room': built({ wall: 'straw', floor: 'boards', floorTint: 'wood' }, treehouse),
  'bus aisle': built({ wall: 'straw', floor: 'plain', floorTint: 'stone' }, bus),
  'igloo room': built({ wall: 'cloud', floor: 'plain', floorTint: 'mist' }, igloo),
  'tent room': built({ wall: 'apricot', floor: 'plain', floorTint: 'sand' }, tent),
  'ship cabin': built({ wall: 'straw', floor: 'boards', floorTint: 'wood' }, shipCabin),
  'car workshop': built({ wall: 'mist', floor: 'plain', floorTint: 'stone' }, carWorkshop),
}
