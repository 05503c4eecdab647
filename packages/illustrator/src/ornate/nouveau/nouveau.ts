/** Art nouveau: a profile before a halo, in a frame of whiplash stems and lilies. */
import type { Rng } from '../../ink/random.ts'
import { cutLines, grow, intersect } from '../kit/clip.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, shape } from '../kit/marks.ts'
import { band, move, type Poly, TAU, walk } from '../kit/points.ts'
import { lily, poppy } from '../plants/large-flowers.ts'
import { vein } from '../plants/leaves.ts'
import { rose } from '../plants/rose.ts'
import { printCover } from '../print-cover.ts'
import type { Subject } from '../subject.ts'
import { lady } from './lady.ts'

/** What every other medallion of the halo holds. */
const JEWELS: readonly ((x: number, y: number, a: number) => string)[] = [
  (x, y) => circle(x, y, 20, 3.6) + circle(x, y, 11, 3.2),
  (x, y, a) => shape(move(star, x, y, a), 3.6),
  (x, y, a) => [0, 1, 2, 3].map((i) => shape(leaf(x, y, 24, 16, a + Math.PI / 4 + (i * TAU) / 4, 0.6), 3.4)).join(''),
  (x, y, a) => shape(leaf(x - 26 * Math.cos(a), y - 26 * Math.sin(a), 52, 28, a, 0.5), 3.6),
]
const star: Poly = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 11 : 25
  return [r * Math.cos((i / 10) * TAU), r * Math.sin((i / 10) * TAU)]
})

/** Before the halo, with blossoms and leaves at its foot. */
function inPlace(
  subject: Subject,
  rng: Rng,
  bloom: (x: number, y: number, R: number) => string,
  isBust: boolean,
): string {
  let out = subject({
    x: 512,
    y: isBust ? 540 : 500,
    w: isBust ? 720 : 540,
    h: isBust ? 760 : 560,
    cover: printCover(rng),
    sw: 6,
  }).svg
  for (const side of [-1, 1])
    for (const [dx, y, r] of [
      [90, 940, 60],
      [330, 850, 74],
      [212, 920, 84],
    ] as const) {
      const x = 512 + side * dx
      for (const k of [-2.5, -1.9, -1.2, -0.6]) out += vein(x, y, r * 1.6, r * 0.6, k, { veins: 2, sw: 3.4 })
      out += bloom(x, y, r)
    }
  return out
}

export const BLOOMS: readonly string[] = ['lily', 'poppy', 'rose']
/** What can be in the halo before her face. */
export const LIGHTS: readonly string[] = ['moon', 'crescent moon', 'full moon', 'star']

function lights(nouns: readonly string[]): string {
  let out = ''
  if (nouns.some((noun) => /moon/.test(noun)))
    out += shape(move(curve('16,-70! -40,-64 -70,-12 -58,38 -14,70 44,62! 0,44 -18,0 -8,-44'), 300, 410, 0, 0.86), 4.6)
  for (const [x, y] of nouns.includes('star') || out
    ? [
        [322, 404],
        [318, 530],
        [262, 500],
      ]
    : [])
    out += shape(move(star, x!, y!), 3.8)
  return out
}

/** `nouns` may name one of BLOOMS; a subject stands where the lady would. */
export function artNouveau(rng: Rng, nouns: readonly string[], subject: Subject | null = null, isBust = false): string {
  const kind = nouns.find((noun) => BLOOMS.includes(noun)) ?? rng.pick(BLOOMS)
  let out = ''
  const bloom = (x: number, y: number, R: number) =>
    kind === 'lily'
      ? lily(x, y, R * 1.25, rng.between(0, 1))
      : kind === 'poppy'
        ? poppy(x, y, R, rng.between(0, 1), rng)
        : rose(x, y, R * 0.86, rng)
  // panel with arched top
  const panel: Poly = [[104, 972], [104, 470], ...arc(512, 470, 408, Math.PI, TAU, 60), [920, 470], [920, 972]]
  out += shape(rect(20, 20, 984, 984), 7) + shape(rect(38, 38, 948, 950), 4)
  // spandrels: whiplash stems with lilies, mirrored
  let sp = ''
  const strip = curve('71,960 62,860 80,760 62,660 80,560 62,460 80,380 71,300', false, 14)
  sp += shape(
    band(strip, (t) => 14 * Math.min(1, 9 * t, 9 * (1 - t))),
    3.8,
  )
  for (const [i, q] of walk(strip, 72, 40).entries()) {
    const e = i % 2 ? 1 : -1
    sp += vein(q.x, q.y, 62, 24, q.a + e * 0.3, { bend: -e * 0.06, sw: 3.4 })
  }
  // A blossom in the corner, leaves out of it along the frame and the arch.
  for (const [a, long] of [
    [0.06, 176],
    [1.5, 172],
    [0.34, 150],
    [1.22, 146],
  ] as const)
    sp += vein(118, 118, long, 46, a, { veins: 2, sw: 3.4 })
  sp += kind === 'lily' ? lily(112, 112, 66, 0.4) : bloom(112, 112, 58)
  out += `${sp}<g transform="matrix(-1 0 0 1 1024 0)">${sp}</g>`
  out += shape(intersect([grow([panel], 16)[0]!], [rect(38, 38, 948, 950)]), 5) + shape(panel, 6)
  // halo: ring of medallions
  const hx = 512
  const hy = 440
  const R1 = 352
  const R0 = 282
  const n = rng.pick([20, 24])
  const jewel = rng.pick([...JEWELS])
  const rayed = rng.pick([24, 36, 44])
  let halo = circle(hx, hy, R1, 6) + circle(hx, hy, R1 - 14, 3.6) + circle(hx, hy, R0, 5)
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU
    const m = (R0 + R1 - 14) / 2
    const b = a + Math.PI / n
    halo += line(
      [
        [hx + R0 * Math.cos(b), hy + R0 * Math.sin(b)],
        [hx + (R1 - 14) * Math.cos(b), hy + (R1 - 14) * Math.sin(b)],
      ],
      3.6,
    )
    halo +=
      i % 2
        ? jewel(hx + m * Math.cos(a), hy + m * Math.sin(a), a)
        : [-0.6, 0.6, 0]
            .map((k) =>
              shape(leaf(hx + (R0 + 7) * Math.cos(a), hy + (R0 + 7) * Math.sin(a), k ? 36 : 44, 17, a + k, 0.55), 3.2),
            )
            .join('')
  }
  // rays from halo to panel
  for (let i = 0; i < rayed; i++) {
    const a = (i / rayed) * TAU
    const seg = cutLines(
      [
        [
          [hx + R1 * Math.cos(a), hy + R1 * Math.sin(a)],
          [hx + 900 * Math.cos(a), hy + 900 * Math.sin(a)],
        ],
      ],
      [panel],
    )
    for (const s of seg) out += line(s, 3.4)
  }
  out += halo + lights(nouns)
  // the figure, clipped to the panel (hair may cross the halo)
  out +=
    `<clipPath id="p"><path d="M${panel.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z"/></clipPath><g clip-path="url(#p)">${subject ? inPlace(subject, rng, bloom, isBust) : `<g transform="translate(-44 0)">${lady(rng, bloom)}</g>`}</g>` +
    shape(panel, 6.5, 'none')
  return page(rng.chance(0.5) ? out : `<g transform="matrix(-1 0 0 1 1024 0)">${out}</g>`, false)
}
