/** What one wears who is dressed as somebody. */
import { pairsOf } from './tables.ts'
import { NOUNS } from './vocabulary.ts'

export interface Garment {
  name: string
  /** "striped": how it looks for this role. */
  looks: string[]
  /** Put on by who has shoulders and hips: an apple has only a top for a hat. */
  onBody: boolean
}

/** "striped t-shirt": a noun, with the words before it. */
function garmentOf(text: string): Garment {
  const onBody = text.trim().startsWith('+')
  const words = text.replace('+', '').trim().split(' ')
  const at = words.findIndex((_, i) => NOUNS.has(words.slice(i).join(' ')))
  return { name: words.slice(Math.max(0, at)).join(' '), looks: words.slice(0, Math.max(0, at)), onBody }
}

const COSTUMES = new Map(
  [...pairsOf('reading/costumes.txt')].map(([role, list]) => [role, list.split(',').map(garmentOf)]),
)

export const costumeOf = (role: string): readonly Garment[] => COSTUMES.get(role) ?? []
