import { TILE } from '../geometry/constants.ts'
import type { Fingerprint } from '../sheet/fingerprint.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { solidStep } from './solid-step.ts'
import type { Step, TileStep } from './step.ts'
import { combineDeltas, takeDelta } from './tile-delta.ts'
import { TilePacker } from './tile-packer.ts'
import { unpackTile } from './tile-reader.ts'

/** Finds what has changed on a sheet, tile by tile, and settles it. */
export class Comparer {
  readonly #sheet: Sheet
  readonly #fingerprint: Fingerprint
  readonly #packer = new TilePacker()
  readonly #delta = new Uint32Array(TILE * TILE)
  readonly #other = new Uint32Array(TILE * TILE)
  readonly #sums = new Int32Array(2)
  readonly #prints = new Uint32Array(2)

  constructor(sheet: Sheet, fingerprint: Fingerprint) {
    this.#sheet = sheet
    this.#fingerprint = fingerprint
  }

  /**
   * What changed since the last look, as one step together with what was pending then. Null if the two cancel each other.
   */
  compare(action: Uint8Array, before: Step | null): TileStep | 'unchanged' | null {
    const sheet = this.#sheet
    const pending = before && solidStep(before, sheet.columns)
    const pendingTiles = new Map(pending ? [...pending.tiles].map((tile, k) => [tile, k]) : [])
    const tiles: number[] = []
    const offsets: number[] = []
    const prints: number[] = []
    let moved = false
    const write = (tile: number, words: Uint32Array, high: number, low: number) => {
      tiles.push(tile)
      offsets.push(this.#packer.length)
      prints.push(high, low)
      this.#packer.pack(words)
    }
    for (let tile = 0; tile < sheet.dirty.length; tile++) {
      if (sheet.dirty[tile] === 0) continue
      sheet.dirty[tile] = 0
      sheet.wipeTile(tile)
      if (!takeDelta(sheet, tile, this.#delta, this.#sums)) continue
      moved = true
      this.#fingerprint.change(tile, this.#sums[0]!, this.#sums[1]!, this.#prints, 0)
      let high = this.#prints[0]!
      let low = this.#prints[1]!
      const k = pendingTiles.get(tile)
      if (k !== undefined) {
        pendingTiles.delete(tile)
        unpackTile(pending!.data, pending!.offsets[k]!, this.#other)
        high ^= pending!.prints[k * 2]!
        low ^= pending!.prints[k * 2 + 1]!
        if (!combineDeltas(this.#delta, this.#other)) continue
      }
      write(tile, this.#delta, high, low)
    }
    sheet.endStroke()
    if (!moved) return 'unchanged'
    for (const [tile, k] of pendingTiles) {
      unpackTile(pending!.data, pending!.offsets[k]!, this.#other)
      write(tile, this.#other, pending!.prints[k * 2]!, pending!.prints[k * 2 + 1]!)
    }
    const data = this.#packer.take()
    if (tiles.length === 0) return null
    return {
      tiles: new Uint16Array(tiles),
      offsets: new Uint32Array(offsets),
      prints: new Uint32Array(prints),
      data,
      key: this.#fingerprint.key,
      actions: [...(pending?.actions ?? []), action],
    }
  }
}
