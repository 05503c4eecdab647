/** Creatures among large flowers that fill the page: what hobby colorists ask for as "hummingbirds and hibiscus". */
import { createRng, type Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { creature, hasCreature } from '../creatures/creatures.ts'
import { canDress, dressed, outlinesOf } from '../dressed.ts'
import { grow } from '../kit/clip.ts'
import { rect } from '../kit/curves.ts'
import { circle, page, paperAround } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { area, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { printCover } from '../print-cover.ts'
import { BARE } from '../subject.ts'

const PLACES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [[512, 500, 600]],
  [
    [330, 330, 420],
    [700, 690, 420],
  ],
  [
    [290, 290, 360],
    [740, 400, 360],
    [400, 740, 360],
  ],
  [
    [280, 270, 320],
    [740, 290, 320],
    [290, 730, 320],
    [740, 740, 320],
  ],
]
const USUAL = ['rose', 'peony', 'daisy', 'anemone', 'lily']

/** `creatures` may name one more than once; `plants` are flowers and twigs by name, or any small thing. */
export function amongFlowers(rng: Rng, creatures: readonly string[], plants: readonly string[]): string {
  const places = PLACES[Math.min(PLACES.length, Math.max(1, creatures.length)) - 1]!
  const room = new Room(-40)
  let beings = ''
  for (const [i, [x, y, size]] of places.entries()) {
    const name = creatures[i]
    if (!name) break
    const cover = canDress(name) && lookUp(name)?.kind === 'being' ? printCover(rng, 1) : BARE
    const place = { x, y, w: size * 1.15, h: size, cover, sw: 6 }
    const own = createRng(rng.int(1, 1e6))
    const svg = hasCreature(name)
      ? creature(name, own)(place).svg
      : dressed(name, own, { ...place, facing: x < 512 ? 'right' : 'left' })
    for (const outline of grow(
      outlinesOf(svg).filter((poly) => Math.abs(area(poly)) > 600),
      4,
    ))
      room.takeShape(outline)
    beings += svg
  }
  const heads = plants.filter((name) => !(name in SPRIGS))
  const twigs = plants.filter((name) => name in SPRIGS)
  const kinds = heads.length || twigs.length ? heads : USUAL
  let turn = 0
  let leaves = ''
  const flowers = fillRoom(room, { largest: 124, smallest: 20, gap: -6, count: 28 }, ({ x, y, r }) => {
    const a = rng.between(0, TAU)
    if (r > 46) for (const k of [0, 2.1, 4.2]) leaves += vein(x, y, r * 1.5, r * 0.62, a + k, { veins: r > 70 ? 2 : 0 })
    const twig = twigs[turn % Math.max(1, twigs.length)]
    if (twig && (!kinds.length || turn % 3 === 2) && r > 40) {
      turn++
      return SPRIGS[twig]!(x - r * Math.cos(a), y - r * Math.sin(a), r * 2, a, rng)
    }
    if (r < 28 || !kinds.length) return circle(x, y, Math.max(8, r * 0.6), 3.4)
    const name = kinds[turn++ % kinds.length]!
    return FLOWER_HEADS[name]?.(x, y, r, rng) ?? fittedDrawing(name, () => 4.4)?.(x, y, r * 1.7, r * 1.7) ?? ''
  })
  return page(leaves + flowers + beings + paperAround(rect(14, 14, 996, 996)))
}
