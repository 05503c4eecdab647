/** A piñata hangs on its rope from above between those who are about to hit it. */
import { midX, midY, tall, wide } from '../../geometry.ts'
import { stroke } from '../effects.ts'
import { meet, resize } from '../kit.ts'
import { type ActStager, before } from './kit.ts'
import { raiseBat } from './sport.ts'

/** In heights of who hits it: how large it is, how far away and how far over the shoulder. */
const [SIZE, AWAY, OVER] = [0.62, 0.72, -0.26]
const HITTING = new Set(['plays-with', 'kicks', 'fights'])

export const pinata: ActStager = (scene, a, b, relation) => {
  if (!b || scene.together(a, b)) return
  const { index } = scene.slot(b, 'hit', HITTING)
  if (a.handed) a.at({ facing: index % 2 ? 'left' : 'right' })
  raiseBat(scene, a, relation)
  const at = before(a, AWAY, OVER)
  if (index === 0) {
    resize(scene, b, (b.place.h * a.place.h * SIZE) / Math.max(wide(b.art.box), tall(b.art.box)))
    meet(scene, b, a, [midX(b.art.box), midY(b.art.box)], at)
    scene.extras.push({
      of: b,
      draw: (sw) => stroke(`M${midX(b.art.box).toFixed(1)} ${(b.art.box.y0 + 4).toFixed(1)}V-20`, sw),
    })
    scene.join(b, a, 'over')
    return
  }
  // The next ones are a step behind those before them.
  const step = Math.floor(index / 2) * wide(a.art.box) * (index % 2 ? 1.1 : -1.1)
  scene.group(a).shift(midX(b.art.box) + step - at[0], midY(b.art.box) - at[1])
  scene.join(a, b, index > 1 ? 'under' : 'over')
}
