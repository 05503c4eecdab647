/** What is said before a page is drawn: which of the words will be on it, and which cannot be. */
import type { NamedThing, SceneGraph } from './graph.ts'
import { sayRelation } from './say.ts'

export interface Understood {
  things: {
    /** As it was written. */
    word: string
    drawn: boolean
    /** What stands in for it, where something else of its kind is drawn. */
    as: string | null
  }[]
  /** Words that name something that will not be on the page. */
  unknown: string[]
  relations: {
    /** The verb or preposition, as it was written where that is known. */
    word: string
    relation: string
    /** As a short sentence. */
    says: string
  }[]
  place: string | null
  style: string | null
  /** Asks for nothing in particular: it will be drawn freely. */
  free: boolean
}

const isStandIn = ({ via }: NamedThing) => via === 'stand-in' || via === 'brand'

export function understand(graph: SceneGraph, canDraw: (noun: string) => boolean): Understood {
  const named = graph.things.filter((thing) => thing.via !== 'implied')
  const isDrawn = (id: string | null) => {
    const parts = (id ?? '').split('+').filter(Boolean)
    return parts.every((part) => {
      const thing = graph.things.find((known) => known.id === part)
      return !thing || canDraw(thing.name)
    })
  }
  const things = named.map((thing) => {
    const drawn = canDraw(thing.name)
    return { word: thing.word, drawn, as: drawn && isStandIn(thing) ? thing.name : null }
  })
  return {
    things: unique(things),
    unknown: [...new Set([...graph.unknown, ...things.filter(({ drawn }) => !drawn).map(({ word }) => word)])],
    relations: graph.relations
      .filter(({ a, b }) => isDrawn(a) && isDrawn(b))
      .map((relation) => ({
        word: relation.word ?? relation.relation.replaceAll('-', ' '),
        relation: relation.relation,
        says: sayRelation(graph, relation),
      })),
    place: graph.place,
    style: graph.style,
    free: graph.free,
  }
}

/** "a family" becomes three things of one word: it is said once. */
function unique(things: Understood['things']): Understood['things'] {
  const seen = new Set<string>()
  return things.filter(({ word, as }) => {
    const key = `${word.toLowerCase()}|${as ?? ''}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Whether a page can be drawn at all: something was understood, or nothing in particular was asked for. */
export function isUnderstood(graph: SceneGraph, canDraw: (noun: string) => boolean): boolean {
  return (
    graph.free ||
    graph.letters !== null ||
    graph.place !== null ||
    graph.style !== null ||
    // What an event brings was asked for with it: "the cow jumped over the moon".
    graph.things.some((thing) => canDraw(thing.name))
  )
}
