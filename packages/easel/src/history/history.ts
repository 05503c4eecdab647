import type { Rect } from '../geometry/rect.ts'
import { paintSpans } from '../sheet/fill.ts'
import { Fingerprint, hashWord } from '../sheet/fingerprint.ts'
import type { RegionShape } from '../sheet/region-shapes.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { Comparer } from './comparer.ts'
import { type FillStep, isFill, type Step, stepBytes } from './step.ts'
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

/** `skipped`: the picture is stored already. */
export type Outcome = 'recorded' | 'skipped' | 'unchanged'

export const HISTORY_LIMITS: HistoryLimits = { leastSteps: 500, budgetBytes: 64 << 20 }

/**
 * Snapshots by the plain rule: a state identical to a stored one is skipped, else what lies after the cursor is dropped, the
 * state appended and the cursor moved to it. Only differences are stored.
 *
 * A skipped state still shows on the sheet, so its difference to the cursor's state is kept as `pending`: without it the next
 * undo would land on a picture that never was. Undo takes a pending state back first: whoever rubs out a whole
 * picture (empty again, like the first snapshot) gets it back with one undo, not an older one.
 */
export class History {
  readonly #sheet: Sheet
  readonly #fingerprint: Fingerprint
  readonly #comparer: Comparer
  readonly #limits: HistoryLimits
  /** How many snapshots have each fingerprint. */
  readonly #stored = new Map<string, number>()
  #originKey: string
  #firstKey: string
  #steps: Step[] = []
  #bytes = 0
  #cursor = 0
  #pending: Step | null = null
  #dropped = 0
  /** Actions of steps that fell off the far end: replay still tells them. */
  readonly #past: Uint8Array[] = []

  constructor(sheet: Sheet, limits: Partial<HistoryLimits> = {}) {
    this.#sheet = sheet
    this.#fingerprint = new Fingerprint(sheet)
    this.#comparer = new Comparer(sheet, this.#fingerprint)
    this.#limits = { ...HISTORY_LIMITS, ...limits }
    this.#firstKey = this.#originKey = this.#fingerprint.key
    this.#store(this.#firstKey)
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

  get pending(): Step | null {
    return this.#pending
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
    const told = [...this.#steps.slice(0, this.#cursor), ...(this.#pending ? [this.#pending] : [])]
    return [...this.#past, ...told.flatMap((step) => step.actions)]
  }

  get canUndo(): boolean {
    return this.#cursor > 0 || this.#pending !== null
  }

  get canRedo(): boolean {
    return this.#cursor < this.#steps.length
  }

  /**
   * Makes a step of what changed since the last one. The costly part of an action: done when the browser is idle.
   *
   * @param always records it even if the same picture is stored: a cleared page must be a step of its own.
   */
  settle(action: Uint8Array, always = false): Outcome {
    const step = this.#comparer.compare(action, this.#pending)
    if (step === 'unchanged') return 'unchanged'
    this.#pending = null
    // Back at the cursor's own state: nothing pending any more, nothing to record.
    if (step === null) return 'skipped'
    return this.#record(step, always)
  }

  /**
   * The same for a flat fill, while nothing is pending that it would have to be combined with. What it changes is known, so nothing
   * is compared.
   */
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
    return this.#record({ tiles, prints, key, actions: [action], spans, change: before ^ after }, false)
  }

  #record(step: Step, always: boolean): Outcome {
    if (this.#stored.has(step.key) && !always) {
      this.#pending = step
      return 'skipped'
    }
    while (this.#steps.length > this.#cursor) {
      const dropped = this.#steps.pop()!
      this.#unstore(dropped.key)
      this.#bytes -= stepBytes(dropped)
    }
    this.#steps.push(step)
    this.#bytes += stepBytes(step)
    this.#store(step.key)
    this.#cursor++
    this.#trim()
    return 'recorded'
  }

  /** What to show again; null at the first snapshot. */
  undo(): Shown | null {
    if (!this.canUndo) return null
    const isPending = this.#pending !== null
    const shown = this.#dropPending()
    if (!isPending) this.#apply(this.#steps[--this.#cursor]!, shown)
    return shown
  }

  redo(): Shown | null {
    if (!this.canRedo) return null
    const shown = this.#dropPending()
    this.#apply(this.#steps[this.#cursor++]!, shown)
    return shown
  }

  /** Takes over what a journal kept. The sheet already shows the state at the cursor, pending included. */
  restore(kept: { steps: Step[]; cursor: number; pending: Step | null; firstKey: string; past: Uint8Array[] }) {
    this.#steps = kept.steps
    this.#cursor = kept.cursor
    this.#pending = kept.pending
    this.#firstKey = this.#originKey = kept.firstKey
    this.#past.push(...kept.past)
    this.#stored.clear()
    for (const key of [kept.firstKey, ...kept.steps.map((step) => step.key)]) this.#store(key)
    this.#bytes = kept.steps.reduce((sum, step) => sum + stepBytes(step), 0)
    this.#trim()
  }

  /** Nothing on the sheet. */
  get isBlank(): boolean {
    return this.#fingerprint.isBlank
  }

  /** Fingerprint of the state it began with, before anything fell off. */
  get originKey(): string {
    return this.#originKey
  }

  #dropPending(): Shown {
    const { size } = this.#sheet
    const shown: Shown = { tiles: new Set(), box: { left: size, top: size, right: 0, bottom: 0 } }
    if (this.#pending) this.#apply(this.#pending, shown)
    this.#pending = null
    return shown
  }

  #apply(step: Step, { tiles, box }: Shown) {
    if (isFill(step)) this.#applyFill(step, box)
    for (let k = 0; k < step.tiles.length; k++) {
      const tile = step.tiles[k]!
      if (!isFill(step)) layTile(this.#sheet, this.#sheet.tileAt(tile), step.data, step.offsets[k]!, box)
      this.#fingerprint.shift(tile, step.prints[k * 2]!, step.prints[k * 2 + 1]!)
      tiles.add(tile)
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

  #store(key: string) {
    this.#stored.set(key, (this.#stored.get(key) ?? 0) + 1)
  }

  #unstore(key: string) {
    const left = (this.#stored.get(key) ?? 0) - 1
    if (left > 0) this.#stored.set(key, left)
    else this.#stored.delete(key)
  }

  #trim() {
    const { leastSteps, budgetBytes } = this.#limits
    while (this.#steps.length > leastSteps && this.#bytes > budgetBytes && this.#cursor > 0) {
      const oldest = this.#steps.shift()!
      this.#bytes -= stepBytes(oldest)
      this.#unstore(this.#firstKey)
      this.#firstKey = oldest.key
      this.#past.push(...oldest.actions)
      this.#dropped++
      this.#cursor--
    }
  }
}
