import { heart, star } from '../ink/marks.ts'
import { standing } from '../ink/spot.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export function cake(x: number, y: number, h: number, sw = 5) {
  // y bottom
  const w = h * 0.86
  let out = ''
  const tiers = [
    [w * 0.44, h * 0.26],
    [w * 0.32, h * 0.22],
    [w * 0.2, h * 0.17],
  ] as const
  let yy = y - h * 0.1
  out +=
    path(
      pen`M${x - w * 0.5} ${yy}H${x + w * 0.5}Q${x + w * 0.46} ${yy + h * 0.035} ${x + w * 0.3} ${yy + h * 0.035}H${x - w * 0.3}Q${x - w * 0.46} ${yy + h * 0.035} ${x - w * 0.5} ${yy}Z`,
      sw,
    ) +
    path(
      pen`M${x - w * 0.08} ${yy + h * 0.035}L${x - w * 0.17} ${y}H${x + w * 0.17}L${x + w * 0.08} ${yy + h * 0.035}Z`,
      sw,
    )
  tiers.forEach(([hw, th], i) => {
    out += path(
      pen`M${x - hw} ${yy - th}V${yy - hw * 0.1}Q${x - hw} ${yy} ${x - hw * 0.86} ${yy}H${x + hw * 0.86}Q${x + hw} ${yy} ${x + hw} ${yy - hw * 0.1}V${yy - th}Z`,
      sw,
    )
    const n = [7, 5, 4][i] ?? 5,
      st = (hw * 2) / n
    if (i === 0)
      for (let k = 0; k < n; k++)
        out +=
          k % 2
            ? star(x - hw + st * (k + 0.5), yy - th * 0.26, st * 0.24, sw * 0.8)
            : circ(x - hw + st * (k + 0.5), yy - th * 0.26, st * 0.17, sw * 0.85)
    else if (i === 1)
      for (let k = 0; k < n; k++) out += heart(x - hw + st * (k + 0.5), yy - th * 0.26, st * 0.2, sw * 0.8)
    else
      out += line(
        pen`M${x - hw} ${yy - th * 0.24}q${hw * 0.25} ${-th * 0.18} ${hw * 0.5} 0t${hw * 0.5} 0t${hw * 0.5} 0t${hw * 0.5} 0`,
        sw * 0.85,
      )
    let d = pen`M${x - hw * 1.04} ${yy - th}Q${x - hw * 1.04} ${yy - th - hw * 0.14} ${x - hw * 0.9} ${yy - th - hw * 0.14}H${x + hw * 0.9}Q${x + hw * 1.04} ${yy - th - hw * 0.14} ${x + hw * 1.04} ${yy - th}`
    const s2 = (hw * 2.08) / n
    for (let k = 0; k < n; k++) {
      const dp = th * (k % 2 ? 0.2 : 0.34)
      d += pen`V${yy - th + dp * 0.6}a${s2 * 0.5} ${dp * 0.6} 0 0 1 ${-s2} 0V${yy - th}`
    }
    out += path(`${d}Z`, sw)
    yy -= th + hw * 0.12
  })
  const n = 3
  for (let i = 0; i < n; i++) {
    const cx = x + (i - 1) * w * 0.13,
      ch = h * 0.1
    out +=
      rect(cx - w * 0.018, yy - ch, w * 0.036, ch + 2, sw * 0.9) +
      path(
        pen`M${cx} ${yy - ch - h * 0.075}C${cx + w * 0.04} ${yy - ch - h * 0.03} ${cx + w * 0.025} ${yy - ch - 2} ${cx} ${yy - ch - 2}C${cx - w * 0.025} ${yy - ch - 2} ${cx - w * 0.04} ${yy - ch - h * 0.03} ${cx} ${yy - ch - h * 0.075}Z`,
        sw * 0.9,
      )
  }
  return standing(tint('pink', out), x, y, w, h)
}
