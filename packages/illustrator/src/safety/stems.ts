/** Words by stem: "golpe*" is any word that begins so, "*geschlagen" any that ends so, "noose" that word alone. */
export class Stems<Value> {
  private readonly words = new Map<string, Value>()
  private readonly beginnings = new Map<string, Value>()
  private readonly endings = new Map<string, Value>()

  add(stem: string, value: Value): void {
    if (stem.startsWith('*')) this.endings.set(stem.slice(1), value)
    else if (stem.endsWith('*')) this.beginnings.set(stem.slice(0, -1), value)
    else this.words.set(stem, value)
  }

  get(word: string): Value | undefined {
    const known = this.words.get(word)
    if (known !== undefined) return known
    for (let end = word.length; this.beginnings.size && end > 1; end--) {
      const value = this.beginnings.get(word.slice(0, end))
      if (value !== undefined) return value
    }
    for (let start = 0; this.endings.size && start < word.length - 1; start++) {
      const value = this.endings.get(word.slice(start))
      if (value !== undefined) return value
    }
    return undefined
  }

  /** The value of exactly this word. */
  whole(word: string): Value | undefined {
    return this.words.get(word)
  }

  has(word: string): boolean {
    return this.get(word) !== undefined
  }

  /** Every word and stem without its star. */
  all(): string[] {
    return [...this.words.keys(), ...this.beginnings.keys(), ...this.endings.keys()]
  }

  entries(): [word: string, value: Value][] {
    return [...this.words, ...this.beginnings]
  }
}
