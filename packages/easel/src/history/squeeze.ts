import { deflateSync, inflateSync } from 'fflate'
import type { TileStep } from './step.ts'

/** With more bytes a tile than this, a step is grain or glitter, or much scribbled. Most plain strokes have less. */
const COARSE = 850

export const isCoarse = ({ tiles, data, squeezed }: TileStep): boolean =>
  !squeezed && data.byteLength > tiles.length * COARSE

export const squeeze = (step: TileStep): TileStep => ({ ...step, data: deflateSync(step.data), squeezed: true })

/** The packed tiles of a step. */
export const dataOf = ({ data, squeezed }: TileStep): Uint8Array => (squeezed ? inflateSync(data) : data)
