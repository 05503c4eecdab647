/** Above and over: hung in the air, in flight, in a leap. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { flits, isAbout } from './flit.ts'
import { resize, type Stager } from './kit.ts'
import { leapInTurn } from './leap-in-turn.ts'
import { takeOff } from './take-off.ts'
import { isThought, overHead } from './thought.ts'

export const above: Stager = (scene, a, b) => (isThought(a) ? overHead(scene, a, b) : lift(scene, a, b, 0.08))
export const fliesOver: Stager = (scene, a, b, relation) => {
  if (isAbout(a, b, relation.word)) return flits(scene, a, b)
  if (b.entry.name === 'rainbow') return overBow(scene, a, b)
  besideMoon(scene, a, b)
  if (isFarUp(a, b) && scene.alone(a) && wide(a.art.box) > wide(b.art.box) * ABOVE_LOFTY)
    resize(scene, a, (a.place.h * wide(b.art.box) * ABOVE_LOFTY) / wide(a.art.box))
  lift(scene, a, b, 0.12)
}

/** In widths of who flies: how wide the bow below is. */
const BOW = 1.42

/** Over the top of the bow, which spans the page below. */
function overBow(scene: Scene, a: Member, b: Member): void {
  if (scene.alone(b)) resize(scene, b, (b.place.h * wide(a.art.box) * BOW) / wide(b.art.box))
  lift(scene, a, b, 0.03)
}

/** The moon is about as large as whoever passes over it. */
function besideMoon(scene: Scene, a: Member, b: Member): boolean {
  if (!isMoon(b)) return false
  resize(scene, b, (b.place.h * Math.max(tall(a.art.box), wide(a.art.box)) * MOON) / tall(b.art.box))
  return true
}

/** In heights of who jumps: belly and hooves are before its tip, and both are larger for it. */
const BEFORE_MOON = -0.26

/** Of the size of who passes it. */
const MOON = 0.88

const isMoon = ({ entry }: Member): boolean => /moon$/.test(entry.name)

/** How wide those are who fly over a building, beside it. */
const ABOVE_LOFTY = 0.32

/** Bats over a castle are far up: it is the castle that is large. */
const isFarUp = (a: Member, b: Member): boolean => a.habitat === 'air' && /buildings/.test(b.entry.category)

export const jumpsOver: Stager = (scene, a, b) => {
  if (!a.being && a.entry.category === 'vehicles' && scene.alone(a)) takeOff(scene, a)
  if (besideMoon(scene, a, b)) return lift(scene, a, b, BEFORE_MOON)
  if (b.entry.name === 'rainbow') return overBow(scene, a, b)
  if (leapInTurn(scene, b)) return
  if (tall(b.art.box) > tall(a.art.box) * 0.9) resize(scene, b, (b.place.h * tall(a.art.box) * 0.75) / tall(b.art.box))
  const other = scene.members.find((one) => one !== b && one.named === b.named && one.named.n === 2)
  if (!other || b.being || scene.together(a, b)) return lift(scene, a, b, 0.1)
  if (!scene.together(other, b)) scene.join(other, b, 'over')
  if (scene.group(b).members.length > 2) return lift(scene, a, b, 0.1)
  const most = wide(a.art.box) * BROAD
  if (wide(b.art.box) > most) resize(scene, b, (b.place.h * most) / wide(b.art.box))
  const [near, far] = [b.art.box, other.art.box]
  other.move({ scale: 1, dx: near.x1 + wide(near) * GAP - far.x0, dy: near.y1 - far.y1 })
  scene
    .group(a)
    .shift(
      (midX(b.art.box) + midX(other.art.box)) / 2 - midX(a.art.box),
      Math.min(b.art.box.y0, other.art.box.y0) - tall(a.art.box) * 0.12 - a.art.box.y1,
    )
  scene.join(a, b, 'over')
}

/** From one to the other: how far these two are from each other, of their width, and how wide they are beside who jumps. */
const [GAP, BROAD] = [0.35, 1.3]

/** Smaller nothing is colored. */
const LEAST_OVER = 0.5

/** Over the highest of b's group, with air between. */
export function lift(scene: Scene, a: Member, b: Member, air: number): void {
  if (scene.together(a, b) || (scene.afloat && !isMoon(b) && b.entry.name !== 'rainbow') || a.entry.name === 'rainbow')
    return
  if (!a.being && scene.alone(b) && scene.group(a).members.some(({ being }) => being)) {
    passUnder(scene, b, a)
    return
  }
  const size = tall(b.art.box) / tall(a.art.box)
  const most = isFarUp(a, b) ? 8 : a.place.h > 150 ? 1.4 : 3
  if (a.being && !b.being && size > most) resize(scene, b, (b.place.h * most) / size)
  const { index, count } = scene.slot(b, 'over', new Set(['above', 'flies-over', 'jumps-over']))
  // Notes over a dancer that nobody named make no room for themselves: they are as wide as the dancer.
  const crowded = (wide(b.art.box) * 1.2) / (count * wide(a.art.box) * 1.15)
  if (a.named.via === 'implied' && !a.being && crowded < 1) resize(scene, a, a.place.h * Math.max(LEAST_OVER, crowded))
  const [mine, other] = [scene.group(a).box, b.art.box]
  const spread = count > 1 ? (index - (count - 1) / 2) * Math.max(wide(mine) * 1.15, (wide(other) * 0.8) / count) : 0
  const x = midX(other) + spread
  const top = Math.min(
    other.y0,
    ...scene
      .group(b)
      .members.map(({ art: { box } }) =>
        box.x0 < x + wide(mine) / 2 && box.x1 > x - wide(mine) / 2 ? box.y0 : other.y0,
      ),
  )
  const y = top - air * Math.max(60, tall(mine)) - (index % 2) * tall(mine) * 0.3
  scene.group(a).shift(x - midX(mine), y - mine.y1)
  scene.join(a, b, 'over')
}

/** What somebody throws stays where it flies: the other one comes under it. */
function passUnder(scene: Scene, b: Member, a: Member): void {
  const { members } = scene.group(a)
  const ground = Math.max(...members.map(({ art }) => art.box.y1))
  const thrower = members.find(({ being }) => being) as Member
  const s = midX(a.art.box) >= midX(thrower.art.box) ? 1 : -1
  const past = s > 0 ? thrower.art.box.x1 + wide(b.art.box) * 0.4 : thrower.art.box.x0 - wide(b.art.box) * 0.4
  const x = s > 0 ? Math.max(past, midX(a.art.box)) : Math.min(past, midX(a.art.box))
  scene.group(b).shift(x - midX(b.art.box), ground - b.art.box.y1)
  a.move({ scale: 1, dx: x - midX(a.art.box), dy: 0 })
  scene.join(b, a, 'over')
}
