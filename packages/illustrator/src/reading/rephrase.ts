/** Idioms said plainly, so that the grammar need not know them: data/reading/rephrase.txt. */
import { dataLines } from '../words/data-file.ts'
import { kept } from '../words/kept.ts'
import { literalIn } from '../words/literal.ts'

const PHRASES = dataLines('reading/rephrase.txt').map((line) => {
  const at = line.lastIndexOf(' =')
  const said = line.slice(0, at)
  return {
    literal: literalIn(said),
    // There are a thousand, and most are never met: each is compiled when its letters are.
    pattern: kept(() => new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'giu')),
    plain: line.slice(at + 2).trim(),
  }
})

export function rephrased(text: string): string {
  // What was taken out before leaves gaps, and an idiom may end at one.
  let plain = text.replace(/\s+/g, ' ').trim()
  let small = plain.toLowerCase()
  for (const { literal, pattern, plain: instead } of PHRASES) {
    if (!small.includes(literal)) continue
    const other = plain.replace(pattern(), instead || ' ')
    if (other === plain) continue
    plain = other
    small = plain.toLowerCase()
  }
  return plain.replace(/\s+/g, ' ').trim()
}
