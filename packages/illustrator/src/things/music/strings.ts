import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { button, steps, turned } from '../kit.ts'

const TILT = -28

/** A plucked instrument, drawn level with its neck to the right and held at a slant, the way it is played. */
function plucked(name: string, reach: number, room: number, draw: (p: Pen) => void): Thing {
  const [x, y] = [-reach * 0.26, -room]
  return thing({
    name,
    size: [reach * 1.3, room + reach * 0.56],
    lengthwise: true,
    habitat: 'hand',
    points: turned(x, y, TILT, { grip: [14, 0], grip2: [reach * 0.62, 0], body: [0, 0], tip: [reach, 0] }),
    back: (p) => p.within(x, y, TILT, 1, () => draw(p)),
  })
}

function neck(p: Pen, from: number, to: number, r: number, frets: number): void {
  p.tint('umber').box4(from, -r, to - from, 2 * r)
  if (p.fits((to - from) / (frets + 1)) && p.fits(r * 1.6))
    for (const x of steps(from, to, frets + 2).slice(1, -1)) p.line(`${x},${-r} ${x},${r}`)
}

function pegs(p: Pen, x: number, r: number): void {
  p.tint('gamboge')
  for (const dx of [10, 32]) for (const s of [-1, 1]) button(p, x + dx, s * (r + 6), 8)
  p.tint('bark').blob(`${x - 4},${-r}! ${x + 40},${-r - 3} ${x + 50},0 ${x + 40},${r + 3} ${x - 4},${r}!`)
}

/** A bowed instrument standing upright, 100 wide, its pin at (0, 0). */
function bowed(p: Pen, k: number): void {
  p.within(0, 0, 0, k, () => {
    p.tint('stone').bar('0,-8 0,-44', 4)
    p.tint('orange').blob(both('0,-200! 26,-198 42,-180 36,-150 26,-130 34,-108 56,-84 50,-50 22,-36 0,-34'))
    p.line('-20,-138 -24,-124 -18,-110').line('20,-138 24,-124 18,-110')
    p.tint('umber').poly('-9,-196 9,-196 14,-140 -14,-140').poly('-8,-290 8,-290 9,-196 -9,-196')
    p.tint('umber').poly('-14,-78 14,-78 8,-44 -8,-44')
    p.tint('bark').card(-16, -100, 32, 12, 4)
    p.tint('orange').blob('-10,-286! 10,-286! 14,-310 8,-326 -10,-324 -14,-308')
    p.tint('gamboge')
    for (const s of [-1, 1]) button(p, s * 18, -302, 8)
  })
}

const bow = (p: Pen, x0: number, y0: number, x1: number, y1: number) => p.tint('bark').bar(`${x0},${y0} ${x1},${y1}`, 4)

export const STRINGS: Thing[] = [
  plucked('guitar', 236, 92, (p) => {
    pegs(p, 186, 18)
    p.tint('orange').blob('-90,0 -74,-56 -18,-64 12,-44 46,-48 72,-20 72,20 46,48 12,44 -18,64 -74,56')
    if (p.fits(7)) p.tint('straw').ell(20, 0, 29)
    p.tint('umber').ell(20, 0, 20)
    p.tint('bark').card(-64, -27, 18, 54, 5)
    neck(p, 46, 190, 13, 6)
    // From the bridge over the hole to the pegs, where they can be told apart.
    if (p.fits(7.5)) for (const y of [-8, 0, 8]) p.line(`-55,${y} 188,${y}`)
  }),
  plucked('ukulele', 200, 78, (p) => {
    neck(p, 40, 150, 12, 3)
    pegs(p, 148, 17)
    p.tint('gamboge').blob('-76,0 -62,-46 -16,-52 10,-36 40,-40 60,-16 60,16 40,40 10,36 -16,52 -62,46')
    p.tint('umber').ell(20, 0, 18)
    p.tint('bark').box4(-52, -20, 18, 40)
  }),
  plucked('electric guitar', 246, 98, (p) => {
    neck(p, 40, 190, 12, 5)
    p.tint('vermilion').blob('186,-16! 236,-34 246,-14! 232,6 190,16!')
    p.blob('-92,10 -70,-52 -20,-50 20,-44 52,-72 76,-66! 62,-36 58,0 64,30 88,54 70,64! 20,50 -20,52 -60,72')
    p.tint('white').blob('-30,-34 20,-28 44,-14 44,20 10,38 -34,30')
    p.tint('slate').box4(-18, -22, 16, 44).box4(14, -22, 16, 44)
    button(p, -56, 40, 9)
  }),
  plucked('banjo', 240, 80, (p) => {
    neck(p, 40, 200, 12, 5)
    pegs(p, 196, 17)
    p.tint('bark').ell(0, 0, 72)
    p.tint('cream').ell(0, 0, 56)
    p.tint('bark').box4(-34, -18, 14, 36)
    p.line('-20,-5 56,-5').line('-20,5 56,5')
  }),
  plucked('mandolin', 210, 80, (p) => {
    neck(p, 40, 160, 12, 4)
    pegs(p, 158, 17)
    p.tint('ochre').blob('-76,0 -60,-50 -10,-58 40,-32 70,-12! 70,12! 40,32 -10,58 -60,50')
    p.tint('umber').ell(12, 0, 19, 16)
    p.tint('bark').box4(-46, -22, 14, 44)
  }),
  plucked('lute', 200, 92, (p) => {
    neck(p, 60, 160, 14, 3)
    p.tint('bark').poly('158,-16 172,-16 190,50 172,56')
    p.tint('ochre').blob('-84,0 -66,-58 -10,-68 50,-40 86,-14! 86,14! 50,40 -10,68 -66,58')
    p.tint('umber').ell(18, 0, 24)
    p.ell(18, 0, 11)
    p.tint('bark').box4(-58, -28, 16, 56)
  }),
  plucked('sitar', 300, 70, (p) => {
    neck(p, 50, 250, 17, 8)
    p.tint('bark').ell(220, 22, 34, 22)
    p.tint('gamboge')
    for (const x of [120, 160, 262]) button(p, x, -26, 9)
    p.tint('bark').blob('244,-18! 280,-18 296,0 280,18 244,18!')
    p.tint('orange').blob('-66,0 -50,-48 0,-56 40,-34 70,-16! 70,16! 40,34 0,56 -50,48')
    p.tint('cream').ell(0, 0, 30, 26)
    p.tint('umber').box4(-34, -16, 14, 32)
  }),
  thing({
    name: 'violin',
    size: [300, 170],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [110, -104], grip2: [20, -60], body: [-70, -60], mouthpiece: [-116, -70], tip: [126, -112] },
    back(p) {
      p.within(-140, -46, 78, 0.86, () => {
        p.tint('orange').blob('-11,-290! 11,-290! 16,-318 15,-338 0,-348 -15,-338 -16,-318')
        p.blob(
          both('0,-214 26,-211 44,-194 45,-170 39,-150! 27,-138 28,-120 44,-106! 58,-88 60,-62 44,-40 22,-33 0,-32'),
        )
        if (p.fits(30)) p.line('-26,-92 -31,-80 -23,-68 -28,-56').line('26,-92 31,-80 23,-68 28,-56')
        p.tint('umber').poly('-10,-300 10,-300 15,-146 -15,-146').poly('-13,-84 13,-84 8,-42 -8,-42')
      })
      p.tint('bark').bar('-58,-4 6,-162', 5)
    },
  }),
  thing({
    name: 'cello',
    size: [170, 330],
    points: { grip: [46, -130], grip2: [0, -250], body: [0, -110], tip: [0, -326] },
    back(p) {
      bowed(p, 1)
      bow(p, -70, -96, 82, -130)
    },
  }),
  thing({
    name: 'double bass',
    size: [190, 400],
    points: { grip: [54, -158], grip2: [0, -310], body: [0, -130], tip: [0, -396] },
    back(p) {
      bowed(p, 1.22)
      for (const x of [-4, 4]) if (p.fits(26)) p.line(`${x},-350 ${x},-120`)
    },
  }),
  thing({
    name: 'harp',
    size: [220, 330],
    points: { grip: [0, -180], grip2: [30, -150], body: [-70, -160] },
    back(p) {
      for (const [x, y] of [
        [-48, -262],
        [-22, -254],
        [4, -254],
        [30, -262],
        [58, -274],
      ] as const)
        p.line(`${x},${y} ${x},${-260 + (x + 94) * 1.38}`)
      p.tint('gamboge').bar('88,-300 88,-40', 10)
      p.blob(
        '-104,-262! -100,-310 -70,-316 -40,-270 0,-262 50,-276 84,-316 104,-312 106,-288! 60,-256 0,-240 -50,-246 -72,-276 -84,-252!',
      )
      p.blob('-106,-258! -82,-264! 96,-36! 96,-10! 60,-14!')
      p.tint('bark').card(20, -22, 90, 22, 8)
    },
  }),
]
