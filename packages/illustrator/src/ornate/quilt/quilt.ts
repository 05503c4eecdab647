/** A patchwork quilt: blocks of pieced cloth in a border, and whoever was asked for sewn onto its middle, in patches too. */
import type { Rng } from '../../ink/random.ts'
import type { Dressing } from '../dressed.ts'
import { cutLines, grow, union } from '../kit/clip.ts'
import { rect } from '../kit/curves.ts'
import { line, page, shape } from '../kit/marks.ts'
import { area, length, type Poly } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { panelsOf } from '../zentangle/panels.ts'
import { BLOCKS, block, PRINTS, type Print, patch } from './blocks.ts'

const MARGIN = 92
const INNER = 1024 - 2 * MARGIN

/** Of stars, where they were asked for. */
export function quilt(rng: Rng, subject: Subject | null, isStarry = false): string {
  const [stars, ...others] = BLOCKS
  const designs = isStarry ? [stars!, rng.pick(others), stars!] : rng.shuffle(BLOCKS).slice(0, 3)
  const cloths = (): Print[] => [PRINTS[0]!, ...rng.shuffle(PRINTS.slice(1)).slice(0, 3)]
  const sets = [cloths(), cloths(), cloths()]
  const { across, free } = subject ? rng.pick(LAYOUTS) : { across: 4, free: 0 }
  const size = INNER / across
  const rim = free ? (across - free) / 2 : across
  const last = across - 1
  let out = ''
  for (let j = 0; j < across; j++)
    for (let i = 0; i < across; i++) {
      const [u, v] = [Math.min(i, last - i), Math.min(j, last - j)]
      if (Math.min(u, v) >= rim) continue
      // The same on both sides, as one would piece it.
      const turn = (u + 2 * v) % 3
      out += block(designs[turn]!, MARGIN + i * size, MARGIN + j * size, size, sets[turn]!)
    }
  if (subject) out += free ? inPanel(subject, MARGIN + rim * size, free * size, rng) : sewnOn(subject, rng)
  return page(shape(rect(14, 14, 996, 996), 6) + border(rng) + out, false)
}

/** Every block another, with strips of plain cloth between them; squares of cloth beside what is narrower than the quilt. */
export function sampler(rng: Rng, across: number, down: number): string {
  const designs = rng.shuffle(BLOCKS)
  const gap = 18
  const pitch = (INNER - gap) / Math.max(across, down)
  const size = pitch - gap
  const left = 512 - (across * pitch - gap) / 2
  const top = 512 - (down * pitch - gap) / 2
  const cloths = (): Print[] => [PRINTS[0]!, ...rng.shuffle(PRINTS.slice(1)).slice(0, 3)]
  let out = shape(rect(MARGIN, MARGIN, INNER, INNER), 5)
  for (let i = 0; i < across * down; i++) {
    const [x, y] = [left + (i % across) * pitch, top + Math.floor(i / across) * pitch]
    out += block(designs[i % designs.length]!, x, y, size, cloths()) + shape(rect(x, y, size, size), 5, 'none')
  }
  const free = left - gap - MARGIN
  const count = Math.round(INNER / Math.max(1, free))
  for (let i = 0; free > 40 && i < count; i++)
    for (const x of [MARGIN, 1024 - MARGIN - free])
      out += patch(rect(x, MARGIN + (i * INNER) / count, free, INNER / count), PRINTS[i % PRINTS.length]!)
  return page(shape(rect(14, 14, 996, 996), 6) + border(rng) + out, false)
}

/** Blocks across the quilt, and how many of them a plain panel in its middle takes the room of. */
const LAYOUTS = [
  { across: 4, free: 0 },
  { across: 6, free: 4 },
  { across: 7, free: 5 },
  { across: 5, free: 0 },
] as const

/** The body of a being in patches of printed cloth; narrow parts are of one cloth. */
export const patchCover =
  (rng: Rng): Dressing['cover'] =>
  (surface, role = 'coat') => {
    if (role === 'feather') return ''
    const cells = role === 'coat' ? panelsOf(surface, 13000, rng, false).cells : [surface]
    const prints = rng.shuffle(PRINTS.slice(1))
    return cells.map((cell, i) => patch(cell, prints[i % prints.length]!)).join('')
  }

/** On pieced cloth, with a plain hem around it. */
function sewnOn(subject: Subject, rng: Rng): string {
  const { svg, outlines } = subject({ x: 512, y: 512, w: 640, h: 700, cover: patchCover(rng), sw: 5 })
  const whole = union(outlines)
  return hem(whole, 26, 5) + stitched(outer(grow(whole, 13))) + svg
}

/** On a plain panel, quilted in lines that echo its outline. */
function inPanel(subject: Subject, from: number, side: number, rng: Rng): string {
  const panel = rect(from, from, side, side)
  const place = { x: 512, y: 512, w: side - 96, h: side - 96, cover: patchCover(rng), sw: 5 }
  const { svg, outlines } = subject(place)
  const whole = union(outlines)
  const field = grow([panel], -14, 'miter')
  let echoes = ''
  for (let by = 20; by < 220; by += 30) {
    const lines = outer(grow(whole, by)).map((poly) => [...poly, poly[0]!])
    for (const part of cutLines(lines, field)) if (length(part) > 40) echoes += running(part)
  }
  return shape(panel, 5) + echoes + svg
}

const outer = (polys: Poly[]): Poly[] => polys.filter((poly) => area(poly) > 400)
const hem = (whole: Poly[], by: number, sw: number): string => shape(outer(grow(whole, by)), sw)

const running = (poly: Poly): string => line(poly, 3).replace('/>', ' stroke-dasharray="14 11"/>')

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
