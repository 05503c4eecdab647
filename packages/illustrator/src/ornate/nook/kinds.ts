/** What asks for a reading nook. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { isBeast } from '../casts.ts'
import type { Kind } from '../kind.ts'
import { readingNook } from './nook.ts'

const NOOK = /\b(?:reading (?:nook|corner|spot)|cozy corner|book nook|window seat)\b/i
const COZY = /\b(?:cozy|cosy|hygge)\b.*\b(?:shel(?:f|ves)|bookshel(?:f|ves)|library|interior)\b/i
const RAIN = /\b(?:rain(?:y|ing|drops)?|storm(?:y)?)\b/i
const nook = (rng: Rng, asked: readonly string[], prompt: string): string =>
  readingNook(rng, {
    isRainy: RAIN.test(prompt),
    isAsleep: /\b(?:sleep\w*|asleep|nap\w*|curled|snoozing|dozing|snoring)\b/i.test(prompt),
    // Somebody else has the seat where no cat is named.
    pet: /\b(?:cats?|kittens?)\b/i.test(prompt) ? null : (asked.find(isBeast) ?? null),
    asked,
  })
const NOOK_SHOWS = [
  'bookshelf',
  'shelf',
  'book',
  'cat',
  'window',
  'plant',
  'potted plant',
  'pillow',
  'rug',
  'library',
  'mug',
  'curtain',
  'rain',
  'cushion',
  'blanket',
  'lamp',
  'bench',
  'nook',
]

export const READING_NOOK: Kind = {
  asked: NOOK,
  itself: NOOK_SHOWS,
  depicts: new RegExp(`${RAIN.source}|\\b(?:window seat|nook|corner)\\b`, 'i'),
  can: (noun) => lookUp(noun) !== null,
  most: 3,
  still: true,
  always: NOOK_SHOWS,
  draw: (rng, nouns, prompt) => nook(rng, nouns, prompt),
}

export const COZY_SHELVES: Kind = {
  asked: COZY,
  can: (noun) => NOOK_SHOWS.includes(noun),
  always: NOOK_SHOWS,
  depicts: RAIN,
  draw: (rng, _, prompt) => nook(rng, [], prompt),
}
