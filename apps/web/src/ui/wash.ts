import type { CSSProperties } from 'react'

const PALETTES = [
  ['#ffd76a', '#a9d6f5', '#c8de72', '#fff3d1'],
  ['#f6a5c0', '#ffc6a0', '#c3b2ec', '#fbe3ec'],
  ['#c4ead2', '#ffe394', '#93d9d3', '#ecf5d9'],
  ['#a9d6f5', '#c3b2ec', '#93d9d3', '#def0fa'],
  ['#ffc6a0', '#ffe394', '#f6a5c0', '#fce6e0'],
  ['#c8de72', '#93d9d3', '#ffd76a', '#ecf5d9'],
] as const

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
  const at = (i: number) => stops[(i + turn) % 3]
  return { '--w1': at(0), '--w2': at(1), '--w3': at(2), '--w4': ground } as CSSProperties
}
