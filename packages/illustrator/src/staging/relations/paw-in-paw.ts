/** Otters asleep on the water hold each other so that they do not drift apart. */
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'

/** In radii of the head: how far the other one floats behind the nearer one, and how far toward its tail. */
const [BEHIND, ASIDE] = [1.95, 1.15]

/** Abreast, face up, the one behind reaching down and the nearer one up. */
export function pawInPaw(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: 'paw-up' })
  b.at({ h: a.place.h, facing: a.place.facing }).act({ pose: 'paw-down' })
  const [[ax, ay], [bx, by]] = [a.point('headMid'), b.point('headMid')]
  const r = ay - a.point('headTop')[1]
  const s = Math.sign(a.point('tailTip')[0] - ax)
  scene.group(b).shift(ax + s * r * ASIDE - bx, ay - r * BEHIND - by)
  scene.join(b, a, 'under')
  scene.group(b).rearrange(b, new Set(['nearArm']), 'over')
}
