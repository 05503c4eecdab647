/** A pointed window in a wall, with a scene in stained glass. */
import type { Rng } from '../../ink/random.ts'
import { grow, intersect } from '../kit/clip.ts'
import { arc, foil, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, shape } from '../kit/marks.ts'
import { distance, largest, move, type Point, type Poly, walk } from '../kit/points.ts'
import type { Subject } from '../subject.ts'
import { subjectInGlass } from './any-subject.ts'
import { hummingbirds } from './hummingbirds.ts'
import { peacock } from './peacock.ts'
import { LEAD } from './pieces.ts'
import { roses } from './roses.ts'
import { ship } from './ship.ts'

const SCENES: Readonly<Record<string, (rng: Rng, glass: Poly) => Mark[]>> = {
  hummingbird: hummingbirds,
  peacock,
  rose: roses,
  ship,
  'sailing ship': ship,
}
export const IN_GLASS: readonly string[] = Object.keys(SCENES)

/** Both sides are arcs about centers at the height where the arch begins. */
function arch(x0: number, x1: number, base: number, apex: number, rho: number, n = 26): Poly {
  const w = x1 - x0
  const q = rho * w
  const spring = apex + Math.sqrt(q * q - (q - w / 2) ** 2)
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

/** Small panes between the glass and the stone, whole ones at the lower corners. */
function edging(inner: Poly): string {
  const [left, right] = [inner[0]!, inner.at(-1)!]
  let out = line([left, [left[0] + 30, left[1] - 30]], 4.4) + line([right, [right[0] - 30, right[1] - 30]], 4.4)
  for (const { x, y, a } of walk([...inner, inner[0]!], 62, 20)) {
    if (Math.min(distance([x, y], left), distance([x, y], right)) < 44) continue
    out += line(
      [
        [x, y],
        [x - 30 * Math.sin(a), y + 30 * Math.cos(a)],
      ],
      4.4,
    )
  }
  return out
}

/** `of` is one of IN_GLASS, or whoever is drawn into the glass. */
export function archedWindow(of: string | Subject, rng: Rng, isAtSea = false): string {
  const lobes = rng.pick([3, 4])
  const pointed = rng.pick([0.5, 0.6, 0.72, 0.86])
  const inner = arch(96, 928, 928, 100, pointed)
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
  out += shape(mid, 4.5) + shape(rect(14, 944, 996, 46), 6)
  for (let x = 14 + 124; x < 1000; x += 123)
    out += line(
      [
        [x, 944],
        [x, 990],
      ],
      4,
    )
  for (const s of [-1, 1]) {
    const x = 512 + s * 408
    const y = 104
    out += circle(x, y, 78, 7) + circle(x, y, 62, 4.5) + shape(foil(x, y, 56, lobes), 5) + circle(x, y, 17, 4.5)
  }
  out += shape(inner, 7)
  const glass = rng.chance(0.6) ? largest(grow([inner], -30, 'miter'))! : inner
  if (glass !== inner) out += edging(inner) + shape(glass, 6)
  // Scenes are drawn for a window of 768 by 802. A little smaller where the glass is, so that as much of the scene is seen.
  const shrink = glass === inner ? 1 : 0.93
  const fit = (mark: Mark): Mark => ({
    ...mark,
    poly: move(move(mark.poly, -512, -928), 512, 560 + 368 * shrink, 0, shrink * 1.083, shrink * 1.032),
  })
  out +=
    typeof of === 'string'
      ? clipMarks((SCENES[of] ?? roses)(rng, arch(128, 896, 928, 126, pointed)).map(fit), [glass], LEAD, 60)
      : subjectInGlass(of, glass, rng, isAtSea)
  out += shape(glass, 7, 'none') + shape(inner, 8, 'none')
  return page(out)
}
