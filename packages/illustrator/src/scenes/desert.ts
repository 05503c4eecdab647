import { smooth } from '../ink/curves.ts'
import { SW } from '../ink/pens.ts'
import { line, path, pen } from '../ink/svg.ts'
import { stamp } from '../motifs/motif.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { border, foreground } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function desertScene(stage: Stage): Scene {
  const { rng } = stage
  let out = sky(stage, { clouds: 3 })
  const mesa = (x: number, y: number, w: number, h: number) =>
    path(
      pen`M${x - w / 2} ${y}L${x - w * 0.4} ${y - h * 0.7}L${x - w * 0.34} ${y - h}H${x + w * 0.3}L${x + w * 0.38} ${y - h * 0.66}L${x + w / 2} ${y}Z`,
      SW.bg,
    ) +
    line(
      pen`M${x - w * 0.41} ${y - h * 0.66}Q${x} ${y - h * 0.6} ${x + w * 0.38} ${y - h * 0.66}M${x - w * 0.44} ${y - h * 0.36}Q${x} ${y - h * 0.3} ${x + w * 0.44} ${y - h * 0.36}`,
      SW.bg * 0.85,
    )
  if (!stage.builds.length)
    out += rng.chance(0.5)
      ? mesa(rng.between(480, 560), 560, 200, 170) +
        mesa(rng.between(180, 280), 570, 330, 260) +
        mesa(rng.between(740, 860), 575, 300, 220)
      : pyr(rng.between(230, 310), 570, 400) +
        pyr(rng.between(720, 800), 575, 320) +
        pyr(rng.between(490, 540), 560, 210)
  const h1 = hillFn(rng, 555, 34, 1.2),
    h2 = hillFn(rng, 650, 38),
    h3 = hillFn(rng, 770, 22)
  out +=
    hill(h1, SW.bg) +
    tree(rng.between(420, 600), h1(510) + 16, 150, rng, { sw: SW.bg, kind: 'palm' }) +
    hill(h2, SW.bg) +
    stamp('🌵', rng.between(120, 180), h2(150) + 30, rng.between(200, 240), SW.mid) +
    stamp('🌵', rng.between(860, 920), h2(880) + 20, rng.between(150, 190), SW.mid) +
    stage.mid(h2, 740) +
    line(
      smooth([
        [60, h2(60) + 60],
        [240, h2(240) + 50],
        [420, h2(420) + 70],
      ]),
      SW.bg * 0.85,
    ) +
    border(stage, ['boulders'], 778) +
    hill(h3, SW.mid)
  for (const y of [850, 900, 950])
    out +=
      line(pen`M${rng.between(80, 300)} ${y}q60 -16 120 0t120 0`, SW.bg * 0.85) +
      line(pen`M${rng.between(560, 700)} ${y + 18}q60 -16 120 0t120 0`, SW.bg * 0.85)
  return { back: out, base: 910, front: () => foreground(stage, 'desert') }
}

export const pyr = (x: number, y: number, w: number) =>
  path(pen`M${x - w * 0.05} ${y - w * 0.58}L${x + w * 0.5} ${y}H${x + w * 0.2}Z`, SW.bg) +
  path(pen`M${x - w / 2} ${y}L${x - w * 0.05} ${y - w * 0.58}L${x + w * 0.2} ${y}Z`, SW.bg) +
  line(
    pen`M${x - w * 0.38} ${y - w * 0.16}H${x + w * 0.13}M${x - w * 0.26} ${y - w * 0.31}H${x + w * 0.07}M${x - w * 0.15} ${y - w * 0.45}H${x + w * 0.01}`,
    SW.bg * 0.85,
  )
