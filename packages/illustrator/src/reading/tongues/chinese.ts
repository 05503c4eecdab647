/** Chinese: what stands before 的 goes behind its noun, 在…上 becomes "on …". */
import { type Piece, SPOTS } from './pieces.ts'

const isComma = (piece: Piece | undefined) =>
  piece === undefined || piece.text === 'COMMA' || (piece.kind === 'word' && piece.text === 'and')

/** "V N 的 N" is "N V N". */
function reorder(pieces: Piece[]) {
  for (let i = 0; i < pieces.length; i++) {
    const head = pieces[i + 1]
    if (pieces[i]?.text !== 'DE' || head?.kind !== 'noun') continue
    let start = i
    while (start > 0 && !isComma(pieces[start - 1])) start--
    const front = pieces.slice(start, i)
    if (front.some((piece) => piece.kind === 'verb')) pieces.splice(start, i - start + 2, head, ...front)
    else pieces.splice(i, 1)
  }
}

export function chinese(given: readonly Piece[]): string {
  const pieces = [...given]
  reorder(pieces)
  const out: string[] = []
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]
    if (!piece) break
    if (piece.text === 'AT') {
      const ahead = pieces.slice(i + 1, i + 5)
      const spot = ahead.findIndex(({ text }) => SPOTS[text])
      const verb = ahead.findIndex(({ kind }) => kind === 'verb')
      if (spot >= 0 && (verb < 0 || spot < verb)) {
        out.push(SPOTS[ahead[spot]?.text ?? ''] ?? '', ...ahead.slice(0, spot).map(({ text }) => text))
        i += 1 + spot
      } else if (pieces[i + 1]?.kind !== 'verb') out.push('in')
    } else if (piece.text === 'COMMA') out.push(',')
    else if (piece.text && piece.text !== 'DE' && !SPOTS[piece.text]) out.push(piece.text)
  }
  return out.join(' ')
}
