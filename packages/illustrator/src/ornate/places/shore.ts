/** An ornamental sea: the sun over rows of curling waves, and large shells on the sand before them. */
import type { Rng } from '../../ink/random.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { kindsFor, ring } from '../mandala/rings.ts'
import { crest, ringedSea } from '../woodblock/waves.ts'

/** Where shells lie, the largest first. */
const PLACES = [
  [300, 868, 200],
  [716, 874, 200],
  [512, 842, 150],
  [118, 846, 140],
  [906, 850, 140],
  [512, 964, 76],
  [150, 962, 76],
  [880, 966, 76],
] as const

const PEBBLES = [
  [206, 800],
  [410, 800],
  [618, 806],
  [814, 800],
  [40, 920],
  [412, 950],
  [610, 960],
  [984, 930],
  [250, 984],
  [770, 984],
] as const

/** `shells` are names that can be drawn, and come again and again. */
export function ornamentalShore(rng: Rng, shells: readonly string[]): string {
  const [kind] = kindsFor([60], rng) as [string]
  let out = sky()
  out +=
    circle(512, 360, 262, 6) + ring(kind, 196, 256, 12, false) + circle(512, 360, 190, 5) + circle(512, 360, 150, 4)
  out += circle(512, 360, 92, 5)
  out += ringedSea(curve('-20,430 200,418 512,434 800,416 1050,430! 1050,1060! -20,1060!'), 52)
  for (const [y, scale, from] of [
    [600, 0.78, 60],
    [740, 1, 170],
  ] as const)
    for (let x = from; x < 1400; x += 330 * scale) out += crest(x, y, scale, true, rng)
  out += shape(curve('-20,742 120,716 300,748 480,722 660,750 840,720 1050,746! 1050,1060! -20,1060!'), 5.4)
  for (const [x, y] of PEBBLES) out += circle(x, y, 14, 3.6)
  for (const [i, [x, y, size]] of PLACES.entries())
    out += fittedDrawing(shells[i % shells.length]!, () => (size > 100 ? 5 : 4))?.(x, y, size, size * 0.86) ?? ''
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Rays between bands of wind. */
function sky(): string {
  let out = ''
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU
    out += line([at(270, a), at(900, a)], 3.6)
  }
  for (const r of [360, 470]) {
    const wave: Poly = Array.from({ length: 145 }, (_, k) => at(r + 14 * Math.cos(k * (TAU / 12)), (k / 144) * TAU))
    out += line(wave, 3.6)
  }
  return out
}

const at = (r: number, a: number): Point => [512 + r * Math.cos(a), 360 + r * Math.sin(a)]
