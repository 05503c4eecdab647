/** Water, breath and yarn: what passes between a tool and what it is used on. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { drops, puffs, yarn } from './between.ts'
import { bothHands, fitHeld, reads } from './hands.ts'
import { ahead, meet, resize, type Stager } from './kit.ts'
import { footing, handsOn } from './stance.ts'
import { toolOf } from './wield.ts'

/** A can over the flower, a hose at the fire: the water goes from the spout to the middle of b. */
export const waters: Stager = (scene, a, b) => {
  const tool = scene.bonds.find((bond) => bond.a === a && bond.relation.relation === 'holds')?.b
  if (tool?.entry.name === 'watering can') {
    tool.tilt = 16
    tool.move({ scale: 1, dx: 0, dy: -a.place.h * 0.1 })
    tool.draw()
    a.act({ reach: { nearHand: tool.point('grip') } })
  }
  const spout = (): Point => (tool ? tool.point('spout', 'tip') : a.point(a.handed ? 'nearHand' : 'mouth'))
  const s = side(a.place.facing)
  if (!scene.together(a, b)) {
    const most = tool?.entry.name === 'watering can' ? 0.34 : 1.4
    if (tall(b.art.box) > a.place.h * most) resize(scene, b, (b.place.h * a.place.h * most) / tall(b.art.box))
    const far = tool?.entry.name === 'watering can' ? 0.04 : 0.22
    const front = s > 0 ? b.art.box.x0 : b.art.box.x1
    const from = far < 0.1 ? midX(b.art.box) - s * wide(b.art.box) * 0.2 : front
    scene.group(b).shift(spout()[0] + s * a.place.h * far - from, a.art.box.y1 - footing(scene, b))
  }
  scene.join(b, a, 'under')
  drops(scene, a, spout, () => {
    const { box } = b.art
    return [
      side(a.place.facing) > 0 ? box.x0 + wide(box) * 0.25 : box.x1 - wide(box) * 0.25,
      box.y0 + tall(box) * (tool?.tilt ? 0.05 : 0.35),
    ]
  })
}

/** The mouth beside the flames, which are as high as the mouth. */
export const blows: Stager = (scene, a, b, relation) => {
  if (!b.has('wick') || scene.together(a, b)) return aside(scene, a, b, relation)
  const ground = footing(scene, b)
  const { index } = scene.slot(b, 'blown', new Set(['blows']))
  const mouth = a.place.y - a.point('mouth')[1]
  if (index === 0) scale(scene, b, clamp((mouth * 0.9) / Math.max(1, ground - b.point('wick')[1]), 0.5, 3.2))
  const { box } = scene.group(b)
  const s = side(a.place.facing)
  const edge = s > 0 ? box.x0 : box.x1
  const front = s > 0 ? a.art.box.x1 : a.art.box.x0
  scene.group(a).shift(edge - front + s * wide(a.art.box) * 0.1, footing(scene, b) - a.place.y)
  scene.join(a, b, 'over')
  a.act({ mouth: 'open' })
  puffs(scene, a, () => b.point('wick'))
}

const aside: Stager = (scene, a, b) => {
  if (scene.together(a, b)) return puffs(scene, a, () => b.point('wick', 'top'))
  handsOn(scene, a, b, b.point('wick', 'top'))
}

function scale(scene: Scene, b: Member, by: number): void {
  const { x } = b.place
  const y = footing(scene, b)
  scene.group(b).move({ scale: by, dx: x * (1 - by), dy: y * (1 - by) })
  for (const member of scene.group(b).members) member.draw()
}

/** Needles in both hands, the work hanging from them, the yarn on the ground. */
export const sews: Stager = (scene, a, b, relation) => {
  const tool = toolOf(scene, a, relation)
  if (!a.handed || (!tool && b.entry.name !== 'knitting needles')) return reads(scene, a, b, relation)
  const needles = tool ?? b
  if (!tool) {
    fitHeld(scene, a, b, 0.4)
    bothHands(scene, a, b)
  } else if (scene.alone(b)) {
    needles.at({ h: a.place.h * 0.3 })
    const [x, y] = a.point('chest')
    const [tx, ty] = needles.point('tip')
    needles.move({ scale: 1, dx: x + ahead(a, a.place.h * 0.17) - tx, dy: y + a.place.h * 0.16 - ty })
    fitHeld(scene, a, b, 0.42)
    meet(scene, b, a, [midX(b.art.box), b.art.box.y0 + tall(b.art.box) * 0.1], needles.point('tip'))
    scene.join(b, a, { before: needles.art.layers[0]?.part ?? 'back', of: needles })
  }
  a.act({ reach: { nearHand: needles.point('grip'), farHand: needles.point('grip2') } })
  yarn(scene, a, () => needles.point('tip'), 0.34)
}
