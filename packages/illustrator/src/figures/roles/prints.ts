/** What is printed on the clothes of roles, by what they have on. */
import type { Role } from './cloth.ts'

interface Printed {
  top?: string
  skirt?: string
  bottom?: string
}

const PRINTED: Record<string, Printed> = {
  princess: { skirt: 'hearts' },
  'ice princess': { skirt: 'diamonds' },
  queen: { skirt: 'diamonds' },
  'snow queen': { skirt: 'stars' },
  'elf queen': { skirt: 'flowers' },
  king: { skirt: 'diamonds' },
  prince: { bottom: 'pinstripes' },
  fairy: { skirt: 'flowers' },
  'tooth fairy': { skirt: 'stars' },
  'fairy godmother': { skirt: 'stars' },
  witch: { skirt: 'moons' },
  wizard: { skirt: 'stars' },
  grandmother: { skirt: 'flowers' },
  'old woman': { skirt: 'dots' },
  grandfather: { top: 'checks' },
  farmer: { top: 'checks' },
  scarecrow: { top: 'checks' },
  cowboy: { top: 'checks' },
  'construction worker': { top: 'checks' },
  carpenter: { top: 'checks' },
  blacksmith: { bottom: 'pinstripes' },
  gardener: { top: 'dots' },
  clown: { top: 'dots', bottom: 'stripes' },
  chef: { bottom: 'checks' },
  teacher: { top: 'diamonds' },
  librarian: { skirt: 'pinstripes' },
  elf: { top: 'stripes' },
  gnome: { top: 'pinstripes' },
  'pregnant woman': { skirt: 'flowers' },
  'cat girl': { skirt: 'hearts' },
  'chibi girl': { skirt: 'hearts' },
  baby: { top: 'stars' },
  newborn: { top: 'dots' },
  'baby sister': { top: 'hearts' },
  'baby brother': { top: 'stripes' },
}

/** The role with its prints on what it wears. */
export function printed(name: string, role: Role): Role {
  const { top, skirt, bottom } = PRINTED[name] ?? {}
  return {
    ...role,
    ...(role.top && top ? { top: { ...role.top, print: top } } : {}),
    ...(role.skirt && skirt ? { skirt: { ...role.skirt, print: skirt } } : {}),
    ...(role.bottom && bottom ? { bottom: { ...role.bottom, print: bottom } } : {}),
  }
}
