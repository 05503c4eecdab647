/** Anything we can draw, its large areas dressed: with tangles, plates of brass or panes of glass. Its face stays clear, and so do its markings. */
import type { Art, Facing, Layer, Spot } from '../art/art.ts'
import { createRng, type Rng } from '../ink/random.ts'
import { type Entry, lookUp } from '../world/world.ts'
import type { Role } from './creatures/creature.ts'
import { subtract } from './kit/clip.ts'
import { ellipse } from './kit/curves.ts'
import { shape } from './kit/marks.ts'
import { sampled } from './kit/path-data.ts'
import { area, type Bounds, box, center, distance, inside, type Poly } from './kit/points.ts'

export interface Dressing {
  /** The middle of its place, and how wide and high that is. */
  x: number
  y: number
  w: number
  h: number
  /** What covers an area, within its outline; a creature says which part of it that is. */
  cover: (area: Poly, role?: Role) => string
  /** How wide the lines around covered areas are. */
  sw: number
  /** How large its face is at most: what is said of its body is to be seen. */
  face?: number
  /** Where it looks; by chance where nobody says. */
  facing?: Facing
}

/** Their tails and legs are strokes, or their feathers so narrow that patterns would be black. */
const THIN: ReadonlySet<string> = new Set(['chameleon', 'jellyfish', 'spider', 'mosquito', 'stick insect', 'peacock'])

/** Faces and clothes of people are no place for patterns. */
export function canDress(name: string): boolean {
  const entry = lookUp(name)
  return entry !== null && !THIN.has(name) && !(entry.kind === 'being' && entry.human)
}

/** Smaller areas are toes, ears and stripes. */
const WORTH_COVERING = 6000
const LARGEST_FACE = 190

/** `canDress(name)` holds, or nothing is covered. `attributes` are what was said of it. */
export function dressed(
  name: string,
  rng: Rng,
  { x, y, w, h, cover, sw, face: largest = LARGEST_FACE, facing: asked }: Dressing,
  attributes: readonly string[] = [],
): string {
  const entry = lookUp(name) as Entry
  const seed = rng.int(0, 1e6)
  const facing = asked ?? rng.pick(['left', 'right'] as const)
  const first = { x: 512, y: 800, h: 600, sw: sw - 0.5, facing, detail: 'simple', attributes, grave: true } as const
  const { x0, y0, x1, y1 } = boundsOf(drawn(entry, { ...first, rng: createRng(seed) }))
  const scale = Math.min(w / (x1 - x0), h / (y1 - y0))
  const spot = {
    ...first,
    x: x - ((x0 + x1) / 2 - first.x) * scale,
    y: y - ((y0 + y1) / 2 - first.y) * scale,
    h: first.h * scale,
  }
  const art = drawn(entry, { ...spot, rng: createRng(seed) })
  const face = faceOf(art, largest)
  return art.layers.map((layer) => dressedLayer(layer, face ? [face] : [], cover, sw)).join('')
}

function drawn(entry: Entry, spot: Spot): Art {
  if (entry.kind === 'thing') return entry.thing.draw(spot)
  const { actor } = entry
  return actor.act(spot, { pose: actor.can('stand') ? 'stand' : actor.can('fly') ? 'fly' : 'swim' })
}

/** What is drawn, which may be more than it takes for standing somewhere: wings reach out of that. Groups are turned or cut. */
function boundsOf({ layers, box: stand }: Art): Bounds {
  const areas = outlinesOf(layers.map(({ svg }) => svg).join(''))
  const corners: Poly = [
    [stand.x0, stand.y0],
    [stand.x1, stand.y1],
  ]
  const drawn = areas.length ? box(areas) : null
  // A snowflake is strokes around a small middle.
  return drawn && drawn.w > (stand.x1 - stand.x0) * 0.5 ? drawn : box([corners])
}

/** The white areas of a drawing. */
export const outlinesOf = (svg: string): Poly[] =>
  [...svg.replace(/<g\b.*?<\/g>/g, '').matchAll(/<path d="([^"]+)" fill="#fff"/g)]
    .map(([, data = '']) => sampled(data))
    .filter((outline) => outline.length > 2)

/** A disc that holds eye and mouth. */
function faceOf({ points: { eye, mouth, headTop } }: Art, largest: number): Poly | null {
  if (!eye || !mouth) return null
  const up = headTop ? distance(eye, headTop) : 0
  // An elephant's mouth is far from its brow, and its ear is no face.
  const reach = Math.max(up, Math.min(distance(eye, mouth), 1.3 * up || Infinity))
  return ellipse((eye[0] * 2 + mouth[0]) / 3, (eye[1] * 2 + mouth[1]) / 3, Math.min(largest, reach * 1.3))
}

/** Every large area gets its cover right after it is painted: what is painted later hides it. */
export function dressedLayer(
  { part, svg }: Layer,
  faces: readonly Poly[],
  cover: Dressing['cover'],
  sw: number,
): string {
  let depth = 0
  return svg.replace(/<\/?g\b[^>]*>|<path d="([^"]+)" fill="#fff"[^>]*>/g, (tag, data: string | undefined) => {
    if (tag.startsWith('<g')) depth++
    if (tag.startsWith('</g')) depth--
    if (!data || depth || !/z$/i.test(data)) return tag
    const outline = sampled(data)
    if (Math.abs(area(outline)) < WORTH_COVERING || (part === 'head' && !isEar(outline, faces))) return tag
    const within = faces.filter((face) => hasFace(outline, face))
    const areas = within.length ? subtract([outline], within) : [outline]
    const covers = areas.map((clear) => cover(clear) + shape(clear, sw * 0.67, 'none'))
    return tag + covers.join('') + shape(outline, sw, 'none')
  })
}

/** An octopus is all head: so many times as large as its face, an area is a body. */
const BODY = 1.7

/** An area of the head that lies beside the face, or far around it. */
const isEar = (outline: Poly, faces: readonly Poly[]): boolean =>
  faces.length > 0 &&
  !faces.some((face) =>
    hasFace(outline, face) ? Math.abs(area(outline)) < BODY * Math.abs(area(face)) : inside(center(outline), face),
  )

const hasFace = (outline: Poly, face: Poly): boolean => {
  const { x0, y0, w, h } = box(face)
  return inside([x0 + w / 2, y0 + h / 2], outline)
}
