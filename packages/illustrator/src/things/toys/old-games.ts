/** Toys and crafts that grandparents had. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { disc, spoked, star } from '../kit.ts'

export const OLD_GAMES: Thing[] = [
  thing({
    name: 'baby rattle',
    size: [150, 320],
    habitat: 'hand',
    points: { grip: [0, -90], mouth: [0, -240] },
    back(p) {
      p.tint('sky').frame(disc(0, -34, 32), [disc(0, -34, 16)])
      p.tint('cream').card(-13, -180, 26, 122, 10)
      p.tint('coral').ell(0, -238, 70)
      p.tint('straw').blob('-70,-240! -30,-224 30,-224 70,-240! 66,-214 -66,-214')
      p.tint('gamboge')
      star(p, 0, -270, 22)
      p.tint('mint').ell(-26, -194, 10).ell(26, -194, 10)
    },
  }),
  thing({
    name: 'stilts',
    size: [200, 480],
    points: { deck: [0, -150], seat: [0, -150], grip: [-60, -380] },
    back(p) {
      for (const x of [-60, 60]) {
        p.tint('wood').card(x - 14, -476, 28, 476, 8)
        p.line(`${x - 4},-440 ${x - 4},-300`).line(`${x + 4},-120 ${x + 4},-30`)
        p.tint('vermilion').blob(`${x},-170! ${x + 56},-170! ${x + 56},-150! ${x + 14},-110!`)
        p.tint('gamboge').card(x - 18, -420, 36, 44, 6)
        p.tint('slate').card(x - 18, -20, 36, 20, 6)
      }
    },
  }),
  thing({
    name: 'diabolo',
    size: [340, 340],
    points: { grip: [-120, -300], low: [0, -60] },
    back(p) {
      p.line('-118,-196 -60,-110 0,-92 60,-110 118,-196')
      for (const m of [-1, 1]) {
        p.tint('wood').bar(`${m * 118},-198 ${m * 150},-330`, 8)
        p.tint('vermilion').blob(
          `0,-100! ${m * 20},-96 ${m * 78},-166! ${m * 96},-166 ${m * 100},-84 ${m * 96},-2 ${m * 78},-2! ${m * 20},-72 0,-68!`,
        )
        p.line(`${m * 78},-162 ${m * 70},-84 ${m * 78},-6`)
      }
      p.tint('stone').card(-14, -104, 28, 40, 8)
    },
  }),
  thing({
    name: 'spinning wheel',
    size: [400, 330],
    points: { wheel: [60, -190], grip: [-120, -230], seat: [-180, -100] },
    back(p) {
      p.tint('wood').bar('-150,-110 -170,-4', 9).bar('150,-96 172,-4', 9).bar('-30,-104 -30,-4', 9)
      spoked(p, 70, -194, 126, 10, 0.84)
      p.tint('wood').poly('-180,-130 180,-106 180,-82 -180,-104')
      p.bar('70,-190 90,-100', 8)
      p.tint('wood').bar('-124,-126 -124,-240', 8).bar('-150,-196 -98,-190', 7)
      p.tint('cream').blob('-124,-320 -152,-290 -158,-246 -124,-228 -90,-246 -96,-290')
      p.line('-140,-280 -110,-270').line('-146,-256 -104,-250')
      p.line('-100,-194 -40,-230')
    },
  }),
  thing({
    name: 'weather vane',
    size: [320, 380],
    points: { top: [0, -370] },
    back(p) {
      p.tint('slate').bar('0,0 0,-240', 9)
      p.bar('-110,-110 110,-110', 6)
      p.tint('gamboge').ell(0, -110, 17).ell(0, -178, 13)
      p.tint('slate').bar('-140,-222 130,-222', 7)
      p.poly('126,-250 160,-222 126,-194')
      p.poly('-160,-254 -120,-222 -160,-190 -136,-222')
      p.tint('vermilion').blob(
        '70,-348! 84,-336 66,-316! 60,-280 20,-244 -30,-246! -60,-270 -76,-330! -46,-316 -30,-296! -10,-292 20,-310 34,-346! 44,-368 60,-366',
      )
      p.tint('coral').blob('34,-350! 30,-370 42,-366 48,-380 58,-366 70,-368 62,-350')
      p.ink(56, -342, 5)
      p.line('-10,-276 20,-274')
      p.tint('stone').poly('-40,0 40,0 24,-30 -24,-30')
    },
  }),
]
