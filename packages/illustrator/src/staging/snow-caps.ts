/** In winter snow lies on whatever stands in the open: along the upper edge of houses, trees and cars, as they are drawn. */
import { path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { clamp, tall, wide } from './geometry.ts'
import type { Member } from './member.ts'
import type { Scene } from './scene.ts'
import { skylineOf } from './skyline.ts'

const SNOWED = /buildings|vehicles|nature/
/** Whoever is on top has trodden it down; what burns or is of snow itself has none. */
const NEVER = /fire|snow|ice|igloo|bonfire|lava|volcano|sled|ski|sleigh|mountain|hill|leaf|flower|rose|tulip|grass/
/** Steeper than this, in shares of a column's height to its width, no snow stays. */
const STEEP = 2.6
/** Fewer columns are a pole, on which none lies. */
const FEWEST = 5
/** The width of one bulge of its lower edge, in pixels of the page. */
const BULGE = 46

export function snowOn(scene: Scene): void {
  for (const member of scene.members) {
    const { entry, habitat } = member
    if (entry.kind !== 'thing' || habitat !== 'ground' || entry.height < 0.7) continue
    if (!SNOWED.test(entry.category) || NEVER.test(entry.name) || isTrodden(member, scene)) continue
    const line = skylineOf(entry)
    scene.extras.push({ of: member, draw: (sw) => capOf(member, line, Math.min(sw, 4)) })
  }
}

const isTrodden = (member: Member, { bonds }: Scene): boolean =>
  bonds.some(
    ({ b, relation }) => b === member && /^(on-top-of|stands-on|sits-on|climbs|lies-on)$/.test(relation.relation),
  )

function capOf(member: Member, skyline: readonly number[], sw: number): string {
  const { box } = member.art
  const line = member.place.facing === 'left' ? skyline.toReversed() : skyline
  const step = wide(box) / line.length
  const at = (i: number): readonly [number, number] => [box.x0 + (i + 0.5) * step, box.y1 - (line[i] ?? 0) * tall(box)]
  const thick = clamp(tall(box) * 0.045, 12, 24)
  return tint(
    'snow',
    stretches(line, (step * STEEP) / tall(box))
      .map((run) => cap(run.map(at), thick, sw))
      .join(''),
  )
}

/** Runs of columns without a step too steep for snow, high enough not to be the foot of something. */
function stretches(line: readonly number[], most: number): number[][] {
  const runs: number[][] = []
  let run: number[] = []
  for (const [i, high] of line.entries()) {
    const before = line[i - 1] ?? high
    if (run.length && (Math.abs(high - before) > most || high < 0.3)) {
      runs.push(run)
      run = []
    }
    if (high >= 0.3) run.push(i)
  }
  return [...runs, run].filter(({ length }) => length >= FEWEST)
}

type At = readonly [x: number, y: number]

/** Along the edge from left to right, and back below it in bulges. */
function cap(edge: readonly At[], thick: number, sw: number): string {
  const [first, last] = [edge[0] as At, edge.at(-1) as At]
  const upper = edge.map(([x, y]) => pen`L${x} ${y - sw * 0.5}`).join('')
  const n = Math.max(2, Math.round((last[0] - first[0]) / BULGE))
  const below = (t: number): At => edge[Math.round((edge.length - 1) * (1 - t))] as At
  const bulges = Array.from({ length: n }, (_, i) => {
    const [[mx, my], [ex, ey]] = [below((i + 0.5) / n), below((i + 1) / n)]
    const end = i === n - 1 ? ey : ey + thick * 0.4
    return pen`Q${mx} ${my + thick * 1.7} ${ex} ${end}`
  })
  return path(`${pen`M${first[0]} ${first[1]}`}${upper}${bulges.join('')}Z`, sw)
}
