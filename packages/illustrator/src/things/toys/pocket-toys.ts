/** Small toys that turn, spring and come back. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, steps } from '../kit.ts'

export const POCKET_TOYS: Thing[] = [
  thing({
    name: 'boomerang',
    size: [320, 230],
    habitat: 'hand',
    points: { grip: [-110, -60], tip: [110, -60] },
    back(p) {
      p.tint('ochre').blob(
        '0,-226 40,-206 120,-110 156,-30 140,-4 112,-14 60,-90 0,-146 -60,-90 -112,-14 -140,-4 -156,-30 -120,-110 -40,-206',
      )
      p.tint('vermilion').poly('-128,-118 -96,-150 -62,-96 -88,-66').poly('128,-118 96,-150 62,-96 88,-66')
      p.tint('cream').ell(0, -186, 20).ell(-128, -36, 13).ell(128, -36, 13)
    },
  }),
  thing({
    name: 'slinky',
    size: [360, 260],
    points: { grip: [-110, -120], tip: [130, -60] },
    back(p) {
      for (const [i, t] of steps(186, 354, 17).entries()) {
        const [x, y] = around(0, -46, 128, t)
        p.tint(`any${(i % 6) + 1}`).within(x, y, t - 270, 1, () => p.ell(0, 0, 14, 54))
      }
      p.tint('any1').ell(-126, -30, 54, 22).ell(-126, -14, 54, 22)
      p.tint('any2').ell(126, -30, 54, 22).ell(126, -14, 54, 22)
    },
  }),
]
