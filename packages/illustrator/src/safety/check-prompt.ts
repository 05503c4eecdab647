/**
 * What may not be drawn, by the raw words: a refusal never needs the sentence to be understood. Words are whole words, never parts
 * of them, so that Scunthorpe, peacocks and therapists pass. What is known to be fine ('naked mole rat', 'shooting star') is taken
 * out first; simple disguises (p0rn, s e x, né-gun, fuuuck) are undone. Then harm that only several words tell, in every language,
 * what the scene would show, and last what a trained model holds for harmful.
 */
import { isEnglish } from '../reading/english.ts'
import type { SceneGraph } from '../reading/graph.ts'
import { read } from '../reading/read.ts'
import { englishOf } from '../reading/tongues/gloss.ts'
import { languageOf } from '../reading/tongues/language.ts'
import { isInflected, type Language } from '../reading/tongues/languages.ts'
import { keyedLines } from '../words/data-file.ts'
import { LEXICON, SETTING_WORDS, STOP_WORDS } from '../words/lexicon.ts'
import { folded, joinedLetters, readings, undisguised } from './disguises.ts'
import { harmInEnglish, harmInSigns, harmInWords } from './harm.ts'
import { harmInGraph } from './harm-in-graph.ts'
import { judged } from './judge.ts'
import { safetyLanguageOf } from './language-file.ts'
import { harmInLettering } from './lettering.ts'
import { kindOfMisspelled } from './misspelled.ts'
import { withoutSlips } from './slips.ts'
import {
  isPlainHere,
  isPlainIn,
  kindOfOwnWord,
  kindOfPhrase,
  kindOfWholeWord,
  kindOfWord,
  withoutFine,
} from './word-list.ts'

export type PromptCheck = { ok: true } | { ok: false; reason: string }

const INSTRUCTIONS =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|safety|filters?)\b|\b(?:system|developer) (?:prompt|mode|message)\b|\bjailbreak\b|\byou are now\b.{0,40}\b(?:ai|assistant|bot|dan)\b/i
const SHORT = 4

let reasons: ReadonlyMap<string, string> | undefined

function reasonFor(kind: string): string {
  reasons ??= new Map(keyedLines('safety/reasons.txt'))
  return reasons.get(kind) ?? 'We cannot draw this.'
}

export const checkPrompt = (prompt: string): PromptCheck => checked(prompt, harmOf)

/** By the rules alone: what the judge is trained and measured beside. */
export const checkByRules = (prompt: string, graph: SceneGraph = read(prompt)): PromptCheck =>
  checked(prompt, (text) => harmByRules(text, graph))

function checked(prompt: string, kindOf: (prompt: string) => string | null): PromptCheck {
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(prompt))
    return { ok: false, reason: 'Please say in a few words what to draw.' }
  const kind = INSTRUCTIONS.test(prompt) ? 'instructions' : kindOf(prompt)
  return kind ? { ok: false, reason: reasonFor(kind) } : { ok: true }
}

function harmOf(prompt: string): string | null {
  const graph = read(prompt)
  return harmByRules(prompt, graph) ?? (isOneThing(prompt) ? null : judged(prompt, graph))
}

/** The judge weighs words together. A word, or the name of something we draw, is harmful if a list says so: a Wurst is none, nor is 摩天大楼. */
function isOneThing(prompt: string): boolean {
  const text = prompt.trim()
  const language = languageOf(text)
  return (
    !/\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ||
    (language !== 'en' && isPlainIn(folded(text), language))
  )
}

function harmByRules(prompt: string, graph: SceneGraph): string | null {
  const text = withoutFine(withFineUndisguised(folded(prompt)))
  const known = kindOfPhrase(text) ?? kindOfTokens(prompt, text)
  if (known) return known
  const language = languageOf(prompt)
  const ruled = safetyLanguageOf(language)
  const told = harmInWords(text) ?? harmInSigns(text, ruled)
  if (told) return told
  const plain = undisguised(text, language === 'en')
  const hidden = plain === text ? null : harmHiddenIn(prompt, withoutFine(plain), ruled)
  return hidden ?? harmInSlips(text, language) ?? harmInGloss(prompt) ?? harmInGraph(graph) ?? harmInLettering(prompt)
}

const harmHiddenIn = (prompt: string, plain: string, ruled: ReturnType<typeof safetyLanguageOf>): string | null =>
  kindOfPhrase(plain) ?? kindOfTokens(prompt, plain) ?? harmInWords(plain) ?? harmInSigns(plain, ruled)

/** Text with those disguised words written plainly that a fine phrase then takes out: "sh00ting a goal". The others stay for those who read disguises. */
function withFineUndisguised(text: string): string {
  let said = text
  for (const token of new Set(text.match(/[a-z0-9]*(?:[a-z][0-9]|[0-9][a-z])[a-z0-9]*/g))) {
    const word = undisguised(token, true)
    if (word === token) continue
    const tried = said.split(token).join(word)
    if (timesIn(withoutFine(tried), word) < timesIn(tried, word)) said = tried
  }
  return said
}
const timesIn = (text: string, word: string) => text.split(word).length

/** "a grl with a nife": what the words would say if they were written right. */
function harmInSlips(text: string, language: string): string | null {
  if (language !== 'en') return null
  const plain = undisguised(text, true)
  const right = withoutFine(withoutSlips(plain))
  return right === plain
    ? null
    : (kindOfPhrase(right) ?? kindOfTokens(right, right) ?? harmInWords(right) ?? harmInEnglish(right))
}

/** Hindi and Japanese put who acts after the deed: glossed word by word, "children cutting" would be "cutting children". */
function harmInGloss(prompt: string): string | null {
  const language = languageOf(prompt)
  if (language === 'en' || language === 'hi' || language === 'ja') return null
  if (!isInflected(language)) return harmInEnglish(withoutFine(englishOf(prompt)))
  // These have no rules of their own: what English lists is refused in them too, but for what they say is fine.
  const text = folded(prompt)
  const left = withoutFine(text)
  const english = englishOf(left === text ? prompt : left)
  return kindOfTokens(english, english) ?? harmInWords(english) ?? harmInEnglish(english)
}

const isPlainWord = (word: string) => LEXICON.has(word) || STOP_WORDS.has(word) || SETTING_WORDS.has(word)

function kindOfTokens(prompt: string, text: string): string | undefined {
  const tokens = text.split(/[^\p{L}\p{N}\p{M}@$!+|*]+/u).filter(Boolean)
  const language = languageOf(prompt)
  for (const token of tokens) {
    const kind = (isPlainHere(token, language) ? undefined : kindOfToken(token)) ?? kindOfOwnWord(token, language)
    if (kind) return kind
    const slip = language === 'en' ? kindOfMisspelled(token) : undefined
    if (slip) return slip
  }
  return kindOfPieces(text, tokens, language)
}

function kindOfToken(token: string): string | undefined {
  for (const word of readings(token)) {
    const kind = kindOfWord(word)
    if (kind && !(word !== token && isPlainWord(token))) return kind
  }
  return undefined
}

/** Words in pieces: "s e x", "na ked". */
function kindOfPieces(text: string, tokens: readonly string[], language: Language | 'en'): string | undefined {
  for (const word of joinedLetters(text)) {
    const kind = kindOfWord(word)
    if (kind) return kind
  }
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1]
    if (!next || token.length > SHORT || next.length > SHORT || isPlainWord(token) || isPlainWord(next)) continue
    const joined = token + next
    if (language !== 'en' && isPlainIn(token, language) && isPlainIn(next, language)) continue
    const isInPieces = !isEnglish(token) && !isEnglish(next)
    const kind = isInPieces ? kindOfWord(joined) : joined.length >= SHORT ? kindOfWholeWord(joined) : undefined
    if (kind) return kind
  }
  return undefined
}
