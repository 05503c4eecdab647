/** Where things are that were said to be where nobody could put them: tents on a lake, a cat before a stocking, a rooster on no house's roof. */
import type { NamedThing, Relation } from './graph.ts'
import type { Scene } from './scene.ts'
import { isIndoors } from './script-guards.ts'
import { heightOf, isA } from './vocabulary.ts'

const ON_LAND =
  /^(?:tent|tipi|camper van|campfire|bonfire|picnic blanket|picnic table|bench|table|tree|palm tree|flower|fence)$/
const HUNG = /^(?:above|on-top-of|hangs-from|hangs-over)$/

export function settleSmall(scene: Scene): void {
  ashore(scene)
  pitchedBeside(scene)
  outOfThePattern(scene)
  confettiFalls(scene)
  waveWithFlag(scene)
  knownThought(scene)
  toBothOfThem(scene)
  danceAsTall(scene)
  oneCarves(scene)
  beforeFurniture(scene)
  aboutRangoli(scene)
  outOfWeather(scene)
  outInSnow(scene)
  atOwnDeed(scene)
  denned(scene)
  rescuerUp(scene)
  onSameSill(scene)
  tuckedByMoon(scene)
  underTree(scene)
  onShoulders(scene)
  modelsAtHome(scene)
  onOwnTop(scene)
}

/** "building a model airplane": on a table at home, and in no field. */
function modelsAtHome(scene: Scene) {
  const isPlaything = (id: string | null) =>
    scene.get(id ?? '')?.attributes.some((look) => look === 'toy' || look === 'model') && scene.isA(id ?? '', 'vehicle')
  const made = scene.relations.find(
    ({ relation, b }) => /^(?:builds|decorates|paints|plays-with)$/.test(relation) && isPlaything(b),
  )
  if (made && !scene.place) scene.place = 'bedroom'
}

/** "a cactus wearing sunglasses with a flower on top": what is on somebody's head is not held as well. */
function onOwnTop(scene: Scene) {
  scene.forget(
    ({ a, relation, b }) =>
      relation === 'holds' &&
      scene.get(b ?? '')?.n === 1 &&
      scene.relations.some((deed) => deed.relation === 'on-top-of' && deed.a === b && deed.b === a),
  )
}

/** "a teacher reading to her class under a tree": no tree stands in a classroom. */
function underTree(scene: Scene) {
  const tree = scene.things.find(({ name, via }) => name === 'tree' && via !== 'implied')
  const isAlone = tree && !scene.relations.some(({ a, b }) => a === tree.id || b === tree.id)
  const [first] = scene.things.filter(({ id }) => scene.isA(id, 'alive'))
  if (!isAlone || !first || scene.place !== 'classroom') return
  scene.place = 'park'
  scene.relate([first.id], 'next-to', [tree.id])
}

const FAR_SIGHT = /^(?:firework|star|cloud|moon|rainbow)$/

/** "watching fireworks on her dad's shoulders": it is she who is up there, and nobody sits on a blanket. */
function onShoulders(scene: Scene) {
  const up = scene.relations.find(
    ({ a, b, part }) => part === 'shoulder' && b !== null && FAR_SIGHT.test(scene.nameOf(a)),
  )
  const looker = scene.relations.find(({ b, relation }) => b === up?.a && relation === 'looks-at')?.a
  if (!up?.b || !looker || looker === up.b) return
  const blanket = scene.things.find(({ name, via }) => name === 'picnic blanket' && via === 'implied')
  if (blanket) scene.drop(blanket.id)
  scene.forget((deed) => deed === up)
  scene.relations.push({ a: looker, relation: 'sits-on', b: up.b, part: 'shoulder' })
}

/** "a cat watching a goldfish in a bowl on the windowsill": the bowl is there, too. */
function onSameSill(scene: Scene) {
  const seatOf = (id: string) => scene.relations.find(({ a, relation }) => a === id && relation === 'sits-on')?.b
  for (const { a, b } of scene.relations.filter(({ relation }) => relation === 'looks-at')) {
    const bowl = scene.relations.find((deed) => deed.a === b && deed.relation === 'inside')?.b
    const sill = seatOf(a)
    if (!bowl || !sill || !/^(?:windowsill|shelf|table|desk|dresser)$/.test(scene.nameOf(sill))) continue
    if (!scene.relations.some((deed) => deed.a === bowl)) scene.relate([bowl], 'on-top-of', [sill])
  }
}

/** "the moon tucking a star into bed": a bed does not stand in the sky. */
function tuckedByMoon(scene: Scene) {
  for (const deed of scene.relations)
    if (deed.relation === 'next-to' && deed.b && scene.isA(deed.a, 'sky') && scene.isA(deed.b, 'bed'))
      deed.relation = 'above'
}

/** "kids watching a firefighter rescuing a kitten": nobody else is on the ladder. */
function rescuerUp(scene: Scene) {
  const rescuer = scene.relations.find(({ relation }) => relation === 'rescues')?.a
  const up = scene.relations.find(
    ({ b, relation }) => relation === 'climbs' && b !== null && scene.nameOf(b) === 'ladder',
  )
  if (rescuer && up && scene.get(up.b ?? '')?.via === 'implied') up.a = rescuer
}

/** On these somebody is who does not do what the other one does. */
const APART = /^(?:sits-on|lies-on|rides|hides-behind|hides-in)$/
const WORK = /^(?:cooks|builds|decorates|cleans|paints|digs|picks|plants)$/

/** "a witch stirring with a toad on her shoulder", "hanging laundry and a toddler hiding behind the sheets": the toad and the toddler do not. */
function atOwnDeed(scene: Scene) {
  const shared = ({ a, b, relation }: Relation) =>
    scene.relations.some((deed) => deed.a !== a && deed.b === b && deed.relation === relation)
  for (const { a, b, relation } of scene.relations.filter((deed) => APART.test(deed.relation))) {
    const isAside = relation.startsWith('hides') || (b !== null && scene.isA(b, 'alive'))
    if (isAside) scene.forget((deed) => deed.a === a && WORK.test(deed.relation) && shared(deed))
  }
  const [line, sheet] = ['clothesline', 'bedsheet'].map((name) => scene.things.find((thing) => thing.name === name))
  const behind = scene.relations.find(({ b, relation }) => b === sheet?.id && relation === 'hides-behind')
  if (!line || !behind || !sheet) return
  behind.b = line.id
  scene.said.push(sheet.word)
  scene.drop(sheet.id)
}

/** "reading a bedtime story to her cubs in a burrow": there is no bed in it. */
function denned(scene: Scene) {
  const bed = scene.things.find(({ name, via }) => name === 'bed' && via === 'implied')
  if (!bed) return
  const sleepers = scene.relations.filter(({ b, relation }) => b === bed.id && relation === 'sleeps-in')
  const isElsewhere = (id: string) =>
    scene.relations.some(({ a, b, relation }) => a === id && relation === 'inside' && DEN.test(scene.nameOf(b ?? '')))
  if (!sleepers.length || !sleepers.every(({ a }) => isElsewhere(a))) return
  scene.drop(bed.id)
  if (scene.place === 'bedroom') scene.place = null
}

const DEN = /^(?:burrow|cave|nest|tent|den|treehouse|hole|boat|doghouse)$/

/** "tents and canoes on the lake": only what floats is on it. */
function ashore(scene: Scene) {
  scene.forget(
    ({ a, relation }) => relation === 'floats-on' && (ON_LAND.test(scene.nameOf(a)) || scene.isA(a, 'building')),
  )
}

/** "there is a tent and an owl in a tree", "a tent and a dog in a canoe": the tent stands on the ground. */
function pitchedBeside(scene: Scene) {
  for (const deed of scene.relations) {
    if (!deed.b || !/^(?:inside|on-top-of)$/.test(deed.relation) || !PITCHED.test(scene.nameOf(deed.a))) continue
    if (scene.isA(deed.b, 'tree') || scene.isA(deed.b, 'boat')) deed.relation = 'next-to'
  }
}

const PITCHED = /^(?:tent|tipi|camper van|barn|picnic table|campfire|bonfire)$/

/** "kids waving flags": the arm that waves is the one that has the flag, and the other one stays down. */
function waveWithFlag(scene: Scene) {
  for (const deed of scene.relations) if (deed.relation === 'holds' && deed.pose === 'wave') delete deed.pose
}

/** "a man thinking about pizza": nobody wonders who thinks of something that is drawn. */
function knownThought(scene: Scene) {
  const isThought = (id: string | null) => id !== null && scene.nameOf(id) === 'thought bubble'
  const inside = scene.relations.filter(({ relation, b }) => relation === 'inside' && isThought(b)).map(({ a }) => a)
  const wondering = inside.filter((id) => scene.nameOf(id) === 'question mark')
  if (wondering.length < inside.length) for (const id of wondering) if (scene.get(id)?.via === 'implied') scene.drop(id)
}

/** "witches flying past the moon": it is the one that every night sky has; who flies over it is above it. */
export function acrossTheMoon(scene: Scene, text: string) {
  if (/\b(?:over|above) the moon\b/i.test(text)) return
  const isOnBroom = (id: string) =>
    scene.relations.some(({ a, b, relation }) => a === id && relation === 'rides' && scene.nameOf(b ?? '') === 'broom')
  const past = scene.relations.filter(
    ({ a, b, relation }) => relation === 'flies-over' && b !== null && scene.nameOf(b) === 'moon' && isOnBroom(a),
  )
  for (const { b } of past) {
    const moon = scene.get(b ?? '')
    if (!moon || moon.n > 1 || moon.attributes.length || moon.mood) continue
    scene.told.push('night')
    scene.said.push(moon.word)
    scene.drop(moon.id)
  }
}

const TOY_SIZED = /^(?:nutcracker|toy soldier)$/

/** Its tall hat is part of it. */
const SLIGHTLY = 0.85

/** "a nutcracker dancing with a ballerina": come to life, it is as tall as whoever it dances with. */
function danceAsTall(scene: Scene) {
  for (const { a, b, relation } of scene.relations) {
    if (!b || !/^(?:dances-with|fights|holds-hands-with)$/.test(relation)) continue
    for (const [toy, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const thing = scene.get(toy)
      if (thing && TOY_SIZED.test(thing.name) && scene.isA(other, 'person'))
        thing.size ??= (heightOf(scene.nameOf(other)) / heightOf(thing.name)) * SLIGHTLY
    }
  }
}

/** "giving gifts to their grandparents": one of them takes it, and the other one stands by. */
function toBothOfThem(scene: Scene) {
  const given = scene.relations.filter(({ relation }) => relation === 'gives-to')
  for (const deed of given) {
    const first = given.find(({ a }) => a === deed.a)
    if (!first?.b || first === deed || !deed.b) continue
    scene.forget((one) => one === deed)
    scene.relate([deed.b], 'next-to', [first.b])
  }
}

/** "dad carving the turkey with his sons": they look on, and have no knives. */
function oneCarves(scene: Scene) {
  const carves = scene.relations.filter(
    ({ relation, b }) => relation === 'cuts' && b !== null && scene.nameOf(b) === 'roast turkey',
  )
  for (const { a } of carves.slice(1)) {
    const isTheirs = (deed: { a: string; relation: string; b: string | null }) =>
      deed.a === a &&
      (deed.relation === 'cuts' || (deed.relation === 'holds' && scene.nameOf(deed.b ?? '') === 'knife'))
    scene.forget(isTheirs)
  }
}

/** "kids celebrating with confetti": it falls on them, and does not lie in a heap beside them. */
function confettiFalls(scene: Scene) {
  for (const deed of scene.relations) {
    const isLoose = deed.relation === 'next-to' && deed.b !== null && scene.isA(deed.b, 'alive')
    if (isLoose && /^(?:confetti|petals)$/.test(scene.nameOf(deed.a))) deed.relation = 'above'
  }
}

/** "hunting for easter eggs with a basket": the eggs are patterned with nothing that is in a hand. */
function outOfThePattern(scene: Scene) {
  const isHeld = (id: string | null) => scene.relations.some(({ b, relation }) => b === id && HELD.test(relation))
  scene.forget(({ b, relation }) => relation === 'filled-with' && isHeld(b))
}

const HELD = /^(?:holds|carries)$/

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

/** "a moose drinking cocoa in the snow": what is drunk at home as a rule is drunk outside. */
function outInSnow(scene: Scene) {
  const isSnowSaid = scene.things.some(({ name, via }) => name === 'snow' && via !== 'implied')
  if (isSnowSaid && scene.place !== null && isIndoors(scene.place)) scene.place = 'snow'
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
