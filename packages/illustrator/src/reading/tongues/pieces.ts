/** Chinese and Japanese are written without spaces: the longest known piece first, the rest cut by the platform. */
import type { Language } from './languages.ts'
import type { Gloss, Tongue } from './tongue.ts'

export interface Piece {
  kind: 'noun' | 'verb' | 'word'
  /** In English, or what stands for it there. */
  text: string
  /** As it was written. */
  source: string
}

const LONGEST = 12

/** What a word for "on", "in", "under" after a noun is in English. */
export const SPOTS: Record<string, string> = {
  UP: 'on',
  IN: 'in',
  DOWN: 'under',
  BESIDE: 'next to',
  FRONT: 'in front of',
  BEHIND: 'behind',
  AROUND_SPOT: 'around',
}

export function piecesOf(text: string, language: Language, tongue: Tongue, gloss: Gloss): Piece[] {
  const pieces: Piece[] = []
  const verbs = formsOf(tongue)
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  for (let i = 0; i < text.length; ) {
    const hit = wholeAt(text, i, knownAt(text, i, tongue, verbs), segmenter)
    if (hit) {
      const source = text.slice(i, i + hit.size)
      if (hit.piece.kind !== 'word' || tongue.adjectives.has(source)) gloss.note(hit.piece.text, source)
      pieces.push(hit.piece)
      i += hit.size
    } else if (/[,\uff0c、。.!\uff01?\uff1f;\uff1b:\uff1a ]/.test(text[i] ?? '')) {
      pieces.push({ kind: 'word', text: 'COMMA', source: text[i] ?? '' })
      i++
    } else {
      const [first] = segmenter.segment(text.slice(i))
      const word = nameAt(text, i) ?? first?.segment ?? text[i] ?? ''
      if (/\p{L}/u.test(word) && isNamed(word, text[i + word.length] ?? '')) gloss.unknown.push(word)
      i += word.length
    }
  }
  return pieces
}

/** "ぬりかべと男の子": where a noun begins, hiragana up to a particle is one word, wherever the platform cuts it. */
const nameAt = (text: string, i: number): string | undefined =>
  i === 0 || /[と、]/.test(text[i - 1] ?? '') ? /^[ぁ-ん]{3,8}?(?=[をがはとのも])/.exec(text.slice(i))?.[0] : undefined

/** Endings are written in hiragana, and so are some nouns: these are told by the particle behind them. */
const isNamed = (word: string, next: string): boolean =>
  !/^[ぁ-ん]+$/.test(word) ||
  (word.length > 2 &&
    /[をがはにでとのもや]/.test(next) &&
    !/^(?:ところ|ように|みたい|ながら|たくさん|いっしょ|そして|それ)/.test(word))

type Hit = ReturnType<typeof knownAt>

/** "かばん" is no hippo ("かば"): in hiragana a noun does not end within a word. */
function wholeAt(text: string, i: number, hit: Hit, segmenter: Intl.Segmenter): Hit {
  // "しょうぼうしゃ" is no hat ("ぼうし"): no word ends before a small letter.
  if (hit?.piece.kind === 'noun' && /[ぁぃぅぇぉゃゅょっー]/.test(text[i + hit.size] ?? '')) return null
  if (hit?.piece.kind !== 'noun' || hit.size > 3 || !/^[ぁ-ん]+$/.test(text.slice(i, i + hit.size))) return hit
  // "やまと太陽" is no "大和": a particle before another script ends it.
  if (hit.size > 1 && /^[とをがはにでのも](?:$|[^ぁ-ん])/.test(text.slice(i + hit.size))) return hit
  const [first] = segmenter.segment(text.slice(i))
  const word = first?.segment ?? ''
  return word.length > hit.size && /^[ぁ-ん]+$/.test(word) ? null : hit
}

const forms = new WeakMap<Tongue, Map<string, string>>()

/** Every form of its verbs: of two verbs that share one, the first. */
function formsOf(tongue: Tongue): Map<string, string> {
  const known = forms.get(tongue)
  if (known) return known
  const made = new Map(tongue.verbs.toReversed())
  forms.set(tongue, made)
  return made
}

/** Numbers and what Chinese counts by: "两只", "三个". */
const COUNTS =
  /^(一|两|二|三|四|五|六|七|八|九|十|几)(只|个|条|匹|头|辆|朵|本|棵|座|艘|架|张|位|名|颗|顶|件|双|群|把|块|片|根|串|对|堆|束|杯)/u
/** What is counted by these is several, though there is one of the heap: "一群蚂蚁", "一对兔子". */
const TOGETHER: Record<string, string> = { 群: 'some', 堆: 'some', 串: 'some', 双: 'two', 对: 'two' }
const NUMBERS: Record<string, string> = {
  一: 'a',
  两: 'two',
  二: 'two',
  三: 'three',
  四: 'four',
  五: 'five',
  六: 'six',
  七: 'seven',
  八: 'eight',
  九: 'nine',
  十: 'ten',
  几: 'some',
}

const countOf = ([, number = '', by = '']: readonly string[]): string =>
  (number === '一' ? TOGETHER[by] : undefined) ?? NUMBERS[number] ?? 'a'

/** "かえるが": in hiragana a frog and a deed are written alike, and a particle stands behind the frog. */
const isNamedBy = (part: string, next: string, tongue: Tongue): boolean =>
  /^[ぁ-ん]+$/.test(part) && tongue.nouns.has(part) && /^[がはをとのも、]?$/.test(next)

/** "太阳和面包" is no kneading ("和面"), "骑马车" rides no horse: the verb's last letter begins a longer noun. */
function endsInNoun(text: string, i: number, size: number, tongue: Tongue): boolean {
  if (size !== 2 || !isHan(text[i + 1] ?? '')) return false
  const rest = text.slice(i + 1)
  return [3, 2].some((length) => rest.length >= length && tongue.nouns.has(rest.slice(0, length)))
}

const isHan = (letter: string): boolean => /\p{Script=Han}/u.test(letter)

function knownAt(
  text: string,
  i: number,
  tongue: Tongue,
  verbs: ReadonlyMap<string, string>,
): { piece: Piece; size: number } | null {
  const counted = COUNTS.exec(text.slice(i, i + 2))
  if (counted && !tongue.nouns.has(text.slice(i, i + 3)))
    return { piece: { kind: 'word', text: countOf(counted), source: counted[0] }, size: 2 }
  for (let size = Math.min(LONGEST, text.length - i); size >= 1; size--) {
    const part = text.slice(i, i + size)
    const word = tongue.words.get(part)
    if (word !== undefined) return { piece: { kind: 'word', text: word, source: part }, size }
    const verb = verbs.get(part)
    if (verb && !isNamedBy(part, text[i + size] ?? '', tongue) && !endsInNoun(text, i, size, tongue))
      return { piece: { kind: 'verb', text: verb, source: part }, size }
    const noun = tongue.nouns.get(part)
    // "桃子" is a peach as "桃" is.
    const isLonger = size === 1 && text[i + 1] === '子'
    if (noun) return { piece: { kind: 'noun', text: noun, source: part }, size: isLonger ? 2 : size }
  }
  return null
}
