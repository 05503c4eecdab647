import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { star, steps } from '../kit.ts'

const PAINTS = ['vermilion', 'gamboge', 'cerulean', 'sap', 'violet', 'rose'] as const

export const DESK: Thing[] = [
  thing({
    name: 'pencil',
    size: [50, 220],
    habitat: 'hand',
    points: { grip: [0, -70], tip: [0, 0] },
    back(p) {
      p.tint('gamboge').box4(-18, -176, 36, 126)
      if (p.fits(34)) p.line('-6,-176 -6,-50').line('6,-176 6,-50')
      p.tint('apricot').poly('-18,-50 18,-50 0,0')
      p.tint('rose').card(-18, -218, 36, 34, 10)
      p.tint('stone').box4(-19, -192, 38, 18)
      p.ink(0, -7, 5, 8)
    },
  }),
  thing({
    name: 'crayon',
    size: [56, 200],
    habitat: 'hand',
    points: { grip: [0, -70], tip: [0, -198] },
    back(p, spot) {
      const tint = spot.rng.pick(PAINTS)
      p.tint(tint).blob('-8,-196! 8,-196! 20,-154! -20,-154!')
      p.card(-24, -156, 48, 156, 6)
      p.line('-24,-134 24,-134').line('-24,-24 24,-24')
      p.tint('white').ell(0, -80, 17, 34)
    },
  }),
  thing({
    name: 'marker',
    size: [60, 210],
    habitat: 'hand',
    points: { grip: [0, -80], tip: [0, -208] },
    back(p) {
      p.tint('violet').blob('-9,-206! 9,-200! 12,-176! -12,-176!')
      p.tint('slate').poly('-14,-178 14,-178 24,-146 -24,-146')
      p.tint('white').card(-26, -148, 52, 112, 6)
      p.tint('violet').card(-28, -40, 56, 40, 10)
    },
  }),
  thing({
    name: 'paintbrush',
    size: [60, 240],
    habitat: 'hand',
    points: { grip: [0, -60], tip: [0, -236] },
    back(p) {
      p.tint('bark').blob('-11,-126! 11,-126! 14,-60 0,0! -14,-60')
      p.tint('stone').poly('-16,-168 16,-168 12,-122 -12,-122')
      p.tint('vermilion').blob('-16,-166! -24,-196 0,-238! 24,-196 16,-166!')
    },
  }),
  thing({
    name: 'ruler',
    size: [320, 64],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-110, -30], tip: [156, -30] },
    back(p) {
      p.tint('straw').card(-156, -60, 312, 58, 6)
      for (const [i, x] of steps(-132, 132, 12).entries()) p.line(`${x},-60 ${x},${i % 2 ? -44 : -34}`)
    },
  }),
  thing({
    name: 'eraser',
    size: [180, 100],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [20, -50], tip: [-80, -20] },
    back(p) {
      p.tint('pink').poly('-86,-56 -50,-92 50,-92 20,-56').poly('-86,-56 20,-56 20,-2 -70,-2')
      p.tint('cerulean')
        .poly('-10,-56 24,-92 88,-92 60,-56')
        .poly('-10,-56 60,-56 60,-2 -10,-2')
        .poly('60,-56 88,-92 88,-40 60,-2')
    },
  }),
  thing({
    name: 'glue',
    size: [90, 220],
    habitat: 'hand',
    points: { grip: [0, -80], tip: [0, -216] },
    back(p) {
      p.tint('orange').blob('-9,-216! 9,-216! 22,-164! -22,-164!')
      p.card(-30, -170, 60, 26, 6)
      p.tint('white').blob(both('0,-146! 28,-146! 42,-124 42,-12 30,0 0,0'))
      p.tint('cerulean').card(-42, -104, 84, 60, 4)
      p.tint('white')
      star(p, 0, -74, 22)
    },
  }),
  thing({
    name: 'scissors',
    size: [140, 230],
    habitat: 'hand',
    points: { grip: [-36, -34], grip2: [36, -34], tip: [0, -226] },
    back(p) {
      p.tint('stone')
        .blob('-44,-222! -30,-226 8,-110 18,-86! 0,-78! -20,-120')
        .blob('44,-222! 30,-226 -8,-110 -18,-86! 0,-78! 20,-120')
      p.tint('vermilion').bar('-6,-88 -22,-64', 9).bar('6,-88 22,-64', 9)
      p.ell(-36, -36, 33).ell(36, -36, 33)
      p.tint('white').ell(-36, -36, 16).ell(36, -36, 16)
      p.ink(0, -98, 6)
    },
  }),
  thing({
    name: 'paint palette',
    size: [240, 190],
    habitat: 'hand',
    points: { grip: [-30, -34], mid: [0, -100] },
    back(p) {
      p.tint('bark').blob(
        '-110,-90 -90,-150 -20,-184 60,-176 112,-126 108,-80 76,-64 50,-70 34,-50 44,-16 0,-2 -66,-20',
      )
      for (const [i, [x, y]] of (
        [
          [-70, -110],
          [-34, -148],
          [16, -154],
          [64, -132],
          [82, -98],
          [-66, -60],
        ] as const
      ).entries())
        p.tint(PAINTS[i] as string).ell(x, y, 18)
      p.tint('white').ell(-8, -40, 17, 14)
    },
  }),
  thing({
    name: 'notebook',
    size: [170, 210],
    habitat: 'hand',
    points: { grip: [-60, -40], grip2: [70, -40] },
    back(p) {
      p.tint('white').card(-64, -204, 144, 200, 8)
      p.tint('cerulean').card(-72, -208, 144, 204, 10)
      p.tint('white').card(-28, -170, 84, 60, 8)
      p.line('-14,-148 42,-148').line('-14,-130 42,-130')
      for (const y of steps(-186, -26, 6)) p.line(`-82,${y} -56,${y}`, p.at.sw * 1.3)
    },
  }),
  thing({
    name: 'clipboard',
    size: [150, 210],
    habitat: 'hand',
    points: { grip: [-70, -40], grip2: [70, -40] },
    back(p) {
      p.tint('ochre').card(-74, -200, 148, 200, 10)
      p.tint('white').card(-60, -180, 120, 168, 4)
      for (const y of [-146, -114, -82, -50])
        p.line(`-22,${y} 46,${y}`)
          .tint('white')
          .card(-48, y - 9, 16, 18, 3)
      p.tint('stone').card(-30, -210, 60, 30, 8)
    },
  }),
  thing({
    name: 'story book',
    size: [170, 200],
    habitat: 'hand',
    points: { grip: [-70, -40], grip2: [70, -40] },
    back(p) {
      p.tint('white').card(-70, -192, 150, 184, 6)
      p.tint('violet').card(-80, -198, 150, 196, 10)
      p.line('-58,-196 -58,-4')
      p.tint('straw').poly('-30,-40 -30,-96 -16,-110 -2,-96 -2,-84 16,-84 16,-96 30,-110 44,-96 44,-40')
      star(p, 8, -148, 26)
      p.tint('vermilion').blob('-4,-40! -4,-60 6,-68 16,-60 16,-40!')
    },
  }),
  thing({
    name: 'school supplies',
    size: [260, 260],
    points: { rim: [0, -130], grip: [0, -60] },
    back(p) {
      p.tint('straw').within(-74, -110, -14, 1, () => {
        p.card(-18, -140, 36, 160, 4)
        for (const y of [-120, -96, -72, -48]) p.line(`-18,${y} -2,${y}`)
      })
      p.tint('gamboge').poly('-44,-90 -44,-200 -24,-238 -4,-200 -4,-90')
      p.line('-44,-200 -4,-200')
      p.tint('vermilion').poly('8,-90 8,-180 16,-212 28,-212 36,-180 36,-90')
      p.line('8,-180 36,-180')
      p.tint('bark').bar('72,-90 84,-180', 6)
      p.tint('cerulean').blob('72,-176! 72,-200 90,-232! 104,-200 96,-174!')
      p.tint('aqua').card(-92, -130, 184, 130, 14)
      p.tint('white')
      star(p, 0, -64, 40)
      p.tint('rose').poly('96,-40 126,-40 130,-2 92,-2')
    },
  }),
  thing({
    name: 'abacus',
    size: [230, 230],
    points: { grip: [-100, -100], grip2: [100, -100] },
    back(p) {
      p.tint('bark').card(-112, -228, 224, 226, 12)
      p.tint('white').box4(-90, -206, 180, 182)
      for (const [i, y] of [-178, -138, -98, -52].entries()) {
        p.line(`-90,${y} 90,${y}`)
        const n = 3 + (i % 2)
        for (let k = 0; k < 5; k++) p.tint(PAINTS[i] as string).ell(k < n ? -72 + k * 28 : 72 - (4 - k) * 28, y, 13, 18)
      }
    },
  }),
  thing({
    name: 'globe',
    size: [200, 270],
    points: { mid: [0, -150], grip: [0, -30], top: [0, -262] },
    back(p) {
      p.tint('ochre').bar('-70,-236 -108,-170 -92,-90 -30,-48 40,-50', 7)
      p.tint('bark').card(-12, -60, 24, 44, 5).card(-60, -22, 120, 22, 10)
      p.tint('cerulean').ell(6, -154, 88)
      p.tint('leaf').blob('-66,-200 -30,-234 10,-226 4,-196 -20,-180 -16,-150 -44,-140 -66,-166')
      p.blob('30,-190 60,-206 86,-180 88,-140 62,-128 50,-150 34,-160')
      p.blob('-20,-124 16,-130 30,-106 10,-76 -10,-88')
    },
  }),
]
