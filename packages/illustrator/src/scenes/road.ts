import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { path, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { bush, fence } from '../scenery/ground.ts'
import { hill, hillFn, mountain } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function roadScene(stage: Stage): Scene {
  const { rng } = stage
  let out = sky(stage)
  const h1 = hillFn(rng, 540, 50),
    h2 = hillFn(rng, 640, 30)
  out +=
    mountain(rng.between(180, 280), 560, 360, 260, rng, SW.bg) +
    mountain(rng.between(720, 820), 570, 420, 300, rng, SW.bg) +
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 60, 964, 6)), (x, y) =>
      tree(x, y + 6, rng.between(80, 120), rng, { sw: SW.bg }),
    ) +
    hill(h2, SW.bg) +
    along(h2, seen(stage, h2, spread(rng, 60, 964, 4, 0.3)), (x, y) =>
      bush(x, y + 14, rng.between(100, 150), rng, SW.bg, rng.pick(['berry', 'arc', 'flower'])),
    ) +
    stage.mid(h2, 720)
  out += fence(10, 1014, 790, 70, SW.bg, 52)
  out += tint('slate', rect(-10, 782, 1044, 150, SW.mid))
  for (let i = 0; i < 7; i++) out += tint('cream', rect(i * 164 - 30 + rng.between(-2, 2), 846, 92, 20, SW.bg))
  out += tint('land', path('M-10 932H1034V1240H-10Z', SW.mid))
  return { back: out, base: 890, front: () => foreground(stage, 'meadow') }
}
