/** A mermaid in a grown-up hand: she floats between kelp and corals, her scaled tail in a wide curve. */
import type { Rng } from '../../ink/random.ts'
import { union } from '../kit/clip.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { area, band, move, type Point, type Poly } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { head } from '../lady/head.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { locks } from '../nouveau/hair.ts'
import { bubble, foreground, surface } from '../places/reef.ts'
import { CORALS, kelp } from '../sea/corals.ts'
import { fish, seahorse } from '../sea/swimmers.ts'
import { tangleOver } from '../zentangle/fill.ts'

export const CHEST = curve(
  '490,232! 490,262 474,282 436,296 424,330! 440,392 458,440 452,500! 572,500! 566,440 584,392 600,330! 588,296 550,282 534,262 534,232!',
)
export const ARMS = [
  band(curve('440,318 396,380 350,436 276,446', false, 12), (t) => 46 - 22 * t),
  curve('280,434! 254,428 224,434 204,452! 226,454 240,456 254,462 274,460!'),
  band(curve('584,318 634,376 690,420 752,396', false, 12), (t) => 46 - 22 * t),
  curve('748,384! 772,368 800,362 826,368! 812,378 796,390 782,400 754,410!'),
]

/** From the hips to where it fans out. */
const SPINE = curve('512,486 494,580 512,690 590,780 690,790 764,726 788,664', false, 20)
const wideAt = (t: number): number =>
  104 * (1 - t) ** 0.8 + 18 + 40 * Math.sin(Math.min(1, t * 2.2) * Math.PI) * (1 - t)

/** Strands from the parting, as the water moves them. */
const WAVES = [
  '506,112 458,128 434,210 416,300 440,380 404,460 430,550',
  '500,106 424,116 384,210 336,290 362,390 304,470 330,580',
  '496,100 400,104 338,200 262,270 286,370 214,440 240,530',
] as const

export function mermaidPage(
  rng: Rng,
  swimmers: readonly string[],
  sunken: readonly string[],
  isOnRock: boolean,
): string {
  const isTurned = rng.chance(0.5)
  const figure = `<g transform="translate(${isTurned ? 1004 : 20} 14)${isTurned ? ' scale(-1 1)' : ''}">${isOnRock ? rock() : ''}${mermaid(rng)}</g>`
  const room = new Room(26)
  for (const [x, y, r] of [
    [512, 260, 190],
    [512, 440, 310],
    [isTurned ? 380 : 650, 700, 270],
  ] as const)
    room.takeCircle(x, y, r)
  room.takeShape(rect(0, 640, 1024, 384))
  const guests = guestsAround(rng, swimmers, isTurned, room)
  const rise = rng.shuffle(CORALS)
  const low = isTurned ? 860 : 160
  const beside: readonly (readonly [x: number, h: number])[] = [
    [low, 290],
    [low + (isTurned ? -140 : 140), 220],
  ]
  // What lies on the ground takes the place of the tallest corals.
  const grown = [...(sunken.length ? [] : beside), [1024 - low, 210], [512, 140]] as const
  const reef = grown.map(([x, h], i) => rise[i]!(x, 940, h, rng))
  const plants = kelp(70, 960, 760, rng) + kelp(962, 960, 700, rng)
  const lost = sunken.map((name) => standing(name, () => 5)?.(isTurned ? 820 : 204, 912, 330, 280) ?? '')
  const bubbles = fillRoom(room, { largest: 26, smallest: 13, gap: 20, count: 14 }, ({ x, y, r }) => bubble(x, y, r))
  const out = surface(rng) + plants + guests + reef.join('') + lost.join('') + bubbles + figure + foreground(rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Those who were named, or fish, in the open water. */
function guestsAround(rng: Rng, swimmers: readonly string[], isTurned: boolean, room: Room): string {
  let out = ''
  for (const [i, [u, y, long]] of (
    [
      [206, 240, 150],
      [838, 190, 160],
      [176, 560, 140],
    ] as const
  ).entries()) {
    const x = isTurned ? 1024 - u : u
    const name = swimmers[i % Math.max(1, swimmers.length)]
    if (!name || name === 'fish') out += fish(x, y, long, x < 512 ? 1 : -1, rng)
    else if (name === 'seahorse') out += seahorse(x, y, long * 1.4, x < 512 ? 1 : -1)
    else out += fittedDrawing(name, () => 4.6, 'swim')?.(x, y, long, long) ?? ''
    room.takeCircle(x, y, long * 0.66)
  }
  return out
}

const mirrored = (svg: string): string => `<g transform="translate(1024 0) scale(-1 1)">${svg}</g>`

/** To both sides of her head. */
export const flowingHair = (rng: Rng): string => locks(WAVES, 6, rng, 0.94) + mirrored(locks(WAVES, 6, rng, 0.94))

function mermaid(rng: Rng): string {
  const skin = union([CHEST, ...ARMS]).filter((poly) => area(poly) > 0)
  const fingers = ['224,446 242,444 258,446', '806,376 790,378 774,386'].map((one) => line(curve(one, false), 3))
  return (
    flowingHair(rng) +
    tail(rng) +
    shape(skin, 5.4) +
    fingers.join('') +
    line(curve('506,470 512,476 518,470', false), 3.4) +
    shells() +
    belt() +
    necklace() +
    head('flowing', rng)
  )
}

/** Scales that hang over each other, a fan of fins at its end and small ones at the hips. */
function tail(rng: Rng): string {
  const body = band(SPINE, wideAt)
  const tip = SPINE.at(-1)!
  const lobe = (turn: number, long: number, wide: number): string => {
    const outline = leaf(...tip, long, wide, turn, 0.62, 0.06)
    const rays = [-0.3, 0, 0.3].map((k) => ({
      poly: [tip, [tip[0] + long * Math.cos(turn + k), tip[1] + long * Math.sin(turn + k)] as Point],
      open: true,
    }))
    return shape(outline, 5.4) + clipMarks(rays, [outline], 3.6)
  }
  const scales = clipMarks(tangleOver(rect(400, 470, 430, 380), 'scales', 0.1, 1.35, rng), [body], 3.4, 170)
  const fins = [-1, 1].map((side) => {
    const fin = move(leaf(0, 0, 118, 60, side > 0 ? 0.7 : Math.PI - 0.7, 0.6), 512 + side * 54, 566)
    return (
      shape(fin, 4.6) + line(move(curve(side > 0 ? '14,10 70,58' : '-14,10 -70,58', false), 512 + side * 54, 566), 3.4)
    )
  })
  const lobes = lobe(-2.44, 176, 88) + lobe(-0.56, 176, 88) + lobe(-1.86, 160, 72) + lobe(-1.14, 160, 72)
  return fins.join('') + lobes + shape(body, 5.4) + scales + shape(body, 5.4, 'none')
}

/** Under her, with a flat top. */
const rock = (): string =>
  shape(
    curve(
      '330,1010! 318,860 286,800 300,720 348,650 396,596! 470,566 600,560 690,580! 746,640 770,720 824,800 850,900 862,1010!',
    ),
    5.4,
  ) +
  ['396,596 420,660 392,730 416,800', '690,580 668,626 690,660', '300,720 352,736 372,790', '770,720 740,744']
    .map((one) => line(curve(one, false), 3.8))
    .join('')

/** Two scallops, ribbed. */
const shells = (): string =>
  [-1, 1]
    .map((side) => {
      const at = (poly: Poly): Poly => poly.map(([x, y]): Point => [512 + side * x, y])
      const ribs = ['42,408 20,352', '44,406 46,340', '48,408 74,356'].map((one) => line(at(curve(one, false)), 3.4))
      return (
        shape(at(curve('44,416! 10,392 4,356 14,340 30,334 46,330 62,334 80,344 84,368 72,398', true)), 4.8) +
        ribs.join('')
      )
    })
    .join('')

const belt = (): string =>
  [-48, -24, 0, 24, 48].map((x) => circle(512 + x, 500 + 12 * Math.cos(x / 34), x ? 13 : 18, 3.8)).join('')

export const necklace = (): string =>
  [-34, -17, 0, 17, 34].map((x) => circle(512 + x, 300 + 14 * Math.cos(x / 26), x ? 8.6 : 11, 3.4)).join('') +
  shape(ellipse(512, 336, 8, 13), 3.4)
