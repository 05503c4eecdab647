/** A plate of named plants as a naturalist draws them: branch, blossom, fruit whole and cut, seed. */
import type { Rng } from '../../ink/random.ts'
import type { NamedThing, SceneGraph } from '../../reading/graph.ts'
import { groupPlate, singlePlate } from '../botanical/plate.ts'
import { SPECIMENS } from '../botanical.ts'
import type { Kind } from '../kind.ts'
import { NO_GUESTS } from '../plants/guests.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { FRUIT_PLANTS } from './rows.ts'

/** What asks for the look of one. */
const STUDY =
  /\b(?:branch(?:es)?|boughs?|sprigs?|twigs?|botanicals?|scientific|naturalist|herbarium|specimens?|(?:vintage|detailed|old) illustration|study|stud(?:y|ies) of|plates?(?! (?:of|with|full))|vines?|climbing|close[- ]?up|cut (?:open|in half|fruit)|halved|half|cross[- ]sections?|seed ?pods?|life cycle|spices?|posters?|identification|field guide)\b/i
/** What is made of plants otherwise. */
const OTHERWISE =
  /\b(?:patterns?|seamless|wreaths?|garlands?|borders?|frames?|bouquets?|mandalas?|portraits?|hair|crown|baskets?|bowls?|vases?|jars?|pies?|jam|cakes?|cups?|mugs?|on (?:a|the) plate|trees?|orchards?|gardens?|phases?|wallpaper|tiles?|pots?|kids?|cute|quotes?)\b/i
/** Parts and looks that every such plate has. */
const PARTS =
  /\b(?:fruits?|whole|cut|open|half|halves|halved|seeds?|pods?|pips?|stones?|sections?|scientific|illustration|plates?|branch(?:es)?|boughs?|sprigs?|twigs?|lea(?:f|ves)|blossoms?|flowers?|buds?|roots?|stems?|stalks?|vines?|climbing|close|up|page|look|style|vintage|antique|detailed|spices?|herbs?|nuts?|berr(?:y|ies)|bloom(?:s|ing)?|botanicals?|study|specimens?|thin|lines|labels?|dried|fresh|ripe|wild|tangled|entwined|together|poster|chart|plants?|beans?|drawing|antique|mushrooms?|toadstools?|fungi|fungus|fly agarics?|agarics?|morels?|chanterelles?|ink|ink ?caps?|caps?|boletes?|porcini|parasols?|puffballs?|field guide|identification(?: chart)?)\b/i
const COMMON = Object.keys(FRUIT_PLANTS).filter((name) => FRUIT_PLANTS[name]!.common)
const COMMON_WORDS = new RegExp(`\\b(${COMMON.join('|')})(?:s|es)?\\b|\\b(cherr|blueberr)ies\\b`, 'gi')
const MUSHROOMS =
  /\b(?:mushrooms?|toadstools?|fung(?:i|us)|fly agarics?|morels?|chanterelles?|ink ?caps?|boletes?|porcini)\b/i
const MOST = 3

/** The plants named, in their order; apples and lemons are among them where a branch is meant. */
function studied(prompt: string): string[] {
  const rare = plantsIn(prompt).filter((name) => !/^(?:laurel|berries)$/.test(name) && SPECIMENS.includes(name))
  const common = [...prompt.matchAll(COMMON_WORDS)].map(([, name, stem]) => (name ?? `${stem}y`).toLowerCase())
  const covered = (name: string): boolean => rare.some((other) => other.includes(name))
  const mushrooms = MUSHROOMS.test(prompt) ? ['mushroom'] : []
  return [...new Set([...rare, ...common.filter((name) => !covered(name)), ...mushrooms])]
}

const isPart = ({ word, name, via }: NamedThing): boolean =>
  via === 'implied' ||
  PLANT_WORDS.test(word) ||
  PARTS.test(word) ||
  studied(word).length > 0 ||
  /^(?:butterfly|bee|moth)$/.test(name)

const isStudy = (prompt: string, { style, detail, place, letters, things, unknown }: SceneGraph): boolean =>
  STUDY.test(prompt) &&
  !OTHERWISE.test(prompt) &&
  !place &&
  !letters &&
  detail !== 'simple' &&
  /^(?:botanical|vintage|victorian|detailed|realistic|line art|)$/.test(style ?? '') &&
  studied(prompt).length > 0 &&
  things.every(isPart) &&
  unknown.every((word) => PLANT_WORDS.test(word) || PARTS.test(word) || studied(word).length > 0)

export const PLANT_STUDY: Kind = {
  asked: isStudy,
  depicts: new RegExp(`${PLANT_WORDS.source}|${PARTS.source}|\\b(?:${COMMON.join('|')})`, 'i'),
  // Sage is read as somebody wise.
  itself: ['butterfly', 'bee', 'moth', 'person'],
  can: () => false,
  always: ['flower', 'leaf', 'branch', 'seed'],
  draw: (rng: Rng, _, prompt) => {
    const names = studied(prompt).slice(0, MOST)
    return names.length > 1 ? groupPlate(rng, names) : singlePlate(rng, names[0]!, !NO_GUESTS.test(prompt))
  },
}
