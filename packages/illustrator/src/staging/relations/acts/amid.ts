/** In the reeds, among sunflowers: on the ground between the stalks, some before and some behind. */
import type { NamedThing, Relation, SceneGraph } from '../../../reading/graph.ts'
import { entryById } from '../../entries.ts'
import { midX, tall, wide } from '../../geometry.ts'
import { resize } from '../kit.ts'
import type { ActStager } from './kit.ts'

const STALKS =
  /^(?:cattail|reed|fern|bamboo|sunflower|tulip|daisy|lavender|flower|wildflowers|poppy|rose|lily|iris|daffodil|hydrangea|corn|wheat|corn stalk|seaweed|mushroom|toadstool|cactus)$/
const AMID = /^(?:inside|hides-in|stands-on|sits-on|lies-on|sleeps-in)$/
/** Smaller than this, in meters, one is in a single flower; where nothing flowers, between the stalks. */
const SMALL = 0.12
const FLOWERLESS = /^(?:cattail|reed|fern|bamboo|seaweed)$/
const ALL_AROUND = 6

/** Several stalks, or a word for all of them: "reeds", "bamboo". */
const isStand = ({ n, word, atLeast }: { n: number; word: string; atLeast?: true }): boolean =>
  n > 1 || atLeast === true || /s$|^bamboo$|^lavender$|^wheat$|^corn$/i.test(word)

function allAround({ atLeast: _, ...plant }: NamedThing): NamedThing {
  return { ...plant, n: Math.max(plant.n, ALL_AROUND) }
}

/** Plants that somebody is in stand around them. */
export function amidPlants(said: SceneGraph): SceneGraph {
  const stands = new Set<string>()
  const within = new Set<Relation>()
  for (const relation of said.relations) {
    const plant = said.things.find(({ id }) => id === relation.b)
    const who = entryById(said, relation.a)
    const isAmid = AMID.test(relation.relation)
    if (!plant || !isAmid || relation.part || who?.kind !== 'being') continue
    if (who.height < SMALL && !FLOWERLESS.test(plant.name)) continue
    const isUsed = said.relations.some((other) => other !== relation && (other.a === plant.id || other.b === plant.id))
    if (!STALKS.test(plant.name) || !isStand(plant) || isUsed) continue
    stands.add(plant.id)
    within.add(relation)
  }
  if (!stands.size) return said
  return {
    ...said,
    things: said.things.map((thing) => (stands.has(thing.id) ? allAround(thing) : thing)),
    relations: said.relations.flatMap((one) => {
      if (!within.has(one)) return [one]
      const { a, relation } = one
      const rests = /^(?:sits-on|lies-on|sleeps-in)$/.exec(relation)?.[0]
      const pose: Relation[] = rests ? [{ a, relation: rests === 'sits-on' ? 'sits' : 'sleeps', b: null }] : []
      return [
        ...pose,
        { a: one.b as string, relation: 'around', b: a, how: relation === 'hides-in' ? 'cover' : 'amid' },
      ]
    }),
  }
}

/** Shares of its width beside the middle and of its height below the foot, how high the plant is, and whether it is behind. */
const PLACES: readonly (readonly [aside: number, low: number, high: number, behind: boolean])[] = [
  [-0.66, 0, 0.92, true],
  [0.68, 0.01, 0.86, true],
  [-0.46, 0.07, 0.5, false],
  [0.5, 0.08, 0.46, false],
  [-1.05, 0.04, 0.74, false],
  [1.08, 0.05, 0.8, false],
  [0.02, 0.1, 0.26, false],
  [-1.4, 0.02, 0.9, true],
  [1.44, 0.02, 0.9, true],
]
/** Who hides shows a face between what is before. */
const COVERED = 1.45

const stand =
  (taller: number): ActStager =>
  (scene, a, b) => {
    if (!b || scene.together(a, b)) return
    const { index } = scene.slot(b, 'amid', new Set())
    const [aside, low, high, behind] = PLACES[index % PLACES.length] ?? [0, 0, 0.5, false]
    const { box } = b.art
    const size = Math.max(tall(box), wide(box) * 0.8)
    resize(scene, a, (a.place.h * size * high * (behind ? 1 : taller)) / tall(a.art.box))
    const mine = a.art.box
    const span = Math.max(wide(box), tall(box) * 0.6)
    scene.group(a).shift(midX(box) + aside * span - midX(mine), box.y1 + low * size - mine.y1)
    scene.join(a, b, behind ? 'under' : 'over')
  }

export const amid = stand(1)
export const cover = stand(COVERED)
