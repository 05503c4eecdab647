const onsets = ['b', 'br', 'c', 'ch', 'd', 'dr', 'f', 'fl', 'g', 'gr', 'h', 'k', 'l', 'm', 'n', 'p', 'pl', 'r', 's', 'sh', 't', 'tr', 'v', 'w', 'z'] // biome-ignore format: a list
const nuclei = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'oo']
const codas = ['', 'n', 'r', 'l', 's', 't', 'm', 'ck', 'ng', 'nd']
const endings = ['', '', '', 's', 'ing', 'ed', 'er', 'y']

/** What prompts are really full of, most frequent first: they take the head of the curve. */
const head = 'a the in with and of cat dragon castle garden forest dog unicorn flower robot ocean house princess moon rocket butterfly owl fox tree star mermaid'.split(' ') // biome-ignore format: a list

/** Different words that can be pronounced, so that prefixes have as many completions as in a language. Always the same. */
export function makeVocabulary(size: number): string[] {
  const words = new Set(head)
  const pick = picker(20_261_115)
  while (words.size < size) {
    const syllables = 1 + pick(3)
    let word = ''
    for (let i = 0; i < syllables; i += 1) word += at(onsets, pick) + at(nuclei, pick) + at(codas, pick)
    words.add(word + at(endings, pick))
  }
  return [...words]
}

const at = (list: string[], pick: (below: number) => number) => list[pick(list.length)] ?? ''

/** Mulberry32: small, seeded, good enough to make up words. */
export function picker(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}
