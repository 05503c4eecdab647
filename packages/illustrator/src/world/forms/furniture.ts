/** Beds, seats and lamps of any shape. */
import { line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { facesOf, type Kit, made, middleOf, tallOf, union, wideOf } from './kit.ts'
import { lying, standing, svgOf } from './picture.ts'

/** Made up with a pillow and a blanket across its middle; the shape shows above and below. */
export const bed: Kit = (stand) => {
  const { spot } = stand
  const way = spot.facing === 'left' ? -1 : 1
  const body = lying(stand, spot.h * 2.1, spot.h, [spot.x, spot.y])
  if (!body) return null
  const { sw } = spot
  const { x0, x1, y1 } = body.box
  const w = wideOf(body.box)
  const h = Math.max(tallOf(body.box), w * 0.4)
  const [left, right] = [x0 + w * 0.1, x1 - w * 0.1]
  const [chin = Number.NEGATIVE_INFINITY] = facesOf(body).map(([, y, r]) => y + r)
  const top = Math.min(y1 - h * 0.28, Math.max(y1 - h * 0.6, chin + h * 0.04))
  const mattress = tint('white', rect(left, top, right - left, h * 0.16, sw, h * 0.05))
  const [a, b] = way > 0 ? [left + (right - left) * 0.32, right + 6] : [left - 6, right - (right - left) * 0.32]
  const n = 5
  const step = (b - a) / n
  const waves = Array.from({ length: n }, () => pen`q${-step / 2} ${h * 0.08} ${-step} 0`).join('')
  const blanket = tint(
    'violet',
    path(
      pen`M${a} ${top - h * 0.05}Q${(a + b) / 2} ${top - h * 0.12} ${b} ${top - h * 0.02}V${top + h * 0.26}${waves}Z`,
      sw,
    ),
  )
  const fold = line(
    way > 0
      ? pen`M${a + w * 0.07} ${top - h * 0.07}V${top + h * 0.29}`
      : pen`M${b - w * 0.07} ${top - h * 0.07}V${top + h * 0.29}`,
    sw * 0.85,
  )
  const px = way > 0 ? left + (right - left) * 0.16 : right - (right - left) * 0.16
  const pillow = tint('cream', rect(px - w * 0.11, top - h * 0.13, w * 0.22, h * 0.17, sw, h * 0.07))
  return made(
    spot,
    [
      { part: 'back', svg: svgOf(body) + mattress + pillow },
      { part: 'front', svg: blanket + fold },
    ],
    body.box,
    { pillow: [px, top - h * 0.06], seat: [middleOf(body.box), top], deck: [middleOf(body.box), top] },
    { tops: [{ x0: left, x1: right, y: top }], hollow: { x0: left, x1: right, y0: top - h * 0.3, y1: top + h * 0.2 } },
  )
}

/** The shape is the back; a cushion, two arms and feet stand before it. */
export const seat: Kit = (stand) => {
  const { spot } = stand
  const { sw, h } = spot
  const body = standing(stand, h * 1.7, h * 0.94, [spot.x, spot.y - h * 0.06])
  if (!body) return null
  const x = middleOf(body.box)
  const w = Math.max(wideOf(body.box) * 0.86, h * 0.7)
  const y = spot.y - h * 0.36
  const foot = (u: number) => tint('wood', rect(u - 10, spot.y - h * 0.1, 20, h * 0.1, sw))
  const base = tint('coral', rect(x - w / 2, y + h * 0.08, w, h * 0.2, sw, 14))
  const cushion = tint('rose', rect(x - w * 0.4, y - h * 0.02, w * 0.8, h * 0.13, sw, h * 0.06))
  const arm = (u: number) => tint('coral', rect(u - w * 0.09, y - h * 0.16, w * 0.18, h * 0.44, sw, w * 0.08))
  return made(
    spot,
    [
      { part: 'back', svg: foot(x - w * 0.4) + foot(x + w * 0.4) + svgOf(body) + base + cushion },
      { part: 'front', svg: arm(x - w * 0.5) + arm(x + w * 0.5) },
    ],
    union(body.box, { x0: x - w * 0.6, x1: x + w * 0.6, y0: y, y1: spot.y }),
    { seat: [x, y], deck: [x, y] },
    { tops: [{ x0: x - w * 0.4, x1: x + w * 0.4, y }] },
  )
}

/** It glows on a foot. */
export const lamp: Kit = (stand) => {
  const { spot } = stand
  const { sw, h, x, y } = spot
  const body = standing(stand, h * 1.1, h * 0.66, [x, y - h * 0.2])
  if (!body) return null
  const foot =
    tint('wood', rect(x - h * 0.025, y - h * 0.24, h * 0.05, h * 0.2, sw)) +
    tint(
      'wood',
      path(
        pen`M${x - h * 0.16} ${y}Q${x - h * 0.14} ${y - h * 0.07} ${x} ${y - h * 0.07}Q${x + h * 0.14} ${y - h * 0.07} ${x + h * 0.16} ${y}Z`,
        sw,
      ),
    )
  const [cx, cy] = [middleOf(body.box), (body.box.y0 + body.box.y1) / 2]
  const [rx, ry] = [wideOf(body.box) * 0.56 + 12, tallOf(body.box) * 0.56 + 12]
  const rays = Array.from({ length: 7 }, (_, i) => {
    const a = Math.PI * (1 + i / 6)
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return pen`M${cx + c * rx} ${cy + s * ry}L${cx + c * (rx + h * 0.07)} ${cy + s * (ry + h * 0.07)}`
  })
  return made(
    spot,
    [{ part: 'back', svg: foot + line(rays.join(''), sw) + svgOf(body) }],
    union(body.box, { x0: cx - rx - h * 0.07, x1: cx + rx + h * 0.07, y0: cy - ry - h * 0.07, y1: y }),
    { grip: [x, y - h * 0.14] },
  )
}
