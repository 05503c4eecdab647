import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'

const STICKERS = ['vermilion', 'gamboge', 'sap', 'cerulean', 'orange', 'white']

/** Nine fields between four corners: a, and the ways from it to the right and down. */
function nine(
  p: Pen,
  a: readonly [number, number],
  right: readonly [number, number],
  down: readonly [number, number],
  turn: number,
): void {
  const at = (u: number, v: number): Knot => [a[0] + right[0] * u + down[0] * v, a[1] + right[1] * u + down[1] * v, 1]
  for (let i = 0; i < 9; i++) {
    const [u, v] = [(i % 3) / 3, Math.floor(i / 3) / 3]
    p.tint(STICKERS[(i * 5 + turn + Math.floor(i / 2)) % STICKERS.length] ?? 'white')
    p.blob([at(u, v), at(u + 1 / 3, v), at(u + 1 / 3, v + 1 / 3), at(u, v + 1 / 3)])
  }
}

/** A low shoe with laces and studs, its toe to the right, its sole's foot at y. */
function cleat(p: Pen, x: number, y: number, tint: string): void {
  const k = (knots: readonly (readonly [number, number, 1?])[]) =>
    knots.map(([u, v, c]): Knot => (c ? [x + u, y + v, 1] : [x + u, y + v]))
  p.tint('slate')
  for (const u of [-78, -44, 14, 46, 76])
    p.blob(
      k([
        [u - 10, -16, 1],
        [u + 10, -16, 1],
        [u + 6, 0, 1],
        [u - 6, 0, 1],
      ]),
    )
  p.tint(tint).blob(
    k([
      [-98, -22, 1],
      [-102, -60],
      [-92, -104, 1],
      [-72, -96],
      [-40, -98],
      [-22, -108, 1],
      [4, -76],
      [44, -60],
      [88, -50],
      [102, -22, 1],
    ]),
  )
  p.tint('white').blob(
    k([
      [-102, -28, 1],
      [-60, -24],
      [0, -24],
      [60, -26],
      [104, -30],
      [100, -14, 1],
      [0, -11],
      [-98, -14, 1],
    ]),
  )
  p.tint('gamboge').blob(
    k([
      [-72, -78, 1],
      [-52, -78, 1],
      [-22, -30, 1],
      [-42, -30, 1],
    ]),
  )
  p.blob(
    k([
      [-36, -78, 1],
      [-16, -76, 1],
      [10, -30, 1],
      [-10, -30, 1],
    ]),
  )
  for (const [u, v] of [
    [-8, -78],
    [12, -64],
    [34, -54],
  ] as const)
    p.line(
      k([
        [u - 8, v + 12],
        [u + 8, v - 4],
      ]),
      p.at.sw,
    )
}

/** Balls under a dome, in rows that lie on each other. */
function gumballs(p: Pen): void {
  const r = 17
  let n = 0
  for (const [row, y] of steps(-146, -232, 4).entries()) {
    const half = Math.sqrt(Math.max(0, 84 ** 2 - (y + 206) ** 2)) - r - 3
    const count = Math.floor((half * 2) / (r * 2.1)) + (row % 2 ? 0 : 1)
    for (const x of steps(-((count - 1) * r * 1.05), (count - 1) * r * 1.05, count))
      p.tint(`any${(n++ % 6) + 1}`).ell(x, y, r)
  }
}

export const NOVELTIES: Thing[] = [
  thing({
    name: 'gumball machine',
    size: [180, 316],
    points: { grip: [0, -60], top: [0, -314] },
    tops: [[-24, 24, -312]],
    back(p) {
      p.tint('glass').ell(0, -206, 86)
      gumballs(p)
      p.line('-62,-236 -52,-254 -36,-268', p.at.sw)
      p.tint('vermilion').blob('-44,-284! -36,-298 0,-304 36,-298 44,-284! 20,-278 -20,-278')
      p.ell(0, -307, 9)
      p.blob('-62,-132! 62,-132! 72,-112! 52,-104! 44,-34! -44,-34! -52,-104! -72,-112!')
      p.blob('-44,-34! 44,-34! 66,-12 70,0! -70,0! -66,-12')
      p.tint('stone').ell(0, -90, 20)
      p.tint('gamboge').bar('-13,-90 13,-90', 4)
      p.tint('stone').card(-19, -62, 38, 26, 8)
      p.tint('any2').ell(0, -46, 9)
    },
  }),
  thing({
    name: 'puzzle cube',
    size: [226, 210],
    habitat: 'hand',
    points: { grip: [0, -100], top: [0, -206] },
    back(p) {
      nine(p, [-112, -160], [112, 48], [0, 112], 0)
      nine(p, [0, -112], [112, -48], [0, 112], 2)
      nine(p, [-112, -160], [112, -48], [112, 48], 4)
    },
  }),
  thing({
    name: 'cleats',
    size: [300, 190],
    points: { grip: [0, -80] },
    back(p) {
      cleat(p, -40, -58, 'cerulean')
      cleat(p, 40, 0, 'cerulean')
    },
  }),
]
