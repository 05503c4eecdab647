/** Water, breath and yarn: what passes between a tool and what it is used on. */
import type { Point } from '../../art/art.ts'
import { clamp, midX, midY, side, tall, turned, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { before, toFront } from './acts/kit.ts'
import { spurts } from './acts/sprayed.ts'
import { along } from './along.ts'
import { face } from './beside.ts'
import { drop, drops, puffs, yarn } from './between.ts'
import { tube } from './effects.ts'
import { bothHands, fitHeld, reads } from './hands.ts'
import { ahead, cheekOf, meet, resize, type Stager } from './kit.ts'
import { footing, handsOn } from './stance.ts'
import { toolOf } from './wield.ts'

/** A can over the flower, a hose at the fire: the water goes from the spout to the middle of b. */
export const waters: Stager = (scene, a, b, relation) => {
  if (!a.being) return cannon(scene, a, b)
  const tool = scene.bonds.find((bond) => bond.a === a && bond.relation.relation === 'holds')?.b
  const isShared = tool !== null && tool !== undefined && along(scene, tool)
  // All hold the one hose: its water is that of the first.
  if (isShared && scene.together(a, b)) return
  if (!isShared && tool && /hose$/.test(tool.entry.name) && a.handed) layHose(scene, a, b, tool)
  if (tool?.entry.name === 'watering can') {
    tool.tilt = 16
    tool.move({ scale: 1, dx: 0, dy: -a.place.h * 0.1 })
    tool.draw()
    a.act({ reach: { nearHand: tool.point('grip') } })
  }
  if (!tool && (!a.handed || SPAT.test(relation.word ?? ''))) return spits(scene, a, b)
  const spout = (): Point => (tool ? tool.point('spout', 'tip') : a.point('nearHand'))
  const s = side(a.place.facing)
  if (!scene.together(a, b)) {
    if (b.being) face(scene, b, turned(a.place.facing))
    if (b.being && tool && /hose$/.test(tool.entry.name)) b.act({ mood: 'surprised', mouth: 'open' })
    // Sunflowers that are taller than she is stay so: they are watered at the foot.
    const isHigh = (b.named.size ?? 1) > 1.4
    const most = isHigh ? 1.5 : tool?.entry.name === 'watering can' ? 0.34 : 1.4
    if (isHigh && tall(b.art.box) < a.place.h * 1.3) resize(scene, b, (b.place.h * a.place.h * 1.4) / tall(b.art.box))
    if (tall(b.art.box) > a.place.h * most) resize(scene, b, (b.place.h * a.place.h * most) / tall(b.art.box))
    const far = tool?.entry.name === 'watering can' ? 0.04 : 0.22
    const front = s > 0 ? b.art.box.x0 : b.art.box.x1
    const from = far < 0.1 ? midX(b.art.box) - s * wide(b.art.box) * 0.2 : front
    scene.group(b).shift(spout()[0] + s * a.place.h * far - from, a.art.box.y1 - footing(scene, b))
  }
  scene.join(b, a, 'under')
  const wet = (): Point => {
    const { box } = b.art
    return [
      side(a.place.facing) > 0 ? box.x0 + wide(box) * 0.25 : box.x1 - wide(box) * 0.25,
      box.y0 + tall(box) * (tool?.tilt ? (tall(box) > a.place.h ? 0.86 : 0.05) : b.being ? 0.62 : 0.35),
    ]
  }
  if (tool && /hose$/.test(tool.entry.name)) jet(scene, a, spout, wet)
  else drops(scene, a, spout, wet)
}

/** How far from what burns the truck stands, in its own heights. */
const HOSED = 0.6

/** From the roof of the truck in a high bow into the flames. */
function cannon(scene: Scene, a: Member, b: Member): void {
  const s = side(a.place.facing)
  if (!scene.together(a, b)) {
    const [front, near] = s > 0 ? [a.art.box.x1, b.art.box.x0] : [a.art.box.x0, b.art.box.x1]
    scene.group(b).shift(front + s * tall(a.art.box) * HOSED - near, a.art.box.y1 - footing(scene, b))
  }
  scene.join(b, a, 'under')
  const flames = scene.bonds.find((bond) => bond.b === b && bond.a.entry.name === 'fire')?.a ?? b
  const nozzle = (): Point => [midX(a.art.box) + s * wide(a.art.box) * 0.3, a.art.box.y0 + tall(a.art.box) * 0.1]
  jet(scene, a, nozzle, () => [midX(flames.art.box) - s * wide(flames.art.box) * 0.3, midY(flames.art.box)])
}

const SPAT = /^(spit|spat|sneez|cough|blow)/
/** How far before the mouth the other is, in heights of who spits. */
const SPIT = 0.34

/** Out of a mouth or a trunk, in drops that fly in a bow to the other's face and chest. */
function spits(scene: Scene, a: Member, b: Member): void {
  a.act({ mouth: 'open', ...(a.handed ? { turn: 0.85 } : {}) })
  if (TRUNK.test(a.entry.name) && !a.handed) a.act({ pose: 'head-up' })
  const s = side(a.place.facing)
  const mouth = (): Point => {
    const [x, y] = a.point('mouth')
    return [x + ahead(a, cheekOf(a)), y]
  }
  if (!scene.together(a, b)) {
    const apart = Math.max(a.place.h, tall(b.art.box)) * SPIT
    face(scene, b, turned(a.place.facing))
    const [front, near] = s > 0 ? [a.art.box.x1, b.art.box.x0] : [a.art.box.x0, b.art.box.x1]
    const from = s * Math.max(s * mouth()[0] + apart, s * front + apart * 0.25)
    scene.group(b).shift(from - near, a.art.box.y1 - footing(scene, b))
  }
  scene.join(b, a, 'under')
  const hit = (): Point => {
    if (!b.has('chest') || !b.has('headMid')) return [s > 0 ? b.art.box.x0 : b.art.box.x1, midY(b.art.box)]
    const [x, y] = b.point('headMid')
    return [x - s * (Math.abs(y - b.point('headTop')[1]) + a.place.h * 0.03), (y + b.point('chest')[1]) / 2]
  }
  // A trunk holds more than a mouth: it is a shower.
  const crown = (): Point => [b.point('headTop', 'top')[0], b.art.box.y0 + 4]
  if (TRUNK.test(a.entry.name)) jet(scene, a, mouth, crown)
  else drops(scene, a, mouth, hit, 0.03)
}

const TRUNK = /elephant|mammoth/

/** Out of a hose water comes in one bow, and falls in drops where it ends. */
function jet(scene: Scene, a: Member, from: () => Point, to: () => Point): void {
  const top = (): Point => {
    const [p, q] = [from(), to()]
    return [(p[0] + q[0]) / 2, Math.min(p[1], q[1]) - Math.abs(q[0] - p[0]) * 0.2]
  }
  tube(scene, a, () => [from(), top(), to()], 0.045, 'aqua')
  scene.extras.push({
    of: a,
    draw(sw) {
      const [x, y] = to()
      const r = Math.max(10, a.place.h * 0.03)
      return [-1, 0, 1].map((i) => drop([x + i * r * 3, y + (i ? r * 2.4 : r * 4.5)], r, sw)).join('')
    },
  })
}

/** The coil on the ground behind who sprays, the nozzle in the hands; on the side of b where nobody else works. */
function layHose(scene: Scene, a: Member, b: Member, hose: Member): void {
  const { box } = scene.group(b)
  const s = side(a.place.facing)
  const taken = s > 0 ? b.art.box.x0 - box.x0 : box.x1 - b.art.box.x1
  const other = s > 0 ? box.x1 - b.art.box.x1 : b.art.box.x0 - box.x0
  if (!scene.together(a, b) && taken > a.place.h * 0.15 && other < taken) a.at({ facing: turned(a.place.facing) })
  a.act({ pose: 'hold-front' })
  const hand = before(a, 0.24, 0.1)
  const high = a.place.y - hand[1]
  hose.tilt = 0
  hose.at({ facing: a.place.facing })
  hose.at({ h: (hose.place.h * high) / Math.max(1, hose.art.box.y1 - hose.point('grip')[1]) })
  const [gx, gy] = hose.point('grip')
  hose.move({ scale: 1, dx: hand[0] - gx, dy: hand[1] - gy })
  hose.draw()
  a.act({ reach: { nearHand: hand, farHand: [hand[0] - ahead(a, a.place.h * 0.03), hand[1] + a.place.h * 0.05] } })
  scene.join(hose, a, 'under')
  toFront(scene, a, 'nearArm')
}

/** The mouth beside the flames, which are as high as the mouth. */
export const blows: Stager = (scene, a, b, relation) => {
  if (b.entry.name === 'fire') return breathes(scene, a, b)
  if (b.entry.name === 'raindrop' && !a.handed) return spurts(scene, a, b)
  if (scene.does(a, 'sits-at')) return void a.act({ mouth: 'open' })
  if (!b.has('wick') || scene.together(a, b)) return aside(scene, a, b, relation)
  if (a.handed && a.acting.pose === 'stand') a.act({ pose: 'lean-over' })
  a.act({ turn: 0.85, mouth: 'open' })
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
  puffs(scene, a, () => b.point('wick'))
}

/** Fire comes out of the mouth and goes ahead of it. */
function breathes(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ mouth: 'open' })
  b.wear('breathed')
  b.at({ h: a.place.h * 0.36, facing: a.place.facing })
  b.draw()
  meet(scene, b, a, b.point('spout'), a.point('mouth'))
  scene.join(b, a, 'over')
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
