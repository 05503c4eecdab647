import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { STRUNG_OUT, strungOut } from '../holidays/strung.ts'
import { adorn, around, button, heart, leaf, said, segments, star, steps } from '../kit.ts'
import { panes } from './panes.ts'

const WARM = ['rose', 'straw', 'aqua', 'lilac', 'apricot', 'mint', 'sky', 'blush'] as const

export const COZY: Thing[] = [
  thing({
    name: 'pillow',
    size: [240, 150],
    points: { seat: [0, -110], grip: [-80, -60], grip2: [80, -60] },
    tops: [[-80, 80, -124]],
    back(p, spot) {
      p.tint('lilac').blob('-118,-148! -60,-130 60,-130 118,-148! 108,-74 118,-2! 60,-18 -60,-18 -118,-2! -108,-74')
      p.line('-106,-136 -84,-112').line('106,-136 84,-112').line('-106,-12 -84,-36').line('106,-12 84,-36')
      p.tint('cream').blob('-88,-116! -40,-106 40,-106 88,-116! 82,-74 88,-32! 40,-42 -40,-42 -88,-32! -82,-74')
      p.tint('straw')
      if (said(spot, 'striped')) for (const x of [-50, 0, 50]) p.line(`${x},-128 ${x},-20`)
      else star(p, 0, -72, 28)
    },
  }),
  thing({
    name: 'cushion',
    size: [270, 104],
    points: { seat: [0, -86], grip: [-100, -46], grip2: [100, -46] },
    tops: [[-92, 92, -86]],
    back(p) {
      p.tint('straw')
      for (const s of [-1, 1]) p.blob(`${s * 112},-48! ${s * 138},-62 ${s * 132},-46 ${s * 140},-28 ${s * 114},-38!`)
      p.tint('lilac').blob('-122,-44! -104,-72 -56,-90 0,-93 56,-90 104,-72 122,-44! 104,-12 56,-1 0,0 -56,-1 -104,-12')
      p.line('-121,-45 -64,-34 0,-31 64,-34 121,-45')
      p.tint('cream')
      for (const x of [-58, 0, 58]) if (p.fits(20)) star(p, x, x ? -17 : -15, 10, 0.5)
    },
  }),
  thing({
    name: 'blanket',
    size: [300, 130],
    points: { grip: [-100, -60], grip2: [100, -60], seat: [0, -120] },
    tops: [[-120, 120, -122]],
    back(p) {
      p.tint('cerulean').card(-140, -44, 280, 44, 22)
      p.tint('sky').card(-136, -84, 272, 44, 22)
      p.tint('cerulean').card(-130, -124, 260, 44, 22)
      p.tint('straw').blob('-60,-124! 60,-124! 64,-20 56,4! 40,-6 20,4! 0,-6 -20,4! -40,-6 -58,4! -64,-20')
      p.tint('coral')
      heart(p, 0, -66, 28)
    },
  }),
  thing({
    name: 'rug',
    size: [460, 100],
    points: { deck: [0, -46], seat: [0, -46] },
    tops: [[-190, 190, -46]],
    back(p) {
      p.tint('coral').ell(0, -50, 226, 48)
      segments(p, 0, -50, [226, 48], [184, 36], 16)
      p.tint('cream').ell(0, -50, 184, 36)
      p.tint('teal').ell(0, -50, 138, 25)
      p.tint('straw').ell(0, -50, 74, 13)
    },
  }),
  thing({
    name: 'picnic blanket',
    size: [480, 120],
    points: { deck: [0, -56], seat: [0, -56] },
    tops: [[-180, 180, -56]],
    back(p) {
      const row = (t: number) => ({ half: 170 + t * 66, y: -112 + t * 106 })
      for (let j = 0; j < 3; j++)
        for (let i = 0; i < 6; i++) {
          const [a, b] = [row(j / 3), row((j + 1) / 3)]
          const at = (half: number, k: number) => -half + (2 * half * k) / 6
          p.tint((i + j) % 2 ? 'white' : 'vermilion').poly([
            [at(a.half, i), a.y],
            [at(a.half, i + 1), a.y],
            [at(b.half, i + 1), b.y],
            [at(b.half, i), b.y],
          ])
        }
    },
  }),
  thing({
    name: 'quilt',
    size: [300, 300],
    points: { grip: [-140, -280], grip2: [140, -280], hook: [0, -296] },
    back(p, spot) {
      p.tint('cream').card(-148, -296, 296, 296, 14)
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 4; i++) {
          const [x, y] = [-132 + i * 66, -280 + j * 66]
          p.tint(WARM[(i * 3 + j * 5) % WARM.length] as string).box4(x, y, 66, 66)
          p.tint(WARM[(i * 3 + j * 5 + 3) % WARM.length] as string)
          const kind = spot.detail === 'simple' ? 3 : (i + j * 2) % 4
          if (kind === 0) heart(p, x + 33, y + 33, 21)
          else if (kind === 1) star(p, x + 33, y + 34, 25, 0.5)
          else if (kind === 2) p.poly(`${x + 33},${y + 8} ${x + 58},${y + 33} ${x + 33},${y + 58} ${x + 8},${y + 33}`)
        }
    },
  }),
  thing({
    name: 'towel',
    size: [160, 230],
    points: { grip: [-70, -216], grip2: [70, -216], hook: [0, -226] },
    back(p, spot) {
      p.tint('aqua').blob('-76,-224! 76,-224! 76,-14! -76,-14!')
      p.tint('white').box4(-76, -70, 152, 24)
      p.tint('coral').box4(-76, -196, 152, 24)
      p.tint('white').box4(-76, -116, 152, 24)
      for (const x of steps(-60, 60, 6)) p.line(`${x},-14 ${x},0`)
      adorn(p, spot, -70, -176, 70, -76)
    },
  }),
  thing({
    name: 'curtain',
    size: [340, 400],
    habitat: 'wall',
    points: { handle: [-90, -180], low: [0, -390], hook: [0, -390] },
    hollow: [-60, -370, 60, -10],
    back(p) {
      p.tint('bark').bar('-150,-388 150,-388', 8)
      p.ell(-160, -388, 14).ell(160, -388, 14)
    },
    front(p, spot) {
      if (spot.attributes?.includes('closed')) {
        for (const s of [-1, 1]) {
          p.tint('coral').blob(
            `${s * 150},-384! 0,-384! 0,-4! ${s * 40},-12 ${s * 80},-2 ${s * 120},-12 ${s * 156},-4!`,
          )
          for (const x of [40, 80, 118]) p.line(`${s * x},-380 ${s * (x + 4)},-200 ${s * x},-14`)
        }
        return
      }
      for (const s of [-1, 1]) {
        p.tint('coral').blob(
          `${s * 148},-384! ${s * 20},-384! ${s * 34},-280 ${s * 104},-180! ${s * 96},-80 ${s * 84},-4! ${s * 152},-4! ${s * 150},-180`,
        )
        p.line(`${s * 66},-380 ${s * 84},-280 ${s * 118},-200`).line(`${s * 108},-380 ${s * 122},-270 ${s * 132},-200`)
        p.line(`${s * 118},-160 ${s * 112},-10`).line(`${s * 138},-160 ${s * 134},-10`)
        p.tint('gamboge').card(s * 126 - 32, -196, 64, 26, 10)
      }
    },
  }),
  thing({
    name: 'windowsill',
    size: [360, 330],
    habitat: 'wall',
    points: { seat: [0, -40], deck: [0, -40] },
    tops: [[-160, 160, -42]],
    back(p, spot) {
      panes(p, spot)
      p.tint('bark').card(-178, -44, 356, 30, 8)
      p.card(-150, -16, 300, 16, 5)
    },
  }),
  thing({
    name: 'string lights',
    size: [420, 120],
    habitat: 'wall',
    points: { tie: [-206, -112], hook: [206, -112], low: [0, -60] },
    back(p, s) {
      if (said(s, STRUNG_OUT)) return strungOut(p, 412, -112)
      p.line('-206,-112 -140,-80 -70,-64 0,-60 70,-64 140,-80 206,-112')
      const bright = ['vermilion', 'gamboge', 'cerulean', 'sap', 'violet']
      for (const [i, x] of [-164, -100, -34, 34, 100, 164].entries()) {
        const y = -60 - (x * x) / 820
        p.line(`${x},${y} ${x},${y + 10}`, p.at.sw * 2)
        p.tint(bright[i % 5] as string).within(x, y + 10, 0, 1, () => p.blob(both('0,0! 12,4 19,24 0,48!')))
      }
    },
  }),
  thing({
    name: 'bubble',
    size: [100, 100],
    habitat: 'air',
    points: { grip: [0, -50] },
    hollow: [-36, -86, 36, -14],
    back(p) {
      p.tint('mist').ell(0, -50, 48)
      p.tint('white').blob('-34,-52 -30,-70 -12,-84 -6,-76 -20,-66 -26,-50')
    },
  }),
  thing({
    name: 'fishbowl',
    size: [220, 210],
    points: { rim: [0, -196], grip: [-90, -90], grip2: [90, -90] },
    hollow: [-70, -140, 70, -40],
    back(p) {
      p.tint('glass').blob(both('0,-200! 60,-200! 64,-186 104,-130 104,-70 60,-6 0,0'))
      p.tint('water').blob('-96,-148! -48,-140 0,-150 48,-140 96,-148! 104,-70 60,-6 0,0 -60,-6 -104,-70')
      p.tint('sand').blob('-84,-30! -40,-36 0,-28 40,-36 84,-30! 60,-6 0,0 -60,-6')
      p.tint('weed').blob('-62,-32! -74,-70 -58,-104! -50,-70 -44,-32!')
      p.tint('fish').poly('-16,-90 -46,-110 -42,-88 -46,-66').blob('56,-90 30,-116 -10,-108 -24,-88 -8,-70 30,-66')
      p.ink(36, -96, 5)
      p.tint('mist')
      button(p, 66, -120, 9)
      p.tint('glass').card(-70, -210, 140, 18, 8)
    },
  }),
  thing({
    name: 'aquarium',
    size: [380, 240],
    points: { rim: [0, -230] },
    hollow: [-160, -190, 160, -50],
    back(p) {
      p.tint('glass').card(-180, -228, 360, 222, 8)
      p.tint('water').blob('-178,-196! -100,-186 0,-198 100,-186 178,-196! 178,-30! -178,-30!')
      p.tint('weed')
        .blob('-140,-36! -156,-90 -134,-150! -124,-90 -112,-36!')
        .blob('-100,-36! -112,-74 -94,-110! -84,-74 -78,-36!')
      p.tint('stone').blob('60,-30! 60,-80 90,-106 130,-96 146,-30!').blob('90,-30! 90,-56 106,-64 118,-30!')
      p.tint('sand').blob('-178,-46! -100,-56 0,-40 100,-50 178,-44! 178,-8! -178,-8!')
      for (const [x, y, tint] of [
        [-30, -140, 'orange'],
        [70, -156, 'gamboge'],
        [10, -90, 'violet'],
      ] as const)
        p.tint(tint).within(x, y, 0, 1, () => {
          p.poly('-20,0 -44,-16 -40,0 -44,16').blob('36,0 14,-22 -22,-4 -22,4 14,22').ink(18, -4, 4)
        })
      p.tint('slate').card(-188, -240, 376, 20, 6).card(-188, -20, 376, 20, 6)
    },
  }),
  thing({
    name: 'terrarium',
    size: [220, 250],
    points: { rim: [0, -220], grip: [-80, -90], grip2: [80, -90] },
    hollow: [-70, -180, 70, -50],
    back(p) {
      p.tint('glass').blob(both('0,-226! 46,-226! 50,-206 100,-150 104,-60 70,-4 0,0'))
      leaf(p, -30, -60, 84, -110)
      leaf(p, 24, -60, 76, -66)
      leaf(p, 0, -60, 60, -90, 'sap')
      p.tint('vermilion').blob('46,-78! 50,-104 74,-108 86,-84!').tint('cream').blob('58,-80! 74,-80! 72,-50! 60,-50!')
      p.tint('leaf').blob('-96,-64! -50,-76 0,-62 50,-74 98,-62! 90,-38 -90,-38')
      p.tint('bark').blob('-94,-44! 0,-34 94,-44! 70,-4 0,0 -70,-4')
      p.tint('bark').card(-54, -250, 108, 30, 10)
    },
  }),
  thing({
    name: 'birdcage',
    size: [220, 320],
    points: { hook: [0, -316], grip: [0, -310], door: [0, -80], rim: [0, -40] },
    hollow: [-76, -230, 76, -40],
    back(p) {
      p.tint('bark').bar('-60,-120 60,-120', 6)
    },
    front(p) {
      p.line('0,-292 0,-30').line('-22,-286 -50,-230 -50,-30').line('22,-286 50,-230 50,-30')
      p.line('-14,-290 -70,-270 -96,-210 -96,-30').line('14,-290 70,-270 96,-210 96,-30')
      p.tint('gamboge').bar('-98,-200 98,-200', 6)
      p.card(-108, -38, 216, 38, 10)
      p.bar('0,-288 -10,-306 0,-316 10,-306 0,-290', 4)
    },
  }),
  thing({
    name: 'hamster wheel',
    size: [230, 240],
    points: { seat: [0, -36], deck: [0, -36], rim: [0, -28] },
    hollow: [-80, -210, 80, -24],
    back(p) {
      p.tint('cerulean').ell(0, -130, 106)
      p.tint('mist').ell(0, -130, 90)
      for (let i = 0; i < 8; i++) p.line([around(0, -130, 18, i * 45 + 22), around(0, -130, 90, i * 45 + 22)])
      p.tint('bark').bar('0,-130 -70,-10', 7).bar('0,-130 70,-10', 7)
      p.tint('gamboge').ell(0, -130, 18)
    },
    // Who runs is before the stand, behind the near edge of the wheel.
    front(p) {
      p.tint('cerulean').blob('-86,-68! -50,-34 0,-24 50,-34 86,-68! 96,-58! 56,-14 0,-2 -56,-14 -96,-58!')
      p.tint('bark').card(-100, -18, 200, 18, 8)
    },
  }),
  thing({
    name: 'piggy bank',
    size: [220, 180],
    points: { rim: [0, -160], grip: [0, -80] },
    back(p) {
      p.tint('pink').card(-70, -44, 36, 44, 8).card(34, -44, 36, 44, 8)
      p.line('-96,-96 -114,-104 -106,-120 -98,-108')
      p.blob('-98,-94 -76,-140 -10,-160 60,-144 92,-100 84,-50 30,-20 -50,-22 -90,-54')
      p.blob('36,-146! 44,-180 72,-160 78,-130!')
      p.tint('rose').ell(88, -86, 20, 26)
      p.ink(84, -92, 3.5).ink(84, -80, 3.5).ink(56, -106, 6)
      p.line('-32,-144 12,-146')
      p.tint('gamboge').ell(-10, -168, 24)
    },
  }),
]
