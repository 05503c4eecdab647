/** Machines of building sites, roads and rinks that lovers of machines ask for by name. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { lugged, steps, track, wheel } from '../kit.ts'
import { cab, cabHollow, cabInside, cabPoints } from './cab.ts'
import { booth, boothBack, boothHollow, boothPoints } from './diggers.ts'

export const BUILDING_SITE: Thing[] = [
  thing({
    name: 'tower crane',
    size: [460, 560],
    points: { hook: [170, -250], low: [170, -250], top: [-20, -556], seat: [10, -430] },
    back(p) {
      p.tint('gamboge').box4(-44, -452, 56, 430)
      for (const [i, y] of steps(-410, -64, 8).entries()) {
        p.line(`-44,${y + 22} 12,${y + 22}`)
        p.line(i % 2 ? `-44,${y + 22} 12,${y - 27}` : `-44,${y - 27} 12,${y + 22}`)
      }
      p.tint('stone').card(-96, -26, 160, 26, 6)
      p.line('-16,-546 -196,-486').line('-16,-546 200,-484')
      p.tint('gamboge').poly('-30,-482 -16,-556 -2,-482')
      p.box4(-206, -486, 426, 34)
      for (const x of steps(-176, 190, 12)) p.line(`${x - 15},-452 ${x},-486 ${x + 15},-452`)
      p.tint('slate').card(-206, -462, 62, 66, 6)
      p.line('-206,-430 -144,-430')
      p.tint('gamboge').card(8, -466, 72, 82, 10)
      p.tint('glass').card(22, -452, 44, 44, 6)
      p.tint('slate').card(150, -456, 40, 18, 6)
      p.line('170,-438 170,-300')
      p.tint('stone').card(154, -304, 32, 26, 8)
      p.tint('slate').bar('170,-278 170,-262 184,-250 194,-264', 6)
    },
  }),
  thing({
    name: 'wrecking ball crane',
    size: [520, 430],
    points: { ...boothPoints(-150, -84), hook: [196, -120], top: [196, -424] },
    hollow: boothHollow(-150, -84),
    back: (p) => boothBack(p, -150, -84),
    front(p) {
      p.tint('gamboge').bar('-30,-110 196,-416', 14)
      p.line(
        steps(0.06, 0.94, 11).map((t, i) => {
          const side = i % 2 ? 11 : -11
          return [-30 + 226 * t + side * 0.8, -110 - 306 * t + side * 0.6, 1] as const
        }),
      )
      p.line('196,-412 200,-196')
      p.tint('stone').card(186, -206, 28, 26, 8)
      p.tint('slate').ell(200, -130, 54)
      p.line('172,-158 186,-168')
      booth(p, -150, -84, 'orange')
      p.tint('orange').blob('-244,-76! -244,-158 -220,-172 -130,-168 -128,-84! 30,-84! 30,-62! -230,-62!')
      p.tint('slate').card(-230, -146, 62, 52, 8)
      for (const y of [-130, -112]) p.line(`-230,${y} -168,${y}`)
      track(p, -236, 60, 66, 5)
    },
  }),
  thing({
    name: 'bucket truck',
    size: [520, 400],
    points: { ...cabPoints(84), deck: [-20, -330], seat: [-20, -300] },
    hollow: cabHollow(84),
    back: (p) => cabInside(p, 84),
    front(p) {
      p.tint('stone').bar('-120,-120 -200,-258! 30,-330', 11)
      p.tint('slate').ell(-200, -258, 15).ell(-120, -130, 17)
      p.tint('gamboge').blob('14,-392! 92,-392! 84,-306! 22,-306!')
      p.tint('white').box4(16, -368, 74, 22)
      cab(p, 84, 'gamboge')
      p.tint('gamboge').card(-238, -124, 320, 72, 8)
      for (const x of [-170, -98, -26]) p.line(`${x},-120 ${x},-56`)
      p.tint('stone').card(-246, -62, 340, 20, 8)
      p.tint('stone').bar('-60,-60 -60,-8', 7).card(-82, -14, 44, 14, 6)
      for (const x of [-160, 140]) wheel(p, x, -40, 40)
    },
  }),
  thing({
    name: 'scissor lift',
    size: [320, 420],
    points: { deck: [0, -310], seat: [0, -310], rim: [0, -400], handle: [-130, -340] },
    tops: [[-120, 120, -310]],
    back(p) {
      p.tint('stone').bar('-136,-316 -136,-408! 136,-408! 136,-316', 6).bar('-136,-362 136,-362', 4)
    },
    front(p) {
      p.tint('orange')
      for (const y of [-306, -238, -170]) p.bar(`-116,${y} 116,${y + 68}`, 8).bar(`116,${y} -116,${y + 68}`, 8)
      p.tint('slate')
      for (const y of [-272, -204, -136]) p.ell(0, y, 10)
      p.tint('gamboge').card(-150, -322, 300, 26, 8)
      p.tint('orange').card(-146, -108, 292, 60, 12)
      p.tint('white').card(-60, -96, 120, 34, 8)
      for (const x of [-96, 96]) wheel(p, x, -38, 38)
    },
  }),
  thing({
    name: 'road grader',
    size: [580, 260],
    points: { ...boothPoints(-100, -82), tip: [60, -6] },
    hollow: boothHollow(-100, -82),
    back: (p) => boothBack(p, -100, -82),
    front(p) {
      p.tint('gamboge').blob('10,-96! 60,-140 190,-132 250,-96! 252,-62 230,-58! 222,-84 180,-106 80,-108 30,-60!')
      p.tint('slate').bar('60,-108 48,-50', 7).bar('110,-110 96,-50', 7)
      p.tint('stone').blob('0,-60! 130,-60! 138,-20 120,-2! 10,-2! -8,-30')
      p.line('4,-30 132,-30')
      booth(p, -100, -82, 'gamboge')
      p.tint('gamboge').blob('-284,-66! -284,-134 -264,-146 -104,-142! -96,-66!')
      for (const x of [-250, -226, -202]) p.line(`${x},-128 ${x},-94`)
      p.tint('slate').card(-158, -192, 16, 52, 7)
      p.tint('gamboge').card(-108, -92, 130, 32, 8)
      lugged(p, -220, -52, 52, 'gamboge')
      lugged(p, -110, -52, 52, 'gamboge')
      lugged(p, 234, -52, 52, 'gamboge')
    },
  }),
  thing({
    name: 'skid steer',
    size: [400, 250],
    points: { ...boothPoints(-110, -74), tip: [190, -20] },
    hollow: boothHollow(-110, -74),
    back: (p) => boothBack(p, -110, -74),
    front(p) {
      booth(p, -110, -74, 'gamboge')
      p.tint('gamboge').blob('-170,-50! -170,-150 -150,-166 -104,-160 -104,-92! 60,-92! 78,-50!')
      p.tint('slate').card(-162, -128, 46, 44, 6)
      p.tint('gamboge').blob(
        '-160,-160! -150,-186 -120,-186! 60,-130! 120,-104 140,-60! 118,-56 96,-84! 40,-108! -130,-154!',
      )
      p.tint('stone').blob('116,-84! 140,-90! 146,-30! 200,-14! 196,0! 112,0!')
      lugged(p, -98, -48, 48, 'gamboge')
      lugged(p, 34, -48, 48, 'gamboge')
    },
  }),
  thing({
    name: 'ice resurfacer',
    size: [440, 280],
    points: { seat: [-92, -180], wheel: [-40, -212], deck: [-90, -160], rim: [-80, -170] },
    hollow: [-140, -270, -20, -170],
    back(p) {
      p.tint('peach').blob('-130,-160! -132,-222 -118,-232 -104,-222 -98,-180 -66,-176! -66,-160!')
      p.tint('slate').bar('-24,-160 -44,-206', 5)
      p.tint('slate').bar('-60,-222 -42,-208 -30,-194', 3)
    },
    front(p) {
      p.tint('cerulean').blob('-36,-70! -36,-196! -20,-210! 150,-210! 196,-150! 200,-70!')
      p.tint('white').poly('-20,-150 188,-150 192,-120 -24,-120')
      p.tint('sky').blob('10,-186 50,-194 90,-186 50,-176')
      p.tint('straw').ell(178, -100, 15)
      p.tint('cerulean').blob('-196,-70! -196,-150 -176,-164! -36,-164! -36,-70!')
      p.tint('white').card(-178, -144, 122, 50, 10)
      p.tint('slate').poly('-222,-66 -150,-66 -150,-24 -216,-12')
      p.tint('sky').blob('-220,0! -200,-12 -160,-8 -140,0!')
      p.tint('stone').card(-160, -78, 366, 22, 8)
      for (const x of [-96, 130]) wheel(p, x, -42, 42)
    },
  }),
  thing({
    name: 'hay baler',
    size: [460, 260],
    points: { handle: [220, -70], tip: [220, -70] },
    back(p) {
      p.tint('slate').bar('120,-70 222,-66', 9)
      p.tint('leaf').blob('-60,-60! -84,-150 -50,-226 30,-240 110,-210 140,-140 130,-60!')
      p.tint('gamboge').poly('-72,-120 136,-120 132,-92 -68,-92')
      p.line('-30,-216 -44,-130').line('40,-234 40,-126').line('104,-206 112,-126')
      p.tint('slate').card(40, -60, 96, 34, 10)
      for (const x of steps(56, 120, 5)) p.line(`${x},-30 ${x + 6},-4`)
      lugged(p, 6, -54, 54, 'gamboge')
      p.tint('straw').ell(-150, -78, 78)
      p.line(
        '-150,-132 -104,-110 -96,-74 -112,-44 -150,-30 -188,-46 -200,-78 -186,-108 -154,-112 -124,-92 -122,-66 -146,-52 -168,-64 -170,-84',
      )
    },
  }),
  thing({
    name: 'snow groomer',
    size: [560, 270],
    points: { ...boothPoints(-30, -80), tip: [250, -10] },
    hollow: boothHollow(-30, -80),
    back: (p) => boothBack(p, -30, -80),
    front(p) {
      p.tint('stone').bar('80,-70 220,-60', 9)
      booth(p, -30, -80, 'vermilion')
      p.tint('gamboge').blob('0,-246! 4,-262 20,-266 36,-262 40,-246!')
      p.tint('vermilion').blob('-186,-62! -186,-130 -160,-140 -30,-134! 92,-134! 116,-100! 116,-62!')
      p.tint('straw').ell(98, -98, 13)
      p.line('-160,-112 -60,-112')
      track(p, -206, 128, 74, 5)
      p.tint('orange').blob('208,-120! 262,-124! 238,-74 246,-30 274,-2! 214,-2 200,-60!')
      p.line('212,-92 244,-94').line('206,-46 240,-46')
      p.tint('slate').poly('-214,-52 -280,-42 -284,-6 -214,-6')
      for (const x of [-264, -246, -228]) p.line(`${x},-36 ${x},-6`)
    },
  }),
]
