/** Looks for known phrases among the words of a text, the hyphens and capitals left aside. */

const WORD = /[\p{L}\p{N}']+/gu

/** The words of a text as phrases are compared: "Trick-or-Treat!" is "trick or treat". */
export const plainWords = (text: string): string[] => text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []

export class PhraseTable<Value> {
  private readonly byPhrase = new Map<string, Value[]>()
  private readonly values: Value[] = []
  private longest = 0

  add(phrases: string, value: Value) {
    this.values.push(value)
    for (const phrase of phrases.split(',')) {
      const words = plainWords(phrase)
      const key = words.join(' ')
      this.longest = Math.max(this.longest, words.length)
      this.byPhrase.set(key, [...(this.byPhrase.get(key) ?? []), value])
    }
  }

  /** A text without the longest of these phrases, small words in between left aside: what they are made of names nothing else. */
  withoutIn(
    text: string,
    wanted: (value: Value) => boolean,
    bare: (phrase: string) => string,
    isKept: (after: readonly string[], phrase: readonly string[]) => boolean,
    leaves: (phrase: readonly string[], after: readonly string[]) => string = () => '',
  ): string {
    const words = [...text.toLowerCase().replaceAll('’', "'").matchAll(WORD)]
    const isWanted = (phrase: string) =>
      [phrase, bare(phrase)].some((key) => this.byPhrase.get(key)?.some(wanted) ?? false)
    let [out, from] = ['', 0]
    for (let start = 0; start < words.length; start++)
      for (let end = Math.min(words.length, start + this.longest + 2); end > start; end--) {
        const within = words.slice(start, end)
        if (!isWanted(within.map(([word]) => word).join(' '))) continue
        const after = words.slice(end).map(([word]) => word)
        const phrase = within.map(([word]) => word)
        if (isKept(after, phrase)) break
        const last = within.at(-1)
        out += `${text.slice(from, within[0]?.index)}${leaves(phrase, after)} `
        from = (last?.index ?? 0) + (last?.[0].length ?? 0)
        start = end - 1
        break
      }
    return out + text.slice(from)
  }

  /**
   * What the phrases of a text stand for, in the order of the table; a phrase within a longer one does not count ("giving a
   * haircut" is no "haircut"). The words they are made of are added to `used`.
   */
  findIn(text: string, used: Set<string> = new Set()): Value[] {
    const words = plainWords(text)
    const matches: { start: number; end: number; values: Value[] }[] = []
    for (let start = 0; start < words.length; start++)
      for (let size = 1; size <= this.longest && start + size <= words.length; size++) {
        const values = this.byPhrase.get(words.slice(start, start + size).join(' '))
        if (values) matches.push({ start, end: start + size, values })
      }
    const isWithin = (one: { start: number; end: number }, other: { start: number; end: number }) =>
      other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start
    const found = new Set<Value>()
    for (const match of matches) {
      if (matches.some((other) => isWithin(match, other))) continue
      for (const value of match.values) found.add(value)
      for (const word of words.slice(match.start, match.end)) used.add(word)
    }
    return this.values.filter((value) => found.has(value))
  }
}
