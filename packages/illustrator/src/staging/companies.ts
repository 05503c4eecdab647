/** Words for several at once: who is meant by farm animals. */
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import { youngOf } from '../reading/kinship.ts'

const ANIMALS: readonly (readonly [RegExp, string])[] = [
  [/farm|barn/, 'cow, pig, sheep, chicken, horse, goat, duck'],
  [/zoo|safari|africa|savanna/, 'lion, elephant, giraffe, monkey, zebra, hippo'],
  [/sea|ocean|underwater|reef|beach|water/, 'fish, octopus, sea turtle, crab, dolphin, seahorse, whale'],
  [/jungle|rainforest/, 'monkey, tiger, parrot, elephant, snake, frog'],
  [/forest|wood/, 'fox, bear, rabbit, deer, owl, hedgehog, squirrel'],
  [/arctic|polar|snow|winter|ice/, 'penguin, polar bear, seal, fox, owl'],
  [/pet|house|home/, 'cat, dog, rabbit, hamster, parrot'],
  [/desert/, 'camel, snake, lizard, fox'],
  [/pond|lake|river/, 'duck, frog, turtle, swan, fish'],
]
const ANY = 'cat, dog, rabbit, fox, bear, elephant, lion, giraffe'

/** The nouns that a thing stands for, copy by copy; its own name where it is just that. */
export function company({ name, word, attributes }: NamedThing, { place }: SceneGraph): string[] {
  const where = [word, ...attributes, place ?? ''].join(' ')
  if (name === 'monster' && /creature/.test(word) && /sea|ocean|water/.test(where)) return listFor('sea')
  if (name === 'family') return ['mother', 'father', 'girl', 'boy']
  if (/^(couple|parents)$/.test(name) && /\b(?:old|older|elderly|great|grand\w*)\b/i.test(where))
    return ['grandmother', 'grandfather']
  if (name === 'parents' || name === 'couple') return ['mother', 'father']
  if (name === 'twins') return ['girl', 'girl']
  // A family of lions is no three of them with a mane.
  if (/^family$/i.test(word) && name === 'lion') return ['lion', 'lioness', 'lion cub']
  if (/^family$/i.test(word) && youngOf(name) !== name) return [name, name, youngOf(name)]
  return name === 'animal' ? listFor(where) : [name]
}

const listFor = (where: string): string[] => (ANIMALS.find(([words]) => words.test(where))?.[1] ?? ANY).split(', ')
