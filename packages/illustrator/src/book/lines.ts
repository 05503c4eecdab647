/** Lines of text in their places. */
import { type SetText, setText, type Type } from './type.ts'

export const INK = '#1a2138'
export const QUIET = '#474e66'

interface Style {
  size: number
  type: Type
  color?: string
}

const inked = ({ d }: SetText, x: number, y: number, color: string): string =>
  d ? `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})"><path d="${d}" fill="${color}"/></g>` : ''

export function centered(text: string, x: number, y: number, { size, type, color = INK }: Style): string {
  const set = setText(text, size, type)
  return inked(set, x - set.width / 2, y, color)
}

/** Cut to the width, with a mark where something is missing. */
export function fromLeft(
  text: string,
  x: number,
  y: number,
  { size, type, color = INK, width = Infinity }: Style & { width?: number },
): string {
  const whole = setText(text, size, type)
  if (whole.width <= width) return inked(whole, x, y, color)
  const letters = [...text]
  for (let left = letters.length - 1; left > 0; left--) {
    const cut = setText(`${letters.slice(0, left).join('').trim()}…`, size, type)
    if (cut.width <= width) return inked(cut, x, y, color)
  }
  return ''
}

/** On as few lines as allow the largest letters, at most three. */
export function headlined(text: string, width: number, largest: number): { lines: string[]; size: number } {
  const words = text.trim().split(/\s+/)
  let best = { lines: [text], size: 0 }
  for (let count = 1; count <= Math.min(3, words.length); count++) {
    const lines = broken(words, count)
    const widest = Math.max(...lines.map((line) => setText(line, 1, 'title').width))
    const size = Math.min(largest, width / widest)
    if (size > best.size * 1.12) best = { lines, size }
  }
  return best
}

/** Lines of about the same length. */
function broken(words: readonly string[], count: number): string[] {
  const lines: string[] = []
  const wanted = words.join(' ').length / count
  let line = ''
  for (const [i, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    const mustBreak = words.length - i <= count - 1 - lines.length
    if (line && lines.length < count - 1 && (longer.length > wanted + word.length / 2 || mustBreak)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
