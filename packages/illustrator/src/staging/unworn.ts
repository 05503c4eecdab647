/** Clothes that a body has no place for, or that something covers: an octopus is drawn without its shoes, a bow tie lies under a beard, and that is said. */
import { isOfPart, wearsAnyway } from '../figures/index.ts'
import { Board } from '../raster/board.ts'
import { paint, type Tones } from '../raster/paint.ts'
import type { NamedThing } from '../reading/graph.ts'
import { type Look, SIZE } from './look.ts'
import type { Member } from './member.ts'

const paintOf = (member: Member): string => member.art.layers.map(({ svg }) => svg).join('')

/** Areas and lines. */
const INKED: Tones = { fill: () => 1, stroke: () => 2 }
/** So little of a garment is found by nobody, in cells of 4 px. */
const LEAST_SEEN = 6
/** People wear some in any case. */
const ON_FEET = /^(?:shoe|sneaker|boot|slipper|sandal|sock|flip flop|high heel|cleats|ballet shoe)$/

/** Lines and areas of a member by themselves, on the grid of the look. */
function cellsOf(member: Member): Uint16Array {
  const board = new Board(SIZE)
  for (const { svg } of member.art.layers) paint(board, svg, INKED)
  return board.cells
}

/** How many cells of the page that belong to the member are other than without the garment. */
function seenOf(member: Member, dressed: Uint16Array, { ids, members }: Look): number {
  const own = members.indexOf(member) + 1
  return cellsOf(member).reduce((sum, cell, i) => sum + Number(ids[i] === own && cell !== dressed[i]), 0)
}

/** Words for what somebody was to wear and does not show. Whoever is asked has been painted already. */
export function unworn(members: readonly Member[], things: readonly NamedThing[], look: Look): string[] {
  const worn = members.filter(({ copy, acting }) => copy === 0 && acting.wears?.length)
  return worn.flatMap((member) => {
    const { acting } = member
    const dressed = paintOf(member)
    const cells = cellsOf(member)
    const isHuman = member.entry.kind === 'being' && member.entry.human
    const garments = [...new Set(acting.wears?.map(({ name }) => name))]
    const worn = (name: string) => ({
      name,
      attributes: acting.wears?.find((one) => one.name === name)?.attributes ?? [],
    })
    const hidden = garments.filter((name) => {
      if (wearsAnyway(member.entry.name, worn(name)) || isOfPart(member.named.attributes, name)) return false
      // Somebody may have glasses by chance: then they are there also where nobody asks for them.
      if (name === 'glasses' && isHuman) return false
      member.acting = { ...acting, wears: (acting.wears ?? []).filter((garment) => garment.name !== name) }
      if (paintOf(member.draw()) === dressed) return true
      return !(isHuman && ON_FEET.test(name)) && seenOf(member, cells, look) < LEAST_SEEN
    })
    member.acting = acting
    member.draw()
    return things.filter(({ name, via }) => via !== 'implied' && hidden.includes(name)).map(({ word }) => word)
  })
}
