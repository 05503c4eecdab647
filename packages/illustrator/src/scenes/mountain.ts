import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { stamp } from '../motifs/motif.ts'
import { campfire } from '../scenery/ground.ts'
import { hill, hillFn, mountain } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, border, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function mountainScene(stage: Stage): Scene {
  const { rng } = stage
  // Between two peaks.
  let out = sky(stage, { low: 380, lowX: [340, 690] })
  out +=
    mountain(rng.between(150, 220), 600, 420, rng.between(300, 340), rng, SW.bg) +
    mountain(rng.between(800, 880), 600, 440, rng.between(300, 360), rng, SW.bg) +
    mountain(rng.between(460, 560), 610, 520, rng.between(380, 430), rng, SW.mid)
  const h1 = hillFn(rng, 580, 20),
    h3 = hillFn(rng, 790, 20)
  out +=
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 20, 1004, 14, 0.25)), (x, y) =>
      tree(x, y + 12, rng.between(80, 130), rng, { sw: SW.bg, kind: 'pine' }),
    )
  out += tint('water', path('M-20 650Q512 610 1044 650V840H-20Z', SW.bg))
  for (let i = 0; i < 8; i++)
    out += line(pen`M${rng.between(60, 900)} ${rng.between(675, 770)}q22 -10 44 0t44 0`, SW.bg * 0.8)
  out +=
    border(stage, ['boulders', 'rails'], 798) +
    hill(h3, SW.mid) +
    tree(rng.between(70, 110), 840, rng.between(330, 380), rng, { sw: SW.mid, kind: 'pine' }) +
    tree(rng.between(930, 960), 840, rng.between(300, 340), rng, { sw: SW.mid, kind: 'pine' })
  if (!stage.builds.length && stage.units <= 1) out += stamp('⛺', rng.pick([260, 780]), 850, 210, SW.mid)
  out += stage.mid(h3, 840)
  return {
    back: out,
    base: 920,
    front: () => foreground(stage, 'forest') + fire(stage),
  }
}

function fire(stage: Stage): string {
  const x = stage.rng.shuffle([190, 834, 330, 694]).find((at) => stage.clear(at, 950, 70))
  return x === undefined || stage.items.some((item) => item.art === '🔥') ? '' : campfire(x, 985, SW.mid)
}
