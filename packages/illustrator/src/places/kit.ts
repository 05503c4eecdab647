/** What places are put together from. */
import type { Box, Facing } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import { prop } from '../ink/props.ts'
import { path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { THINGS } from '../things/index.ts'
import { NOUNS } from '../world/nouns.ts'
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
  const height = Math.min(h, WIDEST / thing.aspect, mostBeside(name, h, ask))
  if (height < LEAST) return ''
  const art = thing.draw({ x, y, h: height, sw: SW.bg, facing, rng: ask.rng, detail: ask.detail ?? 'medium' })
  if (isBehind(art.box, ask) || crownsHead(art.box, ask)) return ''
  return prop(art.layers.map(({ svg }) => svg).join(''))
}

/** Beside cars that are a finger high no bench is as long as three of them; a lamp may be nearer to us. */
const mostBeside = (name: string, h: number, { meter }: Ask): number => {
  const meters = NOUNS.get(name)?.height ?? 0
  if (!meter || !meters || meters > STREET_HIGH) return PAGE
  const most = meters * meter * NEARER
  return meters < KNEE_HIGH ? most : Math.max(most, h * 0.55)
}

/** Meters up to which something stands in the street beside people, or is lower than they are. */
const [STREET_HIGH, KNEE_HIGH] = [4.5, 1.3]
const [NEARER, LEAST] = [1.7, 44]

/** The same beside or above those who play, somewhat larger where that helps it to be seen. */
export function standFree(
  ask: Ask,
  [name, h]: readonly [string, number],
  x: number,
  y: number,
  facing: Facing,
  /** How high it may be. */
  most = PAGE,
): string {
  const inward = x < PAGE / 2 ? 1 : -1
  // A traffic light half as large again beside low cars would be a tower.
  const grows = (NOUNS.get(name)?.height ?? PAGE) > STREET_HIGH
  for (const [by, times] of isLow(ask) && grows ? LOW_SPOTS : SPOTS) {
    // A lamp whose light is above the page is a pole.
    const high = Math.min(h * times, y - (ask.lift ?? 0) - HEADROOM, most)
    const drawn = stand(ask, name, within(x + by * inward, high * (THINGS.get(name)?.aspect ?? 1)), y, high, facing)
    if (drawn) return drawn
  }
  return ''
}

const HEADROOM = 70

/** What is narrow stands wholly on the page: half of a sign says nothing. */
const within = (x: number, w: number): number =>
  w > NARROW ? x : Math.min(Math.max(x, MARGIN + w / 2), PAGE - MARGIN - w / 2)

const [NARROW, MARGIN] = [250, 46]

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

/** Whether a far tree would show no more than a tip or a scrap of itself beside those who play. */
export const peeps =
  ({ taken = [], lift = 0 }: Ask) =>
  (x0: number, x1: number, y0: number, y1: number): boolean =>
    taken.some(
      (box) =>
        Math.min(x1, box.x1) - Math.max(x0, box.x0) > SCRAP * (x1 - x0) &&
        Math.min(y1 - lift, box.y1) - Math.max(y0 - lift, box.y0) > SCRAP * (y1 - y0),
    )
const SCRAP = 0.3

/** Whether something narrow would rise from behind a head, as if it grew there. */
export const crownsHead = ({ x0, x1, y0, y1 }: Box, { faces = [], lift = 0 }: Ask): boolean =>
  faces.some(([x, y, r]) => {
    const beside = Math.min(x1, x + r) - Math.max(x0, x - r)
    return x1 - x0 < 3 * r && beside > 0.15 * (x1 - x0) && y0 - lift < y && y1 - lift > y - 2 * r
  })

/** Whether somebody's head is before it: what looks out beside the ears seems to be worn. */
export const isBehindHead = ({ x0, x1, y0, y1 }: Box, { faces = [], lift = 0 }: Ask): boolean =>
  faces.some(([x, y, r]) => x + r > x0 && x - r < x1 && y + r > y0 - lift && y - r < y1 - lift)

/** The side on which a tall tree stands behind nobody's head: the wanted one, the other one, or neither. */
export function sideFor({ faces = [] }: Ask, wanted: 'left' | 'right', reach = 330): 'left' | 'right' | null {
  const isFree = (side: string) => faces.every(([x, , r]) => (side === 'left' ? x - r > reach : x + r < PAGE - reach))
  const other = wanted === 'left' ? 'right' : 'left'
  return isFree(wanted) ? wanted : isFree(other) ? other : null
}

/** What belongs to the place even where somebody has one too: lanterns over a street. */
export const adorn = (ask: Ask, name: string, x: number, y: number, h: number): string =>
  stand({ ...ask, without: NONE }, name, x, y, h)

const NONE: ReadonlySet<string> = new Set()
const WIDEST = 430

export const fill = (pigment: string, y0: number, y1 = PAGE + 216): string =>
  tint(pigment, rect(-10, y0, PAGE + 20, y1 - y0, SW.bg))

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
