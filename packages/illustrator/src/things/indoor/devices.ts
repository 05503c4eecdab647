import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, button, segments, star, steps } from '../kit.ts'

/** Twelve strokes and two hands. */
export function dial(p: Pen, x: number, y: number, r: number): void {
  p.tint('white').ell(x, y, r)
  for (let i = 0; i < 12; i++)
    if (i % 3 === 0 || r * p.scale > 60) p.line([around(x, y, r * 0.76, i * 30), around(x, y, r * 0.88, i * 30)])
  p.line([around(x, y, 0, 0), around(x, y, r * 0.6, -60)]).line([around(x, y, 0, 0), around(x, y, r * 0.42, -160)])
  p.ink(x, y, Math.max(r * 0.07, 4 / p.scale))
}

export const DEVICES: Thing[] = [
  thing({
    name: 'television',
    size: [320, 240],
    points: { top: [0, -220], deck: [0, -220] },
    tops: [[-140, 140, -218]],
    back(p) {
      p.tint('slate').card(-60, -14, 120, 14, 6).card(-20, -40, 40, 30, 4)
      p.card(-156, -220, 312, 186, 16)
      p.tint('glass').card(-136, -200, 272, 146, 8)
      p.tint('sun').ell(70, -156, 26)
      p.tint('land').blob('-134,-100! -80,-126 -20,-96 40,-116 134,-92! 134,-58! -134,-58!')
      p.ink(120, -44, 5)
    },
  }),
  thing({
    name: 'retro television',
    size: [300, 330],
    points: { top: [0, -250], deck: [0, -250] },
    tops: [[-140, 140, -248]],
    back(p) {
      // Two rods on the lid, legs under the case.
      p.line('-8,-250 -70,-326').line('8,-250 70,-326').tint('stone').ell(-70, -326, 8).ell(70, -326, 8)
      p.tint('slate').blob('-34,-248! -26,-268 26,-268 34,-248!')
      for (const x of [-110, 110])
        p.tint('wood').poly(`${x - 14},-44 ${x + 14},-44 ${x + Math.sign(x) * 22},0 ${x + Math.sign(x) * 8},0`)
      p.tint('wood').card(-150, -250, 300, 212, 26)
      p.tint('cream').card(-134, -234, 200, 180, 14)
      p.tint('glass').blob(
        '-116,-200 -110,-218 -34,-222 42,-218 48,-200 52,-144 48,-88 42,-70 -34,-66 -110,-70 -116,-88 -120,-144',
      )
      p.line('-98,-180 -84,-204').line('-98,-146 -62,-204')
      p.tint('stone').ell(108, -206, 24).ell(108, -148, 24)
      p.line('108,-206 120,-220').line('108,-148 96,-162')
      for (const y of [-104, -86, -68]) p.line(`86,${y} 130,${y}`)
    },
  }),
  thing({
    name: 'computer',
    size: [300, 270],
    points: { keys: [0, -14], top: [0, -264] },
    back(p) {
      p.tint('stone').blob('-30,-90! 30,-90! 50,-46 -50,-46')
      p.card(-140, -266, 280, 184, 14)
      p.tint('glass').card(-122, -248, 244, 140, 6)
      p.tint('gamboge').card(-104, -232, 90, 64, 6)
      p.tint('sap').blob('10,-126! 40,-190 60,-160 84,-204 110,-126!')
      p.line('-104,-150 -20,-150').line('-104,-130 -40,-130')
      p.tint('stone').poly('-120,-42 120,-42 144,0 -144,0')
      p.line('-126,-28 126,-28').line('-132,-14 132,-14')
      for (const x of [-80, -40, 0, 40, 80]) p.line(`${x},-40 ${x * 1.08},-16`)
    },
  }),
  thing({
    name: 'laptop',
    size: [260, 190],
    points: { keys: [0, -14], grip: [-110, -10], grip2: [110, -10] },
    back(p) {
      p.tint('stone').card(-104, -188, 208, 146, 12)
      p.tint('glass').card(-88, -172, 176, 112, 6)
      p.tint('rose')
      star(p, 0, -116, 34)
      p.tint('slate').poly('-106,-42 106,-42 128,-6 -128,-6')
      p.line('-108,-28 108,-28').line('-26,-16 26,-16')
      p.tint('stone').card(-130, -10, 260, 10, 5)
    },
  }),
  thing({
    name: 'phone',
    size: [90, 170],
    habitat: 'hand',
    points: { grip: [0, -50], grip2: [36, -60], mouthpiece: [0, -20] },
    back(p) {
      p.tint('slate').card(-42, -168, 84, 168, 16)
      p.tint('glass').card(-32, -148, 64, 116, 6)
      p.tint('gamboge').card(-22, -136, 44, 36, 8)
      p.tint('sap').card(-22, -86, 44, 36, 8)
      p.ink(0, -16, 6)
    },
  }),
  thing({
    name: 'remote control',
    size: [74, 190],
    habitat: 'hand',
    points: { grip: [0, -50], grip2: [30, -60], tip: [0, -190] },
    back(p) {
      p.tint('slate').card(-36, -188, 72, 188, 20)
      p.tint('vermilion')
      button(p, 0, -164, 12)
      p.tint('stone').ell(0, -116, 26)
      p.tint('white')
      button(p, 0, -116, 11)
      p.tint('gamboge')
        .card(-25, -74, 22, 18, 5)
        .card(3, -74, 22, 18, 5)
        .card(-25, -46, 22, 18, 5)
        .card(3, -46, 22, 18, 5)
    },
  }),
  thing({
    name: 'camera',
    size: [170, 130],
    habitat: 'hand',
    points: { grip: [-70, -50], grip2: [70, -50], eye: [0, -60] },
    back(p) {
      p.tint('slate').card(-66, -124, 36, 26, 8).blob('-26,-104! -16,-128 16,-128 26,-104!')
      p.tint('aqua').card(-84, -108, 168, 108, 18)
      p.line('-82,-82 -44,-82').line('44,-82 82,-82')
      p.tint('stone').ell(0, -52, 46)
      p.tint('glass').ell(0, -52, 28)
      p.tint('straw')
      button(p, 62, -92, 8)
    },
  }),
  thing({
    name: 'headphones',
    size: [180, 170],
    habitat: 'hand',
    points: { grip: [0, -160], hook: [0, -166] },
    back(p) {
      p.tint('violet').bar('-68,-60 -68,-110 -40,-150 0,-162 40,-150 68,-110 68,-60', 9)
      p.tint('slate').card(-84, -84, 40, 80, 18).card(44, -84, 40, 80, 18)
      p.tint('rose').card(-60, -80, 26, 72, 12).card(34, -80, 26, 72, 12)
    },
  }),
  thing({
    name: 'video game controller',
    size: [200, 130],
    habitat: 'hand',
    points: { grip: [-76, -40], grip2: [76, -40] },
    back(p) {
      p.tint('violet').blob(
        '-60,-118 -20,-110 20,-110 60,-118 88,-96 98,-30 80,-2 58,-14 36,-42 -36,-42 -58,-14 -80,-2 -98,-30 -88,-96',
      )
      p.tint('stone').poly(
        '-62,-94 -46,-94 -46,-84 -36,-84 -36,-68 -46,-68 -46,-58 -62,-58 -62,-68 -72,-68 -72,-84 -62,-84',
      )
      for (const [x, y, tint] of [
        [54, -92, 'vermilion'],
        [72, -76, 'gamboge'],
        [36, -76, 'sap'],
        [54, -60, 'cerulean'],
      ] as const) {
        p.tint(tint)
        button(p, x, y, 9)
      }
      p.line('-12,-84 12,-84')
    },
  }),
  thing({
    name: 'clock',
    size: [200, 200],
    habitat: 'wall',
    points: { hook: [0, -196], grip: [0, -100] },
    back(p) {
      p.tint('cerulean').ell(0, -100, 98)
      segments(p, 0, -100, [98, 98], [76, 76], 12)
      dial(p, 0, -100, 76)
    },
  }),
  thing({
    name: 'alarm clock',
    size: [170, 200],
    points: { grip: [0, -180], top: [0, -190] },
    back(p) {
      p.tint('slate').bar('-44,-24 -62,-6', 8).bar('44,-24 62,-6', 8)
      p.bar('0,-160 0,-182', 6)
      p.tint('gamboge')
        .within(-48, -148, -38, 1, () => p.blob('-32,0! -26,-26 0,-38 26,-26 32,0!'))
        .within(48, -148, 38, 1, () => p.blob('-32,0! -26,-26 0,-38 26,-26 32,0!'))
      p.tint('slate').bar('-18,-186 18,-186', 7)
      p.tint('vermilion').ell(0, -86, 78)
      dial(p, 0, -86, 60)
    },
  }),
  thing({
    name: 'grandfather clock',
    size: [180, 440],
    points: { door: [0, -160] },
    hollow: [-46, -260, 46, -110],
    back(p) {
      p.tint('bark').blob('-80,-390! -60,-414 -24,-410 0,-436! 24,-410 60,-414 80,-390!')
      p.card(-84, -394, 168, 130, 8).box4(-68, -268, 136, 190).card(-86, -84, 172, 84, 8)
      dial(p, 0, -330, 54)
      p.tint('glass').card(-48, -254, 96, 162, 10)
      p.tint('gamboge').bar('0,-252 0,-150', 4).ell(0, -134, 24)
      p.tint('ochre').card(-60, -66, 120, 46, 8)
    },
  }),
  thing({
    name: 'hourglass',
    size: [130, 200],
    points: { grip: [0, -100], top: [0, -198] },
    back(p) {
      p.tint('glass').blob(both('0,-178! 46,-178! 44,-140 8,-102 8,-96 44,-58 46,-22! 0,-22'))
      p.tint('sand').blob('-36,-144! 0,-138 36,-144! 8,-104 -8,-104').blob('0,-66! 28,-40 40,-26! -40,-26! -28,-40')
      p.line('0,-102 0,-66')
      p.tint('bark').bar('-54,-176 -54,-24', 5).bar('54,-176 54,-24', 5)
      p.card(-64, -198, 128, 24, 8).card(-64, -24, 128, 24, 8)
    },
  }),
  thing({
    name: 'typewriter',
    size: [270, 220],
    points: { keys: [0, -40], top: [0, -210] },
    back(p) {
      p.tint('white').card(-66, -218, 132, 90, 4)
      for (const y of [-200, -182, -164]) p.line(`-48,${y} 48,${y}`)
      p.tint('slate').card(-122, -160, 244, 34, 14)
      p.line('-66,-158 -66,-128').line('66,-158 66,-128')
      p.tint('gamboge').ell(-128, -143, 13, 20).ell(128, -143, 13, 20).bar('-126,-160 -134,-186', 5)
      p.tint('teal').blob('-104,-132! 104,-132! 112,-100 132,-14 122,0 -122,0 -132,-14 -112,-100')
      p.tint('mint').blob('-84,-126! 84,-126! 78,-106 0,-98 -78,-106')
      for (const x of steps(-54, 54, 7)) p.line(`${x},-124 ${x * 0.8},-104`)
      p.tint('slate').ell(-94, -112, 9).ell(94, -112, 9)
      p.tint('white')
      for (const [n, w, y] of [
        [8, 92, -82],
        [7, 84, -56],
        [8, 104, -30],
      ] as const)
        for (const x of steps(-w, w, n)) button(p, x, y, 10.5)
      p.card(-58, -15, 116, 12, 6)
    },
  }),
  thing({
    name: 'sewing machine',
    size: [280, 230],
    points: { tip: [-90, -60], wheel: [122, -150], deck: [0, -46] },
    tops: [[-120, 120, -46]],
    back(p) {
      p.tint('bark').card(-138, -46, 276, 46, 8)
      p.tint('stone').bar('-88,-110 -88,-54', 5)
      p.tint('rose').blob(
        '-120,-190! -100,-206 100,-206! 118,-190 118,-46! 62,-46! 60,-120 40,-140 -60,-140! -66,-104! -110,-104! -122,-140',
      )
      p.tint('gamboge').ell(128, -160, 14, 30)
      p.tint('cerulean').card(6, -230, 34, 26, 6)
      p.tint('white')
      button(p, 86, -84, 13)
      p.blob('-40,-180 0,-188 40,-178 0,-166')
      p.line('-100,-130 -76,-130')
    },
  }),
  thing({
    name: 'flashlight',
    size: [200, 80],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-50, -40], tip: [98, -40] },
    back(p) {
      p.tint('slate').card(-98, -62, 130, 44, 10)
      p.line('-76,-58 -76,-22').line('-56,-58 -56,-22')
      p.tint('vermilion').card(-20, -72, 32, 16, 6)
      p.tint('gamboge').blob('30,-62! 66,-78! 66,-2! 30,-18!')
      p.tint('straw').card(64, -80, 32, 80, 10)
    },
  }),
  thing({
    name: 'music box',
    size: [220, 240],
    points: { handle: [112, -50], top: [0, -90] },
    tops: [[-60, 60, -92]],
    back(p) {
      p.tint('blush').poly('-96,-92 96,-92 84,-230 -84,-230')
      p.tint('glass').poly('-74,-108 74,-108 66,-214 -66,-214')
      p.tint('gamboge').ell(0, -98, 44, 13)
      p.tint('rose').poly('-40,-124 40,-124 14,-160 -14,-160')
      p.tint('apricot').ell(0, -184, 17).bar('-12,-158 -40,-190', 4).bar('12,-158 40,-190', 4).bar('0,-124 0,-104', 4)
      p.tint('violet').card(-104, -94, 208, 94, 10)
      p.tint('gamboge').bar('104,-50 124,-50! 124,-74', 5).ell(124, -80, 10)
      p.tint('straw')
      for (const x of [-64, 0, 64]) star(p, x, -46, 24)
    },
  }),
]
