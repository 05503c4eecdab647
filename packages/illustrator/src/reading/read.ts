/** What a prompt says, as a scene: who is in it, who does what, where, when and in which style. */
import { account } from './account.ts'
import { apostrophized } from './apostrophes.ts'
import { arrange, orderingIn } from './arrays.ts'
import { askedFor } from './asked-for.ts'
import { sitDown } from './at-ease.ts'
import { withCommas } from './bare-lists.ts'
import { dressOfBible } from './bible.ts'
import { withoutChat } from './chat.ts'
import { ClauseReader } from './clauses.ts'
import { withoutCorrections } from './corrections.ts'
import { withoutCourtesies } from './courtesies.ts'
import { coversIn, spread } from './covers.ts'
import { withDecorations } from './decorations.ts'
import { withDoers } from './doer-compounds.ts'
import { detailIn, factsIn, feastIn, withoutPlaces } from './facts.ts'
import { withFamilies } from './families.ts'
import { showFeast } from './feast-signs.ts'
import { framingIn } from './framing.ts'
import { withGiving } from './giving.ts'
import type { SceneGraph } from './graph.ts'
import { openCard } from './greeting-cards.ts'
import { hangDecor } from './hung-decor.ts'
import { inhabit } from './inhabit.ts'
import { actInside, enterIn } from './inside.ts'
import { heapLeaves } from './leaf-heaps.ts'
import { lettersOf } from './letters.ts'
import { enlivenIn } from './living-things.ts'
import { behave, mannerIn } from './manners.ts'
import { withMarks } from './marks.ts'
import { namedFor, withCandles } from './named-for.ts'
import { nodesOf } from './nodes.ts'
import { ownGuests } from './own-guests.ts'
import { serveEach } from './own-helpings.ts'
import { touch, touchIn } from './own-touch.ts'
import { peek, peekIn } from './peeking.ts'
import { plainWords } from './phrases.ts'
import { actInPlaces, liveIn } from './place-life.ts'
import { lieAs, postureIn } from './postures.ts'
import { printIn, printOn } from './printed.ts'
import { rephrased, retold } from './rephrase.ts'
import { withReplacements, withRows } from './replacing.ts'
import { Scene } from './scene.ts'
import { play, withoutEvents } from './scripts.ts'
import { eachTheirOwn, settle } from './settle.ts'
import { withoutSlips } from './slips.ts'
import { acrossTheMoon, roofIt } from './small-settlings.ts'
import { withRole, withSecond, withSpeaker } from './speaker.ts'
import { settleOn, spotsIn } from './spots.ts'
import { withClauses } from './subordinate.ts'
import { tellSex, tellSexOfBeast } from './told-sex.ts'
import { glossed } from './tongues/gloss.ts'
import { languageOf } from './tongues/language.ts'
import type { Language } from './tongues/languages.ts'
import { bringTrades } from './trades.ts'
import { wishOfCarer } from './wish/carers.ts'
import { wishIn } from './wish/wish.ts'
import { wishIn as greetingIn } from './wish-words.ts'
import { spelled, wordsOf } from './words.ts'
import { countYears, lightCake } from './years.ts'

export function read(prompt: string): SceneGraph {
  const language = languageOf(prompt)
  if (language !== 'en') return readOther(withoutCourtesies(prompt), language)
  const cared = wishOfCarer(prompt)
  const { wish, told } = wishIn(withRole(withCandles(withoutCorrections(cared ?? prompt))))
  const graph = signed(readEnglish(withoutCourtesies(wish)), prompt)
  return { ...graph, time: graph.time ?? feastIn(told), detail: detailIn(cared ?? prompt) }
}

/** For whom a page is, is told around the wish; for whom a cake is, stands on it. */
function signed(read: SceneGraph, prompt: string): SceneGraph {
  // "I have a dream" on a poster tells of nobody.
  const said =
    !read.letters && /\b(?:poster|sign|banner)\b/i.test(prompt) ? greetingIn(withoutCourtesies(prompt)) : null
  const graph = said ? { ...read, letters: said.letters, free: false } : read
  const { name } = namedFor(prompt) ?? {}
  if (!name || graph.letters?.includes(name)) return graph
  const isSeries = graph.letters !== null && !/\p{L}{2}/u.test(graph.letters)
  return isSeries ? graph : { ...graph, letters: graph.letters ? `${graph.letters} ${name}` : name, free: false }
}

function readEnglish(prompt: string): SceneGraph {
  const { letters, rest } = lettersOf(prompt)
  const print = printIn(prompt, letters)
  const { framing, plain: framed } = framingIn(apostrophized(withoutSlips(withoutChat(print?.plain ?? rest))))
  const near = withRows(withDoers(withSecond(retold(spelled(framed)))))
  const { plain: text, covers } = coversIn(withoutEvents(near))
  const scene = new Scene()
  const { words: told, ...facts } = factsIn(withoutSlips(withoutChat(prompt)))
  scene.place = covers.length ? null : facts.place
  const ordering = orderingIn(text)
  const manner = mannerIn(ordering.plain)
  const peeked = peekIn(manner.plain)
  const parts = spotsIn(withMarks(peeked.plain))
  const touched = touchIn(parts.plain)
  const posture = postureIn(touched.plain)
  const plain = rephrased(
    withFamilies(withGiving(withDecorations(withReplacements(withoutPlaces(withClauses(withSpeaker(posture.plain))))))),
  )
  new ClauseReader(nodesOf(withCommas(wordsOf(plain))), scene).read()
  dressOfBible(scene, near)
  // A style that is a look of everything on the page.
  if (facts.style === 'kawaii') for (const { attributes } of scene.things) attributes.push('kawaii')
  actInPlaces(scene)
  enterIn(scene, near)
  enlivenIn(scene, near, told)
  play(near, scene, told)
  bringTrades(scene)
  openCard(scene, `${facts.time ?? ''} ${letters ?? ''} ${near}`.toLowerCase())
  inhabit(scene, withEvent(facts, scene.told))
  actInside(scene)
  if (!letters && !facts.style && !covers.length) liveIn(scene, near)
  showFeast(scene, withEvent(facts, scene.told).time, near)
  acrossTheMoon(scene, near)
  settle(scene)
  serveEach(scene)
  ownGuests(scene)
  hangDecor(scene)
  lightCake(scene, near)
  eachTheirOwn(scene, text)
  peek(scene, peeked)
  behave(scene, manner)
  settleOn(scene, parts.spots)
  arrange(scene, ordering)
  lieAs(scene, posture)
  touch(scene, touched)
  tellSex(scene, near)
  spread(scene, covers)
  roofIt(scene)
  heapLeaves(scene)
  sitDown(scene)
  const kept = new Set(plainWords(plain))
  const parted = parts.spots.flatMap(({ said }) => plainWords(said.replace(/['’]s\b/g, '')))
  const written = new Set(plainWords(near))
  const put = plainWords(text).filter((word) => !written.has(word))
  const understood = new Set([...told, ...parted, ...put, ...[...written].filter((word) => !kept.has(word))])
  const missing = account(scene, { text, understood, told })
  countYears(scene, near)
  tellSexOfBeast(scene, near)
  const isPrinted = print !== null && printOn(scene, print)
  const unknown = saidOnce([...scene.unknown, ...missing]).filter(
    (word) => !plainWords(word).every((piece) => told.has(piece)),
  )
  // A number is filled with a pattern, whatever it should be made of.
  if (/^\d+$/.test(letters ?? '')) unknown.push(...(prompt.match(/\bmade (?:out of|of|from) [\p{L}-]+/giu) ?? []))
  if (!scene.things.length && !unknown.length && !letters) unknown.push(...askedFor(text, told))
  return {
    things: scene.things,
    relations: scene.relations,
    ...facts,
    ...withEvent(facts, scene.told),
    detail: detailIn(prompt),
    place: scene.place,
    letters: isPrinted ? null : letters,
    lang: 'en',
    unknown,
    negated: scene.negated,
    ...(framing ? { framing } : {}),
    ...(scene.without.length ? { without: scene.without } : {}),
    free: !scene.things.length && !unknown.length && !letters,
  }
}

/** "spotty fur" and "fur" are one thing that is missing. */
function saidOnce(words: readonly string[]): string[] {
  const all = [...new Set(words)]
  const isWithin = (word: string, other: string) => other !== word && ` ${other} `.includes(` ${word} `)
  return all.filter((word) => !all.some((other) => isWithin(word, other)))
}

const WEATHER = /^(snow|rain|storm|wind|fog)$/

/** What was said counts for more than what is usual. */
function withEvent({ time, weather }: Pick<SceneGraph, 'time' | 'weather'>, told: readonly string[]) {
  const hours = [...new Set(told)].filter((word) => !WEATHER.test(word) && !(time ?? '').includes(word))
  const isDay = /day|morning|noon|sunrise|sunset/.test(time ?? '')
  const kept = hours.filter((word) => !(word === 'night' && isDay))
  return {
    time: [time, ...kept].filter(Boolean).join(', ') || null,
    weather: weather ?? told.find((word) => WEATHER.test(word)) ?? null,
  }
}

/** Read by way of English; the words stay those that were written. */
function readOther(prompt: string, language: Language): SceneGraph {
  const { letters, rest } = lettersOf(prompt, language)
  const { text, gloss } = glossed(rest, language)
  const graph = readEnglish(text)
  for (const thing of graph.things)
    thing.word = gloss.origins.get(thing.name) ?? gloss.origins.get(thing.word) ?? thing.word
  const unknown = [...new Set([...graph.unknown.map((word) => gloss.written(word)), ...gloss.unknown])]
  return { ...graph, letters, lang: language, unknown, free: graph.free && !unknown.length && !letters }
}
