/** Buildings of farms, shores and roads that have a shape of their own. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, steps } from '../kit.ts'
import { arched, pane } from '../shapes.ts'

export const COUNTRYSIDE: Thing[] = [
  thing({
    name: 'gas pump',
    size: [220, 380],
    points: { grip: [84, -230], tip: [84, -230] },
    back(p) {
      p.tint('slate').bar('60,-120 96,-100 100,-200 84,-230', 7)
      p.tint('vermilion').card(-84, -372, 150, 352, 18)
      p.tint('cream').card(-62, -344, 106, 84, 10)
      for (const y of [-316, -288]) p.line(`-46,${y} 28,${y}`)
      p.tint('gamboge').card(-62, -244, 106, 44, 8)
      p.tint('leaf').blob('-10,-176! 14,-136 8,-112 -10,-106 -28,-112 -34,-136')
      p.tint('slate').blob('62,-262! 104,-262! 104,-240 92,-222 78,-222! 76,-240 62,-244!')
      p.tint('stone').card(-104, -24, 190, 24, 8)
    },
  }),
  thing({
    name: 'parking meter',
    size: [130, 420],
    points: { grip: [0, -300], tip: [0, -330] },
    back(p) {
      p.tint('stone').bar('0,-240 0,-14', 11).card(-44, -20, 88, 20, 8)
      p.tint('cerulean').blob('-56,-240! -58,-340 -44,-394 0,-414 44,-394 58,-340 56,-240!')
      p.tint('glass').blob('-36,-326! -34,-364 0,-388 34,-364 36,-326!')
      p.line('0,-330 14,-360', p.at.sw)
      p.tint('straw').card(-30, -308, 60, 24, 6)
      p.line('-12,-262 12,-262', p.at.sw * 1.6)
    },
  }),
  thing({
    name: 'silo',
    size: [200, 520],
    points: { door: [0, -60], top: [0, -516] },
    back(p) {
      p.tint('stone').box4(-86, -420, 172, 418)
      p.tint('vermilion').as('roof').blob('-92,-418! -84,-470 -44,-508 0,-516 44,-508 84,-470 92,-418!')
      p.line('-44,-508 -52,-420').line('0,-514 0,-420').line('44,-508 52,-420')
      for (const y of steps(-350, -70, 5)) p.line(`-86,${y} 86,${y}`)
      p.tint('slate').bar('44,-410 44,-6', 3).bar('68,-410 68,-6', 3)
      for (const y of steps(-380, -30, 9)) p.line(`44,${y} 68,${y}`)
      p.tint('bark').blob(arched(-26, -2, 64, 86))
    },
  }),
  thing({
    name: 'chicken coop',
    size: [480, 360],
    points: { door: [-90, -110], deck: [-190, -20], rim: [100, -120], roof: [-90, -340] },
    hollow: [20, -180, 210, -20],
    back(p, s) {
      p.tint('straw').box4(-6, -200, 226, 196)
      p.tint('ochre').poly('-196,-232 -90,-330 16,-232 16,-84 -196,-84')
      for (const x of [-150, -30]) p.line(`${x},-226 ${x},-88`)
      p.tint('vermilion').as('roof').poly('-226,-224 -90,-356 46,-224 14,-208 -90,-306 -194,-208')
      p.tint('slate').blob(arched(-90, -84, 80, 112))
      pane(p, s, -90, -222, 50, 44)
      p.tint('bark').poly('-116,-86 -64,-86 -150,-2 -206,-2')
      for (const t of [0.2, 0.45, 0.7]) p.line(`${-116 - 90 * t},${-86 + 84 * t} ${-64 - 86 * t},${-86 + 84 * t}`)
      p.tint('bark').bar('-30,-84 -30,-6', 8).bar('0,-84 0,-6', 8)
    },
    front(p) {
      for (const x of steps(40, 190, 4)) p.line(`${x},-192 ${x},-12`)
      for (const y of [-150, -104, -58]) p.line(`4,${y} 214,${y}`)
      p.tint('bark').bar('0,-200 224,-200', 9).bar('222,-200 222,-6', 9).bar('4,-8 222,-8', 9)
    },
  }),
  thing({
    name: 'watermill',
    size: [520, 400],
    points: { door: [-60, -60], roof: [-80, -380] },
    back(p, s) {
      p.tint('cream').box4(-210, -236, 270, 234)
      p.tint('brick').as('roof').poly('-244,-226 -168,-384 20,-384 94,-226')
      for (const y of [-340, -296, -256]) p.line(`${-190 - (y + 340) * -0.5},${y} ${40 + (y + 340) * 0.5},${y}`)
      p.tint('bark').blob(arched(-60, -2, 76, 120))
      pane(p, s, -152, -110, 62, 66)
      p.tint('stone').card(-40, -400, 46, 70, 4)
      p.tint('bark').as('wheel').ell(132, -126, 120)
      p.tint('sky').ell(132, -126, 88)
      for (let i = 0; i < 10; i++) {
        p.line([around(132, -126, 20, i * 36), around(132, -126, 88, i * 36)])
        p.within(132, -126, i * 36, 1, () => p.tint('ochre').card(-24, -138, 48, 24, 4))
      }
      p.tint('bark').ell(132, -126, 22)
      p.tint('sky').blob('0,-2! 20,-30 70,-14 120,-30 170,-14 220,-30 260,-2!')
    },
  }),
  thing({
    name: 'stilt house',
    size: [460, 480],
    points: { door: [0, -230], deck: [150, -190], roof: [0, -470] },
    tops: [[-210, 210, -190]],
    back(p, s) {
      for (const x of [-160, -54, 54, 160]) p.tint('bark').bar(`${x},-180 ${x},-8`, 11)
      p.bar('-160,-150 -54,-30', 6).bar('160,-150 54,-30', 6)
      p.tint('ochre').bar('-20,-184 -30,-6', 6).bar('24,-184 34,-6', 6)
      for (const y of [-150, -114, -78, -42]) p.tint('ochre').bar(`-26,${y} 30,${y}`, 4)
      p.tint('cream').box4(-160, -340, 320, 152)
      p.tint('bark').blob(arched(0, -188, 76, 118))
      pane(p, s, -104, -224, 62, 62)
      pane(p, s, 104, -224, 62, 62)
      p.tint('straw')
        .as('roof')
        .blob('-214,-326! -130,-440 -110,-466! 110,-466! 130,-440 214,-326! 150,-340 70,-330 0,-342 -70,-330 -150,-340')
      p.line('-120,-420 -150,-356').line('-40,-440 -46,-362').line('40,-440 46,-362').line('120,-420 150,-356')
      p.tint('ochre').card(-222, -196, 444, 24, 6)
      for (const x of [-208, -150, 150, 208]) p.bar(`${x},-196 ${x},-244`, 6)
      p.bar('-212,-246 -146,-246', 6).bar('146,-246 212,-246', 6)
    },
  }),
  thing({
    name: 'yurt',
    size: [460, 300],
    points: { door: [0, -70], roof: [0, -280] },
    back(p) {
      p.tint('cream').blob('-206,-160! -212,-60 -206,0! 206,0! 212,-60 206,-160!')
      p.tint('white')
        .as('roof')
        .blob('-224,-150! -120,-236 -46,-276! 46,-276! 120,-236 224,-150! 110,-132 0,-126 -110,-132')
      p.tint('vermilion').blob('-56,-272! -40,-294 40,-294 56,-272!')
      p.line('-30,-272 -90,-140').line('30,-272 90,-140').line('-46,-268 -160,-146').line('46,-268 160,-146')
      p.tint('cerulean').poly('-208,-112 -56,-100 -56,-76 -210,-86').poly('208,-112 56,-100 56,-76 210,-86')
      p.tint('orange').card(-50, -124, 100, 124, 6)
      p.line('0,-122 0,-2').line('-36,-62 -14,-62').line('36,-62 14,-62')
    },
  }),
]
