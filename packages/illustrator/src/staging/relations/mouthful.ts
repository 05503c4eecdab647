/** Grass between the lips of who grazes: without it a cow in a meadow only smiles at it. */
import type { Point } from '../../art/art.ts'
import { side } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { area } from './effects.ts'
import { cheekOf } from './kit.ts'

const GRASS = /^(grass|meadow|field|lawn|pasture)\b/

/** Where each blade ends, ahead of the mouth and below it, in radii of the head. */
const BLADES: readonly Point[] = [
  [-0.34, 0.36],
  [0.58, 0.16],
  [0.4, 0.46],
]

/** In pixels of the page. */
const LEAST = 58

export const isGrazed = (b: string | null): boolean => GRASS.test(b ?? '')

export function mouthful(scene: Scene, a: Member): void {
  if (a.handed || !a.has('mouth') || !a.has('headMid')) return
  a.act({ mouth: 'closed' })
  const s = side(a.place.facing)
  scene.extras.push({
    of: a,
    draw(sw) {
      const r = headOf(a)
      // On a small muzzle it would be a blot.
      if (r < LEAST) return ''
      const [mx, my] = a.point('mouth')
      const isFacing = cheekOf(a) > 0
      const from: Point = isFacing ? [mx + s * r * 0.04, my + r * 0.1] : [mx - s * r * 0.12, my]
      const low = a.art.box.y1 - 2
      return BLADES.map(([u, v]) =>
        blade(from, [from[0] + s * r * u, Math.min(low, from[1] + r * v)], r * 0.1, sw),
      ).join('')
    },
  })
}

const n = (value: number): string => value.toFixed(1)

/** Pointed at its end, thickest near the lips. */
function blade([x, y]: Point, [u, v]: Point, w: number, sw: number): string {
  const d = Math.hypot(u - x, v - y)
  const [nx, ny] = [(-(v - y) / d) * Math.max(8, w), ((u - x) / d) * Math.max(8, w)]
  const [mx, my] = [x + (u - x) * 0.4, y + (v - y) * 0.4]
  return area(
    `M${n(x)} ${n(y)}Q${n(mx + nx)} ${n(my + ny)} ${n(u)} ${n(v)}Q${n(mx - nx)} ${n(my - ny)} ${n(x)} ${n(y)}Z`,
    'leaf',
    sw * 0.85,
  )
}
