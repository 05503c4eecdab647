import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { hill, hillFn, mountain } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, border, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function savannaScene(stage: Stage): Scene {
  const { rng } = stage
  let out = ''
  out += sky(stage, { clouds: 2 })
  const h1 = hillFn(rng, 540, 26),
    h2 = hillFn(rng, 640, 22),
    h3 = hillFn(rng, 770, 18)
  out +=
    mountain(rng.between(130, 200), 560, 280, 170, rng, SW.bg) +
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 60, 964, 4, 0.3)), (x, y) =>
      tree(x, y + 6, rng.between(80, 110), rng, { sw: SW.bg, kind: 'acacia' }),
    ) +
    hill(h2, SW.bg) +
    along(h2, [rng.between(130, 190), rng.between(830, 890)], (x, y) =>
      tree(x, y + 40, rng.between(290, 340), rng, { sw: SW.mid, kind: 'acacia' }),
    ) +
    stage.mid(h2, 700) +
    border(stage, ['boulders', 'ferns'], 778) +
    hill(h3, SW.mid)
  return { back: out, base: 910, front: () => foreground(stage, 'savanna') }
}
