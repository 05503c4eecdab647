import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { counted } from '../kit.ts'
import { corners, drips, fits, knots, placed, said } from '../shapes.ts'
import { puffBite } from './cakes.ts'
import { sprinkles } from './sweets.ts'

/** A ball of something soft with a dripping lower edge; (x, y) is the middle of that edge. */
function scoop(p: Pen, x: number, y: number, r: number, depths: readonly number[]): void {
  const dome = placed(knots('-1.08 0!, -1.02 -0.5, -0.62 -1, 0 -1.2, 0.62 -1, 1.02 -0.5, 1.08 0!'), x, y, r)
  p.blob([...dome, ...drips(x - r * 1.08, x + r * 1.08, y, depths)])
}

const coneLines = (p: Pen, s: Spot, w: number, h: number) => {
  if (!fits(p, s, w * 0.5)) return
  for (const a of [0.33, 0.67])
    for (const side of [1, -1])
      p.line([
        [side * w * (2 * a - 1), -h],
        [side * w * a, -h * a],
      ])
}

const FLAVORS = ['cream', 'pink', 'umber', 'leaf']

const iceCreamCone = thing({
  name: 'ice cream cone',
  size: [66, 124],
  habitat: 'hand',
  points: { grip: [0, -24], rim: [0, -52], tip: [0, 0], mouth: [0, -110] },
  back(p, s) {
    const n = counted(s, 'scoop', 2)
    // However many there are, it is no higher.
    p.within(0, 0, 0, 124 / (68 + 28 * n), () => {
      p.tint('ochre').blob(corners('-25 -54, 25 -54, 0 0'))
      coneLines(p, s, 25, 54)
      for (let i = n - 1; i > 0; i--) {
        p.tint(FLAVORS[i % FLAVORS.length] ?? 'pink')
        scoop(p, 0, -54 - 28 * i, 28 - Math.min(i, 2) * 5, [6, 10, 6, 9])
        p.within(0, -28 * (i - 1), 0, 1, () => sprinkles(p, s, '-10 -96, 3 -104, 12 -94, 0 -90, 16 -84, -16 -86'))
      }
      p.tint('cream')
      scoop(p, 0, -54, 28, [8, 14, 8, 12, 7])
      sprinkles(p, s, '-16 -68, -4 -62, 10 -72, 18 -62')
      const top = -58 - 28 * n
      if (!said(s, 'melting')) p.tint('berry').spot(0, top, 8.5)
      p.line([
        [1, top - 7],
        [5, top - 12],
        [11, top - 13],
      ])
    })
  },
})

const popsicle = thing({
  name: 'popsicle',
  size: [54, 120],
  habitat: 'hand',
  points: { grip: [0, -10], mouth: [0, -100] },
  back(p, s) {
    p.tint('wood').card(-7.5, -40, 15, 40, 7)
    p.tint('rose').card(-26, -119, 52, 88, 24)
    p.tint('gamboge').blob(knots('-26 -72!, -14 -68, 0 -74, 14 -68, 26 -72!, 26 -44, 20 -32, 0 -31, -20 -32, -26 -44'))
    p.line(knots('-10 -100, -10 -84')).line(knots('10 -100, 10 -84'))
    if (said(s, 'bitten')) p.tint('white').blob(puffBite(20, -112))
  },
})

/** Two lie in the glass, the others tower on them; one alone fills it. */
function scoopsOf(n: number): readonly (readonly [x: number, y: number, r: number])[] {
  if (n < 2) return [[0, -70, 29]]
  const tower = Array.from({ length: n - 2 }, (_, i) => [0, -86 - 24 * i, 20 - Math.min(i, 2) * 2] as const)
  return [[-15, -72, 18], [15, -72, 18], ...tower]
}

/** The pair first, then the tower from its top down: each drips over the one below. */
const paintOrder = <T>(scoops: readonly T[]): (readonly [number, T])[] => {
  const all = [...scoops.entries()]
  return [...all.slice(0, 2), ...all.slice(2).reverse()]
}

const sundae = thing({
  name: 'sundae',
  size: [80, 128],
  points: { grip: [0, -22], rim: [0, -68] },
  back(p, s) {
    const scoops = scoopsOf(counted(s, 'scoop', 3))
    const [, y, r] = scoops.at(-1) ?? [0, -86, 20]
    const top = scoops.length === 2 ? -94 : y - r * 1.2 - 4
    // However many there are, it is no higher.
    p.within(0, 0, 0, Math.min(1, 128 / (14 - top)), () => {
      p.tint('wood').blob(corners('20 -100, 30 -122, 36 -118, 28 -92'))
      p.tint('berry')
        .spot(0, top, 8)
        .line(knots(`1 ${top - 7}, 7 ${top - 13}`))
      const isTower = (i: number) => i > 1 || scoops.length === 1
      for (const [i, [x, foot, size]] of paintOrder(scoops)) {
        p.tint(FLAVORS[(i + 1) % FLAVORS.length] ?? 'pink')
        scoop(p, x, foot, size, isTower(i) ? [8, 13, 8, 12] : [3, 3, 3])
        if (isTower(i)) p.within(0, foot + 86, 0, 1, () => sprinkles(p, s, '-7 -98, 8 -97, 0 -91'))
      }
      p.tint('glass').blob(
        knots(
          '-38 -68!, 38 -68!, 32 -46, 16 -32, 7 -26!, 7 -12!, 22 -4, 24 0!, -24 0!, -22 -4, -7 -12!, -7 -26!, -16 -32, -32 -46',
        ),
      )
      p.tint('pink').blob(knots('-36.4 -60!, -24 -54, -12 -60, 0 -54, 12 -60, 24 -54, 36.4 -60!, 32 -46, -32 -46'))
      p.tint('berry')
      if (p.fits(8)) for (const x of [-18, 0, 18]) p.ell(x, -39 + Math.abs(x) * 0.1, 4.4)
      p.line(knots('-7 -19, 7 -19')).line(knots('-14 -5, 0 -8, 14 -5'))
    })
  },
})

export const FROZEN: readonly Thing[] = [iceCreamCone, popsicle, sundae]
