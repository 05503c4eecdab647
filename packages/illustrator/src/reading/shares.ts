/** Some of those who were named together: "three kids, one on the slide and two on the swings", "two children … the girl … the boy". */
import { adultOf } from './kinship.ts'
import type { Scene } from './scene.ts'
import type { Share } from './share.ts'
import { isA } from './vocabulary.ts'

/** Who can be one of several that were called by a wider name: a girl is one of the children. */
const MEMBERS: readonly (readonly [whole: RegExp, member: RegExp])[] = [
  [/^(child|student|cousin|twins|toddler)$/, /^(boy|girl|child|brother|sister|son|daughter|baby|toddler)$/],
  [/^(person|parents)$/, /^(man|woman|boy|girl|mother|father|old man|old woman)$/],
]

const isMany = (scene: Scene, id: string) => (scene.get(id)?.n ?? 1) > 1

/** The latest of those that several were named by; beings go before things. */
function latestGroup(scene: Scene): string | null {
  const groups = scene.things.filter(({ id, via }) => via !== 'implied' && isMany(scene, id) && !isShare(scene, id))
  return (groups.findLast(({ name }) => isA(name, 'alive')) ?? groups.at(-1))?.id ?? null
}

const isShare = (scene: Scene, id: string) => [...scene.shares.values()].some((ids) => ids.includes(id))

const takenFrom = (scene: Scene, whole: string) =>
  (scene.shares.get(whole) ?? []).reduce((sum, id) => sum + (scene.get(id)?.n ?? 1), 0)

/** "the girl" after "two children": of whom she is one. */
export function groupOf(scene: Scene, name: string): string | null {
  const groups = scene.things.filter(({ id, via }) => via !== 'implied' && isMany(scene, id) && !isShare(scene, id))
  const isOne = (whole: string) =>
    whole === name ||
    (isA(name, 'animal') && adultOf(name) === whole) ||
    MEMBERS.some(([wide, member]) => wide.test(whole) && member.test(name))
  return groups.findLast((thing) => isOne(thing.name))?.id ?? null
}

/** "one student … while the others read", "a big dinosaur and two small ones": there are more of them. */
function addMore(scene: Scene, { n, isRest, isFurther }: Share, attributes: string[]): string | null {
  const named = scene.things.filter(({ via }) => via !== 'implied')
  const one = isRest || isFurther ? named.findLast(({ name }) => isA(name, 'alive')) : named.at(-1)
  if (!one || (n < 2 && !attributes.length && !isFurther)) return null
  const quantity = { n, atLeast: isRest }
  return scene.add({ name: one.name, word: one.word, via: one.via, quantity, attributes: [...attributes] })
}

/** Parts some from those they were named with. */
export function takeShare(
  scene: Scene,
  share: Share,
  {
    whole = latestGroup(scene),
    name,
    attributes = [],
  }: { whole?: string | null; name?: string; attributes?: string[] },
): string | null {
  const group = whole ? scene.get(whole) : undefined
  // "a mouse rolling dough, another cracking eggs, a third one": not one of the eggs.
  const isOther = share.isFurther && group && !isA(group.name, 'alive')
  if (!whole || !group || isOther) return addMore(scene, share, attributes)
  const left = group.n - takenFrom(scene, whole)
  const n = share.isRest && !group.atLeast ? Math.max(1, left) : share.n
  const isMore = share.isMore && !scene.shares.has(whole)
  const id = scene.add({ name: name ?? group.name, word: group.word, via: group.via, quantity: { n, atLeast: false } })
  scene.get(id)?.attributes.push(...attributes)
  if (isMore) return id
  scene.shares.set(whole, [...(scene.shares.get(whole) ?? []), id])
  return id
}

const IS_SOMEWHERE = /^(inside|sits-on|sits-at|swims-in|rides|stands-on)$/

/** "three kids on a bench, one is waving": all three are on the bench. */
function stayTogether(scene: Scene, whole: string, ids: readonly string[]) {
  const isPlaced = (id: string) => scene.relations.some(({ a, b }) => a === id && b !== null && scene.get(b))
  const placed = scene.relations.filter(({ a, relation }) => a === whole && IS_SOMEWHERE.test(relation))
  for (const { relation, b } of placed)
    scene.relate(
      ids.filter((id) => !isPlaced(id)),
      relation,
      [b],
    )
}

/** Whoever was not parted stays as many as are left; where none is left, what was said of all is said of each share. */
export function settleShares(scene: Scene) {
  for (const [whole, ids] of scene.shares) {
    const group = scene.get(whole)
    if (!group) continue
    const left = group.n - takenFrom(scene, whole)
    for (const id of ids) scene.get(id)?.attributes.push(...group.attributes)
    // Of "kids" nobody knows how many are left, of a family somebody is.
    const isLoose = group.atLeast && group.n < 3
    if (isLoose ? ids.length < 2 : left > 0) {
      stayTogether(scene, whole, ids)
      if (isLoose) continue
      group.n = left
      delete group.atLeast
      continue
    }
    const said = scene.relations.filter(({ a, b }) => a === whole || b === whole)
    scene.drop(whole)
    for (const { a, relation, b, ...more } of said) {
      if (a === b) scene.relate(ids.slice(0, 1), relation, ids.slice(1), more)
      else if (a === whole)
        scene.relate(
          ids.filter((id) => !scene.relations.some((own) => own.a === id && own.relation === relation)),
          relation,
          [b],
          more,
        )
      else scene.relate([a], relation, ids, more)
    }
  }
}
