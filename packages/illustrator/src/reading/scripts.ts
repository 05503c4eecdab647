/** Scenes that everyone knows bring things of their own: a tea party has a table, a haircut scissors. */
import { dataLines } from '../words/data-file.ts'
import { PhraseTable } from './phrases.ts'
import type { Scene } from './scene.ts'
import { isA, NOUNS } from './vocabulary.ts'

interface Line {
  from: string
  relation: string
  to: string | null
}
interface Script {
  lines: Line[]
  place: string | null
}

const CAST = /^(beings|first|second|others)\b/

/** "teacup*2+ on-top-of table": names may have several words, relations have none. */
function lineOf(text: string): Line {
  const words = text.trim().split(' ')
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      // "wine glass on-top-of table".
      !NOUNS.has(words.slice(0, i + 1).join(' ')) &&
      /^(?:[a-z]+-)*[a-z]+s(?:-[a-z]+)*$|^(?:on-top-of|inside|under|above|behind|around|next-to|in-front-of)$/.test(
        word,
      ),
  )
  return { from: words.slice(0, at).join(' '), relation: words[at] ?? '', to: words.slice(at + 1).join(' ') || null }
}

/** "washing his hands" and "washing hands" are one scene. */
const bare = (text: string) => text.replace(/\b(?:the|a|an|his|her|its|their|some|my|our|big) (?=\w)/gi, '')

const SCRIPTS = new PhraseTable<Script>()
for (const line of dataLines('reading/scripts.txt')) {
  const [phrases = '', brings = '', place = ''] = line.split('|').map((part) => part.trim())
  SCRIPTS.add(`${phrases}, ${bare(phrases)}`, {
    lines: brings ? brings.split(';').map(lineOf) : [],
    place: place || null,
  })
}

export function play(text: string, scene: Scene, used: Set<string>) {
  const scripts = [...new Set([...SCRIPTS.findIn(text, used), ...SCRIPTS.findIn(bare(text), used)])]
  if (!scripts.length) return
  const cast = scene.things
    .filter((thing) => isA(thing.name, 'alive') && thing.via !== 'implied' && !isHeld(scene, thing.id))
    .map((thing) => thing.id)
  // "an avocado doing karate": whatever acts is in it.
  const actor = scene.relations.find(({ b }) => b === null)?.a
  // "a campfire" is a picture of its own, "a picnic" needs somebody.
  const isOfThings = !actor && scene.things.some(({ via }) => via !== 'implied')
  if (!cast.length && !isOfThings) cast.push(actor ?? scene.imply('child'))
  const isBusy = (id: string) =>
    scene.relations.some(({ a, relation, b }) => a === id && b !== null && !/^(next-to|wears|holds)$/.test(relation))
  // In a long prompt whoever does something else already keeps to it.
  const idle = cast.filter((id) => !isBusy(id))
  const players = idle.length && cast.length > 2 ? idle : cast
  for (const { lines, place } of scripts) {
    for (const line of lines) stage(scene, line, players)
    // Soccer on Mars is not played on a soccer field.
    if (!isElsewhere(scene)) scene.place ??= place
  }
}

const isElsewhere = (scene: Scene) =>
  scene.things.some(
    ({ name, via }) =>
      via !== 'implied' && /^(mars|moon|planet|saturn|cloud|ice|iceberg|island|hill|mountain)$/.test(name),
  )

const isHeld = (scene: Scene, id: string) =>
  scene.relations.some(({ relation, b }) => b === id && /^(holds|carries)$/.test(relation))

function stage(scene: Scene, { from, relation, to }: Line, cast: readonly string[]) {
  const who = partsOf(scene, from, cast)
  const whom = to === null ? [null] : partsOf(scene, to, cast)
  // "a girl splashing in puddles, her dog beside her": what one was said to do is not put on the others.
  const isSaid =
    who.length > 1 &&
    who.some((a) =>
      whom.some(
        (b) =>
          b !== null && scene.relations.some((known) => known.a === a && known.relation === relation && known.b === b),
      ),
    )
  if (isSaid) return
  for (const a of who)
    for (const b of whom) {
      if (a === b) continue
      // That they stand together says less than what the script knows of them.
      if (b !== null)
        scene.forget(
          (known) => known.relation === 'next-to' && [known.a, known.b].includes(a) && [known.a, known.b].includes(b),
        )
      if (b !== null && scene.areJoined(a, b)) continue
      scene.relate([a], relation, [b])
    }
}

/** The ids that a word of a script means. */
function partsOf(scene: Scene, text: string, cast: readonly string[]): string[] {
  const [role] = CAST.exec(text) ?? []
  if (role === 'beings') return [...cast]
  if (role === 'first') return cast.slice(0, 1)
  if (role === 'others') return cast.slice(1)
  if (role === 'second') {
    const [first] = cast
    return cast[1] ? [cast[1]] : first && (scene.get(first)?.n ?? 1) > 1 ? [first] : []
  }
  const [, name = text, n, more] = /^(.*?)(?:\*(\d+)(\+)?)?$/.exec(text) ?? []
  return [scene.imply(name, Number(n ?? 1), more === '+')]
}
