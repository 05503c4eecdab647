import { dropD } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { ell, path } from '../ink/svg.ts'
import { cloud } from '../scenery/heavens.ts'
import { house } from '../scenery/houses.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, foreground, seen } from './foreground.ts'
import type { Scene, Stage } from './stage.ts'

export function rainScene(stage: Stage): Scene {
  const { rng } = stage
  let out = ''
  for (const [x, w] of [
    [170, 240],
    [500, 280],
    [850, 240],
  ] as const)
    out += cloud(x + rng.between(-20, 20), rng.between(170, 200), w, rng, SW.mid)
  for (let r = 0; r < 5; r++)
    for (let i = 0; i < 11; i++) {
      const x = 60 + i * 90 + (r % 2) * 45 + rng.between(-8, 8),
        y = 240 + r * 78 + rng.between(-10, 10)
      out += path(dropD(x, y, 9), SW.bg * 0.85)
    }
  const h1 = hillFn(rng, 620, 30),
    h3 = hillFn(rng, 750, 18)
  out +=
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 60, 964, 5)), (x, y) =>
      rng.chance(0.5)
        ? tree(x, y + 10, rng.between(120, 170), rng, { sw: SW.bg })
        : house(x, y + 14, rng.between(100, 130), rng, SW.bg),
    ) +
    stage.mid(h1, 700) +
    hill(h3, SW.mid)
  for (const [x, y, r] of [
    [200, 880, 110],
    [790, 930, 130],
    [520, 960, 90],
  ] as const)
    out += ell(x, y, r, r * 0.26, SW.mid) + ell(x, y, r * 0.55, r * 0.14, SW.bg)
  return { back: out, base: 905, front: () => foreground(stage, 'meadow') }
}
