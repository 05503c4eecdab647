/** Fences, hedges and walls: behind them in a row, or climbing over. */
import { midX, side, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'
import { CRAWLS, clings } from './perch.ts'

export const BARRIER = /^(fence|hedge|gate|picket fence|railing|counter|wall|stone wall|brick wall|garden wall)$/
/** Share of somebody's height that a fence before them covers: the face stays free. */
const COVERED = 0.4
const BEHIND = /^(behind|hides-behind)$/
/** In widths: how far apart those are who look over it side by side; cows stand half behind each other. */
const ABREAST = { small: 0.86, large: 0.62 } as const
/** In meters: they stand where others sit. */
const isLarge = ({ entry }: Member): boolean => entry.height > 0.9

/** A fence is before the legs of who is behind it, and before nobody else; a longer row has more of it. */
export function behindBarrier(scene: Scene, a: Member, b: Member): void {
  const row = [
    ...new Set(scene.bonds.filter((bond) => bond.b === b && BEHIND.test(bond.relation.relation)).map((bond) => bond.a)),
  ].filter((one) => one === a || (one.being && scene.alone(one)))
  if (row.length > 1) for (const one of row) if (!one.handed) one.act({ pose: isLarge(one) ? 'stand' : 'sit' })
  for (const [i, one] of row.entries()) {
    if (one === a) continue
    const last = row[i - 1] as Member
    const abreast = isLarge(one) ? ABREAST.large : ABREAST.small
    const x = midX(last.art.box) + ((wide(last.art.box) + wide(one.art.box)) / 2) * abreast
    scene.group(one).shift(x - midX(one.art.box), a.art.box.y1 - one.art.box.y1)
    scene.join(one, a, 'under')
  }
  const lowest = Math.min(...row.map(coverOf))
  resize(scene, b, (b.place.h * lowest) / tall(b.art.box))
  const { box } = scene.group(a)
  const wider = (wide(box) * 0.9) / wide(b.art.box)
  if (wider > 1) resize(scene, b, b.place.h * Math.min(wider, 1.3))
  const pieces = [b, ...more(scene, b, Math.ceil((wide(box) * 0.95) / wide(b.art.box)) - 1)]
  const step = wide(b.art.box) * 0.98
  for (const [i, piece] of pieces.entries()) {
    const x = midX(box) + (i - (pieces.length - 1) / 2) * step
    scene.group(piece).shift(x - midX(piece.art.box), a.art.box.y1 + tall(b.art.box) * 0.08 - piece.art.box.y1)
  }
  for (const piece of pieces) scene.join(piece, a, 'over')
}

/** How much of somebody a fence may hide. */
function coverOf(a: Member): number {
  const { box } = a.art
  const chin = a.has('mouth') ? (box.y1 - a.point('mouth')[1]) * 0.82 : tall(box)
  return Math.min(tall(box) * COVERED, chin)
}

/** So many pieces of the same fence. */
function more(scene: Scene, b: Member, n: number): Member[] {
  const pieces = Array.from({ length: Math.min(4, Math.max(0, n)) }, () => scene.bring(b.entry, b.place.h))
  return pieces.filter((piece) => piece !== null)
}

/** In heights of who climbs: how high the fence is, and how far the lower foot is off the ground. */
const [HIGH, STEP] = [0.72, 0.2]

/** Hands on its upper edge, the chest above it. */
export function climbsOver(scene: Scene, a: Member, b: Member): boolean {
  if (!BARRIER.test(b.entry.name) || scene.together(a, b)) return false
  if (CRAWLS.test(a.entry.name)) {
    clings(scene, a, b)
    return true
  }
  resize(scene, b, (b.place.h * (a.handed ? a.place.h : tall(a.art.box)) * HIGH) / tall(b.art.box))
  const { box } = b.art
  if (!a.handed) {
    meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [midX(box), box.y1 - tall(box) * 0.1])
    scene.join(a, b, 'over')
    return true
  }
  const s = side(a.place.facing)
  meet(scene, a, b, a.point('nearFoot'), [midX(box), box.y1 - a.place.h * STEP])
  scene.join(a, b, 'over')
  const [x] = a.point('chest')
  const top = box.y0 + tall(box) * 0.08
  const isLaden = scene.does(a, 'carries', 'holds')?.b !== undefined
  a.act({
    reach: {
      ...(isLaden ? {} : { nearHand: [x - s * a.place.h * 0.1, top] }),
      farHand: [x + s * a.place.h * 0.2, top],
      nearFoot: [x - s * a.place.h * 0.08, box.y1 - a.place.h * STEP],
      farFoot: [x + s * a.place.h * 0.18, box.y1 - a.place.h * (STEP + 0.16)],
    },
  })
  return true
}
