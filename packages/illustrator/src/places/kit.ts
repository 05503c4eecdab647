/** What places are put together from. */
import type { Box, Facing } from '../art/art.ts'
import { dropD, sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { scatterPts } from '../ink/scatter.ts'
import { path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { bird, cloud, cloudBank, moon, sun } from '../scenery/heavens.ts'
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
  const art = thing.draw({ x, y, h: height, sw: SW.bg, facing, rng: ask.rng, detail: ask.detail ?? 'medium' })
  if (isBehind(art.box, ask) || crownsHead(art.box, ask)) return ''
  return art.layers.map(({ svg }) => svg).join('')
}

/** The same beside or above those who play, somewhat larger where that helps it to be seen. */
export function standFree(
  ask: Ask,
  [name, h]: readonly [string, number],
  x: number,
  y: number,
  facing: Facing,
): string {
  const inward = x < PAGE / 2 ? 1 : -1
  for (const [by, times] of isLow(ask) ? LOW_SPOTS : SPOTS) {
    // A lamp whose light is above the page is a pole.
    const high = Math.min(h * times, y - (ask.lift ?? 0) - HEADROOM)
    const drawn = stand(ask, name, x + by * inward, y, high, facing)
    if (drawn) return drawn
  }
  return ''
}

const HEADROOM = 70

const SPOTS = [
  [0, 1],
  [-70, 1],
  [0, 1.35],
  [150, 1.2],
  [250, 1.35],
  [0, 1.7],
] as const

const LOW_SPOTS = [[0, 1.5], [-60, 1.5], [150, 1.5], [0, 1.8], ...SPOTS] as const

/** Nobody reaches high: what is behind them does. */
const isLow = ({ taken }: Ask): boolean => !!taken?.length && Math.min(...taken.map(({ y0 }) => y0)) > 0.34 * PAGE

/** Share of a thing of the background that may be behind those who play: of more than that only scraps would show. */
const COVERED = 0.58

export function isBehind({ x0, y0, x1, y1 }: Box, { taken = [], lift = 0 }: Ask): boolean {
  const common = taken.map(
    (box) =>
      Math.max(0, Math.min(x1, box.x1) - Math.max(x0, box.x0)) *
      Math.max(0, Math.min(y1 - lift, box.y1) - Math.max(y0 - lift, box.y0)),
  )
  return common.reduce((sum, area) => sum + area, 0) > COVERED * (x1 - x0) * (y1 - y0)
}

/** Whether something narrow would rise from behind a head, as if it grew there. */
export const crownsHead = ({ x0, x1, y0, y1 }: Box, { faces = [], lift = 0 }: Ask): boolean =>
  faces.some(([x, y, r]) => {
    const beside = Math.min(x1, x + r) - Math.max(x0, x - r)
    return x1 - x0 < 3 * r && beside > 0.15 * (x1 - x0) && y0 - lift < y && y1 - lift > y - 2 * r
  })

/** The side on which a tall tree stands behind nobody's head: the wanted one, the other one, or neither. */
export function sideFor({ faces = [] }: Ask, wanted: 'left' | 'right', reach = 330): 'left' | 'right' | null {
  const isFree = (side: string) => faces.every(([x, , r]) => (side === 'left' ? x - r > reach : x + r < PAGE - reach))
  const other = wanted === 'left' ? 'right' : 'left'
  return isFree(wanted) ? wanted : isFree(other) ? other : null
}

/** A cloud where nobody's head is: further to the left or right, or nowhere. */
export function cloudAt(ask: Ask, x: number, y: number, w: number): string {
  const high = { ...ask, lift: 0 }
  const box = (at: number): Box => ({ x0: at - w * 0.55, x1: at + w * 0.55, y0: y - w * 0.5, y1: y + w * 0.1 })
  const free = [0, 130, -130, 260, -260]
    .map((by) => x + by)
    .find((at) => at > 100 && at < 924 && ask.taken?.every((taken) => !overlap(taken, box(at))) !== false)
  const drawn = cloud(free ?? x, y, w, ask.rng, SW.bg)
  return free === undefined && isBehind(box(x), high) ? '' : drawn
}

const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

/** What belongs to the place even where somebody has one too: lanterns over a street. */
export const adorn = (ask: Ask, name: string, x: number, y: number, h: number): string =>
  stand({ ...ask, without: NONE }, name, x, y, h)

const NONE: ReadonlySet<string> = new Set()
const WIDEST = 430

export const fill = (pigment: string, y0: number, y1 = PAGE + 216): string =>
  tint(pigment, rect(-10, y0, PAGE + 20, y1 - y0, SW.bg))

/** Clouds and birds by day, moon and stars by night, drops in the rain; a sun only now and then. */
export function heavens(ask: Ask, low = 420): string {
  const { rng, time, rain } = ask
  const lit = !['sun', 'moon', 'full moon', 'crescent moon'].some((name) => ask.without?.has(name))
  const left = rng.chance(0.5)
  if (time === 'night')
    return (
      (lit ? tint('moon', moon(left ? 170 : 854, 170, 96, SW.bg)) : '') + stars(ask, left ? [320, 964] : [60, 700], low)
    )
  const first = cloudAt(ask, left ? 170 : 850, rng.between(130, 180), rng.between(190, 230))
  if (rain) return first + cloudAt(ask, left ? 760 : 300, 150, 240) + drops(ask, low)
  if (lit && (time === 'sunset' || rng.chance(0.4)))
    return first + sun(left ? 850 : 170, 150, 66, rng, { sw: SW.bg, withFace: rng.chance(0.12) })
  return rng.pick(SKIES)(ask, left)
}

/** Skies that differ: one great cloud and a small one, clouds that rise from behind the land, gulls, two clouds in a heap. */
const SKIES: readonly ((ask: Ask, left: boolean) => string)[] = [
  (ask, left) =>
    cloudAt(ask, left ? 160 : 864, ask.rng.between(200, 250), ask.rng.between(310, 360)) +
    cloudAt(ask, left ? 830 : 190, ask.rng.between(140, 170), ask.rng.between(150, 180)),
  (ask, left) =>
    cloudBank(left ? 190 : 834, 760, ask.rng.between(620, 760), ask.rng.between(360, 430), ask.rng, SW.bg) +
    gulls(ask, left ? 800 : 220, 2),
  (ask, left) => cloudAt(ask, left ? 780 : 250, ask.rng.between(210, 250), 320) + gulls(ask, left ? 220 : 800, 3),
  (ask, left) =>
    cloudAt(ask, left ? 200 : 824, ask.rng.between(190, 220), 300) +
    cloudAt(ask, left ? 300 : 724, ask.rng.between(260, 280), 190) +
    cloudAt(ask, left ? 880 : 150, ask.rng.between(120, 150), 170),
  (ask, left) =>
    cloudBank(left ? 800 : 230, 760, ask.rng.between(560, 680), ask.rng.between(300, 380), ask.rng, SW.bg) +
    cloudAt(ask, left ? 200 : 830, ask.rng.between(170, 220), 260),
]

/** A few birds in a loose line, where nobody's head is. */
const gulls = ({ rng, taken = [] }: Ask, x: number, n: number): string =>
  Array.from({ length: n }, (_, i) => {
    const [u, v] = [x + (i - (n - 1) / 2) * 112 + rng.between(-12, 12), 130 + i * 48 + rng.between(-14, 14)]
    const free = taken.every((box) => box.x0 > u + 60 || box.x1 < u - 60 || box.y0 > v + 40 || box.y1 < v - 40)
    return free ? bird(u, v, 19 + (i % 2) * 5, SW.bg) : ''
  }).join('')

export function stars({ rng }: Ask, [x0, x1]: readonly [number, number], low: number): string {
  return scatterPts(rng, 10, [x0, 60, x1, low], [15, 30], [], 34)
    .map(([x, y, r]) => tint('straw', rng.chance(0.65) ? star(x, y, r, SW.bg, rng.unit()) : sparkle(x, y, r, SW.bg)))
    .join('')
}

/** None on anybody's face. */
export const drops = ({ rng, faces = [] }: Pick<Ask, 'rng' | 'faces'>, low: number): string =>
  scatterPts(rng, 30, [40, 190, 984, low + 180], [14, 18], [...faces], 24)
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
