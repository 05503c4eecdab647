/** Tools with a motor, and what sites and yards are known by. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { flame, steps, wheel } from '../kit.ts'

export const POWER_TOOLS: Thing[] = [
  thing({
    name: 'chainsaw',
    size: [400, 160],
    habitat: 'hand',
    lengthwise: true,
    points: { grip: [-150, -96], grip2: [-50, -146], tip: [190, -66] },
    back(p) {
      p.tint('stone').blob('0,-92! 160,-92 192,-80 196,-66 188,-50 160,-42 0,-42!')
      for (const x of steps(20, 164, 7)) p.tint('slate').poly(`${x - 8},-92 ${x + 6},-92 ${x + 8},-104`)
      for (const x of steps(24, 160, 6)) p.tint('slate').poly(`${x + 8},-42 ${x - 6},-42 ${x - 8},-30`)
      p.tint('white').ell(170, -67, 11)
      p.line('16,-67 140,-67')
      p.tint('slate').bar('-76,-100 -74,-140 -30,-146 4,-112', 8)
      p.tint('slate').bar('-90,-110 -176,-106 -190,-60 -168,-24 -90,-22', 12)
      p.tint('orange').blob('-108,-20! -112,-110 -96,-122 -10,-120 14,-104 18,-24! 0,-12 -96,-10')
      p.tint('cream').card(-92, -100, 60, 34, 8)
      p.tint('slate').ell(-26, -52, 26)
      p.tint('stone').ell(-26, -52, 10)
    },
  }),
  thing({
    name: 'leaf blower',
    size: [420, 170],
    habitat: 'hand',
    lengthwise: true,
    points: { grip: [-100, -150], grip2: [-40, -150], tip: [206, -36] },
    back(p) {
      p.tint('slate').blob('-10,-104! 120,-72 200,-56! 208,-12! 120,-24 -10,-42!')
      p.line('50,-88 50,-36').line('128,-70 128,-24')
      p.tint('slate').bar('-150,-110 -130,-150 -40,-152 -16,-116', 11)
      p.tint('orange').blob('-190,-60 -176,-108 -130,-124 -20,-122 14,-104 18,-40 -20,-14 -130,-6 -176,-22')
      p.tint('slate').ell(-100, -64, 38)
      for (const y of [-80, -64, -48]) p.line(`-126,${y} -74,${y}`)
      p.tint('cream').card(-44, -84, 44, 38, 8)
    },
  }),
  thing({
    name: 'pliers',
    size: [140, 300],
    habitat: 'hand',
    points: { grip: [0, -80], tip: [0, -292] },
    back(p) {
      p.tint('vermilion').bar('-6,-168 -44,-100 -50,-20', 15).bar('6,-168 44,-100 50,-20', 15)
      p.tint('stone')
        .blob('-4,-286! -30,-262 -40,-196 -20,-156 18,-164! -2,-210!')
        .blob('4,-286! 30,-262 40,-196 20,-156 -18,-164! 2,-210!')
      p.ell(0, -182, 16)
      p.line('-14,-256 -6,-250').line('14,-256 6,-250').line('-16,-238 -6,-232').line('16,-238 6,-232')
    },
  }),
  thing({
    name: 'welding torch',
    size: [260, 150],
    habitat: 'hand',
    lengthwise: true,
    points: { grip: [-80, -110], tip: [104, -40] },
    back(p) {
      p.tint('slate').bar('-124,-112 -40,-108', 15)
      p.tint('gamboge').bar('-36,-108 20,-104 60,-70', 8)
      p.tint('stone').poly('50,-80 70,-64 84,-44 70,-40')
      for (const a of [0, 40, 80, -40, 120]) p.within(92, -34, a + 100, 1, () => flame(p, 0, -10, 30))
    },
  }),
  thing({
    name: 'concrete mixer',
    size: [330, 340],
    points: { grip: [140, -236], tip: [-70, -250], rim: [-96, -262], handle: [140, -180], mouth: [-96, -262] },
    back(p) {
      p.tint('stone').bar('-90,-10 -30,-150', 9).bar('110,-40 30,-150', 9).bar('-110,-12 120,-40', 9)
      p.tint('orange').within(10, -196, -38, 1, () => {
        p.blob('-120,-40! -90,-48 -40,-92 20,-98 70,-80 96,-40 100,0 96,40 70,80 20,98 -40,92 -90,48 -120,40!')
        p.line('-40,-90 -30,0 -40,90').line('20,-98 32,0 20,98')
        p.tint('slate').ell(-120, 0, 20, 44)
        p.tint('stone').ell(-121, 8, 12, 28)
      })
      p.tint('vermilion').card(64, -186, 78, 76, 10)
      for (const y of [-166, -148, -130]) p.line(`78,${y} 128,${y}`)
      p.tint('slate').bar('34,-150 126,-214', 6)
      p.tint('slate').ell(140, -226, 32)
      p.tint('stone').ell(140, -226, 16)
      wheel(p, 110, -44, 44)
      p.tint('slate').card(-124, -18, 62, 18, 6)
    },
  }),
  thing({
    name: 'rain barrel',
    size: [250, 420],
    points: { grip: [70, -70], rim: [0, -260], top: [0, -266], tip: [84, -60] },
    back(p) {
      p.tint('stone').bar('-40,-414 -40,-330 -10,-300 -10,-268', 13)
      p.tint('sky').blob('-10,-266! -18,-254 -16,-246 -4,-246 -2,-254')
    },
    front(p) {
      p.tint('bark').blob('-94,-252! 94,-252! 116,-180 116,-84 94,-8! 60,0 -60,0 -94,-8! -116,-84 -116,-180')
      p.tint('sky').ell(0, -252, 94, 22)
      p.line('-40,-252 -12,-258 16,-252').line('20,-246 44,-250')
      for (const x of [-52, 0, 52]) p.line(`${x},${-230} ${x * 1.2},-130 ${x},-6`)
      p.tint('stone').poly('-112,-206 112,-206 117,-176 -117,-176').poly('-117,-72 117,-72 110,-44 -110,-44')
      p.tint('gamboge').bar('30,-106 78,-106 78,-86', 8)
      p.bar('52,-116 52,-128', 5)
      p.tint('sky').blob('78,-70! 86,-52 78,-42 70,-52')
    },
  }),
]
