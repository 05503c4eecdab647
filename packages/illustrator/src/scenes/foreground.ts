import { SW } from '../ink/pens.ts'
import { spread } from '../ink/scatter.ts'
import { line, type Point, pen } from '../ink/svg.ts'
import { stamp } from '../motifs/motif.ts'
import { flowerHead, stemFlower } from '../scenery/flowers.ts'
import { grass, mushroom, rock } from '../scenery/ground.ts'
import type { Hill } from '../scenery/land.ts'
import { fern } from '../scenery/leaves.ts'
import { smallButterfly } from '../subjects/butterfly.ts'
import { jungleLeaves } from './jungle-leaves.ts'
import type { Stage } from './stage.ts'

/** Whether something low stands there that would be hidden: a giraffe's flank may have flowers before it. */
const hides = (stage: Stage, x: number, half = 60): boolean =>
  stage.occupied.some((box) => box.y0 > 720 && box.x0 < x + half && box.x1 > x - half)

/** Tall flowers in a lower corner, growing inward from x. */
function corner(stage: Stage, x: number, dir: number): string {
  const { rng } = stage
  if (hides(stage, x)) return ''
  const kinds = rng.shuffle(['daisy', 'daisy5', 'sun', 'tulip', 'rose', 'heart'])
  return [0, 1]
    .map((i) =>
      stemFlower(
        x + dir * i * rng.between(74, 84),
        1006,
        rng.between(185, 225) - i * 70,
        rng,
        SW.mid,
        kinds[i],
        i ? 38 : 48,
      ),
    )
    .join('')
}

const tufts = ({ rng }: Stage, n: number, s0: number, s1: number): string =>
  spread(rng, 60, 964, n, 0.35)
    .map((x) => grass(x, rng.between(985, 1004), rng.between(s0, s1), rng, SW.bg))
    .join('')

/** A bed of flowers along the whole lower edge, lower in the middle so that no one's feet are hidden. */
function flowerBed(stage: Stage): string {
  const { rng } = stage
  const kinds = rng.shuffle(['daisy', 'sun', 'tulip', 'rose', 'heart', 'cosmos'])
  return spread(rng, 30, 994, 11, 0.2)
    .map((x, i) => {
      if (hides(stage, x, 20)) return ''
      const side = Math.abs(x - 512) / 512
      return stemFlower(x, 1012, 74 + side * 120 + rng.between(-8, 12), rng, SW.bg, kinds[i % 3], 20 + side * 20)
    })
    .join('')
}

function toadstools(stage: Stage, x: number, dir: number): string {
  const { rng } = stage
  if (hides(stage, x, 90)) return ''
  return (
    mushroom(x, 996, rng.between(96, 118), SW.mid) +
    mushroom(x + dir * rng.between(72, 86), 1002, rng.between(58, 70), SW.mid) +
    grass(x + dir * 128, 1004, rng.between(40, 56), rng, SW.bg)
  )
}

function meadowEdge(stage: Stage): string {
  if (stage.variant === 1) return flowerBed(stage)
  const out = tufts(stage, 7, 34, 50)
  if (stage.variant === 2) return out + toadstools(stage, 84, 1) + corner(stage, 954, -1)
  return out + corner(stage, 70, 1) + corner(stage, 954, -1)
}

function gardenEdge(stage: Stage): string {
  const { rng } = stage
  const small = spread(rng, 270, 760, 4, 0.3).map((x) =>
    rng.chance(0.6)
      ? stemFlower(x, 1006, rng.between(84, 104), rng, SW.bg, rng.pick(['daisy5', 'tulip', 'daisy']))
      : mushroom(x, 1002, rng.between(56, 66), SW.bg),
  )
  return meadowEdge(stage) + (stage.variant === 1 ? '' : small.join(''))
}

function forestEdge(stage: Stage): string {
  const { rng } = stage
  const right = hides(stage, 880, 120)
  return (
    tufts(stage, 6, 38, 54) +
    toadstools(stage, rng.between(76, 110), 1) +
    (right
      ? ''
      : fern(rng.between(900, 930), 1004, rng.between(150, 180), SW.mid) +
        rock(rng.between(780, 820), 1002, rng.between(80, 100), rng, SW.bg))
  )
}

function desertEdge({ rng }: Stage): string {
  return (
    rock(rng.between(100, 170), 1000, 110, rng, SW.mid) +
    rock(rng.between(850, 900), 1002, 90, rng, SW.mid) +
    stamp('🌵', rng.between(900, 930), 990, 130, SW.mid) +
    grass(rng.between(300, 340), 1000, 38, rng, SW.bg) +
    grass(rng.between(680, 720), 1000, 38, rng, SW.bg)
  )
}

const EDGES: Record<string, (stage: Stage) => string> = {
  meadow: meadowEdge,
  garden: gardenEdge,
  forest: forestEdge,
  jungle: jungleLeaves,
  desert: desertEdge,
  grass: (stage) =>
    tufts(stage, 8, 38, 60) +
    rock(stage.rng.between(120, 200), 1000, stage.rng.between(70, 110), stage.rng, SW.bg) +
    rock(stage.rng.between(820, 900), 1002, stage.rng.between(70, 110), stage.rng, SW.bg),
  snow: ({ rng }) =>
    spread(rng, 80, 944, 4, 0.3)
      .map((x) => line(pen`M${x - 50} ${rng.between(940, 985)}q50 -18 100 0`, SW.bg))
      .join(''),
}

/** What grows along the lower edge, in front of everyone. */
export const foreground = (stage: Stage, kind: string): string => EDGES[kind]?.(stage) ?? ''

/** Up to n small butterflies in the air, none over anyone. */
export function flutter(stage: Stage, n: number): string {
  const { rng } = stage
  let out = ''
  for (let tries = 0, drawn = 0; drawn < n && tries < 30; tries++) {
    const x = rng.between(130, 890)
    const y = rng.between(310, 520)
    const s = rng.between(36, 46)
    const inSky = stage.skyOcc.every(([a, b, r]) => Math.hypot(a - x, b - y) > r + s)
    if (!inSky || !stage.clear(x, y, s * 1.3)) continue
    out += smallButterfly(x, y, s, rng, SW.bg)
    stage.skyOcc.push([x, y, s * 1.6])
    drawn++
  }
  return out
}

export function along(h: Hill, xs: number[], fn: (x: number, y: number) => string) {
  let out = ''
  for (const x of xs) out += fn(x, h(x) + 4)
  return out
}

export function scatter(stage: Stage, h: Hill, y0: number, y1: number, kind = 'flowers') {
  const { rng } = stage
  let out = ''
  const taken: Point[] = []
  for (let tries = 0; taken.length < 9 && tries < 40; tries++) {
    const x = rng.between(60, 964),
      y = Math.max(h(x) + 30, rng.between(y0, y1))
    // Two that overlap leave a sliver of the one behind.
    if (taken.some(([a, b]) => Math.abs(a - x) < 74 && Math.abs(b - y) < 60)) continue
    taken.push([x, y])
    out +=
      kind === 'flowers' && rng.chance(0.55)
        ? flowerHead(x, y, rng.between(22, 26), rng, SW.bg * 0.9, 'daisy5')
        : grass(x, y, rng.between(26, 38), rng, SW.bg * 0.9)
  }
  return out
}
