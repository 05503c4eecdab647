/** What is built, jumped in and fished from at parties and field days. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, puffs } from '../shapes.ts'

export const PARTY_GAMES: Thing[] = [
  thing({
    name: 'blanket fort',
    size: [400, 250],
    points: { rim: [0, 0], door: [0, 0], roof: [0, -234] },
    hollow: [-150, -186, 150, 0],
    back(p) {
      p.tint('slate').blob('-176,0! -176,-190 0,-214 176,-190 176,0!')
      p.line('-160,-176 -96,-150 -32,-166 32,-150 96,-166 160,-176')
      p.tint('gamboge')
      for (const [x, y] of [
        [-124, -156],
        [-60, -148],
        [0, -148],
        [60, -148],
        [124, -156],
      ] as const)
        p.ell(x, y, 11)
      p.tint('cloth6').blob('-150,0! -158,-30 -130,-48 130,-48 158,-30 150,0!')
      p.line('-60,-46 -64,-2').line('40,-46 44,-2')
    },
    front(p) {
      // The cloth is drawn aside at both ends and hangs down in scallops from the ridge.
      p.tint('cloth2').blob('-196,-196! -120,-190 -136,-110 -158,-70 -150,0! -196,0! -190,-90')
      p.tint('cloth3').blob('196,-196! 120,-190 136,-110 158,-70 150,0! 196,0! 190,-90')
      p.line('-180,-180 -168,-100 -176,-10').line('180,-180 168,-100 176,-10')
      p.tint('gamboge').card(-178, -92, 34, 20, 8).card(144, -92, 34, 20, 8)
      p.tint('cloth4').blob(
        '-202,-192! -110,-206 0,-246 110,-206 202,-192! 190,-168! 150,-184 118,-172! 78,-190 40,-182! 0,-200 -40,-182! -78,-190 -118,-172! -150,-184 -190,-168!',
      )
      p.tint('gamboge').spot(-96, -200, 11).spot(-40, -214, 11).spot(40, -214, 11).spot(96, -200, 11)
    },
  }),
  thing({
    name: 'jumping sack',
    size: [110, 130],
    points: { rim: [0, -122], grip: [-46, -120], grip2: [46, -120], handle: [-46, -120] },
    hollow: [-84, -150, 84, -40],
    back(p) {
      p.tint('bark').ell(0, -120, 48, 12)
    },
    front(p) {
      p.tint('sand').blob(
        '-48,-122! -50,-70 -56,-24 -48,0! -20,-6 4,0 28,-6 50,0! 56,-26 50,-70 48,-122! 20,-110 -20,-110',
      )
      p.line('-30,-104 -34,-60 -30,-20').line('28,-104 34,-60 28,-20')
      p.tint('gamboge').card(-16, -82, 32, 34, 4)
    },
  }),
  thing({
    name: 'apple tub',
    size: [240, 130],
    points: { rim: [0, -104] },
    tops: [[-80, 80, -104]],
    back(p) {
      p.tint('aqua').ell(0, -100, 112, 26)
      for (const [x, y, r] of [
        [-70, -110, 24],
        [-18, -118, 25],
        [40, -114, 25],
        [82, -106, 20],
        [8, -94, 24],
        [-44, -92, 22],
      ] as const)
        p.tint('vermilion')
          .blob([
            [x, y - r * 0.8],
            [x + r, y - r * 0.4],
            [x + r * 0.7, y + r * 0.8],
            [x - r * 0.7, y + r * 0.8],
            [x - r, y - r * 0.4],
          ])
          .line([
            [x, y - r * 0.8],
            [x + 4, y - r * 1.25],
          ])
    },
    front(p) {
      p.tint('wood').blob('-114,-98! -106,-50 -96,-8! -50,2 0,4 50,2 96,-8! 106,-50 114,-98! 70,-78 0,-72 -70,-78')
      p.line('-62,-76 -56,-2').line('-22,-72 -20,2').line('22,-72 20,2').line('62,-76 56,-2')
      p.tint('stone').blob('-106,-56! -50,-42 0,-38 50,-42 106,-56! 104,-40 50,-26 0,-22 -50,-26 -104,-40')
    },
  }),
  thing({
    name: 'balloon dog',
    size: [170, 160],
    habitat: 'hand',
    points: { grip: [-10, -60], mid: [0, -70], tie: [-10, -50] },
    back(p) {
      p.tint('petal1')
      p.ell(-66, -100, 12, 26, -24)
        .ell(-50, -30, 15, 32)
        .ell(-30, -30, 15, 32)
        .ell(34, -30, 15, 32)
        .ell(54, -30, 15, 32)
      p.ell(0, -72, 58, 19)
      p.ell(50, -100, 15, 28, 16)
      p.ell(38, -136, 11, 26, -30).ell(62, -140, 11, 26, 14)
      p.ell(78, -116, 26, 15, 12)
    },
  }),
  thing({
    name: 'hurdle',
    size: [220, 120],
    points: { top: [0, -92] },
    tops: [[-70, 70, -92]],
    back(p) {
      p.tint('cloud').card(-108, -120, 22, 120, 6).card(86, -120, 22, 120, 6)
      p.tint('wood').card(-124, -12, 54, 12, 4).card(70, -12, 54, 12, 4)
      for (const y of [-96, -54]) {
        for (const [i, x] of [-86, -43, 0, 43].entries()) p.tint(i % 2 ? 'cloud' : 'vermilion').card(x, y, 43, 18, 3)
      }
    },
  }),
  thing({
    name: 'podium',
    size: [330, 150],
    points: { deck: [0, -140] },
    tops: [
      [-46, 46, -140],
      [-150, -64, -96],
      [64, 150, -66],
    ],
    back(p, spot) {
      p.tint('mist').card(-158, -96, 104, 96, 4)
      p.tint('straw').card(54, -66, 104, 66, 4)
      p.tint('gamboge').card(-54, -140, 108, 140, 4)
      // Figures are never mirrored.
      const s = spot.facing === 'left' ? -1 : 1
      const figure = (x: number, points: readonly (readonly [number, number])[]) =>
        p.line(
          points.map(([u, v]) => [x + u * s, v] as const),
          p.at.sw,
        )
      figure(0, [
        [-10, -86],
        [4, -98],
        [4, -44],
      ])
      figure(-106, [
        [-14, -62],
        [0, -72],
        [12, -60],
        [-16, -30],
        [16, -30],
      ])
      figure(106, [
        [-14, -52],
        [4, -58],
        [10, -46],
        [-2, -38],
        [12, -28],
        [2, -14],
        [-16, -18],
      ])
    },
  }),
  thing({
    name: 'maypole',
    size: [420, 420],
    points: { grip: [0, -150], low: [0, -380] },
    back(p) {
      // Ribbons stream out to those who dance around it, each to an end of its own.
      for (const [i, [x, y]] of (
        [
          [-196, -170],
          [196, -170],
          [-104, -70],
          [104, -70],
        ] as const
      ).entries())
        p.tint(`cloth${i + 1}`).blob(
          `${x * 0.02},-388! ${x * 0.36 - 12},-300 ${x * 0.64 - 16},${y - 70} ${x * 0.84 - 18},${y - 30} ${x - 20},${y + 6}! ${x},${y - 6}! ${x + 20},${y + 6}! ${x * 0.84 + 18},${y - 40} ${x * 0.64 + 18},${y - 92} ${x * 0.36 + 18},-322 ${x * 0.1},-388!`,
        )
      p.tint('cloud').card(-12, -392, 24, 392, 6)
      p.tint('vermilion')
      for (const y of [-330, -250, -170, -90])
        p.poly([
          [-12, y],
          [12, y - 26],
          [12, y - 4],
          [-12, y + 22],
        ])
      p.tint('leaf').ell(0, -392, 66, 24)
      for (const [i, x] of [-54, -18, 18, 54].entries()) {
        p.tint(`petal${i + 1}`).blob(puffs(around(x, -398, 17, 17, 6), 0.7))
        p.tint('pollen').spot(x, -398, 6)
      }
      p.tint('grass').blob('-54,0! -46,-16 -24,-22 0,-18 24,-22 46,-16 54,0!')
    },
  }),
  thing({
    name: 'snow fort',
    size: [340, 150],
    points: { rim: [0, -110] },
    tops: [[-120, 120, -118]],
    back() {},
    front(p) {
      p.tint('snow')
      for (const [row, y] of [-38, -76, -112].entries())
        for (let i = 0; i < 5 - row * 0; i++) {
          const x = -165 + i * 66 + (row % 2) * 16
          if (row === 2 && i % 2) continue
          p.card(Math.min(x, 100), y, 64, 38, 10)
        }
    },
  }),
]
