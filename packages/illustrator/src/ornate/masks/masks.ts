/** Masks of a carnival: feathers above, filigree around the eyes, ribbons at both sides. */
import type { Rng } from '../../ink/random.ts'
import { border } from '../kit/border.ts'
import { curve, leaf, mirror } from '../kit/curves.ts'
import { circle, line, page, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { move, type Point, type Poly, walk } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { filler } from '../plants/filler.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'

/** Half masks around the origin, about 700 wide: the outline, and one eye. */
const CUTS = [
  {
    outline: '0,-70 -60,-110 -160,-140 -270,-150 -360,-210! -350,-110 -330,0 -270,90 -170,130 -80,110 -36,50 0,20',
    eye: '-250,-20! -200,-66 -130,-66 -70,-10! -120,24 -200,26',
  },
  {
    outline: '0,-100 -80,-150 -190,-170 -290,-130 -340,-40 -320,60 -250,130 -160,150 -90,120 -40,70 0,60',
    eye: '-260,0! -210,-54 -130,-58 -70,0! -130,40 -210,40',
  },
  {
    outline: '0,-90 -50,-130 -150,-130 -250,-170 -350,-170! -370,-80 -320,40 -230,110 -150,120 -110,200 -60,260 0,280',
    eye: '-250,-30! -190,-76 -120,-70 -64,-16! -120,20 -190,18',
  },
] as const

/** One feather from its foot, with a rib and an eye. */
function feather(x: number, y: number, long: number, turn: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn)
  let out = shape(leaf(x, y, long, long * 0.27, turn, 0.66), 4)
  out += line(
    at([
      [long * 0.1, 0],
      [long * 0.62, 0],
    ]),
    3.4,
  )
  for (const k of [0.28, 0.42])
    for (const side of [-1, 1])
      out += line(at(curve(`${long * k},0 ${long * (k + 0.1)},${side * long * 0.06}`, false)), 3)
  return (
    out +
    shape(
      leaf(x + Math.cos(turn) * long * 0.58, y + Math.sin(turn) * long * 0.58, long * 0.3, long * 0.14, turn, 0.6),
      3.6,
    )
  )
}

/** A scroll that rolls in at its end. */
const scroll = (x: number, y: number, r: number, side: number, turn: number): Poly =>
  Array.from({ length: 34 }, (_, i) => {
    const [a, q] = [(i / 33) * 8.2, r * (1 - i / 44)]
    return [x + side * q * Math.cos(a + turn), y + q * Math.sin(a + turn)]
  })

function mask(x: number, y: number, size: number, rng: Rng): { svg: string; outlines: Poly[] } {
  const { outline, eye } = rng.pick(CUTS)
  const at = (poly: Poly): Poly => move(poly, x, y, 0, size)
  const flip = (poly: Poly): Poly => poly.map(([u, v]): Point => [-u, v])
  const whole = curve(mirror(outline, 0))
  const fan = rng.int(4, 5)
  let svg = ''
  const plumes: Poly[] = []
  for (let i = fan; i >= 0; i--)
    for (const side of i ? [-1, 1] : [1]) {
      const turn = -Math.PI / 2 + (side * i * 1.15) / fan
      const [u, v, long] = [x + side * i * 52 * size, y - 90 * size, (420 - i * 34) * size]
      svg += feather(u, v, long, turn)
      plumes.push(leaf(u, v, long, long * 0.3, turn, 0.66))
    }
  for (const side of [-1, 1])
    for (const [far, drop] of [
      [330, 300],
      [300, 380],
    ] as const) {
      const tail = curve(
        `${side * 320},-40 ${side * (far + 60)},${drop * 0.4} ${side * far},${drop * 0.7} ${side * (far + 50)},${drop}`,
        false,
      )
      svg += shape(at([...tail, ...tail.map(([u, v]): Point => [u - side * 34, v + 8]).reverse()]), 3.8)
    }
  const rim = at(whole.map(([u, v]): Point => [u * 0.93, v * 0.86 - 2]))
  svg += shape(at(whole), 7) + shape(rim, 4)
  for (const side of [1, -1]) {
    const turned = (poly: Poly): Poly => at(side < 0 ? flip(poly) : poly)
    svg += shape(turned(curve(eye).map(([u, v]): Point => [(u + 160) * 1.26 - 160, (v + 12) * 1.5 - 12])), 4)
    svg += shape(turned(curve(eye)), 5.5)
    svg += line(turned(scroll(-268, -92, 36, -1, 1)), 4) + line(turned(scroll(-110, 84, 28, 1, 4)), 4)
    svg += shape(turned(leaf(-60, -70, 96, 30, Math.PI + 0.5, 0.5)), 3.6)
  }
  svg += shape(at(curve('0,-96! 26,-56 0,-10! -26,-56')), 4.4) + circle(x, y + 14 * size, 10 * size + 3, 3.6)
  for (const { x: u, y: v } of walk([...at(whole), at(whole)[0]!], 42 * size + 4))
    svg += circle(u, v, 8 * size + 4, 3.4)
  return { svg, outlines: [at(whole), ...plumes] }
}

/** One mask, or two below each other; the rest of the page is strewn. */
export function masks(rng: Rng, count: number, hasRoses: boolean): string {
  const places =
    count > 1
      ? ([
          [512, 350, 0.66],
          [512, 770, 0.66],
        ] as const)
      : ([[512, 600, 1]] as const)
  const all = places.map(([x, y, size]) => mask(x, y, size, rng))
  const room = new Room(104)
  for (const { outlines } of all) for (const outline of outlines) room.takeShape(outline)
  const around = fillRoom(room, { largest: 64, smallest: 20, gap: 12, count: 26 }, (spot) =>
    hasRoses && spot.r > 34 ? FLOWER_HEADS.rose!(spot.x, spot.y, spot.r, rng) : filler(spot, rng),
  )
  return page(around + border(rng) + all.map(({ svg }) => svg).join(''), false)
}
