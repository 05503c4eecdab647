import { SIZE, TILE } from '../geometry/constants.ts'
import { type Rect, rectsOf, tileOrigin } from '../geometry/rect.ts'

/**
 * The drawing, owned by us: pixels read back from a canvas have been through premultiplied alpha and compress three times worse.
 * `pixels` is what is shown, `settled` what history knows; they differ in dirty tiles only.
 */
export class Sheet {
  readonly size: number
  /** Its pixels to one of the page: grain and patterns keep their look on a larger sheet. */
  readonly zoom: number
  /** Tiles in a row. */
  readonly columns: number
  /** Straight RGBA, one word a pixel, red in the low byte. */
  readonly pixels: Uint32Array<ArrayBuffer>
  readonly settled: Uint32Array
  /** How much of each pixel the current stroke covers: overlapping parts of one stroke must not add up. */
  readonly coverage: Uint8Array
  readonly dirty: Uint8Array
  /** What the screen has not seen: a rectangle for strokes, tiles for what is as large as a region. */
  readonly #damage: Rect = { left: 0, top: 0, right: 0, bottom: 0 }
  readonly #damagedTiles = new Set<number>()
  #isStroked = false

  constructor(size = SIZE, zoom = 1) {
    if (size % TILE !== 0) throw new RangeError(`A sheet is made of whole tiles of ${TILE} px`)
    this.size = size
    this.zoom = zoom
    this.columns = size / TILE
    this.pixels = new Uint32Array(size * size)
    this.settled = new Uint32Array(size * size)
    this.coverage = new Uint8Array(size * size)
    this.dirty = new Uint8Array(this.columns * this.columns)
    // Written once, the memory is really there: otherwise the first stroke over each row of the page waits for it.
    for (const memory of [this.pixels, this.settled, this.coverage]) memory.fill(0)
    this.takeDamage()
  }

  /** A stroke changes pixels in this rectangle. */
  touch(left: number, top: number, right: number, bottom: number) {
    this.#isStroked = true
    this.#spread(left, top, right, bottom)
    const lastColumn = Math.floor((right - 1) / TILE)
    const lastRow = Math.floor((bottom - 1) / TILE)
    for (let row = Math.floor(top / TILE); row <= lastRow; row++) {
      for (let column = Math.floor(left / TILE); column <= lastColumn; column++) {
        this.dirty[row * this.columns + column] = 1
      }
    }
  }

  /** Pixels of these tiles change, and whoever changes them shows them. */
  markTiles(tiles: Uint16Array) {
    for (let k = 0; k < tiles.length; k++) this.dirty[tiles[k]!] = 1
  }

  /** Pixels of these tiles change. */
  touchTiles(tiles: Uint16Array) {
    this.markTiles(tiles)
    for (let k = 0; k < tiles.length; k++) this.#damagedTiles.add(tiles[k]!)
  }

  /** Tiles that history has yet to see. */
  *dirtyTiles(): Iterable<number> {
    for (let tile = 0; tile < this.dirty.length; tile++) if (this.dirty[tile] !== 0) yield tile
  }

  #spread(left: number, top: number, right: number, bottom: number) {
    const damage = this.#damage
    if (left < damage.left) damage.left = left
    if (top < damage.top) damage.top = top
    if (right > damage.right) damage.right = right
    if (bottom > damage.bottom) damage.bottom = bottom
  }

  /** The screen has something to catch up with. */
  get isDamaged(): boolean {
    return this.#damage.right > this.#damage.left || this.#damagedTiles.size > 0
  }

  /** What changed since the last call, to be put on the screen. */
  takeDamage(): Rect[] {
    const damage = this.#damage
    const taken = this.#damagedTiles.size > 0 ? rectsOf(this.#damagedTiles, this.columns) : []
    this.#damagedTiles.clear()
    if (damage.right > damage.left) taken.push({ ...damage })
    damage.left = damage.top = this.size
    damage.right = damage.bottom = 0
    return taken
  }

  /** Takes back everything since the last settled state. */
  rollback() {
    for (let tile = 0; tile < this.dirty.length; tile++) {
      if (this.dirty[tile] === 0) continue
      const { left, top } = this.tileAt(tile)
      for (let i = top * this.size + left, end = i + TILE * this.size; i < end; i += this.size) {
        this.pixels.set(this.settled.subarray(i, i + TILE), i)
      }
      this.wipeTile(tile)
      this.#damagedTiles.add(tile)
      this.dirty[tile] = 0
    }
    this.endStroke()
  }

  /** Forgets the stroke's coverage in a tile. */
  wipeTile(tile: number) {
    if (!this.#isStroked) return
    const { left, top } = this.tileAt(tile)
    for (let i = top * this.size + left, end = i + TILE * this.size; i < end; i += this.size) {
      this.coverage.fill(0, i, i + TILE)
    }
  }

  endStroke() {
    this.#isStroked = false
  }

  tileAt(tile: number): { left: number; top: number } {
    return tileOrigin(tile, this.columns)
  }
}
