/**
 * Run-length code for the words of one tile's difference. A token is a varint `length << 2 | kind`:
 * 0 unchanged, 1 one value repeated, 2 values as they are, 3 values that differ from the last in the top byte only, one byte each
 * (the soft edge of a stroke over one color: most of what is not flat).
 */
export class TilePacker {
  #bytes = new Uint8Array(1 << 16)
  #length = 0

  get length(): number {
    return this.#length
  }

  pack(words: Uint32Array) {
    const end = words.length
    // Worst case: every word as it is, and a token for each.
    this.#reserve(end * 5 + 16)
    const out = this.#bytes
    let at = this.#length
    let last = 0
    for (let i = 0; i < end; ) {
      const value = words[i]!
      let j = i + 1
      while (j < end && words[j] === value) j++
      const run = j - i
      if (value === 0 || run >= 3) {
        at = putToken(out, at, (run << 2) | (value === 0 ? 0 : 1))
        if (value !== 0) at = putWord(out, at, value)
        last = value
        i = j
        continue
      }
      const color = last & 0xffffff
      j = i
      while (j < end && words[j] !== 0 && (words[j]! & 0xffffff) === color && !isRun(words, j)) j++
      if (j > i) {
        at = putToken(out, at, ((j - i) << 2) | 3)
        for (; i < j; i++) out[at++] = words[i]! >>> 24
      } else {
        j = i + 1
        while (j < end && words[j] !== 0 && (words[j]! & 0xffffff) !== (words[j - 1]! & 0xffffff)) j++
        at = putToken(out, at, ((j - i) << 2) | 2)
        for (; i < j; i++) at = putWord(out, at, words[i]!)
      }
      last = words[j - 1]!
    }
    this.#length = at
  }

  /** Everything packed since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length)
    this.#length = 0
    return taken
  }

  #reserve(room: number) {
    if (this.#length + room <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + room))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

function isRun(words: Uint32Array, i: number): boolean {
  const value = words[i]
  return i + 3 < words.length && value === words[i + 1] && value === words[i + 2] && value === words[i + 3]
}

function putToken(out: Uint8Array, start: number, token: number): number {
  let at = start
  let rest = token
  for (; rest > 127; rest >>>= 7) out[at++] = (rest & 127) | 128
  out[at++] = rest
  return at
}

function putWord(out: Uint8Array, at: number, word: number): number {
  out[at] = word
  out[at + 1] = word >>> 8
  out[at + 2] = word >>> 16
  out[at + 3] = word >>> 24
  return at + 4
}
