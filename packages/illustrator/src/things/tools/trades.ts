/** What stands at a market, in a dairy, in a tailor's room and on a building site. */
import { type Sketch, thing } from '../../art/thing.ts'
import { button } from '../kit.ts'

/** A girder hung from a hook by two cables: whoever sits on it dangles their legs. */
const beam: Sketch = {
  name: 'steel beam',
  size: [860, 470],
  points: { deck: [0, -200], seat: [0, -200], top: [0, -200], grip: [0, -160], ring: [0, -462] },
  tops: [[-340, 340, -200]],
  back(p) {
    for (const q of [-1, 1])
      p.tint('slate').bar(
        [
          [q * 392, -200],
          [q * 14, -440],
        ],
        11,
      )
    p.tint('gamboge').ell(0, -446, 22)
    p.tint('stone').box4(-430, -204, 860, 26)
    p.tint('mist').box4(-414, -178, 828, 66)
    p.tint('stone').box4(-430, -112, 860, 26)
    p.tint('slate')
    for (const x of [-390, -350, 350, 390]) button(p, x, -145, 15)
  },
}

export const TRADE_THINGS = [
  thing(beam),
  thing({
    name: 'market scale',
    size: [420, 400],
    points: { deck: [-140, -152], top: [-140, -152], seat: [-140, -152], grip: [0, -120] },
    tops: [[-196, -84, -152]],
    back(p) {
      p.tint('gamboge').blob('-84,0! 84,0! 76,-22 36,-34! 18,-44 18,-330! -18,-330! -18,-44 -36,-34! -76,-22')
      p.ell(0, -352, 30)
      for (const q of [-1, 1]) {
        p.line([
          [q * 140, -336],
          [q * 198, -156],
        ])
        p.line([
          [q * 140, -336],
          [q * 82, -156],
        ])
      }
      p.tint('ochre').blob('-156,-322! -150,-346 0,-326 150,-346 156,-322! 140,-318 0,-296 -140,-318')
      p.tint('stone')
      for (const q of [-1, 1]) {
        const x = q * 140
        p.blob(`${x - 66},-154! ${x + 66},-154! ${x + 46},-116 ${x},-106 ${x - 46},-116`)
      }
      p.tint('slate').box4(108, -194, 40, 40)
      p.box4(148, -182, 28, 28)
    },
  }),
  thing({
    name: 'butter churn',
    size: [200, 460],
    points: { grip: [0, -420], top: [0, -454], rim: [0, -230] },
    back(p) {
      p.tint('wood').bar(
        [
          [0, -230],
          [0, -446],
        ],
        9,
      )
      p.tint('wood').blob('-92,0! 92,0! 84,-120 66,-230! -66,-230! -84,-120')
      p.line('-32,-6 -28,-120 -22,-226').line('32,-6 28,-120 22,-226')
      p.tint('stone').blob('-92,-36! 92,-36! 89,-64! -89,-64!').blob('-82,-150! 82,-150! 77,-178! -77,-178!')
      p.tint('straw').card(-76, -250, 152, 26, 10)
    },
  }),
  thing({
    name: 'dress form',
    size: [260, 620],
    points: { grip: [0, -430], top: [0, -610], chest: [0, -460] },
    back(p) {
      p.tint('wood').bar(
        [
          [0, -20],
          [0, -190],
        ],
        11,
      )
      p.blob('-96,0! -90,-22 -24,-44 24,-44 90,-22 96,0!')
      p.tint('cream').blob(
        '-30,-566! -34,-530 -100,-500 -112,-440 -84,-380 -66,-330 -96,-240 -102,-180! 102,-180! 96,-240 66,-330 84,-380 112,-440 100,-500 34,-530 30,-566!',
      )
      p.line('0,-540 6,-440 0,-330 0,-184')
      p.line('-66,-330 0,-318 66,-330')
      p.tint('bark').ell(0, -572, 34, 12)
      p.ell(0, -596, 20, 20)
    },
  }),
  thing({
    name: 'nail polish',
    size: [110, 250],
    habitat: 'hand',
    points: { grip: [0, -190], top: [0, -246], tip: [0, -90] },
    back(p) {
      p.tint('night').blob('-22,-120! 22,-120! 17,-240 0,-248 -17,-240')
      p.line('-12,-150 -10,-226')
      p.tint('vermilion').card(-50, -124, 100, 122, 26)
      p.tint('white').card(-28, -86, 56, 44, 12)
    },
  }),
  thing({
    name: 'baton',
    size: [44, 330],
    habitat: 'hand',
    points: { grip: [0, -40], tip: [0, -326] },
    back(p) {
      p.tint('cream').blob('-7,-60! 7,-60! 3,-326 -3,-326')
      p.tint('bark').blob('0,-4 -20,-24 -14,-54 0,-76 14,-54 20,-24')
    },
  }),
  thing({
    name: 'rubber stamp',
    size: [150, 190],
    habitat: 'hand',
    points: { grip: [0, -140], tip: [0, 0], top: [0, -186] },
    back(p) {
      p.tint('wood').blob('-14,-60! 14,-60! 16,-106 34,-128 36,-160 18,-184 -18,-184 -36,-160 -34,-128 -16,-106')
      p.tint('ochre').card(-68, -64, 136, 40, 10)
      p.tint('slate').box4(-62, -26, 124, 24)
    },
  }),
  thing({
    name: 'hockey puck',
    size: [200, 90],
    points: { top: [0, -66], grip: [0, -40] },
    back(p) {
      p.tint('slate').blob('-96,-60! -96,-26 -60,-8 0,-3 60,-8 96,-26 96,-60!')
      p.ell(0, -60, 96, 27)
      p.ell(0, -60, 54, 13)
    },
  }),
]
