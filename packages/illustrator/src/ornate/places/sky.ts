/** The sky over a landscape. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { inside, type Point, type Poly, TAU } from '../kit/points.ts'

/** Ribbons of wind around a sun or a moon with rings. */
export function sky(rng: Rng, isNight: boolean): string {
  const [x, y] = [rng.pick([220, 800]), 170]
  let out = ''
  for (let i = 0; i < 5; i++) {
    const v = 70 + i * 66
    const wave: Poly = Array.from({ length: 53 }, (_, k): Point => [k * 20 - 8, v + 17 * Math.sin(k * 0.26 + i * 1.4)])
    out += line(wave, 3.4)
  }
  if (isNight)
    for (let i = 0; i < 9; i++) {
      const [u, v] = [rng.between(60, 960), rng.between(50, 330)]
      if (Math.hypot(u - x, v - y) > 150) out += shape(starAt(u, v, 22), 3.6)
    }
  for (const r of [124, 100]) out += circle(x, y, r, 4)
  if (isNight)
    return (
      out +
      shape(
        curve([
          [x - 20, y - 66],
          [x + 50, y - 40],
          [x + 60, y + 30],
          [x, y + 70],
          [x - 40, y + 56],
          [x + 6, y + 20],
          [x + 8, y - 30],
        ]),
        5,
      )
    )
  for (let i = 0; i < 16; i++)
    out += shape(
      leaf(x + 58 * Math.cos((i / 16) * TAU), y + 58 * Math.sin((i / 16) * TAU), 40, 18, (i / 16) * TAU, 0.5),
      3.4,
    )
  return out + circle(x, y, 56, 5)
}

const starAt = (x: number, y: number, r: number): Poly =>
  Array.from({ length: 10 }, (_, i): Point => {
    const a = (i / 10) * TAU - Math.PI / 2
    return [x + r * (i % 2 ? 0.45 : 1) * Math.cos(a), y + r * (i % 2 ? 0.45 : 1) * Math.sin(a)]
  })

/** Veils of light that fold across a sky, and stars where the sky is free of them. */
export function northernLights(rng: Rng): string {
  const turn = rng.sign()
  const veils = [
    veil('-60,236 90,150 240,206 400,128 560,190 720,112 880,168 1090,86', 86, turn, rng),
    veil('-60,498 110,370 250,450 410,320 580,420 740,296 880,380 1090,280', 126, turn, rng),
  ]
  let out = veils.map(({ svg }) => svg).join('')
  for (let i = 0; i < 90; i++) {
    const [u, v, r] = [44 + ((i * 173) % 940), 40 + ((i * 97) % 440), i % 2 ? 12 : 22]
    const around = ellipse(u, v, r + 12, r + 12, 12)
    if (i % 3 && around.every((point) => !veils.some(({ outline }) => inside(point, outline))))
      out += i % 2 ? circle(u, v, r, 3.6) : shape(starAt(u, v, r), 3.6)
  }
  return out
}

/** Bands above a hem that winds, each thinner than the one below; in the lowest are rays. */
function veil(text: string, high: number, turn: number, rng: Rng): { svg: string; outline: Poly } {
  const hem = curve(text, false, 14)
  const phase = rng.between(0, TAU)
  const edge = (share: number): Poly =>
    hem.map(([x, y], i) => {
      const long = high * (1 + 0.24 * Math.sin(i / 9 + phase))
      return [512 + turn * (x + 34 * share - 512), y - long * share * (1 + 0.1 * Math.sin(i / 5 + share * 3))]
    })
  const [foot, ray] = [edge(0), edge(0.46)]
  let svg = ''
  for (const [low, up] of [
    [0.76, 1],
    [0.46, 0.76],
    [0, 0.46],
  ] as const)
    svg += shape([...edge(low), ...edge(up).reverse()], 4)
  for (let i = 3; i < hem.length; i += 5) svg += line([foot[i]!, ray[i]!], 3.4)
  return { svg, outline: [...foot, ...edge(1).reverse()] }
}
