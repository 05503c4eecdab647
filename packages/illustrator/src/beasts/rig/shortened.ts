/** Path data written short. */
import { num } from '../../ink/svg.ts'
import type { P } from './geom.ts'

/** Path data on the page, each step from where the last one ended: a third shorter than with places. */
export function shortened(d: string, pair: RegExp, map: (p: P) => P): string {
  let [x, y] = [0, 0]
  return d.replace(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, rest: string) => {
    const points = [...rest.matchAll(pair)].map((m) => map([Number(m[1]), Number(m[2])]))
    const from: P = command === 'M' ? [0, 0] : [x, y]
    const text = points.map((p) => `${num(p[0] - from[0])} ${num(p[1] - from[1])}`).join(' ')
    const end = points[points.length - 1]!
    // Where the rounded step really ends, so that errors do not add up.
    x = from[0] + Math.round((end[0] - from[0]) * 10) / 10
    y = from[1] + Math.round((end[1] - from[1]) * 10) / 10
    return (command === 'M' ? 'M' : command.toLowerCase()) + text
  })
}
