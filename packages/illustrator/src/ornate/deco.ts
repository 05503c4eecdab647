/** Art deco: rows of fans in a stepped border. */
import type { Rng } from '../ink/random.ts'
import { decoPeacock } from './deco-peacock.ts'
import { decoSkyline } from './deco-skyline.ts'
import { subtract } from './kit/clip.ts'
import { arc, curve, ellipse, leaf, rect } from './kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from './kit/marks.ts'
import { move, type Point, TAU } from './kit/points.ts'
import { printCover } from './print-cover.ts'
import { type Subject, weighed } from './subject.ts'

/** In a row. With more, what is between their ribs is too small to color. */
const FANS = 3

/** Whoever was asked for stands before a sunburst, the fans around it. */
export function artDeco(rng: Rng, subject: Subject | null, hero: string | null = null, isCity = false): string {
  if (isCity) return page(decoSkyline(rng) + paperAround(INSIDE) + shape(INSIDE, 7, 'none') + steppedBorder(), false)
  const R = 904 / FANS / 2
  const step = R * rng.pick([1, 0.86])
  let out = ''
  const designs = rng.shuffle(['ribs', 'arcs', 'palm', 'sun', 'steps'])
  const two = rng.chance(0.6)
  const fr = rect(60, 60, 904, 904)
  const fan = (x: number, y: number, kind: string): Mark[] => {
    const m: Mark[] = []
    const C = (q: number): Mark => ({
      poly: [...arc(x, y, q, Math.PI, TAU, 40), [x + q, y + R * 1.2], [x - q, y + R * 1.2]],
    })
    const ray = (a: number, q0: number, q1: number): Mark => ({
      poly: [
        [x + q0 * Math.cos(a), y + q0 * Math.sin(a)],
        [x + q1 * Math.cos(a), y + q1 * Math.sin(a)],
      ],
      open: true,
    })
    m.push({ ...C(R), sw: 6 }, { ...C(R - 13), sw: 4 })
    const q = R - 13
    if (kind === 'ribs') {
      const n = 9
      for (let i = 0; i < n; i++) {
        const a = Math.PI + ((i + 0.5) / n) * Math.PI
        m.push(
          {
            poly: move(
              curve([
                [q * 0.3, 0],
                [q * 0.6, -q * 0.1],
                [q * 0.84, -q * 0.138],
                [q * 0.97, 0],
                [q * 0.84, q * 0.138],
                [q * 0.6, q * 0.1],
              ]),
              x,
              y,
              a,
            ),
          },
          {
            poly: move(
              curve([
                [q * 0.62, 0],
                [q * 0.8, -q * 0.06],
                [q * 0.87, 0],
                [q * 0.8, q * 0.06],
              ]),
              x,
              y,
              a,
            ),
          },
        )
      }
      m.push(C(q * 0.34), C(q * 0.18))
    }
    if (kind === 'arcs') {
      for (const k of [0.82, 0.6, 0.46, 0.22]) m.push(C(q * k))
      const cells = Math.floor((q * 0.91 * Math.PI) / 21)
      for (let i = 0; i <= cells; i++) m.push(ray(Math.PI + (i / cells) * Math.PI, q * 0.82, q))
      for (let i = 0; i < 11; i++) {
        const a = Math.PI + ((i + 0.5) / 11) * Math.PI
        m.push({ poly: ellipse(x + q * 0.71 * Math.cos(a), y + q * 0.71 * Math.sin(a), q * 0.082, q * 0.082, 24) })
      }
      for (let i = 0; i <= 8; i++) m.push(ray(Math.PI + (i / 8) * Math.PI, q * 0.22, q * 0.46))
    }
    if (kind === 'palm') {
      for (const k of [-3, 3, -2, 2, -1, 1, 0]) {
        const a = -Math.PI / 2 + k * 0.42
        m.push(
          { poly: leaf(x, y - q * 0.02, q * (0.97 - Math.abs(k) * 0.03), q * 0.34, a, 0.66) },
          { poly: leaf(x, y - q * 0.02, q * (0.72 - Math.abs(k) * 0.03), q * 0.16, a, 0.7) },
        )
      }
      m.push(C(q * 0.24))
    }
    if (kind === 'sun') {
      for (let i = 0; i <= 14; i++) m.push(ray(Math.PI + (i / 14) * Math.PI, q * 0.5, q))
      m.push(
        {
          poly: [
            ...Array.from({ length: 29 }, (_, i) => {
              const a = Math.PI + (i / 28) * Math.PI
              const z = i % 2 ? q * 0.76 : q * 0.6
              return [x + z * Math.cos(a), y + z * Math.sin(a)] as Point
            }),
            [x + q * 0.6, y + R * 1.2],
            [x - q * 0.6, y + R * 1.2],
          ],
        },
        C(q * 0.5),
        C(q * 0.34),
        C(q * 0.16),
      )
    }
    if (kind === 'steps')
      for (const [k, h] of [
        [0.8, 0.5],
        [0.6, 0.74],
        [0.38, 0.9],
      ] as const)
        m.push(
          {
            poly: [
              [x - q * k, y + R],
              [x - q * k, y - q * h * 0.72],
              [x - q * k * 0.72, y - q * h * 0.72],
              [x - q * k * 0.72, y - q * h * 0.9],
              [x + q * k * 0.72, y - q * h * 0.9],
              [x + q * k * 0.72, y - q * h * 0.72],
              [x + q * k, y - q * h * 0.72],
              [x + q * k, y + R],
            ]
              .map(([a, b]) => [a!, b!] as Point)
              .filter(([a, b]) => Math.hypot(a - x, Math.min(0, b - y)) < q * 1.02 || b > y),
          },
          { poly: leaf(x, y, q * 0.62, q * 0.2, -Math.PI / 2, 0.6) },
        )
    return m
  }
  const marks: Mark[] = []
  let row = 0
  for (let y = 60 + 0; y < 964 + R + step; y += step, row++)
    for (let i = -1; i <= FANS; i++) {
      const x = 60 + R + i * 2 * R + (row % 2 ? R : 0)
      marks.push(...fan(x, y, designs[two ? row % 2 : (row + i + 5) % 3]!))
    }
  const free = subject ? subtract([fr], [ellipse(512, 512, 350)]) : [fr]
  out += clipMarks(marks, free, 3.4, 110) + shape(fr, 7, 'none')
  if (subject)
    out += hero === 'peacock' ? medallion(rng) + centered(decoPeacock(rng)) : medallion(rng) + shown(subject, rng)
  out += steppedBorder()
  return page(out, false)
}

const INSIDE = rect(60, 60, 904, 904)

function steppedBorder(): string {
  let out = shape(rect(44, 44, 936, 936), 4, 'none') + shape(rect(16, 16, 992, 992), 6, 'none')
  const around = (s: string) => [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${s}</g>`).join('')
  out += around(
    Array.from({ length: 13 }, (_, i) => {
      const x = 88 + i * 66
      return (
        shape(
          [
            [x, 44],
            [x + 22, 20],
            [x + 44, 44],
          ],
          3.6,
        ) +
        line(
          [
            [x + 55, 17],
            [x + 55, 44],
          ],
          3.6,
        )
      )
    }).join(''),
  )
  out += around(shape(rect(16, 16, 66, 66), 6) + shape(rect(30, 30, 38, 38), 4) + circle(49, 49, 10, 3.4))
  return out
}

/** A disc with stepped edges and a sunburst. */
function medallion(rng: Rng): string {
  const rays = rng.pick([30, 36, 44])
  const rings = rng.pick([[], [262], [282, 180]])
  let out = circle(512, 512, 356, 7) + circle(512, 512, 338, 4) + circle(512, 512, 310, 5)
  for (const r of rings) out += circle(512, 512, r, 4)
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * TAU
    const at = (r: number): Point => [512 + r * Math.cos(a), 512 + r * Math.sin(a)]
    out += line([at(310), at(338)], 3.6) + (i % 2 ? line([at(120), at(310)], 3.4) : '')
  }
  return out
}

const shown = (subject: Subject, rng: Rng): string =>
  subject({ x: 512, y: 512, w: 600, h: 590, cover: printCover(rng), sw: 6 }).svg

/** As large as the disc. */
const centered = (svg: string): string =>
  `<g transform="translate(512 512) scale(.75) translate(-512 -545)">${weighed(svg, 0.75)}</g>`
