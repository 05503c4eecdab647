/** Color by number: large areas, each with its number, and below what the numbers mean. */
import { caption } from '../lettering/ink.ts'
import { curve, ellipse, leaf, rect } from '../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../ornate/kit/marks.ts'
import { type Point, type Poly, TAU } from '../ornate/kit/points.ts'
import { latest } from '../words/kept.ts'
import { title } from './chart.ts'
import { type Numbered, numberedAnimal } from './numbered.ts'

/** An area, its number, and where that is written; an eye has none. */
type Area = readonly [poly: Poly, number: number, at: Point]

const COLORS = ['red', 'blue', 'yellow', 'green', 'orange', 'purple', 'pink', 'brown', 'gray', 'black']
/** Where nobody says how many. */
export const USUAL = 6
export const MOST = COLORS.length

const turned = (poly: Poly): Poly => poly.map(([x, y]): Point => [1024 - x, y])
const twice = (area: Area): Area[] => [area, [turned(area[0]), area[1], [1024 - area[2][0], area[2][1]]]]

const butterfly = (): Area[] => [
  ...twice([curve('500,480! 430,330 300,190 160,190 80,280 110,430 240,520 380,540 500,510!'), 1, [130, 330]]),
  ...twice([curve('460,470! 400,370 310,270 220,260 170,320 200,410 290,460 380,480'), 2, [400, 440]]),
  ...twice([ellipse(262, 352, 56, 50), 3, [262, 352]]),
  ...twice([curve('500,530! 380,560 250,600 200,690 240,790 340,810 440,720 500,600!'), 5, [230, 720]]),
  ...twice([curve('470,570! 390,600 310,640 290,700 320,746 380,730 440,660'), 6, [370, 680]]),
  [curve('512,380 548,430 550,560 536,700 512,760 488,700 474,560 476,430'), 4, [512, 560]],
  [ellipse(512, 350, 52, 50), 3, [512, 350]],
]

const fish = (): Area[] => [
  [curve('760,500! 860,380 960,330! 930,420 920,500 930,590 960,670! 860,620'), 1, [880, 500]],
  [curve('420,300! 480,190 600,180 680,250! 640,330!'), 5, [560, 262]],
  [curve('440,690! 500,790 600,800 660,750! 620,660!'), 5, [560, 730]],
  [curve('90,500 180,360 340,280 520,290 680,380 790,500 680,620 520,710 340,720 180,640'), 2, [730, 500]],
  [curve('340,281! 400,390 410,600 340,719! 180,640 90,500 180,360'), 3, [310, 610]],
  [curve('470,285! 540,390 548,600 470,717! 400,722 340,719! 410,600 400,390 340,281! 400,276'), 1, [448, 590]],
  [curve('590,320! 650,420 654,570 590,682! 530,708 470,717! 548,600 540,390 470,285! 530,292'), 4, [580, 570]],
  [curve('430,470! 510,430 560,480 520,560 440,550'), 6, [494, 500]],
  [ellipse(220, 440, 46), 0, [220, 440]],
]

const flower = (): Area[] => {
  const petals = Array.from({ length: 8 }, (_, i): Area => {
    const a = (i * TAU) / 8 - Math.PI / 2
    return [leaf(512, 380, 220, 140, a, 0.62), i % 2 ? 5 : 1, [512 + 150 * Math.cos(a), 380 + 150 * Math.sin(a)]]
  })
  return [
    [rect(490, 400, 44, 330), 4, [512, 660]],
    ...twice([leaf(500, 690, 220, 110, Math.PI * 1.12, 0.5), 4, [390, 650]]),
    ...petals,
    [ellipse(512, 380, 78), 3, [512, 380]],
    [curve('372,720! 652,720! 620,836! 404,836!'), 6, [512, 788]],
    [rect(352, 690, 320, 50), 2, [512, 715]],
  ]
}

const house = (): Area[] => [
  [ellipse(860, 260, 92), 3, [860, 260]],
  [rect(40, 760, 944, 76), 4, [512, 798]],
  [rect(640, 240, 70, 160), 5, [675, 286]],
  [rect(280, 440, 464, 322), 3, [512, 480]],
  [curve('512,200! 800,450! 224,450!'), 1, [512, 360]],
  [rect(450, 560, 124, 202), 2, [512, 640]],
  [rect(312, 520, 104, 104), 6, [364, 572]],
  [rect(608, 520, 104, 104), 6, [660, 572]],
  [rect(130, 600, 44, 162), 5, [152, 700]],
  [curve('152,340 240,400 250,520 190,610 114,610 54,520 64,400'), 4, [152, 490]],
]

const DESIGNS: Record<string, () => Area[]> = { butterfly, fish, flower, house }

/** What has a design of its own; of others every area is numbered as it is. Reading and drawing ask for the same in turn. */
const designOf = latest((name: string, highest: string): Numbered | null => {
  const most = Number(highest)
  const areas = DESIGNS[name]?.()
  if (!areas) return numberedAnimal(name, most)
  let svg = areas.map(([poly]) => shape(poly, 6)).join('')
  if (name === 'fish') svg += circle(206, 444, 17, 0, '#000')
  if (name === 'butterfly')
    for (const x of [-1, 1]) svg += line(curve(`512,300 ${512 + x * 40},230 ${512 + x * 90},200`, false), 6)
  const numbers = areas.flatMap(([, number, at]) =>
    number ? [{ number: ((number - 1) % most) + 1, at, size: NUMBER }] : [],
  )
  return { svg, numbers }
})

const NUMBER = 42

/** Whether it can be had as color by number. */
export const canNumber = (name: string, most: number): boolean => designOf(name, String(most)) !== null

/** `most`: the highest number, each with its swatch. */
export function colorByNumberPage(name: string, most: number): string | null {
  const design = designOf(name, String(most))
  if (!design) return null
  let out = title('Color by Number', 30, 84) + design.svg
  for (const {
    number,
    at: [x, y],
    size,
  } of design.numbers)
    out += caption(String(number), { x: x - size * 0.52, y: y - size * 0.48, w: size * 1.04, h: size * 0.95 }, size)
  const used = Math.max(...design.numbers.map(({ number }) => number))
  const wide = 948 / used
  for (const [i, color] of COLORS.slice(0, used).entries()) {
    const x = 38 + i * wide
    out +=
      circle(x + wide / 2, 892, 36, 5) + caption(String(i + 1), { x: x + wide / 2 - 22, y: 872, w: 44, h: 40 }, NUMBER)
    out += caption(color, { x: x + 4, y: 940, w: wide - 8, h: 44 }, 40)
  }
  return page(out)
}
