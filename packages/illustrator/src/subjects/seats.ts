/** Who can be ridden, sat in and stood on, and where. */
import type { Point } from '../ink/svg.ts'

export interface Seat {
  /** Across and down in the mount's box, when it faces right. */
  at: Point
  /** The rider's height against the mount's, and the mount's against the room there is. */
  rider: number
  high: number
  /** Stands on it rather than sits. */
  stands?: boolean
  /** Legs are inside or hidden. */
  bare?: boolean
  /** Sits before the mount's wings rather than behind its back. */
  over?: boolean
}

const back = (x: number, y: number, rider = 0.74, high = 0.72): Seat => ({ at: [x, y], rider, high })

export const SEATS: Record<string, Seat> = {
  '🐎': back(0.4, 0.4),
  '*unicorn': back(0.4, 0.42),
  '*pegasus': back(0.36, 0.42),
  '*zebra': back(0.44, 0.46, 0.66),
  '*donkey': back(0.44, 0.48, 0.68),
  '*stegosaurus': { ...back(0.42, 0.34, 0.6, 0.7) },
  '*triceratops': back(0.52, 0.34, 0.66, 0.7),
  '🐘': back(0.42, 0.16, 0.6, 0.74),
  '🐫': back(0.46, 0.34, 0.66),
  '🐪': back(0.44, 0.26, 0.66),
  '🐄': back(0.42, 0.32, 0.7),
  '🐖': back(0.45, 0.16, 0.9, 0.58),
  '🐑': back(0.45, 0.22, 0.9, 0.6),
  '🐢': back(0.45, 0.2, 1.0, 0.5),
  '🦕': { ...back(0.42, 0.6, 0.46, 0.94), over: true },
  '🦖': { ...back(0.36, 0.46, 0.46, 0.9), over: true },
  '*dragon': { ...back(0.56, 0.6, 0.46, 0.94), over: true },
  '🐳': back(0.44, 0.4, 0.74, 0.62),
  '🐋': back(0.44, 0.3, 0.8, 0.6),
  '🐬': back(0.46, 0.24, 0.74, 0.6),
  '🐌': back(0.4, 0.12, 0.9, 0.56),
  '🦙': back(0.4, 0.46, 0.66),
  '🦏': back(0.45, 0.2, 0.74, 0.62),
  '🦛': back(0.45, 0.16, 0.74, 0.62),
  '🐊': back(0.42, 0.32, 1.2, 0.42),
  '🛵': { at: [0.4, 0.5], rider: 0.95, high: 0.62 },
  '🏍': { at: [0.4, 0.36], rider: 1, high: 0.56 },
  '🚜': { at: [0.36, 0.3], rider: 0.6, high: 0.74, bare: true },
  '🛷': { at: [0.5, 0.34], rider: 1.7, high: 0.36, bare: true },
  '🛹': { at: [0.5, 0.2], rider: 3.2, high: 0.24, stands: true },
  '🛴': { at: [0.5, 0.82], rider: 0.9, high: 0.66, stands: true },
  '🧹': { at: [0.5, 0.3], rider: 1.6, high: 0.4 },
}

/** What holds a sitter, by the art of the thing named. */
export const VESSEL_OF: Record<string, string> = {
  '☕': '*teacup',
  '🍵': '*teacup',
  '🫖': '*teacup',
  '*teacup': '*teacup',
  '🧺': '*basket',
  '*basket': '*basket',
  '📦': '*box',
  '*box': '*box',
  '🎁': '*box',
  '*present': '*box',
  '🪣': '*bucket',
  '*bucket': '*bucket',
  '🪴': '*bucket',
  '🛁': '*bathtub',
  '*bathtub': '*bathtub',
  '⛵': '*rowboat',
  '🛶': '*rowboat',
  '🚤': '*rowboat',
  '🚢': '*rowboat',
  '*rowboat': '*rowboat',
  '*car': '*convertible',
  '*race': '*convertible',
  '🚙': '*convertible',
  '🚕': '*convertible',
  '🚗': '*convertible',
  '*convertible': '*convertible',
  '🪺': '*nest',
  '*nest': '*nest',
}

/** How high a thing may stand below another, as a share of the room, and where its top is. */
export const SUPPORTS: Record<string, readonly [share: number, top: number]> = {
  '*mushroom': [0.48, 0.1],
  '🪵': [0.3, 0.14],
  '🪨': [0.36, 0.1],
  '*pumpkin': [0.44, 0.2],
  '🎃': [0.44, 0.2],
  '📚': [0.36, 0.06],
  '🛋': [0.5, 0.46],
  '🛏': [0.5, 0.42],
  '🪑': [0.6, 0.52],
  '*cloud': [0.4, 0.3],
  '*star': [0.46, 0.1],
  '*moon': [0.7, 0.72],
  '*cushion': [0.42, 0.26],
  '*ball': [0.4, 0.02],
  '*cake': [0.56, 0.16],
  '*house': [0.62, 0.06],
  '*planet': [0.5, 0.04],
  '🍕': [0.4, 0.1],
  '🍩': [0.36, 0.06],
}
