import { TILE } from '../geometry/constants.ts'
import type { Sheet } from './sheet.ts'

const WORDS = TILE * TILE
/** Where the weights of the second sum begin. */
export const LOW = WORDS + 1
/**
 * Every place in a tile has two random weights; here are their running totals, so that a run of equal pixels is weighed at once.
 * In steps of one size, two pixels that move toward each other would go unnoticed.
 */
export const WEIGHT_SUMS = runningTotals()

function runningTotals(): Int32Array {
  const sums = new Int32Array(LOW * 2)
  for (let k = 0; k < WORDS; k++) {
    sums[k + 1] = sums[k]! + scramble(Math.imul(k + 1, 0x9e3779b1))
    sums[LOW + k + 1] = sums[LOW + k]! + scramble(Math.imul(k + 1, 0x85ebca6b))
  }
  return sums
}

/**
 * Tells whether two states of a sheet are the same picture without keeping either: 64 bits. Each tile is a sum over its
 * pixels, so that a change costs a look at the changed pixels only; tiles are salted with their place and combined by exclusive or.
 */
export class Fingerprint {
  /** Two words a tile; 0 for an empty one. */
  readonly #sums: Uint32Array
  #high = 0
  #low = 0
  readonly #blank: readonly [high: number, low: number]

  constructor(sheet: Sheet) {
    this.#sums = new Uint32Array(sheet.dirty.length * 2)
    for (let tile = 0; tile < sheet.dirty.length; tile++) this.#toggle(tile)
    this.#blank = [this.#high, this.#low]
    for (let tile = 0; tile < sheet.dirty.length; tile++) {
      const sums = sumTile(sheet, tile)
      this.shift(tile, sums[0]!, sums[1]!)
    }
  }

  get key(): string {
    return `${this.#high.toString(36)}.${this.#low.toString(36)}`
  }

  get isBlank(): boolean {
    return this.#high === this.#blank[0] && this.#low === this.#blank[1]
  }

  /** Takes over a changed tile; puts into `prints` what to `shift` it by to go back, and forth again. */
  change(tile: number, high: number, low: number, prints: Uint32Array, at: number) {
    const sums = this.#sums
    prints[at] = sums[tile * 2]! ^ (sums[tile * 2]! + high)
    prints[at + 1] = sums[tile * 2 + 1]! ^ (sums[tile * 2 + 1]! + low)
    this.shift(tile, prints[at]!, prints[at + 1]!)
  }

  shift(tile: number, high: number, low: number) {
    this.#toggle(tile)
    this.#sums[tile * 2]! ^= high
    this.#sums[tile * 2 + 1]! ^= low
    this.#toggle(tile)
  }

  #toggle(tile: number) {
    const salt = Math.imul(tile + 1, 0x9e3779b1)
    this.#high = (this.#high ^ scramble(this.#sums[tile * 2]! + salt)) >>> 0
    this.#low = (this.#low ^ scramble(this.#sums[tile * 2 + 1]! + Math.imul(salt, 0x85ebca6b))) >>> 0
  }
}

function sumTile(sheet: Sheet, tile: number): Int32Array {
  const { left, top } = sheet.tileAt(tile)
  const sums = new Int32Array(2)
  for (let k = 0; k < WORDS; k++) {
    const word = sheet.settled[(top + Math.floor(k / TILE)) * sheet.size + left + (k % TILE)]! | 0
    if (word === 0) continue
    sums[0]! += Math.imul(hashWord(word, 0), WEIGHT_SUMS[k + 1]! - WEIGHT_SUMS[k]!)
    sums[1]! += Math.imul(hashWord(word, 1), WEIGHT_SUMS[LOW + k + 1]! - WEIGHT_SUMS[LOW + k]!)
  }
  return sums
}

/** Two hashes of a pixel. 0 stays 0: an empty tile sums up to nothing. */
export function hashWord(word: number, which: 0 | 1): number {
  const mixed = Math.imul(word ^ (word >>> 16), which === 0 ? 0x85ebca6b : 0xc2b2ae35)
  return mixed ^ (mixed >>> 13)
}

function scramble(word: number): number {
  const first = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  const second = Math.imul(first ^ (first >>> 15), 0x846ca68b)
  return (second ^ (second >>> 16)) >>> 0
}
