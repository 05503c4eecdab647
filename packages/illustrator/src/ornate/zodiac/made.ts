/** Signs that are no animal: scales, an archer's bow, a jug that pours, and a goat with the tail of a fish. */
import type { Rng } from '../../ink/random.ts'
import { headSubject } from '../heads/subject.ts'
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, walk } from '../kit/points.ts'
import { vein } from '../plants/leaves.ts'
import { BARE } from '../subject.ts'
import { LUMINARIES, star } from '../tarot/luminaries.ts'

/** Within 260 of 512, 560. */
type Made = (rng: Rng) => string

const PAN = '-96,0! 96,0! 80,44 40,70 0,76 -40,70 -80,44'

/** The sun in one pan, the moon in the other. */
export const balance: Made = (rng) => {
  let out = shape(curve(mirror('512,404! 530,420 534,500 526,640 540,700 590,726 604,756! 512,756!')), 5)
  out += shape(band(curve('300,430 400,402 512,420 624,402 724,430', false), 26), 5)
  for (const side of [-1, 1]) {
    const x = 512 + side * 208
    for (const dx of [-92, 92])
      for (const { x: u, y } of walk(
        [
          [x, 446],
          [x + dx, 616],
        ],
        30,
        10,
      ))
        out += circle(u, y, 12, 3.2)
    out += (side < 0 ? LUMINARIES.sun! : LUMINARIES.moon!)(x, 566, 36, rng)
    out += shape(move(curve(PAN), x, 620), 5) + line(move(curve('-84,20 0,34 84,20', false), x, 620), 3.6)
    for (const k of [-40, 0, 40]) out += circle(x + k, 666 - Math.abs(k) * 0.16, 9, 3.2)
    out += circle(x, 432, 18, 4.4)
  }
  out += circle(512, 414, 44, 5) + shape(star(512, 414, 32), 4)
  for (const y of [500, 560, 620]) out += shape(ellipse(512, y, 30, 11), 4)
  return out + shape(move(curve('-70,0! 70,0! 84,34! -84,34!'), 512, 744), 4.6)
}

/** A bow that is drawn, with an arrow on it. */
export const bow: Made = (rng) => {
  const wood = curve('330,420 470,388 600,440 668,560 650,690', false, 16).map(([x, y]): Point => [x, y - 10])
  const limb = band(wood, (t) => 20 + 34 * Math.sin(t * Math.PI))
  const marks: Mark[] = walk(wood, 44, 30).map(({ x, y, a }, i) => ({
    poly: i % 2 ? ellipse(x, y, 13, 13, 20) : leaf(x - 24 * Math.cos(a), y - 24 * Math.sin(a), 48, 26, a, 0.5),
  }))
  const [from, to]: [Point, Point] = [
    [344, 744],
    [676, 412],
  ]
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  let out = ''
  for (const [u, v] of [wood[0]!, wood.at(-1)!])
    out += line(
      [
        [u, v],
        [384, 704],
      ],
      4.6,
    )
  out += shape(limb, 5.4) + clipMarks(marks, [limb], 3.4)
  for (const [u, v] of [wood[0]!, wood.at(-1)!]) out += circle(u, v, 20, 4.6)
  out += shape(band([from, to], 20), 4.6)
  out += shape(move(curve('-30,-44! 92,0! -30,44! 0,0!'), to[0], to[1], turn), 5)
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      out += shape(
        move(
          leaf(0, 0, 84, 30, side * 2.5, 0.5),
          from[0] + 30 * i * Math.cos(turn),
          from[1] + 30 * i * Math.sin(turn),
          turn,
        ),
        3.8,
      )
  for (const [x, y, r] of [
    [360, 560, 34],
    [480, 560, 26],
    [596, 700, 34],
    [470, 790, 26],
    [330, 480, 22],
  ] as const)
    out += shape(star(x, y, r), 4)
  return out + rng.pick([circle(560, 770, 16, 4), circle(400, 480, 16, 4)])
}

/** A jug on its side; what it pours runs down in waves. */
export const jug: Made = () => {
  const turned = (text: string, closed = true): Poly => move(curve(text, closed), 636, 470, 1.05, 1)
  let out = ''
  for (const [i, wide] of [40, 40, 40, 40].entries()) {
    const along = curve(
      [
        [500 - i * 12, 532 + i * 18],
        [452 - i * 16, 566 + i * 14],
        [404 + i * 6, 640 + i * 8],
        [400 + i * 26, 720],
        [470 + i * 40, 774 - i * 8],
        [570 + i * 34, 756 - i * 16],
        [590 + i * 36, 716 - i * 12],
        [556 + i * 36, 700 - i * 6],
      ],
      false,
      14,
    )
    out +=
      shape(
        band(along, (t) => wide * (0.7 + 0.4 * Math.sin(t * Math.PI)) * (1 - 0.5 * t)),
        4.6,
      ) + line(along.slice(8, -10), 3.4)
  }
  out += shape(turned('-70,96! -160,60 -176,0 -150,-54 -104,-70! -104,-48! -136,-36 -150,0 -138,44 -70,66!'), 4.6)
  const body = turned(
    '-58,150! 58,150! 44,116 50,90 104,30 112,-50 76,-130 36,-166! -36,-166! -76,-130 -112,-50 -104,30 -50,90 -44,116',
  )
  out += shape(body, 5.6)
  const marks: Mark[] = []
  for (const [y, h] of [
    [84, 22],
    [-100, 24],
  ] as const)
    marks.push({ poly: turned(`-130,${y}! 130,${y}! 130,${y + h}! -130,${y + h}!`) })
  for (let i = -2; i <= 2; i++)
    marks.push({ poly: turned(`${i * 46 - 22},-10 ${i * 46},-66 ${i * 46 + 22},-10 ${i * 46},46`) })
  for (let i = -1; i <= 1; i++)
    marks.push({ poly: turned(`${i * 46 + 12},-36 ${i * 46 + 23},-50 ${i * 46 + 34},-36 ${i * 46 + 23},-22`) })
  out += clipMarks(marks, [body], 3.6) + shape(body, 5.6, 'none')
  out += shape(turned('-70,150! 70,150! 76,172 70,180! -70,180! -76,172'), 5)
  for (const [x, y, r] of [
    [340, 470, 30],
    [330, 600, 24],
    [420, 420, 22],
    [560, 640, 20],
  ] as const)
    out += shape(star(x, y, r), 4)
  return out
}

/** Scales along a tail that ends in fins. */
export const seaGoat: Made = (rng) => {
  const spine = curve('440,560 452,690 540,770 650,750 716,660 712,570 680,520', false, 16)
  const body = band(spine, (t) => 220 * (1 - t) ** 0.9 + 30)
  const marks: Mark[] = []
  const steps = walk(spine, 34, 10)
  for (const [row, { x, y, a }] of steps.reverse().entries()) {
    const wide = 240 * (row / steps.length) ** 0.9 + 30
    for (let k = -3; k <= 3; k++) {
      const off = (k + (row % 2) / 2) * (wide / 4.6)
      marks.push({
        poly: ellipse(x - Math.sin(a) * off, y + Math.cos(a) * off, 32, Math.max(13, wide / 8.4), 20, a),
      })
    }
  }
  let out = ''
  for (const [turn, long] of [
    [-2.5, 130],
    [-0.9, 130],
    [-2.1, 160],
    [-1.3, 160],
    [-1.7, 176],
  ] as const)
    out += vein(684, 532, long, 66, turn, { veins: 4, sw: 4 })
  for (const [x, y, turn] of [
    [588, 800, 0.9],
    [700, 760, 0.4],
    [520, 640, -0.6],
  ] as const)
    out += vein(x, y, 88, 50, turn, { veins: 3, sw: 4 })
  for (const [text, x, y] of [
    ['470,640 380,690 330,650 300,700', 300, 704],
    ['440,690 380,760 400,800 352,824', 350, 828],
  ] as const) {
    out += shape(
      band(curve(text, false), (t) => 56 - 24 * t),
      5,
    )
    out += shape(move(curve('-26,-20! 22,-16! 26,22! -34,22!'), x, y), 4.6)
  }
  out += shape(body, 5) + clipMarks(marks, [body], 3.6, 160) + shape(body, 5.6, 'none')
  for (let i = -2; i <= 2; i++) out += shape(leaf(430 + i * 36, 590, 110, 54, Math.PI / 2 - i * 0.16, 0.5), 4)
  return out + headSubject('goat', rng)({ x: 430, y: 470, w: 330, h: 330, cover: BARE, sw: 5 }).svg
}
