/** One line of a script comes true: who does what, unless what was said speaks against it. */
import { isFinned } from './actors.ts'
import type { Relation } from './graph.ts'
import { isAlive } from './lexicon.ts'
import { isOwnPart } from './own-parts.ts'
import type { Scene } from './scene.ts'
import { isAtTable, isBusy, isCelebrating, isDancing, isHeld, isHolding } from './script-guards.ts'
import { isOfCast, type Line, type Role, roleOf, TOY } from './script-lines.ts'

const OWN_HEADGEAR = ['hat', 'hood', 'crown', 'bonnet', 'turban']
/** Animals put on none of these by themselves, or they would have to stand on two legs for them. */
const CLOTHES = /boot|shoe|slipper|sock|mitten|glove|apron|coat|jacket|pajamas|swimsuit|robe|sweater|dress$/

export function stage(scene: Scene, line: Line, cast: readonly string[]) {
  const { from, relation, to, insists } = line
  if (relation === 'becomes') return become(scene, from, to ?? from)
  if (relation === 'leaves') return leave(scene, from)
  if (relation === 'goes') return leave(scene, from, 'implied')
  // Nothing is brought beside nobody.
  if (to && isOfCast(to) && !roleOf(scene, to, cast).length) return
  const isBare = relation === 'wears' && CLOTHES.test(to ?? '')
  const all = roleOf(scene, from, cast)
  // Who is known by what is on the head picks flowers in it.
  const isCrowned = relation === 'wears' && !insists && to?.startsWith('crown of flowers')
  const isOut = (id: string) =>
    (isBare && scene.isA(id, 'animal')) || (isCrowned && OWN_HEADGEAR.some((hat) => isOwnPart(hat, scene.nameOf(id))))
  const who = all.filter((id) => !isOut(id))
  // No helmet lies about where nobody wears it, and who dances is not at the table.
  if (!who.length || (relation === 'sits-at' && who.every((id) => isDancing(scene, id)))) return
  // Who jumps rope at the playground is not on its swing.
  if (/^(swings-on|slides-down)$/.test(relation) && who.every((id) => isBusy(scene, id, to))) return
  // Who drinks from a river needs no bowl.
  if (
    relation === 'drinks' &&
    !insists &&
    who.some((id) => scene.relations.some((known) => known.a === id && known.relation === relation && known.b))
  )
    return
  // Who was sat down at a table holds no lantern over it, who flies a kite no umbrella.
  if (relation === 'holds' && !insists && who.some((id) => isAtTable(scene, id) || isHolding(scene, id, to))) return
  if (relation === 'plays' && !insists && who.some((id) => isHolding(scene, id, to))) return
  // The shovel that somebody builds with does not stand by, and a stocking in the hand hangs nowhere.
  if (/^(next-to|on-top-of|hangs-from)$/.test(relation) && !insists && who.every((id) => isHeld(scene, id))) return
  // What is for sale is in nobody's hand, and a waiter does nothing but serve.
  if (insists && /^(goods|@)/.test(from)) {
    const theirs = ({ a, b }: Relation) => who.includes(a) || who.includes(b ?? '')
    scene.said.push(...scene.relations.filter(theirs).flatMap(({ word }) => word ?? []))
    scene.forget(theirs)
  }
  if (insists && relation === 'on-top-of')
    scene.forget(
      ({ a, b, relation: deed }) =>
        (who.includes(b ?? '') && /^(holds|carries|has)$/.test(deed)) ||
        (deed === 'next-to' && who.includes(a) && cast.includes(b ?? '')),
    )
  if (relation === 'sits-at') {
    const feasts = (deed: Relation) => who.includes(deed.a) && isCelebrating(deed)
    scene.said.push(...scene.relations.filter(feasts).flatMap(({ word }) => word ?? []))
    scene.forget(feasts)
  }
  const whom: (string | null)[] = to === null ? [null] : roleOf(scene, to, cast)
  // Where somebody lies in the bed, nobody else sits down on it by themselves.
  const isLain = ({ a, relation: deed, b }: Relation) =>
    /^(sleeps-in|lies-on)$/.test(deed) && b !== null && whom.some((one) => one === b) && !who.every((id) => id === a)
  if (!insists && relation === 'sits-on' && scene.relations.some(isLain)) return
  // "a girl splashing in puddles, her dog beside her": what one was said to do is not put on the others.
  const isSaid =
    !insists &&
    who.length > 1 &&
    who.some((a) =>
      whom.some(
        (b) =>
          b !== null && scene.relations.some((known) => known.a === a && known.relation === relation && known.b === b),
      ),
    )
  if (isSaid) return
  // Of two frogs one leaps over the other.
  const isOneOfMany = (a: string) => to?.startsWith('second') && (scene.get(a)?.n ?? 1) > 1
  for (const a of who) for (const b of whom) if (a !== b || isOneOfMany(a)) relate(scene, a, b, line)
}

/** On Christmas morning "the tree" is one with candles. */
function become(scene: Scene, from: string, to: string) {
  for (const thing of scene.things)
    if (thing.name === from) {
      thing.name = to
      // Many bones are one skeleton, and stuffed animals as many bears.
      if (TOY.test(to) || isAlive(to)) continue
      thing.n = 1
      delete thing.atLeast
    }
}

/** The place shows it by itself: the rug of the library; or only another script had brought it. */
function leave(scene: Scene, name: string, only?: 'implied') {
  for (const thing of scene.things.filter((other) => other.name === name && (!only || other.via === only)))
    scene.drop(thing.id)
}

function relate(scene: Scene, a: string, b: Role | null, { relation, how, part, tool, insists }: Line) {
  // The word that told it stays told.
  const said = scene.relations.find((known) => known.a === a && known.relation === relation && known.b === b)
  // That they stand together says less than what the script knows of them.
  if (b !== null)
    scene.forget(
      (known) =>
        (insists || known.relation === 'next-to') &&
        ((known.a === a && known.b === b) || (known.a === b && known.b === a)),
    )
  if (b !== null && a !== b && scene.areJoined(a, b)) return
  const held = tool && !isFinned(scene.nameOf(a)) ? scene.imply(tool) : undefined
  scene.relate([a], relation, [b], {
    ...(said?.word ? { word: said.word } : {}),
    ...(how ? { how } : {}),
    ...(part ? { part } : {}),
    ...(held ? { tool: held } : {}),
  })
  if (held) scene.relate([a], 'holds', [held])
}
