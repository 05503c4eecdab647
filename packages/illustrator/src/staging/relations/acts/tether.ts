/** Tied to something: a rope from the collar, the bow or the string to what it is tied to. */
import type { Point } from '../../../art/art.ts'
import type { SceneGraph } from '../../../reading/graph.ts'
import { clamp, midX, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { setBeside } from '../beside.ts'
import { stroke } from '../effects.ts'
import { bodyPart, resize } from '../kit.ts'
import { cord } from '../stance.ts'
import type { ActStager } from './kit.ts'

const TIED = /^(tied|tethered|moored|hitched)/

/** Who is tied there is not only beside it. */
export const tethered = (graph: SceneGraph): SceneGraph => ({
  ...graph,
  relations: graph.relations.map((one) =>
    one.b && !one.how && /^(next-to|on-top-of)$/.test(one.relation) && TIED.test(one.word ?? '')
      ? { ...one, relation: 'next-to', how: 'tether' }
      : one,
  ),
})

/** In widths of the narrower of both: how far apart they are. */
const SLACK = 0.3
/** In heights of who is tied: how high what it is tied to is at least and at most. */
const [LOWEST, HIGHEST] = [0.6, 1.7]

export const tether: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  if (!a.being && a.habitat === 'air') return aloft(scene, a, b, relation.part)
  const most = LONG.test(b.entry.name) ? LOWEST : HIGHEST
  const fit = clamp(tall(b.art.box), a.place.h * LOWEST, a.place.h * most)
  if (!b.being && a.being && scene.alone(b)) resize(scene, b, (b.place.h * fit) / tall(b.art.box))
  if (LONG.test(b.entry.name)) along(scene, a, b)
  else setBeside(scene, a, b, side(a.place.facing) < 0, SLACK)
  const post = (): Point => anchorOf(a, b)
  scene.extras.push({
    of: a,
    draw: (sw) => cord(fastened(a, b), post(), 0.2, sw * 1.4) + knot(post(), Math.max(8, a.place.h * 0.025), sw),
  })
}

/** What goes on beyond the page has one end behind who is tied to it, and the post just ahead. */
const LONG = /^(fence|dock)$/

function along(scene: Scene, a: Member, b: Member): void {
  const s = side(a.place.facing)
  const front = s > 0 ? a.art.box.x1 : a.art.box.x0
  const back = a.being ? tall(b.art.box) * 0.12 : tall(b.art.box) * 0.3
  scene.group(b).shift(front + s * wide(b.art.box) * AHEAD - midX(b.art.box), a.art.box.y1 - back - b.art.box.y1)
  scene.join(b, a, 'under')
}

/** In its own widths: how far the middle of a fence is ahead. */
const AHEAD = 0.12

/** At a collar below the chin; at the end of a boat that is nearer. */
function fastened(a: Member, b: Member): Point {
  const { box } = a.art
  if (a.being && a.has('neck')) {
    const [x, y] = a.point('neck')
    return [x, y + a.place.h * 0.09]
  }
  const towards = midX(b.art.box) > midX(box) ? box.x1 - wide(box) * 0.06 : box.x0 + wide(box) * 0.06
  return [towards, box.y0 + tall(box) * 0.55]
}

/** In widths of a post with its rails: how far the post's side is from its middle. */
const POST = 0.1

/** The side of a trunk or of the first post that is nearer. */
function anchorOf(a: Member, b: Member): Point {
  const { box } = b.art
  const s = midX(box) > midX(a.art.box) ? 1 : -1
  const y = clamp(fastened(a, b)[1], box.y0 + tall(box) * 0.25, box.y1 - tall(box) * 0.2)
  if (/tree$/.test(b.entry.name)) return [midX(box), box.y1 - tall(box) * 0.2]
  if (LONG.test(b.entry.name)) return b.entry.name === 'dock' ? b.point('grip') : [midX(box) + s * wide(box) * 0.06, y]
  if (b.entry.name === 'fence post') return [midX(box) - s * wide(box) * POST, y]
  return [(s > 0 ? box.x0 : box.x1) + s * Math.min(wide(box) * 0.08, a.place.h * 0.08), y]
}

/** Two turns of the rope around it. */
function knot([x, y]: Point, r: number, sw: number): string {
  const turn = (at: number) =>
    stroke(
      `M${(x - r).toFixed(1)} ${at.toFixed(1)}Q${x.toFixed(1)} ${(at + r * 0.6).toFixed(1)} ${(x + r).toFixed(1)} ${at.toFixed(1)}`,
      sw,
    )
  return turn(y - r * 0.4) + turn(y + r * 0.3)
}

/** Of the height of what they are tied to: how large balloons are. */
const BALLOON = 0.85

/** Over it, its own string down to what it is tied to; several fan out. */
function aloft(scene: Scene, a: Member, b: Member, part: string | undefined): void {
  const { index, count } = scene.slot(b, 'tether', new Set(['next-to']))
  resize(scene, a, (a.place.h * Math.max(tall(b.art.box), wide(b.art.box) * 0.6) * BALLOON) / tall(a.art.box))
  const held = (): Point => (part && bodyPart(b, part)) || middleOf(b)
  const at = held()
  const [gx, gy] = a.point('grip', 'tie')
  const away = (index - (count - 1) / 2) * wide(a.art.box) * 0.72
  scene.group(a).shift(at[0] + away - gx, at[1] - Math.abs(away) * 0.35 - gy)
  scene.join(a, b, 'under')
  scene.extras.push({
    of: a,
    draw: (sw) => cord(a.point('grip', 'tie'), held(), 0, sw),
  })
}

/** Not in the air between the parts of a chair, but on its seat. */
function middleOf(b: Member): Point {
  if (b.being) return b.point('back', 'top')
  const [top] = b.art.tops
  return top ? [(top.x0 + top.x1) / 2, top.y] : [midX(b.art.box), b.art.box.y0 + tall(b.art.box) * 0.12]
}
