/** A terrarium: pebbles, earth and moss in layers behind glass, and small plants that grow on them. */
import type { Rng } from '../../ink/random.ts'
import { ballCactus, columnCactus } from '../house-plants/cacti.ts'
import type { Growth } from '../house-plants/growth.ts'
import { aloe, fernPlant, pilea } from '../house-plants/leafy.ts'
import { rosette } from '../house-plants/plants.ts'
import { cutLines, intersect } from '../kit/clip.ts'
import { arc, curve, ellipse, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { mushroom } from '../plants/mushroom.ts'

interface Vessel {
  glass: Poly
  /** Drawn over the glass: lid, rim, foot, lead. */
  fittings: () => string
  /** From where to where plants stand, and how high the glass is above them. */
  from: number
  to: number
  high: (x: number) => number
}

const GROUND = 706

const jar: Vessel = {
  glass: curve('392,190! 392,250 240,330 180,470 178,700 230,850! 794,850! 846,700 844,470 784,330 632,250 632,190!'),
  fittings: () =>
    shape(curve('404,186! 412,108 430,100 594,100 612,108 620,186!'), 5) +
    [440, 480, 530, 574].map((x, i) => circle(x, 136 + (i % 2) * 18, 8, 3.4)).join('') +
    shape(rect(378, 180, 268, 26), 5),
  from: 250,
  to: 774,
  high: (x) => 400 - Math.abs(x - 512) * 0.5,
}

const cloche: Vessel = {
  glass: [[196, 850], [196, 480], ...arc(512, 480, 316, Math.PI, TAU, 40), [828, 480], [828, 850]],
  fittings: () =>
    circle(512, 138, 30, 5) +
    shape(rect(494, 158, 36, 14), 4.4) +
    shape(curve('130,846! 894,846! 880,900 820,920 204,920 144,900'), 5.4),
  from: 256,
  to: 768,
  high: (x) => 420 - Math.abs(x - 512) * 0.5,
}

/** Panes in lead, as a small house. */
const house: Vessel = {
  glass: [
    [200, 850],
    [200, 430],
    [512, 170],
    [824, 430],
    [824, 850],
  ],
  fittings: () => {
    const bar = (...points: Point[]): string => line(points, 6)
    return (
      bar([200, 430], [824, 430]) +
      bar([512, 170], [512, 430]) +
      bar([356, 300], [356, 430]) +
      bar([668, 300], [668, 430]) +
      bar([200, 850], [200, 430]) +
      shape(rect(180, 842, 664, 30), 5.4) +
      [180, 844].map((x) => shape(rect(x - 14, 842, 28, 56), 5)).join('') +
      circle(512, 152, 20, 5)
    )
  },
  from: 250,
  to: 774,
  high: (x) => 330 - Math.abs(x - 512) * 0.1,
}

const GROWN: Readonly<Record<string, Growth>> = {
  succulent: rosette,
  fern: fernPlant,
  aloe,
  cactus: columnCactus,
  'ball cactus': ballCactus,
  pilea,
}

/** `plants` of those that grow here come first; `asked` stand on the moss. */
export function terrarium(rng: Rng, plants: readonly string[], asked: readonly string[]): string {
  const vessel = rng.pick([jar, cloche, house])
  const { glass } = vessel
  const rest = rng.shuffle(Object.keys(GROWN).filter((name) => !plants.includes(name)))
  const named = plants.filter((name) => name in GROWN)
  const order = [...named, ...rest.slice(0, Math.max(2, 4 - named.length)), ...named, ...rest].slice(0, 5)
  let out = layers(glass, rng)
  const step = (vessel.to - vessel.from) / order.length
  for (const back of [true, false])
    for (const [i, name] of order.entries()) {
      if ((i % 2 === 1) !== back) continue
      const x = vessel.from + step * (i + 0.5)
      const long = vessel.high(x) * (back ? rng.between(0.86, 0.98) : rng.between(0.56, 0.7))
      const wide = name === 'fern' ? 0.62 : name === 'succulent' ? 0.8 : 1
      out += GROWN[name]!(x, GROUND - (back ? 14 : -22), long * wide, rng, long)
    }
  out += moss(glass, rng)
  for (const [i, x] of [vessel.from + 18, vessel.to - 22].entries())
    out += mushroom(x, GROUND + 66, 92 + i * 16, rng, i ? 8 : -8)
  for (const [i, name] of asked.slice(0, 2).entries())
    out += standing(name, () => 4.6, 'sit')?.(i ? 620 : 420, GROUND + 84, 150, 130) ?? ''
  // What would grow through the glass is hidden.
  out += shape([rect(-10, -10, 1044, 1044), glass], 0) + table(glass)
  out += shape(glass, 6, 'none') + vessel.fittings() + glints(glass)
  return page(out + beside(rng) + paperAround(rect(14, 14, 996, 996)))
}

/** Boards of a table before a plain wall, around the glass. */
function table(glass: Poly): string {
  const lines: Poly[] = [780, 850, 930].map(
    (y): Poly => [
      [14, y],
      [1010, y],
    ],
  )
  for (let x = 80; x < 1010; x += 96)
    lines.push([
      [x, 14],
      [x, 780],
    ])
  return cutLines(lines, [glass], 'out')
    .map((part) => line(part, 3.6))
    .join('')
}

/** Stones at the bottom, then sand, then earth with bits in it. */
function layers(glass: Poly, rng: Rng): string {
  const wave = (y: number, by: number): Poly =>
    Array.from({ length: 42 }, (_, i): Point => [120 + i * 19, y + by * Math.sin(i * 0.5 + y)])
  const below = (y: number, by: number): Poly[] => intersect([[...wave(y, by), [920, 900], [100, 900]]], [glass])
  let out = ''
  for (const [y, by] of [
    [GROUND + 6, 10],
    [766, 6],
    [800, 5],
  ] as const)
    for (const part of below(y, by)) out += shape(part, 4.6)
  const pebbles: { poly: Poly; whole: boolean }[] = []
  for (let row = 0; row < 2; row++)
    for (let x = 150 + row * 20; x < 880; x += 42)
      pebbles.push({ poly: ellipse(x, 815 + row * 22, rng.between(17, 20), 10, 22), whole: true })
  out += clipMarks(pebbles, [glass], 3.6)
  for (let x = 190; x < 840; x += rng.between(44, 66))
    out += clipMarks([{ poly: ellipse(x, rng.between(736, 752), 8, 6, 14), whole: true }], [glass], 3.2, 60)
  return out
}

/** Round cushions along the earth. */
function moss(glass: Poly, rng: Rng): string {
  const cushions: { poly: Poly }[] = []
  for (let x = 150; x < 890; x += 52)
    cushions.push({ poly: [...arc(x, GROUND + 40, rng.between(30, 38), Math.PI, TAU, 14)] })
  return clipMarks(cushions, [glass], 4, 300)
}

/** Light on the glass. */
const glints = (glass: Poly): string =>
  clipMarks(
    [
      { poly: curve('236,440 226,520 230,600', false), open: true },
      { poly: curve('262,420 254,470 252,510', false), open: true },
      { poly: curve('792,470 798,540 792,620', false), open: true },
    ],
    [glass],
    4.4,
  )

/** What one needs for it, on the table. */
function beside(rng: Rng): string {
  const [left, right] = rng.shuffle(['watering can', 'flower pot', 'book', 'teacup'])
  return (
    (standing(left!, () => 4.8)?.(110, 990, 170, 130) ?? '') + (standing(right!, () => 4.8)?.(914, 990, 170, 130) ?? '')
  )
}
