/** Water that is splashed or shaken off: in drops to all of the other, and from who shakes to all sides. */
import type { Point } from '../../art/art.ts'
import { midX, mix, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import type { ActStager } from './acts/kit.ts'
import { face } from './beside.ts'
import { drop, drops } from './between.ts'
import { splash } from './effects.ts'
import { footing } from './stance.ts'

const WATER = /river|lake|pond|sea|pool|ocean|beach|water|bath/
const BOAT = /boat|ship|canoe|kayak|raft|yacht/
/** Between the two, in heights of the larger one. */
const APART = 0.2
/** Whose arms are held out needs more room for the water. */
const AT_ARMS_LENGTH = 0.36
/** Where drops hit, in heights of who gets wet from the top. */
const HIT = [0.2, 0.5, 0.8] as const

export const drench: ActStager = (scene, a, b) => {
  if (!b) return
  if (a.habitat === 'ground') a.act({ pose: a.handed ? 'arms-forward' : 'stand' })
  const s = side(a.place.facing)
  if (!scene.together(a, b)) {
    face(scene, b, turned(a.place.facing))
    const apart = Math.max(tall(a.art.box), tall(b.art.box)) * (a.handed ? AT_ARMS_LENGTH : APART)
    const [front, near] = s > 0 ? [a.art.box.x1, b.art.box.x0] : [a.art.box.x0, b.art.box.x1]
    scene.group(b).shift(front + s * apart - near, footing(scene, a) - footing(scene, b))
    scene.join(b, a, 'under')
  }
  if (b.being) b.act({ mood: 'surprised', mouth: 'open' })
  const edge = (one: Member, way: number, share: number): Point => {
    const { box } = one.art
    return [way > 0 ? box.x1 : box.x0, box.y0 + tall(box) * share]
  }
  // Ashore it is the wet fur that does it.
  const isShaking =
    !a.handed && !WATER.test(scene.graph.place ?? '') && !BOAT.test(b.entry.name) && a.habitat !== 'water'
  const from = (share: number): Point => mix(edge(a, s, share), [midX(a.art.box), edge(a, s, share)[1]], 0.1)
  for (const share of HIT)
    drops(
      scene,
      a,
      () => from(isShaking ? share : 0.6),
      () => edge(b, -s, share),
      0.03,
    )
  if (isShaking) around(scene, a)
  else
    splash(
      scene,
      a,
      () => [(edge(a, s, 1)[0] + edge(b, -s, 1)[0]) / 2, a.art.box.y1],
      () => tall(a.art.box) * 0.12,
    )
}

/** From the back and from behind as well. */
/** Higher a drop would be over the edge of the page. */
const TOP = 84

function around(scene: Scene, a: Member, way: 1 | -1 = -side(a.place.facing) as 1 | -1): void {
  scene.extras.push({
    of: a,
    draw(sw) {
      const { box } = a.art
      const [w, h, r, s] = [wide(box), tall(box), Math.max(10, a.place.h * 0.042), way]
      const at: [number, number][] = [
        [0.62, 0.18],
        [0.6, 0.5],
        [0.72, 0.34],
        [0.42, -0.04],
        [0.16, -0.1],
        [-0.2, -0.1],
      ]
      return at.map(([dx, dy]) => drop([midX(box) + s * dx * w, Math.max(TOP, box.y0 + dy * h)], r, sw)).join('')
    },
  })
}

/** Shaken dry: drops fly to all sides. */
export const shakeOff: ActStager = (scene, a) => {
  if (!a.being) return
  if (a.habitat === 'ground') a.act({ pose: 'stand' })
  a.act({ mood: 'proud' })
  for (const way of [1, -1] as const) around(scene, a, way)
}
