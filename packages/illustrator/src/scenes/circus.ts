import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { ell, TAU } from '../ink/svg.ts'
import { stamp } from '../motifs/motif.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { balloon, bunting } from '../scenery/party.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function circusScene(stage: Stage): Scene {
  const { rng } = stage
  let out = sky(stage)
  const h = hillFn(rng, 690, 14)
  if (!stage.builds.length)
    out += stamp('🎡', rng.between(200, 240), 720, 350, SW.mid) + stamp('🎪', rng.between(740, 800), 740, 430, SW.mid)
  out += stage.mid(() => 720, 740)
  out += bunting(20, 70, 512, 70, 50, 7, rng, SW.bg) + bunting(512, 70, 1004, 70, 50, 7, rng, SW.bg) + hill(h, SW.mid)
  out += ell(512, 900, 420, 90, SW.mid) + ell(512, 895, 385, 74, SW.mid)
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * TAU
    // The strings of the balloons hang over the ends of the ring.
    if (Math.abs(Math.cos(a)) > 0.9) continue
    out += star(512 + Math.cos(a) * 402, 898 + Math.sin(a) * 82, 9, SW.bg * 0.75)
  }
  let fr = ''
  fr +=
    balloon(90, rng.between(560, 600), 52, rng, SW.mid, 330, 100) +
    balloon(160, rng.between(500, 540), 46, rng, SW.mid, 380, 100) +
    balloon(935, rng.between(560, 600), 52, rng, SW.mid, 330, 925) +
    stamp('🥁', rng.between(170, 200), 1000, 140, SW.mid) +
    stamp('🍭', rng.between(860, 880), 1000, 140, SW.mid)
  return { back: out, base: 905, front: fr }
}
