/** Receives a stroke as short pieces whose radius runs from `ar` to `br`. */
export type Piece = (ax: number, ay: number, ar: number, bx: number, by: number, br: number) => void

/** Turns input points into a smooth path, piece by piece, while they arrive. */
export interface PenPath {
  add(x: number, y: number, radius: number): void
  end(): void
}
