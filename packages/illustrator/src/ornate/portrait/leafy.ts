/** The green man: leaves instead of hair and beard, acorns between them. */
import { ellipse } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move } from '../kit/points.ts'
import { OAK } from '../plants/sprigs.ts'

function oakLeaf(x: number, y: number, long: number, turn: number): string {
  const rib = move(
    [
      [6, 0],
      [92, 0],
    ],
    x,
    y,
    turn,
    long / 112,
  )
  return shape(move(OAK, x, y, turn, long / 112), 4.4) + line(rib, 3.4)
}

const acorn = (x: number, y: number): string =>
  shape(ellipse(x, y + 12, 20, 26), 4) + shape(ellipse(x, y - 10, 25, 15), 4)

/** A mane of leaves, to be painted behind the face. */
export function leafMane(): string {
  let out = ''
  for (const [far, long, count] of [
    [206, 150, 17],
    [150, 150, 15],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = -Math.PI / 2 + ((i - (count - 1) / 2) / count) * 5.6
      out += oakLeaf(512 + far * Math.cos(a), 410 + far * Math.sin(a) * 1.05, long, a)
    }
  return out
}

/** On the brow, the cheeks and the chin, clear of eyes and mouth. */
export function leafFace(): string {
  let out = ''
  for (const side of [-1, 1]) {
    const turn = (a: number): number => (side > 0 ? a : Math.PI - a)
    out += oakLeaf(512 + side * 112, 566, 128, turn(1.15)) + oakLeaf(512 + side * 126, 500, 104, turn(0.9))
    out += oakLeaf(512 + side * 56, 586, 150, turn(1.35))
    out += oakLeaf(512 + side * 12, 548, 82, turn(0.42))
    out += oakLeaf(512 + side * 20, 352, 128, turn(-0.62)) + oakLeaf(512 + side * 96, 340, 112, turn(-0.5))
  }
  return (
    out + oakLeaf(512, 592, 176, Math.PI / 2) + oakLeaf(512, 366, 150, -Math.PI / 2) + acorn(380, 250) + acorn(644, 250)
  )
}
