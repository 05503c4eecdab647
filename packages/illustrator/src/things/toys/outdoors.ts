/** Out in the meadow and the snow. */
import type { Thing } from '../../art/art.ts'
import { thing } from '../../art/thing.ts'
import { said } from '../shapes.ts'

/** Three blades each. */
const TUFTS = ['-372,-230', '-250,-120', '-90,-150', '60,-60', '230,-56'].map((at) => {
  const [x = 0, y = 0] = at.split(',').map(Number)
  return `${x - 22},${y - 26} ${x - 8},${y} ${x},${y - 36} ${x + 8},${y} ${x + 24},${y - 24}`
})

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
