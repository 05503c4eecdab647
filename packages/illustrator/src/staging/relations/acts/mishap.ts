/** What slips from the hands: it falls, or runs out over the ground. */
import type { Point } from '../../../art/art.ts'
import { midX, midY, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { area, disc, stroke } from '../effects.ts'
import { resize } from '../kit.ts'
import { type ActStager, before, propOf } from './kit.ts'

/** Of those that fall: forward from the chest and down, in heights; how far each is turned. */
const FALLING = [
  [0.34, 0.02, 24],
  [0.5, 0.2, -38],
  [0.28, 0.32, 52],
  [0.62, 0.4, 16],
  [0.44, 0.48, -64],
] as const
/** Largest size of one that falls, as a share of the height. */
const MOST = 0.24

export const drop: ActStager = (scene, a, b) => {
  if (!b) return
  if (!a.handed) return letFall(scene, a, b)
  const all = scene.members.filter(({ named }) => named === b.named && scene.alone(b))
  a.act({ pose: 'reach', mood: 'surprised', mouth: 'open' })
  a.act({ reach: { nearHand: before(a, 0.26, -0.06), farHand: before(a, 0.3, 0) } })
  all.forEach((one, i) => {
    const [forward, down, turn] = FALLING[i % FALLING.length] as (typeof FALLING)[number]
    const size = Math.max(wide(one.art.box), tall(one.art.box))
    const most = a.place.h * (all.length > 1 ? MOST : MOST * 1.3)
    if (size > most) resize(scene, one, (one.place.h * most) / size)
    if (!one.being) one.tilt = turn
    one.draw()
    const [x, y] = before(a, forward + 0.06 * Math.floor(i / FALLING.length), down)
    one.move({ scale: 1, dx: x - midX(one.art.box), dy: y - midY(one.art.box) })
    scene.join(one, a, 'over')
    scene.extras.push({ of: one, draw: (sw) => whoosh(one, sw) })
  })
}

/** Shares of the height of who lets it fall: how large it is, and how far below the beak. */
const FALL = { size: 0.3, deep: 0.62 }

/** From the beak of a bird that flies; a dog has it before its paws. */
function letFall(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b) || a.entry.kind !== 'being' || !a.has('mouth')) return
  const isAirborne = a.entry.actor.can('fly')
  a.act({ pose: isAirborne ? 'fly' : 'head-down', mouth: 'open' })
  resize(scene, b, (b.place.h * a.place.h * FALL.size) / Math.max(wide(b.art.box), tall(b.art.box)))
  const [x, y] = a.point('mouth')
  const [s, { box }] = [side(a.place.facing), b.art]
  const down = isAirborne ? y + a.place.h * FALL.deep - midY(box) : a.art.box.y1 - box.y1
  scene.group(b).shift(x + s * wide(box) * (isAirborne ? 0.1 : 0.7) - midX(box), down)
  scene.join(b, a, 'over')
  if (isAirborne) scene.extras.push({ of: b, draw: (sw) => whoosh(b, sw) })
}

/** Two short lines above what falls. */
function whoosh({ art: { box } }: Member, sw: number): string {
  const [w, h] = [wide(box), Math.max(14, tall(box) * 0.3)]
  return [-0.22, 0.22]
    .map((at) =>
      stroke(`M${(midX(box) + at * w).toFixed(1)} ${(box.y0 - 10 - h).toFixed(1)}v${h.toFixed(1)}`, sw * 0.7),
    )
    .join('')
}

/** Tipped over before whoever spilled it, in a puddle on the ground or on the table. */
export const spill: ActStager = (scene, a, b) => {
  if (!b || b.being) return
  a.act({ ...(a.handed ? { pose: 'reach' } : {}), mood: 'surprised', mouth: 'open' })
  const size = Math.max(wide(b.art.box), tall(b.art.box))
  const s = side(a.place.facing)
  if (size > a.place.h * 0.34 || size < a.place.h * 0.2) resize(scene, b, (b.place.h * a.place.h * 0.26) / size)
  b.at({ facing: a.place.facing })
  b.tilt = 78
  b.draw()
  const edge = s > 0 ? a.art.box.x1 : a.art.box.x0
  const { box } = b.art
  const near = s > 0 ? box.x0 : box.x1
  const table = propOf(scene, a, /table|desk|counter/)
  const top = table && setBefore(scene, a, table)
  scene
    .group(b)
    .shift(edge + s * a.place.h * (top ? 0.2 : 0.04) - near, (top ?? a.art.box.y1 - a.place.h * 0.02) - box.y1)
  if (table) scene.join(b, table, 'over')
  scene.join(b, a, 'over')
  if (a.handed) a.act({ reach: { nearHand: before(a, 0.28, 0.1) } })
  scene.extras.push({ of: a, draw: (sw) => puddle(a, b, sw) })
}

/** A low table before a; gives the height of its top on the page. */
function setBefore(scene: Scene, a: Member, table: Member): number {
  const s = side(a.place.facing)
  resize(scene, table, a.place.h * 0.42)
  const { box } = table.art
  const near = s > 0 ? box.x0 : box.x1
  scene.group(table).shift((s > 0 ? a.art.box.x1 : a.art.box.x0) - s * a.place.h * 0.02 - near, a.art.box.y1 - box.y1)
  scene.join(table, a, 'over')
  return table.art.tops[0]?.y ?? table.art.box.y0
}

function puddle(a: Member, b: Member, sw: number): string {
  const s = side(a.place.facing)
  const { box } = b.art
  const [w, h] = [a.place.h * 0.24, a.place.h * 0.06]
  const x = midX(box) + s * w * 0.2
  const y = box.y1 - h * 0.3
  const at = (dx: number, dy: number) => `${(x + dx * w).toFixed(1)} ${(y + dy * h).toFixed(1)}`
  const drops: Point[] = [
    [x + s * w * 1.25, y - h * 0.4],
    [x + s * w * 0.7, y - h * 2],
  ]
  return (
    area(
      `M${at(-1, 0)}C${at(-0.9, -1.1)} ${at(-0.3, -0.6)} ${at(0, -1)}S${at(0.8, -0.9)} ${at(1, 0)}S${at(0.4, 0.8)} ${at(0.1, 1)}S${at(-1.1, 1)} ${at(-1, 0)}Z`,
      'aqua',
      sw * 0.9,
    ) + drops.map((p) => disc(p, Math.max(9, h * 0.3), 'aqua', sw)).join('')
  )
}
