/** From a hand above it, down onto what is sprinkled: dust, sugar, seeds. */
import type { Point } from '../../../art/art.ts'
import { midX, tall, wide } from '../../geometry.ts'
import { disc } from '../effects.ts'
import { ahead, resize } from '../kit.ts'
import { tendTo } from '../tend/tend.ts'
import { type ActStager, propOf, toFront } from './kit.ts'
import { layAhead } from './pour.ts'

/** In heights of who sprinkles: how large it is at least, how high above it the hand is, and how large a grain. */
const [LEAST, ABOVE, GRAIN] = [0.4, 0.17, 0.017]
/** How far they fall at least. */
const FALL = 0.26
/** Where grains are, across and down, in shares of the way. */
const GRAINS = [
  [0, 0.24],
  [-0.5, 0.5],
  [0.45, 0.56],
  [-0.12, 0.8],
  [0.7, 0.92],
] as const

export const sprinkle: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  const table = propOf(scene, a, /^table$/)
  const size = Math.max(tall(b.art.box), wide(b.art.box))
  if (size < h * LEAST && !table) resize(scene, b, (b.place.h * h * LEAST) / size)
  if (table) layAhead(scene, a, b, table)
  else tendTo(scene, a, b, b.being ? 'crown' : 'top', null)
  const at = (): Point => (b.being ? b.point('headTop') : [midX(b.art.box), b.art.box.y0])
  const hand = (): Point => [at()[0] - ahead(a, h * 0.04), at()[1] - h * ABOVE]
  // At a table the near arm would pass before the mouth.
  const side = table ? 'farHand' : 'nearHand'
  a.act({ reach: { [side]: hand() } })
  if (!table) toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point(side) })
  scene.extras.push({
    of: a,
    draw(sw) {
      const [x, y] = a.point(side)
      const [spread, down] = [a.place.h * 0.08, Math.max(a.place.h * FALL, at()[1] + tall(b.art.box) * 0.1 - y)]
      const r = Math.max(9, a.place.h * GRAIN)
      return GRAINS.map(([dx, dy]) => disc([x + dx * spread, y + r * 2 + dy * down], r, 'gamboge', sw)).join('')
    },
  })
}
