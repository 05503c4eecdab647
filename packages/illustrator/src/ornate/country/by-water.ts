/** What one builds and finds by the water of a countryside: a dock, a mill with its wheel, a waterfall. */
import type { Rng } from '../../ink/random.ts'
import { curve, foil, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import { building } from './built.ts'
import { stone } from './trees.ts'

/** Planks on posts, from the near shore out into the lake; `x` is where it leaves the shore. */
export function dock(x: number, shore: number): string {
  const [far, near] = [shore - 118, shore + 18]
  const at = (y: number, side: number): Point => {
    const t = (y - far) / (near - far)
    return [x + side * (44 + 62 * t), y]
  }
  const post = ([u, v]: Point, w: number, h: number): string => shape(rect(u - w / 2, v - h * 0.45, w, h), 4.2)
  let out = [-1, 1].map((side) => post(at(far + 8, side), 16, 66) + post(at(far + 62, side), 20, 84)).join('')
  out += shape([at(far, -1), at(far, 1), at(near, 1), at(near, -1)], 4.8)
  out += shape([at(near, -1), at(near, 1), [x + 106, near + 16], [x - 106, near + 16]], 4.2)
  let y = far
  for (let i = 1; i < 6; i++) {
    y += 15 + i * 2.6
    out += line([at(y, -1), at(y, 1)], 3.4)
  }
  return out
}

/** A house of stone with its wheel in the stream, at `x` where the water is. */
export function waterMill(x: number, foot: number, toward: number, rng: Rng): string {
  const r = 104
  const [u, v] = [x, foot - 62]
  let out = building('mill house', x + toward * 216, foot, 350, rng)
  out += shape(rect(Math.min(u, u + toward * 70), v - 9, 70, 18), 4)
  const paddles = 12
  for (let i = 0; i < paddles; i++) out += shape(move(rect(-13, -r - 19, 26, 30), u, v, ((i + 0.5) / paddles) * TAU), 4)
  out += circle(u, v, r, 4.8) + circle(u, v, r * 0.78, 4.2)
  for (let i = 0; i < 8; i++) out += spoke(u, v, r * 0.78, (i / 8) * TAU)
  return out + circle(u, v, r * 0.2, 4.4)
}

const spoke = (x: number, y: number, r: number, turn: number): string =>
  shape(move(rect(-6, -r, 12, r), x, y, turn), 3.8)

/** Rocks in steps, and the water that comes down between them into foam. */
export function waterfall(x: number, top: number, foot: number, rng: Rng): string {
  const high = foot - top
  const to = (text: string): Poly => move(curve(text), x, foot, 0, 1, high / 100)
  let out = shape(to('-250,4! -238,-34! -206,-42! -196,-72! -150,-80! -132,-104! -84,-110! -70,-100! -64,4!'), 5)
  out += shape(to('250,4! 240,-28! 200,-40! 190,-66! 156,-76! 140,-98! 90,-108! 74,-98! 66,4!'), 5)
  for (const text of [
    '-206,-42 -160,-36 -132,-44',
    '-132,-104 -124,-70 -132,-44 -120,-20',
    '-196,-72 -176,-56',
    '-92,-82 -100,-60 -84,-40',
    '190,-66 156,-54 132,-60',
    '140,-98 128,-76 132,-60 116,-26',
    '200,-40 176,-22 182,-4',
    '96,-84 104,-62 90,-44',
  ])
    out += line(move(curve(text, false), x, foot, 0, 1, high / 100), 3.6)
  const fall = to('-76,-100! -30,-106 20,-104 80,-99! 74,-60 84,-20 92,4! -92,4! -80,-30 -70,-66')
  out += shape(fall, 4.8)
  for (const u of [-46, -14, 18, 48])
    out += line(
      move(curve(`${u},-${rng.between(92, 98)} ${u * 1.04},-60 ${u * 1.3},-16`, false), x, foot, 0, 1, high / 100),
      3.6,
    )
  for (const [u, r] of [
    [-92, 34],
    [96, 32],
    [-46, 42],
    [52, 44],
    [0, 48],
  ] as const)
    out += shape(foil(x + u, foot, r, 7, rng.between(0, 1)), 4.2)
  for (const [u, v, s] of [
    [-176, 16, 120],
    [184, 18, 108],
    [-122, 34, 76],
  ] as const)
    out += stone(x + u, foot + v, s)
  return out
}
