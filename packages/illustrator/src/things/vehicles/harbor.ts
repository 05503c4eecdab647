/** What goes in and out of a harbor, and boats for play. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { steps } from '../kit.ts'

export const HARBOR: Thing[] = [
  thing({
    name: 'ferry',
    size: [560, 330],
    habitat: 'water',
    points: {
      seat: [-20, -210],
      deck: [-20, -210],
      tie: [262, -120],
      waterline: [0, -36],
      rim: [0, -230],
      wheel: [40, -290],
    },
    hollow: [-150, -246, 130, -196],
    back(p) {
      p.tint('glass').card(-190, -214, 360, 90, 8)
      // Cars on the deck, seen through the openings of its side.
      for (const [x, tint] of [
        [-118, 'vermilion'],
        [-8, 'gamboge'],
        [98, 'leaf'],
      ] as const) {
        p.tint(tint).blob(
          `${x - 42},-126! ${x - 40},-152 ${x - 24},-156 ${x - 14},-178 ${x + 18},-178 ${x + 28},-156 ${x + 42},-150 ${x + 44},-126!`,
        )
        p.tint('white').blob(`${x - 10},-158! ${x - 4},-170! ${x + 12},-170! ${x + 18},-158!`)
      }
    },
    front(p) {
      p.tint('vermilion').poly('-130,-262 -124,-322 -76,-322 -70,-262')
      p.tint('white').poly('-127,-284 -125,-304 -75,-304 -73,-284')
      p.tint('white').card(-30, -316, 130, 58, 10)
      p.tint('glass').card(-16, -304, 46, 30, 6).card(42, -304, 46, 30, 6)
      p.tint('white').card(-176, -266, 326, 58, 10)
      p.tint('glass')
      for (const x of steps(-144, 118, 6)) p.ell(x, -236, 14)
      p.tint('cream').frame('-214,-108! -214,-214! 206,-214! 206,-108!', [
        '-178,-124! -178,-194! -62,-194! -62,-124!',
        '-50,-124! -50,-194! 52,-194! 52,-124!',
        '64,-124! 64,-194! 172,-194! 172,-124!',
      ])
      p.tint('stone').poly('206,-112 214,-112 270,-190 256,-196')
      p.tint('cerulean').blob('-262,-112! 246,-112! 272,-118! 236,-40 206,0! -216,0! -246,-40')
      p.tint('white').poly('-256,-74 252,-74 244,-52 -250,-52')
    },
  }),
  thing({
    name: 'tugboat',
    size: [400, 340],
    habitat: 'water',
    points: {
      seat: [40, -126],
      wheel: [84, -164],
      deck: [-120, -104],
      tie: [-186, -116],
      hook: [-186, -116],
      waterline: [0, -34],
      rim: [40, -150],
    },
    hollow: [0, -246, 98, -140],
    back: (p) => p.tint('glass').box4(-14, -256, 126, 122),
    front(p) {
      p.tint('vermilion').poly('-100,-180 -94,-326 -40,-326 -34,-180')
      p.tint('slate').poly('-98,-286 -96,-326 -40,-326 -38,-286')
      p.tint('white').frame('-26,-104! -26,-264! 122,-264! 122,-104!', ['-8,-142! -8,-248! 104,-248! 104,-142!'])
      p.tint('gamboge').card(-40, -284, 178, 24, 10)
      p.tint('white').card(-120, -182, 100, 80, 8)
      p.tint('glass').ell(-72, -142, 20)
      p.tint('brick').blob('-196,-124! -100,-100! 110,-104! 190,-152! 186,-70 152,0! -156,0! -190,-50')
      p.tint('slate').blob('-190,-52! 182,-52! 168,-24 152,0! -156,0! -178,-24')
      p.tint('slate')
      for (const x of [-126, -50, 26, 100]) p.ell(x, -74, 25)
      p.tint('brick')
      for (const x of [-126, -50, 26, 100]) p.ell(x, -74, 10)
      p.tint('slate').ell(184, -112, 20, 32, 12)
    },
  }),
  thing({
    name: 'container ship',
    size: [640, 320],
    habitat: 'water',
    points: { seat: [-230, -220], deck: [0, -120], tie: [300, -140], waterline: [0, -36], rim: [-230, -240] },
    back(p) {
      const tints = ['vermilion', 'cerulean', 'gamboge', 'leaf', 'orange', 'violet']
      let n = 0
      for (const [row, y] of [-168, -218, -268].entries())
        for (const x of steps(-150, 190, 5)) {
          if (row === 2 && (x > 150 || x < -100)) continue
          p.tint(tints[n++ % tints.length] ?? 'orange').box4(x - 40, y, 80, 48)
          for (const q of [-20, 0, 20]) p.line(`${x + q},${y + 8} ${x + q},${y + 40}`)
        }
      p.tint('vermilion').poly('-280,-256 -276,-312 -244,-312 -240,-256')
      p.tint('white').card(-286, -262, 84, 150, 6)
      p.tint('glass').card(-274, -246, 60, 30, 4)
      for (const y of [-192, -152]) for (const x of [-264, -224]) p.ell(x, y, 12)
      p.tint('slate').blob('-308,-122! 260,-122! 316,-160! 286,-50 250,0! -270,0! -300,-50')
      p.tint('brick').blob('-300,-46! 284,-46! 268,-20 250,0! -270,0! -290,-20')
      p.tint('white').ell(262, -104, 16)
    },
  }),
  thing({
    name: 'jet ski',
    size: [380, 200],
    habitat: 'water',
    points: { seat: [-50, -106], grip: [50, -166], wheel: [50, -166], deck: [-50, -60], waterline: [0, -26] },
    back(p) {
      p.tint('slate').bar('72,-120 48,-166', 7).bar('30,-172 66,-160', 8)
    },
    front(p) {
      p.tint('slate').blob('-140,-86! -136,-112 -60,-112 0,-104 30,-84!')
      p.tint('gamboge').blob('-160,-52! -156,-88 -20,-88 40,-130 80,-136 120,-104 178,-60! 140,-40')
      p.tint('white').blob('-60,-66! 40,-74 76,-112! 96,-92 60,-56')
      p.tint('cerulean').blob('-172,-56! 182,-62! 150,-14 110,0! -140,0! -166,-20')
      p.line('-150,-30 130,-30')
    },
  }),
  thing({
    name: 'paper boat',
    size: [340, 210],
    habitat: 'water',
    points: { seat: [0, -100], deck: [0, -96], rim: [0, -96], grip: [-60, -60], waterline: [0, -22], tie: [160, -110] },
    back(p) {
      p.tint('cloud').poly('0,-204 84,-76 -84,-76')
      p.line('0,-200 0,-80')
    },
    front(p) {
      p.tint('white').poly('-164,-112 -84,-84 84,-84 164,-112 92,-2 -92,-2')
      p.line('-84,-84 0,-4 84,-84')
    },
  }),
  thing({
    name: 'paper airplane',
    size: [340, 190],
    habitat: 'air',
    points: { grip: [-20, -50], tip: [164, -120], seat: [-40, -110] },
    back(p) {
      p.tint('cloud').poly('166,-124 -160,-186 -92,-118')
      p.tint('white').poly('166,-124 -92,-118 -60,-20')
      p.tint('cloud').poly('166,-124 -60,-20 -30,-96')
      p.tint('white').poly('166,-124 -30,-96 40,-36')
    },
  }),
]
