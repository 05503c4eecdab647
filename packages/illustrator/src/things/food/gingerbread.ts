import { thing } from '../../art/thing.ts'
import { face, knots, mirrored } from '../shapes.ts'

const CUFF = '30 -72, 35 -67, 30 -61, 36 -56'
const HEM = '12 -13, 17 -9, 22 -15, 29 -12'
const other = (knots: string): string => knots.replace(/(^|, )(\d+)/g, '$1-$2')

/** Wavy icing about head, wrists and feet: of its own color where there is room, else a line. */
export const gingerbreadMan = thing({
  name: 'gingerbread man',
  size: [92, 112],
  points: { grip: [36, -62], hook: [0, -110] },
  back(p, s) {
    p.tint('bark').fuse(() => {
      p.ell(0, -86, 26, 25)
      p.blob(mirrored('0 -66!, 16 -66, 34 -72, 45 -64, 40 -52, 22 -48, 20 -36, 32 -14, 28 -2, 16 0, 8 -10, 0 -20'))
    })
    const isIced = p.fits(4.4)
    p.tint('white')
    for (const wave of [CUFF, HEM]) {
      if (s.h <= 90) continue
      for (const at of [wave, other(wave)])
        if (isIced) p.bar(knots(at), 2.2)
        else p.line(knots(at))
    }
    if (isIced) {
      p.bar(knots('-15 -101, -8 -98, 0 -103, 8 -98, 15 -101'), 2.2)
      p.tint('pink').ell(-15, -80, 4.4, 3.6).ell(15, -80, 4.4, 3.6)
    }
    face(p, 0, -86, 17)
    if (isIced) {
      p.tint('vermilion').blob(knots('0 -62!, -14 -69, -13 -54!')).blob(knots('0 -62!, 14 -69, 13 -54!'))
      p.spot(0, -62, 4)
    }
    p.tint('berry')
    for (const y of isIced ? [-48, -37, -26] : [-57, -44, -31]) p.spot(0, y, 4.6)
  },
})
