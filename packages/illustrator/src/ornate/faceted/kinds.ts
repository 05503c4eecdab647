/** What asks for triangles: a geometric fox, a low poly elephant. */
import { creature, hasCreature } from '../creatures/creatures.ts'
import { canDress } from '../dressed.ts'
import { BODY_PARTS, type Kind } from '../kind.ts'
import { alone } from '../subject.ts'
import { faceted } from './faceted.ts'

/** What a faceted animal is made of. */
const CUT = [
  'triangle',
  'diamond',
  'polygon',
  'hexagon',
  'square',
  'line',
  'pattern',
  'star',
  'shape',
  'jewel',
  'crystal',
]
/** What grows around it in place of cut stones. */
const FLORAL = ['flower', 'leaf', 'blossom', 'wildflowers', 'plant']
const isGround = (name: string): boolean => CUT.includes(name) || FLORAL.includes(name) || name === 'head'
/** More than a head is asked for. */
const WHOLE = /\b(?:body|standing|sitting|walking|running|lying|sleeping|jumping|howling|flying|swimming|whole)\b/i

export const FACETED: readonly Kind[] = (['geometric', 'low poly'] as const).map(
  (asked): Kind => ({
    asked,
    itself: [...CUT, ...FLORAL, ...BODY_PARTS],
    depicts: /\b(?:triangles?|polygons?|poly|facets?|faceted|shapes?|lines?|origami|crystals?|geometric(?:al)?)\b/i,
    needsSubject: true,
    around: (rng, subject, { hero, things, prompt }) => {
      const isAlone = things.every(({ name, n }) => isGround(name) || (name === hero && n === 1))
      const one = hasCreature(hero) ? creature(hero, rng) : alone(hero, rng)
      const shown = isAlone && canDress(hero) ? one : (subject ?? alone('butterfly', rng))
      const animals = things.filter(({ name }) => !isGround(name))
      const heads = animals.flatMap(({ name, n }) => Array.from({ length: n }, () => name))
      return faceted(rng, shown, {
        isAlone,
        heads: WHOLE.test(prompt) || heads.length > 3 ? [] : heads,
        isFloral: things.some(({ name }) => FLORAL.includes(name)),
      })
    },
  }),
)
