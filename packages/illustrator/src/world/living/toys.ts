/** Toys that do something: a teddy bear that dances is a small bear on two legs, a doll a small girl. */
import type { Actor } from '../../art/art.ts'
import { type Being, type Entry, type Inanimate, lookUp } from '../world.ts'

/** In whose likeness they are made. */
const LIKENESS: Readonly<Record<string, string>> = {
  'teddy bear': 'bear',
  'stuffed animal': 'bear',
  doll: 'girl',
  'fashion doll': 'girl',
  puppet: 'boy',
  'toy robot': 'robot',
  'action figure': 'superhero',
}
/** What a stuffed animal is, by the words it was named with. */
const STUFFED =
  /\b(rabbit|bunny|dog|puppy|cat|kitten|elephant|lion|fox|monkey|mouse|pig|frog|panda|giraffe|sheep|lamb)\b/
const SAME: Readonly<Record<string, string>> = { bunny: 'rabbit', puppy: 'dog', kitten: 'cat', lamb: 'sheep' }
/** In meters: among other toys as large as a small child. */
const HEIGHT = 0.85

export const isToy = (name: string): boolean => name in LIKENESS

const known = new Map<string, Being | null>()
const sewn = new Map<string, Inanimate | null>()

/** "a stuffed dinosaur", "a carved duck" has the shape of one, sitting as toys do; null where it is made in no likeness that is drawn. */
export function sewnAs(entry: Inanimate, word: string): Inanimate | null {
  const kind = entry.name === 'stuffed animal' ? SEWN.exec(word.toLowerCase())?.[1] : undefined
  if (!kind) return null
  const before = sewn.get(kind)
  if (before !== undefined) return before
  const model = lookUp(kind)
  const toy = model?.kind === 'being' ? sitting(entry, model.actor) : null
  sewn.set(kind, toy)
  return toy
}
const SEWN = /\b(?:stuffed|carved) ([a-z-]+)$/

const sitting = (entry: Inanimate, actor: Actor): Inanimate => ({
  ...entry,
  thing: {
    name: entry.name,
    aspect: actor.aspect,
    habitat: 'ground',
    draw(spot) {
      const { features: _, ...art } = actor.act(spot, { pose: actor.can('sit') ? 'sit' : 'stand' })
      const { x0, x1, y0, y1 } = art.box
      const middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const
      return { ...art, points: { ...art.points, mid: middle, grip: middle } }
    },
  },
})

/** Null where it is made in nobody's likeness. */
export function toyAsBeing(entry: Inanimate, word: string): Being | null {
  const kind = entry.name === 'stuffed animal' ? STUFFED.exec(word.toLowerCase())?.[1] : undefined
  const model = kind ? (SAME[kind] ?? kind) : LIKENESS[entry.name]
  if (!model) return null
  const key = `${entry.name} ${model}`
  const before = known.get(key)
  if (before !== undefined) return before
  const toy = made(entry, lookUp(model))
  known.set(key, toy)
  return toy
}

function made({ name, category }: Inanimate, model: Entry | null): Being | null {
  if (model?.kind !== 'being') return null
  const upright = model.human ? model.actor : model.upright()
  if (!upright) return null
  const actor = model.human ? upright : adorned(upright)
  return { kind: 'being', name, category, height: HEIGHT, actor, human: true, upright: () => actor }
}

/** With the bow that tells a toy from a beast, unless something else is about its neck. */
const adorned = (actor: Actor): Actor => ({
  ...actor,
  act: (spot, acting) => {
    const wears = acting.wears ?? []
    const isFree = !wears.some(({ name }) => NECK.test(name))
    return actor.act(spot, isFree ? { ...acting, wears: [...wears, { name: 'bow tie', attributes: [] }] } : acting)
  },
})
const NECK = /scarf|tie$|collar|necklace|bow|cape|dress|shirt|sweater|jacket|coat|suit|pajamas|robe/
