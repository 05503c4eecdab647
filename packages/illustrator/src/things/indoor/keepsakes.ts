/** What is put on a shelf and looked at. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { said, star } from '../kit.ts'

/** A small house with snow on its roof; (x, y) is the middle of its foot. */
function cabin(p: Pen, x: number, y: number, k: number): void {
  p.within(x, y, 0, k, () => {
    p.tint('brick').box4(10, -74, 12, 24)
    p.tint('wall').box4(-28, -40, 56, 44)
    p.tint('snow').blob('-38,-38! 0,-78! 38,-38! 24,-44 12,-36 0,-44 -12,-36 -24,-44')
    p.tint('wood').card(-9, -24, 18, 28, 6)
    p.tint('straw')
    if (p.fits(11)) p.box4(-24, -30, 11, 13).box4(13, -30, 11, 13)
  })
}

/** From the lowest up: how far to the side, how wide and how thick. */
const VOLUMES = [
  [0, 196, 46],
  [-8, 168, 34],
  [10, 180, 42],
  [-4, 146, 32],
  [6, 158, 32],
] as const

/** A book that lies flat: its back toward us, or its pages. */
function volume(p: Pen, x: number, y: number, w: number, h: number, tint: string, isBack: boolean): void {
  const [x0, x1] = [x - w / 2, x + w / 2]
  if (isBack) {
    p.tint(tint).card(x0, y - h, w, h, h * 0.3)
    for (const u of [x0 + w * 0.14, x1 - w * 0.14 - h * 0.3]) p.tint('straw').box4(u, y - h, h * 0.3, h)
    p.tint('white').card(x - w * 0.2, y - h * 0.76, w * 0.4, h * 0.52, h * 0.2)
    return
  }
  p.tint('white').box4(x0 + h * 0.2, y - h * 0.82, w - h * 0.34, h * 0.64)
  if (p.fits(h * 0.3)) p.line(`${x0 + h},${y - h * 0.5} ${x1 - h * 0.16},${y - h * 0.5}`)
  p.tint(tint).blob(
    `${x1},${y - h}! ${x0 + h * 0.3},${y - h} ${x0},${y - h / 2} ${x0 + h * 0.3},${y} ${x1},${y}! ${x1},${y - h * 0.2}! ${x0 + h * 0.5},${y - h * 0.2} ${x0 + h * 0.26},${y - h / 2} ${x0 + h * 0.5},${y - h * 0.8} ${x1},${y - h * 0.8}!`,
  )
}

export const KEEPSAKES: Thing[] = [
  thing({
    name: 'snow globe',
    size: [190, 230],
    points: { grip: [-50, -30], grip2: [50, -30] },
    hollow: [-56, -200, 56, -70],
    back(p, spot) {
      p.tint('glass').ell(0, -138, 90)
      if (!said(spot, 'empty')) {
        for (const [x, y, k] of [
          [-52, -84, 1],
          [62, -86, 0.8],
        ] as const)
          p.within(x, y, 0, k, () => {
            p.tint('bark').box4(-5, -10, 10, 14)
            p.tint('pine').poly('-24,-8 0,-46 24,-8').poly('-19,-34 0,-66 19,-34')
          })
        cabin(p, -2, -80, 1)
        cabin(p, 36, -78, 0.66)
      }
      p.tint('snow').blob('-79,-94! -44,-84 -14,-72 24,-80 50,-72 79,-94! 66,-72 48,-58 -48,-58 -66,-72')
      p.tint('white')
      for (const [x, y] of [
        [-52, -164],
        [-30, -196],
        [6, -208],
        [42, -192],
        [56, -160],
        [-62, -136],
        [30, -168],
      ] as const)
        if (p.fits(12)) p.ell(x, y, 6.5)
        else p.ink(x, y, 3)
      p.tint('vermilion').blob('-62,-62! 62,-62! 66,-44! -66,-44!').blob('-66,-44! 66,-44! 82,-8! 0,4 -82,-8!')
      p.tint('gamboge')
      for (const x of [-44, 0, 44]) star(p, x, -24, 13)
    },
  }),
  thing({
    name: 'book stack',
    size: [210, 230],
    points: { grip: [-80, -40], grip2: [80, -40], top: [0, -226] },
    tops: [[-70, 70, -196]],
    back(p, spot) {
      const tints = spot.rng.shuffle(['vermilion', 'gamboge', 'cerulean', 'sap', 'violet', 'rose'])
      for (const [i, [x, w, h]] of VOLUMES.entries()) {
        const y = -VOLUMES.slice(0, i).reduce((sum, [, , below]) => sum + below, 0)
        volume(p, x, y, w, h, tints[i % tints.length] as string, i % 2 === 0)
      }
      // The topmost lies open.
      p.tint('vermilion').blob('-84,-200! 0,-192! 84,-200! 84,-192! 0,-184! -84,-192!')
      p.tint('white')
        .blob('0,-196! -34,-222 -80,-216! -80,-202! -34,-206 0,-192!')
        .blob('0,-196! 34,-222 80,-216! 80,-202! 34,-206 0,-192!')
    },
  }),
]
