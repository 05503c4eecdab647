/** Parts that a head does not have by nature: antlers, a unicorn's horn, fangs, braces on its teeth. */
import type { Art, Point } from '../../art/art.ts'
import { limb, line, path, pen } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import type { Around } from './around.ts'

export interface Head {
  mouth: Point
  top: Point
  middle: Point
  /** Half of its height. */
  r: number
  /** Toward its nose, where it is seen from the side. */
  way: -1 | 0 | 1
}

/** Null for whom has none of its own. */
export function headOf({ box, points }: Art): Head | null {
  const { mouth, headTop, headMid, eye } = points
  const middle = headMid ?? eye
  if (!mouth || !headTop || !middle) return null
  const r = Math.max(Math.hypot(headTop[0] - middle[0], headTop[1] - middle[1]), (box.y1 - box.y0) * 0.08)
  const ahead = mouth[0] - middle[0]
  return { mouth, top: headTop, middle, r, way: Math.abs(ahead) < r * 0.8 ? 0 : ahead > 0 ? 1 : -1 }
}

/** Of a thing the upper end, as if it were a head turned to us. */
function crownOf({ box: { x0, x1, y0, y1 } }: Art): Head {
  const r = Math.min(y1 - y0, x1 - x0) * 0.3
  const x = (x0 + x1) / 2
  return { mouth: [x, y0 + r * 2], top: [x, y0 + r * 0.2], middle: [x, y0 + r], r, way: 0 }
}

/** A horn on a cupcake is all that makes it a unicorn's: it is large. */
function rootOf(art: Art): Head {
  const head = crownOf(art)
  return { ...head, r: head.r * 2 }
}

type Given = (head: Head, sw: number) => Around

/** What is drawn of a head; nothing where there is none. */
const onHead =
  (given: Given, otherwise: (art: Art) => Head | null = () => null) =>
  (art: Art, sw: number): Around => {
    const head = headOf(art) ?? otherwise(art)
    if (!head) return {}
    const around = given(head, sw)
    const box = around.box && {
      x0: Math.min(art.box.x0, around.box.x0),
      x1: Math.max(art.box.x1, around.box.x1),
      y0: Math.min(art.box.y0, around.box.y0),
      y1: art.box.y1,
    }
    return { ...around, ...(box ? { box } : {}) }
  }

/** A beam with three tines at either side. */
const antlers = onHead(({ top: [x, y], r, way }, sw) => {
  const k = Math.max(70, r * 1.15)
  const w = Math.max(20, k * 0.19)
  const beam = (m: 1 | -1) => {
    const at = (u: number, v: number) => pen`${x + m * u * k} ${y + v * k}`
    return `M${at(0.24, 0.14)}C${at(0.3, -0.2)} ${at(0.75, -0.3)} ${at(0.8, -0.95)}M${at(0.5, -0.26)}Q${at(0.36, -0.46)} ${at(0.34, -0.74)}M${at(0.72, -0.52)}Q${at(0.98, -0.56)} ${at(1.14, -0.76)}`
  }
  const drawn = tint('bark', limb(beam(1), w, sw) + limb(beam(-1), w, sw))
  return {
    // Seen from the front, long ears would hide them.
    ...(way ? { behind: drawn } : { before: drawn }),
    box: { x0: x - k * 1.25, x1: x + k * 1.25, y0: y - k * 1.05, y1: y },
  }
})

/** Wound, between the ears, and aslant where the head is seen from the side. */
const unicornHorn = onHead(({ top, middle, r, way }, sw) => {
  const k = Math.max(Math.min(80, r * 1.8), r * 0.95)
  const [x, y] = way ? [top[0] + way * r * 0.3, top[1] + r * 0.16] : [middle[0], top[1] + r * 0.12]
  const lean = way * 0.55
  const at = (u: number, v: number) => pen`${x + (u + v * lean) * k} ${y - v * k}`
  const rings = [0.24, 0.48, 0.7].map((v) => {
    const half = 0.22 * (1 - v)
    return `M${at(-half, v)}Q${at(half * 0.2, v - 0.02)} ${at(half * 0.95, v + 0.1)}`
  })
  return {
    before:
      tint('straw', path(`M${at(-0.22, 0)}L${at(0, 1)}L${at(0.22, 0)}Q${at(0, -0.12)} ${at(-0.22, 0)}Z`, sw)) +
      line(rings.join(''), sw * 0.8),
    box: { x0: x - k * 0.6, x1: x + k * 0.6, y0: y - k, y1: y },
  }
}, rootOf)

/** Two that hang from the lip. */
const fangs = onHead(({ mouth: [x, y], r, way }, sw) => {
  const [w, h] = [Math.max(16, r * 0.2), Math.max(24, r * 0.3)]
  const gap = Math.max(w * 0.75, r * 0.18)
  const tooth = (u: number) =>
    path(
      pen`M${x + u - w / 2} ${y - h * 0.1}Q${x + u} ${y + h * 0.06} ${x + u + w / 2} ${y - h * 0.1}L${x + u} ${y + h}Z`,
      sw * 0.85,
    )
  const back = -way * gap
  return { before: tint('white', tooth(back - gap) + tooth(back + gap)) }
})

/** Out of the mouth as far as the head is wide, and rolled up at its end; down over the chin of a face turned to us. */
const longTongue = onHead(({ mouth: [x, y], r, way }, sw) => {
  const k = Math.max(Math.min(50, r * 1.2), r)
  const at = (u: number, v: number) => pen`${x + (way || 1) * u * k} ${y + v * k}`
  const course = way
    ? `M${at(-0.12, 0)}C${at(0.5, 0.34)} ${at(1.1, 0.34)} ${at(1.6, -0.06)}C${at(2, -0.42)} ${at(1.8, -0.92)} ${at(1.44, -0.76)}C${at(1.22, -0.62)} ${at(1.34, -0.36)} ${at(1.56, -0.44)}`
    : `M${at(0, 0.06)}C${at(0.02, 0.7)} ${at(0.06, 1.3)} ${at(0.5, 1.5)}C${at(0.96, 1.64)} ${at(1.16, 1.1)} ${at(0.84, 0.98)}`
  return {
    before: tint('rose', limb(course, Math.max(sw * 3, k * 0.26), sw)),
    box: way
      ? { x0: Math.min(x, x + way * k * 2), x1: Math.max(x, x + way * k * 2), y0: y - k, y1: y }
      : { x0: x - k * 0.3, x1: x + k * 1.2, y0: y, y1: y + k * 1.7 },
  }
})

/** A mouth this wide, in half widths about its middle: along a long snout it is wide and low. */
const openMouth = ({ mouth: [x, y], middle, r, way }: Head) => {
  const usual = Math.max(40, r * 0.43)
  const w = way ? Math.max(usual, Math.abs(x - middle[0]) * 0.42) : usual
  const h = Math.min(w, usual * 1.15)
  return { h, at: (u: number, v: number) => pen`${x - way * w * 0.9 + u * w} ${y + v * h}` }
}

/** Wide open, with a row of points above and one below. */
const sharpTeeth = onHead((head, sw) => {
  const { at } = openMouth(head)
  const mouth = `M${at(-1, -0.3)}Q${at(0, -0.02)} ${at(1, -0.3)}C${at(1.04, 0.6)} ${at(0.5, 1)} ${at(0, 1)}C${at(-0.5, 1)} ${at(-1.04, 0.6)} ${at(-1, -0.3)}Z`
  const upper = [-0.72, -0.24, 0.24, 0.72].map((u) => {
    const v = -0.16 - 0.1 * Math.abs(u)
    return `M${at(u - 0.2, v)}L${at(u, v + 0.46)}L${at(u + 0.2, v)}Z`
  })
  const lower = [-0.42, 0, 0.42].map((u) => {
    const v = 0.92 - 0.3 * Math.abs(u)
    return `M${at(u - 0.19, v)}L${at(u, v - 0.4)}L${at(u + 0.19, v)}Z`
  })
  return { before: tint('coral', path(mouth, sw)) + tint('white', path(upper.join('') + lower.join(''), sw * 0.75)) }
})

/** A grin of large teeth, each with a bracket on the wire. */
const braces = onHead((head, sw) => {
  const { at, h } = openMouth(head)
  const teeth = [-0.45, 0, 0.45]
  const grin = `M${at(-1, -0.36)}Q${at(0, 0.02)} ${at(1, -0.36)}Q${at(0.96, 0.36)} ${at(0.5, 0.5)}Q${at(0, 0.62)} ${at(-0.5, 0.5)}Q${at(-0.96, 0.36)} ${at(-1, -0.36)}Z`
  const gaps = teeth.map((u) => `M${at(u, -0.16 - 0.1 * Math.abs(u))}L${at(u, 0.56 - 0.16 * Math.abs(u))}`)
  const wire = `M${at(-0.96, -0.02)}Q${at(0, 0.4)} ${at(0.96, -0.02)}`
  const side = h * 0.1
  const brackets = [-0.68, -0.23, 0.23, 0.68].map((u) => {
    const v = 0.19 - 0.2 * u * u
    return `M${at(u - 0.09, v - 0.1)}h${(side * 2).toFixed(1)}v${(side * 2).toFixed(1)}h${(-side * 2).toFixed(1)}Z`
  })
  return {
    before:
      tint('white', path(grin, sw)) +
      line(gaps.join(''), sw * 0.75) +
      line(wire, sw * 0.6) +
      `<path d="${brackets.join('')}" fill="#000"/>`,
  }
})

export const HEADS = {
  antlers,
  'unicorn-horn': unicornHorn,
  'long-tongue': longTongue,
  fangs,
  'sharp-teeth': sharpTeeth,
  braces,
}
