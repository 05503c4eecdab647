import { createRng } from '../src/ink/random.ts'
import { LEXICON, SETTING_WORDS, VERBS, WEAR } from '../src/words/lexicon.ts'

const rng = createRng(2026)
const [things, places, verbs, clothes] = [LEXICON, SETTING_WORDS, VERBS, WEAR].map((map) => [...map.keys()]) as [
  string[],
  string[],
  string[],
  string[],
]

function randomPrompt(i: number): string {
  const [a, b, c] = [rng.pick(things), rng.pick(things), rng.pick(things)]
  const forms = [
    `a ${a} in the ${rng.pick(places)}`,
    `two ${a}s and a ${b}`,
    a,
    `three ${a}s with a ${b} at night`,
    `${b} and ${a} in ${rng.pick(places)}`,
    `a ${a} on a ${b}`,
    `a ${a} riding a ${b}`,
    `a ${a} ${rng.pick(verbs)}`,
    `a ${a} wearing a ${rng.pick(clothes)}`,
    `a ${a} in a ${b}`,
    `a ${a} holding a ${b} under a ${c}`,
    `${rng.int(1, 9)} ${a}s, ${b}s and ${c}s`,
  ]
  return forms[i % forms.length] as string
}

/** The same five hundred every time, of every form that people use. */
export const randomPrompts = Array.from({ length: 500 }, (_, i) => randomPrompt(i))
