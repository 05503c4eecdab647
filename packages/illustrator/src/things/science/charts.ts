import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, leaf, steps } from '../kit.ts'

/** A bent arrow on a circle, from one angle to another. */
function turn(p: Pen, x: number, y: number, r: number, from: number, to: number): void {
  const end = around(x, y, r, to)
  p.line(
    steps(from, to, 5).map((a) => around(x, y, r, a)),
    p.at.sw * 1.2,
  )
  const [u, v] = around(0, 0, 15, to - 40 - 90)
  const [s, t] = around(0, 0, 15, to + 40 - 90)
  p.line([[end[0] + u, end[1] + v], end, [end[0] + s, end[1] + t]], p.at.sw * 1.2)
}

function butterfly(p: Pen, x: number, y: number): void {
  p.within(x, y, 0, 1, () => {
    for (const s of [-1, 1]) {
      p.tint('orange').blob(`${s * 4},-4! ${s * 20},-40 ${s * 52},-42 ${s * 48},-10 ${s * 10},2!`)
      p.tint('gamboge').blob(`${s * 4},2! ${s * 38},6 ${s * 36},34 ${s * 14},34!`)
    }
    p.tint('umber').card(-6, -24, 12, 56, 6)
    p.line('-2,-24 -12,-42').line('2,-24 12,-42')
  })
}

function caterpillar(p: Pen, x: number, y: number): void {
  p.tint('sap')
  for (const [dx, dy] of [
    [-44, 2],
    [-22, -6],
    [0, 0],
    [22, -6],
  ] as const)
    p.ell(x + dx, y + dy, 17)
  p.tint('leaf').ell(x + 44, y - 6, 20)
  p.ink(x + 50, y - 10, 4)
    .line(`${x + 40},${y - 24} ${x + 36},${y - 38}`)
    .line(`${x + 50},${y - 24} ${x + 54},${y - 38}`)
}

export const CHARTS: Thing[] = [
  thing({
    name: 'life cycle',
    size: [320, 320],
    points: { mid: [0, -160] },
    back(p) {
      butterfly(p, 0, -270)
      leaf(p, 74, -150, 76, -20)
      p.tint('white')
      for (const [x, y] of [
        [104, -166],
        [128, -176],
      ] as const)
        p.ell(x, y, 11)
      caterpillar(p, 0, -38)
      p.tint('bark').bar('-150,-222 -80,-222', 6)
      p.tint('sap').blob('-116,-214! -96,-190 -98,-150 -116,-122! -136,-150 -136,-190')
      p.line('-132,-176 -100,-176').line('-128,-156 -104,-156')
      turn(p, 0, -160, 104, -58, -30)
      turn(p, 0, -160, 104, 32, 58)
      turn(p, 0, -160, 104, 122, 148)
      turn(p, 0, -160, 104, 214, 240)
    },
  }),
  thing({
    name: 'food chain',
    size: [460, 112],
    points: { mid: [0, -70] },
    back(p) {
      for (const [x, a] of [
        [-196, -110],
        [-190, -70],
        [-184, -90],
      ] as const)
        leaf(p, x, -20, 84, a)
      caterpillar(p, -56, -44)
      p.tint('cerulean').blob('54,-56! 74,-96 110,-98 128,-72 120,-40 84,-26 50,-34! 30,-24 34,-46')
      p.tint('gamboge').poly('126,-76 148,-68 126,-58')
      p.ink(110, -78, 4).line('92,-26 90,-8').line('104,-28 106,-8')
      p.tint('sky').blob('70,-66 96,-70 98,-50 76,-44')
      p.tint('orange').blob('176,-30 184,-70 178,-104! 196,-90 210,-90 226,-104! 222,-66 226,-30 200,-12')
      p.ink(192, -72, 4).ink(212, -72, 4).ink(202, -58, 6, 4).line('194,-48 202,-44 210,-48')
      for (const x of [-138, 8, 156])
        p.line(`${x - 14},-60 ${x + 8},-60`, p.at.sw * 1.2).line(
          `${x - 2},-72! ${x + 10},-60! ${x - 2},-48!`,
          p.at.sw * 1.2,
        )
    },
  }),
  thing({
    name: 'water cycle',
    size: [420, 300],
    points: { mid: [0, -150] },
    back(p) {
      p.tint('sky').card(-206, -298, 412, 294, 14)
      p.tint('mountain').poly('-204,-60 -204,-120 -130,-220 -60,-120 -20,-60')
      p.tint('snow').poly('-156,-186 -130,-220 -104,-184 -118,-176 -130,-188 -144,-176')
      p.tint('land').blob('-204,-90! -100,-100 0,-70 40,-40! 40,-8! -204,-8!')
      p.tint('water').blob('10,-64! 80,-74 204,-70! 204,-8! -20,-8!')
      p.tint('sun').ell(146, -244, 34)
      for (let i = 0; i < 8; i++) p.line([around(146, -244, 40, i * 45), around(146, -244, 50, i * 45)])
      p.tint('cloud').fuse(() => {
        for (const [x, y, r] of [
          [-70, -236, 26],
          [-34, -252, 32],
          [8, -240, 28],
          [-30, -226, 30],
        ] as const)
          p.ell(x, y, r)
      })
      for (const [x, y] of [
        [-70, -188],
        [-40, -180],
        [-10, -188],
        [-56, -160],
        [-26, -156],
      ] as const)
        p.line(`${x},${y} ${x - 8},${y + 16}`)
      for (const x of [100, 140])
        p.line(`${x},-90 ${x + 10},-116 ${x},-140 ${x + 8},-160`, p.at.sw).line(
          `${x - 6},-148! ${x + 8},-164! ${x + 18},-146!`,
          p.at.sw,
        )
      p.line('-150,-56 -60,-46 0,-40')
    },
  }),
  thing({
    name: 'recycling symbol',
    size: [220, 210],
    points: { mid: [0, -100] },
    back(p) {
      for (let i = 0; i < 3; i++)
        p.tint(['leaf', 'sap', 'viridian'][i] as string).within(0, -92, i * 120, 1, () =>
          p.poly('-52,-58 -26,-102 22,-102 44,-64 62,-74 44,-16 -14,-30 6,-42 -4,-60 -14,-60 -26,-40'),
        )
    },
  }),
  thing({
    name: 'lava',
    size: [360, 150],
    points: { deck: [0, -60], rim: [0, -60] },
    back(p) {
      p.tint('orange').blob(
        '-176,-10 -170,-56 -120,-70 -90,-104 -60,-72 -20,-80 0,-130 26,-84 70,-74 100,-110 130,-70 170,-56 176,-10 100,0 -100,0',
      )
      p.tint('straw').blob('-130,-30 -90,-46 -40,-34 -70,-20').blob('0,-40 50,-54 110,-40 60,-26')
      p.tint('fire').ell(-96, -128, 15).ell(34, -136, 13)
      p.tint('gamboge').ell(-10, -56, 17).ell(140, -36, 13)
    },
  }),
  thing({
    name: 'magma chamber',
    size: [400, 330],
    points: { mid: [0, -60], top: [0, -300] },
    back(p) {
      p.tint('fire').blob('-24,-268! -44,-300 -24,-322! 0,-302 22,-326! 40,-300 24,-268!')
      p.tint('bark').poly('-40,-272 40,-272 130,-164 -130,-164')
      p.tint('land').box4(-196, -168, 392, 40)
      p.tint('sand').box4(-196, -130, 392, 42)
      p.tint('ochre').box4(-196, -90, 392, 86)
      p.tint('orange').blob(
        '-20,-276! 20,-276! 24,-150 60,-104 130,-86 150,-46 100,-14 -100,-14 -150,-46 -130,-86 -60,-104 -24,-150',
      )
      p.tint('straw').blob('-80,-50 -20,-70 60,-56 90,-40 0,-28 -70,-34')
      p.tint('gamboge').ell(-98, -56, 14).ell(110, -58, 14)
    },
  }),
]
