/** A number or a name on a plate, where a drawing has the most room: on the side of a truck, on the hull of a boat. */
import type { Art, Spot } from '../../art/art.ts'
import { circ, path, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { setInto } from '../../lettering/setting.ts'
import { area as sizeOf } from '../../ornate/kit/points.ts'
import { type Area, depthAt, roomiest } from '../traits/area.ts'
import { facesOf } from './kit.ts'

/** A plate that is lower than this could not be read. */
const LEAST = 16
const MOST = 78
/** Letters of this many pixels each way are hollow. */
const HOLLOW = 27

/** How far it is level from a place to where a plate this high would reach the edge. */
function levelRoom(area: Area, x: number, y: number, half: number): number {
  const step = half / 3
  let long = half
  while (long < half * 5 && [-1, 1].every((m) => depthAt(area, x + m * (long + step - half * 0.4), y) > half * 0.7))
    long += step
  return long
}

export function lettered(art: Art, text: string, spot: Spot): Art {
  const found = art.layers.flatMap((layer, i) => {
    const room = roomiest(layer.svg)
    return room ? [{ i, ...room }] : []
  })
  const [best] = found.toSorted((a, b) => b.depth - a.depth)
  if (!best || best.depth < LEAST || facesOf(art).length) return art
  const { area, x, y, depth } = best
  const half = Math.min(MOST, depth * 0.86)
  const isShort = text.length < 3
  const long = isShort ? half : Math.min(levelRoom(area, x, y, half), half * text.length * 0.62)
  const plate = isShort
    ? circ(x, y, half, spot.sw * 0.9)
    : rect(x - long, y - half * 0.72, long * 2, half * 1.44, spot.sw * 0.9, half * 0.4)
  const [w, h] = isShort ? [half * 1.3, half * 1.26] : [long * 1.72, half * 1.02]
  const letters = setInto(text, { x: x - w / 2, y: y - h / 2, w, h }, { face: 'fat', gap: 70, mostLines: 1 })
  if (!letters) return art
  const drawn = letters.map(({ polys }) => {
    const d = polys.map((poly) => `M${poly.map(([u, v]) => `${u.toFixed(1)} ${v.toFixed(1)}`).join('L')}Z`).join('')
    return polys.some((poly) => Math.sqrt(Math.abs(sizeOf(poly))) > HOLLOW)
      ? path(d, spot.sw * 0.8)
      : `<path d="${d}" fill="#000"/>`
  })
  const svg = tint('white', plate) + tint('any2', drawn.join(''))
  // Last of its layer: seams and rails that are drawn later run under it.
  return { ...art, layers: art.layers.map((layer, i) => (i === best.i ? { ...layer, svg: layer.svg + svg } : layer)) }
}
