/** Letters that a text must hold for a pattern to be found in it: most patterns need not be tried at all. */

const LETTER = /[a-z ]/

/** The longest run of plain letters outside of all brackets, in small letters; empty where a pattern has none. */
export function literalIn(pattern: string): string {
  let [depth, run, longest] = [0, '', '']
  const end = () => {
    if (run.length > longest.length) longest = run
    run = ''
  }
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern[i] as string
    if (sign === '|' && !depth) return ''
    if (sign === '\\') {
      end()
      i++
    } else if (sign === '[') {
      end()
      i = pattern.indexOf(']', i)
      if (i < 0) return ''
    } else if (sign === '(' || sign === ')') {
      end()
      depth += sign === '(' ? 1 : -1
    } else if (depth) continue
    else if (/[?*{]/.test(sign)) {
      run = run.slice(0, -1)
      end()
      if (sign === '{') i = pattern.indexOf('}', i)
    } else if (LETTER.test(sign)) run += sign
    else end()
  }
  end()
  return longest.length > 1 ? longest : ''
}
