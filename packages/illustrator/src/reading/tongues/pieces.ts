/** Chinese and Japanese are written without spaces: the longest known piece first, the rest cut by the platform. */
import type { Gloss, Language, Tongue } from './tongue.ts'

export interface Piece {
  kind: 'noun' | 'verb' | 'word'
  /** In English, or what stands for it there. */
  text: string
  /** As it was written. */
  source: string
}

const LONGEST = 8

/** What a word for "on", "in", "under" after a noun is in English. */
export const SPOTS: Record<string, string> = {
  UP: 'on',
  IN: 'in',
  DOWN: 'under',
  BESIDE: 'next to',
  FRONT: 'in front of',
  BEHIND: 'behind',
}

export function piecesOf(text: string, language: Language, tongue: Tongue, gloss: Gloss): Piece[] {
  const pieces: Piece[] = []
  const verbs = new Map(tongue.verbs)
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  for (let i = 0; i < text.length; ) {
    const hit = knownAt(text, i, tongue, verbs)
    if (hit) {
      if (hit.piece.kind === 'noun') gloss.note(hit.piece.text, text.slice(i, i + hit.size))
      pieces.push(hit.piece)
      i += hit.size
    } else if (/[,,、。.!!?? ]/.test(text[i] ?? '')) {
      pieces.push({ kind: 'word', text: 'COMMA', source: text[i] ?? '' })
      i++
    } else {
      const [first] = segmenter.segment(text.slice(i))
      const word = first?.segment ?? text[i] ?? ''
      if (/\p{L}/u.test(word) && !/^[ぁ-ん]+$/.test(word)) gloss.unknown.push(word)
      i += word.length
    }
  }
  return pieces
}

function knownAt(
  text: string,
  i: number,
  tongue: Tongue,
  verbs: ReadonlyMap<string, string>,
): { piece: Piece; size: number } | null {
  for (let size = Math.min(LONGEST, text.length - i); size >= 1; size--) {
    const part = text.slice(i, i + size)
    const word = tongue.words.get(part)
    if (word !== undefined) return { piece: { kind: 'word', text: word, source: part }, size }
    const verb = verbs.get(part)
    if (verb) return { piece: { kind: 'verb', text: verb, source: part }, size }
    const noun = tongue.nouns.get(part)
    if (noun) return { piece: { kind: 'noun', text: noun, source: part }, size }
  }
  return null
}
