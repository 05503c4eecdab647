import { SW } from '../ink/pens.ts'
import { circ, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { shell, smallFish, starfish } from '../scenery/reef.ts'
import { tree } from '../scenery/trees.ts'
import { curlWave, wave } from '../scenery/water.ts'
import { drawItem } from '../subjects/draw-item.ts'
import { lighthouse } from '../subjects/lighthouse.ts'
import { thing } from '../words/item.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function seaScene(stage: Stage): Scene {
  const { rng } = stage
  let out = ''
  const sunset = stage.time === 'sunset'
  if (sunset) {
    const cx = rng.between(400, 620)
    for (let i = 0; i <= 14; i++) {
      const a = Math.PI * (1 + i / 14)
      out += line(
        pen`M${cx + Math.cos(a) * 150} ${560 + Math.sin(a) * 150}L${cx + Math.cos(a) * 1000} ${560 + Math.sin(a) * 1000}`,
        SW.bg,
      )
    }
    out += circ(cx, 560, 150, SW.bg) + circ(cx, 560, 118, SW.mid)
    stage.fly = stage.fly || []
  } else out += sky(stage, { y1: 220 })
  const isl = rng.pick([180, 840])
  out += path(`M${isl - 190} 580Q${isl - 80} 500 ${isl} 505Q${isl + 90} 500 ${isl + 190} 580Z`, SW.bg)
  out += stage.builds.some((b) => b.art === '*lighthouse')
    ? ''
    : rng.chance(0.5)
      ? lighthouse(isl, 520, rng.between(210, 250), SW.bg).svg
      : tree(isl - 30, 515, rng.between(150, 180), rng, { sw: SW.bg, kind: 'palm' }) +
        tree(isl + 40, 520, rng.between(110, 130), rng, { sw: SW.bg, kind: 'palm' })
  if (!stage.boats.length && !stage.actors.length && !stage.builds.length) stage.boats = [thing('⛵', 'boat', 1)]
  if (stage.actors.length === 1 && stage.actors[0]?.art === '@pirate' && !stage.boats.length) {
    const d = drawItem(thing('*pirateship', 'boat', 1), {
      x: isl < 512 ? 760 : 270,
      y: 650,
      w: 330,
      h: 330,
      sw: SW.mid,
      rng,
    })
    out += d?.svg ?? ''
  }
  if (stage.builds.length && !stage.boats.length && !stage.actors.length)
    out += path('M120 700C260 560 420 530 512 530S780 570 904 700Z', SW.mid)
  out += stage.mid(() => 570, 590)
  out += wave(570, 90, 16, SW.bg, rng.unit()) + wave(615, 110, 20, SW.bg, rng.unit())
  const bl = stage.boats
  bl.forEach((b, i) => {
    const n = bl.length,
      x = n === 1 ? 512 + rng.between(-40, 40) : 200 + 624 * (i / (n - 1)),
      s = n === 1 ? 520 : n === 2 ? 360 : 260
    const d = drawItem(b, { x, y: n === 1 ? 775 : 730 + (i % 2) * 40, w: s * 1.15, h: s, sw: SW.sub, rng })
    if (d) out += d.svg
  })
  out += wave(735, 150, 30, SW.mid, rng.unit()) + curlWave(835, rng.between(190, 220), SW.mid, rng.unit())
  if (stage.actors.length) {
    out += tint('sand', path('M40 1010C120 850 330 800 512 800S900 850 984 1010Z', SW.mid))
    out += shell(rng.between(170, 210), 950, 30, SW.mid) + starfish(rng.between(820, 860), 940, 30, rng, SW.mid)
  } else out += curlWave(930, rng.between(230, 260), SW.mid, rng.unit())
  let fr = ''
  if (!stage.actors.length)
    fr +=
      smallFish(rng.between(180, 300), 985, 90, rng, SW.bg, 1) +
      smallFish(rng.between(700, 840), 975, 80, rng, SW.bg, -1)
  return { back: out, base: 885, front: fr }
}
