/** A travel poster of the thirties: a liner comes toward us, larger than life, the rays of the sun behind it. */
import type { Rng } from '../../ink/random.ts'
import { cloud } from '../kit/cloud.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'

const FRAME = rect(70, 70, 884, 884)
const SEA = 742

export function liner(rng: Rng): string {
  return page(rays() + clouds(rng) + ship() + sea() + paperAround(FRAME) + frame(), false)
}

function rays(): string {
  let out = ''
  const count = 28
  for (let i = 0; i <= count; i++) {
    const a = Math.PI + (i / count) * Math.PI
    out += line(
      [
        [512, 640],
        [512 + 900 * Math.cos(a), 640 + 900 * Math.sin(a)],
      ],
      3.8,
    )
  }
  for (const r of [430, 388]) out += shape([...arc(512, 640, r, Math.PI, TAU, 60)], 4.4)
  return out
}

function clouds(rng: Rng): string {
  return [
    [160, 560, 0.9],
    [876, 600, 0.95],
    [180, 250, 0.7],
    [856, 270, 0.72],
  ]
    .map(([x, y, k]) => shape(cloud([x! + rng.between(-8, 8), y!], k!), 4))
    .join('')
}

/** The same to both sides of the stem. */
const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1)

function ship(): string {
  let out = funnels() + decks()
  const at = (side: number, text: string, closed = true): Poly =>
    curve(text, closed).map(([u, v]): Point => [512 + side * u, v])
  out += both((side) => {
    const flank = at(side, '0,360! 120,392 232,452! 222,560 178,680 128,800! 0,800!')
    // Its belly below the line of the water is of another color.
    let half = shape(flank, 6) + line(at(side, '0,672 90,682 182,668', false), 4.2)
    half += line(at(side, '0,398 116,428 229,486', false), 4.2)
    const holes: Mark[] = []
    for (const [row, count] of [
      [0, 5],
      [1, 4],
    ] as const)
      for (let i = 0; i < count; i++) {
        const t = (i + 0.7) / 5.2
        const [u, v] = [196 * t + 12 - row * 6, 452 + row * 58 + t * 44]
        holes.push({ poly: ellipse(512 + side * u, v, 13, 15, 20), whole: true })
      }
    half += clipMarks(holes, [flank], 3.6)
    // The anchor in its pipe.
    half += circle(512 + side * 92, 606, 21, 4)
    half += line(at(side, '92,606 92,650', false), 6) + line(at(side, '68,636 76,656 92,660 108,656 116,636', false), 6)
    return half
  })
  return (
    out +
    line(
      [
        [512, 360],
        [512, 800],
      ],
      6,
    ) +
    shape(curve('486,352! 512,340 538,352! 538,372! 512,366 486,372!'), 4.2)
  )
}

function decks(): string {
  let out = ''
  for (const [w, y, h, n] of [
    [386, 396, 70, 11],
    [312, 340, 62, 9],
    [236, 286, 60, 7],
  ] as const) {
    const deck: Poly = [
      [512 - w / 2, y + h],
      [512 - w / 2 + 8, y + 16],
      ...arc(512, y + 40, w / 2 - 12, Math.PI * 1.12, Math.PI * 1.88, 20).map(
        ([u, v]): Point => [u, Math.max(y, y + 16 + (v - y - 16) * 0.2)],
      ),
      [512 + w / 2 - 8, y + 16],
      [512 + w / 2, y + h],
    ]
    out += shape(deck, 5)
    const step = (w - 34) / n
    for (let i = 0; i < n; i++) out += shape(rect(512 - (w - 34) / 2 + i * step + 3, y + 24, step - 6, 24), 3.4)
  }
  // The wings of the bridge.
  return out + both((side) => shape(rect(512 + (side > 0 ? 118 : -186), 300, 68, 26), 4.2))
}

function funnels(): string {
  let out = ''
  for (const x of [430, 594, 512]) {
    const front = x === 512
    const [w, top, foot] = front ? [150, 128, 300] : [112, 168, 320]
    out += shape(
      curve(
        `${x - w / 2},${foot}! ${x - w / 2 + 8},${top}! ${x},${top - 22} ${x + w / 2 - 8},${top}! ${x + w / 2},${foot}!`,
      ),
      5,
    )
    for (const t of [0.24, 0.42]) {
      const v = top + (foot - top) * t
      out += line(
        curve(
          [
            [x - w / 2 + 6, v],
            [x, v + 14],
            [x + w / 2 - 6, v],
          ],
          false,
        ),
        4.2,
      )
    }
    out += shape(ellipse(x, top, w / 2 - 8, 20), 4.6)
  }
  return out
}

/** Swell in scales, and the wave before the stem. */
function sea(): string {
  let out = ''
  for (let row = 0; row < 5; row++) {
    const y = SEA + row * 50
    for (let i = -1; i < 10; i++) {
      const x = 70 + i * 110 + (row % 2) * 55
      for (const r of [62, 44, 26])
        out += shape([...arc(x, y + 40, r, Math.PI, TAU, 20), [x + r, y + 70], [x - r, y + 70]], 4)
    }
    if (!row) out += bow()
  }
  return out
}

const bow = (): string =>
  both((side) => {
    const at = (text: string): Poly => curve(text).map(([u, v]): Point => [512 + side * u, v])
    let out = shape(at('0,690! 60,742 150,734 210,770 236,748 214,722! 270,728 282,780 240,812 150,812 0,820!'), 5)
    for (const text of ['14,730 70,772 140,766 196,796', '10,770 60,798 120,796'])
      out += line(
        curve(text, false).map(([u, v]): Point => [512 + side * u, v]),
        3.8,
      )
    return out
  })

/** Steps in the corners, as the style has them. */
function frame(): string {
  let out =
    shape(FRAME, 6, 'none') + shape(rect(20, 20, 984, 984), 6, 'none') + shape(rect(46, 46, 932, 932), 4, 'none')
  for (const turn of [0, 90, 180, 270]) {
    let corner = ''
    for (const k of [150, 106, 62])
      corner += shape(
        [
          [70, 70],
          [70 + k, 70],
          [70 + k, 92],
          [92, 92],
          [92, 70 + k],
          [70, 70 + k],
        ],
        4.2,
      )
    for (let i = 0; i < 13; i++)
      corner += shape(
        [
          [96 + i * 64, 46],
          [128 + i * 64, 22],
          [160 + i * 64, 46],
        ],
        3.6,
      )
    out += `<g transform="rotate(${turn} 512 512)">${corner}</g>`
  }
  return out
}
