/** An insect from above in the middle of the page: the moon above it, flowers below, what else was named in the corners. */
import type { Rng } from '../../ink/random.ts'
import { subtract } from '../kit/clip.ts'
import { cornerThings, takeCorners } from '../kit/corners.ts'
import { ellipse, rect } from '../kit/curves.ts'
import { circle, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { Room } from '../kit/room.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { SPRIGS } from '../plants/sprigs.ts'
import { LUMINARIES, star } from '../tarot/luminaries.ts'
import { sprays } from '../wreath.ts'
import { INSECTS, type Insect } from './insects.ts'

export interface InsectPage {
  /** Null: the moon itself is in the middle. */
  name: string | null
  plants: readonly string[]
  /** Anything else we can draw. */
  things: readonly string[]
  moons: 'phases' | 'one' | 'none'
}

const FRAME = rect(24, 24, 976, 976)
const MIDDLE = 520

export function insectPage(rng: Rng, { name, plants, things, moons }: InsectPage): string {
  const { svg, reach } = name === null ? fullMoon(rng) : INSECTS[name]!(rng)
  const free = { up: moons === 'none' ? 400 : 296, down: 350 }
  const scale = Math.min(440 / reach.x, free.up / reach.up, free.down / reach.down)
  const y = MIDDLE + (moons === 'none' ? -30 : 12)
  const room = new Room(40)
  const body: [x: number, y: number, r: number][] = [
    [512, y, 200],
    [512 - reach.x * scale * 0.6, y - 60, 170],
    [512 + reach.x * scale * 0.6, y - 60, 170],
    [512 - reach.x * scale * 0.5, y + 90, 130],
    [512 + reach.x * scale * 0.5, y + 90, 130],
    [512, y + reach.down * scale - 60, 100],
    [512 - reach.x * scale * 0.86, y - reach.up * scale * 0.5, 100],
    [512 + reach.x * scale * 0.86, y - reach.up * scale * 0.5, 100],
  ]
  for (const [cx, cy, r] of body) room.takeCircle(cx, cy, r)
  const { above, taken } = sky(moons)
  for (const [cx, cy, r] of taken) room.takeCircle(cx, cy, r)
  takeCorners(room)
  const below = bed(plants, rng)
  room.takeShape(rect(150, 800, 724, 220))
  const strewn = fillRoom(room, { largest: 30, smallest: 12, gap: 10, count: 46 }, ({ x, y: v, r }) =>
    r > 17 ? shape(star(x, v, r), 4) : circle(x, v, r * 0.8, 3.6),
  )
  return page(
    strewn +
      (things.length ? '' : sprays(rng)) +
      above +
      below +
      cornerThings(things) +
      `<g transform="translate(512 ${y}) scale(${scale.toFixed(3)})">${svg}</g>` +
      paperAround(FRAME) +
      shape(FRAME, 7, 'none'),
    false,
  )
}

const fullMoon = (rng: Rng): Insect => ({
  svg: LUMINARIES.moon!(0, 0, 300, rng),
  reach: { x: 500, up: 480, down: 480 },
})

type Disc = readonly [x: number, y: number, r: number]

/** Seven moons on an arc, waxing and waning, or one crescent. */
function sky(moons: InsectPage['moons']): { above: string; taken: Disc[] } {
  if (moons === 'none') return { above: '', taken: [] }
  if (moons === 'one') return { above: moon([512, 142, 86], 0.35), taken: [[512, 142, 92]] }
  const taken = Array.from({ length: 7 }, (_, i): Disc => {
    const t = (i - 3) / 3
    return [512 + t * 300, 118 + 66 * t * t, i === 3 ? 70 : 46 - 6 * Math.abs(t)]
  })
  return { above: taken.map((disc, i) => moon(disc, (i - 3) / 3.4)).join(''), taken }
}

/** `phase` from -1 (new, waxing) over 0 (full) to 1. */
function moon([x, y, r]: Disc, phase: number): string {
  const disc = ellipse(x, y, r, r, 40)
  let out = shape(disc, 5)
  if (!phase) {
    for (const [dx, dy, k] of [
      [-0.3, -0.2, 0.2],
      [0.3, 0.25, 0.26],
      [0.15, -0.5, 0.14],
    ] as const)
      out += circle(x + dx * r, y + dy * r, k * r, 3.6)
    return out
  }
  const shade = ellipse(x + phase * r * 1.5, y, r * 1.06, r * 1.06, 40)
  for (const lit of subtract([disc], [shade])) out += shape(lit, 4)
  return out
}

const USUAL = ['rose', 'peony', 'anemone', 'daisy', 'camellia', 'dahlia']

/** A spray of flowers and twigs along the foot of the page, the same to both sides. */
function bed(plants: readonly string[], rng: Rng): string {
  const heads = plants.filter((name) => name in FLOWER_HEADS)
  const blooms = heads.length ? heads : rng.shuffle(USUAL).slice(0, 2)
  const twigs = plants.filter((name) => name in SPRIGS)
  const green = twigs.length ? twigs : [rng.pick(['laurel', 'fern', 'eucalyptus'])]
  let half = ''
  for (const [i, turn] of [-2.9, -2.5, -2.1].entries())
    half += SPRIGS[green[i % green.length]!]!(480, 920, 250 - i * 40, turn, rng)
  for (const turn of [2.9, -3.1, -2.3]) half += vein(440, 912, 130, 46, turn, { veins: 3, sw: 3.8 })
  for (const [i, [x, y, r]] of (
    [
      [300, 922, 50],
      [398, 890, 62],
    ] as const
  ).entries())
    half += FLOWER_HEADS[blooms[(i + 1) % blooms.length]!]!(x, y, r, rng)
  return `${half}<g transform="matrix(-1 0 0 1 1024 0)">${half}</g>${FLOWER_HEADS[blooms[0]!]!(512, 898, 80, rng)}`
}
