/** Pages of a first lesson in science and numbers: what one eats, states of matter, parts of a whole, the heart. */
import { roundedRect } from '../lettering/frames.ts'
import { curve } from '../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../ornate/kit/marks.ts'
import { type Point, TAU } from '../ornate/kit/points.ts'
import { type Cell, type Labeled, title, type Write } from './chart.ts'
import { put } from './put.ts'

const LEVELS: readonly (readonly [label: string, names: readonly string[]])[] = [
  ['sweets', ['candy']],
  ['protein', ['fish', 'egg']],
  ['fruit, vegetables', ['apple', 'carrot', 'banana', 'broccoli']],
  ['grains', ['bread', 'corn', 'pretzel', 'spaghetti', 'rice']],
]

/** Four levels, the widest below, with the name of each beside it. */
export function foodPyramidPage(write: Write): string {
  const [top, foot, middle, half] = [160, 976, 430, 390]
  const widthAt = (y: number) => (half * (y - top)) / (foot - top)
  const edges = [top, 384, 582, 780, foot]
  let out = title('Food Pyramid')
  for (const [i, [label, names]] of LEVELS.entries()) {
    const [y0, y1] = [edges[i] ?? 0, edges[i + 1] ?? 0]
    out += shape(
      [
        [middle - widthAt(y0), y0],
        [middle + widthAt(y0), y0],
        [middle + widthAt(y1), y1],
        [middle - widthAt(y1), y1],
      ],
      6,
    )
    const y = y0 + (y1 - y0) * (i ? 0.52 : 0.7)
    const wide = i ? 2 * widthAt(y0) + 40 : 110
    for (const [k, name] of names.entries())
      out += put(
        name,
        middle + (k - (names.length - 1) / 2) * (wide / names.length),
        y,
        Math.min(128, wide / names.length - 10),
        i ? 128 : 90,
      )
    const edge = middle + widthAt((y0 + y1) / 2)
    const rise = (y0 + y1) / 2
    out +=
      line(
        [
          [edge - 14, rise],
          [824, rise],
        ],
        4,
      ) + circle(edge - 14, rise, 7, 0, '#000')
    out += write(label, { x: 830, y: rise - 44, w: 176, h: 88 }, 40)
  }
  return page(out)
}

const STATES: readonly (readonly [label: string, names: readonly string[], spots: readonly Point[]])[] = [
  [
    'solid',
    ['rock', 'building blocks'],
    Array.from({ length: 16 }, (_, i): Point => [(i % 4) * 54 - 81, Math.floor(i / 4) * 54 - 81]),
  ],
  [
    'liquid',
    ['juice', 'raindrop'],
    [
      [-84, 74],
      [-28, 84],
      [30, 70],
      [84, 82],
      [-58, 20],
      [2, 26],
      [60, 18],
      [-86, -30],
      [-14, -30],
      [84, -38],
    ],
  ],
  [
    'gas',
    ['balloon', 'kettle'],
    [
      [-78, -80],
      [40, -60],
      [-20, 0],
      [84, 30],
      [-70, 72],
      [24, 84],
    ],
  ],
]

/** Three columns: what is in that state, and how its smallest parts lie. */
export function statesPage(write: Write): string {
  let out = title('States of Matter')
  for (const [i, [label, names, spots]] of STATES.entries()) {
    const x = 36 + i * 320
    out += shape(roundedRect(x, 160, 308, 824, 30), 5)
    for (const [k, name] of names.entries()) out += put(name, x + 154, 300 + k * 200, 210, 170)
    out += write(label, { x: x + 40, y: 618, w: 228, h: 60 }, 58)
    out += shape(roundedRect(x + 34, 708, 240, 240, 20), 5)
    for (const [dx, dy] of spots) out += circle(x + 154 + dx, 828 + dy, 23, 4.5)
  }
  return page(out)
}

/** A circle cut into equal parts, one of them dotted; of a pizza it has its crust, and what lies on it. */
export const partOf = (label: string, parts: number, isPizza = false): Cell => ({
  label,
  draw: (x, y, w, h) => {
    const r = Math.min(w, h) / 2
    const at = (a: number, far: number): Point => [x + far * Math.cos(a), y + far * Math.sin(a)]
    const turn = (i: number) => (i / parts) * TAU - Math.PI / 2
    const cuts = parts > 1 ? Array.from({ length: parts }, (_, i) => line([[x, y], at(turn(i), r)], 5)) : []
    if (isPizza) {
      const size = r * (parts > 5 ? 0.12 : 0.16)
      const salami = [0.5, ...(parts < 6 ? [0.24, 0.76] : [])].map((of, i) =>
        circle(...at(turn(of), (i ? 0.68 : 0.38) * r), size, 4.5),
      )
      return circle(x, y, r, 6) + circle(x, y, r * 0.88, 4.5) + cuts.join('') + salami.join('')
    }
    const dots = [0.35, 0.6, 0.8].map((far) => circle(...at(turn(0.5), far * r), 9, 4))
    return circle(x, y, r, 6) + cuts.join('') + dots.join('')
  },
})

/** The four rooms of a heart and its great vessels, as one sees them from the front. */
export const heart = (): Labeled => ({
  svg:
    shape(
      curve(
        '430,420! 420,300 440,210 500,180 580,176 640,220 650,330! 592,330! 586,270 560,240 520,250 494,290 496,420!',
      ),
      6,
    ) +
    shape(curve('350,440! 344,330 346,230! 402,230! 404,330 410,440!'), 6) +
    shape(curve('520,440! 560,350 640,330 760,336! 758,390! 660,392 610,420 590,470!'), 6) +
    shape(
      curve(
        '512,930! 400,850 300,730 290,590 310,470 390,410 470,430 520,470 580,420 680,420 740,500 746,620 700,760 600,870',
      ),
      7,
    ) +
    line(curve('520,470 540,600 532,760 512,930', false), 6) +
    line(curve('292,606 400,640 536,606', false), 6) +
    line(curve('536,606 640,640 746,600', false), 6),
  labels: [
    { text: 'vein', at: [374, 270] },
    { text: 'right atrium', at: [390, 530] },
    { text: 'right ventricle', at: [430, 730] },
    { text: 'aorta', at: [620, 250] },
    { text: 'artery', at: [720, 362] },
    { text: 'left atrium', at: [640, 520] },
    { text: 'left ventricle', at: [620, 720] },
  ],
})
