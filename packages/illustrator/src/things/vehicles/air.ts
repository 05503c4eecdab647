import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { star, steps } from '../kit.ts'

const porthole = (x: number, y: number, r: number): string =>
  Array.from({ length: 10 }, (_, i) => `${x + r * Math.cos(i * 0.6283)},${y + r * Math.sin(i * 0.6283)}`).join(' ')

export const AIR: Thing[] = [
  thing({
    name: 'airplane',
    size: [480, 230],
    habitat: 'air',
    points: { seat: [136, -98], wheel: [172, -122], door: [90, -100], tie: [-220, -120] },
    hollow: [100, -166, 180, -94],
    back: (p) => p.tint('glass').poly('90,-174 160,-172 206,-106 90,-106'),
    front(p) {
      p.tint('cerulean')
        .blob('-30,-130! -60,-196 -40,-200! 40,-134!')
        .blob('-200,-128! -236,-220 -200,-224! -140,-144!')
      p.tint('white').frame(
        '-226,-128! -180,-152 -100,-170 80,-182 166,-170 222,-120 236,-92 210,-72 100,-58 -80,-64 -200,-110',
        ['98,-114! 98,-166! 150,-160 198,-114!'],
      )
      p.tint('coral').blob('-210,-124! -100,-110 100,-100 234,-92! 210,-72 100,-58 -80,-64')
      p.tint('glass')
      for (const x of steps(-134, 66, 6)) p.ell(x, -138, 14)
      p.tint('cerulean')
        .blob('-10,-84! 60,-88! -60,-6 -100,-4! -110,-16!')
        .blob('-196,-116! -150,-112! -190,-76 -220,-78!')
      p.tint('stone').blob('-70,-40 -20,-44 -4,-32 -20,-18 -66,-22')
    },
  }),
  thing({
    name: 'jet',
    size: [500, 210],
    habitat: 'air',
    points: { seat: [170, -106], door: [110, -100], tie: [-240, -120] },
    hollow: [140, -140, 200, -94],
    back: (p) => p.tint('glass').poly('130,-140 180,-140 218,-104 130,-104'),
    front(p) {
      p.tint('violet').blob('-230,-120! -250,-206! -214,-210! -150,-140!')
      p.tint('white').frame('-246,-124! -180,-140 120,-150 180,-144 236,-106 246,-88 200,-70 60,-60 -140,-70', [
        '144,-108! 144,-138! 176,-134 208,-108!',
      ])
      p.tint('violet').blob('-236,-120! -60,-104 140,-92 244,-90! 200,-70 60,-60 -140,-70')
      p.tint('glass')
      for (const x of steps(-120, 110, 6)) p.card(x - 11, -134, 24, 26, 10)
      p.tint('lilac').blob('0,-84! 70,-88! -90,-2 -130,0! -124,-16!').blob('-250,-130! -190,-130! -220,-108 -256,-110!')
      p.tint('stone').blob('-176,-146 -120,-152 -96,-138 -120,-124 -172,-128')
    },
  }),
  thing({
    name: 'fighter jet',
    size: [480, 180],
    habitat: 'air',
    points: { seat: [84, -110], tie: [-200, -80], tip: [236, -76] },
    hollow: [50, -150, 130, -104],
    back: (p) => p.tint('glass').blob('36,-100! 56,-140 90,-152 130,-132 156,-96!'),
    front(p) {
      p.tint('fire').blob('-196,-92! -238,-76 -196,-58!')
      p.tint('slate').poly('-150,-96 -196,-176 -160,-176 -70,-102')
      p.tint('stone').blob(
        '-200,-100! -100,-110 30,-108! 60,-96 140,-98! 200,-90 240,-74! 190,-62 60,-50 -120,-50 -200,-56!',
      )
      p.tint('slate').poly('60,-80 -110,-8 -150,-8 -110,-74').poly('-130,-76 -186,-40 -206,-40 -196,-80')
      p.tint('cerulean')
      star(p, -30, -82, 17)
      p.tint('stone').card(-120, -22, 100, 16, 8)
      p.line('170,-92 176,-64')
    },
  }),
  thing({
    name: 'helicopter',
    size: [470, 240],
    habitat: 'air',
    points: { seat: [56, -78], wheel: [108, -108], door: [20, -80], low: [10, -30], hook: [10, -30], deck: [10, -10] },
    hollow: [20, -168, 124, -72],
    back(p) {
      p.tint('glass').blob('4,-90! 4,-176! 60,-180 116,-150 140,-90!')
      p.tint('peach').blob('26,-80! 26,-130 38,-138 50,-128 54,-80!')
    },
    front(p) {
      p.tint('stone').card(6, -222, 18, 42, 6)
      p.tint('mist')
        .blob('14,-222 -80,-238 -196,-234 -200,-224 -80,-214')
        .blob('14,-222 110,-238 226,-234 230,-224 110,-214')
      p.tint('orange').blob('-60,-150! -200,-140 -226,-190! -200,-192! -176,-152 -60,-112!')
      p.tint('stone')
        .ell(-206, -168, 11)
        .blob('-206,-168 -216,-208 -204,-214 -198,-206')
        .blob('-206,-168 -196,-128 -208,-122 -214,-130')
      p.tint('orange').frame('-84,-110! -70,-160 -20,-184 60,-186 124,-158 152,-104 140,-66 90,-46 -30,-46 -74,-70', [
        '24,-90! 24,-170! 76,-170 116,-138 132,-90!',
        '-50,-90! -50,-156! 4,-166! 4,-90!',
      ])
      p.line('14,-182 14,-50').line('-30,-76 -10,-76')
      p.tint('stone').bar('-40,-46 -50,-12', 5).bar('70,-46 80,-12', 5).bar('-96,-10 110,-10 132,-26', 7)
    },
  }),
  thing({
    name: 'hot air balloon',
    size: [260, 420],
    habitat: 'air',
    points: { seat: [0, -34], rim: [0, -92], deck: [0, -20], tie: [0, -10] },
    hollow: [-48, -164, 48, -20],
    back(p, spot) {
      const bright = spot.rng.shuffle(['vermilion', 'gamboge', 'cerulean', 'sap', 'violet', 'rose'])
      for (const x of [-50, 50]) p.line(`${x * 0.8},-184 ${x},-86`)
      p.within(0, -60, 0, 1, () => {
        p.tint(bright[0] as string).blob(both('0,-356 70,-340 118,-280 116,-214 80,-160 44,-126!'))
        p.tint(bright[1] as string).blob(both('0,-356 46,-330 72,-270 66,-200 24,-126!'))
        p.tint(bright[2] as string).blob(both('0,-356 18,-330 28,-270 24,-200 10,-126!'))
        p.tint(bright[3] as string)
        p.blob('-117,-262! -60,-246 0,-242 60,-246 117,-262! 117,-214! 60,-204 0,-200 -60,-204 -117,-214!')
        p.tint('straw')
        for (const x of [-84, -42, 0, 42, 84]) p.ell(x, -223 - Math.abs(x) * 0.06, 14)
        p.tint('stone').card(-48, -134, 96, 14, 6)
      })
      p.tint('umber').poly('-58,-92 58,-92 52,-70 -52,-70')
    },
    front(p) {
      p.tint('bark').blob('-60,-92! 60,-92! 50,-8 30,0 -30,0 -50,-8')
      p.line('-57,-66 57,-66').line('-54,-38 54,-38').line('-20,-66 -20,-38').line('22,-66 22,-38').line('0,-38 0,-2')
      p.tint('gamboge').card(-66, -100, 132, 16, 7)
    },
  }),
  thing({
    name: 'parachute',
    size: [300, 330],
    habitat: 'air',
    points: { grip: [-14, -40], grip2: [14, -40], hook: [0, -20], low: [0, -20], tie: [0, -20] },
    back(p) {
      for (const x of [-146, -50, 50, 146]) p.line(`${x},-196 ${x < 0 ? -8 : 8},-40`)
      p.tint('vermilion').blob(
        '-150,-196! -140,-270 -80,-318 0,-328 80,-318 140,-270 150,-196! 126,-212 100,-196! 76,-212 50,-196! 26,-212 0,-196! -26,-212 -50,-196! -76,-212 -100,-196! -126,-212',
      )
      p.line('0,-328 -70,-280 -100,-198')
        .line('0,-328 70,-280 100,-198')
        .line('0,-328 -34,-270 -50,-198')
        .line('0,-328 34,-270 50,-198')
      p.tint('slate').card(-22, -44, 44, 44, 12)
    },
  }),
  thing({
    name: 'rocket',
    size: [220, 400],
    habitat: 'air',
    points: { seat: [0, -200], door: [0, -120], tip: [0, -396], deck: [0, -396] },
    hollow: [-40, -286, 40, -206],
    back: (p) => p.tint('glass').ell(0, -246, 50),
    front(p) {
      flameTail(p)
      p.tint('vermilion')
        .blob('-48,-160! -92,-120 -104,-66 -100,-40! -76,-70 -44,-80!')
        .blob('48,-160! 92,-120 104,-66 100,-40! 76,-70 44,-80!')
      p.tint('white').frame(both('0,-396! 40,-340 66,-260 68,-170 46,-72!'), [porthole(0, -246, 44)])
      p.tint('vermilion').blob('0,-396! 34,-348 50,-310! 0,-298 -50,-310! -34,-348')
      p.tint('cerulean').frame(porthole(0, -246, 54), [porthole(0, -246, 40)])
      p.tint('straw').ell(0, -158, 20)
      p.tint('cerulean').blob('-56,-112! 0,-104 56,-112! 48,-74 -48,-74!')
      p.tint('vermilion').blob('-14,-110! 0,-122 14,-110! 12,-44 0,-32 -12,-44!')
    },
  }),
  thing({
    name: 'space shuttle',
    size: [220, 400],
    habitat: 'air',
    points: { seat: [0, -300], tip: [0, -390], door: [0, -200] },
    back(p) {
      for (const s of [-1, 1]) {
        p.tint('fire').blob(`${s * 78},-64! ${s * 94},-30 ${s * 78},0! ${s * 62},-30`)
        p.tint('stone').blob(`${s * 78},-330! ${s * 98},-290 ${s * 98},-64! ${s * 58},-64! ${s * 58},-290`)
        p.line(`${s * 60},-270 ${s * 96},-270`).line(`${s * 60},-110 ${s * 96},-110`)
      }
      p.tint('orange').blob(both('0,-396! 30,-370 44,-320 44,-80!'))
      p.tint('white').blob(both('0,-352 24,-330 34,-280 36,-200! 96,-96! 96,-70! 40,-70!'))
      p.tint('slate').blob('-20,-308! 0,-324 20,-308! 16,-290 -16,-290')
      p.line('0,-276 0,-110').line('-36,-196 -34,-80').line('36,-196 34,-80')
      p.tint('slate').blob('-30,-70! 30,-70! 22,-46 -22,-46')
    },
  }),
  thing({
    name: 'spaceship',
    size: [440, 220],
    habitat: 'air',
    points: { seat: [50, -112], wheel: [96, -130], tip: [216, -90], tie: [-200, -90] },
    hollow: [10, -196, 110, -110],
    back(p) {
      p.tint('glass').blob('-20,-110! 0,-180 50,-212 104,-186 132,-110!')
      p.tint('slate').bar('106,-112 96,-138', 5)
    },
    front(p) {
      p.tint('fire').blob('-176,-110! -216,-100 -190,-88! -220,-76 -176,-60!')
      p.tint('vermilion').blob('-140,-120! -176,-200! -130,-196 -60,-124!')
      p.tint('lilac').blob(
        '-180,-116! -100,-128 -20,-114 60,-106 132,-114! 190,-104 218,-80! 180,-56 60,-36 -100,-40 -180,-60!',
      )
      p.tint('violet').blob('-60,-64! 40,-60! -60,-4 -120,0! -112,-30!')
      p.tint('straw')
      for (const x of [-120, -60, 0]) p.ell(x, -94, 15)
      p.line('150,-108 158,-58')
      p.tint('stone').card(-196, -118, 30, 62, 8)
    },
  }),
  thing({
    name: 'ufo',
    size: [380, 210],
    habitat: 'air',
    points: { seat: [0, -106], low: [0, -20], wheel: [30, -120] },
    hollow: [-66, -190, 66, -100],
    back: (p) => p.tint('glass').blob('-88,-100! -80,-164 -44,-200 0,-208 44,-200 80,-164 88,-100!'),
    front(p) {
      p.tint('stone').blob('-60,-40! 60,-40! 44,-8 0,0 -44,-8')
      p.tint('leaf').blob('-186,-76 -140,-112 -88,-116! 0,-98 88,-116! 140,-112 186,-76 120,-38 0,-26 -120,-38')
      p.tint('gamboge')
      for (const [x, y] of [
        [-128, -80],
        [-66, -68],
        [0, -64],
        [66, -68],
        [128, -80],
      ] as const)
        p.ell(x, y, 17)
    },
  }),
  thing({
    name: 'submarine',
    size: [440, 230],
    habitat: 'water',
    points: { seat: [84, -48], door: [0, -190], deck: [0, -152], wheel: [124, -84], tip: [40, -226] },
    hollow: [34, -138, 134, -40],
    back(p) {
      p.tint('glass').ell(-96, -84, 32).ell(-12, -84, 32).ell(84, -86, 54)
    },
    front(p) {
      p.tint('stone').bar('14,-190 14,-222! 54,-222', 8)
      p.tint('orange').blob('-80,-140! -68,-192 -40,-200 10,-200 32,-190 46,-140!')
      const panes = [porthole(-96, -84, 26), porthole(-12, -84, 26), porthole(84, -86, 48)]
      p.tint('gamboge').frame(
        '-190,-80 -160,-130 -60,-156 80,-160 170,-132 208,-78 170,-30 80,-8 -60,-12 -160,-36',
        panes,
      )
      p.tint('orange')
        .frame(porthole(-96, -84, 36), [porthole(-96, -84, 24)])
        .frame(porthole(-12, -84, 36), [porthole(-12, -84, 24)])
      p.frame(porthole(84, -86, 60), [porthole(84, -86, 46)])
      p.tint('vermilion').blob('-176,-106! -216,-150! -196,-82 -216,-14! -176,-56!')
      p.tint('stone').blob('-200,-80 -232,-118 -240,-96').blob('-200,-80 -232,-44 -240,-64')
    },
  }),
]

function flameTail(p: Parameters<Parameters<typeof thing>[0]['back']>[0]): void {
  p.tint('fire').blob('-38,-76! 38,-76! 40,-44 22,-14! 14,-34 0,0! -14,-34 -22,-14! -40,-44')
  p.tint('straw').blob('-18,-76! 18,-76! 16,-54 0,-36! -16,-54')
}
