/** Wheels of hobbies and old times, and trucks with a load of their own. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { lugged, spoked, star, steering, wheel } from '../kit.ts'
import { cab, cabHollow, cabInside, cabPoints } from './cab.ts'

export const HOBBY_WHEELS: Thing[] = [
  thing({
    name: 'quad bike',
    size: [380, 230],
    points: {
      seat: [-50, -160],
      grip: [64, -210],
      wheel: [64, -210],
      pedalNear: [8, -74],
      pedalFar: [0, -80],
      deck: [-110, -156],
    },
    back(p) {
      p.tint('slate').bar('44,-216 86,-202', 8)
      p.tint('stone').bar('96,-110 66,-206', 8)
    },
    front(p) {
      p.tint('slate').bar('-170,-160 -90,-160', 6)
      p.tint('vermilion').blob('-60,-70! -70,-130 -20,-156! 30,-150 60,-176! 110,-164 140,-120! 120,-70!')
      p.tint('slate').blob('-124,-156! -100,-176 -10,-170 26,-160! 10,-142 -90,-136!')
      p.tint('vermilion').blob('-186,-96! -176,-146 -110,-158 -46,-132! -40,-104! -70,-122 -120,-126 -160,-110')
      p.blob('52,-110! 76,-150 130,-158 176,-126! 188,-92! 150,-112 106,-118 80,-102')
      p.tint('straw').ell(146, -136, 16)
      p.tint('stone').card(-34, -74, 74, 20, 8)
      lugged(p, -112, -60, 60, 'stone')
      lugged(p, 124, -60, 60, 'stone')
    },
  }),
  thing({
    name: 'dune buggy',
    size: [440, 230],
    points: { seat: [-36, -104], wheel: [34, -136], door: [-20, -90], rim: [-20, -118] },
    hollow: [-92, -216, 60, -112],
    back(p) {
      p.tint('peach').blob('-74,-84! -78,-150 -62,-160 -46,-150 -40,-106 -4,-102! -4,-84!')
      p.tint('slate').bar('60,-94 38,-130', 5)
      steering(p, 34, -136, 15)
    },
    front(p) {
      p.tint('slate').bar('-130,-84 -90,-218! 50,-218! 112,-96', 9).bar('-90,-214 -20,-96', 6)
      p.tint('gamboge').ell(-64, -224, 13).ell(-20, -224, 13).ell(24, -224, 13)
      p.tint('orange').blob(
        '-196,-60! -190,-108 -120,-120! -96,-92 40,-92! 90,-116 170,-104 204,-76! 196,-50! -180,-50!',
      )
      p.tint('slate').card(-196, -142, 60, 34, 8)
      p.line('-176,-142 -176,-110').line('-156,-142 -156,-110')
      p.tint('straw').ell(180, -84, 14)
      p.tint('white')
      star(p, -18, -70, 20)
      lugged(p, -128, -58, 58, 'stone')
      lugged(p, 130, -52, 52, 'stone')
    },
  }),
  thing({
    name: 'sidecar motorcycle',
    size: [420, 220],
    points: {
      seat: [-70, -148],
      grip: [56, -196],
      wheel: [56, -196],
      pedalNear: [-8, -62],
      pedalFar: [-14, -70],
      rim: [30, -110],
    },
    back(p) {
      spoked(p, -140, -66, 66, 8, 0.66)
      spoked(p, 124, -66, 66, 8, 0.66)
      p.tint('stone').bar('124,-66 70,-186', 9)
      p.tint('slate').bar('40,-202 80,-190', 7)
      p.tint('vermilion').blob('-20,-126! -14,-158 26,-176 70,-164! 64,-134 36,-118!')
      p.tint('slate').blob('-154,-148! -114,-160 -54,-150 -4,-150! 6,-130 -34,-122 -124,-126!')
      p.tint('straw').ell(92, -170, 19)
    },
    front(p) {
      p.tint('umber').blob('-70,-104! -60,-140 -36,-146 -20,-136 -14,-100!')
      p.tint('glass').blob('56,-104! 66,-140 82,-144 92,-104!')
      p.tint('cerulean').blob('-92,-104! -104,-60 -80,-34 20,-30 130,-36 200,-60 186,-88 120,-106!')
      p.tint('white').poly('-98,-80 192,-80 198,-64 -98,-64')
      wheel(p, 20, -36, 36, 6)
    },
  }),
  thing({
    name: 'penny-farthing',
    size: [340, 330],
    points: { seat: [16, -300], grip: [74, -290], wheel: [74, -290], pedalNear: [66, -120], pedalFar: [46, -166] },
    back(p) {
      spoked(p, 54, -140, 140, 14, 0.88)
      spoked(p, -124, -46, 46, 8, 0.78)
      p.tint('slate').bar('54,-140 46,-286 10,-292 -30,-262 -70,-170 -124,-46', 8)
      p.tint('umber').blob('-20,-304 10,-314 44,-304 46,-294 10,-288 -16,-292')
      p.tint('slate').bar('48,-286 76,-300 88,-286', 6)
    },
    front: (p) => {
      p.tint('stone').bar('54,-140 66,-112', 6)
      p.tint('slate').card(48, -118, 42, 14, 6)
    },
  }),
  thing({
    name: 'tanker truck',
    size: [560, 270],
    points: { ...cabPoints(124), handle: [-266, -120] },
    hollow: cabHollow(124),
    tops: [[-240, 90, -246]],
    back: (p) => cabInside(p, 124),
    front(p) {
      p.tint('stone').card(-266, -60, 400, 18, 6)
      cab(p, 124, 'vermilion')
      p.tint('slate').card(-110, -262, 66, 24, 8)
      p.tint('stone').blob(
        '-268,-158 -258,-222 -220,-244! 70,-244! 104,-222 112,-158 104,-92 70,-70! -220,-70! -258,-92',
      )
      for (const x of [-170, -78, 14]) p.line(`${x},-244 ${x + 6},-158 ${x},-70`)
      p.tint('vermilion').poly('-268,-170 112,-170 112,-142 -268,-142')
      p.tint('stone').bar('-244,-64 -244,-120', 4)
      for (const x of [-200, -114, 176]) wheel(p, x, -38, 38)
    },
  }),
  thing({
    name: 'car transporter',
    size: [640, 330],
    points: { ...cabPoints(164), handle: [-306, -120] },
    hollow: cabHollow(164),
    back: (p) => cabInside(p, 164),
    front(p) {
      const car = (x: number, y: number, tint: string) =>
        p.within(x, y, 0, 1, () => {
          p.tint(tint).frame('-88,-16! -90,-44 -60,-52! -40,-84 30,-84! 58,-52 86,-46 90,-16!', [
            '-46,-52! -32,-74! -2,-74! -2,-52!',
            '10,-52! 10,-74! 26,-74! 44,-52!',
          ])
          for (const u of [-50, 52]) wheel(p, u, -16, 17, 0)
        })
      p.tint('slate').bar('-290,-70 -290,-196', 8).bar('-80,-70 -80,-196', 8).bar('130,-70 130,-196', 8)
      car(-186, -206, 'vermilion')
      car(24, -206, 'gamboge')
      p.tint('stone').card(-306, -208, 446, 16, 6)
      car(-186, -76, 'leaf')
      car(24, -76, 'violet')
      cab(p, 164, 'cerulean')
      p.tint('stone').card(-310, -78, 478, 22, 8)
      for (const x of [-236, -156, 226]) wheel(p, x, -38, 38)
    },
  }),
]
