import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { fountain, roseArch } from '../scenery/features.ts'
import { stemFlower } from '../scenery/flowers.ts'
import { bush, fence } from '../scenery/ground.ts'
import { house } from '../scenery/houses.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { flutter, foreground } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

/** A picket fence with flowers before it; a rose arch; or a hedge with a fountain. */
export function gardenScene(stage: Stage): Scene {
  const { rng, variant } = stage
  const h1 = hillFn(rng, 520, 24)
  const h3 = hillFn(rng, 735, 16)
  let out = sky(stage) + hill(h1, SW.bg)
  out += tree(rng.between(100, 150), 690, rng.between(330, 380), rng, { sw: SW.mid, kind: 'fruit' })
  out +=
    variant !== 1 && rng.chance(0.6) && !stage.builds.length
      ? house(rng.between(800, 850), 670, rng.between(210, 240), rng, SW.mid)
      : tree(rng.between(880, 920), 690, rng.between(300, 350), rng, { sw: SW.mid, kind: 'round', deco: 'blossom' })
  if (variant === 1 && !stage.builds.length) out += roseArch(stage.units > 1 ? 512 : 690, 760, 400, rng, SW.bg)
  const hedge = variant === 2 ? 1.5 : 1
  out += spread(rng, 300, 720, 4, 0.2)
    .map((x) =>
      bush(x, 660 + (hedge - 1) * 180, rng.between(120, 160) * hedge, rng, SW.bg, rng.pick(['flower', 'berry', 'arc'])),
    )
    .join('')
  if (variant === 2 && stage.units < 2 && !stage.builds.length) out += fountain(730, 760, 230, SW.mid)
  out += stage.mid(() => 650, 680)
  if (variant === 0) out += fence(10, 1014, 740, 130, SW.mid, rng.between(52, 60))
  if (variant === 1) out += fence(10, 300, 750, 120, SW.mid, 56) + fence(880, 1014, 750, 120, SW.mid, 56)
  for (const x of [...spread(rng, 40, 300, 3, 0.2), ...(variant === 1 ? [] : spread(rng, 740, 990, 3, 0.2))])
    out += stemFlower(x, 765, rng.between(130, 175), rng, SW.bg, rng.pick(['sun', 'daisy', 'tulip', 'cosmos']), 32)
  out += hill(h3, SW.mid)
  return { back: out, base: 905, front: () => foreground(stage, 'garden') + flutter(stage, 3) }
}
