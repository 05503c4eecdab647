import { circ, line, pen, TAU } from '../ink/svg.ts'

export const wheel = (x: number, y: number, r: number, sw: number, spokes = 0): string =>
  circ(x, y, r, sw) +
  circ(x, y, r * 0.72, sw * 0.9) +
  Array.from({ length: spokes }, (_, i) => {
    const a = (i / spokes) * TAU
    return line(pen`M${x} ${y}L${x + Math.cos(a) * r * 0.72} ${y + Math.sin(a) * r * 0.72}`, sw * 0.8)
  }).join('') +
  circ(x, y, r * 0.24, sw * 0.9)
