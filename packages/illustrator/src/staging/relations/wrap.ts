/** Wrapped in a blanket or a towel: it goes around the whole body, the head looks out. */
import { thing } from '../../art/thing.ts'
import type { Inanimate } from '../../world/world.ts'
import { midX, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'

export const isWrap = (name: string): boolean => /^(blanket|towel|quilt|sheet|beach towel|picnic blanket)$/.test(name)

/** Drawn anew for the one who is in it, as wide as the body and as high as it is below the chin. */
function wrapOf({ name, category, height }: Member['entry'], w: number, h: number): Inanimate {
  const [x, y] = [w / 2, -h]
  return {
    kind: 'thing',
    name,
    category,
    height,
    thing: thing({
      name,
      size: [w, h],
      back(p) {
        const collar = Math.min(w * 0.22, h * 0.3)
        p.tint('cerulean').blob(
          `${-collar},${y}! 0,${y + h * 0.1} ${collar},${y}! ${x * 0.82},${y + h * 0.2} ${x},${-h * 0.35} ${x * 0.9},0! 0,${-h * 0.04} ${-x * 0.9},0! ${-x},${-h * 0.35} ${-x * 0.82},${y + h * 0.2}`,
        )
        // The near edge is drawn across, with a hem along it.
        p.line(`${collar * 0.5},${y + h * 0.08} ${x * 0.1},${-h * 0.5} ${x * 0.34},${-h * 0.02}`)
        p.line(`${-x * 0.62},${-h * 0.62} ${-x * 0.56},${-h * 0.34} ${-x * 0.66},${-h * 0.1}`)
        p.line(`${x * 0.72},${-h * 0.6} ${x * 0.62},${-h * 0.34} ${x * 0.7},${-h * 0.12}`)
        const r = Math.min(w, h) * 0.07
        p.tint('straw')
        for (const [dx, dy] of [
          [-0.34, 0.55],
          [-0.3, 0.22],
          [0.5, 0.36],
        ] as const)
          p.ell(w * dx * 0.9, -h * dy, r)
      },
    }),
  }
}

export function wraps(scene: Scene, a: Member, b: Member): void {
  a.act(a.handed ? { pose: 'stand', turn: 0 } : { pose: 'sit' })
  const { box } = a.art
  const top = a.point('neck')[1]
  const [w, h] = [wide(box) * (a.handed ? 1.08 : 0.96), box.y1 - top]
  b.recast(wrapOf(b.entry, w, h))
  b.at({ x: midX(box), y: box.y1 + 4, h, facing: 'right' })
  scene.join(b, a, { before: 'head', of: a })
}
