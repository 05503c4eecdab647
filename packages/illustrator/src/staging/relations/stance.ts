/** Where somebody stands to reach what is worked on, and what joins the two. */
import type { Point } from '../../art/art.ts'
import { distance } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { clearHeads } from './acts/kit.ts'
import { ahead, cheekOf, meet } from './kit.ts'

/** How far a bent arm reaches, as a share of the height. */
export const REACH = 0.29
/** What is lower than this share of the height is knelt to. */
const LOW = 0.2

export function handsOn(scene: Scene, a: Member, b: Member, target: Point): void {
  const isBusy = a.acting.reach?.nearHand !== undefined
  if (!scene.together(a, b)) {
    const low = a.art.box.y1 - target[1]
    if (low < a.place.h * LOW && a.handed && a.acting.pose !== 'sit') a.act({ pose: 'kneel' })
    stand(scene, a, b, target, REACH * 0.9)
    const other = opposite(scene, a, b)
    if (other && a.handed) {
      // Reaching down bows the head.
      a.act({ reach: { nearHand: target } })
      clearHeads(scene, a, other, 1.08)
    }
    scene.join(a, b, 'over')
  }
  if (a.handed)
    a.act({
      reach: {
        farHand: [target[0] + ahead(a, 4), target[1]],
        ...(isBusy ? {} : { nearHand: target }),
      },
    })
}

/** Their handle is ahead, to pull them by: who pushes is behind. */
const DRAWN = /sled|sleigh|wagon|toboggan|float$/

export const pushedBy = ({ entry, art }: Member): Point | undefined =>
  DRAWN.test(entry.name) ? undefined : art.points.handle

/** Who already is at work on the other side of it. */
const opposite = (scene: Scene, a: Member, b: Member): Member | undefined =>
  scene.group(b).members.find((one) => one !== a && one.handed && one.place.facing !== a.place.facing)

/** The ground under it and under all that it is on: who lights the candles of a cake stands beside the cake's table. */
export const footing = (scene: Scene, b: Member): number =>
  Math.max(b.place.y, ...scene.group(b).members.map(({ art }) => art.box.y1))

/** At the distance from which a bent arm meets the target. */
export function stand(scene: Scene, a: Member, b: Member, target: Point, share: number): void {
  const [cx, cy] = a.point('chest')
  const reach = a.place.h * share
  const dy = target[1] - cy
  const dx = Math.sqrt(Math.max(reach * reach * 0.1, reach * reach - dy * dy))
  // What is before a face that is turned to the reader is beside its muzzle.
  const from: Point = [
    a.handed ? cx + ahead(a, dx) : a.point('mouth')[0] + ahead(a, cheekOf(a) * 1.02 || -a.place.h * 0.03),
    a.art.box.y1,
  ]
  meet(scene, a, b, from, [target[0], footing(scene, b)])
}

/** A line from one to the other, drawn where they finally are. */
export function rope(scene: Scene, a: Member, b: Member, from: string, to: string, sag = 0.12): void {
  scene.extras.push({
    of: b,
    draw: (sw) => cord(a.point(from), b.point(to, 'neck', 'top'), sag, sw),
  })
}

export function cord(p: Point, q: Point, sag: number, sw: number): string {
  const mid: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + distance(p, q) * sag]
  return `<path d="M${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${mid[0].toFixed(1)} ${mid[1].toFixed(1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}" fill="none" stroke="#000" stroke-width="${(sw * 0.9).toFixed(1)}"/>`
}
