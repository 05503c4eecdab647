import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arch, lugged, star, steering, steps, wheel } from '../kit.ts'
import { flames, isFlaming, startNumber } from './paint-work.ts'

const REAR = '-122,-112! -96,-178 -76,-200 -52,-204! -52,-112!'
const FRONT = '-32,-112! -32,-204! 40,-204 68,-190 108,-112!'

/** What one sees through the windows of a car: the far panes, the backs of the seats, the steering wheel. */
function cabin(p: Pen): void {
  p.tint('glass').poly('-128,-106 -98,-184 -76,-208 44,-208 74,-194 114,-106')
  p.tint('peach')
    .blob('-112,-104! -110,-144 -96,-150 -84,-142 -80,-104!')
    .blob('-28,-104! -28,-154 -14,-162 2,-152 6,-104!')
  steering(p, 78, -122, 19)
}

function saloon(p: Pen, tint: string): void {
  p.tint(tint)
  p.frame(
    '-196,-36! -198,-78 -188,-100 -144,-110! -112,-190 -76,-222! 42,-224! 84,-208 128,-114! 178,-104 196,-82 198,-36!',
    [REAR, FRONT],
  )
  p.line('-42,-222 -42,-40').line('-118,-106 -104,-70 -74,-40').line('104,-106 96,-60 72,-44')
  p.tint('stone').card(-80, -98, 26, 12, 6).card(-30, -98, 26, 12, 6)
}

function running(p: Pen, tint: string): void {
  for (const x of [-114, 116]) {
    p.tint(tint)
    arch(p, x, -34, 52)
  }
  p.tint('stone').card(-204, -46, 46, 20, 9).card(160, -46, 46, 20, 9).card(-60, -46, 122, 16, 7)
  for (const x of [-114, 116]) wheel(p, x, -38, 38, 5)
  p.tint('straw').ell(180, -80, 14, 16)
  if (p.fits(10)) p.tint('cream').ell(181, -80, 8, 9)
  p.tint('coral').card(-200, -96, 22, 26, 8)
  if (p.fits(11)) p.tint('slate').blob('98,-132! 96,-146 108,-150 122,-142 122,-130! 110,-126')
}

const inCar = { seat: [14, -70], wheel: [78, -122], door: [30, -80], handle: [-200, -90], rim: [30, -112] } as const

export const CARS: Thing[] = [
  thing({
    name: 'car',
    size: [408, 226],
    points: inCar,
    hollow: [-112, -200, 100, -76],
    tops: [[-70, 46, -224]],
    back: cabin,
    front(p, spot) {
      const tint = spot.rng.pick(['vermilion', 'cerulean', 'sap', 'rose'])
      saloon(p, tint)
      flames(p, spot, 62, -48, 124, 58)
      startNumber(p, spot, 28, -70, 27)
      running(p, tint)
    },
  }),
  thing({
    name: 'police car',
    size: [408, 262],
    points: inCar,
    hollow: [-112, -200, 100, -76],
    back(p) {
      p.tint('cerulean')
        .blob('-52,-226! -50,-248 -36,-258 -18,-258 -18,-226!')
        .tint('vermilion')
        .blob('-18,-226! -18,-258 2,-258 14,-248 18,-226!')
      cabin(p)
    },
    front(p) {
      p.tint('stone').card(-62, -232, 90, 14, 6)
      saloon(p, 'white')
      p.tint('blue').poly('-194,-94 -116,-104 -104,-66 -196,-56').poly('104,-104 190,-94 196,-58 96,-66')
      running(p, 'white')
      p.tint('gamboge')
      star(p, -2, -76, 24)
    },
  }),
  thing({
    name: 'taxi',
    size: [408, 262],
    points: inCar,
    hollow: [-112, -200, 100, -76],
    back(p) {
      p.tint('white').blob('-62,-222! -52,-258 20,-258 30,-222!')
      cabin(p)
    },
    front(p) {
      p.line('-40,-240 8,-240')
      saloon(p, 'gamboge')
      if (p.fits(24)) for (let i = 0; i < 5; i++) p.tint(i % 2 ? 'slate' : 'white').box4(-62 + i * 25, -82, 25, 25)
      running(p, 'gamboge')
    },
  }),
  thing({
    name: 'sports car',
    size: [430, 178],
    points: { seat: [2, -60], wheel: [52, -104], door: [0, -60], handle: [-206, -80], rim: [0, -98] },
    hollow: [-84, -156, 76, -58],
    back(p) {
      p.tint('glass').poly('-100,-90 -62,-162 30,-162 94,-90')
      p.tint('peach').blob('-54,-84! -54,-124 -40,-132 -24,-122 -20,-84!')
      steering(p, 52, -102, 16)
    },
    front(p, spot) {
      p.tint('slate').bar('-176,-104 -168,-84', 6)
      p.tint('vermilion').blob('-206,-122! -140,-112 -136,-98 -206,-106!')
      p.frame(
        '-206,-36! -208,-78 -186,-92 -130,-98! -84,-162 -50,-174! 26,-174! 60,-162 108,-98! 170,-84 206,-62 212,-36!',
        ['-98,-98! -68,-150 -46,-158! 24,-158! 46,-150 86,-98!'],
      )
      p.line('-54,-96 -50,-60 -64,-44').line('86,-92 80,-60 62,-44').line('-36,-78 -18,-78')
      p.tint('white').blob('96,-92! 150,-82 206,-56! 160,-66 104,-74!')
      flames(p, spot, 76, -42, 150, 50)
      startNumber(p, spot, 18, -68, 24)
      for (const x of [-124, 130]) {
        p.tint('vermilion')
        arch(p, x, -32, 52)
        wheel(p, x, -37, 37, 5)
      }
      p.tint('straw').blob('178,-74! 200,-66 204,-54! 186,-58!')
      p.tint('coral').card(-208, -74, 22, 14, 6)
    },
  }),
  thing({
    name: 'convertible',
    size: [410, 172],
    points: { seat: [-16, -84], wheel: [42, -118], door: [0, -70], handle: [-200, -80], rim: [0, -104] },
    hollow: [-118, -172, 60, -84],
    back(p) {
      p.tint('peach')
        .blob('-112,-96! -112,-148 -96,-156 -80,-146 -74,-96!')
        .blob('-48,-96! -46,-146 -30,-154 -16,-144 -10,-96!')
      p.tint('glass').poly('72,-104 46,-162 56,-164 92,-104')
      steering(p, 42, -120, 18)
    },
    front(p) {
      p.tint('aqua').blob(
        '-198,-36! -200,-82 -188,-104 -128,-112! -100,-104 80,-104 100,-112! 176,-104 198,-82 200,-36!',
      )
      p.tint('cream').blob('-128,-118! -160,-128 -182,-116 -172,-102 -130,-108!')
      p.line('-40,-104 -44,-60 -60,-42').line('66,-104 60,-60 44,-42').line('-18,-86 2,-86').line('96,-90 180,-86')
      running(p, 'aqua')
    },
  }),
  thing({
    name: 'jeep',
    size: [390, 212],
    points: { seat: [-10, -104], wheel: [48, -136], door: [10, -80], handle: [-180, -90], rim: [0, -100] },
    hollow: [-124, -200, 66, -100],
    back(p) {
      p.tint('peach')
        .blob('-112,-110! -112,-158 -96,-164 -84,-156 -80,-110!')
        .blob('-40,-110! -38,-160 -22,-166 -10,-158 -6,-110!')
      steering(p, 48, -136, 18)
    },
    front(p) {
      p.tint('moss').bar('-132,-110 -132,-200! 62,-200! 76,-120', 7)
      p.tint('slate').ell(-176, -96, 20, 44).ell(-180, -96, 12, 28)
      p.tint('moss').poly('-160,-50 -160,-116 -60,-116 -48,-84 36,-84 48,-116 150,-112 176,-96 176,-50')
      p.tint('glass').poly('60,-116 72,-176 84,-176 78,-116')
      p.tint('stone').card(-182, -56, 372, 18, 8)
      p.line('90,-96 150,-94').line('-140,-96 -80,-96')
      for (const x of [-104, 112]) {
        p.tint('moss')
        arch(p, x, -44, 60)
        wheel(p, x, -42, 42, 6)
      }
      p.tint('straw').ell(170, -82, 14)
    },
  }),
  thing({
    name: 'go-kart',
    size: [290, 150],
    points: { seat: [-38, -58], wheel: [30, -100], handle: [-130, -70], rim: [-38, -60] },
    hollow: [-84, -150, 30, -50],
    back(p) {
      p.tint('slate').blob('-92,-40! -98,-120 -80,-130 -66,-118 -58,-64 -6,-58! -6,-36!')
      p.tint('stone').bar('58,-48 30,-100', 6)
      steering(p, 30, -100, 18)
    },
    front(p) {
      p.tint('stone').card(-136, -74, 46, 40, 8)
      p.line('-124,-64 -124,-44').line('-110,-64 -110,-44')
      p.tint('gamboge').blob('-110,-22! -110,-44 -20,-50 20,-68! 70,-70 128,-50 140,-22!')
      p.tint('vermilion')
      star(p, 72, -44, 18)
      for (const x of [-92, 90]) wheel(p, x, -30, 30, 5)
      p.tint('white').card(128, -44, 18, 24, 8)
    },
  }),
  thing({
    name: 'monster truck',
    size: [440, 310],
    points: { seat: [6, -196], wheel: [66, -228], door: [10, -180], deck: [-130, -232], rim: [10, -232] },
    hollow: [-58, -290, 86, -190],
    tops: [[-190, -78, -232]],
    back(p) {
      p.tint('stone').bar('-130,-110 0,-150 130,-110', 10).bar('-130,-150 130,-150', 10)
      p.tint('glass').poly('-64,-224 -56,-290 44,-290 96,-224')
      p.tint('peach').blob('-24,-214! -22,-252 -6,-258 8,-250 12,-214!')
      steering(p, 66, -230, 15)
    },
    front(p, spot) {
      p.tint('stone').bar('-150,-222 -92,-300', 7)
      p.tint('violet')
      p.frame(
        '-200,-164! -202,-230 -80,-236! -68,-294 -54,-304 44,-304 60,-298 104,-236! 178,-226 202,-206 204,-164!',
        ['-60,-232! -52,-290! -8,-290! -8,-232!', '10,-232! 10,-290! 42,-290! 86,-232!'],
      )
      p.line('0,-304 0,-172').line('-70,-230 -74,-172').line('92,-230 88,-172').line('18,-214 36,-214')
      if (isFlaming(spot)) flames(p, spot, 172, -172, 260, 56)
      else p.tint('fire').blob('-190,-190! -110,-222 -130,-200! -40,-212 -70,-192! 30,-198 -20,-178 -190,-174!')
      startNumber(p, spot, 46, -200, 27)
      p.tint('straw').ell(186, -206, 14)
      p.tint('stone').card(-208, -172, 418, 18, 8)
      for (const x of [-120, 122]) lugged(p, x, -92, 92)
    },
  }),
  thing({
    name: 'tuk-tuk',
    size: [330, 220],
    points: { seat: [40, -96], wheel: [92, -132], deck: [-70, -96], rim: [-20, -84] },
    hollow: [-130, -190, 96, -84],
    back(p) {
      p.tint('peach').blob('-132,-84! -132,-164 -114,-170 -98,-162 -92,-104 -30,-104! -30,-76!')
      p.line('-128,-128 -100,-124').line('-86,-104 -86,-80').line('-60,-104 -60,-80')
      p.tint('peach').card(8, -104, 56, 20, 8)
      p.tint('glass').poly('76,-196 102,-196 140,-116 108,-112')
      p.tint('stone').bar('122,-70 96,-132', 6)
      p.bar('84,-138 108,-126', 6)
    },
    front(p) {
      p.tint('viridian').bar('-148,-90 -148,-196', 6).bar('-6,-80 -6,-196', 6).bar('100,-196 140,-116', 6)
      const fringe = steps(-156, 92, 8)
      for (const [i, x] of fringe.entries())
        p.tint(i % 2 ? 'gamboge' : 'rose').blob(`${x},-194! ${x + 31},-194! ${x + 31},-182 ${x + 15.5},-172 ${x},-182`)
      p.tint('gamboge').blob('-168,-190! -146,-214 40,-220 112,-208 126,-190!')
      for (const x of [-104, -44, 16, 70]) p.line(`${x},-192 ${x + 5},-213`)
      p.tint('viridian').blob(
        '-160,-40! -160,-98! -76,-98! -56,-60 50,-56! 84,-66 100,-112! 142,-120 156,-100 150,-74! 128,-70 92,-62 74,-34! -50,-34!',
      )
      p.tint('gamboge').card(-150, -88, 66, 18, 8)
      p.tint('cream').blob('-44,-54! 46,-50! 66,-40! -40,-40!')
      // One wheel in front, on its fork under a fender of its own.
      wheel(p, 122, -31, 31, 5)
      p.tint('viridian').blob('82,-40! 88,-70 120,-84 152,-70 162,-38! 146,-50 122,-58 98,-50')
      p.tint('straw').ell(152, -100, 13, 15)
      p.tint('stone').card(-172, -52, 28, 16, 7)
      p.tint('viridian')
      arch(p, -102, -36, 48)
      wheel(p, -102, -34, 34, 5)
    },
  }),
]
