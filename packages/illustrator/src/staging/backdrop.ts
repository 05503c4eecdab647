/** Where a scene plays: what is behind everyone, the line they stand on, and what grows in front of them. */
import type { Box } from '../art/art.ts'
import { pen } from '../ink/svg.ts'
import type { Ask, Backdrop } from '../places/backdrop.ts'
import { covered } from '../places/cover.ts'
import { PLACES } from '../places/index.ts'
import { weathered } from '../places/weather.ts'
import { SCENES } from '../scenes/index.ts'
import type { Scene as OldScene, Stage as OldStage } from '../scenes/stage.ts'
import { type Item, thing } from '../words/item.ts'
import { LEXICON } from '../words/lexicon.ts'
import { overlaps } from './geometry.ts'
import { PLAIN } from './plain.ts'

export function backdrop(ask: Ask): Backdrop {
  const plain = PLAIN[ask.setting] ?? PLACES[ask.setting]
  return weathered(covered(plain ? plain(ask) : fromScene(ask), ask), ask)
}

const PAGE = 1024

const higher = (svg: string, by: number): string => pen`<g transform="translate(0 ${-by})">${svg}</g>`

/** The same place with its land higher up on the page: where the cast is low, half of it would be empty sky. */
export function raised(place: Backdrop, by: number): Backdrop {
  if (!by) return place
  const { ground, water } = place.shows
  return {
    ...place,
    back: higher(place.back, by),
    ground: place.ground - by,
    // Waves go over whoever swims: they rise along. What grows at the lower edge stays there.
    ...(place.water === undefined
      ? {}
      : {
          water: place.water - by,
          front: (boxes: readonly Box[]) => higher(place.front(boxes.map((box) => lower(box, by))), by),
        }),
    shows: {
      ...place.shows,
      ...(ground ? { ground: { ...ground, y0: ground.y0 - by } } : {}),
      ...(water ? { water: { ...water, y0: water.y0 - by } } : {}),
    },
  }
}

/** Where somebody is in a place that was not raised. */
const lower = (box: Box, by: number): Box => ({ ...box, y0: box.y0 + by, y1: box.y1 + by })

function fromScene(ask: Ask): Backdrop {
  const stage = emptyStage(ask)
  const onMoon = ask.setting === 'moonscape'
  // A rainbow that was named is the only one.
  const isBowless = ask.setting === 'rainbow' && ask.without?.has('rainbow')
  const scene: OldScene = (SCENES[onMoon ? 'space' : isBowless ? 'meadow' : ask.setting] ?? SCENES.meadow ?? fail)(
    stage,
  )
  const [x0, y0, x1, y1] = scene.box ?? []
  const hangs = scene.float && !onMoon && x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined
  const sky = scene.back.startsWith(stage.heavens ?? '-') ? stage.heavens : undefined
  return {
    ...(sky ? { sky } : {}),
    ...(ROOFED.has(ask.setting) ? { roofed: true as const } : {}),
    ...(LANED.has(ask.setting) ? { laned: true as const } : {}),
    back: sky ? scene.back.slice(sky.length) : scene.back,
    ground: scene.base,
    ...(hangs ? { float: { x0, y0, x1, y1 } } : {}),
    front(boxes) {
      stage.occupied = [...boxes]
      if (typeof scene.front === 'function') return scene.front()
      // What was drawn beforehand may lie over somebody's feet: then it is left out.
      return boxes.some((box) => overlaps(box, LOW_CORNERS[0]) || overlaps(box, LOW_CORNERS[1])) ? '' : scene.front
    },
    ...(scene.frame ? { frame: scene.frame } : {}),
    shows: {
      ground: { x0: 0, x1: PAGE, y0: scene.base - 140, y1: PAGE },
      sky: { x0: 0, x1: PAGE, y0: 0, y1: 300 },
      ...(ask.setting === 'underwater' ? { water: { x0: 0, x1: PAGE, y0: 60, y1: PAGE } } : {}),
    },
  }
}

const ROOFED: ReadonlySet<string> = new Set([
  'theater',
  'kitchen',
  'indoor',
  'party',
  'christmas',
  'circus',
  'showcase',
])

/** Where a road or rails run. */
const LANED: ReadonlySet<string> = new Set(['city', 'road', 'train', 'village'])

const LOW_CORNERS: readonly [Box, Box] = [
  { x0: 0, x1: 260, y0: 880, y1: PAGE },
  { x0: 764, x1: PAGE, y0: 880, y1: PAGE },
]

const fail = (): never => {
  throw new Error('there is no meadow')
}

/** Scenes draw their own actors from these lists: here they only need to know that there will be some. */
function emptyStage({
  rng,
  setting,
  time,
  rain,
  rainbow,
  variant,
  without,
  taken = [],
  outline = taken,
  lift,
}: Ask): OldStage {
  const stage: OldStage = {
    rng,
    setting,
    time,
    ...(lift ? { lift } : {}),
    rain,
    rainbow: rainbow || undefined,
    laid: without?.has('table'),
    sunless: isSunless(time, without) || (time === 'day' && rng.chance(0.6)),
    items: [...(without ?? [])].flatMap(itemOf),
    actors: setting === 'underwater' || setting === 'sky' || setting === 'space' ? [] : [thing('*someone', 'actor')],
    fly: [],
    builds: [thing('*something', 'build')],
    props: [],
    swim: setting === 'underwater' || setting === 'sky' || setting === 'space' ? [thing('*someone', 'swim')] : [],
    boats: [],
    plants: [],
    units: 1,
    variant,
    skyOcc: [],
    occupied: [...outline],
    free: () => null,
    clear: (x, y, r) => stage.occupied.every((b) => x + r < b.x0 || x - r > b.x1 || y + r < b.y0 || y - r > b.y1),
    mid: () => '',
  }
  return stage
}

/** What scenes leave out because it is named. */
const itemOf = (name: string): Item[] => {
  const entry = LEXICON.get(name)
  return entry ? [{ ...entry, n: 1, pos: 0, end: 0 }] : []
}

const isSunless = (time: Ask['time'], without: Ask['without']): boolean =>
  (time === 'night' ? ['moon', 'full moon', 'crescent moon'] : ['sun']).some((name) => without?.has(name))
