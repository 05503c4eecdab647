/** "a family eating noodles", "mom and dad drink coffee": nobody looks on while another eats. */
import type { NamedThing, Relation } from './graph.ts'
import type { Scene } from './scene.ts'

const TAKEN = /^(?:eats|drinks)$/
/** One for all, or so large that they are at it together. */
const SHARED =
  /^(?:bowl|pot|plate|table|picnic|fondue|paella|trough|rice platter|roast turkey|turkey dinner|cake|birthday|gingerbread house)/
/** What is eaten sitting down. */
const MEAL =
  /^(?:noodles|ramen|soup|lentil soup|stew|bean stew|spaghetti|pasta|rice|salad|pizza|pancakes|waffle|cereal|cereal bowl|sushi|curry|dumpling|lasagna|oatmeal|porridge|egg|taco|pie|steak)$/
/** What lies in the middle of the table. */
const WHOLE = /^(?:pizza|pie|lasagna|salad)$/
const SEVERAL = 3

export function serveEach(scene: Scene) {
  for (const food of [...scene.things]) {
    const eaters = eatersOf(scene, food)
    if (eaters.length < 2 || food.n > 1 || food.atLeast || SHARED.test(food.name)) continue
    if (MEAL.test(food.name) && headsOf(scene, eaters) >= SEVERAL) sitDown(scene, food, eaters)
    else for (const eater of eaters.slice(1)) eater.b = another(scene, food)
  }
}

/** Who eats it, each by themselves; none where it is somewhere, or one holds it out to others. */
function eatersOf({ relations }: Scene, { id }: NamedThing): Relation[] {
  const all = relations.filter(({ a, b }) => a === id || b === id)
  const eaters = all.filter(({ b, relation, word }) => b === id && TAKEN.test(relation) && !/^shar/.test(word ?? ''))
  return all.length === eaters.length ? eaters : []
}

const headsOf = (scene: Scene, eaters: readonly Relation[]): number =>
  eaters.reduce((sum, { a }) => {
    const { n = 1, atLeast } = scene.get(a) ?? {}
    return sum + (atLeast ? Math.max(n, SEVERAL) : n)
  }, 0)

function another(scene: Scene, { name, word, via, attributes, mood }: NamedThing): string {
  const same = scene.things.filter((thing) => thing.name === name).length
  const id = `${name}#${same + 1}`
  scene.things.push({ id, name, word, via, n: 1, attributes: [...attributes], wears: [], mood })
  return id
}

function sitDown(scene: Scene, food: NamedThing, eaters: readonly Relation[]) {
  const said = eaters[0]?.word
  const who = eaters.filter(({ a }) => scene.isA(a, 'handed')).map(({ a }) => a)
  if (
    who.length < eaters.length ||
    scene.relations.some(({ a, relation }) => who.includes(a) && /^sits/.test(relation))
  )
    return
  scene.forget(({ b, relation }) => b === food.id && TAKEN.test(relation))
  const table = scene.imply('table')
  scene.relate(who, 'sits-at', [table], said ? { word: said } : {})
  scene.relate([food.id], 'on-top-of', [table])
  if (!WHOLE.test(food.name)) food.n = headsOf(scene, eaters)
}
