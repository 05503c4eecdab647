import { type Point, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { TreeKit } from './tree-kit.ts'

/** A bough from one point to another: its middle line and its width. */
type Bough = readonly [d: string, w: number]

/** A trunk that forks into bare boughs and twigs, all one area. */
export function bareTree({ x, y, h, rng, sw }: TreeKit): string {
  const boughs: Bough[] = []
  const grow = ([u, v]: Point, turn: number, long: number, w: number, deep: number): void => {
    const bent = turn + rng.between(-0.24, 0.24)
    const to: Point = [u + Math.sin(bent) * long, v - Math.cos(bent) * long]
    boughs.push([
      pen`M${u} ${v}Q${u + Math.sin(turn) * long * 0.5} ${v - Math.cos(turn) * long * 0.5} ${to[0]} ${to[1]}`,
      w,
    ])
    if (!deep) return
    for (const q of deep > 1 ? [-0.62, 0.04, 0.58] : [-0.5, 0.42])
      grow(to, bent + q + rng.between(-0.12, 0.12), long * rng.between(0.6, 0.76), w * 0.58, deep - 1)
  }
  grow([x, y - h * 0.04], 0, h * 0.32, Math.max(14, h * 0.085), h > 300 ? 3 : h > 130 ? 2 : 1)
  const t = Math.max(9, h * 0.052)
  const foot = pen`M${x - t * 0.8} ${y - t * 3}Q${x - t * 0.9} ${y - t * 0.7} ${x - t * 2} ${y}Q${x - t * 0.8} ${y - t * 0.3} ${x} ${y}Q${x + t * 0.8} ${y - t * 0.3} ${x + t * 2} ${y}Q${x + t * 0.9} ${y - t * 0.7} ${x + t * 0.8} ${y - t * 3}Z`
  const drawn = (color: string, more: number) =>
    boughs
      .map(([d, w]) => pen`<path d="${d}" stroke="${color}" stroke-width="${Math.max(LEAST, w) + more}"/>`)
      .join('') + pen`<path d="${foot}" fill="${color}" stroke="${color}" stroke-width="${Math.max(0.5, more)}"/>`
  return tint(
    'bark',
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn('#000', sw * 2)}${drawn('#fff', 0)}</g>`,
  )
}

/** A thinner twig would be all line. */
const LEAST = 8
