/** Where things are kept, and where small animals are found: drawers, pockets, cases. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'

export const KEEPING: Thing[] = [
  thing({
    name: 'dresser',
    size: [280, 310],
    points: { rim: [0, -206], deck: [0, -300], grip: [-60, -172], grip2: [60, -172] },
    hollow: [-96, -290, 96, -150],
    tops: [[-132, 132, -306]],
    back(p) {
      p.tint('bark').card(-118, -26, 34, 26, 4).card(84, -26, 34, 26, 4)
      p.tint('bark').box4(-126, -294, 252, 276)
      p.tint('wood').card(-138, -310, 276, 24, 8)
      for (const y of [-124, -68]) {
        p.tint('wood').card(-110, y, 220, 46, 6)
        p.tint('gamboge')
          .ell(-56, y + 23, 9)
          .ell(56, y + 23, 9)
      }
      p.tint('umber').box4(-112, -226, 224, 60)
    },
    front(p) {
      p.tint('wood').card(-124, -208, 248, 76, 8)
      p.tint('gamboge').ell(-62, -170, 11).ell(62, -170, 11)
      p.line('-110,-196 110,-196')
    },
  }),
  thing({
    name: 'pocket',
    size: [320, 330],
    habitat: 'ground',
    points: { rim: [20, -206], grip: [0, -160] },
    hollow: [-66, -320, 106, -60],
    back(p) {
      p.tint('cerulean').blob(
        '-150,-300! -104,-322 0,-328 110,-322 154,-296! 146,-200 158,-90 150,-6! 70,2 -20,-8 -90,2 -152,-8! -140,-110 -156,-210',
      )
      p.line('-104,-320 -98,-200 -106,-90 -98,-2')
      p.tint('gamboge')
      for (const y of [-268, -176, -84]) p.ell(-122, y, 12)
    },
    front(p) {
      p.tint('sky').blob('-76,-208! 20,-200 116,-208! 112,-90 104,-60 20,-26! -64,-60 -72,-90')
      p.line('-74,-178 20,-170 114,-178')
      p.tint('gamboge').ell(20, -146, 12)
    },
  }),
  thing({
    name: 'guitar case',
    size: [470, 250],
    points: { rim: [0, -80], grip: [0, -40], handle: [0, -12] },
    hollow: [-200, -150, 40, -20],
    back(p) {
      p.tint('umber').blob(
        '-226,-84! -222,-180 -150,-240 -70,-216 -20,-190 30,-222 74,-176 84,-150! 190,-146! 226,-150 226,-84!',
      )
      p.tint('rose').blob('-204,-88! -200,-172 -146,-216 -76,-196 -20,-168 26,-196 56,-160 62,-128! 206,-124! 206,-88!')
    },
    front(p) {
      p.tint('umber').blob(
        '-234,-84! -160,-74 -60,-78 40,-72 140,-80 232,-84! 234,-40 220,-14! 90,-16! 40,2 -20,-12 -80,4 -180,2 -228,-24!',
      )
      p.tint('gamboge').card(-150, -64, 30, 34, 6).card(120, -66, 30, 34, 6)
      p.tint('bark').bar('-40,-26 -30,-8 20,-8 30,-26', 6)
    },
  }),
  thing({
    name: 'tape measure',
    size: [200, 120],
    habitat: 'hand',
    points: { grip: [-40, -58], tip: [96, -16] },
    back(p) {
      p.tint('gamboge').poly('-10,-30 96,-30 96,-6 -10,-6')
      for (const x of [24, 48, 72]) p.line(`${x},-30 ${x},-18`)
      p.tint('vermilion').card(-98, -116, 116, 112, 34)
      p.tint('white').ell(-40, -60, 30)
      p.ell(-40, -60, 12)
    },
  }),
  thing({
    name: 'footprint',
    size: [110, 220],
    points: { grip: [0, -110] },
    back(p) {
      p.tint('umber').blob('0,-216 42,-196 50,-140 34,-96! -34,-96! -50,-140 -42,-196')
      p.line('-44,-160 0,-150 44,-160').line('-40,-126 0,-118 40,-126')
      p.blob('-30,-76! 30,-76! 32,-30 0,-4 -32,-30')
    },
  }),
]
