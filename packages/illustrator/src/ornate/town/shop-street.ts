/** A street of shops: houses side by side, no two with the same sign, a sky that fits between their gables. */
import type { Rng } from '../../ink/random.ts'
import { HOUSE_PLANTS } from '../house-plants/plants.ts'
import { cloud } from '../kit/cloud.ts'
import { leaf } from '../kit/curves.ts'
import { circle, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { SHOPS, shopHouse, streetLamp } from './shop-house.ts'
import { cobbles } from './street.ts'

const STREET = 846

/** From edge to edge. */
export function shopStreet(rng: Rng): string {
  const count = rng.pick([4, 4, 5])
  const shares = Array.from({ length: count }, () => rng.between(0.88, 1.12))
  const sum = shares.reduce((a, b) => a + b, 0)
  const shops = rng.shuffle(SHOPS)
  const room = new Room(30)
  let houses = ''
  let x = 14
  const corners: number[] = []
  let before = 0
  for (const [i, share] of shares.entries()) {
    const w = (share / sum) * 996
    // Neighbors differ in height.
    const floors = before === 3 ? 2 : before === 2 ? 3 : rng.int(2, 3)
    before = floors
    const { svg, outline } = shopHouse({ x, w, base: STREET }, shops[i]!, floors, rng)
    houses += svg
    room.takeShape(outline)
    x += w
    corners.push(x)
  }
  const lamps = rng.shuffle(corners.slice(0, -1)).slice(0, 2)
  return (
    skyIn(room, rng) + houses + cobbles(STREET) + lamps.map((u) => streetLamp(u, STREET + 26)).join('') + planters(rng)
  )
}

/** Pots on the near side of the street, lower than the doors. */
const planters = (rng: Rng): string =>
  rng
    .shuffle([110, 300, 512, 720, 910])
    .slice(0, 3)
    .map((x) => HOUSE_PLANTS[rng.pick(IN_STREETS)]!.draw(x, 996, 150, rng))
    .join('')
const IN_STREETS = ['tulip', 'daisy', 'succulent', 'aloe', 'rubber tree', 'snake plant']

/** A sun where it is roomiest, clouds in the other gaps, whole. */
export function skyIn(room: Room, rng: Rng): string {
  let out = ''
  for (let i = 0; i < 5; i++) {
    const { x, y, r } = room.roomiest()
    if (r < 34) break
    if (i === 0 && r > 70) {
      const size = Math.min(52, r * 0.56)
      out += circle(x, y, size, 4.6) + circle(x, y, size * 0.66, 3.8)
      for (let k = 0; k < 12; k++)
        out += shape(
          leaf(
            x + (size + 8) * Math.cos((k / 12) * TAU),
            y + (size + 8) * Math.sin((k / 12) * TAU),
            size * 0.6,
            19,
            (k / 12) * TAU,
            0.5,
          ),
          3.5,
        )
      room.takeCircle(x, y, size * 1.8)
      continue
    }
    const k = Math.min(1, (r - 8) / 84) * rng.between(0.86, 1)
    out += shape(cloud([x, y], k), 4.4)
    room.takeCircle(x, y, 92 * k + 20)
  }
  return out
}
