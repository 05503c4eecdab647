/** Prompts of nothing but plants, one of which only a plate shows as itself: elsewhere eucalyptus is a tree, and wheat nothing. */
import type { SceneGraph } from '../../reading/graph.ts'
import { SPECIMENS } from '../botanical.ts'
import { PLANT_WORDS, plantsIn } from './named.ts'

/** Part of any plant. */
export const isOfPlants = (noun: string): boolean =>
  /^(?:seed|branch|leaf|stem|flower|root|blossom|wildflowers)$/.test(noun)

export const isOnlyPlants = (prompt: string, graph: SceneGraph): boolean => {
  const { style, detail, place, things, relations, unknown, letters } = graph
  return (
    !style &&
    !place &&
    !letters &&
    detail !== 'simple' &&
    plantsIn(prompt).some((name) => SPECIMENS.includes(name)) &&
    relations.every(({ relation }) => /^(?:next-to|among|beside)$/.test(relation)) &&
    things.every(({ name, word }) => PLANT_WORDS.test(word) || isOfPlants(name)) &&
    unknown.every((word) => PLANT_WORDS.test(word)) &&
    (unknown.length > 0 || things.some(({ via }) => via === 'stand-in'))
  )
}
