/** Any animal we can draw, filled with tangles: its face stays clear, and so do its markings. */
import type { Actor, Art, Layer, Spot } from '../../art/art.ts'
import { BEASTS } from '../../beasts/index.ts'
import { createRng, type Rng } from '../../ink/random.ts'
import { subtract } from '../kit/clip.ts'
import { ellipse } from '../kit/curves.ts'
import { page, shape } from '../kit/marks.ts'
import { sampled } from '../kit/path-data.ts'
import { area, type Bounds, box, distance, inside, type Poly } from '../kit/points.ts'
import { type TangleName, tangleBag } from './fill.ts'
import { fillPanels } from './panels.ts'

/** Their tails and legs are strokes, which nothing can fill. */
const THIN: ReadonlySet<string> = new Set(['chameleon', 'jellyfish', 'spider', 'mosquito', 'stick insect'])

export const ANIMALS: readonly string[] = [...BEASTS.keys()].filter((name) => !THIN.has(name))

/** Smaller areas are toes, ears and stripes. */
const WORTH_FILLING = 6000
const ROOM = 880
const LARGEST_FACE = 190

/** `name` is one of ANIMALS. */
export function tangledAnimal(name: string, rng: Rng): string {
  const animal = BEASTS.get(name) as Actor
  const seed = rng.int(0, 1e6)
  const facing = rng.pick(['left', 'right'] as const)
  const spot = { x: 512, y: 800, h: 600, sw: 7, facing, detail: 'simple' } as const
  const { x0, y0, x1, y1 } = boundsOf(standing(animal, { ...spot, rng: createRng(seed) }))
  const scale = Math.min(ROOM / (x1 - x0), ROOM / (y1 - y0))
  const x = 512 - ((x0 + x1) / 2 - spot.x) * scale
  const y = 512 - ((y0 + y1) / 2 - spot.y) * scale
  const art = standing(animal, { ...spot, x, y, h: spot.h * scale, rng: createRng(seed) })
  const face = faceOf(art)
  const bag = tangleBag(rng)
  return page(art.layers.map((layer) => tangledLayer(layer, face, bag, rng)).join(''))
}

const standing = (animal: Actor, spot: Spot): Art =>
  animal.act(spot, { pose: animal.can('stand') ? 'stand' : animal.can('fly') ? 'fly' : 'swim' })

/** What is drawn, which may be more than the animal takes for standing somewhere: wings reach out of that. Groups are turned or cut. */
const boundsOf = ({ layers }: Art): Bounds =>
  box(
    layers.flatMap(({ svg }) =>
      [...svg.replace(/<g\b.*?<\/g>/g, '').matchAll(/<path d="([^"]+)" fill="#fff"/g)].map(([, data = '']) =>
        sampled(data),
      ),
    ),
  )

/** A disc that holds eye and mouth. */
function faceOf({ points: { eye, mouth, headTop } }: Art): Poly | null {
  if (!eye || !mouth) return null
  const reach = Math.max(distance(eye, mouth), headTop ? distance(eye, headTop) : 0)
  return ellipse((eye[0] * 2 + mouth[0]) / 3, (eye[1] * 2 + mouth[1]) / 3, Math.min(LARGEST_FACE, reach * 1.3))
}

/** Every large area of a coat gets its panels right after it is painted: what is painted later hides them. */
function tangledLayer({ part, svg }: Layer, face: Poly | null, bag: () => TangleName, rng: Rng): string {
  if (part === 'head') return svg
  let depth = 0
  return svg.replace(/<\/?g\b[^>]*>|<path d="([^"]+)" fill="#fff"[^>]*>/g, (tag, data: string | undefined) => {
    if (tag.startsWith('<g')) depth++
    if (tag.startsWith('</g')) depth--
    if (!data || depth || !/z$/i.test(data)) return tag
    const outline = sampled(data)
    if (Math.abs(area(outline)) < WORTH_FILLING) return tag
    const coats = face && hasFace(outline, face) ? subtract([outline], [face]) : [outline]
    const panels = coats.map((coat) => fillPanels(coat, 10500, bag, rng) + shape(coat, 5, 'none'))
    return tag + panels.join('') + shape(outline, 7.5, 'none')
  })
}

const hasFace = (outline: Poly, face: Poly): boolean => {
  const { x0, y0, w, h } = box(face)
  return inside([x0 + w / 2, y0 + h / 2], outline)
}
