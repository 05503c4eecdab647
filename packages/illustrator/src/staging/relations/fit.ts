/** How large who is on something and what is under them are to each other. */
import type { Relation } from '../../reading/graph.ts'
import { isBrought } from '../brought.ts'
import { clamp, sum, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { isSeated } from '../traits.ts'
import { huddle } from './brood.ts'
import { isRoofed, isSitting, legDrop, resize, surface } from './kit.ts'
import { lengthen } from './long-log.ts'
import { feastCake } from './on-cake.ts'

export const FLAT = /blanket|rug|carpet|mat|stage|raft|ice|lily pad|puddle|crosswalk|hopscotch/
/** As large as who is on it, or who is on it would be lost. */
export const STONES = /^(rock|log|stump|pebble|toadstool|mushroom|iceberg)$/
/** What a feast is for stands in the middle of the table, and so many times as large as a dish. */
export const [MAIN, MAIN_DISH] = [/^roast turkey$/, 1.45]
/** Made for whoever stands behind them, not for what lies on them. */
const COUNTERS = /stall|stand$|theater/
/** Of the height of a stall. */
const GOODS = 0.2
const FURNITURE = /(?<!dentist |barber |high )chair|stool|bench|couch|sofa|throne|armchair|bed|swing/
/** These lift up whoever sits in them, so their height is not that of the legs: in heights of the sitter. */
const RAISED: Readonly<Record<string, number>> = { 'barber chair': 0.95, 'high chair': 1 }
/** Who has hardly any legs lets them dangle: an armchair of which one sees nothing behind its guest is a stool. In heights of who is alone in it; for several it grows with them. */
const LEAST_HIGH: Readonly<Record<string, number>> = { throne: 1, armchair: 0.92, 'rocking chair': 0.82, couch: 0.62 }
/** How high a ladder is, in heights of who picks from it. */
const PICKING = 0.8
/** In heights of who crosses it: how far a crosswalk goes on beyond them. */
const STREET_WIDE = 0.8
/** Of many each may be a little behind the next. */
const CLOSE = 0.84

const IN_TWO_ROWS = 0.7

/** Four side by side on a blanket would be small: every other one sits a little nearer. */
export const isInTwoRows = ({ entry }: Member, guests: readonly Member[]): boolean =>
  /blanket|^rug$|^carpet$/.test(entry.name) && guests.length > 3 && guests.every(({ handed }) => handed)

/** Furniture is made for those who use it: as high as their legs, as wide as all of them. */
export function fit(scene: Scene, a: Member, b: Member, relation: Relation, guests: readonly Member[]): void {
  if (b.being) {
    shrinkToRide(scene, a, b)
    if (a.being && guests.length > 1 && !b.handed) huddle(scene, guests, b)
    return
  }
  const above = Math.max(...guests.map((guest) => tall(guest.art.box)))
  if (isRoofed(b, isSitting(relation))) {
    underThem(scene, b, guests, above)
    return
  }
  // On a windowsill one sits before the window: it is to be seen behind.
  if (b.habitat === 'wall' && scene.alone(b)) resize(scene, b, (b.place.h * above) / (tall(b.art.box) * 0.58))
  const most = above * (STONES.test(b.entry.name) && guests.length === 1 ? ((b.named.size ?? 1) > 1 ? 1.4 : 1) : 2)
  if (!FURNITURE.test(b.entry.name) && !COUNTERS.test(b.entry.name) && tall(b.art.box) > most)
    resize(scene, b, (b.place.h * most) / tall(b.art.box))
  const raised = RAISED[b.entry.name]
  if (raised && a.handed && scene.alone(b)) {
    b.at({ facing: a.place.facing })
    resize(scene, b, a.place.h * raised)
    return
  }
  // From a ladder one gets to the fruit; were it higher, the tree would be too, and nobody would see who picks.
  if (/ladder/.test(b.entry.name) && scene.does(a, 'picks') && scene.alone(b)) {
    resize(scene, b, a.place.h * PICKING)
    return
  }
  // Carrots on a stall are to be sold there, they are no curtain before who sells them.
  if (COUNTERS.test(b.entry.name))
    for (const guest of guests) {
      const much = Math.max(tall(guest.art.box), wide(guest.art.box)) / (tall(b.art.box) * GOODS)
      if (!guest.being && much > 1 && scene.alone(guest)) resize(scene, guest, guest.place.h / much)
    }
  const furniture = a.handed && isSeated(a.acting.pose) && FURNITURE.test(b.entry.name)
  const rise = b.place.y - surface(b, a, relation).y
  if (furniture && rise > 0 && scene.alone(b)) resize(scene, b, b.place.h * clamp(legDrop(a) / rise, 0.5, 2.4))
  const least = a.place.h * (LEAST_HIGH[b.entry.name] ?? 0)
  if (furniture && guests.length === 1 && scene.alone(b) && b.place.h < least) resize(scene, b, least)
  fillDish(scene, b, guests)
  const broadest = sum(guests.map((guest) => wide(guest.art.box))) * PAD
  if (LEAF.test(b.entry.name) && scene.alone(b) && wide(b.art.box) > broadest)
    resize(scene, b, (b.place.h * broadest) / wide(b.art.box))
  if (isBrought(b.named.id)) atEyeLevel(scene, b, guests)
  if (a.handed && isSeated(a.acting.pose) && LOW_SEAT.test(b.entry.name) && guests.length === 1 && scene.alone(b)) {
    const grow = Math.max((legDrop(a) * LEAST_SEAT) / rise, (a.place.h * BROAD_SEAT) / wide(b.art.box))
    if (rise > 0 && grow > 1) resize(scene, b, b.place.h * Math.min(MOST_GROWN, grow))
  }
  const sitter = scene.undergoes(b, 'sits-at')?.a
  for (const guest of guests) {
    // A plate before somebody's chest is no wider than the chest, and large enough to be colored.
    const size = Math.max(tall(guest.art.box) / 0.26, wide(guest.art.box) / 0.34)
    // Those who sit there leave room for the cake, which has its size from them.
    if (sitter && guest === feastCake(scene, b)) continue
    const served = MAIN.test(guest.entry.name) ? MAIN_DISH : 1
    if (sitter && !guest.being)
      resize(scene, guest, (guest.place.h * served * clamp(size, sitter.place.h * 0.75, sitter.place.h)) / size)
  }
  outshineNobody(scene, guests)
  const span = () => {
    const { x0, x1 } = surface(b, a, relation)
    return x1 - x0
  }
  const close = isInTwoRows(b, guests) ? IN_TWO_ROWS : guests.length > 2 ? CLOSE : 1
  const needed = close * sum(guests.map((guest) => wide(guest.art.box) * (guest.handed ? 0.85 : 1)))
  if (b.entry.name === 'log' && guests.length > 2 && scene.alone(b)) lengthen(scene, b, needed, above)
  // Stripes across a whole street: narrower, they would be a mat under the feet.
  if (b.entry.name === 'crosswalk' && scene.alone(b))
    resize(scene, b, (b.place.h * (needed + above * STREET_WIDE)) / wide(b.art.box))
  const broad = STONES.test(b.entry.name)
    ? 1.1
    : guests.some((guest) => guest.being)
      ? FLAT.test(b.entry.name)
        ? guests.length > 3
          ? 5
          : 3
        : 1.9
      : 1.35
  const high = FLAT.test(b.entry.name) ? broad : Math.max(1, (above * 1.5) / tall(b.art.box))
  if (scene.alone(b) && !(furniture && guests.length === 1))
    resize(scene, b, b.place.h * clamp(needed / span(), 1, Math.min(broad, high)))
  spread(scene, b, guests, (span() * 0.85) / needed)
  const shrink = clamp(span() / needed, 0.4, 1)
  if (shrink > 0.98) return
  // Puppies on a bed may be smaller than puppies are, rather than hide each other.
  for (const guest of guests)
    if (!scene.together(guest, b) && scene.alone(guest) && (!guest.being || guests.length > 2))
      resize(scene, guest, guest.place.h * (guest.being ? Math.max(0.65, shrink) : shrink))
}

/** In the water a frog is as large as its pad allows: in widths of all who are on it. */
const [LEAF, PAD] = [/^(lily pad|leaf)$/, 1.3]

/** What grows or lies about and is sat on: lower than so many legs it would be lost under who sits there. */
const LOW_SEAT =
  /^(mushroom|toadstool|stump|log|rock|pumpkin|hay bale|tree stump|bucket|barrel|suitcase|crate|drum|trunk|treasure chest|book stack)$/
const [LEAST_SEAT, BROAD_SEAT, MOST_GROWN] = [0.8, 0.52, 3]

/** What things are served on is as wide as they are, and not a disc in an empty room. */
const DISH = /^(cake stand|plate|tray|cutting board|platter)$/
const [FULL, TALLEST] = [0.78, 2.2]

function fillDish(scene: Scene, b: Member, guests: readonly Member[]): void {
  if (!DISH.test(b.entry.name) || guests.some((guest) => guest.being || !scene.alone(guest))) return
  const [main, ...rest] = [...guests].sort((p, q) => q.entry.height - p.entry.height)
  if (!main) return
  const room = wide(b.art.box) * FULL
  const grow = (one: Member, most: number) =>
    resize(
      scene,
      one,
      one.place.h * Math.max(1, Math.min(most / wide(one.art.box), (tall(b.art.box) * TALLEST) / tall(one.art.box))),
    )
  grow(main, rest.length ? room * 0.5 : room)
  for (const one of rest) grow(one, (room * 0.5) / rest.length)
}

/** Share of the lowest of those at a picnic that a basket nobody named may have: beside them, and before them. */
export const [BESIDE_THEM, LAID_BEFORE] = [0.6, 0.44]

/** Beside mice a basket for people would be what the page is about. */
export function outshineNobody(scene: Scene, guests: readonly Member[], most = BESIDE_THEM): void {
  const lowest = Math.min(...guests.filter(({ being }) => being).map(({ art }) => tall(art.box)))
  for (const guest of guests) {
    const size = Math.max(tall(guest.art.box), wide(guest.art.box))
    if (!guest.being && guest.named.via === 'implied' && size > lowest * most)
      resize(scene, guest, (guest.place.h * lowest * most) / size)
  }
}

/** Three and more on a couch fill it: as small as cats are, they would be lost there. */
function spread(scene: Scene, b: Member, guests: readonly Member[], room: number): void {
  if (guests.length < 3 || room < 1.15 || !FURNITURE.test(b.entry.name)) return
  for (const guest of guests)
    if (guest.being && scene.alone(guest))
      resize(scene, guest, guest.place.h * clamp(room, 1, (tall(b.art.box) * 0.9) / tall(guest.art.box)))
}

/** A truck or a house is larger than those on its roof, but not so large that they are lost there. */
function underThem(scene: Scene, b: Member, guests: readonly Member[], above: number): void {
  const { box } = b.art
  const least = Math.max(
    (1.5 * sum(guests.map((guest) => wide(guest.art.box) * 0.85))) / wide(box),
    (0.85 * above) / tall(box),
  )
  const most = Math.max(least, (1.7 * above) / tall(box))
  resize(scene, b, b.place.h * clamp(1, least, most))
}

/** In heights of who watches: how high what is watched is at least, and what was brought to stand under it at most. */
const [WATCHED, STAND] = [0.62, 0.42]

/** A fishbowl that a cat watches is no thimble on a tower. */
function atEyeLevel(scene: Scene, b: Member, guests: readonly Member[]): void {
  if (b.entry.name !== 'stool' || !scene.alone(b)) return
  for (const guest of guests) {
    const watcher = scene.undergoes(guest, 'looks-at', 'looks-into', 'plays-with', 'talks-to')?.a
    if (!watcher?.being || guest.being) continue
    const h = tall(watcher.art.box)
    if (tall(guest.art.box) < h * WATCHED) resize(scene, guest, (guest.place.h * h * WATCHED) / tall(guest.art.box))
    resize(scene, b, (b.place.h * h * STAND) / tall(b.art.box))
  }
}

/** On somebody's head or lap one is small enough to be carried. */
function shrinkToRide(scene: Scene, a: Member, b: Member): void {
  const most = wide(b.art.box) * (b.handed ? 0.95 : 0.75)
  const w = wide(a.art.box)
  if (w > most) resize(scene, a, a.place.h * clamp(most / w, 0.45, 1))
  if (a.place.h > b.place.h * 0.8) resize(scene, a, b.place.h * 0.8)
}
