import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, corners, fits, knots, mirrored, placed } from '../shapes.ts'

const tower = (p: Pen, x: number, h: number) => {
  p.tint('vermilion').box4(x - 9, -h, 18, h)
  for (const y of [0.52, 0.7, 0.88]) p.box4(x - 13, -h * y - 8, 26, 8)
}

export const SIGHTS: readonly Thing[] = [
  thing({
    name: 'control tower',
    size: [150, 270],
    points: { door: [0, 0], roof: [0, -240], tip: [0, -268] },
    hollow: [-44, -212, 44, -176],
    back(p) {
      p.tint('glass').blob(corners('-56 -216, 56 -216, 44 -172, -44 -172'))
      p.line(knots('0 -216, 0 -172'), p.at.sw)
    },
    front(p) {
      p.line(knots('0 -240, 0 -268'), p.at.sw * 1.2).line(knots('-11 -256, 11 -256'), p.at.sw)
      for (const x of [-22, 22]) p.line(knots(`${x * 1.2} -216, ${x} -172`), p.at.sw)
      p.tint('cloud').blob(corners('-24 -150, 24 -150, 32 0, -32 0'))
      p.tint('vermilion').box4(-27, -112, 54, 26).box4(-30, -60, 60, 26)
      p.tint('slate').box4(-14, -34, 28, 34)
      p.tint('stone').blob(corners('-48 -172, 48 -172, 30 -148, -30 -148'))
      p.tint('slate').blob(knots('-66 -216!, -54 -234, 0 -244, 54 -234, 66 -216!'))
    },
  }),
  thing({
    name: 'eiffel tower',
    size: [140, 270],
    points: { tip: [0, -270] },
    tops: [[-16, 16, -152]],
    hollow: [-30, -40, 30, 0],
    back(p, s) {
      p.line(knots('0 -250, 0 -270'), p.at.sw * 1.2)
      p.tint('bark').blob(knots('-6 -250!, 6 -250!, 10 -190, 16 -146!, -16 -146!, -10 -190'))
      p.blob(corners('-18 -142, 18 -142, 30 -84, -30 -84'))
      p.blob(knots('-32 -76!, 32 -76!, 46 -36, 66 0!, 38 0!, 28 -30, 0 -48, -28 -30, -38 0!, -66 0!, -46 -36'))
      p.card(-22, -152, 44, 10, 3).card(-38, -86, 76, 11, 3)
      if (s.h > 240) {
        for (const [a, b, c, d, y0, y1] of [
          [-13, 13, -10, 10, -150, -198],
          [-10, 10, -8, 8, -198, -224],
          [-27, 27, -19, 19, -88, -140],
        ] as const)
          p.line(knots(`${a} ${y0}, ${d} ${y1}`)).line(knots(`${b} ${y0}, ${c} ${y1}`))
        for (const side of [1, -1])
          p.line(knots(`${side * 30} -72, ${side * 50} -22`)).line(
            knots(`${side * 16} -72, ${side * 36} -48, ${side * 40} -32`),
          )
      }
    },
  }),
  thing({
    name: 'statue of liberty',
    size: [92, 290],
    points: { tip: [34, -286] },
    back(p) {
      p.tint('stone').blob(corners('-46 0, -38 -66, 38 -66, 46 0')).box4(-44, -78, 88, 13)
      p.line(knots('-42 -28, 42 -28'))
      p.tint('aqua').blob(knots('16 -196!, 24 -232, 30 -254!, 40 -252!, 38 -226, 30 -186!'))
      p.tint('gamboge')
        .blob(corners('26 -254, 46 -252, 42 -264, 30 -266'))
        .tint('fire')
        .blob(placed(mirrored('0 -24!, 8 -12, 6 -2, 0 0'), 36, -264))
      p.tint('aqua').blob(knots('-22 -196, -30 -160, -36 -78!, 36 -78!, 30 -150, 28 -192, 14 -204, -10 -204'))
      p.line(knots('-14 -190, -4 -140, -14 -84'))
        .line(knots('16 -186, 8 -140, 14 -84'))
        .line(knots('-24 -150, -10 -120'))
        .line(knots('2 -180, 22 -150'))
      p.tint('stone').blob(placed(corners('-10 -16, 10 -12, 8 18, -12 14'), -30, -158))
      p.tint('aqua').blob(knots('-14 -216, -16 -232, 0 -244, 14 -232, 12 -214, 0 -206'))
      p.ink(-5, -226, 2).ink(6, -226, 2).line(knots('-3 -217, 4 -217'))
      p.tint('aqua').blob(
        corners(
          '-18 -234, -32 -246, -16 -244, -18 -260, -6 -248, 0 -266, 8 -248, 20 -260, 16 -243, 32 -244, 18 -233, 0 -240',
        ),
      )
    },
  }),
  thing({
    name: 'harbour bridge',
    size: [400, 170],
    tops: [[-180, 180, -54]],
    points: { deck: [0, -54] },
    hollow: [-120, -50, 120, 0],
    back(p) {
      // Two arches of steel with struts between them, over the road that hangs from the lower one.
      const rise = (x: number, h: number): number => -54 - h * (1 - (x / 140) ** 2)
      const arch = (h: number): Knot[] => [-140, -93, -47, 0, 47, 93, 140].map((x) => [x, rise(x, h)] as const)
      p.tint('stone').blob([...arch(112), ...arch(76).toReversed()])
      for (const x of [-84, -50, -17, 17, 50, 84]) {
        p.line(corners(`${x} ${rise(x, 76)}, ${x + (x < 0 ? 12 : -12)} ${rise(x + (x < 0 ? 12 : -12), 112)}`))
        p.line(corners(`${x} ${rise(x, 76)}, ${x} -58`))
      }
    },
    front(p) {
      p.tint('slate').box4(-200, -60, 400, 16)
      for (const x of [-168, 132]) {
        p.tint('cream').box4(x, -112, 36, 112)
        p.card(x - 5, -120, 46, 14, 3)
      }
    },
  }),
  thing({
    name: 'golden gate bridge',
    size: [340, 150],
    tops: [[-160, 160, -52]],
    points: { deck: [0, -52] },
    hollow: [-70, -50, 70, 0],
    back(p) {
      tower(p, -84, 150)
      tower(p, 84, 150)
    },
    front(p) {
      const cable = (x0: number, x1: number, low: number): Knot[] =>
        [0, 0.25, 0.5, 0.75, 1].map((t) => [x0 + (x1 - x0) * t, -146 + (low + 146) * (1 - (2 * t - 1) ** 2)] as const)
      p.line(cable(-84, 84, -64), p.at.sw * 1.2)
        .line(knots('-84 -146, -124 -90, -168 -56'), p.at.sw * 1.2)
        .line(knots('84 -146, 124 -90, 168 -56'), p.at.sw * 1.2)
      for (const x of [-56, -28, 0, 28, 56]) p.line(knots(`${x} -56, ${x} ${-64 - (x / 84) ** 2 * 82}`))
      for (const x of [-140, -112, 112, 140])
        p.line(knots(`${x} -56, ${x} ${-60 - ((168 - Math.abs(x)) / 84) ** 1.5 * 80}`))
      p.tint('vermilion').box4(-170, -58, 340, 14)
      p.tint('water').blob(
        knots(
          '-168 -6, -140 -16, -110 -8, -80 -16, -50 -8, -20 -16, 10 -8, 40 -16, 70 -8, 100 -16, 130 -8, 168 -12, 150 2, -150 2',
        ),
      )
    },
  }),
  thing({
    name: 'bridge',
    size: [260, 110],
    tops: [[-70, 70, -62]],
    points: { rim: [0, 0], deck: [0, -62], low: [0, -34] },
    hollow: [-46, -44, 46, 0],
    back(p) {
      p.tint('wood')
      p.bar(knots('-124 -58, -60 -88, 0 -98, 60 -88, 124 -58'), 3.5)
      for (const x of [-100, -60, -20, 20, 60, 100])
        p.bar(knots(`${x} ${-96 + (x / 124) ** 2 * 38}, ${x} ${-64 + (x / 124) ** 2 * 36}`), 3)
    },
    front(p, s) {
      p.tint('stone').blob(
        knots(
          '-130 0!, -130 -34!, -60 -60, 0 -66, 60 -60, 130 -34!, 130 0!, 62 0!, 50 -26, 24 -44, 0 -48, -24 -44, -50 -26, -62 0!',
        ),
      )
      if (fits(p, s, 10))
        for (const [a, b] of [
          ['0 -48', '0 -64'],
          ['-26 -43', '-32 -62'],
          ['26 -43', '32 -62'],
          ['-48 -28', '-62 -48'],
          ['48 -28', '62 -48'],
          ['-58 -10', '-90 -18'],
          ['58 -10', '90 -18'],
          ['-112 -20', '-90 -18'],
          ['112 -20', '90 -18'],
        ])
          p.line(knots(`${a}, ${b}`))
    },
  }),
  thing({
    name: 'space station',
    size: [251, 164],
    habitat: 'air',
    points: { rim: [0, -56], door: [0, -60], grip: [0, -40] },
    hollow: [-22, -92, 22, -36.2],
    back(p) {
      p.tint('stone').bar(knots('-110 -75, 110 -75'), 5)
      for (const x of [-1, 1])
        for (const y of [-140, -66]) {
          p.tint('blue').box4(x > 0 ? 62 : -126, y, 64, 56)
          for (const dx of [21, 43])
            p.line(knots(`${(x > 0 ? 62 : -126) + dx} ${y}, ${(x > 0 ? 62 : -126) + dx} ${y + 56}`))
          p.line(knots(`${x > 0 ? 62 : -126} ${y + 28}, ${x > 0 ? 126 : -62} ${y + 28}`))
        }
      p.tint('glass').ell(0, -75, 27)
    },
    front(p) {
      p.tint('white').card(-20, -148, 40, 44, 10).card(-20, -46, 40, 44, 10)
      p.tint('gamboge').box4(-24, -106, 48, 9).box4(-24, -53, 48, 9)
      for (const x of [-1, 1]) p.tint('white').card(x > 0 ? 26 : -56, -90, 30, 30, 6)
      p.tint('white').blob([...around(0, -75, 31, 31, 16).map(([x, y]): Knot => [x, y])])
      p.tint('glass').ell(0, -75, 19)
      p.line(knots('0 -148, 0 -160')).ink(0, -160, 3)
    },
  }),
]
