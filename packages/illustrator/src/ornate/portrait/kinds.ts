/** What asks for a portrait. */
import { BEASTS } from '../../beasts/index.ts'
import type { Kind } from '../kind.ts'
import { animalPortrait, canSit } from './animal.ts'
import { IN_HAIR } from './finery.ts'
import { LOOKS, lookOf } from './looks.ts'
import { canPortray, portrait } from './portrait.ts'

const PORTRAIT = /\b(?:portraits?|head and shoulders|close[- ]?up|headshot|bust of|face of an?)\b/i
/** "A woman with flowers in her hair": the hair is what one wants to color. */
const HAIR =
  /\b(?:wom[ae]n|lady|girl|queen|princess|goddess|elf|fairy|mermaid)\b.*\b(?:in (?:her|their) hair|(?:long|flowing|wavy|curly|braided) hair|flower crown|crown of flowers|jewel(?:le)?ry)\b/i

/** Parts of anybody's portrait, and what is said of it. */
const ITSELF = [
  'hair',
  'long hair',
  'flowing hair',
  'beard',
  'long beard',
  'shoulder',
  'shoulders',
  'feathers',
  'flowing',
  'bohemian',
  'mane',
  'sugar skull',
  'jewelry',
  'jewellery',
  'flower',
  'leaf',
  'crown',
  'tiara',
  'jewel',
  'necklace',
  'earring',
  'earrings',
  'feather',
  'picture frame',
  'face',
  'head',
  'hat',
  'top hat',
  'glasses',
  'bow tie',
  'scarf',
  'dress',
  'braid',
  'ornamental frame',
  'flower crown',
  'wreath',
  'clothes',
  'suit',
]
const SITTERS = Object.keys(LOOKS)

const ofPerson = (asked: RegExp): Kind => ({
  asked,
  itself: ITSELF,
  can: canPortray,
  most: 4,
  draw: (rng, nouns, prompt) => {
    const sitter = nouns.find((noun) => SITTERS.includes(noun)) ?? 'woman'
    return portrait(rng, {
      look: lookOf(sitter, prompt, rng),
      flowers: nouns.filter((noun) => IN_HAIR.includes(noun)),
      beside: nouns.filter((noun) => !SITTERS.includes(noun) && !IN_HAIR.includes(noun)),
      hasFeathers: /\bfeathers?\b/i.test(prompt),
    })
  },
  oneOf: ['woman'],
})

/** "A lion head": an animal's, and not what is on somebody's head. */
const HEAD = new RegExp(`\\b(?:${[...BEASTS.keys()].join('|')})(?:'s)? (?:heads?|faces?)\\b(?! (?:mask|paint))`, 'i')

const WORN = ['crown', 'tiara', 'top hat', 'hat', 'glasses', 'sunglasses', 'bow tie', 'scarf', 'monocle']
const wornIn = (prompt: string): string[] => {
  const said = WORN.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(prompt))
  return said.includes('top hat') ? said.filter((name) => name !== 'hat') : said
}

/** Faces painted like sugar skulls. */
const PAINTED =
  /\bcatrina\b|\b(?:day of the dead|d[ií]a de (?:los )?muertos|sugar skull) (?:\w+ )?(?:girl|wom[ae]n|lady|bride|man|face|makeup|portrait)\b/i

export const PORTRAITS: readonly Kind[] = [
  ...[PORTRAIT, HEAD].map(
    (asked): Kind => ({
      asked,
      itself: ITSELF,
      can: canSit,
      most: 2,
      draw: (rng, [noun = ''], prompt) => animalPortrait(rng, noun, wornIn(prompt)),
    }),
  ),
  ...[PORTRAIT, HAIR, PAINTED].map(ofPerson),
]
