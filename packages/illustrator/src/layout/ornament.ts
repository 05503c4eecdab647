/** Pages that are an ornament rather than a place. */
import { heart, sparkle } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { circ } from '../ink/svg.ts'
import { flowerHead, stemFlower } from '../scenery/flowers.ts'
import { grass } from '../scenery/ground.ts'
import { leaf } from '../scenery/leaves.ts'
import { butterfly } from '../subjects/butterfly.ts'
import type { Item } from '../words/item.ts'
import { mandala } from './mandala.ts'

const CORNERS = [
  [78, 78],
  [946, 78],
  [78, 946],
  [946, 946],
] as const

export function mandalaPage(items: Item[], rng: Rng): string {
  const theme = items
    .filter((item) => !/^[*@]/.test(item.art))
    .map((item) => item.art)
    .slice(0, 3)
  const flowers = items.some((item) => /flower|rose|daisy|tulip|sunflower|lotus/.test(item.name)) || rng.chance(0.2)
  const r = rng.between(440, 462)
  let out = ''
  for (const [x, y] of CORNERS) {
    const inward = (Math.atan2(512 - y, 512 - x) * 180) / Math.PI + 90
    for (const a of [-58, -28, 28, 58]) out += leaf(x, y, Math.abs(a) === 58 ? 84 : 112, inward + a, SW.mid, 0.24)
    out += flowerHead(x, y, 50, rng, SW.mid, rng.pick(['daisy', 'sun']))
  }
  return out + mandala({ r, rng, sw: SW.mid, theme, flowers })
}

export function soloButterfly(rng: Rng): string {
  let out = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    const x = 512 + Math.cos(a) * rng.between(400, 450)
    const y = 430 + Math.sin(a) * rng.between(340, 400)
    if (rng.chance(0.5)) out += sparkle(x, y, rng.between(16, 24), SW.bg)
    else
      out += rng.chance(0.5)
        ? heart(x, y, rng.between(14, 19), SW.bg, rng.between(-20, 20))
        : circ(x, y, rng.between(8, 11), SW.bg)
  }
  for (const [x, d] of [
    [70, 1],
    [954, -1],
  ] as const)
    for (const [dx, h, r] of [
      [0, 330, 54],
      [62, 240, 44],
      [128, 170, 36],
      [190, 110, 30],
    ] as const)
      out += stemFlower(x + d * dx, 1006, h * rng.between(0.9, 1.1), rng, SW.mid, undefined, r)
  for (let i = 0; i < 5; i++) out += grass(300 + i * 105 + rng.between(-20, 20), 1004, rng.between(40, 64), rng, SW.bg)
  for (const [x, d] of [
    [52, 1],
    [972, -1],
  ] as const) {
    for (let i = 0; i < 3; i++) out += leaf(x, 34, rng.between(110, 150), 180 - d * (20 + i * 28), SW.mid, 0.28)
    out += flowerHead(x + d * 6, 46, 52, rng, SW.mid, 'daisy')
  }
  return out + butterfly(512, 440, rng.between(350, 380), rng, SW.sub * 0.92).svg
}
