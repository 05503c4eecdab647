/** The head of an animal from the front, cut like a gem: the same triangles on both sides. */
import type { Rng } from '../../ink/random.ts'
import { antlerParts, bullHorn, hornPart, ramHorn, tuskPart } from '../heads/growth.ts'
import { SPECIES, type Species } from '../heads/species.ts'
import { intersect } from '../kit/clip.ts'
import { curve, mirror, rect } from '../kit/curves.ts'
import { dot, line, shape } from '../kit/marks.ts'
import { largest, move, type Point, type Poly, TAU } from '../kit/points.ts'
import { cutArea, straightened } from './facets.ts'

const MIDDLE = 512
const flip = (svg: string): string => `${svg}<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${svg}</g>`

/** `hasHead(noun)` holds. */
export function gemHead(noun: string, rng: Rng): string {
  const head = SPECIES[noun]!
  const face = straightened(curve(mirror(head.face)), 9)
  const half = largest(intersect([face], [rect(MIDDLE, -100, 700, 1300)]))!
  let out = head.mane ? flip(tufts(head.mane)) : ''
  for (const bone of bonesOf(head)) out += flip(cutArea(straightened(bone, 8), 74, rng, 5.4))
  out += flip(
    cutArea(straightened(curve(head.ear), 8), 84, rng, 6) + cutArea(straightened(curve(head.inner), 7), 70, rng, 4.4),
  )
  out += flip(cutArea(half, 92, rng, 4, anchors(head)))
  out += shape(face, 7, 'none')
  if (head.horn === 'unicorn') out += cutArea(HORN, 60, rng, 5.4)
  return out + flip(eye(head)) + nose(head)
}

/** Corners of triangles at the eye and the nose, so that the edges of a face run toward them. */
function anchors({ eye: { x, y, size }, nose }: Species): Point[] {
  const at = (u: number, v: number): Point => [MIDDLE + x + u * size, y + v * size]
  return [at(-74, 12), at(0, -46), at(76, -6), at(0, 46), [MIDDLE, nose - 46], [MIDDLE + 62, nose - 10], [MIDDLE, y]]
}

/** Tufts in two rings, each with a ridge. */
function tufts(mane: NonNullable<Species['mane']>): string {
  let out = ''
  for (const [r, long] of mane === 'lion' ? LION : RUFF)
    for (let i = 0; i < 7; i++) {
      const a = mane === 'lion' ? -Math.PI / 2 + ((i + 0.5) / 7) * Math.PI : -0.1 + (i / 6) * (Math.PI / 2 + 0.1)
      const side = (sign: number): Poly => [
        [r * 0.5, 0],
        [r * 0.5, sign * 78],
        [r + long * 0.4, sign * 58],
        [r + long, 0],
      ]
      for (const sign of [-1, 1]) out += shape(move(side(sign), MIDDLE, 480, a), 4.6)
    }
  return out
}

const bonesOf = ({ horn, tusks }: Species): Poly[] => [
  ...(horn === 'antlers' ? antlerParts() : []),
  ...(horn === 'horns' ? [hornPart()] : []),
  ...(horn === 'bull' ? [bullHorn()] : []),
  ...(horn === 'ram' ? [ramHorn()] : []),
  ...(tusks ? [tuskPart()] : []),
]

const HORN: Poly = [
  [478, 250],
  [512, 20],
  [546, 250],
  [512, 262],
]
const LION = [
  [300, 150],
  [240, 120],
] as const
const RUFF = [
  [256, 130],
  [200, 110],
] as const

/** An almond of straight edges, with a light in it. */
function eye({ eye: { x, y, size, tilt } }: Species): string {
  const at = (poly: Poly): Poly => move(poly, MIDDLE + x, y, tilt, size)
  const [cx, cy] = at([[0, 0]])[0]!
  const gem = Array.from({ length: 8 }, (_, i): Point => [30 * Math.cos((i / 8) * TAU), 30 * Math.sin((i / 8) * TAU)])
  return (
    shape(at(LID), 5) +
    shape(at(ALMOND), 4.4) +
    intersect([at(gem)], [at(ALMOND)])
      .map((part) => shape(part, 4))
      .join('') +
    dot(cx, cy, 15 * size) +
    dot(cx + 6 * size, cy - 7 * size, 5 * size, 'white')
  )
}
const LID: Poly = [
  [-76, 14],
  [-30, -42],
  [34, -44],
  [80, -6],
  [34, 42],
  [-34, 42],
]
const ALMOND: Poly = [
  [-54, 8],
  [-24, -24],
  [28, -26],
  [58, -2],
  [26, 24],
  [-26, 24],
]

function nose({ muzzle, nose: y }: Species): string {
  if (muzzle === 'trunk') return ''
  const at = (poly: Poly): Poly => move(poly, MIDDLE, y)
  if (muzzle === 'beak')
    return flip(
      shape(
        at([
          [0, -56],
          [52, -34],
          [40, 40],
          [0, 112],
        ]),
        5,
      ) +
        shape(
          at([
            [0, -56],
            [24, -8],
            [0, 112],
          ]),
          4,
        ),
    )
  const wide = muzzle === 'rabbit' ? 0.62 : muzzle === 'hoofed' ? 1.05 : 0.92
  const wing: Poly = at([
    [0, -30],
    [52 * wide, -26],
    [60 * wide, -6],
    [24 * wide, 26],
    [0, 34],
  ])
  const mouth: Poly = at([
    [0, 34],
    [0, 58],
    [34, 70],
    [54, 62],
  ])
  return flip(
    shape(wing, 5) +
      shape(
        at([
          [0, -30],
          [52 * wide, -26],
          [0, 6],
        ]),
        4,
      ) +
      (muzzle === 'hoofed' ? '' : line(mouth, 5)),
  )
}
