import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { button, star, wheel } from '../kit.ts'

export const SPACE: Thing[] = [
  thing({
    name: 'telescope',
    size: [280, 300],
    points: { eye: [-118, -186], grip: [-60, -200], tip: [118, -276], handle: [-60, -200] },
    back(p) {
      p.tint('bark').bar('0,-176 -80,-8', 8).bar('0,-176 80,-8', 8).bar('0,-176 4,-20', 8)
      p.tint('slate').card(-16, -204, 32, 40, 8)
      p.within(0, -222, -22, 1, () => {
        p.tint('stone').card(-136, -16, 34, 32, 6)
        p.tint('cerulean').card(-106, -22, 90, 44, 6)
        p.tint('blue').card(-20, -30, 110, 60, 6)
        p.tint('gamboge').card(84, -38, 42, 76, 8)
        p.tint('glass').ell(124, 0, 14, 36)
      })
    },
  }),
  thing({
    name: 'satellite',
    size: [380, 200],
    habitat: 'sky',
    points: { mid: [0, -110], deck: [0, -160] },
    back(p) {
      for (const s of [-1, 1]) {
        p.tint('stone').bar(`${s * 40},-110 ${s * 70},-110`, 6)
        p.tint('cerulean').box4(s * 126 - 60, -148, 120, 76)
        for (const x of [-20, 20]) p.line(`${s * 126 + x},-148 ${s * 126 + x},-72`)
        p.line(`${s * 126 - 60},-110 ${s * 126 + 60},-110`)
      }
      p.tint('gamboge').card(-46, -160, 92, 100, 10)
      p.tint('straw').card(-26, -142, 52, 36, 6)
      p.tint('stone').bar('0,-60 0,-40', 5).blob('-46,-44! 46,-44! 30,-14 0,-4 -30,-14')
      p.line('0,-44 0,-70').line('0,-160 0,-190')
      p.tint('vermilion').ell(0, -190, 11)
    },
  }),
  thing({
    name: 'mars rover',
    size: [320, 250],
    points: { deck: [-20, -112], grip: [130, -120], tip: [146, -90], eye: [70, -220] },
    tops: [[-120, 60, -114]],
    back(p) {
      p.tint('stone').bar('70,-110 70,-196', 6)
      p.tint('white').card(40, -244, 66, 48, 12)
      p.tint('glass').ell(60, -220, 13).ell(88, -220, 13)
      p.tint('cerulean').poly('-140,-114 30,-114 50,-138 -120,-138')
      p.line('-86,-136 -100,-116').line('-36,-136 -44,-116').line('10,-136 4,-116')
      p.tint('gamboge').card(-132, -116, 200, 50, 10)
      p.tint('stone').bar('66,-94 120,-130 146,-92', 6).ell(146, -86, 13)
      p.bar('-100,-66 -112,-34', 6).bar('-20,-66 -16,-34', 6).bar('40,-66 74,-34', 6).bar('-112,-44 74,-44', 6)
      for (const x of [-114, -16, 80]) wheel(p, x, -32, 32, 6)
    },
  }),
  thing({
    name: 'moon rover',
    size: [380, 210],
    points: { seat: [-56, -84], wheel: [44, -128], rim: [-56, -90], handle: [-150, -90] },
    back(p) {
      p.tint('slate').blob('-116,-62! -124,-156 -100,-164 -84,-152 -74,-88 -14,-80! -14,-58!')
      p.tint('stone').bar('74,-70 44,-128', 6).bar('30,-142 58,-116', 6).bar('138,-70 138,-158', 6)
      p.tint('cloud').blob('100,-196 108,-168 136,-154 170,-164 178,-194! 138,-178')
    },
    front(p) {
      p.tint('straw').card(-176, -84, 344, 36, 14)
      p.tint('gamboge').card(78, -106, 84, 40, 10)
      p.tint('cerulean').card(-172, -112, 50, 34, 8)
      for (const x of [-122, 118]) wheel(p, x, -42, 42, 8)
    },
  }),
  thing({
    name: 'moon lander',
    size: [300, 280],
    points: { door: [0, -120], deck: [0, -110], rung0: [0, -20], rung1: [0, -50], rung2: [0, -80], top: [0, -276] },
    back(p) {
      p.tint('gamboge')
        .bar('-60,-100 -128,-14', 7)
        .bar('60,-100 128,-14', 7)
        .bar('-40,-70 -110,-40', 5)
        .bar('40,-70 110,-40', 5)
      p.tint('stone').ell(-130, -10, 26, 10).ell(130, -10, 26, 10)
      p.blob('-20,-74! 20,-74! 36,-36 -36,-36')
      p.line('40,-246 62,-280')
      p.tint('stone').ell(66, -270, 16, 12)
      p.tint('white').poly('-50,-252 50,-252 84,-210 84,-160 50,-140 -50,-140 -84,-160 -84,-210')
      p.tint('glass').poly('-56,-220 -20,-220 -30,-184').poly('56,-220 20,-220 30,-184')
      p.tint('stone').card(-22, -180, 44, 42, 8)
      p.tint('gamboge').poly('-90,-142 90,-142 100,-110 80,-72 -80,-72 -100,-110')
      p.line('-40,-140 -36,-74').line('40,-140 36,-74').line('-96,-110 96,-110')
    },
  }),
  thing({
    name: 'solar panel',
    size: [280, 240],
    points: { top: [0, -230], mid: [0, -140] },
    back(p) {
      p.tint('stone').bar('0,-90 0,-10', 8).card(-60, -16, 120, 16, 6)
      p.tint('stone').poly('-86,-236 136,-236 96,-66 -136,-66')
      const at = (u: number, v: number) => [-76 - u * 44 + v * (204 + u * 2), -226 + u * 150] as const
      for (let j = 0; j < 3; j++)
        for (let i = 0; i < 4; i++)
          p.tint('blue').poly([
            at(j / 3, i / 4),
            at(j / 3, (i + 1) / 4),
            at((j + 1) / 3, (i + 1) / 4),
            at((j + 1) / 3, i / 4),
          ])
    },
  }),
  thing({
    name: 'microscope',
    size: [190, 270],
    points: { eye: [-40, -262], grip: [60, -110], tip: [-20, -110], deck: [-20, -88] },
    back(p) {
      p.tint('teal').blob('-10,-216! 40,-206 74,-150 70,-90 40,-44! 14,-44! 40,-90 40,-140 10,-176!')
      p.tint('stone').within(-30, -180, -12, 1, () => {
        p.card(-18, -84, 36, 36, 6)
        p.tint('white').card(-23, -54, 46, 84, 8)
        p.tint('stone').card(-15, 26, 30, 26, 5).poly('-10,50 10,50 6,68 -6,68')
      })
      p.tint('slate').card(-78, -92, 116, 20, 6)
      p.tint('gamboge').ell(50, -126, 17)
      p.tint('teal').card(-84, -48, 168, 48, 16)
      p.tint('glass').card(-44, -78, 40, 30, 6)
    },
  }),
  thing({
    name: 'magnet',
    size: [180, 190],
    habitat: 'hand',
    points: { grip: [0, -160], tip: [-58, -6], tie: [58, -6] },
    back(p) {
      p.tint('vermilion').blob(
        '-86,-52! -86,-110 -60,-164 0,-186 60,-164 86,-110 86,-52! 32,-52! 32,-104 20,-128 0,-134 -20,-128 -32,-104 -32,-52!',
      )
      p.tint('stone').box4(-86, -54, 54, 52).box4(32, -54, 54, 52)
    },
  }),
  thing({
    name: 'battery',
    size: [110, 190],
    habitat: 'hand',
    points: { grip: [0, -90], top: [0, -186] },
    back(p) {
      p.tint('stone').card(-20, -188, 40, 28, 6)
      p.tint('gamboge').card(-52, -168, 104, 60, 8)
      p.tint('slate').card(-52, -112, 104, 110, 8)
      p.line('-16,-138 16,-138', p.at.sw * 1.3).line('0,-154 0,-122', p.at.sw * 1.3)
      p.tint('straw').poly('8,-98 -22,-52 -4,-52 -10,-16 24,-64 4,-64')
    },
  }),
  thing({
    name: 'test tube',
    size: [80, 220],
    habitat: 'hand',
    points: { grip: [0, -170], rim: [0, -216], spout: [30, -216] },
    back(p) {
      p.tint('glass').blob(both('0,-206! 28,-206! 28,-30 0,0'))
      p.tint('sap').blob('-28,-120! -10,-126 10,-114 28,-120! 28,-30 0,0 -28,-30')
      button(p, -6, -76, 13)
      p.tint('white').card(-38, -218, 76, 20, 8)
    },
  }),
  thing({
    name: 'beaker',
    size: [150, 180],
    points: { grip: [0, -80], rim: [0, -172], spout: [70, -172] },
    hollow: [-50, -160, 50, -12],
    back(p) {
      p.tint('glass').blob('-68,-176! 66,-176! 58,-156 58,-12 46,0 -46,0 -58,-12 -58,-156')
      p.tint('cerulean').blob('-58,-100! -20,-108 20,-94 58,-100! 58,-12 46,0 -46,0 -58,-12')
      for (const y of [-140, -116, -76, -52]) p.line(`30,${y} 56,${y}`)
      p.tint('sky')
      button(p, -20, -60, 15)
      button(p, 6, -32, 12)
    },
  }),
  thing({
    name: 'flask',
    size: [180, 220],
    points: { grip: [0, -170], rim: [0, -216], spout: [24, -216] },
    back(p) {
      p.tint('mist')
      button(p, 10, -236, 14)
      p.tint('glass').blob(both('0,-206! 24,-206! 24,-140 84,-24 72,-2! 0,0'))
      p.tint('rose').blob('-50,-92! -20,-100 20,-86 52,-92! 84,-24 72,-2! -72,-2! -84,-24')
      p.tint('pink')
      button(p, -26, -44, 16)
      button(p, 22, -56, 13)
      button(p, 30, -24, 11)
      p.tint('white').card(-34, -220, 68, 22, 8)
    },
  }),
  thing({
    name: 'volcano experiment',
    size: [300, 290],
    points: { top: [0, -190], spout: [0, -190] },
    back(p) {
      p.tint('fire').blob(
        '-40,-180! -66,-230 -50,-262! -30,-236 -20,-284! 6,-250 22,-276! 40,-240 60,-258! 62,-220 40,-180!',
      )
      p.tint('bark').blob('-46,-186! 0,-178 46,-186! 70,-120 110,-60 138,-14! -138,-14! -110,-60 -70,-120')
      p.tint('orange').blob(
        '-46,-188 0,-196 46,-188 52,-160 40,-110 24,-116 18,-150 0,-140 -6,-80 -28,-76 -30,-150 -50,-150',
      )
      p.tint('white').card(-148, -18, 296, 18, 8)
      p.tint('cerulean').card(104, -76, 40, 58, 6)
      star(p, 124, -46, 13)
    },
  }),
]
