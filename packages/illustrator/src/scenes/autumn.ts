import { SW } from '../ink/pens.ts'
import { scatterPts } from '../ink/scatter.ts'
import { stamp } from '../motifs/motif.ts'
import { pumpkin } from '../subjects/small-things.ts'
import { forestScene } from './forest.ts'
import type { Scene, Stage } from './stage.ts'

export function autumnScene(stage: Stage): Scene {
  const { rng } = stage
  const s = forestScene(stage)
  let fr = typeof s.front === 'function' ? s.front() : s.front
  for (const q of scatterPts(rng, 8, [70, 90, 954, 430], [28, 36], stage.skyOcc || [], 6))
    fr += stamp(rng.pick(['🍁', '🍂', '🍁']), q[0], q[1], q[2] * 1.8, SW.bg, {
      anchor: 'center',
      rot: rng.between(-40, 40),
    })
  fr +=
    pumpkin(rng.between(200, 250), 996, rng.between(110, 140), SW.mid).svg +
    pumpkin(rng.between(300, 330), 1000, rng.between(70, 90), SW.mid).svg
  return { ...s, front: fr }
}
