/** An initial for grown-ups: up to three letters, cut into panels of tangles, on a ground of blossoms within a border. */
import type { Rng } from '../ink/random.ts'
import { BORDER, border } from '../ornate/kit/border.ts'
import { grow } from '../ornate/kit/clip.ts'
import { circle, page, shape } from '../ornate/kit/marks.ts'
import { fillRoom, roomIn, type Spot } from '../ornate/kit/packing.ts'
import { area, box, type Poly } from '../ornate/kit/points.ts'
import { Room } from '../ornate/kit/room.ts'
import { filler } from '../ornate/plants/filler.ts'
import { tangleBag } from '../ornate/zentangle/fill.ts'
import { fillPanels } from '../ornate/zentangle/panels.ts'
import { labeled } from './ink.ts'
import { type Letter, setInto } from './setting.ts'

/** White around the letter: whatever goes on behind it, it is read at once. */
const RIM = 15
/** How large a panel is, in px². */
const PANEL = 13_000

export function initialPage(text: string, rng: Rng): string | null {
  const place = { x: 168, y: 168, w: 688, h: 688 }
  const letters = setInto(text, place, {
    face: rng.pick(['fat', 'round'] as const),
    gap: 70,
    mostLines: 1,
    mostSize: 860,
  })
  if (!letters) return null
  const wide = letters.map((letter) => ({ ...letter, polys: grow(letter.polys, 12) }))
  const room = new Room(BORDER + 6)
  for (const { polys } of wide) for (const outer of grow(polys, RIM).filter(isOuter)) room.takeShape(outer)
  const ground = fillRoom(room, { largest: rng.between(48, 74), smallest: 11, gap: 8, count: 120 }, (spot) =>
    bloom(spot, rng),
  )
  const bag = tangleBag(rng)
  const inked = wide.map((letter) => filled(letter, bag, rng)).join('')
  return page(ground + border(rng) + inked, false)
}

const isOuter = (poly: Poly): boolean => area(poly) > 0

/** The smallest gaps take a berry. */
const bloom = (spot: Spot, rng: Rng): string => (spot.r < 19 ? circle(spot.x, spot.y, spot.r, 3.4) : filler(spot, rng))

function filled({ text, polys }: Letter, bag: ReturnType<typeof tangleBag>, rng: Rng): string {
  const holes = polys.filter((poly) => !isOuter(poly))
  let out = shape(grow(polys, RIM), 5) + shape(polys, 0)
  for (const outer of polys.filter(isOuter)) out += fillPanels(outer, PANEL, bag, rng)
  // What is open within a letter is cut out of the panels again, and has blossoms of its own.
  for (const hole of holes) {
    out += shape(hole, 0)
    const { w, h } = box(hole)
    if (Math.min(w, h) > 60)
      out += fillRoom(roomIn(hole), { largest: 60, smallest: 12, gap: 12, count: 6 }, (spot) => bloom(spot, rng))
  }
  return labeled(text, out + shape(polys, 8, 'none'))
}
