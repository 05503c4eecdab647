/** Where some feasts and seasons are kept that look like nothing else: the carnival by the bay, the garden under the moon, the wet street. */
import { dropD, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { spread } from '../ink/scatter.ts'
import { circ, ell, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { bunting } from '../scenery/party.ts'
import { wave } from '../scenery/water.ts'
import type { Ask } from './backdrop.ts'
import { houses, paving, stands } from './ground-marks.ts'
import { heavens, stars } from './heavens.ts'
import { adorn, type Place } from './kit.ts'
import { land } from './land.ts'

/** Whether something of that size at that spot would lie on somebody. */
const isFree = ({ taken = [], lift = 0 }: Ask, x: number, y: number, r: number): boolean =>
  taken.every((box) => x + r < box.x0 || x - r > box.x1 || y - lift + r < box.y0 || y - lift - r > box.y1)

/** Round mountains that stand in a bay. */
const bay = ({ rng }: Ask): string =>
  tint('sap', path('M520 660C560 400 590 220 676 214S800 380 840 660Z', SW.bg)) +
  tint('leaf', path('M820 640C850 540 900 500 960 506S1040 560 1060 640Z', SW.bg)) +
  tint('leaf', path('M-40 640C-10 520 60 450 140 470S280 560 320 640Z', SW.bg)) +
  line('M628 340q20 40 10 90M730 320q-8 60 16 110M90 540q20 30 16 60', SW.bg * 0.8) +
  wave(628, 120, 12, SW.bg, rng.unit()) +
  wave(676, 150, 14, SW.bg, rng.unit()) +
  tint('sand', path('M-10 716C200 690 420 730 600 712S900 690 1034 716V1240H-10Z', SW.bg))

/** Slips of paper and curls that fall beside everybody. */
const confettiFall = (ask: Ask): string =>
  spread(ask.rng, 50, 974, 16, 0.4)
    .map((x, i): [number, number] => [x, 190 + ((i * 137) % 330)])
    .filter(([x, y]) => isFree({ ...ask, lift: 0 }, x, y, 30))
    .map(([x, y], i) =>
      i % 3 === 0
        ? line(pen`M${x} ${y}q18 -14 10 -30t14 -28`, SW.bg)
        : tint(
            `cloth${(i % 6) + 1}`,
            i % 3 === 1 ? path(pen`M${x} ${y}l22 -8l8 22l-22 8Z`, SW.bg) : circ(x, y, 13, SW.bg),
          ),
    )
    .join('')

/** A full moon behind a hill with a pavilion, over still water. */
const moonrise = (ask: Ask): string => {
  const left = ask.variant !== 1
  return tint('moon', circ(left ? 690 : 334, 250, 170, SW.bg)) + stars(ask, left ? [40, 480] : [560, 984], 330)
}

const lanternLine = (ask: Ask): string =>
  line('M-10 16Q512 76 1034 16', SW.bg) +
  [110, 260, 410, 614, 764, 914]
    .map((x) => adorn({ ...ask, lift: 0, faces: [] }, 'paper lantern', x, 150 + 26 * (1 - ((x - 512) / 512) ** 2), 120))
    .join('')

/** A burst of color where powder has been thrown: lobes around a heart, drops that fly off. */
const burst = (x: number, y: number, r: number, pigment: string, rng: Rng): string => {
  const n = 9
  const turn = rng.between(0, 40)
  const at = (deg: number, k: number) => {
    const a = ((deg + turn) * Math.PI) / 180
    return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.86] as const
  }
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i * 360) / n
    const [mx, my] = at(a - 180 / n, 0.5)
    const [ux, uy] = at(a - 70 / n, 0.98)
    const [vx, vy] = at(a + 70 / n, 0.98)
    const [ex, ey] = at(a + 180 / n, 0.5)
    d += `${i ? '' : pen`M${mx} ${my}`}${pen`C${ux} ${uy} ${vx} ${vy} ${ex} ${ey}`}`
  }
  const drops = [20, 100, 180, 260, 320].map((a, i) => {
    const [u, v] = at(a, 1.06 + (i % 2) * 0.14)
    return circ(u, v, 11 + (i % 3) * 3, SW.bg)
  })
  return tint(pigment, path(`${d}Z`, SW.bg) + drops.join(''))
}

const bursts = (ask: Ask): string =>
  (
    [
      [150, 200, 120, 'rose'],
      [430, 150, 96, 'gamboge'],
      [870, 190, 126, 'violet'],
      [650, 250, 84, 'cerulean'],
    ] as const
  )
    .map(([x, y, r, pigment]) => {
      // Over tall heads a smaller one, higher up.
      const k = [1, 0.8, 0.6].find((by) => isFree({ ...ask, lift: 0 }, x, y * by, r * by))
      return k ? burst(x, y * k, r * k, pigment, ask.rng) : ''
    })
    .join('')

/** A dish with a heap of powder in it. */
const heap = (x: number, y: number, w: number, pigment: string): string =>
  tint(
    pigment,
    path(pen`M${x - w * 0.42} ${y}Q${x - w * 0.1} ${y - w * 0.66} ${x} ${y - w * 0.68}T${x + w * 0.42} ${y}Z`, SW.mid),
  ) +
  tint(
    'gamboge',
    path(
      pen`M${x - w * 0.5} ${y}H${x + w * 0.5}Q${x + w * 0.42} ${y + w * 0.26} ${x} ${y + w * 0.26}T${x - w * 0.5} ${y}Z`,
      SW.mid,
    ),
  )

/** Splashes on the ground. */
const splotches = ({ rng }: Ask): string =>
  [
    [180, 860, 74, 'rose'],
    [800, 846, 80, 'aqua'],
    [480, 900, 66, 'straw'],
    [930, 960, 70, 'violet'],
  ]
    .map(([x, y, r, pigment]) => {
      const [u, v, w] = [Number(x) + rng.between(-20, 20), Number(y), Number(r)]
      return tint(
        String(pigment),
        path(
          pen`M${u - w} ${v}q${w * 0.2} ${-w * 0.3} ${w * 0.7} ${-w * 0.2}t${w * 0.8} ${-w * 0.02}t${w * 0.5} ${w * 0.24}t${-w * 0.7} ${w * 0.24}t${-w * 0.8} ${w * 0.02}Z`,
          SW.bg,
        ),
      )
    })
    .join('')

export const dishes =
  (names: readonly string[]) =>
  (boxes: readonly { x0: number; x1: number; y1: number }[]): string =>
    [110, 270, 760, 914]
      .map((x, i) => ({ x, pigment: names[i % names.length] ?? 'rose' }))
      .filter(({ x }) => boxes.every((box) => box.x1 < x - 80 || box.x0 > x + 80 || box.y1 < 930))
      .map(({ x, pigment }) => heap(x, 976, 140, pigment))
      .join('')

/** Fountains of drops and pools on the street. */
const wetStreet = ({ rng }: Ask): string =>
  [
    [190, 880, 130],
    [820, 866, 120],
    [480, 970, 150],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        tint('water', ell(x + rng.between(-20, 20), y, r, r * 0.24, SW.bg)) +
        tint('water', [-0.5, 0, 0.5].map((k) => path(dropD(x + k * r, y - 60 - (k ? 0 : 34), 17), SW.bg)).join('')),
    )
    .join('')

const splashSky = (ask: Ask): string =>
  heavens({ ...ask, time: 'day' }) +
  spread(ask.rng, 60, 964, 14, 0.3)
    .map((x, i): [number, number] => [x, 230 + ((i * 151) % 300)])
    .filter(([x, y]) => isFree({ ...ask, lift: 0 }, x, y, 34))
    .map(([x, y]) => tint('water', path(dropD(x, y, 18), SW.bg)))
    .join('')

/** The roof of a great tent, striped, with a scalloped edge. */
const tentRoof = ({ rng }: Ask): string => {
  const at = (x: number) => 512 + (x - 512) * 0.34
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const x = -64 + i * 128
    return tint(i % 2 ? 'cerulean' : 'cloud', path(pen`M${at(x)} -10H${at(x + 128)}L${x + 128} 200H${x}Z`, SW.bg))
  })
  const edge = Array.from({ length: 17 }, () => 'q32 46 64 0').join('')
  return (
    stripes.join('') +
    tint('cream', path(pen`M-32 200${edge}V176H-32Z`, SW.bg)) +
    bunting(-10, 262, 1034, 262, 60, 12, rng, SW.bg, 0)
  )
}

/** The far side of the tent: boards, and wreaths on its posts. */
const tentWall = (): string =>
  tint('cream', rect(-10, 560, 1044, 240, SW.bg)) +
  line([90, 200, 310, 420, 604, 714, 824, 934].map((x) => pen`M${x} 560V780`).join(''), SW.bg * 0.8) +
  [26, 998].map((x) => tint('wood', rect(x - 22, 214, 44, 580, SW.bg))).join('')

/** The ring of a circus, with a border of stars. */
const ring = (): string =>
  tint('straw', ell(512, 905, 520, 106, SW.bg)) +
  tint('sand', ell(512, 900, 462, 84, SW.bg)) +
  Array.from({ length: 16 }, (_, i) => {
    const a = ((i + 0.5) / 16) * Math.PI * 2
    return tint('gamboge', star(512 + Math.cos(a) * 491, 903 + Math.sin(a) * 95, 12, SW.bg * 0.8))
  }).join('')

export const CELEBRATIONS: Readonly<Record<string, Place>> = {
  'carnival bay': land({
    ground: 'sand',
    sky: (ask) => bunting(-10, 20, 1034, 20, 70, 11, ask.rng, SW.bg, 0) + confettiFall(ask),
    far: bay,
    sides: [
      ['palm tree', 470],
      ['palm tree', 520],
    ],
    marks: paving,
    flat: true,
  }),
  'moon garden': land({
    ground: 'moss',
    sky: (ask) => moonrise(ask) + lanternLine(ask),
    far: (ask) => wave(660, 150, 12, SW.bg, ask.rng.unit()) + wave(716, 170, 12, SW.bg, ask.rng.unit()),
    sides: [
      ['pagoda', 440],
      ['cherry tree', 400],
    ],
    flat: true,
    growth: 'meadow',
  }),
  'water festival': land({
    ground: 'stone',
    sky: splashSky,
    far: houses,
    sides: [
      ['pagoda', 420],
      ['palm tree', 420],
    ],
    marks: (ask) => paving() + wetStreet(ask),
    edge: ['bucket', 'bucket', 'bucket'],
    edgeHeight: 120,
  }),
  'color field': (ask) => ({
    ...land({
      ground: 'sand',
      sky: bursts,
      far: houses,
      sides: [
        ['palm tree', 420],
        ['marigold', 240],
      ],
      marks: splotches,
      flat: true,
    })(ask),
    front: dishes(['rose', 'gamboge', 'cerulean', 'violet']),
  }),
  'big top': land({
    ground: 'wood',
    sky: tentRoof,
    far: () => stands(),
    sides: [],
    marks: ring,
    flat: true,
  }),
  'festival tent': land({
    ground: 'wood',
    sky: tentRoof,
    far: tentWall,
    sides: [
      ['barrel', 220],
      ['barrel', 240],
    ],
    marks: () => paving(),
    flat: true,
  }),
}
