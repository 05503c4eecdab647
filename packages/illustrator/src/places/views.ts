/** Places that are a picture by themselves: a garden of bridges and blossom, a porch, a skyline, a village in the snow, a cliff over the sea. */
import { SW } from '../ink/pens.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from '../scenery/flowers.ts'
import { mountain } from '../scenery/land.ts'
import { thickets } from '../scenery/thickets.ts'
import { wave } from '../scenery/water.ts'
import { slabs } from '../scenery/ways.ts'
import type { Ask } from './backdrop.ts'
import { flakes, frozenLake } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { adorn, band, fill, nothing, type Place, stand } from './kit.ts'
import { land } from './land.ts'
import { building, house, tree } from './props.ts'

/** Shoulder to shoulder, each of its own height. */
const towerRow = ({ rng }: Ask, foot: number, heights: readonly number[], w: number): string =>
  heights.map((h, i) => building(i * w - 20, foot, w * 0.94, h * rng.between(0.92, 1.08), rng, SW.bg)).join('')

const skylineFar = (ask: Ask): string =>
  towerRow(ask, 780, [330, 420, 500, 380, 560, 440, 390, 520, 350], 122) +
  towerRow(ask, 790, [220, 310, 170, 360, 230, 290, 190, 330], 140)

/** Water in bands, nearer ones broader. */
const bands = ({ rng }: Ask, ys: readonly number[]): string =>
  ys.map((y, i) => wave(y, 130 + i * 20, 10 + i * 1.4, SW.bg, rng.unit())).join('')

const snowyTown = ({ rng }: Ask): string =>
  tint('mountain', mountain(250, 700, 460, 300, rng, SW.bg) + mountain(790, 700, 480, 340, rng, SW.bg)) +
  [330, 694, 512].map((x, i) => house(x, 752, i < 2 ? 170 : 190, rng, SW.bg, { snow: true })).join('') +
  [20, 236, 420, 604, 790, 1004]
    .map((x) => tree(x, 786, rng.between(150, 220), rng, { sw: SW.bg, kind: 'snow fir' }))
    .join('') +
  [110, 914].map((x) => house(x, 790, 270, rng, SW.bg, { snow: true })).join('')

/** A lantern of stone: foot, box of light, roof. */
const stoneLantern = (x: number, y: number, k: number): string => {
  const at = (u: number, v: number) => pen`${x + u * k} ${y - v * k}`
  const block = (...corners: (readonly [number, number])[]) =>
    path(`M${corners.map(([u, v]) => at(u, v)).join('L')}Z`, SW.bg)
  return tint(
    'stone',
    block([-46, 0], [46, 0], [38, 20], [-38, 20]) +
      block([-16, 20], [16, 20], [14, 84], [-14, 84]) +
      block([-42, 84], [42, 84], [34, 102], [-34, 102]) +
      block([-28, 102], [28, 102], [28, 148], [-28, 148]) +
      block([-14, 108], [14, 108], [14, 140], [-14, 140]) +
      path(`M${at(-64, 148)}Q${at(-20, 160)} ${at(-10, 190)}L${at(10, 190)}Q${at(20, 160)} ${at(64, 148)}Z`, SW.bg) +
      circ(x, y - 200 * k, 12 * k, SW.bg),
  )
}

/** A mountain with snow on its top, the pond, blossom at both sides. */
const gardenFar = (ask: Ask): string => {
  const { rng } = ask
  return (
    tint('mountain', path('M250 620C380 520 440 380 470 330Q512 306 554 330C584 380 644 520 774 620Z', SW.bg)) +
    tint(
      'snow',
      path(
        'M430 400C452 366 462 344 470 330Q512 306 554 330C562 344 572 366 594 400L560 384L536 412L512 386L486 412L462 384Z',
        SW.bg,
      ),
    ) +
    fill('water', 620, 860) +
    bands(ask, [628, 676, 730]) +
    stand(ask, 'bridge', 512, 812, 230) +
    (ask.without?.has('cherry tree')
      ? ''
      : [-10, 1034]
          .map((x) => tree(x, 800, rng.between(500, 540), rng, { sw: SW.bg, kind: 'round', deco: 'blossom' }))
          .join(''))
  )
}

/** Siding, a door, a window with a flower box, and a rail to both sides. */
const porchWall = (ask: Ask): string => {
  const left = ask.variant === 1
  const at = (x: number) => (left ? 1024 - x : x)
  const rail = (x0: number, x1: number) =>
    tint('cloud', rect(x0, 640, x1 - x0, 22, SW.bg) + rect(x0, 752, x1 - x0, 20, SW.bg)) +
    Array.from({ length: Math.floor((x1 - x0) / 44) }, (_, i) =>
      tint('cloud', rect(x0 + 14 + i * 44, 662, 16, 90, SW.bg)),
    ).join('')
  const pane = at(290)
  return (
    line([130, 200, 270, 340, 410, 480, 550, 620, 690].map((y) => pen`M-10 ${y}H1034`).join(''), SW.bg * 0.8) +
    (ask.without?.has('door') ? '' : adorn(ask, 'door', at(730), 772, 500)) +
    tint('cream', rect(pane - 130, 250, 260, 250, SW.bg, 6)) +
    tint('glass', rect(pane - 106, 274, 212, 202, SW.bg)) +
    line(pen`M${pane} 274V476M${pane - 106} 375H${pane + 106}`, SW.bg) +
    tint('wood', rect(pane - 140, 500, 280, 46, SW.bg, 6)) +
    [-96, -32, 32, 96].map((dx) => tint('rose', flowerHead(pane + dx, 492, 36, ask.rng, SW.bg, 'daisy'))).join('') +
    rail(at(730) < 512 ? 440 : -10, at(730) < 512 ? 1034 : 584) +
    [40, 984].map((x) => tint('cloud', rect(x - 24, 70, 48, 720, SW.bg))).join('') +
    tint('roof', rect(-10, -10, 1044, 70, SW.bg)) +
    tint('cream', path(pen`M-10 60${Array.from({ length: 15 }, () => 'q36 40 72 0').join('')}V44H-10Z`, SW.bg))
  )
}

const porch: Place = (ask) => ({
  sky: fill('sky', -10),
  back:
    porchWall(ask) +
    fill('wood', 772) +
    line(
      Array.from({ length: 12 }, (_, i) => pen`M${i * 93} 772L${512 + (i * 93 - 512) * 1.9} 1240`).join(''),
      SW.bg * 0.8,
    ) +
    stand(ask, 'flower pot', ask.variant === 1 ? 900 : 124, 860, 190),
  fixed: true,
  roofed: true,
  scenic: true,
  ground: 935,
  front: nothing,
  shows: { ground: band(772, 1024), sky: band(0, 300) },
})

/** The wall of the house at one edge, with its glass door and an awning. */
const balconyDoor = (x: number, out: 1 | -1): string => {
  const at = (u: number, w: number) => (out > 0 ? x + u : x - u - w)
  const scallops = Array.from({ length: 4 }, () => 'q34 44 68 0').join('')
  return (
    tint('cream', rect(at(-20, 250), -10, 250, 802, SW.bg)) +
    tint('wood', rect(at(20, 176), 250, 176, 542, SW.bg, 6)) +
    tint('glass', rect(at(42, 132), 276, 132, 230, SW.bg) + rect(at(42, 132), 530, 132, 220, SW.bg)) +
    tint('wood', circ(at(184, 0), 520, 9, SW.bg)) +
    tint('rose', path(pen`M${at(-16, 272)} 200l30 -90h212l30 90Z`, SW.bg)) +
    tint('cream', path(pen`M${at(-16, 272)} 200${scallops}Z`, SW.bg))
  )
}

/** Roofs of the town far below, a rail with flower boxes, and the door that one came out of. */
const balcony: Place = (ask) => {
  const out = ask.variant === 1 ? -1 : 1
  const boxes = out > 0 ? [420, 830] : [194, 604]
  return {
    sky: heavens(ask, 420),
    back:
      [330, 694, 512, 876, 148].map((x, i) => house(x, 690, i < 2 ? 250 : 210, ask.rng, SW.bg)).join('') +
      fill('grass', 676) +
      tint('slate', rect(-10, 560, 1044, 26, SW.bg, 6)) +
      Array.from({ length: 16 }, (_, i) => tint('slate', rect(22 + i * 66, 586, 16, 184, SW.bg))).join('') +
      tint('slate', rect(-10, 770, 1044, 22, SW.bg)) +
      boxes
        .map(
          (x) =>
            [-84, -28, 28, 84]
              .map((dx) => tint('rose', flowerHead(x + dx, 592, 36, ask.rng, SW.bg, 'daisy')))
              .join('') + tint('wood', rect(x - 124, 606, 248, 62, SW.bg, 8)),
        )
        .join('') +
      fill('stone', 792) +
      line(
        Array.from({ length: 9 }, (_, i) => pen`M${i * 128} 792L${512 + (i * 128 - 512) * 1.9} 1240`).join('') +
          pen`M-10 860H1034M-10 950H1034`,
        SW.bg * 0.8,
      ) +
      balconyDoor(out > 0 ? 0 : 1024, out),
    fixed: true,
    scenic: true,
    ground: 935,
    front: nothing,
    shows: { ground: band(792, 1024), sky: band(0, 300) },
  }
}

/** High rock with grass on it, and the sea far below to both sides. */
const cliff: Place = (ask) => {
  return {
    sky: heavens(ask, 420),
    back:
      bands(ask, [600, 650, 706, 766]) +
      tint('stone', path('M236 1240L262 1090L220 1010L250 930L206 850L232 790L196 716H1034V1240Z', SW.bg)) +
      line(
        'M232 790L330 806L372 880L330 950L250 930M372 880L500 860L560 950L500 1030M220 1010L330 1020L330 950M560 950L690 930L740 1010M500 860L540 790M690 930L720 840L830 800M740 1010L860 980L930 1024M830 800L900 880L860 980',
        SW.bg * 0.9,
      ) +
      tint(
        'grass',
        path(
          'M170 716C200 690 260 684 330 688C560 672 800 676 1034 664V740Q990 770 950 742T860 748T770 746T680 754T590 750T500 758T410 752T330 760T250 750Q196 756 170 716Z',
          SW.bg,
        ),
      ),
    footing: 'grass',
    ground: 712,
    front: (boxes) => thickets('foam', boxes, ask.rng),
    shows: { ground: band(670, 1024), water: band(600, 1024), sky: band(0, 480) },
  }
}

/** A rail along the water and slabs before it. */
const quay = (): string =>
  slabs(886) +
  tint('slate', rect(-10, 826, 1044, 16, SW.bg)) +
  Array.from({ length: 14 }, (_, i) => tint('slate', rect(i * 78 - 6, 842, 16, 52, SW.bg))).join('') +
  tint('slate', rect(-10, 886, 1044, 16, SW.bg))

export const VIEWS: Readonly<Record<string, Place>> = {
  skyline: land({
    ground: 'slate',
    line: 780,
    water: [800, 1024],
    far: skylineFar,
    sides: [],
    marks: (ask) => bands(ask, [792, 822]) + quay(),
    flat: true,
    scenic: true,
  }),
  'snow village': land({
    ground: 'snow',
    far: snowyTown,
    sides: [
      ['lamp post', 400],
      ['pine tree', 380],
    ],
    sky: flakes,
    marks: frozenLake,
    scenic: true,
    growth: 'snow',
  }),
  'japanese garden': land({
    ground: 'lime',
    line: 800,
    water: [620, 1024],
    far: gardenFar,
    sides: [],
    marks: (ask) => stoneLantern(ask.variant === 1 ? 880 : 150, 880, 1.25) + waterAtFeet(ask),
    flat: true,
    scenic: true,
    growth: 'pond',
  }),
  porch,
  balcony,
  'sea cliff': cliff,
}

/** The pond reaches to our feet, with koi in it where nobody stands. */
const waterAtFeet = (ask: Ask): string =>
  tint('water', path('M-10 950C160 880 330 866 512 870S880 880 1034 940V1240H-10Z', SW.bg)) +
  line('M110 950q24 -10 48 0t48 0M480 920q24 -10 48 0t48 0M820 960q24 -10 48 0t48 0', SW.bg) +
  koi(ask, 270, 986, 1) +
  koi(ask, 730, 980, -1) +
  koi(ask, 500, 1060, 1)

/** A koi from above: body, fins, tail, patches. */
const koi = ({ taken = [], lift = 0 }: Ask, x: number, y: number, s: 1 | -1): string => {
  if (taken.some((box) => box.x0 < x + 100 && box.x1 > x - 100 && box.y1 > y - lift - 30)) return ''
  const at = (u: number, v: number) => pen`${x + u * s} ${y + v}`
  return (
    tint(
      'orange',
      path(
        `M${at(-66, 0)}Q${at(-100, -34)} ${at(-122, -26)}Q${at(-108, 0)} ${at(-122, 26)}Q${at(-100, 34)} ${at(-66, 0)}Z`,
        SW.bg,
      ),
    ) +
    tint('cloud', path(`M${at(16, -26)}Q${at(0, -58)} ${at(-26, -54)}Q${at(-20, -34)} ${at(-12, -26)}Z`, SW.bg)) +
    tint('cloud', path(`M${at(16, 26)}Q${at(0, 58)} ${at(-26, 54)}Q${at(-20, 34)} ${at(-12, 26)}Z`, SW.bg)) +
    tint(
      'cloud',
      path(
        `M${at(-70, 0)}C${at(-40, -36)} ${at(40, -44)} ${at(84, 0)}C${at(40, 44)} ${at(-40, 36)} ${at(-70, 0)}Z`,
        SW.bg,
      ),
    ) +
    tint('orange', path(`M${at(-26, -26)}Q${at(-6, 4)} ${at(18, -32)}Z`, SW.bg)) +
    line(`M${at(44, -20)}Q${at(36, 0)} ${at(44, 20)}`, SW.bg) +
    tint('night', circ(x + 60 * s, y - 10, 4, SW.bg) + circ(x + 60 * s, y + 10, 4, SW.bg))
  )
}
