/** A little one on a large one's belly: before the chest of who stands up straight, on top of who lies face up. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import { isOnBack, settleDown } from '../posture.ts'
import type { Scene } from '../scene.ts'
import { meet, resize } from './kit.ts'

/** Of the height of the large one: how high the little one is at most. */
const [STANDING, LYING] = [0.46, 0.62]
/** A floating otter is low: its pup is nearly as high. */
const AFLOAT = 0.75

export function onBelly(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  if (isUpright(b)) atFeet(scene, a, b)
  else onTopOf(scene, a, b)
}

function onTopOf(scene: Scene, a: Member, b: Member): void {
  if (isOnBack(b)) b.act({ pose: 'cradle' })
  else if (scene.alone(b) && b.acting.pose !== 'lie') settleDown(b, 'on-back')
  if (!a.handed) a.act({ pose: isOnBack(b) ? 'lie' : 'sit' })
  const size = Math.max(tall(a.art.box), wide(a.art.box) * 0.7)
  const most = tall(b.art.box) * (isOnBack(b) ? AFLOAT : LYING)
  if (size > most) resize(scene, a, (a.place.h * most) / size)
  const [x, y] = isOnBack(b) ? b.point('seat') : [midX(b.art.box), b.art.box.y0 + tall(b.art.box) * 0.42]
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [x, y + tall(a.art.box) * 0.1])
  scene.join(a, b, 'over')
}

/** Higher than broad, on two feet: penguins. */
const isUpright = ({ entry }: Member): boolean => /penguin|puffin|owl$/.test(entry.name)

/** On the feet, under the fold of the belly. */
function atFeet(scene: Scene, a: Member, b: Member): void {
  if (tall(a.art.box) > tall(b.art.box) * STANDING)
    resize(scene, a, (a.place.h * tall(b.art.box) * STANDING) / tall(a.art.box))
  meet(scene, a, b, [midX(a.art.box), a.art.box.y1], [midX(b.art.box), b.art.box.y1 + tall(a.art.box) * 0.02])
  scene.join(a, b, 'over')
}
