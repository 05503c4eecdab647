/** A round, furry, friendly monster. */
import { bumps, ring } from '../ink/curves.ts'
import { local } from '../ink/local.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, ell, limb, line, path, solid } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function beastie({ x, y, w, h, sw, rng }: Spot): Drawn {
  const s = Math.min(h, w * 1.15)
  const at = local(x, y, s)
  const eyes = rng.int(1, 3)
  const cy = y - s * 0.44
  let out = tint(
    'cream',
    path(
      at(
        'M-.2 -.76C-.28 -.84 -.28 -.92 -.24 -1C-.2 -.94 -.14 -.9 -.1 -.82ZM.2 -.76C.28 -.84 .28 -.92 .24 -1C.2 -.94 .14 -.9 .1 -.82Z',
      ),
      sw,
    ),
  )
  out += limb(at('M-.3 -.4Q-.44 -.4 -.46 -.56'), s * 0.09, sw) + limb(at('M.3 -.4Q.44 -.36 .44 -.22'), s * 0.09, sw)
  out +=
    ell(x - s * 0.15, y - s * 0.05, s * 0.12, s * 0.06, sw) + ell(x + s * 0.15, y - s * 0.05, s * 0.12, s * 0.06, sw)
  out += path(bumps(ring(x, cy, s * 0.36, s * 0.38, 20, 0.1), true, 0.62), sw)
  out += tint('cream', ell(x, cy + s * 0.16, s * 0.2, s * 0.15, sw * 0.9))
  const places = eyes === 1 ? [0] : eyes === 2 ? [-0.11, 0.11] : [-0.18, 0, 0.18]
  const r = s * (eyes === 1 ? 0.14 : eyes === 2 ? 0.095 : 0.075)
  for (const a of places) {
    const ex = x + a * s
    const ey = cy - s * (eyes === 3 && a === 0 ? 0.2 : 0.13)
    out +=
      tint('cloud', circ(ex, ey, r, sw)) +
      solid(ex + r * 0.1, ey + r * 0.1, r * 0.5, r * 0.55) +
      solid(ex - r * 0.08, ey - r * 0.12, r * 0.18, r * 0.2, 'white')
  }
  out +=
    line(at('M-.16 -.4Q0 -.26 .16 -.4'), sw) +
    tint('cloud', path(at('M-.08 -.352L-.05 -.29L-.015 -.333ZM.08 -.352L.05 -.29L.015 -.333Z'), sw * 0.9))
  return standing(tint(rng.pick(['violet', 'aqua', 'lime', 'rose', 'cerulean']), out), x, y, s * 0.98, s)
}
