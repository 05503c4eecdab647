import { SW } from '../ink/pens.ts'
import { ell } from '../ink/svg.ts'
import { stamp } from '../motifs/motif.ts'
import { frameArt, room, shelf } from '../scenery/indoors.ts'
import { windowScene } from '../scenery/windows.ts'
import { ball } from '../subjects/small-things.ts'
import type { Scene, Stage } from './stage.ts'

export function indoorScene(stage: Stage): Scene {
  const { rng } = stage
  let out = room({ floor: 720 })
  const left = rng.chance(0.5)
  out += windowScene(left ? 250 : 760, 110, 280, 300, rng, SW.mid, { night: stage.time === 'night' })
  out += frameArt(rng, left ? 700 : 200, 150) + shelf(left ? 620 : 90, 460, 280, SW.mid, ['📚', '🧸', '🪴'])
  out += ell(512, 900, 430, 84, SW.mid) + ell(512, 900, 380, 68, SW.bg) + stamp('🪴', left ? 940 : 90, 800, 170, SW.mid)
  out += stage.mid(() => 720, 760)
  return {
    back: out,
    base: 920,
    front: stamp('🧶', rng.between(120, 160), 985, 120, SW.mid) + ball(rng.between(880, 910), 985, 40, SW.mid).svg,
  }
}
