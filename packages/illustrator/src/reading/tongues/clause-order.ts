/** Brings the parts of a sentence into the order of English: who, does what, to whom, where. */
import { nounOf } from '../lexicon.ts'
import { isA, NOUNS } from '../vocabulary.ts'
import type { Token } from './token.ts'

/** A noun with its article and adjectives, the same behind a preposition, or a single word. */
interface Part {
  kind: 'noun' | 'place' | Token['kind']
  tokens: Token[]
}

const partOf = (kind: Part['kind'], tokens: Token[]): Part => ({ kind, tokens })
const isBefore = ({ kind }: Token) => kind === 'article' || kind === 'adjective'

/** From i on: an article, adjectives and their noun, and what belongs to it ("of the …"). */
function nounEnd(tokens: readonly Token[], i: number): number | null {
  let end = i
  while (tokens[end] && isBefore(tokens[end] as Token)) end++
  if (tokens[end]?.kind !== 'noun') return null
  end++
  if (!tokens[end]?.text.startsWith('of')) return end
  return nounEnd(tokens, end + 1) ?? end
}

export function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = []
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token
    const end = token.kind === 'preposition' ? nounEnd(tokens, i + 1) : nounEnd(tokens, i)
    if (end === null) parts.push(partOf(token.kind, [token]))
    else parts.push(partOf(token.kind === 'preposition' ? 'place' : 'noun', tokens.slice(i, end)))
    i = end ?? i + 1
  }
  return parts
}

/** Adjectives behind their noun go before it: "un león grande". */
export function adjectivesFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (const token of tokens) {
    const noun = out.at(-1)
    if (token.kind === 'adjective' && noun?.kind === 'noun') out.splice(-1, 1, token, noun)
    else out.push(token)
  }
  return out
}

const isEnd = (part: Part | undefined) => part === undefined || part.kind === 'stop'

/** Clauses end at a comma, at "who", and at an "and" with another verb behind it. */
function clausesOf(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = [[]]
  parts.forEach((part, i) => {
    const next = parts.slice(i + 1)
    const isOther =
      part.kind === 'and' &&
      parts.slice(0, i).some(({ kind }) => kind === 'verb') &&
      next.some(({ kind }) => kind === 'verb')
    if (isEnd(part) || part.kind === 'who' || isOther) clauses.push([part])
    else clauses.at(-1)?.push(part)
  })
  return clauses
}

const LINKS = ['stop', 'who', 'and']

/** German, Dutch and Arabic have the verb where English does not: last, or before who acts. */
function ordered(clause: readonly Part[], startsWithVerb: boolean): Part[] {
  const isLinked = LINKS.includes(clause[0]?.kind ?? '')
  const [head, rest] = isLinked ? [clause.slice(0, 1), clause.slice(1)] : [[], [...clause]]
  const isRelative = head[0]?.kind === 'who'
  const verb = rest.findIndex(({ kind }) => kind === 'verb')
  if (verb < 0 || rest.some(({ kind }, i) => kind === 'verb' && i !== verb)) return [...clause]
  const doer = rest.findIndex(({ kind }) => kind === 'noun')
  const isGoingOn = head[0]?.kind === 'and' && verb === 0 && !isDoneAlone(rest[0], rest[doer])
  const [deed] = rest.splice(verb, 1)
  if (!deed) return [...clause]
  // "ويأكل موزة": whoever was named before does this too.
  if (isRelative || isGoingOn) return [...head, deed, ...objectFirst(rest)]
  if (doer >= 0 && doer < verb) {
    // Of nouns side by side before the verb the first one acts: "Katze Fisch fressen".
    const at = verb === rest.length ? doersEnd(rest, doer) : verb
    return [...head, ...rest.slice(0, at), deed, ...objectFirst(rest.slice(at))]
  }
  const after = rest.findIndex(({ kind }, i) => kind === 'noun' && i >= verb)
  const isTurned = verb > 0 || startsWithVerb
  if (after < 0 || !isTurned || rest[after - 1]?.kind === 'verb') {
    rest.splice(verb, 0, deed)
    return [...head, ...rest]
  }
  // "Auf dem Baum sitzt eine Eule": who acts comes first, where it is last.
  const [actor] = rest.splice(after, 1)
  return [...head, actor as Part, deed, ...rest.slice(verb), ...rest.slice(0, verb)]
}

/** "der auf dem Mond Fußball spielt": what it is done to stands before where. */
function objectFirst(parts: readonly Part[]): Part[] {
  const object = parts.findIndex(({ kind }) => kind !== 'place')
  if (object < 1 || parts[object]?.kind !== 'noun') return [...parts]
  const next = parts.findIndex(({ kind }, i) => i > object && kind !== 'noun' && kind !== 'and')
  const end = next < 0 ? parts.length : next
  return [...parts.slice(object, end), ...parts.slice(0, object), ...parts.slice(end)]
}

/** "أميرة وتنين يشربان": all who are joined by "and" act, wherever the first of them is. */
function doersEnd(parts: readonly Part[], first: number): number {
  let end = first + 1
  for (;;) {
    const joint = parts[end]?.kind === 'place' ? end + 1 : end
    if (parts[joint]?.kind !== 'and' || parts[joint + 1]?.kind !== 'noun') return end
    end = joint + 2
  }
}

const ALONE =
  /^(sleeping|sitting|standing|lying|running|swimming|dancing|flying|jumping|smiling|crying|laughing|walking)$/

/** "وينام كلب": what needs no object has who does it behind it. */
const isDoneAlone = (deed: Part | undefined, noun: Part | undefined): boolean =>
  ALONE.test(deed?.tokens[0]?.text ?? '') && noun !== undefined && isA(nameIn(noun), 'alive')

const nameIn = ({ tokens }: Part): string => {
  const noun = tokens.findLast(({ kind }) => kind === 'noun')?.text ?? ''
  return nounOf(noun.split(' '))?.name ?? noun
}

const HELD_UP =
  /^(umbrella|balloon|flag|candle|lantern|kite|sword|wand|bouquet|flower|rose|ice cream cone|lollipop|paper lantern|ramadan lantern|trophy|book|sign)$/

const GAMES = /^$|ball$|football|cards?$|chess|game|dice|puzzle|frisbee|hockey|tennis|golf/
const DRINKS = /milk|juice|tea|coffee|water|lemonade|chocolate|cocktail|soup|bottle|cup$|mug|glass$|smoothie/

/** Which of two English verbs one of another language is: what it is done to decides. */
export function chosen(verb: string, object: string): string {
  // "ピアノをひく", "そりをひく".
  if (verb === 'plucking') return NOUNS.get(object)?.category.startsWith('music') ? 'playing' : 'pulling'
  if (verb === 'clasping' && /^(?:baby|newborn)$/.test(object)) return 'holding'
  if (verb === 'clasping') return isA(object, 'alive') || /teddy|doll|stuffed/.test(object) ? 'hugging' : 'carrying'
  // "تطفئ حريقا", "apagando un incendio": a candle is blown out, a fire put out.
  if (verb === 'blowing out' && /fire$/.test(object)) return 'putting out'
  // "يروي" waters a garden and tells a story.
  if (verb === 'watering' && /^(?:book|story)/.test(object)) return 'reading'
  // "放风筝", "放天灯": what is let go flies, all else is put somewhere.
  if (verb === 'releasing')
    return /kite|lantern|balloon|airplane|drone|bird|dove|^$/.test(object) ? 'flying' : 'putting'
  // "魚をとる", "きのこをとる".
  if (verb === 'procuring') return isA(object, 'alive') ? 'catching' : 'picking'
  if (verb === 'grasping') return HELD_UP.test(object) ? 'holding' : 'carrying'
  if (verb === 'shooting' && /ball$/.test(object)) return 'kicking'
  if (/^(?:tossing|playing)$/.test(verb) && object === 'umbrella') return 'holding'
  if (verb === 'tossing') return GAMES.test(object) ? 'playing' : 'throwing'
  // "tomando un helado": what is no drink is eaten.
  if (verb === 'drinking' && isA(object, 'food') && !DRINKS.test(object)) return 'eating'
  if (verb === 'building' && isA(object, 'food')) return 'making'
  if (verb === 'bearing') return isA(object, 'worn') ? 'wearing' : 'carrying'
  if (verb === 'steering') return isA(object, 'ridden') ? 'riding' : 'driving'
  if (verb === 'mounting') return isA(object, 'climbable') ? 'climbing' : 'riding'
  return verb
}

export function inEnglishOrder(tokens: readonly Token[], startsWithVerb = false): Token[] {
  const parts = clausesOf(partsOf(tokens)).flatMap((clause) => ordered(clause, startsWithVerb))
  parts.forEach((part, i) => {
    const [verb] = part.tokens
    if (part.kind !== 'verb' || !verb) return
    const object = parts.slice(i + 1).find(({ kind }) => kind === 'noun' || kind === 'place')
    verb.text = chosen(verb.text, object ? nameIn(object) : '')
  })
  return parts.flatMap((part) => part.tokens)
}
