/** What animals build, lose and leave behind. */
import type { Thing } from '../../art/art.ts'
import type { Knot } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { FEEDING } from './feeding.ts'
import { HOMES } from './homes.ts'

const pawPrint = thing({
  name: 'paw print',
  size: [92, 90],
  back(pen) {
    pen.tint('bark')
    pen.blob([
      [0, -48],
      [22, -38],
      [32, -16],
      [22, -2],
      [0, -8],
      [-22, -2],
      [-32, -16],
      [-22, -38],
    ])
    for (const [x, y, turn] of [
      [-36, -50, -30],
      [-14, -74, -10],
      [14, -74, 10],
      [36, -50, 30],
    ] as const)
      pen.ell(x, y, 10, 15, turn)
  },
})

const feather = thing({
  name: 'feather',
  size: [48, 110],
  habitat: 'hand',
  points: { grip: [-9, -6] },
  back(pen) {
    pen.tint('sky').blob([
      [-6, -16],
      [-20, -42],
      [-22, -68],
      [-8, -96],
      [10, -109, 1],
      [22, -90],
      [25, -68],
      [13, -62, 1],
      [23, -54],
      [20, -38],
      [8, -32, 1],
      [14, -24],
      [2, -14],
    ])
    pen.line(
      [
        [-12, 0],
        [-3, -30],
        [3, -66],
        [8, -98],
      ],
      pen.at.sw,
    )
    for (const [y, x] of [
      [-40, -18],
      [-58, -19],
      [-76, -15],
    ] as const)
      pen.line([
        [(y + 30) * -0.06 - 2, y + 10],
        [x * 0.92, y - 4],
      ])
    pen.line([
      [5, -70],
      [20, -80],
    ])
  },
})

const tailFeathers = thing({
  name: 'tail feathers',
  size: [180, 100],
  points: { grip: [0, -6] },
  back(pen) {
    const turns = [-64, -38, -13, 13, 38, 64]
    turns.forEach((deg, i) => {
      const a = (deg * Math.PI) / 180
      const at = (x: number, y: number): Knot => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
      pen.tint(i % 2 ? 'teal' : 'viridian')
      pen.blob([at(3, 0), at(15, -50), at(16, -82), at(0, -97), at(-16, -82), at(-15, -50), at(-3, 0)])
      const [x, y] = at(0, -76)
      pen.tint('gamboge').ell(x, y, 9.5)
    })
  },
})

const bone = thing({
  name: 'bone',
  size: [100, 44],
  habitat: 'hand',
  points: { grip: [0, -22], grip2: [20, -22] },
  back(pen) {
    pen.tint('cream').blob([
      [-28, -30],
      [0, -28],
      [28, -30],
      [30, -40],
      [42, -43],
      [48, -34],
      [43, -22],
      [48, -10],
      [42, -1],
      [30, -4],
      [28, -14],
      [0, -16],
      [-28, -14],
      [-30, -4],
      [-42, -1],
      [-48, -10],
      [-43, -22],
      [-48, -34],
      [-42, -43],
      [-30, -40],
    ])
  },
})

const wing = thing({
  name: 'wing',
  size: [120, 100],
  habitat: 'hand',
  points: { grip: [-48, -14] },
  back(pen) {
    const notches = [
      [36, -76],
      [36, -56],
      [24, -38],
      [6, -24],
    ] as const
    pen.tint('white').blob([
      [-52, -4],
      [-58, -46],
      [-36, -86],
      [8, -98],
      [59, -94],
      [48, -82],
      [36, -76, 1],
      [58, -70],
      [56, -60],
      [36, -56, 1],
      [50, -48],
      [46, -38],
      [24, -38, 1],
      [34, -28],
      [28, -18],
      [6, -24, 1],
      [12, -10],
      [0, -4],
      [-16, -14, 1],
      [-28, -4],
    ])
    for (const [x, y] of notches)
      pen.line([
        [x, y],
        [x - 22, y - 4],
        [x - 40, y - 2],
      ])
    pen.line([
      [-46, -22],
      [-34, -40],
      [-22, -44],
      [-20, -60],
      [-6, -68],
      [0, -82],
      [16, -88],
    ])
  },
})

const tail = thing({
  name: 'tail',
  size: [90, 100],
  habitat: 'hand',
  points: { grip: [-30, -6], tip: [20, -98] },
  back(pen) {
    pen.tint('orange').blob([
      [-38, -4],
      [-22, -2],
      [6, -10],
      [36, -34],
      [42, -66],
      [20, -98],
      [4, -72],
      [-10, -52],
      [-30, -24],
    ])
    pen.tint('white').blob([
      [4, -72],
      [12, -66],
      [18, -74],
      [26, -64],
      [34, -72],
      [42, -66],
      [38, -84],
      [20, -98],
    ])
  },
})

export const ANIMAL_THINGS: readonly Thing[] = [pawPrint, feather, wing, bone, tail, tailFeathers, ...HOMES, ...FEEDING]
