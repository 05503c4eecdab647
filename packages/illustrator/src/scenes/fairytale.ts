import { sparkle } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { scatterPts, spread } from '../ink/scatter.ts'
import { castle } from '../scenery/castles.ts'
import { hill, hillFn, road } from '../scenery/land.ts'
import { tree } from '../scenery/trees.ts'
import { along, border, foreground, seen } from './foreground.ts'
import { sky } from './sky-band.ts'
import type { Scene, Stage } from './stage.ts'

export function fairytaleScene(stage: Stage): Scene {
  const { rng } = stage
  let fx = 0
  stage.rainbow ??= rng.chance(0.28) && stage.time !== 'night' && stage.units < 2
  let out = sky(stage, { clouds: 3 })
  const h1 = hillFn(rng, 560, 40),
    h2 = hillFn(rng, 650, 32),
    h3 = hillFn(rng, 775, 20)
  out +=
    hill(h1, SW.bg) +
    along(h1, seen(stage, h1, spread(rng, 60, 964, 7, 0.3)), (x, y) =>
      tree(x, y + 4, rng.between(70, 110), rng, { sw: SW.bg, kind: rng.pick(['swirl', 'round']), deco: 'arc' }),
    )
  const has = stage.builds.some((b) => b.art === '*castle')
  out += hill(h2, SW.bg)
  if (!has && !stage.builds.length && !(stage.rainbow && stage.units > 1)) {
    const x = stage.units <= 1 ? rng.pick([230, 790]) : rng.between(440, 580)
    fx = x
    out += castle(x, h2(x) + 30, rng.between(330, 370), rng, SW.bg * 1.05)
  } else out += ''
  out += stage.mid(h2, 735)
  out +=
    border(stage, ['bed', 'wall', 'pickets'], 783) +
    hill(h3, SW.mid) +
    road(
      stage.castleX || rng.between(470, 560),
      h3(stage.castleX || 512) + 2,
      rng.between(380, 640),
      1030,
      26,
      120,
      rng,
      SW.bg,
    )
  out +=
    tree(rng.between(50, 80), 830, rng.between(260, 300), rng, { sw: SW.mid, kind: 'swirl' }) +
    tree(rng.between(945, 980), 830, rng.between(240, 280), rng, { sw: SW.mid, kind: 'swirl' })
  {
    const kx = stage.castleX || fx
    const av = [
      ...(stage.skyOcc || []),
      ...(kx
        ? ([
            [kx, 470, 210],
            [kx, 300, 120],
          ] as const)
        : []),
    ]
    for (const q of scatterPts(rng, 5, [90, 230, 934, 440], [13, 21], av, 6))
      out += sparkle(q[0], q[1], q[2], SW.bg * 0.9)
  }
  return { back: out, base: 910, front: () => foreground(stage, 'garden') }
}
