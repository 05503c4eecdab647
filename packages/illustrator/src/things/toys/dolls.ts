import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { adorn, button, face, flower, heart, isPatterned, star, wheel } from '../kit.ts'

const hug = { grip: [-30, -90], grip2: [30, -90], mouth: [0, -150], headTop: [0, -210] } as const

function bear(p: Pen, fur: string, belly: string): void {
  p.tint(fur)
  p.ell(-46, -204, 24).ell(46, -204, 24)
  p.tint(belly)
  button(p, -46, -204, 12)
  button(p, 46, -204, 12)
  p.tint(fur).ell(-58, -90, 22, 36, 28).ell(58, -90, 22, 36, -28)
  p.ell(0, -78, 58, 62)
  p.tint(belly).as('belly').ell(0, -72, 34, 38)
  p.tint(fur).ell(-46, -22, 32, 24).ell(46, -22, 32, 24)
  p.tint(belly)
  button(p, -50, -20, 14)
  button(p, 50, -20, 14)
  p.tint(fur).ell(0, -166, 62, 56)
  p.tint(belly).ell(0, -146, 28, 22)
  p.ink(0, -154, 10, 7).ink(-24, -176, 6, 7).ink(24, -176, 6, 7)
  p.line('0,-148 0,-140').line('-10,-138 0,-133 10,-138')
}

/** The body, neck and head of a horse of wood, with its mane, its bridle and its eye. */
function woodenHorse(p: Pen, coat: string, hair: string): void {
  p.tint(coat).blob('66,-254! 62,-284 74,-292! 88,-262!')
  p.blob(
    '-92,-150 -50,-166 20,-164 44,-206 62,-246 92,-266! 112,-256 144,-214 142,-190 118,-180 100,-190! 94,-130 60,-92 -60,-88 -94,-110',
  )
  p.tint(hair).blob(
    '92,-268! 64,-268 50,-244! 38,-238 40,-218! 26,-208 30,-190! 12,-176 20,-160! 46,-166 62,-206 84,-246!',
  )
  p.line('74,-256 58,-230').line('56,-228 42,-198')
  p.tint('rose').blob('106,-258! 122,-246! 106,-186! 92,-194!')
  p.ink(89, -222, 6.5, 8).light(91.5, -225, 2.4)
  p.ink(134, -202, 2.6)
  p.line('116,-188 126,-192 136,-194')
}

export const DOLLS: Thing[] = [
  thing({
    name: 'teddy bear',
    size: [170, 230],
    points: hug,
    back(p) {
      bear(p, 'bark', 'sand')
      p.tint('vermilion').blob('0,-118! -34,-130 -34,-102!').blob('0,-118! 34,-130 34,-102!')
      button(p, 0, -118, 9)
    },
  }),
  thing({
    name: 'stuffed animal',
    size: [170, 260],
    points: { ...hug, headTop: [0, -214] },
    back(p) {
      for (const s of [-1, 1]) {
        p.tint('pink').blob(`${s * 14},-200! ${s * 10},-250 ${s * 30},-260 ${s * 48},-246 ${s * 46},-196!`)
        p.tint('blush').blob(`${s * 24},-204! ${s * 22},-238 ${s * 32},-246 ${s * 38},-236 ${s * 36},-202!`)
        p.tint('pink').ell(s * 56, -92, 20, 34, s * -30)
      }
      p.tint('pink').ell(0, -78, 54, 60)
      p.tint('white')
      heart(p, 0, -80, 26)
      p.tint('pink').ell(-44, -20, 32, 22).ell(44, -20, 32, 22)
      p.ell(0, -166, 60, 52)
      p.ink(-24, -172, 6, 8).ink(24, -172, 6, 8).ink(0, -156, 8, 5)
      p.line('-14,-146 0,-140 14,-146').line('0,-154 0,-142')
      p.line('40,-130 52,-122').line('44,-122 48,-134')
    },
  }),
  thing({
    name: 'fashion doll',
    size: [130, 300],
    points: { ...hug, grip: [0, -170], headTop: [0, -296] },
    back(p, spot) {
      p.tint('hair2').blob('-36,-270 0,-298 36,-270 46,-200 34,-176! 20,-210 -20,-210 -34,-176! -46,-200')
      p.tint('apricot').bar('-20,-208 -50,-140', 7).bar('20,-208 50,-140', 7).bar('0,-220 0,-234', 7)
      p.tint('violet').blob(both('0,-216! 22,-220 16,-176 20,-150 62,-6! 0,4'))
      p.tint('lilac').blob('-50,-46! -20,-36 0,-40 20,-36 50,-46! 60,-8! 0,2 -60,-8!')
      p.tint('gamboge').card(-20, -180, 40, 16, 6)
      p.tint('apricot').ell(0, -256, 28, 32)
      p.tint('hair2').blob('-30,-252! -32,-286 0,-298 32,-286 30,-252! 14,-276 -14,-272')
      p.ink(-10, -254, 4, 5).ink(10, -254, 4, 5).line('-8,-240 0,-236 8,-240')
      p.tint('gamboge').poly('-16,-292 -16,-312 -6,-300 0,-316 6,-300 16,-312 16,-292')
      adorn(p, spot, -30, -150, 30, -56)
    },
  }),
  thing({
    name: 'puppet',
    size: [180, 260],
    habitat: 'hand',
    points: { grip: [0, -6], hook: [0, -20] },
    back(p) {
      p.tint('cerulean').blob(
        '-40,-130! -92,-126 -94,-96 -44,-88! -50,-40 -46,-4! 46,-4! 50,-40 44,-88! 94,-96 92,-126 40,-130!',
      )
      p.tint('gamboge').ell(-84, -108, 24).ell(84, -108, 24)
      p.tint('white').card(-50, -26, 100, 24, 8)
      for (const y of [-96, -66]) button(p, 0, y, 10)
      p.tint('apricot').ell(0, -180, 56, 52)
      p.tint('vermilion').blob('-56,-196! -40,-244 0,-258 40,-244 56,-196! 0,-212').ell(0, -256, 13)
      face(p, 0, -174, 46)
      p.tint('coral').ell(0, -166, 12)
    },
  }),
  thing({
    name: 'nesting doll',
    size: [130, 220],
    points: { grip: [-50, -60], grip2: [50, -60] },
    back(p) {
      p.tint('vermilion').blob(both('0,-216 36,-204 46,-166 40,-136 60,-90 56,-30 34,0!'))
      p.line('-58,-76 0,-68 58,-76')
      p.tint('gamboge').ell(0, -166, 36, 38)
      p.tint('apricot').ell(0, -162, 26, 28)
      p.ink(-9, -164, 4).ink(9, -164, 4).line('-8,-152 0,-147 8,-152')
      p.tint('straw').blob('-40,-118! 0,-132 40,-118! 44,-84 0,-78 -44,-84')
      flower(p, 0, -38, 30, 5, 'rose')
    },
  }),
  thing({
    name: 'toy robot',
    size: [180, 260],
    points: { ...hug, headTop: [0, -220], grip: [-60, -110], grip2: [60, -110] },
    back(p) {
      p.tint('stone').bar('0,-214 0,-240', 5).tint('vermilion').ell(0, -246, 12)
      p.tint('slate')
        .bar('-54,-130 -80,-90', 9)
        .bar('54,-130 80,-90', 9)
        .bar('-28,-50 -28,-20', 11)
        .bar('28,-50 28,-20', 11)
      p.tint('vermilion').ell(-82, -80, 17).ell(82, -80, 17)
      p.tint('cerulean').card(-54, -22, 46, 22, 8).card(8, -22, 46, 22, 8)
      p.card(-58, -146, 116, 104, 14)
      p.tint('straw').card(-38, -126, 76, 40, 8)
      for (const [x, tint] of [
        [-26, 'vermilion'],
        [0, 'gamboge'],
        [26, 'sap'],
      ] as const) {
        p.tint(tint)
        button(p, x, -64, 10)
      }
      p.tint('stone').card(-48, -218, 96, 72, 16).card(-62, -196, 16, 30, 5).card(46, -196, 16, 30, 5)
      p.tint('white').ell(-20, -188, 15).ell(20, -188, 15).ink(-18, -187, 6).ink(18, -187, 6)
      p.line('-22,-162 22,-162')
    },
  }),
  thing({
    name: 'action figure',
    size: [180, 260],
    points: { ...hug, grip: [0, -120] },
    back(p) {
      p.tint('vermilion').blob('-30,-170! -80,-90 -70,-30! 70,-30! 80,-90 30,-170!')
      p.tint('cerulean').bar('-22,-90 -32,-20', 14).bar('22,-90 32,-20', 14)
      p.tint('gamboge').blob('-56,0! -54,-28 -18,-28 -14,0!').blob('56,0! 54,-28 18,-28 14,0!')
      p.tint('cerulean').bar('-46,-158 -74,-120 -46,-96', 12).bar('46,-158 74,-120 46,-96', 12)
      p.blob(both('0,-180! 50,-176 56,-150 30,-84!'))
      p.tint('gamboge').card(-32, -98, 64, 18, 6)
      star(p, 0, -138, 24)
      p.tint('apricot').ell(0, -212, 32, 36)
      p.tint('cerulean').blob('-34,-208! -34,-246 0,-256 34,-246 34,-208! 20,-218 -20,-218')
      p.ink(-11, -208, 4).ink(11, -208, 4).line('-9,-192 0,-188 9,-192')
    },
  }),
  thing({
    name: 'rocking horse',
    size: [320, 290],
    points: { seat: [-20, -160], grip: [52, -200], deck: [10, -90], back: [-20, -160] },
    back(p, spot) {
      p.tint('vermilion').bar('-146,-40 -80,-14 80,-14 146,-40', 11)
      p.tint('gamboge').bar('-74,-42 78,-42', 7)
      p.tint('sand').bar('-60,-100 -90,-30', 13).bar('64,-100 92,-30', 13)
      p.tint('umber').blob('-84,-154! -118,-172 -146,-140 -138,-100 -148,-78! -120,-84 -116,-112 -90,-118!')
      p.line('-96,-142 -120,-136 -124,-104')
      woodenHorse(p, 'sand', 'umber')
      p.tint('rose').blob('-60,-166! -10,-170 24,-166! 26,-124 -20,-114 -62,-126!')
      p.tint('gamboge').card(-66, -174, 92, 18, 8)
      adorn(p, spot, -58, -156, 22, -122)
      if (!isPatterned(spot) && p.fits(13)) heart(p, -18, -140, 14)
    },
    front(p) {
      p.tint('bark').bar('48,-206 74,-194', 7)
    },
  }),
  thing({
    name: 'carousel horse',
    size: [300, 400],
    points: { seat: [-20, -180], grip: [6, -300], deck: [0, -130], back: [-20, -180] },
    back(p) {
      p.tint('gamboge').bar('6,-10 6,-390', 8)
      p.tint('white').bar('-70,-130 -110,-90 -86,-50', 12).bar('70,-130 120,-120 116,-70', 12)
      p.tint('slate').card(-100, -58, 30, 24, 7).card(102, -78, 30, 24, 7)
      p.tint('violet').blob('-90,-182! -122,-202 -150,-166 -140,-126 -152,-100! -124,-106 -118,-138 -92,-146!')
      p.line('-100,-172 -124,-162 -126,-128')
      p.within(4, -28, 0, 1, () => woodenHorse(p, 'white', 'violet'))
      p.tint('rose').blob('-64,-196! -10,-200 28,-194! 34,-142 -18,-124 -70,-142!')
      for (const x of [-52, -22, 8]) p.tint('gamboge').ell(x, -146 + Math.abs(x + 20) * -0.1, 9)
      p.tint('gamboge').blob('-66,-202! -40,-212 -4,-204! 26,-200! 26,-182! -64,-182!')
      p.tint('gamboge')
      star(p, -18, -166, 14)
      p.tint('white').bar('-50,-120 -70,-70 -100,-40', 12).bar('54,-124 90,-80 70,-40', 12)
      p.tint('slate').card(-120, -46, 30, 24, 7).card(54, -48, 30, 24, 7)
      p.tint('rose').blob('48,-214! 70,-186 100,-178! 96,-160 66,-166 36,-196!')
      p.tint('gamboge').blob('84,-288! 78,-318 92,-346! 106,-318 96,-288!')
    },
    front: (p) => p.tint('gamboge').bar('6,-260 6,-390', 7).ell(6, -390, 12),
  }),
  thing({
    name: 'toy car',
    size: [180, 110],
    points: { grip: [0, -90], handle: [-84, -40], seat: [0, -100] },
    back(p) {
      p.tint('cerulean').blob('-56,-60! -44,-98 -30,-106! 30,-106! 50,-98 64,-60!')
      p.tint('glass').poly('-40,-62 -32,-92 -4,-92 -4,-62').poly('10,-62 10,-92 30,-92 46,-62')
      p.tint('vermilion').card(-88, -66, 176, 46, 18)
      p.tint('straw')
      button(p, 72, -48, 10)
      wheel(p, -46, -22, 22, 0)
      wheel(p, 46, -22, 22, 0)
    },
  }),
]
