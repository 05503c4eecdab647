/** A page of middling detail: here and there a group of things on the ground, and calm between them. */
import type { Rng } from '../ink/random.ts'
import { Crowd, type Disc } from './crowd.ts'
import { GROUPS, type GroupKind, type GroupName } from './groups.ts'
import type { Canvas, Shape } from './visible.ts'

const LINE = 2.7
/** From the lines around it, and from those who were asked for. */
const [MARGIN, HALO] = [7, 16]
/** From the middle of one group to the next. */
const APART = 124
const MOST = { ground: 6, built: 8 }
const STEP = 22
/** So much snow, and nothing is green. */
const SNOWED = 40_000

export function grounded(canvas: Canvas, setting: string, spared: readonly Disc[], rng: Rng): string[] {
  const taken = new Crowd(spared, 2 * APART)
  const left = { ...MOST }
  const largest = [...canvas.shapes].sort(([, p], [, q]) => q.area - p.area)
  // Far hills under snow are land like any other.
  const snowy = largest.some(([, { note, kind, area }]) => note === 'snow' && kind === 'land' && area > SNOWED)
  const out: string[] = []
  for (const [id, shape] of largest) {
    const names = groupsFor(shape, snowy ? 'winter' : setting)
    if (!names.length) continue
    const share = shape.kind === 'land' && !BUILT.test(shape.note) ? 'ground' : 'built'
    const most = Math.min(left[share], Math.max(1, Math.round(shape.area / 18_000)))
    const spots = spotsIn(canvas, id, shape, rng)
    let drawn = 0
    for (const [x, y] of spots) {
      if (drawn >= most) break
      const kind = GROUPS[rng.pick(names)]
      const k = share === 'ground' ? Math.min(1.2, Math.max(0.78, 0.78 + (y - 600) / 900)) : 1
      if (taken.room(x, y) < APART / 2 || !fits(canvas, id, x, y, kind, k)) continue
      taken.add([x, y, APART / 2])
      out.push(kind.draw({ x, y, k, sw: LINE, rng }))
      drawn++
    }
    left[share] -= drawn
  }
  return out
}

const spotsIn = (canvas: Canvas, id: number, { x0, y0, x1, y1 }: Shape, rng: Rng): (readonly [number, number])[] => {
  const spots: (readonly [number, number])[] = []
  for (let y = y0 + STEP; y < y1; y += STEP)
    for (let x = x0 + STEP; x < x1; x += STEP) if (canvas.room(id, x, y) > STEP) spots.push([x, y])
  return rng.shuffle(spots)
}

/** Its whole width lies within the shape and away from those who were asked for. */
function fits(canvas: Canvas, id: number, x: number, y: number, { rx, ry }: GroupKind, k: number): boolean {
  const [half, need] = [Math.max(0, rx - ry) * k, ry * k + MARGIN]
  return [-1, -0.5, 0, 0.5, 1].every(
    (t) => canvas.room(id, x + t * half, y) >= need && canvas.fromHeroes(x + t * half, y) >= ry * k + HALO,
  )
}

const BUILT = /^(crown\d|bush|wall|castle|barn|brick|stone|slate|block\d|roof|spire|bark|wood)$/
const PAVED =
  /street|downtown|market|skate|court|ring|track|pool|landmark|fairground|platform|runway|road|square|stadium|playing field|deck|dock|rooftops|city|village$/

const LANDS: readonly (readonly [RegExp, readonly GroupName[]])[] = [
  // Scribbles on sand by the water would be more water.
  [/underwater|beach|sea|island/, []],
  [/winter|arctic|slope|rink|christmas|snow/, ['mounds']],
  [/desert|egypt|pyramid/, ['ripples']],
  [/^(moonscape|space|planet)/, ['crater']],
  [/autumn/, ['fallen']],
]

const NOTES: readonly (readonly [RegExp, readonly GroupName[]])[] = [
  [/^(water|aqua|cerulean|teal)$/, ['waves']],
  [/^snow$/, ['mounds']],
  [/^sand$/, ['ripples']],
  [/^(land|grass|sap|lime|moss)$/, ['blades']],
]

const MADE: readonly (readonly [RegExp, readonly GroupName[]])[] = [
  [/^(wall|castle|brick|block\d)$/, ['bricks']],
  [/^(roof|spire)$/, ['tiles']],
  [/^(wood|bark)$/, ['grain']],
]

/** Nothing grows on the leaves of trees and bushes. */
const LEAFY = /^(crown\d|bush|pine|leaf|grass|stone|petal\d|cloud|sky)$/

function groupsFor({ note, kind, area }: Shape, setting: string): readonly GroupName[] {
  if (kind !== 'land' && kind !== 'thing') return []
  const made = MADE.find(([words]) => words.test(note))
  if (made) return area > 7000 ? made[1] : []
  if (kind !== 'land' || area < 16_000 || LEAFY.test(note)) return []
  const own = NOTES.find(([words]) => words.test(note))?.[1] ?? []
  if (own[0] === 'waves') return own
  if (PAVED.test(setting)) return []
  return LANDS.find(([words]) => words.test(setting))?.[1] ?? own
}
