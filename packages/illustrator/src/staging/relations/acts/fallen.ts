/** Flat on the ground, with stars about the head. */
import type { Point } from '../../../art/art.ts'
import { setBeside } from '../beside.ts'
import { area } from '../effects.ts'
import { type ActStager, headOf } from './kit.ts'

/** About the head, in its radii: aside and up. */
const STARS: readonly Point[] = [
  [-1.05, -0.95],
  [0, -1.5],
  [1.05, -0.95],
]

export const fallen: ActStager = (scene, a, b) => {
  if (!a.being) return
  a.act({ pose: a.handed ? 'sit' : 'lie', mood: 'surprised', mouth: 'open' })
  if (b) setBeside(scene, a, b, a.place.facing === 'right')
  scene.extras.push({
    of: a,
    draw(sw) {
      const [x, y] = a.point('headMid')
      const r = headOf(a)
      return STARS.map(([dx, dy]) => star([x + dx * r, y + dy * r], Math.max(15, r * 0.24), sw)).join('')
    },
  })
}

function star([x, y]: Point, r: number, sw: number): string {
  const corner = (i: number) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const far = i % 2 ? r * 0.48 : r
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`
  }
  return area(`M${Array.from({ length: 10 }, (_, i) => corner(i)).join('L')}Z`, 'gamboge', sw * 0.75)
}
