/** Waters that people travel to: a fjord, pillars of rock in a bay, great falls, a market of boats. */
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ, clip, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { hill, hillFn, mountain } from '../scenery/land.ts'
import { beside, billow, gleams, level, nearWater } from '../scenery/open-water.ts'
import type { Ask } from './backdrop.ts'
import { heavens } from './heavens.ts'
import { adorn, band, type Place } from './kit.ts'
import { house, tree } from './props.ts'

/** The sun and the clouds keep away from the rocks at both sides. */
export const clearOf = (ask: Ask): Ask => ({
  ...ask,
  outline: [...(ask.outline ?? []), { x0: -20, x1: 330, y0: 170, y1: 700 }, { x0: 694, x1: 1044, y0: 150, y1: 700 }],
})

/** Water before some far land: boats lie on it, and who stands there wades. */
export const afloat =
  (far: (ask: Ask) => string, y = 640, sky: (ask: Ask) => string = (ask) => heavens(clearOf(ask), 360)): Place =>
  (ask) => {
    const { rng } = ask
    return {
      sky: sky(ask),
      back:
        far(ask) +
        level(y) +
        gleams(rng, y + 26, y + 38, 4, beside(ask)) +
        billow(y + 62, rng) +
        gleams(rng, y + 90, y + 96, 3, beside(ask)) +
        billow(y + 122, rng, 18),
      ground: y + 190,
      water: y + 160,
      scenic: true,
      front: (boxes) => nearWater(rng, y, boxes),
      shore: () => '',
      shows: { water: band(y, 1024), sky: band(0, 430), ground: band(y, 1024) },
    }
  }

/** A wall of rock that falls into the water at one side, with snow on its head, a wood at its foot and a stream that leaps down. */
const wall = (left: boolean, high: number, reach: number, foot: number, rng: Rng): string => {
  const at = (x: number) => (left ? x : 1024 - x)
  const d = pen`M${at(-20)} ${high + 60}Q${at(70)} ${high} ${at(150)} ${high + 10}C${at(230)} ${high + 40} ${at(reach * 0.62)} ${high + 150} ${at(reach * 0.7)} ${high + 230}C${at(reach * 0.8)} ${high + 340} ${at(reach * 0.94)} ${foot - 90} ${at(reach)} ${foot + 30}H${at(-20)}Z`
  const snow = pen`M${at(-20)} ${high + 60}Q${at(70)} ${high} ${at(150)} ${high + 10}Q${at(206)} ${high + 30} ${at(240)} ${high + 62}L${at(196)} ${high + 74}L${at(164)} ${high + 120}L${at(120)} ${high + 80}L${at(70)} ${high + 130}L${at(30)} ${high + 96}L${at(-20)} ${high + 140}Z`
  const x = at(reach * 0.5)
  const falls = pen`M${x - 15} ${high + 170}C${x - 22} ${high + 290} ${x - 14} ${foot - 60} ${x - 26} ${foot + 20}H${x + 26}C${x + 14} ${foot - 60} ${x + 22} ${high + 290} ${x + 15} ${high + 170}Q${x} ${high + 156} ${x - 15} ${high + 170}Z`
  return (
    tint('mountain', path(d, SW.bg)) +
    tint('snow', path(snow, SW.bg)) +
    tint('water', path(falls, SW.bg)) +
    line(pen`M${x} ${high + 200}Q${x - 6} ${foot - 100} ${x} ${foot - 20}`, SW.bg * 0.8) +
    line(
      pen`M${at(60)} ${high + 220}q${left ? 40 : -40} 60 ${left ? 20 : -20} 120M${at(reach * 0.7)} ${high + 320}q${left ? 18 : -18} 50 ${left ? 6 : -6} 110`,
      SW.bg * 0.85,
    ) +
    [40, 120, reach * 0.72, reach * 0.84]
      .map((u, i) => tree(at(u), foot + 26, 92 + (i % 2) * 30, rng, { sw: SW.bg, kind: 'pine' }))
      .join('')
  )
}

const fjord = ({ rng }: Ask): string =>
  tint('mountain', mountain(512, 660, 420, 250, rng, SW.bg)) +
  wall(true, 190, 430, 640, rng) +
  wall(false, 150, 420, 640, rng) +
  house(190, 652, 88, rng, SW.bg) +
  house(870, 652, 88, rng, SW.bg)

/** A rock as a pillar that stands in the water, with trees on its head. */
const pillar = (x: number, foot: number, w: number, h: number, rng: Rng): string => {
  const d = pen`M${x - w * 0.5} ${foot}C${x - w * 0.62} ${foot - h * 0.4} ${x - w * 0.5} ${foot - h * 0.86} ${x - w * 0.2} ${foot - h * 0.97}Q${x} ${foot - h * 1.06} ${x + w * 0.24} ${foot - h * 0.95}C${x + w * 0.54} ${foot - h * 0.8} ${x + w * 0.6} ${foot - h * 0.4} ${x + w * 0.5} ${foot}Z`
  const bumps = [-0.34, -0.04, 0.28]
    .map(
      (u, i) =>
        pen`${i ? '' : pen`M${x - w * 0.46} ${foot - h * 0.8}`}Q${x + u * w} ${foot - h * (1.22 - Math.abs(u) * 0.3)} ${x + (u + 0.18) * w} ${foot - h * 0.86}`,
    )
    .join('')
  return (
    tint('stone', path(d, SW.bg)) +
    line(
      pen`M${x - w * 0.2} ${foot - h * 0.7}q${-w * 0.06} ${h * 0.2} 0 ${h * 0.34}M${x + w * 0.16} ${foot - h * 0.6}q${w * 0.1} ${h * 0.18} ${w * 0.02} ${h * 0.4}M${x + w * (rng.unit() * 0.1)} ${foot - h * 0.34}v${h * 0.16}`,
      SW.bg * 0.85,
    ) +
    tint('sap', path(`${bumps}Z`, SW.bg))
  )
}

const karst = ({ rng }: Ask): string =>
  pillar(380, 640, 150, 250, rng) +
  pillar(640, 644, 170, 310, rng) +
  pillar(120, 656, 260, 430, rng) +
  pillar(896, 660, 270, 470, rng) +
  pillar(512, 656, 120, 170, rng)

/** A broad curtain of water between two banks, and the mist where it falls. */
const curtain = ({ rng }: Ask): string => {
  const falls = 'M150 330C300 300 400 350 512 336S740 300 874 330V700H150Z'
  const strands = Array.from(
    { length: 12 },
    (_, i) =>
      pen`M${190 + i * 58} ${338 + (i % 3) * 8}q${rng.between(-8, 8)} 140 ${rng.between(-6, 6)} ${250 + (i % 2) * 40}`,
  )
  const mist = [150, 250, 350, 450, 560, 660, 770, 874]
    .map((x, i) => tint('cloud', circ(x, 668 + (i % 2) * 12, 62, SW.bg)))
    .join('')
  return (
    hill(hillFn(rng, 300, 16), SW.bg) +
    tint('water', path(falls, SW.bg)) +
    clip(falls, line(strands.join(''), SW.bg * 0.85)) +
    tint(
      'stone',
      path('M-10 300Q90 290 150 330Q190 420 170 520T190 720H-10Z', SW.bg) +
        path('M1034 300Q934 290 874 330Q834 420 854 520T834 720H1034Z', SW.bg),
    ) +
    line('M60 380q30 60 10 140M110 480q30 60 20 130M964 380q-30 60 -10 140M914 480q-30 60 -20 130', SW.bg * 0.85) +
    [40, 120]
      .map(
        (x) =>
          tree(x, 316, 130, rng, { sw: SW.bg, kind: 'pine' }) +
          tree(1024 - x, 316, 130, rng, { sw: SW.bg, kind: 'pine' }),
      )
      .join('') +
    mist
  )
}

/** Boats full of fruit between houses on posts. */
const floatingMarket = (ask: Ask): string =>
  [100, 300, 724, 924].map((x) => house(x, 600, 190, ask.rng, SW.bg)).join('') +
  tint('bark', [30, 170, 240, 370, 660, 790, 860, 990].map((x) => rect(x, 596, 16, 90, SW.bg)).join('')) +
  (
    [
      [250, 'banana', 'watermelon', 'mango'],
      [780, 'pineapple', 'orange', 'coconut'],
    ] as const
  )
    .map(
      ([x, ...goods]) =>
        goods.map((good, i) => adorn(ask, good, x - 74 + i * 74, 690, 70)).join('') +
        tint(
          'wood',
          path(
            pen`M${x - 190} 660Q${x - 120} 690 ${x} 690T${x + 190} 660Q${x + 150} 746 ${x} 746T${x - 190} 660Z`,
            SW.bg,
          ),
        ),
    )
    .join('')

export const WORLD_WATERS: Readonly<Record<string, Place>> = {
  fjord: afloat(fjord),
  'karst bay': afloat(karst),
  'great falls': afloat(curtain, 690),
  'floating market': afloat(floatingMarket, 700),
}
