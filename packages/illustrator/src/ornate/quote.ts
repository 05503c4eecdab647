/** Words of somebody else's within a border of flowers. */
import { createRng, hash } from '../ink/random.ts'
import { hollow } from '../lettering/ink.ts'
import { canLetter } from '../lettering/scripts.ts'
import { setInto } from '../lettering/setting.ts'
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { lookUp } from '../world/world.ts'
import type { Ornate } from './index.ts'
import { page } from './kit/marks.ts'
import { standing } from './mandala/motif.ts'
import { bodyOf } from './mixed/body-of.ts'
import { PLANT_WORDS, plantsAndFlowers } from './plants/named.ts'
import { wreath } from './wreath.ts'

const QUOTE =
  /\b(?:quotes?|saying|motto|mantra|affirmation|lettering|hand ?lettered|inspirational|motivational|bible verse|verse|phrase)\b/i
const FLORAL = /\b(?:flowers?|floral|wild ?flowers|blooms|leaves|vines?|wreath|border)\b/i

/** Names of children are written in fat letters elsewhere. */
const WORD = /\b(?:words?|quotes?|lettering|hand ?lettered|calligraphy|mantra|affirmation)\b/i

/** Within a ring of flowers, and within a border of them. */
const WITHIN = {
  ring: { x: 278, y: 392, w: 468, h: 240 },
  border: { x: 228, y: 224, w: 568, h: 576 },
} as const
/** What stands above the words, and the room that is left for them then. */
const ABOVE = { x: 512, foot: 430, w: 360, h: 200 } as const
const BELOW = { x: 228, y: 460, w: 568, h: 340 } as const
/** Letters that are small stay open where they are not grown. */
const THIN = [4.4, 1.5] as const
const BOLD = [5, 5] as const
const RING = /\b(?:wreaths?|garland|(?:floral|flower) ring|circle of)\b/i
/** Longer ones would be small in the middle of a wreath. */
const MOST_IN_RING = 24

/** Null where no words are to be written, or where somebody does something beside them. */
export function quotePage(graph: SceneGraph, prompt: string, seed: number): Ornate | null {
  const { letters, things, relations, place } = graph
  if (!letters || !canLetter(letters) || place) return null
  const rest = prompt.replace(new RegExp(literal(letters), 'i'), '')
  // One word alone is large in a wreath.
  const isWord = letters.split(/\s+/).length < 2
  const isRing = RING.test(rest) || (isWord && WORD.test(rest) && (FLORAL.test(rest) || PLANT_WORDS.test(rest)))
  if (isWord && !(isRing && letters.length > 1)) return null
  if (!QUOTE.test(rest) && !FLORAL.test(rest) && !PLANT_WORDS.test(rest)) return null
  // "A card with an apple and flowers": flowers among other things are no border.
  const isListed = things.some(
    ({ name, word }) => !PLANT_WORDS.test(word) && !GENERAL.test(name) && !/^cards?$/i.test(word),
  )
  if (isListed && !QUOTE.test(rest) && /\bcards?\b/i.test(rest) && !/\b(?:border|wreath|floral)\b/i.test(rest))
    return null
  if (relations.some(({ relation }) => !/^(?:next-to|around|among)$/.test(relation))) return null
  if (things.some(isSomebody)) return null
  const rng = createRng(hash(`${prompt.trim().toLowerCase()}#${seed} quote`))
  const form = isRing && letters.length <= MOST_IN_RING ? 'ring' : 'border'
  const said = things.filter((thing) => !isPlant(thing) && !GENERAL.test(thing.name))
  // One cup of coffee stands with the words; hearts and butterflies are woven in.
  const alone = form === 'border' ? said.filter(isOne).slice(0, 2) : []
  const room = alone.length ? BELOW : WITHIN[form]
  const isShort = letters.length <= 12 && form === 'border'
  const written = setInto(letters, room, {
    face: 'round',
    gap: form === 'ring' ? 50 : 70,
    mostLines: 6,
    mostSize: isShort ? 270 : 190,
  })
  if (!written) return null
  const [sw, fat] = form === 'ring' ? THIN : BOLD
  const woven = said.filter((thing) => !alone.includes(thing)).map(({ name }) => name)
  const around = wreath(rng, { plants: plantsAndFlowers(rest), things: woven, form })
  const above = alone.map(
    ({ name }, i) =>
      standing(name, () => 5)?.(
        ABOVE.x + (alone.length > 1 ? (i ? 150 : -150) : 0),
        ABOVE.foot,
        ABOVE.w / alone.length,
        ABOVE.h,
      ) ?? '',
  )
  return {
    svg: page(bodyOf(around) + above.join('') + written.map((letter) => hollow(letter, sw, fat)).join(''), false),
    shows: [
      ...things.map(({ name }) => name),
      ...graph.unknown.filter((word) => QUOTE.test(word) || PLANT_WORDS.test(word)),
    ],
  }
}

/** A cup of coffee is a cup. */
const isPlant = ({ name, word }: NamedThing): boolean =>
  PLANT_WORDS.test(word) && !/\b(?:cup|mug|pot|teapot|jug|bowl)$/.test(name)

const isOne = ({ name, n, atLeast }: NamedThing): boolean =>
  n === 1 && !atLeast && lookUp(name)?.kind === 'thing' && !/^(?:heart|star|butterfly|leaf|feather)$/.test(name)

/** Rosemary in a wreath is no girl. */
const isSomebody = ({ name, word }: NamedThing): boolean =>
  lookUp(name)?.kind === 'being' && !/butterfl|bee|bird/.test(name) && !PLANT_WORDS.test(word)

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const GENERAL = /^(?:flower|wildflowers|leaf|poster|card|word|wreath|blossom|sign|vine|branch)$/
