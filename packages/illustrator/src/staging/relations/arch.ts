/** An arch behind a couple. */
import { midX, tall, union, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

export const isArch = ({ entry }: Member): boolean =>
  /^(flower arch|chuppah|wedding arch|archway|balloon arch|gazebo)$/.test(entry.name)
/** Shares of those who stand under it: how broad and high an arch is. */
const [BROADER, HIGHER] = [0.92, 1.14]

/** An arch is behind the couple, not behind one of them, and higher than both. */
export function overAll(scene: Scene, a: Member, b: Member): void {
  const couple = scene.bonds
    .filter(({ relation }) => /^(next-to|holds-hands-with|kisses|hugs|dances-with)$/.test(relation.relation))
    .flatMap((bond) => (bond.b && (bond.a === b || bond.b === b) ? [bond.a, bond.b] : []))
    .filter((one) => one.being && scene.together(one, b))
  const { x0, x1, y0, y1 } = union([b, ...couple].map(({ art }) => art.box))
  const [w, h] = [wide(a.art.box), tall(a.art.box)]
  resize(scene, a, a.place.h * Math.max(((x1 - x0) * BROADER) / w, ((y1 - y0) * HIGHER) / h))
  scene.group(a).shift((x0 + x1) / 2 - midX(a.art.box), y1 - (y1 - y0) * 0.04 - a.art.box.y1)
  scene.join(a, b, 'under')
  scene.arranged.add(a)
}
