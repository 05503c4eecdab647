/** What our house style adds to motifs: friendly faces on food, smiles on animals that lack one. */

import { kawaii } from '../ink/faces.ts'
import type { Drawn } from '../ink/spot.ts'
import { ell, flipX, line, pen } from '../ink/svg.ts'

type Box = { X(t: number): number; Y(t: number): number; w: number; h: number; sw: number }

const SMILES: Record<string, (m: Box) => string> = {
  '🦀': (m) =>
    line(pen`M${m.X(0.42)} ${m.Y(0.74)}Q${m.X(0.5)} ${m.Y(0.86)} ${m.X(0.58)} ${m.Y(0.74)}`, m.sw) +
    ell(m.X(0.34), m.Y(0.74), m.w * 0.03, m.h * 0.025, m.sw * 0.75) +
    ell(m.X(0.66), m.Y(0.74), m.w * 0.03, m.h * 0.025, m.sw * 0.75),
  '🦕': (m) =>
    line(pen`M${m.X(0.235)} ${m.Y(0.185)}q${m.w * 0.045} ${m.h * 0.04} ${m.w * 0.095} ${-m.h * 0.012}`, m.sw),
}

/** Where a face goes on a thing: across, down, and how large, each as a share of its box. */
const FACES: Record<string, readonly [number, number, number]> = {
  '🍎': [0.5, 0.6, 0.36],
  '🍓': [0.56, 0.6, 0.3],
  '🍐': [0.5, 0.68, 0.26],
  '🍑': [0.45, 0.6, 0.28],
  '🍊': [0.5, 0.6, 0.28],
  '🍋': [0.5, 0.5, 0.26],
  '🧁': [0.5, 0.8, 0.26],
  '🍞': [0.42, 0.62, 0.24],
  '🎈': [0.5, 0.38, 0.24],
  '🥑': [0.42, 0.32, 0.2],
  '⭐': [0.5, 0.55, 0.24],
  '☕': [0.42, 0.62, 0.18],
  '🫖': [0.48, 0.6, 0.18],
  '🥛': [0.5, 0.66, 0.24],
  '🍔': [0.5, 0.22, 0.2],
  '🥚': [0.5, 0.55, 0.26],
  '💎': [0.5, 0.42, 0.2],
  '🌰': [0.5, 0.6, 0.24],
  '🧋': [0.5, 0.6, 0.24],
  '🍅': [0.5, 0.6, 0.26],
  '🥔': [0.5, 0.5, 0.24],
  '🍵': [0.5, 0.66, 0.22],
}

/** Motifs that look right where most look left. */
export const FACES_RIGHT = new Set(['🦕'])

/** Mirrored, these would show letters or keys the wrong way round. */
export const NEVER_FLIP = new Set(['🏥', '📖', '🎹', '🏫', '🚑', '🎮', '🎼', '🎵', '🎶'])

export function withFace(emoji: string, drawn: Drawn, flip: boolean, sw: number): string {
  let out = drawn.svg
  const smile = SMILES[emoji]
  if (smile) {
    const X = (t: number) => drawn.x0 + drawn.w * t
    const marks = smile({ X, Y: (t) => drawn.y0 + drawn.h * t, w: drawn.w, h: drawn.h, sw })
    out += flip ? flipX(drawn.x, marks) : marks
  }
  const at = FACES[emoji]
  const small = Math.min(drawn.w, drawn.h)
  if (at && small > 110) {
    const x = flip ? drawn.x1 - drawn.w * at[0] : drawn.x0 + drawn.w * at[0]
    out += kawaii(x, drawn.y0 + drawn.h * at[1], small * at[2], sw * 0.9)
  }
  return out
}
