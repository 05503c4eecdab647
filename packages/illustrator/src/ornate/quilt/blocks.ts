/** The blocks of a patchwork quilt, written on a grid of four by four. A patch is its corners and the print of its cloth. */
import { foil } from '../kit/curves.ts'
import { clipMarks, type Mark, shape } from '../kit/marks.ts'
import { area, box, type Point, type Poly, TAU } from '../kit/points.ts'

type Patch = readonly [corners: string, print: 0 | 1 | 2 | 3]

/** Turned by a quarter, four times. */
const turned = (patches: readonly Patch[]): Patch[] =>
  [0, 1, 2, 3].flatMap((times) =>
    patches.map(([corners, print]): Patch => {
      const about = (text: string): string => {
        let [x, y] = text.split(',').map(Number) as [number, number]
        for (let i = 0; i < times; i++) [x, y] = [4 - y, x]
        return `${x},${y}`
      }
      return [corners.split(' ').map(about).join(' '), print]
    }),
  )

export const BLOCKS: readonly (readonly Patch[])[] = [
  // Sawtooth star.
  [
    ...turned([
      ['0,0 1,0 1,1 0,1', 0],
      ['1,0 3,0 2,1', 1],
      ['1,0 2,1 1,1', 2],
      ['3,0 3,1 2,1', 2],
    ]),
    ['1,1 3,1 3,3 1,3', 3],
  ],
  // Pinwheel.
  turned([
    ['0,0 2,0 2,2', 1],
    ['0,0 2,2 0,2', 0],
  ]),
  // Log cabin.
  [
    ['0,0 4,0 4,0.7 0,0.7', 0],
    ['3.3,0.7 4,0.7 4,4 3.3,4', 2],
    ['0,3.3 3.3,3.3 3.3,4 0,4', 1],
    ['0,0.7 0.7,0.7 0.7,3.3 0,3.3', 2],
    ['0.7,0.7 3.3,0.7 3.3,1.4 0.7,1.4', 1],
    ['2.6,1.4 3.3,1.4 3.3,3.3 2.6,3.3', 0],
    ['0.7,2.6 2.6,2.6 2.6,3.3 0.7,3.3', 2],
    ['0.7,1.4 1.4,1.4 1.4,2.6 0.7,2.6', 0],
    ['1.4,1.4 2.6,1.4 2.6,2.6 1.4,2.6', 3],
  ],
  // Flying geese.
  [0, 1, 2, 3].flatMap((y): Patch[] => [
    [`0,${y + 1} 2,${y} 4,${y + 1}`, y % 2 ? 1 : 3],
    [`0,${y} 2,${y} 0,${y + 1}`, 0],
    [`2,${y} 4,${y} 4,${y + 1}`, 0],
  ]),
  // Diamond in a square.
  [...turned([['0,0 2,0 0,2', 1]]), ...turned([['2,0 4,2 3,2 2,1', 0]]), ['2,1 3,2 2,3 1,2', 3]],
  // Churn dash.
  [
    ...turned([
      ['0,0 1.4,0 0,1.4', 1],
      ['1.4,0 1.4,1.4 0,1.4', 0],
      ['1.4,0 2.6,0 2.6,0.7 1.4,0.7', 2],
      ['1.4,0.7 2.6,0.7 2.6,1.4 1.4,1.4', 0],
    ]),
    ['1.4,1.4 2.6,1.4 2.6,2.6 1.4,2.6', 3],
  ],
  // Hourglass and squares.
  [
    ['0,0 2,0 2,2 0,2', 2],
    ['2,2 4,2 4,4 2,4', 2],
    ['2,0 4,0 3,1', 1],
    ['4,0 4,2 3,1', 0],
    ['4,2 2,2 3,1', 1],
    ['2,2 2,0 3,1', 0],
    ['0,2 2,2 1,3', 1],
    ['2,2 2,4 1,3', 0],
    ['2,4 0,4 1,3', 1],
    ['0,4 0,2 1,3', 0],
  ],
  // Ohio star.
  [
    ...turned([
      ['0,0 1.333,0 1.333,1.333 0,1.333', 0],
      ['1.333,0 2.667,0 2,0.667', 2],
      ['1.333,0 2,0.667 1.333,1.333', 1],
      ['2.667,0 2.667,1.333 2,0.667', 1],
      ['1.333,1.333 2,0.667 2.667,1.333', 0],
    ]),
    ['1.333,1.333 2.667,1.333 2.667,2.667 1.333,2.667', 3],
  ],
  // Nine patch.
  [0, 1, 2].flatMap((j) =>
    [0, 1, 2].map((i): Patch => {
      const [x, y, k] = [(i * 4) / 3, (j * 4) / 3, 4 / 3]
      return [`${x},${y} ${x + k},${y} ${x + k},${y + k} ${x},${y + k}`, (i + j) % 2 ? 0 : i === 1 ? 3 : 1]
    }),
  ),
  // Bear's paw.
  [
    ...turned([
      ['0,0 0.8,0 0.8,0.8 0,0.8', 0],
      ['0.8,0 1.6,0 0.8,0.8', 1],
      ['1.6,0 1.6,0.8 0.8,0.8', 0],
      ['0,0.8 0.8,0.8 0,1.6', 1],
      ['0.8,0.8 0.8,1.6 0,1.6', 0],
      ['0.8,0.8 1.6,0.8 1.6,1.6 0.8,1.6', 3],
      ['1.6,0 2.4,0 2.4,1.6 1.6,1.6', 2],
    ]),
    ['1.6,1.6 2.4,1.6 2.4,2.4 1.6,2.4', 1],
  ],
  // Square in a square.
  [
    ...turned([
      ['0,0 2,0 0,2', 2],
      ['2,0 3,1 1,1', 0],
      ['1,1 2,1 1,2', 1],
    ]),
    ['2,1 3,2 2,3 1,2', 3],
  ],
  // Eight points around a middle.
  turned([
    ['0,0 1.2,0 1.2,1.2 0,1.2', 0],
    ['1.2,0 2,2 1.2,1.2', 1],
    ['2,0 2,2 1.2,0', 0],
    ['2,0 2.8,0 2,2', 2],
    ['2.8,0 2.8,1.2 2,2', 3],
  ]),
  // Rail fence.
  turned([
    ['0,0 2,0 2,0.667 0,0.667', 1],
    ['0,0.667 2,0.667 2,1.333 0,1.333', 0],
    ['0,1.333 2,1.333 2,2 0,2', 2],
  ]),
  // Windmill.
  turned([
    ['0,0 2,0 1,1', 1],
    ['2,0 2,2 1,1', 0],
    ['0,0 2,2 0,2', 3],
  ]),
  // Shoofly.
  [
    ...turned([
      ['0,0 1.333,0 0,1.333', 0],
      ['1.333,0 1.333,1.333 0,1.333', 1],
      ['1.333,0 2.667,0 2.667,1.333 1.333,1.333', 0],
    ]),
    ['1.333,1.333 2.667,1.333 2.667,2.667 1.333,2.667', 2],
  ],
  // Courthouse steps.
  [
    ...turned([
      ['0,0 4,0 3.2,0.8 0.8,0.8', 1],
      ['0.8,0.8 3.2,0.8 2.6,1.4 1.4,1.4', 0],
    ]),
    ['1.4,1.4 2.6,1.4 2.6,2.6 1.4,2.6', 3],
  ],
]

export type Print = (over: Poly) => Mark[]

const strewn =
  (step: number, draw: (x: number, y: number) => Mark[]): Print =>
  (over) => {
    const { x0, y0, x1, y1 } = box(over)
    const out: Mark[] = []
    for (let j = Math.floor(y0 / step); j * step < y1 + step; j++)
      for (let i = Math.floor(x0 / step); i * step < x1 + step; i++)
        out.push(...draw((i + (j % 2 ? 0.5 : 0)) * step, j * step))
    return out
  }

const disc = (x: number, y: number, r: number): Poly =>
  Array.from({ length: 20 }, (_, i): Point => [x + r * Math.cos((i / 20) * TAU), y + r * Math.sin((i / 20) * TAU)])

const ruled =
  (step: number, slant: number): Print =>
  (over) => {
    const { x0, y0, x1, y1 } = box(over)
    const out: Mark[] = []
    for (let c = Math.floor((x0 - Math.abs(slant) * 1024) / step) * step; c < x1 + Math.abs(slant) * 1024; c += step)
      out.push({
        poly: [
          [c + slant * y0, y0],
          [c + slant * y1, y1],
        ],
        open: true,
      })
    return out
  }

/** Plain cloth first; dots, sprigs, stripes and checks. */
export const PRINTS: readonly Print[] = [
  () => [],
  strewn(38, (x, y) => [{ poly: disc(x, y, 10.5), whole: true }]),
  ruled(25, 0),
  (over) => [...ruled(34, 1)(over), ...ruled(34, -1)(over)],
  // Small flowers.
  strewn(52, (x, y) => [{ poly: foil(x, y, 19, 5), whole: true }]),
  ruled(26, 0.7),
]

/** On smaller patches a print would be a blot. */
const PRINTED = 2600

export function patch(corners: Poly, print: Print): string {
  if (Math.abs(area(corners)) < PRINTED) return shape(corners, 4.2)
  return shape(corners, 0) + clipMarks(print(corners), [corners], 3, 100) + shape(corners, 4.2, 'none')
}

export function block(patches: readonly Patch[], x: number, y: number, size: number, prints: readonly Print[]): string {
  return patches
    .map(([text, print]) => {
      const corners = text.split(' ').map((pair): Point => {
        const [u, v] = pair.split(',').map(Number) as [number, number]
        return [x + (u / 4) * size, y + (v / 4) * size]
      })
      return patch(corners, prints[print]!)
    })
    .join('')
}
