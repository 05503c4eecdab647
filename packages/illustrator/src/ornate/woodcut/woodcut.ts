/** A woodcut: rays cut with a gouge behind whoever was asked for, a hatched hill, a bold frame. */
import type { Rng } from '../../ink/random.ts'
import { pen } from '../../ink/svg.ts'
import { lookUp } from '../../world/world.ts'
import type { Dressing } from '../dressed.ts'
import { cutLines } from '../kit/clip.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { area, box, type Point, type Poly, TAU } from '../kit/points.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import type { Subject } from '../subject.ts'
import { axis } from '../zentangle/panels.ts'

const PANEL = rect(72, 72, 880, 880)
const [X, Y] = [512, 430]

/** One cut of the gouge: a thin wedge of ink. */
const cut = ([x, y]: Point, long: number, wide: number, turn: number): Mark => ({
  poly: leaf(x - (long / 2) * Math.cos(turn), y - (long / 2) * Math.sin(turn), long, wide, turn, 0.4),
  fill: '#000',
  sw: 1,
})

/** Rows of short cuts that follow the longer way of a part. */
const hatching =
  (rng: Rng): Dressing['cover'] =>
  (part) => {
    if (Math.abs(area(part)) < 2600) return ''
    const turn = axis(part)
    const { x0, y0, x1, y1 } = box(part)
    const [cx, cy, reach] = [(x0 + x1) / 2, (y0 + y1) / 2, Math.hypot(x1 - x0, y1 - y0) / 2]
    const marks: Mark[] = []
    for (let v = -reach, row = 0; v < reach; v += 27, row++)
      for (let u = -reach + (row % 2) * 33; u < reach; u += 66) {
        const at: Point = [cx + u * Math.cos(turn) - v * Math.sin(turn), cy + u * Math.sin(turn) + v * Math.cos(turn)]
        marks.push({ ...cut(at, rng.between(36, 46), 8, turn + 0.12 * Math.sin(u * 0.02)), whole: true })
      }
    return clipMarks(marks, [part], 1)
  }

/** What stands at both sides instead of with the subject. */
export const WOODCUT_PLANTS: readonly string[] = Object.keys(SPRIGS)

/** `plants` are names of SPRIGS, at both sides; others are with the subject. */
export function woodcut(rng: Rng, subject: Subject | null, plants: readonly string[], hero: string): string {
  const shown = subject?.({ x: 512, y: 520, w: 660, h: 640, cover: hatching(rng), sw: 7 })
  // Whoever is not in the air stands on the hill.
  const { y1, w, h } = box(shown?.outlines.length ? shown.outlines : [PANEL])
  const down = w > h * 1.3 && isWinged(hero) ? 0 : 856 - y1
  const hill = curve('60,800 240,772 460,790 700,768 964,800! 964,964! 60,964!')
  const disc = rng.between(250, 290)
  return page(
    rays(disc, rng) +
      circle(X, Y, disc, 7) +
      circle(X, Y, disc - 22, 4.4) +
      shape(hill, 7) +
      furrows(hill, rng) +
      sides(
        plants.filter((name) => name in SPRIGS),
        rng,
      ) +
      (shown ? pen`<g transform="translate(0 ${down})">${shown.svg}</g>` : '') +
      tufts(rng) +
      paperAround(PANEL) +
      frame(),
    false,
  )
}

const isWinged = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'being' && entry.actor.habitat === 'air'
}

/** From the disc to the frame, in turn a long one and two short ones. */
function rays(from: number, rng: Rng): string {
  const count = rng.pick([48, 60, 72])
  let out = ''
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU
    const at = (r: number): Point => [X + r * Math.cos(a), Y + r * Math.sin(a)]
    const start = from + (i % 3 ? 64 : 20)
    if (i % 3) for (const part of cutLines([[at(start), at(820)]], [PANEL])) out += line(part, 4)
    else out += shape([at(start), ...across(at(820), a, 26)], 4)
  }
  return out
}

const across = ([x, y]: Point, a: number, wide: number): Poly => [
  [x - wide * Math.sin(a), y + wide * Math.cos(a)],
  [x + wide * Math.sin(a), y - wide * Math.cos(a)],
]

function furrows(hill: Poly, rng: Rng): string {
  const marks: Mark[] = []
  for (let y = 812, row = 0; y < 960; y += 30, row++)
    for (let x = 80 + (row % 2) * 50; x < 960; x += 100)
      marks.push(cut([x, y], rng.between(56, 78), 9, 0.03 * (x < X ? -1 : 1)))
  return clipMarks(marks, [hill], 1)
}

/** Named twigs, or ferns, that stand at both sides. */
function sides(plants: readonly string[], rng: Rng): string {
  const names = plants.length ? plants : [rng.pick(['fern', 'laurel', 'eucalyptus'])]
  const half = (side: 1 | -1): string =>
    [
      [-0.34, 420, 150],
      [0.1, 500, 104],
      [-0.7, 300, 190],
    ]
      .map(([lean, long, x], i) =>
        SPRIGS[names[i % names.length]!]!(side < 0 ? x! : 1024 - x!, 850, long!, -Math.PI / 2 - side * lean!, rng),
      )
      .join('')
  return half(-1) + half(1)
}

/** Grass before everything. */
const tufts = (rng: Rng): string =>
  [110, 250, 400, 620, 780, 910]
    .map((x) =>
      [-0.5, 0.5, -0.2, 0.2]
        .map((k) => shape(leaf(x, 960, rng.between(70, 110), 24, -Math.PI / 2 + k, 0.4), 4.4))
        .join(''),
    )
    .join('')

/** Cut teeth between two bold lines. */
function frame(): string {
  let out = shape([rect(18, 18, 988, 988), rect(72, 72, 880, 880)], 0)
  const step = 880 / 22
  const side = Array.from({ length: 22 }, (_, i) => {
    const x = 72 + i * step
    return shape(
      [
        [x + 4, 66],
        [x + step / 2, 30],
        [x + step - 4, 66],
      ],
      3.8,
    )
  }).join('')
  for (let turn = 0; turn < 4; turn++)
    out += `<g transform="rotate(${turn * 90} 512 512)">${side}${shape(ellipse(45, 45, 16), 4)}</g>`
  return out + shape(rect(72, 72, 880, 880), 8, 'none') + shape(rect(18, 18, 988, 988), 9, 'none')
}
