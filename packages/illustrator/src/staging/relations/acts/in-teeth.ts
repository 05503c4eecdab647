/** A sleeve, a hem or a lace between the teeth: cloth that is drawn out from who wears it to the mouth. */
import type { Point } from '../../../art/art.ts'
import { distance, mix } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import { area, stroke } from '../effects.ts'
import { headOf } from './kit.ts'

/** In radii of the head: how broad the cloth is where it is worn and where it is bitten. */
const [WORN, BITTEN] = [0.34, 0.12]

const n = (value: number): string => value.toFixed(1)

/** From a point of who wears it into the mouth of a, over its face. */
export function inTeeth(scene: Scene, a: Member, worn: () => Point): void {
  a.act({ mouth: 'open' })
  scene.extras.push({
    of: a,
    draw(sw) {
      const [from, to, r] = [worn(), a.point('mouth'), Math.max(headOf(a), 30)]
      const far = Math.max(1, distance(from, to))
      const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
      const at = (u: number, v: number): string => `${n(from[0] + ux * u - uy * v)} ${n(from[1] + uy * u + ux * v)}`
      const [w, e] = [r * WORN, r * BITTEN]
      const [p, q] = [mix(from, to, 0.2), mix(from, to, 0.75)]
      return (
        area(
          `M${at(0, -w)}Q${at(far * 0.5, -e)} ${at(far, -e)}L${at(far * 1.03, e * 1.4)}Q${at(far * 0.5, e)} ${at(0, w)}Q${at(-w * 0.5, 0)} ${at(0, -w)}Z`,
          'cerulean',
          sw * 0.9,
        ) + stroke(`M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`, sw * 0.7)
      )
    },
  })
}
