/** A phoenix over the fire it comes out of: wings of three rows of feathers, plumes with eyes, flames below. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Poly, TAU, walk } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'

const FRAME = rect(24, 24, 976, 976)

export function phoenix(rng: Rng): string {
  const side = rng.sign()
  const bird = plumes(rng) + wing(1) + wing(-1) + body() + head()
  const turned = side > 0 ? bird : `<g transform="matrix(-1 0 0 1 1024 0)">${bird}</g>`
  return page(
    sun() +
      turned +
      flames(rng) +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none') +
      shape(rect(38, 38, 948, 948), 4, 'none'),
    false,
  )
}

/** Rings of light behind it, rays to the frame. */
function sun(): string {
  let out = ''
  for (let i = 0; i < 36; i++) {
    const a = ((i + 0.5) / 36) * TAU
    out += line(
      [
        [512 + 372 * Math.cos(a), 420 + 372 * Math.sin(a)],
        [512 + 900 * Math.cos(a), 420 + 900 * Math.sin(a)],
      ],
      3.4,
    )
  }
  return out + circle(512, 420, 372, 5) + circle(512, 420, 344, 4)
}

/** Feathers that fan out of a raised arm; the nearer rows are shorter and lie over the others. */
function wing(side: 1 | -1): string {
  const arm = curve('566,480 640,420 704,346 728,280 706,222', false, 12).map(([x, y]): readonly [number, number] => [
    512 + side * (x - 512),
    y,
  ])
  const steps = walk([...arm], 1)
  const at = (t: number): { x: number; y: number } =>
    steps[Math.min(steps.length - 1, Math.floor(t * (steps.length - 1)))]!
  let out = ''
  for (const [count, long, wide, veins] of [
    [12, 236, 60, 4],
    [10, 156, 56, 2],
    [8, 96, 52, 2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const { x, y } = at(t)
      // From nearly straight down beside the body to straight up at the hand.
      const turn = 0.86 - t * 2.5
      const reach = long * (0.72 + 0.42 * Math.sin(Math.PI * (0.2 + t * 0.62)))
      const a = side > 0 ? turn : Math.PI - turn
      out += vein(x, y, reach, wide, a, { veins, belly: 0.66, bend: side * -0.05, sw: 4 })
    }
  out += shape(
    band([...arm], (t) => 62 * (1 - t) + 26),
    5,
  )
  for (const { x, y } of walk([...arm], 44, 30)) out += circle(x, y, 13, 3.6)
  return out
}

/** Long feathers of the tail, each with an eye where it ends. */
function plumes(rng: Rng): string {
  let out = ''
  for (const [text, size] of [
    ['512,600 420,690 300,720 200,680 150,610', 1],
    ['512,600 604,690 724,720 824,680 874,610', 1],
    ['512,620 440,720 340,770 236,760', 1.06],
    ['512,620 584,720 684,770 788,760', 1.06],
    ['512,620 506,700 500,750 510,800', 1.14],
  ] as const) {
    const spine = curve(text, false, 12)
    out += shape(
      band(spine, (t) => 22 + 26 * Math.sin(t * Math.PI)),
      4.4,
    )
    for (const { x, y, a } of walk(spine, 34, 60).slice(0, -2))
      out += line(move(curve('-12,-15 4,0 -12,15', false), x, y, a), 3.4)
    const end = spine.at(-1)!
    const from = spine.at(-6)!
    const a = Math.atan2(end[1] - from[1], end[0] - from[0])
    const [x, y] = [end[0] - Math.cos(a) * 26, end[1] - Math.sin(a) * 26]
    for (const k of [-0.62, 0.62, -0.3, 0.3])
      out += shape(leaf(x, y, 150 * size, 44, a + k * rng.between(0.94, 1.06), 0.6), 4)
    out += shape(leaf(x, y, 176 * size, 92 * size, a, 0.6), 4.6)
    out += circle(x + Math.cos(a) * 104 * size, y + Math.sin(a) * 104 * size, 30 * size, 4)
    out += circle(x + Math.cos(a) * 104 * size, y + Math.sin(a) * 104 * size, 15 * size, 3.6)
  }
  return out
}

function body(): string {
  const trunk = curve('512,330 566,372 596,450 590,540 560,620 512,690 464,620 434,540 428,450 458,372')
  const scales: Mark[] = []
  for (let row = 0; row < 9; row++)
    for (let i = -3; i <= 3; i++) {
      const [x, y] = [512 + (i + (row % 2 ? 0.5 : 0)) * 46, 690 - row * 36]
      scales.push({ poly: [...arc(x, y, 24, 0, Math.PI, 10), [x - 24, y - 40], [x + 24, y - 40]] })
    }
  return shape(trunk, 6) + clipMarks(scales, [trunk], 3.6, 200) + shape(trunk, 6, 'none')
}

/** In profile, a crest over it. */
function head(): string {
  let out = ''
  for (const [k, long] of [
    [-2.5, 170],
    [-2.1, 190],
    [-1.7, 176],
  ] as const)
    out +=
      vein(520, 236, long, 40, k, { veins: 3, belly: 0.7, sw: 4 }) +
      circle(520 + Math.cos(k) * (long + 12), 236 + Math.sin(k) * (long + 12), 16, 4)
  const neck = curve('462,420! 470,340 462,280 478,226 528,204 572,222 586,262 574,302 560,350 562,420! 512,446')
  out += shape(neck, 6)
  out += shape(curve('580,236! 622,244 650,272 646,304! 622,284 600,280 578,284!'), 5)
  out += line(curve('582,262 606,262 626,272', false), 3.6)
  for (const [x, y] of [
    [492, 330],
    [530, 344],
    [510, 372],
    [486, 396],
    [538, 396],
  ] as const)
    out += line(move(curve('-18,-6 0,12 18,-6', false), x, y), 3.6)
  return (
    out +
    shape(curve('522,252! 540,238 560,246! 546,262'), 3.8) +
    dot(543, 250, 6.4) +
    shape(ellipse(512, 430, 22, 16), 4)
  )
}

/** Three rows of tongues, the nearest lowest, each with another inside. */
function flames(rng: Rng): string {
  const tongue: Poly = curve('0,0! -62,-40 -58,-120 -20,-190 -6,-250! 30,-200 34,-160 58,-120 62,-40 0,0!')
  const inner: Poly = curve('0,-14! -30,-44 -24,-96 4,-150! 18,-110 32,-70 20,-30')
  let out = ''
  for (const [row, y, size, count] of [
    [0, 1000, 0.92, 10],
    [1, 1010, 0.68, 13],
    [2, 1014, 0.46, 17],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = ((i + (row === 1 ? 0.1 : 0.5)) / count) * 1024
      // Low in the middle, where the tail is.
      const high = size * rng.between(0.9, 1.08) * (row ? 1 : 0.7 + (0.5 * Math.abs(x - 512)) / 512)
      const flip = rng.sign()
      out += shape(move(tongue, x, y, 0, flip * size, high), 5)
      if (row < 2) out += shape(move(inner, x, y - 10, 0, flip * size, high), 4)
    }
  return out
}
