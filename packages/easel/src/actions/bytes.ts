/** Small integers in few bytes. */
export class ByteWriter {
  #bytes = new Uint8Array(256)
  #length = 0

  byte(value: number) {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length++] = value
  }

  /** 0 to 2^31 - 1, seven bits a byte. */
  count(value: number) {
    let rest = value
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128)
    this.byte(rest)
  }

  /** Either sign; near zero is short. */
  signed(value: number) {
    this.count(value < 0 ? -2 * value - 1 : 2 * value)
  }

  /** Everything written since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length)
    this.#length = 0
    return taken
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  byte(): number {
    const value = this.#bytes[this.#at++]
    if (value === undefined) throw new RangeError('Action is cut short')
    return value
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  bytes(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new RangeError('Action is cut short')
    this.#at += length
    return this.#bytes.slice(this.#at - length, this.#at)
  }

  count(): number {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte()
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
    throw new RangeError('Damaged action')
  }

  signed(): number {
    const value = this.count()
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }
}
