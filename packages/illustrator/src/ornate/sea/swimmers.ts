/** Who swims over a reef: fish of four patterns, and a seahorse of rings. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { band, beside, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'

/** In units of its length; it swims to the right. */
const BODIES: readonly { body: string; tail: string; fins: readonly string[]; eye: Point }[] = [
  {
    body: '-34,0 -20,-24 10,-32 38,-18 50,0 38,18 10,32 -20,24',
    tail: '-28,0! -50,-26 -62,-28! -54,0 -62,28! -50,26',
    fins: ['-16,-24! -6,-46 20,-46 24,-28!', '-8,26! 0,44 16,42 16,28!'],
    eye: [30, -8],
  },
  {
    body: '-30,0 -18,-28 8,-38 32,-23 46,0 32,23 8,38 -18,28',
    tail: '-22,0! -42,-18 -54,-20! -46,0 -54,20! -42,18',
    fins: ['-18,-26! -30,-52 -12,-62! 2,-46 16,-36!', '-18,26! -30,52 -12,62! 2,46 16,36!'],
    eye: [28, -10],
  },
  {
    body: '-40,0 -20,-16 14,-22 42,-10 54,2 40,14 10,22 -20,16',
    tail: '-34,0! -54,-22 -66,-22! -56,0 -66,22! -54,22',
    fins: ['-20,-16! -4,-34 24,-30 28,-18!', '-4,20! 2,34 14,34 18,20!'],
    eye: [36, -4],
  },
]

/** Around its middle, so long. */
export function fish(x: number, y: number, long: number, facing: 1 | -1, rng: Rng): string {
  const { body, tail, fins, eye } = rng.pick(BODIES)
  const k = long / 116
  const to = (poly: Poly): Poly => move(poly, x, y, 0, k * facing, k)
  const outline = to(curve(body))
  const head = to(curve(`${eye[0] - 16},-70 ${eye[0] - 10},0 ${eye[0] - 16},70`, false))
  let out = shape(to(curve(tail)), 4.2) + fins.map((fin) => shape(to(curve(fin)), 4)).join('') + shape(outline, 4.6)
  const marks: Mark[] = [{ poly: head, open: true, sw: 3.8 }]
  const kind = rng.int(0, 3)
  const step = Math.max(22, 13 * k) / k
  const behind = eye[0] - 16
  if (kind === 0)
    for (let u = behind - step; u > -40; u -= step)
      marks.push({ poly: to(curve(`${u - 4},-70 ${u + 4},0 ${u - 4},70`, false)), open: true })
  if (kind === 1)
    for (const v of [-16, 0, 16])
      marks.push({ poly: to(curve(`-44,${v * 0.6} -10,${v} ${behind},${v}`, false)), open: true })
  if (kind === 2)
    for (let u = behind - 6, i = 0; u > -44; u -= step * 0.9, i++)
      for (let v = -60; v <= 60; v += step)
        marks.push({
          poly: to(
            ellipse(0, 0, step / 2, step / 2, 20)
              .slice(5, 16)
              .map(([a, b]): Point => [u + a, v + b + (i % 2 ? step / 2 : 0)]),
          ),
          open: true,
        })
  if (kind === 3)
    for (const [u, v] of [
      [behind - 14, -12],
      [behind - 16, 14],
      [behind - 36, 0],
    ] as const)
      marks.push({ poly: to(ellipse(u, v, Math.max(6, 9.8 / k), Math.max(6, 9.8 / k), 20)), whole: true })
  out += clipMarks(marks, [outline], 3.4, 100) + shape(outline, 4.6, 'none')
  const [ex, ey] = to([eye])[0]!
  return (
    out +
    circle(ex, ey, Math.max(9.6, 7 * k), 3.6) +
    dot(ex, ey, Math.max(4, 3 * k)) +
    shape(to(leaf(behind - 2, 4, 20, 13, Math.PI - 0.3, 0.6)), 3.6)
  )
}

/** From its crown to its coil as high as that, its middle at a place; rings along the body, a crest down the back. */
export function seahorse(x: number, y: number, high: number, facing: 1 | -1): string {
  const k = high / 100
  const to = (poly: Poly): Poly => move(poly, x, y, 0, k * facing, k)
  const coil = Array.from({ length: 34 }, (_, i): Point => {
    const [r, a] = [12.4 * (1 - i / 40), Math.PI - (i / 33) * TAU * 1.3]
    return [2.4 + r * Math.cos(a), 33 + r * Math.sin(a)]
  })
  const spine: Poly = [...curve('-3,-33 -9,-22 -7,-8 -3,6 -8,20 -10,30', false, 10), ...coil]
  const width = (t: number): number =>
    t < 0.3 ? 11 + 11 * Math.sin((t / 0.3) * Math.PI * 0.62) : Math.max(2.6, 21.4 * (1 - (t - 0.3) / 0.62))
  const body = to(band(spine, width))
  let out = ''
  // The fin on its back.
  out += shape(to(curve('-15,-8! -30,-16 -34,-2 -26,10 -12,8!')), 4.6)
  for (const t of ['-16,-5 -31,-10', '-15,0 -33,0', '-14,5 -28,7']) out += line(to(curve(t, false)), 3.6)
  // Crest.
  const steps = walk(spine, 5.6, 3)
  for (const { x: u, y: v, a, s } of steps.slice(0, 9)) {
    const half = width(s / 150) / 2
    out += shape(to(leaf(u - Math.sin(a) * -half, v + Math.cos(a) * -half - 0, 6.4, 5, a + Math.PI / 2, 0.4)), 3.6)
  }
  out += shape(body, 5)
  // Rings, closer toward the tail, as long as they can be colored.
  const marks: Mark[] = []
  const whole = steps.at(-1)?.s ?? 1
  for (let s = 4; s < whole * 0.72; s += Math.max(5.2, 24 / k) * (1 - (s / whole) * 0.3)) {
    const at = walk(spine, 1e6, s)[0]
    if (!at) break
    const half = width(s / whole) / 2 + 2
    const [nx, ny] = [-Math.sin(at.a), Math.cos(at.a)]
    marks.push({
      poly: to(
        curve(
          [
            [at.x - nx * half, at.y - ny * half],
            [at.x + Math.cos(at.a) * 2.4, at.y + Math.sin(at.a) * 2.4],
            [at.x + nx * half, at.y + ny * half],
          ],
          false,
          6,
        ),
      ),
      open: true,
    })
  }
  const ridge = beside(spine, (t) => width(t) * 0.16).slice(0, 52)
  marks.push({ poly: to(ridge), open: true })
  out += clipMarks(marks, [body], 3.5) + shape(body, 5, 'none')
  // Head: crown, snout, cheek.
  for (const [a, long] of [
    [-2.3, 11],
    [-1.9, 13],
    [-1.5, 12],
  ] as const)
    out += shape(to(leaf(-2, -44, long, 6.4, a, 0.5)), 4)
  out += shape(to(curve('-9,-30 -12,-40 -4,-49 6,-47 12,-41 26,-38! 28,-33! 26,-31! 12,-33 6,-27 -2,-26')), 5)
  out += line(to(curve('9,-44 8,-38 10,-33', false)), 3.6) + line(to(curve('22,-38 21,-35 22,-32', false)), 3.6)
  out += circle(...to([[1, -40]])[0]!, Math.max(9.6, 3.4 * k), 4) + dot(...to([[1.4, -40]])[0]!, Math.max(4, 1.5 * k))
  return out + line(to(curve('-7,-32 -2,-30 3,-32', false)), 3.6) + shape(to(leaf(-7, -31, 10, 6.6, 2.6, 0.5)), 4)
}
