import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, disc, steps } from '../kit.ts'

const PORTHOLES = [
  [-118, -108, 30],
  [-34, -112, 30],
  [78, -110, 52],
] as const

/** A ring about the glass, with bolts where they are no specks. */
function porthole(p: Pen, [x, y, r]: (typeof PORTHOLES)[number]): void {
  p.tint('orange').frame(disc(x, y, r + 14), [disc(x, y, r - 3)])
  if (p.fits(10)) for (let a = 22; a < 360; a += 45) p.ink(...around(x, y, r + 5.5, a), 2.6)
}

export const SUBMARINES: Thing[] = [
  thing({
    name: 'submarine',
    size: [470, 310],
    habitat: 'water',
    points: {
      seat: [78, -70],
      door: [0, -262],
      deck: [-10, -252],
      wheel: [116, -108],
      tip: [44, -304],
      rim: [78, -64],
    },
    hollow: [32, -158, 124, -64],
    back(p) {
      p.tint('glass')
      for (const [x, y, r] of PORTHOLES) p.ell(x, y, r + 4)
    },
    front(p) {
      // The screw on its shaft, behind the rudder.
      p.tint('gamboge').blob('-214,-102! -238,-166 -222,-184 -206,-160 -204,-102!')
      p.blob('-214,-102! -238,-40 -222,-20 -206,-46 -204,-102!')
      p.tint('stone').bar('-6,-244 -6,-292! 34,-292', 11)
      p.tint('glass').card(34, -308, 18, 32, 6)
      p.tint('orange').blob('-84,-188! -66,-250 -40,-258 34,-258 54,-248 74,-188!')
      p.tint('vermilion').card(-78, -268, 142, 20, 9)
      p.tint('glass').ell(-40, -222, 15).ell(2, -222, 15).ell(42, -222, 15)
      p.tint('gamboge').frame(
        '-208,-102 -176,-152 -100,-192 20,-202 130,-186 200,-144 222,-98 202,-56 130,-16 20,-2 -100,-12 -176,-52',
        PORTHOLES.map(([x, y, r]) => disc(x, y, r + 2)),
      )
      p.tint('vermilion').blob('-172,-48! -60,-38 90,-36 206,-62! 176,-34 130,-14 20,0 -100,-10 -150,-32')
      p.line('-178,-150 -166,-102 -178,-54').line('166,-168 178,-104 166,-42')
      if (p.fits(12)) for (const x of steps(-130, 130, 8)) p.ink(x, -172 + Math.abs(x) * 0.09, 3)
      for (const hole of PORTHOLES) porthole(p, hole)
      p.tint('vermilion').blob('-160,-150! -202,-196 -232,-198! -220,-140 -204,-112!')
      p.blob('-160,-54! -202,-8 -232,-6! -220,-64 -204,-92!')
      p.tint('vermilion').blob('-74,-58! -10,-62 14,-44! -16,-30 -86,-28!')
      p.tint('straw').ell(206, -98, 15, 22)
    },
  }),
]
