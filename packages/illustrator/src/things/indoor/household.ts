import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { adorn, flame, flower, heart, isPatterned, leaf, said, star } from '../kit.ts'
import { COOKIES, GROWTHS, POTS, SWEETS } from './pots.ts'

function glassJar(p: Pen): void {
  p.tint('glass').blob(both('0,-146! 40,-146! 44,-132 58,-112 58,-20 40,-2 0,0'))
  p.tint('gamboge').card(-46, -176, 92, 32, 8)
  p.line('-44,-160 44,-160')
}

export const HOUSEHOLD: Thing[] = [
  thing({
    name: 'candle',
    size: [90, 150],
    habitat: 'hand',
    points: { grip: [0, -30], wick: [0, -112], tip: [0, -112] },
    back(p, spot) {
      p.tint('gamboge').blob('-42,-22 0,-30 42,-22 40,-8 0,0 -40,-8')
      p.tint('cream').blob('-20,-24! -20,-100 0,-106 20,-100 20,-24! 0,-16')
      p.tint('white').blob('-20,-100 0,-108 20,-100 20,-78 10,-68 4,-84 -8,-70 -18,-82')
      p.line('0,-104 0,-112')
      if (!said(spot, 'out', 'unlit')) flame(p, 0, -108, 42)
    },
  }),
  thing({
    name: 'lamp',
    size: [180, 280],
    points: { wick: [0, -180], base: [0, 0], grip: [0, -80] },
    back(p, spot) {
      p.tint('stone').bar('0,-150 0,-176', 7)
      p.tint('aqua').blob(both('0,-150 26,-140 44,-90 34,-40 18,-20!'))
      p.line('-42,-104 -20,-96 20,-96 42,-104')
      p.tint('bark').card(-54, -24, 108, 24, 10)
      p.tint('straw').as('shade').blob('-50,-276! 50,-276! 88,-166! 0,-154 -88,-166!')
      p.line('-24,-274 -42,-160').line('24,-274 42,-160')
      adorn(p, spot, -24, -268, 24, -166)
      adorn(p, spot, -34, -92, 34, -34)
    },
  }),
  thing({
    name: 'umbrella',
    size: [300, 330],
    habitat: 'hand',
    points: { grip: [0, -34], tip: [0, -326], rim: [0, -190], low: [0, -200] },
    back(p, spot) {
      p.tint('bark').bar('0,-210 0,-44 -5,-16 -20,-4 -36,-12 -40,-30', 6)
      const [a, b] = spot.rng.pick([
        ['vermilion', 'white'],
        ['cerulean', 'straw'],
        ['rose', 'blush'],
        ['gamboge', 'coral'],
      ] as const)
      p.tint(a).blob(
        '-150,-190! -128,-254 -60,-298 0,-310 60,-298 128,-254 150,-190! 112,-210 75,-194! 38,-210 0,-194! -38,-210 -75,-194! -112,-210',
      )
      // Panels of their own would lie over a pattern.
      if (isPatterned(spot)) p.line('0,-310 -50,-262 -75,-194').line('0,-310 50,-262 75,-194')
      else p.tint(b).blob('0,-310! -50,-262 -75,-194! -38,-210 0,-194! 38,-210 75,-194! 50,-262')
      p.line('0,-310 0,-194')
      p.tint('stone').bar('0,-312 0,-326', 5)
    },
  }),
  thing({
    name: 'potted plant',
    size: [220, 300],
    points: { rim: [0, -100], grip: [-60, -60], grip2: [60, -60] },
    back(p, spot) {
      spot.rng.pick(GROWTHS)(p)
      p.tint('coral').blob('-70,-86! 70,-86! 52,-6! 0,0 -52,-6!')
      p.card(-80, -112, 160, 32, 10)
      spot.rng.pick(POTS)(p)
    },
  }),
  thing({
    name: 'vase',
    size: [170, 330],
    points: { rim: [0, -180], grip: [0, -80] },
    back(p, spot) {
      p.tint('leaf')
      for (const [x, y] of [
        [-52, -250],
        [0, -290],
        [52, -254],
      ] as const)
        p.bar(`0,-160 ${x},${y}`, 4)
      leaf(p, -16, -196, 56, -150)
      leaf(p, 16, -196, 56, -30)
      flower(p, -54, -254, 36, 5, 'rose')
      flower(p, 54, -258, 36, 5, 'violet')
      flower(p, 0, -292, 38, 6, 'coral')
      p.tint('cerulean').blob(both('0,-176! 36,-180 30,-150 64,-100 60,-40 34,0!'))
      if (!isPatterned(spot))
        p.tint('white').blob('-66,-84! -30,-74 0,-70 30,-74 66,-84! 62,-50 30,-42 0,-38 -30,-42 -62,-50!')
    },
  }),
  thing({
    name: 'basket',
    size: [200, 210],
    points: { grip: [0, -202], handle: [0, -202], rim: [0, -96], base: [0, 0] },
    hollow: [-78, -150, 78, -16],
    back(p) {
      p.tint('bark').bar('-80,-100 -66,-170 0,-202 66,-170 80,-100', 7)
      p.tint('umber').ell(0, -100, 88, 22)
    },
    front(p) {
      p.tint('bark').blob('-92,-100! -50,-82 0,-78 50,-82 92,-100! 70,-10! 0,2 -70,-10!')
      p.line('-86,-72 -40,-56 0,-52 40,-56 86,-72').line('-78,-42 -40,-28 0,-24 40,-28 78,-42')
      for (const x of [-52, -18, 18, 52]) p.line(`${x},${-82 - Math.abs(x) * 0.03} ${x * 0.95},-52`)
      for (const x of [-34, 0, 34]) p.line(`${x},-54 ${x},-26`)
    },
  }),
  thing({
    name: 'box',
    size: [240, 200],
    points: { rim: [0, -140], seat: [0, -104], grip: [-100, -70], grip2: [100, -70], top: [0, -140] },
    hollow: [-92, -200, 92, -20],
    tops: [[-100, 100, -140]],
    back(p, spot) {
      if (said(spot, 'closed')) return
      p.tint('umber').box4(-96, -160, 192, 40)
      p.tint('sand').poly('-96,-158 96,-158 76,-196 -76,-196')
    },
    front(p, spot) {
      if (!said(spot, 'closed'))
        p.tint('sand').poly('-104,-140 -150,-116 -146,-96 -104,-118').poly('104,-140 150,-116 146,-96 104,-118')
      p.tint('sand').box4(-104, -140, 208, 140)
      p.tint('straw').box4(-24, -140, 48, 52)
      p.line('-80,-24 -30,-24').line('-80,-44 -50,-44')
    },
  }),
  thing({
    name: 'suitcase',
    size: [240, 210],
    points: { grip: [0, -202], handle: [0, -202], rim: [0, -168] },
    hollow: [-100, -206, 100, -100],
    tops: [[-110, 110, -166]],
    back(p) {
      p.tint('umber').bar('-34,-164 -34,-196! 34,-196! 34,-164', 7)
    },
    front(p) {
      p.tint('ochre').card(-118, -168, 236, 160, 18)
      p.tint('umber').box4(-80, -168, 30, 160).box4(50, -168, 30, 160)
      p.tint('gamboge').card(-76, -110, 22, 34, 5).card(54, -110, 22, 34, 5)
      p.tint('vermilion')
      star(p, 0, -90, 32)
      p.tint('slate').card(-100, -10, 30, 10, 4).card(70, -10, 30, 10, 4)
    },
  }),
  thing({
    name: 'paper bag',
    size: [150, 220],
    points: { rim: [0, -200], grip: [0, -100], grip2: [30, -100] },
    hollow: [-60, -218, 60, -20],
    back: (p) => p.tint('bark').poly('-56,-214 56,-214 60,-190 -60,-190'),
    front(p) {
      p.tint('sand').poly(
        '-70,-208 -56,-196 -42,-208 -28,-196 -14,-208 0,-196 14,-208 28,-196 42,-208 56,-196 70,-208 64,0 -64,0',
      )
      p.line('42,-196 38,-6').line('-64,-60 38,-60 64,-30')
      p.tint('vermilion').blob('-16,-112 0,-122 22,-132 36,-112 26,-84 0,-84 -26,-84 -36,-112 -22,-130 0,-122')
    },
  }),
  thing({
    name: 'jar',
    size: [130, 180],
    points: { rim: [0, -148], grip: [0, -70], top: [0, -176] },
    hollow: [-46, -140, 46, -14],
    back(p, s) {
      glassJar(p)
      // Before a label nobody in it would be seen.
      if (said(s, 'empty')) return
      p.tint('white').card(-40, -88, 80, 44, 8)
      p.tint('vermilion').blob('0,-74 14,-82 22,-70 0,-50 -22,-70 -14,-82')
    },
  }),
  thing({
    name: 'cookie jar',
    size: [130, 180],
    points: { rim: [0, -148], grip: [0, -70], top: [0, -176] },
    back(p) {
      glassJar(p)
      for (const [x, y] of COOKIES) {
        p.tint('sand').ell(x, y, 23, 21)
        for (const [u, v] of [
          [-9, -6],
          [7, -8],
          [-2, 8],
          [11, 6],
        ] as const)
          p.ink(x + u, y + v, 3)
      }
    },
  }),
  thing({
    name: 'candy jar',
    size: [130, 180],
    points: { rim: [0, -148], grip: [0, -70], top: [0, -176] },
    back(p, spot) {
      glassJar(p)
      const shift = spot.rng.int(0, 5)
      for (const [i, [x, y]] of SWEETS.entries()) p.tint(`any${((i + shift) % 6) + 1}`).ell(x, y, 15)
      p.tint('white').card(-40, -88, 80, 40, 8)
      p.tint('rose')
      spot.rng.pick([heart, star])(p, 0, -68, 15)
    },
  }),
  thing({
    name: 'bottle',
    size: [90, 230],
    habitat: 'hand',
    points: { grip: [0, -70], spout: [0, -226], mouthpiece: [0, -226], tip: [0, -226] },
    back(p) {
      p.tint('viridian').blob(both('0,-200! 16,-200! 17,-160 40,-124 42,-16 28,0 0,0'))
      p.tint('gamboge').card(-20, -226, 40, 30, 7)
      p.tint('white').card(-42, -102, 84, 56, 4)
      p.tint('leaf')
      leaf(p, -24, -74, 48, 0)
    },
  }),
  thing({
    name: 'baby bottle',
    size: [100, 200],
    habitat: 'hand',
    points: { grip: [0, -60], mouthpiece: [0, -196], tip: [0, -196] },
    back(p) {
      p.tint('peach').blob(both('0,-196 12,-190 14,-172 30,-160 34,-140!'))
      p.tint('cerulean').card(-42, -148, 84, 28, 8)
      p.tint('white').blob(both('0,-122! 38,-122! 42,-70 42,-14 30,0 0,0'))
      for (const y of [-94, -70, -46, -24]) p.line(`16,${y} 40,${y}`)
    },
  }),
  thing({
    name: 'ball of yarn',
    size: [160, 130],
    points: { grip: [0, -60], tie: [70, -10] },
    back(p) {
      p.line('20,-6 60,-2 76,-20 66,-34')
      p.tint('rose').ell(-12, -64, 64)
      p.line('-70,-86 -30,-60 -10,-4').line('-58,-108 -4,-70 20,-10').line('-30,-126 20,-84 46,-36')
      p.line('-74,-48 -56,-40 -44,-10').line('10,-124 40,-100 52,-70')
    },
  }),
  thing({
    name: 'broom',
    size: [120, 400],
    habitat: 'hand',
    points: { grip: [0, -230], grip2: [0, -300], tip: [0, -6], seat: [0, -200] },
    back(p) {
      p.tint('bark').bar('0,-124 0,-390', 7)
      p.tint('straw').blob('-22,-116! 22,-116! 40,-60 58,-4! 36,-10 20,0 4,-8 -14,0 -32,-8 -58,-2! -40,-60')
      p.line('-8,-90 -24,-10').line('8,-90 22,-10').line('0,-60 2,-14')
      p.tint('vermilion').card(-28, -134, 56, 26, 10)
    },
  }),
  thing({
    name: 'leash',
    size: [260, 130],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-110, -108], tie: [112, -24], tip: [112, -24] },
    back(p) {
      p.tint('vermilion').bar('-84,-96 -30,-40 50,-20 112,-26', 5)
      p.bar('-84,-96 -120,-124 -126,-96 -88,-92', 5)
      p.tint('stone').bar('106,-28 126,-14', 6)
    },
  }),
]
