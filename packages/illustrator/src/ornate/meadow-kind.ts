/** A meadow of the flowers that were named. */
import type { Kind } from './kind.ts'
import { meadow } from './meadow/meadow.ts'
import { NO_GUESTS } from './plants/guests.ts'
import { WILDFLOWERS } from './plants/wildflowers.ts'

const ASKED =
  /\b(meadows?|wild ?flowers?|field of (\w+ )?(flowers|poppies|daisies|sunflowers|tulips|lavender)|(?:lavender|poppy|sunflower|tulip|daisy|wild ?flower|flower) fields?)\b/i
const SHOWS = ['meadow', 'wildflowers', 'flower', 'grass', 'sun', 'hill', 'cloud']
export const GUESTS = ['butterfly', 'bee']

export const MEADOW: Kind = {
  asked: ASKED,
  can: (noun) => noun in WILDFLOWERS || SHOWS.includes(noun) || GUESTS.includes(noun),
  always: SHOWS,
  draw: (rng, nouns, prompt) =>
    meadow(
      rng,
      nouns.filter((noun) => noun in WILDFLOWERS),
      !NO_GUESTS.test(prompt),
    ),
}
