/** Fits the groups of a scene onto the page: how near the picture is, who stands where, what hangs in the sky. */
import type { Box } from '../art/art.ts'
import type { Rng } from '../ink/random.ts'
import type { Backdrop } from '../places/backdrop.ts'
import { BEYOND, isBeyond } from '../places/beyond.ts'
import { WITH_A_VIEW } from '../things/buildings/entrances.ts'
import { aloft, hang, heaven, onWall } from './aloft.ts'
import { raised } from './backdrop.ts'
import { isBrought } from './brought.ts'
import { clamp, tall, union } from './geometry.ts'
import type { Coat, Group } from './group.ts'
import { immerse } from './immersed.ts'
import type { Member } from './member.ts'
import { ripples } from './ripples.ts'
import { raise, risesBehind, settle } from './rise.ts'
import { stand } from './rows.ts'
import type { Scene } from './scene.ts'

const PAGE = 1024
const SKY =
  /^(sun|moon|full moon|crescent moon|cloud|storm cloud|star|rainbow|shooting star|comet|lightning|constellation|moon phase|firework|earth|planet|mars|saturn|jupiter|venus|neptune|uranus|pluto)$/

export interface Framed {
  /** In the order they are painted. */
  coats: Coat[]
  /** How much higher the land is than the place has it. */
  raised: number
}

/** Brings every group to its place, the tallest filling a share of the page. */
export function frame(scene: Scene, ground: Backdrop, fill: number, rng: Rng): Framed {
  const groups = scene.groups
  const sky = groups.filter((group) => group.members.length === 1 && SKY.test(group.members[0]?.entry.name ?? ''))
  const walls = ground.float ? [] : groups.filter((group) => isSill(group) || (groups.length > 1 && hangsOnWall(group)))
  const far = groups.filter(({ members }) => members.every(({ entry }) => isBeyond(scene.setting, entry)))
  const rest = groups.filter((group) => !sky.includes(group) && !walls.includes(group) && !far.includes(group))
  const flying = ground.float ? [] : rest.filter((group) => isAloft(group, scene) || isInHeaven(group, scene))
  const standing = rest.filter((group) => !flying.includes(group))
  if (!standing.length) {
    if (ground.scenic && !flying.length) {
      for (const group of sky) heaven(group, sky.length, scene, [], rng)
      return { coats: sky.flatMap(({ coats }) => coats), raised: 0 }
    }
    const aloft = [...sky, ...flying]
    // Over the roofs, not before them.
    const low = Math.min((ground.shows.ground?.y0 ?? ground.ground) - 30, flying.length ? PAGE : OVER_ROOFS)
    const air = { x0: 84, x1: 940, y0: 84, y1: low }
    const order = aloft.length ? hang(aloft, air, rng) : []
    for (const group of walls)
      onWall(
        group,
        order.map(({ box }) => box),
        rng,
      )
    return { coats: [...beyond(far, scene, rng), ...walls, ...order].flatMap(({ coats }) => coats), raised: 0 }
  }
  immerse(scene, standing, ground.float ? undefined : ground.water)
  const order = ground.float
    ? hang(standing, ground.float, rng, ground.shows.water && ground.ground - 40)
    : stand(
        standing,
        ground,
        far.length ? Math.min(fill, BEFORE_GLASS) : fill,
        rng,
        sky.length > 0 || flying.length > 0,
      )
  const lift = onGround(order, scene, ground)
  ripples(scene, order, ground.water === undefined ? undefined : ground.water - lift)
  const placed: Box[] = order.map((group) => group.box)
  for (const group of flying) aloft(group, placed, ground.ground - lift, rng)
  for (const group of sky) heaven(group, sky.length, scene, placed, rng)
  for (const group of walls) onWall(group, placed, rng)
  const seen = beyond(far, scene, rng, union(placed).y0)
  return { coats: [...sky, ...seen, ...walls, ...order, ...flying].flatMap((group) => group.coats), raised: lift }
}

/** Behind the glass, wherever there is room. */
const beyond = (groups: readonly Group[], { setting }: Scene, rng: Rng, heads: number = PAGE): Group[] => {
  const { box } = BEYOND[setting] ?? {}
  if (!box || !groups.length) return []
  // Over the heads of those who look at it, as far as there is room.
  return hang(groups, { ...box, y1: clamp(heads + 50, box.y0 + 220, box.y1) }, rng)
}

/** How far down fireworks and moons hang that nobody stands under. */
const OVER_ROOFS = 560

/** How much of the page those fill who look at what is behind the glass. */
const BEFORE_GLASS = 0.56

/** On the ground with the feet of everybody; says how much higher the land comes. */
function onGround(groups: readonly Group[], scene: Scene, ground: Backdrop): number {
  if (ground.float) return 0
  const feet = () =>
    Math.min(
      ...groups.flatMap(({ members }) =>
        members
          .filter((member) => isAfoot(member, scene) || isStood(member, scene))
          .map(({ being, place, art }) => (being ? place.y : art.box.y1)),
      ),
    )
  if (!risesBehind(ground)) settle(groups, ground, feet())
  const by = raise(groups, ground, feet())
  if (risesBehind(ground)) settle(groups, raised(ground, by), feet())
  return by
}

const isAfoot = (member: Member, { bonds }: Scene): boolean =>
  member.being &&
  (member.handed ? UPRIGHT : ON_ALL_FOURS).test(member.acting.pose) &&
  bonds.every(({ a, b, relation }) => a !== member || !b || !RESTING.test(relation.relation))

/** A cauldron at the far edge of the floor would hang over it. */
const isStood = (member: Member, { bonds, contacts }: Scene): boolean =>
  !member.being &&
  member.habitat === 'ground' &&
  !isBrought(member.named.id) &&
  bonds.every(
    ({ a, b, relation }) =>
      (a !== member || !b || (!RESTING.test(relation.relation) && relation.how === undefined)) &&
      (b !== member || BESIDE.test(relation.relation)),
  ) &&
  contacts.every(({ a, b, tool }) => ![a, b, tool].includes(member))
const BESIDE = /^(next-to|sits-at|sits-on|stands-on|lies-on|looks-at|behind|in-front-of|inside|left-of|right-of)$/

const UPRIGHT =
  /^(stand|walk|run|wave|point|reach|hold|two-hands|hands|arms|cheer|kick|throw|catch|dance|march|kneel|crouch)/
const ON_ALL_FOURS = /^(stand|walk|run|reach|sit|lie|head|mouth)/
const RESTING =
  /-on$|-in$|^(inside|on-top-of|rides|drives|climbs|above|flies|jumps|hangs|comes|swings|slides|sits|behind)/

/** Who jumps over the moon is up there with it; a star in the hand is on the ground with whoever holds it. */
const isInHeaven = ({ members }: Group, { bonds }: Scene): boolean =>
  members.length > 1 &&
  members.some(
    (member) =>
      SKY.test(member.entry.name) &&
      (!WEATHER.test(member.entry.name) || bearsAHouse(member, bonds)) &&
      !bonds.some(({ b, relation }) => b === member && /^(holds|carries|hugs|wears)$/.test(relation.relation)) &&
      // A star that is tucked into bed lies where the bed stands.
      !bonds.some(
        ({ a, b, relation }) =>
          a === member &&
          b?.habitat === 'ground' &&
          /^(sleeps-in|lies-on|sits-on|sits-at|on-top-of)$/.test(relation.relation),
      ),
  )

/** A giant's castle is up where its cloud is. */
const bearsAHouse = (cloud: Member, bonds: Scene['bonds']): boolean =>
  bonds.some(
    ({ a, b, relation }) => b === cloud && /buildings/.test(a.entry.category) && relation.relation === 'on-top-of',
  ) && bonds.every(({ a, b }) => (a !== cloud && b !== cloud) || !(a.being || b?.being))

const WEATHER = /^(cloud|storm cloud|rainbow|lightning)$/

function isAloft(group: Group, scene: Scene): boolean {
  const [first] = group.members
  if (isFlown(group, scene)) return true
  if (!first || group.members.length > 1) return false
  if (first.being)
    return (
      /^(fly|float)$/.test(first.acting.pose) ||
      (first.habitat === 'air' &&
        // Who pecks at the ground stands on it.
        first.acting.pose !== 'head-down' &&
        !scene.does(first, 'stands-on', 'sits-on'))
    )
  return first.habitat === 'air' && !scene.does(first, 'on-top-of', 'stands-on')
}

/** A witch on her broom is in the air with it, and with what she holds. */
const isFlown = ({ members }: Group, { bonds }: Scene): boolean =>
  members.length > 1 &&
  members.length < 5 &&
  !members.some(({ being, entry }) => !being && /buildings/.test(entry.category)) &&
  bonds.some(
    ({ a, b, relation }) =>
      b && members.includes(a) && relation.relation === 'rides' && /^(fl(y|ies|ew)|soar)/.test(relation.word ?? ''),
  )

const WALL =
  /^(window|clock|picture|poster|photo frame|wall clock|calendar|mirror|painting|bunting|banner|string lights)$/

/** A cat on the windowsill is up there with the window; who looks out of it stands on the floor. */
const isSill = ({ members }: Group): boolean => {
  const sill = members.find(({ entry }) => entry.name === 'windowsill')
  return sill !== undefined && members.every(({ art }) => art.box.y1 <= sill.art.box.y1 + tall(sill.art.box) * 0.1)
}

const hangsOnWall = (group: Group): boolean =>
  isSill(group) || hangsAlone(group) || group.members.some(({ looks }) => looks.has(WITH_A_VIEW))

const hangsAlone = ({ members }: Group): boolean =>
  members.every((member) => !member.being) &&
  members.some((m) => m.habitat === 'wall' || WALL.test(m.entry.name)) &&
  // What hangs on a fireplace is where the fireplace stands.
  members.every((m) => m.habitat !== 'ground' || WALL.test(m.entry.name) || m.entry.height < 0.6) &&
  members.length < 5
