/** Clouds, bushes, cookies and cushions: one outline of the shape, with what tells the stuff it is of. */
import type { Art } from '../../art/art.ts'
import { circ, pen } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { leaf } from '../../scenery/leaves.ts'
import { bumpy, faceDrawn, fused } from './fused.ts'
import { facesOf, type Kit, made, tallOf, wideOf } from './kit.ts'
import { Mass } from './mass.ts'
import { type Stand, standing } from './picture.ts'

const bodyOf = (stand: Stand, share = 0.94): Art | null => {
  const { spot } = stand
  return standing(stand, spot.h * 1.8, spot.h * share, [spot.x, spot.y - spot.h * (1 - share) * 0.5])
}

const finish = (stand: Stand, body: Art, svg: string): Art =>
  made(
    stand.spot,
    [{ part: 'back', svg }],
    body.box,
    { low: [stand.spot.x, body.box.y1], grip: [stand.spot.x, body.box.y1 - tallOf(body.box) * 0.2] },
    body.features ? { features: body.features } : {},
  )

export const cloud: Kit = (stand) => {
  const body = bodyOf(stand)
  if (!body) return null
  const mass = new Mass(body)
  const r = Math.max(18, Math.min(wideOf(mass.box), tallOf(mass.box)) * 0.07)
  const { sw } = stand.spot
  return finish(stand, body, bumpy(mass, r, sw, 'cloud') + faceDrawn(body))
}

/** Clipped out of leaves. */
export const bush: Kit = (stand) => {
  const body = bodyOf(stand)
  if (!body) return null
  const mass = new Mass(body)
  const r = Math.max(13, Math.min(wideOf(mass.box), tallOf(mass.box)) * 0.034)
  const { sw } = stand.spot
  const leaves = mass
    .discs(14, r * 2, facesOf(body))
    .map(([x, y], i) => leaf(x, y + r, r * 2.6, (i % 2 ? 34 : -30) + (i % 3) * 9, sw * 0.8, 0.34))
  return finish(stand, body, bumpy(mass, r, sw, 'bush') + tint('leaf', leaves.join('')) + faceDrawn(body))
}

/** Small round things strewn over the whole. */
const strewn = (mass: Mass, body: Art, r: number, most: number, sw: number, pigments: readonly string[]): string =>
  mass
    .discs(most, r, facesOf(body))
    .map(([x, y], i) => tint(pigments[i % pigments.length] ?? '', circ(x, y, r, sw * 0.85)))
    .join('')

export const cookie: Kit = (stand) => {
  const body = bodyOf(stand)
  if (!body) return null
  const mass = new Mass(body)
  const { sw } = stand.spot
  const icing = Math.max(10, Math.min(18, tallOf(body.box) * 0.03))
  const r = Math.max(12, Math.min(22, tallOf(mass.box) * 0.035))
  return finish(
    stand,
    body,
    fused(body, sw, 'ochre', icing + sw) +
      fused(body, sw * 0.8, 'cream') +
      strewn(mass, body, r, 12, sw, ['umber', 'berry', 'rose']) +
      faceDrawn(body),
  )
}

/** A candle or three stand on it, cream runs along its edge. */
export const cake: Kit = (stand) => {
  const { spot } = stand
  const body = bodyOf(stand, 0.84)
  if (!body) return null
  const mass = new Mass(body)
  const { sw } = spot
  const r = Math.max(16, Math.min(wideOf(mass.box), tallOf(mass.box)) * 0.05)
  const k = spot.h * 0.1
  const candles = [-0.16, 0, 0.16].map((u) => {
    const x = spot.x + u * wideOf(mass.box)
    const y = (mass.crest(x) ?? mass.box.y0) + k * 0.2
    const stick = `<path d="${pen`M${x - 8} ${y}V${y - k}h16V${y}Z`}" fill="#fff" class="rose" stroke="#000" stroke-width="${sw}"/>`
    return stick + tint('fire', circ(x, y - k - 12, 11, sw * 0.85))
  })
  return finish(
    stand,
    { ...body, box: { ...body.box, y0: body.box.y0 - k * 1.4 } },
    candles.join('') +
      bumpy(mass, r, sw, 'cream') +
      strewn(mass, body, r * 0.8, 10, sw, ['berry', 'rose', 'leaf']) +
      faceDrawn(body),
  )
}

/** Sewn: a seam runs along its edge. */
export const cushion: Kit = (stand) => {
  const body = bodyOf(stand)
  if (!body) return null
  const { sw } = stand.spot
  const mass = new Mass(body)
  const dashes = `stroke-dasharray="16 14"`
  const seam = mass.polygons
    .slice(0, 1)
    .map(
      (points) =>
        `<path d="M${points.map(([x, y]) => pen`${x} ${y}`).join('L')}Z" fill="none" stroke="#000" stroke-width="${sw * 0.7}" ${dashes}/>`,
    )
    .join('')
  return finish(
    stand,
    body,
    fused(body, sw, 'lilac', 16) + seam + strewn(mass, body, 16, 6, sw, ['rose', 'straw']) + faceDrawn(body),
  )
}
