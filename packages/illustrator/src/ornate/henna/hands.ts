/** The shapes of painted hands: each finger knows its own directions, so that bands can lie across it. */
import { grow, union } from '../kit/clip.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { largest, move, type Point, type Poly } from '../kit/points.ts'

export interface Finger {
  x: number
  y: number
  turn: number
  long: number
  wide: number
}

export interface Hand {
  outline: Poly
  fingers: readonly Finger[]
  palm: { x: number; y: number; r: number }
  /** From here down it is wrist, between these two sides. */
  wrist: { y: number; x0: number; x1: number }
}

/** A place on a finger: how far along it, and how far across from -1 to 1. */
export const onFinger = ({ x, y, turn, long, wide }: Finger, t: number, v: number): Point =>
  move([[t * long, (v * wide) / 2]], x, y, turn)[0]!

/** Narrower toward a round tip; it begins a little within the palm. */
export function fingerShape({ x, y, turn, long, wide }: Finger, from = -0.25): Poly {
  const half = wide / 2
  const tip = half * 0.82
  return move(
    [
      [from * long, -half],
      [long * 0.45, -half * 0.98],
      ...arc(long - tip, 0, tip, -Math.PI / 2, Math.PI / 2, 14),
      [long * 0.45, half * 0.98],
      [from * long, half],
    ],
    x,
    y,
    turn,
  )
}

/** Corners between the fingers are rounded, as skin is. */
const joined = (parts: Poly[]): Poly => largest(grow(grow(union(parts), 9), -9))!

const UP = -Math.PI / 2

export function openHand(): Hand {
  const fingers: Finger[] = [
    { x: 428, y: 560, turn: UP - 0.2, long: 366, wide: 76 },
    { x: 506, y: 536, turn: UP - 0.04, long: 416, wide: 78 },
    { x: 586, y: 548, turn: UP + 0.12, long: 384, wide: 76 },
    { x: 656, y: 596, turn: UP + 0.33, long: 300, wide: 68 },
    { x: 436, y: 790, turn: UP - 0.86, long: 350, wide: 88 },
  ]
  const palm = curve(
    '404,1060! 408,980 404,900 388,820 380,690 388,590 440,548 540,532 640,556 692,606 694,700 672,800 640,890 630,960 634,1060!',
  )
  const base = curve('380,720! 336,700 386,870 430,910! 490,810')
  return {
    outline: joined([palm, base, ...fingers.map((finger) => fingerShape(finger))]),
    fingers,
    palm: { x: 540, y: 694, r: 122 },
    wrist: { y: 892, x0: 386, x1: 652 },
  }
}

/** The amulet: two thumbs bent outward, three fingers between them. */
export function hamsa(): Hand {
  const fingers: Finger[] = [
    { x: 412, y: 540, turn: UP - 0.05, long: 376, wide: 94 },
    { x: 512, y: 530, turn: UP, long: 440, wide: 96 },
    { x: 612, y: 540, turn: UP + 0.05, long: 376, wide: 94 },
  ]
  const half =
    '512,440! 366,450 360,540 350,600 310,640 250,640 206,600 200,540 168,520 132,552 130,620 168,710 236,780 300,840 370,910 440,950 512,964!'
  const left = curve(half)
  const right = left.map(([x, y]): Point => [1024 - x, y])
  return {
    outline: joined([left, right.toReversed(), ...fingers.map((finger) => fingerShape(finger))]),
    fingers,
    palm: { x: 512, y: 700, r: 142 },
    wrist: { y: 1100, x0: 380, x1: 644 },
  }
}

/** The back of a hand from the side, fingers together: a bride's. */
export function raisedHand(): Hand {
  const fingers: Finger[] = [
    { x: 438, y: 520, turn: UP - 0.09, long: 376, wide: 74 },
    { x: 512, y: 500, turn: UP, long: 416, wide: 76 },
    { x: 586, y: 510, turn: UP + 0.09, long: 392, wide: 74 },
    { x: 654, y: 560, turn: UP + 0.2, long: 310, wide: 66 },
    { x: 424, y: 730, turn: UP - 0.5, long: 330, wide: 82 },
  ]
  const palm = curve(
    '398,1060! 404,920 396,820 382,700 392,540 440,500 540,488 640,512 694,560 698,660 676,760 650,830 640,920 644,1060!',
  )
  const thumb = curve('384,640! 340,640 380,800 410,850! 470,740')
  return {
    outline: joined([palm, thumb, rect(404, 860, 240, 200), ...fingers.map((finger) => fingerShape(finger))]),
    fingers,
    palm: { x: 544, y: 652, r: 118 },
    wrist: { y: 846, x0: 390, x1: 662 },
  }
}
