/** Cranes in a print: alone or in pairs, in the air over the waves or at the edge of the water. */
import type { Rng } from '../../ink/random.ts'
import { type CranePose, crane } from '../birds/crane.ts'
import { curve } from '../kit/curves.ts'
import { line, page, shape } from '../kit/marks.ts'
import { move } from '../kit/points.ts'
import { bank, bough, cloud, mountain, printBorder, reeds, seal, sun } from './scenery.ts'
import { crest, flatSea, ringedSea } from './waves.ts'

interface Placed {
  pose: CranePose
  x: number
  y: number
  scale: number
  isLeft?: boolean
  turn?: number
}

function bird({ pose, x, y, scale, isLeft = false, turn = 0 }: Placed): string {
  let out = ''
  for (const { poly, open, sw = 4, fill = '#fff' } of crane(pose)) {
    const at = move(poly, x, y, turn, isLeft ? -scale : scale, scale)
    out += open ? line(at, sw) : shape(at, sw, fill)
  }
  return out
}

const AIRBORNE: readonly (readonly Placed[])[] = [
  [{ pose: 'flying', x: 500, y: 560, scale: 1, turn: -0.14 }],
  [{ pose: 'soaring', x: 500, y: 440, scale: 0.98, turn: -0.2 }],
  [
    { pose: 'flying', x: 410, y: 730, scale: 0.68, turn: -0.1 },
    { pose: 'flying', x: 600, y: 400, scale: 0.64, turn: -0.16 },
  ],
  [{ pose: 'landing', x: 490, y: 530, scale: 1.02 }],
  [
    { pose: 'soaring', x: 400, y: 590, scale: 0.7, turn: -0.16 },
    { pose: 'flying', x: 690, y: 330, scale: 0.54, turn: -0.1 },
  ],
  [
    { pose: 'soaring', x: 620, y: 330, scale: 0.66, turn: -0.2 },
    { pose: 'landing', x: 380, y: 700, scale: 0.7 },
  ],
]

/** Feet on the bank: 246 below the middle of a bird of full size. */
const stands = (pose: CranePose, x: number, scale: number, isLeft = false): Placed => ({
  pose,
  x,
  y: 876 - 246 * scale,
  scale,
  isLeft,
})
const ASHORE: readonly (readonly Placed[])[] = [
  [stands('calling', 760, 1.02, true), stands('standing', 310, 1.04)],
  [stands('dancing', 470, 1.26)],
  [stands('feeding', 760, 1.04, true), stands('standing', 330, 1.16)],
  [{ pose: 'landing', x: 740, y: 330, scale: 0.58, isLeft: true }, stands('calling', 320, 1.1)],
  [stands('dancing', 720, 0.9, true), stands('dancing', 304, 0.9)],
]

export function cranes(rng: Rng, asked: { count: number; isFlying: boolean | null }): string {
  const isFlying = asked.isFlying ?? rng.chance(0.5)
  const fits = (scene: readonly Placed[]): boolean => !asked.count || scene.length === Math.min(2, asked.count)
  const scene = rng.pick((isFlying ? AIRBORNE : ASHORE).filter(fits))
  const isTurned = rng.chance(0.5)
  const body = isFlying ? inTheAir(rng, scene) : ashore(rng, scene)
  const turned = isTurned ? `<g transform="matrix(-1 0 0 1 1024 0)">${body}</g>` : body
  return page(turned + printBorder(rng), false)
}

const SEA = '0,770 240,752 512,768 790,750 1024,770! 1024,1030! 0,1030!'

function inTheAir(rng: Rng, scene: readonly Placed[]): string {
  const hasMountain = rng.chance(0.5)
  const disc = sun(rng.pick([330, 512, 700]), rng.between(330, 390), rng.between(210, 250), rng.chance(0.5))
  return (
    disc +
    (hasMountain ? mountain(rng.pick([280, 760]), 470, 0.95) : '') +
    skyClouds(
      rng,
      hasMountain
        ? [
            [170, 300],
            [860, 560],
            [180, 620],
          ]
        : [
            [190, 300],
            [850, 520],
            [190, 640],
            [800, 690],
          ],
    ) +
    (rng.chance(0.6) ? ringedSea(curve(SEA), rng.pick([48, 56, 64])) : flatSea(curve(SEA), 770, rng)) +
    (rng.chance(0.6)
      ? crest(40, 930, 0.84, false, rng) + crest(1010, 950, 0.7, true, rng)
      : crest(560, 940, 0.95, rng.chance(0.5), rng)) +
    (rng.chance(0.5) ? bough(true, rng.chance(0.5), rng) : seal(true)) +
    scene.map(bird).join('')
  )
}

function ashore(rng: Rng, scene: readonly Placed[]): string {
  const isHigh = scene.some(({ y }) => y < 420)
  const sea = curve('0,650 240,640 512,652 790,640 1024,650! 1024,1030! 0,1030!')
  return (
    sun(rng.pick([300, 512, 720]), rng.between(330, 380), rng.between(200, 250), rng.chance(0.5)) +
    (rng.chance(0.6) ? mountain(rng.pick([250, 790]), 400, 0.75) : '') +
    skyClouds(rng, [
      [180, 460],
      [850, 420],
      [500, 200],
    ]) +
    (rng.chance(0.6) ? flatSea(sea, 650, rng) : ringedSea(sea, rng.pick([48, 56]))) +
    bank(rng) +
    (isHigh ? seal(true) : bough(rng.chance(0.5), rng.chance(0.6), rng)) +
    scene.map(bird).join('') +
    reeds(150, 970, rng, rng.chance(0.5)) +
    reeds(884, 970, rng, rng.chance(0.5))
  )
}

const skyClouds = (rng: Rng, places: readonly (readonly [number, number])[]): string =>
  places
    .map(([x, y]) => cloud(x + rng.between(-24, 24), y + rng.between(-20, 20), rng.between(210, 270), rng.chance(0.5)))
    .join('')
