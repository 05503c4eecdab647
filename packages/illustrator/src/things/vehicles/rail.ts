import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { spoked, steps } from '../kit.ts'

function puffs(p: Pen, x: number, y: number, r: number): void {
  p.tint('cloud').fuse(() => {
    p.ell(x, y, r)
    p.ell(x - r * 0.9, y - r * 1.1, r * 1.3)
    p.ell(x - r * 2.7, y - r * 1.5, r * 1.5)
    p.ell(x - r * 4.8, y - r * 1.5, r * 1.2)
  })
}

/** A steam locomotive from x - 150 to x + 160, its cab open at the rear. */
function engineBack(p: Pen): void {
  p.tint('glass').box4(-142, -234, 92, 128)
  p.tint('stone').ell(-62, -130, 16)
}

function engine(p: Pen, body: string): void {
  p.tint('slate').blob('78,-186! 66,-236! 58,-250! 122,-250! 114,-236! 102,-186!')
  p.tint('gamboge').blob('-10,-182! -8,-206 14,-216 36,-206 38,-182!')
  p.tint(body).card(-60, -186, 190, 100, 24)
  p.line('-6,-186 -6,-86').line('60,-186 60,-86')
  p.tint('gamboge').card(108, -194, 30, 116, 14)
  p.tint('straw').card(126, -178, 30, 34, 10)
  p.tint(body).frame('-150,-70! -150,-246! -44,-246! -44,-70!', ['-138,-122! -138,-228! -56,-228! -56,-122!'])
  p.tint('vermilion').blob('-168,-242! -158,-262 -96,-272 -36,-262 -26,-242!')
  p.tint('slate').card(-156, -86, 290, 24, 6)
  p.tint('vermilion').poly('130,-76 172,-20 112,-20')
  p.line('134,-66 130,-24').line('146,-52 148,-24')
  spoked(p, -104, -50, 48, 8)
  spoked(p, 2, -50, 48, 8)
  spoked(p, 90, -32, 30, 6)
  p.tint('stone').bar('-104,-50 2,-50', 7)
}

const inEngine = {
  seat: [-98, -84],
  wheel: [-62, -130],
  door: [-100, -100],
  handle: [-158, -60],
  rim: [-98, -122],
} as const

export const RAIL: Thing[] = [
  thing({
    name: 'steam train',
    size: [350, 332],
    points: inEngine,
    hollow: [-138, -222, -56, -92],
    back: engineBack,
    front(p) {
      puffs(p, 88, -266, 22)
      engine(p, 'viridian')
    },
  }),
  thing({
    name: 'train',
    size: [620, 330],
    points: { seat: [44, -84], wheel: [82, -130], deck: [-180, -120], handle: [-304, -60], rim: [44, -122] },
    hollow: [6, -222, 88, -92],
    tops: [[-290, -70, -164]],
    back(p) {
      p.within(144, 0, 0, 1, () => engineBack(p))
    },
    front(p) {
      p.tint('slate').bar('-60,-50 0,-50', 6)
      p.tint('gamboge').fuse(() => {
        for (const [x, y] of [
          [-250, -160],
          [-196, -168],
          [-140, -160],
          [-100, -156],
        ] as const)
          p.ell(x, y, 34)
      })
      p.tint('cerulean').poly('-304,-166 -50,-166 -60,-66 -294,-66')
      p.line('-300,-144 -54,-144')
      for (const x of steps(-244, -112, 3)) p.line(`${x},-144 ${x},-68`)
      for (const x of [-244, -110]) spoked(p, x, -36, 34, 6)
      puffs(p, 230, -272, 20)
      p.within(144, 0, 0, 1, () => engine(p, 'vermilion'))
    },
  }),
  thing({
    name: 'bullet train',
    size: [620, 190],
    points: { seat: [120, -84], wheel: [168, -110], door: [30, -80], rim: [120, -108] },
    hollow: [-270, -160, 190, -80],
    tops: [[-300, 60, -186]],
    back: (p) => p.tint('glass').poly('-300,-164 150,-168 210,-104 -300,-104'),
    front(p) {
      p.tint('white').frame('-306,-24! -306,-184! 40,-186! 150,-172 246,-108 300,-58 306,-24!', [
        ...steps(-286, -66, 5).map((x) => `${x},-108! ${x},-156! ${x + 42},-156! ${x + 42},-108!`),
        '84,-108! 84,-160! 132,-156 188,-116 196,-108!',
      ])
      p.tint('cerulean').blob('-306,-84! 60,-84! 200,-86 262,-70! 200,-60 60,-58! -306,-58!')
      p.tint('stone').card(10, -162, 50, 130, 8)
      p.tint('glass').card(20, -148, 30, 44, 6)
      p.tint('straw').blob('236,-62 262,-60 274,-46 250,-44')
      p.tint('slate')
      for (const x of [-256, -196, 90, 150]) p.ell(x, -24, 24)
    },
  }),
  thing({
    name: 'train car',
    size: [340, 240],
    points: { seat: [30, -92], door: [0, -90], handle: [-168, -56], handle2: [168, -56], rim: [30, -118] },
    hollow: [-130, -190, 130, -92],
    tops: [[-140, 140, -228]],
    back: (p) => p.tint('glass').box4(-140, -196, 280, 100),
    front(p) {
      p.tint('slate').bar('-170,-58 170,-58', 7)
      p.tint('plum').frame(
        '-150,-64! -150,-212! 150,-212! 150,-64!',
        steps(-132, 76, 4).map((x) => `${x},-118! ${x},-190! ${x + 56},-190! ${x + 56},-118!`),
      )
      p.tint('gamboge').box4(-150, -104, 300, 18)
      p.tint('slate').blob('-166,-208! -150,-226 0,-232 150,-226 166,-208!')
      p.tint('stone').card(-156, -72, 312, 20, 6)
      for (const x of [-98, 98]) spoked(p, x, -34, 34, 6)
    },
  }),
]
