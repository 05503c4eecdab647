/** All copies of something about one thing, or about somebody's head. */
import type { Box } from '../../art/art.ts'
import { midX, midY, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'
import { takeSlot } from './slots.ts'

/** Of the width of what lies flat: at most so high is what stands about it. */
const ON_EDGE = 0.24

/** All copies of a about b: at its sides, behind and before it. */
export function around(scene: Scene, copies: readonly Member[], b: Member): void {
  const box = scene.group(b).box
  const flat = tall(box) < wide(box) * 0.45
  const alive = copies.every(({ being }) => being) && !b.being && !scene.afloat
  copies.forEach((a, i) => {
    if (scene.together(a, b)) return
    if (alive) {
      takeSlot(scene, a, b, { i, n: copies.length })
      return
    }
    // What is on the floor is what the page is about; candles about it are beside its edge, not before it.
    const most = wide(box) * ON_EDGE
    if (flat && !a.being && scene.alone(a) && tall(a.art.box) > most)
      resize(scene, a, (a.place.h * most) / tall(a.art.box))
    const from = scene.group(a).box
    const [dx, y, behind] = flat ? onRing(box, from, i, copies.length) : atSides(box, from, i)
    scene.group(a).shift(midX(box) + dx - midX(from), y - from.y1)
    scene.join(a, b, behind ? 'under' : 'over')
  })
}

/** Bees about somebody's head: in an arc over it, none before the face. */
export function aboutHead(scene: Scene, copies: readonly Member[], b: Member): void {
  const [x, y] = b.point('headMid')
  const r = Math.abs(y - b.point('headTop')[1])
  copies.forEach((a, i) => {
    if (scene.together(a, b)) return
    const size = Math.max(wide(a.art.box), tall(a.art.box))
    resize(scene, a, (a.place.h * r * 0.85) / size)
    const angle = copies.length > 1 ? Math.PI * (1.12 + (0.76 * i) / (copies.length - 1)) : Math.PI * 1.25
    const far = r * 1.9
    const { box } = a.art
    scene.group(a).shift(x + Math.cos(angle) * far - midX(box), y + Math.sin(angle) * far - midY(box))
    scene.join(a, b, 'over')
  })
}

type Stand = [dx: number, y: number, behind: boolean]

/** About something flat one goes all the way round. */
function onRing(box: Box, mine: Box, i: number, n: number): Stand {
  const angle = -Math.PI / 2 + ((i + 0.5) * 2 * Math.PI) / n
  const dy = Math.sin(angle) * Math.min(tall(box) * 0.5, 150)
  return [Math.cos(angle) * (wide(box) * 0.5 + wide(mine) * 0.55), midY(box) + dy + tall(mine) / 2, dy < 0]
}

/** What is tall would be hidden by those before it: they stand left and right, the next ones behind them. */
export function atSides(box: Box, mine: Box, i: number): Stand {
  const row = Math.floor(i / 2)
  const dx = wide(box) * 0.5 + wide(mine) * (0.5 + row * 0.7)
  return [i % 2 ? dx : -dx, box.y1 - row * tall(mine) * 0.1, row > 0]
}
