/** What is blown, hung up, carried and poured at feasts: the ram's horn, a door with couplets, a tower of fruit, the samovar. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { flower } from '../kit.ts'

export const OFFERINGS: readonly Thing[] = [
  thing({
    name: 'shofar',
    size: [280, 150],
    lengthwise: true,
    habitat: 'hand',
    points: { mouthpiece: [-134, -30], grip: [-60, -34], grip2: [10, -34], tip: [120, -130] },
    back(p) {
      p.tint('ochre').blob(
        '-136,-22! -80,-14 -10,-8 50,-22 96,-66 140,-124! 128,-142 92,-146! 74,-104 40,-68 -10,-52 -80,-42 -136,-38!',
      )
      p.tint('umber').ell(116, -134, 25, 11, 20)
      p.line('-60,-38 -58,-18').line('-20,-48 -14,-14').line('20,-58 32,-22').line('54,-78 70,-46')
      p.tint('gamboge').card(-138, -42, 16, 24, 5)
    },
  }),
  thing({
    name: 'new year door',
    size: [230, 250],
    points: { handle: [26, -86], grip: [26, -86], door: [0, 0] },
    back(p) {
      p.tint('brick').box4(-66, -196, 132, 196)
      p.tint('vermilion').box4(-54, -184, 54, 184).box4(0, -184, 54, 184)
      for (const u of [-1, 1]) {
        p.within(u * 27, -120, 45, 1, () => p.tint('gamboge').card(-17, -17, 34, 34, 3))
        p.tint('ochre').spot(u * 9, -84, 5)
        p.tint('vermilion').card(u * 92 - 19, -192, 38, 184, 4)
        for (const y of [-160, -114, -68, -28])
          p.line(`${u * 92 - 9},${y - 8} ${u * 92 + 9},${y - 8}`)
            .line(`${u * 92},${y - 16} ${u * 92},${y + 12}`)
            .line(`${u * 92 - 11},${y + 10} ${u * 92 - 3},${y}`)
            .line(`${u * 92 + 11},${y + 10} ${u * 92 + 3},${y}`)
      }
      p.card(-74, -240, 148, 38, 4)
      for (const x of [-48, -16, 16, 48])
        p.line(`${x - 8},-226 ${x + 8},-226`)
          .line(`${x},-234 ${x},-208`)
          .line(`${x - 8},-212 ${x + 8},-212`)
    },
  }),
  thing({
    name: 'temple offering',
    size: [170, 270],
    points: { grip: [-40, -16], grip2: [40, -16], rim: [0, -30] },
    back(p) {
      for (const x of [-22, 0, 22])
        p.tint('leaf').blob([
          [x * 0.4 - 8, -214, 1],
          [x * 1.2 - 8, -246],
          [x * 1.7, -268, 1],
          [x * 1.2 + 10, -244],
          [x * 0.4 + 8, -214, 1],
        ])
      flower(p, 0, -212, 40, 6, 'gamboge')
      for (const [y, xs, tint] of [
        [-172, [-22, 22], 'rose'],
        [-130, [-42, 0, 42], 'lime'],
        [-88, [-54, -18, 18, 54], 'vermilion'],
      ] as const)
        for (const x of xs)
          p.tint(tint)
            .ell(x, y, 22)
            .line(`${x},${y - 20} ${x + 4},${y - 28}`)
      for (const x of [-52, 0, 52]) flower(p, x, -52, 34, 5, 'cloud')
    },
    front(p) {
      p.tint('gamboge').blob('-84,-42! -50,-34 0,-30 50,-34 84,-42! 62,-18 30,-12! 34,2! -34,2! -30,-12! -62,-18')
    },
  }),
  thing({
    name: 'samovar',
    size: [190, 270],
    points: { rim: [0, -230], tap: [66, -96] },
    back(p) {
      p.tint('gamboge').bar('-58,-176 -92,-160 -84,-120', 9).bar('58,-176 92,-160 84,-120', 9)
      p.tint('rose').ell(0, -244, 24, 20).tint('gamboge').card(-14, -268, 28, 12, 5)
      p.card(-42, -226, 84, 16, 6)
      p.blob('-50,-212! 50,-212! 72,-170 62,-110 36,-66! -36,-66! -62,-110 -72,-170')
      p.line('-66,-176 0,-168 66,-176').line('-56,-96 0,-88 56,-96')
      p.card(-30, -66, 60, 22, 4).tint('ochre').card(-56, -46, 112, 20, 6)
      for (const x of [-40, 40]) p.ell(x, -14, 13)
      p.tint('straw').card(-10, -124, 20, 34, 5).ell(0, -132, 13)
    },
  }),
  thing({
    name: 'olives',
    size: [240, 150],
    points: { grip: [-100, -60] },
    back(p) {
      p.tint('bark').bar('-112,-60 -40,-78 40,-76 110,-96', 4)
      for (const [x, y, a] of [
        [-80, -92, -30],
        [-30, -108, 10],
        [26, -106, -12],
        [82, -118, 16],
        [-88, -44, 24],
        [70, -62, -20],
      ] as const)
        p.within(x, y, a, 1, () => {
          p.tint('leaf').blob('-32,0! -14,-13 14,-13 32,0! 14,13 -14,13').line('-26,0 20,0')
        })
      for (const [x, y] of [
        [-46, -40],
        [4, -34],
        [44, -26],
      ] as const)
        p.tint('moss')
          .ell(x, y, 20, 25)
          .line(`${x},${y - 25} ${x - 2},${y - 42}`)
    },
  }),
]
