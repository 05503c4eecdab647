import { local } from '../ink/local.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { circ, dot, flipX, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

/** A friendly one, facing left. */
export function shark({ x, y, w, h, sw, flip }: Spot): Drawn {
  const L = Math.min(w, h * 1.7)
  const at = local(x, y - L * 0.28, L)
  const teeth = Array.from({ length: 3 }, (_, i) => {
    const a = 0.235 + i * 0.066
    return `M${a} ${0.055 - i * 0.006}l.033 .046l.033 -.052`
  }).join('')
  const out =
    path(at('M-.02 -.14C.02 -.24 .06 -.3 .02 -.36C.14 -.34 .2 -.24 .22 -.13Z'), sw) +
    path(at('M-.36 -.01C-.42 -.12 -.46 -.22 -.52 -.26C-.4 -.26 -.32 -.18 -.28 -.07Z'), sw) +
    path(at('M-.36 .02C-.42 .1 -.44 .18 -.5 .22C-.38 .22 -.3 .14 -.27 .06Z'), sw) +
    path(
      at(
        'M.5 -.03C.44 -.14 .26 -.19 .08 -.17C-.1 -.15 -.26 -.07 -.4 -.03V.03C-.24 .07 -.1 .15 .08 .17C.26 .19 .45 .12 .5 -.03Z',
      ),
      sw,
    ) +
    tint(
      'cream',
      path(
        at(
          'M.42 .075C.34 .15 .2 .18 .08 .17C-.06 .16 -.2 .09 -.32 .05C-.1 .07 .06 .09 .2 .09C.3 .09 .38 .08 .42 .075Z',
        ),
        sw * 0.9,
      ),
    ) +
    path(at('M.06 .1C.04 .18 -.02 .26 -.1 .28C-.04 .2 -.06 .14 -.06 .1Z'), sw) +
    tint('white', path(at('M.2 .05Q.34 .07 .455 .01Q.43 .12 .32 .125Q.23 .12 .2 .05Z'), sw)) +
    line(at(teeth), sw * 0.85) +
    line(at('M.1 -.07q.03 .05 0 .1M.05 -.07q.03 .05 0 .1M0 -.065q.03 .05 0 .09'), sw * 0.9) +
    circ(x + L * 0.32, y - L * 0.34, L * 0.034, sw * 0.9) +
    dot(x + L * 0.327, y - L * 0.338, L * 0.018) +
    line(pen`M${x + L * 0.28} ${y - L * 0.39}q${L * 0.04} ${-L * 0.03} ${L * 0.075} ${-L * 0.005}`, sw * 0.85)
  return standing(tint('slate', flip ? out : flipX(x, out)), x, y, L, L * 0.6)
}
