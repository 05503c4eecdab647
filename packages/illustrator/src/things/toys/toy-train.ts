/** A train of painted wood, as a child pulls it or runs it on a track: an engine and the wagons behind it. */
import type { Spot, Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { counted, star, wheel } from '../kit.ts'

/** From one wagon to the next. */
const PITCH = 104
/** What the wagons carry, from the engine on. */
const LOADS: readonly ((p: Pen) => void)[] = [
  (p) => {
    p.tint('sap').box4(-36, -98, 34, 34).tint('rose').poly('2,-64 20,-104 38,-64')
    p.tint('gamboge').card(-30, -126, 32, 28, 3)
  },
  (p) => {
    p.tint('rose').ell(0, -104, 19).tint('rose').ell(-21, -80, 19).tint('cerulean').ell(21, -80, 19)
  },
  (p) => {
    p.tint('bark')
    for (const [x, y] of [
      [0, -102],
      [-21, -80],
      [21, -80],
    ] as const)
      p.tint('bark')
        .ell(x, y, 18)
        .line(`${x - 7},${y} ${x + 7},${y}`)
  },
]

function wagon(p: Pen, x: number, i: number): void {
  p.within(x, 0, 0, 1, () => {
    p.tint('slate').bar('44,-30 66,-30', 5)
    LOADS[i % LOADS.length]!(p)
    p.tint(i % 2 ? 'cerulean' : 'gamboge').card(-46, -72, 92, 44, 8)
    p.tint('white')
    if (p.fits(22)) star(p, 0, -49, 14, 0.5)
    for (const at of [-24, 24]) wheel(p, at, -20, 20, 0, 'vermilion')
  })
}

function engine(p: Pen): void {
  p.tint('gamboge').poly('-14,-84 -20,-122 24,-122 18,-84').tint('vermilion').card(-26, -132, 56, 15, 7)
  p.within(96, 0, 0, 1, () => {
    p.tint('vermilion').blob('-88,-92! -48,-92! -52,-112 -68,-118 -84,-112').tint('gamboge')
    p.tint('cerulean').card(-122, -90, 112, 58, 24)
    p.tint('gamboge').card(-72, -90, 15, 58, 3)
  })
  p.within(-66, 0, 0, 1, () => {
    p.tint('vermilion').card(-28, -132, 66, 100, 6).tint('roof').card(-38, -148, 86, 20, 9)
    if (p.fits(30)) p.tint('glass').card(-13, -116, 36, 36, 8)
  })
  p.tint('slate').card(-100, -40, 194, 15, 6)
  p.tint('vermilion').poly('84,-40 112,-8 84,-8')
  wheel(p, -62, -26, 26, 0, 'gamboge')
  for (const x of [4, 54]) wheel(p, x, -20, 20, 0, 'gamboge')
}

const wagonsOf = (spot: Spot): number => Math.max(...['wagon', 'car', 'carriage'].map((part) => counted(spot, part, 1)))

export const TOY_TRAIN: readonly Thing[] = [
  thing({
    name: 'toy train',
    size: [330, 150],
    points: { grip: [60, -90], handle: [-150, -40], tie: [160, -30], seat: [-120, -80] },
    back(p, spot) {
      const n = wagonsOf(spot)
      // The whole train is about its own middle.
      p.within((n * PITCH) / 2, 0, 0, 1, () => {
        for (let i = n - 1; i >= 0; i--) wagon(p, -160 - i * PITCH, i)
        engine(p)
      })
    },
  }),
]
