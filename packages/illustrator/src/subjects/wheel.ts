import { circ, line, pen, TAU } from '../ink/svg.ts'

export function wheel(x: number, y: number, r: number, sw: number, spokes = 0): string {
  // A small wheel has room for four sectors, a smaller one for none.
  const n = r > 44 ? spokes : r > 34 ? Math.min(4, spokes) : 0
  return (
    circ(x, y, r, sw) +
    circ(x, y, r * 0.72, sw * 0.9) +
    Array.from({ length: n }, (_, i) => {
      const a = ((i + 0.5) / n) * TAU
      return line(pen`M${x} ${y}L${x + Math.cos(a) * r * 0.72} ${y + Math.sin(a) * r * 0.72}`, sw * 0.8)
    }).join('') +
    circ(x, y, r * 0.24, sw * 0.9)
  )
}
