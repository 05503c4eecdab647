import { TILE } from '../geometry/constants.ts'
import { tileOrigin } from '../geometry/rect.ts'
import type { HistoryLimits } from '../history/history.ts'
import { stepBytes, type TileStep } from '../history/step.ts'
import { layTile } from '../history/tile-reader.ts'
import {
  BASE,
  type BaseRecord,
  CHECKPOINT,
  type CheckpointRecord,
  HEAD,
  type HeadRecord,
  JOURNAL_VERSION,
  packPixels,
  stepName,
  unpackPixels,
} from './records.ts'

export interface Recovered {
  head: HeadRecord
  base: BaseRecord
  /** What the sheet showed. */
  pixels: Uint32Array
  /** From `head.first` to `head.last`. */
  steps: TileStep[]
}

/** The sheet and its history as they were when the last record was written. Null if there is nothing that can be trusted. */
export function recover(records: Map<string, unknown>, size: number): Recovered | null {
  const head = records.get(HEAD) as HeadRecord | undefined
  if (!head || head.version !== JOURNAL_VERSION) return null
  const base = (records.get(BASE) as BaseRecord | undefined) ?? { origin: null, pixels: null, past: [] }
  const steps: TileStep[] = []
  for (let position = head.first + 1; position <= head.last; position++) {
    const step = records.get(stepName(position)) as TileStep | undefined
    if (!step) return null
    steps.push(step)
  }
  try {
    const checkpoint = records.get(CHECKPOINT) as CheckpointRecord | undefined
    const useful = checkpoint && steps[checkpoint.at - head.first - 1]?.key === checkpoint.key ? checkpoint : null
    const pixels = unpackPixels(useful ? useful.pixels : base.pixels, size * size)
    let at = useful?.at ?? head.first
    for (; at < head.cursor; at++) applyTo(pixels, size, steps[at - head.first]!)
    for (; at > head.cursor; at--) applyTo(pixels, size, steps[at - 1 - head.first]!)
    return { head, base, pixels, steps }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Steps nobody can undo any more become part of the base. Null if there is nothing to do. */
export function compact(
  { head, base, pixels, steps }: Recovered,
  size: number,
  limits: HistoryLimits,
): Recovered | null {
  let bytes = steps.reduce((sum, step) => sum + stepBytes(step), 0)
  let excess = 0
  const most = Math.min(steps.length - limits.leastSteps, head.cursor - head.first)
  while (excess < most && bytes > limits.budgetBytes) bytes -= stepBytes(steps[excess++]!)
  if (excess === 0) return null
  const merged = steps.slice(0, excess)
  const basePixels = unpackPixels(base.pixels, size * size)
  for (const step of merged) applyTo(basePixels, size, step)
  return {
    head: { ...head, first: head.first + excess },
    base: {
      origin: base.origin,
      pixels: packPixels(basePixels),
      past: [...base.past, ...merged.flatMap((step) => step.actions)],
    },
    pixels,
    steps: steps.slice(excess),
  }
}

/** Exclusive-or leads both ways, so this undoes as well. */
export function applyTo(pixels: Uint32Array, size: number, step: TileStep) {
  const ground = { pixels, settled: pixels, size }
  const columns = size / TILE
  for (const [k, tile] of step.tiles.entries()) {
    layTile(ground, tileOrigin(tile, columns), step.data, step.offsets[k]!)
  }
}

/**
 * What to open a page with. Work on this device gives way only to a newer picture in the account, and only if it is saved; an
 * account that knows of no picture, or of an older one, has not heard of it yet. Where both have changed, this device's work is shown with
 * the revision that it began from: the account refuses to take it over a newer one, and the person is asked.
 */
export function chooseStart(
  kept: Pick<HeadRecord, 'saved' | 'revision'>,
  accountRevision: number | null,
): 'kept' | 'account' {
  if (accountRevision === null || (kept.revision !== null && accountRevision <= kept.revision)) return 'kept'
  return kept.saved ? 'account' : 'kept'
}
