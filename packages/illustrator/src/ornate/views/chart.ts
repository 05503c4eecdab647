/** An old sea chart: coasts with hills and woods, a rose of the winds with its lines, a ship under sail, and what sailors told of. */
import type { Rng } from '../../ink/random.ts'
import { LANDS_OF_EARTH } from '../../school/sheet/continents.ts'
import { cutLines, grow, intersect, subtract } from '../kit/clip.ts'
import { curve, rect } from '../kit/curves.ts'
import { line, page, paperAround, shape } from '../kit/marks.ts'
import { inside, type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { forest, peaks, scroll, seaSerpent, swell, tower, whale, windRose } from './chart-marks.ts'

const FRAME = rect(84, 84, 856, 856)

/** Where each thing has its place: x, y and size. */
type Spot = readonly [x: number, y: number, size: number]
interface Plan {
  lands: readonly Poly[]
  rose: Spot
  ship: Spot
  serpent: Spot
  beast: Spot
  title: Spot
  hills: readonly Spot[]
  woods: readonly Spot[]
  towns: readonly Spot[]
}

const COASTS: Plan = {
  lands: [
    curve('60,60! 430,60! 420,120 360,150 372,210 300,236 286,300 214,300 196,370 232,420 180,470 150,540 60,560!'),
    curve(
      '964,300! 870,316 836,372 862,430 800,470 760,540 792,610 740,660 770,730 716,790 640,800 612,860 560,890 552,964! 964,964!',
    ),
    curve('120,716 150,676 200,690 246,674 290,720 272,766 286,806 226,826 180,812 138,832 112,790'),
  ],
  rose: [460, 486, 104],
  ship: [560, 270, 180],
  serpent: [420, 850, 132],
  beast: [760, 240, 74],
  title: [760, 96, 320],
  hills: [
    [220, 180, 62],
    [888, 450, 56],
    [850, 720, 60],
    [196, 770, 50],
  ],
  woods: [
    [160, 320, 46],
    [868, 580, 46],
    [740, 880, 46],
  ],
  towns: [
    [130, 470, 62],
    [850, 850, 76],
  ],
}

/** The whole earth: its real coasts, as far as a child of that time knew them. */
const EARTH: Plan = {
  lands: LANDS_OF_EARTH.filter((land) => land.every(([, north]) => north > -60)).map((land) =>
    curve(land.map(([east, north]): Point => [512 + east * 2.36, 540 - north * 4.6])),
  ),
  rose: [188, 640, 78],
  ship: [424, 470, 104],
  serpent: [640, 830, 104],
  beast: [390, 860, 70],
  title: [512, 96, 330],
  hills: [
    [262, 296, 42],
    [676, 340, 42],
    [780, 300, 44],
    [570, 500, 38],
    [362, 600, 36],
  ],
  woods: [
    [340, 320, 34],
    [700, 240, 36],
    [824, 640, 30],
  ],
  towns: [],
}

export function chart(rng: Rng, isOfEarth: boolean): string {
  const plan = isOfEarth ? EARTH : COASTS
  const lands = plan.lands.flatMap((land) => intersect([land], [FRAME]))
  const sea = subtract([FRAME], lands)
  const [rx, ry, rr] = plan.rose
  let out = ''
  const rhumbs = Array.from({ length: 16 }, (_, i): Poly => {
    const a = (i / 16) * TAU
    return [
      [rx + rr * Math.cos(a), ry + rr * Math.sin(a)],
      [rx + 1400 * Math.cos(a), ry + 1400 * Math.sin(a)],
    ]
  })
  for (const rhumb of cutLines(rhumbs, sea)) out += line(rhumb, 2.8)
  if (!isOfEarth) for (const coast of grow(lands, 14)) out += shape(coast, 3)
  out += lands.map((land) => shape(land, 5.4)).join('')
  const onLand = ([x, y]: Spot): boolean => lands.some((land) => inside([x, y], land))
  for (const [i, [x, y, s]] of plan.hills.filter(onLand).entries())
    out += peaks(x, y, isOfEarth ? 2 : 3 - (i % 2), s, rng)
  for (const [x, y, s] of plan.woods.filter(onLand)) out += forest(x, y, isOfEarth ? 3 : 5, s)
  for (const [x, y, s] of plan.towns.filter(onLand)) out += tower(x, y, s)
  for (const spot of waves(plan, lands, rng)) out += swell(spot)
  out += seaSerpent(...plan.serpent, 1) + whale(...plan.beast, -1)
  const [sx, sy, size] = plan.ship
  out += fittedDrawing('sailing ship', () => 4)?.(sx, sy - size * 0.3, size, size) ?? ''
  out += windRose(...plan.rose)
  out += paperAround(FRAME) + graduated()
  const [tx, ty, tw] = plan.title
  return page(out + scroll(tx, ty, tw, tw * 0.24), false)
}

/** Where the sea is empty. */
function waves({ rose, ship, serpent, beast }: Plan, lands: readonly Poly[], rng: Rng): Point[] {
  const taken = [rose, ship, serpent, beast].map(([x, y, r]) => [x, y, Math.max(r * 1.25, 110)] as const)
  const out: Point[] = []
  for (let t = 0; t < 300 && out.length < 16; t++) {
    const spot: Point = [rng.between(130, 900), rng.between(130, 900)]
    const isFree =
      taken.every(([x, y, r]) => Math.hypot(x - spot[0], y - spot[1]) > r) &&
      out.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > 80) &&
      [-40, 0, 40].every((u) => !lands.some((land) => inside([spot[0] + u, spot[1]], land)))
    if (isFree) out.push(spot)
  }
  return out
}

/** The border that degrees are read from. */
function graduated(): string {
  let out =
    shape(rect(26, 26, 972, 972), 6, 'none') + shape(rect(54, 54, 916, 916), 4, 'none') + shape(FRAME, 5.4, 'none')
  for (const turn of [0, 90, 180, 270]) {
    let side = ''
    for (let i = 0; i <= 16; i++)
      side += line(
        [
          [84 + i * 53.5, 54],
          [84 + i * 53.5, 84],
        ],
        3.6,
      )
    for (let i = 0; i < 8; i++)
      side += line(
        [
          [84 + i * 107 + 53.5, 69],
          [84 + (i + 1) * 107, 69],
        ],
        3.4,
      )
    out += `<g transform="rotate(${turn} 512 512)">${side}</g>`
  }
  return out
}
