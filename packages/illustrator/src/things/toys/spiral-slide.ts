/** A chute that winds around its pole, with a ladder up to it. */
import { thing } from '../../art/thing.ts'

export const spiralSlide = thing({
  name: 'spiral slide',
  size: [400, 470],
  points: {
    top: [-30, -352],
    bottom: [176, -30],
    seat: [-30, -352],
    deck: [-80, -340],
    rung0: [-180, -60],
    rung1: [-174, -140],
    rung2: [-168, -220],
    rung3: [-162, -300],
    grip: [-100, -400],
  },
  tops: [[-120, -40, -340]],
  back(p) {
    p.tint('stone').bar('20,-6 20,-330', 10)
    // The far half of each turn passes behind the pole.
    for (const y of [-236, -128])
      p.tint('coral').blob(`-96,${y + 6}! 20,${y - 46} 136,${y + 6}! 124,${y + 26}! 20,${y - 14} -84,${y + 26}!`)
  },
  front(p) {
    p.tint('vermilion').blob('-60,-350! 40,-346 140,-300! 150,-262! 132,-244! 60,-290 -60,-312!')
    for (const y of [-244, -136])
      p.tint('vermilion').blob(
        `148,${y - 16}! 150,${y + 20} 20,${y + 66} -112,${y + 20}! -112,${y + 54} 20,${y + 106} 156,${y + 54} 160,${y}!`,
      )
    p.tint('vermilion').blob('-112,-84! -100,-40 20,-8 196,-6! 196,-40! 40,-44 -60,-76 -84,-110!')
    p.tint('gamboge')
    for (const [x, y] of [
      [-180, -60],
      [-174, -140],
      [-168, -220],
      [-162, -300],
    ] as const)
      p.bar(`${x - 14},${y} ${x + 44},${y}`, 6)
    p.tint('stone').bar('-198,-6 -168,-420', 8).bar('-142,-6 -112,-420', 8)
    p.tint('bark').card(-176, -346, 140, 24, 6)
    p.tint('gamboge').blob('-190,-420! -140,-466! -90,-420!')
  },
})
