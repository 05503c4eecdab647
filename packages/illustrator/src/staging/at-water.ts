/** On the water, in it, or on its bank. */
import type { Member } from './member.ts'
import { isOnBack } from './posture.ts'
import type { Scene } from './scene.ts'
import { isHeavenly } from './sizes.ts'

/** Who lives in water and comes up for air. */
export const BREATHING = /whale|dolphin|orca|narwhal|beluga|seal$|sea lion|walrus|otter|manatee|sea turtle|duck|swan/

const SWIMMER =
  /duck|swan|goose|frog|otter|beaver|hippo|turtle|crocodile|alligator|seal|pelican|flamingo|heron|toad|newt|dragonfly/

/** At the water those who do not swim or sail stand on its bank. */
export function atWater(scene: Scene, named: string | null): string {
  const beings = scene.members.filter(({ being }) => being)
  const ashore = beings.some(
    (m) => m.habitat !== 'water' && !SWIMMER.test(m.entry.name) && !isOnWater(m.named.id, scene),
  )
  if (!ashore || scene.members.some((m) => m.habitat === 'water' && !m.being && m.entry.height > 0.3))
    return named === 'sea' ? 'open sea' : 'water'
  return named === 'sea' ? 'beach' : 'bank'
}

/** Who or what was asked for stands on the land by it; trees alone are part of the view. */
export const isBesideWater = (scene: Scene): boolean =>
  scene.members.length > 0 &&
  scene.members.every((m) => m.habitat !== 'water' && !SWIMMER.test(m.entry.name) && !isOnWater(m.named.id, scene)) &&
  scene.members.some((m) => m.habitat === 'ground' && !/^nature/.test(m.entry.category))

const isOnWater = (id: string, { graph }: Scene): boolean =>
  graph.relations.some(
    ({ a, relation }) => a === id && /^(swims-in|floats-on|rows|rides|drives|inside|jumps-in)$/.test(relation),
  )

/** A whale under the stars has come up to them, and nobody lies on its back or leaps through a hoop below the waves. */
export const isAtSurface = ({ members, ...scene }: Scene): boolean =>
  members.filter(({ being }) => being).every(({ entry }) => BREATHING.test(entry.name)) &&
  members.some((m) => isOnBack(m) || leapsThrough(m, scene) || (!m.being && isHeavenly(m) && m.entry.name !== 'bubble'))

const leapsThrough = (member: Member, { bonds }: Pick<Scene, 'bonds'>): boolean =>
  bonds.some(({ a, relation }) => a === member && relation.relation === 'jumps-through')

/** Who lives here floats on water. */
export const AT_WATER = /^(underwater|bank|beach|arctic)$/
const SEABED = /^(sea anemone|coral|coral reef|shipwreck|seaweed)$/
const SUNKEN = /^(diver|scuba diver|mermaid|merman|submarine|diving helmet)$/

/** Who is at home on the sea floor is shown there, unless a boat says that we are above it. */
export const isSunken = (scene: Scene): boolean =>
  scene.members.some(({ entry }) => SEABED.test(entry.name)) ||
  (scene.members.some(({ entry }) => SUNKEN.test(entry.name)) &&
    !scene.members.some(({ entry }) => entry.category === 'vehicles' && entry.name !== 'submarine'))
