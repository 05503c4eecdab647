/** A countryside, put together of the parts that were named: sky, what is far, hills with what grows there, what was built, water, a way, and what is before us. */
import type { Rng } from '../../ink/random.ts'
import { curve, leaf, rect } from '../kit/curves.ts'
import { page, paperAround, shape } from '../kit/marks.ts'
import type { Poly } from '../kit/points.ts'
import { fittedDrawing } from '../mandala/motif.ts'
import { building } from './built.ts'
import { dock, waterfall, waterMill } from './by-water.ts'
import { fallenLeaves, leavesInAir } from './fall.ts'
import { far, mist, sky } from './far.ts'
import { fields, ripples, wood } from './fields.ts'
import { grazing, swimming } from './herd.ts'
import { ridge, rows, terraces, topAt } from './hills.ts'
import { fence, lake, road, snow, stream } from './near.ts'
import type { Countryside } from './parts.ts'
import { stone, TREES } from './trees.ts'
import { verge } from './verge.ts'
import { coveredBridge, dryWall, farWall, stoneBridge, viaduct } from './walls.ts'

export function countryside(rng: Rng, parts: Countryside): string {
  const { trees, buildings, across, water, crop, way } = parts
  const side = rng.sign()
  const x = (u: number): number => 512 + side * (u - 512)
  let out = sky(parts.light, x(230), rng) + far(parts.far, rng)
  for (const [i, name] of parts.flyers.slice(0, 3).entries())
    out +=
      fittedDrawing(name, () => 4, 'fly')?.(x([330, 700, 520][i]!), [190, 270, 330][i]!, 220 - i * 40, 200 - i * 40) ??
      ''

  // The farthest hill.
  const back = ridge(480, 60, x(300), rng)
  out += shape(back, 4.6)
  const isFarmed = parts.far === 'hills' || parts.far === 'sea'
  const isWooded = parts.far === 'mountains' || parts.far === 'fjord'
  if (parts.far === 'mesas') out += ripples(back, rng)
  if (parts.hasWalls) out += net(back, [x(180), x(420), x(660)], 13)
  if (trees.length && (isFarmed || isWooded) && across !== 'viaduct')
    out += wood(back, trees.every((name) => /pine|fir|spruce/.test(name)) || isWooded, isWooded ? 104 : 70, [0, 0], rng)
  else out += grove(back, trees, [x(90), x(470), x(560), x(820), x(930)], across ? 66 : 84, rng)
  if (parts.light === 'mist') out += mist(rng)
  if (across === 'viaduct') out += viaduct(386, 660, parts.hasTrain, rng)

  // The middle, where it is built.
  const hasMain = buildings.length > 0 && !parts.isOnStilts
  const middle = ridge(across === 'viaduct' ? 690 : 610, across === 'viaduct' ? 56 : 96, x(660), rng)
  out += shape(middle, 5)
  if (parts.hasTerraces) out += terraces(middle)
  else if (crop) out += rows(middle, crop, [x(660), 330], [30, 66], rng)
  else if (parts.hasWalls) out += net(middle, [x(150), x(380), x(900)], 19)
  else if ((isFarmed || (isWooded && hasMain)) && !parts.isSnowy)
    out += fields(middle, x(655), !parts.flowers.length, rng)
  else if (parts.far === 'mesas') out += ripples(middle, rng)
  const spot = x(655)
  if (trees.length && hasMain) out += grove(middle, trees, [x(800), x(880), x(520), x(440)], 190, rng)
  else if (isWooded && !crop) out += wood(middle, true, 190, [0, 0], rng)
  else if (trees.length)
    out += grove(middle, trees, parts.far === 'mesas' ? [x(250), x(780)] : [x(640), x(730), x(900), x(380)], 230, rng)
  for (const [i, name] of buildings.slice(0, 5).entries())
    if (!parts.isOnStilts) {
      const u = buildings.length === 1 ? spot : x([600, 790, 410, 240, 920][i]!)
      const w = buildings.length === 1 ? (crop || TALL.test(name) ? 280 : 380) : [230, 190, 180, 150, 150][i]!
      out += building(name, u, topAt(middle, u) + 24, w, rng)
    }
  if (water === 'lake') out += lake(parts, x, rng)
  if (parts.hasFall) out += waterfall(hasMain ? x(290) : x(560), 430, water === 'lake' ? 716 : 742, rng)

  if (parts.isSnowy && hasMain)
    for (const [u, down, high] of [
      [250, 90, 150],
      [420, 150, 120],
      [880, 120, 160],
      [760, 170, 110],
      [120, 190, 180],
    ] as const)
      out += TREES['pine tree']!(x(u), topAt(middle, x(u)) + down, high, rng)

  // The nearest, with a way or a stream to it.
  const near = ridge(water === 'lake' ? 880 : 800, water === 'lake' ? 30 : 56, x(200), rng)
  out += shape(near, 5)
  const isOverWater = water === 'river' || across === 'bridge'
  if (isOverWater)
    out +=
      stream(x, side) +
      (across === 'bridge' ? (parts.isCovered ? coveredBridge : stoneBridge)(x(560), 856, 500) : '') +
      (parts.hasWheel ? waterMill(x(600), 850, side, rng) : '')
  else if (parts.hasDock) out += dock(x(410), topAt(near, x(410)))
  else if (way) out += road(near, x, way)
  if (crop && !way && !water) out += rows(near, crop, [x(512), 560], [62, 124], rng)
  if (water) out += swimming(parts.swimmers, water, x)
  if (parts.hasWalls) out += grazing(parts.herd, x, 880, rng)
  if (parts.hasWalls)
    out += dryWall(
      curve(
        [
          [-30, 946],
          [260, 926],
          [560, 950],
          [820, 930],
          [1054, 950],
        ],
        false,
      ),
      104,
      rng,
    )
  if (!parts.hasWalls) out += grazing(parts.herd, x, parts.fence ? 850 : 960, rng)
  if (parts.fence) out += fence(parts.fence, x)
  const free: readonly [number, number] | null = isOverWater
    ? [x(side > 0 ? 540 : 1000), x(side > 0 ? 1000 : 540)]
    : parts.hasDock
      ? [x(410) - 130, x(410) + 130]
      : way
        ? [Math.min(x(360), x(690)), Math.max(x(360), x(690))]
        : null
  if (parts.isSnowy) out += snow(rng)
  else if (parts.isAutumn) out += fallenLeaves(rng, free)
  else if (parts.far === 'mesas') out += desertFloor(x, rng)
  else if (!crop || parts.flowers.length)
    out += verge(rng, parts.flowers, parts.herd.length ? [x(512) - 330, x(512) + 330] : free)
  // One of the trees frames the view.
  const first = trees[0] === 'poplar' ? 'tree' : trees[0]
  if (first && TREES[first] && !crop && !across && !parts.fence && parts.herd.length < 2)
    out += TREES[first](x(96), 1000, 560, rng)
  if (parts.isAutumn) out += leavesInAir(rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** As wide as a house they would not fit the sky. */
const TALL = /^(?:church|windmill|lighthouse|castle|ruin)$/

/** Walls that run along a slope and down it. */
function net(hill: Poly, xs: readonly number[], high: number): string {
  const along = (from: number, to: number, down: number): Poly =>
    curve(
      [0, 0.5, 1].map((t): [number, number] => {
        const x = from + (to - from) * t
        return [x, topAt(hill, x) + down]
      }),
      false,
    )
  let out = ''
  for (const x of xs) {
    const y = topAt(hill, x)
    const lean = (x - 512) * 0.6
    out += farWall(
      curve(
        [
          [x, y + high],
          [x + lean * 0.4 + 14, y + 76],
          [x + lean, y + 200],
        ],
        false,
      ),
      high,
    )
  }
  return out + farWall(along(-20, 1044, 84), high)
}

/** Agaves, cacti and stones. */
function desertFloor(x: (u: number) => number, rng: Rng): string {
  let out = ''
  for (const [u, v, s] of [
    [860, 960, 150],
    [300, 930, 90],
    [760, 880, 80],
  ] as const)
    out += stone(x(u), v, s)
  for (const [u, v, long] of [
    [930, 1020, 150],
    [240, 1016, 130],
    [700, 1024, 96],
  ] as const)
    for (const turn of [-1.1, 1.1, -0.72, 0.72, -0.36, 0.36, 0])
      out += shape(leaf(x(u), v, long * rng.between(0.92, 1.06), long * 0.24, turn - Math.PI / 2, 0.4), 4)
  return out
}

function grove(hill: Poly, names: readonly string[], xs: readonly number[], high: number, rng: Rng): string {
  if (!names.length) return ''
  return xs
    .map(
      (x, i) =>
        TREES[names[i % names.length]!]?.(
          x + rng.between(-14, 14),
          topAt(hill, x) + high * 0.1,
          high * rng.between(0.82, 1.1),
          rng,
        ) ?? '',
    )
    .join('')
}
