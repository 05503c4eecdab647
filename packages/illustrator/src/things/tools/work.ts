import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { around, isPatterned, said, spoked, star } from '../kit.ts'

export const WORK: Thing[] = [
  thing({
    name: 'shield',
    size: [180, 220],
    habitat: 'hand',
    points: { grip: [0, -110], mid: [0, -110] },
    back(p, spot) {
      p.tint('stone').blob(both('0,-216! 40,-206 88,-200! 88,-110 60,-40 0,0!'))
      if (isPatterned(spot)) {
        p.tint('cream').blob(both('0,-194! 34,-186 68,-182! 68,-108 44,-52 0,-24!'))
        return
      }
      p.tint('cerulean').blob('0,-192! -34,-184 -66,-180! -66,-110! 0,-110!').blob('0,-110! 66,-110! 44,-54 0,-26!')
      p.tint('gamboge').blob('0,-192! 34,-184 66,-180! 66,-110! 0,-110!').blob('0,-110! -66,-110! -44,-54 0,-26!')
      p.tint('white')
      star(p, 0, -112, 36)
    },
  }),
  thing({
    name: 'armor',
    size: [210, 400],
    points: { headTop: [0, -396], grip: [-92, -160], grip2: [92, -160] },
    back(p) {
      p.tint('stone').bar('-32,-150 -38,-40', 24).bar('32,-150 38,-40', 24)
      p.tint('slate').card(-66, -30, 56, 30, 12).card(10, -30, 56, 30, 12)
      p.tint('stone').bar('-74,-258 -88,-170', 20).bar('74,-258 88,-170', 20)
      p.tint('slate').ell(-90, -158, 24).ell(90, -158, 24).ell(-36, -98, 22).ell(36, -98, 22)
      p.tint('stone').blob(both('0,-294! 56,-290 66,-230 48,-170! 0,-160'))
      p.line('0,-290 0,-170').line('-54,-220 0,-208 54,-220')
      p.tint('slate').blob('-54,-172! 54,-172! 66,-120! 0,-132 -66,-120!')
      p.tint('gamboge').card(-52, -182, 104, 18, 6)
      p.tint('slate').ell(-66, -278, 30, 26).ell(66, -278, 30, 26)
      p.tint('stone').blob(both('0,-384 40,-370 48,-330 42,-296! 0,-286'))
      p.tint('slate').blob('-44,-342! 0,-350 44,-342! 40,-318 0,-312 -40,-318')
      p.tint('vermilion').blob('0,-384! -10,-410 20,-420 46,-400! 26,-396 14,-382!')
    },
  }),
  thing({
    name: 'toolbox',
    size: [250, 190],
    habitat: 'hand',
    points: { grip: [0, -178], handle: [0, -178], rim: [0, -110] },
    hollow: [-100, -150, 100, -20],
    back(p) {
      p.tint('slate').bar('-60,-126 -54,-176! 54,-176! 60,-126', 8)
      p.tint('bark').card(-100, -168, 20, 60, 6).tint('stone').blob('80,-120! 74,-160 96,-168 104,-120!')
      p.tint('coral').poly('-110,-132 110,-132 122,-96 -122,-96')
      p.tint('vermilion').card(-122, -102, 244, 102, 10)
      p.tint('gamboge').card(-84, -114, 34, 34, 6).card(50, -114, 34, 34, 6)
      p.tint('white').card(-36, -70, 72, 40, 6)
    },
  }),
  thing({
    name: 'gear',
    size: [200, 200],
    points: { mid: [0, -100], grip: [0, -100] },
    back(p) {
      p.tint('slate').fuse(() => {
        p.ell(0, -100, 74)
        for (let i = 0; i < 8; i++) p.within(0, -100, i * 45, 1, () => p.poly('-18,-98 18,-98 24,-60 -24,-60'))
      })
      p.tint('stone').ell(0, -100, 48)
      p.tint('white').ell(0, -100, 24)
    },
  }),
  thing({
    name: 'compass',
    size: [150, 180],
    habitat: 'hand',
    points: { grip: [0, -40], hook: [0, -174] },
    back(p) {
      p.tint('gamboge').bar('-10,-146 -14,-168 0,-178 14,-168 10,-146', 4)
      p.ell(0, -74, 73)
      p.tint('white').ell(0, -74, 54)
      for (const a of [0, 90, 180, 270]) p.line([around(0, -74, 44, a), around(0, -74, 53, a)])
      p.within(0, -74, 30, 1, () => {
        p.tint('vermilion').poly('0,-44 15,0 -15,0')
        p.tint('stone').poly('0,44 15,0 -15,0')
      })
      p.ink(0, -74, 5)
    },
  }),
  thing({
    name: 'hard hat',
    size: [200, 130],
    habitat: 'worn',
    points: { grip: [0, -30], base: [0, 0] },
    back(p) {
      p.tint('gamboge').blob('-80,-24! -74,-84 -34,-118! 34,-118! 74,-84 80,-24!')
      p.blob('-30,-24! -30,-112 -18,-126 18,-126 30,-112 30,-24!')
      p.card(-98, -30, 196, 30, 14)
    },
  }),
  thing({
    name: 'rope',
    size: [240, 150],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-90, -70], grip2: [96, -16], tip: [110, -14], tie: [110, -14] },
    tops: [[-88, 88, -146]],
    back(p, spot) {
      if (said(spot, 'taut')) {
        p.tint('sand').bar('-116,-75 116,-75', 4)
        p.tint('vermilion').poly('-7,-72 7,-72 0,-54')
        return
      }
      if (said(spot, 'stretched')) {
        for (const s of [-1, 1]) {
          p.tint('bark').bar(`${s * 108},-2 ${s * 108},-146`, 5)
          p.tint('sand').card(s * 108 - 18, -14, 36, 14, 4)
        }
        p.tint('straw').bar('-116,-144 116,-144', 2)
        return
      }
      if (said(spot, 'hanging')) {
        p.tint('sand').bar('0,-148 0,-4', 4)
        p.tint('straw').ell(0, -8, 8, 8)
        return
      }
      p.tint('sand').bar('20,-18 60,-8 112,-14', 8)
      for (const [r, t] of [
        [70, 'sand'],
        [50, 'straw'],
        [30, 'sand'],
      ] as const)
        p.tint(t).ell(-30, -74, r * 1.1, r)
      p.tint('white').ell(-30, -74, 16, 14)
      // Strands across each turn: without them it would be a hose.
      for (const [outer, inner] of [
        [66, 55],
        [46, 35],
      ] as const)
        for (let a = 0; a < 360; a += 1320 / outer) {
          const [x, y] = around(-30, -74, outer, a)
          const [u, v] = around(-30, -74, inner, a + 7)
          p.line(`${(x + 30) * 1.1 - 30},${y} ${(u + 30) * 1.1 - 30},${v}`)
        }
      p.tint('ochre').card(-112, -92, 34, 36, 10)
      p.line('-108,-80 -82,-76').line('-108,-68 -82,-64')
    },
  }),
  thing({
    name: 'cannon',
    size: [320, 220],
    points: { tip: [150, -176], rim: [150, -176], wick: [-120, -124], handle: [-140, -90] },
    back(p) {
      p.tint('slate').ell(-128, -106, 20)
      p.blob('-116,-72! -126,-104 -112,-142! 100,-206! 116,-196! 152,-208! 164,-150! 128,-140! 116,-152! -60,-66!')
      p.line('-60,-158 -40,-74').line('60,-194 74,-130').line('114,-196 126,-142')
      p.line('-96,-146 -100,-172 -84,-182')
      p.tint('bark').blob('-150,-30! -140,-60 -30,-90! 60,-90! 60,-50! -60,-10!')
      spoked(p, 0, -70, 70, 8)
    },
  }),
  thing({
    name: 'paint can',
    size: [150, 190],
    habitat: 'hand',
    points: { grip: [0, -184], handle: [0, -184], rim: [0, -120], spout: [60, -120] },
    hollow: [-50, -140, 50, -16],
    back(p) {
      p.tint('stone').bar('-64,-116 -54,-170 0,-188 54,-170 64,-116', 4)
      p.tint('vermilion').ell(0, -118, 68, 20)
    },
    front(p) {
      p.tint('stone').blob('-68,-118! -34,-102 0,-98 34,-102 68,-118! 68,-12! 34,0 -34,0 -68,-12!')
      p.tint('vermilion').blob(
        '-68,-118! -34,-102 0,-98 34,-102 68,-118! 68,-70 54,-50 42,-76 20,-84 14,-40 -2,-34 -8,-80 -34,-88 -44,-62 -58,-66',
      )
    },
  }),
  thing({
    name: 'needle',
    size: [190, 110],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-30, -48], tip: [92, -4], tie: [-76, -82] },
    back(p) {
      p.line('-78,-84 -94,-60 -70,-30 -92,-8', p.at.sw)
      p.tint('stone').blob('94,-4! 20,-46 -60,-98! -86,-108 -92,-94 -80,-78! -10,-36!')
      p.ink(-80, -94, 8, 4, 35)
    },
  }),
  thing({
    name: 'thread',
    size: [120, 150],
    habitat: 'hand',
    points: { grip: [0, -70], tie: [48, -30] },
    back(p) {
      p.tint('rose').card(-40, -120, 80, 90, 8)
      for (const y of [-102, -82, -62]) p.line(`-40,${y + 8} 40,${y - 6}`)
      p.line('40,-44 58,-30 50,-8 62,0')
      p.tint('bark').card(-54, -148, 108, 30, 8).card(-54, -32, 108, 30, 8)
    },
  }),
  thing({
    name: 'knitting needles',
    size: [200, 220],
    habitat: 'hand',
    points: { grip: [-70, -180], grip2: [70, -180], tip: [0, -60] },
    back(p) {
      p.tint('rose').blob('-62,0! -64,-90! 64,-90! 62,0! 40,-8 20,0 0,-8 -20,0 -40,-8')
      p.line('-64,-56 -40,-44 -20,-56 0,-44 20,-56 40,-44 62,-56').line(
        '-62,-28 -40,-16 -20,-28 0,-16 20,-28 40,-16 62,-28',
      )
      p.tint('ochre').bar('-86,-206 46,-76', 5).bar('86,-206 -46,-76', 5)
      p.tint('vermilion').ell(-86, -204, 17).ell(86, -204, 17)
    },
  }),
  thing({
    name: 'nail',
    size: [70, 190],
    habitat: 'hand',
    points: { grip: [0, -100], tip: [0, 0] },
    back(p) {
      p.tint('stone').poly('-11,-170 11,-170 11,-26 0,0 -11,-26')
      p.card(-33, -188, 66, 24, 8)
    },
  }),
  thing({
    name: 'screw',
    size: [80, 180],
    habitat: 'hand',
    points: { grip: [0, -140], tip: [0, 0] },
    back(p) {
      p.tint('stone').poly('-14,-136 14,-136 14,-40 0,0 -14,-40')
      for (const y of [-116, -90, -64]) p.blob(`-26,${y + 6} 26,${y - 12} 28,${y - 2} -24,${y + 16}`)
      p.blob('-38,-138! -34,-164 0,-178 34,-164 38,-138!')
      p.line('-14,-162 14,-162')
    },
  }),
  thing({
    name: 'chain',
    size: [300, 80],
    lengthwise: true,
    points: { grip: [-130, -40], grip2: [130, -40], tie: [140, -40] },
    back(p) {
      p.tint('stone')
      for (const x of [-104, 0, 104]) p.card(x - 44, -70, 88, 60, 30)
      for (const x of [-104, 0, 104]) p.tint('white').card(x - 27, -54, 54, 28, 14)
      for (const x of [-52, 52]) p.tint('slate').card(x - 36, -54, 72, 28, 13)
    },
  }),
  thing({
    name: 'pipe',
    size: [330, 180],
    lengthwise: true,
    points: { spout: [150, -10], rim: [-150, -140] },
    hollow: [-150, -164, -80, -116],
    back(p) {
      p.tint('stone').bar('-140,-140 70,-140 112,-110 112,-30', 28)
      p.tint('slate').card(-164, -176, 32, 72, 8).card(-20, -174, 30, 68, 8).card(76, -32, 72, 32, 8)
    },
  }),
]
