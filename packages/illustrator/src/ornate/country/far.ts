/** The sky of a countryside and what closes its view. */
import type { Rng } from '../../ink/random.ts'
import { cloud } from '../kit/cloud.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Poly, TAU } from '../kit/points.ts'

export type Far = 'hills' | 'mountains' | 'sea' | 'mesas' | 'fjord' | 'cliffs'
export type Light = 'day' | 'low' | 'night' | 'mist'

const star = (x: number, y: number, r: number): Poly =>
  Array.from({ length: 10 }, (_, i) => [
    x + r * (i % 2 ? 0.45 : 1) * Math.sin((i / 10) * TAU),
    y - r * (i % 2 ? 0.45 : 1) * Math.cos((i / 10) * TAU),
  ])

/** A gull or a swallow far away. */
export const birdFar = (x: number, y: number, s: number): string =>
  line(
    curve(
      `${x - s},${y - s * 0.2} ${x - s * 0.5},${y - s * 0.44} ${x},${y}! ${x + s * 0.5},${y - s * 0.5} ${x + s},${y - s * 0.24}`,
      false,
    ),
    4.4,
  )

/** The sun is at `x`. */
export function sky(light: Light, x: number, rng: Rng): string {
  let out = ''
  if (light === 'low') {
    for (let i = 0; i < 13; i++) {
      const a = Math.PI + (i / 12) * Math.PI
      out += line(
        [
          [512 + 176 * Math.cos(a), 400 + 176 * Math.sin(a)],
          [512 + (i % 2 ? 700 : 330) * Math.cos(a), 400 + (i % 2 ? 700 : 330) * Math.sin(a)],
        ],
        4,
      )
    }
    out += circle(512, 400, 150, 5)
    return out + shape(cloud([190, 250], 1.3), 4) + shape(cloud([850, 190], 1.5), 4)
  }
  if (light === 'night') {
    out +=
      circle(x, 180, 100, 4.8) +
      [
        [-30, -26, 22],
        [34, 10, 18],
        [-12, 42, 16],
      ]
        .map(([u, v, r]) => circle(x + u!, 180 + v!, r!, 3.4))
        .join('')
    for (let i = 0; i < 12; i++) {
      const [u, v] = [60 + ((i * 271) % 910), 60 + ((i * 97) % 280)]
      if (Math.hypot(u - x, v - 180) > 150) out += shape(star(u, v, i % 3 ? 17 : 24), 3.6)
    }
    return out
  }
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU
    const long = i % 2 ? 128 : 150
    out += shape(
      [-0.1, 0, 0.1].map((k, j): [number, number] => {
        const r = j === 1 ? long : 92
        return [x + r * Math.cos(a + k), 170 + r * Math.sin(a + k)]
      }),
      3.6,
    )
  }
  out += circle(x, 170, 80, 5)
  const spots =
    x < 512
      ? ([
          [520, 110, 1.2],
          [830, 220, 1.7],
          [380, 300, 0.9],
        ] as const)
      : ([
          [200, 200, 1.7],
          [470, 110, 1.2],
          [640, 300, 0.9],
        ] as const)
  for (const [u, v, k] of spots) out += shape(cloud([u + rng.between(-20, 20), v], k), 4)
  for (let i = 0; i < 3; i++) out += birdFar(512 + (x < 512 ? 60 : -120) + i * 58, 236 + (i % 2) * 34, 26)
  return out
}

/** From side to side, its foot below what is nearer. */
export function far(kind: Far, rng: Rng): string {
  if (kind === 'sea') {
    let out = shape(rect(-20, 392, 1064, 300), 4.4)
    for (let y = 412, k = 0; y < 640; y += 20 + k * 3, k++)
      for (let x = rng.between(-60, 30); x < 1024; x += 150 + k * 12)
        out += line(curve(`${x},${y} ${x + 26},${y - 5} ${x + 56},${y}`, false), 3.2)
    for (const [x, s] of [
      [250, 1],
      [700, 0.8],
    ] as const)
      out += sail(x, 408, s)
    return out
  }
  if (kind === 'mesas') {
    let out = ''
    for (const text of [
      '40,440! 70,404 78,290! 96,280! 210,280! 226,290! 236,404 276,440!',
      '640,440! 680,396 690,262! 710,252! 760,256! 770,236! 850,236! 866,256! 880,396 930,440!',
      '350,440! 372,410 376,330! 386,324! 440,324! 448,332! 452,410 480,440!',
    ])
      out += shape(curve(text), 4.6)
    for (const text of [
      '80,330! 232,334!',
      '74,372! 234,376!',
      '686,310! 874,310!',
      '684,360! 880,362!',
      '376,360! 450,360!',
    ])
      out += line(curve(text, false), 3.4)
    for (const x of [112, 150, 190, 720, 776, 830, 410])
      out += line(curve(`${x},${x > 500 && x < 900 ? 262 : 292} ${x + 4},330 ${x - 4},392`, false), 3.2)
    return out + shape(curve('-20,436! 300,426 700,440 1044,430! 1044,560! -20,560!'), 4.4)
  }
  if (kind === 'hills')
    return (
      shape(curve('-20,420! 120,352 280,388 430,330 620,392 800,336 1044,400! 1044,640! -20,640!'), 4.2) +
      shape(curve('-20,452! 200,408 360,440 560,392 760,440 900,404 1044,436! 1044,640! -20,640!'), 4.2)
    )
  const rows =
    kind === 'fjord'
      ? [
          [60, 300, 250],
          [300, 230, 190],
          [880, 360, 260],
          [690, 250, 180],
        ]
      : [
          [120, 260, 240],
          [390, 330, 260],
          [660, 280, 230],
          [910, 340, 250],
        ]
  let out = ''
  for (const [x = 0, h = 0, w = 0] of rows) {
    const top = 470 - h
    out += shape(
      [
        [x - w, 520],
        [x - w * 0.62, top + h * 0.56],
        [x - w * 0.4, top + h * 0.44],
        [x, top],
        [x + w * 0.3, top + h * 0.3],
        [x + w * 0.5, top + h * 0.42],
        [x + w, 520],
      ],
      4.8,
    )
    out += shape(
      [
        [x, top],
        [x + w * 0.2, top + h * 0.2],
        [x + w * 0.1, top + h * 0.31],
        [x + w * 0.02, top + h * 0.22],
        [x - w * 0.08, top + h * 0.34],
        [x - w * 0.15, top + h * 0.22],
        [x - w * 0.24, top + h * 0.27],
      ],
      4,
    )
    out += line(
      curve(`${x - 4},${top + h * 0.34} ${x + w * 0.06},${top + h * 0.56} ${x - w * 0.08},${top + h * 0.86}`, false),
      3.4,
    )
    out += line(
      curve(
        `${x + w * 0.34},${top + h * 0.36} ${x + w * 0.3},${top + h * 0.6} ${x + w * 0.44},${top + h * 0.88}`,
        false,
      ),
      3.4,
    )
  }
  return out
}

/** A sail on the horizon. */
const sail = (x: number, y: number, s: number): string =>
  shape(
    move(
      [
        [-34, 0],
        [34, 0],
        [22, 16],
        [-24, 16],
      ],
      x,
      y,
      0,
      s,
    ),
    3.8,
  ) +
  shape(
    move(
      [
        [-2, -4],
        [-2, -64],
        [-28, -4],
      ],
      x,
      y,
      0,
      s,
    ),
    3.6,
  ) +
  shape(
    move(
      [
        [4, -4],
        [4, -54],
        [28, -4],
      ],
      x,
      y,
      0,
      s,
    ),
    3.6,
  )

/** Bands of mist before what is far. */
export const mist = (rng: Rng): string =>
  [410, 470, 540]
    .map((y, i) => {
      const x = rng.between(-60, 40) + i * 120
      const to = (text: string): Poly => move(curve(text), x, y)
      return (
        shape(to('0,0 60,-22 200,-18 330,-26 520,-16 600,0 520,16 340,12 200,20 60,16'), 3.8) +
        shape(to('640,-34 700,-50 840,-46 940,-34 840,-20 700,-22'), 3.8)
      )
    })
    .join('')
