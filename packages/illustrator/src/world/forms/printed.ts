/** One picture on the largest area of a drawing: the lion of a shield, the ice cream on a van. */
import type { Art, Spot } from '../../art/art.ts'
import { roomiest } from '../traits/area.ts'
import { type Draws, filling, svgOf } from './picture.ts'

/** Smaller than this nobody would know what it is. */
const LEAST = 18
/** Of the room about the deepest place: corners of a picture are mostly empty. */
const SHARE = 0.86

/** Of the way from the neck to the seat: half of a picture on cloth, and of a badge. */
const [PICTURE, BADGE] = [0.38, 0.22]

/** On the chest, before what is on it and behind the arms. */
export function onChest(art: Art, { noun, draws, isBadge = false }: OnChest, spot: Spot): Art {
  const { chest, neck, seat } = art.points
  const torso = art.layers.findLastIndex(({ part }) => part === 'torso')
  // A toy has a belly.
  if (torso < 0) return printed(art, { noun, draws, part: 'belly' }, spot)
  if (!chest || !neck || !seat) return art
  const arm = art.layers.findIndex(({ part }, i) => i > torso && part.endsWith('Arm'))
  const at = arm < 0 ? torso : arm - 1
  const long = Math.abs(seat[1] - neck[1])
  const r = long * (isBadge ? BADGE : PICTURE)
  const [x, y] = [chest[0], chest[1] + (isBadge ? long * 0.16 : 0)]
  const small: Spot = { ...spot, facing: 'right', detail: 'simple' }
  const picture = filling({ noun, spot: small, draws }, { x0: x - r, x1: x + r, y0: y - r * 0.6, y1: y + r * 1.1 })
  if (!picture || r < LEAST) return art
  return {
    ...art,
    layers: art.layers.map((layer, i) => (i === at ? { ...layer, svg: layer.svg + svgOf(picture) } : layer)),
  }
}

interface OnChest {
  noun: string
  draws: Draws
  isBadge?: boolean
}

interface Printed {
  noun: string
  draws: Draws
  /** Nowhere else. */
  part?: string
}

export function printed(art: Art, { noun, draws, part }: Printed, spot: Spot): Art {
  const found = art.layers.flatMap((layer, i) => {
    const room = roomiest(layer.svg, part)
    return room ? [{ i, ...room }] : []
  })
  const [best] = found.toSorted((a, b) => b.depth - a.depth)
  if (!best || best.depth < LEAST) return art
  const { area, x, y } = best
  const r = best.depth * SHARE
  const small: Spot = { ...spot, facing: 'right', detail: 'simple' }
  const picture = filling({ noun, spot: small, draws }, { x0: x - r, x1: x + r, y0: y - r, y1: y + r })
  if (!picture) return art
  const layers = art.layers.map((layer, i) =>
    i === best.i ? { ...layer, svg: layer.svg.slice(0, area.end) + svgOf(picture) + layer.svg.slice(area.end) } : layer,
  )
  return { ...art, layers }
}
