/** The outline of a whole drawing and nothing within it: a cookie, a cloud, a bush of that shape. */
import type { Art, Point } from '../../art/art.ts'
import { num } from '../../ink/svg.ts'
import { boxAround } from './bend.ts'
import { facesOf } from './kit.ts'
import type { Mass } from './mass.ts'
import { asPaths, ovalD, stepsOf } from './outlines.ts'
import { svgOf, withoutClipped } from './picture.ts'

const WHITE = /<path d="([^"]+)" fill="#fff"[^>]*\/>/g
const BAR = /<path d="([^"]+)" fill="none" stroke="#fff"[^>]*? stroke-width="([\d.]+)"[^>]*\/>/g

/** One line around all that is white, so many pixels farther out. */
export function fused(art: Art, sw: number, pigment: string, more = 0): string {
  const svg = asPaths(withoutClipped(svgOf(art)))
  const shapes = [...svg.matchAll(WHITE)].map(([, d = '']) => d)
  const bars = [...svg.matchAll(BAR)].map(([, d = '', w = '0']) => ({ d, w: Number(w) }))
  // Each outline by itself: where two that overlap turn opposite ways there would be a hole.
  const coat = (color: string, by: number, note = '') =>
    shapes
      .map((d) => `<path d="${d}" fill="${color}"${note} stroke="${color}" stroke-width="${num(by)}"/>`)
      .concat(
        bars.map(({ d, w }) => `<path d="${d}" fill="none" stroke="${color}"${note} stroke-width="${num(w + by)}"/>`),
      )
      .join('')
  return coat('#000', sw * 2 + more * 2) + coat('#fff', more * 2, ` class="${pigment}"`)
}

/** The same with an edge of round bumps. */
export function bumpy(mass: Mass, r: number, sw: number, pigment: string): string {
  const discs = mass.polygons.flatMap((points) => {
    const out: string[] = []
    let left = 0
    points.forEach(([x, y], i) => {
      const [u, v] = points[(i + 1) % points.length] as readonly [number, number]
      const long = Math.hypot(u - x, v - y)
      for (; left < long; left += r * 1.35) {
        const t = left / long
        const size = r * (0.86 + 0.24 * ((out.length * 0.618) % 1))
        out.push(ovalD(x + (u - x) * t, y + (v - y) * t, size, size))
      }
      left -= long
    })
    return out
  })
  const bodies = mass.polygons.map((points) => `M${points.map((point) => point.map(num).join(' ')).join('L')}Z`)
  const each = [...bodies, ...discs]
  return (
    `<path d="${each.join('')}" fill="none" stroke="#000" stroke-width="${num(sw * 2)}"/>` +
    each.map((one) => `<path d="${one}" fill="#fff" class="${pigment}"/>`).join('')
  )
}

/** Eyes, nose and mouth as they are drawn, without the head around them. */
export function faceDrawn(art: Art): string {
  const [circle] = facesOf(art)
  if (!circle) return ''
  const [x, y, near] = circle
  const r = near * 1.2
  const isOnFace = (tag: string): boolean => {
    const points = (stepsOf(/ d="([^"]+)"/.exec(tag)?.[1] ?? '') ?? []).flatMap(([, ...all]) => all)
    return points.length > 0 && points.every(([u, v]) => Math.hypot(u - x, v - y) < r) && isSmall(points, r)
  }
  const head = art.layers.filter(({ part }) => part === 'head')
  return head
    .flatMap(({ svg }) =>
      [...asPaths(withoutClipped(svg)).matchAll(/<path[^>]*\/>/g)].map(([tag]) => tag).filter(isOnFace),
    )
    .join('')
}

/** An eye rather than the head. */
const isSmall = (points: readonly Point[], r: number): boolean => {
  const { x0, x1, y0, y1 } = boxAround(points)
  return Math.max(x1 - x0, y1 - y0) < r * 1.1
}
