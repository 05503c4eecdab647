import { BLOOM_MS, TILE } from '../geometry/constants.ts'
import type { Point } from '../geometry/point.ts'
import type { Rect } from '../geometry/rect.ts'
import type { Regions } from '../geometry/regions.ts'
import { ease } from './ease.ts'
import { type RegionShape, shapesOf } from './region-shapes.ts'
import type { Sheet } from './sheet.ts'

/** Width of the wet edge, in px. */
const EDGE = 14

/** Not spreading: shows what the sheet has. */
const DRY = Number.POSITIVE_INFINITY

interface Bloom {
  from: Point
  started: number
  reach: number
  /** Tiles that do not show all of their color yet. */
  tiles: Set<number>
}

/**
 * Color spreading from the finger over regions that, for history, have it already. Only the screen is late: a crash, an undo
 * or the next stroke during a bloom finds the finished picture.
 */
export class Bloomer {
  readonly #sheet: Sheet
  readonly #labels: Uint16Array
  readonly #shapes: readonly RegionShape[]
  readonly #blooms = new Map<number, Bloom>()
  /** How far each region's color has spread. */
  readonly #radius: Float64Array
  /** What each pixel was. Regions do not overlap, so one buffer serves all blooms. */
  readonly #before: Uint32Array
  readonly #tile = new Uint32Array(TILE * TILE)

  constructor(sheet: Sheet, regions: Regions) {
    this.#sheet = sheet
    this.#labels = regions.map.labels
    this.#shapes = shapesOf(regions.table, sheet.columns)
    this.#radius = new Float64Array(regions.map.count + 1).fill(DRY)
    this.#before = new Uint32Array(sheet.pixels.length)
  }

  /** Call before filling: what is there now is what the color spreads over. */
  start(label: number, from: Point, now: number) {
    const sheet = this.#sheet
    const { spans, box, tiles } = this.#shapes[label]!
    for (let k = 0; k < spans.length; k += 3) {
      const row = spans[k]! * sheet.size
      const first = row + spans[k + 1]!
      this.#before.set(sheet.pixels.subarray(first, row + spans[k + 2]!), first)
    }
    const reach = farthest(box, from) + EDGE
    this.#radius[label] = 0
    this.#blooms.set(label, { from, started: now, reach, tiles: new Set(tiles) })
  }

  /**
   * Gives the tiles that look different by now, with their pixels, good until the call returns. False when all color has spread
   * all the way.
   */
  frame(now: number, put: (rect: Rect, pixels: Uint32Array<ArrayBuffer>) => void): boolean {
    const changed = new Set<number>()
    for (const [label, bloom] of this.#blooms) {
      const time = (now - bloom.started) / BLOOM_MS
      const radius = bloom.reach * ease(time)
      this.#radius[label] = time >= 1 ? DRY : radius
      for (const tile of bloom.tiles) {
        const rect = this.#rectOf(tile)
        if (time < 1 && nearest(rect, bloom.from) >= radius) continue
        changed.add(tile)
        if (farthest(rect, bloom.from) <= radius - EDGE) bloom.tiles.delete(tile)
      }
      if (time >= 1) this.#blooms.delete(label)
    }
    for (const tile of changed) {
      const rect = this.#rectOf(tile)
      this.#soak(rect)
      put(rect, this.#tile)
    }
    return this.#blooms.size > 0
  }

  /** Ends all blooms at once; the tiles that the screen has yet to show. */
  finish(): Set<number> {
    const unfinished = new Set<number>()
    for (const [label, { tiles }] of this.#blooms) {
      this.#radius[label] = DRY
      for (const tile of tiles) unfinished.add(tile)
    }
    this.#blooms.clear()
    return unfinished
  }

  #rectOf(tile: number): Rect {
    const { left, top } = this.#sheet.tileAt(tile)
    return { left, top, right: left + TILE, bottom: top + TILE }
  }

  /** A tile as it looks now, with each color spread as far as it has come. */
  #soak(rect: Rect) {
    const { pixels, size } = this.#sheet
    const labels = this.#labels
    const radii = this.#radius
    let label = 0
    let from: Point = { x: 0, y: 0 }
    for (let y = rect.top, k = 0; y < rect.bottom; y++) {
      for (let x = rect.left, i = y * size + x; x < rect.right; x++, i++, k++) {
        const fresh = pixels[i]!
        const radius = radii[labels[i]!]!
        if (radius === DRY) {
          this.#tile[k] = fresh
          continue
        }
        if (labels[i] !== label) {
          label = labels[i]!
          from = this.#blooms.get(label)!.from
        }
        const dx = x + 0.5 - from.x
        const dy = y + 0.5 - from.y
        const away = Math.sqrt(dx * dx + dy * dy)
        if (away <= radius - EDGE) this.#tile[k] = fresh
        else this.#tile[k] = away >= radius ? this.#before[i]! : mix(this.#before[i]!, fresh, (radius - away) / EDGE)
      }
    }
  }
}

/** `share` of an opaque color over what was there. */
function mix(old: number, fresh: number, share: number): number {
  const keep = (1 - share) * ((old >>> 24) / 255)
  const alpha = share + keep
  if (alpha <= 0) return 0
  const weight = share / alpha
  const red = (old & 255) * (1 - weight) + (fresh & 255) * weight + 0.5
  const green = ((old >>> 8) & 255) * (1 - weight) + ((fresh >>> 8) & 255) * weight + 0.5
  const blue = ((old >>> 16) & 255) * (1 - weight) + ((fresh >>> 16) & 255) * weight + 0.5
  return red | 0 | ((green | 0) << 8) | ((blue | 0) << 16) | (((alpha * 255 + 0.5) | 0) << 24)
}

function nearest({ left, top, right, bottom }: Rect, { x, y }: Point): number {
  const dx = Math.max(left - x, 0, x - right)
  const dy = Math.max(top - y, 0, y - bottom)
  return Math.sqrt(dx * dx + dy * dy)
}

function farthest({ left, top, right, bottom }: Readonly<Rect>, { x, y }: Point): number {
  const dx = Math.max(x - left, right - x)
  const dy = Math.max(y - top, bottom - y)
  return Math.sqrt(dx * dx + dy * dy)
}
