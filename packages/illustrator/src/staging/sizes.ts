/** How large things are beside each other: real heights, drawn closer together, so that a mouse can be colored beside an elephant. */
import { clamp, tall, wide } from './geometry.ts'
import type { Member } from './member.ts'
import type { Bond } from './scene.ts'

/** A child stands this high before the page is framed. */
const CHILD = 300
const CHILD_METERS = 1.2
const CHILD_ASPECT = 0.5
const CLOSENESS = 0.42
const SMALL_CLOSENESS = 0.56
/** What is held keeps more of its real size: an apple as large as a head is no apple. */
const HELD_CLOSENESS = 0.6
/** Sun, planets and mountains are not drawn to scale, nor are ants. */
const [LOWEST, HIGHEST] = [0.06, 30]

/** What is built or grows higher than this is drawn lower than it is, in meters. */
const LOFTY = 3

/** An animal on two legs is as high as a child, more or less. */
const uprightMeters = (height: number): number => clamp(1.1 * (height / 0.9) ** 0.25, 0.65, 1.7)

export function meters(member: Member): number {
  const { entry, upright } = member
  if (isHeavenly(member)) return SKY_METERS
  const lies = entry.kind === 'thing' && entry.thing.lengthwise
  const height = clamp(lies ? entry.height / member.aspect : entry.height, LOWEST, HIGHEST)
  const size = member.named.size ?? 1
  // Before a castle drawn to scale nobody would be seen.
  if (entry.kind === 'thing' && height > LOFTY) return LOFTY * (height / LOFTY) ** 0.5 * size
  return (upright ? uprightMeters(height) : height) * size
}

/** Flat things are low for their size, hence by area rather than height. */
const extent = (member: Member): number => meters(member) * Math.sqrt(member.aspect / CHILD_ASPECT)

/** Far away: as large as a picture of them in a child's hand. */
const SKY_METERS = 0.5

/** A moon that fishes is somebody, and near. */
export const isHeavenly = ({ entry, habitat, named }: Member): boolean =>
  named.alive !== 'body' &&
  (habitat === 'sky' ||
    /weather and sky/.test(entry.category) ||
    /^(firework|planet|star|comet|earth|mars|saturn|jupiter|venus|neptune|uranus|mercury|pluto)/.test(entry.name))

/** Units of the page to a meter, of the nearest one that has a size by which others are measured. */
export const meterOf = (members: readonly Member[]): number =>
  Math.max(
    0,
    ...members
      .filter((one) => !isHeavenly(one) && one.entry.height > 0.4)
      .map(({ art, entry, upright }) => tall(art.box) / (upright ? uprightMeters(entry.height) : entry.height)),
  )

/** Beside people a cookie is no wheel. */
const isMorsel = (member: Member): boolean => !member.being && member.entry.height < 0.2 && !isHeavenly(member)

/** What was called giant or tiny is so at a glance: its size counts for more than its height. */
const CALLED = 0.25
/** An ant larger than a house leaves a house to be seen. */
const MOST_CALLED = 16

/** Beside people these are machines, not toys. */
const MACHINES =
  /^(car|taxi|police car|van|truck|ambulance|fire truck|excavator|crane|bulldozer|dump truck|cement mixer|backhoe|road roller|combine harvester)$/

export function naturalHeight(member: Member, amongPeople = false): number {
  const isSpread = amongPeople && (isMorsel(member) || MACHINES.test(member.entry.name))
  const closeness = isSpread ? SMALL_CLOSENESS : CLOSENESS
  const h =
    CHILD * (extent(member) / CHILD_METERS) ** closeness * Math.min(member.named.size ?? 1, MOST_CALLED) ** CALLED
  return h / Math.sqrt(member.aspect / CHILD_ASPECT)
}

/** Beside the tallest nobody is lower than this share of it: a mouse beside a giant has a face to color. */
const LEAST_BESIDE = 0.33
/** On a lap or a back it would hide who bears it. */
const LEAST_BORNE = 0.26
/** A ladybug or a goldfish has no features that need so much. */
const LEAST_MIDGE = 0.22
const isMidge = ({ entry, named, handed }: Member): boolean =>
  entry.height < 0.09 && !handed && !/mouse|hamster|chick/.test(entry.name) && (named.size ?? 1) <= 1

const isBorne = (one: Member, bonds: readonly Bond[]): boolean =>
  bonds.some(({ a, b, relation }) =>
    a === one ? b?.being && BEARS.test(relation.relation) : b === one && a.being && HAS.test(relation.relation),
  )
const [BEARS, HAS] = [/-on$|^(on-top-of|rides|inside|sleeps-in|hugs)$/, /^(holds|carries|hugs|wears|feeds|tends)$/]

/** In meters: what is higher is furniture, or stands by itself. */
const COMPANION = 0.35
/** Puddles, rugs and planks are low, not small. */
const LONG = 2.2
/** The least and the most it reaches, of the largest being. */
const COMPANION_SHARE = [0.13, 0.5] as const

/** Crabs about a lighthouse that was named before them, and with which they have nothing to do, are a part of the view. */
function isAtFoot(members: readonly Member[], bonds: readonly Bond[]): boolean {
  const [first] = members
  const beings = members.filter(({ being }) => being)
  return (
    first !== undefined &&
    /buildings/.test(first.entry.category) &&
    first.entry.height > LOFTY &&
    beings.every(
      (one) => one.entry.height < KNEE && !one.upright && !bonds.some(({ a, b }) => b && (a === one || b === one)),
    )
  )
}

/** In meters. */
const KNEE = 0.45

export function seenBeside(members: readonly Member[], bonds: readonly Bond[] = []): void {
  const beings = members.filter(({ being }) => being)
  const tallest = Math.max(...beings.map(({ place }) => place.h))
  for (const one of beings) {
    const least = tallest * (isMidge(one) ? LEAST_MIDGE : isBorne(one, bonds) ? LEAST_BORNE : LEAST_BESIDE)
    if (one.place.h < least) one.at({ h: least })
  }
  // A leaf that covers the hedgehog, a cookie as large as a plate: what only goes along stays smaller than who it goes along with.
  const reach = beings.length ? Math.max(...beings.map(reachOf)) : 0
  const real = beings.length ? Math.max(...beings.map(meters)) : 1
  for (const one of members) {
    if (one.being || one.entry.height > COMPANION || one.aspect > LONG || (one.named.size ?? 1) > 1) continue
    if (isHeavenly(one) || !reach) continue
    const most = reach * clamp(1.7 * (meters(one) / real) ** 0.75, ...COMPANION_SHARE)
    if (reachOf(one) > most) one.at({ h: (one.place.h * most) / reachOf(one) })
  }
  // A tree drawn to scale leaves whoever is under it no face to color.
  for (const one of members)
    if (beings.length && TREE.test(one.entry.name) && (one.named.size ?? 1) <= 1 && one.place.h > tallest * TREE_BESIDE)
      one.at({ h: tallest * TREE_BESIDE })
  for (const one of members)
    if (one.entry.name === 'christmas tree' && (one.named.size ?? 1) >= 1 && one.place.h < tallest * TREE_AT_HOME)
      one.at({ h: tallest * TREE_AT_HOME })
  // On an iceberg drawn to scale a bear would be a speck.
  const isNear = beings.some(({ habitat }) => habitat !== 'air')
  const lofty = members.filter(
    ({ being, entry, named }) => isNear && !being && entry.height > LOFTY && (named.size ?? 1) <= 1,
  )
  // Beside several houses even more so.
  const several = beings.length > 1 ? THING_BESIDE_SEVERAL : THING_BESIDE
  const beside = isAtFoot(members, bonds) ? THING_OVER_SMALL : several
  const most = lofty.length ? (Math.max(...beings.map(reachOf)) * beside) / lofty.length ** 0.6 : 0
  for (const one of lofty) {
    const steeper = TREE.test(one.entry.name) ? TREE_STEEPER : STEEPER
    const over = Math.max(wide(one.art.box), tall(one.art.box) * steeper) / most
    if (over > 1) one.at({ h: one.place.h / over })
  }
  // Gulls about a ship are gulls.
  const ships = members.filter(({ being, entry }) => !being && entry.category === 'vehicles' && entry.height > 2)
  if (ships.length && beings.every(isBird)) {
    const longest = Math.max(...ships.map(reachOf))
    for (const one of beings)
      if (reachOf(one) > longest * BIRD_BESIDE) one.at({ h: (one.place.h * longest * BIRD_BESIDE) / reachOf(one) })
  }
  // What was called huge is so beside somebody who can still be seen.
  const huge = members.filter(({ being, named }) => !being && (named.size ?? 1) > 1)
  if (!huge.length) return
  const lowest = Math.min(...beings.map(reachOf))
  for (const one of huge) if (one.place.h > lowest * MOST_BESIDE) one.at({ h: lowest * MOST_BESIDE })
}

/** So many times as high as the tallest being, and so many times as high or broad as the largest; beside several less, for these need room. */
const [TREE_BESIDE, THING_BESIDE, THING_BESIDE_SEVERAL, THING_OVER_SMALL] = [2.2, 2.1, 1.8, 4.5]
/** The page is as high as it is broad, and one stands beside a tower but before a castle: what is high is held lower. */
const STEEPER = 1.25
/** A tree has to be higher than who gets a cat down from it, and may run off the page. */
const [TREE, TREE_STEEPER] = [/\btree$/, 0.85]

/** Of the tallest who stand about it. */
const TREE_AT_HOME = 1.25

/** How long a small bird is beside what it flies about. */
const BIRD_BESIDE = 0.3
const BIRD = /gull|pelican|bird|duck|pigeon|parrot|goose|crow|puffin/
const isBird = ({ habitat, entry }: Member): boolean =>
  entry.height < 1.4 && (habitat === 'air' || BIRD.test(entry.name))

const reachOf = ({ art }: Member): number => Math.max(tall(art.box), wide(art.box))

/** How many times its real share of somebody's height an animal may have that only watches them, and the least it has. */
const [WATCHING, LEAST_WATCHING] = [2, 0.3]

/** At a chess board for two a pigeon that looks on is no larger than the players, however small these became. */
export function watchSmall(a: Member, b: Member): void {
  if (!a.being || a.handed || !b.handed || (a.named.size ?? 1) > 1) return
  const most = b.place.h * Math.max(LEAST_WATCHING, (WATCHING * a.entry.height) / b.entry.height)
  if (tall(a.art.box) > most) a.at({ h: (a.place.h * most) / tall(a.art.box) })
}

/** Two who have to do with each other are not so far apart in size that one of them cannot be seen. */
const MOST_APART = 3.4

export function meetInSize(bonds: readonly Bond[]): void {
  for (const { a, b, relation } of bonds) {
    if (!b?.being || !a.being || a === b || !WITH_ANOTHER.test(relation.relation)) continue
    const [low, high] = a.place.h < b.place.h ? [a, b] : [b, a]
    if (high.place.h > low.place.h * MOST_APART) high.at({ h: low.place.h * MOST_APART })
  }
  const sitting = bonds.filter(({ a, b, relation }) => b && isSeat(b) && a.being && UPON.test(relation.relation))
  for (const { a, b } of sitting) if (b) seatFor(a, b, sitting.filter((other) => other.b === b).length)
}

/** A squirrel on a bench for people would be too small to color: it has one of its own. */
const ROOMY = 2
/** Who sits is less broad than high: on a sofa for standing people a family would be tiny. */
const SEAT_EACH = 0.72

const UPON = /^(sits-on|stands-on|lies-on|on-top-of)$/

const isSeat = ({ being, entry, named }: Member): boolean =>
  !being && entry.height < SEATED && (named.size ?? 1) <= 1 && !/buildings|weather/.test(entry.category)

/** In meters: what is higher is no seat but a tree or a hill. */
const SEATED = 1.2

const BROADER = 1.5

function seatFor(sitter: Member, seat: Member, sitters: number): void {
  const most = Math.max(tall(sitter.art.box), wide(sitter.art.box)) * Math.max(ROOMY, sitters * SEAT_EACH)
  const width = Math.max(tall(seat.art.box), wide(seat.art.box))
  if (width > most) seat.at({ h: (seat.place.h * most) / width })
  // Of a chair under a taco as broad as itself nothing would be seen.
  const least = wide(sitter.art.box) * BROADER
  if (sitter.named.alive && width < least) seat.at({ h: (seat.place.h * least) / width })
}

const WITH_ANOTHER = /^(tends|feeds|gives-to|talks-to|rides|hugs|kisses|plays-with|cleans|looks-at|rescues|fights)$/

/** So many times as high as the lowest being. */
const MOST_BESIDE = 3.2

/** The height of something that `holder` has in its hands, mouth or on its head. */
export function heldHeight(held: Member, holder: Member, most = 0.62): number {
  const ratio = (extent(held) / extent(holder)) ** HELD_CLOSENESS
  // "a huge lollipop" may be as large as whoever has it.
  // A tiny one is so at a glance.
  const called = Math.min(1, held.named.size ?? 1)
  const size =
    holder.place.h * clamp(ratio * called ** CALLED, 0.2 * called ** 0.5, most * clamp(held.named.size ?? 1, 1, 1.8))
  return size / Math.sqrt(held.aspect / CHILD_ASPECT)
}
