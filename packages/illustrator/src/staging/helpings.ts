/** Several who eat or drink one thing have a helping each: four children with a pizza have four slices of it. */
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { AT_LEAST } from './copies.ts'

/** What is cut before it is eaten. */
export const SLICES: Readonly<Record<string, string>> = {
  pizza: 'pizza slice',
  cake: 'cake slice',
  'birthday cake': 'cake slice',
  pie: 'cake slice',
  watermelon: 'watermelon slice',
}

const MOST = 6
/** What stands on a table, or lies before them, is for all. */
const SHARED =
  /^(?:bowl|pot|plate|table|picnic|fondue|paella|trough|soup|rice platter|roast turkey|turkey dinner|gingerbread house)/

export function helpingsOf({ id, name, n, atLeast }: NamedThing, { relations, things }: SceneGraph): number {
  if (n > 1 || atLeast || SHARED.test(name)) return 0
  // On a table, in a bowl, out of somebody's hand it is where it is.
  if (relations.some(({ a, b, relation }) => a === id || (b === id && !/^(?:eats|drinks)$/.test(relation)))) return 0
  const eater = relations.find(
    ({ b, relation, word }) => b === id && /^(?:eats|drinks)$/.test(relation) && !/^shar/.test(word ?? ''),
  )
  const who = things.find((thing) => thing.id === eater?.a)
  const count = who ? Math.max(who.n, who.atLeast ? AT_LEAST : 1) : 0
  return count > 1 && count <= MOST ? count : 0
}
