/** Who peeks over a crate or a trash can: the face is over it, the rest behind. */
import { midX, tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { headOf } from './acts/kit.ts'
import { resize } from './kit.ts'

/** What stands on a stem hides nobody who looks over it. */
const ON_STEM = /mushroom|toadstool|umbrella|easel/
/** What one looks over: no higher than a child, nor like a curtain much higher than wide. */
export const isLow = ({ being, entry, art: { box } }: Member): boolean =>
  !being && !ON_STEM.test(entry.name) && entry.height < 1.3 && entry.height > 0.2 && tall(box) < wide(box) * 1.6
/** In radii of the head: so far over it is the mouth, all of it. */
const CLEAR = 0.24

/** How far up somebody goes until the whole face is over the upper edge of b. */
export const overEdge = (a: Member, b: Member): number =>
  b.art.box.y0 - headOf(a) * CLEAR - a.point('mouth', 'headMid')[1]

/** All of the face over it, all else behind it. */
export function overRim(scene: Scene, a: Member, b: Member): void {
  if (!a.handed && scene.alone(a)) a.act({ pose: 'sit' })
  const chin = a.has('mouth') ? a.art.box.y1 - a.point('mouth')[1] - headOf(a) * CLEAR : tall(a.art.box) * 0.5
  resize(scene, b, (b.place.h * wide(a.art.box) * 0.9) / wide(b.art.box))
  if (tall(b.art.box) < chin) resize(scene, b, (b.place.h * chin) / tall(b.art.box))
  const [dx, dy] = [midX(b.art.box) - a.point('headMid')[0], overEdge(a, b)]
  // Whoever looks for them stands where they stood.
  if (scene.alone(a)) a.move({ scale: 1, dx, dy })
  else scene.group(b).shift(-dx, -dy)
  scene.join(a, b, 'under')
}

/** Of their widths together: several are side by side, their ears and shoulders past each other. */
const ABREAST = 0.84

/** Two bunnies over one log: it is as long as all of them, each with the whole face over it. */
export function allOverRim(scene: Scene, all: readonly Member[], b: Member): void {
  for (const one of all) if (!one.handed && scene.alone(one)) one.act({ pose: 'sit' })
  const widths = all.map(({ art }) => wide(art.box) * ABREAST)
  const long = widths.reduce((sum, w) => sum + w, 0)
  const chin = Math.max(...all.map((one) => one.art.box.y1 - one.point('mouth', 'headMid')[1] - headOf(one) * CLEAR))
  resize(scene, b, b.place.h * Math.max(long / wide(b.art.box), chin / tall(b.art.box)))
  let x = midX(b.art.box) - long / 2
  for (const [i, one] of all.entries()) {
    const w = widths[i] ?? 0
    one.move({ scale: 1, dx: x + w / 2 - one.point('headMid')[0], dy: overEdge(one, b) })
    x += w
    scene.join(one, b, 'under')
  }
}
