/** Several at one trough: from either end, heads over it, the others behind it. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'

/** Of the width of one of them: how wide the trough is, and how much wider for each of those behind it. */
const [WIDE, MORE] = [0.85, 0.5]
/** Of the height of who eats: how high the trough is at least. */
const LEAST = 0.36
/** Of its own height: how deep the mouths are in it. */
const DEEP = 0.1

const sharers = (scene: Scene, b: Member): Member[] => [
  ...new Set(
    scene.bonds.filter((bond) => bond.b === b && /^(eats|drinks)$/.test(bond.relation.relation)).map(({ a }) => a),
  ),
]

/** False where there is no trough, or one has it for itself. */
export function sharesTrough(scene: Scene, a: Member, b: Member): boolean {
  const all = b.entry.name === 'trough' ? sharers(scene, b).filter(({ handed }) => !handed) : []
  if (all.length < 2 || !all.includes(a)) return false
  if (a !== all[0] || scene.together(a, b)) return true
  a.act({ pose: 'head-down' })
  const rise = a.art.box.y1 - a.point('mouth')[1]
  const broad = (wide(a.art.box) * (WIDE + MORE * (all.length - 2))) / wide(b.art.box)
  b.at({ h: b.place.h * Math.min(broad, Math.max(rise * 1.2, tall(a.art.box) * LEAST) / tall(b.art.box)) })
  const { box } = b.art
  const rim = box.y0 + tall(box) * DEEP
  all.forEach((one, i) => {
    const atEnd = i < 2
    one.at({ facing: i % 2 ? 'left' : 'right' })
    one.act({ pose: atEnd ? 'head-down' : 'stand' })
    const share = i === 0 ? 0.16 : i === 1 ? 0.84 : (i - 1) / (all.length - 1)
    const [mx, my] = one.point('mouth')
    const dx = box.x0 + wide(box) * share - (atEnd ? mx : midX(one.art.box))
    scene.group(one).shift(dx, atEnd ? Math.min(box.y1 - one.art.box.y1, rim - my) : rim - tall(box) * 0.2 - my)
    scene.join(one, b, atEnd ? 'over' : 'under')
  })
  return true
}
