import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { stamp } from '../motifs/motif.ts'
import { brook, fountain, swing } from '../scenery/features.ts'
import { bench, bush } from '../scenery/ground.ts'
import { hill, hillFn, road } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { border, flutter, foreground } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

/** A playground by a path; a fountain and a bench; or swings by a brook. */
export function parkScene(stage: Stage): Scene {
  const { rng, variant } = stage
  const h1 = hillFn(rng, 540, 30)
  const h3 = hillFn(rng, 720, 20)
  let out = sky(stage) + hill(h1, SW.bg)
  out += along(stage, h1) + tree(rng.between(110, 150), 730, rng.between(380, 430), rng, { sw: SW.mid, kind: 'fruit' })
  if (!stage.builds.length) {
    if (variant === 0) out += stamp('🛝', rng.between(800, 850), 745, 250, SW.mid)
    else if (variant === 1)
      out += bench(rng.between(840, 870), 740, SW.mid) + (stage.units < 3 ? fountain(640, 735, 190, SW.mid) : '')
    else out += swing(rng.between(800, 830), 760, 300, SW.mid)
  }
  out += stage.mid(h1, 700) + border(stage, ['hedge', 'pickets', 'bed'], 728) + hill(h3, SW.mid)
  out +=
    variant === 2
      ? brook(rng.between(520, 600), h3(560) + 3, rng, SW.bg)
      : road(rng.between(520, 600), h3(560), rng.between(420, 600), 1200, 24, 190, rng, SW.bg)
  return { back: out, base: 905, front: () => foreground(stage, 'meadow') + flutter(stage, 2) }
}

const along = ({ rng }: Stage, h: (x: number) => number): string =>
  spread(rng, 60, 964, 7, 0.25)
    .map((x) =>
      rng.chance(0.5)
        ? tree(x, h(x) + 12, rng.between(100, 135), rng, { sw: SW.bg, kind: 'round', deco: 'arc' })
        : bush(x, h(x) + 14, rng.between(90, 120), rng, SW.bg),
    )
    .join('')
