/** What is a scene with somebody in it, though its place alone would be a page for grown-ups. */
import type { SceneGraph } from '../reading/graph.ts'
import { lookUp } from '../world/world.ts'
import { GROWN_VOICE } from './grown-voice.ts'

/** A market is its stalls and who is at them, a feast those who keep it: rows of facades or a still life would be neither. */
const KEPT =
  /\b(?:kwanzaa|kinara|souks?|bazaars?|opera house|(?:christmas|moroccan|farmers'?|flower|spice|arabian) markets?)\b/i
/** A gondola is rowed by somebody; between the houses of a canal it is one of many things to color. */
const ROWED = /\bgondolas?\b/i
const OF_A_CANAL = /\b(?:canals?|balcon(?:y|ies)|bridges|houses|palazz[oi])\b/i
/** Knights before a castle and skaters in a village are who it is about: in a view they would be blots. */
const VIEW = /\b(?:villages?|castles?|lakes?|hills?|mountains?)\b/i
/** Of these a style is made too. */
const OF_PLACE = new Set<string | null>([null, 'moroccan tile'])

export const isStaged = (prompt: string, { style, things }: SceneGraph): boolean =>
  OF_PLACE.has(style) &&
  !GROWN_VOICE.test(prompt) &&
  (KEPT.test(prompt) ||
    (ROWED.test(prompt) && (!OF_A_CANAL.test(prompt) || things.some(isSomebody))) ||
    (style === null && VIEW.test(prompt) && things.some(isSomebody)))

const isSomebody = ({ name, via }: SceneGraph['things'][number]): boolean => {
  const entry = via === 'implied' ? null : lookUp(name)
  return entry?.kind === 'being' && entry.human
}
