import type { Thing } from '../../art/art.ts'
import type { Knot, Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { arched, bloom, corners, fits, knots, leaf, mirrored, placed, puffs } from '../shapes.ts'
import { longRoof } from './parts.ts'

const jet = (p: Pen, x: number, y: number, w: number, h: number) => {
  for (const side of [1, -1])
    p.tint('water').blob(
      knots(
        `0 ${y}!, ${w * 0.3} ${y - h}, ${w * 0.8} ${y - h * 0.9}, ${w} ${y}!, ${w * 0.76} ${y}!, ${w * 0.6} ${y - h * 0.6}, ${w * 0.3} ${y - h * 0.6}, 4 ${y}!`,
      ).map(([u, v, c]): Knot => [x + u * side, v, c ?? 0]),
    )
}

export const OUTDOORS: readonly Thing[] = [
  thing({
    name: 'fence post',
    size: [330, 240],
    points: { grip: [0, -120], seat: [0, -236], tie: [0, -180] },
    tops: [[-34, 34, -236]],
    back(p) {
      p.tint('sand')
      for (const y of [-176, -92]) {
        p.card(-160, y, 320, 36, 6)
        p.line(`-140,${y + 18} -96,${y + 15} -60,${y + 18}`).line(`64,${y + 17} 100,${y + 21} 142,${y + 17}`)
      }
      p.tint('bark').blob('-40,0! -40,-226! 0,-238 40,-226! 40,0!')
      p.tint('sand').ell(0, -226, 40, 12)
      p.line('-16,-200 -18,-150 -14,-112')
        .line('14,-196 16,-168')
        .line('-14,-84 -16,-40 -13,-14')
        .line('16,-130 13,-80 17,-30')
      p.ell(10, -120, 8, 11)
      p.tint('slate')
      for (const y of [-158, -74]) p.ink(0, y, 4)
      p.tint('leaf').blob('-74,0! -70,-26 -80,-44! -58,-34 -50,-6! -46,-30 -36,-42! -34,-16 -26,0!')
      p.blob('30,0! 36,-22 30,-38! 48,-28 54,-8! 60,-26 72,-34! 70,-14 74,0!')
    },
  }),
  thing({
    name: 'well',
    size: [130, 160],
    points: { rim: [0, -62], handle: [58, -112], grip: [58, -112], low: [0, -104], roof: [0, -158] },
    tops: [[-48, 48, -62]],
    hollow: [-36, -70, 36, -14],
    back(p) {
      p.tint('slate').ell(0, -62, 48, 12)
      p.tint('wood').bar(knots('-42 -62, -42 -126'), 4.5).bar(knots('42 -62, 42 -126'), 4.5)
      p.bar(knots('-42 -108, 52 -108'), 4)
      p.line(knots('0 -108, 0 -84')).tint('ochre').blob(corners('-12 -84, 12 -84, 9 -62, -9 -62'))
    },
    front(p, s) {
      p.tint('stone').blob(knots('-50 -62!, -30 -53, 0 -50, 30 -53, 50 -62!, 48 -6, 30 0, 0 2, -30 0, -48 -6'))
      for (const y of [-40, -22]) p.line(knots(`-49 ${y - 6}, -24 ${y}, 0 ${y + 2}, 24 ${y}, 49 ${y - 6}`))
      for (const [x, y] of knots('-26 -50, 6 -48, 32 -50, -10 -34, 20 -34, -34 -36, -24 -16, 8 -16, 34 -18'))
        p.line(knots(`${x} ${y}, ${x} ${y + 13}`))
      longRoof(p, s, -64, 64, -120, -158, 18)
      p.tint('wood').bar(knots('52 -108, 60 -108, 60 -94'), 3)
    },
  }),
  thing({
    name: 'fountain',
    size: [170, 160],
    points: { rim: [0, -34], spout: [0, -150] },
    tops: [[-70, 70, -36]],
    hollow: [-60, -40, 60, -10],
    back(p) {
      p.tint('water').ell(0, -36, 78, 13)
      jet(p, 0, -108, 30, 40)
      p.tint('water').blob(mirrored('0 -158!, 6 -140, 5 -108!, 0 -108!'))
      jet(p, 0, -84, 56, 22)
      p.tint('stone').box4(-9, -106, 18, 72)
      p.blob(knots('-26 -108!, 26 -108!, 14 -94, -14 -94')).blob(knots('-48 -80!, 48 -80!, 26 -60, -26 -60'))
    },
    front(p) {
      p.tint('stone').blob(
        knots('-78 -36!, -50 -27, 0 -24, 50 -27, 78 -36!, 74 -14, 56 -6!, 60 0!, -60 0!, -56 -6!, -74 -14'),
      )
      for (const x of [-46, -16, 16, 46]) p.line(knots(`${x} -18, ${x} -8`))
    },
  }),
  thing({
    name: 'bird bath',
    size: [100, 104],
    points: { rim: [0, -90] },
    tops: [[-40, 40, -92]],
    hollow: [-34, -96, 34, -66],
    back: (p) => void p.tint('water').ell(0, -92, 46, 10),
    front(p) {
      p.tint('stone').blob(
        knots(
          '-48 -92!, -30 -84, 0 -82, 30 -84, 48 -92!, 36 -72, 12 -62!, 9 -24, 26 -4, 28 0!, -28 0!, -26 -4, -9 -24, -12 -62!, -36 -72',
        ),
      )
      p.line(knots('-11 -56, 11 -56')).line(knots('-12 -20, 12 -20'))
    },
  }),
  thing({
    name: 'gazebo',
    size: [180, 170],
    points: { rim: [0, -14], door: [0, 0], roof: [0, -166] },
    tops: [[-60, 60, -14]],
    hollow: [-56, -90, 56, -14],
    back(p) {
      p.tint('white').bar(knots('-34 -14, -34 -106'), 4).bar(knots('34 -14, 34 -106'), 4)
      p.box4(-66, -44, 132, 7)
    },
    front(p, s) {
      p.tint('stone').box4(-74, -14, 148, 14)
      p.tint('white').bar(knots('-66 -14, -66 -108'), 5).bar(knots('66 -14, 66 -108'), 5)
      for (const x of [-1, 1]) {
        p.box4(x > 0 ? 26 : -66, -46, 40, 7)
        for (const dx of [34, 46, 56]) p.line(knots(`${x * dx} -40, ${x * dx} -14`))
      }
      p.tint('roof').blob(
        knots('-88 -100!, -50 -124, -18 -148, 0 -158!, 18 -148, 50 -124, 88 -100!, 44 -108, 0 -110, -44 -108'),
      )
      p.line(knots('0 -158, -20 -109')).line(knots('0 -158, 20 -109'))
      p.tint('gamboge').spot(0, -162, 6)
      if (fits(p, s, 12))
        p.tint('white').blob(
          puffs(
            [-70, -50, -30, -10, 10, 30, 50, 70].reverse().map((x) => [x, -104] as const),
            0.5,
            false,
          ).concat([
            [-70, -108, 1],
            [70, -108, 1],
          ]),
        )
    },
  }),
  thing({
    name: 'lamp post',
    size: [48, 200],
    points: { lamp: [0, -174], grip: [0, -80], low: [20, -140] },
    tops: [[-10, 10, -196]],
    back(p) {
      p.tint('slate').bar(knots('0 -4, 0 -150'), 4)
      p.bar(knots('-20 -140, 20 -140'), 3)
      p.blob(mirrored('0 -34!, 8 -30, 9 -12, 18 0!, 0 0!'))
      p.tint('straw').blob(corners('-13 -152, 13 -152, 19 -184, -19 -184'))
      p.tint('slate')
        .box4(-16, -154, 32, 7)
        .blob(knots('-24 -182!, -12 -192, 0 -196, 12 -192, 24 -182!'))
        .spot(0, -199, 4.5)
    },
  }),
  thing({
    name: 'dock',
    size: [238, 76],
    habitat: 'water',
    points: { deck: [0, -54], grip: [100, -60] },
    tops: [[-116, 112, -56]],
    hollow: [-80, -44, 80, 0],
    back(p) {
      p.tint('wood')
      for (const x of [-90, -30, 30, 96]) p.box4(x - 7, -50, 14, 50)
    },
    front(p) {
      p.tint('ochre').blob(corners('-120 -46, -120 -58, 118 -58, 118 -46'))
      for (const x of [-90, -60, -30, 0, 30, 60, 90]) p.line(knots(`${x} -58, ${x} -46`))
      p.tint('wood').card(88, -76, 16, 34, 5).card(-38, -76, 16, 34, 5)
      p.line(knots('-22 -66, 30 -54, 88 -66'), p.at.sw * 1.3)
      p.tint('water').blob(knots('-118 -4, -90 -14, -60 -6, -30 -14, 0 -6, 30 -14, 60 -6, 90 -14, 118 -4, 90 4, -90 4'))
    },
  }),
  thing({
    name: 'graveyard',
    size: [220, 94],
    tops: [[-76, -32, -84]],
    hollow: [-30, -24, 30, -2],
    points: { rim: [0, -18], door: [0, 0] },
    back(p) {
      p.tint('stone')
        .blob(arched(-54, -8, 46, 78))
        .blob(arched(62, -8, 42, 62))
      p.line(knots('-66 -56, -42 -56'))
        .line(knots('-66 -44, -42 -44'))
        .line(knots('52 -46, 72 -46'))
        .line(knots('52 -34, 72 -34'))
      p.blob(
        placed(
          corners('-6 0, -6 -52, -24 -52, -24 -64, -6 -64, -6 -84, 6 -84, 6 -64, 24 -64, 24 -52, 6 -52, 6 0'),
          6,
          -10,
        ),
      )
    },
    front(p) {
      p.tint('land').blob(knots('-110 0!, -96 -14, -60 -20, -20 -14, 20 -20, 60 -14, 96 -18, 110 0!'))
      leaf(p.tint('leaf'), -86, -10, 20, 12, -20)
      leaf(p, -82, -10, 20, 12, 24)
      bloom(p, -30, -14, 9, 5, 0.4, 'petal3')
    },
  }),
  thing({
    name: 'campsite',
    size: [269, 127],
    points: { rim: [-56, 0], door: [-56, 0] },
    hollow: [-76, -66, -36, 0],
    back: (p) => void p.tint('bark').blob(corners('-56 -106, -26 0, -86 0')),
    front(p) {
      for (const side of [1, -1])
        p.tint('orange').blob(
          knots('0 -118!, 80 0!, 38 0!, 13 -54!').map(([x, y, c]): Knot => [-56 + x * side, y, c ?? 0]),
        )
      p.line(knots('-56 -118, -50 -127')).line(knots('-56 -118, -62 -127'))
      p.tint('fire').blob(
        knots('62 -10, 56 -34, 66 -52!, 72 -42, 78 -66, 88 -78!, 92 -58, 104 -46, 112 -54!, 114 -30, 106 -10'),
      )
      p.tint('gamboge').blob(knots('76 -10, 74 -26, 86 -46!, 96 -26, 94 -10'))
      p.tint('wood').bar(knots('54 -6, 112 -16'), 6).bar(knots('114 -6, 56 -16'), 6)
      p.tint('stone').ell(46, -5, 10, 7).ell(124, -5, 10, 7)
    },
  }),
  thing({
    name: 'vineyard',
    size: [240, 110],
    hollow: [-90, -66, 90, -10],
    points: { rim: [0, -58], low: [0, -70] },
    back(p) {
      p.tint('wood')
      for (const x of [-100, 0, 100]) p.bar(knots(`${x} 0, ${x} -104`), 4)
      p.line(knots('-116 -84, 116 -84')).line(knots('-116 -54, 116 -54'))
    },
    front(p) {
      p.tint('leaf').blob(
        puffs(
          knots(
            '-116 -64, -110 -92, -70 -104, -30 -98, 10 -104, 50 -98, 90 -104, 114 -88, 114 -62, 70 -54, 20 -58, -30 -54, -80 -56',
          ).map(([x, y]) => [x, y] as const),
          0.4,
        ),
      )
      p.tint('violet')
      for (const x of [-70, -8, 56])
        for (const [dx, dy] of knots('-7 0, 7 0, 0 -11, 0 11, 14 -10, -14 -10')) p.spot(x + dx, -50 + dy, 7)
    },
  }),
]
