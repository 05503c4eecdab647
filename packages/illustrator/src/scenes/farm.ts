import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { stamp } from '../motifs/motif.ts'
import { fence, hay } from '../scenery/ground.ts'
import { barn } from '../scenery/houses.ts'
import { hill, hillFn, hillRows } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { windmill } from '../subjects/windmill.ts'
import { along, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

/** A barn behind a fence; an open gate and hay; or a windmill. */
export function farmScene(stage: Stage): Scene {
  const { rng, variant } = stage
  let out = sky(stage)
  const h1 = hillFn(rng, 530, 34),
    h2 = hillFn(rng, 620, 26),
    h3 = hillFn(rng, 745, 16)
  out +=
    hill(h1, SW.bg) +
    hillRows(h1, 3, 18, SW.bg * 0.8) +
    along(h1, seen(stage, h1, spread(rng, 80, 944, 5)), (x, y) =>
      tree(x, y + 4, rng.between(60, 90), rng, { sw: SW.bg, kind: 'round', deco: 'arc' }),
    ) +
    hill(h2, SW.bg)
  const side = stage.units > 1 ? rng.pick([230, 770]) : rng.pick([220, 780])
  if (!stage.builds.some((b) => /barn|windmill|house/.test(b.art)))
    out +=
      variant === 2
        ? windmill(side, 700, 330, rng, SW.mid).svg
        : barn(side - (side > 512 ? 40 : 0), 690, rng.between(290, 330), SW.mid)
  out += stage.mid(h2, 690)
  const ot = side < 512 ? rng.between(800, 880) : rng.between(110, 170)
  out +=
    tree(ot, 700, rng.between(220, 260), rng, { sw: SW.mid, kind: 'fruit' }) +
    hay(side < 512 ? ot - 150 : ot + 160, 715, rng.between(90, 110), SW.mid) +
    (variant === 1 ? hay(side < 512 ? ot - 300 : ot + 310, 722, 84, SW.mid) : '')
  out +=
    (variant === 1
      ? fence(10, 330, 760, 110, SW.mid, 64) + fence(700, 1014, 760, 110, SW.mid, 64)
      : fence(10, 1014, 760, 110, SW.mid, 64)) + hill(h3, SW.mid)
  return {
    back: out,
    base: 890,
    front: () => {
      let fr = foreground(stage, 'farm')
      if (!stage.items.some((i) => '🐓🐥'.includes(i.art))) {
        const a = stage.free(90)
        if (a) fr += stamp('🐥', a, 990, 84, SW.mid, { flip: rng.chance(0.5) })
        const b = stage.free(120)
        if (b) fr += stamp('🐓', b, 985, 130, SW.mid, { flip: rng.chance(0.5) })
      }
      return fr
    },
  }
}
