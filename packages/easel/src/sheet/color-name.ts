import { PANS } from '../tin.ts'
import { parseColor, type Rgb } from './color.ts'
import { MIXED_COLORS } from './color-names.ts'

/** What a person would call a color: the nearest one with a name, as the eye sees it, in OKLab. In RGB dark reds come out as gray. */
export function nameColor(color: string | Rgb): string {
  const rgb = typeof color === 'string' ? (parseColor(color) ?? 0) : color
  const [l, a, b] = oklab(rgb)
  let best = ''
  let least = Number.POSITIVE_INFINITY
  for (const named of NAMED) {
    const away = (l - named.lab[0]) ** 2 + (a - named.lab[1]) ** 2 + (b - named.lab[2]) ** 2
    if (away >= least) continue
    least = away
    best = named.name
  }
  return best
}

const NAMED = [...PANS.map(({ name, color }) => [name, color] as const), ...MIXED_COLORS].map(([name, color]) => ({
  name: name as string,
  lab: oklab(parseColor(color) ?? 0),
}))

function oklab(rgb: Rgb): [l: number, a: number, b: number] {
  const [red, green, blue] = [rgb & 255, (rgb >>> 8) & 255, (rgb >>> 16) & 255].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
