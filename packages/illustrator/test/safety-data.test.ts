import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortsIn } from '../src/safety/harm.ts'
import { SAFETY_LANGUAGES, type SafetyLanguage, safetyFile } from '../src/safety/language-file.ts'
import { kindOfOwnWord, kindOfPhrase, kindOfWord, withoutFine } from '../src/safety/word-list.ts'

/** A stem as the shortest word that begins or ends so. */
const bare = (entry: string) => entry.replace(/^[~*]|\*$/g, '')

const isRefused = (word: string, language: SafetyLanguage) =>
  (kindOfPhrase(word) ?? kindOfWord(word) ?? (language === 'other' ? undefined : kindOfOwnWord(word, language))) !==
  undefined

for (const language of SAFETY_LANGUAGES) {
  const { words, sorts, fine } = safetyFile(language)

  test(`every word and phrase of ${language} can be found in a prompt`, () => {
    const dead = words.filter(({ word }) => !isRefused(bare(word), language))
    assert.deepEqual(
      dead.map(({ word }) => word),
      [],
    )
  })

  test(`every word of a sort of ${language} can be found in a prompt`, () => {
    const dead = [...sorts].flatMap(([sort, stems]) =>
      stems
        .all()
        .filter((word) => !sortsIn(bare(word), language).sorts.includes(sort))
        .map((word) => `${sort}: ${word}`),
    )
    assert.deepEqual(dead, [])
  })

  test(`every fine phrase of ${language} can be taken out of a prompt`, () => {
    const sayings = fine.map((phrase) =>
      phrase
        .replaceAll('*', '')
        .replace(/_ | _/g, '')
        .split(/[ -]/)
        .map((word) => word.split('/')[0] ?? '')
        .join(' '),
    )
    const dead = sayings.filter((phrase) => withoutFine(phrase) === phrase)
    assert.deepEqual(dead, [])
  })
}
