/** Wind instruments of valleys and far lands. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'

export const FAR_WINDS: Thing[] = [
  thing({
    name: 'french horn',
    size: [330, 320],
    habitat: 'hand',
    points: { grip: [-30, -170], grip2: [60, -90], mouth: [-150, -260], tip: [110, -40] },
    back(p) {
      p.tint('gamboge').ell(-14, -170, 116)
      p.tint('straw').ell(-14, -170, 88)
      p.tint('gamboge').ell(-14, -170, 62)
      p.tint('white').ell(-14, -170, 38)
      p.tint('gamboge').bar('-104,-230 -150,-264', 8)
      p.tint('stone').poly('-144,-252 -164,-272 -158,-284 -134,-264')
      p.tint('gamboge').blob('52,-110! 100,-110 156,-150! 162,-70 120,0! 60,-20 20,-66!')
      p.tint('straw').ell(140, -76, 26, 78, 26)
      for (const x of [-50, -18, 14]) p.tint('stone').card(x - 10, -250, 22, 50, 8)
    },
  }),
  thing({
    name: 'pan flute',
    size: [280, 260],
    habitat: 'hand',
    points: { grip: [-100, -110], grip2: [90, -150], mouth: [0, -250], tip: [0, -250] },
    back(p) {
      for (const [i, x] of steps(-112, 112, 8).entries()) p.tint('ochre').card(x - 16, -252, 32, 246 - i * 21, 14)
      p.tint('bark').poly('-134,-196 134,-196 134,-164 -134,-164')
      p.tint('vermilion').poly('-134,-120 40,-120 40,-94 -134,-94')
    },
  }),
  thing({
    name: 'didgeridoo',
    size: [480, 130],
    habitat: 'hand',
    lengthwise: true,
    points: { grip: [-60, -66], grip2: [-150, -66], mouth: [-234, -66], tip: [230, -60] },
    back(p) {
      p.tint('bark').blob(
        '-236,-84! -100,-88 80,-96 180,-110 232,-122! 238,-60 232,-2! 180,-18 80,-34 -100,-44 -236,-48!',
      )
      p.tint('ochre').ell(232, -62, 16, 58)
      for (const x of [-180, -60, 80]) p.tint('gamboge').poly(`${x},-88 ${x + 34},-90 ${x + 34},-42 ${x},-44`)
      for (const x of [-110, -14, 20, 140, 176]) p.tint('cream').ell(x, -66, 12)
    },
  }),
]
