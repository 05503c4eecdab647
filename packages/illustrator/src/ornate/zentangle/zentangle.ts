/** An animal filled with tangles. */
import type { Rng } from '../../ink/random.ts'
import { num } from '../../ink/svg.ts'
import { CREATURE_NAMES, creature, hasCreature } from '../creatures/creatures.ts'
import { shape } from '../kit/marks.ts'
import { box, move, type Point, type Poly } from '../kit/points.ts'
import { tangleCover } from './any-subject.ts'
import type { Beast, Part } from './beast.ts'
import { butterfly } from './butterfly.ts'
import { tangleBag } from './fill.ts'
import { onGround } from './ground.ts'
import { octopus } from './in-the-sea.ts'
import { axis, fillPanels, fillWith } from './panels.ts'
import { peacock } from './peacock.ts'
import { turtle } from './turtle.ts'
import { whale } from './whale.ts'

const BEASTS: Readonly<Record<string, (rng: Rng) => Beast>> = {
  butterfly,
  turtle,
  whale,
  peacock,
  octopus,
  'sea turtle': turtle,
}
export const TANGLED: readonly string[] = [...new Set([...Object.keys(BEASTS), ...CREATURE_NAMES])]

const OF_THE_SEA: ReadonlySet<string> = new Set([
  'dolphin',
  'crab',
  'whale',
  'jellyfish',
  'octopus',
  'turtle',
  'sea turtle',
])

/** `name` is one of TANGLED. */
export function zentangle(name: string, rng: Rng): string {
  if (hasCreature(name)) return tangledCreature(name, rng)
  const beast = (BEASTS[name] ?? butterfly)(rng)
  const bag = tangleBag(rng)
  let out = ''
  for (const part of beast.parts) {
    const drawn = drawPart(part, bag, rng)
    out += part.twin ? `${drawn}<g transform="matrix(-1 0 0 1 1024 0)">${drawn}</g>` : drawn
  }
  const { transform, outlines } = placeOf(beast, leanOf(beast, rng))
  return onGround(`<g transform="${transform}">${out}${beast.features}</g>`, outlines, rng, {
    isFull: beast.parts.length > MANY,
    isSea: OF_THE_SEA.has(name),
    noHalo: beast.turns === true || beast.leans !== undefined,
  })
}

const leanOf = ({ turns, leans = turns ? 0.6 : 0 }: Beast, rng: Rng): number => leans && rng.between(-leans, leans)

function tangledCreature(name: string, rng: Rng): string {
  const { svg, outlines } = creature(name, rng)({ x: 512, y: 512, w: 800, h: 770, cover: tangleCover(rng), sw: 5 })
  const isSea = OF_THE_SEA.has(name)
  return onGround(svg, outlines, rng, { isSea, noHalo: isSea })
}

function drawPart(part: Part, bag: ReturnType<typeof tangleBag>, rng: Rng): string {
  const over = part.over ?? ''
  if (part.plain) return shape(part.poly, part.sw ?? 5) + over
  const filling = part.one
    ? fillWith(part.poly, part.one === 'any' ? bag() : part.one, part.turn ?? axis(part.poly), part.scale ?? 0.95, rng)
    : fillPanels(part.poly, part.target ?? 11000, bag, rng)
  return shape(part.poly, 0) + filling + shape(part.poly, part.sw ?? 7.5, 'none') + over
}

/** In the middle of the page, as large as its border lets it be. */
function placeOf(
  { parts, feelers = [], above = 0, leans }: Beast,
  turn: number,
): { transform: string; outlines: Poly[] } {
  const twins = parts.filter((part) => part.twin).map(({ poly }) => poly.map(([x, y]): Point => [1024 - x, y]))
  const all = [...parts.map(({ poly }) => poly), ...twins, ...feelers]
  const whole = box(all)
  const middle: Point = [(whole.x0 + whole.x1) / 2, (whole.y0 - above + whole.y1) / 2]
  const turned = all.map((outline) => move(move(outline, -middle[0], -middle[1]), 0, 0, turn))
  const { x0, y0, w, h } = box(turned)
  const room = Math.abs(turn) > 0.2 ? ROOM - 70 : leans ? ROOM - 40 : ROOM
  const scale = Math.min(1.1, room / w, room / (h + above))
  // Turned, its middle is another.
  const [x, y] = turn ? [512 - (x0 + w / 2) * scale, 512 - (y0 + h / 2) * scale] : [512, 512]
  return {
    transform: `translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)}) rotate(${num((turn * 180) / Math.PI)}) translate(${num(-middle[0])} ${num(-middle[1])})`,
    outlines: turned.map((outline) => move(outline, x, y, 0, scale)),
  }
}

const ROOM = 830
/** Of so many parts, each with a tangle, the page around it need not be full as well. */
const MANY = 14
