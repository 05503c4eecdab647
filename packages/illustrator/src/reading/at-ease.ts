/** Who reads, or drinks tea at home, sits down to it: standing in the middle of the room would be stiff. */
import type { Relation } from './graph.ts'
import type { Scene } from './scene.ts'

const CHILDREN = /^(child|girl|boy|sister|brother|daughter|son|teenager)$/
const GROWN = /^(woman|man|mother|father|grandmother|grandfather|old woman|old man|aunt|uncle|pregnant woman)$/
/** Beside whom or what one may sit as well as stand. */
const FREE = /^(reads|drinks|looks-at|talks-to|listens-to|wears|holds)$/
const AT_HOME = /^(living room|library)$/
const LYING = /^(sleeps-in|sleeps|lies|lies-on|inside)$/

/** What is drunk slowly. */
const WARM = /^(teacup|coffee cup|mug|hot chocolate)\b/

export function sitDown(scene: Scene): void {
  const { relations } = scene
  const isCalm = ({ relation, b }: Relation) => relation === 'reads' || (relation === 'drinks' && WARM.test(b ?? ''))
  if (relations.some(({ relation, how }) => LYING.test(relation) || how)) return
  for (const { a, relation, b } of relations.filter(isCalm)) {
    const who = scene.get(a)
    const isFree = relations.every(
      (one) =>
        (one.a !== a && one.b !== a) ||
        FREE.test(one.relation) ||
        (one.relation === 'under' && scene.isA(one.b ?? '', 'plant')) ||
        (one.relation === 'next-to' && scene.isA(one.a === a ? (one.b ?? '') : one.a, 'animal')),
    )
    const isAlone = relations.filter((one) => one.relation === relation).length === 1 && who?.n === 1
    if (!who || !b || !isFree || !isAlone) continue
    const isHome = scene.place === null || AT_HOME.test(scene.place)
    const isUnder = relations.some((one) => one.a === a && one.relation === 'under')
    if (GROWN.test(who.name) && isHome && !isUnder) scene.relate([a], 'sits-on', [scene.imply('armchair')])
    else if (relation === 'reads' && (CHILDREN.test(who.name) || GROWN.test(who.name)))
      scene.relate([a], 'sits', [null])
  }
}
