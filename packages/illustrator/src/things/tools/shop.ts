import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { button, star } from '../kit.ts'

function anvil(p: Pen): void {
  p.tint('slate').blob(
    '-126,-156! -60,-172! 110,-172! 120,-132! 50,-116 40,-64 76,-30 90,0! -80,0! -66,-30 -30,-64 -44,-116 -100,-136',
  )
  p.line('-60,-172 -56,-132 118,-132')
}

export const SHOP: Thing[] = [
  thing({
    name: 'workbench',
    size: [400, 230],
    points: { top: [0, -190], seat: [0, -190] },
    tops: [[-190, 190, -192]],
    back(p) {
      p.tint('bark').bar('-150,-160 -150,-10', 12).bar('150,-160 150,-10', 12)
      p.card(-160, -70, 320, 26, 6)
      p.tint('ochre').card(-110, -166, 220, 50, 6)
      p.ink(0, -141, 7)
      p.tint('bark').card(-196, -194, 392, 30, 8)
      p.tint('vermilion').card(-80, -110, 90, 40, 6)
      p.tint('slate').card(96, -226, 30, 36, 4).card(136, -226, 44, 36, 6).bar('124,-208 196,-208', 5)
    },
  }),
  thing({
    name: 'anvil',
    size: [260, 290],
    points: { top: [0, -282], deck: [0, -282] },
    tops: [[-60, 100, -282]],
    back(p) {
      p.tint('bark').blob('-84,-108! 84,-108! 92,-20 60,0 -60,0 -92,-20')
      p.line('-40,-96 -46,-8').line('10,-96 12,-4').line('52,-96 60,-10')
      p.tint('ochre').ell(0, -110, 86, 20)
      p.within(0, -110, 0, 1, () => anvil(p))
    },
  }),
  thing({
    name: 'fire hose',
    size: [260, 200],
    points: { grip: [80, -120], grip2: [40, -90], tip: [122, -166], spout: [122, -166] },
    back(p) {
      for (const [r, t] of [
        [72, 'vermilion'],
        [50, 'coral'],
        [28, 'vermilion'],
      ] as const)
        p.tint(t).ell(-50, -76, r)
      p.tint('white').ell(-50, -76, 12)
      p.tint('vermilion').bar('-44,-12 30,-10 60,-50 78,-110', 10)
      p.tint('gamboge').blob('64,-112! 90,-104! 122,-156! 98,-170!').card(96, -186, 34, 26, 6)
    },
  }),
  thing({
    name: 'fire extinguisher',
    size: [140, 250],
    habitat: 'hand',
    points: { grip: [-6, -226], handle: [-6, -226], tip: [56, -90], spout: [56, -90] },
    back(p) {
      p.tint('slate').bar('10,-206 56,-200 60,-130', 6).poly('48,-134 72,-134 68,-84 48,-84')
      p.tint('vermilion').blob(both('0,-190 30,-182 44,-156 44,-10 30,0 0,0'))
      p.tint('white').card(-30, -116, 60, 56, 6)
      p.tint('fire').blob('0,-110! 14,-90 10,-70 -10,-70 -14,-90')
      p.tint('slate')
        .card(-14, -208, 28, 24, 4)
        .poly('-50,-216 20,-216 20,-204 -46,-202')
        .poly('-52,-244 26,-232 26,-220 -50,-228')
    },
  }),
  thing({
    name: 'police badge',
    size: [150, 170],
    habitat: 'hand',
    points: { grip: [0, -80] },
    back(p) {
      p.tint('gamboge').blob(
        '0,-168! 24,-146 64,-150! 62,-112 72,-80 44,-30 0,0! -44,-30 -72,-80 -62,-112 -64,-150! -24,-146',
      )
      p.tint('straw').ell(0, -84, 42)
      p.tint('cerulean')
      star(p, 0, -83, 30)
    },
  }),
  thing({
    name: 'cash register',
    size: [260, 230],
    points: { keys: [-40, -110], top: [0, -220] },
    back(p) {
      p.tint('white').blob('-90,-226! -30,-226! -34,-200 -30,-160! -90,-160!')
      p.line('-78,-206 -50,-206').line('-78,-188 -46,-188')
      p.tint('slate').card(30, -222, 90, 46, 8)
      p.tint('glass').card(40, -214, 70, 30, 4)
      p.tint('slate').bar('76,-176 76,-150', 7)
      p.tint('aqua').poly('-104,-170 104,-150 118,-64 -118,-64')
      p.tint('white')
      for (const [y, xs] of [
        [-138, [-76, -40, -4]],
        [-112, [-78, -40, -2]],
        [-86, [-80, -40, 0]],
      ] as const)
        for (const x of xs) button(p, x, y, 12)
      p.tint('gamboge').card(40, -118, 50, 40, 8)
      p.tint('teal').card(-128, -66, 256, 66, 8)
      p.tint('stone').card(-40, -42, 80, 20, 8)
    },
  }),
]
