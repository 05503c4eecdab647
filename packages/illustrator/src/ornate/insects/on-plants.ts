/** Butterflies, bees and dragonflies on the plants that they visit, which rise from the foot of the page. */
import type { Rng } from '../../ink/random.ts'
import { lilyPad, ripples, twig, water } from '../birds/surroundings.ts'
import { rect } from '../kit/curves.ts'
import { page, paperAround } from '../kit/marks.ts'
import { weighed } from '../subject.ts'
import { INSECTS } from './insects.ts'

/** Where a stem begins, how long it is and where it leans; the first bears the insect. */
const STEMS = [
  [512, 560, -1.57],
  [330, 480, -1.75],
  [700, 500, -1.4],
  [190, 640, -1.72],
  [850, 660, -1.42],
  [80, 420, -1.66],
  [950, 400, -1.5],
  [420, 300, -1.8],
  [610, 290, -1.3],
] as const

/** Middle, half its width, how it is turned. */
const SPOTS: readonly (readonly (readonly [x: number, y: number, size: number, turn: number])[])[] = [
  [[512, 380, 400, 0.16]],
  [
    [282, 300, 236, -0.24],
    [752, 566, 232, 0.3],
  ],
  [
    [290, 280, 220, -0.3],
    [760, 330, 210, 0.36],
    [500, 620, 200, 0.1],
  ],
]

export interface Visit {
  name: string
  count: number
  plants: readonly string[]
  /** Over a pond instead of flowers. */
  isOverWater: boolean
}

export function insectsOnPlants(rng: Rng, { name, count, plants, isOverWater }: Visit): string {
  const spots = SPOTS[Math.min(3, count) - 1]!
  const names = plants.length ? plants : ['daisy', 'echinacea']
  const back = isOverWater
    ? water(600, rng) + pond(rng)
    : STEMS.toReversed()
        .map(([x, long, turn], i) => twig(names[i % names.length], x, 1030, long, turn + rng.between(-0.05, 0.05), rng))
        .join('')
  const corners = [0.4, 0.85]
    .flatMap((a, i) => [
      twig(undefined, 16, 16, 260 - i * 40, a, rng),
      twig(undefined, 1008, 16, 260 - i * 40, Math.PI - a, rng),
    ])
    .join('')
  const insects = spots
    .map(([x, y, size, turn]) => {
      const { svg, reach } = INSECTS[name]!(rng)
      const scale = Math.min(size / reach.x, (size * 0.95) / Math.max(reach.up, reach.down))
      const degrees = ((turn * 180) / Math.PI).toFixed(1)
      return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale.toFixed(4)})">${weighed(svg, scale)}</g>`
    })
    .join('')
  return page(back + corners + insects + paperAround(rect(14, 14, 996, 996)))
}

function pond(rng: Rng): string {
  const pads = [
    [180, 720, 130, true],
    [500, 790, 150, true],
    [830, 730, 130, false],
    [260, 920, 160, false],
    [760, 930, 170, true],
  ] as const
  return (
    [twig('iris', 90, 760, 420, -1.5, rng), twig('iris', 930, 770, 460, -1.64, rng)].join('') +
    pads.map(([x, y, wide, hasFlower]) => ripples(x, y, wide * 0.8) + lilyPad(x, y, wide, hasFlower)).join('')
  )
}
