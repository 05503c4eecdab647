/** What races: its driver sits low between fat wheels, wings before and behind press it down. */
import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { disc, legible, said, steering, wheel } from '../kit.ts'
import { flames, isFlaming, startNumber } from './paint-work.ts'

/** One, two and seven. */
const DIGITS = ['0,-12 0,12', '-6,-12! 6,-12! 6,0! -6,0! -6,12! 6,12!', '-8,-12! 8,-12! -2,12!']

/** A fat tire: a ring about its rim, five spokes, a nut. */
function slick(p: Pen, x: number, r: number): void {
  wheel(p, x, -r, r, 5, 'gamboge')
  if (p.fits(r * 0.3)) p.tint('white').frame(disc(x, -r, r * 0.84), [disc(x, -r, r * 0.68)])
}

const isPainted = (spot: Spot): boolean => isFlaming(spot) || said(spot, 'bolt-patterned')

/** Along the side, its point forward. */
const BOLT = '-40,-94 34,-98 26,-82 92,-88 26,-52 34,-68 -30,-60'

const BODY =
  '-214,-46! -216,-92 -186,-104 -128,-112! -112,-128 -92,-150 -64,-152! -52,-136 -46,-106! 40,-106! 74,-112 150,-92 232,-52! 234,-38!'

export const RACING: Thing[] = [
  thing({
    name: 'race car',
    size: [500, 206],
    points: { seat: [-4, -62], wheel: [42, -116], handle: [-226, -110], rim: [0, -104] },
    hollow: [-46, -180, 44, -64],
    back(p) {
      p.tint('slate').blob('-58,-92! -56,-146 -44,-158 -30,-148 -22,-92!')
      steering(p, 40, -114, 15)
    },
    front(p, spot) {
      p.tint('slate').blob('-196,-92! -214,-150! -190,-150! -168,-92!')
      p.tint('vermilion').blob('-248,-198! -150,-186! -146,-152! -244,-156!')
      p.tint('gamboge').blob('-256,-204! -236,-204! -232,-138 -252,-138!')
      p.tint('vermilion').blob(BODY)
      p.tint('glass').blob('38,-104! 58,-142 70,-136 92,-108!')
      if (!isPainted(spot)) p.tint('slate').blob('-104,-122! -86,-142 -68,-142 -66,-120!')
      const digit = spot.rng.pick(DIGITS)
      if (isFlaming(spot)) flames(p, spot, 96, -40, 176, 66)
      else if (said(spot, 'bolt-patterned')) p.tint('straw').poly(BOLT)
      else p.tint('straw').blob('-206,-74! -120,-78 0,-74 130,-84! 190,-70 216,-54! 100,-56 -120,-52 -208,-52!')
      // Behind what else is painted on the side.
      const x = isPainted(spot) ? -64 : 8
      const y = isPainted(spot) ? -92 : -74
      if (!startNumber(p, spot, x, y, 27) && !isPainted(spot)) {
        p.tint('white').ell(x, y, 27)
        p.within(x, y, 0, 1.1, () => p.line(legible(p, digit)))
      }
      if (!isPainted(spot)) p.tint('stone').card(-60, -46, 140, 18, 8)
      p.tint('slate').bar('-236,-72 -212,-66', 7)
      p.tint('gamboge').blob('176,-26! 182,-44 244,-46 250,-24!')
      p.tint('vermilion').blob('232,-60! 252,-60 254,-18 236,-16!')
      slick(p, -148, 57)
      slick(p, 136, 50)
    },
  }),
]
