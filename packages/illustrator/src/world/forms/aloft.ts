/** Boats, airplanes, rockets and balloons of any shape. */
import type { Art } from '../../art/art.ts'
import { line, path, pen } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { facesOf, flagOn, type Kit, made, middleOf, roundWindow, tallOf, union, wideOf } from './kit.ts'
import { Mass } from './mass.ts'
import { lying, standing, svgOf } from './picture.ts'

const withFace = ({ features }: Art) => (features ? { features } : {})

/** Round windows in a line, as many as there is room for. */
const portholes = (body: Art, mass: Mass, most: number, r: number, sw: number): string =>
  mass
    .discs(most, r, facesOf(body))
    .map(([x, y]) => roundWindow(x, y, r, sw * 0.9))
    .join('')

/** The shape is the hull; a mast with its sail stands behind it. */
export const boat: Kit = (stand) => {
  const { spot } = stand
  const way = spot.facing === 'left' ? -1 : 1
  const hull = lying(stand, spot.h * 1.5, spot.h * 0.52, [spot.x, spot.y])
  // A swan is high enough without a mast.
  const isHigh = hull !== null && wideOf(hull.box) < tallOf(hull.box) * 1.25
  const body = isHigh ? standing(stand, spot.h * 1.4, spot.h * 0.88, [spot.x, spot.y]) : hull
  if (!body) return null
  const mass = new Mass(body)
  const { box } = mass
  const x = middleOf(box) - way * wideOf(box) * 0.04
  const foot = (mass.crest(x) ?? box.y0) + 12
  const top = spot.y - spot.h
  const high = foot - top
  const sail = (to: 1 | -1, k: number) =>
    path(
      pen`M${x + to * 10} ${top + high * 0.1}C${x + to * high * 0.5 * k} ${top + high * 0.3} ${x + to * high * 0.66 * k} ${foot - high * 0.3} ${x + to * high * 0.7 * k} ${foot - high * 0.16}L${x + to * 10} ${foot - high * 0.16}Z`,
      spot.sw,
    )
  const rigging =
    tint('wood', path(pen`M${x - 6} ${foot}V${top}h12V${foot}Z`, spot.sw)) +
    tint('white', sail(-1, 0.8)) +
    tint('rose', sail(1, 1)) +
    tint(
      'gamboge',
      path(pen`M${x} ${top}l${-way * high * 0.26} ${-high * 0.02}l${way * high * 0.06} ${-high * 0.1}Z`, spot.sw),
    )
  const stern = middleOf(box) - way * wideOf(box) * 0.3
  const pole = flagOn(stern, (mass.crest(stern) ?? box.y0) + 20, spot.h * 0.34, spot.sw)
  const r = Math.max(17, Math.min(30, tallOf(box) * 0.12))
  return made(
    spot,
    [
      { part: 'back', svg: isHigh ? pole : rigging },
      { part: 'front', svg: svgOf(body) + portholes(body, mass, 3, r, spot.sw) },
    ],
    isHigh ? body.box : union(body.box, { x0: x - high * 0.6, x1: x + high * 0.72, y0: top - high * 0.12, y1: spot.y }),
    {
      seat: [middleOf(box) + way * wideOf(box) * 0.26, box.y0 + tallOf(box) * 0.42],
      deck: [middleOf(box), box.y0 + tallOf(box) * 0.4],
      rim: [middleOf(box), box.y0 + tallOf(box) * 0.25],
      waterline: [spot.x, spot.y - tallOf(box) * 0.16],
      tie: [way > 0 ? box.x1 : box.x0, box.y0 + tallOf(box) * 0.4],
    },
    {
      hollow: {
        x0: box.x0 + wideOf(box) * 0.15,
        x1: box.x1 - wideOf(box) * 0.15,
        y0: box.y0 - spot.h * 0.3,
        y1: box.y0 + tallOf(box) * 0.6,
      },
      ...withFace(body),
    },
  )
}

export const submarine: Kit = (stand) => {
  const { spot } = stand
  const way = spot.facing === 'left' ? -1 : 1
  const body = lying(stand, spot.h * 1.9, spot.h * 0.78, [spot.x, spot.y])
  if (!body) return null
  const mass = new Mass(body)
  const { box } = mass
  const x = middleOf(box)
  const y = (mass.crest(x) ?? box.y0) + 8
  const k = spot.h * 0.2
  const scope = tint(
    'slate',
    path(pen`M${x - 9} ${y}V${y - k}h${way * k * 0.5}v${18}h${-way * (k * 0.5 - 18)}V${y}Z`, spot.sw),
  )
  const aft = way > 0 ? box.x0 : box.x1
  const blade = (v: number) =>
    path(
      pen`M${aft} ${(box.y0 + box.y1) / 2}q${-way * k * 0.5} ${v * k * 0.1} ${-way * k * 0.34} ${v * k * 0.7}q${way * k * 0.4} ${-v * k * 0.1} ${way * k * 0.34} ${-v * k * 0.7}Z`,
      spot.sw,
    )
  const r = Math.max(22, Math.min(44, tallOf(box) * 0.13))
  return made(
    spot,
    [
      {
        part: 'back',
        svg: scope + tint('gamboge', blade(-1) + blade(1)) + svgOf(body) + portholes(body, mass, 3, r, spot.sw),
      },
    ],
    union(body.box, {
      ...body.box,
      y0: y - k,
      x0: Math.min(box.x0, aft - k * 0.5),
      x1: Math.max(box.x1, aft + k * 0.5),
    }),
    {},
    withFace(body),
  )
}

export const airplane: Kit = (stand) => {
  const { spot } = stand
  const way = spot.facing === 'left' ? -1 : 1
  const body = lying(stand, spot.h * 2, spot.h * 0.62, [spot.x, spot.y - spot.h * 0.2])
  if (!body) return null
  const mass = new Mass(body)
  const { box } = mass
  const [x, y, w] = [middleOf(box), (box.y0 + box.y1) / 2, wideOf(box)]
  const rear = way > 0 ? box.x0 : box.x1
  const wing = (dy: number, k: number) =>
    path(
      pen`M${x + way * w * 0.1 * k} ${y + dy}L${x - way * w * 0.16 * k} ${y + dy + spot.h * 0.3 * k}q${-way * 20} 8 ${-way * w * 0.1} 0L${x - way * w * 0.12 * k} ${y + dy}Z`,
      spot.sw,
    )
  const far = path(
    pen`M${x + way * w * 0.08} ${y}L${x - way * w * 0.06} ${box.y0 - spot.h * 0.04}h${-way * w * 0.08}L${x - way * w * 0.12} ${y}Z`,
    spot.sw,
  )
  const fin = path(
    pen`M${rear + way * w * 0.2} ${y}L${rear - way * w * 0.02} ${y - spot.h * 0.42}h${way * w * 0.1}L${rear + way * w * 0.34} ${y}Z`,
    spot.sw,
  )
  const r = Math.max(16, Math.min(30, tallOf(box) * 0.1))
  return made(
    spot,
    [
      { part: 'back', svg: tint('coral', far + fin) },
      {
        part: 'front',
        svg: svgOf(body) + portholes(body, mass, 4, r, spot.sw) + tint('coral', wing(tallOf(box) * 0.12, 1)),
      },
    ],
    union(body.box, { ...body.box, y0: Math.min(box.y0 - spot.h * 0.16, y - spot.h * 0.42), y1: spot.y }),
    { seat: [x, box.y0 + tallOf(box) * 0.3], rim: [x, box.y0 + tallOf(box) * 0.2] },
    withFace(body),
  )
}

export const rocket: Kit = (stand) => {
  const { spot } = stand
  const flames = spot.h * 0.16
  const body = standing(stand, spot.h * 1.1, spot.h * 0.82, [spot.x, spot.y - flames])
  if (!body) return null
  const mass = new Mass(body)
  const { box } = mass
  const x = middleOf(box)
  const [w, foot] = [Math.min(wideOf(box), spot.h * 0.6), spot.y - flames]
  const fin = (m: 1 | -1) =>
    path(
      pen`M${x + m * w * 0.2} ${foot - spot.h * 0.3}C${x + m * w * 0.62} ${foot - spot.h * 0.22} ${x + m * w * 0.66} ${foot - spot.h * 0.04} ${x + m * w * 0.64} ${foot + spot.h * 0.05}L${x + m * w * 0.14} ${foot - 6}Z`,
      spot.sw,
    )
  const flame = (k: number, pigment: string) =>
    tint(
      pigment,
      path(
        pen`M${x - w * 0.2 * k} ${foot - 14}C${x - w * 0.3 * k} ${foot + flames * 0.4 * k} ${x - w * 0.06} ${foot + flames * 0.6 * k} ${x} ${foot + flames * k}C${x + w * 0.06} ${foot + flames * 0.6 * k} ${x + w * 0.3 * k} ${foot + flames * 0.4 * k} ${x + w * 0.2 * k} ${foot - 14}Z`,
        spot.sw,
      ),
    )
  const r = Math.max(24, Math.min(60, tallOf(box) * 0.1))
  return made(
    spot,
    [
      {
        part: 'back',
        svg:
          flame(1, 'orange') +
          flame(0.62, 'sun') +
          tint('vermilion', fin(-1) + fin(1)) +
          svgOf(body) +
          portholes(body, mass, 2, r, spot.sw),
      },
    ],
    union(body.box, { x0: x - w * 0.66, x1: x + w * 0.66, y0: box.y0, y1: spot.y }),
    { seat: [x, box.y0 + tallOf(box) * 0.3], door: [x, foot - tallOf(box) * 0.3] },
    withFace(body),
  )
}

/** The shape is the envelope; a basket hangs from it. */
export const hotAirBalloon: Kit = (stand) => {
  const { spot } = stand
  const body = standing(stand, spot.h * 0.95, spot.h * 0.68, [spot.x, spot.y - spot.h * 0.3])
  if (!body) return null
  const mass = new Mass(body)
  const { box } = mass
  const [x, y, w] = [spot.x, spot.y, spot.h * 0.24]
  const rope = (m: number, k: number) => {
    const u = x + m * wideOf(box) * k
    return pen`M${x + m * w * 0.5} ${y - w * 0.7}L${u} ${(mass.foot(u) ?? box.y1) - 4}`
  }
  const basket = tint(
    'straw',
    path(pen`M${x - w * 0.5} ${y - w * 0.72}H${x + w * 0.5}L${x + w * 0.4} ${y}H${x - w * 0.4}Z`, spot.sw),
  )
  const weave = line(
    pen`M${x - w * 0.46} ${y - w * 0.36}h${w * 0.92}M${x - w * 0.16} ${y - w * 0.7}v${w * 0.68}M${x + w * 0.16} ${y - w * 0.7}v${w * 0.68}`,
    spot.sw * 0.8,
  )
  const rim = tint('bark', path(pen`M${x - w * 0.58} ${y - w * 0.86}h${w * 1.16}v${w * 0.18}h${-w * 1.16}Z`, spot.sw))
  return made(
    spot,
    [
      { part: 'back', svg: line(rope(-1, 0.22) + rope(1, 0.22), spot.sw) + svgOf(body) },
      { part: 'front', svg: basket + weave + rim },
    ],
    union(body.box, { x0: x - w * 0.6, x1: x + w * 0.6, y0: body.box.y0, y1: y }),
    { seat: [x, y - w * 0.3], deck: [x, y - w * 0.2], rim: [x, y - w * 0.8], tie: [x, y] },
    { hollow: { x0: x - w * 0.45, x1: x + w * 0.45, y0: y - w * 1.8, y1: y - w * 0.1 }, ...withFace(body) },
  )
}

/** With a knot and a string. */
export const balloon: Kit = (stand) => {
  const { spot } = stand
  const body = standing(stand, spot.h * 0.9, spot.h * 0.66, [spot.x, spot.y - spot.h * 0.34])
  if (!body) return null
  const x = spot.x
  const y = (new Mass(body).foot(x) ?? body.box.y1) - 2
  const k = Math.max(13, spot.h * 0.035)
  const string = pen`M${x} ${y + k * 1.4}C${x - k * 2} ${y + (spot.y - y) * 0.5} ${x + k * 2} ${y + (spot.y - y) * 0.7} ${x} ${spot.y}`
  const knot = tint('coral', path(pen`M${x} ${y - 2}L${x + k} ${y + k * 1.6}H${x - k}Z`, spot.sw))
  return made(
    spot,
    [{ part: 'back', svg: line(string, spot.sw) + knot + svgOf(body) }],
    union(body.box, { x0: x - k, x1: x + k, y0: body.box.y0, y1: spot.y }),
    { tie: [x, y + k], grip: [x, spot.y - spot.h * 0.06], tip: [x, spot.y], mid: [x, (body.box.y0 + y) / 2] },
    withFace(body),
  )
}
