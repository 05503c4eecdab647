/** For the body: what measures it, helps it, and what the smallest need. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { heart, steps } from '../kit.ts'

export const CARE: Thing[] = [
  thing({
    name: 'bathroom scale',
    size: [300, 130],
    points: { deck: [0, -66], seat: [0, -66], top: [0, -66], grip: [0, -40] },
    tops: [[-110, 110, -66]],
    back(p) {
      p.tint('aqua').blob('-104,-118! 104,-118! 148,-36! 146,-6 138,0! -138,0! -146,-6 -148,-36!')
      p.tint('cloud').blob('-96,-110! 96,-110! 132,-40! -132,-40!')
      p.tint('white').ell(0, -88, 50, 18)
      for (const x of [-28, 0, 28]) p.line(`${x},${-103 + Math.abs(x) * 0.12} ${x * 0.9},-94`)
      p.tint('vermilion').line('0,-78 14,-96', p.at.sw * 1.3)
      p.tint('mist').card(-84, -66, 62, 20, 8).card(22, -66, 62, 20, 8)
      p.line('-148,-34 148,-34')
    },
  }),
  thing({
    name: 'thermometer',
    size: [110, 330],
    habitat: 'hand',
    points: { grip: [0, -250], tip: [0, -20] },
    back(p) {
      p.tint('cloud').blob(
        '-32,-84! -32,-290 -22,-318 0,-326 22,-318 32,-290 32,-84! 52,-54 40,-14 0,-2 -40,-14 -52,-54',
      )
      p.tint('vermilion').blob('-12,-70! -12,-206! 12,-206! 12,-70! 28,-48 20,-26 0,-20 -20,-26 -28,-48')
      for (const y of [-290, -254, -218, -182, -146]) p.line(`32,${y} 14,${y}`)
    },
  }),
  thing({
    name: 'inhaler',
    size: [190, 240],
    habitat: 'hand',
    points: { grip: [-30, -120], tip: [80, -40] },
    back(p) {
      p.tint('stone').card(-62, -236, 68, 100, 16)
      p.tint('cerulean').blob('-76,-166! 18,-166! 18,-84! 84,-70! 92,-24! 86,-14 -56,-6 -76,-24')
      p.tint('vermilion').poly('80,-76 94,-76 98,-14 84,-14')
      p.tint('cloud').card(-58, -132, 58, 60, 8)
      p.line('-44,-110 -14,-110').line('-44,-92 -14,-92')
    },
  }),
  thing({
    name: 'potty',
    size: [240, 220],
    points: { seat: [0, -104], deck: [0, -104], rim: [0, -104], grip: [110, -70], top: [0, -104] },
    back(p) {
      p.tint('pink').blob('-92,-90! -96,-176 -64,-212 0,-218 64,-212 96,-176 92,-90!')
      heart(p.tint('vermilion'), 0, -164, 26)
      p.tint('pink').blob('-110,-104! 110,-104! 116,-60 122,-12 110,0! -110,0! -122,-12 -116,-60')
      p.tint('blush').ell(0, -106, 110, 28)
      p.tint('cloud').ell(0, -108, 72, 14)
      for (const x of [-72, 72]) p.tint('straw').ell(x, -42, 14)
    },
  }),
  thing({
    name: 'car seat',
    size: [250, 310],
    points: { seat: [16, -110], deck: [16, -110], grip: [-80, -200], rim: [20, -120] },
    back(p) {
      p.tint('slate').blob(
        '-112,-4! -118,-120 -108,-250 -92,-300 -50,-308 -24,-290 -16,-200 0,-110 110,-104 116,-60 104,-4!',
      )
      p.tint('sky').blob('-86,-80! -92,-240 -78,-282 -52,-288 -36,-270 -26,-180 -4,-112 96,-106! 100,-84 40,-66!')
      p.tint('coral').bar('-66,-256 -26,-120', 7).bar('-40,-262 -4,-120', 7)
    },
    front(p) {
      p.tint('slate').blob('-40,-130! 60,-138 92,-128 92,-112 60,-106 -36,-100!')
      p.tint('vermilion').card(-4, -116, 28, 24, 6)
      p.tint('stone').blob('-118,-40! 112,-40! 108,0! -110,0!')
      for (const x of steps(-70, 66, 4)) p.line(`${x},-36 ${x},-4`)
    },
  }),
]
