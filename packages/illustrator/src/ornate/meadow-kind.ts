/** A meadow of the flowers that were named. */
import type { Kind } from './kind.ts'
import { amongStalks } from './meadow/among.ts'
import { meadow } from './meadow/meadow.ts'
import { NO_GUESTS } from './plants/guests.ts'
import { WILDFLOWERS } from './plants/wildflowers.ts'

const ASKED =
  /\b(meadows?|wild ?flowers?|field of (\w+ )?(flowers|poppies|daisies|sunflowers|tulips|lavender)|(?:lavender|poppy|sunflower|tulip|daisy|wild ?flower|flower) fields?)\b/i
const SHOWS = ['meadow', 'wildflowers', 'flower', 'grass', 'sun', 'hill', 'cloud']
export const GUESTS = ['butterfly', 'bee']

/** What the word "wildflowers" is read as. */
const READ_AS = ['poppy', 'daisy', 'dandelion']
/** Who looks up from among the stalks sees no land. */
const LAND = /\b(?:sun\w*|hills?|clouds?|sky|skies|fields?|mountains?|landscape|horizon)\b/i

export const MEADOW: Kind = {
  asked: ASKED,
  can: (noun) => noun in WILDFLOWERS || SHOWS.includes(noun) || GUESTS.includes(noun),
  always: SHOWS,
  draw: (rng, nouns, prompt) => {
    const asked = nouns.filter((noun) => noun in WILDFLOWERS)
    const isMixed = asked.every((noun) => READ_AS.includes(noun)) && asked.length !== 1 && asked.length !== 2
    const hasGuests = !NO_GUESTS.test(prompt)
    return isMixed && !LAND.test(prompt) ? amongStalks(rng, hasGuests) : meadow(rng, asked, hasGuests)
  },
}
