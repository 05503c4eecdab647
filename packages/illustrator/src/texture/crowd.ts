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
    for (const disc of this.#large) most = kept(disc, x, y, most)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const others = this.#cells.get(this.#key(x + dx * this.#cell, y + dy * this.#cell))
        if (others) for (const disc of others) most = kept(disc, x, y, most)
      }
    return most
  }

  #key(x: number, y: number): number {
    return Math.floor(y / this.#cell) * 4096 + Math.floor(x / this.#cell)
  }
}

/** What the disc leaves. Most are so far off that nobody need know how far. */
function kept([u, v, r]: Disc, x: number, y: number, most: number): number {
  const far = most + r + 1
  if (far > 0 && (x - u) * (x - u) + (y - v) * (y - v) > far * far) return most
  return Math.min(most, Math.hypot(x - u, y - v) - r)
}
