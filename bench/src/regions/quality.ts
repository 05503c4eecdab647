import { draw as drawPage, finish, starterPrompts } from '@inkbloom/illustrator'
import { inkOfRgba, mapRegions, ROOMY, regionAt } from '@inkbloom/regions'
import {
  createPlate,
  drawGarden,
  drawOpenRing,
  drawShortfall,
  type Plate,
  type Point,
} from '@inkbloom/regions/fixtures'
import sharp from 'sharp'
import { labelPlainly } from './plain.ts'

const SIZE = 1024

interface Leaks {
  gap: number
  drawings: number
  leaks: number
  plainLeaks: number
}

/** Rings open by 1 to 8 px, and lines that stop so far short of another: how many let color through? */
export function countLeaks(): { rings: Leaks[]; shortfalls: Leaks[] } {
  const count = (gap: number, plates: Plate[], inside: Point, outside: Point): Leaks => {
    const row = { gap, drawings: plates.length, leaks: 0, plainLeaks: 0 }
    for (const { ink, size } of plates) {
      const map = mapRegions(ink, size, size)
      const plain = { ...map, ...labelPlainly(ink, size, size) }
      if (regionAt(map, ...inside) === regionAt(map, ...outside)) row.leaks++
      if (regionAt(plain, ...inside) === regionAt(plain, ...outside)) row.plainLeaks++
    }
    return row
  }
  const rings: Leaks[] = []
  const shortfalls: Leaks[] = []
  for (let gap = 1; gap <= 8; gap++) {
    const pens = [
      [300, 4],
      [300, 2.5],
      [60, 4],
      [24, 3],
      [14, 3],
    ] as const
    const open = pens.flatMap(([radius, width]) =>
      [0, 0.39, 0.7, 1.2, 2.6].map((angle) => draw(SIZE, (plate) => drawOpenRing(plate, radius, width, gap, angle))),
    )
    rings.push(count(gap, open, [512, 512], [40, 40]))
    const short = [2.5, 4, 6].flatMap((width) =>
      [90, 75, 60, 45].map((degrees) =>
        draw(512, (plate) => drawShortfall(plate, width, gap, (degrees * Math.PI) / 180)),
      ),
    )
    shortfalls.push(count(gap, short, [60, 300], [500, 130]))
  }
  return { rings, shortfalls }
}

function draw(size: number, work: (plate: Plate) => void): Plate {
  const plate = createPlate(size)
  work(plate)
  return plate
}

/**
 * Closed drawings: every plain component is one room. A room a finger can hit that the map cuts into several such
 * rooms is a false split.
 */
export function countFalseSplits(plates: Plate[]): { rooms: number; splits: number } {
  let rooms = 0
  let splits = 0
  for (const { ink, size } of plates) {
    const { labels } = mapRegions(ink, size, size)
    const plain = labelPlainly(ink, size, size)
    const parts: Map<number, number>[] = Array.from({ length: plain.count + 1 }, () => new Map())
    for (let i = 0; i < ink.length; i++) {
      const part = parts[plain.labels[i]!]!
      part.set(labels[i]!, (part.get(labels[i]!) ?? 0) + 1)
    }
    for (const part of parts.slice(1)) {
      const areas = [...part.values()]
      if (areas.reduce((sum, area) => sum + area, 0) < ROOMY) continue
      rooms++
      splits += Math.max(0, areas.filter((area) => area >= ROOMY).length - 1)
    }
  }
  return { rooms, splits }
}

/** The whole starter gallery, as the embedded illustrator draws it: a sample of it can be twice as good or bad. */
export async function starterPages(seed: number): Promise<Plate[]> {
  const plates: Plate[] = []
  for (const prompt of starterPrompts()) {
    const page = sharp((await finish((await drawPage(prompt, seed)).svg)).picture)
    plates.push({ size: SIZE, ink: inkOfRgba(await page.toColourspace('srgb').ensureAlpha().raw().toBuffer()) })
  }
  return plates
}

export function gardens(count: number): Plate[] {
  return Array.from({ length: count }, (_, seed) => drawGarden(seed + 1))
}
