/** The pale underside from throat to tail: of furry animals plain, of dragons, dinosaurs and crocodiles in bands. */
import type { Box } from '../../art/art.ts'
import { add, even, leftOf, mix, type P, ringOf, unit } from '../rig/geom.ts'
import { poly, through } from '../rig/ink.ts'
import { boxOf, fitted, outline, trace, xy } from '../rig/trace.ts'
import { has, type Kit, toSkin } from './kit.ts'
import { hasArms, legField, legOutline } from './leg-skin.ts'
import { profile } from './profile.ts'

function shiftOf({ b, s }: Kit): P {
  const depth = b.belly * (b.extra?.includes('belly-bands') ? 0.5 : 0.6)
  return add([s.up[0] * depth, s.up[1] * depth], unit(s.hip, s.shoulder), -depth * 0.5)
}

const PLAIN = /^(socks|bib|pouch|horn-unicorn|mane-lion|fin|gills)$/

/** Furry animals that stand upright show a belly of its own color: along one on four legs its edge would tie the legs together. */
export const hasUnderside = (k: Kit): boolean =>
  has(k, 'belly-bands') ||
  (k.b.coat.light !== undefined &&
    k.b.head.view === 'front' &&
    k.b.legs.foot !== 'hoof' &&
    k.ink.detail !== 'simple' &&
    k.pose.hip !== 'ground' &&
    k.b.stance === 'upright' &&
    !k.pose.hang &&
    k.b.extra?.every((e) => PLAIN.test(e)) !== false)

/** Whether a mark is clear of the underside and of the line of the thigh by so much. */
export function marksFit(k: Kit): (p: P, clear: number) => boolean {
  const [dx, dy] = hasUnderside(k) ? shiftOf(k) : [0, 0]
  const thigh = legField(k.b, k.s.legs.nh)
  // An arm before the chest would cut what is under it.
  const arm = hasArms(k.b, k.pose) ? legField(k.b, k.s.legs.nf) : () => Infinity
  return ([x, y], clear) => k.trunk(x - dx, y - dy) < -clear && Math.abs(thigh(x, y)) > clear && arm(x, y) > clear
}

/** Drawn within the outline of the body, under every other mark. */
export function underside(k: Kit): void {
  const { ink, b, s, f } = k
  const shift = shiftOf(k)
  const around = boxOf([s.hip, s.shoulder, s.head, ...s.neck, ...s.tail], b.belly * 1.6 + b.head.size * 2.6)
  // The body moved up and back leaves a strip of itself along belly, chest and throat.
  const upper = trace(k.trunk, around, 3)[0]?.map((p) => add(p, shift)) ?? []
  ink.tint(b.coat.light ?? 'cream').cover(everywhere(around))
  if (has(k, 'belly-bands')) ink.line(bands(k), 0.75)
  ink.tint(b.coat.body).shape(fitted(upper, true, 0.9), 0.85)
  // Behind the thigh a scrap of the strip would be left.
  if (!has(k, 'belly-bands'))
    ink.cover(
      through(
        ringOf(add(s.hip, s.up, -b.rump * 0.3), b.rump, b.rump, 10).map(([x, y]) =>
          add([x, y], unit(s.shoulder, s.hip), b.rump * 0.5),
        ),
        true,
      ),
    )
  if (!has(k, 'belly-bands') && b.tail.kind === 'thick')
    for (const i of [3, 7, 11, 16]) {
      const p = s.tail[Math.min(i, s.tail.length - 1)]!
      ink.cover(through(ringOf(p, b.rump * 0.8, b.rump * 0.8, 6), true))
    }
  ink.cover(legOutline(k, s.legs.nh))
  if (b.stance !== 'biped') ink.cover(legOutline(k, s.legs.nf))
  if (k.over) {
    // Just below a chin the end of the strip would be a tick.
    if (b.stance === 'upright') ink.cover(through(ringOf(s.head, b.head.size * 1.2, b.head.size * 1.2, 8), true))
    return
  }
  // Between a short neck and small arms there is no room for bands.
  const more = b.head.size * (b.stance === 'biped' ? 0.66 : 0)
  const head = profile(b, f, k.pose.open === true)
  ink.cover(outline((x, y) => head(x, y) - more, boxOf([s.head], b.head.size * 4), 3))
}

const everywhere = ({ x0, y0, x1, y1 }: Box): string => poly([x0, y0], [x1, y0], [x1, y1], [x0, y1])

function bands(k: Kit): string {
  const { b, s, ink } = k
  const line = [
    ...s.tail.slice(1, Math.ceil(s.tail.length * 0.6)).toReversed(),
    s.hip,
    s.mid,
    s.shoulder,
    ...s.neck.slice(1),
  ]
  const gap = Math.max(b.belly * 0.42, 26 / ink.scale) * (ink.detail === 'simple' ? 1.6 : 1)
  const length = line.reduce(
    (sum, p, i) => sum + (i ? Math.hypot(p[0] - line[i - 1]![0], p[1] - line[i - 1]![1]) : 0),
    0,
  )
  const points = even(line, Math.max(4, Math.round(length / gap)))
  return points
    .slice(1, -1)
    .map((p, i) => {
      const up = leftOf(unit(points[i]!, points[i + 2]!))
      const edge = toSkin(k.trunk, p, [-up[0], -up[1]])
      const inner = add(edge, up, b.belly * 0.9)
      return `M${xy(add(edge, up, -2))}Q${xy(add(mix(edge, inner, 0.5), unit(points[i]!, points[i + 2]!), b.belly * 0.12))} ${xy(inner)}`
    })
    .join('')
}
