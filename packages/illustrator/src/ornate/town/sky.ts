/** The sky over a town: clouds, birds, the sun and a church behind the roofs. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, TAU } from '../kit/points.ts'
import { star } from '../tarot/luminaries.ts'
import { block, pane } from './windows.ts'

/** `hasChurch` is false where something else rises behind the roofs. */
export function townSky(rng: Rng, hasChurch = true, hasSun = true): string {
  let sky = ''
  // sky
  for (const [x, y, s] of [
    [180, 96, 1],
    [520, 74, 0.8],
    [850, 110, 1.05],
  ] as const)
    sky += shape(
      move(
        curve([
          [-90, 30],
          [-100, 4],
          [-66, -16],
          [-46, -48],
          [-6, -46],
          [18, -62],
          [54, -44],
          [62, -16],
          [94, -4],
          [92, 30],
          [0, 34],
        ]),
        x + rng.between(-40, 40),
        y + rng.between(-20, 20),
        0,
        s,
      ),
      4.5,
    )
  for (let i = 0; i < 4; i++) {
    const x = rng.between(120, 900)
    const y = rng.between(60, 190)
    sky += line(
      curve(
        [
          [x - 16, y - 5],
          [x - 7, y - 9],
          [x, y],
          [x + 7, y - 9],
          [x + 16, y - 5],
        ],
        false,
      ),
      3.6,
    )
  }
  const sx = rng.between(300, 720)
  if (hasSun) {
    let s = ''
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * TAU
      s += shape(leaf(sx + 62 * Math.cos(a), 190 + 62 * Math.sin(a), i % 2 ? 34 : 48, 18, a, 0.5), 3.4)
    }
    sky = s + circle(sx, 190, 56, 5) + circle(sx, 190, 38, 3.6) + sky
  }
  // church behind the roofs
  if (hasChurch) {
    const cx = sx < 512 ? rng.between(640, 860) : rng.between(160, 380)
    const t = 210
    sky +=
      block(cx - 48, t, 96, 600, 5) +
      shape(
        [
          [cx - 60, t],
          [cx, t - 150],
          [cx + 60, t],
        ],
        5,
      ) +
      line(
        [
          [cx, t - 150],
          [cx, t - 182],
        ],
        5,
      ) +
      line(
        [
          [cx - 11, t - 170],
          [cx + 11, t - 170],
        ],
        4,
      ) +
      circle(cx, t + 48, 32, 4.5) +
      circle(cx, t + 48, 23, 3.4) +
      line(
        [
          [cx, t + 48],
          [cx, t + 32],
        ],
        3.6,
      ) +
      line(
        [
          [cx, t + 48],
          [cx + 11, t + 54],
        ],
        3.6,
      ) +
      block(cx - 56, t + 90, 112, 14, 4)
    for (let i = 0; i < 4; i++) {
      const y0 = t - 32 * (i + 0.6)
      sky += line(
        [
          [cx - 60 * (1 - (i + 0.6) * 0.213), y0],
          [cx + 60 * (1 - (i + 0.6) * 0.213), y0],
        ],
        3.2,
      )
    }
    for (let j = 0; j < 3; j++) for (const e of [-1, 1]) sky += pane(cx + e * 24 - 12, t + 120 + j * 76, 24, 52, 1)
  }
  return sky
}

/** A full moon with its seas among stars. */
export function nightSky(rng: Rng): string {
  const x = rng.between(300, 720)
  let out = circle(x, 150, 76, 5)
  for (const [dx, dy, r] of [
    [-26, -20, 17],
    [24, 14, 21],
    [-12, 34, 11],
  ] as const)
    out += circle(x + dx, 150 + dy, r, 3.6)
  for (let i = 0; i < 18; i++) {
    const [u, v] = [70 + ((i * 173) % 890), 60 + ((i * 97) % 330)]
    if (Math.hypot(u - x, v - 150) > 124) out += shape(star(u, v, 15 + (i % 3) * 5), 3.8)
  }
  return out
}

/** Mountains behind low roofs. */
export function peaks(rng: Rng): string {
  let out = ''
  for (const [x, high, wide] of [
    [220, 300, 330],
    [800, 340, 360],
    [520, 400, 400],
  ] as const) {
    const [top, foot] = [700 - high - rng.between(0, 50), 800]
    const snowline = 0.3
    out += shape(
      [
        [x - wide, foot],
        [x, top],
        [x + wide, foot],
      ],
      5,
    )
    const at = (side: number, t: number): [number, number] => [x + side * wide * t, top + (foot - top) * t]
    out += line([at(-1, snowline), [x - 40, top + 150], [x, top + 110], [x + 44, top + 156], at(1, snowline)], 4)
  }
  return out
}
