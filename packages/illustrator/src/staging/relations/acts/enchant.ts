/** Magic: from the wand a trail of stars goes over whom it changes to what they become, which stands next to them. */
import type { Point } from '../../../art/art.ts'
import type { SceneGraph } from '../../../reading/graph.ts'
import { side, tall } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { setBeside } from '../beside.ts'
import { area } from '../effects.ts'
import { resize } from '../kit.ts'
import { type ActStager, aim, before, toFront, toolIn } from './kit.ts'

/** The wand held out to whom it changes; who becomes what is beyond. */
export const enchant: ActStager = (scene, a, b, relation) => {
  if (!b || a === b) return
  setBeside(scene, a, b, a.place.facing === 'left', 0.12)
  const wand = toolIn(scene, a, relation)
  const tip = (): Point => (wand?.has('tip') ? wand.point('tip') : a.point('nearHand'))
  if (a.handed) {
    const hand = before(a, 0.2, 0)
    a.act({ pose: 'stand', turn: 0.5, reach: { nearHand: hand } })
    if (wand?.has('tip')) {
      aim(wand, hand, [hand[0] + side(a.place.facing) * a.place.h * 0.2, hand[1] - a.place.h * 0.14])
      toFront(scene, wand)
    }
    toFront(scene, a, 'nearArm')
  }
  trail(scene, b, tip, () => crownOf(b))
}

/** "morphing a robot" is said of things as well, which do no acts. */
export const enchanted = (graph: SceneGraph): SceneGraph => ({
  ...graph,
  relations: graph.relations.map((one) => (/^morph/.test(one.word ?? '') ? { ...one, how: 'morph' } : one)),
})

/** Whoever becomes something is surprised, and it is right beside them. */
export const morph: ActStager = (scene, a, b) => {
  if (!b || a === b) return
  if (a.being && !a.named.mood) a.act({ mood: 'surprised', mouth: 'open' })
  const by = scene.bonds.find((bond) => bond.b === a && bond.relation.how === 'enchant')?.a
  const right = by && scene.together(by, a) ? a.art.box.x0 > by.art.box.x0 : b.place.facing === 'left'
  // A toad beside the prince it was would be lost.
  if (scene.alone(b) && tall(b.art.box) < tall(a.art.box) * LEAST)
    resize(scene, b, (b.place.h * tall(a.art.box) * LEAST) / tall(b.art.box))
  setBeside(scene, b, a, right, 0.05)
  trail(
    scene,
    b,
    () => crownOf(a),
    () => crownOf(b),
  )
}

/** Of the height of who becomes it. */
const LEAST = 0.55

const crownOf = ({ art: { box } }: Member): Point => [(box.x0 + box.x1) / 2, box.y0]

/** Along the way: how large each star is, as a share of the page's small ones. */
const STARS = [0.7, 0.85, 1, 1.15, 1.3] as const
/** In pixels, and how high the trail rises over both, as a share of who is at its end. */
const [STAR, RISE] = [21, 0.16]

function trail(scene: Scene, of: Member, from: () => Point, to: () => Point): void {
  scene.extras.push({
    of,
    draw(sw) {
      const [[x, y], [u, v]] = [from(), to()]
      const top = Math.max(48, Math.min(y, v) - tall(of.art.box) * RISE - 40)
      return STARS.map((size, i) => {
        const t = (i + 1) / (STARS.length + 0.4)
        const at: Point = [
          x * (1 - t) ** 2 + 2 * ((x + u) / 2) * t * (1 - t) + u * t ** 2,
          y * (1 - t) ** 2 + 2 * top * t * (1 - t) + (v - 14) * t ** 2,
        ]
        return star(at, STAR * size, sw)
      }).join('')
    },
  })
}

/** Blunt points: sharp ones would be ink. */
function star([x, y]: Point, r: number, sw: number): string {
  const corners = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.5 : r]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  const d = corners.map(([cx, cy], i) => `${i ? 'L' : 'M'}${cx.toFixed(1)} ${cy.toFixed(1)}`).join('')
  return area(`${d}Z`, 'straw', sw * 0.75)
}
