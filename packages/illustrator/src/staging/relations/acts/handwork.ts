/** Work that two hands do without a bench: something at the wall, a line of lights that is untangled, a towel that is wrung out. */
import type { Point } from '../../../art/art.ts'
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { verbWord } from '../../../reading/verbs.ts'
import { entryById } from '../../entries.ts'
import { midX, midY, side, tall, wide } from '../../geometry.ts'
import { disc } from '../effects.ts'
import { bothHands, fitHeld } from '../hands.ts'
import { ahead, resize } from '../kit.ts'
import { type ActStager, halfHead, toFront } from './kit.ts'
import { isPawed } from './nature.ts'
import type { Act } from './table.ts'

/** In meters: what is no larger is worked on at a table. */
const SMALL = 0.6

/** Whether a thing fits on a table. */
export const isSmall = (graph: SceneGraph, id: string | null): boolean => {
  const entry = entryById(graph, id)
  return entry?.kind === 'thing' && entry.height <= SMALL && entry.category !== 'vehicles'
}

const AT_TABLE: Act = {
  relations: new Set(),
  verbs: /^$/,
  objects: new Set(),
  brings: ['@table'],
  pose: 'two-hands',
  how: 'at-table',
}

const IN_PAWS: Act = { ...AT_TABLE, brings: [], pose: '', how: 'in-paws' }

/** A deed that no table knows, done to something small: hands at it on a table, not a giant bent over it on the floor. */
export function unknownWork(graph: SceneGraph, one: Relation): Act | undefined {
  const { a, b, relation, word } = one
  if (isPawed(graph, one)) return IN_PAWS
  const who = entryById(graph, a)
  const isStrange = relation === 'plays-with' && word !== undefined && verbWord(word.toLowerCase()) === null
  return isStrange && who?.kind === 'being' && who.human && isSmall(graph, b) ? AT_TABLE : undefined
}

/** Large enough to be seen what is done, in both hands before the chest. */
export const inHands: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const share = b.entry.height > SMALL ? 0.66 : 0.34
  fitHeld(scene, a, b, share)
  resize(scene, b, (b.place.h * a.place.h * share) / Math.max(tall(b.art.box), wide(b.art.box)))
  bothHands(scene, a, b)
}

/** Drops under what is wrung, in heights of who wrings: aside, down, and how large. */
const DROPS = [
  [-0.05, 0.06, 0.02],
  [0.04, 0.12, 0.024],
  [-0.02, 0.2, 0.02],
] as const

/** In both hands, dripping. */
export const wring: ActStager = (scene, a, b, relation) => {
  if (!b || !a.handed || scene.together(a, b)) return
  inHands(scene, a, b, relation)
  scene.extras.push({
    of: b,
    draw: (sw) =>
      DROPS.map(([dx, dy, r]) =>
        disc(
          [midX(b.art.box) + dx * a.place.h, b.art.box.y1 + dy * a.place.h],
          Math.max(11, r * a.place.h),
          'aqua',
          sw,
        ),
      ).join(''),
  })
}

/** Of who hangs it: how large it is, and how far above the chest its middle. */
const [HUNG, HIGH] = [0.5, 0.24]

/** At the wall beside the face, both hands at its edge. */
export const onWall: ActStager = (scene, a, b) => {
  if (!b || !a.handed || scene.together(a, b)) return
  const h = a.place.h
  resize(scene, b, (b.place.h * h * HUNG) / Math.max(tall(b.art.box), wide(b.art.box)))
  a.act({ pose: 'reach-up', turn: 0.5 })
  const s = side(a.place.facing)
  const free = Math.max(s * a.point('headMid')[0] + halfHead(a), s * a.point('chest')[0] + h * 0.14) + h * 0.03
  const middle: Point = [s * free + (s * wide(b.art.box)) / 2, a.point('chest')[1] - h * HIGH]
  scene.group(b).shift(middle[0] - midX(b.art.box), middle[1] - midY(b.art.box))
  scene.join(b, a, 'under')
  const edge = s > 0 ? b.art.box.x0 : b.art.box.x1
  const low = Math.min(b.art.box.y1 - tall(b.art.box) * 0.12, a.point('chest')[1])
  a.act({
    reach: {
      nearHand: [edge + ahead(a, wide(b.art.box) * 0.14), low],
      farHand: [edge + ahead(a, wide(b.art.box) * 0.06), low - h * 0.12],
    },
  })
  toFront(scene, a, 'nearArm')
  scene.contacts.push({ a, b, tool: null, at: () => a.point('nearHand') })
}
