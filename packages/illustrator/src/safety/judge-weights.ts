/** What was learned, as scripts/train-harm.ts bakes it: a weight for each feature, and one for each kind of harm that it speaks for. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Features } from './features.ts'

/** The kinds that it can tell apart; reasons.txt has the answer to each. */
export const KINDS = ['violence', 'sexual', 'selfharm', 'drugs', 'hate', 'insult', 'scams'] as const
/** Features share places by their hash; the more places, the fewer share one. */
export const PLACES = 1 << 17
export const KIND_PLACES = 1 << 12
/** A prompt of many words is no more harmful than one of few. */
const LENGTH = 3

export interface Weights {
  harm: Int8Array
  /** For each place one weight of every kind. */
  kinds: Int8Array
  /** What one step of a weight stands for. */
  harmStep: number
  kindStep: number
  start: number
  /** What is above is refused. */
  most: number
}

const FILE = new URL('../../data/safety/judge.bin.br', import.meta.url)
const HEAD = 4

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return (value ^ (value >>> 15)) >>> 0
}

/** Words and sorts tell of which kind a harm is; pieces of words would only blur it. */
const tellsKind = (feature: string) => /^[es]:[^+]+$/.test(feature)

export interface Placed {
  /** Place and value by turns. */
  harm: [place: number, value: number][]
  kinds: number[]
}

export function placed(features: Features): Placed {
  const length = Math.hypot(...features.values()) || 1
  return {
    harm: [...features].map(([feature, value]) => [hash(feature) % PLACES, (value * LENGTH) / length]),
    kinds: [...features.keys()].filter(tellsKind).map((feature) => hash(feature) % KIND_PLACES),
  }
}

export function readWeights(): Weights {
  const bytes = brotliDecompressSync(readFileSync(FILE))
  const [harmStep = 0, kindStep = 0, start = 0, most = 0] = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + HEAD * 4),
  )
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset + HEAD * 4, PLACES + KIND_PLACES * KINDS.length)
  return { harm: signed.subarray(0, PLACES), kinds: signed.subarray(PLACES), harmStep, kindStep, start, most }
}

export function writeWeights({ harm, kinds, harmStep, kindStep, start, most }: Weights): number {
  const head = new Uint8Array(new Float32Array([harmStep, kindStep, start, most]).buffer)
  const packed = brotliCompressSync(Buffer.concat([head, Buffer.from(harm), Buffer.from(kinds)]))
  writeFileSync(FILE, packed)
  return packed.length
}
