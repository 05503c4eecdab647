import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { rect } from '../ink/svg.ts'
import { fields, hill, hillFn, mountain } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, border, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function trainScene(stage: Stage): Scene {
  const { rng } = stage
  let out = sky(stage)
  const h1 = hillFn(rng, 560, 50),
    h2 = hillFn(rng, 680, 26)
  out +=
    mountain(rng.between(180, 300), 590, 400, 300, rng, SW.bg) +
    mountain(rng.between(700, 840), 600, 440, 340, rng, SW.bg) +
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 60, 964, 7)), (x, y) =>
      tree(x, y + 6, rng.between(80, 130), rng, { sw: SW.bg, kind: 'round', deco: 'arc' }),
    ) +
    hill(h2, SW.bg) +
    fields(h2, rng, SW.bg * 0.8) +
    stage.mid(h2, 720) +
    border(stage, ['hedge', 'rails', 'bed'], 800) +
    hill(hillFn(rng, 800, 10), SW.bg)
  for (let i = 0; i < 16; i++) out += rect(i * 68 - 12, 868, 40, 26, SW.bg)
  out += rect(-10, 856, 1044, 14, SW.mid)
  return { back: out, base: 860, front: () => foreground(stage, 'meadow') }
}
