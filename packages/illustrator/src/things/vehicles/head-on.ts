/** Vehicles as one sees them coming: "garbage truck front view". */
import type { Thing } from '../../art/art.ts'
import type { Pen } from '../../art/pen.ts'
import { thing } from '../../art/thing.ts'
import { lugged, said, star, steps } from '../kit.ts'

interface Front {
  tint: string
  /** Half its width, and the height of its cab. */
  half: number
  high: number
  /** What is seen above and beside the cab, painted before it. */
  behind?(p: Pen): void
  /** What it has on roof and hood. */
  over?(p: Pen): void
}

const both = (draw: (side: 1 | -1) => void): void => {
  draw(-1)
  draw(1)
}

/** Everything that is symmetrical about a boxy cab: tires, pane, wipers, mirrors, grille, lamps, bumper and plate. */
function cabFront(p: Pen, { tint, half, high, behind, over }: Front): void {
  const pane = [-high + 24, -high * 0.5] as const
  both((m) => {
    p.tint('slate').card(m * (half - 24) - 22, -62, 44, 62, 10)
    p.line(`${m * (half - 24) - 12},-22 ${m * (half - 24) + 12},-22`)
  })
  behind?.(p)
  both((m) => {
    p.tint('slate').bar(`${m * (half - 4)},${pane[0] + 26} ${m * (half + 20)},${pane[0] + 14}`, 4)
    p.card(m * (half + 26) - 13, pane[0] + 4, 26, 56, 8)
  })
  p.tint(tint).card(-half, -high, half * 2, high - 36, 22)
  p.tint('glass').blob(
    `${-half + 24},${pane[0]}! ${half - 24},${pane[0]}! ${half - 14},${pane[1]}! ${-half + 14},${pane[1]}!`,
  )
  const seat = half * 0.5
  both((m) => p.tint('peach').card(m * seat - 20, pane[1] - 46, 40, 46, 12))
  p.tint('slate').ell(half * 0.5, pane[1] - 12, 24, 12)
  both((m) => p.line(`${m * 8 - 22},${pane[1] - 4} ${m * 8 + 26},${pane[1] - 42}`))
  const grille = half * 0.56
  p.tint('stone').card(-grille, pane[1] + 20, grille * 2, 52, 10)
  for (const x of steps(-grille + 22, grille - 22, 5)) p.line(`${x},${pane[1] + 26} ${x},${pane[1] + 66}`)
  both((m) => {
    p.tint('straw').ell(m * (half - 28), pane[1] + 46, 21)
    p.tint('cream').ell(m * (half - 28), pane[1] + 46, 11)
  })
  p.tint('stone').card(-half - 8, -64, half * 2 + 16, 30, 10)
  p.tint('white').card(-32, -62, 64, 24, 5)
  over?.(p)
}

const beacons = (p: Pen, y: number, half: number): void => {
  p.tint('stone').card(-half, y - 10, half * 2, 14, 6)
  both((m) =>
    p
      .tint(m < 0 ? 'vermilion' : 'cerulean')
      .blob(
        `${m * half * 0.56 - 26},${y - 10}! ${m * half * 0.56 - 20},${y - 36} ${m * half * 0.56},${y - 42} ${m * half * 0.56 + 20},${y - 36} ${m * half * 0.56 + 26},${y - 10}!`,
      ),
  )
}

const ladderAbove = (p: Pen): void => {
  p.tint('stone').bar('-52,-262 -34,-352', 7).bar('52,-262 34,-352', 7)
  for (const y of steps(-276, -338, 4)) p.line(`${-50 + (-262 - y) * 0.2 + 6},${y} ${50 - (-262 - y) * 0.2 - 6},${y}`)
}

/** The container behind the cab, and the arms that lift a bin over it. */
const hopper = (p: Pen): void => {
  p.tint('leaf').blob('-138,-60! -138,-300 -118,-322! 118,-322! 138,-300 138,-60!')
  p.line('-138,-292 138,-292')
  p.tint('stone').card(-96, -344, 192, 24, 8)
}

const forks = (p: Pen): void =>
  both((m) => {
    p.tint('gamboge').bar(`${m * 150},-250 ${m * 166},-150 ${m * 150},-40`, 11)
    p.card(m * 142 - 30, -56, 60, 18, 6)
    p.tint('stone').ell(m * 150, -250, 15)
  })

const boxBehind = (tint: string, half: number, high: number) => (p: Pen) => {
  p.tint(tint).card(-half, -high, half * 2, high - 60, 14)
  p.line(`${-half + 14},${-high + 18} ${half - 14},${-high + 18}`)
}

const starOnHood = (p: Pen, y: number): void => {
  p.tint('gamboge')
  star(p, 0, y, 20)
}

const truck = (tint: string, more: Partial<Front> = {}): Front => ({ tint, half: 118, high: 262, ...more })
const bus = (tint: string, more: Partial<Front> = {}): Front => ({ tint, half: 138, high: 330, ...more })

const sign = (p: Pen): void => {
  p.tint('cream').card(-88, -326, 176, 34, 8)
  both((m) => {
    p.tint('coral').ell(m * 112, -309, 15)
    p.tint('straw').card(m * 116 - 12, -92, 24, 22, 6)
  })
}

const BOXY: Readonly<Record<string, Front>> = {
  'garbage truck': truck('leaf', { behind: hopper, over: forks }),
  'fire truck': truck('vermilion', {
    behind: ladderAbove,
    over: (p) => {
      beacons(p, -262, 104)
      p.tint('white').box4(-118, -131, 236, 14)
      for (const x of [-96, -62, 62, 96]) p.line(`${x - 10},-38 ${x + 10},-60`)
    },
  }),
  truck: truck('cerulean', { behind: boxBehind('cream', 140, 320) }),
  'semi truck': truck('vermilion', { behind: boxBehind('mist', 140, 330) }),
  'dump truck': truck('gamboge', { behind: boxBehind('ochre', 144, 306) }),
  ambulance: truck('white', { behind: boxBehind('white', 132, 300), over: (p) => beacons(p, -300, 104) }),
  'ice cream truck': truck('blush', { behind: boxBehind('pink', 134, 300) }),
  van: truck('sky', { half: 112, high: 240 }),
  bus: bus('cerulean', { over: sign }),
  'school bus': bus('gamboge', { over: sign }),
}

/** A low body under a narrower cabin. */
function carFront(p: Pen, tint: string, tire: 'road' | 'huge'): void {
  const lift = tire === 'huge' ? 96 : 0
  if (tire === 'huge') {
    p.tint('stone').bar('-90,-84 90,-84', 12)
    both((m) => {
      p.tint('slate').card(m * 122 - 46, -168, 92, 168, 24)
      for (const y of steps(-146, -22, 6)) p.line(`${m * 122 - 40},${y} ${m * 122 - 6},${y + 8} ${m * 122 + 40},${y}`)
    })
  } else both((m) => p.tint('slate').card(m * 108 - 24, -58, 48, 58, 10))
  p.within(0, -lift, 0, 1, () => {
    p.tint('slate')
    both((m) => p.blob(`${m * 96},-150! ${m * 112},-172 ${m * 136},-166 ${m * 138},-146 ${m * 112},-138!`))
    p.tint(tint).blob('-108,-130! -78,-224 -60,-238! 60,-238! 78,-224 108,-130!')
    p.tint('glass').blob('-84,-134! -62,-214! 62,-214! 84,-134!')
    both((m) => p.tint('peach').card(m * 34 - 17, -172, 34, 38, 12))
    p.tint('slate').ell(36, -142, 22, 10)
    p.tint(tint).blob('-140,-40! -142,-96 -112,-136 0,-142 112,-136 142,-96 140,-40!')
    p.line('-84,-130 -60,-100').line('84,-130 60,-100')
    p.tint('stone').card(-56, -94, 112, 34, 12)
    for (const x of steps(-32, 32, 4)) p.line(`${x},-88 ${x},-66`)
    both((m) => {
      p.tint('straw').ell(m * 102, -84, 24)
      p.tint('cream').ell(m * 102, -84, 12)
    })
    p.tint('stone').card(-148, -54, 296, 26, 12)
    p.tint('white').card(-34, -53, 68, 23, 5)
  })
}

const CARS: Readonly<Record<string, (p: Pen) => void>> = {
  car: (p) => carFront(p, 'coral', 'road'),
  taxi(p) {
    p.tint('cream').card(-40, -268, 80, 34, 8)
    carFront(p, 'gamboge', 'road')
  },
  'police car'(p) {
    beacons(p, -234, 70)
    carFront(p, 'white', 'road')
    starOnHood(p, -116)
  },
  'monster truck': (p) => carFront(p, 'vermilion', 'huge'),
  'pickup truck': (p) => carFront(p, 'teal', 'road'),
  tractor(p) {
    both((m) => {
      p.tint('slate').card(m * 132 - 42, -220, 84, 220, 26)
      for (const y of steps(-196, -26, 7)) p.line(`${m * 132 - 36},${y} ${m * 132 - 4},${y + 10} ${m * 132 + 36},${y}`)
    })
    p.tint('leaf').frame('-92,-150! -84,-306! -70,-320! 70,-320! 84,-306! 92,-150!', [
      '-74,-170! -66,-296! 66,-296! 74,-170!',
    ])
    p.tint('slate').ell(0, -196, 34, 14).bar('-58,-300 -58,-352', 8)
    p.tint('stone').bar('-100,-52 100,-52', 10)
    both((m) => lugged(p, m * 92, -52, 52, 'gamboge'))
    p.tint('leaf').blob('-66,-44! -70,-170 -48,-206 0,-212 48,-206 70,-170 66,-44!')
    p.tint('stone').card(-42, -140, 84, 84, 12)
    for (const y of steps(-122, -74, 4)) p.line(`-34,${y} 34,${y}`)
    both((m) => p.tint('straw').ell(m * 40, -166, 17))
  },
}

const drawing = (name: string): Thing | null => {
  const boxy = BOXY[name]
  const car = CARS[name]
  if (!boxy && !car) return null
  return thing({
    name,
    size: [320, 350],
    back: (p) => (boxy ? cabFront(p, boxy) : car?.(p)),
  })
}

/** The same vehicle, turned to the reader where that was asked. */
export function turnable(sideways: Thing): Thing {
  const headOn = drawing(sideways.name)
  if (!headOn) return sideways
  return {
    ...sideways,
    draw: (spot) => (said(spot, 'front') ? headOn.draw({ ...spot, h: spot.h * TALLER }) : sideways.draw(spot)),
  }
}

/** So narrow it has room to be larger than from the side. */
const TALLER = 1.5
