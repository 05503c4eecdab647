import { poly } from '../ink/curves.ts'
import { SW } from '../ink/pens.ts'
import { scatterPts } from '../ink/scatter.ts'
import { line, path, pen } from '../ink/svg.ts'
import { snowflake } from '../scenery/heavens.ts'
import { hill, hillFn, mountain } from '../scenery/land.ts'
import { wave } from '../scenery/water.ts'
import { thing } from '../words/item.ts'
import { foreground } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function arcticScene(stage: Stage): Scene {
  const { rng } = stage
  let out = sky(stage)
  const lift = stage.lift ?? 0
  for (const q of scatterPts(
    rng,
    9,
    [80, 70, 944, Math.max(200, 330 - lift)],
    [34, 50],
    [...stage.skyOcc, [830, 360 - lift, 110], [200, 380 - lift, 110]],
    18,
  ).filter(([x, y, r]) => stage.clear(x, y, r + 12)))
    out += snowflake(q[0], q[1], q[2], rng, SW.bg)
  // They stay in the sky when the land is raised: else they would come to lie on clouds.
  stage.heavens = out
  out +=
    mountain(rng.between(160, 240), 560, 320, 250, rng, SW.bg) +
    mountain(rng.between(780, 880), 560, 360, 290, rng, SW.bg) +
    wave(560, 90, 14, SW.bg, rng.unit())
  const ice = (x: number, y: number, w: number) =>
    path(
      poly([
        [x - w / 2, y],
        [x - w * 0.42, y - w * 0.4],
        [x - w * 0.15, y - w * 0.7],
        [x + w * 0.1, y - w * 0.5],
        [x + w * 0.3, y - w * 0.62],
        [x + w / 2, y],
      ]),
      SW.bg,
    ) +
    line(
      pen`M${x - w * 0.15} ${y - w * 0.7}L${x - w * 0.05} ${y - w * 0.3}L${x - w * 0.2} ${y}M${x + w * 0.1} ${y - w * 0.5}L${x + w * 0.16} ${y - w * 0.2}`,
      SW.bg * 0.85,
    )
  out +=
    ice(rng.between(330, 400), 600, rng.between(130, 170)) +
    ice(rng.between(620, 700), 608, rng.between(100, 130)) +
    wave(602, 110, 18, SW.bg, rng.unit())
  const h = hillFn(rng, 720, 24)
  if (!stage.builds.length) stage.builds = rng.chance(0.6) ? [thing('*igloo', 'build', 0.8)] : []
  out += hill(h, SW.mid) + stage.mid(h, 770)
  return {
    back: out,
    base: 905,
    front: () => foreground(stage, 'snow'),
  }
}
