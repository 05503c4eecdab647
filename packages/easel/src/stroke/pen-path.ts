/** Receives a stroke as short pieces whose radius runs from `ar` to `br`, and their weight (0 to 1) from `aw` to `bw`. */
export type Piece = (
  ax: number,
  ay: number,
  ar: number,
  aw: number,
  bx: number,
  by: number,
  br: number,
  bw: number,
) => void

/** Turns input points into a smooth path, piece by piece, while they arrive. */
export interface PenPath {
  add(x: number, y: number, radius: number, weight: number): void
  end(): void
}
