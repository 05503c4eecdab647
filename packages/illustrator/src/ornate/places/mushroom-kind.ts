/** What asks for mushrooms that are lived in. */
import type { SceneGraph } from '../../reading/graph.ts'
import { lookUp } from '../../world/world.ts'
import { CHILDS_VOICE } from '../grown-voice.ts'
import type { Kind } from '../kind.ts'
import { fine } from './fine.ts'
import { mushroomVillage } from './mushroom-village.ts'

const HOUSES =
  '(?:mushroom|toadstool) (?:fairy )?(?:houses?|homes?|cottages?|villages?|towns?)|(?:fairy|gnome|pixie) (?:mushroom )?(?:houses?|homes?|cottages?|villages?)'
const NAMED = new RegExp(`\\b(?:${HOUSES})\\b|\\bvillage of (?:\\w+ )?(?:mushrooms?|toadstools?)\\b`, 'i')
const MANY = /\b(?:villages?|towns?|houses|homes|cottages)\b/i
/** Of one house a scene can be made with somebody in it; a village is a place for grown-ups. */
const VILLAGE =
  /\b(?:mushroom|toadstool|gnome|fairy|pixie) (?:mushroom |house )?(?:villages?|towns?|houses|cottages?)\b|\bvillage of (?:\w+ )?(?:mushrooms?|toadstools?)\b/i
const ENCHANTED = /\b(?:whimsical|enchanted|magical|fantasy|fairy ?tale)\b/i

/** Details that somebody thought out, and nobody who lives there. */
const isComposed = (prompt: string, { things }: SceneGraph): boolean =>
  !CHILDS_VOICE.test(prompt) &&
  things.filter(({ via }) => via !== 'implied').length >= 3 &&
  things.every(({ name }) => lookUp(name)?.kind !== 'being')

export const MUSHROOM_HOUSES: Kind = {
  asked: (prompt, graph) =>
    graph.detail !== 'simple' &&
    NAMED.test(prompt) &&
    (fine(HOUSES).test(prompt) || ENCHANTED.test(prompt) || VILLAGE.test(prompt) || isComposed(prompt, graph)),
  itself: [
    'mushroom house',
    'fairy house',
    'mushroom',
    'toadstool',
    'village',
    'house',
    'cottage',
    'door',
    'fairy door',
    'window',
    'chimney',
    'fern',
    'grass',
    'leaf',
    'road',
    'path',
    'forest',
    'lantern',
    'paper lantern',
    'string lights',
    'stairs',
    'steps',
    'ladder',
  ],
  depicts: new RegExp(
    `\\b(?:${HOUSES}|tiny|chimneys?|smoke|windows?|doors?|stones?|path|winding|spiral|lanterns?|stair\\w*|steps|whimsical|enchanted)\\b`,
    'i',
  ),
  can: (noun) => lookUp(noun) !== null,
  most: 4,
  still: true,
  always: ['mushroom house', 'mushroom'],
  draw: (rng, asked, prompt) =>
    mushroomVillage(rng, {
      asked,
      isVillage: MANY.test(prompt),
      isLit: /\b(?:lanterns?|lamps?|(?:fairy|string) lights|glowing)\b/i.test(prompt),
      hasStairs: /\b(?:stair\w*|steps|ladders?)\b/i.test(prompt),
    }),
}
