/** Rows to go on with: apple, banana, apple, banana. */
import type { Kind } from '../kind.ts'
import { asSchool, filledTo, namesIn, titleOf } from './subjects.ts'

const SHAPES = /^(?:circle|square|triangle|rectangle|oval|hexagon|pentagon|star|heart)$/
const ROWS = ['AB', 'AAB', 'ABB', 'ABC']

/** A pattern to color, and none to go on with. */
const ORNAMENT =
  /\b(?:seamless|floral|geometric|fabric|textile|wallpaper|tiles?|art (?:deco|nouveau)|paisley|arabesque|celtic|aztec|tribal|folk|mandala|adults?|grown[- ]?ups?)\b/i

/** "pattern: apple banana apple banana". */
function isRepeated(prompt: string): boolean {
  const [, row = ''] = /\bpatterns?\b[^:]{0,20}:?(.*)$/i.exec(prompt) ?? []
  const words = row.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return words.length > 3 && new Set(words).size <= words.length / 2
}

export const patterns: Kind = (prompt, graph) => {
  const [code = ''] = /\b(?=[ABC]*B)A[ABC]{1,7}\b/i.exec(prompt) ?? []
  const isAsked =
    /\b(?:finish|complete|continue|extend|repeating|copy) (?:the |a |each |my )?(?:\w+ )?patterns?\b(?! (?:of|with|for (?:fabric|wallpaper|wrapping)))|\bwhat comes next\b|\bpatterns? for (?:kindergarten|preschool|pre-?k|toddlers|kids|(?:first|1st) grade)\b|\bpatterns? (?:worksheet|practice|sheet|strips?|activity)\b/i.test(
      prompt,
    ) ||
    (code !== '' && /\bpatterns?\b/i.test(prompt)) ||
    isRepeated(prompt)
  if (!isAsked || ORNAMENT.test(prompt) || graph.detail === 'intricate') return null
  const named = namesIn(graph, prompt)
  const pool = named.length > 1 ? named : filledTo(8, graph, prompt)
  const shown = (name = '') => (SHAPES.test(name) ? `shape ${name}` : name)
  const count = Math.max(2, new Set(code.toUpperCase()).size)
  const cells = ROWS.map((usual, row) => {
    const unit = code.toUpperCase() || (named.length === 2 ? 'AB' : usual)
    const kinds = Math.max(count, new Set(unit).size)
    const from = named.length > 1 && named.length <= 3 ? row : row * kinds
    const line = Array.from({ length: 6 }, (_, i) => {
      const letter = unit.charCodeAt(i % unit.length) - 65
      return i > 3 ? '#' : shown(pool[(from + letter) % pool.length])
    })
    return line.join(' & ')
  })
  return asSchool({ title: titleOf(graph, 'Finish the Pattern'), cells, columns: 1 }, graph)
}
