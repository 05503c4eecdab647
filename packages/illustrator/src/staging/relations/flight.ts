/** Two short lines behind what flies. */
import { midX, midY, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { stroke } from './effects.ts'

/** s: on which side of it they are. */
export function flightOf(scene: Scene, b: Member, s: number): void {
  scene.extras.push({
    of: b,
    draw(sw) {
      const { box } = b.art
      const [x, y, w] = [midX(box), midY(box), wide(box)]
      const n = (value: number) => value.toFixed(1)
      const trace = (dx: number, dy: number) =>
        stroke(
          `M${n(x + s * w * dx)} ${n(y + w * dy)}q${n(s * w * 0.3)} ${n(-w * 0.12)} ${n(s * w * 0.5)} ${n(-w * 0.42)}`,
          sw * 0.8,
        )
      return trace(0.62, -0.16) + trace(0.3, -0.6)
    },
  })
}
