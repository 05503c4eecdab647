/** After one's own tail: the head is turned back to it, and lines show how it whirls. */
import { midX, side, wide } from '../../geometry.ts'
import { stroke } from '../effects.ts'
import type { ActStager } from './kit.ts'

export const ownTail: ActStager = (scene, a) => {
  if (a.handed) return
  a.act({ pose: 'run-look-back', mouth: 'open' })
  scene.extras.push({
    of: a,
    draw(sw) {
      const { box } = a.art
      const [x, y, w, s] = [midX(box), box.y1, wide(box), side(a.place.facing)]
      const n = (value: number) => value.toFixed(1)
      const bow = (k: number) =>
        stroke(`M${n(x - s * w * k)} ${n(y)}Q${n(x)} ${n(y + w * k * 0.3)} ${n(x + s * w * k)} ${n(y)}`, sw * 0.8)
      return bow(0.5) + bow(0.34)
    },
  })
}
