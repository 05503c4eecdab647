/** A tall library with a spiral staircase before its shelves. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { supply } from '../places/goods.ts'
import { fillShelf, STOCK } from './fill.ts'

const FOOT = 940
const STEPS = 23
const RISE = 33
const TURN = TAU / 13
const [INNER, OUTER, TILT] = [20, 196, 0.27]

/** `asked` stand on the floor beside the stairs. */
export function spiralLibrary(rng: Rng, asked: readonly string[]): string {
  let out = shelves(rng) + gallery() + floor() + stairs(512, rng.sign())
  for (const [i, name] of asked.slice(0, 4).entries()) {
    const tall = Math.min(1, Math.max(0.4, (lookUp(name)?.height ?? 0.5) / 1.2))
    out += standing(name, () => 5, 'sit')?.([150, 874, 286, 760][i]!, [970, 970, 990, 990][i]!, 240, 320 * tall) ?? ''
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Books from wall to wall, in two floors. */
function shelves(rng: Rng): string {
  const bag = supply(Object.keys(STOCK), rng)
  let out = ''
  for (const foot of [176, 322, 560, 706, 852])
    for (const x of [24, 276, 528, 780]) {
      out += shape(rect(x, foot - 132, 220, 132), 4.4) + fillShelf(x, foot, 220, 124, rng, bag)
      out += shape(rect(x - 12, foot, 244, 15), 4.4)
    }
  for (const x of [12, 254, 506, 758, 1000]) out += shape(rect(x, 24, 16, 846), 4.4)
  return out
}

/** The floor of the upper story, with its railing. */
function gallery(): string {
  let out = ''
  for (let x = 30; x < 1000; x += 32) out += shape(rect(x, 312, 9, 84), 3.4)
  return out + shape(rect(14, 298, 996, 17), 4.6) + shape(rect(14, 394, 996, 32), 5)
}

function floor(): string {
  let out = shape(rect(14, 866, 996, 150), 5)
  for (let i = -8; i <= 8; i++)
    out += line(
      [
        [512 + i * 66, 866],
        [512 + i * 110, 1010],
      ],
      3.4,
    )
  return out + shape(ellipse(512, FOOT + 6, 250, 58), 5) + shape(ellipse(512, FOOT + 6, 226, 48), 4)
}

/** Treads around a post, a railing along their outer ends. */
function stairs(x: number, way: number): string {
  const at = (angle: number, r: number, y: number): Point => [x + r * Math.cos(angle), y + r * TILT * Math.sin(angle)]
  const tread = (k: number): { svg: string; rail: Point; post: string; front: boolean } => {
    const [a, b] = [1.2 + way * k * TURN, 1.2 + way * (k + 1.06) * TURN]
    const y = FOOT - k * RISE
    const rim: Poly = Array.from({ length: 6 }, (_, i) => at(a + ((b - a) * i) / 5, OUTER, y))
    const top: Poly = [at(a, INNER, y), ...rim, at(b, INNER, y)]
    const middle = (a + b) / 2
    const front = Math.sin(middle) > -0.12
    const side: Poly = [...rim, ...rim.map(([u, v]): Point => [u, v + 16]).toReversed()]
    const end = front ? [at(a, INNER, y), at(a, OUTER, y), at(a, OUTER, y + 16), at(a, INNER, y + 16)] : []
    const [u, v] = at(middle, OUTER - 8, y)
    return {
      svg: shape(top, 4.4) + (front ? shape(side, 4) : '') + (end.length ? shape(end as Poly, 4) : ''),
      rail: [u, v - 96],
      post: shape(rect(u - 4.5, v - 96, 9, 96), 3.4),
      front,
    }
  }
  const all = Array.from({ length: STEPS }, (_, k) => tread(k))
  let out = ''
  const railed = (list: typeof all): string => {
    let rails = ''
    for (const [i, { rail, post }] of list.entries()) {
      const before = list[i - 1]
      if (before && all.indexOf(list[i]!) - all.indexOf(before) === 1)
        rails += shape(
          [
            [before.rail[0], before.rail[1] - 7],
            [rail[0], rail[1] - 7],
            [rail[0], rail[1] + 7],
            [before.rail[0], before.rail[1] + 7],
          ],
          3.8,
        )
      rails = post + rails
    }
    return rails
  }
  const back = all.filter(({ front }) => !front)
  const front = all.filter((step) => step.front)
  out += back.map(({ svg }) => svg).join('') + railed(back)
  out += shape(rect(x - 15, FOOT - STEPS * RISE - 110, 30, STEPS * RISE + 112), 5)
  out += circle(x, FOOT - STEPS * RISE - 126, 25, 5)
  for (let y = FOOT - 60; y > FOOT - STEPS * RISE; y -= 120) out += shape(rect(x - 20, y, 40, 16), 4)
  return out + front.map(({ svg }) => svg).join('') + railed(front)
}
