import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { brook, logCabin } from '../scenery/features.ts'
import { bush } from '../scenery/ground.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, border, flutter, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

/** A clearing; the same with a log cabin; or a brook between larger trees. */
export function forestScene(stage: Stage): Scene {
  const { rng, variant } = stage
  const h1 = hillFn(rng, 560, 30)
  const h2 = hillFn(rng, 640, 26)
  const h3 = hillFn(rng, 770, 22)
  let out = sky(stage, { clouds: 2 })
  out +=
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 30, 994, 10, 0.2)), (x, y) =>
      tree(x, y + 8, rng.between(120, 180), rng, { sw: SW.bg, kind: 'pine' }),
    )
  out += hill(h2, SW.bg)
  if (variant === 1 && !stage.builds.length && stage.units < 3) out += logCabin(rng.pick([250, 770]), 720, 260, SW.mid)
  const places = variant === 1 ? [60, 960] : [85, 215, 800, 940]
  out += along(h2, places, (x, y) =>
    tree(x + rng.between(-25, 25), y + rng.between(20, 60), rng.between(300, 380) * (variant === 2 ? 1.15 : 1), rng, {
      sw: SW.mid,
      kind: rng.pick(['round', 'pine', 'round']),
    }),
  )
  out += stage.mid(h2, 690) + border(stage, ['boulders', 'hedge'], 778) + hill(h3, SW.mid)
  if (variant === 2) out += brook(rng.between(430, 590), h3(512) + 4, rng, SW.bg)
  out +=
    bush(rng.between(120, 180), h3(150) + 16, rng.between(150, 190), rng, SW.mid, 'berry') +
    bush(rng.between(850, 920), h3(880) + 16, rng.between(150, 190), rng, SW.mid, 'berry')
  return { back: out, base: 910, front: () => foreground(stage, 'forest') + (variant === 1 ? flutter(stage, 2) : '') }
}
