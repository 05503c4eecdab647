import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { adorn, around, button, said, star } from '../kit.ts'

/** Everything round and 100 high, held or kicked in its middle. */
const round = (name: string, draw: (p: Pen, striped: boolean) => void): Thing =>
  thing({
    name,
    size: [100, 100],
    points: { grip: [0, -50], mid: [0, -50], tie: [0, -98], seat: [0, -92] },
    back: (p, spot) => draw(p, said(spot, 'striped')),
  })

/** Half of a hoop that stands: the far half behind whoever jumps through it, the near half before. */
function standing(p: Pen, s: 1 | -1): void {
  p.tint('rose').bar(`0,-262 ${s * 34},-246 ${s * 62},-196 ${s * 70},-134 ${s * 62},-72 ${s * 34},-22 0,-6`, 8)
}

export const BALLS: Thing[] = [
  round('ball', (p, striped) => {
    p.tint('vermilion').ell(0, -50, 49)
    if (striped) p.line('-44,-72 0,-62 44,-72').line('-49,-50 0,-40 49,-50').line('-44,-26 0,-16 44,-26')
    else {
      p.tint('gamboge').blob('-45,-70! -20,-56 20,-56 45,-70! 49,-50 45,-30! 20,-26 -20,-26 -45,-30! -49,-50')
      p.tint('white')
      star(p, 0, -42, 17)
    }
  }),
  round('soccer ball', (p) => {
    p.tint('white').ell(0, -50, 49)
    const corner = (r: number, i: number) => around(0, -50, r, i * 72 - 90)
    for (let i = 0; i < 5; i++) {
      p.line([corner(19, i), corner(34, i)])
      p.line([corner(34, i), around(0, -50, 48, i * 72 - 72)]).line([corner(34, i), around(0, -50, 48, i * 72 - 108)])
    }
    p.tint('slate').poly(Array.from({ length: 5 }, (_, i) => corner(20, i)))
  }),
  round('basketball', (p) => {
    p.tint('orange').ell(0, -50, 49)
    p.line('-49,-50 49,-50')
      .line('0,-99 0,-1')
      .line('-36,-84 -14,-64 -12,-36 -36,-16')
      .line('36,-84 14,-64 12,-36 36,-16')
  }),
  round('baseball', (p) => {
    p.tint('white').ell(0, -50, 49)
    p.line('-38,-81 -22,-64 -20,-36 -38,-19').line('38,-81 22,-64 20,-36 38,-19')
    if (p.fits(24))
      for (const s of [-1, 1])
        for (const y of [-72, -58, -42, -28]) p.line(`${s * 16},${y} ${s * 30},${y + (y < -50 ? -4 : 4)}`)
  }),
  round('tennis ball', (p) => {
    p.tint('lime').ell(0, -50, 49)
    p.line('-41,-77 -14,-66 -8,-50 -14,-34 -41,-23').line('41,-77 14,-66 8,-50 14,-34 41,-23')
  }),
  round('volleyball', (p) => {
    p.tint('white').ell(0, -50, 49)
    for (let i = 0; i < 3; i++) {
      const a = i * 120 - 90
      p.line([around(0, -50, 0, 0), around(0, -50, 26, a + 8), around(0, -50, 49, a)])
      p.line([around(0, -50, 18, a + 127), around(0, -50, 34, a + 46), around(0, -50, 49, a + 24)])
      p.line([around(0, -50, 34, a + 125), around(0, -50, 42, a + 76), around(0, -50, 49, a + 50)])
    }
  }),
  round('beach ball', (p) => {
    const tints = ['vermilion', 'white', 'gamboge', 'white', 'cerulean', 'white']
    p.tint('white').ell(0, -50, 49)
    for (let i = 0; i < 6; i++) {
      const arc = [0, 15, 30, 45, 60].map((a) => around(0, -50, 49, i * 60 + a))
      p.tint(tints[i] as string).blob([
        [-6, -58, 1],
        ...arc.map(([x, y], k) => [x, y, k === 0 || k === 4 ? 1 : 0] as const),
      ])
    }
    p.tint('white')
    button(p, -6, -58, 12)
  }),
  round('bowling ball', (p) => {
    p.tint('violet').ell(0, -50, 49)
    p.ink(-4, -72, 5).ink(14, -70, 5).ink(4, -56, 5)
    p.tint('lilac').blob('-38,-46 -36,-68 -22,-84 -14,-76 -28,-64 -30,-46')
  }),
  round('snowball', (p) => {
    p.tint('snow').blob('-48,-50 -40,-82 -10,-98 24,-92 46,-66 48,-34 26,-6 -10,-2 -40,-18')
    p.line('-18,-78 -6,-82').line('16,-66 26,-58').line('-22,-40 -12,-32').line('10,-24 20,-28')
  }),
  thing({
    name: 'football',
    size: [150, 96],
    lengthwise: true,
    points: { grip: [0, -48], mid: [0, -48], seat: [0, -90] },
    back(p) {
      p.tint('brick').blob('-74,-46! -46,-80 0,-94 46,-80 74,-46! 46,-14 0,-2 -46,-14')
      p.line('-46,-80 -38,-48 -46,-14').line('46,-80 38,-48 46,-14').line('-24,-58 24,-58')
      for (const x of [-16, 0, 16]) p.line(`${x},-68 ${x},-48`)
    },
  }),
  thing({
    name: 'balloon',
    size: [110, 230],
    habitat: 'air',
    points: { tie: [0, -98], grip: [0, -6], tip: [0, -6], mid: [0, -160] },
    back(p, spot) {
      if (!said(spot, 'untied')) p.line('0,-96 -8,-66 8,-36 0,-6')
      p.tint(spot.rng.pick(['vermilion', 'gamboge', 'cerulean', 'rose', 'violet'])).blob(
        '0,-228 38,-216 54,-176 40,-134 10,-108! 14,-96! -14,-96! -10,-108! -40,-134 -54,-176 -38,-216',
      )
      p.tint('white').blob('-34,-174 -30,-198 -14,-212 -8,-204 -22,-192 -26,-172')
      if (said(spot, 'striped')) p.line('0,-228 -22,-170 -4,-108').line('0,-228 22,-170 4,-108')
      adorn(p, spot, -36, -210, 36, -134)
    },
  }),
  thing({
    name: 'water balloon',
    size: [110, 124],
    habitat: 'hand',
    points: { grip: [0, -50], mid: [0, -54], tie: [0, -112] },
    back(p, spot) {
      p.tint(spot.rng.pick(['vermilion', 'gamboge', 'cerulean', 'rose', 'violet'])).blob(
        '-12,-122! 12,-122! 8,-106! 44,-82 54,-48 38,-12 0,0 -38,-12 -54,-48 -44,-82 -8,-106!',
      )
      p.tint('white').blob('-36,-50 -32,-72 -16,-84 -12,-76 -24,-66 -28,-48')
    },
  }),
  thing({
    name: 'frisbee',
    size: [150, 70],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-60, -34], mid: [0, -36] },
    back(p) {
      p.tint('cerulean').blob('-74,-38 0,-66 74,-38 66,-10 0,0 -66,-10')
      p.tint('sky').ell(0, -42, 56, 20)
      p.tint('straw').ell(0, -44, 26, 8)
    },
  }),
  thing({
    name: 'hula hoop',
    size: [260, 80],
    lengthwise: true,
    points: { grip: [-124, -40], grip2: [124, -40], seat: [0, -40] },
    hollow: [-90, -78, 90, -2],
    back(p, spot) {
      if (said(spot, 'upright')) return standing(p, 1)
      p.tint('rose').bar('-120,-40 -112,-54 -66,-68 0,-73 66,-68 112,-54 120,-40', 8)
    },
    front(p, spot) {
      if (said(spot, 'upright')) return standing(p, -1)
      p.tint('rose').bar('-120,-40 -112,-26 -66,-12 0,-7 66,-12 112,-26 120,-40', 8)
    },
  }),
  thing({
    name: 'pool noodle',
    size: [420, 96],
    habitat: 'water',
    points: { grip: [-50, -62], grip2: [50, -62], seat: [0, -62] },
    back(p) {
      p.tint('cerulean').bar('-194,-22 -100,-54 0,-66 100,-54 194,-22', 24)
      p.tint('aqua').ell(-194, -23, 22)
    },
  }),
  thing({
    name: 'swim ring',
    size: [240, 110],
    habitat: 'water',
    points: { seat: [0, -50], rim: [0, -80], grip: [-90, -50], grip2: [90, -50] },
    hollow: [-60, -110, 60, -20],
    back(p) {
      p.tint('vermilion').ell(0, -62, 116, 46)
      p.tint('water').ell(0, -66, 62, 18)
    },
    front(p) {
      p.tint('vermilion').blob(
        '-116,-64! -90,-50 -62,-68! -40,-52 0,-46 40,-52 62,-68! 90,-50 116,-64! 106,-24 50,0 -50,0 -106,-24',
      )
      p.tint('white').blob('-72,-56! -46,-50! -60,-4 -90,-14!').blob('72,-56! 46,-50! 60,-4 90,-14!')
    },
  }),
  thing({
    name: 'bowling pin',
    size: [80, 210],
    points: { grip: [0, -140] },
    back(p) {
      p.tint('white').blob(
        '0,-206 24,-192 24,-164 14,-134 30,-96 38,-60 24,-4! -24,-4! -38,-60 -30,-96 -14,-134 -24,-164 -24,-192',
      )
      p.tint('vermilion').blob('-18,-152! 0,-146 18,-152! 15,-128 0,-124 -15,-128')
      p.line('-34,-84 0,-78 34,-84')
    },
  }),
]
