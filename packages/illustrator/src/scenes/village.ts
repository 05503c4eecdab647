import { SW } from '../ink/pens.ts'
import { scatterPts, spread } from '../ink/scatter.ts'
import { line, pen } from '../ink/svg.ts'
import { snowflake } from '../scenery/heavens.ts'
import { house } from '../scenery/houses.ts'
import { hill, hillFn, mountain } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, border, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function villageScene(stage: Stage, snow: boolean): Scene {
  const { rng } = stage
  let out = ''
  if (snow) {
    const lift = stage.lift ?? 0
    out +=
      stage.time === 'night'
        ? sky(stage, { clouds: 0 })
        : sky(stage, { clouds: 2, birds: false, noSun: rng.chance(0.5) })
    for (const q of scatterPts(
      rng,
      stage.time === 'night' ? 6 : 10,
      [70, 70, 954, Math.max(200, 400 - lift)],
      [32, 48],
      [...stage.skyOcc, [810, 380 - lift, 120], [210, 380 - lift, 120]],
      14,
    ).filter(([x, y, r]) => stage.clear(x, y, r + 12)))
      out += snowflake(q[0], q[1], q[2], rng, SW.bg)
    // They stay in the sky when the land is raised: else they would come to lie on clouds.
    stage.heavens = out
  } else out += sky(stage)
  const h1 = hillFn(rng, 520, 50, 1.1),
    h2 = hillFn(rng, 610, 38),
    h3 = hillFn(rng, 760, 24)
  out +=
    (snow
      ? mountain(rng.between(160, 260), 560, 380, 250, rng, SW.bg) +
        mountain(rng.between(760, 860), 560, 400, 280, rng, SW.bg)
      : '') +
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 40, 984, 7, 0.3)), (x, y) =>
      tree(x, y + 8, rng.between(100, 160), rng, {
        sw: SW.bg,
        kind: snow ? 'snow fir' : 'round',
      }),
    )
  const n = stage.builds.length ? 2 : 3
  const xs = n === 3 ? [rng.between(150, 190), rng.between(480, 540), rng.between(830, 880)] : [130, 895]
  out += hill(h2, SW.bg)
  xs.forEach((x, i) => {
    out +=
      house(
        x,
        h2(x) + rng.between(40, 70) + (i === 1 ? -10 : 20),
        rng.between(185, 225) * (i === 1 ? 0.85 : 1),
        rng,
        SW.bg * 1.05,
        { snow },
      ) +
      tree(x + rng.between(120, 135) * (i === 2 ? -1 : 1), h2(x) + rng.between(50, 76), rng.between(140, 180), rng, {
        sw: SW.bg,
        kind: snow ? 'snow fir' : 'round',
      })
  })
  out += stage.mid(h2, 700) + (snow ? '' : border(stage, ['pickets', 'wall', 'rails'], 768)) + hill(h3, SW.mid)
  if (snow)
    out += [0, 1, 2]
      .map(() => {
        const x = rng.between(60, 860)
        return line(pen`M${x} ${h3(x) + rng.between(40, 150)}q50 -16 100 0`, SW.bg * 0.85)
      })
      .join('')
  return {
    back: out,
    base: 915,
    front: () => foreground(stage, snow ? 'snow' : 'meadow'),
  }
}
