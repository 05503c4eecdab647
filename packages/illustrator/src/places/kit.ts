/** What places are put together from. */
import type { Box, Facing } from '../art/art.ts'
import { dropD, sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { scatterPts } from '../ink/scatter.ts'
import { path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { bird, cloud, moon, sun } from '../scenery/heavens.ts'
import { THINGS } from '../things/index.ts'
import type { Ask, Backdrop } from './backdrop.ts'

export type Place = (ask: Ask) => Backdrop

export const PAGE = 1024
export const band = (y0: number, y1: number): Box => ({ x0: 0, x1: PAGE, y0, y1 })
export const nothing = (): string => ''

/** A thing of the world in the background: x is its middle, y its foot. */
export function stand(ask: Ask, name: string, x: number, y: number, h: number, facing: Facing = 'right'): string {
  if (ask.without?.has(name)) return ''
  const thing = THINGS.get(name)
  if (!thing) throw new Error(`no thing is called ${name}`)
  // A wide thing would reach into the middle of the page, where the heroes are.
  const height = Math.min(h, WIDEST / thing.aspect)
  const art = thing.draw({ x, y, h: height, sw: SW.bg, facing, rng: ask.rng, detail: 'medium' })
  return art.layers.map(({ svg }) => svg).join('')
}

/** What belongs to the place even where somebody has one too: lanterns over a street. */
export const adorn = (ask: Ask, name: string, x: number, y: number, h: number): string =>
  stand({ ...ask, without: NONE }, name, x, y, h)

const NONE: ReadonlySet<string> = new Set()
const WIDEST = 380

export const fill = (pigment: string, y0: number, y1 = PAGE + 216): string =>
  tint(pigment, rect(-10, y0, PAGE + 20, y1 - y0, SW.bg))

/** Clouds and birds by day, moon and stars by night, drops in the rain; a sun only now and then. */
export function heavens(ask: Ask, low = 420): string {
  const { rng, time, rain } = ask
  const lit = !['sun', 'moon', 'full moon', 'crescent moon'].some((name) => ask.without?.has(name))
  const left = rng.chance(0.5)
  if (time === 'night')
    return (
      (lit ? tint('moon', moon(left ? 160 : 864, 150, 76, SW.bg)) : '') + stars(ask, left ? [320, 964] : [60, 700], low)
    )
  const first = cloud(left ? 170 : 850, rng.between(130, 180), rng.between(190, 230), rng, SW.bg)
  if (rain) return first + cloud(left ? 760 : 300, 150, 240, rng, SW.bg) + drops(rng, low)
  if (lit && (time === 'sunset' || rng.chance(0.2))) return first + sun(left ? 850 : 170, 150, 66, rng, { sw: SW.bg })
  return rng.pick(SKIES)(ask, left)
}

/** Empty skies that differ: two clouds, a heap of them, a flock, a balloon. */
const SKIES: readonly ((ask: Ask, left: boolean) => string)[] = [
  ({ rng }, left) =>
    cloud(left ? 170 : 850, rng.between(130, 180), rng.between(190, 230), rng, SW.bg) +
    cloud(left ? 800 : 230, rng.between(210, 280), rng.between(140, 170), rng, SW.bg) +
    bird(rng.between(400, 620), rng.between(80, 150), 18, SW.bg),
  ({ rng }, left) =>
    cloud(left ? 300 : 720, rng.between(190, 230), rng.between(250, 290), rng, SW.bg) +
    cloud(left ? 180 : 850, rng.between(260, 300), rng.between(210, 250), rng, SW.bg) +
    cloud(left ? 870 : 160, rng.between(130, 170), rng.between(150, 180), rng, SW.bg),
  ({ rng }, left) =>
    cloud(left ? 820 : 200, rng.between(150, 210), rng.between(240, 280), rng, SW.bg) +
    [0, 1, 2, 3, 4]
      .map((i) => bird((left ? 170 : 560) + i * 66, 190 - Math.abs(i - 2) * -34 + rng.between(-6, 6), 22, SW.bg))
      .join(''),
  (ask, left) =>
    cloud(left ? 180 : 844, ask.rng.between(170, 230), ask.rng.between(210, 250), ask.rng, SW.bg) +
    stand(ask, 'hot air balloon', left ? 830 : 194, ask.rng.between(330, 370), 250) +
    cloud(left ? 560 : 470, ask.rng.between(110, 140), 140, ask.rng, SW.bg),
  ({ rng }, left) =>
    [140, 420, 700, 930]
      .map((x, i) => cloud(left ? x : 1024 - x, [150, 250, 130, 240][i] ?? 150, rng.between(140, 200), rng, SW.bg))
      .join(''),
]

export function stars({ rng }: Ask, [x0, x1]: readonly [number, number], low: number): string {
  return scatterPts(rng, 11, [x0, 60, x1, low], [16, 23], [], 34)
    .map(([x, y, r]) => tint('straw', rng.chance(0.65) ? star(x, y, r, SW.bg, rng.unit()) : sparkle(x, y, r, SW.bg)))
    .join('')
}

export const drops = (rng: Rng, low: number): string =>
  scatterPts(rng, 14, [50, 240, 974, low + 160], [15, 18], [], 30)
    .map(([x, y, r]) => tint('water', path(dropD(x, y, r), SW.bg)))
    .join('')

/** Small things along the lower edge, left out where somebody's feet are. */
export function alongEdge(ask: Ask, names: readonly string[], xs = [70, 200, 824, 954], h = 90) {
  const drawn = xs.map((x, i) => ({
    x,
    svg: stand(ask, names[i % names.length] as string, x, 1006, h * ask.rng.between(0.8, 1.1)),
  }))
  return (boxes: readonly Box[]): string =>
    drawn
      .filter(({ x }) => boxes.every((box) => box.x1 < x - 60 || box.x0 > x + 60 || box.y1 < 1006 - h * 1.2))
      .map(({ svg }) => svg)
      .join('')
}

/** A stretch of ground that rises or falls a little. */
export const slope = (left: number, right: number, pigment: string): string =>
  tint(pigment, path(pen`M-10 ${left}C300 ${left - 26} 640 ${right + 30} 1034 ${right}V1240H-10Z`, SW.bg))

/** What of these the place may show. */
export const allowed = <T extends readonly [string, number]>({ rng, without }: Ask, pieces: readonly T[]): T[] =>
  rng.shuffle(pieces).filter(([name]) => !without?.has(name))
