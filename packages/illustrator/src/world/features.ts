/** Parts that are asked for by themselves: a smiley face. Faces on things are drawn by `living`. */

import type { Art, Thing } from '../art/art.ts'
import { kawaii } from '../ink/faces.ts'

const FACE: Thing = {
  name: 'face',
  aspect: 1.5,
  habitat: 'worn',
  draw({ x, y, h, sw, facing }): Art {
    const svg = kawaii(x, y - h * 0.56, h * 0.94, sw)
    const box = { x0: x - h * 0.75, x1: x + h * 0.75, y0: y - h, y1: y }
    return { layers: [{ part: 'back', svg }], box, points: { base: [x, y], top: [x, y - h] }, tops: [], facing }
  },
}

export const FEATURES: ReadonlyMap<string, Thing> = new Map([FACE].map((feature) => [feature.name, feature]))
