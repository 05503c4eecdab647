/** What housework is done with, and where one rests from it. */
import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { said, steps } from '../kit.ts'
import { around, puffs } from '../shapes.ts'

/** One of the two trees it hangs between. */
function trunkAndCrown(p: Pen, s: number): void {
  const at = (...points: readonly Knot[]): Knot[] => points.map(([x, y, sharp = 0]): Knot => [s * x, y, sharp])
  p.tint('bark').blob(at([240, 0, 1], [250, -120], [244, -320, 1], [292, -320, 1], [288, -120], [310, 0, 1]))
  p.tint('leaf').blob(puffs(around(s * 264, -390, 96, 84, 9, 20)))
  p.line(at([226, -372], [250, -392], [274, -374])).line(at([280, -420], [300, -428], [314, -412]))
}

export const CHORES: readonly Thing[] = [
  thing({
    name: 'robot vacuum',
    size: [320, 130],
    points: { top: [0, -100], deck: [0, -100] },
    back(p) {
      p.tint('slate').card(-120, -26, 46, 26, 10).card(74, -26, 46, 26, 10)
      p.line('150,-22 176,-4').line('152,-24 186,-16').line('148,-22 164,2')
      p.tint('stone').blob('-156,-76! -156,-40 -110,-14 0,-6 110,-14 156,-40 156,-76!')
      p.line('-150,-52 -104,-30 0,-22 104,-30 150,-52')
      p.tint('mist').ell(0, -78, 156, 44)
      p.tint('aqua').ell(-40, -84, 50, 20)
      p.tint('slate').card(-64, -112, 48, 30, 10)
      p.tint('gamboge').ell(66, -76, 26, 12)
    },
  }),
  thing({
    name: 'mop',
    size: [130, 400],
    habitat: 'hand',
    points: { grip: [0, -240], grip2: [0, -310], tip: [0, -8] },
    back(p) {
      p.tint('bark').bar('0,-100 0,-392', 7)
      p.tint('mist').blob(
        '-24,-104! 24,-104! 46,-56 62,-6! 44,-14 32,0 18,-12 2,0 -14,-12 -30,0 -44,-14 -62,-6! -46,-56',
      )
      p.line('-10,-92 -26,-20').line('10,-92 24,-20').line('0,-90 0,-22')
      p.tint('cerulean').card(-34, -122, 68, 28, 12)
    },
  }),
  thing({
    name: 'scrub brush',
    size: [170, 90],
    habitat: 'hand',
    points: { grip: [0, -70], grip2: [34, -70], tip: [0, -4] },
    back(p) {
      p.tint('straw').blob('-70,-44! 70,-44! 76,-4! 54,-10 38,0! 18,-10 0,0! -18,-10 -38,0! -54,-10 -76,-4!')
      p.line('-36,-40 -38,-8').line('0,-40 0,-10').line('36,-40 38,-8')
      p.tint('bark').blob('-78,-42! -76,-64 -40,-78 40,-78 76,-64 78,-42!')
    },
  }),
  thing({
    name: 'feather duster',
    size: [110, 280],
    habitat: 'hand',
    points: { grip: [0, -36], tip: [0, -230] },
    back(p) {
      p.tint('bark').card(-10, -126, 20, 124, 9)
      p.tint('rose').blob(
        '-12,-120! -40,-128! -34,-150 -54,-166! -40,-184 -52,-212! -30,-222 -26,-256! 0,-244 20,-268! 32,-238 52,-228! 42,-200 56,-178! 38,-160 44,-136! 12,-120!',
      )
      p.line('0,-126 2,-226').line('-6,-150 -26,-196').line('8,-150 26,-206')
    },
  }),
  thing({
    name: 'clothes iron',
    size: [210, 140],
    habitat: 'hand',
    points: { grip: [-6, -112], tip: [96, -14] },
    back(p) {
      p.tint('cerulean').frame('-96,-20! -92,-70 -60,-126 10,-134 54,-104 100,-20!', [
        '-54,-64 -40,-96 6,-104 24,-86 30,-66 -10,-60',
      ])
      p.tint('stone').blob('-100,-22! 102,-22! 108,-6 98,0! -98,0! -104,-10')
      p.tint('gamboge').ell(58, -46, 13)
      p.line('-92,-96 -120,-120 -116,-150')
    },
  }),
  thing({
    name: 'ironing board',
    size: [420, 220],
    points: { deck: [0, -212] },
    tops: [[-180, 190, -212]],
    back(p) {
      p.tint('stone').bar('-110,-196 90,-8', 7).bar('110,-196 -90,-8', 7)
      p.tint('slate').bar('-116,-6 -64,-6', 6).bar('64,-6 116,-6', 6)
      p.tint('pink').blob('-206,-200! -206,-216! 120,-216! 190,-212 210,-204 190,-192 120,-190! -206,-190!')
      for (const x of steps(-150, 110, 5))
        p.line([
          [x, -214],
          [x, -192],
        ])
    },
  }),
  thing({
    name: 'dustpan',
    size: [180, 130],
    habitat: 'hand',
    points: { grip: [-70, -104], tip: [86, -4] },
    back(p) {
      p.tint('vermilion').bar('-82,-116 -40,-70', 10)
      p.tint('rose').blob('-56,-84! 10,-92! 88,-12! 60,0! -60,0! -78,-40')
      p.line('-30,-14 56,-14')
    },
  }),
  thing({
    name: 'walking cane',
    size: [90, 300],
    habitat: 'hand',
    points: { grip: [-14, -276], tip: [20, -2] },
    back(p) {
      p.tint('bark').bar('20,-14 20,-240 4,-284 -22,-282 -32,-252', 9)
      p.tint('slate').card(8, -24, 24, 22, 6)
    },
  }),
  thing({
    name: 'hammock',
    size: [760, 500],
    points: {
      seat: [0, -78],
      deck: [0, -78],
      pillow: [-140, -112],
      rim: [0, -112],
      tie: [-250, -236],
      tie2: [250, -236],
    },
    hollow: [-170, -190, 170, -66],
    back(p, spot) {
      if (!said(spot, 'hung')) for (const s of [-1, 1]) trunkAndCrown(p, s)
      for (const s of [-1, 1]) for (const y of [-172, -160, -148]) p.line(`${s * 250},-236 ${s * 200},${y}`)
      p.tint('aqua').blob('-204,-176! -110,-122 0,-106 110,-122 204,-176! 130,-100 0,-78 -130,-100')
    },
    front(p, spot) {
      p.tint('cerulean').blob(
        '-204,-176! -130,-118 0,-92 130,-118 204,-176! 196,-140! 150,-70 60,-34 -60,-34 -150,-70 -196,-140!',
      )
      for (const x of steps(-130, 130, 7))
        p.line([
          [x * 1.02, -93 - Math.abs(x) * 0.2],
          [x * 0.92, -36 - Math.max(0, Math.abs(x) - 50) * 0.36],
        ])
      if (!said(spot, 'hung')) for (const s of [-1, 1]) p.tint('sand').card(s * 262 - 32, -246, 64, 20, 8)
    },
  }),
]
