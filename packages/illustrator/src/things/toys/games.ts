import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { around, button, face, heart, star } from '../kit.ts'

/** A cube seen from a corner: a front, a lid and a side. */
function cube(p: Pen, x: number, y: number, a: number, tints: readonly [string, string, string]): void {
  const d = a * 0.34
  p.tint(tints[0]).box4(x, y - a, a, a)
  p.tint(tints[1]).poly(`${x},${y - a} ${x + d},${y - a - d} ${x + a + d},${y - a - d} ${x + a},${y - a}`)
  p.tint(tints[2]).poly(`${x + a},${y - a} ${x + a + d},${y - a - d} ${x + a + d},${y - d} ${x + a},${y}`)
}

const jigsaw =
  '-60,-120! -22,-120! -16,-130 -20,-152 0,-162 20,-152 16,-130 22,-120! 60,-120! 60,-82! 70,-76 92,-80 102,-60 92,-40 70,-44 60,-38! 60,0! 22,0! 16,-10 20,-32 0,-42 -20,-32 -16,-10 -22,0! -60,0! -60,-38! -50,-44 -28,-40 -18,-60 -28,-80 -50,-76 -60,-82!'

export const GAMES: Thing[] = [
  thing({
    name: 'building blocks',
    size: [260, 230],
    points: { top: [0, -220], seat: [-20, -160], grip: [0, -100] },
    tops: [[-50, 30, -166]],
    back(p) {
      cube(p, -120, 0, 84, ['vermilion', 'coral', 'brick'])
      cube(p, 6, 0, 84, ['cerulean', 'sky', 'blue'])
      cube(p, -60, -88, 76, ['gamboge', 'straw', 'ochre'])
      p.tint('white')
      star(p, -78, -42, 26)
      heart(p, 48, -42, 22)
      p.ell(-22, -126, 20)
      p.tint('sap').poly('-60,-178 -20,-228 20,-178')
    },
  }),
  thing({
    name: 'block tower',
    size: [210, 470],
    points: { top: [0, -460], grip: [0, -320] },
    back(p) {
      cube(p, -96, 0, 84, ['vermilion', 'coral', 'brick'])
      cube(p, 0, 0, 84, ['cerulean', 'sky', 'blue'])
      cube(p, -52, -86, 84, ['gamboge', 'straw', 'ochre'])
      cube(p, -44, -172, 78, ['sap', 'lime', 'moss'])
      cube(p, -52, -252, 78, ['violet', 'lilac', 'plum'])
      p.tint('white')
      star(p, -54, -42, 25)
      heart(p, 42, -42, 22)
      p.ell(-10, -128, 20)
      star(p, -5, -211, 23)
      p.ell(-13, -291, 19)
      p.tint('sap').poly('-64,-348 -8,-410 48,-348')
    },
  }),
  thing({
    name: 'lego brick',
    size: [180, 130],
    points: { grip: [0, -50], top: [0, -120] },
    tops: [[-60, 60, -110]],
    back(p) {
      for (const [x, y] of [
        [-34, -116],
        [34, -116],
        [-60, -98],
        [10, -98],
      ] as const) {
        p.tint('coral').card(x - 4, y - 12, 44, 26, 6)
        p.tint('vermilion').ell(x + 18, y - 10, 22, 9)
      }
      p.tint('vermilion').box4(-88, -76, 140, 76)
      p.tint('coral').poly('-88,-76 -54,-104 88,-104 52,-76')
      p.tint('brick').poly('52,-76 88,-104 88,-30 52,0')
      for (const x of [-50, 16]) {
        p.tint('coral').card(x - 22, -100, 48, 22, 6)
        p.tint('vermilion').ell(x + 2, -100, 24, 10)
      }
    },
  }),
  thing({
    name: 'jigsaw piece',
    size: [170, 165],
    habitat: 'hand',
    points: { grip: [0, -80] },
    back: (p) => p.tint('sap').within(-20, 0, 0, 1, () => p.blob(jigsaw)),
  }),
  thing({
    name: 'puzzle',
    size: [260, 220],
    points: { grip: [0, -100] },
    back(p) {
      p.tint('straw').card(-126, -212, 252, 208, 6)
      p.tint('sun').ell(60, -160, 30)
      p.tint('leaf').blob('-124,-90! -60,-130 0,-96 60,-120 124,-84! 124,-8! -124,-8!')
      p.line('-42,-212 -42,-172 -26,-168 -28,-148 -42,-150 -42,-108 -58,-104 -58,-86 -42,-88 -42,-6')
      p.line('42,-212 42,-176 28,-172 28,-152 42,-154 42,-108 58,-106 58,-86 42,-88 42,-6')
      p.line('-124,-142 -92,-142 -88,-158 -70,-156 -72,-142 -8,-142 -8,-126 10,-126 10,-142 124,-142')
      p.line(
        '-124,-72 -96,-72 -92,-58 -72,-60 -74,-72 -10,-72 -8,-86 12,-86 12,-72 72,-72 76,-58 96,-60 94,-72 124,-72',
      )
    },
  }),
  thing({
    name: 'video game',
    size: [240, 150],
    habitat: 'hand',
    points: { grip: [-104, -50], grip2: [104, -50] },
    back(p) {
      p.tint('cerulean').card(-118, -146, 60, 142, 24).tint('vermilion').card(58, -146, 60, 142, 24)
      p.tint('slate').card(-72, -146, 144, 142, 8)
      p.tint('glass').card(-58, -128, 116, 106, 6)
      p.tint('leaf').blob('-56,-50! -20,-62 20,-46 56,-58! 56,-24! -56,-24!')
      p.tint('gamboge')
      star(p, 14, -92, 22)
      p.tint('white')
      button(p, -94, -104, 13)
      button(p, 94, -62, 13)
      p.ink(94, -112, 6).ink(-94, -56, 6)
    },
  }),
  thing({
    name: 'fidget toy',
    size: [170, 160],
    habitat: 'hand',
    points: { grip: [0, -74] },
    back(p) {
      p.tint('violet').fuse(() => {
        p.ell(0, -74, 34)
        for (const a of [-90, 30, 150]) p.ell(...around(0, -74, 48, a), 36)
      })
      p.tint('stone').ell(0, -74, 20)
      for (const a of [-90, 30, 150]) p.tint('aqua').ell(...around(0, -74, 50, a), 20)
    },
  }),
  thing({
    name: 'yo-yo',
    size: [110, 220],
    habitat: 'hand',
    points: { grip: [0, -214], tie: [0, -110], hook: [0, -214] },
    back(p) {
      p.line('0,-190 4,-150 0,-108')
      p.tint('sand').ell(0, -202, 13)
      p.tint('vermilion').ell(0, -54, 53)
      p.tint('gamboge').ell(0, -54, 35)
      p.tint('white')
      star(p, 0, -53, 21)
    },
  }),
  thing({
    name: 'spinning top',
    size: [176, 200],
    points: { grip: [0, -188], tip: [0, 0] },
    back(p) {
      p.tint('stone').poly('-9,-14 9,-14 3,0 -3,0')
      p.tint('bark').card(-8, -182, 16, 44, 6)
      p.tint('vermilion').ell(0, -186, 18, 14)
      p.tint('vermilion').blob('-84,-72! -44,-58 0,-54 44,-58 84,-72! 70,-44 38,-26 11,-10! -11,-10! -38,-26 -70,-44')
      p.line('-64,-42 -34,-32 0,-29 34,-32 64,-42')
      p.tint('cerulean').blob('-88,-96! -76,-124 -40,-144 0,-149 40,-144 76,-124 88,-96! 44,-82 0,-78 -44,-82')
      for (const s of [-1, 1]) {
        p.line(`${s * 12},-148 ${s * 20},-116 ${s * 22},-79`)
        p.line(`${s * 32},-146 ${s * 52},-122 ${s * 62},-87`)
      }
      p.tint('gamboge').blob('-88,-96! -44,-82 0,-78 44,-82 88,-96! 86,-72! 44,-58 0,-54 -44,-58 -86,-72!')
      if (!p.fits(20)) return
      p.tint('white')
      star(p, 0, -66, 11, 0.5)
      for (const s of [-1, 1]) star(p, s * 34, -69, 10, 0.5)
      for (const s of [-1, 1]) star(p, s * 66, -78, 9, 0.5)
    },
  }),
  thing({
    name: 'jack-in-the-box',
    size: [220, 320],
    points: { handle: [112, -70], headTop: [0, -300], rim: [0, -124] },
    hollow: [-70, -300, 70, -110],
    back(p) {
      p.tint('coral').poly('-84,-122 84,-122 100,-164 -100,-164')
      p.tint('stone')
      for (const y of [-128, -148, -168]) p.bar(`-24,${y} 24,${y - 10}`, 6)
      p.tint('apricot').ell(0, -220, 48)
      p.tint('violet').blob('-46,-234! -52,-300 -84,-306! -40,-316 0,-286 40,-316 84,-306! 52,-300 46,-234! 0,-252')
      p.tint('gamboge').ell(-84, -304, 12).ell(84, -304, 12)
      face(p, 0, -216, 40)
      p.tint('white').blob('-50,-176! -30,-190 0,-184 30,-190 50,-176! 34,-160 0,-166 -34,-160')
    },
    front(p) {
      p.tint('cerulean').box4(-90, -126, 180, 126)
      p.tint('gamboge')
        .poly('-90,-126 -50,-126 -90,-86')
        .poly('90,-126 50,-126 90,-86')
        .poly('-90,0 -50,0 -90,-40')
        .poly('90,0 50,0 90,-40')
      p.tint('straw')
      star(p, 0, -60, 40)
      p.tint('slate').bar('92,-66 112,-66! 112,-96', 5).ell(112, -102, 12)
    },
  }),
  thing({
    name: 'dice',
    size: [200, 130],
    habitat: 'hand',
    points: { grip: [0, -60] },
    back(p) {
      cube(p, -98, 0, 78, ['white', 'white', 'stone'])
      p.ink(-78, -58, 6)
        .ink(-40, -58, 6)
        .ink(-59, -39, 6)
        .ink(-78, -20, 6)
        .ink(-40, -20, 6)
        .ink(-46, -91, 6, 4)
        .ink(-6, -52, 4, 6)
      p.tint('vermilion').within(56, -36, 14, 1, () => {
        p.card(-34, -34, 68, 68, 12)
        p.ink(-16, -16, 6).ink(16, 16, 6).ink(0, 0, 6)
      })
    },
  }),
  thing({
    name: 'play dough',
    size: [240, 130],
    points: { grip: [60, -40] },
    back(p) {
      p.tint('gamboge').card(-110, -110, 90, 110, 12)
      p.tint('white').card(-104, -78, 78, 46, 8)
      p.tint('vermilion').card(-118, -126, 106, 30, 10)
      p.tint('rose').blob('0,-2! -6,-34 20,-60 50,-52 70,-76 100,-60 116,-30 110,-2!')
      p.tint('white')
      star(p, -65, -54, 20)
      p.line('30,-34 50,-28').line('76,-44 92,-36')
    },
  }),
]
