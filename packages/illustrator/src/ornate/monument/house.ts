/** A house as rich people built them in Queen Victoria's time: a turret, gables with fretwork, a porch, and a garden before it. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { block, flowerBox, pane } from '../town/windows.ts'
import { bareTree, before, clouds, flagged, flowerBed, slates, star } from './parts.ts'

export interface Asked {
  /** Stand before the house. */
  nouns: readonly string[]
  plants: readonly string[]
  isHaunted: boolean
}

const FOOT = 846

export function grandHouse(rng: Rng, { nouns, plants, isHaunted }: Asked): string {
  const house = trees(isHaunted) + wing(rng) + turret(rng) + gable(rng) + porch(rng)
  const sky = isHaunted ? night(rng) : clouds(rng)
  const sided = rng.chance(0.5) ? house : `<g transform="matrix(-1 0 0 1 1024 0)">${house}</g>`
  const lawn = shape(rect(14, FOOT + 34, 996, 150), 5)
  const garden =
    isHaunted && !plants.length
      ? graves() + fence()
      : flowerBed(14, 400, 1000, rng, plants) + flowerBed(624, 1010, 1000, rng, plants)
  return page(
    sky +
      sided +
      lawn +
      flagged(512, FOOT + 34, 150, 250) +
      garden +
      before(nouns, 1000) +
      paperAround(rect(14, 14, 996, 996)),
  )
}

function night(rng: Rng): string {
  let out = circle(180, 150, 84, 5) + circle(150, 130, 16, 3.4) + circle(206, 176, 22, 3.4)
  for (const [x, y] of [
    [330, 80],
    [70, 290],
    [470, 60],
    [940, 90],
    [960, 300],
  ])
    out += shape(star(x! + rng.between(-8, 8), y!, 22), 3.8)
  for (const [x, y] of [
    [380, 200],
    [560, 130],
    [90, 420],
  ])
    out += standing('bat', () => 4.4)?.(x!, y!, 110, 80) ?? ''
  return out
}

const trees = (isBare: boolean): string =>
  isBare
    ? [70, 950].map((x) => bareTree(x, FOOT + 36)).join('')
    : [66, 962].map((x, i) => standing(i ? 'oak tree' : 'tree', () => 5)?.(x, FOOT + 40, 300, 420) ?? '').join('')

/** Boards across a wall. */
function boards(wall: Poly, y0: number, y1: number): string {
  const marks: Mark[] = []
  for (let y = y0 + 26; y < y1; y += 26)
    marks.push({
      poly: [
        [0, y],
        [1024, y],
      ],
      open: true,
    })
  return shape(wall, 6) + clipMarks(marks, [wall], 3.2)
}

/** The long side of the house, under a roof with a dormer and chimneys. */
function wing(rng: Rng): string {
  const wall = rect(330, 480, 330, FOOT - 480)
  const roof: Poly = [
    [300, 486],
    [360, 286],
    [690, 286],
    [720, 486],
  ]
  let out = ''
  for (const x of [420, 560])
    out += block(x, 190, 52, 130, 5) + block(x - 9, 180, 70, 22, 5) + block(x + 12, 150, 28, 30, 4)
  out += boards(wall, 480, FOOT) + slates(roof, 42) + cresting(366, 684, 286)
  out += block(296, 480, 430, 18, 4.6)
  for (let x = 316; x < 700; x += 36) out += bracket(x, 498)
  for (const x of [560, 632]) out += pane(x - 26, 540, 52, 110, 1) + flowerBox(x - 30, 652, 60, rng)
  return out
}

/** Iron points along a ridge. */
function cresting(x0: number, x1: number, y: number): string {
  let out = ''
  for (let x = x0 + 10; x < x1; x += 30) out += shape(leaf(x, y, 30, 16, -Math.PI / 2, 0.4), 3.2)
  return out + block(x0, y - 8, x1 - x0, 10, 4)
}

const bracket = (x: number, y: number): string => shape(move(curve('0,0! 20,0! 18,14 4,22 0,30!'), x, y), 3.2)

/** Round, with a band of fretwork at every floor and a tall pointed roof. */
function turret(rng: Rng): string {
  const [x0, x1, top] = [664, 850, 356]
  const c = (x0 + x1) / 2
  let out = boards(rect(x0, top, x1 - x0, FOOT - top), top, FOOT)
  out += slates(curve(`${x0 - 26},${top}! ${x0 + 26},220 ${c},78! ${x1 - 26},220 ${x1 + 26},${top}!`), 36)
  out += line(
    [
      [c, 78],
      [c, 30],
    ],
    5,
  )
  out += circle(c, 72, 13, 4) + circle(c, 44, 8, 3.4)
  for (const y of [top, 548, 716]) out += valance(x0 - 10, x1 + 10, y)
  for (const y of [412, 604])
    for (const x of [c - 52, c, c + 52]) out += pane(x - 21, y, 42, 108, 1) + block(x - 25, y + 108, 50, 11, 3.4)
  for (const x of [c - 52, c, c + 52]) out += pane(x - 20, 752, 40, 76, 0, [0.48])
  return out + (rng.chance(0.5) ? flowerBox(c - 74, 712, 148, rng) : '')
}

/** A board with drops under it. */
function valance(x0: number, x1: number, y: number): string {
  const count = Math.round((x1 - x0) / 24)
  const step = (x1 - x0) / count
  let out = ''
  for (let i = 0; i < count; i++) out += shape([...arc(x0 + step * (i + 0.5), y + 14, step / 2, 0, Math.PI, 9)], 3.4)
  return out + block(x0, y, x1 - x0, 15, 4.4)
}

/** The front with a steep gable: slates, a round window, lace under its edge. */
function gable(rng: Rng): string {
  const wall = rect(176, 470, 250, FOOT - 470)
  let out = boards(wall, 470, FOOT)
  const peak: Poly = [
    [150, 480],
    [301, 196],
    [452, 480],
  ]
  out += slates(peak, 38)
  const inner: Poly = [
    [196, 464],
    [301, 268],
    [406, 464],
  ]
  out += shape(inner, 5)
  const marks: Mark[] = []
  for (let i = 0; i < 12; i++) {
    const a = Math.PI + ((i + 0.5) / 12) * Math.PI
    marks.push({
      poly: [
        [301 + 54 * Math.cos(a), 404 + 54 * Math.sin(a)],
        [301 + 300 * Math.cos(a), 404 + 300 * Math.sin(a)],
      ],
      open: true,
    })
  }
  out += clipMarks(marks, [inner], 3.4)
  out += circle(301, 404, 52, 5) + circle(301, 404, 40, 4)
  for (let i = 0; i < 8; i++)
    out += shape(
      leaf(301 + 8 * Math.cos((i / 8) * TAU), 404 + 8 * Math.sin((i / 8) * TAU), 30, 17, (i / 8) * TAU, 0.6),
      3.2,
    )
  out += circle(301, 404, 9, 3.4)
  out += line(
    [
      [301, 196],
      [301, 152],
    ],
    5,
  )
  out += circle(301, 176, 11, 4)
  out += valance(166, 436, 474)
  for (const x of [248, 301, 354]) out += pane(x - 22, 524, 44, 112, 1)
  return out + flowerBox(222, 640, 158, rng)
}

/** Posts with brackets and a lace of spindles, a rail, a door and steps. */
function porch(rng: Rng): string {
  const [x0, x1, top] = [150, 668, 676]
  let out = block(x0 + 14, top + 20, x1 - x0 - 28, FOOT - top - 20, 5)
  out += door(512, FOOT, 96, 142)
  for (const x of [226, 330]) out += pane(x - 32, 728, 64, 92, 0, [0.5])
  out += pane(604, 728, 44, 92, 0, [0.5])
  const roof: Poly = [
    [x0 - 16, top],
    [x0 + 34, top - 58],
    [x1 - 34, top - 58],
    [x1 + 16, top],
  ]
  out += slates(roof, 32)
  out += block(x0 - 12, top, x1 - x0 + 24, 16, 4.6)
  for (let x = x0 + 6; x < x1 - 8; x += 22)
    out += line(
      [
        [x + 6, top + 16],
        [x + 6, top + 38],
      ],
      3.4,
    )
  out += block(x0, top + 38, x1 - x0, 9, 3.8)
  for (const x of [x0 + 8, 276, 426, 590, x1 - 8]) {
    for (const side of [-1, 1]) out += shape(move(curve('0,0! 30,0! 26,14 8,22 0,40!'), x, top + 47, 0, side, 1), 3.2)
    out += block(x - 8, top + 47, 16, FOOT - top - 47, 4.4) + block(x - 12, top + 92, 24, 9, 3.4)
  }
  for (const [a, b] of [
    [x0 + 16, 418],
    [598, x1 - 16],
  ] as const) {
    for (let x = a + 14; x < b - 4; x += 24) out += block(x - 4, 796, 9, 46, 3.2)
    out += block(a - 6, 786, b - a + 12, 12, 4) + block(a - 6, 838, b - a + 12, 10, 4)
  }
  for (let i = 0; i < 3; i++) out += block(436 - i * 14, FOOT + i * 13, 152 + i * 28, 13, 4.2)
  return block(x0 - 20, FOOT, x1 - x0 + 40, 34, 4.6) + out + (rng.chance(0.5) ? flowerBox(200, 784, 150, rng) : '')
}

function door(x: number, foot: number, w: number, h: number): string {
  return (
    block(x - w / 2 - 10, foot - h - 10, w + 20, h + 10, 4.4) +
    block(x - w / 2, foot - h, w, h, 4.6) +
    shape([...arc(x, foot - h + 52, 34, Math.PI, TAU, 14)], 3.6) +
    shape(rect(x - 34, foot - h + 62, 28, 60), 3.4) +
    shape(rect(x + 6, foot - h + 62, 28, 60), 3.4) +
    circle(x + w / 2 - 12, foot - h * 0.4, 5, 3)
  )
}

const graves = (): string =>
  [110, 300, 740, 900].map((x) => standing('tombstone', () => 4.6)?.(x, 985, 110, 110) ?? '').join('')

/** Iron bars with points, open before the path. */
function fence(): string {
  let out = ''
  for (const [a, b] of [
    [14, 380],
    [644, 1010],
  ] as const) {
    for (let x = a + 14; x < b; x += 36)
      out += shape(leaf(x, 944, 34, 20, -Math.PI / 2, 0.4), 3.4) + block(x - 5, 940, 10, 90, 3.4)
    out += block(a, 956, b - a, 10, 4)
  }
  return out
}
