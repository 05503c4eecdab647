/** Windows, each with its frame and what is hung about it. */
import type { Rng } from '../ink/random.ts'
import { circ, clip, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { moon } from './heavens.ts'
import { bars, outlook, type Pane } from './outlook.ts'

/** A square window between gathered curtains. */
function curtained(pane: Pane): string {
  const { x, y, w, h, sw } = pane
  const d = pen`M${x - w / 2} ${y}h${w}v${h}h${-w}Z`
  let out =
    rect(x - w / 2 - 14, y - 14, w + 28, h + 28, sw, 6) +
    path(d, sw) +
    clip(d, outlook(pane, 0.4)) +
    path(d, sw, 'none') +
    bars(pane)
  for (const q of [-1, 1]) {
    const at = (u: number) => x + q * u
    out += tint(
      'petal2',
      path(
        pen`M${at(w / 2 + 34)} ${y - 22}H${at(w * 0.16)}Q${at(w * 0.2)} ${y + h * 0.4} ${at(w * 0.44)} ${y + h * 0.56}L${at(w / 2 + 34)} ${y + h * 0.6}Z`,
        sw,
      ) +
        path(
          pen`M${at(w * 0.42)} ${y + h * 0.62}L${at(w / 2 + 34)} ${y + h * 0.62}L${at(w / 2 + 38)} ${y + h * 1.06}H${at(w * 0.36)}Z`,
          sw,
        ) +
        path(pen`M${at(w * 0.4)} ${y + h * 0.55}H${at(w / 2 + 38)}V${y + h * 0.63}H${at(w * 0.4)}Z`, sw * 0.9) +
        line(pen`M${at(w * 0.36)} ${y - 20}Q${at(w * 0.38)} ${y + h * 0.3} ${at(w * 0.5)} ${y + h * 0.54}`, sw * 0.8),
    )
  }
  return out + tint('wood', rect(x - w / 2 - 52, y - 36, w + 104, 20, sw, 10))
}

/** A round-headed window. */
function arched(pane: Pane): string {
  const { x, y, w, h, sw } = pane
  const shape = (by: number) =>
    pen`M${x - w / 2 - by} ${y + h + by}V${y + w * 0.4}A${w / 2 + by} ${w * 0.46 + by} 0 0 1 ${x + w / 2 + by} ${y + w * 0.4}V${y + h + by}Z`
  return (
    tint('cream', path(shape(18), sw)) +
    path(shape(0), sw) +
    clip(shape(0), outlook(pane) + bars(pane)) +
    path(shape(0), sw, 'none') +
    tint('wood', rect(x - w / 2 - 40, y + h + 6, w + 80, 24, sw, 6))
  )
}

/** How far it hangs over the pane. */
const VALANCE = 70

/** A window under a scalloped valance. */
function valanced(pane: Pane): string {
  const { x, y, w, h, sw } = pane
  const d = pen`M${x - w / 2} ${y}h${w}v${h}h${-w}Z`
  const n = 5
  const step = (w + 56) / n
  const cloth = Array.from({ length: n }, (_, i) =>
    tint(
      `any${(i % 2) + 1}`,
      path(pen`M${x - w / 2 - 28 + i * step} ${y - 26}h${step}v60a${step / 2} 36 0 0 1 ${-step} 0Z`, sw),
    ),
  )
  return (
    rect(x - w / 2 - 14, y - 14, w + 28, h + 28, sw, 6) +
    path(d, sw) +
    clip(d, outlook({ ...pane, y: y + VALANCE, h: h - VALANCE })) +
    path(d, sw, 'none') +
    bars(pane) +
    cloth.join('') +
    tint('wood', rect(x - w / 2 - 40, y + h + 6, w + 80, 24, sw, 6))
  )
}

/** A window with shutters folded back at its sides. */
function shuttered(pane: Pane): string {
  const { x, y, w, h, sw } = pane
  const d = pen`M${x - w / 2} ${y}h${w}v${h}h${-w}Z`
  const shutter = (q: number) => {
    const [a, k] = [x + q * (w / 2 + 12), 44]
    const at = (u: number) => a + q * u
    return tint(
      'teal',
      path(pen`M${at(0)} ${y - 10}H${at(k)}V${y + h + 10}H${at(0)}Z`, sw) +
        line(pen`M${at(0)} ${y + h / 2}H${at(k)}`, sw),
    )
  }
  return (
    shutter(-1) +
    shutter(1) +
    rect(x - w / 2 - 14, y - 14, w + 28, h + 28, sw, 4) +
    path(d, sw) +
    clip(d, outlook(pane)) +
    path(d, sw, 'none') +
    bars(pane) +
    tint('wood', rect(x - w / 2 - 34, y + h + 8, w + 68, 22, sw, 6))
  )
}

/** A round window. */
function round(pane: Pane): string {
  const { x, y, w, h, sw } = pane
  const [r, cy] = [Math.min(w, h) / 2, y + h / 2]
  const d = pen`M${x - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0Z`
  const box = { ...pane, y: cy - r, w: 2 * r, h: 2 * r }
  return tint('wood', circ(x, cy, r + 24, sw)) + path(d, sw) + clip(d, outlook(box) + bars(box)) + path(d, sw, 'none')
}

/** A window with a pointed head. */
function pointed(pane: Pane): string {
  const { x, y, w, h, sw } = pane
  const d = pen`M${x - w / 2} ${y + h}V${y + h * 0.2}Q${x} ${y - h * 0.16} ${x + w / 2} ${y + h * 0.2}V${y + h}Z`
  const rim = pen`M${x - w / 2 - 18} ${y + h + 14}V${y + h * 0.16}Q${x} ${y - h * 0.28} ${x + w / 2 + 18} ${y + h * 0.16}V${y + h + 14}Z`
  return (
    tint('cream', path(rim, sw)) +
    path(d, sw) +
    clip(d, outlook(pane) + bars(pane)) +
    path(d, sw, 'none') +
    tint('wood', rect(x - w / 2 - 40, y + h + 8, w + 80, 24, sw, 6))
  )
}

/** Four panes and a sill: for the smallest hands. */
function bare(pane: Pane): string {
  const { x, y, w, h, sw, night } = pane
  return (
    rect(x - w / 2 - 14, y - 14, w + 28, h + 28, sw, 6) +
    rect(x - w / 2, y, w, h, sw) +
    bars(pane) +
    (night ? tint('moon', moon(x + w * 0.25, y + h * 0.25, w * 0.14, sw, false)) : '') +
    tint('wood', rect(x - w / 2 - 30, y + h + 6, w + 60, 24, sw, 6))
  )
}

/** A window w wide and h high whose upper edge is at y. */
export const windowScene = (
  x: number,
  y: number,
  w: number,
  h: number,
  rng: Rng,
  sw: number,
  { night = false, plain = false } = {},
): string =>
  (plain ? bare : rng.pick([curtained, curtained, arched, valanced, shuttered, pointed, round]))({
    x,
    y,
    w,
    h,
    sw,
    rng,
    night,
  })
