/** Landscapes that people travel to: a gorge in layers, peaks with huts, palms around a pool in the sand, mills among tulips. */
import { SW } from '../ink/pens.ts'
import { circ, clip, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { hill, hillFn, mountain } from '../scenery/land.ts'
import type { Ask } from './backdrop.ts'
import { bulbFields } from './bulb-fields.ts'
import { peaksAt } from './ground-marks.ts'
import { heavens, stars } from './heavens.ts'
import { fill, nothing, type Place } from './kit.ts'
import { land } from './land.ts'
import { tree } from './props.ts'
import { clearOf } from './world-waters.ts'

/** Steep walls in layers to both sides, and more of them far away. */
const gorge = ({ rng }: Ask): string => {
  const cliff = (d: string, ys: readonly number[]) =>
    tint('bark', path(d, SW.bg)) +
    clip(
      d,
      line(ys.map((y) => pen`M-20 ${y}q130 ${rng.between(-18, 18)} 260 0t260 0t260 0t264 0`).join(''), SW.bg * 0.85),
    ) +
    path(d, SW.bg, 'none')
  return (
    cliff('M300 640V430H360V390H470V420H560V400H680V440H740V640Z', [460, 510, 570]) +
    cliff('M-20 250H130L150 300H200L216 420H262L286 540H330L380 800H-20Z', [340, 420, 500, 590, 690]) +
    cliff('M1044 220H910L890 280H838L822 400H776L752 530H706L650 800H1044Z', [320, 400, 490, 580, 690])
  )
}

/** A river that winds through the sand of the gorge. */
const thread = (): string =>
  tint(
    'water',
    path(
      'M488 778C470 810 380 820 400 860S560 900 520 960S300 1060 330 1240H560C540 1080 720 1040 700 960S560 890 570 856S600 810 530 778Z',
      SW.bg,
    ),
  ) + line('M440 850q20 -8 40 0t40 0M560 950q24 -10 48 0t48 0', SW.bg * 0.9)

/** Peaks, meadows on steep hills and huts with stones on their roofs. */
const alps = ({ rng }: Ask): string => {
  const [high, low] = [hillFn(rng, 560, 44), hillFn(rng, 676, 30)]
  const chalet = (x: number, y: number, k: number) =>
    tint('wood', rect(x - 70 * k, y - 92 * k, 140 * k, 92 * k, SW.bg)) +
    tint('cream', rect(x - 70 * k, y - 34 * k, 140 * k, 34 * k, SW.bg)) +
    tint('bark', rect(x - 15 * k, y - 40 * k, 30 * k, 40 * k, SW.bg)) +
    tint(
      'glass',
      rect(x - 52 * k, y - 78 * k, 28 * k, 26 * k, SW.bg) + rect(x + 24 * k, y - 78 * k, 28 * k, 26 * k, SW.bg),
    ) +
    tint('rose', [-52, -38, -24, 24, 38, 52].map((u) => circ(x + u * k, y - 48 * k, 7 * k, SW.bg * 0.9)).join('')) +
    tint(
      'roof',
      path(
        pen`M${x - 104 * k} ${y - 78 * k}L${x} ${y - 148 * k}L${x + 104 * k} ${y - 78 * k}L${x + 92 * k} ${y - 66 * k}L${x} ${y - 126 * k}L${x - 92 * k} ${y - 66 * k}Z`,
        SW.bg,
      ),
    )
  return (
    tint(
      'mountain',
      mountain(512, 620, 460, 400, rng, SW.bg) +
        mountain(180, 640, 460, 440, rng, SW.bg) +
        mountain(860, 640, 480, 470, rng, SW.bg),
    ) +
    hill(high, SW.bg) +
    [330, 400, 640, 700].map((x) => tree(x, high(x) + 14, 96, rng, { sw: SW.bg, kind: 'pine' })).join('') +
    chalet(512, high(512) + 40, 0.8) +
    hill(low, SW.bg) +
    chalet(150, low(150) + 30, 1.3) +
    chalet(880, low(880) + 30, 1.3)
  )
}

/** Sand in waves, and a pool with palms and grass around it. */
const oasis = ({ rng, lift = 0, taken = [] }: Ask): string => {
  const pool = 'M170 700C250 670 760 664 856 704S760 760 512 762S90 736 170 700Z'
  const palm = (x: number, h: number, lean: 1 | -1) => tree(x, 716, h, rng, { sw: SW.bg, kind: 'palm', lean })
  const isFree = (x: number) => taken.every((box) => box.x1 < x - 90 || box.x0 > x + 90 || box.y0 > 430 - lift)
  return (
    tint('sand', path('M-10 560C120 480 240 470 340 560Q420 600 520 560C640 470 800 460 1034 580V1240H-10Z', SW.bg)) +
    line('M290 520Q230 580 270 650M760 500Q700 570 760 650', SW.bg) +
    palm(150, 420, 1) +
    palm(884, 440, -1) +
    (isFree(290) ? palm(290, 320, 1) : '') +
    (isFree(740) ? palm(740, 330, -1) : '') +
    tint('water', path(pool, SW.bg)) +
    line('M320 712q26 -10 52 0t52 0M600 726q26 -10 52 0t52 0M430 744q22 -8 44 0', SW.bg * 0.9)
  )
}

/** Grass without end, a herd far away and the white felt tents of those who live with it. */
const steppe = ({ rng }: Ask): string => {
  const [far, near] = [hillFn(rng, 520, 30), hillFn(rng, 650, 20)]
  const ger = (x: number, y: number, k: number) =>
    tint('cloud', rect(x - 90 * k, y - 70 * k, 180 * k, 70 * k, SW.bg)) +
    tint(
      'cloud',
      path(
        pen`M${x - 104 * k} ${y - 66 * k}Q${x - 70 * k} ${y - 116 * k} ${x} ${y - 122 * k}Q${x + 70 * k} ${y - 116 * k} ${x + 104 * k} ${y - 66 * k}Z`,
        SW.bg,
      ),
    ) +
    line(pen`M${x - 90 * k} ${y - 44 * k}H${x + 90 * k}`, SW.bg) +
    tint('vermilion', rect(x - 22 * k, y - 60 * k, 44 * k, 60 * k, SW.bg)) +
    tint('slate', rect(x + 16 * k, y - 150 * k, 14 * k, 36 * k, SW.bg))
  return (
    tint('mountain', peaksAt(520, rng)) +
    hill(far, SW.bg) +
    ger(420, far(420) + 40, 0.6) +
    ger(620, far(620) + 44, 0.66) +
    hill(near, SW.bg) +
    ger(150, near(150) + 30, 1.2) +
    ger(884, near(884) + 30, 1.2)
  )
}

/** A red rock as large as a mountain, alone on the plain. */
const outback = ({ rng }: Ask): string => {
  const d = 'M120 690C140 560 180 470 270 452Q330 430 420 440T620 432Q740 430 800 470C880 520 900 620 920 690Z'
  const folds = Array.from(
    { length: 9 },
    (_, i) => pen`M${200 + i * 80} ${470 + rng.between(-6, 14)}q${rng.between(-16, 16)} 90 ${rng.between(-8, 8)} 180`,
  )
  return (
    tint('bark', path(d, SW.bg)) +
    clip(d, line(folds.join(''), SW.bg * 0.85)) +
    path(d, SW.bg, 'none') +
    fill('apricot', 688)
  )
}

/** Steps and walls of stone on a ridge, with a sharp peak behind them. */
const ridgeTown = ({ rng }: Ask): string => {
  const wallAt = (x: number, y: number, w: number, h: number) =>
    tint('stone', rect(x, y - h, w, h, SW.bg)) + tint('umber', rect(x + w * 0.4, y - h * 0.6, w * 0.2, h * 0.6, SW.bg))
  const gable = (x: number, y: number, w: number, h: number) =>
    tint('stone', path(pen`M${x} ${y}V${y - h}L${x + w / 2} ${y - h * 1.6}L${x + w} ${y - h}V${y}Z`, SW.bg)) +
    tint('umber', rect(x + w * 0.4, y - h * 0.7, w * 0.2, h * 0.3, SW.bg))
  const terrace = (y: number) =>
    tint('sap', rect(-10, y, 1044, 1240 - y, SW.bg)) +
    line(
      pen`M-10 ${y + 22}H1034${Array.from({ length: 13 }, (_, i) => pen`M${i * 84 + (y % 40)} ${y}v22`).join('')}`,
      SW.bg * 0.8,
    )
  return (
    tint(
      'mountain',
      path('M330 640C420 480 470 250 540 170Q570 150 596 190C640 330 690 500 780 640Z', SW.bg) +
        path('M-20 640Q120 420 250 470T420 640Z', SW.bg),
    ) +
    line('M540 260q-30 90 -50 160M590 280q10 100 50 180', SW.bg * 0.85) +
    terrace(560) +
    [90, 230, 700, 860].map((x, i) => (i % 2 ? wallAt(x, 560, 120, 56) : gable(x, 560, 110, 54))).join('') +
    terrace(630) +
    [20, 330, 560, 900].map((x, i) => (i % 2 ? gable(x, 630, 110, 54) : wallAt(x, 630, 130, 56))).join('') +
    terrace(706) +
    [160, 780].map((x) => gable(x + rng.between(-10, 10), 706, 120, 58)).join('')
  )
}

const mirrored = ({ rng }: Ask): string =>
  tint('mountain', peaksAt(600, rng)) +
  fill('mist', 640) +
  line(
    Array.from(
      { length: 10 },
      (_, i) => pen`M${40 + i * 104} ${700 + (i % 3) * 90}l44 -18l48 14l10 40l-50 20l-46 -18Z`,
    ).join(''),
    SW.bg * 0.85,
  )

/** A spring that shoots up, with steam at its head and colored rims around it. */
const geyser = (ask: Ask): string =>
  tint('mountain', peaksAt(560, ask.rng)) +
  hill(hillFn(ask.rng, 600, 20), SW.bg) +
  tint('sand', ell(ask.variant === 1 ? 250 : 774, 700, 190, 44, SW.bg)) +
  tint('water', ell(ask.variant === 1 ? 250 : 774, 694, 120, 24, SW.bg)) +
  steam(ask.variant === 1 ? 250 : 774)

const steam = (x: number): string =>
  tint(
    'cloud',
    [
      [-70, 190, 62],
      [70, 180, 66],
      [0, 130, 76],
      [-34, 250, 54],
      [40, 262, 50],
    ]
      .map(([u = 0, v = 0, r = 0]) => circ(x + u, v, r, SW.bg))
      .join(''),
  ) +
  tint(
    'water',
    path(
      pen`M${x - 20} 694C${x - 30} 520 ${x - 44} 380 ${x - 60} 270Q${x} 230 ${x + 60} 270C${x + 44} 380 ${x + 30} 520 ${x + 20} 694Z`,
      SW.bg,
    ),
  ) +
  line(pen`M${x - 8} 660Q${x - 14} 460 ${x - 26} 310M${x + 8} 660Q${x + 14} 460 ${x + 26} 310`, SW.bg * 0.85)

/** Lines of little flags between poles, before the highest mountains. */
const flagged = ({ rng }: Ask): string => {
  const cord = (y: number, sag: number) =>
    line(pen`M-10 ${y}Q512 ${y + sag * 2} 1034 ${y}`, SW.bg) +
    Array.from({ length: 13 }, (_, i) => {
      const x = 30 + i * 80
      const v = y + sag * (1 - ((x - 512) / 522) ** 2)
      return tint(`cloth${(i % 5) + 1}`, path(pen`M${x - 24} ${v}h48v50q-12 10 -24 2t-24 2Z`, SW.bg))
    }).join('')
  return (
    tint(
      'mountain',
      mountain(512, 720, 560, 420, rng, SW.bg) +
        mountain(150, 730, 440, 360, rng, SW.bg) +
        mountain(890, 730, 460, 390, rng, SW.bg),
    ) + cord(70, 60)
  )
}

export const WORLD_LANDS: Readonly<Record<string, Place>> = {
  'bulb fields': bulbFields,
  canyon: land({
    sky: (ask) => heavens(clearOf(ask), 360),
    ground: 'apricot',
    line: 776,
    far: gorge,
    sides: [],
    marks: thread,
    flat: true,
    scenic: true,
  }),
  alps: land({ ground: 'lime', line: 770, far: alps, sides: [], scenic: true, growth: 'meadow' }),
  oasis: land({
    ground: 'sand',
    line: 750,
    far: oasis,
    sides: [],
    flat: true,
    scenic: true,
    water: [680, 760],
    growth: 'savanna',
  }),
  steppe: land({ ground: 'grass', line: 760, far: steppe, sides: [], scenic: true }),
  outback: land({ ground: 'apricot', line: 740, far: outback, sides: [], flat: true, scenic: true, growth: 'savanna' }),
  'ridge town': land({ ground: 'lime', line: 770, far: ridgeTown, sides: [], scenic: true }),
  'salt flats': land({
    ground: 'mist',
    line: 640,
    far: mirrored,
    sides: [],
    marks: nothing,
    flat: true,
    scenic: true,
    sky: (ask) => heavens(ask, 480),
  }),
  geyser: land({
    ground: 'grass',
    line: 770,
    far: geyser,
    sides: [],
    scenic: true,
    sky: (ask) => (ask.time === 'night' ? stars(ask, [40, 984], 300) : heavens(ask, 300)),
  }),
  'high mountains': land({
    ground: 'stone',
    line: 770,
    far: flagged,
    sides: [],
    flat: true,
    scenic: true,
    growth: 'lunar',
  }),
}
