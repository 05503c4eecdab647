/** Discs that must not overlap, looked up by where they are. */
export type Disc = readonly [x: number, y: number, r: number]

export class Crowd {
  readonly #large: readonly Disc[]
  readonly #cell: number
  readonly #cells = new Map<number, Disc[]>()

  /** `large` ones may be of any size; those added later are at most `cell` wide. */
  constructor(large: readonly Disc[], cell: number) {
    this.#large = large
    this.#cell = cell
  }

  add(disc: Disc): void {
    const key = this.#key(disc[0], disc[1])
    const others = this.#cells.get(key)
    if (others) others.push(disc)
    else this.#cells.set(key, [disc])
  }

  /** How large a disc may be at (x, y). */
  room(x: number, y: number): number {
    let most = Number.POSITIVE_INFINITY
    const keepOff = ([u, v, r]: Disc) => {
      most = Math.min(most, Math.hypot(x - u, y - v) - r)
    }
    this.#large.forEach(keepOff)
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1])
        this.#cells.get(this.#key(x + dx * this.#cell, y + dy * this.#cell))?.forEach(keepOff)
    return most
  }

  #key(x: number, y: number): number {
    return Math.floor(y / this.#cell) * 4096 + Math.floor(x / this.#cell)
  }
}
