import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, face, legible, star } from '../kit.ts'

/** A plain form, 200 high, with a smile on it where there is room for one. */
const form = (
  name: string,
  w: number,
  tint: string,
  draw: (p: Pen) => void,
  smile: readonly [y: number, r: number] = [-94, 46],
): Thing =>
  thing({
    name,
    size: [w, 200],
    points: { mid: [0, -100], grip: [0, -100] },
    back(p) {
      p.tint(tint)
      draw(p)
      const [y, r] = smile
      if (p.fits(r)) face(p, 0, y, r)
    },
  })

const QUESTION =
  '-64,-152! -56,-200 0,-218 56,-200 66,-150 40,-112 20,-90 20,-66! -20,-66! -20,-100 0,-126 24,-150 14,-176 -8,-178 -26,-166 -28,-148!'

const regular = (n: number, r: number, turn: number) =>
  Array.from({ length: n }, (_, i) => around(0, -100, r, (i * 360) / n + turn))

export const FORMS: Thing[] = [
  form('circle', 200, 'vermilion', (p) => p.ell(0, -100, 98)),
  form('square', 200, 'cerulean', (p) => p.box4(-98, -198, 196, 196)),
  form('triangle', 220, 'gamboge', (p) => p.poly('0,-198 108,-2 -108,-2'), [-62, 40]),
  form('star shape', 210, 'straw', (p) => star(p, 0, -94, 104, 0.5), [-90, 36]),
  form('rectangle', 320, 'sap', (p) => p.box4(-158, -198, 316, 196)),
  form('oval', 280, 'rose', (p) => p.ell(0, -100, 138, 98)),
  form('diamond shape', 170, 'aqua', (p) => p.poly('0,-198 84,-100 0,-2 -84,-100'), [-98, 36]),
  form('hexagon', 226, 'violet', (p) => p.poly(regular(6, 110, 0))),
  form('pentagon', 208, 'orange', (p) => p.poly(regular(5, 104, -90).map(([x, y]) => [x, y + 8] as const))),
  form(
    'cube',
    230,
    'coral',
    (p) => {
      p.box4(-112, -146, 146, 146)
      p.tint('apricot').poly('-112,-146 -34,-198 112,-198 34,-146')
      p.tint('brick').poly('34,-146 112,-198 112,-54 34,0')
    },
    [-400, 0],
  ),
  form(
    'sphere',
    200,
    'cerulean',
    (p) => {
      p.ell(0, -100, 98)
      p.line('-98,-100 -50,-72 0,-66 50,-72 98,-100').line('-70,-136 -60,-158 -40,-172')
    },
    [-400, 0],
  ),
  form(
    'cone',
    190,
    'sap',
    (p) => {
      p.blob('0,-198! 92,-28! 50,-6 0,-2 -50,-6 -92,-28!')
      p.line('-92,-28 -50,-46 0,-50 50,-46 92,-28')
    },
    [-400, 0],
  ),
  thing({
    name: 'arrow',
    size: [260, 160],
    points: { tip: [128, -80], grip: [-60, -80] },
    back: (p) => p.tint('vermilion').poly('-126,-116 20,-116 20,-158 128,-80 20,-2 20,-44 -126,-44'),
  }),
  thing({
    name: 'question mark',
    size: [140, 220],
    points: { mid: [0, -130] },
    back(p) {
      p.tint('violet').blob(legible(p, QUESTION))
      p.ell(0, -24, 24)
    },
  }),
  thing({
    name: 'emoji face',
    size: [200, 200],
    points: { mid: [0, -100], grip: [0, -100] },
    back(p, spot) {
      const mood = spot.attributes?.find((word) => ['sad', 'angry', 'surprised'].includes(word))
      p.tint('gamboge').ell(0, -100, 98)
      p.ink(-34, -120, 10, 16).ink(34, -120, 10, 16)
      p.light(-31, -126, 4).light(37, -126, 4)
      if (mood === 'sad' || mood === 'angry') p.line('-40,-46 0,-66 40,-46')
      else if (mood === 'surprised') p.tint('coral').ell(0, -58, 20, 26)
      else {
        p.tint('white').blob('-52,-82! 0,-76 52,-82! 40,-44 0,-28 -40,-44')
        p.tint('rose').blob('-26,-40 0,-54 26,-40 0,-29')
      }
      if (mood === 'angry') p.line('-58,-150 -18,-138').line('58,-150 18,-138')
      p.tint('coral').ell(-68, -84, 14).ell(68, -84, 14)
    },
  }),
  thing({
    name: 'speech bubble',
    size: [260, 200],
    points: { tip: [-80, 0], mid: [0, -120] },
    hollow: [-100, -180, 100, -64],
    back: (p) =>
      p
        .tint('white')
        .blob('0,-198 80,-186 126,-122 84,-60 0,-48 -34,-50! -88,-2! -74,-58! -122,-90 -118,-150 -70,-188'),
  }),
  thing({
    name: 'thought bubble',
    size: [380, 330],
    habitat: 'air',
    points: { tip: [-120, 0], mid: [0, -200] },
    hollow: [-130, -280, 130, -110],
    back: (p) =>
      p
        .tint('white')
        .blob(
          '-150,-120! -188,-160 -170,-220 -140,-236! -140,-290 -80,-318 -34,-292! 10,-336 80,-326 100,-284! 160,-290 192,-236 168,-196! 194,-150 160,-100 112,-106! 80,-62 16,-58 -14,-90! -60,-58 -130,-70 -150,-120!',
        )
        .ell(-112, -40, 22, 17)
        .ell(-128, -10, 12, 10),
  }),
]
