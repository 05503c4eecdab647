/** The specification's rule, word by word, on whole copies. */
export class PlainHistory {
  snapshots: Uint32Array[]
  cursor = 0

  constructor(first: Uint32Array) {
    this.snapshots = [first.slice()]
  }

  save(state: Uint32Array) {
    if (Buffer.compare(bytes(this.snapshots[this.cursor]!), bytes(state)) === 0) return
    this.snapshots = [...this.snapshots.slice(0, this.cursor + 1), state.slice()]
    this.cursor++
  }

  undo(): Uint32Array | null {
    return this.cursor === 0 ? null : this.snapshots[--this.cursor]!
  }

  redo(): Uint32Array | null {
    if (this.cursor === this.snapshots.length - 1) return null
    return this.snapshots[++this.cursor]!
  }
}

export const bytes = (words: Uint32Array) => new Uint8Array(words.buffer, words.byteOffset, words.byteLength)
