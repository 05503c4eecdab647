/** The floor of a wood: toadstools, ferns and flowers, and whoever was asked for among them. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, box, type Poly, TAU, walk } from '../kit/points.ts'
import { moth } from '../plants/guests.ts'
import { fern, vein } from '../plants/leaves.ts'
import { mushroom } from '../plants/mushroom.ts'
import { WILDFLOWERS } from '../plants/wildflowers.ts'
import { BARE, type Subject } from '../subject.ts'

const FRAME = rect(24, 24, 976, 976)

export function forestFloor(rng: Rng, subject: Subject | null): string {
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  let out = trunks(rng) + arch(rng)
  for (const [x, tip] of [
    [140, 60],
    [884, 964],
    [300, 250],
    [724, 790],
  ] as const)
    out += fern(
      curve(
        [
          [at(x), 900],
          [at((x + tip) / 2), 700],
          [at(tip), 520],
        ],
        false,
        16,
      ),
      rng,
      104,
      34,
    )
  out += mushroom(at(250), 900, subject ? 470 : 600, rng, side * -24)
  out += mushroom(at(800), 900, subject ? 360 : 520, rng, side * 22)
  if (!subject) out += mushroom(at(540), 940, 500, rng, -10)
  out += subject ? onGround(subject) : ''
  for (const [x, h] of [
    [96, 190],
    [664, 170],
    [930, 200],
    [384, 150],
  ] as const)
    out += mushroom(at(x), 950, h * rng.between(0.9, 1.1), rng, rng.between(-10, 10))
  out += flowers(rng) + moss() + guests(rng)
  return page(out + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
}

/** Who is low stands as far down as who is tall. */
function onGround(subject: Subject): string {
  const room = { x: 512, y: 660, w: 540, h: 470, cover: BARE, sw: 6 }
  const shown = subject(room)
  const foot = box(shown.outlines.flat()).y1
  return foot > 800 || !shown.outlines.length ? shown.svg : subject({ ...room, y: room.y + 822 - foot }).svg
}

/** Trees in the distance, their bark in long lines. */
function trunks(rng: Rng): string {
  let out = ''
  for (const x of [150, 330, 690, 872]) {
    const w = rng.between(34, 52)
    const [lean, foot] = [rng.between(-24, 24), 760]
    out += shape(
      curve([
        { x: x - w, y: foot, corner: true },
        [x - w * 0.7, 560],
        [x - w * 0.62 + lean, 60],
        { x: x + w * 0.62 + lean, y: 60, corner: true },
        [x + w * 0.7, 560],
        { x: x + w, y: foot, corner: true },
      ]),
      4.6,
    )
    for (const k of [-0.3, 0.26])
      out += line(
        curve(
          [
            [x + k * w, 690],
            [x + k * w * 0.8, 440],
            [x + k * w * 0.7 + lean * 0.8, 190],
          ],
          false,
        ),
        3.4,
      )
    out += shape(ellipse(x + lean * 0.5, rng.between(300, 460), 11, 17), 3.4)
  }
  return (
    out +
    line(
      [
        [24, 742],
        [1000, 742],
      ],
      4.4,
    )
  )
}

/** Moths in the air, where nobody else is. */
const guests = (rng: Rng): string =>
  [
    [rng.between(440, 580), 220],
    [rng.between(250, 320), 330],
    [rng.between(700, 780), 350],
  ]
    .map(([x, y], i) => moth(x!, y!, i ? 0.72 : 0.9, rng.between(-0.5, 0.5)))
    .join('')

/** Leafy boughs that meet above. */
function arch(rng: Rng): string {
  let out = ''
  for (const side of [-1, 1]) {
    const bough: Poly = curve('40,700 60,420 130,220 300,110 500,84', false, 14).map(([x, y]) => [
      side < 0 ? x : 1024 - x,
      y,
    ])
    for (const [i, { x, y, a }] of walk(bough, 46, 20).entries()) {
      const long = rng.between(74, 96)
      out += vein(x, y, long, 40, a + 0.85 * (i % 2 ? 1 : -1), { veins: 2 })
      if (i % 4 === 2) out += circle(x + 30 * Math.cos(a + 1.4), y + 30 * Math.sin(a + 1.4), 13, 3.6)
    }
    out += shape(
      band(bough, (t) => 22 * (1 - 0.7 * t)),
      4.4,
    )
  }
  return out
}

/** Wildflowers along the lower edge. */
export function flowers(rng: Rng): string {
  const names = rng.shuffle(['daisy', 'bluebell', 'poppy', 'cornflower'])
  let out = ''
  for (const [i, x] of [180, 320, 470, 580, 740, 860].entries()) {
    const top = 880 - rng.between(0, 50)
    const stem = curve(
      [
        [x, 990],
        [x + rng.between(-10, 10), (990 + top) / 2],
        [x + rng.between(-14, 14), top],
      ],
      false,
      12,
    )
    out += shape(band(stem, 10), 3.4) + (WILDFLOWERS[names[i % 4]!]?.(stem, 40, rng) ?? '')
    for (const s of [-1, 1]) out += shape(leaf(x, 978, 74, 26, -Math.PI / 2 + s * 0.9, 0.5), 3.4)
  }
  return out
}

/** Rounded tufts along the lower edge. */
function moss(): string {
  let out = ''
  for (let i = 0; i < 11; i++) {
    const x = 40 + i * 94
    const round: Poly = Array.from({ length: 17 }, (_, k) => [
      x + 62 * Math.cos(Math.PI + (k / 16) * Math.PI),
      1004 + 42 * Math.sin(Math.PI + ((k / 16) * TAU) / 2),
    ])
    out +=
      shape(round, 4.4) +
      line(
        [
          [x - 20, 990],
          [x - 8, 978],
        ],
        3.2,
      ) +
      line(
        [
          [x + 12, 984],
          [x + 22, 994],
        ],
        3.2,
      )
  }
  return out
}
