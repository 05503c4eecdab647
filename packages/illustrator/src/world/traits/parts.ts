/** Patterns on one part of a drawing: the stripes of a shell, the stars of a sail. */
import type { Layer } from '../../art/art.ts'
import type { PartLook } from '../../art/part-looks.ts'
import { type Area, areasOf } from './area.ts'
import { PATTERNS } from './patterns.ts'

/** Layers that are a part by themselves. */
const LAYERS: Readonly<Record<string, RegExp>> = {
  wing: /^(near|far)Wing$/,
  tail: /^tail/,
  shell: /^shell$/,
}

/** Pigments that only one part has. */
const PIGMENTS: Readonly<Record<string, RegExp>> = {
  roof: /^(roof|cap)$/,
  cap: /^cap$/,
  petal: /^petal/,
}

/** Narrower than this a pattern would be a smudge. */
const LEAST = 34

const isRoomy = ({ box }: Area): boolean => Math.min(box.x1 - box.x0, box.y1 - box.y0) > LEAST

export function onPart(layers: readonly Layer[], { part, look }: PartLook, sw: number): Layer[] {
  const pattern = PATTERNS[look]
  if (!pattern) return [...layers]
  return layers.map((layer) => {
    const isMeant = (area: Area) =>
      area.part ? area.part === part : LAYERS[part]?.test(layer.part) || PIGMENTS[part]?.test(area.tint)
    const areas = areasOf(layer.svg).filter(isMeant)
    // From the last on, or the places of the others would move.
    const svg = areas
      .filter(isRoomy)
      .toReversed()
      .reduce((text, area) => text.slice(0, area.end) + pattern(area, sw) + text.slice(area.end), layer.svg)
    return { ...layer, svg }
  })
}
