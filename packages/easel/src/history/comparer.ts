import { TILE } from '../geometry/constants.ts'
import type { Fingerprint } from '../sheet/fingerprint.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { TileStep } from './step.ts'
import { takeDelta } from './tile-delta.ts'
import { TilePacker } from './tile-packer.ts'

/** Finds what has changed on a sheet, tile by tile, and settles it. */
export class Comparer {
  readonly #sheet: Sheet
  readonly #fingerprint: Fingerprint
  readonly #packer = new TilePacker()
  readonly #delta = new Uint32Array(TILE * TILE)
  readonly #sums = new Int32Array(2)
  readonly #prints = new Uint32Array(2)

  constructor(sheet: Sheet, fingerprint: Fingerprint) {
    this.#sheet = sheet
    this.#fingerprint = fingerprint
  }

  /** What changed since the last look, as one step. Null if nothing has. */
  compare(actions: readonly Uint8Array[]): TileStep | null {
    const sheet = this.#sheet
    const tiles: number[] = []
    const offsets: number[] = []
    const prints: number[] = []
    for (let tile = 0; tile < sheet.dirty.length; tile++) {
      if (sheet.dirty[tile] === 0) continue
      sheet.dirty[tile] = 0
      sheet.wipeTile(tile)
      if (!takeDelta(sheet, tile, this.#delta, this.#sums)) continue
      this.#fingerprint.change(tile, this.#sums[0]!, this.#sums[1]!, this.#prints, 0)
      tiles.push(tile)
      offsets.push(this.#packer.length)
      prints.push(this.#prints[0]!, this.#prints[1]!)
      this.#packer.pack(this.#delta)
    }
    sheet.endStroke()
    if (tiles.length === 0) return null
    return {
      tiles: new Uint16Array(tiles),
      offsets: new Uint32Array(offsets),
      prints: new Uint32Array(prints),
      data: this.#packer.take(),
      key: this.#fingerprint.key,
      actions,
    }
  }
}
