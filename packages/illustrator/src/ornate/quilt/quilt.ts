/** A patchwork quilt: blocks of pieced cloth in a border, and whoever was asked for sewn onto its middle, in patches too. */
import type { Rng } from '../../ink/random.ts'
import { grow, union } from '../kit/clip.ts'
import { rect } from '../kit/curves.ts'
import { page, shape } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { panelsOf } from '../zentangle/panels.ts'
import { BLOCKS, block, PRINTS, type Print, patch } from './blocks.ts'

const MARGIN = 92
const ACROSS = 4
const SIZE = (1024 - 2 * MARGIN) / ACROSS

/** Of stars, where they were asked for. */
export function quilt(rng: Rng, subject: Subject | null, isStarry = false): string {
  const [stars, ...others] = BLOCKS
  const designs = isStarry ? [stars!, rng.pick(others), stars!] : rng.shuffle(BLOCKS).slice(0, 3)
  const cloths = (): Print[] => [PRINTS[0]!, ...rng.shuffle(PRINTS.slice(1)).slice(0, 3)]
  const sets = [cloths(), cloths(), cloths()]
  let out = ''
  for (let j = 0; j < ACROSS; j++)
    for (let i = 0; i < ACROSS; i++) {
      if (subject && i > 0 && i < 3 && j > 0 && j < 3) continue
      // The same on both sides, as one would piece it.
      const turn = (Math.min(i, 3 - i) + 2 * Math.min(j, 3 - j)) % 3
      out += block(designs[turn]!, MARGIN + i * SIZE, MARGIN + j * SIZE, SIZE, sets[turn]!)
    }
  if (subject) out += sewnOn(subject, rng)
  return page(shape(rect(14, 14, 996, 996), 6) + border(rng) + out, false)
}

/** The body of a being in patches of printed cloth. */
export const patchCover =
  (rng: Rng) =>
  (surface: Poly): string =>
    panelsOf(surface, 14000, rng, false)
      .cells.map((cell) => patch(cell, rng.pick(PRINTS)) + stitched(grow([cell], -8)))
      .join('')

function sewnOn(subject: Subject, rng: Rng): string {
  const [from, side] = [MARGIN + SIZE * 0.5, 3 * SIZE]
  const { svg, outlines } = subject({ x: 512, y: 512, w: side - 90, h: side - 90, cover: patchCover(rng), sw: 6 })
  const seam = grow(union(outlines), 16).filter((poly) => poly.length > 8)
  return (
    shape(rect(from, from, side, side), 5) +
    stitched([rect(from + 18, from + 18, side - 36, side - 36)]) +
    stitched(seam.slice(0, 1)) +
    svg
  )
}

/** A running stitch. */
const stitched = (polys: Poly[]): string =>
  polys.map((poly) => shape(poly, 3, 'none').replace('/>', ' stroke-dasharray="13 11"/>')).join('')

/** Squares and triangles along the edge. */
function border(rng: Rng): string {
  const isTeeth = rng.chance(0.5)
  const wide = MARGIN - 14
  const count = 12
  const step = (1024 - 2 * MARGIN) / count
  const prints = rng.shuffle(PRINTS.slice(1))
  let side = patch(rect(14, 14, wide, wide), prints[0]!)
  for (let i = 0; i < count; i++) {
    const x = MARGIN + i * step
    if (!isTeeth) {
      side += patch(rect(x, 14, step, wide), i % 2 ? PRINTS[0]! : prints[1 + (i % 3)]!)
      continue
    }
    side += patch(
      [
        [x, MARGIN],
        [x + step / 2, 14],
        [x + step, MARGIN],
      ],
      i % 2 ? prints[1]! : prints[2]!,
    )
  }
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${side}</g>`).join('')
}
