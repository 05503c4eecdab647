import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { waterfall } from '../scenery/features.ts'
import { bush } from '../scenery/ground.ts'
import { hill, hillFn, mountain, volcano } from '../scenery/land.ts'
import { fern } from '../scenery/leaves.ts'
import { tree } from '../scenery/trees.ts'
import { border, foreground } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'
import { cornerLeaves, vines } from './vines.ts'

/** Palms and ferns, sometimes a waterfall; a volcano where dinosaurs live. */
export function jungleScene(stage: Stage): Scene {
  const { rng, variant } = stage
  let out = ''
  const pre = stage.setting === 'prehistoric'
  const sunX = rng.pick([340, 690])
  out += sky(stage, { clouds: pre ? 3 : 2, sunX: pre ? undefined : sunX })
  const h1 = hillFn(rng, 545, 30),
    h2 = hillFn(rng, 640, 24),
    h3 = hillFn(rng, 775, 20)
  if (pre || rng.chance(0.3)) {
    const vx = pre ? rng.pick([250, 770]) : sunX > 512 ? 250 : 770
    out += volcano(vx, 585, rng.between(360, 420), rng, SW.bg)
  } else out += mountain(rng.between(300, 720), 570, rng.between(380, 460), rng.between(170, 220), rng, SW.bg, false)
  for (const x of spread(rng, 40, 984, 7, 0.25))
    out += bush(x, h1(x) + 24, rng.between(170, 230), rng, SW.bg, rng.pick(['arc', 'arc', 'berry']))
  out +=
    hill((x) => h1(x) + 10, SW.bg) +
    (stage.units < 2
      ? tree(rng.between(700, 760), h2(730) + 30, rng.between(230, 260), rng, { sw: SW.bg, kind: 'palm' })
      : '') +
    tree(rng.between(250, 300), h2(270) + 30, rng.between(220, 260), rng, { sw: SW.bg, kind: 'palm' })
  out +=
    tree(rng.between(60, 80), 830, rng.between(500, 560), rng, { sw: SW.mid, kind: 'palm', lean: 1 }) +
    tree(rng.between(945, 965), 830, rng.between(470, 540), rng, { sw: SW.mid, kind: 'palm', lean: -1 }) +
    hill(h2, SW.bg) +
    spread(rng, 340, 690, 3, 0.3)
      .map((x) => fern(x, h2(x) + 40, rng.between(80, 110), SW.bg))
      .join('')
  if (variant === 1 && !stage.builds.length)
    out += waterfall(stage.units > 1 ? 512 : 330, h2(512) + 40, 250, rng, SW.bg)
  out +=
    stage.mid(h2, 720) +
    border(stage, ['ferns'], 783) +
    hill(h3, SW.mid) +
    fern(rng.between(200, 240), h3(220) + 20, rng.between(110, 140), SW.mid) +
    fern(rng.between(790, 830), h3(810) + 20, rng.between(110, 140), SW.mid)
  if (!pre) out += vines(stage)
  return { back: out, base: 915, front: () => (pre ? '' : cornerLeaves(stage)) + foreground(stage, 'jungle') }
}
