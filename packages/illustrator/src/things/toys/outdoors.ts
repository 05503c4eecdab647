/** Out in the meadow and the snow. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { around, puffs, said } from '../shapes.ts'

/** Three blades each. */
const TUFTS = ['-372,-230', '-250,-120', '-90,-150', '60,-60', '230,-56'].map((at) => {
  const [x = 0, y = 0] = at.split(',').map(Number)
  return `${x - 22},${y - 26} ${x - 8},${y} ${x},${y - 36} ${x + 8},${y} ${x + 24},${y - 24}`
})

/** Its crown, over the limb that the swing hangs from. */
const CROWN = around(0, -452, 236, 106, 13, 10)

export const OUTDOOR_TOYS: readonly Thing[] = [
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
