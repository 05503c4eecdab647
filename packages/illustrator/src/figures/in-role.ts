/** A girl who is a firefighter: she wears all that one wears, and stays the girl she is. */
import { costumeOf } from '../reading/costumes.ts'
import type { Role } from './roles/cloth.ts'
import { ROLES } from './roles/index.ts'
import { roleIn } from './suits.ts'

type Wears = readonly { name: string; attributes: readonly string[] }[]

/** Words for clothes as such: the role's own are meant. */
const CLOTHES = /^(uniform|costume|suit|outfit)$/

/** Whoever has no clothes of a role gets those of the one that is played, in place of the few pieces by which others are told to play it. */
export function inRole(own: Role, said: readonly string[], wears: Wears): { role: Role; wears: Wears } {
  const name = roleIn(said) ?? ''
  const part = ROLES[name]
  const isFree = !own.top && !own.lower && !own.mask && own.age !== 'baby'
  if (!part || !isFree || !part.top || part.lower || part.mask || part.skin || part.pelt) return { role: own, wears }
  const { age: _, sex: __, girth: ___, build: ____, hair: _____, head: ______, ...clothes } = part
  const kit = new Set(costumeOf(name).map((piece) => piece.name))
  return {
    role: { ...own, ...clothes },
    wears: wears.filter((piece) => !CLOTHES.test(piece.name) && !(kit.has(piece.name) && !isOfItsOwn(piece, name))),
  }
}

/** "a red helmet": said by itself. */
const isOfItsOwn = ({ attributes }: Wears[number], role: string): boolean => {
  const usual = costumeOf(role).flatMap(({ looks }) => looks)
  return attributes.some((look) => !usual.includes(look))
}

/** Whether a garment is what one wears anyway who is dressed as that. */
export const isOfPart = (said: readonly string[], garment: string): boolean => {
  const name = roleIn(said) ?? ''
  return ROLES[name] !== undefined && (CLOTHES.test(garment) || costumeOf(name).some((piece) => piece.name === garment))
}
