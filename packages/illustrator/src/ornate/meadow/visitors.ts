/** Who lives among the stalks. Each stands on the ground at (0, 0) or flies around it, about 200 units large. */
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

export type Visitor = (x: number, y: number, size: number, faces: 1 | -1) => string

const placed =
  (x: number, y: number, size: number, faces: 1 | -1) =>
  (text: string | Poly, closed = true): Poly =>
    move(typeof text === 'string' ? curve(text, closed, 7) : text, x, y, 0, (faces * size) / 200, size / 200)

const snail: Visitor = (x, y, size, faces) => {
  const at = placed(x, y, size, faces)
  const coil: Poly = Array.from({ length: 46 }, (_, i) => {
    const a = 0.9 + i * 0.27
    const r = 66 - i * 1.22
    return [-18 + r * Math.cos(a), -76 + r * Math.sin(a)]
  })
  const [horn, other] = [at([[92, -92]])[0]!, at([[116, -80]])[0]!]
  return (
    line(at('70,-44 82,-68 92,-90', false), 4.4) +
    line(at('84,-38 102,-58 115,-78', false), 4.4) +
    dot(...horn, 5) +
    dot(...other, 5) +
    shape(at('-112,0! -80,-22 -20,-26 36,-26 60,-48 88,-46 100,-28 88,-8 60,0'), 4.4) +
    shape(at(ellipse(-18, -76, 68, 66, 40)), 4.6) +
    line(at(coil), 3.8) +
    dot(...at([[84, -30]])[0]!, 3.6)
  )
}

const mouse: Visitor = (x, y, size, faces) => {
  const at = placed(x, y, size, faces)
  const eye = at([[66, -72]])[0]!
  return (
    line(at('-84,-20 -130,-10 -150,-50 -124,-84 -140,-116', false), 5) +
    shape(
      at('-92,-8! -108,-50 -80,-104 -20,-126 30,-112 62,-104 96,-74 116,-52! 104,-38 76,-34 52,-30 40,-4 -40,0'),
      4.6,
    ) +
    shape(at(ellipse(14, -116, 30, 32, 30)), 4.4) +
    shape(at(ellipse(16, -114, 17, 19, 24)), 3.4) +
    line(at('-62,-6 -72,-40 -50,-68 -20,-64 -8,-36 -22,-6', false), 3.8) +
    shape(at('-64,0! -50,-12 -24,-12 -8,0!'), 3.8) +
    shape(at('28,0! 36,-14 58,-14 68,0!'), 3.8) +
    dot(...eye, size * 0.032) +
    dot(...at([[116, -52]])[0]!, size * 0.028) +
    line(at('94,-50 118,-34 136,-32', false), 2.8) +
    line(at('92,-46 108,-24 124,-16', false), 2.8)
  )
}

/** A wren, its tail up. */
const wren: Visitor = (x, y, size, faces) => {
  const at = placed(x, y, size, faces)
  return (
    line(at('-6,-30 -10,0 10,0', false), 4.4) +
    line(at('18,-30 18,0 38,0', false), 4.4) +
    shape(at('-56,-86! -84,-120 -112,-176! -90,-184 -78,-176 -60,-186! -48,-140 -26,-104'), 4.2) +
    line(at('-90,-168 -66,-120', false), 3) +
    shape(
      at('-60,-90! -66,-54 -34,-26 6,-22 48,-36 68,-66 70,-96 84,-116 80,-146 54,-164 26,-156 12,-136 -20,-112'),
      4.6,
    ) +
    shape(at('78,-140! 112,-130! 80,-124'), 3.8) +
    shape(at('18,-110! -14,-108 -52,-84 -72,-58! -34,-48 8,-56 28,-80'), 4) +
    line(at('-50,-72 -10,-72 20,-86', false), 3) +
    line(at('30,-146 52,-152 72,-142', false), 3.4) +
    line(at('36,-52 44,-60', false), 3) +
    line(at('46,-76 54,-84', false), 3) +
    line(at('24,-40 32,-46', false), 3) +
    dot(...at([[56, -136]])[0]!, size * 0.034)
  )
}

export const ON_THE_GROUND: readonly Visitor[] = [snail, mouse, wren]

/** On large wings, along their edges. */
const SPOTS = [
  [102, -80, 6],
  [106, -58, 6],
  [94, -20, 6.5],
  [84, 6, 6],
  [44, -38, 9],
  [38, 42, 7],
  [68, 46, 5.5],
  [66, 78, 5.5],
] as const

/** Wings in cells, seen from above; turned by `turn`. */
export function butterfly(x: number, y: number, size: number, turn: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, size / 200)
  let out = ''
  for (const side of [-1, 1]) {
    const wing = (text: string, closed = true): Poly => at(curve(text, closed, 7).map(([u, v]): Point => [u * side, v]))
    out +=
      shape(wing('6,12! 50,20 84,46 80,84 62,92 56,112 34,92 12,52'), 4) +
      shape(wing('6,2! 26,-54 70,-92 116,-92 120,-66 104,-38 96,0 60,20 20,16'), 4.2) +
      shape(wing('18,-8! 36,-44 64,-62 74,-44 60,-14 34,4'), 3.2)
    if (size > 130)
      out +=
        line(wing('74,-50 92,-66 116,-82', false), 3) +
        line(wing('68,-26 90,-36 106,-42', false), 3) +
        line(wing('56,-6 76,-2 96,-2', false), 3) +
        shape(wing('18,26! 40,28 56,46 46,62 28,52'), 3.2) +
        line(wing('54,50 68,60 80,72', false), 3) +
        line(wing('44,64 52,82 58,96', false), 3)
    if (size > 220) for (const [u, v, r] of SPOTS) out += circle(...at([[u * side, v]])[0]!, (r * size) / 200, 3)
    out += line(wing('3,-34 14,-70 34,-92', false), 3.2) + dot(...at([[36 * side, -93]])[0]!, 4.4)
  }
  return out + shape(at(curve('0,-36 8,-24 8,0 6,40 0,72 -6,40 -8,0 -8,-24', true, 6)), 3.8)
}

/** On a leaf or a stalk. */
export function ladybird(x: number, y: number, r: number, turn: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, r)
  let out = [-1, 1]
    .map((k) =>
      line(
        at([
          [0.8, 0.3 * k],
          [1.5, 0.55 * k],
        ]),
        3,
      ),
    )
    .join('')
  out +=
    circle(...at([[0.86, 0]])[0]!, r * 0.46, 3.4) +
    circle(x, y, r, 4) +
    line(
      at([
        [-1, 0],
        [1, 0],
      ]),
      3.2,
    )
  for (const [u, v] of [
    [0.34, 0.46],
    [-0.4, 0.5],
    [0.34, -0.46],
    [-0.4, -0.5],
  ] as const)
    out += dot(...at([[u, v]])[0]!, Math.max(3, r * 0.15))
  return out
}

/** A dragonfly with its wings spread. */
export function dragonfly(x: number, y: number, size: number, turn: number): string {
  const at = (poly: Poly): Poly => move(poly, x, y, turn, size / 200)
  let out = ''
  for (const side of [-1, 1])
    for (const [v, a] of [
      [-30, -0.24],
      [-16, 0.3],
    ] as const) {
      const wing = (poly: Poly): Poly => at(poly.map(([p, q]): Point => [side * p, q]))
      out +=
        shape(wing(leaf(4, v, 122, 36, a, 0.68)), 3.8) +
        line(
          wing(
            move(
              [
                [20, 0],
                [104, 0],
              ],
              4,
              v,
              a,
            ),
          ),
          2.8,
        )
    }
  out += shape(at(curve('0,-10 8,0 7,60 6,120 0,132 -6,120 -7,60 -8,0', true, 6)), 3.8)
  for (const v of [30, 56, 82])
    out += line(
      at([
        [-6, v],
        [6, v],
      ]),
      3,
    )
  return out + shape(at(ellipse(0, -26, 13, 22, 24)), 3.8) + circle(...at([[0, -54]])[0]!, size * 0.07, 3.8)
}
