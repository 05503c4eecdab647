/** What people hang up, set out and play with at the feasts of their country. */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, steps } from '../kit.ts'

/** A doll in court dress, sitting. */
function courtDoll(p: Pen, x: number, tint: string, crown: (p: Pen) => void): void {
  p.within(x, 0, 0, 1, () => {
    p.tint(tint).blob('-62,-36! -54,-88 -24,-112 0,-116 24,-112 54,-88 62,-36!')
    p.line('-20,-112 0,-70 20,-112').line('0,-70 0,-38')
    p.tint('night').blob('-34,-130 -36,-164 -18,-186 0,-190 18,-186 36,-164 34,-130 0,-112')
    p.tint('skin1').blob('-27,-132 -28,-158 0,-168 28,-158 27,-132 0,-114')
    p.ink(-11, -142, 4).ink(11, -142, 4).line('-6,-128 0,-124 6,-128')
    crown(p)
  })
}

export const CUSTOMS: readonly Thing[] = [
  thing({
    name: 'hand fan',
    size: [240, 150],
    habitat: 'hand',
    points: { grip: [0, -14], tip: [0, -140] },
    back(p) {
      const rim = steps(200, 340, 9)
      p.tint('rose').blob(
        rim.map((a) => around(0, -14, 132, a)).concat([around(0, -14, 46, 330), around(0, -14, 46, 210)]),
      )
      for (const a of rim.slice(1, -1)) p.line([around(0, -14, 46, a), around(0, -14, 128, a)])
      p.tint('wood').poly([around(0, -14, 48, 205), around(0, -14, 48, 335), [6, 0], [-6, 0]])
    },
  }),
  thing({
    name: 'castanets',
    size: [200, 140],
    habitat: 'hand',
    points: { grip: [0, -120] },
    back(p) {
      p.tint('vermilion').line('-44,-92 0,-130 44,-92')
      for (const x of [-50, 50]) {
        p.tint('umber').ell(x, -52, 46, 50)
        p.ell(x, -46, 26, 28)
      }
    },
  }),
  thing({
    name: 'wind chime',
    size: [130, 260],
    points: { grip: [0, -250] },
    back(p) {
      p.line('0,-256 0,-216')
      p.tint('sky').blob('-58,-136! -60,-184 -32,-214 0,-222 32,-214 60,-184 58,-136! 0,-124')
      p.tint('rose').ell(-20, -172, 15).ell(22, -166, 12)
      p.line('0,-124 0,-92')
      p.tint('cream').card(-24, -92, 48, 90, 4)
      p.line('0,-76 0,-20')
    },
  }),
  thing({
    name: 'marbles',
    size: [260, 90],
    points: { grip: [0, -40] },
    back(p) {
      for (const [i, [x, r]] of (
        [
          [-92, 36],
          [92, 36],
          [-14, 42],
        ] as const
      ).entries()) {
        p.tint(['cerulean', 'gamboge', 'rose'][i] as string).ell(x, -r, r)
        p.line(`${x - r * 0.6},${-r * 1.2} ${x},${-r * 1.4} ${x + r * 0.2},${-r} ${x + r * 0.6},${-r * 0.8}`)
      }
    },
  }),
  thing({
    name: 'wishing bamboo',
    size: [260, 420],
    points: { grip: [0, -120] },
    back(p) {
      p.tint('leaf').bar('0,0 4,-150 -8,-300 20,-410', 12)
      for (const y of [-90, -180, -270]) p.line(`-14,${y} 14,${y}`)
      for (const [x, y, turn] of [
        [-46, -330, 200],
        [70, -350, -20],
        [-60, -230, 196],
        [72, -240, -14],
        [64, -140, -24],
      ] as const)
        p.tint('sap').within(x, y, turn, 1, () => p.blob('-44,0! -10,-16 50,0! -10,16'))
      for (const [i, [x, y]] of (
        [
          [-92, -306],
          [104, -322],
          [-100, -204],
          [110, -212],
          [-40, -120],
        ] as const
      ).entries()) {
        p.line(`${x * 0.4},${y - 26} ${x},${y}`)
        p.tint(`band${i + 1}`).card(x - 16, y, 32, 84, 3)
      }
    },
  }),
  thing({
    name: 'hina dolls',
    size: [320, 220],
    points: { grip: [0, -40] },
    back(p) {
      courtDoll(p, -78, 'night', (pen) => pen.tint('night').card(-12, -216, 24, 34, 6))
      courtDoll(p, 78, 'rose', (pen) =>
        pen.tint('gamboge').poly('-22,-184 -26,-210 -10,-198 0,-216 10,-198 26,-210 22,-184'),
      )
      p.tint('vermilion').card(-158, -38, 316, 38, 4)
      p.line('-150,-18 150,-18')
    },
  }),
  thing({
    name: 'kagami mochi',
    size: [200, 220],
    points: { grip: [0, -60] },
    back(p) {
      p.tint('sand').poly('-84,-50 84,-50 60,0 -60,0')
      p.card(-96, -64, 192, 18, 4)
      p.tint('cloud').ell(0, -96, 88, 36)
      p.ell(0, -146, 64, 30)
      p.tint('orange').ell(0, -188, 28)
      p.tint('leaf').blob('2,-214! 34,-232 48,-212 22,-204')
    },
  }),
  thing({
    name: 'kadomatsu',
    size: [200, 300],
    points: { grip: [0, -60] },
    back(p) {
      for (const [x, h] of [
        [-44, 210],
        [44, 210],
        [0, 280],
      ] as const) {
        p.tint('leaf').poly([
          [x - 24, -60],
          [x - 24, -h + 44],
          [x + 24, -h],
          [x + 24, -60],
        ])
        p.line(`${x - 23},${-h * 0.62} ${x + 23},${-h * 0.62}`)
      }
      p.tint('sap').blob('-92,-70 -70,-128 -44,-96 -16,-134 0,-98 18,-134 44,-96 72,-128 92,-70 0,-50')
      p.tint('straw').poly('-72,-74 72,-74 64,0 -64,0')
      p.line('-71,-52 71,-52').line('-68,-26 68,-26')
    },
  }),
  thing({
    name: 'goldfish tub',
    size: [340, 130],
    points: { grip: [-150, -50], grip2: [150, -50] },
    back(p) {
      p.tint('cerulean').blob('-162,-92! 162,-92! 140,-20 112,0! -112,0! -140,-20')
      p.tint('sky').ell(0, -92, 162, 36)
      for (const [x, y, turn] of [
        [-80, -94, 8],
        [70, -86, 188],
        [-4, -104, -6],
      ] as const)
        p.tint('orange').within(x, y, turn, 1, () => {
          p.blob('-30,0 -8,-14 16,-8 44,-18! 36,0 44,18! 16,8 -8,14')
          p.ink(-16, -3, 3)
        })
      p.line('-130,-38 0,-24 130,-38')
    },
  }),
  thing({
    name: 'kendama',
    size: [150, 260],
    habitat: 'hand',
    points: { grip: [-20, -50] },
    back(p) {
      p.tint('wood').blob('-34,0! -32,-120 -24,-170 -20,-196! -12,-170 -4,-120 -4,0!')
      p.blob('-62,-176! -56,-128 -62,-88! -34,-104 0,-104 24,-86! 18,-128 24,-176! 0,-160 -34,-160')
      p.line('-8,-100 30,-60 44,-90')
      p.tint('vermilion').ell(46, -126, 36)
    },
  }),
  thing({
    name: 'daruma',
    size: [190, 200],
    points: { grip: [0, -80] },
    back(p) {
      p.tint('vermilion').blob('-88,-70 -76,-150 -40,-188 0,-196 40,-188 76,-150 88,-70 60,-10 0,0 -60,-10')
      p.tint('cream').blob('-58,-112 -50,-152 0,-166 50,-152 58,-112 40,-84 0,-78 -40,-84')
      p.tint('cloud').ell(-24, -122, 17).ell(24, -122, 17)
      p.ink(-24, -122, 6).ink(24, -122, 6)
      p.line('-44,-148 -24,-152 -8,-144').line('44,-148 24,-152 8,-144').line('-14,-94 0,-90 14,-94')
      p.tint('gamboge').line('-54,-54 -30,-34 -18,-60').line('54,-54 30,-34 18,-60').ell(0, -40, 15)
    },
  }),
  thing({
    name: 'weather doll',
    size: [140, 220],
    points: { grip: [0, -200] },
    back(p) {
      p.line('0,-218 0,-196')
      p.tint('cloud').blob('-20,-116! 20,-116! 44,-60 64,-8! 30,-20 0,-4 -30,-20 -64,-8! -44,-60')
      p.ell(0, -150, 46)
      p.ink(-16, -154, 5).ink(16, -154, 5).line('-12,-136 0,-128 12,-136')
      p.tint('vermilion').blob('-26,-112 0,-104 26,-112 24,-96 0,-90 -24,-96')
    },
  }),
  thing({
    name: 'kaaba',
    size: [220, 230],
    back(p) {
      p.tint('slate').poly('-96,0 -96,-200 60,-224 60,-12')
      p.poly('60,-12 60,-224 104,-196 104,-2')
      p.tint('gamboge').poly('-96,-140 60,-164 60,-132 -96,-108').poly('60,-164 104,-136 104,-106 60,-132')
      p.poly('4,-8 4,-82 40,-88 40,-12')
    },
  }),
  thing({
    name: 'coffee pot',
    size: [200, 260],
    points: { grip: [70, -120], rim: [-80, -170] },
    back(p) {
      p.tint('gamboge').blob('-44,-150! -92,-170 -104,-196! -60,-190 -34,-120!')
      p.bar('40,-156 88,-150 88,-80 48,-56', 8)
      p.tint('gamboge').blob('-34,-176! 34,-176! 30,-140 62,-64 48,0! -48,0! -62,-64 -30,-140')
      p.line('-32,-142 32,-142').line('-58,-50 0,-40 58,-50')
      p.blob('-40,-176! -20,-216 0,-224 20,-216 40,-176!').ell(0, -238, 12)
    },
  }),
  thing({
    name: 'churros',
    size: [180, 250],
    habitat: 'hand',
    points: { grip: [0, -50] },
    back(p) {
      for (const [x, y, turn] of [
        [-42, -150, -16],
        [40, -150, 14],
        [0, -164, 0],
      ] as const)
        p.tint('ochre').within(x, y, turn, 1, () => {
          p.card(-19, -78, 38, 150, 18)
          p.line('-6,-64 -6,60').line('7,-64 7,60')
        })
      p.tint('vermilion').poly('-76,-124 76,-124 56,0 -56,0')
      p.tint('cloud').poly('-72,-96 72,-96 66,-62 -66,-62')
    },
  }),
]
