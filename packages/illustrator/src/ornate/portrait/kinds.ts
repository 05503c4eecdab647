/** What asks for a portrait. */
import { BEASTS } from '../../beasts/index.ts'
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { hasAntlers, hasHead } from '../heads/head.ts'
import type { Kind } from '../kind.ts'
import { CORNERS, canBeInCorner } from '../kit/corners.ts'
import { fine } from '../places/fine.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { animalPortrait, canSit, type Flowered, pairPortrait } from './animal.ts'
import { IN_HAIR } from './finery.ts'
import { ITSELF } from './itself.ts'
import { LOOKS, lookOf } from './looks.ts'
import { isFullLength, isNear } from './near.ts'
import { PARTICULAR_WORDS } from './particulars.ts'
import { canPortray, isPerson, portrait } from './portrait.ts'
import { profile } from './profile.ts'

const PORTRAIT =
  /\b(?:portraits?|head and shoulders|close[- ]?up|headshot|bust of|face of an?|(?:wom[ae]n|lady|girl|man|queen|goddess)'?s face|face (?:half |partly |framed |surrounded )*(?:hidden|covered|framed|surrounded))\b/i
/** "A woman with flowers in her hair": the hair is what one wants to color. */
const HAIR =
  /\b(?:wom[ae]n|lady|queen|goddess)\b.*\b(?:long|flowing|wavy|curly|braided) hair\b|(?<!\b(?:little|small|cute|happy|baby) )\b(?:wom[ae]n|lady|girl(?!.*\b(?:bows?|ribbons?|barrettes?|clips?|freckles|pigtails)\b)|queen|princess|goddess|elf|fairy|mermaid)\b(?!.*\b(?:ty|putt|brush|comb|braid|pinn|plac|fix)ing\b).*\b(?:in (?:her|their) hair|flower crown|crown of flowers|jewel(?:le)?ry|(?:laurel|olive) (?:wreath|crown))\b|\b(?:wom[ae]n|lady|queen|goddess)\b.*\b(?:butterfly|dragonfly|angel|moth|feathered|swan|raven)(?: \w+)? wings\b/i

const SITTERS = Object.keys(LOOKS)

/** Whatever they are read as, these are on the page. */
const DEPICTS = new RegExp(
  `${PARTICULAR_WORDS.source}|${PLANT_WORDS.source}|\\b(?:gold|golden|african|pearls?|beads?|fur|neck|wool|round|eye mask|cap|lace|paint|kimono|parasol|umbrella|flowered|floral|(?:big|short|long|curly|wavy|flowing|braided) hair|collar|closed|half|hidden)\\b`,
  'i',
)

/** What one sees of somebody from near, and nobody's deed. */
const STILL =
  /^(?:wears|has|holds|carries|hugs|looks-at|next-to|inside|around|among|behind|in-front-of|above|under|on-top-of|stands|stands-on|sits|sleeps|smiles|looks|shaped-like|filled-with|sleeps-in|sleeps-on|lies|lies-on|lies-in)$/

/** "A woman with long hair riding a horse": her face would show nothing of it. */
const isBusy = ({ things, relations }: SceneGraph): boolean =>
  relations.some(
    // Of a queen in a sleigh that a horse pulls one wants to see the sleigh.
    ({ a, relation }) =>
      relation === 'pulls' || (!STILL.test(relation) && things.some(({ id, name }) => id === a && isPerson(name))),
  )

/** Where one goes to be there: of a festival nothing would be seen behind a face. */
const OUTING =
  /\b(?:at|in|to|during|visiting) (?:an? |the )?(?:[\w-]+ ){0,3}(?:festival|fair|market|party|parade|picnic|wedding|tea ceremony)\b/i

/** "A cow licking a girl's face": the cow does something, and nobody sits for a portrait. */
const isTouched = ({ things, relations }: SceneGraph): boolean =>
  relations.some(
    ({ a, b, relation }) =>
      !STILL.test(relation) &&
      things.some(({ id, name }) => id === a && canSit(name) && isAlive(name) && !isPerson(name)) &&
      things.some(({ id, name }) => id === b && isPerson(name)),
  )

/** "A girl painting a portrait of a cat": the portrait is what she makes. */
const isPainting = ({ relations }: SceneGraph): boolean =>
  relations.some(({ relation }) => /^(?:paints|draws|photographs)$/.test(relation))

/** Styles with a frame of their own, and a bust within it. */
const FRAMED: ReadonlySet<string> = new Set(['art nouveau', 'art deco', 'tarot', 'stained glass', 'folk art'])

/** Styles that set the head of an animal into an ornament of theirs. */
const AROUND_HEADS: ReadonlySet<string> = new Set([
  ...FRAMED,
  'mandala',
  'zentangle',
  'celtic',
  'geometric',
  'low poly',
  'steampunk',
  'mehndi',
  'quilt',
  'tribal',
  'aztec',
])

const flowersIn = (words: string): string[] => plantsIn(words).filter((name) => IN_HAIR.includes(name))

const ofAnimal =
  (flowered: Flowered | null): NonNullable<Kind['draw']> =>
  (rng, nouns, prompt) =>
    animalPortrait(rng, {
      noun: nouns.find((name) => canSit(name) && isAlive(name)) ?? 'wolf',
      worn: wornIn(prompt),
      flowers: flowersIn(prompt),
      flowered: flowered ?? floweredIn(prompt),
      things: nouns.filter((name) => !canSit(name) || !isAlive(name)),
    })

/** No butterfly sits for a portrait beside a lion. */
const GUEST = /^(?:butterfly|bee|moth|dragonfly|ladybug|hummingbird)$/
const isAlive = (name: string): boolean => lookUp(name)?.kind === 'being' && !GUEST.test(name)

const ON_HEAD =
  /\b(?:in|on|through|into) (?:her|his|their|the|its) (?:\w+ )?(?:hair|head|braids?|beard|bun|hat|hairdo)\b|\b(?:crown|wreath|tattoos?)\b/i

const says =
  (pattern: RegExp) =>
  (prompt: string): boolean =>
    pattern.test(prompt)

const ofPerson = (
  isAsked: (prompt: string) => boolean,
  isElsewhere: (graph: SceneGraph, prompt: string) => boolean = isBusy,
): Kind => ({
  // The portrait of two lions is no woman's with lions beside her.
  asked: (prompt, graph) =>
    isAsked(prompt) &&
    !FRAMED.has(graph.style ?? '') &&
    !isElsewhere(graph, prompt) &&
    !isTouched(graph) &&
    (graph.things.some(({ name }) => isPerson(name)) || !graph.things.some(({ name }) => canSit(name))),
  itself: ITSELF,
  depicts: DEPICTS,
  can: canPortray,
  most: 5,
  draw: (rng, nouns, prompt) => {
    const sitter = nouns.find((noun) => SITTERS.includes(noun)) ?? nouns.find(isPerson) ?? 'woman'
    return portrait(rng, {
      look: lookOf(sitter, prompt, rng),
      prompt,
      flowers: flowersIn(prompt),
      // What is in her hair is there; what is around her is around her.
      plants: ON_HEAD.test(prompt) ? [] : plantsIn(prompt),
      beside: nouns.filter((noun) => !isPerson(noun) && !IN_HAIR.includes(noun)),
      hasFeathers: /\bfeathers?\b(?! head ?dress)/i.test(prompt),
    })
  },
  oneOf: ['woman'],
})

/** "A lion head": an animal's, and not what is on somebody's head. */
export const HEAD = new RegExp(
  `\\b(?:${[...BEASTS.keys()].join('|')})(?:'s)? (?:heads?|faces?)\\b(?! (?:mask|paint))`,
  'i',
)

const WORN = [
  'crown',
  'tiara',
  'top hat',
  'hat',
  'glasses',
  'sunglasses',
  'bow tie',
  'scarf',
  'monocle',
  'feather',
  'bead',
]
/** A crown that no king wears. */
const FLOWER_CROWN = /\b(?:floral|flower|rose|daisy) (?:crown|wreath)\b|\bcrown of (?:flowers|roses|daisies|leaves)\b/i
const floweredIn = (prompt: string): Flowered | null =>
  IN_MANE.test(prompt) ? 'mane' : FLOWER_CROWN.test(prompt) ? 'brow' : null

const wornIn = (prompt: string): string[] => {
  const said = WORN.filter(
    (name) => !(name === 'crown' && FLOWER_CROWN.test(prompt)) && new RegExp(`\\b${name}s?\\b`, 'i').test(prompt),
  )
  return said.includes('top hat') ? said.filter((name) => name !== 'hat') : said
}

/** "A stag with flowers in its antlers": seen only from near. */
const TWINED = new RegExp(
  `(?:\\b(?:flowers?|flowering|floral|blooming|blossoming|mossy)\\b|\\bblossoms?\\b|${PLANT_WORDS.source}).*\\bantlers\\b|\\bantlers\\b.*(?:\\bflowers?\\b|\\bblossoms?\\b|${PLANT_WORDS.source})`,
  'i',
)

/** "A highland cow with flowers between the horns". */
const BETWEEN_HORNS = new RegExp(
  `(?:\\bflowers?\\b|\\bfloral (?:crown|wreath)\\b|\\bflower crown\\b|\\bblossoms?\\b|${PLANT_WORDS.source})[^,.]{0,24}\\b(?:(?:between|around|in) (?:(?:its|his|her|the) )?(?:horns|head|ears)|on (?:(?:its|his|her|the) )?horns)\\b`,
  'i',
)

/** "A horse with roses in its mane". */
const IN_MANE =
  /\b(?:flowers?|roses?|blossoms?|daisies|braids?|ribbons?|\w+s)\b(?: \w+){0,3} (?:in|through|into) (?:its|his|her|the) (?:\w+ )?mane\b|\bmane (?:of|full of|with|made of) (?:\w+ )?(?:flowers|roses|blossoms|leaves)\b|\b(?:floral|flowery|flower) mane\b/i

/** Whom one knows by dress and hair. */
const STATELY =
  /\b(?:geisha|flapper|(?:wood |water |forest |sea |river )?nymph|dryad|naiad|sylph|(?:forest|swamp|sea|moon|star|hedge|green|night|autumn|winter|snow|ice|flower|river|sun|storm|kitchen) (?:witch|queen|priestess|spirit|maiden|lady)|fairy queen|queen of (?:the )?(?:fairies|forest|night|sea|bees|roses|swans|ravens|elves)|(?:victorian|edwardian|medieval|regency) (?:lady|woman|queen)|high priestess|medusa|gorgon|(?:elven|elvish|elf|vampire|gothic) (?:queen|princess|lady|wom[ae]n|king|warrior|maiden)|sorceress|enchantress|(?:moon|sun|sea|forest|earth|greek|nature|autumn|flower) goddess|goddess of (?:the )?\w+|(?:wom[ae]n|lady|girl) (?:in|wearing) (?:an? )?(?:\w+ )?kimono)\b(?!'s| (?:house|door|castle|hat|tale))/i

/** Whom grown-ups want to look at: no cartoon of hers. */
const FAIR = fine(
  '(?:beautiful|elegant|gothic|mysterious|enchant(?:ing|ed)|ethereal|elven|elvish|fantasy|celtic|dark|forest|moon|ice|snow|autumn|nature) (?:\\w+ )?(?:witch|queen|fairy|wom[ae]n|lady|goddess|vampire|sorceress|enchantress|elf|princess|priestess)(?! (?:house|door|castle|hat))',
)

/** Faces painted like sugar skulls. */
const PAINTED =
  /\bcatrina\b|\b(?:day of the dead|d[ií]a de (?:los )?muertos|sugar skull) (?:\w+ )?(?:girl|wom[ae]n|lady|bride|man|face|makeup|portrait)\b/i

/** An animal of the day of the dead. */
const DEAD = new RegExp(
  `\\b(?:day of the dead|d[ií]a de (?:los )?muertos|sugar skull) (?:${[...BEASTS.keys()].join('|')})\\b`,
  'i',
)

const SIDE = /\b(?:side[- ]?)?profile\b|\b(?:side view|from the side)\b/i
/** "Her hair turns into waves": what comes after. */
const HAIR_OF =
  /\bhair\b[^,.]*?\b(?:turn(?:s|ing|ed)?(?: in)?to|becom(?:es?|ing)|made (?:out )?of|full of|filled with|flow(?:s|ing) into|melt(?:s|ing) into|transform(?:s|ing) into|formed (?:by|from)|is(?! \w+ing\b)) (.+)/i
const WATER = /\b(?:waves?|ocean|sea|water|river|waterfall)\b/i
const SKY = /\b(?:galax(?:y|ies)|stars|universe|night sky|cosmos|space|constellations?)\b/i

/** What the hair is made of, by names that can be drawn. */
function hairOf(prompt: string, nouns: readonly string[]): string[] {
  const said = HAIR_OF.exec(prompt)?.[1] ?? ''
  if (WATER.test(said)) return ['waves']
  const plants = flowersIn(said)
  const rest = nouns.filter((noun) => !SITTERS.includes(noun) && !plants.includes(noun) && !IN_HAIR.includes(noun))
  const sky = SKY.test(prompt) ? ['star', 'moon', 'planet'] : []
  const all = [...plants, ...sky, ...rest]
  return all.length || !/flowers?|floral|blossoms?|garden/i.test(said) ? all : ['rose', 'daisy', 'peony', 'anemone']
}

const fromTheSide = (asked: RegExp): Kind => ({
  asked,
  itself: [...ITSELF, 'wave', 'sea', 'star', 'ocean', 'water', 'galaxy', 'child', 'blossom'],
  depicts: new RegExp(`${PLANT_WORDS.source}|${SIDE.source}|${WATER.source}|${SKY.source}`, 'i'),
  can: (noun) => canPortray(noun) && (SITTERS.includes(noun) ? LOOKS[noun]?.sex === 'woman' : true),
  most: 4,
  draw: (rng, nouns, prompt) =>
    profile(rng, {
      of:
        HAIR_OF.test(prompt) || SKY.test(prompt)
          ? hairOf(prompt, nouns)
          : nouns.filter((noun) => !SITTERS.includes(noun)),
      flowers: flowersIn(prompt),
    }),
  oneOf: ['woman'],
})

export const PORTRAITS: readonly Kind[] = [
  fromTheSide(HAIR_OF),
  fromTheSide(
    new RegExp(
      `\\b(?:wom[ae]n|lady|girl|queen|princess|goddess|fairy|mermaid|elf)\\b.*(?:${SIDE.source})|(?:${SIDE.source}).*\\b(?:wom[ae]n|lady|girl|queen|princess|goddess|fairy|mermaid|elf)\\b`,
      'i',
    ),
  ),
  ...[PORTRAIT, HEAD, DEAD].map(
    (asked): Kind => ({
      asked: (prompt, { things, style }) =>
        asked.test(prompt) && !AROUND_HEADS.has(style ?? '') && things.filter(({ name }) => isAlive(name)).length <= 1,
      itself: ITSELF,
      depicts: new RegExp(`${PLANT_WORDS.source}|^feathers?$`, 'i'),
      can: (noun) => canSit(noun) || (canBeInCorner(noun) && !isAlive(noun)),
      most: 1 + CORNERS,
      draw: ofAnimal(null),
    }),
  ),
  {
    asked: (prompt, { things, detail }) =>
      detail !== 'simple' && things.some(({ name }) => hasAntlers(name)) && TWINED.test(prompt),
    itself: [...ITSELF, 'antler', 'antlers', 'blossom'],
    depicts: new RegExp(`${PLANT_WORDS.source}|\\bantlers\\b`, 'i'),
    can: hasAntlers,
    most: 1,
    draw: ofAnimal('antlers'),
  },
  {
    asked: (prompt, { things, detail }) =>
      IN_MANE.test(prompt) && detail !== 'simple' && things.some(({ name }) => hasHead(name)),
    itself: [...ITSELF, 'blossom'],
    depicts: PLANT_WORDS,
    can: hasHead,
    most: 1,
    draw: ofAnimal('mane'),
  },
  {
    asked: (prompt, { things, detail }) =>
      detail !== 'simple' && BETWEEN_HORNS.test(prompt) && things.some(({ name }) => hasHead(name)),
    itself: [...ITSELF, 'horn', 'head', 'ear', 'blossom'],
    depicts: new RegExp(`${PLANT_WORDS.source}|\\b(?:horns?|head|ears?)\\b`, 'i'),
    can: hasHead,
    most: 1,
    draw: ofAnimal('brow'),
  },
  {
    asked: PORTRAIT,
    itself: ITSELF,
    can: hasHead,
    most: 2,
    draw: (rng, [left = '', right = left]) => pairPortrait(rng, left, right),
  },
  ofPerson(says(PORTRAIT), isPainting),
  ...[says(HAIR), says(PAINTED), isNear, says(STATELY), says(FAIR)].map((asked) =>
    ofPerson(asked, (graph, prompt) => isBusy(graph) || isFullLength(prompt, graph) || OUTING.test(prompt)),
  ),
]
