/** What animals build. */
import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'

const around = (x: number, y: number, rx: number, ry: number, from: number, to: number, n: number): Knot[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((from + ((to - from) * i) / (n - 1)) * Math.PI) / 180
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry] as const
  })

const beehive = thing({
  name: 'beehive',
  size: [84, 100],
  points: { door: [0, -24], top: [0, -100] },
  back(pen) {
    pen.tint('gamboge')
    for (const [y, r] of [
      [-12, 36],
      [-32, 41],
      [-52, 39],
      [-70, 31],
      [-86, 20],
    ] as const)
      pen.card(-r, y - 12, r * 2, 24, 12)
    pen.tint('umber').blob([...around(0, -22, 12, 14, 180, 360, 7), [12, -8, 1], [-12, -8, 1]])
  },
})

const nest = thing({
  name: 'nest',
  size: [120, 52],
  points: { rim: [0, -38], seat: [0, -34] },
  hollow: [-44, -50, 44, -34],
  back(pen) {
    pen.tint('umber').blob(around(0, -36, 56, 14, 0, 345, 16))
  },
  front(pen) {
    pen.tint('bark')
    pen.blob([
      [-58, -36],
      [-30, -27],
      [0, -24],
      [30, -27],
      [58, -36],
      [54, -14],
      [34, -2],
      [0, 0],
      [-34, -2],
      [-54, -14],
    ])
    for (const [x, y, w] of [
      [-34, -18, 26],
      [-2, -12, 30],
      [30, -18, 24],
      [-18, -7, 24],
      [20, -6, 22],
    ] as const)
      pen.line([
        [x - w / 2, y],
        [x, y + 4],
        [x + w / 2, y - 1],
      ])
    pen
      .line([
        [-58, -34],
        [-68, -42],
      ])
      .line([
        [56, -34],
        [66, -44],
      ])
  },
})

export const HOMES: readonly Thing[] = [beehive, nest]
