/** What is under each light: two that howl at the moon, sunflowers behind a wall, jugs that are poured out under the star. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'
import { FOOT, LEFT, RIGHT } from './landscape.ts'

interface Canine {
  ear: string
  tail: string
  /** Locks on neck and tail. */
  isShaggy: boolean
}

const WOLF: Canine = {
  ear: '-20,-164! -36,-190 -34,-210! -12,-196 2,-176!',
  tail: '-58,-4! -96,-10 -124,-44 -124,-88 -108,-116! -96,-92 -86,-72 -70,-56 -56,-40!',
  isShaggy: true,
}
const DOG: Canine = {
  ear: '-12,-180! -32,-180 -48,-160 -48,-140! -28,-146 -14,-156 -4,-170!',
  tail: '-60,-24! -92,-34 -112,-66 -104,-96! -88,-70 -72,-50 -46,-26!',
  isShaggy: false,
}

/** Sits, its muzzle toward the sky; it looks right, its paws at 0. */
function howler({ ear, tail, isShaggy }: Canine, x: number, y: number, scale: number, isLeft: boolean): string {
  const at = (text: string, closed = true): Poly => move(curve(text, closed), x, y, 0, isLeft ? -scale : scale, scale)
  let out = shape(at(tail), 4.4)
  const body =
    '-70,0! -78,-40 -66,-84 -48,-124 -36,-156 -20,-178 2,-184! 22,-204 40,-226 52,-232! 60,-222 52,-208 44,-200! 58,-204! 48,-186 34,-172 24,-156 34,-126 46,-86 44,-40 42,-14 60,-8 62,0!'
  out += shape(at(body), 5)
  out += shape(at(ear), 4.4)
  // Chest and shoulder, haunch, the far paw, eye and mouth.
  out += shape(at('-66,0! -74,-34 -52,-66 -18,-62 4,-34 8,-10 26,-6 26,0!'), 4.4)
  out += line(at('-12,-120 2,-84 10,-46 12,-8', false), 3.6) + line(at('26,-94 28,-50 26,-10', false), 3.6)
  out += line(at('10,-186 18,-190 22,-186', false), 4.4) + line(at('44,-200 32,-192 22,-190', false), 3.4)
  if (isShaggy)
    for (const lock of [
      '-30,-150! -22,-132 -26,-112!',
      '-8,-152! -2,-132 -8,-112!',
      '14,-150! 20,-132 16,-112!',
      '-46,-112! -38,-96 -42,-78!',
      '-104,-74! -104,-54 -94,-38!',
    ])
      out += line(at(lock, false), 3.4)
  else out += shape(at('-47,-124! -10,-110 31,-130! 35,-115 -8,-94 -53,-108!'), 3.8)
  return out
}

export function howlers(rng: Rng): string {
  const [one, other] = rng.pick([
    [WOLF, DOG],
    [DOG, WOLF],
    [WOLF, WOLF],
  ] as const)
  if (rng.chance(0.36)) {
    const rock = curve('350,820! 392,762 440,744 512,736 590,744 636,764 678,820!')
    const cracks = ['430,748 440,770 426,792', '520,738 534,762 524,784', '600,748 592,772 604,790']
    const isLeft = rng.chance(0.5)
    return (
      shape(rock, 5) +
      cracks.map((text) => line(curve(text, false), 3.4)).join('') +
      howler(one, 512 + (isLeft ? 14 : -14), 748, 1.16, isLeft) +
      crayfish(isLeft ? 336 : 688, 796, 0.84)
    )
  }
  const size = rng.between(0.78, 0.9)
  return howler(one, 356, 782, size, false) + howler(other, 668, 782, size, true) + crayfish(512, 784, 1)
}

/** Out of the water, its claws raised. */
function crayfish(x: number, y: number, scale: number): string {
  const at = (text: string, side = 1): Poly => move(curve(text), x, y, 0, side * scale, scale)
  let out = ''
  for (const side of [-1, 1]) {
    for (const v of [-6, 20])
      out += shape(at(`16,${v - 5}! 40,${v - 8} 56,${v + 12}! 38,${v + 4} 16,${v + 5}!`, side), 3.2)
    out += shape(at('8,-20! 30,-30 46,-44! 54,-34! 36,-18 14,-8!', side), 3.6)
    out += shape(at('42,-38! 32,-66 52,-92! 54,-70 60,-66! 76,-82 80,-54 58,-34!', side), 3.8)
  }
  out += shape(at('-15,46! -34,54 -30,70! 0,62! 30,70! 34,54 15,46!'), 3.6)
  for (const [v, half] of [
    [40, 15],
    [27, 18],
  ] as const)
    out += shape(
      at(`${-half},${v - 12}! ${half},${v - 12}! ${half - 2},${v + 10}! 0,${v + 14} ${2 - half},${v + 10}!`),
      3.6,
    )
  out += shape(at('0,-46! 16,-28 25,-4 20,22! 0,28 -20,22! -25,-4 -16,-28'), 4.2)
  for (const side of [-1, 1]) out += circle(x + side * 8 * scale, y - 20 * scale, 3.4, 0, '#000')
  return out
}

function sunflower(x: number, y: number, r: number): string {
  let out = ''
  for (const half of [0, 1])
    for (let i = half; i < 14; i += 2)
      out += shape(leaf(x, y, r * (half ? 1 : 0.94), r * 0.46, (i / 14) * TAU, 0.72), 3.6)
  out += circle(x, y, r * 0.46, 4.4)
  const heart = ellipse(x, y, r * 0.46)
  const grid: Mark[] = []
  for (let k = -1.5; k <= 1.5; k++)
    for (const turn of [0.78, -0.78])
      grid.push({
        poly: move(
          [
            [-r, k * r * 0.26],
            [r, k * r * 0.26],
          ],
          x,
          y,
          turn,
        ),
        open: true,
      })
  return out + clipMarks(grid, [heart], 3.3) + shape(heart, 4, 'none')
}

/** Sunflowers of several heights look over a wall. */
export function sunGarden(rng: Rng): string {
  let out = ''
  const heads = rng.pick([
    [
      [290, 600, 74],
      [412, 660, 62],
      [612, 660, 62],
      [734, 600, 74],
      [512, 610, 70],
    ],
    [
      [274, 640, 66],
      [392, 590, 76],
      [640, 620, 78],
      [752, 660, 58],
      [516, 668, 60],
    ],
  ] as const)
  for (const [x, y] of heads) {
    out += shape(rect(x - 7, y, 14, 790 - y), 4)
    for (const k of [-1, 1]) out += shape(leaf(x, y + 120, 78, 40, k > 0 ? -0.5 : Math.PI + 0.5, 0.45), 4)
  }
  for (const [x, y, r] of heads) out += sunflower(x, y, r)
  const top = 770
  out += shape(rect(LEFT, top, RIGHT - LEFT, FOOT - top), 5) + shape(rect(LEFT, top - 18, RIGHT - LEFT, 22), 5)
  for (let row = 0, y = top + 4; y < FOOT; row++, y += 28) {
    out += line(
      [
        [LEFT, y + 28],
        [RIGHT, y + 28],
      ].map(([u, v]) => [u!, Math.min(v!, FOOT)]),
      3.6,
    )
    for (let x = LEFT + (row % 2 ? 38 : 76); x < RIGHT; x += 76)
      out += line(
        [
          [x, y],
          [x, Math.min(FOOT, y + 28)],
        ],
        3.6,
      )
  }
  return out
}

function jug(x: number, y: number, isLeft: boolean): string {
  const at = (text: string, closed = true): Poly =>
    move(curve(text, closed), x, y, isLeft ? -0.95 : 0.95, isLeft ? -1 : 1, 1)
  const belly = at('-26,-92! -22,-66 -54,-40 -62,0 -44,50 -22,66! 22,66! 44,50 62,0 54,-40 22,-66 26,-92!')
  let out = shape(at('34,-80! 84,-84 92,-30 54,-10!'), 4.4) + shape(at('34,-66! 68,-66 72,-36 52,-24!'), 3.6)
  out += shape(belly, 5)
  const bands: Mark[] = [-44, -16, 30].map((v) => ({ poly: at(`-90,${v} 0,${v + 8} 90,${v}`, false), open: true }))
  for (const u of [-44, -22, 0, 22, 44]) bands.push({ poly: at(`${u - 10},8! ${u},-6! ${u + 10},8! ${u},22!`) })
  return (
    out +
    clipMarks(bands, [belly], 3.6) +
    shape(ellipse(...at('0,-92 0,-92')[0]!, 30, 12, 24, isLeft ? -0.95 : 0.95), 4.4)
  )
}

/** Two jugs are poured into the water, flowers on the banks. */
export function starWell(rng: Rng): string {
  let out = ''
  const bloom = (x: number, y: number, r: number): string => {
    let flower = shape(rect(x - 5, y, 10, 826 - y), 3.6)
    for (const k of [-1, 1]) flower += shape(leaf(x, y + 84, 46, 22, k > 0 ? -0.7 : Math.PI + 0.7, 0.45), 3.6)
    for (let i = 0; i < 6; i++) flower += shape(leaf(x, y, r, r * 0.7, (i / 6) * TAU, 0.62), 3.8)
    return flower + circle(x, y, r * 0.3, 3.6)
  }
  for (const [x, y, r] of [
    [246, 690, 36],
    [312, 720, 30],
    [778, 690, 36],
    [712, 720, 30],
  ] as const)
    out += bloom(x + rng.between(-8, 8), y + rng.between(-14, 14), r)
  for (const side of [-1, 1]) {
    const x = 512 + side * 34
    for (const k of [0, 1, 2])
      out += shape(
        curve(
          `${512 + side * (64 - k * 16)},${652 + k * 6}! ${x - side * (k * 8)},700 ${x - side * (4 + k * 9)},770 ${x - side * (8 + k * 9)},842! ${x - side * (20 + k * 9)},842! ${x - side * (k * 9 + 16)},770 ${x - side * (10 + k * 8)},700`,
        ),
        3.6,
      )
  }
  out += jug(650, 596, true) + jug(374, 596, false)
  const pond = curve(`${LEFT},${FOOT}! ${LEFT},812! 360,792 512,798 664,792 ${RIGHT},812! ${RIGHT},${FOOT}!`)
  out += shape(pond, 5)
  for (const [rx, ry] of [
    [70, 12],
    [150, 26],
    [236, 40],
  ] as const)
    out += clipMarks(
      [
        {
          poly: arc(512, 828, 1, 0, TAU, 60).map(([u, v]) => [512 + (u - 512) * rx, 828 + (v - 828) * ry]),
          open: true,
        },
      ],
      [pond],
      3.6,
    )
  return out
}
