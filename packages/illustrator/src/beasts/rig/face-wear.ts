/** Before the eyes, wherever a rig has drawn them, and about a neck that is no more than a place under the chin. */
import type { Ask } from './actor.ts'
import { wearGlasses } from './eyewear.ts'
import type { Frame, Ink } from './ink.ts'

type Wears = Ask['wears']
type Place = readonly [x: number, y: number]

/** Of an eye's radius: how wide a lens is, and the room that is left between two. */
const [LENS, APART] = [1.7, 0.94]

/** Spectacles, a patch or a mask before the eyes that were drawn last. */
export function wearOnFace(ink: Ink, wears: Wears): void {
  const [first] = ink.eyes
  if (!first || wears.length === 0) return
  const two = ink.eyes.filter(({ f }) => f === first.f).slice(0, 2)
  const places = two.map(({ x, y }): Place => [x, y])
  const [a = 0, b = 0] = places.map(([x]) => x)
  const r = two.length > 1 ? Math.min(first.r * LENS, (Math.abs(a - b) / 2) * APART) : first.r * LENS
  wearGlasses(ink, wears, first.f, places, r)
  wearMask(ink, wears, first.f, places, r)
}

const MASK = /^(mask|eye mask|carnival mask)$/
/** Who sleeps with it sees nothing. */
const SHUT = /^(closed|sleeping|sleepy)$/

/** A band across the eyes, which look out of it, or a soft one that covers them. */
export function wearMask(ink: Ink, wears: Wears, f: Frame, eyes: readonly Place[], r: number): void {
  const worn = wears.find(({ name }) => MASK.test(name))
  if (!worn || eyes.length === 0) return
  const [left, right] = [Math.min(...eyes.map(([x]) => x)), Math.max(...eyes.map(([x]) => x))]
  const y = eyes.reduce((sum, [, at]) => sum + at / eyes.length, 0)
  const [l, m, e] = [left - r * 1.5, (left + right) / 2, right + r * 1.5]
  const [top, low] = [y - r * 1.35, y + r * 1.3]
  const band = `M${l} ${y - r * 0.2}C${l} ${top} ${left} ${top} ${m} ${top + r * 0.3}C${right} ${top} ${e} ${top} ${e} ${y - r * 0.2}C${e} ${low} ${right} ${low + r * 0.2} ${m} ${low - r * 0.5}C${left} ${low + r * 0.2} ${l} ${low} ${l} ${y - r * 0.2}Z`
  ink.tint('cloth6')
  if (worn.attributes.some((word) => SHUT.test(word))) {
    ink.shape(f.d(band))
    for (const [x] of eyes) {
      const lid = `M${x - r * 0.7} ${y}Q${x} ${y + r * 0.7} ${x + r * 0.7} ${y}`
      const lashes = [-0.4, 0, 0.4].map((k) => `M${x + k * r} ${y + r * 0.32}L${x + k * r * 1.3} ${y + r * 0.64}`)
      ink.line(f.d(lid + lashes.join('')), 0.9)
    }
  } else ink.shape(f.d(band + eyes.map(([x, at]) => hole(x, at, r * 0.86)).join('')))
}

/** Drawn the other way around, so that what is within stays. */
const hole = (x: number, y: number, r: number): string => {
  const k = r * 0.552
  return `M${x + r} ${y}C${x + r} ${y - k} ${x + k} ${y - r} ${x} ${y - r}C${x - k} ${y - r} ${x - r} ${y - k} ${x - r} ${y}C${x - r} ${y + k} ${x - k} ${y + r} ${x} ${y + r}C${x + k} ${y + r} ${x + r} ${y + k} ${x + r} ${y}Z`
}
