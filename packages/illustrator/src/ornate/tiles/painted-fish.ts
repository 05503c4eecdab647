/** Fish as a painter of tiles sets them: scales, rayed fins, a round eye. They face right, their middle at 0, 0, about 400 long. */
import { intersect, subtract } from '../kit/clip.ts'
import { arc, curve } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

interface Build {
  body: string
  /** Behind it lies the gill; before the other line, the tail. */
  gill: string
  rump: string
  fins: readonly string[]
  /** Where the rays of each fin come from. */
  roots: readonly Point[]
  tail: string
  side: string
  eye: Point
  mouth: string
}

const BUILDS: readonly Build[] = [
  {
    body: '204,8! 172,-36 110,-78 20,-94 -70,-66 -140,-22 -168,-12! -172,14! -130,32 -70,66 20,88 110,70 170,40',
    gill: '110,-110 82,-50 78,0 84,50 108,110',
    rump: '-118,-80 -104,0 -118,80',
    fins: ['84,-78! 50,-140 -30,-142 -96,-100! -70,-70 -10,-88 40,-90', '20,84! 4,124 -40,136 -66,120! -60,90 -40,70'],
    roots: [
      [30, -60],
      [0, 60],
    ],
    tail: '-158,-14! -196,-66 -240,-92 -262,-84! -230,-30 -226,20 -256,88! -232,92 -196,62 -160,16!',
    side: '40,22! 4,10 -44,22 -60,52! -30,66 14,60 42,44!',
    eye: [138, -22],
    mouth: '204,8 188,16 174,16',
  },
  {
    body: '210,4! 160,-26 90,-50 0,-58 -90,-40 -160,-12! -162,12! -90,38 0,54 90,48 160,26',
    gill: '120,-80 98,-30 96,0 100,40 118,80',
    rump: '-124,-60 -112,0 -124,60',
    fins: ['40,-54! 10,-108 -50,-106 -70,-92! -40,-60 -10,-58', '-30,48! -60,86 -96,84! -90,50 -70,40'],
    roots: [
      [0, -40],
      [-50, 36],
    ],
    tail: '-152,-12! -200,-60 -248,-80 -262,-76! -224,-20 -224,20 -262,76! -248,80 -200,60 -152,12!',
    side: '66,16! 30,8 -4,20 -16,44! 16,52 46,44 68,32!',
    eye: [150, -14],
    mouth: '210,4 194,12 182,12',
  },
  {
    body: '180,6! 156,-60 90,-122 10,-138 -70,-104 -130,-34 -150,-14! -152,14! -126,40 -70,100 10,132 90,116 150,62',
    gill: '96,-150 66,-60 62,0 68,60 98,150',
    rump: '-104,-90 -92,0 -104,90',
    fins: ['60,-124! 20,-196 -70,-190 -120,-128! -90,-80 -30,-116', '40,120! 10,180 -60,180 -112,122! -80,80 -20,112'],
    roots: [
      [0, -80],
      [0, 80],
    ],
    tail: '-140,-16! -180,-70 -220,-86 -238,-70! -218,-24 -216,24 -238,72! -218,86 -180,68 -142,16!',
    side: '28,30! -10,14 -50,30 -62,64! -30,78 14,70 32,52!',
    eye: [116, -30],
    mouth: '180,6 164,18 150,18',
  },
]

/** Rays from a root through a fin. */
function rays([x, y]: Point, fin: Poly, count: number): Mark[] {
  const angles = fin.map(([u, v]) => Math.atan2(v - y, u - x))
  const middle = Math.atan2(
    fin.reduce((sum, [, v]) => sum + v - y, 0),
    fin.reduce((sum, [u]) => sum + u - x, 0),
  )
  const off = angles.map((a) => Math.atan2(Math.sin(a - middle), Math.cos(a - middle)))
  const [from, to] = [Math.min(...off), Math.max(...off)]
  return Array.from({ length: count }, (_, i) => {
    const a = middle + from + ((to - from) * (i + 1)) / (count + 1)
    return {
      poly: [
        [x, y],
        [x + 300 * Math.cos(a), y + 300 * Math.sin(a)],
      ],
      open: true,
    }
  })
}

export interface Swimmer {
  x: number
  y: number
  turn: number
  scale: number
  isLeft?: boolean
  build: number
}

/** What a fish covers. */
export function fishOutlines({ x, y, turn, scale, isLeft = false, build }: Swimmer): Poly[] {
  const { body, fins, tail } = BUILDS[build % BUILDS.length]!
  return [body, tail, ...fins].map((text) =>
    move(
      curve(text).map(([u, v]): Point => [isLeft ? -u : u, v]),
      x,
      y,
      turn,
      scale,
    ),
  )
}

export function paintedFish({ x, y, turn, scale, isLeft = false, build }: Swimmer): string {
  const { body, gill, rump, fins, roots, tail, side, eye, mouth } = BUILDS[build % BUILDS.length]!
  const at = (poly: Poly): Poly => move(isLeft ? poly.map(([u, v]): Point => [-u, v]) : poly, x, y, turn, scale)
  const fine = (marks: readonly Mark[]): Mark[] => marks.map((mark) => ({ ...mark, poly: at(mark.poly) }))
  const outline = curve(body)
  const isSmall = scale < 0.8
  let out = ''
  for (const [i, text] of [...fins, tail].entries()) {
    const fin = curve(text)
    const root = roots[i] ?? ([-120, 0] as Point)
    out += shape(at(fin), 4.6) + clipMarks(fine(rays(root, fin, isSmall ? 4 : 6)), [at(fin)], 3.3)
  }
  out += shape(at(outline), 5.4)
  const front = curve(gill, false)
  const back = curve(rump, false)
  const middle = subtract(
    [outline],
    [
      [...front, [400, 200], [400, -200]],
      [...back, [-400, 200], [-400, -200]],
    ],
  )
  const size = isSmall ? 38 : 30
  const scales: Mark[] = []
  for (let a = 0; a * size * 0.62 < 330; a++)
    for (let b = -6; b <= 6; b++) {
      const [u, v] = [130 - a * size * 0.62, (b + (a % 2) / 2) * size]
      scales.unshift({
        poly: [
          ...arc(u, v, size / 2, Math.PI / 2, Math.PI * 1.5, 10),
          [u + size, v - size / 2],
          [u + size, v + size / 2],
        ],
      })
    }
  for (const part of middle) out += clipMarks(fine(scales), [at(part)], 3.3, 150) + shape(at(part), 4, 'none')
  // The stripe before the tail.
  for (const part of intersect([outline], [[...back, [-400, 200], [-400, -200]]])) {
    const stripe = back.map(([u, v]): Point => [u - 26, v])
    out += clipMarks([{ poly: at(stripe), open: true }], [at(part)], 3.4)
  }
  const paddle = curve(side)
  out += shape(at(paddle), 4.4) + clipMarks(fine(rays([60, paddle[0]![1]], paddle, isSmall ? 2 : 3)), [at(paddle)], 3.2)
  const [[ex, ey]] = at([eye]) as [Point]
  out += circle(ex, ey, Math.max(13, 20 * scale), 3.8) + (isSmall ? '' : circle(ex, ey, 12 * scale, 3.2))
  out += circle(ex, ey, 4.6, 0, '#000')
  out += line(at(curve(mouth, false)), 3.8)
  if (!isSmall)
    out += clipMarks([{ poly: at(front.map(([u, v]): Point => [u + 22, v])), open: true }], [at(outline)], 3.4)
  return out
}

/** Curling waves under them: a row of scrolls. */
export const scrollWaves = (y: number, from: number, to: number, size: number): Mark[] =>
  Array.from({ length: Math.ceil((to - from) / (size * 1.6)) }, (_, i): Mark[] => {
    const at = (text: string, closed = true): Poly => move(curve(text, closed), from + i * size * 1.6, y, 0, size)
    return [
      { poly: at('-0.4,4! 0,1! 0.2,0.2 0.8,-0.3 1.4,0 1.4,0.45 1,0.5! 1.1,0.8 1.8,1! 2.2,4!'), sw: 4.2 },
      { poly: at('0.3,1.2 0.5,0.4 0.9,0.1 1.16,0.22', false), open: true, sw: 3.4 },
    ]
  }).flat()
