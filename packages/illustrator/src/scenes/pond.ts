import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { waterLily } from '../scenery/flowers.ts'
import { bush } from '../scenery/ground.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function pondScene(stage: Stage): Scene {
  const { rng } = stage
  let out = sky(stage)
  const h0 = hillFn(rng, 440, 50),
    h1 = hillFn(rng, 540, 24)
  out +=
    hill(h0, SW.bg) +
    along(h0, seen(stage, h0, spread(rng, 60, 964, 6)), (x, y) =>
      tree(x, y + 6, rng.between(70, 100), rng, { sw: SW.bg, kind: 'round', deco: 'arc' }),
    ) +
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 50, 974, 6, 0.2)), (x, y) =>
      rng.chance(0.6)
        ? tree(x, y + 34, rng.between(190, 250), rng, { sw: SW.bg, kind: rng.pick(['round', 'fruit']) })
        : bush(x, y + 36, rng.between(130, 160), rng, SW.bg, 'flower'),
    )
  out +=
    tint('water', path(`M-20 640Q260 592 512 604T1044 630V1240H-20Z`, SW.mid)) +
    line(`M-20 664Q260 616 512 628T1044 654`, SW.bg)
  for (let i = 0; i < 9; i++)
    out += line(pen`M${rng.between(60, 880)} ${rng.between(690, 960)}q24 -11 48 0t48 0`, SW.bg * 0.85)
  const pad = (x: number, y: number, r: number) =>
    tint(
      'leaf',
      path(
        pen`M${x} ${y}L${x + r * 0.95} ${y - r * 0.12}A${r} ${r * 0.38} 0 1 1 ${x + r * 0.8} ${y - r * 0.24}Z`,
        SW.mid,
      ),
    ) + line(pen`M${x} ${y}l${-r * 0.6} ${-r * 0.1}M${x} ${y}l${-r * 0.2} ${r * 0.24}`, SW.bg * 0.8)
  for (const [x, y, r] of [
    [180, 730, 70],
    [840, 720, 76],
    [700, 690, 44],
    [330, 690, 40],
  ] as const)
    out += pad(x + rng.between(-20, 20), y, r) + (r > 60 && rng.chance(0.7) ? waterLily(x, y - 2, r * 0.7, SW.bg) : '')
  out += stage.mid(h1, 640)
  return {
    back: out,
    base: 905,
    front: () => foreground(stage, 'pond'),
    pad,
  }
}
