/** Head and hair of a lady at full length: a small face with few lines, so that it stays clear. */
import type { Rng } from '../../ink/random.ts'
import { antlersOf } from '../heads/growth.ts'
import { curve, mirror } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { locks } from '../nouveau/hair.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'

export type HeadStyle = 'hat' | 'updo' | 'crown' | 'flowing' | 'antlers' | 'witch'

const mirrored = (text: string, closed = true): Poly[] => {
  const one = curve(text, closed)
  return [one, one.map(([x, y]): Point => [1024 - x, y])]
}
const flipped = (guide: string): string =>
  guide
    .split(' ')
    .map((knot) => `${1024 - Number(knot.split(',')[0])},${knot.split(',')[1]}`)
    .join(' ')

const isLong = (style: HeadStyle): boolean => style !== 'updo' && style !== 'hat'

const LOCKS = [
  '506,118 456,130 446,200 452,280 430,360 436,440 412,500',
  '500,108 424,120 406,210 404,300 374,390 380,470 350,540',
  '496,100 404,110 372,220 360,320 328,410 326,490 296,560',
] as const

/** Down her back, on both sides of the shoulders. */
export const longHair = (style: HeadStyle, rng: Rng): string =>
  isLong(style) ? locks(LOCKS, 7, rng, 0.96) + locks(LOCKS.map(flipped), 7, rng, 0.96) : ''

export function head(style: HeadStyle, rng: Rng): string {
  let out =
    style === 'antlers' ? `<g transform="translate(512 130) scale(0.5) translate(-512 -236)">${antlersOf()}</g>` : ''
  if (!isLong(style)) out += bun()
  out += shape(curve(mirror('512,112 552,122 570,156 568,196 552,232 530,252 512,256')), 5.4)
  for (const lid of mirrored('528,186 540,193 556,186', false)) out += line(lid, 4.4)
  for (const lash of mirrored('553,188 560,193', false)) out += line(lash, 3.4)
  for (const brow of mirrored('524,166 540,159 558,166', false)) out += line(brow, 3.8)
  out += line(curve('512,190 509,206 506,212 514,216', false), 3.2)
  out += shape(curve('497,231! 506,227 512,229 518,227 527,231! 518,240 512,241 506,240'), 3.2)
  for (const lock of mirrored('512,116! 474,126 458,160 462,206! 448,170 452,116 486,96 512,92!'))
    out += shape(lock, 4.6)
  for (const strand of mirrored('508,104 476,116 462,146', false)) out += line(strand, 3.4)
  return out + on(style, rng)
}

/** Of coils, high on the head. */
function bun(): string {
  let out = shape(curve('470,118! 448,80 470,50 512,42 554,50 576,80 554,118!'), 5)
  for (const text of ['462,96 500,112 540,104 564,82', '466,72 506,90 552,66', '488,52 514,66 536,50'])
    out += line(curve(text, false), 3.4)
  return out
}

function on(style: HeadStyle, rng: Rng): string {
  if (style === 'crown')
    return (
      shape(curve('462,112! 452,58! 480,84! 496,46! 512,80! 528,46! 544,84! 572,58! 562,112! 512,100'), 5) +
      [452, 496, 528, 572].map((x, i) => circle(x, i % 3 ? 40 : 52, 12, 3.8)).join('')
    )
  if (style === 'hat')
    return (
      vein(556, 74, 150, 46, -0.5, { veins: 4, belly: 0.6, sw: 4 }) +
      shape(curve('452,100! 456,54 486,38 512,36 538,38 568,54 572,100!'), 5) +
      shape(curve('396,112 440,92 512,84 584,92 628,112 580,122 512,110 444,122'), 5) +
      FLOWER_HEADS.daisy!(474, 84, 36, rng) +
      FLOWER_HEADS.daisy!(540, 80, 32, rng)
    )
  if (style === 'witch')
    return (
      shape(curve('456,100! 480,50 500,-4 548,-20! 540,20 552,60 568,100!'), 5) +
      shape(curve('384,116 440,94 512,86 584,94 640,116 580,124 512,112 444,124'), 5)
    )
  // A circlet with a stone.
  const beads = [-48, -24, 24, 48].map((dx) => circle(512 + dx, 128 - 10 + Math.abs(dx) * 0.2, 9, 3.4)).join('')
  return style === 'updo' ? FLOWER_HEADS.daisy!(566, 104, 34, rng) : beads + circle(512, 124, 12, 3.8)
}
