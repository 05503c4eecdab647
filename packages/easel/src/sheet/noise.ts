/** Side of a texture, in px: it repeats from there on, as paper from a roll does. */
export const WEAVE = 128

/** A number from 0 to 255 for a place; whole numbers only, so that every engine gives the same. */
function speckle(x: number, y: number, seed: number): number {
  let h = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b) ^ Math.imul(seed + 1, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) & 255
}

/** Smooth bumps, `cell` px apart; it has to divide the weave. */
function bumps(x: number, y: number, cell: number, seed: number): number {
  const cells = WEAVE / cell
  const column = Math.floor(x / cell)
  const row = Math.floor(y / cell)
  const along = (x % cell) / cell
  const down = (y % cell) / cell
  const corner = (dx: number, dy: number) => speckle((column + dx) % cells, (row + dy) % cells, seed)
  const top = corner(0, 0) * (1 - along) + corner(1, 0) * along
  const bottom = corner(0, 1) * (1 - along) + corner(1, 1) * along
  return top * (1 - down) + bottom * down
}

export interface Octave {
  /** Px from bump to bump; 1 for dust. */
  cell: number
  weight: number
}

/**
 * A grain of several sizes, leveled: every value from 0 to 255 is as frequent as every other, so that a pencil pressed
 * half leaves color on half of the paper.
 */
export function weave(octaves: readonly Octave[], seed: number): Uint8Array {
  const count = WEAVE * WEAVE
  const heights = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % WEAVE, Math.floor(i / WEAVE)]
    for (const [k, { cell, weight }] of octaves.entries()) heights[i]! += weight * bumps(x, y, cell, seed + k)
  }
  // Of equal heights the earlier place comes first: a sort need not be stable everywhere for the same bits.
  const order = Uint32Array.from(heights.keys()).sort((a, b) => heights[a]! - heights[b]! || a - b)
  const grain = new Uint8Array(count)
  for (let rank = 0; rank < count; rank++) grain[order[rank]!] = Math.floor((rank * 256) / count)
  return grain
}
