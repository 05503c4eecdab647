/** What people and animals put on besides hats. */
import { bowTie, star } from '../ink/marks.ts'
import { circ, line, type Point, path, pen, rect } from '../ink/svg.ts'
import type { Look } from './figure.ts'

/** Round the neck at (x, y); `w` is half the neck's width. */
export function neckwear(kind: Look['neck'], [x, y]: Point, w: number, sw: number): string {
  if (kind === 'bow') return bowTie(x, y + w * 0.1, w * 0.62, sw)
  if (kind === 'medal')
    return (
      line(pen`M${x - w * 0.7} ${y - w * 0.2}L${x} ${y + w * 0.9}L${x + w * 0.7} ${y - w * 0.2}`, sw) +
      circ(x, y + w * 1.2, w * 0.42, sw) +
      star(x, y + w * 1.2, w * 0.24, sw * 0.8)
    )
  if (kind !== 'scarf') return ''
  return (
    path(
      pen`M${x + w * 0.35} ${y}L${x + w * 0.95} ${y + w * 1.7}L${x + w * 0.35} ${y + w * 1.85}L${x - w * 0.05} ${y + w * 0.1}Z`,
      sw,
    ) +
    line(pen`M${x + w * 0.82} ${y + w * 1.2}l${-w * 0.58} ${w * 0.16}`, sw * 0.8) +
    path(
      pen`M${x - w * 1.15} ${y - w * 0.28}Q${x} ${y + w * 0.3} ${x + w * 1.15} ${y - w * 0.28}L${x + w * 1.2} ${y + w * 0.22}Q${x} ${y + w * 0.85} ${x - w * 1.2} ${y + w * 0.22}Z`,
      sw,
    )
  )
}

/** Over eyes that stand `apart` from the middle (x, y). */
export function spectacles(kind: Look['glasses'], x: number, y: number, apart: number, sw: number): string {
  const r = apart * 0.72
  if (kind === 'dark')
    return (
      line(pen`M${x - apart - r} ${y - r * 0.5}H${x + apart + r}`, sw) +
      rect(x - apart - r, y - r * 0.62, r * 2, r * 1.4, sw, r * 0.5) +
      rect(x + apart - r, y - r * 0.62, r * 2, r * 1.4, sw, r * 0.5) +
      line(
        pen`M${x - apart - r * 0.4} ${y + r * 0.3}l${r * 0.5} ${-r * 0.55}M${x + apart - r * 0.4} ${y + r * 0.3}l${r * 0.5} ${-r * 0.55}`,
        sw * 0.8,
      )
    )
  return (
    circ(x - apart, y, r, sw * 0.9, 'none') +
    circ(x + apart, y, r, sw * 0.9, 'none') +
    line(pen`M${x - apart + r} ${y - r * 0.1}q${apart - r} ${-r * 0.4} ${(apart - r) * 2} 0`, sw * 0.9)
  )
}
