import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { brook } from '../scenery/features.ts'
import { bush, fence } from '../scenery/ground.ts'
import { house } from '../scenery/houses.ts'
import { hill, hillFn, hillRows } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { windmill } from '../subjects/windmill.ts'
import { along, border, flutter, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

/** A house behind a fence; a windmill; or a brook through the grass. */
export function meadowScene(stage: Stage): Scene {
  const { rng, variant } = stage
  const h1 = hillFn(rng, 490, 56),
    h2 = hillFn(rng, 585, 46),
    h3 = hillFn(rng, 720, 26)
  let out = sky(stage)
  const side = rng.pick([1, -1])
  const LX = (a: number) => (side > 0 ? a : 1024 - a)
  out +=
    hill(h1, SW.bg) +
    (rng.chance(0.5) ? hillRows(h1, 3, 18, SW.bg * 0.85) : '') +
    along(h1, seen(stage, h1, spread(rng, 80, 944, 6)), (x, y) =>
      tree(x, y + 4, rng.between(66, 96), rng, { sw: SW.bg, kind: 'round', deco: 'arc' }),
    )
  out += hill(h2, SW.bg)
  if (variant === 1 && !stage.builds.length) {
    const x = LX(rng.between(740, 800))
    out +=
      windmill(x, h2(x) + 40, 300, rng, SW.mid * 0.95).svg + bush(LX(900), h2(LX(900)) + 40, 130, rng, SW.bg, 'flower')
  } else if (!stage.builds.length && rng.chance(0.6)) {
    const x = LX(rng.between(740, 830))
    out +=
      tree(x - 110, h2(x - 110) + 30, rng.between(150, 180), rng, { sw: SW.bg, kind: 'round', deco: 'arc' }) +
      house(x, h2(x) + 46, rng.between(170, 200), rng, SW.mid * 0.95) +
      bush(x + 120, h2(x + 120) + 40, 110, rng, SW.bg, 'flower')
  } else
    for (const a of [700, 800, 905])
      out += bush(LX(a), h2(LX(a)) + 26, rng.between(130, 160), rng, SW.bg, rng.pick(['flower', 'berry']))
  out += tree(LX(rng.between(110, 150)), h2(LX(130)) + 90, rng.between(330, 390), rng, {
    sw: SW.mid,
    kind: rng.pick(['fruit', 'round']),
    deco: rng.pick(['apple', 'blossom', 'heart']),
  })
  out += stage.mid(h2, 650)
  const fy = h3(LX(850)) + 18
  if (variant === 0) out += side > 0 ? fence(720, 1014, fy, 96, SW.mid, 56) : fence(10, 304, fy, 96, SW.mid, 56)
  out +=
    (variant === 0 ? '' : border(stage, ['bed', 'wall', 'rails'], 728)) +
    hill(h3, SW.mid) +
    (variant === 2 ? brook(LX(rng.between(520, 640)), h3(580) + 3, rng, SW.bg) : '')
  return {
    back: out,
    base: 905,
    front: () => foreground(stage, 'meadow') + flutter(stage, 2),
  }
}
