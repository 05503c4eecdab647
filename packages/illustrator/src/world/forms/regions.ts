/** Where a part of a drawing is, and the drawing without it. */
import type { Art, Box, Layer } from '../../art/art.ts'
import { boxAround } from './bend.ts'
import { groundsOf } from './grounds.ts'
import { linesOf } from './mass.ts'
import { asPaths } from './outlines.ts'

export interface Region {
  /** The layer it is in, and where in its svg. */
  layer: number
  at: number
  box: Box
  /** Each of its areas: two wheels, four petals. */
  boxes: readonly Box[]
}

export interface Cut {
  art: Art
  regions: readonly Region[]
}

/** Layers that are a part by themselves. */
const LAYERS: Readonly<Record<string, RegExp>> = {
  wing: /^(near|far)Wing$/,
  tail: /^tail$/,
  shell: /^shell$/,
  spikes: /^mane$/,
  plate: /^back$/,
  quills: /^mane$/,
  head: /^head$/,
}

/** Pigments that only one part has. */
const PIGMENTS: Readonly<Record<string, RegExp>> = {
  roof: /^(roof|cap)$/,
  cap: /^cap$/,
  petal: /^petal/,
  leaf: /^crown/,
  window: /^glass$/,
}

const within = (a: Box, b: Box): boolean => a.x0 >= b.x0 - 4 && a.x1 <= b.x1 + 4 && a.y0 >= b.y0 - 4 && a.y1 <= b.y1 + 4

const around = (boxes: readonly Box[]): Box =>
  boxAround(
    boxes.flatMap(({ x0, x1, y0, y1 }): [number, number][] => [
      [x0, y0],
      [x1, y1],
    ]),
  )

const boxOf = (tag: string): Box | null => {
  const points = linesOf(/ d="([^"]+)"/.exec(tag)?.[1] ?? '').flat()
  return points.length ? boxAround(points) : null
}

/** Cut out by what the drawing tells of its areas; null where it tells nothing of such a part. */
export function cutByName(art: Art, part: string): Cut | null {
  const regions: Region[] = []
  const layers = art.layers.map((layer, i): Layer => {
    if (LAYERS[part]?.test(layer.part)) {
      const { grounds } = groundsOf(layer)
      if (!grounds.length) return layer
      const boxes = [around(grounds.map(({ box }) => box))]
      regions.push({ layer: i, at: 0, box: around(boxes), boxes })
      return { ...layer, svg: '' }
    }
    const { svg, grounds } = groundsOf(layer)
    const named = grounds.filter((ground) => ground.part === part)
    const meant = named.length ? named : grounds.filter(({ tint }) => PIGMENTS[part]?.test(tint))
    const [first] = meant
    if (!first) return layer
    const boxes = meant.map(({ box }) => box)
    const before = without(svg.slice(0, first.start), boxes, isAlike)
    regions.push({ layer: i, at: before.length, box: around(boxes), boxes })
    return { ...layer, svg: before + without(svg.slice(first.start), boxes, within) }
  })
  const gone = regions.flatMap(({ boxes }) => boxes)
  return regions.length ? { art: { ...art, layers: layers.map((layer) => withoutEdge(layer, gone)) }, regions } : null
}

/** A line around the whole that also goes around the part goes around it no longer. */
const withoutEdge = (layer: Layer, boxes: readonly Box[]): Layer => ({
  ...layer,
  svg: layer.svg.replace(/(<path d=")([^"]+)(" fill="none")/g, (tag, open: string, d: string, rest: string) => {
    const lines = d.split(/(?=M)/)
    if (lines.length < 2) return tag
    const kept = lines.filter((line) => {
      const box = boxOf(` d="${line}"`)
      return !box || !boxes.some((whole) => isAlike(box, whole))
    })
    return kept.length === lines.length ? tag : open + (kept.join('') || 'M0 0') + rest
  }),
})

/** The outline of the part itself, drawn by itself. */
const isAlike = (a: Box, b: Box): boolean =>
  within(a, b) && within(b, { x0: a.x0 - 6, x1: a.x1 + 6, y0: a.y0 - 6, y1: a.y1 + 6 })

/** Without all that is drawn within one of the boxes, or around all of them. */
const without = (svg: string, boxes: readonly Box[], isGone: (box: Box, whole: Box) => boolean): string => {
  const all = around(boxes)
  return svg
    .replace(/<clipPath[^>]*><path d="([^"]+)"\/><\/clipPath><g clip-path=[^>]*>.*?<\/g>/g, (group, d: string) => {
      const box = boxOf(` d="${d}"`)
      return box && boxes.some((whole) => isAlike(box, whole)) ? '' : group
    })
    .replace(/<path[^>]*\/>/g, (tag) => {
      const box = boxOf(tag)
      return box && (isAlike(box, all) || boxes.some((whole) => isGone(box, whole))) ? '' : tag
    })
}

/** What one drawing has and the other one lacks. */
export function cutByLack(art: Art, lacking: Art): Cut | null {
  const regions: Region[] = []
  art.layers.forEach((layer) => {
    const i = lacking.layers.findIndex(({ part }) => part === layer.part)
    const known = new Set(tagsOf(lacking.layers[i]?.svg ?? ''))
    const boxes = tagsOf(layer.svg)
      .filter((tag) => tag.includes('fill="#fff"') && !known.has(tag))
      .map(boxOf)
      .filter((box) => box !== null)
    if (boxes.length) regions.push({ layer: Math.max(0, i), at: 0, box: around(boxes), boxes })
  })
  // Where all is drawn otherwise, nobody knows what the part was.
  const { box } = art
  const share = (part: Box) => ((part.x1 - part.x0) * (part.y1 - part.y0)) / ((box.x1 - box.x0) * (box.y1 - box.y0))
  return regions.length && regions.length < 5 && regions.every((region) => share(region.box) < 0.6)
    ? { art: lacking, regions }
    : null
}

const tagsOf = (svg: string): string[] => [...asPaths(svg).matchAll(/<path[^>]*\/>/g)].map(([tag]) => tag)
