/**
 * Concepts of harm: each has a name and its words in every language, so that what is told in one is told in all.
 * A file of data/safety/concepts holds blocks: a line with the name ("@blade" for a sort, "drugs" for words that are refused
 * wherever they stand), then a line for each language.
 */
import { dataLines } from '../words/data-file.ts'

const FILES = ['violence', 'frames', 'selfharm', 'sexual', 'contempt', 'dares', 'scenes', 'cruelty', 'assault', 'words']

export interface ConceptRow {
  name: string
  language: string
  words: string
}

let rows: ConceptRow[] | undefined

function load(): ConceptRow[] {
  const made: ConceptRow[] = []
  for (const file of FILES) {
    let name = ''
    for (const line of dataLines(`safety/concepts/${file}.txt`)) {
      const [, language, words = ''] = /^([a-z]{2}): (.+)$/.exec(line) ?? []
      if (language) made.push({ name, language, words })
      else name = line
    }
  }
  return made
}

export function conceptRowsOf(language: string): ConceptRow[] {
  rows ??= load()
  return rows.filter((row) => row.language === language)
}
