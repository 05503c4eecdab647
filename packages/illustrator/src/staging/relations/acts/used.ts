/** How a thing is drawn for what is done with it: a bin that somebody is in is open, a curtain that hides somebody is drawn. */
import type { NamedThing } from '../../../reading/graph.ts'

const IN = /^(inside|hides-in|comes-out-of|jumps-in|sleeps-in|looks-into)$/
const POURED =
  /^(lemonade|juice|milk|water|tea|iced tea|coffee|milkshake|smoothie|hot chocolate|orange juice|soda|raindrop)$/
const HIDES = /^(hides-behind|behind)$/

export function asUsed(thing: NamedThing, relation: string, how: string | undefined): NamedThing {
  const { name, attributes } = thing
  const looks = (look: string) => (attributes.includes(look) ? thing : { ...thing, attributes: [...attributes, look] })
  // A track is one thing, however many steps it has.
  if (/^(footprint|paw print)$/.test(name) && relation === 'follows') {
    const { atLeast: _, ...one } = thing
    return { ...one, n: 1 }
  }
  if (name === 'window' && how === 'look-in') return { ...thing, name: 'house' }
  if (name === 'window' && how === 'at-window') return { ...thing, name: 'windowsill' }
  // What is poured comes out of something with a spout.
  if (how === undefined && relation === 'pours' && POURED.test(name))
    return { ...thing, name: /tea$|coffee/.test(name) ? 'teapot' : 'pitcher', n: 1 }
  // Nobody fits into a toy.
  if (name === 'toy car' && /^(drives|inside|rides)$/.test(relation)) return { ...thing, name: 'car' }
  if (name === 'flower pot' && (how === 'head-in' || relation === 'wears' || IN.test(relation))) return looks('empty')
  if (name === 'trash can' && IN.test(relation)) return looks('open')
  if (name === 'curtain' && HIDES.test(relation)) return looks('closed')
  return thing
}
