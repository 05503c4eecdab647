/** What asks for a lady at full length. */
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { fine } from '../places/fine.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import type { HeadStyle } from './head.ts'
import { lady } from './lady.ts'

const WHO =
  '(?:lady|ladies|wom[ae]n|queen|princess|duchess|countess|maiden|goddess|bride|empress|sorceress|enchantress|priestess|witch)'
const GOWN = '(?:(?:ball ?|evening ?)?gowns?|dress(?:es)?|full[- ]length|(?:full|whole) body)'
/** Who writes so wants no cartoon. */
const GROWN =
  '(?:elegant|victorian|edwardian|regency|rococo|baroque|renaissance|medieval|gothic|elven|elvish|georgian|belle [eé]poque|marie antoinette|fantasy|flowing|full[- ]length|(?:full|whole) body|haute couture|historical|19th century|18th century)'
const LADY = new RegExp(
  `^(?=.*\\b${WHO}\\b)(?=.*\\b${GOWN}\\b)(?=.*\\b${GROWN}\\b)|\\b(?:gothic|victorian|edwardian|regency|rococo) (?:\\w+ )?${WHO}\\b.*\\b(?:parasol|umbrella|fan|garden|ball|rose)s?\\b`,
  'i',
)
const FINE_LADY = new RegExp(`(?=.*\\b${WHO}\\b)(?=.*\\b${GOWN}\\b)${fine(GOWN).source}`, 'i')

const WOMEN = [
  'woman',
  'lady',
  'queen',
  'princess',
  'goddess',
  'bride',
  'witch',
  'elf queen',
  'girl',
  'elf',
  'person',
  'snow queen',
  'vampire',
]
const WORN = [
  'dress',
  'princess dress',
  'wedding dress',
  'ball gown',
  'gown',
  'crown',
  'hat',
  'umbrella',
  'flower',
  'garden',
  'rose bush',
  'glove',
  'necklace',
  'lace',
  'antler',
  'hair',
  'jewel',
  'tiara',
  'ribbon',
  'witch hat',
  'long hair',
  'corset',
]

const headOf = (prompt: string): HeadStyle => {
  if (/\bantlers?\b/i.test(prompt)) return 'antlers'
  if (/\bwitch\b/i.test(prompt)) return 'witch'
  if (/\b(?:queen|princess|empress|crown|tiara)\b/i.test(prompt)) return 'crown'
  if (
    /\b(?:elven|elvish|medieval|goddess|maiden|fantasy|sorceress|enchantress|priestess|celtic|(?:long|flowing) hair)\b/i.test(
      prompt,
    )
  )
    return 'flowing'
  return /\b(?:ball|evening|gothic|bride|rococo|baroque|marie)\b/i.test(prompt) ? 'updo' : 'hat'
}

/** A flower in her hand, and not only around her. */
function heldFlower(prompt: string): string[] {
  const said = /\b(?:hold(?:s|ing)|carr(?:ies|ying))\b(.*)/i.exec(prompt)?.[1] ?? ''
  const [plant = ''] = plantsIn(said)
  if (lookUp(plant)) return [plant]
  return plant || /\b(?:flowers?|bouquet)\b/i.test(said) ? ['bouquet'] : []
}

export const LADIES: Kind = {
  asked: (prompt, { things, relations, detail, style }) =>
    detail !== 'simple' &&
    !FRAMED.has(style ?? '') &&
    (LADY.test(prompt) || FINE_LADY.test(prompt)) &&
    relations.every(({ relation }) => POSED.test(relation)) &&
    things.filter(({ name }) => WOMEN.includes(name)).every(({ n }) => n === 1),
  itself: [...WOMEN, ...WORN],
  depicts: new RegExp(
    `${PLANT_WORDS.source}|\\b(?:lace|ruffles?|corset|bustle|gloves?|train|bodice|embroidery|antlers?|ballroom|fans?)\\b`,
    'i',
  ),
  can: (noun) => lookUp(noun) !== null,
  most: 3,
  always: ['woman'],
  draw: (rng, nouns, prompt) =>
    lady(rng, {
      style: headOf(prompt),
      hasTrumpets: /\b(?:medieval|elven|elvish|fantasy|sorceress|enchantress|priestess|witch|goddess)\b/i.test(prompt),
      hasParasol: /\b(?:parasol|umbrella)\b/i.test(prompt),
      things: [...heldFlower(prompt), ...nouns],
      hasFan: /\bfans?\b/i.test(prompt),
      flowers: plantsIn(prompt).filter((name) => name in FLOWER_HEADS),
    }),
}

/** What one does while one is looked at. */
const POSED =
  /^(?:wears|has|holds|carries|next-to|inside|around|among|behind|in-front-of|above|stands|stands-on|smiles|looks|looks-at|on-top-of|walks|poses)$/

/** Styles with a frame of their own. */
const FRAMED: ReadonlySet<string> = new Set([
  'art nouveau',
  'art deco',
  'tarot',
  'stained glass',
  'folk art',
  'zentangle',
  'mandala',
  'steampunk',
])
