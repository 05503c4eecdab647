/** What would come of a description, without drawing it: words and lists only, so that it answers while somebody types. */

import { canLetter } from './lettering/scripts.ts'
import { ornateShows } from './ornate/index.ts'
import type { SceneGraph } from './reading/graph.ts'
import { read } from './reading/read.ts'
import { suggestionsFor } from './reading/suggestions.ts'
import { isUnderstood, understand as say, type Understood } from './reading/understand.ts'
import { isFreeLettering } from './safety/lettering.ts'
import { isAbout, isTaught } from './school/about.ts'
import { schoolIn } from './school/kinds.ts'
import { withUnseenDeeds, withUnseenStyle } from './staging/unseen-deeds.ts'
import { canDraw } from './world/can-draw.ts'

export type Understanding = { understood: Understood & { private: boolean } } | { suggestions: string[] }

/** The map of the states is one to write on. */
const WRITTEN = /\b(?:names|capitals)$/i

/** A page for school shows things that nobody draws otherwise, and needs no words about itself. */
function taught(graph: SceneGraph, prompt: string): SceneGraph {
  const school = schoolIn(graph, prompt)
  // "days of the week chart": a page of letters is the chart.
  if (!school && graph.letters) return { ...graph, unknown: graph.unknown.filter((word) => !isAbout(word)) }
  if (!school) return graph
  const isShown = (word: string) =>
    (isAbout(word) || isTaught(school, word)) && !(school.kind === 'united states' && WRITTEN.test(word))
  const things = graph.things.filter(
    ({ name, word, via }) =>
      (canDraw(name) || !school.shows.includes(name)) && (via !== 'stand-in' || !isTaught(school, word)),
  )
  // "a jar with 100 jelly beans": in their rows they are in no jar.
  const left = graph.things.filter(
    ({ name, word, via }) => via !== 'implied' && !school.shows.includes(name) && !isTaught(school, word),
  )
  return {
    ...graph,
    unknown: [...graph.unknown.filter((word) => !isShown(word)), ...left.map(({ word }) => word)],
    things,
    style: graph.style ?? (things.some(({ name, via }) => via !== 'implied' && canDraw(name)) ? null : school.kind),
  }
}

/** A page that is all pattern is seen from above. */
const FROM_ABOVE = /\bfrom (?:above|the top|the air)$/

/** An ornament has drawings of its own: a quince on a plate is nothing that is missing, nor is a vine drawn for hops. */
function adorned(graph: SceneGraph, shows: readonly string[]): SceneGraph {
  return {
    ...graph,
    unknown: graph.unknown.filter((word) => !shows.includes(word) && !FROM_ABOVE.test(word)),
    things: graph.things.map((thing) =>
      shows.includes(thing.name) && (thing.via === 'stand-in' || thing.via === 'brand')
        ? { ...thing, via: 'alias' }
        : thing,
    ),
  }
}

export function understand(prompt: string): Understanding {
  const plain = read(prompt)
  const isOrnate = !plain.letters && !schoolIn(plain, prompt)
  const shows = isOrnate ? ornateShows(plain, prompt) : null
  const graph = shows
    ? adorned(plain, shows)
    : taught(withUnseenDeeds(isOrnate ? withUnseenStyle(plain) : plain), prompt)
  const isShown = (noun: string): boolean => canDraw(noun) || (shows?.includes(noun) ?? false)
  if (!shows && !isUnderstood(graph, canDraw)) return { suggestions: suggestionsFor(prompt, canDraw) }
  const said = say(graph, isShown)
  // A page of a number shows as many as it says.
  const counted = /^\d+$/.test(graph.letters ?? '') ? `all ${graph.letters} ` : null
  const missing = said.unknown.filter((word) => !counted || !word.startsWith(counted))
  const unwritten = graph.letters && !canLetter(graph.letters) ? [graph.letters] : []
  return {
    understood: { ...said, unknown: [...missing, ...unwritten], private: isFreeLettering(prompt) },
  }
}
