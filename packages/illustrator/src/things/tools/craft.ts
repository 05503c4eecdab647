/** What trades work with: boards and nets, looms and pumps, cloths and shears. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, wheel } from '../kit.ts'

/** A six-sided cell of wax. */
function cell(p: Pen, x: number, y: number, r: number): void {
  p.poly(
    [30, 90, 150, 210, 270, 330]
      .map((turn) =>
        around(x, y, r, turn)
          .map((n) => n.toFixed(0))
          .join(','),
      )
      .join(' '),
  )
}

export const CRAFT: Thing[] = [
  thing({
    name: 'plank',
    size: [420, 76],
    points: { grip: [-60, -38], grip2: [60, -38], tip: [205, -38], top: [0, -74] },
    tops: [[-200, 200, -74]],
    back(p) {
      p.tint('ochre').poly('-206,-74 206,-70 208,-2 -208,-4')
      p.line('-190,-50 -90,-54 -20,-48').line('30,-26 110,-22 186,-26').ell(84, -50, 16, 8).ell(-110, -24, 14, 7)
    },
  }),
  thing({
    name: 'cloth',
    size: [170, 150],
    habitat: 'hand',
    points: { grip: [-10, -84], tip: [60, -60] },
    back(p) {
      p.tint('aqua').blob('-70,-136! -10,-120 62,-140! 76,-70 82,-14! 30,-24 -6,-4! -44,-22 -80,-10! -76,-80')
      p.line('-46,-112 -40,-60 -52,-36').line('10,-104 16,-56').line('48,-110 44,-70 54,-44')
    },
  }),
  thing({
    name: 'squeegee',
    size: [150, 230],
    habitat: 'hand',
    points: { grip: [0, -50], tip: [0, -222] },
    back(p) {
      p.tint('bark').card(-13, -110, 26, 108, 12)
      p.tint('stone').poly('-9,-112 9,-112 26,-176 -26,-176')
      p.tint('gamboge').card(-70, -200, 140, 28, 8)
      p.tint('slate').card(-74, -224, 148, 26, 5)
    },
  }),
  thing({
    name: 'bicycle pump',
    size: [130, 300],
    points: { grip: [-40, -286], grip2: [40, -286], mid: [0, -286], foot: [0, 0], hose: [24, -40] },
    back(p) {
      p.tint('stone').bar('0,-280 0,-190', 7)
      p.tint('vermilion').card(-62, -300, 124, 30, 14)
      p.tint('cerulean').card(-24, -206, 48, 190, 8)
      p.tint('gamboge').card(-28, -214, 56, 26, 8)
      p.tint('slate').card(-56, -22, 112, 22, 10)
    },
  }),
  thing({
    name: 'hedge shears',
    size: [130, 330],
    habitat: 'hand',
    points: { grip: [-42, -40], grip2: [42, -40], tip: [0, -322] },
    back(p) {
      p.tint('stone')
        .blob('-8,-150! 12,-160 -26,-320! -52,-300 -36,-210')
        .blob('8,-150! -12,-160 26,-320! 52,-300 36,-210')
      p.tint('vermilion').bar('-10,-146 -44,-20', 13).bar('10,-146 44,-20', 13)
      p.tint('slate').ell(0, -158, 15)
    },
  }),
  thing({
    name: 'loom',
    size: [320, 380],
    points: { grip: [-70, -170], grip2: [50, -170], tip: [0, -170] },
    back(p) {
      p.tint('ochre').bar('-140,-370 -140,-10', 13).bar('140,-370 140,-10', 13)
      p.tint('white').poly('-112,-340 112,-340 112,-180 -112,-180')
      for (let x = -84; x <= 84; x += 28) p.line(`${x},-336 ${x},-184`)
      for (const [i, tint] of ['vermilion', 'gamboge', 'teal', 'straw'].entries()) {
        const y = -176 + i * 34
        p.tint(tint).poly(`-112,${y} 112,${y} 112,${y + 34} -112,${y + 34}`)
        if (i % 2)
          for (let x = -80; x <= 80; x += 40)
            p.poly(`${x - 14},${y + 17} ${x},${y + 5} ${x + 14},${y + 17} ${x},${y + 29}`)
      }
      p.tint('bark').bar('-156,-350 156,-350', 14).bar('-156,-34 156,-34', 14)
      p.tint('umber').card(-164, -16, 48, 16, 6).card(116, -16, 48, 16, 6)
    },
  }),
  thing({
    name: 'fishing net',
    size: [260, 220],
    points: { grip: [-60, -196], grip2: [60, -196], tip: [0, -196], top: [0, -200] },
    back(p) {
      p.tint('straw').blob(
        '-116,-200! -60,-180 0,-192 60,-180 116,-200! 122,-110 128,-12! 60,-2 0,-10 -60,-2 -128,-12! -122,-110',
      )
      for (const x of [-66, -22, 22, 66]) p.line(`${x},-182 ${x * 1.1},-8`)
      for (const y of [-142, -98, -54]) p.line(`-120,${y} -40,${y + 12} 40,${y + 12} 120,${y}`)
      p.tint('vermilion')
      for (const x of [-112, -40, 40, 112]) p.ell(x, -196, 20, 15)
    },
  }),
  thing({
    name: 'honeycomb',
    size: [260, 210],
    points: { grip: [-112, -186], grip2: [112, -186], tip: [0, -10] },
    back(p) {
      p.tint('ochre').card(-126, -204, 252, 30, 8).card(-104, -178, 208, 176, 8)
      p.tint('gamboge')
      for (const [row, y] of [-144, -96, -48].entries())
        for (let x = -56 - (row % 2) * 28; x <= 72; x += 56) if (Math.abs(x) < 86) cell(p, x, y, 31)
    },
  }),
  thing({
    name: 'riding mower',
    size: [340, 230],
    points: { seat: [-72, -116], wheel: [0, -158], handle: [-160, -80], deck: [-20, -60] },
    back(p) {
      p.tint('slate').bar('44,-104 6,-156', 6).ell(-2, -160, 30, 10, -60)
      p.tint('slate').blob('-122,-104! -126,-170 -110,-184 -94,-170 -88,-122 -34,-118! -34,-104!')
    },
    front(p) {
      p.tint('leaf').blob(
        '-150,-66! -146,-108 -110,-118 -30,-112 -22,-70 30,-70! 34,-124 60,-136 130,-128 154,-106 158,-58! -150,-58!',
      )
      p.line('60,-134 60,-64').line('90,-114 134,-110').line('90,-94 136,-92')
      p.tint('straw').ell(146, -92, 12)
      p.tint('vermilion').blob('-56,-62! 78,-62! 88,-22 -66,-22')
      wheel(p, -104, -50, 50, 6)
      wheel(p, 118, -36, 36, 5)
    },
  }),
  thing({
    name: 'crate',
    size: [240, 180],
    points: { grip: [-100, -90], grip2: [100, -90], rim: [0, -170], top: [0, -176], seat: [0, -176] },
    hollow: [-104, -200, 104, -120],
    back(p) {
      p.tint('umber').poly('-114,-176 114,-176 104,-146 -104,-146')
    },
    front(p) {
      p.tint('ochre')
      for (const y of [-166, -110, -54]) p.card(-116, y, 232, 50, 5)
      p.tint('bark').card(-116, -172, 30, 172, 5).card(86, -172, 30, 172, 5)
      for (const x of [-101, 101]) for (const y of [-140, -84, -28]) p.ink(x, y, 5)
    },
  }),
  thing({
    name: 'trowel',
    size: [110, 250],
    habitat: 'hand',
    points: { grip: [0, -44], tip: [0, -244] },
    back(p) {
      p.tint('bark').card(-14, -92, 28, 90, 13)
      p.tint('slate').bar('0,-92 0,-130', 7)
      p.tint('stone').blob('-46,-132! 46,-132! 34,-190 0,-246! -34,-190')
      p.line('0,-140 0,-200')
    },
  }),
  thing({
    name: 'horseshoe',
    size: [190, 200],
    habitat: 'hand',
    points: { grip: [-66, -60], tip: [0, -196], top: [0, -196] },
    back(p) {
      p.tint('stone').blob(
        '-44,-4! -84,-70 -80,-150 0,-196 80,-150 84,-70 44,-4! 14,-14! 42,-80 38,-126 0,-148 -38,-126 -42,-80 -14,-14!',
      )
      for (const [x, y] of [
        [-60, -80],
        [-50, -134],
        [0, -172],
        [50, -134],
        [60, -80],
      ] as const)
        p.ink(x, y, 6)
    },
  }),
  thing({
    name: 'juicer',
    size: [200, 180],
    points: { grip: [-70, -60], tip: [0, -172], top: [0, -172] },
    back(p) {
      p.tint('aqua').blob('-84,-84! 84,-84! 74,-10 40,0 -40,0 -74,-10')
      p.tint('glass').bar('80,-66 106,-50 84,-26', 7)
      p.tint('gamboge').ell(0, -90, 92, 20)
      p.tint('straw').blob('-50,-92! -40,-140 0,-172! 40,-140 50,-92! 0,-82')
      p.line('0,-164 0,-90').line('-18,-146 -28,-94').line('18,-146 28,-94')
    },
  }),
  thing({
    name: 'telephone pole',
    size: [240, 560],
    points: { top: [0, -556], grip: [0, -300] },
    back(p) {
      p.tint('bark').bar('0,-550 0,-6', 14)
      p.tint('ochre').card(-110, -500, 220, 26, 6).card(-84, -440, 168, 24, 6)
      p.tint('glass')
      for (const x of [-94, -52, 52, 94]) p.card(x - 10, -530, 20, 32, 8)
      for (const x of [-66, 66]) p.card(x - 10, -468, 20, 30, 8)
    },
  }),
]
