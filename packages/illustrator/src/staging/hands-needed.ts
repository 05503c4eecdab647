/** Whether an animal has to get up on two legs for what it does. Where its own body will do, it keeps it. */
import type { Relation, SceneGraph } from '../reading/graph.ts'
import type { Member } from './member.ts'
import { isOnBack } from './posture.ts'
import type { Bond } from './scene.ts'
import { TRAITS } from './traits.ts'

/** Laid over any head, neck or back. */
const HEADWEAR =
  /hat|cap|crown|scarf|earmuffs|bow|ribbon|collar|helmet|glasses|monocle|eye patch|mask|tiara|headband|wreath|ears|antlers|bell|medal|necklace|lei$|tag$/
const MOUTHFUL =
  /\b(bone|stick|(gold|jelly|star)?fish|(base|foot|basket|volley|snow)?ball|ball of yarn|frisbee|bird|mouse|worm|acorn|nut|walnut|carrot|(sun)?flower|rose|leaf|kitten|puppy|cub|newspaper|basket|egg|letter|love letter|feather|twig|\w*berry|(pine)?apple|banana|cheese|(sea)?shell|crumb|leash|slipper|sock|shoe|bamboo|corn|corn cob)s?$/
/** A shoe goes on each of their feet as they are. */
const MANY_FEET = /^(octopus|spider|tarantula|caterpillar)$/
const FOOTWEAR = /shoe|boot|sock|slipper|sneaker|sandal/
/** These pull at a rope with their teeth. */
export const TUGS =
  /dog$|puppy|wolf|fox|cat$|kitten|lion|tiger|corgi|poodle|husky|retriever|labrador|terrier|dachshund|beagle|pug$/
/** With wings for arms these take what they can with the beak. */
const BEAKED =
  /magpie|crow$|raven|gull|pelican|heron|stork|crane|duck|goose|swan|chicken|rooster|parrot|toucan|bird|robin|sparrow|eagle|hawk|falcon|puffin|flamingo|pigeon|dove|jay$|cockatoo|ostrich|peacock|turkey|kingfisher/
const TAKES = /^(steal|stole|snatch|grab|swip|carr|bring|brought|fetch|deliver|fight|fought|tug|pull|nab)/
/** These hold their young in their arms. */
const PAWED = /gorilla|monkey|ape$|chimpanzee|orangutan|panda|koala|sloth|raccoon|lemur|bear$|kangaroo/
/** These eat from their hands, unless they sit with something in their paws. */
const EATS_BY_HAND = /monkey|ape$|chimpanzee|orangutan|gorilla|lemur|otter|kangaroo|dragon|dinosaur/
/** Nobody eats these from the ground. */
const MADE =
  /ice cream|popsicle|pizza|cake|spaghetti|noodle|ramen|soup|sandwich|hamburger|hot dog|taco|popcorn|cookie|donut|pie$|candy|lollipop|chocolate|waffle|cereal|sushi|spoon|toast|marshmallow|fries|macaroni|sundae|burrito|muffin|croissant|pretzel|chips|jelly|gummy/
const GRAZED = /grass|hay|straw|leaf|leaves|bush|tree|bowl$|worm|bone|seed|plant|fish$|salad/
const VESSEL = /cup|mug|glass|tea|bottle|juice|can|coffee|cocoa|soda|milkshake/
/** With more than two things in its arms it keeps all eight of them. */
export const MANY_ARMS = /^(octopus|squid|giant squid|kraken)$/
/** Between the teeth it would be hidden by them; these have arms, short as they are. */
const SHORT_ARMED = /dinosaur$|raptor|saurus$|kangaroo|joey|wallaby/
/** Seen from before these have no arm on the side of what they push. */
const ROUND = /penguin|owl$/
/** These have it in a claw. */
export const CLAWED = /crab$|lobster$/
/** Ridden lying, standing or sitting as one is; the others have pedals, grips or a wheel. */
const BOARD = /sled|sleigh|raft|boat|carpet|log|wagon|train|bus|carousel|tube|float|leaf|balloon/
const PUSHED_BY_HANDLE =
  /plow|sled|sleigh|wagon|stroller|cart|wheelbarrow|lawn mower|wheelchair|carriage|vacuum|broom|swing/

/** These carry on their backs. */
const SADDLED = /saddle|harness|elephant blanket/
const PACK = /camel|dromedary|donkey|mule|horse|pony|unicorn|zebra|llama|alpaca|yak$|ox$|elephant|reindeer/

/** Baskets too, but no carrot. */
export const isPacked = (who: string, what: string): boolean =>
  PACK.test(who) && (/basket$/.test(what) || !MOUTHFUL.test(what))

/** On two legs these are dolls in a skin: what can be on their backs is. */
const LEGLESS = /fish|shark|whale|dolphin|orca|narwhal|beluga|snail|slug|worm|caterpillar|snake|eel|ray$|seahorse/
const ON_BACK = /backpack|saddle|bag/
/** On six legs, or on none. */
export const CRAWLS =
  /^(ant|beetle|dung beetle|ladybug|snail|slug|caterpillar|worm|cockroach|millipede|centipede|termite)$/

/** Laid on the back of who has no shoulders for it. */
export const isLaidOnBack = (who: string, what: string): boolean => LEGLESS.test(who) && ON_BACK.test(what)

/** These wave with claws, arms, wings or flippers of their own, and dance on the feet they have. */
const FINNED = /crab$|lobster|octopus|squid|^seal$|sea lion|penguin|owl$|spider|starfish/
const DANCES_AS_IT_IS = /crab$|lobster|octopus|squid|penguin|owl$|spider|starfish|jellyfish|^(frog|toad)$/

/** What an animal does with claws, paws, beak or mouth, unless it has a tool for it. */
const BARE = new Set([
  'eats',
  'catches',
  'climbs',
  'balances-on',
  'builds',
  'digs',
  'waters',
  'feeds',
  'rescues',
  'fights',
  'fishes',
  'hangs-from',
  'cleans',
  'pulls',
  'blows',
])

/** These have a rope in the hand, the others are in harness or have it between the teeth. */
const BY_ROPE =
  /penguin|rabbit|bunny|mouse|hedgehog|raccoon|panda|koala|monkey|squirrel|chipmunk|otter|badger|owl$|frog$|bear$|bear cub|pig$|beaver|mole$|duck$/
const DRAWN = /sled|sleigh|wagon|cart$|toy (boat|train|car)/

const BUILT = /house|castle$|fort|tower|wall|boat|raft|rocket|robot|snowman|car$|blocks$|domino|puzzle/

export function wantsHands({ a, b, relation }: Bond, graph: SceneGraph): boolean {
  const name = b?.entry.name ?? graph.things.find(({ id }) => id === relation.b)?.name ?? ''
  const deed = relation.relation
  // On its back in the water it has its paws free.
  if (deed === 'holds-hands-with' && isOnBack(a)) return false
  // It has its basket on the arm, and paints its eggs as a person does.
  if (a.entry.name === 'easter bunny' && b && /^(holds|carries|gives-to|hugs|tends|picks|paints|decorates)$/.test(deed))
    return true
  if (relation.how === 'in-paws') return !hasForepaws(a) && EATS_BY_HAND.test(a.entry.name)
  // A bird lets it fall from its beak, a dog before its paws.
  if (relation.how === 'drop' && (BEAKED.test(a.entry.name) || TUGS.test(a.entry.name))) return false
  // A worm is pulled out with the beak.
  if (relation.how === 'uproot' && b?.being) return false
  if (
    /^(tend|pick|whisper|high-five|handshake|wash-up|lather|iron|hammer|pound|saw|pour|at-desk|at-table|push-along|light|overhead|uproot|measure|drop|spill|hook|flip|toss|box|peel|scrub-floor|roll-out|knead|at-stove|across|dunk|unwrap|peg|own-part|help-up|pore|sprinkle|eat-with|up-ladder|refuel|ground-art)$/.test(
      relation.how ?? '',
    )
  )
    return true
  if (relation.how === 'knock') return !BEAKED.test(a.entry.name)
  // Into a hole one looks from four legs, over a rim from two.
  if (relation.how === 'look-into') return !/^hole$|bowl$|aquarium|tank$/.test(name)
  // Paws, claws and teeth do these.
  if (/^(topple|pinch|muzzle|claw|call-at|own-tail|own-paw|shake-off|kick-back)$/.test(relation.how ?? '')) return false
  if (BEAKED.test(a.entry.name) && b && !b.being && isBeakful(b) && TAKES.test(relation.word ?? '')) return false
  // A rope is pulled by hand, a sock with the teeth; who has a snout has no need of hands for either.
  if (relation.how === 'tug') return !MOUTHFUL.test(name) && !(name === 'rope' && TUGS.test(a.entry.name))
  if (deed === 'feeds' && b?.being && a.habitat === 'ground' && a.named === b.named) return true
  if (deed === 'eats' && a.habitat === 'ground' && b && !b.being && !GRAZED.test(name))
    return MADE.test(name) || relation.tool !== undefined || (EATS_BY_HAND.test(a.entry.name) && !hasForepaws(a))
  if (/^waves/.test(deed) && FINNED.test(a.entry.name)) return false
  if (deed === 'dances' && DANCES_AS_IT_IS.test(a.entry.name)) return false
  if (deed === 'hugs' && b && isAnimal(b) && (isFinned(a) || isFinned(b))) return false
  if (deed === 'pulls' && BY_ROPE.test(a.entry.name) && DRAWN.test(name)) return true
  if (BARE.has(deed))
    return (
      relation.tool !== undefined ||
      (deed === 'builds' && (stacks(a, relation) || (BUILT.test(name) && name !== 'sandcastle')))
    )
  if (deed === 'wears' && MANY_FEET.test(a.entry.name) && FOOTWEAR.test(name)) return false
  if (deed === 'wears' && SADDLED.test(name) && PACK.test(a.entry.name)) return false
  if (deed === 'wears') return !HEADWEAR.test(name) && !isLaidOnBack(a.entry.name, name)
  if (deed === 'carries' && (isLoaded(graph, relation) || isPacked(a.entry.name, name))) return false
  // Ants have their load on their backs.
  if (deed === 'carries' && CRAWLS.test(a.entry.name)) return false
  // What takes several is carried by hand.
  // Thieves with hands have it in their arms.
  if (
    deed === 'holds' &&
    b &&
    !b.being &&
    /^(steal|stole|snatch)/.test(relation.word ?? '') &&
    PAWED.test(a.entry.name)
  )
    return true
  if (deed === 'carries' && a.named.n > 1 && b?.named.n === 1 && !relation.part) return true
  // What two share is between them, in the hands of both.
  if (deed === 'holds' && a.named.n > 1 && b?.named.n === 1 && /^shar/.test(relation.word ?? '')) return true
  if ((deed === 'holds' || deed === 'carries') && CLAWED.test(a.entry.name)) return false
  if (deed === 'holds' && MANY_ARMS.test(a.entry.name) && heldBy(graph, a) > 2) return false
  if (deed === 'juggles' && MANY_ARMS.test(a.entry.name)) return false
  // Cats and wolves have their young between the teeth.
  if (deed === 'carries' && b?.being && TUGS.test(a.entry.name) && isYoungOf(a, b)) return false
  const isInTeeth = /mouth|beak|teeth|jaws/.test(relation.part ?? '')
  if ((deed === 'holds' || deed === 'carries') && b?.being && PAWED.test(a.entry.name) && !isInTeeth) return true
  if (deed === 'holds' && SHORT_ARMED.test(a.entry.name) && !relation.part) return true
  if (deed === 'holds' || deed === 'carries')
    return !/back|head|mouth|shell|nose|tail|beak/.test(relation.part ?? '') && !MOUTHFUL.test(name)
  if (deed === 'drinks') return VESSEL.test(name)
  if (deed === 'pushes') return b?.being === true || ROUND.test(a.entry.name) || PUSHED_BY_HANDLE.test(name)
  if (deed === 'rides') return !BOARD.test(name) && (/vehicles|toys/.test(b?.entry.category ?? '') || name === 'broom')
  // Head first in a jar, legs in the air: four legs would be a table.
  if (deed === 'inside' && relation.part === 'foot') return true
  // Over the edge of a pouch one has the head and two paws.
  if (deed === 'inside' && b?.being && a.habitat === 'ground') return true
  // Passengers sit and stand like people.
  if (deed === 'inside') return b?.entry.category === 'vehicles'
  if (deed === 'sits-on') return /throne|swing|rocking chair|armchair|high chair|barber chair/.test(name)
  return TRAITS[deed]?.hands === true
}

/** One on the other nothing is put with a nose. */
const stacks = (a: Member, { word = '' }: Relation): boolean => /^(stack|pil)/.test(word) && !BEAKED.test(a.entry.name)

/** Its own kind, and smaller. */
export const isYoungOf = (a: Member, { entry, named }: Member): boolean =>
  entry.kind === 'being' &&
  !entry.human &&
  (named.attributes.includes('baby') || /kitten|puppy|cub$|kit$|pup$/.test(entry.name)) &&
  entry.height <= a.entry.height

/** In meters: what is larger a beak does not lift. */
const isBeakful = ({ entry }: Member): boolean => entry.height < 0.4

const heldBy = ({ things, relations }: SceneGraph, a: Member): number =>
  relations
    .filter((other) => other.a === a.named.id && other.relation === 'holds')
    .reduce((sum, { b }) => sum + (things.find(({ id }) => id === b)?.n ?? 1), 0)

/** What is carried on a shell is in nobody's hands. */
const isLoaded = ({ relations }: SceneGraph, { a, b }: Relation): boolean =>
  relations.some((other) => other.a === b && other.b === a && /^(sits-on|on-top-of|rides)$/.test(other.relation))

/** Who is held by the hand needs arms as well. */
export const needsLap = ({ a, b, relation }: Bond, member: Member): boolean =>
  b === member &&
  !isOnBack(member) &&
  (/^(dances-with|holds-hands-with)$/.test(relation.relation) ||
    /^(high-five|handshake|box|help-up)$/.test(relation.how ?? '') ||
    (relation.relation === 'feeds' && a.named === b.named && a.habitat === 'ground') ||
    // Two animals that hug or whisper do it as people do; one that a child hugs keeps its body.
    (isAnimal(a) &&
      (relation.how === 'whisper' ||
        (relation.relation === 'hugs' && relation.how !== 'muzzle' && !isFinned(a) && !isFinned(b)))))

/** A fish has no arms to be hugged in. */
const isFinned = ({ entry }: Member): boolean => LEGLESS.test(entry.name) || MANY_ARMS.test(entry.name)

/** As it is by nature, it can sit and hold something. */
const hasForepaws = ({ entry }: Member): boolean => entry.kind === 'being' && entry.actor.can('sit-holding')

const isAnimal = ({ entry }: Member): boolean => entry.kind === 'being' && !entry.human
