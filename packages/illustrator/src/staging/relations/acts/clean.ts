/** Washing, sweeping, mopping, ironing: the tool on what gets clean. */
import type { Point } from '../../../art/art.ts'
import { clamp, midX, side, tall, turned, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Bond, Scene } from '../../scene.ts'
import { face } from '../beside.ts'
import { dust, suds } from '../effects.ts'
import { ahead, resize } from '../kit.ts'
import { footing, stand } from '../stance.ts'
import { edgeAt } from '../work.ts'
import { type ActStager, aim, before, propOf, put, toFront, toolIn } from './kit.ts'
import { scrubInTub } from './water.ts'

/** These are held by a handle, their other end on what gets clean. */
const HANDLED = /^(squeegee|mop|broom|brush|scrub brush)$/

/** A sponge on the flank, foam around it. */
export const scrub: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const sponge = toolIn(scene, a, relation)
  const tub = scene.does(b, 'inside')?.b
  if (tub && a.handed && b.being) return scrubInTub(scene, a, b, tub, sponge)
  const { index, count } = scene.slot(b, 'scrub', new Set(['cleans']))
  // An elephant is washed from all sides like a car.
  const isLarge = !b.being || (count > 1 && tall(b.art.box) > a.place.h * 0.9)
  if (index === 1 && isLarge) face(scene, a, turned(first(scene, b).place.facing))
  if (!index && count > 2 && !b.being) widen(scene, a, b, count)
  if (index > 1 && isLarge) return atWheel(scene, a, b, sponge, { i: index, n: count })
  const s = side(a.place.facing)
  const target: Point =
    b.being && !isLarge ? flank(b.handed ? b.point('chest') : b.point('back'), b.place.h) : edgeAt(a, b, 0.36)
  if (b.art.box.y1 - target[1] < a.place.h * 0.24) a.act({ pose: 'kneel' })
  stand(scene, a, b, target, 0.29)
  scene.join(a, b, 'over')
  if (sponge) {
    if (HANDLED.test(sponge.entry.name))
      aim(sponge, target, [target[0] + s * a.place.h * 0.17, target[1] - a.place.h * 0.12])
    else {
      sponge.at({ h: (sponge.place.h * a.place.h * 0.17) / Math.max(1, wide(sponge.art.box)) })
      put(sponge, 'grip', target)
    }
    toFront(scene, sponge)
  }
  toFront(scene, a, 'nearArm')
  a.act({ reach: { nearHand: target, farHand: [target[0] - s * a.place.h * 0.02, target[1] + a.place.h * 0.13] } })
  const inner = (share: number, rise: number) => (): Point => {
    const { box } = b.art
    const from = side(a.place.facing) > 0 ? box.x0 : box.x1
    return [from + ahead(a, wide(box) * share), box.y0 + tall(box) * rise]
  }
  const size = () => Math.max(20, a.place.h * 0.055)
  suds(scene, b, inner(b.being ? 0.62 : 0.42, b.being ? 0.36 : 0.5), size)
  suds(scene, a, () => [target0(a)[0] - ahead(a, a.place.h * 0.02), target0(a)[1] - a.place.h * 0.11], size)
}

/** Who has it in work already. */
const first = (scene: Scene, b: Member): Member =>
  (scene.bonds.find((bond) => bond.b === b && bond.relation.how === 'scrub') as Bond).a

/** As wide as all who wash it need. */
function widen(scene: Scene, a: Member, b: Member, count: number): void {
  const least = a.place.h * (1.1 + 0.3 * count)
  if (wide(b.art.box) < least) resize(scene, b, (b.place.h * least) / wide(b.art.box))
}

/** The third of a family kneels before the car, at a wheel: behind it nobody would be seen. */
function atWheel(scene: Scene, a: Member, b: Member, sponge: Member | null, { i, n }: { i: number; n: number }): void {
  const { box } = b.art
  const share = n > 3 ? ((i - 2) / (n - 3) - 0.5) * 0.36 : -0.08
  const s = share > 0 ? 1 : -1
  face(scene, a, s > 0 ? 'right' : 'left')
  a.act({ pose: 'kneel' })
  scene.group(a).shift(midX(box) + share * wide(box) - midX(a.art.box), box.y1 + a.place.h * 0.05 - a.art.box.y1)
  scene.join(a, b, 'over')
  const hand = before(a, 0.25, -0.02)
  a.act({ reach: { nearHand: hand, farHand: [hand[0] + ahead(a, 8), hand[1] + a.place.h * 0.04] } })
  if (!sponge || !scene.together(sponge, a)) return
  sponge.at({ h: (sponge.place.h * a.place.h * 0.17) / Math.max(1, wide(sponge.art.box)) })
  put(sponge, 'grip', hand)
  toFront(scene, sponge)
}

const target0 = (a: { point(name: string): Point }): Point => a.point('nearHand')
const flank = ([x, y]: Point, h: number): Point => [x, y + h * 0.06]

/** At the sink, a plate in the foam. */
export const washUp: ActStager = (scene, a, b, relation) => {
  const sink = atSink(scene, a, null, relation)
  if (!b || !sink) return
  const plates = scene.members.filter((other) => other.named === b.named && scene.alone(other))
  const [x, y] = before(a, 0.3, 0.06)
  plates.forEach((plate, i) => {
    plate.at({ h: (plate.place.h * a.place.h * 0.24) / Math.max(1, wide(plate.art.box)) })
    plate.tilt = 0
    const { box } = plate.art
    const at: Point = i ? [midX(sink.art.box) + ahead(a, wide(box) * 0.1), sink.point('rim')[1] + 4] : [x, y]
    plate.move({
      scale: 1,
      dx: at[0] - midX(box),
      dy: at[1] - (i ? box.y1 - tall(box) * 0.2 * i : (box.y0 + box.y1) / 2),
    })
    scene.join(plate, a, i ? { before: 'front', of: sink } : { before: 'nearArm', of: a })
  })
  const { box } = b.art
  a.act({
    reach: {
      nearHand: [midX(box) - ahead(a, wide(box) * 0.3), y + 8],
      farHand: [midX(box) + ahead(a, wide(box) * 0.3), y],
    },
  })
}

/** Both hands under the tap. */
export const lather: ActStager = (scene, a, _, relation) => {
  atSink(scene, a, null, relation)
}

function atSink(...[scene, a]: Parameters<ActStager>) {
  const sink = propOf(scene, a, /^sink$/)
  a.act({ pose: 'hold-front' })
  const hands = before(a, 0.27, 0.06)
  if (sink && !scene.together(sink, a)) {
    if (!scene.group(sink).members.some(({ being }) => being)) resize(scene, sink, a.place.h * 0.58)
    const { box } = sink.art
    scene.group(sink).shift(hands[0] + ahead(a, a.place.h * 0.05) - midX(box), a.art.box.y1 - box.y1)
    scene.join(sink, a, { before: 'nearArm', of: a })
  }
  a.act({ reach: { nearHand: [hands[0] - ahead(a, a.place.h * 0.03), hands[1]], farHand: hands } })
  suds(
    scene,
    a,
    () => {
      const [x, y] = a.point('nearHand')
      return [x + ahead(a, a.place.h * 0.03), y + a.place.h * 0.01]
    },
    () => Math.max(20, a.place.h * 0.06),
  )
  return sink
}

/** A handle in both hands, the other end on the floor. */
export const pushAlong: ActStager = (scene, a, b, relation) => {
  const tool = b && /vacuum|mop|broom/.test(b.entry.name) ? b : toolIn(scene, a, relation)
  if (!tool) return
  if (!scene.together(tool, a)) scene.join(tool, a, { before: 'nearArm', of: a })
  const hand = before(a, 0.22, 0.1)
  const floor: Point = [hand[0] + ahead(a, a.place.h * 0.24), a.art.box.y1 - 4]
  aim(tool, hand, floor)
  a.act({
    reach: { nearHand: tool.point('grip'), farHand: tool.has('grip2') ? tool.point('grip2') : tool.point('grip') },
  })
  toFront(scene, a, 'nearArm')
  if (b && b !== tool && !scene.together(a, b) && !b.being) {
    const { box } = b.art
    const flat = tall(box) < wide(box) * 0.5
    if (flat) resize(scene, b, b.place.h * clamp((a.place.h * 0.9) / wide(box), 0.4, 3))
    const edge = flat ? midX(b.art.box) - ahead(a, wide(b.art.box) * 0.12) : side(a.place.facing) > 0 ? box.x0 : box.x1
    scene.group(b).shift(floor[0] - edge, a.art.box.y1 + (flat ? tall(b.art.box) * 0.35 : 0) - footing(scene, b))
    scene.join(b, a, 'under')
  }
  if (tool.entry.name !== 'vacuum cleaner')
    dust(scene, a, () => [tool.point('tip')[0] + ahead(a, a.place.h * 0.14), tool.point('tip')[1] + 4])
}

/** The board before the hips, the shirt on it, the iron on the shirt. */
export const iron: ActStager = (scene, a, b, relation) => {
  const board = propOf(scene, a, /^ironing board$/)
  const tool = toolIn(scene, a, relation)
  if (!board || !tool) return
  resize(scene, board, a.place.h * 0.5)
  const top = board.art.tops[0]
  if (!top) return
  const x = a.point('chest')[0] + ahead(a, a.place.h * 0.3)
  scene.group(board).shift(x - midX(board.art.box), a.art.box.y1 + a.place.h * 0.04 - board.art.box.y1)
  scene.join(board, a, 'over')
  const y = board.art.tops[0]?.y ?? board.art.box.y0
  if (b && scene.alone(b)) {
    resize(scene, b, (b.place.h * a.place.h * 0.36) / Math.max(1, wide(b.art.box)))
    scene.group(b).shift(x + ahead(a, a.place.h * 0.16) - midX(b.art.box), y + tall(b.art.box) * 0.55 - b.art.box.y1)
    scene.join(b, a, 'over')
  }
  tool.tilt = 0
  tool.at({ h: (tool.place.h * a.place.h * 0.24) / Math.max(1, wide(tool.art.box)) })
  put(tool, 'base', [x + ahead(a, a.place.h * 0.02), y + 4])
  toFront(scene, tool)
  a.act({ reach: { nearHand: tool.point('grip') } })
  toFront(scene, a, 'nearArm')
}
