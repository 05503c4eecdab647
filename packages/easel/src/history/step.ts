/** The difference between two states of a sheet. */
export type Step = TileStep | FillStep

interface StepHead {
  /** Changed tiles, ascending. */
  readonly tiles: Uint16Array
  /** What each tile does to the fingerprint: two words a tile. */
  readonly prints: Uint32Array
  /** Fingerprint of the state it leads to. */
  readonly key: string
  /** What was done, as replay reads it. */
  readonly actions: readonly Uint8Array[]
}

/** Per changed tile the packed exclusive-or of before and after, so the same bytes lead both ways. */
export interface TileStep extends StepHead {
  /** Where each tile starts in `data`. */
  readonly offsets: Uint32Array
  readonly data: Uint8Array
  /** Whether `data` is deflated. Never in the journal: it is written before. */
  readonly squeezed?: true
}

/** A region that was one color and became another: nothing of it need be stored. */
export interface FillStep extends StepHead {
  /** The region's runs, shared with the page's table. */
  readonly spans: Uint16Array
  /** Exclusive-or of the two pixels. */
  readonly change: number
}

export const isFill = (step: Step): step is FillStep => 'spans' in step

export function stepBytes(step: Step): number {
  const actions = step.actions.reduce((sum, action) => sum + action.byteLength, 0)
  const own = isFill(step) ? 0 : step.tiles.byteLength + step.offsets.byteLength + step.data.byteLength
  return step.prints.byteLength + own + actions
}
