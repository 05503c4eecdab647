/** Pages for grown-ups: ornament instead of a scene. Each kind is a generator of its own. */
import { createRng, hash } from '../ink/random.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { KINDS } from './kinds.ts'

export interface Ornate {
  svg: string
  /** The nouns that are on the page. */
  shows: readonly string[]
}

/** The page that a style or its words ask for, or null: a scene shows what was named better than an ornament without it. */
export function ornatePage(graph: SceneGraph, prompt: string, seed: number): Ornate | null {
  const things = graph.things.map(({ name }) => name)
  for (const { asked, itself = [], can, most = Infinity, whole = false, oneOf = [], always = [], draw } of KINDS) {
    // "A stained glass hummingbird window": what is said before another noun goes unread, and is what the page is about.
    const all = [...graph.unknown.filter((word) => word !== asked && can(word)), ...things]
    const named = all.filter((name) => !itself.includes(name))
    const known = named.filter(can)
    const fits = known.length === named.length && known.length <= most
    const wanted =
      typeof asked === 'string'
        ? asked === graph.style && (known.length || !named.length) && (fits || !whole)
        : asked.test(prompt) && fits && (known.length || oneOf.length || always.length)
    if (!wanted) continue
    const rng = createRng(hash(`${prompt.trim().toLowerCase()}#${seed} ornate`))
    const nouns = known.length ? known.slice(0, most) : oneOf.length ? [rng.pick(oneOf)] : []
    return { svg: draw(rng, nouns), shows: [...itself, ...always, ...nouns] }
  }
  return null
}
