/** A scarf around head and neck that leaves the face free. */
import type { Pen } from '../../art/pen.ts'
import { loop, type P } from '../geometry.ts'
import { flatten, type View } from './view.ts'

const FACE: readonly (readonly [lon: number, lat: number])[] = [
  [0, 40],
  [26, 36],
  [46, 18],
  [52, -10],
  [42, -40],
  [20, -58],
  [0, -62],
  [-20, -58],
  [-42, -40],
  [-52, -10],
  [-46, 18],
  [-26, 36],
]

export function hijab(pen: Pen, view: View, when: 'behind' | 'before', tint = 'cloth5'): void {
  pen.tint(tint)
  if (when === 'behind') {
    pen.blob('-1.05,-0.3 -1.2,0.6 -1.3,1.3 -0.6,1.55 0,1.5 0.6,1.55 1.3,1.3 1.2,0.6 1.05,-0.3 0,-1.12')
    return
  }
  const opening = loop(FACE.map(([lon, lat]) => flatten(view.on(lon, lat, lat < -50 ? 1.08 : 1))))
  const outer: P[] = loop([
    [0, -1.12],
    [0.8, -0.8],
    [1.12, -0.1],
    [1.0, 0.66],
    [0.66, 1.08],
    [0, 1.26],
    [-0.66, 1.08],
    [-1.0, 0.66],
    [-1.12, -0.1],
    [-0.8, -0.8],
  ])
  pen.frame(
    outer.map(([x, y]) => [x, y, 1] as const),
    [opening.map(([x, y]) => [x, y, 1] as const)],
  )
  const [x, y] = view.see([-0.3, 1.02, 0.5])
  pen.line([
    [x - 0.4, y - 0.3],
    [x, y],
    [x + 0.7, y + 0.02],
  ])
}
