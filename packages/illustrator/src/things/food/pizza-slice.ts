import { thing } from '../../art/thing.ts'
import { fits, knots, leaf, said } from '../shapes.ts'

export const pizzaSlice = thing({
  name: 'pizza slice',
  size: [120, 120],
  habitat: 'hand',
  points: { grip: [0, -102], mouth: [0, -6], tip: [0, 0] },
  back(p, s) {
    // On the table one looks down on it; crust and tip go beyond the plate.
    if (said(s, 'served')) {
      p.tint('mist').ell(0, -58, 74, 56)
      p.tint('white').ell(0, -58, 63, 46)
    }
    p.tint('straw').blob(
      knots(
        '-54 -100!, 54 -100!, 43 -78, 38 -62!, 35 -48, 29 -46!, 21 -34, 12 -16, 0 0, -14 -22, -23 -38!, -25 -50, -32 -54!, -43 -78',
      ),
    )
    const isClose = fits(p, s, 8)
    if (isClose) p.line(knots('-50 -91, -34 -87, -16 -91, 2 -87, 20 -91, 36 -87, 50 -91'), p.at.sw * 0.8)
    p.tint('ochre').card(-60, -119, 120, 24, 12)
    if (fits(p, s, 14)) for (const x of [-42, -21, 0, 21, 42]) p.line(knots(`${x - 6} -110, ${x + 2} -104`))
    for (const [x, y, r] of [
      [-25, -76, 12.5],
      [18, -79, 12],
      [-1, -53, 11.5],
      [4, -25, 8.5],
    ] as const) {
      p.tint('coral').spot(x, y, r)
      if (isClose && fits(p, s, r)) p.tint('coral').ell(x, y, r * 0.72)
      if (fits(p, s, r)) for (const [u, v] of knots('-3 -3, 4 -1, -1 4')) p.ink(x + u, y + v, 1.3)
    }
    p.tint('leaf')
    if (p.fits(9))
      for (const [x, y, turn] of [
        [-20, -48, -40],
        [23, -56, 50],
        [-2, -80, 20],
      ] as const)
        leaf(p, x, y, 13, 8, turn)
    p.tint('mint')
    if (isClose) for (const [x, y] of knots('-42 -87, 38 -84, 15 -39')) p.ell(x, y, 4.4)
  },
})
