/** Where and when the page plays. */
import type { Rng } from '../ink/random.ts'
import { VESSEL_OF } from '../subjects/seats.ts'
import type { Item } from './item.ts'
import type { Parsed } from './parse.ts'

export interface Settled {
  /** Null where nothing was named that has a home: an ornamental page. */
  setting: string | null
  time: 'day' | 'night' | 'sunset'
  rainbow: boolean | undefined
  rain: boolean
}

/** These change a place rather than being one. */
const MODIFIERS = new Set(['night', 'rainbow', 'rain'])
const BEINGS = new Set(['actor', 'person', 'chibi'])
const LEADS = new Set(['actor', 'swim', 'boat', 'person', 'chibi', 'float', 'build'])

/** A page that names no place need not always play at home. */
const ELSEWHERE: Record<string, string[]> = {
  garden: ['garden', 'garden', 'meadow', 'park'],
  forest: ['forest', 'forest', 'mountain', 'autumn'],
  fairytale: ['fairytale', 'fairytale', 'rainbow'],
  park: ['park', 'park', 'meadow'],
  savanna: ['savanna', 'savanna', 'meadow'],
  farm: ['farm', 'farm', 'meadow'],
}
const RAINS_ON = new Set(['meadow', 'garden', 'park', 'showcase', 'forest', 'mountain', 'autumn', 'pond'])
/** What is held may say where it plays: a bunny with painted eggs is at Easter, a child with a sandcastle at the beach. */
const TELLING = new Set(['easter', 'christmas', 'spooky', 'beach', 'winter'])

export function settle({ settings, times, groups }: Parsed, items: Item[], rng: Rng): Settled {
  const named = settings.map((s) => s.name)
  const strong = settings.filter((s) => s.strong).map((s) => s.name)
  const time = times.has('night') ? 'night' : times.has('sunset') ? 'sunset' : 'day'
  const rainbow = named.includes('rainbow') || items.some((item) => item.art === '*rainbow') || undefined
  const rain = named.includes('rain')
  const out = (setting: string | null): Settled => ({ setting, time, rainbow, rain })
  if (named.includes('mandala')) return out('mandala')
  if (named.includes('doodle')) return out('doodle')

  const lead = items.find((item) => LEADS.has(item.cls)) ?? items[0]
  const places = strong.filter((s) => !MODIFIERS.has(s) && s !== 'hills')
  const soft = named.filter((s) => !MODIFIERS.has(s) && s !== 'hills' && s !== 'village')
  if (places.includes('winter')) return out(places.includes('arctic') ? 'arctic' : 'winter')
  if (places.includes('christmas') && places.includes('village')) return out('winter')

  let s: string | undefined = places[0] ?? soft[0]
  if (s === 'village' && places[1]) s = places[1]
  if (!s && named.includes('hills'))
    s = lead && time === 'sunset' && ['sea', 'beach', 'underwater', 'space'].includes(lead.home) ? lead.home : 'hills'
  if (!s && lead) {
    s = toldBy(items) ?? rideHome(lead) ?? lead.home
    const others = ELSEWHERE[s]
    if (others && BEINGS.has(lead.cls) && !groups.length) s = rng.pick(others)
  }
  if (!s && named.includes('night')) s = 'night'
  if (!s && rain) s = 'rain'
  if (!s && rainbow) s = 'rainbow'
  return out(adjust(s, items, rain && !places.length, rng) ?? null)
}

const toldBy = (items: Item[]): string | undefined =>
  items
    .flatMap((item) => [item, ...(item.with ? [item.with.item] : [])])
    .find((item) => item.cls === 'prop' && TELLING.has(item.home))?.home

/** Whoever drives is on a road, whoever sails is at sea. */
function rideHome({ with: tie }: Item): string | undefined {
  if (!tie || tie.how === 'hold' || tie.how === 'under') return undefined
  if (tie.item.art === '*hotair') return 'sky'
  const { home } = tie.item
  if (VESSEL_OF[tie.item.art] === '*rowboat') return home === 'pond' ? 'pond' : 'sea'
  return ['road', 'sea', 'pond', 'winter', 'city', 'indoor'].includes(home) ? home : undefined
}

/** Fish do not swim on the sea, nor boats under it; a being does not stand in a showcase. */
function adjust(s: string | undefined, items: Item[], rain: boolean, rng: Rng): string | undefined {
  if (
    s === 'sea' &&
    items.some((i) => i.cls === 'swim' && !i.with) &&
    !items.some((i) => i.cls === 'boat' || i.cls === 'person')
  )
    return 'underwater'
  if (s === 'underwater' && items.length && items.every((i) => i.cls === 'boat')) return 'sea'
  if (s && rain && RAINS_ON.has(s)) return 'rain'
  const being = items.find((i) => BEINGS.has(i.cls) && !i.weak)
  if ((s === 'showcase' || s === 'music' || s === 'snack') && being) {
    const sat = being.with?.item.home
    return sat === 'pond' || sat === 'sea' ? sat : being.home === 'showcase' ? 'garden' : being.home
  }
  if (s === 'snack')
    return items.length === 1 && (items[0]?.n ?? 1) <= 2 ? 'showcase' : rng.pick(['kitchen', 'showcase'])
  return s
}
