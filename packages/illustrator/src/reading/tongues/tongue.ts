/** The words of one language: nouns, stems of verbs, small words and what they are in English. */
import { dataLines } from '../../words/data-file.ts'

export const LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'zh', 'ja', 'ar', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Tongue {
  nouns: Map<string, string>
  /** Stems, the longest first. */
  verbs: [stem: string, english: string][]
  words: Map<string, string>
  suffixes: Set<string>
}

const NAMES = new Map(dataLines('reading/tongue-names.txt').map((line) => [line.slice(0, 2), line.slice(3)]))
const tongues = new Map<Language, Tongue>()

function* pairsIn(text: string): Generator<[word: string, english: string]> {
  for (const pair of text.split(',')) {
    const [word = '', english = ''] = pair.split('=').map((part) => part.trim())
    if (word) yield [word, english]
  }
}

/** Lines "noun: gato=cat, …"; what is listed by hand goes before the names that CLDR gives. */
function load(language: Language): Tongue {
  const tongue: Tongue = {
    nouns: new Map(pairsIn(NAMES.get(language) ?? '')),
    verbs: [],
    words: new Map(),
    suffixes: new Set(['']),
  }
  for (const line of dataLines(`reading/tongues/${language}.txt`)) {
    const at = line.indexOf(':')
    for (const [word, english] of pairsIn(line.slice(at + 1)))
      switch (line.slice(0, at)) {
        case 'noun':
          tongue.nouns.set(word, english)
          break
        case 'verb':
          tongue.verbs.push([word, english])
          break
        case 'word':
          tongue.words.set(word, english)
          break
        default:
          tongue.suffixes.add(word)
      }
  }
  tongue.verbs.sort((a, b) => b[0].length - a[0].length)
  return tongue
}

export function tongueOf(language: Language): Tongue {
  const known = tongues.get(language)
  if (known) return known
  const tongue = load(language)
  tongues.set(language, tongue)
  return tongue
}

/** What a prompt in another language is in plain English, and where its words came from. */
export class Gloss {
  readonly unknown: string[] = []
  /** English noun to the word that was written. */
  readonly origins = new Map<string, string>()

  note(english: string, word: string): string {
    this.origins.set(english, word)
    return english
  }
}
