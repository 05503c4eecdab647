/** A gothic church from the front: two towers with spires, a rose window and three portals. */
import type { Rng } from '../../ink/random.ts'
import { arc, foil, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { before, clouds, flowerBed, frieze, lancet, slates, star, stones, traceried } from './parts.ts'

const FOOT = 900

/** Who is in the air around the spires, wherever a church is. */
const FLYERS = /^(?:raven|crow|bat|dove|pigeon|bird|dragon|owl|swallow|eagle)$/
const AROUND_SPIRES = [
  [512, 150, 170],
  [110, 330, 130],
  [916, 300, 140],
] as const

export function cathedral(
  rng: Rng,
  asked: readonly string[],
  isNight: boolean,
  plants: readonly string[] = [],
): string {
  let out = isNight ? stars(rng) : clouds(rng)
  out += nave(rng)
  for (const x of [262, 762]) out += tower(x, rng)
  for (const [x, w] of [
    [138, 44],
    [886, 44],
  ] as const)
    out += buttress(x, w)
  if (asked.includes('gargoyle'))
    for (const [x, side] of [
      [138, -1],
      [886, 1],
    ] as const)
      out += `<g transform="matrix(${-side} 0 0 1 ${x + side * x} 0)">${standing('gargoyle', () => 4.6)?.(x, 640, 110, 120) ?? ''}</g>`
  const flying = asked.filter((name) => FLYERS.test(name))
  for (const [i, [x, y, size]] of AROUND_SPIRES.entries()) {
    const name = flying[i % Math.max(1, flying.length)]
    if (name) out += fittedDrawing(name, () => 4.2, 'fly')?.(x, y, size, size * 0.8) ?? ''
  }
  out +=
    steps() +
    (plants.length ? flowerBed(14, 350, 1000, rng, plants) + flowerBed(674, 1010, 1000, rng, plants) : '') +
    before(
      asked.filter((name) => name !== 'gargoyle' && !flying.includes(name)),
      1000,
    )
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

function stars(rng: Rng): string {
  let out = ''
  for (const [x, y] of [
    [70, 90],
    [150, 230],
    [420, 90],
    [512, 190],
    [610, 80],
    [900, 240],
    [960, 90],
    [440, 250],
  ])
    out += shape(star(x! + rng.between(-12, 12), y! + rng.between(-12, 12), rng.between(18, 28)), 4)
  return out + circle(512, 90, 54, 5)
}

/** Its gable, the great window, a gallery and the portal in the middle. */
function nave(rng: Rng): string {
  const gable: Poly = [
    [356, 380],
    [512, 236],
    [668, 380],
  ]
  let out = shape(rect(356, 370, 312, FOOT - 370), 6) + shape(gable, 6)
  out += crockets(gable[0]!, gable[1]!) + crockets(gable[2]!, gable[1]!) + finial(512, 236)
  out += circle(512, 330, 30, 4.4) + shape(foil(512, 330, 24, 3), 3.4)
  out += shape(rect(346, 374, 332, 20), 4.6)
  out += rose(512, 502, 100, rng)
  out += frieze(356, 668, 614, 46)
  return out + portal(512, FOOT, 230, 232, 3)
}

/** Petals of glass around an eye. */
function rose(x: number, y: number, r: number, rng: Rng): string {
  const n = rng.pick([8, 10, 12])
  let out = circle(x, y, r, 6) + circle(x, y, r * 0.88, 4)
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU - Math.PI / 2
    const c: Point = [x + r * 0.62 * Math.cos(a), y + r * 0.62 * Math.sin(a)]
    out += shape(leaf(x + r * 0.2 * Math.cos(a), y + r * 0.2 * Math.sin(a), r * 0.66, (r * 3) / n, a, 0.68), 3.6)
    out += circle(c[0], c[1], (r * 1.05) / n, 3)
  }
  return out + circle(x, y, r * 0.26, 4.4) + shape(foil(x, y, r * 0.18, 4), 3.2)
}

function tower(x: number, rng: Rng): string {
  const [w, top] = [188, 330]
  const wall = rect(x - w / 2, top, w, FOOT - top)
  let out = spire(x, top, w)
  out += shape(wall, 6) + stones(rect(x - w / 2 + 8, 600, w - 16, 60), 45, 20, rng)
  for (const dx of [-44, 44]) out += traceried(x + dx, 560, 66, 184)
  out += frieze(x - w / 2 - 8, x + w / 2 + 8, top - 6, 34) + frieze(x - w / 2 - 6, x + w / 2 + 6, 574, 26)
  out += frieze(x - w / 2 - 6, x + w / 2 + 6, 664, 40)
  for (const side of [-1, 1]) out += pinnacle(x + side * (w / 2 - 6), top - 6, 30, 120)
  return out + portal(x, FOOT, 150, 178, 2)
}

/** Eight-sided, so that one sees three sides of it. */
function spire(x: number, foot: number, w: number): string {
  const half = w * 0.38
  const face: Poly = [
    [x - half, foot],
    [x, 84],
    [x + half, foot],
  ]
  const front: Poly = [
    [x - half * 0.42, foot],
    [x, 84],
    [x + half * 0.42, foot],
  ]
  return (
    slates(face, 30) +
    shape(front, 4, 'none') +
    crockets(face[0]!, face[1]!) +
    crockets(face[2]!, face[1]!) +
    finial(x, 84)
  )
}

/** Curled leaves up an edge. */
function crockets([x0, y0]: Point, [x1, y1]: Point): string {
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / 44)
  let out = ''
  for (let i = 1; i < count; i++) {
    const t = i / count
    out += shape(leaf(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 24, 15, x1 > x0 ? -2.3 : -0.84, 0.6), 3.2)
  }
  return out
}

const finial = (x: number, y: number): string =>
  line(
    [
      [x, y],
      [x, y - 52],
    ],
    5,
  ) +
  shape(foil(x, y - 36, 21, 4), 3.4) +
  circle(x, y - 4, 10, 3.2)

function pinnacle(x: number, foot: number, w: number, h: number): string {
  return (
    shape(rect(x - w / 2, foot - h * 0.4, w, h * 0.4), 4.2) +
    shape(lancet(x, foot - 4, w * 0.5, h * 0.32), 3.2) +
    shape(
      [
        [x - w * 0.62, foot - h * 0.4],
        [x, foot - h],
        [x + w * 0.62, foot - h * 0.4],
      ],
      4.2,
    ) +
    circle(x, foot - h - 8, 9, 3.2)
  )
}

/** Arches within arches, and a door of two leaves. */
function portal(x: number, foot: number, w: number, h: number, rings: number): string {
  let out = ''
  for (let i = 0; i < rings; i++) out += shape(lancet(x, foot, w - i * 30, h - i * 24), 5)
  const [dw, dh] = [w - rings * 30, h - rings * 24]
  out += shape(lancet(x, foot, dw, dh), 5)
  const lintel = foot - dh + dw * 0.8
  out += line(
    [
      [x - dw / 2, lintel],
      [x + dw / 2, lintel],
    ],
    4.4,
  )
  out += shape(foil(x, lintel - dw * 0.3, dw * 0.17, 3), 3.4)
  out += line(
    [
      [x, lintel],
      [x, foot],
    ],
    4.4,
  )
  for (const side of [-1, 1]) {
    out += shape(rect(x + side * dw * 0.25 - dw * 0.14, lintel + 12, dw * 0.28, (foot - lintel) * 0.34), 3.2)
    out += shape(
      rect(x + side * dw * 0.25 - dw * 0.14, foot - (foot - lintel) * 0.46, dw * 0.28, (foot - lintel) * 0.36),
      3.2,
    )
  }
  return out
}

/** A pier at the side, stepped, with a pinnacle on it. */
const buttress = (x: number, w: number): string =>
  pinnacle(x, 560, w * 0.8, 150) +
  shape(rect(x - w / 2, 556, w, FOOT - 556), 5) +
  shape(rect(x - w / 2 - 10, 700, w + 20, FOOT - 700), 5) +
  shape(lancet(x, 690, w * 0.5, 110), 3.6) +
  shape(lancet(x, 870, w * 0.6, 140), 3.6) +
  frieze(x - w / 2 - 12, x + w / 2 + 12, 690, 20)

/** Wide steps, and cobbles before them. */
function steps(): string {
  let out = ''
  for (const [i, y] of [FOOT, FOOT + 18, FOOT + 36].entries()) out += shape(rect(70 - i * 28, y, 884 + i * 56, 18), 4.4)
  for (let row = 0; row < 3; row++)
    for (let x = 14 + (row % 2) * 32; x < 1024; x += 64)
      out += line(arc(x, 1000 + row * 22 - 22, 32, Math.PI, TAU, 10), 3.4)
  return out
}
