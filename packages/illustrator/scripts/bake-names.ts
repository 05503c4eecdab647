/**
 * Makes data/reading/emoji.txt and data/reading/tongue-names.txt from the names that CLDR gives to emoji in each language.
 * Only names are taken: CLDR's keywords are full of adjectives and verbs ('klein' would become a shrimp).
 * Run it only to change what is baked; what it needs is installed in a folder of its own, and it is run from there:
 *
 *   npm install cldr-annotations-full@48.0.0
 *   node <this repository>/packages/illustrator/scripts/bake-names.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cwd } from 'node:process'
import { nounOf } from '../src/reading/lexicon.ts'
import { NOUNS } from '../src/reading/vocabulary.ts'
import { dataLines } from '../src/words/data-file.ts'

type Annotations = Record<string, { default: string[]; tts?: string[] }>

const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'zh', 'ja', 'ar', 'hi']
const HEADS = {
  emoji:
    '# What an emoji shows: emoji = noun of nouns.txt. Those above the line are by hand, the others from the names that CLDR gives them.',
  names: '# Names of emoji in other languages, from CLDR: language: word=noun, word=noun',
}
const BAKED = '# --- from CLDR ---'

function annotationsOf(language: string): Annotations {
  const file = join(cwd(), `node_modules/cldr-annotations-full/annotations/${language}/annotations.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { annotations: { annotations: Annotations } }).annotations
    .annotations
}

const emojiFile = new URL('../data/reading/emoji.txt', import.meta.url)
const byHand = new Map(
  (readFileSync(emojiFile, 'utf8').split(BAKED)[0] ?? '')
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map((line) => line.split(' = ') as [string, string]),
)

/** The noun that an English name means, if it means one exactly. */
function nounNamed(name: string): string | null {
  const tries = [
    name,
    name.replace(/ (face|button|symbol|dweller)$/, ''),
    name.replace(/^(red|person|two-hump|spiral|sport|direct|woman’s|man’s) /, ''),
  ]
  for (const phrase of tries) {
    if (NOUNS.has(phrase)) return phrase
    const found = nounOf(phrase.split(' '))
    if (found?.via === 'alias' && !found.plural) return found.name
  }
  return null
}

const emoji = new Map(byHand)
for (const [sign, { tts }] of Object.entries(annotationsOf('en'))) {
  const noun = nounNamed((tts?.[0] ?? '').toLowerCase())
  if (noun && !emoji.has(sign)) emoji.set(sign, noun)
}
const baked = [...emoji].filter(([sign]) => !byHand.has(sign))
const lines = (pairs: Iterable<[string, string]>) => [...pairs].map(([sign, noun]) => `${sign} = ${noun}`).join('\n')
writeFileSync(emojiFile, `${HEADS.emoji}\n${lines(byHand)}\n${BAKED}\n${lines(baked)}\n`)

const known = new Set(dataLines('nouns.txt').map((line) => (line.split('|')[0] ?? '').trim()))
const rows = LANGUAGES.map((language) => {
  const names = new Map<string, string>()
  const annotations = annotationsOf(language)
  for (const [sign, noun] of emoji) {
    const name = annotations[sign]?.tts?.[0]?.toLowerCase()
    if (name && known.has(noun) && !names.has(name) && !/[=,:]/.test(name)) names.set(name, noun)
  }
  return `${language}: ${[...names].map(([word, noun]) => `${word}=${noun}`).join(', ')}`
})
writeFileSync(new URL('../data/reading/tongue-names.txt', import.meta.url), `${HEADS.names}\n${rows.join('\n')}\n`)
console.log(
  `${emoji.size} emoji, names: ${rows.map((row) => `${row.slice(0, 2)} ${row.split(',').length}`).join(', ')}`,
)
