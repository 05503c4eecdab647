/**
 * The difference between two states of a sheet: per changed tile the packed exclusive-or of before and after, so the same
 * bytes lead both ways.
 */
export interface Step {
  readonly tiles: Uint16Array
  /** Where each tile starts in `data`. */
  readonly offsets: Uint32Array
  /** What each tile does to the fingerprint: two words a tile. */
  readonly prints: Uint32Array
  readonly data: Uint8Array
  /** Fingerprint of the state it leads to. */
  readonly key: string
  /** The actions that made it, as replay reads them. More than one if earlier ones led to a picture already stored. */
  readonly actions: readonly Uint8Array[]
}

export function stepBytes(step: Step): number {
  const actions = step.actions.reduce((sum, action) => sum + action.byteLength, 0)
  return step.tiles.byteLength + step.offsets.byteLength + step.prints.byteLength + step.data.byteLength + actions
}
