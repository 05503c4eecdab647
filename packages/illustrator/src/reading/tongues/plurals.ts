/** How each language written in Latin letters says that there are several: which endings, and what one of them is called. */
import type { Language } from './languages.ts'

type Ending = [ending: RegExp, singular: readonly string[]]

const ENDINGS: Partial<Record<Language, readonly Ending[]>> = {
  es: [
    [/ces$/, ['z']],
    [/s$/, ['']],
    [/es$/, ['', 'e']],
  ],
  fr: [
    [/s$/, ['']],
    [/x$/, ['']],
    [/aux$/, ['al', 'ail']],
    // A vixen is a "renarde".
    [/e$/, ['']],
  ],
  de: [
    [/(?<!e[lnr])s$/, ['']],
    [/nen$/, ['']],
    [/en$/, ['', 'e', 'us']],
    [/n$/, ['']],
    [/sse$/, ['s']],
    [/ssen$/, ['s']],
    [/e$/, ['']],
    [/er$/, ['']],
    [/es$/, ['']],
  ],
  pt: [
    [/[õã]es$/, ['ão']],
    [/óis$/, ['ol']],
    [/éis$/, ['el']],
    [/ais$/, ['al']],
    [/ns$/, ['m']],
    [/s$/, ['']],
    [/es$/, ['', 'e', 'ês']],
  ],
  it: [
    [/chi$/, ['co', 'ca']],
    [/ghi$/, ['go', 'ga']],
    [/che$/, ['ca']],
    [/ghe$/, ['ga']],
    [/ce$/, ['cia']],
    [/ge$/, ['gia']],
    [/i$/, ['o', 'e', 'io', 'a']],
    [/e$/, ['a']],
  ],
  nl: [
    // Dutch doubles a consonant, and writes a long vowel once: katten, bomen, rozen, wolven.
    [/bben$/, ['b']],
    [/dden$/, ['d']],
    [/ffen$/, ['f']],
    [/ggen$/, ['g']],
    [/kken$/, ['k']],
    [/llen$/, ['l']],
    [/mmen$/, ['m']],
    [/nnen$/, ['n']],
    [/ppen$/, ['p']],
    [/rren$/, ['r']],
    [/ssen$/, ['s']],
    [/tten$/, ['t']],
    [/azen$/, ['aas', 'as']],
    [/ozen$/, ['oos']],
    [/ezen$/, ['ees']],
    [/zen$/, ['s']],
    [/aven$/, ['aaf', 'af']],
    [/oven$/, ['oof', 'of']],
    [/even$/, ['eef', 'ef']],
    [/ven$/, ['f']],
    [/a([bdgklmnprt])en$/, ['aa$1']],
    [/e([bdgklmnprt])en$/, ['ee$1']],
    [/o([bdgklmnprt])en$/, ['oo$1']],
    [/u([bdgklmnprt])en$/, ['uu$1']],
    [/eren$/, ['']],
    [/eën$/, ['e', 'ee']],
    [/en$/, ['', 'e']],
    [/n$/, ['']],
    [/s$/, ['']],
  ],
}

/** What one of them could be called, the likeliest first. */
export function* singularsIn(language: Language, word: string): Generator<string> {
  for (const [ending, singulars] of ENDINGS[language] ?? [])
    if (ending.test(word)) for (const singular of singulars) yield word.replace(ending, singular)
}
