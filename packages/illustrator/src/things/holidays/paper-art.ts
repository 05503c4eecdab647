/** Folded and cut from paper. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { flower, steps } from '../kit.ts'

export const PAPER_ART: readonly Thing[] = [
  thing({
    name: 'origami crane',
    size: [300, 220],
    habitat: 'hand',
    points: { grip: [0, -40], hook: [0, -110] },
    back(p) {
      p.tint('rose').poly('-20,-70 60,-206 70,-70')
      p.tint('pink').poly('-70,-80 -146,-150 -96,-90 -40,-60')
      p.poly('-146,-150 -96,-90 -130,-112')
      p.poly('60,-70 146,-168 84,-50')
      p.tint('blush').poly('-80,-84 0,-20 86,-66 10,-100')
      p.tint('rose').poly('10,-100 -60,-214 -44,-80 0,-20')
      p.line('0,-20 10,-100')
    },
  }),
  thing({
    name: 'papel picado',
    size: [480, 170],
    habitat: 'wall',
    points: { tie: [-236, -164], hook: [0, -164] },
    back(p) {
      p.line('-240,-160 0,-150 240,-160', p.at.sw)
      const tints = ['rose', 'gamboge', 'aqua', 'violet']
      for (const [i, x] of steps(-174, 174, 4).entries()) {
        p.tint(tints[i] as string).blob([
          [x - 50, -156, 1],
          [x + 50, -156, 1],
          [x + 50, -40, 1],
          [x + 32, -16],
          [x + 16, -38, 1],
          [x, -10],
          [x - 16, -38, 1],
          [x - 32, -16],
          [x - 50, -40, 1],
        ])
        flower(p, x, -96, 28, 5, 'cloud')
      }
    },
  }),
  thing({
    name: 'ticket',
    size: [230, 120],
    habitat: 'hand',
    points: { grip: [-80, -50] },
    back(p) {
      p.tint('gamboge').blob(
        '-112,-116! 112,-116! 112,-76! 92,-60 112,-44! 112,-4! -112,-4! -112,-44! -92,-60 -112,-76!',
      )
      p.line('56,-108 56,-12')
      p.tint('vermilion').poly('-20,-92 -11,-72 10,-70 -5,-56 0,-34 -20,-46 -40,-34 -35,-56 -50,-70 -29,-72')
    },
  }),
]
