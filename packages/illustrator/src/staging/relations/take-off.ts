/** A machine that jumps over something. */
import { line, pen } from '../../ink/svg.ts'
import { tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'

/** In degrees. */
const NOSE_UP = 12

/** Its nose up and the air rushing behind it: level over the others it would hover. */
export function takeOff(scene: Scene, a: Member): void {
  const way = a.place.facing === 'left' ? -1 : 1
  a.tilt = -NOSE_UP
  a.draw()
  scene.extras.push({
    of: a,
    draw: (sw) => {
      const { box } = a.art
      const [back, w, h] = [way > 0 ? box.x0 : box.x1, wide(box), tall(box)]
      const streak = (v: number, long: number) =>
        pen`M${back - way * w * 0.05} ${box.y0 + h * v}Q${back - way * w * long * 0.6} ${box.y0 + h * (v + 0.06)} ${back - way * w * long} ${box.y0 + h * (v + 0.22)}`
      return line([streak(0.5, 0.3), streak(0.68, 0.36), streak(0.86, 0.3)].join(''), sw * 0.9)
    },
  })
}
