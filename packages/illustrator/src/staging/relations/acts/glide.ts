/** On skis, on a snowboard, on a surfboard, one behind the other if there are more. */
import type { Point } from '../../../art/art.ts'
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { nameById } from '../../entries.ts'
import { midX, side, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { splash, tube } from '../effects.ts'
import { ahead } from '../kit.ts'
import { type ActStager, propOf, put } from './kit.ts'

const FLAT = 88

/** Of the skis of several, everybody has one of the first half and one of the second. */
function pairOf({ members }: Scene, ski: Member): Member[] {
  const all = members.filter((other) => other.named === ski.named)
  const other = all[all.indexOf(ski) + all.length / 2]
  return other ? [ski, other] : [ski]
}

/** Boards and skis are drawn upright; underfoot they lie. */
const RIDING = new Set(['rides'])
/** In heights of the first: how much longer a board is for each one more, and how far behind the first the next one stands. */
const [LONGER, BEHIND] = [0.5, 0.66]

/** The next one on the same board, behind the first. */
function onOneBoard(scene: Scene, a: Member, b: Member, index: number, count: number): void {
  const first = scene.bonds.find((bond) => bond.b === b && scene.together(bond.a, b))?.a
  if (!first) return
  a.at({ facing: first.place.facing, h: Math.min(a.place.h, first.place.h * (count > 2 ? 0.85 : 0.92)) })
  a.draw()
  const [near, far] = [a.point('nearFoot'), a.point('farFoot')]
  const x = midX({ x0: first.point('nearFoot')[0], x1: first.point('farFoot')[0], y0: 0, y1: 0 })
  const level = Math.max(first.point('nearFoot')[1], first.point('farFoot')[1])
  scene
    .group(a)
    .shift(x - ahead(first, first.place.h * BEHIND * index) - (near[0] + far[0]) / 2, level - Math.max(near[1], far[1]))
  scene.join(a, b, 'over')
}

export const glide: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const skis = b.entry.name === 'ski'
  const { index, count } = skis ? { index: 0, count: 1 } : scene.slot(b, 'glide', RIDING)
  const { seat: _, ...reach } = a.acting.reach ?? {}
  a.acting = { ...a.acting, pose: skis ? 'ski' : 'surf', reach }
  if (index) return onOneBoard(scene, a, b, index, count)
  a.draw()
  const boards = skis ? pairOf(scene, b) : [b]
  boards.forEach((board, i) => {
    board.tilt = 0
    const long = (skis ? 0.95 : 1.05) + (count - 1) * LONGER
    board.at({ facing: a.place.facing, h: a.handed ? a.place.h * long : wide(a.art.box) * 1.5 * count })
    board.tilt = skis ? FLAT + 2 : FLAT - 6
    const [near, far] = [a.point('nearFoot'), a.point('farFoot')]
    const foot: Point = skis
      ? ((i ? far : near) as Point)
      : [(near[0] + far[0]) / 2, Math.max(near[1], far[1]) + a.place.h * 0.02]
    put(board, 'deck', [
      foot[0] + ahead(a, skis ? a.place.h * 0.08 : -a.place.h * BEHIND * (count - 1) * 0.5),
      foot[1] + (skis ? 3 - i * 8 : 0),
    ])
    scene.join(board, a, skis && !i ? 'over' : 'under')
  })
  if (skis)
    for (const hand of ['nearHand', 'farHand'])
      tube(
        scene,
        a,
        () => {
          const [x, y] = a.point(hand)
          return [
            [x + ahead(a, a.place.h * 0.02), y - a.place.h * 0.03],
            [x - ahead(a, a.place.h * 0.2), a.art.box.y1 - 2],
          ]
        },
        0.012,
        'stone',
      )
  const wave = propOf(scene, a, /^wave$/)
  if (wave && scene.alone(wave)) {
    wave.at({ facing: a.place.facing, h: a.place.h * 1.25 })
    const { box } = b.art
    scene
      .group(wave)
      .shift(midX(box) - ahead(a, a.place.h * 0.6) - midX(wave.art.box), box.y1 - wave.art.box.y1 + a.place.h * 0.03)
    scene.join(wave, a, 'under')
  }
  if (/surf|bodyboard/.test(b.entry.name))
    splash(
      scene,
      b,
      () => [side(a.place.facing) > 0 ? b.art.box.x0 : b.art.box.x1, b.art.box.y1],
      () => a.place.h * 0.13,
    )
}

/** Who surfs a big wave stands on the board, and the wave is under both. */
export function surfed(graph: SceneGraph, relation: Relation): Relation {
  const isOnBoard = graph.relations.some(
    ({ a, b, relation: deed }) => a === relation.a && deed === 'rides' && /board$/.test(nameById(graph, b)),
  )
  const isWave = relation.relation === 'rides' && nameById(graph, relation.b) === 'wave'
  return isWave && isOnBoard ? { ...relation, relation: 'next-to' } : relation
}
