/** The forms of a noun in the languages that decline it, each with what it may be in a sentence. */
import { dataLines } from '../../../words/data-file.ts'
import type { InflectedLanguage } from '../languages.ts'

export interface Form {
  text: string
  /** Letters of its cases: N G D A I L. */
  cases: string
  many: boolean
}

interface Row {
  language: string
  ending: string
  endings: { ending: string; cases: string; many: boolean }[]
}

const ROWS: Row[] = dataLines('reading/inflected-endings.txt')
  .map((line): Row => {
    const [language = '', ending = '', list = ''] = line.split('|').map((cell) => cell.trim())
    const endings = list.split(' ').map((pair) => {
      const [end = '', cases = ''] = pair.split(':')
      return { ending: end === '-' ? '' : end, cases: cases.replace('*', ''), many: cases.startsWith('*') }
    })
    return { language, ending: ending === '-' ? '' : ending, endings }
  })
  .sort((a, b) => b.ending.length - a.ending.length)

/** What a last consonant becomes before a softening "e" or "і". */
const SOFT: Record<string, readonly [RegExp, string][]> = {
  pl: [
    [/st$/, 'ści'],
    [/zd$/, 'ździ'],
    [/sł$/, 'śl'],
    [/ch$/, 'sz'],
    [/k$/, 'c'],
    [/g$/, 'dz'],
    [/r$/, 'rz'],
    [/t$/, 'ci'],
    [/d$/, 'dzi'],
    [/ł$/, 'l'],
    [/$/, 'i'],
  ],
  uk: [
    [/к$/, 'ц'],
    [/г$/, 'з'],
    [/х$/, 'с'],
  ],
}

/** Stems that lose or change their last vowel once an ending follows: kotek, kotka; кіт, кота; stół, stołu. */
const CHANGED: Record<string, readonly [RegExp, string][]> = {
  ru: [
    [/[ое](?=[кцл]$)/, ''],
    [/яц$/, 'йц'],
    [/[ео](?=н$)/, ''],
  ],
  uk: [
    [/[ое](?=[кц]$)/, ''],
    [/є(?=ць?$)/, 'й'],
    [/е(?=[нлр]$)/, ''],
    [/і(?=[^аеиіоуюяєї]{1,2}$)/, 'о'],
    [/і(?=[^аеиіоуюяєї]{1,2}$)/, 'е'],
  ],
  pl: [
    [/i?e(?=[kc]$)/, ''],
    [/ó(?=[^aeiouyąęó]{1,2}$)/, 'o'],
    [/ą(?=[^aeiouyąęó]{1,2}$)/, 'ę'],
  ],
  sv: [[/e(?=[lrn]$)/, '']],
}

const stemsOf = (language: string, stem: string): string[] => [
  stem,
  ...(CHANGED[language] ?? []).filter(([from]) => from.test(stem)).map(([from, to]) => stem.replace(from, to)),
]

const softened = (language: string, stem: string): string => {
  const rule = SOFT[language]?.find(([from]) => from.test(stem))
  return rule ? stem.replace(rule[0], rule[1]) : stem
}

/** "девочк" has its vowel back where nothing follows: "девочек". */
function bareStems(language: string, stem: string): string[] {
  const vowels = { ru: ['о', 'е'], uk: ['о', 'е'], pl: ['e'] }[language] ?? []
  const soft = stem.replace(/[ьй](?=.$)/, '')
  return [stem, ...vowels.map((vowel) => `${soft.slice(0, -1)}${vowel}${soft.slice(-1)}`)]
}

export function formsOf(language: InflectedLanguage, noun: string): Form[] {
  const row = ROWS.find((one) => one.language === language && noun.endsWith(one.ending))
  if (!row || noun.includes(' ')) return [{ text: noun, cases: 'NA', many: false }]
  const stem = noun.slice(0, noun.length - row.ending.length)
  const stems = stemsOf(language, stem)
  return row.endings.flatMap(({ ending, cases, many }) => {
    const texts =
      ending === '~'
        ? bareStems(language, stem)
        : ending.startsWith('~')
          ? stems.map((one) => `${softened(language, one)}${ending.slice(1)}`)
          : ending === row.ending
            ? [noun]
            : stems.map((one) => `${one}${ending}`)
    return texts.map((text) => ({ text, cases, many }))
  })
}
