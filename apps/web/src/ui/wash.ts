import type { CSSProperties } from 'react'

const PALETTES = [
  ['tint-straw', 'tint-sky', 'tint-leaf', 'gamboge-wash'],
  ['tint-rose', 'tint-peach', 'tint-lilac', 'madder-wash'],
  ['tint-mint', 'tint-lemon', 'tint-lagoon', 'sap-wash'],
  ['tint-sky', 'tint-lilac', 'tint-lagoon', 'cerulean-wash'],
  ['tint-peach', 'tint-lemon', 'tint-rose', 'vermilion-wash'],
  ['tint-leaf', 'tint-lagoon', 'tint-straw', 'sap-wash'],
] as const

const color = (name: string) => `var(--color-${name})`

/** FNV-1a. A picture must get the same wash on every visit and on the server, so nothing random here. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Four stops of a watercolor wash for a picture that has no colored version. */
export function washOf(seed: string): CSSProperties {
  const h = hash(seed)
  const [a, b, c, ground] = PALETTES[h % PALETTES.length]!
  const stops = [a, b, c]
  const turn = (h >>> 8) % 3
  const at = (i: number) => color(stops[(i + turn) % 3]!)
  return { '--wash-1': at(0), '--wash-2': at(1), '--wash-3': at(2), '--wash-4': color(ground) } as CSSProperties
}
