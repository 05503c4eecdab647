import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { adorn, button, disc, star, steps } from '../kit.ts'
import { said } from '../shapes.ts'

function foam(p: Pen, bubbles: readonly (readonly [number, number, number])[]): void {
  p.tint('white').fuse(() => {
    for (const [x, y, r] of bubbles) p.ell(x, y, r)
  })
}

export const BATH: Thing[] = [
  thing({
    name: 'bathtub',
    size: [450, 250],
    points: { seat: [-20, -60], rim: [0, -180], deck: [-20, -60] },
    hollow: [-180, -250, 160, -50],
    back(p) {
      p.tint('stone').bar('206,-150 206,-226! 176,-230! 170,-204', 8)
      p.tint('mist').ell(0, -158, 208, 34)
    },
    front(p, spot) {
      p.tint('gamboge').blob('-150,-18 -176,0 -140,4 -116,-10').blob('150,-18 176,0 140,4 116,-10')
      p.tint('white').blob('-220,-158! -100,-130 0,-125 100,-130 220,-158! 198,-66 142,-12! -142,-12! -198,-66')
      p.line('-208,-128 -100,-103 0,-98 100,-103 208,-128')
      foam(p, [
        [-160, -152, 28],
        [-120, -146, 34],
        [-76, -140, 28],
        [60, -138, 26],
        [98, -146, 34],
        [140, -152, 30],
      ])
      if (said(spot, 'overflowing'))
        for (const [x, w] of [
          [-120, 34],
          [110, 40],
        ] as const)
          foam(p, [
            [x - w * 0.6, -146, w * 0.8],
            [x + w * 0.6, -142, w * 0.8],
            [x - 4, -108, w * 0.74],
            [x + 4, -72, w * 0.62],
            [x - 2, -42, w * 0.56],
          ])
      p.tint('mist').ell(120, -206, 17).ell(-150, -214, 17)
      adorn(p, spot, -150, -92, 150, -18)
    },
  }),
  thing({
    name: 'hot tub',
    size: [440, 190],
    points: { seat: [0, -70], rim: [0, -140] },
    hollow: [-160, -190, 160, -60],
    back(p) {
      p.tint('water').ell(0, -148, 196, 36)
    },
    front(p) {
      p.tint('bark').blob('-206,-144! -100,-116 0,-110 100,-116 206,-144! 196,-14 100,-2 0,0 -100,-2 -196,-14')
      for (const x of steps(-156, 156, 7)) p.line(`${x},${-128 + Math.abs(x) * -0.02} ${x * 0.97},-8`)
      p.tint('stone').bar('-204,-60 -100,-36 0,-32 100,-36 204,-60', 7)
      foam(p, [
        [-140, -148, 22],
        [-104, -140, 26],
        [-66, -138, 20],
      ])
      foam(p, [
        [60, -138, 20],
        [96, -140, 26],
        [134, -146, 22],
      ])
      for (const x of [-60, 10, 80]) p.line(`${x},-186 ${x + 12},-202 ${x},-218 ${x + 12},-234`)
    },
  }),
  thing({
    name: 'toilet',
    size: [200, 240],
    points: { seat: [26, -116], rim: [26, -116], handle: [-74, -200] },
    tops: [[-10, 70, -116]],
    back(p) {
      p.tint('white').blob('-30,0! -20,-40 -56,-90! 88,-90! 60,-36 66,0!')
      p.blob('-60,-106! 96,-106! 92,-72 50,-52 0,-54 -50,-72')
      p.card(-62, -124, 164, 22, 11)
      p.tint('mist').card(-92, -226, 60, 126, 10)
      p.card(-98, -240, 72, 22, 8)
      p.tint('stone').card(-80, -206, 34, 18, 7)
    },
  }),
  thing({
    name: 'sink',
    size: [240, 270],
    points: { rim: [0, -190], spout: [10, -222], deck: [0, -190] },
    hollow: [-90, -220, 90, -150],
    back(p) {
      p.tint('stone').bar('-36,-190 -36,-250! 0,-262 16,-252! 16,-230', 8)
      p.tint('cerulean').ell(-74, -206, 15)
    },
    front(p, spot) {
      p.tint('white').blob('-40,-110! -28,0! 28,0! 40,-110!')
      p.blob('-112,-180! 112,-180! 100,-120 50,-92 -50,-92 -100,-120')
      p.card(-120, -198, 240, 26, 12)
      p.tint('water').blob('16,-222! 28,-206 16,-192 6,-206')
      adorn(p, spot, -80, -170, 80, -104)
    },
  }),
  thing({
    name: 'shower',
    size: [260, 440],
    points: { deck: [0, -22], spout: [20, -376], seat: [0, -22], rim: [0, -30] },
    hollow: [-100, -340, 110, -24],
    back(p) {
      p.tint('mist').card(-120, -424, 240, 404, 6)
      for (const y of [-344, -264, -184, -104]) p.line(`-118,${y} 118,${y}`)
      for (const x of [-40, 40]) p.line(`${x},-420 ${x},-24`)
      p.tint('stone').bar('-90,-170 -90,-410! 10,-410! 20,-396', 8)
      p.blob('-26,-372! -10,-396 50,-396 66,-372!')
      p.tint('cerulean').ell(-90, -170, 17)
      p.tint('water')
      for (const [x, y] of [
        [-14, -340],
        [22, -346],
        [54, -336],
        [4, -296],
        [40, -290],
        [-24, -250],
        [62, -246],
        [20, -240],
      ] as const)
        p.blob(`${x},${y - 16}! ${x + 10},${y + 6} ${x},${y + 16} ${x - 10},${y + 6}`)
    },
    front(p) {
      p.tint('white').card(-128, -30, 256, 30, 10)
    },
  }),
  thing({
    name: 'washing machine',
    size: [220, 260],
    points: { door: [0, -120], rim: [0, -54] },
    hollow: [-50, -158, 50, -48],
    tops: [[-104, 104, -258]],
    back(p) {
      p.tint('glass').ell(0, -108, 66)
      p.tint('water').blob('-64,-100! -30,-112 0,-98 30,-110 64,-100! 50,-60 0,-42 -50,-60')
      p.tint('white')
      for (const [x, y] of [
        [-24, -130],
        [22, -136],
      ] as const)
        button(p, x, y, 13)
    },
    front(p) {
      p.tint('white').frame('-106,-248! -98,-256! 98,-256! 106,-248! 106,-6! -106,-6!', [disc(0, -108, 62)])
      p.line('-104,-206 104,-206')
      p.tint('stone').card(-92, -242, 62, 26, 6).ell(60, -230, 17)
      p.ink(0, -230, 6).ink(22, -230, 6)
      p.frame(disc(0, -108, 80), [disc(0, -108, 60)])
      p.tint('slate').card(-90, -10, 30, 10, 4).card(60, -10, 30, 10, 4)
    },
  }),
  thing({
    name: 'rubber duck',
    size: [180, 170],
    habitat: 'water',
    points: { grip: [0, -50], back: [-20, -70], seat: [-24, -76] },
    back(p) {
      p.tint('gamboge').fuse(() => {
        p.blob('-84,-78! -60,-62 -20,-80 40,-84 78,-50 60,-10 20,0 -40,0 -80,-26')
        p.ell(30, -120, 46)
      })
      p.tint('orange').blob('66,-122! 96,-124 98,-110! 74,-104!').blob('68,-108! 88,-106 78,-96!')
      p.ink(44, -130, 6, 8).light(46, -133, 2.5)
      p.tint('gamboge').blob('-50,-50! -10,-66 26,-46 6,-24 -34,-22')
      p.line('-28,-38 0,-34')
    },
  }),
  thing({
    name: 'bucket',
    size: [160, 210],
    points: { grip: [0, -204], handle: [0, -204], rim: [0, -124], spout: [70, -124] },
    hollow: [-60, -170, 60, -20],
    back(p) {
      p.tint('stone').bar('-68,-128 -60,-184 0,-204 60,-184 68,-128', 5)
      p.tint('mist').ell(0, -128, 72, 22)
    },
    front(p, spot) {
      p.tint('cerulean').blob('-74,-130! -40,-112 0,-108 40,-112 74,-130! 54,-8! 0,2 -54,-8!')
      p.line('-68,-98 -36,-80 0,-76 36,-80 68,-98').line('-57,-30 0,-18 57,-30')
      p.tint('gamboge')
      if (p.fits(40)) star(p, 0, -48, 22)
      adorn(p, spot, -50, -74, 50, -8)
    },
  }),
  thing({
    name: 'trash can',
    size: [184, 240],
    points: { rim: [0, -188], grip: [0, -228], top: [0, -226] },
    hollow: [-66, -220, 66, -20],
    back(p, spot) {
      p.tint('stone')
      if (spot.attributes?.includes('open')) p.ell(0, -186, 74, 18)
    },
    front(p, spot) {
      p.tint('slate').bar('-70,-146 -88,-140 -84,-108 -66,-108', 5).bar('70,-146 88,-140 84,-108 66,-108', 5)
      p.tint('stone').blob('-74,-186! 74,-186! 60,-6! 0,2 -60,-6!')
      // Ribs pressed into the sheet metal: boards with hoops would be a barrel.
      for (const x of [-46, -15, 15, 46]) p.tint('mist').bar(`${x},-152 ${x * 0.86},-34`, 8)
      p.tint('slate').blob('-78,-190! 78,-190! 75,-170! 0,-164 -75,-170!')
      if (!spot.attributes?.includes('open')) {
        p.bar('-20,-212 -18,-236 18,-236 20,-212', 5)
        p.tint('stone').blob('-78,-192! -66,-212 -34,-220 34,-220 66,-212 78,-192!').card(-86, -198, 172, 16, 7)
      }
    },
  }),
  thing({
    name: 'vacuum cleaner',
    size: [280, 240],
    points: { grip: [124, -224], handle: [124, -224], tip: [120, -10] },
    back(p) {
      p.tint('slate').bar('-20,-96 10,-180 70,-200 100,-150', 8)
      p.tint('stone').bar('130,-228 84,-30', 7).bar('110,-214 134,-226', 8)
      p.tint('slate').blob('40,-2! 44,-26 80,-40! 116,-26 130,-2!')
      p.tint('vermilion').blob('-136,-26! -140,-84 -90,-116 -20,-104 16,-56 20,-26!')
      p.tint('white').blob('-116,-60! -90,-94 -50,-90! -60,-56!')
      p.tint('slate').ell(-104, -26, 26).ell(-8, -20, 20)
      p.tint('stone')
      button(p, -104, -26, 11)
    },
  }),
]
