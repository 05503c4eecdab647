/** Maps with true coasts: a country, a state or a continent, alone or with the borders within it. */
import { roundedRect } from '../../lettering/frames.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { grow } from '../../ornate/kit/clip.ts'
import { page, shape } from '../../ornate/kit/marks.ts'
import { box, type Point, type Poly } from '../../ornate/kit/points.ts'
import { dataLines } from '../../words/data-file.ts'
import { title } from '../chart.ts'
import { sketchOf } from '../sketch.ts'

interface Outline {
  kind: string
  names: readonly string[]
  /** The continent or the country that it is part of. */
  within: string
  lands: string
}

let known: readonly Outline[] | undefined
const outlines = (): readonly Outline[] =>
  (known ??= dataLines('outlines.txt').map((line) => {
    const [kind = '', names = '', within = '', lands = ''] = line.split(' | ')
    return { kind, names: names.split(', '), within, lands }
  }))

const landsOf = ({ lands }: Outline): Poly[] =>
  lands.split(' ; ').map((land) =>
    land.split(' ').map((spot): Point => {
      const [east = 0, north = 0] = spot.split(',').map(Number)
      return [east, north]
    }),
  )

/** States before countries (of two Georgias ours is nearer), continents before the country of the same name; the longest name wins. */
const ORDER = ['continent', 'state', 'country']

export function outlineNamed(prompt: string): string | null {
  const isCountry = /\bcountry\b/i.test(prompt)
  const found = outlines()
    .filter(({ kind }) => !(isCountry && kind !== 'country'))
    .flatMap(({ kind, names }) =>
      names
        .filter((name) => new RegExp(`(?<![\\p{L}-]|\\ban? )${name}(?![\\p{L}-])`, 'iu').test(prompt))
        .map((said) => ({ kind, said, name: names[0] ?? '' })),
    )
  const [first] = found.sort((a, b) => b.said.length - a.said.length || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  return first?.name ?? null
}

const find = (name: string): Outline | undefined =>
  ORDER.flatMap((kind) => outlines().filter((one) => one.kind === kind && one.names[0] === name))[0]

export const isContinent = (name: string): boolean => find(name)?.kind === 'continent'

const CORNERS: readonly Point[] = [
  [892, 888],
  [132, 888],
  [892, 254],
  [132, 254],
]
const ROSE = 150
const INLET = 6
const SMALLEST = 22

export interface MapAsked {
  name: string
  /** Nothing but the coast. */
  isBlank: boolean
  withBorders: boolean
  /** Who lives there, with the first on the land itself. */
  animals: readonly string[]
}

export function outlinePage({ name, isBlank, withBorders, animals }: MapAsked): string | null {
  const found = find(name)
  if (!found) return null
  const own = landsOf(found)
  const parts = withBorders
    ? outlines()
        .filter(({ within, kind }) => kind !== 'continent' && within === (name === 'Australia' ? 'Oceania' : name))
        .flatMap(landsOf)
    : []
  const { x0: west, w: wide } = box(own)
  // Farther from the equator a degree is shorter from east to west; around a pole all are alike.
  const flat = (land: Poly): Poly =>
    land.map(
      ([east, north]): Point => [
        (east - west - wide / 2) * (name === 'Antarctica' ? 1 : Math.cos((north * Math.PI) / 180)),
        -north,
      ],
    )
  const { x0, y0, w, h } = box(own.map(flat))
  // Who lives there stands around it.
  const scale = animals.length > 1 ? Math.min(560 / w, 500 / h) : Math.min(860 / w, 780 / h)
  const place = (land: Poly): Poly =>
    flat(land).map(([x, y]): Point => [512 + (x - x0 - w / 2) * scale, 572 + (y - y0 - h / 2) * scale])
  // Fjords too narrow to color are closed, islands that nearly touch are one.
  const coasts = grow(grow(own.map(place), INLET), -INLET)
  // Islands that would be specks are left out, as any child would.
  const drawn = [...coasts, ...parts.map(place).filter((land) => inFrame(land))].filter((land) => {
    const size = box([land])
    return Math.min(size.w, size.h) > SMALLEST
  })
  const free = CORNERS.find(([x, y]) =>
    coasts.every((land) => land.every(([u, v]) => Math.abs(u - x) > ROSE * 0.66 || Math.abs(v - y) > ROSE * 0.66)),
  )
  const rose = free && !isBlank ? (sketchOf('compass rose')?.(...free, ROSE, ROSE) ?? '') : ''
  return page(
    title(name) +
      shape(roundedRect(34, 152, 956, 840, 24), 6) +
      drawn.map((land) => shape(land, withBorders ? 5 : 6)).join('') +
      rose +
      placedAnimals(animals, coasts),
  )
}

const inFrame = (land: Poly): boolean => land.every(([x, y]) => x > 36 && x < 988 && y > 154 && y < 990)

const SHORES: readonly Point[] = [
  [150, 264],
  [874, 264],
  [150, 890],
  [660, 900],
]

function placedAnimals([first, ...others]: readonly string[], lands: readonly Poly[]): string {
  const [land = []] = lands.toSorted((a, b) => b.length - a.length)
  const { x0, y0, w, h } = box([land])
  const home = first ? (objectsOf([first])[0]?.(x0 + w * 0.52, y0 + h * 0.48, 200, 170) ?? '') : ''
  return home + others.map((one, i) => objectsOf([one])[0]?.(...(SHORES[i] ?? [0, 0]), 190, 160) ?? '').join('')
}
