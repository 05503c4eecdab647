/** Windows and what is seen through them. */
import { bumps } from '../ink/curves.ts'
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { clip, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { flowerHead } from './flowers.ts'
import { cloud, moon } from './heavens.ts'
import { leaf } from './leaves.ts'

/** A pane from (x - w / 2, y) down. */
interface Pane {
  x: number
  y: number
  w: number
  h: number
  sw: number
  rng: Rng
  night: boolean
}

/** `open`: the share of the half of a pane that no curtain hides; a cloud behind its hem would be slivers. */
function view({ x, y, w, h, rng, night }: Pane, open = 1): string {
  const sky = night
    ? tint('moon', moon(x + w * 0.24 * open, y + h * 0.3, w * (open < 1 ? 0.09 : 0.13), SW.bg, false)) +
      tint('straw', star(x - w * 0.24 * open, y + h * 0.26, 17, SW.bg * 0.8))
    : open < 1
      ? ''
      : cloud(x + w * rng.pick([-0.25, 0.25]), y + h * 0.4, w * 0.36, rng, SW.bg * 0.9)
  const far = pen`M${x - w} ${y + h * 0.66}Q${x - w * 0.2} ${y + h * 0.44} ${x + w * 0.2} ${y + h * 0.66}T${x + w} ${y + h * 0.6}V${y + h + 20}H${x - w}Z`
  const wood = bumps(
    [-0.56, -0.34, -0.14, 0.06, 0.3, 0.56].map((u, i) => [x + u * w, y + h * (i % 2 ? 0.76 : 0.84)] as const),
    false,
    0.58,
  )
  return (
    sky +
    tint('sap', path(far, SW.bg * 0.9)) +
    tint('crown1', path(pen`${wood}V${y + h + 20}H${x - w * 0.56}Z`, SW.bg * 0.9))
  )
}

const bars = ({ x, y, w, h, sw }: Pane): string => line(pen`M${x} ${y}v${h}M${x - w / 2} ${y + h * 0.5}h${w}`, sw)

/** A square window between gathered curtains. */
function curtained(pane: Pane): string {
  const { x, y, w, h, sw } = pane
  const d = pen`M${x - w / 2} ${y}h${w}v${h}h${-w}Z`
  let out =
    rect(x - w / 2 - 14, y - 14, w + 28, h + 28, sw, 6) +
    path(d, sw) +
    clip(d, view(pane, 0.4)) +
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

/** A round-headed window with a box of flowers. */
function arched(pane: Pane): string {
  const { x, y, w, h, sw, rng } = pane
  const shape = (by: number) =>
    pen`M${x - w / 2 - by} ${y + h + by}V${y + w * 0.4}A${w / 2 + by} ${w * 0.46 + by} 0 0 1 ${x + w / 2 + by} ${y + w * 0.4}V${y + h + by}Z`
  const flowers = [-0.36, -0.12, 0.12, 0.36].map(
    (u, i) =>
      leaf(x + u * w, y + h + 8, 44, i % 2 ? 40 : -40, sw * 0.9, 0.34) +
      flowerHead(x + u * w, y + h - 12 - (i % 2) * 14, 25, rng, sw * 0.9, 'daisy5'),
  )
  return (
    tint('cream', path(shape(18), sw)) +
    path(shape(0), sw) +
    clip(shape(0), view(pane) + bars(pane)) +
    path(shape(0), sw, 'none') +
    flowers.join('') +
    tint('brick', rect(x - w / 2 - 26, y + h + 4, w + 52, 46, sw, 6))
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
    clip(d, view({ ...pane, y: y + VALANCE, h: h - VALANCE })) +
    path(d, sw, 'none') +
    bars(pane) +
    cloth.join('') +
    tint('wood', rect(x - w / 2 - 40, y + h + 6, w + 80, 24, sw, 6))
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
): string => (plain ? bare : rng.pick([curtained, arched, valanced]))({ x, y, w, h, sw, rng, night })
