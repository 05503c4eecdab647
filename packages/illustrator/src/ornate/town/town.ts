/** A row of narrow gabled houses on a canal. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { arc, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { boat, duck } from './canal.ts'
import { drawbridge } from './drawbridge.ts'
import { house } from './house.ts'
import type { House } from './row-house.ts'
import { shopStreet } from './shop-street.ts'
import { nightSky, peaks, townSky } from './sky.ts'
import { cafeTable, cobbles, tub } from './street.ts'
import { type Strung, snow, strung } from './strung.ts'
import { block } from './windows.ts'
import { HOUSES } from './world-houses.ts'

const AFLOAT = /^(?:gondola|boat|sailboat|rowboat|canoe|swan|ship|barge)$/

interface Town {
  /** On the water or on the quay; what is much higher than a house is behind the roofs. */
  asked: readonly string[]
  /** In tubs along the quay. */
  plants: readonly string[]
  /** Else it is a street, with a cafe where one was asked for. */
  hasCanal: boolean
  hasCafe: boolean
  /** A name of HOUSES; else gables as on a canal. */
  houses?: string | null
  /** Across the street: washing, lights or lanterns on lines. */
  lines?: Strung | null
  /** The weather is winter's. */
  isSnowy?: boolean
  /** No sun. */
  isRainy?: boolean
  isNight?: boolean
  /** Over the canal. */
  hasDrawbridge?: boolean
}

const isLandmark = (name: string): boolean => {
  const entry = lookUp(name)
  return entry?.kind === 'thing' && entry.height > 25 && /building/.test(entry.category)
}

export function town(
  rng: Rng,
  {
    asked: all,
    plants,
    hasCanal,
    hasCafe,
    houses,
    lines,
    isSnowy = false,
    isRainy = false,
    isNight = false,
    hasDrawbridge,
  }: Town,
): string {
  if (!hasCanal && !houses && !lines && !isSnowy && !isNight && !all.some(isLandmark))
    return page(shopStreet(rng) + onStreet(rng, all, plants, hasCafe) + paperAround(rect(14, 14, 996, 996)))
  const build: House = HOUSES[houses ?? ''] ?? house
  let out = ''
  const named = all.filter(isLandmark)
  // Low roofs leave much sky.
  const landmarks = named.length || houses !== 'machiya' ? named : ['pagoda']
  const asked = all.filter((name) => !isLandmark(name))
  const sky =
    (isNight ? nightSky(rng) : townSky(rng, landmarks.length === 0 && !houses, !isRainy)) +
    (houses === 'boarded' ? peaks(rng) : '') +
    landmarks
      .map((name, i) => standing(name, () => 5.4)?.(landmarks.length > 1 ? 300 + i * 420 : 512, 760, 400, 690) ?? '')
      .join('')
  const base = 800
  let x = 14
  const ws: number[] = []
  while (x < 1010) {
    let w = houses ? rng.between(160, 212) : rng.between(124, 186)
    if (1010 - x - w < (houses ? 150 : 120)) w = 1010 - x
    if (w > (houses ? 300 : 220)) w /= 2
    ws.push(w)
    x += w
  }
  x = 14
  for (const w of ws) {
    // The middle of the row is lower before a landmark.
    const isLow = landmarks.length > 0 && Math.abs(x + w / 2 - 512) < 240
    out += build(x, w, base, rng, isLow ? 1 : undefined)
    x += w
  }
  if (lines) out += strung(lines)
  // quay
  out += shape(rect(14, base, 996, 44), 5)
  for (let u = 14 + 40; u < 1010; u += 52)
    out += line(
      [
        [u, base],
        [u, base + 44],
      ],
      3.2,
    )
  out += line(
    [
      [14, base + 22],
      [1010, base + 22],
    ],
    3.2,
  )
  for (const tx of [rng.between(130, 330), rng.between(690, 900)]) {
    out += block(tx - 8, base - 96, 16, 100, 4.5)
    const bl: Poly = []
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * TAU
      bl.push([tx + 56 * Math.cos(a), base - 138 + 58 * Math.sin(a)])
    }
    let crown = ''
    crown += shape(
      bl.flatMap((p, i) => {
        const q = bl[(i + 1) % 13]!
        return arc(
          (p[0] + q[0]) / 2,
          (p[1] + q[1]) / 2,
          15,
          Math.atan2(p[1] - q[1], p[0] - q[0]),
          Math.atan2(p[1] - q[1], p[0] - q[0]) + Math.PI,
          7,
        )
      }),
      5,
    )
    for (const [dx, dy, turn] of [
      [-26, -34, 0.5],
      [16, -38, -0.4],
      [-44, -2, 0.2],
      [-4, -2, -0.3],
      [34, -4, 0.4],
      [-24, 30, -0.4],
      [18, 30, 0.3],
    ] as const)
      crown += plants.includes('cherry blossom')
        ? Array.from({ length: 5 }, (_, k) =>
            circle(tx + dx + 9 * Math.cos((k / 5) * TAU), base - 138 + dy + 9 * Math.sin((k / 5) * TAU), 8.5, 3),
          ).join('')
        : shape(leaf(tx + dx - 12, base - 138 + dy, 27, 19, turn, 0.5), 3)
    out += crown
  }
  const lamp = rng.between(440, 580)
  out +=
    block(lamp - 5, base - 120, 10, 122, 3.8) +
    block(lamp - 11, base - 14, 22, 15, 3.6) +
    shape(
      [
        [lamp - 19, base - 160],
        [lamp + 19, base - 160],
        [lamp + 12, base - 120],
        [lamp - 12, base - 120],
      ],
      4,
    ) +
    shape(
      [
        [lamp - 24, base - 160],
        [lamp, base - 182],
        [lamp + 24, base - 160],
      ],
      4,
    )
  if (!hasCanal) {
    out += cobbles(base) + onStreet(rng, asked, plants, hasCafe)
    return page(sky + out + (isSnowy ? snow(rng) : '') + paperAround(rect(14, 14, 996, 996)))
  }
  // water and boats
  out += shape(rect(14, base + 44, 996, 170), 5)
  for (let j = 0; j < 5; j++) {
    const y = base + 66 + j * 31
    const p: Poly = []
    for (let u = 14; u <= 1010; u += 6) p.push([u, y + 6 * Math.sin(u / 21 + j * 1.7)])
    out += line(p, 3.4)
  }
  const afloat = asked.filter((name) => AFLOAT.test(name))
  const ashore = asked.filter((name) => !AFLOAT.test(name))
  for (const [i, name] of ashore.slice(0, 4).entries())
    out += standing(name, () => 4.8)?.([230, 800, 430, 640][i]!, base + 14, 220, 170) ?? ''
  if (hasDrawbridge) return page(sky + out + boat(512, 0.9, 1) + drawbridge(512) + paperAround(rect(14, 14, 996, 996)))
  if (plants.length) for (const x of [76, 512, 948]) out += tub(plants, x, base + 34, rng)
  if (!afloat.length) out += boat(rng.between(210, 330), 1, 1) + boat(rng.between(700, 800), 0.95, -1)
  for (const [i, x] of afloat.length ? [260, 760].entries() : [])
    out += standing(afloat[i % afloat.length]!, () => 5)?.(x, 968, 430, 170) ?? ''
  out += duck(512, 950, 1) + duck(592, 968, 1)
  return page(sky + out + paperAround(rect(14, 14, 996, 996)))
}

/** Tables, tubs and whoever was asked for, before the houses. */
function onStreet(rng: Rng, asked: readonly string[], plants: readonly string[], hasCafe: boolean): string {
  let out = ''
  for (const x of hasCafe ? [210, 800] : []) out += cafeTable(x, 976, rng)
  const spots = hasCafe ? [512, 420, 620] : [230, 800, 430, 640]
  for (const [i, name] of asked.slice(0, spots.length).entries())
    out +=
      standing(name, () => 5, 'stand')?.(
        spots[i]!,
        980,
        isVehicle(name) ? 370 : 200,
        isTall(name) ? 300 : isVehicle(name) ? 240 : 170,
      ) ?? ''
  if (plants.length || hasCafe) for (const x of hasCafe ? [40, 984] : [76, 948]) out += tub(plants, x, 866, rng)
  return out
}

const isVehicle = (name: string): boolean =>
  /vehicle/.test(lookUp(name)?.category ?? '') && (lookUp(name)?.height ?? 0) > 1.3
const isTall = (name: string): boolean => (lookUp(name)?.height ?? 0) > 1.2 && !isVehicle(name)
