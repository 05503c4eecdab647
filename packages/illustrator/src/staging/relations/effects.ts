/** What an act leaves around it, drawn where everybody finally is: suds, splashes, dust, steam. */
import type { Point } from '../../art/art.ts'
import { mix } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'

const n = (value: number): string => value.toFixed(1)

export const disc = ([x, y]: Point, r: number, pigment: string, sw: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" class="${pigment}" stroke="#000" stroke-width="${n(sw * 0.75)}"/>`

export const stroke = (d: string, sw: number): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${n(sw)}"/>`

export const area = (d: string, pigment: string, sw: number): string =>
  `<path d="${d}" fill="#fff" class="${pigment}" stroke="#000" stroke-width="${n(sw)}" stroke-linejoin="round"/>`

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

/** A heap of foam: circles under one outline, and bubbles that rise from it. */
export function suds(scene: Scene, of: Member, at: () => Point, size: (scale: number) => number): void {
  scene.extras.push({
    of,
    draw(sw) {
      const [x, y] = at()
      const r = size(1)
      const puffs: [number, number, number][] = [
        [-0.9, 0.15, 0.55],
        [-0.3, -0.25, 0.7],
        [0.45, -0.15, 0.62],
        [0.95, 0.2, 0.48],
        [0.1, 0.3, 0.66],
      ]
      const d = puffs
        .map(([dx, dy, k]) => {
          const [cx, cy, q] = [x + dx * r, y + dy * r, k * r]
          return `M${n(cx - q)} ${n(cy)}a${n(q)} ${n(q)} 0 1 0 ${n(q * 2)} 0a${n(q)} ${n(q)} 0 1 0 ${n(-q * 2)} 0Z`
        })
        .join('')
      const foam = `<path d="${d}" fill="#000" stroke="#000" stroke-width="${n(sw * 1.5)}"/><path d="${d}" fill="#fff" class="cloud"/>`
      const bubbles: [number, number, number][] = [
        [-1.5, -1.2, 0.34],
        [0.2, -1.8, 0.42],
        [1.5, -1, 0.3],
      ]
      return (
        foam + bubbles.map(([dx, dy, k]) => disc([x + dx * r, y + dy * r], Math.max(10, k * r), 'mist', sw)).join('')
      )
    },
  })
}

/** Water thrown up to both sides. */
export function splash(scene: Scene, of: Member, at: () => Point, size: () => number): void {
  scene.extras.push({
    of,
    draw(sw) {
      const [x, y] = at()
      const r = size()
      const crown = [-1.2, -0.85, -0.6, -0.3, 0, 0.3, 0.6, 0.85, 1.2]
      const high = [0, 0.75, 0.2, 1, 0.25, 1, 0.2, 0.75, 0]
      const d = crown
        .map((dx, i) => {
          const p: Point = [x + dx * r * (1 + (high[i] as number) * 0.3), y - (high[i] as number) * r * 0.8]
          return `${i ? 'L' : 'M'}${n(p[0])} ${n(p[1])}`
        })
        .join('')
      const drop = (dx: number, dy: number) => disc([x + dx * r, y - dy * r], Math.max(9, r * 0.13), 'aqua', sw)
      return (
        area(`${d}Q${n(x)} ${n(y + r * 0.4)} ${n(x - r * 1.2)} ${n(y)}Z`, 'aqua', sw * 0.9) +
        drop(-1.5, 0.9) +
        drop(1.5, 1) +
        drop(0.2, 1.3)
      )
    },
  })
}

/** Little clouds at the ground behind a broom or a sled. */
export function dust(scene: Scene, of: Member, at: () => Point, pigment = 'sand'): void {
  scene.extras.push({
    of,
    draw(sw) {
      const [x, y] = at()
      const r = Math.max(14, of.place.h * 0.035)
      const puff = (cx: number, k: number) =>
        area(
          `M${n(cx - k)} ${n(y)}a${n(k * 0.6)} ${n(k * 0.6)} 0 0 1 ${n(k * 0.5)} ${n(-k * 0.8)}a${n(k * 0.6)} ${n(k * 0.6)} 0 0 1 ${n(k)} 0a${n(k * 0.6)} ${n(k * 0.6)} 0 0 1 ${n(k * 0.5)} ${n(k * 0.8)}Z`,
          pigment,
          sw * 0.8,
        )
      return puff(x - r * 1.3, r) + puff(x + r * 0.9, r * 1.3)
    },
  })
}

/** A thick line from one point to another, such as a tube, a pole or a stream: an area that can be colored. */
export function tube(scene: Scene, of: Member, points: () => readonly Point[], width: number, pigment: string): void {
  scene.extras.push({
    of,
    draw(sw) {
      const p = points()
      const d = p.length === 3 ? bow(p[0] as Point, p[1] as Point, p[2] as Point) : line(p)
      const w = Math.max(width * of.place.h, sw * 2 + 6)
      return `<path d="${d}" fill="none" stroke="#000" stroke-width="${n(w)}"/><path d="${d}" fill="none" stroke="#fff" class="${pigment}" stroke-width="${n(w - sw * 1.7)}"/>`
    },
  })
}

const bow = (p: Point, q: Point, r: Point): string =>
  `M${n(p[0])} ${n(p[1])}Q${n(q[0])} ${n(q[1])} ${n(r[0])} ${n(r[1])}`

/** Where between two members something happens. */
export const halfway = (a: Point, b: Point): Point => mix(a, b, 0.5)

/** Small hearts over the two. */
export function hearts(scene: Scene, a: Member, b: Member): void {
  scene.extras.push({
    of: a,
    draw(sw) {
      const x = (a.point('headTop')[0] + b.point('headTop')[0]) / 2
      // Never over the edge of the page.
      const y = Math.max(96, Math.min(a.art.box.y0, b.art.box.y0) - 34)
      const heart = (cx: number, cy: number, r: number) =>
        `<path d="M${cx.toFixed(1)} ${(cy + r).toFixed(1)}C${(cx - r * 1.9).toFixed(1)} ${(cy - r * 0.2).toFixed(1)} ${(cx - r * 0.9).toFixed(1)} ${(cy - r * 1.3).toFixed(1)} ${cx.toFixed(1)} ${(cy - r * 0.4).toFixed(1)}C${(cx + r * 0.9).toFixed(1)} ${(cy - r * 1.3).toFixed(1)} ${(cx + r * 1.9).toFixed(1)} ${(cy - r * 0.2).toFixed(1)} ${cx.toFixed(1)} ${(cy + r).toFixed(1)}Z" fill="#fff" class="rose" stroke="#000" stroke-width="${(sw * 0.8).toFixed(1)}"/>`
      return heart(x, y, 22) + heart(x + 44, y - 34, 15)
    },
  })
}
