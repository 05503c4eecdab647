import { sparkle, star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Disc } from '../ink/scatter.ts'
import { circ, ell, line, type Point, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { galaxy } from '../scenery/features.ts'
import { sun } from '../scenery/heavens.ts'
import { hill, hillFn } from '../scenery/land.ts'
import { comet, planet } from '../scenery/planets.ts'
import type { Scene, Stage } from './stage.ts'

/** Planets on their orbits; about a galaxy; or with a comet passing. */
export function spaceScene(stage: Stage): Scene {
  const { rng } = stage
  let out = ''
  const ground = stage.actors.length > 0
  const left = rng.chance(0.5),
    sx = left ? 20 : 1004,
    sy = 20
  const radii = [150, 330, 520, 720, 930]
  if (stage.variant === 0) for (const r of radii.slice().reverse()) out += tint('sky', circ(sx, sy, r, SW.bg))
  if (stage.variant === 1) out += galaxy(left ? 690 : 334, 200, 190, SW.bg)
  if (stage.variant === 2) out += comet(left ? 560 : 380, rng.between(180, 240), 34, SW.mid, left ? -25 : -35)
  out += sun(sx, sy, 118, rng, { sw: SW.mid, withFace: false, style: 0 })
  const kinds = rng.shuffle(['ring', 'bands', 'craters', 'swirl', 'patches', 'bands'])
  const P: Disc[] = []
  const put = (ri: number, ang: number, r: number) => {
    const a = (ang * Math.PI) / 180
    const x = sx + (left ? 1 : -1) * Math.cos(a) * (radii[ri] ?? 0),
      y = sy + Math.sin(a) * (radii[ri] ?? 0)
    P.push([x, y, r])
  }
  put(1, rng.between(20, 34), rng.between(44, 54))
  put(1, rng.between(62, 72), rng.between(34, 42))
  put(2, rng.between(8, 14), rng.between(56, 66))
  put(2, rng.between(70, 80), rng.between(58, 68))
  put(3, rng.between(16, 24), rng.between(70, 82))
  if (!ground) put(3, rng.between(74, 82), rng.between(66, 78))
  put(4, rng.between(22, 28), rng.between(66, 80))
  if (!ground) {
    put(4, rng.between(66, 72), rng.between(70, 84))
  }
  const stars: Point[] = []
  let t = 0
  while (stars.length < 26 && t++ < 600) {
    const x = rng.between(82, 942),
      y = rng.between(82, ground ? 750 : 942),
      r = rng.between(13, 21)
    if (
      Math.hypot(x - sx, y - sy) < 240 ||
      stars.some((q) => Math.hypot(q[0] - x, q[1] - y) < 80) ||
      P.some((q) => Math.hypot(q[0] - x, q[1] - y) < q[2] * 1.9 + 24) ||
      (stage.variant === 0 && radii.some((q) => Math.abs(Math.hypot(x - sx, y - sy) - q) < r + 7))
    )
      continue
    stars.push([x, y])
    out += rng.chance(0.6) ? star(x, y, r, SW.bg * 0.9, rng.unit()) : sparkle(x, y, r * 1.1, SW.bg * 0.9)
  }
  const big = stage.swim.length === 1 || stage.actors.length === 1
  P.forEach((q, i) => {
    if (!stage.clear(q[0], q[1], q[2] * (kinds[i % 6] === 'ring' ? 1.5 : 1.1))) return
    if (big && Math.abs(q[0] - 512) < 210 && Math.abs(q[1] - (ground ? 640 : 520)) < 230) return
    out += planet(q[0], q[1], q[2] * (kinds[i % 6] === 'ring' ? 0.82 : 1), rng, SW.mid, kinds[i % 6])
  })
  if (ground) {
    const h = hillFn(rng, 800, 26)
    out += hill(h, SW.mid)
    for (const [x, y, r] of [
      [140, 890, 60],
      [330, 965, 44],
      [700, 955, 52],
      [900, 880, 66],
      [520, 860, 30],
      [610, 985, 24],
    ] as const)
      out +=
        ell(x + rng.between(-20, 20), y, r, r * 0.34, SW.bg) +
        line(pen`M${x - r * 0.6} ${y + r * 0.08}q${r * 0.6} ${r * 0.2} ${r * 1.2} 0`, SW.bg * 0.8)
    out += stage.mid(h, 840)
  }
  return { back: out, base: 915, front: '', float: true, box: [130, 130, 894, ground ? 600 : 894] }
}
