/** A skyline of the twenties: stepped towers before a sunburst, clouds in scrolls. */
import type { Rng } from '../ink/random.ts'
import { arc, curve, rect } from './kit/curves.ts'
import { circle, clipMarks, line, type Mark, shape } from './kit/marks.ts'
import { move, type Poly, TAU } from './kit/points.ts'

const FOOT = 964

/** What a tower ends in, on a block `w` wide about x, its roof at y. */
type Crown = (x: number, y: number, w: number) => string

const spire = (x: number, y: number, long: number): string =>
  shape(
    [
      [x - 9, y],
      [x, y - long],
      [x + 9, y],
    ],
    4,
  )

const CROWNS: readonly Crown[] = [
  // Rising arcs with windows of three corners.
  (x, y, w) => {
    let out = spire(x, y - w * 0.78, 90)
    for (const [k, up] of [
      [1, 0],
      [0.74, 0.26],
      [0.46, 0.5],
    ] as const) {
      const r = (w / 2) * k
      out += shape([[x - r, y], ...arc(x, y - w * up, r, Math.PI, TAU, 20), [x + r, y]], 4.4)
      if (r > 26)
        for (const a of [-2.5, -1.57, -0.64])
          out += shape(
            move(
              curve('-9,0! 0,-14! 9,0!'),
              x + (r - 16) * Math.cos(a),
              y - w * up + (r - 16) * Math.sin(a),
              a + Math.PI / 2,
            ),
            3.4,
          )
    }
    return out
  },
  // Steps and a mast.
  (x, y, w) => {
    let out = spire(x, y - 84, 110)
    for (const [k, up] of [
      [0.28, 84],
      [0.52, 56],
      [0.78, 28],
    ] as const)
      out += shape(rect(x - (w * k) / 2, y - up, w * k, up), 4.4)
    return out
  },
  // A pyramid of ribs.
  (x, y, w) => {
    const tip: [number, number] = [x, y - w * 0.95]
    let out = spire(x, y - w * 0.9, 60) + shape([[x - w / 2, y], tip, [x + w / 2, y]], 4.6)
    for (const k of [-0.25, 0, 0.25])
      out += line(
        [
          [x + w * k, y],
          [x + w * k * 0.3, y - w * 0.66],
        ],
        3.6,
      )
    return out
  },
  // A fan.
  (x, y, w) => {
    const r = w / 2
    let out = shape([...arc(x, y, r, Math.PI, TAU, 24)], 4.6) + shape([...arc(x, y, r * 0.45, Math.PI, TAU, 16)], 3.8)
    for (let i = 1; i < 7; i++) {
      const a = Math.PI + (i / 7) * Math.PI
      out += line(
        [
          [x + r * 0.45 * Math.cos(a), y + r * 0.45 * Math.sin(a)],
          [x + r * Math.cos(a), y + r * Math.sin(a)],
        ],
        3.6,
      )
    }
    return out
  },
]

/** Rows or columns of windows, or ribs, within a block. */
function facade(block: Poly, x: number, y: number, w: number, h: number, kind: number): string {
  const marks: Mark[] = []
  if (kind === 0) {
    const n = Math.max(2, Math.round(w / 30))
    for (let i = 1; i < n; i++)
      marks.push({
        poly: [
          [x - w / 2 + (w * i) / n, y + 18],
          [x - w / 2 + (w * i) / n, y + h],
        ],
        open: true,
      })
    marks.push({
      poly: [
        [x - w, y + 18],
        [x + w, y + 18],
      ],
      open: true,
    })
  } else if (kind === 1) {
    const n = Math.max(2, Math.floor((w - 16) / 32))
    for (let i = 0; i < n; i++)
      for (let v = y + 18; v + 34 < y + h; v += 46)
        marks.push({ poly: rect(x - (n * 32) / 2 + i * 32 + 6, v, 20, 30), whole: true })
  } else if (kind === 2) {
    for (let v = y + 26; v < y + h; v += 26)
      marks.push({
        poly: [
          [x - w, v],
          [x + w, v],
        ],
        open: true,
      })
    marks.push({ poly: rect(x - w * 0.16, y - 10, w * 0.32, h + 20) })
  } else {
    for (let v = y + 10; v < y + h; v += 34)
      marks.push({
        poly: [
          [x - w / 2, v + 22],
          [x, v],
          [x + w / 2, v + 22],
        ],
        open: true,
      })
    marks.push({
      poly: [
        [x, y],
        [x, y + h],
      ],
      open: true,
    })
  }
  return clipMarks(marks, [block], 3.5, 90)
}

/** Two or three blocks on each other, ever narrower. */
function tower(x: number, top: number, w: number, rng: Rng, isCrowned: boolean): string {
  const shares = rng.pick([
    [0.5, 0.76, 1],
    [0.62, 1],
    [0.44, 0.7, 1],
  ])
  const tall = FOOT - top
  let out = isCrowned ? rng.pick(CROWNS)(x, top, w * shares[0]! * 0.9) : ''
  const kind = rng.int(0, 3)
  for (const [i, share] of shares.entries()) {
    const y = top + (tall * 0.55 * i) / shares.length
    const block = rect(x - (w * share) / 2, y, w * share, FOOT - y + 10)
    out += shape(block, 5) + facade(block, x, y, w * share, FOOT - y, (kind + i) % 4)
    out += shape(rect(x - (w * share) / 2 - 5, y - 6, w * share + 10, 14), 4)
  }
  return out
}

function sky(rng: Rng): string {
  const [x, y, r] = [rng.pick([360, 512, 664]), rng.between(430, 560), rng.between(120, 170)]
  let out = ''
  const count = rng.pick([22, 26, 30])
  for (let i = 0; i < count; i++) {
    const a = Math.PI + (i / (count - 1)) * Math.PI
    out += line(
      [
        [x + (r + 34) * Math.cos(a), y + (r + 34) * Math.sin(a)],
        [x + 1200 * Math.cos(a), y + 1200 * Math.sin(a)],
      ],
      3.8,
    )
  }
  out += circle(x, y, r + 34, 5) + circle(x, y, r, 5)
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU
    out += line(
      [
        [x + r * Math.cos(a), y + r * Math.sin(a)],
        [x + (r + 34) * Math.cos(a), y + (r + 34) * Math.sin(a)],
      ],
      3.5,
    )
  }
  for (const [cx, cy] of rng.pick([
    [
      [190, 230],
      [830, 330],
    ],
    [
      [820, 200],
      [220, 360],
    ],
  ] as const))
    for (const [dx, dy, w] of [
      [30, -40, 130],
      [-20, 0, 190],
      [20, 40, 150],
    ] as const)
      out += shape(
        [
          ...arc(cx + dx - w / 2, cy + dy, 20, Math.PI / 2, Math.PI * 1.5, 10),
          ...arc(cx + dx + w / 2, cy + dy, 20, -Math.PI / 2, Math.PI / 2, 10),
        ],
        4.4,
      )
  return out
}

export function decoSkyline(rng: Rng): string {
  let out = sky(rng)
  // Far towers are high and narrow, near ones low: none hides another wholly.
  const rows = [
    { count: 5, from: 270, to: 430, wide: 150 },
    { count: 5, from: 520, to: 640, wide: 190 },
    { count: 5, from: 770, to: 840, wide: 180 },
  ]
  for (const [i, { count, from, to, wide }] of rows.entries()) {
    const step = 904 / count
    const order = rng.shuffle(Array.from({ length: count }, (_, k) => k))
    for (const k of order)
      out += tower(
        60 + step * (k + (i % 2 ? 0.3 : 0.6)) + rng.between(-14, 14),
        rng.between(from, to),
        wide * rng.between(0.82, 1),
        rng,
        i < 2,
      )
  }
  return out
}
