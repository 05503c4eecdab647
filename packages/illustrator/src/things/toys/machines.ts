/** Machines that take a coin: of arcades, halls and corners of shops. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { heart, star, steps } from '../kit.ts'

/** A plush head that looks out of a heap: round or long ears, an eye each side. */
function plush(p: Pen, x: number, y: number, r: number, tint: string, long = false): void {
  p.tint(tint)
  p.fuse(() => {
    for (const s of [-1, 1])
      p.ell(x + s * r * 0.62, y - r * (long ? 1.1 : 0.8), r * 0.3, r * (long ? 0.62 : 0.34), s * (long ? 12 : 0))
    p.ell(x, y, r)
  })
  p.ink(x - r * 0.34, y - r * 0.1, r * 0.12)
    .ink(x + r * 0.34, y - r * 0.1, r * 0.12)
    .ink(x, y + r * 0.2, r * 0.14, r * 0.1)
}

function bottle(p: Pen, x: number, y: number, tint: string): void {
  p.tint(tint).blob(
    `${x - 14},${y}! ${x - 14},${y - 34} ${x - 6},${y - 48}! ${x + 6},${y - 48}! ${x + 14},${y - 34} ${x + 14},${y}!`,
  )
}

export const MACHINES: Thing[] = [
  thing({
    name: 'vending machine',
    size: [290, 490],
    points: { grip: [106, -280], tip: [106, -280], door: [-40, -60] },
    tops: [[-130, 130, -484]],
    back(p) {
      p.tint('slate').card(-120, -16, 50, 16, 4).card(70, -16, 50, 16, 4)
      p.tint('vermilion').card(-142, -486, 284, 474, 16)
      p.tint('glass').card(-124, -466, 196, 348, 10)
      for (const [row, y] of [-372, -288, -204, -124].entries()) {
        for (const [i, x] of steps(-96, 44, 4).entries())
          if (row % 2) p.tint(`any${((i + row) % 6) + 1}`).card(x - 16, y - 48, 32, 46, 6)
          else bottle(p, x, y, `any${((i + row) % 6) + 1}`)
        p.line(`-124,${y} 72,${y}`, p.at.sw)
      }
      p.tint('cream').card(86, -440, 42, 54, 6)
      p.tint('straw')
      for (const y of [-352, -320, -288]) for (const x of [96, 118]) p.ell(x, y, 9)
      p.tint('stone').card(88, -254, 38, 50, 6)
      p.line('107,-244 107,-216', p.at.sw * 1.4)
      p.tint('stone').card(-110, -98, 168, 62, 10)
      p.line('-96,-68 44,-68')
    },
  }),
  thing({
    name: 'claw machine',
    size: [300, 520],
    points: { grip: [-40, -206], grip2: [46, -200], tip: [-40, -206] },
    back(p) {
      p.tint('violet').card(-146, -180, 292, 180, 10)
      p.tint('glass').box4(-132, -436, 264, 256)
      p.line('-110,-410 -110,-330').line('-88,-412 -88,-364')
      plush(p, -84, -250, 36, 'pink', true)
      plush(p, 82, -248, 36, 'sky')
      plush(p, 2, -262, 34, 'straw')
      plush(p, -42, -212, 36, 'ochre')
      plush(p, 44, -212, 36, 'mint', true)
      p.tint('stone').bar('20,-432 20,-364', 5).ell(20, -360, 17)
      for (const s of [-1, 1]) p.bar(`${20 + s * 10},-350 ${20 + s * 32},-336 ${20 + s * 22},-308`, 5)
      p.tint('gamboge').card(-148, -514, 296, 80, 18)
      for (const x of [-88, 0, 88]) star(p.tint('vermilion'), x, -474, 26)
      p.tint('cream').poly('-150,-184 150,-184 150,-150 -150,-150')
      p.tint('slate').bar('-40,-166 -40,-198', 5)
      p.tint('vermilion').ell(-40, -206, 17).ell(46, -176, 22, 12)
      p.tint('slate').card(-112, -110, 100, 78, 10)
      p.tint('stone').card(38, -116, 66, 84, 8)
      p.line('71,-102 71,-76', p.at.sw * 1.4)
    },
  }),
  thing({
    name: 'pinball machine',
    size: [300, 560],
    points: { grip: [-132, -222], grip2: [132, -222], tip: [0, -240] },
    back(p) {
      p.tint('stone').bar('-82,-190 -86,-40', 7).bar('82,-190 86,-40', 7)
      p.bar('-118,-190 -132,-8', 9).bar('118,-190 132,-8', 9)
      p.tint('violet').card(-128, -556, 256, 160, 14)
      p.tint('straw').card(-108, -540, 216, 84, 8)
      for (const x of [-64, 0, 64]) star(p.tint('vermilion'), x, -497, x ? 26 : 34)
      p.tint('cream').card(-70, -444, 140, 34, 6)
      p.line('-24,-442 -24,-412').line('24,-442 24,-412')
      p.tint('bark').poly('-112,-404 112,-404 146,-216 -146,-216')
      p.tint('aqua').poly('-94,-392 94,-392 122,-228 -122,-228')
      for (const [x, y] of [
        [-42, -352],
        [42, -352],
        [0, -314],
      ] as const) {
        p.tint('gamboge').ell(x, y, 25, 20)
        p.tint('vermilion').ell(x, y, 12, 9)
      }
      p.tint('coral').bar('-78,-274 -22,-248', 9).bar('78,-274 22,-248', 9)
      p.line('-102,-330 -96,-286 -80,-276').line('102,-330 96,-286 80,-276')
      p.tint('stone').ell(-60, -312, 10)
      p.tint('violet').poly('-148,-218 148,-218 142,-128 -142,-128')
      p.tint('stone').card(-44, -200, 88, 64, 8)
      p.line('-14,-184 -14,-160', p.at.sw * 1.4).line('14,-184 14,-160', p.at.sw * 1.4)
      p.tint('vermilion').ell(-112, -176, 14).ell(112, -176, 14)
    },
  }),
  thing({
    name: 'slot machine',
    size: [320, 420],
    points: { grip: [146, -306], tip: [146, -306] },
    back(p) {
      p.tint('stone').bar('118,-160 146,-176 146,-290', 7)
      p.tint('vermilion').ell(146, -306, 22)
      p.tint('violet').blob('-126,0! -126,-330 -96,-392 0,-414 96,-392 126,-330 126,0!')
      p.tint('gamboge').blob('-96,-316! -88,-352 -50,-380 0,-388 50,-380 88,-352 96,-316!')
      star(p.tint('vermilion'), 0, -346, 28)
      for (const x of [-56, 56]) p.tint('cream').ell(x, -338, 13)
      p.tint('cream').card(-104, -296, 208, 120, 10)
      for (const x of [-35, 35]) p.line(`${x},-296 ${x},-176`, p.at.sw)
      star(p.tint('gamboge'), 0, -236, 28)
      heart(p.tint('vermilion'), 69, -236, 24)
      p.tint('vermilion').ell(-82, -222, 14).ell(-56, -222, 14)
      p.line('-82,-236 -68,-262').line('-56,-236 -68,-262')
      p.tint('straw')
      for (const x of [-72, -24, 24, 72]) p.ell(x, -148, 15, 11)
      p.tint('slate').card(-96, -112, 192, 66, 16)
      p.tint('gamboge')
      for (const [x, y] of [
        [-44, -62],
        [-8, -70],
        [32, -62],
      ] as const)
        p.ell(x, y, 21, 13)
      p.tint('stone').card(-136, -28, 272, 28, 8)
    },
  }),
  thing({
    name: 'jukebox',
    size: [320, 460],
    points: { grip: [0, -196], tip: [0, -196] },
    back(p) {
      p.tint('vermilion').blob('-150,0! -150,-300 -110,-412 0,-456 110,-412 150,-300 150,0!')
      p.tint('straw').blob(
        '-124,-20! -124,-300 -90,-392 0,-430 90,-392 124,-300 124,-20! 96,-20! 96,-292 68,-366 0,-396 -68,-366 -96,-292 -96,-20!',
      )
      for (const y of [-80, -140, -200, -260]) p.line(`-124,${y} -96,${y}`).line(`96,${y} 124,${y}`)
      p.tint('glass').blob('-86,-236! -84,-300 -56,-356 0,-380 56,-356 84,-300 86,-236!')
      p.tint('slate').ell(0, -292, 58, 46)
      p.tint('coral').ell(0, -292, 22, 17)
      p.ink(0, -292, 4)
      p.tint('cream').card(-86, -228, 172, 42, 6)
      for (const x of [-52, -18, 18, 52]) p.line(`${x},-228 ${x},-186`)
      p.tint('gamboge').card(-86, -176, 172, 136, 14)
      for (const x of [-56, -28, 0, 28, 56]) p.line(`${x},-164 ${x},-52`)
      p.tint('bark').card(-156, -28, 312, 28, 8)
    },
  }),
  thing({
    name: 'ball pit',
    size: [520, 200],
    points: { seat: [0, -76], deck: [0, -76], rim: [0, -96] },
    hollow: [-200, -200, 200, -70],
    back(p) {
      p.tint('sky').blob('-240,-96! -236,-160 -200,-176 0,-182 200,-176 236,-160 240,-96!')
      let n = 0
      for (const [row, y] of [-132, -108].entries())
        for (const x of steps(-200 + row * 24, 200 - row * 24, 9 - row)) p.tint(`any${(n++ % 6) + 1}`).ell(x, y, 26)
    },
    front(p) {
      let n = 3
      for (const x of steps(-214, 214, 9)) p.tint(`any${(n++ % 6) + 1}`).ell(x, -88 - (n % 2) * 8, 29)
      p.tint('vermilion').card(-254, -84, 508, 82, 30)
      for (const x of [-150, -50, 50, 150]) p.line(`${x},-80 ${x},-6`)
    },
  }),
]
