/** Letters that a text must hold for a pattern to be found in it: most patterns need not be compiled at all. */

/** One of these is in every text the pattern is found in; null where nothing is known of it. */
type Needs = readonly string[] | null

const LETTER = /[\p{Ll} ]/u

/** Short letters are in every text. */
const strength = (needs: Needs): number => (needs ? Math.min(...needs.map(({ length }) => length)) : 0)
const stronger = (one: Needs, other: Needs): Needs => (strength(other) > strength(one) ? other : one)

class PatternReader {
  private readonly pattern: string
  private i = 0

  constructor(pattern: string) {
    this.pattern = pattern
  }

  /** Up to the end of a group: one of its alternatives must be met. */
  alternatives(): Needs {
    const each: Needs[] = [this.sequence()]
    while (this.take('|')) each.push(this.sequence())
    const known = each.filter((needs) => needs !== null)
    return known.length === each.length ? known.flat() : null
  }

  /** Everything in a row must be met, so the one that says most is told. */
  private sequence(): Needs {
    let [best, run]: [Needs, string] = [null, '']
    const end = () => {
      if (run.length > 1) best = stronger(best, [run])
      run = ''
    }
    while (this.i < this.pattern.length && !/[|)]/.test(this.pattern[this.i] ?? '')) {
      const sign = this.pattern[this.i] as string
      if (LETTER.test(sign)) {
        this.i++
        const often = this.often()
        if (often !== 'maybe') run += sign
        if (often !== 'once') end()
        continue
      }
      end()
      const needs = this.atom(sign)
      if (this.often() !== 'maybe') best = stronger(best, needs)
    }
    end()
    return best
  }

  private atom(sign: string): Needs {
    if (sign === '(') return this.group()
    if (sign === '[') this.i = this.after(/(?<!\\)\]/)
    else if (sign === '\\') this.i = /^\\[pPk]/.test(this.pattern.slice(this.i)) ? this.after(/[}>]/) : this.i + 2
    else this.i++
    return null
  }

  private group(): Needs {
    const [opening = '('] = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(this.pattern.slice(this.i)) ?? []
    this.i += opening.length
    const needs = this.alternatives()
    this.take(')')
    return opening.endsWith('!') ? null : needs
  }

  /** How often what was read comes. */
  private often(): 'once' | 'again' | 'maybe' {
    const [said = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.pattern.slice(this.i)) ?? []
    this.i += said.length
    return !said ? 'once' : /^(?:[?*]|\{0)/.test(said) ? 'maybe' : 'again'
  }

  private take(sign: string): boolean {
    if (this.pattern[this.i] !== sign) return false
    this.i++
    return true
  }

  private after(end: RegExp): number {
    const at = this.pattern.slice(this.i + 1).search(end)
    return at < 0 ? this.pattern.length : this.i + at + 2
  }
}

/** The letters, in small ones, of which a text must hold some; null where a pattern has none. */
export const literalsIn = (pattern: string): readonly string[] | null => new PatternReader(pattern).alternatives()

/**
 * A pattern of whole words, for a text in small letters; null where it cannot be in it. There are a thousand, and most are
 * never met: each is compiled for the first text that has its letters.
 */
export function wholeWords(said: string): (small: string) => RegExp | null {
  const literals = literalsIn(said)
  let pattern: RegExp | null = null
  return (small) => {
    if (literals?.every((letters) => !small.includes(letters))) return null
    pattern ??= new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'giu')
    return pattern
  }
}
