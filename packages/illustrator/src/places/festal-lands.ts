/** Open air of feasts and wonders that is known by what hangs over it: blossom, lamps of brass, canes of sugar. */
import { SW } from '../ink/pens.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { wave } from '../scenery/water.ts'
import type { Ask } from './backdrop.ts'
import { dishes } from './celebrations.ts'
import { hillsFar, paving } from './ground-marks.ts'
import { heavens } from './heavens.ts'
import { crownsHead, isBehind, type Place } from './kit.ts'
import { land } from './land.ts'

const boxAround = (x: number, y: number, r: number) => ({ x0: x - r, x1: x + r, y0: y - r, y1: y + r })

/** Five petals with a notch each. */
const cherryBloom = (x: number, y: number, r: number): string =>
  tint(
    'pink',
    path(
      `M${Array.from({ length: 5 }, (_, i) => {
        const at = (turn: number, k: number) => {
          const a = ((i * 72 + turn + x) * Math.PI) / 180
          return pen`${x + Math.sin(a) * r * k} ${y - Math.cos(a) * r * k}`
        }
        return `${at(-36, 0.42)}C${at(-44, 0.9)} ${at(-22, 1.12)} ${at(0, 0.86)}C${at(22, 1.12)} ${at(44, 0.9)} ${at(36, 0.42)}`
      }).join('L')}Z`,
      SW.bg,
    ),
  ) + tint('pollen', circ(x, y, r * 0.24, SW.bg))

/** Branches of cherry blossom that reach in from both upper corners, and petals in the air. */
const blossomBoughs = (ask: Ask): string => {
  const { taken = [], lift = 0 } = ask
  const stem = (d: string) => tint('bark', path(d, SW.bg))
  const isFree = (x: number, y: number, r: number) => !isBehind(boxAround(x, y, r), { ...ask, taken, lift })
  const blooms: readonly (readonly [number, number, number])[] = [
    [40, 60, 50],
    [120, 120, 44],
    [196, 66, 46],
    [276, 124, 42],
    [350, 76, 38],
    [66, 190, 42],
    [984, 60, 50],
    [904, 126, 44],
    [826, 66, 46],
    [748, 122, 40],
    [960, 194, 42],
  ]
  return (
    stem(pen`M-20 70Q150 60 400 96Q200 84 -20 116Z`) +
    stem(pen`M-20 90Q60 130 84 240Q40 150 -20 120Z`) +
    stem(pen`M1044 70Q880 60 700 110Q860 84 1044 116Z`) +
    stem(pen`M1044 90Q980 130 950 250Q996 150 1044 120Z`) +
    blooms.map(([x, y, r]) => cherryBloom(x, y, r * 0.92)).join('') +
    [
      [420, 210],
      [620, 180],
      [230, 280],
      [800, 290],
    ]
      .filter(([x = 0, y = 0]) => isFree(x, y, 22))
      .map(([x = 0, y = 0]) => tint('pink', path(pen`M${x} ${y}q26 -16 30 12q-20 16 -30 -12Z`, SW.bg)))
      .join('')
  )
}

/** One cone with snow on it, over still water. */
const fuji = (ask: Ask): string => {
  // Between those who sit before it.
  const x = 512
  const tip = 200
  const side = (k: number) => pen`${x + k * 400} 640Q${x + k * 190} 540 ${x + k * 62} ${tip}`
  return (
    tint(
      'mountain',
      path(
        `M${side(-1)}Q${x - 20} ${tip + 16} ${x} ${tip}Q${x + 24} ${tip - 14} ${x + 62} ${tip}Q${x + 190} 540 ${x + 400} 640Z`,
        SW.bg,
      ),
    ) +
    tint(
      'white',
      path(
        pen`M${x - 62} ${tip}Q${x - 20} ${tip + 16} ${x} ${tip}Q${x + 24} ${tip - 14} ${x + 62} ${tip}Q${x + 86} ${tip + 74} ${x + 118} ${tip + 130}L${x + 70} ${tip + 104}L${x + 44} ${tip + 160}L${x + 4} ${tip + 112}L${x - 40} ${tip + 166}L${x - 70} ${tip + 108}L${x - 118} ${tip + 134}Q${x - 84} ${tip + 70} ${x - 62} ${tip}Z`,
        SW.bg,
      ),
    ) +
    wave(650, 150, 10, SW.bg, ask.rng.unit()) +
    wave(704, 170, 12, SW.bg, ask.rng.unit())
  )
}

/** An arch of the old town on either side, with a rug hung over a pole under it. */
const arcade = (ask: Ask): string =>
  tint('sand', rect(-10, 150, 1044, 640, SW.bg)) +
  line('M-10 214H1034', SW.bg) +
  [170, 854]
    .map((x) => {
      const arch = pen`M${x - 130} 790V420Q${x - 130} 300 ${x} 244Q${x + 130} 300 ${x + 130} 420V790Z`
      return tint('cream', path(arch, SW.bg)) + rug(x, 440, x < 512 ? 'vermilion' : 'cerulean')
    })
    .join('') +
  lamps(ask)

/** A rug with a border and diamonds, and a fringe below. */
const rug = (x: number, y: number, pigment: string): string => {
  const [w, h] = [86, 250]
  const diamond = (v: number, r: number) =>
    path(pen`M${x} ${v - r}L${x + r * 0.8} ${v}L${x} ${v + r}L${x - r * 0.8} ${v}Z`, SW.bg)
  return (
    line(pen`M${x - 124} ${y}H${x + 124}`, SW.bg * 1.4) +
    tint(pigment, rect(x - w, y, w * 2, h, SW.bg)) +
    tint('gamboge', rect(x - w + 24, y + 24, w * 2 - 48, h - 48, SW.bg)) +
    tint('teal', diamond(y + 80, 40)) +
    tint('rose', diamond(y + 170, 40)) +
    line(Array.from({ length: 8 }, (_, i) => pen`M${x - w + 10 + i * 22} ${y + h}v26`).join(''), SW.bg)
  )
}

/** Lamps of pierced brass on chains, longer and shorter; none before somebody's face. */
const lamps = (ask: Ask): string =>
  [
    [70, 150, 1],
    [270, 110, 0.9],
    [420, 176, 1],
    [600, 120, 0.9],
    [760, 168, 1],
    [950, 130, 1],
  ]
    .filter(([x = 0, y = 0]) => !isBehind(boxAround(x, y + 70, 60), ask) && !crownsHead(boxAround(x, y + 70, 60), ask))
    .map(([x = 0, y = 0, k = 1]) => {
      const w = 48 * k
      return (
        line(pen`M${x} -10V${y}`, SW.bg) +
        tint(
          'ochre',
          path(
            pen`M${x - w * 0.5} ${y + 30}Q${x - w * 0.3} ${y} ${x} ${y - 6}Q${x + w * 0.3} ${y} ${x + w * 0.5} ${y + 30}Z`,
            SW.bg,
          ),
        ) +
        tint(
          'straw',
          path(
            pen`M${x - w * 0.5} ${y + 30}H${x + w * 0.5}Q${x + w * 1.3} ${y + 80} ${x} ${y + 150}Q${x - w * 1.3} ${y + 80} ${x - w * 0.5} ${y + 30}Z`,
            SW.bg,
          ),
        ) +
        tint('gamboge', path(pen`M${x} ${y + 50}L${x + 18} ${y + 78}L${x} ${y + 106}L${x - 18} ${y + 78}Z`, SW.bg)) +
        tint('ochre', circ(x, y + 156, 9, SW.bg))
      )
    })
    .join('')

/** Candy floss on sticks for clouds' trees, round sweets for hills. */
const sweetHills = (): string =>
  [
    [120, 800, 230, 'pink'],
    [900, 810, 250, 'mint'],
    [512, 830, 280, 'straw'],
  ]
    .map(([x, y, r, pigment]) => {
      const [u, v, w] = [Number(x), Number(y), Number(r)]
      return (
        tint(`${pigment}`, path(pen`M${u - w} ${v}A${w} ${w * 0.82} 0 0 1 ${u + w} ${v}Z`, SW.bg)) +
        line(
          pen`M${u - w * 0.5} ${v - w * 0.6}q${w * 0.5} ${w * 0.3} ${w} 0M${u - w * 0.78} ${v - w * 0.32}q${w * 0.78} ${w * 0.36} ${w * 1.56} 0`,
          SW.bg,
        )
      )
    })
    .join('') +
  [
    [84, 470],
    [940, 520],
    [236, 380],
    [800, 400],
  ]
    .map(([x = 0, h = 0], i) => (i % 2 ? lollipop(x, 810, h) : cane(x, 810, h)))
    .join('')

/** As high as a tree. */
const lollipop = (x: number, y: number, h: number): string => {
  const [r, v] = [h * 0.24, y - h + h * 0.24]
  return (
    tint('cream', rect(x - 9, v, 18, y - v + 40, SW.bg)) +
    tint('rose', circ(x, v, r, SW.bg)) +
    line(
      pen`M${x} ${v}c${r * 0.3} ${-r * 0.3} ${r * 0.5} ${r * 0.2} ${r * 0.1} ${r * 0.36}s${-r * 0.86} ${-r * 0.1} ${-r * 0.6} ${-r * 0.66}s${r * 1.1} ${-r * 0.4} ${r * 1.2} ${r * 0.26}`,
      SW.bg,
    )
  )
}

const cane = (x: number, y: number, h: number): string => {
  const [w, r] = [h * 0.09, h * 0.17]
  const top = y - h + r
  return (
    tint(
      'white',
      path(
        pen`M${x - w} ${y + 40}V${top}A${r} ${r} 0 0 1 ${x - w + 2 * r} ${top}V${top + r * 0.5}A${w} ${w} 0 0 1 ${x - w + 2 * r - 2 * w} ${top + r * 0.5}V${top}A${r - 2 * w + 1} ${r - 2 * w + 1} 0 0 0 ${x + w} ${top}V${y + 40}Z`,
        SW.bg,
      ),
    ) +
    line(
      Array.from(
        { length: 5 },
        (_, i) => pen`M${x - w} ${top + h * (0.16 + i * 0.16)}L${x + w} ${top + h * (0.08 + i * 0.16)}`,
      ).join(''),
      SW.bg,
    )
  )
}

export const FESTAL_LANDS: Readonly<Record<string, Place>> = {
  'blossom park': land({
    ground: 'lime',
    sky: (ask) => heavens(ask) + blossomBoughs(ask),
    far: hillsFar,
    sides: [
      ['cherry tree', 430],
      ['cherry tree', 470],
    ],
    growth: 'meadow',
  }),
  'fuji park': land({
    ground: 'lime',
    sky: (ask) => fuji(ask) + blossomBoughs(ask),
    sides: [],
    growth: 'meadow',
    flat: true,
  }),
  souk: (ask) => ({
    ...land({ ground: 'stone', sky: arcade, sides: [], marks: paving, flat: true })(ask),
    front: dishes(['vermilion', 'gamboge', 'ochre', 'leaf']),
  }),
  'candy land': land({
    ground: 'straw',
    far: sweetHills,
    sides: [],
    flat: true,
    edge: ['cupcake', 'candy', 'cupcake'],
    edgeHeight: 110,
  }),
}
