/** What is seen through a window: a few large shapes, since the bars cut each of them. */
import { star } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { mound } from './foliage.ts'
import { cloud, moon } from './heavens.ts'
import { tree } from './trees.ts'

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

/** Hills, the nearer one with a round tree or a bush on it. */
const country = ({ x, y, w, h, rng }: Pane): string => {
  const q = rng.sign()
  const at = (u: number) => x + q * u * w
  return (
    tint(
      'sap',
      path(
        pen`M${at(-0.6)} ${y + h * 0.62}Q${at(-0.16)} ${y + h * 0.4} ${at(0.2)} ${y + h * 0.6}T${at(0.6)} ${y + h * 0.56}V${y + h + 20}H${at(-0.6)}Z`,
        LINE,
      ),
    ) +
    (h > 150
      ? tree(at(0.25), y + h * 0.94, h * 0.6, rng, {
          sw: LINE,
          kind: 'round',
          deco: 'arc',
        })
      : '') +
    tint(
      'grass',
      path(
        pen`M${at(-0.6)} ${y + h * 0.84}Q${at(-0.1)} ${y + h * 0.7} ${at(0.6)} ${y + h * 0.9}V${y + h + 20}H${at(-0.6)}Z`,
        LINE,
      ),
    )
  )
}

/** Roofs across the way. */
const roofs = ({ x, y, w, h, rng }: Pane): string => {
  const q = rng.sign()
  const house = (u: number, wide: number, eaves: number) => {
    const [a, k, e] = [x + q * u * w, wide * w, y + eaves * h]
    return (
      tint('cream', rect(a - k / 2, e, k, h, LINE)) +
      tint('roof', path(pen`M${a - k * 0.6} ${e}L${a} ${e - k * 0.52}L${a + k * 0.6} ${e}Z`, LINE))
    )
  }
  return house(-0.28, 0.4, 0.62) + house(0.3, 0.44, 0.7)
}

/** The sea with a sail on it. */
const sea = ({ x, y, w, h, rng }: Pane): string => {
  const a = x + rng.sign() * w * 0.25
  const level = y + h * 0.6
  return (
    tint('water', path(pen`M${x - w * 0.6} ${level}H${x + w * 0.6}V${y + h + 20}H${x - w * 0.6}Z`, LINE)) +
    tint('cloud', path(pen`M${a} ${level - h * 0.28}L${a + w * 0.15} ${level - 2}H${a}Z`, LINE)) +
    tint(
      'brick',
      path(pen`M${a - w * 0.13} ${level}H${a + w * 0.17}L${a + w * 0.1} ${level + h * 0.09}H${a - w * 0.07}Z`, LINE),
    ) +
    tint(
      'water',
      path(
        pen`M${x - w * 0.6} ${y + h * 0.84}q${w * 0.15} ${-h * 0.06} ${w * 0.3} 0t${w * 0.3} 0t${w * 0.3} 0t${w * 0.3} 0V${y + h + 20}H${x - w * 0.6}Z`,
        LINE,
      ),
    )
  )
}

/** Two peaks, and firs before them. */
const peaks = ({ x, y, w, h, rng }: Pane): string => {
  const q = rng.sign()
  const at = (u: number) => x + q * u * w
  return (
    tint(
      'mountain',
      path(
        pen`M${at(-0.6)} ${y + h}L${at(-0.24)} ${y + h * 0.3}L${at(0.02)} ${y + h * 0.68}L${at(0.26)} ${y + h * 0.44}L${at(0.6)} ${y + h}Z`,
        LINE,
      ),
    ) +
    tint(
      'snow',
      path(
        pen`M${at(-0.34)} ${y + h * 0.49}L${at(-0.24)} ${y + h * 0.3}L${at(-0.12)} ${y + h * 0.48}L${at(-0.19)} ${y + h * 0.45}L${at(-0.25)} ${y + h * 0.54}Z`,
        LINE,
      ),
    ) +
    tree(at(0.3), y + h * 1.04, h * 0.5, rng, { sw: LINE, kind: 'pine' }) +
    tint(
      'grass',
      path(
        pen`M${at(-0.6)} ${y + h * 0.86}Q${at(0)} ${y + h * 0.78} ${at(0.6)} ${y + h * 0.9}V${y + h + 20}H${at(-0.6)}Z`,
        LINE,
      ),
    )
  )
}

/** Bushes close to the panes. */
const garden = ({ x, y, w, h, rng }: Pane): string =>
  tint(
    'sap',
    path(
      pen`M${x - w * 0.6} ${y + h * 0.56}Q${x} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.6}V${y + h + 20}H${x - w * 0.6}Z`,
      LINE,
    ),
  ) +
  tint(
    'bush',
    mound(x - w * 0.25, y + h + 14, w * 0.62, h * 0.42, rng, LINE, 0) +
      mound(x + w * 0.3, y + h + 14, w * 0.56, h * 0.32, rng, LINE, 0),
  )

/** `open`: the share of the half of a pane that no curtain hides; a cloud behind its hem would be slivers. */
export function outlook(pane: Pane, open = 1): string {
  const { x, y, w, h, rng, night } = pane
  const sky = night
    ? tint('moon', moon(x + w * 0.24 * open, y + h * 0.26, w * (open < 1 ? 0.09 : 0.13), SW.bg, false)) +
      tint('straw', star(x - w * 0.24 * open, y + h * 0.24, 17, SW.bg * 0.8))
    : open < 1
      ? ''
      : rng.chance(0.7)
        ? cloud(x + w * rng.pick([-0.25, 0.25]), y + h * 0.32, w * 0.36, rng, LINE)
        : tint('sun', circ(x + w * rng.pick([-0.25, 0.25]), y + h * 0.22, w * 0.11, LINE))
  return sky + rng.pick(open < 1 ? [country, garden] : [country, roofs, sea, peaks, garden])(pane)
}

export const bars = ({ x, y, w, h, sw }: Pane): string =>
  line(pen`M${x} ${y}v${h}M${x - w / 2} ${y + h * 0.5}h${w}`, sw)
