/** The specification's rule, word by word, on whole copies; undo first goes back to the cursor if something else shows. */
export class PlainHistory {
  snapshots: Uint32Array[]
  cursor = 0
  isElsewhere = false

  constructor(first: Uint32Array) {
    this.snapshots = [first.slice()]
  }

  save(state: Uint32Array) {
    const same = this.snapshots.findIndex((snapshot) => Buffer.compare(bytes(snapshot), bytes(state)) === 0)
    this.isElsewhere = same >= 0 && Buffer.compare(bytes(this.snapshots[this.cursor]!), bytes(state)) !== 0
    if (same >= 0) return
    this.snapshots = [...this.snapshots.slice(0, this.cursor + 1), state.slice()]
    this.cursor++
  }

  undo(): Uint32Array | null {
    if (this.isElsewhere) this.isElsewhere = false
    else if (this.cursor === 0) return null
    else this.cursor--
    return this.snapshots[this.cursor]!
  }

  redo(): Uint32Array | null {
    if (this.cursor === this.snapshots.length - 1) return null
    this.isElsewhere = false
    return this.snapshots[++this.cursor]!
  }
}

export const bytes = (words: Uint32Array) => new Uint8Array(words.buffer, words.byteOffset, words.byteLength)
