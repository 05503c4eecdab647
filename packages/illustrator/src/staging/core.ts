/** As much of a group as has to be on the page; what is under water has not. What is large beside those who act goes on beyond its edge, so that they come near. */
import type { Box } from '../art/art.ts'
import { clamp, tall, union, wide } from './geometry.ts'
import type { Group } from './group.ts'
import type { Member } from './member.ts'
import { isHeavenly } from './sizes.ts'

const PAGE = 1024

/** What goes on beyond the page: a fence, a dock or a slope may be cut off by its edge. */
const ENDLESS =
  /^(fence|picket fence|hedge|wall|stone wall|brick wall|garden wall|dock|pier|snowy slope|hill|railing|clothesline|telephone wire|tightrope|log|road|river|sidewalk|picnic blanket|plank|floorboards|beam|steel beam)$/
/** How much of it is to be seen at either side of those who are on it, in heights of the group. */
const BEYOND = 0.16

/** A tree that somebody is at may run off the page above and beside them: drawn whole, it would make them tiny. */
const CROWNED = /^(?!.*(christmas|palm)).*\btree$/
/** Share of its height that stays on the page, and how much of it beside those who are there, in their height. */
const [KEPT, CROWN, ALONE] = [0.42, 0.2, 0.55]
/** Over one alone more of it is seen: of its height, and of its width at either side. */
const [KEPT_OVER_ONE, CUT_BESIDE_ONE] = [0.66, 0.1]

/** Off the ground, and below the crown. */
const isHungFrom = (tree: Member, { being, art: { box } }: Member): boolean =>
  being && box.y1 < tree.art.box.y1 - tall(tree.art.box) * 0.04 && box.y0 > tree.art.box.y0 + tall(tree.art.box) * 0.5

/** `room`: as much of the page as the group may have, in units of the page; without it nothing but what is endless is cut off. */
export function coreOf(group: Group, room?: { width: number; most: number }): Box {
  const core = withinReach(group)
  return room ? closeUp(group, core, room) : core
}

function withinReach(group: Group): Box {
  const { members, sunk } = group
  const box = { ...group.box, y1: group.box.y1 - sunk * tall(group.box) }
  const isAlive = members.some(({ being }) => being)
  const isEndless = (name: string) => ENDLESS.test(name) && (isAlive || name !== 'clothesline')
  const endless = members.filter(({ entry, being }) => !being && isEndless(entry.name))
  const isCompany = members.filter(({ being }) => being).length > 1
  const trees = members.filter(({ being, entry }) => !being && CROWNED.test(entry.name))
  const rest = members.filter((member) => !endless.includes(member) && !trees.includes(member))
  if (rest.length === members.length || !rest.length) return box
  const those = union(rest.map(({ art }) => art.box))
  if (trees.length && !isCompany && !trees.some((tree) => members.some((one) => isHungFrom(tree, one))))
    return underCrown(box, those, union(trees.map(({ art }) => art.box)))
  const more = trees.length ? (isCompany ? CROWN : ALONE) * tall(those) : BEYOND * tall(box)
  const crown = trees.length ? union(trees.map(({ art }) => art.box)) : null
  return {
    ...box,
    x0: Math.max(box.x0, those.x0 - more),
    x1: Math.min(box.x1, those.x1 + more),
    ...(crown ? { y0: Math.max(box.y0, Math.min(those.y0 - more, crown.y1 - KEPT * tall(crown))) } : {}),
  }
}

/** Of a tree with one beside or under it as much as shows what tree it is. */
const underCrown = (box: Box, those: Box, tree: Box): Box => ({
  ...box,
  x0: Math.min(those.x0, Math.max(box.x0, tree.x0 + CUT_BESIDE_ONE * wide(tree))),
  x1: Math.max(those.x1, Math.min(box.x1, tree.x1 - CUT_BESIDE_ONE * wide(tree))),
  y0: Math.max(box.y0, Math.min(those.y0 - CROWN * tall(those), tree.y1 - KEPT_OVER_ONE * tall(tree))),
})

/** Share of the page's height that those who act have, by their number; of more of them a crowd is seen. */
const NEAR = [0, 0.6, 0.55, 0.5, 0.46]
/** How much of a large thing may be beyond the page: at the side away from who acts, at the other one, and above. */
const [FAR_SIDE, NEAR_SIDE] = [0.26, 0.1]
/** Cut by less, it would seem to be drawn badly. */
const LEAST_CUT = 0.07
/** So many times as large as the largest who acts, it is large. */
const LARGE = 1.15
/** Air between the edge of the page and somebody, in their height. */
const AIR = 0.05

const reach = (box: Box): number => Math.max(wide(box), tall(box))

/** What stands high and has nothing at its top by which it is known. */
const TOPPED = /^(sailboat|pirate ship|ship|house|barn|church|school|skyscraper|tower|windmill|palm tree)$/
const ABOVE = 0.16

/** What somebody is on top of or over goes on below the page: of a stem, a fence or a mountain the foot is the least. */
const LOW_DOWN: readonly (readonly [RegExp, number])[] = [
  [/^(fence|picket fence|hedge|wall|stone wall|brick wall|garden wall)$/, 0.44],
  // Of the leaves on a stem half is left, no sliver.
  [/flower$|^(rose|daisy|tulip|poppy|lily|dandelion)$/, 0.18],
  [/^(mountain|mount fuji|volcano|cliff|castle|tower|lighthouse|skyscraper)$/, 0.3],
]

/** A picture or a mirror is known by its frame. */
const isCut = ({ being, entry, habitat, named }: Member): boolean =>
  !being &&
  habitat !== 'wall' &&
  habitat !== 'air' &&
  named.alive === undefined &&
  (/buildings|vehicles|nature|indoor|toys and sport/.test(entry.category) || ENDLESS.test(entry.name))

function closeUp(group: Group, core: Box, room: { width: number; most: number }): Box {
  const { members } = group
  const beings = members.filter(({ being, named }) => being || named.alive !== undefined)
  const near = NEAR[beings.length]
  if (!beings.length || near === undefined) return core
  const hero = Math.max(...beings.map(({ art }) => tall(art.box)))
  const largest = Math.max(...beings.map(({ art }) => reach(art.box)))
  const want = (near * PAGE) / hero
  if (Math.min(room.width / wide(core), room.most / tall(core)) >= want) return core
  const large = members.filter((one) => isCut(one) && !isHeavenly(one) && reach(one.art.box) > largest * LARGE)
  if (!large.length) return core
  const whole = members.filter((one) => !large.includes(one)).map(({ art, being }) => aired(art.box, being))
  const { x0, x1, y0 } = union(whole)
  const isLeftFar = x0 - core.x0 > core.x1 - x1
  const sides = (one: Member) => (isLeftFar ? sidesOf(one) : sidesOf(one).toReversed()) as [number, number]
  const most = {
    x0: Math.min(x0, ...large.map((one) => one.art.box.x0 + sides(one)[0] * wide(one.art.box))),
    x1: Math.max(x1, ...large.map((one) => one.art.box.x1 - sides(one)[1] * wide(one.art.box))),
    y0: Math.min(
      y0,
      ...large.map(({ art: { box }, entry }) => box.y0 + (TOPPED.test(entry.name) ? ABOVE : 0) * tall(box)),
    ),
  }
  const below = cut(
    clamp(core.y1 - lowest(group, large), 0, Math.max(0, tall(core) - (room.most + BELOW_FOOT) / want)),
    tall(core),
  )
  const above = cut(clamp(most.y0 - core.y0, 0, Math.max(0, tall(core) - below - room.most / want)), tall(core))
  const scale = Math.min(want, room.most / (tall(core) - above - below))
  const across = Math.max(0, wide(core) - room.width / scale)
  const [fromLeft, fromRight] = shared(across, most.x0 - core.x0, core.x1 - most.x1, isLeftFar)
  return {
    ...core,
    x0: core.x0 + cut(fromLeft, wide(core)),
    x1: core.x1 - cut(fromRight, wide(core)),
    y0: core.y0 + above,
    y1: core.y1 - below,
  }
}

/** How much lower the page ends than where feet are. */
const BELOW_FOOT = 60

/** Where the page may end below a group. */
function lowest({ box, members }: Group, large: readonly Member[]): number {
  const others = members.filter((one) => !large.includes(one))
  const feet = Math.max(...others.map(({ art }) => art.box.y1))
  const ends = large.map(({ art, entry }) => {
    const share = LOW_DOWN.find(([names]) => names.test(entry.name))?.[1] ?? 0
    return art.box.y1 - share * tall(art.box)
  })
  return Math.min(box.y1, Math.max(feet + AIR * tall(box), ...ends))
}

const cut = (by: number, of: number): number => (by > LEAST_CUT * of ? by : 0)

/** The post nearer to who shoots tells what it is. */
const [GOAL, OF_A_GOAL] = [/^(soccer|hockey) goal$|volleyball net/, 0.5]

const sidesOf = ({ entry, habitat }: Member): [far: number, near: number] =>
  GOAL.test(entry.name)
    ? [OF_A_GOAL, 0]
    : // A car is wanted with both its ends.
      entry.category === 'vehicles' && habitat !== 'water'
      ? [0, 0]
      : [FAR_SIDE, NEAR_SIDE]

/** What is to be cut off, from the far side first. */
function shared(by: number, left: number, right: number, isLeftFar: boolean): [number, number] {
  const [far, near] = isLeftFar ? [left, right] : [right, left]
  const first = clamp(by, 0, Math.max(0, far))
  const second = clamp(by - first, 0, Math.max(0, near))
  return isLeftFar ? [first, second] : [second, first]
}

function aired(box: Box, being: boolean): Box {
  const by = being ? AIR * tall(box) : 0
  return { ...box, x0: box.x0 - by, x1: box.x1 + by, y0: box.y0 - by }
}
