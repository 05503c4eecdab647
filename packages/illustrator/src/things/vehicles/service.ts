import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { arch, steps, wheel } from '../kit.ts'
import { cab, cabHollow, cabInside, cabPoints } from './cab.ts'

export const SERVICE: Thing[] = [
  thing({
    name: 'ambulance',
    size: [440, 274],
    points: { ...cabPoints(72), door: [-204, -120], handle: [-204, -130] },
    hollow: cabHollow(72),
    back: (p) => cabInside(p, 72),
    front(p) {
      cab(p, 72, 'white')
      p.tint('cerulean')
        .blob('-40,-248! -36,-268 -22,-274 -8,-268 -4,-248!')
        .tint('vermilion')
        .blob('12,-248! 16,-268 30,-274 44,-268 48,-248!')
      p.tint('white').card(-206, -252, 280, 212, 14)
      p.tint('coral').box4(-206, -100, 280, 24)
      p.tint('vermilion').poly(
        '-86,-214 -56,-214 -56,-190 -32,-190 -32,-160 -56,-160 -56,-136 -86,-136 -86,-160 -110,-160 -110,-190 -86,-190',
      )
      p.tint('glass').card(-190, -214, 54, 56, 8).card(-6, -214, 58, 56, 8)
      p.tint('stone').card(-212, -54, 290, 18, 8)
      for (const x of [-124, 124]) {
        p.tint('white')
        arch(p, x, -42, 52)
        wheel(p, x, -38, 38)
      }
    },
  }),
  thing({
    name: 'ice cream truck',
    size: [440, 392],
    points: { ...cabPoints(72), deck: [-70, -124] },
    hollow: [-160, -230, 186, -90],
    back(p) {
      p.tint('glass').box4(-172, -220, 210, 104)
      cabInside(p, 72)
    },
    front(p) {
      p.tint('ochre').poly('-90,-306 -10,-306 -50,-240')
      p.tint('pink').fuse(() => {
        p.ell(-50, -330, 42)
        p.ell(-84, -312, 16)
        p.ell(-50, -308, 18)
        p.ell(-16, -312, 16)
      })
      p.tint('vermilion').ell(-50, -376, 15)
      cab(p, 72, 'blush')
      p.tint('blush').frame('-206,-40! -206,-244! -194,-254! 64,-254! 74,-244! 74,-40!', [
        '-166,-124! -166,-204! 32,-204! 32,-124!',
      ])
      p.tint('cream').box4(-182, -124, 230, 16)
      const n = 7
      for (const [i, x] of steps(-186, 22, n).entries())
        p.tint(i % 2 ? 'white' : 'vermilion').blob(`${x},-212! ${x + 34},-212! ${x + 34},-186 ${x + 17},-176 ${x},-186`)
      p.tint('aqua').box4(-206, -84, 280, 20)
      for (const x of [-124, 124]) {
        p.tint('blush')
        arch(p, x, -42, 52)
        wheel(p, x, -38, 38)
      }
    },
  }),
  thing({
    name: 'street sweeper',
    size: [460, 274],
    points: { ...cabPoints(66), deck: [-60, -214] },
    hollow: cabHollow(66),
    back(p) {
      p.tint('gamboge').blob('86,-248! 90,-266 102,-270 114,-266 118,-248!')
      cabInside(p, 66)
    },
    front(p) {
      p.tint('stone').card(-206, -66, 290, 20, 6)
      cab(p, 66, 'leaf')
      p.tint('leaf').blob('-214,-64! -218,-190 -196,-226 -150,-232! 60,-232! 60,-64!')
      p.tint('cream').card(-190, -206, 110, 74, 10)
      for (const y of [-182, -157]) p.line(`-190,${y} -80,${y}`)
      p.tint('gamboge').card(-62, -206, 104, 74, 10)
      p.tint('sky').blob('-10,-196! 6,-172 4,-152 -10,-146 -24,-152 -26,-172')
      p.tint('cream').poly('-217,-112 60,-112 60,-88 -216,-88')
      // The suction hose, and the brooms that turn.
      p.tint('slate').bar('30,-92 36,-50 4,-34', 13)
      for (const y of [-78, -62]) p.line(`20,${y} 47,${y}`)
      for (const x of [-146, 134]) wheel(p, x, -38, 38)
      for (const [x, w] of [
        [-26, 62],
        [204, 46],
      ] as const) {
        p.tint('orange').blob(`${x - w * 0.5},-34! ${x + w * 0.5},-34! ${x + w * 0.86},-2! ${x - w * 0.86},-2!`)
        for (const k of [-0.5, -0.17, 0.17, 0.5]) p.line(`${x + k * w * 0.7},-32 ${x + k * w * 1.2},-3`)
        p.tint('slate').card(x - w * 0.6, -46, w * 1.2, 16, 7)
      }
    },
  }),
  thing({
    name: 'snowplow',
    size: [520, 274],
    points: { ...cabPoints(52), deck: [-80, -190] },
    hollow: cabHollow(52),
    back(p) {
      p.tint('gamboge').blob('72,-248! 76,-266 88,-270 100,-266 104,-248!')
      cabInside(p, 52)
    },
    front(p) {
      p.tint('snow').blob('-196,-182! -160,-214 -110,-222 -40,-214 10,-182!')
      p.tint('stone').card(-210, -62, 280, 20, 6).bar('180,-70 216,-56', 8)
      p.tint('orange').poly('-226,-186 34,-186 34,-76 -196,-76')
      p.line('-218,-164 34,-164').line('-130,-160 -126,-78').line('-50,-160 -50,-78')
      cab(p, 52, 'orange')
      p.tint('gamboge').blob('204,-146! 262,-144! 234,-84 240,-34 270,-4! 212,-2 194,-70!')
      p.line('204,-118 244,-116').line('196,-76 234,-78').line('204,-38 240,-40')
      for (const x of [-142, -56, 110]) wheel(p, x, -40, 40)
      p.tint('snow').blob('222,0! 230,-26 252,-34 268,-16 272,0!')
    },
  }),
  thing({
    name: 'crane',
    size: [640, 420],
    points: { ...cabPoints(60), hook: [332, -208], low: [332, -308], top: [320, -414] },
    hollow: cabHollow(60),
    back: (p) => cabInside(p, 60),
    front(p, spot) {
      p.tint('gamboge').bar('-84,-140 330,-406', 15)
      const lattice = steps(0.04, 0.96, 12).map((t, i) => {
        const side = i % 2 ? 12 : -12
        return [-84 + 414 * t + side * 0.54, -140 - 266 * t + side * 0.84, 1] as const
      })
      p.line(lattice)
      // With something on the hook it is drawn up.
      const drop = spot.attributes?.includes('loaded') ? -100 : 0
      p.line(`330,-400 332,${-254 + drop}`)
      p.within(0, drop, 0, 1, () => {
        p.tint('stone').card(314, -266, 36, 28, 8)
        p.tint('slate').bar('332,-236 332,-220 346,-208 356,-222', 6)
      })
      cab(p, 60, 'gamboge')
      p.tint('gamboge').card(-218, -100, 280, 52, 10)
      p.card(-150, -160, 104, 62, 12)
      p.tint('glass').card(-104, -146, 44, 34, 6)
      p.tint('stone').card(-226, -60, 300, 20, 8)
      for (const x of [-160, -70, 120]) wheel(p, x, -38, 38)
    },
  }),
  thing({
    name: 'van',
    size: [410, 220],
    points: { seat: [60, -92], wheel: [124, -122], door: [50, -80], handle: [-200, -110], rim: [60, -122] },
    hollow: [-150, -190, 140, -84],
    back(p) {
      p.tint('glass').box4(-170, -196, 290, 84).poly('110,-196 156,-112 110,-112')
      p.tint('peach').blob('34,-108! 36,-148 50,-154 64,-146 68,-108!')
      p.tint('slate').bar('116,-142 132,-108', 4)
    },
    front(p) {
      p.tint('sky').frame('-198,-38! -200,-206! -190,-216! 96,-216! 112,-206 152,-128! 196,-104 202,-38!', [
        '-172,-122! -172,-190! -104,-190! -104,-122!',
        '-86,-122! -86,-190! -2,-190! -2,-122!',
        '16,-122! 16,-190! 82,-190! 126,-122!',
      ])
      p.line('8,-208 8,-46')
        .line('-94,-208 -94,-46')
        .line('132,-116 128,-56')
        .line('22,-98 42,-98')
        .line('-200,-84 -98,-84')
      p.tint('straw').ell(182, -84, 13)
      p.tint('coral').card(-204, -104, 22, 28, 8)
      p.tint('stone').card(-206, -50, 414, 18, 8)
      for (const x of [-120, 122]) {
        p.tint('sky')
        arch(p, x, -40, 52)
        wheel(p, x, -38, 38)
      }
    },
  }),
  thing({
    name: 'camper van',
    size: [430, 260],
    points: { seat: [104, -92], wheel: [154, -124], door: [-20, -80], deck: [0, -250], rim: [100, -124] },
    hollow: [-160, -190, 176, -84],
    tops: [[-180, 90, -236]],
    back(p) {
      p.tint('glass').box4(-180, -196, 330, 84).poly('140,-196 186,-112 140,-112')
      p.tint('peach').blob('76,-108! 78,-148 92,-154 106,-146 110,-108!')
      p.tint('slate').bar('146,-142 162,-108', 4)
    },
    front(p) {
      p.tint('vermilion').card(-150, -262, 150, 28, 12)
      p.tint('bark').bar('-160,-236 60,-236', 5)
      p.tint('cream').frame('-208,-104! -208,-212! -190,-232! 106,-232! 136,-218 186,-120! 202,-104!', [
        '-176,-124! -176,-194! -110,-194! -110,-124!',
        '-92,-124! -92,-194! -32,-194! -32,-124!',
        '60,-124! 60,-194! 112,-194! 158,-124!',
      ])
      p.tint('aqua').blob('-210,-36! -210,-106! 200,-106! 212,-84 212,-36!')
      p.tint('white').card(-16, -210, 60, 164, 10)
      p.tint('glass').card(-4, -194, 36, 56, 6)
      p.line('26,-116 36,-116')
      p.tint('pink')
        .blob('-176,-194! -110,-194! -120,-168 -143,-176 -166,-168')
        .blob('-92,-194! -32,-194! -42,-168 -62,-176 -82,-168')
      p.tint('straw').ell(188, -78, 14)
      p.tint('stone').card(-216, -48, 432, 18, 8)
      for (const x of [-124, 126]) {
        p.tint('aqua')
        arch(p, x, -40, 52)
        wheel(p, x, -38, 38)
      }
    },
  }),
  thing({
    name: 'tank',
    size: [440, 240],
    points: { seat: [-10, -168], handle: [-190, -110], tip: [216, -150], rim: [-10, -184] },
    hollow: [-56, -210, 36, -150],
    tops: [[-90, 60, -196]],
    back(p) {
      p.tint('slate').blob('-62,-186! -70,-230 -50,-240 -36,-230 -40,-186!')
      p.tint('slate').ell(-10, -190, 52, 14)
    },
    front(p) {
      p.tint('moss').bar('60,-150 206,-156', 10).card(196, -172, 24, 34, 8)
      p.blob('-110,-108! -104,-166 -70,-190! -58,-186 -10,-178 40,-186 52,-190! 84,-160 92,-108!')
      p.blob('-204,-66! -190,-112 -140,-118 130,-118 184,-100 206,-66!')
      p.tint('gamboge').ell(-10, -144, 22)
      p.tint('slate').blob('-212,-50 -190,-80 190,-80 212,-50 176,-4 110,0 -110,0 -176,-4')
      p.tint('stone')
      for (const x of steps(-150, 150, 5)) p.ell(x, -40, 27)
    },
  }),
]
