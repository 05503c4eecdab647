/** Down a hill: a real slope under whoever slides, rolls, skis or runs down it. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById, nameById } from '../../entries.ts'
import { midX, mix, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { isProne, settleDown } from '../../posture.ts'
import type { Scene } from '../../scene.ts'
import { type ActStager, turnTogether } from './kit.ts'

const HILL = /^(hill|mountain|snowy slope|iceberg|ice|snow pile|sand pile|cliff)$/
const COLD = /^(snow|ice|sled|toboggan|ski|snowboard|snowman|penguin|polar bear|seal|igloo|iceberg|baby penguin)$/
/** In degrees: as steep as the slope is drawn. */
const STEEP = 20
/** How wide the slope is, in heights of who is on it: of one, and for each more. */
const WIDTH = { one: 2.3, more: 0.66 }

/** The hill that somebody comes down is no backdrop. */
export function sloped(graph: SceneGraph): SceneGraph {
  const down = graph.relations.filter(({ relation, b }) => relation === 'slides-down' && HILL.test(nameById(graph, b)))
  if (!down.length) return graph
  const cold =
    /snow/.test(graph.weather ?? '') ||
    /winter|christmas/.test(graph.time ?? '') ||
    /snow|ice|arctic|antarctic|winter|pole/.test(graph.place ?? '') ||
    graph.things.some(
      ({ name, attributes }) => COLD.test(name) || attributes.some((look) => /snow|ic[ey]|frozen/.test(look)),
    )
  const asSlope = (thing: NamedThing): NamedThing =>
    down.some(({ b }) => b === thing.id)
      ? { ...thing, name: 'snowy slope', attributes: cold ? thing.attributes : [...thing.attributes, 'grassy'] }
      : thing
  return {
    ...graph,
    things: graph.things.map(asSlope),
    relations: graph.relations.map((one) => (down.includes(one) ? { ...one, how: 'downhill' } : aboard(graph, one))),
  }
}

/** The dog of who is on a sled sits on it too: at the foot of the hill it would be lost. */
function aboard(graph: SceneGraph, one: Relation): Relation {
  const isCompany = one.relation === 'next-to' && entryById(graph, one.a)?.kind === 'being'
  const ride = graph.relations.find(
    ({ a, b, relation }) => a === one.b && relation === 'rides' && SLED.test(nameById(graph, b)),
  )
  return isCompany && ride ? { ...one, relation: 'rides', b: ride.b } : one
}

const SLED = /^(sled|toboggan|sleigh)$/

export const downhill: ActStager = (scene, a, slope) => {
  if (!slope || scene.together(a, slope)) return
  const all = [
    ...new Set(
      scene.bonds.filter(({ b, relation }) => b === slope && relation.how === 'downhill').map((bond) => bond.a),
    ),
  ]
  if (a !== all[0]) return
  const { facing } = a.place
  const width = Math.max(...all.map(({ place }) => place.h)) * (WIDTH.one + WIDTH.more * (all.length - 1))
  slope.at({ facing, h: (slope.place.h * width) / wide(slope.art.box) })
  for (const [i, one] of all.entries()) place(scene, one, slope, { i, of: all.length })
  scene.arranged.add(slope)
}

/** Share of the way down. */
export const along = (i: number, of: number): number => (of > 1 ? 0.12 + (0.76 * i) / (of - 1) : 0.46)

function place(scene: Scene, one: Member, slope: Member, { i, of }: { i: number; of: number }): void {
  if (scene.alone(one)) one.at({ facing: slope.place.facing })
  const rides = scene.does(one, 'rides', 'wears')?.b
  const word = scene.does(one, 'slides-down')?.relation.word ?? ''
  if (!rides && scene.alone(one)) settleDown(one, poseOn(one, word, i))
  const at = mix(slope.point('upper'), slope.point('lower'), along(i, of))
  const { box } = scene.group(one)
  // Head over heels it has no foot to stand on, and its box is larger than it is.
  const sunk = one.tilt > 90 && one.acting.pose === 'jump' ? tall(box) * 0.27 : one.tilt > 60 ? tall(box) * 0.2 : 0
  scene.group(one).shift(at[0] - midX(box), at[1] + 4 + sunk - box.y1)
  const { members } = scene.group(one)
  turnTogether([...members], STEEP * side(slope.place.facing), at)
  scene.join(slope, one, 'under')
}

function poseOn(one: Member, word: string, i: number): string {
  if (/^(roll|tumbl)/.test(word)) return i % 2 ? 'on-belly' : 'on-back'
  if (/^(run|walk|ski|race|hop|jump)/.test(word)) return /^walk/.test(word) ? 'walk' : 'run'
  if (isProne(one.acting.pose)) return one.acting.pose
  return one.handed ? 'slide' : /penguin|seal|otter/.test(one.entry.name) ? 'on-belly' : 'sit'
}
