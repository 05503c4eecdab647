import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { said, spoked, wheel } from '../kit.ts'
import { flames, isFlaming } from './paint-work.ts'

const kickScooter = (name: string): Thing =>
  thing({
    name,
    size: [260, 270],
    points: { grip: [62, -252], wheel: [62, -252], deck: [-30, -50], handle: [62, -252] },
    tops: [[-90, 40, -50]],
    back(p) {
      p.tint('stone').bar('96,-34 60,-246', 8)
      p.tint('cerulean').blob('-116,-44 -104,-56 40,-54 76,-96 92,-84 62,-36 -104,-34')
      p.tint('slate').bar('40,-256 84,-248', 9)
      wheel(p, -94, -26, 26, 0)
      wheel(p, 98, -26, 26, 0)
    },
  })

export const CYCLES: Thing[] = [
  thing({
    name: 'bicycle',
    size: [424, 262],
    points: {
      seat: [-52, -212],
      grip: [92, -246],
      wheel: [92, -246],
      pedalNear: [16, -52],
      pedalFar: [-12, -110],
      deck: [-110, -180],
    },
    back(p) {
      spoked(p, -124, -84, 84, 10, 0.82)
      spoked(p, 128, -84, 84, 10, 0.82)
      p.tint('stone').bar('0,-82 -14,-106', 5)
      p.tint('vermilion')
        .bar('-124,-84 0,-82! 100,-184! -46,-178! 0,-82', 7)
        .bar('-124,-84 -46,-178', 6)
        .bar('128,-84 92,-226', 8)
      p.tint('stone').bar('-46,-178 -54,-206', 7).bar('92,-224 88,-254', 7).bar('74,-252 98,-258 122,-250 128,-230', 6)
      p.tint('slate').bar('116,-252 124,-246 128,-226', 9)
      p.tint('umber').blob('-94,-216 -62,-226 -20,-216 -16,-206 -52,-198 -88,-202')
    },
    front(p, spot) {
      // Small ones on the ground on either side of the hind wheel.
      if (said(spot, 'training-wheeled')) {
        p.tint('stone').bar('-124,-84 -150,-34', 6)
        wheel(p, -150, -32, 32, 0)
      }
      p.tint('stone').ell(0, -82, 22).bar('0,-82 14,-54', 5)
      p.tint('slate').card(-8, -60, 42, 16, 6)
    },
  }),
  thing({
    name: 'tricycle',
    size: [320, 240],
    points: { seat: [-50, -140], grip: [50, -212], pedalNear: [96, -40], pedalFar: [64, -100], handle: [-130, -80] },
    back(p) {
      p.tint('stone').bar('80,-70 66,-96', 6)
      spoked(p, 80, -70, 70, 6, 0.74)
      p.tint('vermilion').bar('80,-70 54,-196', 9).bar('62,-150 20,-100 -90,-60', 9)
      p.tint('slate').bar('30,-208 70,-220', 8)
      p.tint('gamboge').blob('-90,-142 -60,-158 -20,-148 -10,-132 -50,-122 -86,-126').bar('-50,-126 -40,-90', 7)
      p.tint('stone').card(-138, -92, 60, 16, 6)
    },
    front(p) {
      wheel(p, -104, -42, 42, 5)
      p.tint('stone').bar('80,-70 96,-44', 6)
      p.tint('slate').card(78, -48, 44, 16, 6)
    },
  }),
  thing({
    name: 'motorcycle',
    size: [400, 220],
    points: {
      seat: [-56, -148],
      grip: [70, -196],
      wheel: [70, -196],
      pedalNear: [6, -62],
      pedalFar: [0, -70],
      deck: [-100, -140],
    },
    back(p) {
      spoked(p, -126, -66, 66, 8, 0.66)
      spoked(p, 134, -66, 66, 8, 0.66)
      p.tint('stone').bar('134,-66 82,-186', 9)
      p.tint('slate').bar('54,-202 92,-190', 7)
    },
    front(p, spot) {
      p.tint('stone').card(-46, -114, 96, 78, 18)
      p.line('-36,-96 40,-96').line('-36,-80 40,-80').line('-36,-64 40,-64')
      p.tint('slate').blob('-140,-148! -100,-160 -40,-150 10,-150! 20,-130 -20,-122 -110,-126!')
      const big = isFlaming(spot)
      p.tint('vermilion')
      if (big) {
        p.blob('-20,-118! -14,-164 40,-184 90,-168! 84,-130 56,-106!')
        flames(p, spot, 84, -124, 84, 40)
      } else p.blob('-6,-126! 0,-158 40,-176 84,-164! 78,-134 50,-118!')
      p.tint('vermilion').blob('-184,-104! -160,-146 -110,-146! -64,-116! -70,-96 -110,-132 -160,-120')
      p.blob('86,-132! 130,-148 176,-128! 190,-100! 160,-112 130,-128 100,-116')
      p.tint('straw').ell(104, -172, 19)
      p.tint('stone').bar('-150,-44 -20,-44', 9)
      p.tint('slate').card(-12, -66, 40, 14, 6)
    },
  }),
  thing({
    name: 'dirt bike',
    size: [390, 240],
    points: { seat: [-50, -164], grip: [64, -216], wheel: [64, -216], pedalNear: [4, -74], pedalFar: [0, -80] },
    back(p) {
      for (const x of [-124, 128]) {
        p.tint('slate').fuse(() => {
          p.ell(x, -68, 58)
          for (let i = 0; i < 16; i++) p.within(x, -68, i * 22.5, 1, () => p.card(-8, -68, 16, 16, 3))
        })
        p.tint('stone').ell(x, -68, 38)
      }
      p.tint('stone').bar('128,-68 74,-206', 8).bar('-124,-68 -20,-90', 8)
      p.tint('slate').bar('46,-222 86,-210', 7)
    },
    front(p) {
      p.tint('stone').card(-36, -116, 76, 62, 14)
      p.line('-26,-98 30,-98').line('-26,-80 30,-80')
      p.tint('leaf').blob('-180,-186! -120,-172 -100,-156! -60,-140! -120,-142!')
      p.tint('slate').blob('-120,-174! -20,-166 20,-172! 26,-154 -90,-150!')
      p.tint('leaf').blob('-10,-156! 16,-180 70,-190! 88,-150 60,-116! 10,-120!')
      p.blob('80,-164! 130,-160 176,-136! 120,-138 86,-144!')
      p.tint('white').blob('70,-210! 96,-204 96,-168 78,-166!')
      p.tint('stone').bar('-30,-66 -100,-120 -150,-140', 7)
      p.tint('slate').card(-12, -80, 36, 14, 6)
    },
  }),
  thing({
    name: 'moped',
    size: [330, 240],
    points: { seat: [-66, -148], grip: [72, -210], wheel: [72, -210], deck: [16, -62] },
    back(p) {
      p.tint('slate').bar('52,-216 92,-204', 7)
      wheel(p, 120, -38, 38, 5)
    },
    front(p) {
      wheel(p, -96, -38, 38, 5)
      p.tint('aqua').blob(
        '-152,-70! -146,-128 -100,-144 -36,-136! -10,-80 10,-60! 60,-60! 66,-130 70,-198! 96,-196! 106,-130 138,-90 160,-58! 100,-62 84,-42! -44,-42! -56,-80 -96,-88 -136,-68!',
      )
      p.tint('umber').blob('-140,-146! -130,-158 -40,-154! -24,-142 -40,-132 -130,-130')
      p.tint('straw').ell(94, -180, 17)
      p.line('-120,-108 -60,-104')
    },
  }),
  kickScooter('scooter'),
  kickScooter('kick scooter'),
  thing({
    name: 'skateboard',
    size: [280, 72],
    points: { deck: [0, -54], tip: [120, -60], grip: [0, -44] },
    tops: [[-100, 100, -54]],
    back(p) {
      wheel(p, -72, -22, 22, 0, 'gamboge')
      wheel(p, 72, -22, 22, 0, 'gamboge')
      p.tint('violet').blob('-138,-72 -100,-54! 100,-54! 138,-72 136,-52 100,-32! -100,-32! -136,-52')
      p.line('-100,-43 100,-43')
    },
  }),
  thing({
    name: 'drone',
    size: [300, 130],
    habitat: 'air',
    points: { hook: [0, -30], low: [0, -30] },
    back(p) {
      p.tint('stone').bar('-110,-92 0,-72 110,-92', 9)
      for (const x of [-110, 110]) {
        p.tint('slate').card(x - 14, -110, 28, 30, 8)
        p.tint('mist')
          .blob(`${x},-118 ${x - 46},-128 ${x - 52},-116 ${x - 20},-112`)
          .blob(`${x},-118 ${x + 46},-128 ${x + 52},-116 ${x + 20},-112`)
      }
      p.tint('cerulean').blob('-62,-74 -30,-104 30,-104 62,-74 30,-48 -30,-48')
      p.tint('slate').ell(0, -42, 24).ell(0, -42, 10)
      p.tint('stone').bar('-50,-56 -72,-8! -90,-8', 5).bar('50,-56 72,-8! 90,-8', 5)
    },
  }),
]
