/** At the lips: a balloon that is blown up, soup that is too hot. */
import { midX, midY, side, tall, wide } from '../../geometry.ts'
import { facing, setBeside } from '../beside.ts'
import { ahead, cheekOf, meet, resize } from '../kit.ts'
import { cord } from '../stance.ts'
import { type ActStager, headOf, toFront } from './kit.ts'

/** In heads: how large a balloon is half way. */
const BLOWN = 1.5
/** Degrees from hanging by its knot to lying along the breath. */
const FORWARD = 78

/** Its knot at the mouth, both hands at it. */
export const blowInto: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  a.act({ pose: 'two-hands', mouth: 'open' })
  const r = headOf(a)
  b.at({ facing: a.place.facing })
  resize(scene, b, (b.place.h * r * BLOWN) / Math.max(1, wide(b.art.box)))
  b.tilt = FORWARD
  b.draw()
  const [x, y] = a.point('mouth')
  const near = ahead(a, 1) > 0 ? b.art.box.x0 : b.art.box.x1
  meet(scene, b, a, b.has('tie') ? b.point('tie') : [near, midY(b.art.box)], [x + ahead(a, r * 0.14), y])
  scene.join(b, a, 'over')
  a.act({
    reach: { nearHand: [x + ahead(a, r * 0.34), y + r * 0.22], farHand: [x + ahead(a, r * 0.3), y + r * 0.34] },
  })
  toFront(scene, a, 'nearArm')
}

/** Half behind the house, and no farther away. */
const ONLOOKER = -0.3

/** In heads: how far apart the lines of breath are. */
const BREATH = [-0.3, 0, 0.3] as const

/** Breath alone: who blows fire or bubbles at somebody shows them anyway. */
export const blowAt: ActStager = (scene, a, b, relation) => {
  if (!b) return
  facing(scene, a, b, relation)
  const onlookers = scene.bonds.filter((bond) => bond.b === b && bond.a !== a && bond.a.being && scene.alone(bond.a))
  // Past what is blown at: before it they would be blown away, and behind who blows nobody would see them.
  for (const { a: one } of onlookers) setBeside(scene, one, b, a.place.facing === 'right', ONLOOKER)
  if (!a.has('mouth') || scene.bonds.some((bond) => bond.a === a && bond.b && bond.b !== b)) return
  a.act({ mouth: 'open', ...(a.handed ? { turn: 0.85 } : {}) })
  scene.extras.push({
    of: a,
    draw(sw) {
      const [[x, y], s] = [a.point('mouth'), side(a.place.facing)]
      const near = s > 0 ? b.art.box.x0 : b.art.box.x1
      const r = Math.max(headOf(a), 40)
      const from = x + ahead(a, cheekOf(a) * 1.05 + r * 0.16)
      const room = Math.max(r * 0.5, s * (near - from) + r * 0.1)
      return BREATH.map((low, i) =>
        cord([from, y + r * low * 0.4], [from + s * room, y + r * low], i % 2 ? 0.14 : -0.14, sw * 0.8),
      ).join('')
    },
  })
}

/** Held below the lips, the breath going over it. */
export const blowOn: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  a.act({ pose: 'two-hands', mouth: 'open' })
  const r = headOf(a)
  resize(scene, b, (b.place.h * r * 1.25) / Math.max(wide(b.art.box), tall(b.art.box)))
  const [x, y] = a.point('mouth')
  const far = x + ahead(a, r * 1.2)
  meet(scene, b, a, [midX(b.art.box), b.art.box.y0], [far, y + r * 0.42])
  scene.join(b, a, 'over')
  const { box } = b.art
  const half = wide(box) * 0.42
  a.act({
    reach: {
      nearHand: [midX(box) - ahead(a, half), midY(box) + tall(box) * 0.2],
      farHand: [midX(box) + ahead(a, half), midY(box) + tall(box) * 0.2],
    },
  })
  toFront(scene, a, 'nearArm')
  scene.extras.push({
    of: a,
    draw(sw) {
      const [mx, my] = a.point('mouth')
      return [0.05, 0.26]
        .map((low) =>
          cord(
            [mx + ahead(a, r * 0.3), my + r * low],
            [mx + ahead(a, r * 0.86), my + r * (low + 0.06)],
            low > 0.1 ? 0.12 : -0.12,
            sw * 0.8,
          ),
        )
        .join('')
    },
  })
}
