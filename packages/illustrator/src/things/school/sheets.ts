/** What is drawn on a sheet of paper: maps, charts and puzzles. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, heart, star } from '../kit.ts'

export const SHEETS: Thing[] = [
  thing({
    name: 'map',
    size: [260, 190],
    habitat: 'hand',
    points: { grip: [-116, -60], grip2: [116, -60], mid: [0, -95] },
    back(p) {
      p.tint('sand').poly('-126,-172 -42,-188 42,-172 126,-188 126,-18 42,-2 -42,-18 -126,-2')
      p.tint('water').blob('-124,-90! -80,-100 -60,-60 -42,-50! -42,-18! -124,-4!')
      p.line('-42,-188 -42,-18').line('42,-172 42,-2')
      for (const [x, y] of [
        [-20, -110],
        [-2, -128],
        [18, -120],
        [34, -96],
        [56, -84],
      ] as const)
        p.line(`${x},${y} ${x + 8},${y + 6}`)
      p.line('80,-80 104,-58', p.at.sw * 1.3).line('104,-82 80,-56', p.at.sw * 1.3)
      p.tint('leaf').poly('56,-118 80,-168 104,-118')
    },
  }),
  thing({
    name: 'world map',
    size: [380, 230],
    habitat: 'wall',
    points: { mid: [0, -115], hook: [0, -226] },
    back(p) {
      p.tint('water').card(-186, -226, 372, 220, 10)
      p.tint('leaf').blob('-166,-186 -120,-206 -76,-196 -64,-166 -90,-150 -96,-126 -116,-118 -134,-142 -160,-150')
      p.blob('-104,-108 -74,-112 -52,-88 -66,-50 -82,-26 -98,-60')
      p.blob(
        '-12,-150 -2,-178 30,-196 80,-206 140,-198 166,-176 150,-150 128,-132 104,-140 92,-112 70,-142 40,-138 10,-140',
      )
      p.blob('-14,-130 20,-134 48,-112 40,-76 22,-42 6,-74 -16,-100')
      p.blob('110,-84 144,-90 160,-66 140,-48 112,-56')
      p.tint('white').blob('-150,-20! -60,-14 60,-18 150,-20! 150,-8! -150,-8!')
      p.blob('-40,-208 -14,-212 -18,-188 -36,-186')
    },
  }),
  thing({
    name: 'united states map',
    size: [340, 220],
    points: { mid: [0, -110] },
    back(p, spot) {
      p.tint('apricot').blob(
        '-160,-196! -60,-204! 40,-202! 60,-186 76,-196 86,-176! 110,-170 128,-196 150,-210! 158,-186 140,-164 136,-138 120,-116 122,-92 104,-74 108,-40 118,-12! 98,-26 84,-54 50,-56 20,-46 0,-10! -22,-40 -44,-56 -84,-62 -130,-72! -154,-110 -166,-156',
      )
      p.line('-98,-200 -104,-66')
        .line('-40,-204 -44,-58')
        .line('14,-202 20,-48')
        .line('-164,-144 74,-138')
        .line('-136,-100 104,-96')
        .line('62,-184 66,-58')
      p.tint('gamboge')
      if (spot.detail !== 'simple') star(p, 116, -128, 16)
    },
  }),
  thing({
    name: 'maze',
    size: [240, 240],
    points: { mid: [0, -120], door: [-118, -220] },
    back(p) {
      p.tint('white').box4(-118, -238, 236, 236)
      p.line('-118,-198! -38,-198! -38,-158! -78,-158! -78,-118!', p.at.sw).line(
        '2,-238! 2,-158! 42,-158! 42,-198!',
        p.at.sw,
      )
      p.line('118,-198! 82,-198! 82,-118! 2,-118! -38,-118! -38,-78!', p.at.sw).line(
        '-118,-78! -78,-78! -78,-38! 2,-38! 2,-78! 42,-78!',
        p.at.sw,
      )
      p.line('42,-2! 42,-38! 82,-38! 82,-78!', p.at.sw).line('-38,-2! -38,-38!', p.at.sw)
      p.tint('straw')
      if (p.fits(26)) star(p, 100, -19, 17)
    },
  }),
  thing({
    name: 'dot-to-dot',
    size: [220, 220],
    points: { mid: [0, -110] },
    back(p) {
      p.tint('white').card(-108, -216, 216, 214, 10)
      const tips = Array.from({ length: 10 }, (_, i) => around(0, -104, i % 2 ? 40 : 86, i * 36 - 90))
      p.line(tips.slice(0, 5).map(([x, y]) => [x, y, 1] as const))
      for (const [x, y] of tips) p.ink(x, y, 6)
    },
  }),
  thing({
    name: 'weather chart',
    size: [280, 220],
    habitat: 'wall',
    points: { mid: [0, -110], hook: [0, -216] },
    back(p) {
      p.tint('cream').card(-136, -216, 272, 212, 10)
      p.line('-45,-214 -45,-6').line('45,-214 45,-6').line('-134,-176 134,-176').line('-134,-84 134,-84')
      p.tint('sun').ell(-90, -130, 24)
      for (let i = 0; i < 8; i++) p.line([around(-90, -130, 30, i * 45), around(-90, -130, 38, i * 45)])
      p.tint('cloud').fuse(() => {
        for (const [x, y, r] of [
          [-20, -126, 16],
          [0, -138, 20],
          [20, -126, 16],
        ] as const)
          p.ell(x, y, r)
      })
      for (const x of [-16, 4, 24]) p.line(`${x},-104 ${x - 6},-92`)
      p.tint('mist').ell(90, -130, 27)
      for (let i = 0; i < 3; i++) p.within(90, -130, i * 60, 1, () => p.line('-18,0 18,0'))
      for (const x of [-90, 0, 90]) {
        p.tint('vermilion').card(x - 8, -70, 18, 40, 8)
        p.ell(x + 1, -30, 14)
      }
    },
  }),
  thing({
    name: 'food pyramid',
    size: [320, 280],
    points: { mid: [0, -120] },
    back(p) {
      const half = (y: number) => (280 + y) * 0.55
      const rows = [
        [-278, -204, 'rose'],
        [-204, -138, 'apricot'],
        [-138, -70, 'sap'],
        [-70, -4, 'straw'],
      ] as const
      for (const [y0, y1, tint] of rows)
        p.tint(tint).poly([
          [-half(y0), y0],
          [half(y0), y0],
          [half(y1), y1],
          [-half(y1), y1],
        ])
      p.tint('vermilion')
      heart(p, 0, -224, 15)
      p.tint('white').card(-42, -182, 26, 36, 6)
      p.tint('gamboge').poly('6,-144 46,-144 46,-170')
      p.tint('vermilion')
        .ell(-48, -104, 21)
        .tint('orange')
        .poly('-12,-128 14,-128 2,-80')
        .tint('leaf')
        .ell(50, -104, 23)
      p.tint('ochre').blob('-110,-14! -112,-46 -60,-54 -30,-46 -32,-14!')
      p.tint('bark').ell(40, -34, 40, 20)
      p.line('24,-40 32,-28').line('44,-42 52,-30')
      p.tint('ochre').ell(108, -30, 21)
    },
  }),
]
