/** A vehicle on its road, before the land that was named. */
import type { Rng } from '../../ink/random.ts'
import { building } from '../country/built.ts'
import { type Far, far, type Light, sky } from '../country/far.ts'
import { stone, TREES } from '../country/trees.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Poly } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { BED, VEHICLES, vehicle } from './vehicles.ts'

export interface Drive {
  vehicles: readonly string[]
  light: Light
  far: Far
  trees: readonly string[]
  /** The shield of the old road. */
  isRoute66: boolean
  /** On a field and no road. */
  isOffRoad: boolean
  /** In the bed of a truck. */
  load: readonly string[]
  /** On the hill behind. */
  buildings: readonly string[]
}

const SCALE = 4.1
const FOOT = 850

export function drive(
  rng: Rng,
  { vehicles, light, far: back, trees, isRoute66, isOffRoad, load, buildings }: Drive,
): string {
  const [first = 'muscle', second] = vehicles
  let out = sky(light, rng.pick([230, 790]), rng) + far(back, rng)
  out += shape(curve('-20,560! 200,536 460,556 760,530 1050,552! 1050,1060! -20,1060!'), 5)
  for (const [i, x] of [70, 190, 850, 960].entries()) {
    const name = trees[i % (trees.length || 1)]
    if (name) out += TREES[name]?.(x + rng.between(-16, 16), 600 + (i % 2) * 30, 230 + (i % 2) * 60, rng) ?? ''
  }
  for (const [i, name] of buildings.slice(0, 2).entries()) out += building(name, i ? 250 : 690, 668, i ? 250 : 360, rng)
  if (back === 'mesas')
    for (const [x, y, s] of [
      [300, 640, 70],
      [700, 622, 56],
    ] as const)
      out += stone(x, y, s)
  if (isRoute66) out += shieldSign(840, 690)
  else if (!isOffRoad)
    for (const x of [60, 330, 690, 960])
      out += shape(rect(x - 9, 640, 18, 74), 4) + shape(rect(x - 9, 656, 18, 16), 3.4)
  out += isOffRoad ? furrowed() : pavement(back)
  if (second) out += vehicle(VEHICLES[second]!, 640, 770, 2.4)
  const x = second ? 420 : 512
  const scale = second ? 3 : /^(?:tractor|camper|pickup)$/.test(first) ? 3.8 : SCALE
  if (first === 'pickup') out += cargo(load, x, FOOT, scale)
  out += vehicle(VEHICLES[first]!, x, FOOT, scale)
  for (const u of [40, 150, 880, 990]) out += tuft(u + rng.between(-20, 20), 1024, rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Two lanes from side to side. */
function pavement(back: Far): string {
  let out =
    shape(rect(-20, 712, 1064, 210), 5) +
    line(
      [
        [-20, 730],
        [1044, 730],
      ],
      3.6,
    ) +
    line(
      [
        [-20, 900],
        [1044, 900],
      ],
      3.6,
    )
  for (let x = 20; x < 1024; x += 170)
    out += shape(
      [
        [x, 806],
        [x + 96, 806],
        [x + 88, 822],
        [x - 10, 822],
      ],
      3.8,
    )
  if (back === 'sea') for (const x of [120, 880]) out += shape(ellipse(x, 968, 46, 15), 3.4)
  return out
}

function furrowed(): string {
  let out = ''
  for (let k = -7; k <= 7; k++)
    out += line(curve(`${512 + k * 90},600 ${512 + k * 150},800 ${512 + k * 230},1040`, false), 3.6)
  return shape(curve('-20,600! 300,588 700,604 1050,590! 1050,1060! -20,1060!'), 4.6) + out
}

/** The shield with its number on two posts. */
function shieldSign(x: number, foot: number): string {
  const to = (text: string): Poly => move(curve(text), x, foot - 210)
  let out = shape(rect(x - 9, foot - 150, 18, 160), 4.4)
  out += shape(
    to(
      '-84,-84! -50,-74 -26,-84 0,-98! 26,-84 50,-74 84,-84! 96,-44 80,0 84,40 50,84 0,108! -50,84 -84,40 -80,0 -96,-44',
    ),
    5.4,
  )
  out += line(to('-82,-30! 82,-30!').slice(0, 11), 4)
  for (const u of [-38, 38]) {
    out += shape(
      band(
        curve(
          `${x + u + 20},${foot - 226} ${x + u - 8},${foot - 222} ${x + u - 22},${foot - 190} ${x + u - 22},${foot - 164}`,
          false,
        ),
        17,
      ),
      3.8,
    )
    out += circle(x + u, foot - 162, 31, 3.8) + circle(x + u, foot - 162, 14, 3.6)
  }
  for (const [i, u] of [-46, -28, -10, 8, 26, 44].entries()) out += i % 2 ? circle(x + u, foot - 256, 5, 3) : ''
  return out
}

/** Heaped over the side of the bed. */
function cargo(load: readonly string[], x: number, foot: number, scale: number): string {
  const names = load.flatMap((name) => [name, name, name, name, name]).slice(0, 5)
  const [middle, top, wide] = [x + BED.x * scale, foot + BED.y * scale, BED.w * scale]
  return names
    .map((name, i) => {
      const s = wide * (load.length > 1 ? 0.4 : 0.46)
      const [u, v] = [
        [-0.34, 0],
        [0.34, 0],
        [0, 0],
        [-0.18, -0.28],
        [0.2, -0.28],
      ][i]! as [number, number]
      return fittedDrawing(name, () => 4)?.(middle + u * wide, top - s * 0.26 + v * wide, s, s) ?? ''
    })
    .toReversed()
    .join('')
}

const tuft = (x: number, y: number, rng: Rng): string =>
  [-0.6, 0.6, -0.25, 0.3, 0]
    .map((k) => shape(leaf(x, y, rng.between(84, 120), 26, -Math.PI / 2 + k, 0.4), 3.8))
    .join('')
