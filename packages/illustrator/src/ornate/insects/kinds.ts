/** What asks for an insect as in a plate. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { CORNERS, canBeInCorner } from '../kit/corners.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { INSECTS } from './insects.ts'
import { insectPage } from './page.ts'

/** As they are named, the longest first. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:luna|comet|moon) moths?\b/i, 'luna moth'],
  [/\bstag beetles?\b/i, 'stag beetle'],
  [/\bscarabs?\b/i, 'scarab'],
  [/\b(?:hawk|sphinx|silk|emperor|atlas|tiger)?[- ]?moths?\b/i, 'moth'],
  [/\bdragonfl(?:y|ies)\b/i, 'dragonfly'],
  [/\bbutterfl(?:y|ies)\b/i, 'butterfly'],
  [/\bbeetles?\b/i, 'beetle'],
  [/\b(?:honey ?|bumble ?)?bees?\b/i, 'bee'],
]
export const insectIn = (prompt: string): string | null => NAMED.find(([word]) => word.test(prompt))?.[1] ?? null

/** Who asks so wants a plate, and no meadow. */
const PLATE =
  /\b(?:moon phases|phases of the moon|mystic(?:al)?|celestial|witchy|gothic|symmetric(?:al)?|luna moth|death'?s[- ]head|scarab|stag beetle|occult|esoteric|spread wings|wings spread|entomolog\w+|dark academia|hawk ?moth|fine lines?)\b|\b(?:adults?|grown[- ]?ups?|detailed|intricate|ornate|vintage|boho|art)\b.*\b(?:moth|beetle|dragonfly|bee)\b|\b(?:moth|beetle|dragonfly|bee)\b.*\b(?:adults?|grown[- ]?ups?|detailed|intricate|ornate|vintage|boho|art)\b/i

/** Moons as an ornament; those of a school are asked for as a chart. */
const PHASES = /\bphases\b/i

/** A moth "with" a candle holds none. */
const STILL =
  /^(?:holds|has|carries|next-to|above|around|among|inside|sits-on|on-top-of|filled-with|flies|flies-over|under)$/

const ITSELF = [
  'moon phase',
  'moth',
  'butterfly',
  'beetle',
  'dragonfly',
  'bee',
  'bumblebee',
  'flower',
  'leaf',
  'wing',
  'moon',
  'star',
  'sky',
  'crescent moon',
  'full moon',
  'moon phases',
  'pattern',
  'wildflowers',
]

export const INSECT_PLATES: readonly Kind[] = [
  {
    asked: (prompt, { things, relations }) =>
      PLATE.test(prompt) &&
      (insectIn(prompt) !== null || PHASES.test(prompt)) &&
      // Only one has the middle of the page.
      things.filter(({ name }) => name in INSECTS).length <= 1 &&
      !/\b(?:collection|chart|grid|specimens|stained|zentangle|mandala|page of|wreath|folk|deco|nouveau|steampunk|woodcut|linocut)\b/i.test(
        prompt,
      ) &&
      relations.every(({ relation }) => STILL.test(relation)) &&
      things.every(({ name }) => name in INSECTS || lookUp(name)?.kind !== 'being'),
    itself: ITSELF,
    depicts: new RegExp(
      `${PLANT_WORDS.source}|\\b(?:luna|phases?|moons?|night|wings|scarab|moth|symmetr\\w+|mystic\\w*|celestial|stag|lines?)\\b`,
      'i',
    ),
    can: canBeInCorner,
    most: CORNERS,
    always: ITSELF,
    draw: (rng, nouns, prompt) =>
      insectPage(rng, {
        name: insectIn(prompt),
        plants: plantsIn(prompt),
        things: nouns.filter((noun) => !PLANT_WORDS.test(noun)),
        moons: PHASES.test(prompt)
          ? 'phases'
          : /\b(?:moons?|luna|night|moth|celestial)\b/i.test(prompt)
            ? 'one'
            : 'none',
      }),
  },
]
