/** A prompt cut where somebody stops wishing and begins to tell, or the other way round. */
import { talk } from './talk.ts'

export interface Piece {
  text: string
  /** What ends it: a full stop, a comma, or nothing where words run on. */
  end: '.' | ',' | ''
}

/** Stands where words run on from one piece to the next. */
const CUT = '\uE002'
/** After these words nothing new begins: "where my cat sleeps", "a girl who can draw". */
const GOES_ON =
  'where|that|with|while|when|in|on|of|like|for|to|than|as|how|what|if|who|whom|which|by|before|after|says?|saying|and|or|from|about|because|since|cuz|coz|bc|at|near|under|behind|over|into|but|so|can|could|would|will|may|you|u|i|we|please|pls|plz|kids|children|they|just|hi|hey|hello|ok|okay|also|maybe|then|now'
const STARTS = new RegExp(` (?<!(?:^|[^\\p{L}'])(?:${GOES_ON}) )(?=${talk('cuts').join('|')})`, 'giu')
const MARKS = /(?<!\b(?:mr|mrs|ms|dr|st|no|vs))([.!?;:…]+)(?=[\s\uE002]|$)|,\s*|\s[-–—]+\s/gi

/** What a banner says is written, not told. */
const KEPT =
  /["“„«「『][^"“”„«»「」『』]*["”“»」』]|(?<!\b(?:my|our|he|she|they) (?:[\w'-]+ ){0,3})\b(?:says|saying|that reads?|with the words?|spells|spelling|written|the text)\b.*$/giu

export function piecesOf(text: string): Piece[] {
  const kept: string[] = []
  const plain = text.replace(KEPT, (said) => `\uE000${kept.push(said) - 1}\uE001`)
  const cut = plain.replace(STARTS, CUT)
  const pieces: Piece[] = []
  const restored = (piece: string) => piece.replace(/\uE000(\d+)\uE001/g, (_, i) => kept[Number(i)] ?? '').trim()
  const add = (from: number, to: number, end: Piece['end']) => {
    const parts = cut.slice(from, to).split(CUT).map(restored).filter(Boolean)
    pieces.push(...parts.map((part, i) => ({ text: part, end: i < parts.length - 1 ? ('' as const) : end })))
  }
  let from = 0
  for (const match of cut.matchAll(MARKS)) {
    add(from, match.index, match[1] ? '.' : ',')
    from = match.index + match[0].length
  }
  add(from, cut.length, '')
  return pieces
}
