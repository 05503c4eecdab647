/** Two things that touch: a cat on a bicycle, a mouse in a teacup, a frog on a mushroom. */
import { local } from '../ink/local.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { flipX, limb, line, path, pen, shift } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { motifPigment } from '../motifs/pigments.ts'
import { type Item, type Tie, thing } from '../words/item.ts'
import { bicycle, pedal, saddle } from './bicycle.ts'
import { canSit, drawSingle } from './draw-single.ts'
import { holding } from './holding.ts'
import { hotAirRide } from './hot-air-balloon.ts'
import { SEATS, type Seat, SUPPORTS, VESSEL_OF } from './seats.ts'
import { isFigure, sitter } from './sitter.ts'
import { UPRIGHT } from './upright.ts'
import { VESSELS } from './vessels.ts'

export function drawPair(item: Item, how: Tie, other: Item, spot: Spot, looks: 'left' | 'right'): Drawn | null {
  const alone: Item = { ...item }
  delete alone.with
  if (how === 'hold') return holding(alone, other, spot, looks)
  if (how === 'under') return under(alone, other, spot, looks)
  const crew = item.with?.crew ?? []
  const vessel = VESSEL_OF[other.art]
  if (other.art === '*hotair' && how !== 'on') return hotAirRide(spot, (at) => aboard([alone, ...crew], at))
  if (vessel) return within([alone, ...crew], vessel, spot, looks)
  if (other.art === '*bicycle' && canSit(alone)) return cycling(alone, spot, looks)
  const seat = SEATS[other.art]
  if (other.art === '🧹' && canSit(alone)) return onBroom(alone, spot, looks)
  if (seat && canSit(alone)) return riding(alone, other, seat, spot, looks)
  return stacked(alone, other, spot, looks, how === 'over')
}

/** Room a pair takes: narrow for what is stacked, as wide as the mount for what is ridden. */
export function pairAspect(how: Tie, other: Item, otherAspect: number): number {
  if (how === 'hold') return 0.86
  if (how === 'under') return 0.95
  if (other.art === '*hotair') return 0.62
  const vessel = VESSEL_OF[other.art]
  if (vessel) return (VESSELS[vessel]?.aspect ?? 1.2) * 0.62
  if (other.art === '*bicycle') return 0.92
  if (SEATS[other.art]) return otherAspect * 0.72
  return Math.max(0.6, otherAspect * 0.5)
}

/** A rider's leg is drawn apart from the rider. */
const legPigment = (item: Item): string =>
  item.cls === 'person' ? 'cloth1' : motifPigment(UPRIGHT[item.art]?.face ?? item.art)

const mirrored = (out: string, x: number, looks: 'left' | 'right') => (looks === 'left' ? flipX(x, out) : out)

function cycling(item: Item, { x, y, w, h, sw, rng }: Spot, looks: 'left' | 'right'): Drawn | null {
  const L = Math.min(w, h / 1.12)
  const [sx, sy] = saddle(x, y, L)
  const s = L * 0.86
  const hips = item.cls === 'person' ? 0.17 : 0.05
  const rider = sitter(item, { x: sx, y: sy + s * hips, w: s, h: s, sw, rng }, { arms: 'reach', seated: true })
  if (!isFigure(rider)) return null
  const [px, py] = pedal(x, y, L)
  const leg = pen`M${sx + L * 0.03} ${sy + L * 0.01}Q${px + L * 0.17} ${sy + L * 0.08} ${px} ${py - L * 0.02}`
  const shoe = path(
    pen`M${px - L * 0.045} ${py - L * 0.02}Q${px - L * 0.04} ${py - L * 0.06} ${px + L * 0.02} ${py - L * 0.055}Q${px + L * 0.1} ${py - L * 0.04} ${px + L * 0.095} ${py}H${px - L * 0.04}Z`,
    sw,
  )
  const out =
    bicycle({ x, y, w: L, h: L, sw, rng }, rider.hand).svg +
    rider.svg +
    tint(legPigment(item), limb(leg, L * 0.075, sw)) +
    tint('vermilion', shoe)
  return standing(mirrored(out, x, looks), x, y, L * 0.98, y - rider.y0)
}

/** Aloft on a broom held level, its twigs behind. */
function onBroom(item: Item, { x, y, w, h, sw, rng }: Spot, looks: 'left' | 'right'): Drawn | null {
  const L = Math.min(w, h * 1.1)
  const at = local(x, y - h * 0.26, L)
  const s = L * 0.72
  const hips = item.cls === 'person' ? 0.16 : 0.04
  const rider = sitter(
    item,
    { x: x + L * 0.02, y: y - h * 0.26 + s * hips, w: s, h: s, sw, rng },
    { arms: 'wave', seated: true },
  )
  const stick = tint('bark', limb(at('M-.3 .02Q.1 -.04 .5 -.06'), L * 0.03, sw))
  const twigs = tint(
    'straw',
    path(
      at(
        'M-.28 -.03C-.36 -.1 -.46 -.12 -.52 -.11L-.49 -.05L-.55 -.02L-.49 .03L-.54 .09L-.47 .11C-.4 .12 -.34 .1 -.28 .06Z',
      ),
      sw,
    ) +
      line(at('M-.3 -.01L-.44 -.03M-.3 .03L-.43 .05'), sw * 0.85) +
      path(at('M-.3 -.04L-.26 -.03V.05L-.3 .07Z'), sw),
  )
  const leg =
    tint(legPigment(item), limb(at('M.04 -.02Q.12 .08 .06 .16'), L * 0.06, sw)) +
    tint('vermilion', path(at('M.02 .14Q.08 .11 .15 .16Q.16 .2 .13 .2H.03Z'), sw))
  const rise = h * 0.4
  const out = shift(0, -rise, mirrored((rider?.svg ?? '') + stick + twigs + leg, x, looks))
  return { ...standing(out, x, y - rise, L, y - (rider?.y0 ?? y - h)), y1: y - rise }
}

/** The rider sits behind the mount's back, one leg before it: nothing shows where the other would be. */
function riding(item: Item, mount: Item, seat: Seat, spot: Spot, looks: 'left' | 'right'): Drawn | null {
  const { x, y, w, h, sw, rng } = spot
  const body = drawSingle(mount, { x, y, w, h: h * seat.high, sw, rng, face: 'right' })
  if (!body) return null
  const s = Math.min(body.h * seat.rider, h * 0.62)
  const sx = body.x0 + body.w * seat.at[0]
  const sy = body.y0 + body.h * seat.at[1]
  const hips = item.cls === 'person' ? 0.16 : 0.04
  const rider = sitter(
    item,
    { x: sx, y: sy + s * hips, w: s, h: s, sw, rng },
    { arms: seat.stands ? 'up' : rng.pick(['wave', 'up']), seated: !seat.stands },
  )
  if (!rider) return null
  if (seat.stands) {
    const up = sitter(item, { x: sx, y: sy, w: s, h: s, sw, rng }, { arms: 'up' })
    return standing(
      mirrored(body.svg + (up?.svg ?? ''), x, looks),
      x,
      y,
      Math.max(body.w, s * 0.7),
      y - (up?.y0 ?? body.y0),
    )
  }
  const at = local(sx, sy, s)
  const leg = at('M.03 -.05Q.15 .02 .1 .17')
  const shoe = path(at('M.05 .15Q.06 .12 .11 .12Q.2 .14 .22 .2Q.22 .23 .19 .23H.07Q.05 .2 .05 .15Z'), sw)
  const pair = seat.over ? body.svg + rider.svg : rider.svg + body.svg
  const out = pair + (seat.bare ? '' : tint(legPigment(item), limb(leg, s * 0.095, sw)) + tint('vermilion', shoe))
  return standing(mirrored(out, x, looks), x, y, body.w, y - Math.min(rider.y0, body.y0))
}

/** One, or as many as three side by side, smaller the more they are. */
function aboard(crew: Item[], { x, y, w, h, sw, rng }: Spot): Drawn | null {
  const share = [1, 1, 0.8, 0.64][crew.length] ?? 0.64
  const s = Math.min(w, h) * share
  const sitters = crew
    .map((item, i) =>
      sitter(
        item,
        { x: x + (i - (crew.length - 1) / 2) * s * 0.58, y: y - (1 - share) * h * 0.1, w: s, h: s, sw, rng },
        { arms: crew.length > 1 ? 'down' : rng.pick(['wave', 'up']), seated: true },
      ),
    )
    .filter((who) => who !== null)
  const top = Math.min(...sitters.map((who) => who.y0))
  return sitters.length ? standing(sitters.map((who) => who.svg).join(''), x, y, w, y - top) : null
}

function within(crew: Item[], name: string, { x, y, w, h, sw, rng }: Spot, looks: 'left' | 'right'): Drawn | null {
  const vessel = VESSELS[name]
  if (!vessel) return null
  const wide = Math.min(w, h * 0.6 * vessel.aspect)
  const high = wide / vessel.aspect
  const parts = vessel.draw({ x, y, w: wide, h: high, sw, rng })
  const s = Math.min((wide * vessel.room) / 0.62, h * 0.82)
  const rim = y - high * (1 - vessel.rim)
  const sunk = crew.some((item) => item.cls === 'person') ? 0.3 : 0.22
  const seatX = name === '*convertible' ? x - wide * 0.06 : x
  const who = aboard(crew, { x: seatX, y: rim + s * sunk, w: s, h: s, sw, rng })
  if (!who) return null
  const out = (parts.behind ?? '') + who.svg + parts.front
  return standing(mirrored(out, x, looks), x, y, wide, y - Math.min(who.y0, y - high))
}

function stacked(
  item: Item,
  below: Item,
  { x, y, w, h, sw, rng }: Spot,
  looks: 'left' | 'right',
  leaps: boolean,
): Drawn | null {
  const [share, top] = leaps ? [0.5, -0.06] : (SUPPORTS[below.art] ?? [0.44, 0.05])
  const base = drawSingle(below, { x, y, w, h: h * share, sw, rng, face: looks })
  if (!base) return drawSingle(item, { x, y, w, h, sw, rng, face: looks })
  const foot = base.y0 + base.h * top
  const above = drawSingle(item, {
    x,
    y: foot,
    w: Math.min(w, base.w * (item.look?.asleep ? 0.95 : 1.5)),
    h: h - (y - foot),
    sw,
    rng,
    face: looks,
  })
  if (!above) return base
  return standing(base.svg + above.svg, x, y, Math.max(base.w, above.w), y - above.y0)
}

function under(item: Item, above: Item, { x, y, w, h, sw, rng }: Spot, looks: 'left' | 'right'): Drawn | null {
  if (above.art === '☂' || above.art === '☔' || above.art === '⛱')
    return holding(item, thing('☂'), { x, y, w, h, sw, rng }, looks)
  const roof = drawSingle(above, { x: x - w * 0.06, y: y - h * 0.03, w, h, sw: sw * 0.92, rng })
  const who = drawSingle(item, { x: x + w * 0.24, y, w: w * 0.5, h: h * 0.46, sw, rng, face: 'left' })
  return standing((roof?.svg ?? '') + (who?.svg ?? ''), x, y, w * 0.95, h)
}
