/** Scenes that everyone knows bring things and roles of their own: a tea party has a table, at the dentist's the patient has the chair. */

import { dataLines } from '../words/data-file.ts'
import { visits } from '../words/premises.ts'
import { isFinned } from './actors.ts'
import { joinNames, partNames } from './animal-names.ts'
import { isVisitor, SHELTER, type Tellings, takePart, withoutOthers } from './apart.ts'
import { isForGrownUps } from './grown-up.ts'
import { PhraseTable } from './phrases.ts'
import type { Scene } from './scene.ts'
import {
  hasOwnStand,
  isAfoot,
  isAtHome,
  isBathToy,
  isBeforeBuilding,
  isDriven,
  isElsewhere,
  isHeld,
  isIndoors,
  isInOtherDeed,
  isMoved,
  isOnCake,
  isOpen,
  isReadElsewhere,
  isSaidOpen,
  isSatDown,
  isSeenFromWindow,
  openPlaceOf,
  roomIn,
} from './script-guards.ts'
import { isCalled, isOfCast, type Line, roleOf, TOY } from './script-lines.ts'
import { list, type Script, scriptOf } from './script-rows.ts'
import { stage } from './script-stage.ts'
import { bare, isSpokenOfAgain, tellingsOf, withoutSorts } from './tellings.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'
import { waterBelow, waterBeside } from './waterside.ts'
import { wordingsOf } from './wordings.ts'

const SCRIPTS = new PhraseTable<Script>()
/** By the name of a thing, which is drawn alone where nobody was named: a bouncy castle. */
const PEOPLED = new PhraseTable<Script>()
const add = (table: PhraseTable<Script>, phrases: readonly string[], script: Script) => {
  const wordings = phrases.flatMap((phrase) => wordingsOf(phrase.replace('?', '')))
  if (wordings.length) table.add(`${wordings},${wordings.map(bare)}`, script)
}

const ROWS = [...dataLines('reading/scripts.txt'), ...visits(), ...dataLines('reading/events.txt')]
for (const row of ROWS) {
  const script = scriptOf(row)
  const isNamed = (phrase: string) => phrase.trim().startsWith('?')
  const all = script.phrases.split(',')
  const others = all.filter((phrase) => !isNamed(phrase))
  add(SCRIPTS, others, script)
  add(PEOPLED, all.filter(isNamed), { ...script, isWhole: false })
}

/** What is left to be read of a prompt once the events are known by which all of their words are told. */
export const withoutEvents = (text: string): string =>
  partNames(SCRIPTS.withoutIn(joinNames(text), ({ isWhole }) => isWhole, bare, isSpokenOfAgain, deedLeft))

/** "a boy jumps in a puddle and splashes his sister": what comes after "and" is a deed of its own still. */
const deedLeft = ([first = '']: readonly string[], [joint]: readonly string[]): string => {
  const { form } = verbWord(first) ?? {}
  return joint !== 'and' ? '' : form === 'third' ? 'acts' : form === 'ing' ? 'acting' : ''
}

export function play(text: string, scene: Scene, used: Set<string>) {
  const isPeopled = scene.things.some(({ id }) => scene.isA(id, 'alive'))
  const tables = isPeopled ? [SCRIPTS, PEOPLED] : [SCRIPTS]
  const told = joinNames(isPeopled ? text : withoutSorts(text))
  const found = tables.flatMap((table) => tellingsOf(told).flatMap((said) => table.findIn(said, used)))
  for (const script of new Set(found)) {
    const cast = castOf(scene, script, text, {
      isTold: (clause) => eventsIn(tables, clause).includes(script),
      isEvent: (clause) => eventsIn(tables, clause).length > 0,
    })
    if (script.cast && script.cast !== 'none' && !cast.length && (isDriven(scene) || isBathToy(scene))) continue
    const isIdle = isSatDown(script) && cast.length > 0 && cast.every((id) => isAfoot(scene, id))
    if (
      isIdle ||
      hasOwnStand(scene, script) ||
      isInOtherDeed(scene, script) ||
      isReadElsewhere(scene, script) ||
      isSeenFromWindow(scene, script)
    ) {
      scene.told.push(...script.when)
      continue
    }
    // Where nobody is, nobody does anything: no other children sit down in their place.
    const isEmpty = script.cast !== null && !cast.length
    const isWild = cast.length > 0 && scene.areAll(cast, 'animal')
    for (const line of script.lines)
      if (!(isWild && line.from === 'adults/father') && (!isEmpty || !isOfCast(line.from.split('/')[0] ?? '')))
        stage(scene, line, cast)
    // No eagle stands on the dock where people fish.
    const isOthers =
      cast.length > 0 &&
      script.lines.some(({ from }) => /^(?:people|adults\/father)$/.test(from)) &&
      !script.lines.some(({ from }) => from === 'animals') &&
      !roleOf(scene, 'people', cast).length
    if (!isOthers && (!cast.length || !cast.every((id) => isFinned(scene.nameOf(id))) || script.isThere))
      settleIn(scene, script)
    // A gingerbread house that somebody stands before is a tale's, and no Christmas.
    if (!(script.cast === 'none' && isPeopled)) scene.told.push(...script.when)
    scene.without.push(...script.never)
  }
}

const eventsIn = (tables: readonly PhraseTable<Script>[], clause: string): Script[] =>
  tables.flatMap((table) => tellingsOf(clause).flatMap((said) => [...table.findIn(said, new Set())]))

/** Soccer on Mars is not played on a soccer field. */
function settleIn(scene: Scene, { phrases, lines, place: usual, isThere }: Script) {
  const place = (usual && isIndoors(usual) && openPlaceOf(scene)) || usual
  if (!place || isElsewhere(scene) || (!isThere && isOpen(place) && isAtHome(scene))) return
  // Friends before the mosque are not in the room where the feast is held.
  if (isIndoors(place) && (isBeforeBuilding(scene) || (isThere && isSaidOpen(scene, phrases)))) return
  if (!isThere) {
    scene.place ??= waterBelow(scene) ?? waterBeside(scene, place) ?? roomIn(scene) ?? place
    return
  }
  scene.place = place
  scene.isInside = true
  // Who is in the library does not have a library beside them.
  for (const { id, name, word } of [...scene.things])
    if (
      ROOM.test(name) ||
      (isA(name, 'building') && [phrases, place].some((told) => told.includes(name) || told.includes(word)))
    )
      if (!rolesOf(lines).has(name)) scene.drop(id)
}

/** Where stockings hang in the living room, the room is the page. */
const ROOM = /^(?:living room|bedroom|kitchen|dining room|classroom)$/

/** Nouns that a script itself has a use for. */
const rolesOf = (lines: readonly Line[]): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap(({ from, relation, to }) => (relation === 'goes' ? [] : `${from}/${to ?? ''}`.split('/')))
      .map((text) => text.replace(/^\?|\*.*/g, '')),
  )

/** All who may be "first" or "others": not those who have a role of their own, as the dentist has. */
function castOf(
  scene: Scene,
  { lines, cast, isCastAlone, phrases }: Script,
  text: string,
  tellings: Tellings,
): string[] {
  const roles = rolesOf(lines)
  const called = [...roles].filter((role) => role.startsWith('@'))
  // "a snowman having lunch" eats it himself; "lunch with a teddy bear" is somebody else's.
  const needed = rolesOf(lines.filter(({ from, relation }) => !from.startsWith('?') && relation !== 'becomes'))
  const foremost = scene.things.find(
    ({ id, name, via }) => scene.isA(id, 'alive') && via !== 'implied' && !needed.has(name),
  )
  const alive = scene.things.filter(
    (thing) =>
      scene.isA(thing.id, 'alive') &&
      thing.via !== 'implied' &&
      !isHeld(scene, thing.id) &&
      !isOnCake(scene, thing.id) &&
      !(cast && TOY.test(thing.name) && thing !== foremost) &&
      !(cast && isVisitor(thing, text)) &&
      !called.some((role) => isCalled(thing, role)),
  )
  const free = alive.filter(({ name }) => !roles.has(name))
  // "a bunny doing a magic show" is the magician; a dentist alone still has a patient.
  const isSeen = cast?.startsWith('+') || alive.some(({ name }) => isA(name, 'person'))
  const players = free.length || isSeen ? free : alive
  const ids = players.map(({ id }) => id)
  // "an avocado doing karate": whatever acts is in it.
  const isTaken = (b: string | null) => b === null || scene.get(b)?.via === 'implied'
  const isActor = (a: string) =>
    scene.get(a)?.via !== 'implied' && !roles.has(scene.nameOf(a)) && !SHELTER.test(scene.nameOf(a))
  const actor = scene.relations.find((deed) => isTaken(deed.b) && isActor(deed.a) && !isMoved(scene, deed))?.a
  // "a campfire" is a picture of its own, "a picnic" needs somebody.
  const isOfThings =
    !actor &&
    scene.things.some(
      ({ id, via }) => via !== 'implied' && !scene.relations.some((deed) => deed.a === id && isMoved(scene, deed)),
    )
  const isNeeded = [...roles].some(isOfCast)
  // A place brings nobody to those whom another script brought.
  const isMet = isOfThings || (!lines.length && scene.things.some(({ id }) => scene.isA(id, 'alive')))
  const isQuiet = isOfThings && isForGrownUps(text)
  const isWanted = !isQuiet && (cast ? cast !== 'none' && !(isCastAlone && isMet) : isNeeded && !isOfThings)
  if (!ids.length && isWanted && !isDriven(scene) && !isBathToy(scene))
    ids.push(...(actor ? [actor] : list(cast?.replace('+', '') ?? 'child').flatMap((one) => roleOf(scene, one, []))))
  // "singing songs" has somebody who sings; about the fire there are more of them.
  const [one] = ids.map((id) => scene.get(id))
  const least = Number(/\*(\d)/.exec(cast ?? '')?.[1] ?? 1)
  if (ids.length === 1 && one?.via === 'implied' && one.n < least) one.n = least
  return takePart(scene, withoutOthers(text, scene, foremostOf(scene, ids, phrases), tellings), lines)
}

/** Who is named by the event itself comes first: in "pigeons and a musician" no pigeon plays the guitar. */
function foremostOf(scene: Scene, ids: readonly string[], phrases: string): string[] {
  const called = new Set(phrases.split(',').map((phrase) => phrase.trim().replace(/^\?|\(s\)$/g, '')))
  const isCalledSo = (id: string) => called.has(scene.nameOf(id))
  return [...ids.filter(isCalledSo), ...ids.filter((id) => !isCalledSo(id))]
}
