/** Where the head of an animal drawn from the side is, so that it can wear a hat: middle, half width, as shares of its box. */
import type { Drawn, Spot } from '../ink/spot.ts'
import { flipX } from '../ink/svg.ts'
import type { Look } from '../people/figure.ts'
import { HATS } from '../people/hats.ts'
import { headKit } from '../people/head-kit.ts'
import { neckwear, spectacles } from '../people/wear.ts'

const HEADS: Record<string, readonly [x: number, y: number, r: number]> = {
  '🐘': [0.3, 0.22, 0.15],
  '🦒': [0.26, 0.12, 0.12],
  '🦉': [0.5, 0.2, 0.28],
  '🐢': [0.14, 0.36, 0.12],
  '🦆': [0.26, 0.2, 0.16],
  '🐑': [0.2, 0.3, 0.15],
  '🐐': [0.22, 0.26, 0.12],
  '🦔': [0.24, 0.56, 0.14],
  '🐿': [0.34, 0.28, 0.15],
  '🦌': [0.3, 0.32, 0.1],
  '🐧': [0.5, 0.24, 0.24],
  '*penguin': [0.5, 0.22, 0.3],
  '🐳': [0.36, 0.6, 0.22],
  '🦖': [0.2, 0.1, 0.11],
  '🦕': [0.2, 0.13, 0.13],
  '*dragon': [0.2, 0.13, 0.13],
  '🐌': [0.2, 0.34, 0.12],
  '🦩': [0.3, 0.1, 0.12],
  '🐊': [0.24, 0.78, 0.13],
  '🦛': [0.22, 0.3, 0.14],
  '🦏': [0.24, 0.36, 0.13],
  '🦙': [0.26, 0.16, 0.12],
  '🐫': [0.16, 0.3, 0.1],
  '🐥': [0.5, 0.24, 0.3],
  '*shark': [0.22, 0.42, 0.13],
  '*octopus': [0.5, 0.3, 0.3],
  '*robot': [0.5, 0.26, 0.28],
  '*snowman': [0.5, 0.27, 0.2],
  '*unicorn': [0.16, 0.26, 0.09],
}

export const hasHead = (art: string): boolean => art in HEADS

const FRONTAL = new Set(['🦉', '*penguin', '🐧', '🐥', '*octopus', '*robot', '*snowman'])

const ASIDE = [0.26, 0.22, 0.13] as const

/** Where the head of a drawing is on the page, for one that looks that way. */
export function headOf(art: string, drawn: Drawn, looks: 'left' | 'right') {
  const [across, down, half] = HEADS[art] ?? ASIDE
  const x = looks === 'left' ? drawn.x0 + drawn.w * across : drawn.x1 - drawn.w * across
  return { x, y: drawn.y0 + drawn.h * down, r: drawn.w * half, frontal: FRONTAL.has(art) }
}

/** The drawing with what it wears; `flip` says it was mirrored. */
export function dressProfile(art: string, drawn: Drawn, look: Look, flip: boolean, { sw, rng }: Spot): string {
  const at = HEADS[art] ?? ASIDE
  const x = drawn.x0 + drawn.w * at[0]
  const cy = drawn.y0 + drawn.h * at[1]
  const r = drawn.w * at[2]
  let marks = ''
  if (look.neck) marks += neckwear(look.neck, [x, cy + r * 1.15], r * 0.9, sw)
  if (look.glasses) marks += spectacles(look.glasses, x, cy, FRONTAL.has(art) ? r * 0.42 : r * 0.4, sw)
  if (look.hat) marks += HATS[look.hat]?.(headKit(x, cy, r, rng, sw)) ?? ''
  return drawn.svg + (flip ? flipX(drawn.x, marks) : marks)
}
