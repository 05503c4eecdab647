/** A botanical plate: lily, poppy and rose, ferns and mushrooms in one composition. */
import type { Rng } from '../ink/random.ts'
import { curve, leaf, rect } from './kit/curves.ts'
import { circle, line, page, paperAround, shape } from './kit/marks.ts'
import { type Poly, walk } from './kit/points.ts'
import { bee, moth } from './plants/guests.ts'
import { lily, poppy } from './plants/large-flowers.ts'
import { fern, stem, vein } from './plants/leaves.ts'
import { mushroom } from './plants/mushroom.ts'
import { rose, roseLeaf } from './plants/rose.ts'
export function botanicalPlate(rng: Rng): string {
  let out = ''
  const flip = rng.chance(0.5)
  // ferns behind, fanning out from the foot
  for (const [x, y, e, w] of [
    [150, 250, -1, 120],
    [330, 120, -0.4, 112],
    [700, 110, 0.4, 112],
    [884, 270, 1, 120],
    [110, 560, -1.2, 96],
    [920, 580, 1.2, 96],
  ] as const)
    out += fern(
      curve(
        [
          [512 + e * 60, 930],
          [512 + (x - 512) * 0.55, 930 - (930 - y) * 0.5],
          [x + rng.between(-16, 16), y + rng.between(-16, 16)],
        ],
        false,
        16,
      ),
      rng,
      w,
      36,
    )
  // lily
  const st = (x: number, y: number, foot: number, bow: number): Poly =>
    curve(
      [
        [512 + foot, 960],
        [512 + foot + (x - 512 - foot) * 0.45 + bow, 960 - (960 - y) * 0.5],
        [x, y],
      ],
      false,
      16,
    )
  const lx = 330 + rng.between(-14, 14)
  const ly = 330 + rng.between(-12, 12)
  let s = st(lx, ly, -20, -20)
  out += stem(s, 13)
  for (const w of walk(s, 66, 150).slice(0, 5)) {
    const e = Math.round(w.s / 66) % 2 ? 1 : -1
    out += vein(w.x, w.y, 128, 34, w.a + e * 0.85, { bend: -e * 0.1, belly: 0.35, veins: 0 })
  }
  // poppy
  const px = 700 + rng.between(-14, 14)
  const py = 330 + rng.between(-12, 12)
  s = st(px, py, 20, 20)
  out += stem(s, 12)
  // poppy bud and seed head
  const s2 = curve(
    [
      [560, 900],
      [700, 700],
      [840, 520],
      [856, 452],
      [820, 430],
    ],
    false,
    14,
  )
  out +=
    stem(s2, 9) +
    shape(leaf(826, 424, 74, 46, 2.3, 0.45), 4.5) +
    line(
      curve(
        [
          [822, 430],
          [798, 452],
          [782, 474],
        ],
        false,
      ),
      3,
    )
  const s3 = curve(
    [
      [470, 900],
      [330, 720],
      [196, 560],
      [180, 470],
    ],
    false,
    14,
  )
  out +=
    stem(s3, 9) +
    shape(
      curve([
        [160, 464],
        [146, 430],
        [160, 396],
        [200, 396],
        [214, 430],
        [200, 464],
        [180, 474],
      ]),
      4.5,
    ) +
    [-12, 0, 12]
      .map((k) =>
        line(
          curve(
            [
              [180 + k, 470 - Math.abs(k) * 0.3],
              [180 + k * 1.8, 430],
              [180 + k * 1.1, 404],
            ],
            false,
          ),
          3,
        ),
      )
      .join('') +
    shape(
      curve([
        [146, 396],
        [150, 378],
        [180, 366],
        [210, 378],
        [214, 396],
        [180, 402],
      ]),
      4,
    )
  // rose in the middle
  const s4 = curve(
    [
      [512, 960],
      [500, 760],
      [512, 560],
    ],
    false,
    14,
  )
  out += stem(s4, 14)
  for (const w of walk(s4, 86, 120))
    for (const e of [-1, 1])
      out += shape(
        [
          [w.x + 5, w.y],
          [w.x + e * 22, w.y - 12],
          [w.x + 2, w.y - 16],
        ] as Poly,
        3,
      )
  out += roseLeaf(506, 800, 128, -2.62) + roseLeaf(508, 790, 128, -0.5)
  out += lily(lx, ly, 168, rng.between(0, 1)) + poppy(px, py, 142, rng.between(-0.3, 0.3), rng)
  const _bud = curve(
    [
      [500, 620],
      [440, 480],
      [512, 200],
    ],
    false,
    14,
  )
  out += rose(512, 560, 132, rng)
  // lily bud over the top
  const s5 = curve(
    [
      [lx + 20, ly + 120],
      [470, 330],
      [500, 224],
    ],
    false,
    12,
  )
  out +=
    stem(s5, 9) + [-0.25, 0.25, 0].map((k) => shape(leaf(500, 228, 112, 42, -Math.PI / 2 + 0.12 + k, 0.4), 4)).join('')
  // mushrooms at the foot
  for (const [x, y, h, l] of [
    [300, 944, 190, -8],
    [742, 946, 206, 8],
    [196, 950, 124, -8],
    [848, 950, 132, 8],
    [404, 956, 122, -4],
    [640, 956, 118, 4],
  ] as const)
    out += mushroom(x, y, h * rng.between(0.94, 1.06), rng, l)
  for (let x = 110; x < 930; x += 52)
    for (const k of [-0.5, 0.5, 0])
      out += shape(leaf(x + k * 26, 972, rng.between(40, 66), 19, -Math.PI / 2 + k + rng.between(-0.15, 0.15), 0.3), 3)
  out +=
    moth(flip ? 160 : 864, 150, 0.95, rng.between(-0.3, 0.3)) +
    bee(flip ? 850 : 170, 150, 0.95, flip ? Math.PI - 0.2 : -0.2)
  const frame =
    paperAround(rect(54, 54, 916, 916)) +
    shape(rect(54, 54, 916, 916), 5, 'none') +
    shape(rect(26, 26, 972, 972), 6, 'none')
  let fr = ''
  for (let k = 0; k < 4; k++)
    fr += `<g transform="rotate(${k * 90} 512 512)">${Array.from({ length: 22 }, (_, i) => {
      const x = 92 + i * 40
      return shape(leaf(x - 14, 40, 30, 16, 0, 0.5), 3)
    }).join('')}${circle(40, 40, 11, 3.4)}</g>`
  return page(out + frame + fr, false)
}
