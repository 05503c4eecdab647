/** A window at night or in the rain, with curtains. */
import type { Rng } from '../../ink/random.ts'
import { grow } from '../kit/clip.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
export function nookWindow(rng: Rng, isRainy: boolean): string {
  let out = ''
  // window
  const win: Poly = [
    [270, 650],
    [270, 380],
    ...arc(512, 400, 242, Math.PI, TAU, 40).map(([a, b]) => [a, 400 + (b - 400) * 0.78] as Point),
    [754, 380],
    [754, 650],
  ]
  out += shape(rect(254, 196, 516, 676), 5) + shape(win, 7)
  const glass = grow([win], -18)[0]!
  out += shape(glass, 5)
  const phase = rng.between(0, TAU)
  const moon: Mark = { poly: ellipse(512 + rng.between(-60, 60), 320, 44), sw: 4.5 }
  const night: Mark[] = [moon]
  for (const [y, a, k] of [
    [540, 30, 0.012],
    [580, 24, 0.02],
  ] as const)
    night.push({
      poly: [
        ...Array.from({ length: 60 }, (_, i) => [250 + i * 9, y - a * Math.sin(i * 9 * k + phase)] as Point),
        [800, 700],
        [250, 700],
      ],
      sw: 4,
    })
  for (let i = 0; i < 7; i++) {
    const x = 300 + i * 68 + rng.between(-10, 10)
    const y = 560 + rng.between(-14, 18)
    const h = rng.between(56, 92)
    for (const t of [0, 0.3, 0.6])
      night.push({
        poly: [
          [x - 24 + t * 14, y - t * h],
          [x, y - h * (0.5 + t * 0.8)],
          [x + 24 - t * 14, y - t * h],
        ],
        sw: 3.4,
      })
  }
  for (let i = 0; i < 7; i++) {
    const x = rng.between(400, 630)
    const y = rng.between(250, 470)
    if (isRainy || Math.hypot(x - (moon.poly[0]![0] - 44), y - 320) < 64) continue
    night.push({
      poly: Array.from({ length: 10 }, (_, k) => {
        const a = -Math.PI / 2 + (k * Math.PI) / 5
        const q = k % 2 ? 8 : 19
        return [x + q * Math.cos(a), y + q * Math.sin(a)] as Point
      }),
      sw: 3.2,
      whole: true,
    })
  }
  out += clipMarks(isRainy ? [...night.filter((mark) => mark !== moon), ...drops()] : night, [glass], 3.4, 60)
  for (const x of [436, 588]) out += clipMarks([{ poly: rect(x - 5, 190, 10, 480), sw: 3.6 }], [glass], 3.6, 20)
  out += clipMarks([{ poly: rect(260, 428, 500, 10), sw: 3.6 }], [glass], 3.6, 20)
  // curtains
  for (const e of [-1, 1]) {
    const f = (s: string) => curve(s).map(([x, y]) => [512 + e * (x - 512), y] as Point)
    out += shape(f('256,214! 420,214! 404,300 366,400 318,470 300,500! 322,560 330,650! 256,650!'), 5)
    for (const s of [
      '300,214 296,330 282,440 290,500',
      '340,214 330,330 304,430 297,498',
      '380,214 366,320 326,430 300,500',
      '292,510 280,580 284,650',
      '300,508 306,580 308,650',
    ])
      out += line(
        curve(s, false).map(([x, y]) => [512 + e * (x - 512), y] as Point),
        3.2,
      )
    out += shape(f('258,484! 310,490! 312,512! 258,508!'), 4)
  }
  out += shape(rect(246, 200, 532, 15), 4.6) + circle(246, 207, 13, 4) + circle(778, 207, 13, 4)
  for (let i = 0; i < 11; i++) {
    const x = 262 + i * 46
    out +=
      shape(
        [
          [x, 215],
          [x + 46, 215],
          [x + 23, 246],
        ],
        3.8,
      ) +
      (i % 2
        ? dot(x + 23, 225, 3)
        : line(
            [
              [x + 14, 225],
              [x + 32, 225],
            ],
            2.8,
          ))
  }
  return out
}

/** Drops that run down the pane, in rows. */
const drops = (): Mark[] =>
  Array.from({ length: 30 }, (_, i): Mark => {
    const [x, y] = [300 + (i % 6) * 84 + (Math.floor(i / 6) % 2) * 40, 250 + Math.floor(i / 6) * 62]
    return { poly: leaf(x, y + 22, 38, 17, -Math.PI / 2 + 0.1, 0.3), sw: 3.4, whole: true }
  })
