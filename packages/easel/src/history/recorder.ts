import { type Action, flatColor } from '../actions/action.ts'
import { encodeAction } from '../actions/action-codec.ts'
import { settledPixel, wordOf } from '../sheet/fill.ts'
import { FlatRegions } from '../sheet/flat-regions.ts'
import type { RegionShape } from '../sheet/region-shapes.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { History, type HistoryLimits, type Outcome, type Shown } from './history.ts'

/** Writes what was done on the sheet into history: a fill over one color by what is known of its region, all else by comparing. */
export class Recorder {
  readonly #sheet: Sheet
  readonly #shapes: readonly RegionShape[]
  readonly #flat: FlatRegions
  readonly #limits: Partial<HistoryLimits>
  #history: History

  constructor(sheet: Sheet, shapes: readonly RegionShape[], limits: Partial<HistoryLimits>) {
    this.#sheet = sheet
    this.#shapes = shapes
    this.#limits = limits
    this.#flat = new FlatRegions(shapes, sheet.dirty.length)
    this.#history = new History(sheet, limits)
  }

  get history(): History {
    return this.#history
  }

  /** History begins anew with what the sheet shows, which may be any picture. */
  restart() {
    this.#flat.doubt(this.#sheet.dirty.keys())
    this.#history = new History(this.#sheet, this.#limits)
  }

  record(action: Action): Outcome {
    const bytes = encodeAction(action)
    const flat = action.kind === 'fill' ? flatColor(action) : null
    if (action.kind === 'fill' && flat !== null) {
      const shape = this.#shapes[action.label]!
      const before = this.#flat.get(action.label) ?? settledPixel(this.#sheet, shape)
      const after = wordOf(flat)
      if (before !== null) {
        this.#flat.set(action.label, after)
        return this.#history.settleFill(bytes, { shape, before, after })
      }
    }
    this.#flat.doubt(this.#sheet.dirtyTiles())
    return this.#history.settle(bytes)
  }

  /** Several at once, as one step. */
  recordTogether(actions: readonly Action[]): Outcome {
    this.#flat.doubt(this.#sheet.dirtyTiles())
    return this.#history.settle(...actions.map(encodeAction))
  }

  undo(): Shown | null {
    return this.#doubtful(this.#history.undo())
  }

  redo(): Shown | null {
    return this.#doubtful(this.#history.redo())
  }

  #doubtful(shown: Shown | null): Shown | null {
    if (shown) this.#flat.doubt(shown.tiles)
    return shown
  }
}
