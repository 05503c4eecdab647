/** Drawings from before figures could act: a being that only stands, a thing that only lies there. */
import type { Actor, Art, Habitat, Spot, Thing } from '../art/art.ts'
import { aspect, drawItem } from '../subjects/draw-item.ts'
import type { Item, ItemClass } from '../words/item.ts'
import { type Entry, LEXICON } from '../words/lexicon.ts'
import { beingArt, boxOf, thingArt } from './estimates.ts'
import { NOUNS } from './nouns.ts'

const BEINGS: ReadonlySet<ItemClass> = new Set<ItemClass>(['actor', 'person', 'chibi', 'swim'])
const HABITATS: Partial<Record<ItemClass, Habitat>> = {
  fly: 'air',
  float: 'air',
  swim: 'water',
  boat: 'water',
  sky: 'sky',
}
/** These words name beings in the lexicon and things here, or the other way round. */
const LIVING = /animals|people|family|fantasy|sea/

export function oldActor(noun: string): Actor | null {
  const entry = entryOf(noun)
  if (!entry || !isBeing(entry)) return null
  const item = itemOf(entry)
  return {
    name: noun,
    aspect: aspect(item),
    habitat: HABITATS[entry.cls] ?? 'ground',
    can: (pose) => pose === 'stand',
    act: (spot, acting) => art(item, spot, (svg, box) => beingArt(svg, box, spot.facing, acting.pose)),
  }
}

export function oldThing(noun: string): Thing | null {
  const entry = entryOf(noun)
  if (!entry || isBeing(entry)) return null
  const item = itemOf(entry)
  return {
    name: noun,
    aspect: aspect(item),
    habitat: HABITATS[entry.cls] ?? 'ground',
    draw: (spot) => art(item, spot, (svg, box) => thingArt(svg, box, spot.facing)),
  }
}

function art(item: Item, spot: Spot, tell: (svg: string, box: Art['box']) => Art): Art {
  const { x, y, h, sw, rng, facing } = spot
  const drawn = drawItem(item, { x, y, w: h * aspect(item) * 1.04, h, sw, rng, face: facing })
  if (!drawn) throw new Error(`nothing drawn for ${item.name}`)
  return tell(drawn.svg, boxOf(drawn))
}

const entryOf = (noun: string): Entry | undefined => LEXICON.get(noun)

const itemOf = (entry: Entry): Item => ({ ...entry, n: 1, pos: 0, end: 0 })

const isBeing = (entry: Entry): boolean =>
  BEINGS.has(entry.cls) || (entry.cls === 'fly' && LIVING.test(NOUNS.get(entry.name)?.category ?? ''))
