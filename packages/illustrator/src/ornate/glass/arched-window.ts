/** A pointed window in a wall, with a scene in stained glass. */
import type { Rng } from '../../ink/random.ts'
import { grow, intersect } from '../kit/clip.ts'
import { arc, foil, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, shape } from '../kit/marks.ts'
import { type Point, type Poly, walk } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { subjectInGlass } from './any-subject.ts'
import { peacock } from './peacock.ts'
import { LEAD } from './pieces.ts'
import { roses } from './roses.ts'
import { ship } from './ship.ts'

const SCENES: Readonly<Record<string, (rng: Rng) => Mark[]>> = {
  peacock,
  rose: roses,
  ship,
  'sailing ship': ship,
}
export const IN_GLASS: readonly string[] = Object.keys(SCENES)

/** Both sides are arcs about centers at the height where the arch begins. */
function arch(x0: number, x1: number, base: number, spring: number, rho = 0.72, n = 26): Poly {
  const w = x1 - x0
  const q = rho * w
  const cx = x0 + q
  const a = Math.acos((q - w / 2) / q)
  const left = arc(cx, spring, q, Math.PI, Math.PI + a, n)
  return [
    [x0, base],
    ...left,
    ...left
      .slice(0, -1)
      .reverse()
      .map(([x, y]) => [x0 + x1 - x, y] as Point),
    [x1, base],
  ]
}

/** `of` is one of IN_GLASS, or whoever is drawn into the glass. */
export function archedWindow(of: string | Subject, rng: Rng): string {
  const lobes = rng.pick([3, 4])
  const inner = arch(128, 896, 928, 652)
  const mid = grow([inner], 26, 'miter')[0]!
  const outer = grow([inner], 62, 'miter')[0]!
  let out = ''
  for (let y = 16, k = 0; y < 1010; y += 62, k++) {
    out += line(
      [
        [16, y],
        [1008, y],
      ],
      4,
    )
    for (let x = 16 + (k % 2) * 50; x < 1008; x += 100)
      out += line(
        [
          [x, y],
          [x, Math.min(y + 62, 1008)],
        ],
        4,
      )
  }
  // The stone around the glass.
  out += shape(intersect([outer], [rect(14, 14, 996, 996)]), 7)
  const ring = walk([[inner[0]![0], 990], ...inner.slice(1, -1), [inner.at(-1)![0], 990]], 46, 20)
  for (const w of ring)
    out += line(
      [
        [w.x + 26 * Math.sin(w.a), w.y - 26 * Math.cos(w.a)],
        [w.x + 62 * Math.sin(w.a), w.y - 62 * Math.cos(w.a)],
      ],
      4,
    )
  out += shape(mid, 4.5) + shape(rect(40, 944, 944, 40), 6)
  for (let x = 40 + 118; x < 984; x += 118)
    out += line(
      [
        [x, 944],
        [x, 984],
      ],
      4,
    )
  for (const s of [-1, 1]) {
    const x = 512 + s * 402
    const y = 110
    out += circle(x, y, 84, 7) + circle(x, y, 66, 4.5) + shape(foil(x, y, 60, lobes), 5) + circle(x, y, 17, 4.5)
  }
  out += shape(inner, 7)
  out +=
    typeof of === 'string' ? clipMarks((SCENES[of] ?? roses)(rng), [inner], LEAD, 60) : subjectInGlass(of, inner, rng)
  out += shape(inner, 8, 'none')
  return page(out)
}
