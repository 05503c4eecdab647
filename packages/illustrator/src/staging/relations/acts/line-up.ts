/** At the start of a race, or through its finish: all look the same way, nobody comes from the other side. */
import type { Relation, SceneGraph } from '../../../reading/graph.ts'
import { brought } from '../../brought.ts'
import { entryById } from '../../entries.ts'
import { midX, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { resize } from '../kit.ts'
import { abreast } from '../race.ts'
import type { ActStager } from './kit.ts'

const LINE = /^finish line$/
const THERE =
  /^(next-to|crosses|stands-on|on-top-of|looks-at|inside|in-front-of|behind|races|runs|under|walks|jumps-through|sits-at)$/
/** Over the tallest, and beside all of them, in their heights and widths. */
const [HIGH, BROAD, NEARER] = [1.4, 0.72, 0.13]
/** Of one's width: so much farther back the next one is. */
const ABREAST = 0.82

const isWinning = ({ word = '' }: { word?: string | undefined }): boolean => /^win/.test(word)

/** A race of which somebody said who wins it is seen at its end. */
const isDecided = ({ relations }: SceneGraph): boolean =>
  relations.some(isWinning) && relations.some(({ relation }) => relation === 'races')

/** All who are at the line race, whether that was said of each of them or not. */
export function linedUp(graph: SceneGraph): SceneGraph {
  const line = graph.things.find(({ name }) => LINE.test(name)) ?? (isDecided(graph) ? brought('finish line') : null)
  if (!line) return abreast(graph)
  const alive = (id: string) => entryById(graph, id)?.kind === 'being'
  const isRacer = (said: Relation) =>
    alive(said.a) &&
    (isWinning(said) || (THERE.test(said.relation) && (said.b === line.id || said.relation === 'races')))
  const mounts = graph.relations.filter(({ relation, b }) => /^(rides|drives)$/.test(relation) && b)
  const named = [...new Set(graph.relations.filter(isRacer).map(({ a }) => a))]
  const wins = (id: string) =>
    graph.relations.some(({ a, word }) => a === id && /^(cross|win|finish|beat|reach|break|com)/.test(word ?? ''))
  // Who wins is ahead of the others, whoever was named first.
  const racers = [...named.filter(wins), ...named.filter((id) => !wins(id))]
  if (!racers.length) return graph
  const isWon = racers.some(wins)
  const rest = graph.relations.filter(
    ({ a, b, relation }) =>
      !(
        racers.includes(a) &&
        (b === line.id || ((b === null || racers.includes(b)) && /^(races|runs|next-to)$/.test(relation)))
      ),
  )
  const isCarried = (id: string) => mounts.some(({ a }) => a === id)
  const placed = racers.map(
    (a): Relation => ({
      a,
      relation: 'races',
      b: line.id,
      word: isWon ? 'finishing' : 'starting',
      ...(isCarried(a) ? {} : { pose: 'run' }),
      how: 'line-up',
    }),
  )
  const things = graph.things.includes(line) ? graph.things : [...graph.things, line]
  return { ...graph, things, relations: [...rest, ...placed] }
}

export const lineUp: ActStager = (scene, a, gate, relation) => {
  if (!gate || scene.together(a, gate)) return
  const all = racersAt(scene, gate)
  if (a !== all[0]) return
  const { facing } = a.place
  const s = side(facing)
  const groups = all.map((one) => scene.group(one))
  const [high, total] = [
    Math.max(...groups.map(({ box }) => tall(box))),
    groups.reduce((sum, { box }) => sum + wide(box), 0),
  ]
  resize(scene, gate, gate.place.h * Math.max((high * HIGH) / tall(gate.art.box), (total * BROAD) / wide(gate.art.box)))
  const won = relation.word === 'finishing'
  let front = midX(gate.art.box) + s * (won ? wide(gate.art.box) * 0.3 : total * ABREAST * 0.5)
  all.forEach((one, i) => {
    if (scene.alone(one)) one.at({ facing })
    if (one.being && scene.alone(one)) one.act({ pose: won && !i && one.handed ? 'arms-up' : 'run' })
    const { box } = scene.group(one)
    scene
      .group(one)
      .shift(
        front - (s > 0 ? box.x1 : box.x0),
        gate.art.box.y1 + (i % 2 ? NEARER : 0.02) * high - Math.max(box.y1, one.place.y),
      )
    scene.join(one, gate, 'over')
    front -= s * wide(box) * (won && !i ? 1.05 : ABREAST)
  })
}

const racersAt = (scene: Scene, gate: Member): Member[] => [
  ...new Set(scene.bonds.filter(({ b, relation }) => b === gate && relation.how === 'line-up').map(({ a }) => a)),
]
