import type { RegionShape } from './region-shapes.ts'

/**
 * Which regions are known to be of one color, so that filling one need not look at its pixels. Anything but a fill makes the tiles it
 * changed uncertain, and with them every region that has pixels there.
 */
export class FlatRegions {
  readonly #regions: readonly RegionShape[]
  readonly #words: Uint32Array
  /** When each region was last known, and each tile last uncertain. */
  readonly #known: Int32Array
  readonly #uncertain: Int32Array
  #now = 0

  /** As on an empty page. */
  constructor(regions: readonly RegionShape[], tiles: number) {
    this.#regions = regions
    this.#words = new Uint32Array(regions.length)
    this.#known = new Int32Array(regions.length)
    this.#uncertain = new Int32Array(tiles)
  }

  /** The pixel that a region is made of, if that is known. */
  get(label: number): number | null {
    const known = this.#known[label]!
    const { tiles } = this.#regions[label]!
    for (let k = 0; k < tiles.length; k++) if (this.#uncertain[tiles[k]!]! > known) return null
    return this.#words[label]!
  }

  set(label: number, word: number) {
    this.#words[label] = word
    this.#known[label] = ++this.#now
  }

  doubt(tiles: Iterable<number>) {
    this.#now++
    for (const tile of tiles) this.#uncertain[tile] = this.#now
  }
}
