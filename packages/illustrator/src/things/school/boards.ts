/** Boards that somebody stands at and points to: sums, the weather of a country. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, steps } from '../kit.ts'

/** Strokes of chalk, each figure or letter in a field of its own: x from -14 to 14, y from -44 to 0. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  '1': ['-10,-32 2,-44! 2,0!'],
  '2': ['-13,-33 -6,-43 8,-43 13,-32 6,-20 -13,0! 14,0!'],
  '3': ['-12,-40 0,-44 12,-37 10,-26 -2,-23! 11,-20 14,-9 4,0 -13,-4'],
  '4': ['5,0! 5,-44! -14,-13! 14,-13!'],
  '5': ['12,-44! -9,-44! -11,-25! 2,-29 13,-19 10,-4 -2,0 -13,-5'],
  A: ['-14,0! 0,-44! 14,0!', '-8,-16! 8,-16!'],
  B: ['-12,0! -12,-44! 6,-44 12,-34 4,-23 -12,-23!', '4,-23! 14,-12 6,0 -12,0!'],
  C: ['13,-36 0,-44 -14,-22 0,0 13,-8'],
  a: ['10,-26! -2,-28 -12,-13 -2,0 10,-6', '10,-28! 10,0!'],
  b: ['-10,-44! -10,0!', '-10,-20 2,-28 12,-14 2,0 -10,-6'],
  c: ['11,-23 0,-28 -12,-13 0,0 11,-5'],
  '+': ['0,-36! 0,-8!', '-14,-22! 14,-22!'],
  '=': ['-14,-29! 14,-29!', '-14,-15! 14,-15!'],
}

/** Figures and letters are read from left to right, whichever way the board faces. */
function chalk(p: Pen, text: string, y: number): void {
  const s = p.at.facing === 'left' ? -1 : 1
  for (const [i, x] of steps(-112, 112, text.length).entries())
    for (const stroke of FIGURES[text[i] ?? ''] ?? [])
      p.line(
        stroke.split(' ').map((knot) => {
          const [dx = '0', dy = '0'] = knot.replace('!', '').split(',')
          return [s * (x + Number(dx)), y + Number(dy), knot.endsWith('!') ? 1 : 0] as const
        }),
        p.at.sw * 1.3,
      )
}

/** Both stand on legs as easels do. */
function stand(p: Pen): void {
  p.tint('bark').bar('-130,-150 -130,-12', 8).bar('130,-150 130,-12', 8)
  p.bar('-166,-10 -94,-10', 8).bar('94,-10 166,-10', 8)
}

function cloud(p: Pen, x: number, y: number, r: number): void {
  p.tint('cloud').fuse(() => {
    p.ell(x - r, y, r * 0.7)
    p.ell(x, y - r * 0.4, r * 0.9)
    p.ell(x + r, y, r * 0.7)
    p.box4(x - r, y, r * 2, r * 0.7)
  })
}

/** A board on its stand, with two lines in chalk. */
const written = (name: string, lines: readonly [string, string]): Thing =>
  thing({
    name,
    size: [380, 390],
    points: { mid: [0, -270], tip: [60, -270] },
    back(p) {
      stand(p)
      p.tint('bark').card(-186, -386, 372, 240, 8)
      p.tint('viridian').box4(-164, -364, 328, 192)
      chalk(p, lines[0], -286)
      chalk(p, lines[1], -204)
      p.tint('ochre').card(-130, -172, 260, 18, 6)
    },
  })

export const BOARDS: Thing[] = [
  written('math board', ['1+2=3', '2+3=5']),
  written('letter board', ['ABC', 'abc']),
  thing({
    name: 'chalk',
    size: [40, 120],
    habitat: 'hand',
    points: { grip: [0, -24], tip: [0, -118] },
    back(p) {
      p.tint('white').card(-18, -118, 36, 116, 12)
    },
  }),
  thing({
    name: 'weather map',
    size: [400, 400],
    points: { mid: [0, -270], tip: [60, -270] },
    back(p) {
      stand(p)
      p.tint('water').card(-196, -396, 392, 262, 12)
      p.tint('leaf').blob(
        '-170,-330 -120,-376 -40,-364 10,-380 90,-368 160,-352 176,-290 140,-240 160,-190 90,-156 20,-176 -60,-152 -130,-176 -150,-240',
      )
      p.tint('sun')
      for (let i = 0; i < 8; i++) {
        const [x, y] = around(-92, -302, 46, i * 45)
        p.bar([around(-92, -302, 34, i * 45), [x, y]], 4)
      }
      p.ell(-92, -302, 28)
      cloud(p, 74, -306, 30)
      p.tint('sky')
      for (const x of [48, 74, 100]) p.blob(`${x},-272! ${x + 9},-252 ${x},-243 ${x - 9},-252`)
      cloud(p, -20, -206, 26)
      p.tint('gamboge').poly('-24,-184 2,-184 -10,-172 6,-172 -22,-148 -14,-166 -30,-166')
    },
  }),
]
