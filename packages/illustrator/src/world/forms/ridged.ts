/** A row of things that stand on a back, from the neck to the rump: flowers on a turtle, candles on a stegosaurus. */
import type { Art, Point, Spot } from '../../art/art.ts'
import { facesOf, tallOf, union, wideOf } from './kit.ts'
import { Mass } from './mass.ts'
import { type Draws, reaching, svgOf } from './picture.ts'

/** Fewer are no row, more are too small to color. */
const N = 4
/** Of the width: how far the row goes to either side of the middle of the back. */
const HALF = 0.29

export function ridged(art: Art, { noun, draws }: { noun: string; draws: Draws }, spot: Spot): Art {
  const mass = new Mass(art)
  const { box, points } = art
  const middle = points.back?.[0] ?? (box.x0 + box.x1) / 2
  const [head] = facesOf(art)
  const clear = head ? head[2] * 1.25 : 0
  const isClear = (x: number) => !head || Math.abs(x - head[0]) > clear
  const wide = wideOf(box) * HALF
  const xs = Array.from({ length: 41 }, (_, i) => middle + ((i - 20) / 20) * wide).filter(isClear)
  const [from, to] = [Math.min(...xs), Math.max(...xs)]
  if (to - from < 60) return art
  const step = (to - from) / N
  const what = { noun, draws, spot: { ...spot, sw: spot.sw * 0.85, attributes: [] } }
  const high = Math.max(70, Math.min(step * 1.7, tallOf(box) * 0.42))
  const drawn = Array.from({ length: N }, (_, i): Art | null => {
    const x = from + (i + 0.5) * step
    const [y, a, b] = [mass.crest(x), mass.crest(x - step * 0.4), mass.crest(x + step * 0.4)]
    if (y === null || a === null || b === null || !isClear(x)) return null
    // Upright on a slope, leaning a little with it.
    const lean = Math.max(-0.4, Math.min(0.4, (b - a) / (step * 0.8)))
    const k = high * (i % 2 ? 0.86 : 1)
    const root: Point = [x - lean * k * 0.1, y + k * 0.1]
    return reaching(what, root, [root[0] + lean * k * 0.6, root[1] - k], step * 1.12)
  }).filter((piece) => piece !== null)
  const svg = drawn.map(svgOf).join('')
  return {
    ...art,
    layers: art.layers.map((layer, i) => (i === art.layers.length - 1 ? { ...layer, svg: layer.svg + svg } : layer)),
    box: drawn.reduce((all, piece) => union(all, piece.box), box),
  }
}
