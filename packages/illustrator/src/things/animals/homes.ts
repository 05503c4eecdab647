/** What animals build. */
import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'

const around = (x: number, y: number, rx: number, ry: number, from: number, to: number, n: number): Knot[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((from + ((to - from) * i) / (n - 1)) * Math.PI) / 180
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry] as const
  })

const web = thing({
  name: 'spider web',
  size: [110, 100],
  habitat: 'wall',
  points: { hook: [0, -100], low: [0, -50] },
  back(pen) {
    const n = 8
    const spoke = (i: number, r: number): Knot => {
      const a = (i / n) * Math.PI * 2 + 0.2
      return [Math.cos(a) * r * 1.1, -50 + Math.sin(a) * r]
    }
    const rings = [16, 31, 46]
    pen.tint('white')
    for (const r of [...rings].reverse()) {
      const knots = Array.from({ length: n }, (_, i) => {
        const [a, b] = [spoke(i, r), spoke(i + 1, r)]
        const sag: Knot = [((a[0] + b[0]) / 2) * 0.84, -50 + ((a[1] + b[1]) / 2 + 50) * 0.84]
        return [[a[0], a[1], 1] as Knot, sag]
      }).flat()
      pen.blob(knots)
    }
    for (let i = 0; i < n; i++) pen.line([[0, -50], spoke(i, 49)])
  },
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

const chrysalis = thing({
  name: 'chrysalis',
  size: [50, 110],
  points: { hook: [0, -110] },
  back(pen) {
    pen.tint('bark').bar(
      [
        [-24, -106],
        [0, -108],
        [24, -104],
      ],
      3.5,
    )
    pen.line([
      [0, -104],
      [0, -92],
    ])
    pen.tint('sap').blob([
      [0, -94],
      [16, -80],
      [22, -56],
      [16, -26],
      [0, -2],
      [-16, -26],
      [-22, -56],
      [-16, -80],
    ])
    for (const y of [-74, -54, -34])
      pen.line([
        [-20 + Math.abs(y + 54) * 0.12, y],
        [0, y + 6],
        [20 - Math.abs(y + 54) * 0.12, y],
      ])
  },
})

export const HOMES: readonly Thing[] = [web, beehive, nest, chrysalis]
