/** Out in the meadow and the snow. */
import type { Thing } from '../../art/art.ts'
import { both } from '../../art/knots.ts'
import { thing } from '../../art/thing.ts'
import { around, puffs, said } from '../shapes.ts'

/** Three blades each. */
const TUFTS = ['-372,-230', '-250,-120', '-90,-150', '60,-60', '230,-56'].map((at) => {
  const [x = 0, y = 0] = at.split(',').map(Number)
  return `${x - 22},${y - 26} ${x - 8},${y} ${x},${y - 36} ${x + 8},${y} ${x + 24},${y - 24}`
})

/** Rows of squares that are hopped through: lower and upper edge, and how many are side by side. */
const HOPS = [
  [0, -42, 1],
  [-42, -78, 2],
  [-78, -108, 1],
  [-108, -134, 2],
  [-134, -156, 1],
] as const

type Strokes = readonly (readonly (readonly [number, number])[])[]
/** As one writes them with chalk on the ground, flattened. */
const FIGURES: Readonly<Record<number, Strokes>> = {
  1: [
    [
      [-8, -6],
      [3, -14],
      [3, 14],
    ],
  ],
  2: [
    [
      [-11, -8],
      [-4, -14],
      [6, -13],
      [10, -6],
      [-11, 14],
      [12, 14],
    ],
  ],
  3: [
    [
      [-10, -12],
      [4, -14],
      [9, -7],
      [0, -1],
      [10, 6],
      [4, 14],
      [-11, 12],
    ],
  ],
  4: [
    [
      [4, 14],
      [4, -14],
      [-13, 6],
      [13, 6],
    ],
  ],
  5: [
    [
      [10, -14],
      [-8, -14],
      [-9, -2],
      [4, -3],
      [10, 5],
      [4, 13],
      [-11, 12],
    ],
  ],
  6: [
    [
      [7, -14],
      [-6, -6],
      [-10, 5],
      [-4, 13],
      [6, 13],
      [10, 6],
      [4, -1],
      [-9, 3],
    ],
  ],
  7: [
    [
      [-11, -14],
      [11, -14],
      [-3, 14],
    ],
  ],
}

/** Its crown, over the limb that the swing hangs from. */
const CROWN = around(0, -452, 236, 106, 13, 10)

export const OUTDOOR_TOYS: readonly Thing[] = [
  thing({
    name: 'toy shovel',
    size: [90, 170],
    habitat: 'hand',
    points: { grip: [0, -96], tip: [0, -4] },
    back(p) {
      p.tint('bark').bar('0,-70 0,-136', 8)
      p.tint('vermilion').blob(both('0,-170 24,-164 28,-146 12,-132! 0,-132!'))
      p.tint('rose').blob(both('0,-84! 34,-82! 38,-40 22,-10 0,0!'))
      p.line('0,-64 0,-28')
    },
  }),
  thing({
    name: 'insect cage',
    size: [180, 170],
    points: { grip: [0, -164], handle: [0, -164], hook: [0, -164] },
    back(p) {
      p.tint('slate').bar('-46,-112 -40,-150 0,-164 40,-150 46,-112', 6)
      p.tint('leaf').card(-80, -118, 160, 26, 8)
      p.tint('glass').box4(-72, -94, 144, 76)
      p.tint('umber').ell(4, -52, 26, 20).ell(-26, -52, 12)
      p.line('4,-72 4,-32').line('-10,-34 -16,-22').line('16,-34 22,-22')
      p.line('-54,-94 -54,-20').line('54,-94 54,-20').line('38,-94 38,-20')
      p.tint('leaf').card(-84, -22, 168, 22, 8)
    },
  }),
  thing({
    name: 'butterfly net',
    size: [170, 380],
    habitat: 'hand',
    points: { grip: [0, -60], grip2: [0, -20], tip: [0, -290] },
    back(p) {
      p.tint('bark').bar('0,-6 0,-196', 7)
      p.tint('cloud').blob('-66,-290 -58,-232 -22,-168 34,-150! 62,-200 66,-290')
      p.line('-44,-262 20,-168').line('-10,-262 48,-190').line('44,-262 -16,-176').line('12,-262 -40,-206')
      p.tint('stone').frame('-72,-290 -60,-330 0,-348 60,-330 72,-290 60,-252 0,-238 -60,-252', [
        '-58,-290 -48,-320 0,-334 48,-320 58,-290 48,-262 0,-252 -48,-262',
      ])
    },
  }),
  thing({
    name: 'tree swing',
    size: [540, 590],
    points: {
      seat: [96, -84],
      grip: [52, -180],
      grip2: [140, -180],
      trunk: [-130, -140],
      ropeNear: [52, -160],
      ropeFar: [140, -160],
    },
    back(p) {
      p.tint('bark').blob(
        '-210,0! -176,-40 -166,-170 -170,-400! -84,-400! -80,-352 20,-348 206,-362! 212,-330! 30,-314 -84,-302 -94,-170 -84,-40 -50,0!',
      )
      p.line('-140,-70 -136,-150').line('-116,-200 -118,-266')
      p.tint('leaf').blob(puffs(CROWN))
      p.line('-150,-420 -120,-438 -92,-420').line('-30,-490 4,-508 38,-490').line('90,-430 122,-448 152,-430')
      p.line('140,-326 140,-80').line('52,-320 52,-80')
    },
    front(p) {
      p.tint('wood').card(30, -90, 132, 22, 8)
    },
  }),
  thing({
    name: 'hopscotch',
    size: [310, 160],
    points: { deck: [0, -84] },
    tops: [[-170, 170, -84]],
    back(p, spot) {
      // Figures are never mirrored.
      const s = spot.facing === 'left' ? -1 : 1
      let next = 1
      for (const [low, high, cells] of HOPS) {
        const [w, v] = [86 + low * 0.24, 86 + high * 0.24].map((half) => half * cells)
        for (let i = 0; i < cells; i++) {
          const [l, r] = [-1 + (2 * i) / cells, -1 + (2 * (i + 1)) / cells].map((x) => x * s).sort((a, b) => a - b)
          const corner = (x = 0, half = 0, y = 0) => `${(x * half).toFixed(1)},${y}`
          p.tint(cells > 1 ? 'lime' : 'blush').poly(
            `${corner(l, w, low)} ${corner(r, w, low)} ${corner(r, v, high)} ${corner(l, v, high)}`,
          )
          const [x, y] = [((l ?? 0) + (r ?? 0)) * ((w ?? 0) + (v ?? 0)) * 0.25, (low + high) / 2]
          for (const stroke of FIGURES[next++] ?? [])
            p.line(
              stroke.map(([u, t]) => [x + u * s, y + t * 0.7] as const),
              p.at.sw,
            )
        }
      }
    },
  }),
  thing({
    name: 'snowy slope',
    size: [1000, 420],
    points: { grip: [60, -186], low: [440, -60], upper: [-240, -300], lower: [420, -50] },
    back(p, spot) {
      const grassy = said(spot, 'grassy')
      p.tint(grassy ? 'land' : 'snow').blob(
        '-520,0! -500,-150 -450,-310 -370,-352 -240,-300 -60,-224 120,-166 300,-100 420,-50 520,0!',
      )
      if (grassy) for (const at of TUFTS) p.line(at)
      else p.line('-380,-300 -310,-278').line('-200,-240 -120,-206').line('210,-92 300,-62')
      p.line('-340,-170 -250,-150').line('-60,-90 40,-76')
    },
  }),
]
