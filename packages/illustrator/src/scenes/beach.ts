import { SW } from '../ink/pens.ts'
import { path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { stamp } from '../motifs/motif.ts'
import { sandcastle } from '../scenery/castles.ts'
import { hillD, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { scallopShore, wave } from '../scenery/water.ts'
import { drawItem } from '../subjects/draw-item.ts'
import { ball } from '../subjects/small-things.ts'
import { foreground } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function beachScene(stage: Stage): Scene {
  const { rng } = stage
  let out = sky(stage)
  const q = rng.pick([1, -1])
  const LX = (a: number) => (q > 0 ? a : 1024 - a)
  out +=
    path(pen`M${LX(640)} 470Q${LX(760)} 400 ${LX(840)} 408Q${LX(930)} 400 ${LX(1060)} 470Z`, SW.bg) +
    tree(LX(820), 418, 130, rng, { sw: SW.bg, kind: 'palm' }) +
    tree(LX(900), 420, 100, rng, { sw: SW.bg, kind: 'palm' })
  out += wave(460, 90, 13, SW.bg, rng.unit()) + wave(505, 120, 16, SW.bg, rng.unit())
  if (!stage.boats.length) out += stamp('⛵', LX(rng.between(330, 430)), 540, 150, SW.bg)
  stage.boats.forEach((b, i) => {
    const d = drawItem(b, { x: 300 + i * 300, y: 590, w: 300, h: 270, sw: SW.mid, rng })
    if (d) out += d.svg
  })
  out += wave(548, 140, 18, SW.bg, rng.unit()) + wave(600, 170, 20, SW.bg, rng.unit())
  const sh = hillFn(rng, 665, 18)
  out += scallopShore(650) + scallopShore(682) + tint('land', path(hillD(sh, 50), SW.mid))
  out +=
    tree(LX(rng.between(70, 95)), 850, rng.between(540, 600), rng, { sw: SW.mid, kind: 'palm', lean: q }) +
    stage.mid(() => 700, 730) +
    stamp('🏖', LX(rng.between(820, 850)), 840, rng.between(290, 320), SW.mid)
  return {
    back: out,
    base: 905,
    front: () => {
      let fr = foreground(stage, 'shore')
      if (!stage.actors.length)
        fr +=
          sandcastle(LX(rng.between(450, 520)), 970, rng.between(250, 280), rng, SW.sub * 0.9) +
          ball(LX(rng.between(330, 350)), 985, 44, SW.mid).svg +
          stamp('🦀', LX(650), 990, 110, SW.mid)
      return fr
    },
  }
}
