/** Animals of chocolate, sugar, marzipan and gingerbread: molded figures in a pleated paper cup, cookies with icing. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { bow, corners, face, knots, mirrored } from '../shapes.ts'

/** A paper cup as pralines lie in, over the lower edge of what is in it. */
function paperCup(p: Pen, w: number): void {
  const rim = Array.from({ length: 9 }, (_, i) => `${-w + (i * w) / 4} ${i % 2 ? -18 : -25}`).join(', ')
  p.tint('gamboge').blob(corners(`${rim}, ${w * 0.8} 0, ${-w * 0.8} 0`))
  for (let i = 1; i < 8; i += 2) {
    const x = -w + (i * w) / 4
    p.line(knots(`${x} -18, ${x * 0.8} -1`))
  }
}

const chocolateBunny = thing({
  name: 'chocolate bunny',
  size: [96, 168],
  points: { grip: [0, -40], hook: [0, -160] },
  back(p) {
    // Somebody has begun with the ears.
    p.tint('bark').blob(knots('8 -112!, 8 -134, 14 -146!, 18 -139, 25 -141!, 28 -133, 36 -134!, 34 -120, 26 -108!'))
    p.blob(knots('-8 -112!, -14 -140, -18 -160, -28 -166, -36 -154, -34 -130, -24 -108!'))
    p.line(knots('-22 -118, -27 -136, -27 -150'))
    p.fuse(() => {
      p.ell(0, -90, 33, 29)
      p.blob(mirrored('0 -72, 26 -66, 42 -36, 40 -8, 0 -4'))
    })
    p.ell(0, -36, 20, 23).ell(-27, -52, 9, 14).ell(27, -52, 9, 14)
    face(p, 0, -93, 24)
    p.tint('rose').ell(0, -86, 5, 3.6)
    p.tint('vermilion')
    bow(p, 0, -66, 19)
    paperCup(p, 46)
  },
})

const sugarMouse = thing({
  name: 'sugar mouse',
  size: [170, 104],
  points: { grip: [0, -40] },
  back(p) {
    p.tint('cream').bar(knots('52 -26, 72 -36, 78 -54, 66 -64, 58 -54'), 3)
    p.tint('pink').blob(knots('-76 -18!, -60 -46, -28 -72, 14 -76, 46 -58, 58 -28, 54 -10, -30 -8, -70 -10'))
    p.ell(-20, -76, 19).ell(-46, -66, 15)
    p.tint('rose').ell(-20, -76, 10)
    p.ink(-52, -38, 4, 5)
    p.tint('rose').spot(-75, -20, 6)
    p.tint('vermilion')
    bow(p, 4, -66, 20)
    p.tint('gamboge').blob(
      corners('-66 -14, -52 -8, -38 -14, -24 -8, -10 -14, 4 -8, 18 -14, 32 -8, 46 -14, 60 -8, 54 0, -58 0'),
    )
  },
})

const marzipanPig = thing({
  name: 'marzipan pig',
  size: [112, 112],
  points: { grip: [0, -40] },
  back(p) {
    p.tint('pink').blob(mirrored('0 -84, 32 -74, 50 -46, 44 -10, 0 -4'))
    p.blob(knots('-40 -92!, -20 -98, -12 -86, -34 -70')).blob(knots('40 -92!, 20 -98, 12 -86, 34 -70'))
    p.ell(0, -66, 36, 31)
    face(p, 0, -72, 24)
    p.tint('rose').ell(0, -60, 15, 10)
    p.ink(-5, -60, 2.4, 3.4).ink(5, -60, 2.4, 3.4)
    // The leaf of luck.
    p.tint('leaf').bar(knots('22 -26, 30 -14'), 2)
    for (const [x, y] of [
      [14, -32],
      [28, -34],
      [20, -42],
    ] as const)
      p.spot(x, y, 8)
    p.tint('pink').ell(-16, -27, 10, 8)
    paperCup(p, 50)
  },
})

const gingerbreadReindeer = thing({
  name: 'gingerbread reindeer',
  size: [124, 140],
  points: { grip: [0, -14], hook: [0, -120] },
  back(p) {
    p.tint('bark').fuse(() => {
      p.blob(
        mirrored(
          '0 -84, 12 -88, 20 -98, 10 -116, 12 -126, 22 -124, 30 -108, 38 -124, 46 -136, 56 -130, 52 -116, 60 -108, 58 -98, 44 -98, 34 -88, 58 -86, 62 -74, 50 -62, 34 -58, 0 -54',
        ),
      )
      p.blob(mirrored('0 -92, 30 -86, 40 -56, 34 -24, 20 -4, 0 0'))
    })
    face(p, 0, -60, 30)
    p.tint('vermilion').ell(0, -28, 15, 13)
    p.line(knots('-16 -12, 0 -8, 16 -12'))
    p.line(knots('-24 -80, -18 -74, -12 -82, -6 -75, 0 -83, 6 -75, 12 -82, 18 -74, 24 -80'))
  },
})

export const SWEET_ANIMALS: readonly Thing[] = [chocolateBunny, sugarMouse, marzipanPig, gingerbreadReindeer]
