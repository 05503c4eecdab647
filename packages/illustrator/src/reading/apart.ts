/** Who is in the picture of an event and does something else meanwhile. */
import type { Relation } from './graph.ts'
import type { Scene } from './scene.ts'
import type { Line } from './script-lines.ts'

/** "mom vacuuming while dad watches tv": she does not sit down with him. */
const ON_FEET = /^(pushes|pulls|chases|runs-from|waters|climbs|leads)$/

/** In a long prompt whoever does something else already keeps to it, and in a short one who is on their feet. */
export function takePart(scene: Scene, ids: string[], lines: readonly Line[]): string[] {
  // Who grills is no less at the barbecue for it.
  const isElse = (relation: string) =>
    !/^(next-to|wears|holds)$/.test(relation) && !lines.some((line) => line.relation === relation)
  const isBusy = (id: string) =>
    scene.relations.some(({ a, relation, b }) => a === id && b !== null && isElse(relation))
  const idle = ids.filter((id) => !isBusy(id))
  const isOnFeet = ids.some(
    (id) => !idle.includes(id) && scene.relations.some((one) => one.a === id && ON_FEET.test(one.relation)),
  )
  return idle.length && (ids.length > 2 || isOnFeet) ? idle : ids
}

/** Where another clause begins: "while", "because", "and the dog …", and who is told of by "who …". */
const CLAUSE =
  /\b(?:while|whilst|because|before|until|as|so that|but|whereas)\b|(?:\band|,) (?=(?:the|his|her|their|its|my|our|one|mom|mum|mommy|dad|daddy|grandma|grandpa|granny|i) )|\band (?=(?:an?|two|three|some) |[a-z]+(?:s|ing) (?:the|his|her|its|their|an?) )|(?=\b(?:the|his|her|their|its|my|an?) (?:[a-z]+ )?[a-z]+ (?:who|that) (?:is |are )?[a-z]+)/

/** What tells nothing of its own: whoever has it on or beside them is in the event all the same. */
const IDLE = /^(next-to|wears|holds|has|behind|in-front-of)$/

/** The word of what one merely has: a picnic, a party. */
const UNTOLD = 'acting'

export interface Tellings {
  /** The event is told in this clause. */
  isTold: (clause: string) => boolean
  /** Some event is. */
  isEvent: (clause: string) => boolean
}

/** "a toddler splashing in a puddle while dad holds the umbrella": he was named in the other clause, with a deed of his own. */
export function withoutOthers(text: string, scene: Scene, ids: string[], { isTold, isEvent }: Tellings): string[] {
  const said = text.toLowerCase()
  const halves = said.split(/\bwhile\b/)
  const clauses = halves.length === 2 ? halves : said.split(CLAUSE).filter((clause) => clause.trim())
  const own = clauses.filter((clause) => isTold(clause))
  if (!own.length || own.length === clauses.length) return ids
  const others = clauses.filter((clause) => !own.includes(clause))
  const isIn = (told: readonly string[], word: string | undefined) =>
    word !== undefined && told.some((clause) => clause.includes(word.toLowerCase()))
  const isOnlyIn = (told: readonly string[], id: string) =>
    isIn(told, scene.get(id)?.word) && !isIn(told === own ? others : own, scene.get(id)?.word)
  // "a plumber under the sink and a frog in the bathtub": where one is said to be tells it as a deed does.
  // "having a picnic under a tree": a deed that no word tells is no other than theirs.
  const isElsewhere = ({ relation, b, word }: Relation) =>
    !IDLE.test(relation) &&
    ((word !== undefined && word !== UNTOLD && !isIn(own, word)) || (b !== null && isOnlyIn(others, b)))
  // "while the kitten is tangled in the ribbon": a deed that is told, whatever its relation.
  const isDone = ({ relation, word }: Relation) => relation !== 'next-to' || (word !== undefined && isIn(others, word))
  const isApart = (id: string) => {
    const word = scene.get(id)?.word
    const acts = scene.relations.some(
      (deed) =>
        (deed.a === id && (halves.length === 2 ? isDone(deed) : isElsewhere(deed))) ||
        (deed.b === id && !IDLE.test(deed.relation) && isIn(others, deed.word)),
    )
    // "mum changes a tyre while the kids play cards": what she does is an event of its own, and not read by its words.
    const isBusy = others.some((clause) => isIn([clause], word) && isEvent(clause))
    // "a scout lights the fire while the others put up the tent": all of them are scouts.
    const isOneOfMany = scene.things.filter((other) => other.word === word).length > 1
    const actsThere = scene.relations.some((deed) => deed.a === id && isIn(own, deed.word))
    return isOneOfMany ? acts && !actsThere : (acts || isBusy) && isOnlyIn(others, id)
  }
  const rest = ids.filter((id) => !isApart(id))
  // "a fireman rescues a kitten while a girl waits below": it is his, and has no need of her.
  const isTheirs = scene.things.some(({ id, via }) => via !== 'implied' && scene.isA(id, 'person') && isOnlyIn(own, id))
  return rest.length || (ids.length === 1 && isTheirs) ? rest : ids
}

const WILD =
  /^(ant|bee|fly|mosquito|duck|duckling|swan|goose|squirrel|pigeon|seagull|sparrow|bird|butterfly|ladybug|dragonfly|crab)$/

/** "a picnic with ants": they came by themselves, and the picnic is somebody's. */
export const isVisitor = ({ name, word }: { name: string; word: string }, text: string): boolean =>
  WILD.test(name) && new RegExp(`^[^,]*\\bwith (?:\\w+ ){0,2}${word.replace(/\W/g, '.')}`, 'i').test(text)

/** "camping with a tent": the tent does not camp. */
export const SHELTER = /^(tent|tipi|log cabin|camper|campfire|bonfire)$/
