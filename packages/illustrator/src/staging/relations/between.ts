/** Small things drawn between two members, where they finally are: drops, breath, a thread of yarn. */
import type { Point } from '../../art/art.ts'
import { distance, mix, side } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { cord } from './stance.ts'

const n = (value: number): string => value.toFixed(1)
const shape = (d: string, pigment: string, sw: number): string =>
  `<path d="${d}" fill="#fff" class="${pigment}" stroke="#000" stroke-width="${n(sw * 0.75)}" stroke-linejoin="round"/>`

/** A drop with its round end toward where it falls. */
export function drop([x, y]: Point, r: number, sw: number): string {
  return shape(
    `M${n(x)} ${n(y - r * 1.7)}C${n(x + r * 0.5)} ${n(y - r * 0.7)} ${n(x + r)} ${n(y - r * 0.3)} ${n(x + r)} ${n(y + r * 0.2)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y + r * 0.2)}C${n(x - r)} ${n(y - r * 0.3)} ${n(x - r * 0.5)} ${n(y - r * 0.7)} ${n(x)} ${n(y - r * 1.7)}Z`,
    'aqua',
    sw,
  )
}

/** Water in an arc, in drops that grow on the way; "share" is their size in heights of whom it comes from. */
export function drops(scene: Scene, of: Member, from: () => Point, to: () => Point, share = 0): void {
  scene.extras.push({
    of,
    draw(sw) {
      const [p, q] = [from(), to()]
      const size = Math.max(10, of.place.h * share)
      const count = Math.max(3, Math.min(7, Math.round(distance(p, q) / (size * 3.6 + 6))))
      const rise = Math.min(60, Math.abs(q[0] - p[0]) * 0.2)
      return Array.from({ length: count }, (_, i) => {
        const t = (i + 0.8) / count
        const [x, y] = mix(p, q, t)
        return drop([x, y - rise * Math.sin(Math.PI * t)], size * (1 + t * 0.4), sw)
      }).join('')
    },
  })
}

/** Down both cheeks, and one on its way. */
export function tears(scene: Scene, of: Member): void {
  scene.extras.push({
    of,
    draw(sw) {
      const [x, y] = of.point('headMid')
      const r = Math.abs(y - of.point('headTop')[1])
      const size = Math.max(9, r * 0.1)
      const drops: Point[] = of.handed
        ? [
            [x - r * 0.52, y + r * 0.42],
            [x + r * 0.52, y + r * 0.42],
            [x - r * 0.78, y + r * 0.85],
            [x + r * 0.78, y + r * 0.85],
          ]
        : [
            [of.point('eye')[0], of.point('eye')[1] + r * 0.5],
            [of.point('eye')[0], of.point('eye')[1] + r],
          ]
      return drops.map((at) => drop(at, size, sw)).join('')
    },
  })
}

/** Breath: two small clouds before the mouth. */
export function puffs(scene: Scene, of: Member, to: () => Point): void {
  scene.extras.push({
    of,
    draw(sw) {
      const [p, q] = [of.point('mouth'), to()]
      const s = q[0] > p[0] ? 1 : -1
      const cloud = ([x, y]: Point, r: number) =>
        shape(
          `M${n(x - r)} ${n(y + r * 0.6)}a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(r * 0.2)} ${n(-r * 1.1)}a${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(r * 1.4)} 0a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(r * 0.2)} ${n(r * 1.1)}Z`,
          'mist',
          sw,
        )
      const reach = Math.min(distance(p, q) * 0.5, 90)
      return cloud([p[0] + s * (reach * 0.45 + 14), p[1]], 11) + cloud([p[0] + s * (reach + 18), p[1] - 8], 16)
    },
  })
}

/** A ball of yarn on the ground, so many heights ahead, its thread running up to the needles. */
export function yarn(scene: Scene, of: Member, to: () => Point, forward: number): void {
  scene.extras.push({
    of,
    draw(sw) {
      const r = Math.max(20, of.place.h * 0.065)
      const turn = side(of.place.facing)
      const [x, y] = [of.place.x + turn * forward * of.place.h, Math.max(of.place.y, of.art.box.y1) - r]
      const strand = (bend: number) =>
        `<path d="M${n(x - r * 0.7)} ${n(y + bend * r)}Q${n(x)} ${n(y + (bend - 0.5) * r)} ${n(x + r * 0.7)} ${n(y + bend * r)}" fill="none" stroke="#000" stroke-width="${n(sw * 0.7)}"/>`
      const ball = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" class="rose" stroke="#000" stroke-width="${n(sw * 0.8)}"/>`
      return cord([x - turn * r * 0.6, y - r * 0.7], to(), 0.08, sw * 0.8) + ball + strand(0.15) + strand(0.6)
    },
  })
}
