/** An arch behind a couple. */
import { midX, tall, union, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

export const ARCHES = /^(flower arch|chuppah|wedding arch|archway|balloon arch|gazebo)$/
export const isArch = ({ entry }: Member): boolean => ARCHES.test(entry.name)
/** Shares of those who stand under it: how broad and high an arch is. */
const [BROADER, HIGHER] = [1.24, 1.24]
/** How much of one's width the next one may take. */
const CLOSE = 0.06

/** An arch is behind the couple, not behind one of them, and higher than both. */
export function overAll(scene: Scene, a: Member, b: Member): void {
  const couple = scene.bonds
    .filter(({ relation }) => /^(next-to|holds-hands-with|kisses|hugs|dances-with)$/.test(relation.relation))
    .flatMap((bond) => (bond.b && (bond.a === b || bond.b === b) ? [bond.a, bond.b] : []))
    .filter((one) => one.being && scene.together(one, b))
  archOver(scene, a, [b, ...couple])
}

/** All who are under an arch stand close beside one another in the middle of it. */
export function underArch(scene: Scene, arch: Member, all: readonly Member[]): void {
  const [first, ...rest] = all as readonly [Member, ...Member[]]
  let last = first
  for (const one of rest) {
    if (!scene.together(one, last)) {
      if (scene.alone(one)) one.at({ facing: 'left' })
      const gap = last.art.box.x1 - wide(last.art.box) * CLOSE - one.art.box.x0
      scene.group(one).shift(gap, last.art.box.y1 - one.art.box.y1)
      scene.join(one, last, 'over')
    }
    last = one
  }
  archOver(scene, arch, all)
}

function archOver(scene: Scene, arch: Member, all: readonly Member[]): void {
  const { x0, x1, y0, y1 } = union(all.map(({ art }) => art.box))
  const [w, h] = [wide(arch.art.box), tall(arch.art.box)]
  resize(scene, arch, arch.place.h * Math.max(((x1 - x0) * BROADER) / w, ((y1 - y0) * HIGHER) / h))
  scene.group(arch).shift((x0 + x1) / 2 - midX(arch.art.box), y1 - (y1 - y0) * 0.04 - arch.art.box.y1)
  scene.join(arch, all[0] as Member, 'under')
  scene.arranged.add(arch)
}
