/** The page around an animal of tangles: sprigs and blossoms wherever there is room, within a border. */
import type { Rng } from '../../ink/random.ts'
import { BORDER, border } from '../kit/border.ts'
import { cornerThings, takeCorners } from '../kit/corners.ts'
import { arc, rect } from '../kit/curves.ts'
import { circle, page, paperAround } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { distance, type Poly, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { kindsFor, ring } from '../mandala/rings.ts'
import { filler } from '../plants/filler.ts'
import { seaFiller } from './sea-filler.ts'

interface Ground {
  beside?: readonly string[]
  isFull?: boolean
  isSea?: boolean
  /** Its own shape is lost before a ring of ornament. */
  noHalo?: boolean
}

/** `outlines` are where the animal is; it may reach over the border. */
export function onGround(
  svg: string,
  outlines: readonly Poly[],
  rng: Rng,
  { beside = [], isFull = false, isSea = false, noHalo = false }: Ground = {},
): string {
  const kind = beside.length
    ? 'border'
    : rng.pick(['border', 'border', noHalo ? 'corners' : 'halo', 'corners'] as const)
  const room = new Room(kind === 'border' ? BORDER + 8 : 40)
  for (const outline of outlines) room.takeShape(outline)
  if (beside.length) takeCorners(room)
  const behind = kind === 'halo' ? halo(room, rng) : kind === 'corners' ? quarters(room, outlines, rng) : ''
  const around = fillRoom(room, { largest: 70, smallest: 18, gap: 15, count: isFull ? 12 : 30 }, (spot) =>
    (isSea ? seaFiller : filler)(spot, rng),
  )
  const frame = kind === 'border' ? border(rng, isFull) + cornerThings(beside) : ''
  return page(behind + around + frame + svg, kind !== 'border')
}

/** A broad ring behind the animal; what is strewn stays out of it. */
function halo(room: Room, rng: Rng): string {
  const [outer, inner] = kindsFor([92, 60], rng) as [string, string]
  const edge = [...arc(512, 512, 478, 0, TAU, 72), ...arc(512, 512, 312, TAU, 0, 72)]
  room.takeShape(edge)
  return (
    circle(512, 512, 470, 5) +
    ring(outer, 380, 462, 12, false) +
    circle(512, 512, 380, 4.4) +
    ring(inner, 320, 374, 12, true) +
    circle(512, 512, 320, 4.4)
  )
}

/** A quarter of a rosette in each corner, small enough that the animal doesn't reach into it. */
function quarters(room: Room, outlines: readonly Poly[], rng: Rng): string {
  const [outer] = kindsFor([70], rng) as [string]
  const frame = rect(14, 14, 996, 996)
  const away = Math.min(...frame.flatMap((corner) => outlines.flat().map((point) => distance(corner, point))))
  const size = Math.min(1, (away - 26) / 196)
  if (size < LEAST_ROSETTE) return paperAround(frame)
  for (const [x, y] of frame) room.takeCircle(x, y, 196 * size + 8)
  const rosette =
    circle(512, 512, 196, 4.6) +
    ring(outer, 120, 190, 8, false) +
    circle(512, 512, 120, 4.4) +
    ring('petals', 54, 114, 6, true) +
    circle(512, 512, 54, 4.4)
  const placed = `<g transform="translate(14 14) scale(${size.toFixed(3)}) translate(-512 -512)">${rosette}</g>`
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${placed}</g>`).join('') + paperAround(frame)
}

/** Its parts would be too small to color. */
const LEAST_ROSETTE = 0.6
