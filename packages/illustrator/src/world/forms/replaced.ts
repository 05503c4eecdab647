/** One thing in the place of a part of another: cookies for wheels, a hat instead of a roof. */
import type { Art, Box, Point, Spot } from '../../art/art.ts'
import { faceDrawn } from './fused.ts'
import { facesOf, middleOf, tallOf, union, wideOf } from './kit.ts'
import { type Draws, filling, reaching, type Stand, standing, svgOf } from './picture.ts'
import { type Cut, cutByLack, cutByName, type Region } from './regions.ts'
import { ridged } from './ridged.ts'
import { ofMotifs } from './textures.ts'

export interface Replacement {
  part: string
  noun: string
}

interface Whole {
  art: Art
  spot: Spot
  draws: Draws
  /** The same whole with another look. */
  again(look: string): Art
}

type Put = (stand: Stand, region: Region, art: Art) => (Art | null)[]

/** On the foot of the part, as wide as it. */
const stand: Put = (what, { box }) => [
  standing(what, wideOf(box) * 1.04, Math.max(tallOf(box) * 1.5, wideOf(box) * 0.9), [middleOf(box), box.y1 + 2]),
]

/** One in each place. */
const each: Put = (what, { boxes }) => apart(boxes).map((box) => filling(what, box))

/** Boxes that lie in one another are one place. */
const apart = (boxes: readonly Box[]): Box[] => {
  const largest = boxes.toSorted((a, b) => wideOf(b) * tallOf(b) - wideOf(a) * tallOf(a))
  const out: Box[] = []
  for (const box of largest) {
    const isNew = out.every((known) => {
      const [w, h] = [
        Math.min(box.x1, known.x1) - Math.max(box.x0, known.x0),
        Math.min(box.y1, known.y1) - Math.max(box.y0, known.y0),
      ]
      return w <= 0 || h <= 0 || w * h < wideOf(box) * tallOf(box) * 0.3
    })
    if (isNew) out.push(box)
  }
  return out
}

/** From where it grows out of the body to its tip. */
const grow: Put = (what, { boxes }, art) => apart(boxes).map((box) => growIn(what, box, art))

function growIn(what: Stand, box: Box, { box: all }: Art): Art | null {
  const [cx, cy] = [middleOf(all), (all.y0 + all.y1) / 2]
  const corners: Point[] = [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x0, box.y1],
    [box.x1, box.y1],
  ]
  const sorted = corners.toSorted((a, b) => Math.hypot(a[0] - cx, a[1] - cy) - Math.hypot(b[0] - cx, b[1] - cy))
  const [root, tip] = [sorted[0] as Point, sorted[3] as Point]
  return reaching(what, root, tip, Math.hypot(tip[0] - root[0], tip[1] - root[1]) * 0.9)
}

/** All around a middle, between two angles in degrees: 0 is upward. */
function fan(what: Stand, [x, y]: Point, radii: readonly [number, number], from: number, to: number, n: number) {
  const isRing = to - from >= 360
  return Array.from({ length: n }, (_, i) => {
    const a = ((from + ((to - from) * i) / (isRing ? n : n - 1)) * Math.PI) / 180
    const at = (r: number): Point => [x + Math.sin(a) * r, y - Math.cos(a) * r]
    const widest = ((to - from) / 360) * ((Math.PI * 2 * radii[1]) / n)
    return reaching(what, at(radii[0]), at(radii[1]), widest)
  })
}

const ring: Put = (what, { box }) => {
  const r = Math.max(wideOf(box), tallOf(box)) / 2
  return fan(what, [middleOf(box), (box.y0 + box.y1) / 2], [r * 0.3, r], 0, 360, 8)
}

/** A lion's mane stands around its head, a horse's along the back of it. */
const mane: Put = (what, _, art) => {
  const [face] = facesOf(art)
  if (!face) return []
  const [x, y, r] = face
  const way = art.facing === 'left' ? -1 : 1
  return art.layers.some(({ part }) => part === 'mane')
    ? fan(what, [x, y], [r * 0.8, r * 1.8], way > 0 ? -130 : -20, way > 0 ? 20 : 130, 7)
    : fan(what, [x, y], [r * 0.7, r * 1.95], 0, 360, 10)
}

/** Bristles along a back, or all around who looks at us. */
const bristle: Put = (what, { box }, art) => {
  const [face] = facesOf(art)
  const isFrontal = face !== undefined && Math.abs(face[0] - middleOf(box)) < wideOf(box) * 0.1
  const [x, y] = [middleOf(box), box.y0 + tallOf(box) * (isFrontal ? 0.62 : 0.7)]
  const r = Math.max(wideOf(box) * 0.5, tallOf(box) * 0.75)
  if (isFrontal) return fan(what, [x, y], [r * 0.6, r * 1.22], -98, 98, 13)
  return [...fan(what, [x, y], [r * 0.72, r * 1.22], -82, 62, 8), ...fan(what, [x, y], [r * 0.3, r * 0.84], -64, 44, 6)]
}

const hair: Put = (what, _, art) => {
  const [face] = facesOf(art)
  const { headTop, headMid } = art.points
  if (!face || !headTop || !headMid) return []
  const r = Math.abs(headMid[1] - headTop[1])
  return fan(what, headMid, [r * 0.72, r * 1.7], -105, 105, 8)
}

/** What grows around a head, behind it, and the look of who has none. */
const CROWNS: Readonly<Record<string, { put: Put; without: string }>> = {
  hair: { put: hair, without: 'bald head' },
  mane: { put: mane, without: 'no mane' },
}

const PUTS: Readonly<Record<string, Put>> = {
  roof: stand,
  cap: stand,
  shell: stand,
  sail: stand,
  shade: stand,
  wheel: each,
  wing: grow,
  door: each,
  window: each,
  head: each,
  petal: ring,
  tail: grow,
  horn: grow,
  spikes: bristle,
  quills: bristle,
}

/** Parts that are a place on the drawing rather than an area of it. */
const SPOTS: Readonly<Record<string, (art: Art) => Box[]>> = {
  nose: (art) => {
    const { eye, mouth } = art.points
    const [face] = facesOf(art)
    if (!eye || !mouth || !face) return []
    const r = face[2] * 0.3
    return [square(mouth[0], mouth[1] - r * 1.2, r)]
  },
  hand: ({ points, box }) =>
    [points.nearHand, points.farHand].flatMap((p) => (p ? [square(p[0], p[1], tallOf(box) * 0.08)] : [])),
  foot: ({ points, box }) =>
    [points.nearFoot, points.farFoot].flatMap((p) =>
      p ? [square(p[0], p[1] - tallOf(box) * 0.05, tallOf(box) * 0.09)] : [],
    ),
  hat: ({ points }) => {
    const { headTop, headMid } = points
    if (!headTop || !headMid) return []
    const r = Math.abs(headMid[1] - headTop[1])
    return [{ x0: headTop[0] - r * 1.3, x1: headTop[0] + r * 1.3, y0: headTop[1] - r * 1.7, y1: headTop[1] + r * 0.36 }]
  },
  eye: ({ features }) => (features ?? []).slice(0, -1).map(([x, y, r]) => square(x, y, r * 1.1)),
}

const square = (x: number, y: number, r: number): Box => ({ x0: x - r, x1: x + r, y0: y - r, y1: y + r })

/** Parts that drawings can be without. */
const LACKING = /^(tail|horn|wing)$/

/** The whole as it was where it has no such part. */
export function replaced(whole: Whole, { part, noun }: Replacement): Art {
  const { art, spot, draws } = whole
  const what: Stand = { noun, spot: { ...spot, sw: spot.sw * 0.92, attributes: [] }, draws }
  if (!draws(noun, { ...what.spot, h: 100 })) return art
  if (part === 'leaf') return ofMotifs(art, { noun, draws, how: 'grown' }, spot)
  const places = SPOTS[part]?.(art)
  if (places?.length)
    return onTop(
      art,
      places.map((box) => filling(what, box)),
    )
  const crown = CROWNS[part]
  if (crown) {
    const bare = whole.again(crown.without)
    return svgOf(bare) === svgOf(art) ? art : inserted(bare, headOf(bare), drawnBy(crown.put, what, art))
  }
  const cut = cutOf(whole, part)
  // Along the back that is left without them.
  if (part === 'plate') return cut ? ridged(cut.art, { noun, draws }, spot) : art
  const put = PUTS[part]
  if (!cut || !put) return art
  return cut.regions.reduce((known, region) => {
    const grown = inserted(known, region, drawnBy(put, what, art, region))
    // Who has another head keeps its face.
    return part === 'head' ? onTop(grown, [], faceDrawn(art)) : grown
  }, cut.art)
}

const headOf = ({ layers, box }: Art): Region => {
  const layer = Math.max(
    0,
    layers.findIndex(({ part }) => part === 'head'),
  )
  return { layer, at: 0, box, boxes: [] }
}

const drawnBy = (put: Put, what: Stand, art: Art, region = headOf(art)): Art[] =>
  put(what, region, art).filter((piece) => piece !== null)

function cutOf({ art, again }: Whole, part: string): Cut | null {
  const named = cutByName(art, part)
  if (named || !LACKING.test(part)) return named
  return cutByLack(art, again(`no ${part}`))
}

function inserted(art: Art, { layer, at }: Region, pieces: readonly Art[]): Art {
  const svg = pieces.map(svgOf).join('')
  return {
    ...art,
    layers: art.layers.map((known, i) =>
      i === layer ? { ...known, svg: known.svg.slice(0, at) + svg + known.svg.slice(at) } : known,
    ),
    box: pieces.reduce((box, piece) => union(box, piece.box), art.box),
  }
}

function onTop(art: Art, pieces: readonly (Art | null)[], more = ''): Art {
  const last = { layer: art.layers.length - 1, at: art.layers.at(-1)?.svg.length ?? 0 }
  const drawn = pieces.filter((piece) => piece !== null)
  const { layers, ...rest } = inserted(art, { ...last, box: art.box, boxes: [] }, drawn)
  return { ...rest, layers: layers.map((layer, i) => (i === last.layer ? { ...layer, svg: layer.svg + more } : layer)) }
}

/** Parts that can be something else. */
export const REPLACEABLE: ReadonlySet<string> = new Set([
  ...Object.keys(PUTS),
  ...Object.keys(SPOTS),
  ...Object.keys(CROWNS),
  'leaf',
  'plate',
])
