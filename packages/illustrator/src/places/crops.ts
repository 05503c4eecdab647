/** Plants as they stand in a field or a bed, where their noun is drawn as it lies in a kitchen. */

import type { Thing } from '../art/art.ts'
import type { Pen } from '../art/pen.ts'
import { type Sketch, thing } from '../art/thing.ts'

const MOUND = [
  [-44, 0],
  [-30, -13],
  [0, -18],
  [30, -13],
  [44, 0],
] as const

const mound = (pen: Pen) => pen.tint('umber').blob([...MOUND, [0, 4]])

/** A leaf from its root to its tip, bowed to one side. */
function blade(pen: Pen, x: number, y: number, tipX: number, tipY: number, wide: number): void {
  const [mx, my] = [(x + tipX) / 2, (y + tipY) / 2]
  const [nx, ny] = [-(tipY - y), tipX - x]
  const k = wide / Math.hypot(nx, ny)
  pen.tint('leaf').blob([
    [x, y, 1],
    [mx + nx * k, my + ny * k - wide * 0.5],
    [tipX, tipY, 1],
    [mx - nx * k, my - ny * k - wide * 0.5],
  ])
}

const corn: Sketch = {
  name: 'corn',
  size: [150, 330],
  back(pen) {
    pen.tint('sap').bar(
      [
        [0, 0],
        [2, -150],
        [0, -290],
      ],
      6,
    )
    blade(pen, 0, -40, -72, -120, 11)
    blade(pen, 0, -60, 74, -150, 11)
    blade(pen, 0, -120, -70, -215, 11)
    blade(pen, 0, -140, 66, -240, 10)
    for (const [x, y, turn] of [
      [18, -118, 16],
      [-16, -186, -16],
    ] as const)
      pen.within(x, y, turn, 1, () => {
        pen.tint('straw').blob([
          [-14, 0],
          [-16, -38],
          [0, -66],
          [16, -38],
          [14, 0],
        ])
        pen
          .line([
            [-13, -38],
            [0, -30],
            [13, -38],
          ])
          .line([
            [-9, -54],
            [0, -47],
            [9, -54],
          ])
        pen.tint('leaf').blob([
          [-17, 6],
          [-20, -22],
          [-6, -34],
          [0, -6],
          [6, -34],
          [20, -22],
          [17, 6],
        ])
      })
    for (const [x, y] of [
      [-26, -322],
      [0, -332],
      [26, -322],
    ] as const)
      pen.tint('straw').blob([
        [0, -284],
        [x - 8, y + 16],
        [x, y],
        [x + 8, y + 16],
      ])
  },
}

const ear = (pen: Pen, x: number, y: number, turn: number) =>
  pen.within(x, y, turn, 1, () => {
    pen.tint('straw').blob([
      [0, 4],
      [-15, -20],
      [-12, -52],
      [0, -78],
      [12, -52],
      [15, -20],
    ])
    pen
      .line([
        [-13, -20],
        [0, -10],
        [13, -20],
      ])
      .line([
        [-12, -42],
        [0, -32],
        [12, -42],
      ])
  })

const wheat: Sketch = {
  name: 'wheat',
  size: [130, 230],
  back(pen) {
    pen
      .line([
        [0, 0],
        [0, -150],
      ])
      .line([
        [0, 0],
        [-16, -70],
        [-38, -118],
      ])
      .line([
        [0, 0],
        [16, -70],
        [38, -118],
      ])
    blade(pen, 0, -10, -52, -64, 8)
    blade(pen, 0, -10, 54, -70, 8)
    ear(pen, -38, -118, -20)
    ear(pen, 38, -118, 20)
    ear(pen, 0, -150, 0)
  },
}

const carrot: Sketch = {
  name: 'carrot',
  size: [110, 130],
  back(pen) {
    for (const [x, y] of [
      [-44, -92],
      [44, -92],
      [-20, -126],
      [22, -124],
    ] as const)
      blade(pen, 0, -30, x, y, 13)
    pen.tint('orange').blob([
      [-22, 4],
      [-24, -26],
      [0, -40],
      [24, -26],
      [22, 4],
    ])
    pen.line([
      [-20, -14],
      [-4, -12],
    ])
    mound(pen)
  },
}

const cabbage: Sketch = {
  name: 'cabbage',
  size: [140, 110],
  back(pen) {
    pen.tint('leaf').blob([
      [-30, 0],
      [-70, -30],
      [-62, -72],
      [-24, -84],
      [0, -40],
    ])
    pen.tint('leaf').blob([
      [30, 0],
      [70, -30],
      [62, -72],
      [24, -84],
      [0, -40],
    ])
    pen.tint('lime').ell(0, -52, 46, 46)
    pen.tint('lime').blob([
      [-44, -40],
      [-20, -96],
      [6, -60],
      [-8, -10],
    ])
    pen
      .line([
        [-8, -12],
        [-4, -50],
        [14, -84],
      ])
      .line([
        [10, -14],
        [24, -44],
        [40, -62],
      ])
  },
}

const tomato: Sketch = {
  name: 'tomato',
  size: [150, 250],
  back(pen) {
    pen.tint('wood').bar(
      [
        [0, 0],
        [0, -244],
      ],
      5,
    )
    for (const [x, y] of [
      [-62, -96],
      [62, -120],
      [-56, -176],
      [54, -206],
      [-30, -236],
    ] as const)
      blade(pen, 0, y + 44, x, y, 17)
    for (const [x, y] of [
      [-34, -62],
      [36, -84],
      [-32, -138],
      [34, -164],
    ] as const)
      pen
        .tint('red')
        .ell(x, y, 24, 22)
        .line([
          [x - 8, y - 18],
          [x, y - 10],
          [x + 8, y - 18],
        ])
    mound(pen)
  },
}

export const CROPS: ReadonlyMap<string, Thing> = new Map(
  [corn, wheat, carrot, cabbage, tomato].map((sketch) => [sketch.name, thing(sketch)]),
)

/** How high they stand, in meters. */
export const CROP_METERS: Readonly<Record<string, number>> = {
  corn: 2,
  wheat: 0.9,
  carrot: 0.3,
  cabbage: 0.35,
  tomato: 1.2,
}
