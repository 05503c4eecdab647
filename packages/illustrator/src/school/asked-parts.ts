/** Which parts of a picture were asked for: "parts of a flower: petals, stem, leaves" names these three, in these words. */
import { dataLines } from '../words/data-file.ts'
import type { Labeled } from './chart.ts'

type Label = Labeled['labels'][number]

interface Row {
  more: readonly Label[]
  words: readonly (readonly [said: string, part: string])[]
}

const listed = (text: string): string[] => text.split(';').flatMap((part) => part.trim() || [])

function labelOf(part: string): Label {
  const [, text = '', x = '', y = ''] = /^(.+) (\d+) (\d+)$/.exec(part) ?? []
  return { text, at: [Number(x), Number(y)] }
}

const ROWS: ReadonlyMap<string, Row> = new Map(
  dataLines('school-asked-parts.txt').map((line) => {
    const [of = '', more = '', words = ''] = line.split('|')
    const pairs = listed(words).map((pair) => pair.split('=') as [string, string])
    return [of.trim(), { more: listed(more).map(labelOf), words: pairs }]
  }),
)

/** Fewer than these are mentioned beside the rest; so many are the list itself. */
const LEAST_LISTED = 3
/** What the picture is of is no part that was asked for. */
const SUBJECT =
  /\b(?:parts?|diagrams?|anatomy|pictures?|layers|bones) (?:of|for|in) (?:(?:an?|the|my) )?\w+|\b\w+ (?:parts|diagram|anatomy|worksheet)\b/gi

const formsOf = (word: string): string =>
  [word, `${word}s`, `${word}es`, word.replace(/s$/, ''), word.replace(/(?:f|fe)$/, 'ves'), word.replace(/y$/, 'ies')]
    .filter((form, i, all) => form.length > 2 && all.indexOf(form) === i)
    .sort((a, b) => b.length - a.length)
    .join('|')

function saidOf(word: string, prompt: string): string | undefined {
  return new RegExp(`\\b(?:${formsOf(word)})\\b`, 'i').exec(prompt)?.[0].toLowerCase()
}

export function askedLabels(of: string, labels: readonly Label[], written: string): Label[] {
  const prompt = written.replace(SUBJECT, ' ')
  const { more, words } = ROWS.get(of) ?? { more: [], words: [] }
  const all = [...labels, ...more]
  const other = (part: string) => words.flatMap(([said, meant]) => (meant === part ? [said] : []))
  const asked = all.flatMap(({ text, at }) => {
    // "Magma chamber" is said of the magma, so the longer of two words for a part is the one that was meant.
    const said = [text, ...other(text)].flatMap((word) => saidOf(word, prompt) ?? [])
    const [longest] = said.sort((a, b) => b.length - a.length)
    return longest ? [{ text: longest, at }] : []
  })
  const own = asked.filter(({ text }) => !asked.some((one) => one.text !== text && one.text.includes(` ${text}`)))
  if (own.length >= LEAST_LISTED) return own
  const isAsked = ({ at }: Label) => own.find((one) => one.at === at)
  return [...labels.map((label) => isAsked(label) ?? label), ...more.flatMap((label) => isAsked(label) ?? [])]
}
