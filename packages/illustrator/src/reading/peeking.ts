/** "with only its tail showing": what is to be seen of who hides. */
import type { Scene } from './scene.ts'
import { PARTS } from './small-words.ts'

const SHOWING =
  /,?\s*(?:(?:with|and) )?(only |just )?(?:its|his|her|their|the) (\p{L}+)(?: and \p{L}+)? (?:is |are )?(?:showing|visible|(?:(?:sticking|poking|peeking|peeping|hanging|kicking|waving) )?(?:out|up|in the air)(?: (?:of|from under|at) (?:it|the (?:top|bottom|other end|end|side)))?)(?![\p{L}])/iu
/** What is on the feet shows the feet. */
const SHOES = /^(boots?|shoes?|sneakers|socks|slippers|toes|paws|wellies|sandals)$/
const HIDDEN = /^(hides-behind|hides-in|under|behind|inside)$/

export interface Peek {
  plain: string
  part: string | null
  said: string
}

/** Only where somebody hides: "with her tongue sticking out" is another matter. */
export function peekIn(text: string): Peek {
  const found = SHOWING.exec(text)
  const word = found?.[2]?.toLowerCase() ?? ''
  const part = SHOES.test(word) ? 'foot' : PARTS.get(word)
  const isHidden =
    /\b(hid(e|es|ing|den)|under|behind|inside)\b/i.test(text) || (part === 'foot' && /\bin(to)?\b/i.test(text))
  if (!found || !part || !(found[1] || isHidden)) return { plain: text, part: null, said: '' }
  return { plain: text.replace(found[0], ''), part, said: found[0].replace(/^,?\s*/, '') }
}

/** Of the first who is hidden; where nobody is, it is said to be missing. */
export function peek(scene: Scene, { part, said }: Peek) {
  if (!part) return
  const hidden = scene.relations.find(({ relation, b }) => HIDDEN.test(relation) && b)
  if (hidden) hidden.part = part
  else scene.unknown.push(said)
}
