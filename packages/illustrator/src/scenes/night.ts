import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { house } from '../scenery/houses.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, border, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function nightScene(stage: Stage): Scene {
  stage.time = 'night'
  const { rng } = stage
  let out = sky(stage, { clouds: 2 })
  const h1 = hillFn(rng, 600, 40),
    h2 = hillFn(rng, 690, 34),
    h3 = hillFn(rng, 780, 20)
  out +=
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 40, 984, 9, 0.3)), (x, y) =>
      tree(x, y + 8, rng.between(80, 130), rng, { sw: SW.bg, kind: 'pine' }),
    ) +
    hill(h2, SW.bg) +
    (stage.builds.length ? '' : along(h2, [rng.pick([260, 760])], (x, y) => house(x, y + 20, 150, rng, SW.bg))) +
    stage.mid(h2, 730) +
    tree(rng.between(80, 120), 830, rng.between(340, 390), rng, { sw: SW.mid, kind: 'round', deco: 'arc' }) +
    border(stage, ['wall', 'rails'], 788) +
    hill(h3, SW.mid)
  return { back: out, base: 910, front: () => foreground(stage, 'forest') }
}
