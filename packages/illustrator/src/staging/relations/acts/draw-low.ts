/** Drawing on the floor: on one's knees over a sheet of paper that lies there, the crayon on it. */
import type { Point } from '../../../art/art.ts'
import type { Entry, Inanimate } from '../../../world/world.ts'
import { midX } from '../../geometry.ts'
import { redrawn } from '../../redrawn.ts'
import { ahead } from '../kit.ts'
import { type ActStager, aim, toFront, toolIn } from './kit.ts'

/** In heights of who draws: how far ahead the middle of the sheet is, how wide and how deep it lies there. */
const [AHEAD, WIDE, DEEP] = [0.4, 0.44, 0.13]

export const drawLow: ActStager = (scene, a, b, relation) => {
  if (!b || !a.handed || scene.together(a, b)) return
  a.act({ pose: 'kneel' })
  const h = a.place.h
  b.recast(sheet(b.entry, h))
  b.at({ h: h * DEEP, facing: a.place.facing })
  const x = a.point('chest')[0] + ahead(a, h * AHEAD)
  scene.group(b).shift(x - midX(b.art.box), a.art.box.y1 + h * 0.01 - b.art.box.y1)
  scene.join(b, a, 'under')
  const tip: Point = [x - ahead(a, h * 0.04), b.art.box.y1 - h * DEEP * 0.5]
  const hand: Point = [tip[0] - ahead(a, h * 0.08), tip[1] - h * 0.08]
  const crayon = toolIn(scene, a, relation)
  if (crayon) {
    if (!scene.together(crayon, a)) scene.join(crayon, a, 'over')
    aim(crayon, hand, tip)
    toFront(scene, crayon)
  }
  a.act({ reach: { nearHand: hand } })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: crayon, at: () => tip })
}

/** Seen aslant, with hills and a sun on it, as children draw them. */
const sheet = (entry: Entry, h: number): Inanimate =>
  redrawn(entry, {
    size: [h * WIDE, h * DEEP],
    back(p) {
      const [x, y] = [(h * WIDE) / 2, h * DEEP]
      p.tint('white').poly(`${-x},0 ${x * 0.8},0 ${x},${-y} ${-x * 0.8},${-y}`)
      p.line(`${-x * 0.2},${-y * 0.24} ${x * 0.2},${-y * 0.6} ${x * 0.62},${-y * 0.24}`)
    },
  })
