import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { around, button, face, heart, said, steps } from '../kit.ts'

export const LIFE: Thing[] = [
  thing({
    name: 'human body',
    size: [210, 400],
    points: { headTop: [0, -396], mid: [0, -220] },
    back(p) {
      p.tint('skin1').blob(
        both(
          '0,-322! 20,-318 24,-300 74,-290 92,-200 94,-166 76,-164 66,-220 54,-240 50,-190 56,-120 50,-20 62,-2! 12,-2! 14,-20 10,-130 0,-166!',
        ),
      )
      p.ell(0, -356, 40, 40)
      p.tint('hair1').blob('-42,-354! -42,-392 0,-402 42,-392 42,-354! 26,-376 -26,-376')
      face(p, 0, -348, 32)
      p.tint('coral').blob('-8,-286 -30,-276 -34,-240 -26,-224 -6,-238').blob('8,-286 30,-276 34,-240 26,-224 6,-238')
      p.tint('vermilion')
      heart(p, 6, -246, 15)
      p.tint('pink').blob('-30,-220 0,-214 30,-220 32,-186 0,-176 -32,-186')
      p.line('-18,-204 18,-204').line('-18,-192 18,-192')
    },
  }),
  thing({
    name: 'brain',
    size: [230, 190],
    points: { mid: [0, -100], grip: [0, -100] },
    back(p) {
      p.tint('rose').blob('20,-50! 40,-20 34,0! 62,0! 66,-40!')
      p.tint('pink').blob('-108,-90 -90,-140 -40,-176 20,-184 76,-160 108,-110 102,-66 60,-44 10,-46 -30,-36 -76,-48')
      p.line('-62,-164 -40,-140 -56,-116 -30,-96 -40,-70 -30,-37')
        .line('-106,-100 -84,-112 -66,-96 -52,-106')
        .line('-94,-58 -76,-72 -58,-62 -38,-74')
      p.line('-8,-183 -20,-158 6,-140 -6,-116 16,-100 4,-72 12,-47')
        .line('-44,-132 -22,-126 -2,-136')
        .line('-34,-92 -14,-84 6,-94')
      p.line('50,-174 38,-150 60,-132 46,-108 64,-88 54,-62')
        .line('8,-142 26,-154 44,-146')
        .line('12,-104 30,-112 48,-104')
        .line('58,-132 82,-138 100,-126')
        .line('62,-92 84,-98 106,-90')
      p.tint('blush').ell(70, -46, 34, 22)
      p.line('46,-46 94,-46')
    },
  }),
  thing({
    name: 'anatomical heart',
    size: [180, 220],
    points: { mid: [0, -90], grip: [0, -90] },
    back(p) {
      p.tint('cerulean').bar('-44,-130 -46,-206', 12)
      p.tint('vermilion').bar('0,-130 4,-190 40,-204 64,-176', 14).bar('14,-200 14,-214', 7).bar('38,-206 40,-218', 7)
      p.tint('cerulean').bar('-10,-140 50,-150 76,-146', 10)
      p.tint('coral').blob('-70,-130 -20,-152 40,-140 78,-104 70,-54 30,-10 10,0 -30,-24 -70,-70')
      p.tint('brick').blob('-70,-128 -40,-146 -14,-118 -34,-96 -66,-94')
      p.line('10,-134 26,-90 14,-40 14,-14').line('24,-90 50,-70')
    },
  }),
  thing({
    name: 'lungs',
    size: [240, 240],
    points: { mid: [0, -110] },
    back(p) {
      p.tint('mist').bar('0,-234 0,-160! -44,-124', 10).bar('0,-164 44,-124', 10)
      for (const y of [-220, -200, -180]) p.line(`-10,${y} 10,${y}`)
      for (const s of [-1, 1]) {
        p.tint('pink').blob(
          `${s * 24},-176 ${s * 54},-196 ${s * 92},-150 ${s * 112},-70 ${s * 104},-12 ${s * 60},-14 ${s * 28},-40 ${s * 26},-110`,
        )
        p.line(`${s * 30},-140 ${s * 56},-110 ${s * 62},-70 ${s * 54},-44`)
          .line(`${s * 58},-96 ${s * 84},-80`)
          .line(`${s * 52},-116 ${s * 72},-136`)
      }
    },
  }),
  thing({
    name: 'stomach',
    size: [210, 220],
    points: { mid: [0, -100] },
    back(p) {
      p.tint('coral').bar('-6,-216 0,-160', 12)
      p.tint('pink').blob(
        '-22,-168 20,-172! 60,-190 96,-150 98,-90 70,-30 10,-4 -50,-16 -82,-20! -100,-50 -60,-66 -10,-60 14,-90 0,-130',
      )
      p.line('56,-150 72,-110 56,-60').line('30,-40 0,-30')
      face(p, 48, -96, 28)
    },
  }),
  thing({
    name: 'cell',
    size: [240, 220],
    points: { mid: [0, -110] },
    back(p) {
      p.tint('mint').blob('-114,-110 -90,-176 -20,-212 60,-200 112,-140 108,-70 60,-18 -20,-6 -90,-40')
      p.tint('aqua').blob('-96,-110 -76,-162 -18,-192 52,-182 94,-134 92,-76 50,-36 -18,-26 -76,-52')
      p.tint('violet').ell(10, -116, 44)
      p.tint('plum').ell(16, -120, 17)
      p.tint('orange').ell(-52, -72, 27, 16, -30).ell(58, -54, 24, 15, 24)
      p.tint('rose')
      button(p, -60, -140, 14)
      button(p, 66, -150, 12)
      button(p, -14, -54, 11)
    },
  }),
  thing({
    name: 'virus',
    size: [230, 230],
    points: { mid: [0, -115] },
    back(p) {
      p.tint('rose')
      for (let i = 0; i < 8; i++) {
        p.bar([around(0, -115, 60, i * 45), around(0, -115, 86, i * 45)], 7)
        p.ell(...around(0, -115, 92, i * 45), 20)
      }
      p.tint('leaf').ell(0, -115, 72)
      p.tint('sap')
      for (const [x, y, r] of [
        [-40, -146, 13],
        [40, -150, 11],
        [46, -84, 13],
        [-46, -88, 11],
      ] as const)
        button(p, x, y, r)
      face(p, 0, -112, 40)
    },
  }),
  thing({
    name: 'atom',
    size: [240, 240],
    points: { mid: [0, -120] },
    back(p) {
      for (const a of [0, 60, 120])
        p.within(0, -120, a, 1, () => p.line('-112,0 -80,-30 0,-42 80,-30 112,0 80,30 0,42 -80,30 -112,0'))
      p.tint('vermilion').ell(-15, -130, 23).tint('cerulean').ell(17, -128, 23).tint('gamboge').ell(0, -104, 23)
      for (const [a, tint] of [
        [0, 'sap'],
        [60, 'rose'],
        [240, 'violet'],
      ] as const)
        p.tint(tint).ell(...around(0, -120, 104, a), 21)
    },
  }),
  thing({
    name: 'dna',
    size: [130, 300],
    points: { mid: [0, -150], grip: [0, -60] },
    back(p) {
      const wave = (phase: number) =>
        steps(-292, -8, 17).map((y) => [44 * Math.sin((y / 142) * Math.PI + phase), y] as const)
      const tints = ['vermilion', 'gamboge', 'cerulean', 'sap']
      for (const [i, y] of [-266, -234, -204, -126, -96, -64, -32].entries()) {
        const x = 44 * Math.sin((y / 142) * Math.PI)
        if (Math.abs(x) > 18) p.tint(tints[i % 4] as string).bar(`${-x},${y} ${x},${y}`, 6)
      }
      p.tint('violet').bar(wave(0), 8)
      p.tint('aqua').bar(wave(Math.PI), 8)
    },
  }),
  thing({
    name: 'dinosaur egg',
    size: [180, 220],
    points: { top: [0, -212], grip: [-60, -80], grip2: [60, -80], rim: [0, -120] },
    hollow: [-50, -200, 50, -20],
    back(p, spot) {
      if (said(spot, 'open'))
        p.tint('cream').blob('-78,-104! -50,-132! -26,-110! 0,-134! 26,-110! 50,-132! 78,-104! 50,-88 0,-82 -50,-88')
    },
    front(p, spot) {
      const isOpen = said(spot, 'open')
      p.tint('cream').blob(
        isOpen
          ? '-78,-104! -54,-80! -32,-102! -10,-78! 12,-102! 34,-80! 54,-102! 78,-100! 80,-60 48,-10 0,0 -48,-10 -80,-60'
          : both('0,-216 46,-190 78,-120 78,-60 48,-10 0,0'),
      )
      p.tint('leaf').blob('-66,-64 -40,-72 -26,-44 -50,-32').blob('4,-46 30,-54 36,-28 12,-22')
      if (isOpen) return
      p.blob('-40,-150 -14,-160 -4,-132 -26,-116').blob('26,-100 54,-110 62,-80 36,-70')
      p.blob('8,-186 30,-172 26,-150 6,-160').blob('-12,-104 8,-100 4,-78 -14,-84')
      if (said(spot, 'broken', 'cracked', 'hatching'))
        p.line('-76,-104! -44,-86! -20,-112! 6,-88! 30,-116! 52,-94! 78,-110!', p.at.sw)
    },
  }),
  thing({
    name: 'frog egg',
    size: [220, 180],
    habitat: 'water',
    points: { mid: [0, -90] },
    back(p) {
      const cluster = [[0, -90], ...Array.from({ length: 6 }, (_, i) => around(0, -90, 62, i * 60))] as const
      for (const [x, y] of cluster)
        p.tint('mist')
          .ell(x, y, 36)
          .ink(x + 3, y, 11, 9)
    },
  }),
  thing({
    name: 'fossil',
    size: [230, 200],
    points: { mid: [0, -100], grip: [-80, -60], grip2: [80, -60] },
    back(p) {
      p.tint('sand').blob('-112,-90 -98,-150 -40,-190 40,-194 96,-156 114,-90 94,-30 30,-4 -50,-8 -98,-40')
      p.tint('stone').ell(4, -98, 74, 70)
      p.line('70,-70 62,-130 6,-158 -46,-128 -50,-84 -14,-54 30,-66 42,-100 18,-126 -16,-116 -20,-90 4,-80 16,-96')
      for (const a of [20, 70, 120, 170, 220, 270, 320]) p.line([around(4, -98, 56, a), around(4, -98, 74, a + 4)])
    },
  }),
]
