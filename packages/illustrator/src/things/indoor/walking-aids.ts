/** What helps to walk. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'

export const WALKING_AIDS: Thing[] = [
  thing({
    name: 'walking frame',
    size: [300, 330],
    points: { grip: [-104, -306], grip2: [-40, -306], handle: [-104, -306], tip: [0, -200] },
    back(p) {
      p.tint('stone').bar('-24,-296 40,-296 60,-280 70,-30', 8)
      p.tint('stone').bar('-84,-300 80,-300 104,-282 116,-40', 9).bar('-84,-300 -104,-40', 9)
      p.bar('-94,-150 110,-150', 7)
      p.tint('slate').bar('-120,-302 -48,-302', 13)
      p.tint('lime').ell(-106, -26, 25).ell(118, -26, 25)
      p.line('-128,-36 -106,-26 -100,-4').line('96,-36 118,-26 124,-4')
    },
  }),
]
