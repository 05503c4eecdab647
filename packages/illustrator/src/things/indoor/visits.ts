/** Furniture and tools of the places one visits: the library, the dentist's, the fire station. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'

export const VISITS: Thing[] = [
  thing({
    name: 'beanbag',
    size: [260, 170],
    points: { seat: [6, -84] },
    tops: [[-70, 80, -84]],
    back(p) {
      p.tint('coral').blob(
        '-126,-30 -118,-96 -92,-150 -56,-168 -26,-150 -6,-108 50,-92 104,-84 128,-44 118,-8 60,0 -70,0',
      )
      p.line('-56,-166 -40,-110 -48,-50').line('-26,-150 -8,-100 -40,-20').line('104,-82 70,-60 66,-14')
    },
  }),
  thing({
    name: 'razor',
    size: [200, 96],
    lengthwise: true,
    habitat: 'hand',
    points: { grip: [-60, -16], tip: [84, -84] },
    back(p) {
      p.tint('cerulean').blob('-98,-18 -84,-32 -20,-28 40,-36! 76,-52! 84,-38! 50,-8! -20,-2 -86,0')
      p.tint('stone').poly('46,-92 100,-60 92,-44 38,-76')
    },
  }),
  thing({
    name: 'dental mirror',
    size: [40, 200],
    habitat: 'hand',
    points: { grip: [0, -30], tip: [10, -180], mid: [4, -100] },
    back(p) {
      p.tint('stone').bar('0,-4 0,-110! 6,-150', 5)
      p.tint('glass').ell(10, -172, 22)
    },
  }),
  thing({
    name: 'fire pole',
    size: [150, 620],
    points: { rung0: [0, -120], rung1: [0, -420], grip: [0, -300], low: [0, -560] },
    back(p) {
      p.tint('stone').card(-70, -14, 140, 14, 6)
      p.tint('mist').card(-13, -600, 26, 590, 6)
      p.tint('stone').card(-62, -620, 124, 26, 8)
    },
  }),
]
