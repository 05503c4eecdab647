/** Strings of far villages. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'

export const FOLK_STRINGS: Thing[] = [
  thing({
    name: 'balalaika',
    size: [280, 430],
    habitat: 'hand',
    points: { grip: [0, -330], strum: [0, -70], neck: [0, -330] },
    back(p) {
      p.tint('wood').blob('-14,-426! 14,-426! 22,-372! -22,-372!')
      p.card(-12, -376, 24, 200, 4)
      p.tint('apricot').blob('-14,-206! 14,-206! 60,-120 134,-10! 130,0! -130,0! -134,-10! -60,-120')
      p.tint('vermilion').poly('-58,-14 58,-14 30,-44 -30,-44')
      p.tint('umber').ell(0, -104, 22)
      for (const x of [-6, 0, 6]) p.line(`${x},-376 ${x},-30`)
      p.tint('slate').card(-26, -32, 52, 10, 4)
      p.tint('stone').ell(-30, -404, 9).ell(30, -404, 9).ell(-30, -384, 9)
    },
  }),
  thing({
    name: 'shamisen',
    size: [170, 460],
    habitat: 'hand',
    points: { grip: [0, -340], strum: [0, -70], neck: [0, -340] },
    back(p) {
      p.tint('wood').card(-11, -420, 22, 300, 4)
      p.blob('-12,-412! 12,-412! 22,-456 -4,-460 -20,-440')
      p.tint('stone').bar('-44,-424 44,-432', 5).bar('-44,-404 44,-412', 5)
      p.tint('cream').card(-76, -150, 152, 142, 34)
      p.tint('bark').card(-60, -134, 120, 110, 24)
      p.tint('white').card(-50, -124, 100, 90, 20)
      for (const x of [-5, 5]) p.line(`${x},-410 ${x},-50`)
      p.tint('slate').card(-26, -62, 52, 11, 4)
      p.tint('wood').card(-10, -10, 20, 12, 4)
    },
  }),
]
