import { hexOf, hsvOf } from '@/features/studio/hsv.ts'

export interface Harmony {
  name: string
  /** The color itself first. */
  colors: readonly string[]
}

/** Colors that go with one. A gray has no hue to turn, and goes with its own shades. */
export function harmoniesOf(color: string): Harmony[] {
  const { h, s, v } = hsvOf(color)
  const turned = (degrees: number) => hexOf({ h: (h + degrees + 360) % 360, s, v })
  const shades: Harmony = {
    name: 'Shades',
    colors: [
      color,
      hexOf({ h, s: Math.min(1, s * 1.1), v: v * 0.55 }),
      hexOf({ h, s: s * 0.45, v: 1 - (1 - v) * 0.4 }),
    ],
  }
  if (s < 0.04) return [{ ...shades, colors: [...new Set(shades.colors)] }]
  return [
    { name: 'Opposite', colors: [color, turned(180)] },
    { name: 'Neighbors', colors: [color, turned(-30), turned(30)] },
    { name: 'Triad', colors: [color, turned(120), turned(240)] },
    shades,
  ]
}
