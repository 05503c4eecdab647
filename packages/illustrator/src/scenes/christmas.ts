import { SW } from '../ink/pens.ts'
import { stamp } from '../motifs/motif.ts'
import { fireplace, room } from '../scenery/indoors.ts'
import { bunting } from '../scenery/party.ts'
import { present } from '../subjects/small-things.ts'
import type { Scene, Stage } from './stage.ts'

export function christmasScene(stage: Stage): Scene {
  const { rng } = stage
  const treeIn = stage.items.some((i) => i.art === '🎄')
  let out = ''
  out += room({ floor: 760 })
  out += bunting(40, 80, 984, 80, 60, 11, rng, SW.bg, 0)
  out += fireplace(rng.pick([210]), 770, SW.mid)
  if (!treeIn) out += stamp('🎄', 760, 850, 520, SW.sub)
  let fr = ''
  for (const [x, w] of [
    [120, 120],
    [250, 90],
    [860, 130],
    [960, 80],
  ] as const)
    fr += present(x + rng.between(-10, 10), 985, w * 0.9, rng, SW.mid).svg
  return { back: out + stage.mid(() => 760, 780), base: 930, front: fr }
}
