/** Wound about a branch: the head and the first turns lie on it, the rest goes around it, the tail hangs down. */
import { midX, side, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { area } from './effects.ts'
import { resize } from './kit.ts'

const LIMBLESS = /snake|worm|eel|python|cobra|serpent|caterpillar/
const BOUGH = /^(branch|log|plum blossom branch)$/
/** Widths of the branch in widths of who is on it. */
const LONG = 2.3
/** Where each turn is, from the middle of the body in shares of its width, and how wide it is. */
const TURNS = [0.52, 0.72, 0.92] as const
const BROAD = 0.15

export const isWound = (a: Member, b: Member): boolean => LIMBLESS.test(a.entry.name) && BOUGH.test(b.entry.name)

export function winds(scene: Scene, a: Member, b: Member): void {
  if (scene.together(a, b)) return
  a.act({ pose: 'stand' })
  a.without.add('tail')
  a.draw()
  resize(scene, b, (b.place.h * wide(a.art.box) * LONG) / wide(b.art.box))
  const top = topOf(b)
  scene.group(a).shift(midX(b.art.box) - midX(a.art.box), top - a.art.box.y1 + wide(a.art.box) * 0.04)
  scene.join(a, b, 'over')
  scene.extras.push({ of: a, draw: (sw) => turns(a, b, sw) })
}

const topOf = (b: Member): number => b.art.tops[0]?.y ?? b.art.box.y0

/** Bands across the branch, each from over its upper edge to under its lower one. */
function turns(a: Member, b: Member, sw: number): string {
  const [w, s] = [wide(a.art.box), -side(a.place.facing)]
  const top = topOf(b)
  const low = Math.max(b.has('low') ? b.point('low')[1] : b.art.box.y1, top + w * 0.1)
  const bulge = w * 0.05
  const n = (value: number) => value.toFixed(1)
  const band = (share: number): string => {
    const [x, d, lean] = [midX(a.art.box) + s * w * share, w * BROAD, s * w * 0.07]
    const [l, r] = [x - d / 2, x + d / 2]
    return area(
      `M${n(l)} ${n(top)}C${n(l)} ${n(top - bulge * 1.4)} ${n(r)} ${n(top - bulge * 1.4)} ${n(r)} ${n(top)}L${n(r + lean)} ${n(low)}C${n(r + lean)} ${n(low + bulge * 1.4)} ${n(l + lean)} ${n(low + bulge * 1.4)} ${n(l + lean)} ${n(low)}Z`,
      'leaf',
      sw,
    )
  }
  const x = midX(a.art.box) + s * w * ((TURNS[2] as number) + 0.2)
  const d = w * BROAD * 0.5
  // Comes from behind the branch, in a bow that ends in a point.
  const tail = area(
    `M${n(x - d)} ${n(low - bulge)}C${n(x - d)} ${n(low + w * 0.2)} ${n(x + s * w * 0.16)} ${n(low + w * 0.26)} ${n(x + s * w * 0.22)} ${n(low + w * 0.12)}C${n(x + s * w * 0.16)} ${n(low + w * 0.14)} ${n(x + d)} ${n(low + w * 0.1)} ${n(x + d)} ${n(low - bulge)}Z`,
    'leaf',
    sw,
  )
  return tail + TURNS.map(band).join('')
}
