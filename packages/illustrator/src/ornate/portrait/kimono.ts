/** What a geisha wears, and the paper parasol behind her. */
import type { Rng } from '../../ink/random.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, shape } from '../kit/marks.ts'
import { band, type Poly, TAU } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { tangleOver } from '../zentangle/fill.ts'
import type { Look } from './look.ts'

/** Crossed collars over a robe with a print. */
export function kimono(_: Look, rng: Rng): string {
  const robe = curve(
    '404,708! 460,800 512,880 564,800 620,708! 724,744 838,800 890,890 916,1040! 108,1040! 134,890 186,800 300,744',
  )
  let out =
    shape(robe, 5) +
    clipMarks(tangleOver(rect(90, 690, 850, 360), rng.pick(['petals', 'scales'] as const), 0, 2, rng), [robe], 3.4, 170)
  out += shape(robe, 6, 'none')
  for (const [text, wide] of [
    ['624,690 574,800 470,930 380,1040', 66],
    ['400,690 450,800 554,930 644,1040', 66],
    ['404,676 452,780 548,902 632,1010', 26],
  ] as const)
    out += shape(band(curve(text, false, 12), wide), 5)
  return out
}

/** Combs and flowers in the hair, strings that hang from one. */
export function hairpins(_: Look, rng: Rng): string {
  let out = ''
  for (const side of [-1, 1])
    for (const [k, long] of [
      [0.3, 170],
      [0.12, 190],
    ] as const) {
      const [x, y] = [512 + side * 90, 190]
      const end: readonly [number, number] = [x + side * long * Math.cos(k), y - long * Math.sin(k)]
      out += shape(band([[x, y], end] as Poly, 12), 4) + circle(...end, 17, 4.4)
    }
  for (const x of [322, 364]) for (let i = 0; i < 4; i++) out += circle(x, 322 + i * 33, 15, 3.8)
  for (const [x, y, r] of [
    [356, 262, 58],
    [420, 210, 46],
    [664, 250, 50],
  ] as const)
    out += FLOWER_HEADS.camellia!(x, y, r, rng)
  return out
}

/** Open behind the head: ribs, and rings of paper between them. */
export function parasol(): string {
  const [x, y, ribs] = [512, 500, 20]
  const tips = Array.from({ length: ribs }, (_, i) => {
    const a = (i / ribs) * TAU
    return { x: x + 452 * Math.cos(a), y: y + 452 * Math.sin(a) }
  })
  let out = circle(x, y, 462, 6) + circle(x, y, 436, 4.4)
  for (const tip of tips)
    out += line(
      [
        [x, y],
        [tip.x, tip.y],
      ],
      3.8,
    )
  for (let i = 0; i < ribs; i++) {
    const a = ((i + 0.5) / ribs) * TAU
    const [u, v] = [x + 374 * Math.cos(a), y + 374 * Math.sin(a)]
    for (let k = 0; k < 5; k++)
      out += circle(u + 22 * Math.cos((k / 5) * TAU), v + 22 * Math.sin((k / 5) * TAU), 14, 3.4)
    out += circle(u, v, 13, 3)
  }
  return out + circle(x, y, 300, 4.4) + circle(x, y, 322, 4.4)
}
