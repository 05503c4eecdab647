/** Where things are that were said to be where nobody could put them: tents on a lake, a cat before a stocking, a rooster on no house's roof. */
import type { NamedThing } from './graph.ts'
import type { Scene } from './scene.ts'
import { isA } from './vocabulary.ts'

const ON_LAND =
  /^(?:tent|tipi|camper van|campfire|bonfire|picnic blanket|picnic table|bench|table|tree|palm tree|flower|fence)$/
const HUNG = /^(?:above|on-top-of|hangs-from|hangs-over)$/

export function settleSmall(scene: Scene): void {
  ashore(scene)
  beforeFurniture(scene)
  aboutRangoli(scene)
  outOfWeather(scene)
}

/** "tents and canoes on the lake": only what floats is on it. */
function ashore(scene: Scene) {
  scene.forget(
    ({ a, relation }) => relation === 'floats-on' && (ON_LAND.test(scene.nameOf(a)) || scene.isA(a, 'building')),
  )
}

/** "stockings over the fireplace and a cat sleeping in front": before the fireplace, for the stockings hang. */
function beforeFurniture(scene: Scene) {
  for (const deed of scene.relations) {
    if (deed.relation !== 'in-front-of' || !deed.b) continue
    const host = scene.relations.find(({ a, relation }) => a === deed.b && HUNG.test(relation))?.b
    if (host && host !== deed.a && !scene.isA(host, 'alive') && !scene.isA(deed.b, 'alive')) deed.b = host
  }
}

/** "lamps on the stairs and rangoli": a rangoli is on the ground before them. */
function aboutRangoli(scene: Scene) {
  const flat = scene.things.find(({ name }) => name === 'rangoli')
  if (!flat) return
  for (const { a, b } of scene.relations.filter(({ relation, b }) => relation === 'on-top-of' && b === flat.id)) {
    const other = scene.relations.find((deed) => deed.a === a && deed.relation === 'on-top-of' && deed.b !== b)?.b
    scene.forget((deed) => deed.a === a && deed.b === flat.id)
    if (other) scene.relate([flat.id], 'in-front-of', [other])
    else scene.relate([a], 'next-to', [flat.id])
  }
}

/** "a snail in the rain with an umbrella": the rain holds none. */
function outOfWeather(scene: Scene) {
  const [first] = scene.things.filter(({ id, via }) => via !== 'implied' && scene.isA(id, 'alive'))
  if (!first) return
  for (const { a, b } of scene.relations.filter(({ relation }) => relation === 'next-to')) {
    const isOfRain = b !== null && /^(?:rain|snow|fog|wind|storm)$/.test(scene.nameOf(b))
    if (!isOfRain || a === first.id || !scene.isA(a, 'held')) continue
    scene.forget((deed) => deed.a === a && deed.b === b)
    scene.relate([first.id], isA(scene.nameOf(a), 'worn') ? 'wears' : 'holds', [a])
  }
}

/** "a farm with a rooster on the roof": of the barn; in a street it is a house's. */
export function roofIt(scene: Scene) {
  const roof = scene.things.find(({ name, n }) => name === 'roof' && n === 1)
  const isStoodOn = scene.relations.some(({ a, b }) => b === roof?.id && scene.isA(a, 'alive'))
  const isHouse = ({ id, name }: NamedThing) => !/^(?:roof|farm)$/.test(name) && scene.isA(id, 'building')
  // Where nothing else is told, the rooftops are the ground.
  if (!roof || !isStoodOn || !scene.place || /roof/.test(scene.place) || scene.things.some(isHouse)) return
  const isFarm = /farm|barn|ranch/.test(scene.place ?? '') || scene.things.some(({ name }) => name === 'farm')
  roof.name = isFarm ? 'barn' : 'house'
}
