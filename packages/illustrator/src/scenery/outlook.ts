/** What is seen through a window: hills and a cloud, since the bars cut each of them and it is not what the page is about. */
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { cloud, moon } from './heavens.ts'

/** A pane from (x - w / 2, y) down. */
export interface Pane {
  x: number
  y: number
  w: number
  h: number
  sw: number
  rng: Rng
  night: boolean
}

const LINE = SW.bg * 0.9

/** Two hills, all of them below the bar: a crest along it would be a blot. */
const hills = ({ x, y, w, h, rng }: Pane): string => {
  const q = rng.sign()
  const at = (u: number) => x + q * u * w
  return (
    tint(
      'sap',
      path(
        pen`M${at(-0.6)} ${y + h * 0.72}Q${at(-0.2)} ${y + h * 0.52} ${at(0.2)} ${y + h * 0.7}T${at(0.6)} ${y + h * 0.7}V${y + h + 20}H${at(-0.6)}Z`,
        LINE,
      ),
    ) +
    tint(
      'grass',
      path(
        pen`M${at(-0.6)} ${y + h * 0.92}Q${at(0.1)} ${y + h * 0.72} ${at(0.6)} ${y + h * 0.88}V${y + h + 20}H${at(-0.6)}Z`,
        LINE,
      ),
    )
  )
}

/** `open`: the share of the half of a pane that no curtain hides; a cloud behind its hem would be slivers. */
export function outlook(pane: Pane, open = 1): string {
  const { x, y, w, h, rng, night } = pane
  const sky = night
    ? tint('moon', moon(x + w * 0.24 * open, y + h * 0.26, w * (open < 1 ? 0.09 : 0.13), SW.bg, false)) +
      tint('straw', star(x - w * 0.24 * open, y + h * 0.24, 17, SW.bg * 0.8))
    : open < 1
      ? ''
      : cloud(x + w * rng.pick([-0.25, 0.25]), y + h * 0.34, w * 0.36, rng, LINE)
  return sky + hills(pane)
}

export const bars = ({ x, y, w, h, sw }: Pane): string =>
  line(pen`M${x} ${y}v${h}M${x - w / 2} ${y + h * 0.5}h${w}`, sw)
