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

/** Strings from the bridge to the pegs, where they can be told apart. */
function strings(p: Pen, from: number, to: number, apart: number): void {
  const across = p.fits(apart * 0.94) ? [-apart, 0, apart] : p.fits(apart * 1.1) ? [-apart * 0.56, apart * 0.56] : []
  for (const y of across) p.line(`${from},${y} ${to},${y}`)
}

/** A headstock with the knobs of its pegs at both sides. */
function pegs(p: Pen, x: number, r: number): void {
  p.tint('gamboge')
  for (const dx of [10, 33])
    for (const s of [-1, 1]) {
      if (p.fits(8)) p.card(x + dx - 9, s * (r + 6) - 8, 18, 16, 6)
      else button(p, x + dx, s * (r + 6), 8)
    }
  p.tint('bark').blob(
    `${x - 6},${-r + 4}! ${x + 4},${-r}! ${x + 44},${-r - 4}! ${x + 52},${-r * 0.5} ${x + 46},0 ${x + 52},${r * 0.5} ${x + 44},${r + 4}! ${x + 4},${r}! ${x - 6},${r - 4}!`,
  )
  if (p.fits(11)) for (const dx of [12, 33]) for (const s of [-1, 1]) p.ink(x + dx, s * r * 0.5, 2.2)
}

/** The rim of a round sound hole. */
function hole(p: Pen, x: number, y: number, r: number): void {
  if (p.fits(r * 0.44)) p.tint('straw').ell(x, y, r * 1.54)
  p.tint('umber').ell(x, y, r)
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
    if (p.fits(9)) for (const x of [-4.5, 4.5]) p.line(`${x},-292 ${x},-78`)
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
    if (p.fits(8.4)) p.line('42,-38 12,-34 -18,-54 -66,-47 -80,0 -66,47 -18,54 12,34 42,38')
    hole(p, 20, 0, 20)
    p.tint('bark').blob('-64,-24! -54,-30 -48,-24! -48,24! -54,30 -64,24!')
    neck(p, 46, 190, 13, 6)
    strings(p, -55, 188, 8)
  }),
  plucked('ukulele', 200, 78, (p) => {
    pegs(p, 148, 17)
    p.tint('gamboge').blob('-76,0 -62,-46 -16,-52 10,-36 40,-40 60,-16 60,16 40,40 10,36 -16,52 -62,46')
    hole(p, 18, 0, 17)
    p.tint('bark').blob('-54,-21! -45,-26 -36,-21! -36,21! -45,26 -54,21!')
    neck(p, 44, 152, 13, 4)
    strings(p, -45, 150, 8)
  }),
  plucked('electric guitar', 246, 98, (p) => {
    p.tint('gamboge')
    for (const [x, y] of [
      [196, -26],
      [212, -31],
      [228, -36],
    ] as const)
      button(p, x, y, 6)
    p.tint('vermilion').blob('184,-15! 204,-22 236,-34 246,-16! 232,6 212,14 186,15!')
    p.blob('-92,10 -70,-52 -20,-50 20,-44 52,-72 76,-66! 62,-36 58,0 64,30 88,54 70,64! 20,50 -20,52 -60,72')
    p.tint('white').blob('-44,-30 -10,-34 30,-32 46,-44! 50,-16 52,18 58,36! 34,36 -10,38 -48,52! -50,20')
    p.tint('slate').card(-22, -22, 16, 44, 6).card(12, -22, 16, 44, 6)
    p.tint('stone').card(-64, -18, 22, 36, 5)
    p.tint('gamboge')
    button(p, -26, 40, 9)
    button(p, -62, 44, 9)
    neck(p, 36, 190, 12, 6)
    strings(p, -53, 196, 8)
  }),
  plucked('banjo', 240, 80, (p) => {
    pegs(p, 196, 17)
    p.tint('stone')
    if (p.fits(8.4)) for (const a of steps(0, 324, 10)) p.within(0, 0, a + 18, 1, () => p.card(62, -10, 22, 20, 5))
    p.tint('bark').ell(0, 0, 72)
    p.tint('cream').ell(0, 0, 57)
    p.tint('bark').card(-36, -20, 14, 40, 4)
    p.tint('stone').poly('-72,-13 -58,-11 -58,11 -72,13')
    neck(p, 50, 200, 13, 6)
    strings(p, -58, 198, 8)
  }),
  plucked('mandolin', 210, 80, (p) => {
    pegs(p, 158, 17)
    p.tint('ochre').blob('-76,0 -60,-50 -10,-58 40,-32 70,-12! 70,12! 40,32 -10,58 -60,50')
    hole(p, 14, 0, 17)
    p.tint('bark').card(-46, -24, 14, 48, 4)
    neck(p, 44, 162, 13, 5)
    strings(p, -68, 160, 8)
  }),
  plucked('lute', 200, 92, (p) => {
    neck(p, 60, 160, 14, 3)
    p.tint('bark').poly('158,-16 172,-16 190,50 172,56')
    p.tint('ochre').blob('-84,0 -66,-58 -10,-68 50,-40 86,-14! 86,14! 50,40 -10,68 -66,58')
    p.tint('umber').ell(18, 0, 24)
    p.ell(18, 0, 11)
    p.tint('bark').card(-58, -28, 16, 56, 5)
    strings(p, -50, 164, 8.5)
  }),
  plucked('sitar', 300, 70, (p) => {
    neck(p, 50, 250, 17, 8)
    p.tint('bark').ell(220, 22, 34, 22)
    p.tint('gamboge')
    for (const x of [120, 160, 262]) button(p, x, -26, 9)
    p.tint('bark').blob('244,-18! 280,-18 296,0 280,18 244,18!')
    p.tint('orange').blob('-66,0 -50,-48 0,-56 40,-34 70,-16! 70,16! 40,34 0,56 -50,48')
    p.tint('cream').ell(0, 0, 30, 26)
    p.tint('umber').card(-40, -20, 14, 40, 4)
    strings(p, -33, 250, 9)
  }),
  thing({
    name: 'violin',
    size: [300, 170],
    lengthwise: true,
    habitat: 'hand',
    points: {
      grip: [110, -104],
      grip2: [20, -60],
      bow: [-54, -12],
      body: [-70, -60],
      mouthpiece: [-116, -70],
      tip: [126, -112],
    },
    back(p) {
      p.within(-140, -46, 78, 0.86, () => {
        p.tint('orange').blob('-11,-290! 11,-290! 16,-318 15,-338 0,-348 -15,-338 -16,-318')
        p.blob(
          both('0,-214 26,-211 44,-194 45,-170 39,-150! 27,-138 28,-120 44,-106! 58,-88 60,-62 44,-40 22,-33 0,-32'),
        )
        if (p.fits(30)) p.line('-26,-92 -31,-80 -23,-68 -28,-56').line('26,-92 31,-80 23,-68 28,-56')
        p.tint('umber').poly('-10,-300 10,-300 15,-146 -15,-146').poly('-13,-84 13,-84 8,-42 -8,-42')
        p.tint('bark').card(-20, -112, 40, 9, 4)
        if (p.fits(8)) for (const x of [-8, 8]) p.line(`${x * 0.5},-302 ${x},-112 ${x * 0.7},-82`)
        p.tint('gamboge')
        for (const [x, y] of [
          [-21, -312],
          [21, -312],
          [-21, -330],
          [21, -330],
        ] as const)
          button(p, x, y, 6)
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
