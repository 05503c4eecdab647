/** Plain frames for parts of a page. */
import { arc } from '../ornate/kit/curves.ts'
import type { Poly } from '../ornate/kit/points.ts'

export const roundedRect = (x: number, y: number, w: number, h: number, r: number): Poly => [
  ...arc(x + w - r, y + r, r, -Math.PI / 2, 0, 8),
  ...arc(x + w - r, y + h - r, r, 0, Math.PI / 2, 8),
  ...arc(x + r, y + h - r, r, Math.PI / 2, Math.PI, 8),
  ...arc(x + r, y + r, r, Math.PI, Math.PI * 1.5, 8),
]
