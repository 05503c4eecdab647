import type { Rect } from '../geometry/rect.ts'
import { paintSpans } from '../sheet/fill.ts'
import { Fingerprint, hashWord } from '../sheet/fingerprint.ts'
import type { RegionShape } from '../sheet/region-shapes.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { Comparer } from './comparer.ts'
import { dataOf, isCoarse, squeeze } from './squeeze.ts'
import { type FillStep, isFill, type Step, stepBytes, type TileStep } from './step.ts'
import { layTile } from './tile-reader.ts'

export interface HistoryLimits {
  /** Steps that are kept however large they are. */
  leastSteps: number
  budgetBytes: number
}

/** A region that was one color, `before`, and is another. */
export interface FlatFill {
  shape: RegionShape
  before: number
  after: number
}

/** What a step changed: nothing outside of the tiles, nor of the box. */
export interface Shown {
  tiles: Set<number>
  box: Rect
}

/** `unchanged`: the picture is the one at the cursor. */
export type Outcome = 'recorded' | 'unchanged'

export const HISTORY_LIMITS: HistoryLimits = { leastSteps: 500, budgetBytes: 64 << 20 }

/**
 * Snapshots by the plain rule: a state identical to the one at the cursor is skipped, else what lies after the cursor is
 * dropped, the state appended and the cursor moved to it. Only differences are stored.
 *
 * An older picture that comes back (all of it rubbed out: empty again, like the first) is a step like any other. Skipped, it
 * would show on the sheet without being the cursor's, and the next undo would land on a picture that never was.
 */
export class History {
  readonly #sheet: Sheet
  readonly #fingerprint: Fingerprint
  readonly #comparer: Comparer
  readonly #limits: HistoryLimits
  #steps: Step[] = []
  #bytes = 0
  #cursor = 0
  #dropped = 0
  /** Steps that are to become smaller. */
  #coarse: TileStep[] = []
  /** Actions of steps that fell off the far end: replay still tells them. */
  #past: Uint8Array[] = []

  constructor(sheet: Sheet, limits: Partial<HistoryLimits> = {}) {
    this.#sheet = sheet
    this.#fingerprint = new Fingerprint(sheet)
    this.#comparer = new Comparer(sheet, this.#fingerprint)
    this.#limits = { ...HISTORY_LIMITS, ...limits }
  }

  /** Snapshots stored, the first state included. */
  get length(): number {
    return this.#steps.length + 1
  }

  /** Which of them is current, from 0. */
  get cursor(): number {
    return this.#cursor
  }

  get steps(): readonly Step[] {
    return this.#steps
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Steps that fell off the far end. */
  get dropped(): number {
    return this.#dropped
  }

  /** Every action that leads from the first picture to the one shown. */
  actions(): Uint8Array[] {
    return [...this.#past, ...this.#steps.slice(0, this.#cursor).flatMap((step) => step.actions)]
  }

  get canUndo(): boolean {
    return this.#cursor > 0
  }

  get canRedo(): boolean {
    return this.#cursor < this.#steps.length
  }

  /** Makes a step of what changed since the last one. The costly part of an action: done when the browser is idle. */
  settle(...actions: Uint8Array[]): Outcome {
    const step = this.#comparer.compare(actions)
    return step ? this.#record(step) : 'unchanged'
  }

  /** The same for a flat fill. What it changes is known, so nothing is compared. */
  settleFill(action: Uint8Array, { shape, before, after }: FlatFill): Outcome {
    const { tiles, weights, spans } = shape
    const { dirty, settled, size } = this.#sheet
    for (let k = 0; k < tiles.length; k++) dirty[tiles[k]!] = 0
    if (before === after) return 'unchanged'
    paintSpans(settled, size, spans, after)
    const high = hashWord(after, 0) - hashWord(before, 0)
    const low = hashWord(after, 1) - hashWord(before, 1)
    const prints = new Uint32Array(tiles.length * 2)
    for (let k = 0; k < tiles.length; k++) {
      const at = k * 2
      this.#fingerprint.change(tiles[k]!, Math.imul(high, weights[at]!), Math.imul(low, weights[at + 1]!), prints, at)
    }
    const { key } = this.#fingerprint
    return this.#record({ tiles, prints, key, actions: [action], spans, change: before ^ after })
  }

  #record(step: Step): Outcome {
    while (this.#steps.length > this.#cursor) this.#bytes -= stepBytes(this.#steps.pop()!)
    this.#steps.push(step)
    if (!isFill(step) && isCoarse(step)) this.#coarse.push(step)
    this.#bytes += stepBytes(step)
    this.#cursor++
    this.#trim()
    return 'recorded'
  }

  /** Makes one step smaller, for an idle moment: it takes some milliseconds. True where there are more. */
  squeeze(): boolean {
    const step = this.#coarse.pop()
    // Those that were undone and painted over are gone.
    const at = step ? this.#steps.lastIndexOf(step) : -1
    if (step && at >= 0) {
      const smaller = squeeze(step)
      this.#steps[at] = smaller
      this.#bytes += stepBytes(smaller) - stepBytes(step)
    }
    return this.#coarse.length > 0
  }

  /** What to show again; null at the first snapshot. */
  undo(): Shown | null {
    return this.canUndo ? this.#apply(this.#steps[--this.#cursor]!) : null
  }

  redo(): Shown | null {
    return this.canRedo ? this.#apply(this.#steps[this.#cursor++]!) : null
  }

  /** Takes over what a journal kept. The sheet already shows the state at the cursor. */
  restore(kept: { steps: Step[]; cursor: number; past: Uint8Array[] }) {
    this.#steps = kept.steps
    this.#cursor = kept.cursor
    this.#past = [...kept.past]
    this.#bytes = kept.steps.reduce((sum, step) => sum + stepBytes(step), 0)
    this.#trim()
  }

  /** Nothing on the sheet. */
  get isBlank(): boolean {
    return this.#fingerprint.isBlank
  }

  #apply(step: Step): Shown {
    const { size } = this.#sheet
    const box: Rect = { left: size, top: size, right: 0, bottom: 0 }
    if (isFill(step)) this.#applyFill(step, box)
    else this.#applyTiles(step, box)
    for (let k = 0; k < step.tiles.length; k++) {
      this.#fingerprint.shift(step.tiles[k]!, step.prints[k * 2]!, step.prints[k * 2 + 1]!)
    }
    return { tiles: new Set(step.tiles), box }
  }

  #applyTiles(step: TileStep, box: Rect) {
    const data = dataOf(step)
    for (let k = 0; k < step.tiles.length; k++) {
      layTile(this.#sheet, this.#sheet.tileAt(step.tiles[k]!), data, step.offsets[k]!, box)
    }
  }

  #applyFill({ spans, change }: FillStep, box: Rect) {
    const { settled, pixels, size } = this.#sheet
    const word = settled[spans[0]! * size + spans[1]!]! ^ change
    for (const words of [settled, pixels]) paintSpans(words, size, spans, word)
    for (let k = 0; k < spans.length; k += 3) {
      if (spans[k]! < box.top) box.top = spans[k]!
      if (spans[k]! >= box.bottom) box.bottom = spans[k]! + 1
      if (spans[k + 1]! < box.left) box.left = spans[k + 1]!
      if (spans[k + 2]! > box.right) box.right = spans[k + 2]!
    }
  }

  #trim() {
    const { leastSteps, budgetBytes } = this.#limits
    while (this.#steps.length > leastSteps && this.#bytes > budgetBytes && this.#cursor > 0) {
      const oldest = this.#steps.shift()!
      this.#bytes -= stepBytes(oldest)
      this.#past.push(...oldest.actions)
      this.#dropped++
      this.#cursor--
    }
  }
}
