/** A sugar skull, the same on both sides: flowers for eyes, scrolls on its brow, petals around it. */
import type { Rng } from '../ink/random.ts'
import { pen } from '../ink/svg.ts'
import { folkMotif, heart, rosette } from './folk/motifs.ts'
import { cornerThings, takeCorners } from './kit/corners.ts'
import { curve, leaf, mirror, rect } from './kit/curves.ts'
import { circle, line, page, paperAround, shape } from './kit/marks.ts'
import { fillRoom } from './kit/packing.ts'
import { move, type Poly, TAU } from './kit/points.ts'
import { Room } from './kit/room.ts'
import { standing } from './mandala/motif.ts'
import { FLOWER_HEADS } from './plants/heads.ts'
import { vein } from './plants/leaves.ts'

/** Chosen from where no flower is named. */
const USUAL = ['daisy', 'sunflower', 'poppy', 'lily', 'cornflower', 'rose']

const FRAME = rect(24, 24, 976, 976)
const SKULL = '512,120 640,132 740,200 784,310 786,430 752,520 716,566 704,640 690,720 660,800 600,846 512,858'

/** Under somebody it is lower. */
const LOW = 0.78

/** `things` are in the corners; `perched` is on its brow. */
export function sugarSkull(
  rng: Rng,
  asked: readonly string[],
  things: readonly string[],
  perched: string | null = null,
): string {
  const skull = curve(mirror(SKULL))
  const rider = perched ? standing(perched, () => 5) : null
  const size = rider ? LOW : 1
  const [dx, dy] = [512 * (1 - size), 966 * (1 - size)]
  const named = asked.filter((name) => name in FLOWER_HEADS)
  const blooms = named.length ? named : rng.shuffle(USUAL).slice(0, 3)
  const room = new Room(36)
  room.takeShape(move(skull, dx, dy, 0, size))
  if (rider) room.takeShape(rect(352, 44, 320, 240))
  if (things.length) takeCorners(room)
  const around = fillRoom(room, { largest: 58, smallest: 12, gap: 8, count: 60 }, (spot) => folkMotif(spot, rng))
  const half = eye(blooms[0]!, rng) + cheek(rng) + scrolls(rng)
  const twice = `${half}<g transform="matrix(-1 0 0 1 1024 0)">${half}</g>`
  const head = shape(skull, 8) + twice + brow(rng) + nose() + teeth() + crown(blooms, rng)
  return page(
    around +
      (rider ? pen`<g transform="translate(${dx} ${dy}) scale(${size})">${head}</g>` : head) +
      (rider?.(512, 268, 330, 226) ?? '') +
      cornerThings(things) +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none'),
    false,
  )
}

/** A hollow with petals around it and a flower in it. */
function eye(bloom: string, rng: Rng): string {
  const [x, y, r] = [396, 440, 92]
  let out = ''
  for (let i = 0; i < 14; i++) out += circle(x + r * Math.cos((i / 14) * TAU), y + r * Math.sin((i / 14) * TAU), 23, 4)
  return out + circle(x, y, r, 5) + circle(x, y, r - 16, 3.6) + FLOWER_HEADS[bloom]!(x, y, 62, rng)
}

function cheek(rng: Rng): string {
  let out = rosette(386, 644, 54, rng)
  for (const k of [-0.5, 0.1, 0.7]) out += shape(leaf(330, 640, 60, 26, Math.PI - k, 0.55), 3.6)
  for (const [x, y] of [
    [300, 560],
    [276, 520],
    [262, 470],
  ] as const)
    out += circle(x, y, 13, 3.6)
  return out
}

/** Whiplash lines on the temples, with drops along them. */
function scrolls(rng: Rng): string {
  const scroll = curve('480,330 420,300 350,310 300,350 276,400', false, 12)
  let out = line(scroll, 4)
  for (const i of [8, 18, 28, 38]) {
    const [x, y] = scroll[i]!
    out += shape(leaf(x, y, 44, 22, -Math.PI / 2 - 0.6 + i * 0.02 - 0.6, 0.6), 3.5)
  }
  const curl: Poly = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39
    const a = t * TAU * 1.6
    return [452 + (44 - 34 * t) * Math.cos(a), 780 + (34 - 26 * t) * Math.sin(a)]
  })
  return out + (rng.chance(0.5) ? line(curl, 3.6) : '')
}

function brow(rng: Rng): string {
  let out = heart(512, 300, 62)
  for (let i = 0; i < 7; i++) {
    const a = -Math.PI / 2 + (i - 3) * 0.42
    out += shape(leaf(512 + 70 * Math.cos(a), 290 + 70 * Math.sin(a), 66, 30, a, 0.58), 3.8)
  }
  return out + circle(512, 396, 13, 3.6) + circle(512, 432, rng.between(9, 11), 3.4)
}

const nose = (): string =>
  shape(curve('512,508! 486,540 468,586 488,606 512,588! 536,606 556,586 538,540'), 5) +
  shape(move(curve('0,-16! 10,0 0,16 -10,0'), 512, 560), 3.4)

/** Two rows between curved gums. */
function teeth(): string {
  let out = shape(curve('356,706 430,730 512,738 594,730 668,706 640,790 580,816 512,820 444,816 384,790'), 5)
  out += line(curve('364,752 440,772 512,778 584,772 660,752', false), 4.4)
  for (let i = -4; i <= 4; i++) {
    const x = 512 + i * 34
    const dip = 3.4 * (16 - i * i) * 0.5
    out += line(
      [
        [x, 710 + dip * 0.9],
        [x - i * 1.5, 796 + dip * 0.8],
      ],
      4,
    )
  }
  return out
}

/** Flowers on the head. */
function crown(blooms: readonly string[], rng: Rng): string {
  let leaves = ''
  let flowers = ''
  for (const [i, t] of [-1, -0.66, -0.33, 0.33, 0.66, 1, 0].entries()) {
    const [x, y] = [512 + t * 262, 168 + 74 * t * t]
    const r = 84 - 26 * Math.abs(t)
    for (const k of [-0.8, 0, 0.8]) leaves += vein(x, y, r * 1.6, r * 0.56, -Math.PI / 2 + t * 0.7 + k, { veins: 2 })
    flowers += FLOWER_HEADS[blooms[i % blooms.length]!]!(x, y, r, rng)
  }
  return leaves + flowers
}
