import { poly } from './curves.ts'
import { circ, type Point, path, pen, ROOM, roomy, rot } from './svg.ts'

export function star(x: number, y: number, r: number, sw = 4, a = 0, k = 0.45, n = 5) {
  // The line takes most of each point.
  r = roomy(r, (ROOM + sw * 2.7) / 1.9)
  if (!r) return ''
  const p: Point[] = []
  for (let i = 0; i < n * 2; i++) {
    const q = a - Math.PI / 2 + (i * Math.PI) / n,
      rr = i % 2 ? r * k : r
    p.push([x + Math.cos(q) * rr, y + Math.sin(q) * rr])
  }
  return path(poly(p), sw)
}

export function sparkle(x: number, y: number, r: number, sw = 4) {
  // A sparkle's arms are thin: a small one is nothing but ink.
  r = roomy(r, (ROOM + sw * 5) / 2)
  if (!r) return ''
  const k = r * 0.2
  return path(
    pen`M${x} ${y - r}Q${x + k} ${y - k} ${x + r * 0.8} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r * 0.8} ${y}Q${x - k} ${y - k} ${x} ${y - r}Z`,
    sw,
  )
}

export function heart(x: number, y: number, r: number, sw = 4, a = 0, inner = false) {
  r = roomy(r, (ROOM + sw * 1.1) / 1.75)
  if (!r) return ''
  const d = (k: number) =>
    pen`M${x} ${y + r * 0.85 * k}C${x - r * 1.5 * k} ${y - r * 0.1 * k} ${x - r * 0.85 * k} ${y - r * 1.1 * k} ${x} ${y - r * 0.4 * k}C${x + r * 0.85 * k} ${y - r * 1.1 * k} ${x + r * 1.5 * k} ${y - r * 0.1 * k} ${x} ${y + r * 0.85 * k}Z`
  const s = path(d(1), sw) + (inner ? path(d(0.6), sw * 0.8) : '')
  return a ? rot(a, x, y, s) : s
}

export const heartD = (x: number, y: number, r: number) =>
  pen`M${x} ${y + r * 0.85}C${x - r * 1.5} ${y - r * 0.1} ${x - r * 0.85} ${y - r * 1.1} ${x} ${y - r * 0.4}C${x + r * 0.85} ${y - r * 1.1} ${x + r * 1.5} ${y - r * 0.1} ${x} ${y + r * 0.85}Z`

export const bowTie = (x: number, y: number, r: number, sw: number) =>
  path(
    pen`M${x} ${y}L${x - r} ${y - r * 0.6}Q${x - r * 1.2} ${y} ${x - r} ${y + r * 0.6}ZM${x} ${y}L${x + r} ${y - r * 0.6}Q${x + r * 1.2} ${y} ${x + r} ${y + r * 0.6}Z`,
    sw,
  ) + circ(x, y, r * 0.26, sw)

export const dropD = (x: number, y: number, r: number) =>
  pen`M${x} ${y - r * 1.6}C${x + r * 1.2} ${y - r * 0.2} ${x + r} ${y + r} ${x} ${y + r}C${x - r} ${y + r} ${x - r * 1.2} ${y - r * 0.2} ${x} ${y - r * 1.6}Z`
