/** As sweets are given and served: on a stand, in a box, as a heart with a rim of cream, and milk as it is drunk. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'
import { bloom, fits, heart, knots, mirrored, placed } from '../shapes.ts'
import { berry } from './cakes.ts'

const HEART = '0 -34!, 14 -52, 38 -54, 54 -38, 52 -14, 30 14, 0 36!'

/** Left and right of a heart's edge, where drops of cream or berries go; from the notch to the tip. */
const RIM = '13 -41, 31 -43, 43 -31, 43 -12, 31 6, 16 18, 0 26'

const aboutRim = (draw: (x: number, y: number) => void): void => {
  for (const [x, y] of knots(RIM)) {
    draw(x, y)
    if (x) draw(-x, y)
  }
}

/** Pralines of three kinds. */
function praline(p: Pen, i: number, x: number, y: number): void {
  p.tint('bark')
  if (i % 3 === 0) {
    p.ell(x, y, 11, 10)
    p.line(placed(knots('-6 -2, 0 3, 6 -2'), x, y))
  } else if (i % 3 === 1) {
    p.card(x - 10, y - 9, 20, 18, 4)
    p.line(placed(knots('-5 4, 5 -4'), x, y))
  } else heart(p, x, y + 1, 11)
}

const chocolateBox = thing({
  name: 'chocolate box',
  size: [124, 108],
  points: { grip: [-56, -40], grip2: [56, -40] },
  back(p, s) {
    const at = (grown: number, x: number, y: number) => placed(mirrored(HEART), x, y, grown)
    p.tint('berry').blob(at(1.13, 0, -43))
    p.tint('rose').blob(at(1.13, 0, -50))
    p.tint('cream').blob(at(0.92, 0, -50))
    if (!fits(p, s, 9)) return
    for (const [i, [x, y]] of knots('-29 -82, 29 -82, 0 -67, -25 -58, 25 -58, 0 -40').entries()) praline(p, i, x, y)
  },
})

const heartCake = thing({
  name: 'heart cake',
  size: [132, 112],
  points: { grip: [-60, -6], grip2: [60, -6] },
  tops: [[-36, 36, -72]],
  back(p, s) {
    p.tint('mist').ell(0, -30, 65, 29)
    const at = (y: number) => placed(mirrored(HEART), 0, y, 1.02)
    p.tint('cream').fuse(() => {
      for (const y of steps(-42, -66, 5)) p.blob(at(y))
    })
    p.tint('pink').blob(at(-66))
    if (!fits(p, s, 11)) return
    p.tint('white')
    aboutRim((x, y) => p.ell(x, y - 65, 7.2))
    for (const x of [-20, 0, 20]) {
      const y = x ? -88 : -68
      berry(p, x, y, 10)
    }
  },
})

const cakeStand = thing({
  name: 'cake stand',
  size: [132, 64],
  points: { grip: [0, -24] },
  tops: [[-52, 52, -52]],
  back(p, s) {
    p.tint('mist').blob(mirrored('0 -42!, 9 -42!, 7 -26, 12 -12, 34 -5, 36 0!, 0 0!'))
    p.tint('white').blob(mirrored('0 -40, 58 -42, 64 -50, 0 -50!'))
    p.tint('pink').ell(0, -52, 66, 11)
    if (fits(p, s, 12)) for (const x of [-40, -20, 0, 20, 40]) p.line(placed(knots('-10 -42, 0 -37, 10 -42'), x, 1))
    if (fits(p, s, 14)) bloom(p, 0, -22, 7, 5, 0.36, 'rose')
  },
})

const milkGlass = thing({
  name: 'milk glass',
  size: [74, 106],
  habitat: 'hand',
  points: { grip: [0, -40], mouth: [-30, -102], rim: [0, -100] },
  back(p) {
    p.tint('glass').blob(mirrored('0 -98!, 34 -98!, 27 0!, 0 0!'))
    p.tint('glass').ell(0, -98, 34, 8)
    p.tint('white').blob(mirrored('0 -74!, 28 -74!, 22 -8!, 0 -8!'))
    p.tint('cream').ell(0, -74, 28, 6.5)
    p.line(knots('14 -56, 12 -30'))
  },
})

export const SERVED: readonly Thing[] = [chocolateBox, heartCake, cakeStand, milkGlass]
