/** An engine put together from parts: a boiler with a clock, gears that mesh, pipes, chimneys and gauges. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import type { Room } from '../kit/room.ts'
import { at, bent, clock, driven, gauge, gear, gearRim, HUBS, pipe, plate, rivets, TOOTH } from './gears.ts'

/** The drawing, and what it covers. */
export interface Built {
  svg: string
  takes: Poly[]
}

export function engine(rng: Rng): Built {
  const takes: Poly[] = []
  const place = (poly: Poly): Poly => {
    takes.push(poly)
    return poly
  }
  const boiler = { x: 500 + rng.between(-20, 12), y: 520, r: rng.between(176, 200) }
  let back = ''
  for (const side of [-1, 1])
    back += chimney(boiler.x + side * rng.between(84, 110), boiler.y - boiler.r * 0.7, rng, place)
  let out = ''
  for (const side of [-1, 1]) out += side === 1 ? train(boiler, 1, rng, place) : works(boiler, rng, place)
  const front =
    shape(place(ellipse(boiler.x, boiler.y, boiler.r + 24)), 6) +
    rivets(closed(ellipse(boiler.x, boiler.y, boiler.r + 11, boiler.r + 11, 72)), 44, 4.4) +
    rng.pick([clock, door, flywheel])(boiler.x, boiler.y, boiler.r - 2, rng)
  return { svg: back + out + front + base(boiler.x, rng, place), takes }
}

/** The door of the furnace: bars, hinges, and fire behind them. */
function door(x: number, y: number, r: number): string {
  let out = circle(x, y, r, 6) + circle(x, y, r * 0.84, 4)
  for (const t of [-0.56, -0.28, 0, 0.28, 0.56]) {
    const half = r * 0.72 * Math.sqrt(1 - t * t)
    out += shape(rect(x + t * r - 13, y - half, 26, half * 2), 4)
  }
  for (const dy of [-0.34, 0.34]) out += plate(x - r * 0.92, y + dy * r - 20, r * 1.84, 40)
  return out + circle(x, y, r * 0.2, 5) + circle(x, y, r * 0.1, 4)
}

/** A wheel within the boiler, gears between its spokes. */
function flywheel(x: number, y: number, r: number, rng: Rng): string {
  let out = circle(x, y, r, 6) + circle(x, y, r * 0.86, 4)
  const turn = rng.between(0, 1)
  for (let i = 0; i < 6; i++) out += gear(...at(x, y, r * 0.6, turn + (i / 6) * TAU), r * 0.2, turn, 'rings')
  return out + gear(x, y, r * 0.32, turn, 'petals')
}

const closed = (poly: Poly): Poly => [...poly, poly[0]!]

type Place = (poly: Poly) => Poly

/** Bands around it and a crown on top; steam comes out. */
function chimney(x: number, foot: number, rng: Rng, place: Place): string {
  const top = rng.between(250, 292)
  const half = rng.between(30, 38)
  const wall = (y: number): number => half + ((y - top) / (foot - top)) * 8
  place(rect(x - half - 20, top - 30, half * 2 + 40, foot - top + 30))
  let out = steam(x, top - 40, rng, place)
  out += shape(
    [
      [x - wall(top), top],
      [x + wall(top), top],
      [x + wall(foot), foot],
      [x - wall(foot), foot],
    ],
    5,
  )
  for (const t of [0.28, 0.66]) {
    const y = top + (foot - top) * t
    out += plate(x - wall(y) - 7, y - 17, wall(y) * 2 + 14, 34)
  }
  return (
    out +
    shape(
      [
        [x - half - 18, top - 30],
        [x + half + 18, top - 30],
        [x + half, top + 4],
        [x - half, top + 4],
      ],
      5,
    )
  )
}

const PUFF = '-70,22 -82,-2 -58,-22 -40,-50 -4,-44 20,-58 50,-40 54,-14 80,-2 74,22 0,28'

/** Puffs that grow and drift. */
function steam(x: number, y: number, rng: Rng, place: Place): string {
  const drift = rng.sign() * rng.between(16, 30)
  return [1, 0]
    .map((i) => shape(place(move(curve(PUFF), x + drift * i * 1.6, y - 26 - i * 64, 0, 0.62 + i * 0.26)), 4.4))
    .join('')
}

/** Gears that drive each other, from the boiler outward. */
function train(boiler: { x: number; y: number; r: number }, side: number, rng: Rng, place: Place): string {
  let out = ''
  let last = { x: boiler.x, y: boiler.y, r: boiler.r + 24 - TOOTH, turn: 0 }
  const angles = [rng.between(-0.62, -0.4), rng.between(1.35, 1.6), rng.between(2, 2.3)]
  const sizes = [rng.between(92, 104), rng.between(66, 78), rng.between(54, 60)]
  for (const [i, r] of sizes.entries()) {
    const a = side > 0 ? angles[i]! : Math.PI - angles[i]!
    const [x, y] = at(last.x, last.y, last.r + r + (i ? 0 : TOOTH + 6), a)
    const turn = driven(a, last, r)
    place(gearRim(x, y, r, turn))
    out = gear(x, y, r, turn, rng.pick(HUBS)) + out
    last = { x, y, r, turn }
  }
  return out
}

/** A piston in its cylinder, a pipe over the top with a gauge, and a valve. */
function works(boiler: { x: number; y: number; r: number }, rng: Rng, place: Place): string {
  const left = boiler.x - boiler.r - 24
  const x = left - 150
  const high = boiler.y - rng.between(130, 170)
  const run = bent(
    [
      [boiler.x - 60, boiler.y - boiler.r * 0.6],
      [boiler.x - 60, high - 40],
      [x, high - 40],
      [x, boiler.y + 40],
    ],
    54,
  )
  place(rect(x - 40, high - 70, left - x + 120, 64))
  place(rect(x - 62, boiler.y + 10, 124, 250))
  let out = pipe(run, 42)
  out += gauge(x, high + 40, 58, rng)
  place(ellipse(x, high + 40, 58))
  out += cylinder(x, boiler.y + 40, 104, 200) + valve(left - 74, boiler.y + 64, 44)
  place(ellipse(left - 74, boiler.y + 64, 50))
  return out
}

function cylinder(x: number, y: number, wide: number, high: number): string {
  const half = wide / 2
  let out = shape(rect(x - half, y, wide, high), 5)
  for (const t of [0.2, 0.5, 0.8]) out += plate(x - half - 7, y + high * t - 17, wide + 14, 34)
  return (
    out + shape([[x - half, y], ...arc(x, y, half, Math.PI, TAU, 20).map(([u, v]): Point => [u, y + (v - y) * 0.6])], 5)
  )
}

/** A wheel to turn by hand. */
function valve(x: number, y: number, r: number): string {
  let out = shape(rect(x - 12, y, 24, 120), 4.4) + circle(x, y, r, 5) + circle(x, y, r - 14, 4)
  for (let i = 0; i < 5; i++) out += line([at(x, y, 10, (i / 5) * TAU), at(x, y, r - 14, (i / 5) * TAU)], 4)
  return out + circle(x, y, 11, 4)
}

/** The frame it stands on, with wheels. */
function base(x: number, rng: Rng, place: Place): string {
  const count = rng.pick([3, 4])
  let out = ''
  place(rect(90, 726, 844, 270))
  const saddle = curve(
    [
      [x - 190, 760],
      [x - 150, 700],
      [x, 722],
      [x + 150, 700],
      [x + 190, 760],
    ],
    false,
  )
  out += shape([...saddle, [x + 190, 770], [x - 190, 770]], 5)
  for (let i = 0; i < 7; i++) out += plate(96 + i * 118.9, 760, 118.9, 62, 4.6)
  const gap = 760 / count
  for (let i = 0; i < count; i++) {
    const u = 132 + gap * (i + 0.5)
    out += wheel(u, 898, 92)
  }
  const rod: Poly = [
    [132 + gap * 0.5, 898],
    [132 + gap * (count - 0.5), 898],
  ]
  out += shape(rect(rod[0]![0], 886, rod[1]![0] - rod[0]![0], 24), 4.6)
  for (let i = 0; i < count; i++)
    out += circle(132 + gap * (i + 0.5), 898, 22, 4.6) + circle(132 + gap * (i + 0.5), 898, 10, 3.6)
  return out
}

function wheel(x: number, y: number, r: number): string {
  let out = circle(x, y, r, 6) + circle(x, y, r - 16, 4)
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) / 8) * TAU
    out += line([at(x, y, 30, a), at(x, y, r - 16, a)], 4)
  }
  return out + circle(x, y, 30, 4.4)
}

/** The room that is left. */
export function takeAll(room: Room, takes: readonly Poly[]): void {
  for (const poly of takes) room.takeShape(poly)
}
