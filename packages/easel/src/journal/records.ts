import { TILE } from '../geometry/constants.ts'
import { TilePacker } from '../history/tile-packer.ts'
import { unpackTile } from '../history/tile-reader.ts'

/** Raised when older records can no longer be read; they are then left alone and not recovered from. */
export const JOURNAL_VERSION = 1

/** Positions count steps since the journal began: step n leads from n - 1 to n. */
export interface HeadRecord {
  version: number
  /** The earliest position that can be gone back to. */
  first: number
  cursor: number
  last: number
  /** Does the account have this picture? */
  saved: boolean
  /** The revision of the account's picture that this one came from. */
  revision: number | null
  at: number
}

export interface BaseRecord {
  /** The picture that everything began with, for replay; null for an empty page. */
  origin: Uint8Array | null
  /** The picture at `first`. */
  pixels: Uint8Array | null
  /** Actions that lead from one to the other. */
  past: Uint8Array[]
}

/** A whole picture every so often: recovery need not go through every step. */
export interface CheckpointRecord {
  at: number
  /** Fingerprint of that step: after an undo and other strokes, the same position is another picture. */
  key: string
  pixels: Uint8Array
}

export const HEAD = 'head'
export const BASE = 'base'
export const CHECKPOINT = 'checkpoint'
export const stepName = (position: number) => `step:${position}`

export function packPixels(pixels: Uint32Array): Uint8Array {
  const packer = new TilePacker()
  for (let i = 0; i < pixels.length; i += TILE * TILE) packer.pack(pixels.subarray(i, i + TILE * TILE))
  return packer.take()
}

export function unpackPixels(packed: Uint8Array | null, length: number): Uint32Array {
  const pixels = new Uint32Array(length)
  if (packed === null) return pixels
  for (let i = 0, at = 0; i < length; i += TILE * TILE) at = unpackTile(packed, at, pixels.subarray(i, i + TILE * TILE))
  return pixels
}
