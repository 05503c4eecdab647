/**
 * A careful word list: whole words, never parts of words, so that Scunthorpe, peacocks and therapists pass. What is known to be
 * fine ('naked mole rat', 'shooting star') is taken out first; simple disguises (p0rn, s e x, né-gun, fuuuck) are undone. Then
 * harm that only several words tell, and last what the scene would show: a refusal never needs the sentence to be understood.
 */
import { readFileSync } from 'node:fs'
import { read } from '../reading/read.ts'
import { englishOf } from '../reading/tongues/gloss.ts'
import { LEXICON, SETTING_WORDS, STOP_WORDS } from '../words/lexicon.ts'
import { folded, joinedLetters, readings } from './disguises.ts'
import { harmInGraph, harmInWords } from './harm.ts'
import { harmInLettering } from './lettering.ts'
import { UNSPACED } from './words.ts'

export type PromptCheck = { ok: true } | { ok: false; reason: string }

interface WordList {
  reasons: Record<string, string>
  words: Record<string, string>
  fine: string[]
}

const INSTRUCTIONS =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|safety|filters?)\b|\b(?:system|developer) (?:prompt|mode|message)\b|\bjailbreak\b|\byou are now\b.{0,40}\b(?:ai|assistant|bot|dan)\b/i

interface Lookup {
  reasons: Record<string, string>
  whole: Map<string, string>
  prefixes: [string, string][]
  anywhere: [string, string][]
  fine: RegExp
}

let list: Lookup | undefined

/** A fine phrase: "a/b" is either word, "_" a word or none. */
const fineSource = (phrase: string) =>
  folded(phrase)
    .split(/[ -]/)
    .map((word) => (word === '_' ? '(?:[\\p{L}\\p{N}]+[ -]+)?' : `(?:${word.replaceAll('/', '|')})[ -]+`))
    .join('')
    .replace(/\[ -\]\+$/, '')

function lookup(): Lookup {
  if (list) return list
  const data = JSON.parse(readFileSync(new URL('../../data/unsafe.json', import.meta.url), 'utf8')) as WordList
  const whole = new Map<string, string>()
  const prefixes: [string, string][] = []
  const anywhere: [string, string][] = []
  for (const [kind, words] of Object.entries(data.words))
    for (const word of words.split(' ').map((w) => folded(w).replaceAll('-', ' '))) {
      if (UNSPACED.test(word)) anywhere.push([word, kind])
      else if (word.endsWith('*')) prefixes.push([word.slice(0, -1), kind])
      else whole.set(word, kind)
    }
  // The longest first: what remains of a phrase half taken out would be read as something else.
  const phrases = [...data.fine].sort((a, b) => b.length - a.length)
  const fine = phrases.filter((phrase) => !UNSPACED.test(phrase)).map(fineSource)
  const signs = phrases.filter((phrase) => UNSPACED.test(phrase)).map(folded)
  list = {
    reasons: data.reasons,
    whole,
    prefixes,
    anywhere,
    fine: new RegExp(`(?<![\\p{L}\\p{N}])(?:${fine.join('|')})(?![\\p{L}\\p{N}])|${signs.join('|')}`, 'gu'),
  }
  return list
}

/** A star stands for one letter. Compared, not made a pattern: a person's word may hold + and | too. */
function fits(starred: string[], known: string): boolean {
  const letters = [...known]
  return starred.length === letters.length && starred.every((letter, i) => letter === '*' || letter === letters[i])
}

function kindOf(word: string): string | undefined {
  const { whole, prefixes } = lookup()
  if (/\p{L}\*+\p{L}/u.test(word)) {
    const letters = [...word]
    const all = [...whole, ...prefixes]
    return all.find(([known]) => fits(letters, known))?.[1]
  }
  return whole.get(word) ?? prefixes.find(([start]) => word.startsWith(start))?.[1]
}

const isPlainWord = (word: string) => LEXICON.has(word) || STOP_WORDS.has(word) || SETTING_WORDS.has(word)

export function checkPrompt(prompt: string): PromptCheck {
  const { reasons, fine, anywhere, whole } = lookup()
  const refuse = (kind: string): PromptCheck => ({ ok: false, reason: reasons[kind] ?? 'We cannot draw this.' })
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(prompt))
    return { ok: false, reason: 'Please say in a few words what to draw.' }
  if (INSTRUCTIONS.test(prompt)) return refuse('instructions')

  // An arrow stays an arrow: what it is shot at is looked at below.
  const text = folded(prompt).replace(fine, (phrase) => (/ arrows?$/.test(phrase) ? ' arrow ' : ' '))
  for (const [word, kind] of anywhere) if (text.includes(word)) return refuse(kind)
  for (const [phrase, kind] of whole) if (phrase.includes(' ') && text.includes(phrase)) return refuse(kind)

  const tokens = text.split(/[^\p{L}\p{N}\p{M}@$!+|*]+/u).filter(Boolean)
  for (const token of tokens)
    for (const word of readings(token)) {
      const kind = kindOf(word)
      if (kind && !(word !== token && isPlainWord(token))) return refuse(kind)
    }
  for (const word of joinedLetters(text)) {
    const kind = kindOf(word)
    if (kind) return refuse(kind)
  }
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1]
    if (!next || token.length > 4 || next.length > 4 || isPlainWord(token) || isPlainWord(next)) continue
    const joined = token + next
    if (joined.length >= 4 && whole.has(joined)) return refuse(whole.get(joined) as string)
  }
  const english = englishOf(prompt)
  const kind =
    harmInWords(text) ??
    (english === prompt ? null : harmInWords(english)) ??
    harmInGraph(read(prompt)) ??
    harmInLettering(prompt)
  return kind ? refuse(kind) : { ok: true }
}
