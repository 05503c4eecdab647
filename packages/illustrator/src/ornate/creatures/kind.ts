/** One animal for grown-ups, of whom nothing is said but that: drawn finely, filled with patterns. */
import type { SceneGraph } from '../../reading/graph.ts'
import { BODY_PARTS, type Kind } from '../kind.ts'
import { TANGLED, zentangle } from '../zentangle/zentangle.ts'

const GROWN =
  /\b(?:adults?|grown[- ]?ups?|detailed|lace|lacy|filigree|delicate|elaborate|complex|mindful\w*|stress|relax\w*|anti-?stress)\b/i
const UNFIT = /\b(?:realistic|lifelike|kids?|children|toddlers?|cute|kawaii|simple|easy|cartoon|baby)\b/i
const STYLES: readonly (string | null)[] = [null, 'detailed', 'line art', 'fantasy', 'magical']

const isAlone = ({ things, relations, place, time, letters, style }: SceneGraph): boolean => {
  const [one, ...others] = things.filter(({ via }) => via !== 'implied')
  return (
    one !== undefined &&
    !others.length &&
    TANGLED.includes(one.name) &&
    one.n === 1 &&
    !one.wears.length &&
    one.attributes.every(
      (said) => GROWN.test(said) || /tentacles|feathers|tail|wings|fur|mane|shell|scales/.test(said),
    ) &&
    !relations.length &&
    !place &&
    !time &&
    !letters &&
    STYLES.includes(style)
  )
}

export const FINE_CREATURE: Kind = {
  asked: (prompt, graph) => graph.detail !== 'simple' && GROWN.test(prompt) && !UNFIT.test(prompt) && isAlone(graph),
  itself: BODY_PARTS,
  depicts: /\b(?:lace|tentacles|feathers|tail|wings|fur|mane|patterns?)\b/i,
  can: (noun) => TANGLED.includes(noun),
  most: 1,
  draw: (rng, [noun = '']) => zentangle(noun, rng),
}
