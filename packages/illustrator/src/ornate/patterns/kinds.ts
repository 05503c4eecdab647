/** What asks for a pattern that is about nothing but itself: figures, or the cloth of some country. */
import type { Rng } from '../../ink/random.ts'
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { CHILDS_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { rect } from '../kit/curves.ts'
import { clipMarks, page, paperAround, shape } from '../kit/marks.ts'
import { banded } from './bands.ts'
import { peacockFeathers } from './peacock-feathers.ts'
import { rollingWaves } from './rolling-waves.ts'
import { TILINGS } from './tilings.ts'

const FRAME = rect(24, 24, 976, 976)

const tiled = (name: string, rng: Rng): string =>
  page(clipMarks(TILINGS[name]!(rng), [FRAME], 3.8, 160) + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)

const CLOTH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:african|wax|ankara|kente|mud ?cloth|bogolan|batik|dashiki|adinkra|nigerian|ghana(?:ian)?)\b/i, 'wax'],
  [
    /\b(?:aztec|maya[n]?|inca|navajo|native american|southwest(?:ern)?|peruvian|andean|mexican|tribal|ikat|kilim|woven|guatemalan|bolivian|indigenous|egyptian|ethnic)\b/i,
    'woven',
  ],
  [/\b(?:greek|grecian|roman|meander)\b/i, 'greek'],
]
const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:seigaiha|waves?|scallops?|scales)\b/i, 'wave'],
  [/\b(?:asanoha|hemp|sashiko|japanese|kimono|origami)\b/i, 'hemp leaf'],
  [/\b(?:hexagons?|honeycomb)\b/i, 'hexagon'],
  [/\b(?:cubes?|3d|isometric|optical|op[- ]art|escher|illusion)\b/i, 'cube'],
  [/\btriangles?\b/i, 'triangle'],
  [/\b(?:diamonds?|rhombus(?:es)?|squares?|argyle|harlequin)\b/i, 'diamond'],
  [/\b(?:circles?|rings?|dots|round)\b/i, 'circle'],
]
const PATTERN = /\b(?:patterns?|designs?|prints?|textiles?|fabric|cloth|motifs?|tessellations?|shapes|abstract)\b/i
const GEOMETRIC =
  /\b(?:geometric(?:al)?|symmetric(?:al)?|abstract|op[- ]art|optical|honeycomb|chevrons?|zig ?zags?|stripes)\b/i
/** "hexagon pattern", "pattern of waves": the figure that the pattern is made of. */
const OF_FIGURES =
  /\b(?:waves?|scallops?|hexagons?|honeycomb|cubes?|triangles?|diamonds?|rhombus(?:es)?|squares?|circles?) (?:geometric )?(?:patterns?|designs?|tessellations?|tiling)\b|\b(?:patterns?|designs?|tessellations?) (?:of|with|made of) (?:\w+ )?(?:waves|scallops|hexagons|cubes|triangles|diamonds|squares|circles)\b/i

const clothIn = (prompt: string): string | null => CLOTH.find(([words]) => words.test(prompt))?.[1] ?? null
const figureIn = (prompt: string): string | null => FIGURES.find(([words]) => words.test(prompt))?.[1] ?? null

const SHAPES =
  /^(?:triangle|hexagon|square|circle|diamond|rectangle|octagon|pentagon|star|shape|pattern|zigzag|line|spiral|cube|wave|honeycomb|fabric|cloth|dot|ring|stripe|print|textile|arrow|cross|blanket|quilt|kimono|poncho|rug)$/
const isFigure = ({ name, word }: NamedThing): boolean =>
  SHAPES.test(name) ||
  word
    .toLowerCase()
    .split(' ')
    .some((part) => SHAPES.test(part.replace(/s$/, '')) || clothIn(part) !== null || clothIn(word) !== null)

const isWater = (name: string): boolean => /^(?:wave|sea|ocean|water|pattern|beach)$/.test(name)

const isPattern = (prompt: string, { things, place, detail, letters }: SceneGraph): boolean =>
  PATTERN.test(prompt) &&
  (GEOMETRIC.test(prompt) ||
    OF_FIGURES.test(prompt) ||
    clothIn(prompt) !== null ||
    /\b(?:japanese|sashiko|seigaiha|asanoha)\b/i.test(prompt)) &&
  !place &&
  !letters &&
  detail !== 'simple' &&
  !/\b(?:moroccan|islamic|tiles?|floral|flowers|leaves|paisley|rug|carpet|mandala|worksheet|kids|preschool|toddlers?)\b/i.test(
    prompt,
  ) &&
  things.every((thing) => thing.via === 'implied' || isFigure(thing))

const OF_THE_SEA =
  /^(?:(?:sea ?)?shell|conch shell|starfish|fish|seahorse|sand dollar|coral|anchor|jellyfish|sea turtle|whale|dolphin|crab|boat|sailboat|pearl|octopus|nautilus)$/

export const PATTERNS: readonly Kind[] = [
  {
    // "a pattern of waves and shells": the waves run through, the rest lies between them.
    asked: (prompt, { things, detail }) =>
      (PATTERN.test(prompt) || /\b(?:calming|relaxing|soothing|all[- ]?over|seamless|fill)\b/i.test(prompt)) &&
      /\bwaves\b/i.test(prompt) &&
      detail !== 'simple' &&
      !CHILDS_VOICE.test(prompt) &&
      things.some(({ name }) => OF_THE_SEA.test(name)) &&
      things.every(({ name, via }) => via === 'implied' || OF_THE_SEA.test(name) || isWater(name)),
    itself: ['wave', 'sea', 'ocean', 'water', 'pattern', 'beach'],
    depicts: /\b(?:patterns?|calming|relaxing|soothing|seamless|repeating|all[- ]?over|waves?)\b/i,
    can: (noun) => OF_THE_SEA.test(noun) && lookUp(noun) !== null,
    most: 4,
    always: ['wave', 'pattern'],
    draw: (_, nouns) => rollingWaves(nouns),
  },
  {
    asked: (prompt, { detail }) =>
      detail !== 'simple' &&
      /\bpeacock feathers? (?:\w+ )?(?:patterns?|designs?|prints?|wallpaper|background|fabric)\b|\bpatterns? of peacock feathers\b|\bpeacock(?:'?s)? (?:tail )?feathers?\b.{0,20}\b(?:close[- ]?up|all over|full page|filling)|\bclose[- ]?up of (?:an? |the )?peacock(?:'?s)? (?:tail )?feathers?\b|^(?:intricate |detailed |ornate )?peacock (?:tail )?feathers(?:,? (?:detailed|intricate|for adults|adults?))?$/i.test(
        prompt,
      ),
    itself: ['peacock feather', 'feather', 'tail feathers', 'tail', 'peacock', 'pattern', 'wallpaper', 'fabric'],
    depicts: /./,
    can: () => false,
    always: ['peacock feather'],
    draw: peacockFeathers,
  },
  {
    asked: isPattern,
    itself: [
      'person',
      'triangle',
      'hexagon',
      'square',
      'circle',
      'diamond',
      'star',
      'pattern',
      'wave',
      'zigzag',
      'fabric',
      'cloth',
      'print',
      'shape',
      'honeycomb',
      'line',
      'dot',
    ],
    depicts: /./,
    can: () => false,
    always: ['pattern'],
    draw: (rng, _, prompt) => {
      const cloth = clothIn(prompt) ?? (/\b(?:chevrons?|zig ?zags?|stripes|bands)\b/i.test(prompt) ? 'banded' : null)
      return cloth
        ? banded(cloth, rng)
        : tiled(figureIn(prompt) ?? rng.pick(['hexagon', 'cube', 'triangle', 'diamond', 'circle']), rng)
    },
  },
]
