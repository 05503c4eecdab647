import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, candle, drips, heart, knots, mirrored, placed, puffs } from '../shapes.ts'

const SKULL = mirrored('0 -113, 24 -109, 42 -92, 48 -70, 45 -52, 38 -40, 32 -33, 30 -14, 22 -2, 0 0')

/** A friendly skull, k times its size, with flowers around the eyes where it is a sugar one. */
export function calavera(p: Pen, x: number, y: number, k: number, sugar: boolean): void {
  const at = (outline: readonly Knot[]) => placed(outline, x, y, k)
  p.tint('white').blob(at(SKULL))
  for (const side of [-1, 1]) {
    const ex = x + side * 19 * k
    const ey = y - 62 * k
    if (sugar) p.tint(side > 0 ? 'rose' : 'cerulean').blob(puffs(around(ex, ey, 13 * k, 13 * k, 8), 0.7))
    p.tint(sugar ? 'straw' : 'slate').ell(ex, ey, (sugar ? 10 : 12) * k, (sugar ? 10 : 13) * k)
    if (sugar) p.ink(ex, ey, 4.4 * k).light(ex + 1.4 * k, ey - 1.4 * k, 1.4 * k)
  }
  p.tint(sugar ? 'violet' : 'slate').blob(placed(mirrored('0 -44!, 4 -40, 6 -33!, 0 -36!'), x, y, k))
  p.line(at(knots('-24 -21, -12 -16, 0 -14, 12 -16, 24 -21')))
  for (const dx of [-12, 0, 12]) p.line(at(knots(`${dx} -23, ${dx} -8`)))
  if (!sugar) return
  const [fx, fy] = [x, y - 92 * k]
  for (const turn of [-72, 0, 72]) p.tint('teal').blob(placed(mirrored('0 -20!, 6 -12, 0 -2'), fx, fy, k, turn))
  heart(p.tint('vermilion'), fx, fy, 9 * k)
  if (k * p.at.scale < 0.9) return
  for (const side of [-1, 1]) {
    p.tint('violet').blob(placed(mirrored('0 -9!, 6 0, 0 9!'), x + side * 23 * k, y - 32 * k, k))
  }
}

const marigold = (p: Pen, x: number, y: number, r: number) => {
  p.tint('orange').blob(puffs(around(x, y, r * 0.86, r * 0.86, 9), 0.6))
  if (r * p.at.scale > 17) p.blob(puffs(around(x, y, r * 0.45, r * 0.45, 6), 0.6))
}

export const FIESTA: readonly Thing[] = [
  thing({
    name: 'sugar skull',
    size: [100, 114],
    habitat: 'hand',
    points: { grip: [0, -30], headTop: [0, -110] },
    back(p) {
      calavera(p, 0, 0, 1, true)
      marigold(p, -30, -98, 14)
      marigold(p, 30, -98, 14)
    },
  }),
  thing({
    name: 'skull',
    size: [96, 114],
    habitat: 'hand',
    points: { grip: [0, -30] },
    back: (p) => calavera(p, 0, 0, 1, false),
  }),
  thing({
    name: 'ofrenda',
    size: [210, 210],
    points: { rim: [0, -120] },
    tops: [
      [-50, 50, -118],
      [-80, 80, -70],
      [-100, 100, -26],
    ],
    back(p) {
      p.tint('orange')
      const arch = around(0, -118, 66, 80, 22).filter(([, y]) => y < -112)
      p.tint('leaf').bar(knots('-66 -110, -62 -150, -40 -184, 0 -198, 40 -184, 62 -150, 66 -110'), 5)
      for (const [x, y] of arch) marigold(p, x, y, 13)
      p.tint('gamboge').box4(-22, -176, 44, 50).tint('cream').box4(-15, -169, 30, 36)
      p.tint('skin2').spot(0, -152, 9).tint('hair1').blob(knots('-9 -154!, -7 -163, 0 -166, 7 -163, 9 -154!'))
      p.tint('rose').box4(-56, -122, 112, 44)
      for (const x of [-40, 40]) candle(p, x, -122, 11, 26, 'white')
      p.tint('violet')
        .blob([
          [-84, -78, 1],
          [84, -78, 1],
          [84, -58, 1],
          ...drips(-84, 84, -58, [10, 10, 10, 10, 10, 10, 10]),
          [-84, -58, 1],
        ])
        .box4(-84, -78, 168, 12)
      p.tint('violet').box4(-80, -50, 160, 24)
      calavera(p, -30, -78, 0.34, true)
      calavera(p, 30, -78, 0.34, true)
      marigold(p, 0, -86, 10)
      p.tint('ochre').blob(placed(knots('-18 0!, -18 -10, 0 -18, 18 -10, 18 0!'), -62, -78))
      p.tint('vermilion').spot(62, -88, 10)
      p.tint('cerulean').box4(-104, -30, 208, 30)
      p.tint('white').blob([[-104, -30, 1], [104, -30, 1], ...drips(-104, 104, -22, [12, 12, 12, 12, 12, 12, 12, 12])])
      for (const x of [-84, -56, 56, 84]) candle(p, x, -30, 10, 20, 'straw')
      marigold(p, -22, -36, 11)
      marigold(p, 22, -36, 11)
    },
  }),
]
