import { dot, ell, line, pen } from './svg.ts'

export function face(x: number, y: number, r: number, sw: number, mood = 'smile') {
  return (
    dot(x - r * 0.34, y - r * 0.1, r * 0.085) +
    dot(x + r * 0.34, y - r * 0.1, r * 0.085) +
    line(
      mood === 'sleep'
        ? pen`M${x - r * 0.18} ${y + r * 0.25}q${r * 0.18} ${r * 0.12} ${r * 0.36} 0`
        : pen`M${x - r * 0.3} ${y + r * 0.18}Q${x} ${y + r * 0.55} ${x + r * 0.3} ${y + r * 0.18}`,
      sw,
    ) +
    ell(x - r * 0.58, y + r * 0.17, r * 0.13, r * 0.09, sw * 0.7) +
    ell(x + r * 0.58, y + r * 0.17, r * 0.13, r * 0.09, sw * 0.7)
  )
}

export function kawaii(x: number, y: number, s: number, sw: number) {
  return (
    pen`<ellipse cx="${x - s * 0.42}" cy="${y}" rx="${s * 0.11}" ry="${s * 0.14}"/><ellipse cx="${x + s * 0.42}" cy="${y}" rx="${s * 0.11}" ry="${s * 0.14}"/><circle cx="${x - s * 0.46}" cy="${y - s * 0.05}" r="${s * 0.042}" fill="white"/><circle cx="${x + s * 0.38}" cy="${y - s * 0.05}" r="${s * 0.042}" fill="white"/>` +
    line(pen`M${x - s * 0.17} ${y + s * 0.1}Q${x} ${y + s * 0.34} ${x + s * 0.17} ${y + s * 0.1}`, sw * 0.9) +
    ell(x - s * 0.66, y + s * 0.2, s * 0.12, s * 0.075, sw * 0.75) +
    ell(x + s * 0.66, y + s * 0.2, s * 0.12, s * 0.075, sw * 0.75)
  )
}
