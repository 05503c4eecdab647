/** What one body can do at a time, and with one hose: who sprays does not scrub, who swings does not slide. */
import type { Scene } from './scene.ts'
import { robStalls } from './thieves.ts'

/** Each takes the whole body. */
const WHOLE = /^(swings-on|slides-down|rides|drives|bounces-on|climbs)$/

/** A chimney that would carry its house is a look of that house. */
function partsDoNothing(scene: Scene): void {
  for (const { a, b, relation } of [...scene.relations]) {
    const house = scene.things.find(({ id }) => id === b)
    const isPart = /^(?:door|window|chimney|roof)$/.test(scene.nameOf(a))
    if (!house || !isPart || !/^(?:carries|holds|pushes|pulls)$/.test(relation)) continue
    house.attributes.push(scene.nameOf(a))
    scene.drop(a)
  }
}

export function settleDeeds(scene: Scene): void {
  partsDoNothing(scene)
  waterByTrunk(scene)
  takeNamedHose(scene)
  takeFireHose(scene)
  sprayWithHose(scene)
  climbUpTo(scene)
  petsOnlyWatch(scene)
  oneAtATime(scene)
  driveThere(scene)
  liftOnly(scene)
  passOn(scene)
  robStalls(scene)
}

/** An elephant has its trunk for it, and needs no can. */
function waterByTrunk(scene: Scene): void {
  const can = scene.things.find(({ name, via }) => name === 'watering can' && via === 'implied')
  const deed = scene.relations.find(({ a, relation }) => relation === 'waters' && TRUNKED.test(scene.nameOf(a)))
  if (!can || !deed || scene.relations.some(({ a, b }) => b === can.id && a !== deed.a)) return
  delete deed.tool
  scene.drop(can.id)
}

const TRUNKED = /^(?:elephant|baby elephant|mammoth)$/

/** "watering the garden with a hose": then not with the can that would be brought. */
function takeNamedHose(scene: Scene): void {
  const hose = scene.things.find(({ name, via }) => name === 'garden hose' && via !== 'implied')
  const can = scene.things.find(({ name, via }) => name === 'watering can' && via === 'implied')
  if (!hose || !can) return
  for (const known of scene.relations) {
    if (known.b === can.id) known.b = hose.id
    if (known.tool === can.id) known.tool = hose.id
  }
  scene.drop(can.id)
}

/** Firefighters who spray have another hose than gardeners. */
function takeFireHose(scene: Scene): void {
  const hose = scene.things.find(({ name, via }) => name === 'garden hose' && via === 'implied')
  const isTheirs = scene.relations.some(({ a, b }) => b === hose?.id && scene.nameOf(a) === 'firefighter')
  if (hose && isTheirs) Object.assign(hose, { name: 'fire hose', word: 'fire hose' })
  // Water comes out of the hose that several hold.
  const water = scene.things.find(({ name, via }) => name === 'raindrop' && via === 'implied')
  const isSprayed = scene.things.some(
    ({ id, name }) =>
      name === 'fire hose' &&
      scene.relations.some(({ a, relation, b }) => relation === 'holds' && b === id && (scene.get(a)?.n ?? 1) > 1),
  )
  if (water && isSprayed) scene.drop(water.id)
}

/** "washing the car with a hose and a bucket": the first sprays, the others scrub. */
function sprayWithHose(scene: Scene): void {
  for (const { id, name, n } of scene.things) {
    if (!/hose$/.test(name) || (n ?? 1) > 1) continue
    const holds = scene.relations.filter(({ relation, b }) => relation === 'holds' && b === id)
    const [first] = holds
    const washed = first && scene.relations.find(({ a, relation }) => a === first.a && relation === 'cleans')
    if (!first || !washed?.b) continue
    scene.forget(
      (one) =>
        (one !== first && one.a === first.a && (one.relation === 'holds' || one.relation === 'cleans')) ||
        (one !== first && holds.includes(one)),
    )
    scene.relate([first.a], 'waters', [washed.b], { tool: id })
  }
}

/** "grandpa digs up potatoes and I put them in a bucket": he digs, and what is in the bucket is out of the ground; what is picked is still on its tree, and the basket is held up for it. */
function passOn(scene: Scene): void {
  for (const put of scene.relations.filter(({ relation }) => relation === 'inside')) {
    const first = scene.relations.find(({ relation, b }) => b === put.a && /^(digs|picks)$/.test(relation))
    const second = scene.relations.find(({ a, relation, b }) => b === put.a && relation === 'holds' && a !== first?.a)
    if (!first || !second || !put.b || scene.isA(put.b, 'tree')) continue
    if (first.relation === 'digs') {
      first.b = null
      scene.place ??= 'garden'
      Object.assign(second, { relation: 'next-to', b: put.b })
    } else {
      const { b } = put
      scene.forget((one) => one === put)
      Object.assign(second, { b })
    }
  }
}

/** "dad lifts the little girl up to put the star on": he has no hand for the tree. */
function liftOnly(scene: Scene): void {
  const lifts = scene.relations.filter(({ relation, b }) => relation === 'carries' && b && scene.isA(b, 'alive'))
  scene.forget(({ a, relation }) => relation === 'decorates' && lifts.some((one) => one.a === a))
}

/** "a boy fishing with his dog": the dog is there, without a rod. */
function petsOnlyWatch(scene: Scene): void {
  const fishers = scene.relations.filter(({ relation }) => relation === 'fishes').map(({ a }) => a)
  if (!fishers.some((id) => scene.isA(id, 'person'))) return
  const pets = fishers.filter(
    (id) =>
      scene.isA(id, 'animal') &&
      scene.relations.some(({ a, b, relation }) => a === id && relation === 'next-to' && b && scene.isA(b, 'person')),
  )
  scene.forget(({ a, relation }) => pets.includes(a) && /^(fishes|holds)$/.test(relation))
}

/** These have a ladder of their own. */
const LADDERED = /^(treehouse|bunk bed|slide)$/

/** "climbing a ladder to the treehouse": on the way there, not yet in it. */
function climbUpTo(scene: Scene): void {
  for (const { a, relation, b } of [...scene.relations]) {
    if (relation !== 'climbs' || !b || scene.nameOf(b) !== 'ladder') continue
    const goal = scene.relations.find((one) => one.a === a && one.b !== b && /^(inside|lies-on)$/.test(one.relation))?.b
    if (!goal || scene.isA(goal, 'alive')) continue
    scene.forget((one) => one.a === a && one.b === goal)
    if (LADDERED.test(scene.nameOf(goal))) {
      scene.drop(b)
      scene.relate([a], 'climbs', [goal])
    } else scene.relate([b], 'leans-on', [goal])
  }
}

const GROUND = /^(moon|mars|planet|road|street|beach|desert|snow|ice)$/

/** "driving a rover on the moon": the rover is on it, and they sit. */
function driveThere(scene: Scene): void {
  const drivers = scene.relations.filter(({ relation, b }) => relation === 'drives' && b).map(({ a }) => a)
  // Who drives a bus full of animals is at its wheel, and no passenger.
  scene.forget(
    ({ a, relation, b }) =>
      relation === 'inside' && scene.relations.some((one) => one.a === a && one.b === b && one.relation === 'drives'),
  )
  scene.forget(
    ({ a, relation, b }) =>
      relation === 'stands-on' && drivers.includes(a) && b !== null && GROUND.test(scene.nameOf(b)),
  )
}

/** What one may do on a swing as well. */
const BESIDES = /^(next-to|in-front-of|behind|wears|has|holds|looks-at|waves|waves-at|sings|stands-on|talks-to)$/

/** "a boy on a swing and his sister going down the slide": the second deed is only hers. */
function oneAtATime(scene: Scene): void {
  const isBrought = (b: string) => scene.get(b)?.via === 'implied' && /^(swing|slide|seesaw)$/.test(scene.nameOf(b))
  // On the merry-go-round at the playground nobody is on a swing that no one named, nor is who digs there.
  for (const { a, b, relation } of [...scene.relations])
    if (
      b !== null &&
      isBrought(b) &&
      WHOLE.test(relation) &&
      scene.relations.some((one) => one.a === a && !BESIDES.test(one.relation) && !(one.b !== null && isBrought(one.b)))
    )
      scene.drop(b)
  const isBusy = (a: string, at: number) =>
    scene.relations.slice(0, at).some((one) => one.a === a && WHOLE.test(one.relation))
  const shared = scene.relations.filter(({ a, b, relation }, at) => {
    if (!WHOLE.test(relation) || !isBusy(a, at)) return false
    return scene.relations.some(
      (one, i) => one.a !== a && one.b === b && one.relation === relation && !isBusy(one.a, i),
    )
  })
  if (shared.length) scene.forget((one) => shared.includes(one))
}
