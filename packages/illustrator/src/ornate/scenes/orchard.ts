/** An orchard: rows of trees full of fruit, a ladder in the nearest, baskets and crates under them. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { union } from '../kit/clip.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom, roomIn } from '../kit/packing.ts'
import { largest, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { grass } from '../places/boughs.ts'
import { fruitBasket } from '../places/tableware.ts'
import { crateOf } from '../shop/crate.ts'
import { townSky } from '../town/sky.ts'

interface Orchard {
  fruit: string
  /** Under the trees. */
  asked: readonly string[]
}

export function orchard(rng: Rng, { fruit, asked }: Orchard): string {
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  let out = townSky(rng, false)
  out += shape(curve('-20,470! 160,400 360,440 600,380 820,440 1050,400! 1050,1060! -20,1060!'), 4.8)
  for (const [foot, h, xs] of [
    [520, 150, [90, 240, 390, 540, 690, 840, 970]],
    [610, 250, [60, 330, 600, 870]],
  ] as const) {
    out += shape(
      curve(`-20,${foot - 30}! 260,${foot - 50} 620,${foot - 24} 1050,${foot - 46}! 1050,1060! -20,1060!`),
      4.6,
    )
    for (const x of xs) out += tree(at(x), foot, h, h > 200 ? fruit : null, rng)
  }
  out += shape(curve('-20,720! 260,690 620,716 1050,694! 1050,1060! -20,1060!'), 5)
  out += tree(at(250), 880, 720, fruit, rng) + tree(at(826), 800, 520, fruit, rng)
  out += ladder(at(404), 912, at(322), 470) + ladder(at(906), 830, at(872), 520)
  out += fruitBasket(at(560), 930, 190, [fruit, fruit, fruit, fruit, fruit], rng)
  out += crateOf(fruit, at(730), 960, rng) + crateOf(fruit, at(120), 980, rng)
  for (const [i, name] of asked.slice(0, 3).entries()) {
    const tall = Math.min(1, Math.max(0.4, (lookUp(name)?.height ?? 1) / 1.7))
    out += standing(name, () => 5)?.(at([560, 900, 330][i]!), [800, 970, 986][i]!, 220, 280 * tall) ?? ''
  }
  return page(out + grass(rng) + paperAround(rect(14, 14, 996, 996)))
}

/** A crown of round tufts on a forked trunk; fruit among the leaves where it is near enough. */
function tree(x: number, foot: number, h: number, fruit: string | null, rng: Rng): string {
  const [r, y] = [h * 0.34, foot - h * 0.66]
  const w = h * 0.06
  let out = shape(
    curve(
      `${x - w * 1.5},${foot}! ${x - w},${foot - h * 0.16} ${x - w * 1.1},${foot - h * 0.36} ${x - w * 3},${foot - h * 0.5}! ${x + w * 3},${foot - h * 0.5}! ${x + w * 1.1},${foot - h * 0.36} ${x + w},${foot - h * 0.16} ${x + w * 1.5},${foot}!`,
    ),
    5,
  )
  if (h > 400)
    for (const k of [-0.4, 0.3])
      out += line(
        curve(
          `${x + k * w},${foot - h * 0.06} ${x + k * w * 0.6},${foot - h * 0.16} ${x + k * w},${foot - h * 0.27}`,
          false,
        ),
        3.6,
      )
  const tufts: Poly[] = [ellipse(x, y, r * 0.95, r * 0.82, 40)]
  const count = h > 400 ? 13 : 9
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU
    tufts.push(ellipse(x + r * Math.cos(a), y + r * 0.84 * Math.sin(a), r * 0.32, r * 0.3, 20))
  }
  const crown = largest(union(tufts))!
  out += shape(crown, 5.2)
  if (!fruit) return out
  const room = roomIn(crown)
  const big = h > 400 ? h * 0.052 : h * 0.07
  const one = fittedDrawing(fruit, () => 4)
  out += fillRoom(room, { largest: big, smallest: big * 0.9, gap: big * 0.9, count: h > 400 ? 13 : 6 }, (spot) =>
    h > 400
      ? (one?.(spot.x, spot.y, spot.r * 2, spot.r * 2) ?? '')
      : circle(spot.x, spot.y, Math.max(10, spot.r * 0.8), 3.8),
  )
  if (h < 400) return out
  return (
    out +
    fillRoom(room, { largest: 22, smallest: 17, gap: 6, count: 34 }, (spot) =>
      shape(leaf(spot.x - spot.r * 0.8, spot.y, spot.r * 1.8, spot.r * 1.1, rng.between(-0.7, 0.7), 0.5), 3.4),
    )
  )
}

/** From its foot up into a tree. */
function ladder(x: number, foot: number, to: number, top: number): string {
  let out = ''
  const half = (t: number): number => 46 - 20 * t
  const on = (t: number, side: number): [number, number] => [x + (to - x) * t + side * half(t), foot + (top - foot) * t]
  for (let i = 1; i < 9; i++) {
    const [a, b] = [on(i / 9, -1), on(i / 9, 1)]
    out += shape(
      [
        [a[0], a[1] - 6],
        [b[0], b[1] - 6],
        [b[0], b[1] + 7],
        [a[0], a[1] + 7],
      ],
      4,
    )
  }
  for (const side of [-1, 1]) {
    const [a, b] = [on(0, side), on(1.04, side)]
    out += shape(
      [
        [a[0] - 8, a[1]],
        [b[0] - 7, b[1]],
        [b[0] + 7, b[1]],
        [a[0] + 8, a[1]],
      ],
      4.6,
    )
  }
  return out
}
