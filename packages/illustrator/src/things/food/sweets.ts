import type { Spot, Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { bow, corners, heart, knots, mirrored, placed, said, spiral } from '../shapes.ts'

export function sprinkles(p: Pen, s: Spot, at: string): void {
  if (s.detail === 'simple' || s.h < 80) return
  knots(at).forEach(([x, y], i) => {
    const turn = i * 67 + 20
    const at = placed(knots('-2.8 0, 2.8 0'), x, y, 1, turn)
    if (p.fits(7)) p.bar(at, 1.9, p.at.sw * 0.8)
    else p.line(at)
  })
}

const lollipop = thing({
  name: 'lollipop',
  size: [64, 130],
  habitat: 'hand',
  points: { grip: [0, -20], tip: [0, 0], mouth: [0, -98] },
  back(p, s) {
    p.tint('white').bar(knots('0 -2, 0 -70'), 3.4)
    p.tint('rose').ell(0, -98, 32)
    spiral(p, 0, -98, 31, s.detail === 'intricate' ? 2.6 : 2, 90, p.at.sw)
    p.tint('cerulean')
    bow(p, 0, -61, 15)
  },
})

const candy = thing({
  name: 'candy',
  size: [120, 62],
  habitat: 'hand',
  points: { grip: [46, -31] },
  back(p) {
    for (const side of [1, -1]) {
      const at = (text: string) => knots(text).map(([x, y, c]): Knot => [x * side, y, c ?? 0])
      p.tint('pink').blob(at('28 -31!, 44 -46, 58 -58!, 54 -44!, 60 -31!, 54 -18!, 58 -4!, 44 -16'))
      p.line(at('34 -31, 48 -31'))
    }
    p.tint('rose').ell(0, -31, 34, 29)
    p.line(knots('-14 -56, -4 -31, -16 -6')).line(knots('8 -58, 18 -31, 6 -4'))
  },
})

const marshmallowStick = thing({
  name: 'marshmallow stick',
  size: [230, 84],
  lengthwise: true,
  habitat: 'hand',
  points: { grip: [-92, -10], tip: [100, -64] },
  back(p) {
    p.tint('bark').bar(knots('-112 -6, 20 -42, 108 -66'), 5)
    p.tint('cream')
    for (const [x, y] of [
      [34, -45],
      [84, -59],
    ] as const)
      p.within(x, y, -15, 1, () => p.card(-21, -22, 42, 44, 13))
  },
})

const chocolateBar = thing({
  name: 'chocolate bar',
  size: [70, 112],
  habitat: 'hand',
  points: { grip: [0, -20], mouth: [0, -108] },
  back(p, s) {
    const bitten = said(s, 'bitten', 'eaten')
    p.tint('umber').blob(
      bitten
        ? knots('-30 -40!, -30 -111!, 4 -111!, 6 -102, 14 -100!, 16 -92, 24 -90!, 26 -82, 30 -80!, 30 -40!')
        : corners('-30 -40, -30 -111, 30 -111, 30 -40'),
    )
    p.line(knots('0 -108, 0 -48')).line(knots('-29 -86, 28 -86')).line(knots('-29 -62, 28 -62'))
    p.tint('mist').blob(corners('-34 -52, -24 -58, -14 -50, -4 -58, 6 -50, 16 -58, 26 -50, 34 -56, 34 -40, -34 -40'))
    p.tint('violet').box4(-34, -44, 68, 44)
    heart(p.tint('pink'), 0, -22, 13)
  },
})

const cottonCandy = thing({
  name: 'cotton candy',
  size: [84, 136],
  habitat: 'hand',
  points: { grip: [0, -22], mouth: [-20, -100] },
  back(p) {
    p.tint('cream').blob(corners('-12 -62, 12 -62, 3 0, -3 0'))
    p.line(knots('-9 -44, 8 -36')).line(knots('-6 -26, 5 -20'))
    p.tint('pink').fuse(() => {
      for (const [x, y, r] of [
        [0, -112, 24],
        [-22, -98, 20],
        [22, -98, 20],
        [-24, -76, 18],
        [24, -76, 18],
        [0, -68, 20],
        [0, -90, 22],
      ] as const)
        p.ell(x, y, r)
    })
    p.line(knots('-12 -112, -2 -120, 10 -114, 6 -105'))
      .line(knots('-30 -90, -22 -98, -14 -90, -18 -83'))
      .line(knots('10 -90, 20 -96, 28 -88, 22 -81'))
      .line(knots('-10 -72, 0 -80, 10 -72'))
  },
})

const candyCane = thing({
  name: 'candy cane',
  size: [66, 122],
  habitat: 'hand',
  points: { grip: [20, -40], hook: [0, -112] },
  back(p) {
    p.tint('white').bar(knots('20 -11, 20 -80, 16 -100, 0 -109, -16 -100, -20 -84'), 11)
    const stripe = p.at.sw * 1.5
    for (const y of [-22, -46, -70]) p.line(knots(`10 ${y + 6}, 30 ${y - 6}`), stripe)
    p.line(knots('9 -94, 28 -98'), stripe).line(knots('-4 -98, 4 -119'), stripe).line(knots('-29 -92, -10 -98'), stripe)
  },
})

const gummyBear = thing({
  name: 'gummy bear',
  size: [78, 112],
  habitat: 'hand',
  points: { grip: [0, -40] },
  back(p) {
    p.tint('lime').fuse(() => {
      p.spot(-19, -104, 10).spot(19, -104, 10).ell(0, -86, 27, 25)
      p.card(-30, -66, 60, 62, 26).ell(-20, -10, 17, 12).ell(20, -10, 17, 12)
    })
    p.ell(-20, -46, 9, 12, 20).ell(20, -46, 9, 12, -20)
    p.tint('cream').spot(0, -78, 10, 8)
    p.ink(0, -81, 3.4, 2.6).ink(-11, -92, 3).ink(11, -92, 3)
    p.tint('lime').spot(-20, -9, 8, 6).spot(20, -9, 8, 6)
  },
})

const candyCorn = thing({
  name: 'candy corn',
  size: [80, 100],
  habitat: 'hand',
  points: { grip: [0, -40] },
  back(p) {
    p.tint('gamboge').blob(mirrored('0 -100, 10 -94, 26 -58, 38 -24, 36 -8, 22 -1, 0 0'))
    p.tint('orange').blob(knots('-32 -40!, 0 -34, 32 -40!, 18 -74!, 0 -70, -18 -74!'))
    p.tint('white').blob(knots('-18 -74!, 0 -70, 18 -74!, 10 -94, 0 -100, -10 -94'))
  },
})

export const SWEETS: readonly Thing[] = [
  lollipop,
  candy,
  marshmallowStick,
  chocolateBar,
  cottonCandy,
  candyCane,
  gummyBear,
  candyCorn,
]
