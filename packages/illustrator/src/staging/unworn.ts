/** Clothes that a body has no place for: an octopus is drawn without its shoes, and that is said. */
import { isOfPart, wearsAnyway } from '../figures/index.ts'
import type { NamedThing } from '../reading/graph.ts'
import type { Member } from './member.ts'

const paintOf = (member: Member): string => member.art.layers.map(({ svg }) => svg).join('')

/** Words for what somebody was to wear and does not show. Whoever is asked has been painted already. */
export function unworn(members: readonly Member[], things: readonly NamedThing[]): string[] {
  const worn = members.filter(({ copy, acting }) => copy === 0 && acting.wears?.length)
  return worn.flatMap((member) => {
    const { acting } = member
    const dressed = paintOf(member)
    const garments = [...new Set(acting.wears?.map(({ name }) => name))]
    const worn = (name: string) => ({
      name,
      attributes: acting.wears?.find((one) => one.name === name)?.attributes ?? [],
    })
    const hidden = garments.filter((name) => {
      if (wearsAnyway(member.entry.name, worn(name)) || isOfPart(member.named.attributes, name)) return false
      // Somebody may have glasses by chance: then they are there also where nobody asks for them.
      if (name === 'glasses' && member.entry.kind === 'being' && member.entry.human) return false
      member.acting = { ...acting, wears: (acting.wears ?? []).filter((garment) => garment.name !== name) }
      return paintOf(member.draw()) === dressed
    })
    member.acting = acting
    member.draw()
    return things.filter(({ name, via }) => via !== 'implied' && hidden.includes(name)).map(({ word }) => word)
  })
}
