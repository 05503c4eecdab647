import { SW } from '../ink/pens.ts'
import { egg } from '../subjects/small-things.ts'
import { gardenScene } from './garden.ts'
import type { Scene, Stage } from './stage.ts'

export function easterScene(stage: Stage): Scene {
  const { rng } = stage
  const s = gardenScene(stage)
  return {
    ...s,
    front: () => {
      let fr = typeof s.front === 'function' ? s.front() : s.front
      for (const x of [rng.between(190, 230), rng.between(290, 320), rng.between(730, 770), rng.between(830, 860)])
        fr += egg(x, rng.between(985, 1000), rng.between(100, 125), rng, SW.mid).svg
      return fr
    },
  }
}
