/** Succulents and small cacti that crowd a wooden box, a bowl or a cup. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import { ballCactus, columnCactus, pricklyPear } from './cacti.ts'
import { aloe } from './leafy.ts'
import { rosette } from './plants.ts'

/** From above, its leaves in rings. */
function crown(x: number, y: number, r: number, rng: Rng): string {
  let out = ''
  for (const [ring, n] of [
    [1, 11],
    [0.74, 9],
    [0.5, 7],
    [0.3, 5],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + ring * 3 + rng.between(0, 0.05)
      out += shape(leaf(x, y, r * ring, r * ring * 0.6, a, 0.66), 3.8)
    }
  return out + circle(x, y, Math.max(9, r * 0.09), 3.4)
}

const BEHIND = [
  [170, aloe, 430],
  [330, columnCactus, 540],
  [512, aloe, 520],
  [690, pricklyPear, 500],
  [860, columnCactus, 450],
] as const
const BEFORE = [
  [130, 100],
  [280, 118],
  [440, 104],
  [600, 124],
  [752, 104],
  [892, 96],
] as const
const TOP = 690

function crate(): string {
  let out = ''
  for (const y of [TOP, TOP + 110, TOP + 220]) {
    out += shape(rect(70, y, 884, 104), 5)
    for (const [x, w] of [
      [150, 160],
      [420, 220],
      [720, 140],
    ] as const)
      out +=
        line(curve(`${x},${y + 36} ${x + w * 0.4},${y + 28} ${x + w},${y + 40}`, false), 3.2) +
        line(curve(`${x + 40},${y + 70} ${x + w * 0.7},${y + 78} ${x + w + 50},${y + 68}`, false), 3.2)
  }
  for (const x of [70, 880]) {
    out += shape(rect(x, TOP - 14, 74, 352), 5)
    for (const y of [TOP + 48, TOP + 158, TOP + 268]) out += circle(x + 37, y, 11, 3.6)
  }
  return out
}

function bowl(): string {
  let out = shape(
    curve(
      `80,${TOP}! 120,${TOP + 200} 300,${TOP + 320} 512,${TOP + 330} 724,${TOP + 320} 904,${TOP + 200} 944,${TOP}!`,
    ),
    5.4,
  )
  out += shape(rect(60, TOP - 16, 904, 50), 5)
  for (let x = 150; x < 900; x += 90) out += shape(ellipse(x, TOP + 92, 30, 36), 3.8) + circle(x, TOP + 92, 12, 3.4)
  return out
}

function succulentBox(rng: Rng, isBowl: boolean): string {
  const wall = Array.from({ length: 9 }, (_, i) =>
    line(
      [
        [14 + i * 124, 14],
        [14 + i * 124, 900],
      ],
      3.4,
    ),
  ).join('')
  let out = wall + shape(rect(-20, 940, 1064, 100), 5)
  for (const [x, growth, long] of BEHIND) out += growth(x, TOP + 10, long * rng.between(0.94, 1.06), rng, long * 1.4)
  for (const x of [240, 600, 790]) out += ballCactus(x, TOP + 10, 250, rng, 340)
  for (const x of [420, 520]) out += rosette(x, TOP + 6, 320, rng, 440)
  for (const [x, r] of BEFORE) out += crown(x, TOP - 46, r * 1.16, rng)
  return page(out + (isBowl ? bowl() : crate()) + paperAround(rect(14, 14, 996, 996)))
}

const KEPT_IN = /\b(?:box(?:es)?|planters?|crates?|bowls?|dish|tray|trough|container|arrangement)\b/i

export const SUCCULENTS: Kind = {
  asked: (prompt, { detail, letters }) =>
    /\bsucculents?\b/i.test(prompt) && KEPT_IN.test(prompt) && detail !== 'simple' && !letters,
  unless: /\b(?:kids?|cute|kawaii|shel(?:f|ves)|window|wreath|terrarium|mandala|pattern|holding|faces?)\b/i,
  itself: [
    'succulent',
    'cactus',
    'crate',
    'box',
    'bowl',
    'planter',
    'plant',
    'flower pot',
    'aloe',
    'wooden crate',
    'toy box',
    'pot',
    'table',
    'tray',
  ],
  depicts: /\b(?:wooden|wood|planters?|trough|arrangement|container|dish|echeveria|aloe)\b/i,
  can: (noun) => lookUp(noun) === null,
  still: true,
  fills: true,
  always: ['succulent'],
  draw: (rng, _, prompt) => succulentBox(rng, /\b(?:bowl|dish)\b/i.test(prompt)),
}
