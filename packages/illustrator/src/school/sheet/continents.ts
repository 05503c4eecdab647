/** The continents as one knows them from a wall, with their names, or with who lives there. */
import { roundedRect } from '../../lettering/frames.ts'
import { objectsOf } from '../../lettering/objects.ts'
import { curve } from '../../ornate/kit/curves.ts'
import { page, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import { dataLines } from '../../words/data-file.ts'
import { title, type Write } from '../chart.ts'

const degrees = (text: string): Point => {
  const [east = 0, north = 0] = text.split(/[ ,]/).map(Number)
  return [east, north]
}

const CONTINENTS = dataLines('continents.txt').map((line) => {
  const [name = '', label = '', animal = '', home = '', lands = ''] = line.split(' | ')
  return {
    name,
    label: degrees(label),
    animal,
    home: degrees(home),
    lands: lands.split(' ; ').map((land) => land.split(' ').map(degrees)),
  }
})

/** Every coast, in degrees east and north. */
export const LANDS_OF_EARTH: readonly (readonly Point[])[] = CONTINENTS.flatMap(({ lands }) => lands)

export const OF_CONTINENTS: readonly string[] = CONTINENTS.map(({ animal }) => animal)

const OCEANS: readonly (readonly [name: string, at: Point])[] = [
  ['Pacific Ocean', [-140, -10]],
  ['Atlantic Ocean', [-42, 30]],
  ['Indian Ocean', [78, -24]],
  ['Southern Ocean', [-110, -58]],
  ['Arctic Ocean', [30, 81]],
]

export function continentsPage(write: Write, withAnimals: boolean): string {
  const [middle, tall] = withAnimals ? [448, 3.5] : [556, 4.7]
  const at = ([east, north]: Point): Point => [512 + east * 2.62, middle - north * tall]
  let out = title(withAnimals ? 'Animals of the World' : 'Continents')
  for (const { lands } of CONTINENTS) for (const land of lands) out += shape(curve(land.map(at)), 5)
  if (withAnimals) return page(out + animals(at, write))
  const named = [...CONTINENTS.map(({ name, label }) => [name, label] as const), ...OCEANS]
  for (const [name, spot] of named) {
    const [x, y] = at(spot)
    // Wider ones would lie across the coasts.
    const wide = /Ocean|Antarctica/.test(name) ? 130 : 84
    out += write(name, { x: x - wide / 2, y: y - 30, w: wide, h: name.includes(' ') ? 64 : 34 }, 30)
  }
  return page(out)
}

/** On the map and again below, large, with the name of the continent. */
function animals(at: (spot: Point) => Point, write: Write): string {
  let out = ''
  const wide = 952 / CONTINENTS.length
  for (const [i, { name, animal, home }] of CONTINENTS.entries()) {
    const [draw] = objectsOf([animal])
    const [x, y] = at(home)
    const left = 36 + i * wide
    out += draw?.(x, y, 96, name === 'Antarctica' ? 66 : 86) ?? ''
    out += shape(roundedRect(left + 4, 776, wide - 8, 214, 18), 5)
    out += draw?.(left + wide / 2, 856, wide - 34, 136) ?? ''
    out += write(name, { x: left + 10, y: 930, w: wide - 20, h: 52 }, 28)
  }
  return out
}
