/** Things that were said to be somebody: by what they do, by a face, arms or legs, by a mood or a costume. */
import { costumeOf } from './costumes.ts'
import type { NamedThing } from './graph.ts'
import { canLive, isByNature } from './lively.ts'
import { wearCostume } from './naming.ts'
import type { Scene } from './scene.ts'
import { verbWord } from './verbs.ts'
import { isA } from './vocabulary.ts'

/** Done without arms or legs. */
const FELT = /^(smiles|cries|sleeps)$/
const LIMBS = /^(?:.* )?(arms?|hands?|legs?|foot|feet)$/
const FACE = /^(?:.* )?(faces?|eyes?|mouth|smile|kawaii|mustache|moustache|tongue)$/
/** Where only somebody is: a cake is on a chair, but not on a beach chair. */
const LOUNGE = /^(beach chair|hammock|throne|pool float|swim ring|armchair|hot tub|bathtub|swimming pool)$/
const THERE = /^(on-top-of|sits-on|lies-on|inside)$/

/** "two eggs playing soccer", "a dancing pineapple": said of the noun itself, whatever became of the deed. */
export function enlivenIn(scene: Scene, text: string, understood: Set<string>): void {
  const whole = text.toLowerCase()
  for (const thing of scene.things) {
    if (!canLive(thing) || isOwned(scene, thing)) continue
    dressUp(scene, thing)
    const pieces = whole.split(thing.word.toLowerCase())
    // Of "a book reading a book" one reads.
    const nth = namesakes(scene, thing).indexOf(thing)
    const isFirst = !isAfterSomebody(scene, thing, pieces.slice(0, nth + 1).join(' '))
    const deed = isA(thing.name, 'worn') ? undefined : DOING.exec(pieces[nth] ?? '')?.[1]
    const said = deed ?? (isFirst ? ACTING.exec(pieces[nth + 1] ?? '')?.[1] : undefined)
    const alone = said ? verbWord(said)?.verb.alone.split(' ')[0] : undefined
    if (said && !isByNature(thing, alone ?? '') && !isWork(thing, said)) thing.alive = 'body'
    if (thing.alive === 'body') takeUp(scene, thing, pieces[nth + 1] ?? '')
    if (said && thing.alive) understood.add(said)
    if (isFirst) meet(scene, thing, pieces[nth + 1] ?? '')
    const limbs = LIMBED.exec(pieces[nth + 1] ?? '')?.[1]
    if (limbs) {
      thing.alive = 'body'
      for (const word of limbs.split(' ')) understood.add(word)
    }
    const isBusy = scene.relations.some(({ a, relation }) => a === thing.id && relation !== 'wears')
    if (deed && thing.alive && alone && alone !== '-' && !isBusy) scene.relate([thing.id], alone, [null])
  }
}

/** "a snail with a backpack going to school": it is the snail that goes. */
const isOwned = ({ relations }: Scene, { id }: NamedThing): boolean =>
  relations.some(
    ({ relation, b }) => b === id && /^(wears|holds|carries|has|plays|rides|reads|eats|drinks)$/.test(relation),
  )

/** "a cat on a bench reading": it is the cat that reads. */
const isAfterSomebody = ({ things }: Scene, thing: NamedThing, before: string): boolean =>
  OF_ANOTHER.test(before) ||
  things.some((other) => other !== thing && isA(other.name, 'alive') && before.includes(other.word.toLowerCase()))
const OF_ANOTHER =
  /\b(?:with|in|on|at|by|near|under|behind|beside|around|over|inside|into|onto|from|of|his|her|their|my|our) (?:(?:a|an|the) )?(?:[a-z-]+ )?$/

/** What one does with another: the word and what it says of the two. */
const TOGETHER: Readonly<Record<string, string>> = {
  dancing: 'dances-with',
  talking: 'talks-to',
  fighting: 'fights',
  racing: 'races',
  wrestling: 'fights',
  boxing: 'fights',
}
const WITH =
  /^s?,? (?:is |are )?(dancing|talking|fighting|racing|wrestling|boxing) (?:with|to|against) (?:a|an|the|his|her|its|another) /

/** "a refrigerator dancing with a stove": the stove is not in it. */
function meet(scene: Scene, thing: NamedThing, rest: string): void {
  const [said = '', deed = ''] = WITH.exec(rest) ?? []
  const after = rest.slice(said.length)
  const other = said ? scene.things.find((one) => one !== thing && after.startsWith(one.word.toLowerCase())) : undefined
  const relation = TOGETHER[deed]
  if (!other || !relation) return
  scene.forget(({ a, b }) => (a === thing.id && b === other.id) || (a === other.id && b === thing.id))
  scene.relate([thing.id], relation, [other.id], { word: deed })
}

/** "a walking taco with a guitar": it has hands for it. */
function takeUp(scene: Scene, { id }: NamedThing, rest: string): void {
  const beside = scene.relations.filter(({ a, b, relation }) => relation === 'next-to' && (a === id || b === id))
  for (const known of beside) {
    const item = scene.get(known.a === id ? (known.b ?? '') : known.a)
    const isTaken = item && !scene.isA(item.id, 'alive') && (isA(item.name, 'held') || isA(item.name, 'instrument'))
    if (!isTaken || !/^s? with (?:a|an|his|her|its|two) /.test(rest) || !rest.includes(item.word.toLowerCase()))
      continue
    scene.forget((other) => other === known)
    scene.relate([id], isA(item.name, 'instrument') ? 'plays' : 'holds', [item.id])
  }
}

/** A crane lifts and a truck goes to the moon without being somebody. */
const isWork = ({ name }: NamedThing, deed: string): boolean =>
  (isA(name, 'vehicle') || name === 'crane') && /^(lifting|working|going to|going on|getting)$/.test(deed)

const namesakes = ({ things }: Scene, { word }: NamedThing): NamedThing[] =>
  things.filter((other) => other.word.toLowerCase() === word.toLowerCase())

const DEED_WORDS =
  'playing|surfing|skiing|skating|snowboarding|skateboarding|swimming|watching|looking for|trick|going to|going on|getting|taking a|having a|having fun|exercising|meditating|doing|lifting|camping|shopping|brushing|washing|cooking|baking|fighting|dancing|singing|celebrating|working|learning|studying|relaxing (?:in|on|at|by|with|under|beside|next)|sunbathing|cheering|skipping|marching|jogging|hiking|bowling|boxing|wrestling|knitting|gardening|painting|drawing|reading|sneezing|yelling|shouting|screaming|yawning|laughing|waving|hugging|chasing|running|jumping|walking'
const ACTING = new RegExp(`^s?,? (?:(?:that|who|which) )?(?:is |are |was )?(?:all )?(${DEED_WORDS})\\b`)
const DOING =
  /\b(dancing|running|singing|jumping|walking|waving|skating|surfing|marching|yelling|shouting|screaming|yawning) $/

const LIMBED =
  /^s?,? (?:with|that has|who has|has|which has) (?!(?:his|her|their|my|our|your) )((?:[a-z-]+ ){0,2}(?:arms|legs|hands|feet)(?: and (?:[a-z-]+ ){0,2}(?:arms|legs|hands|feet|face|eyes))?)\b/

/** Last, when all is known that was said of it. */
export function giveFaces(scene: Scene): void {
  for (const thing of scene.things) {
    if (isA(thing.name, 'alive') || isA(thing.name, 'part') || thing.via === 'implied') continue
    const own = scene.relations.filter(({ a }) => a === thing.id)
    const face = own.find(({ relation, b }) => relation === 'has' && /^(face|eye)$/.test(scene.nameOf(b ?? '')))
    const looks = thing.attributes
    for (const known of own)
      if (
        canLive(thing) &&
        THERE.test(known.relation) &&
        LOUNGE.test(scene.nameOf(known.b ?? '')) &&
        isA(thing.name, 'food')
      ) {
        thing.alive = 'body'
        if (known.relation === 'on-top-of') known.relation = 'sits-on'
      }
    if (looks.some((look) => LIMBS.test(look)) && canLive(thing)) thing.alive = 'body'
    const feels = own.some(({ relation }) => FELT.test(relation))
    if (CARVED.test(thing.name) && !thing.alive) {
      carve(scene, thing, face?.b ?? null)
      continue
    }
    if (thing.mood || feels || face || looks.some((look) => FACE.test(look))) thing.alive ??= 'face'
    if (face?.b) scene.drop(face.b)
    if (thing.alive && thing.mood === 'sad') scene.relate([thing.id], 'cries', [null])
    if (thing.alive && thing.mood === 'happy') scene.relate([thing.id], 'smiles', [null])
    if (thing.alive && own.some(({ relation }) => relation === 'cries')) thing.mood ??= 'sad'
    if (thing.alive && own.some(({ relation }) => /^sleeps/.test(relation))) thing.mood ??= 'sleepy'
  }
}

/** These have a face of their own: a smile that was cut into a pumpkin makes nobody of it. */
const CARVED = /^jack-o'-lantern$/

function carve(scene: Scene, thing: NamedThing, face: string | null): void {
  if (face) scene.drop(face)
  if (/angry|scared/.test(thing.mood ?? '')) thing.attributes.push('scary')
  thing.mood = null
  scene.forget(({ a, b, relation }) => a === thing.id && b === null && FELT.test(relation))
}

/** Whose these are is told by a trade before them: nobody dresses up a lifeguard chair or a doctor's bag. */
const BELONGINGS = ['furniture', 'vehicle', 'worn', 'building', 'surface', 'container']

/** "a superhero carrot", "a broccoli who is king". */
function dressUp(scene: Scene, thing: NamedThing): void {
  const isFood = isA(thing.name, 'food') || isA(thing.name, 'plant')
  if (!thing.alive && !isFood && BELONGINGS.some((kind) => isA(thing.name, kind))) return
  const roles = thing.attributes.filter((look) => costumeOf(look).length > 0)
  if (!roles.length || !canLive(thing)) return
  thing.alive = 'body'
  thing.attributes = thing.attributes.filter((look) => !roles.includes(look))
  for (const role of roles) wearCostume(scene, [thing.id], role)
}
