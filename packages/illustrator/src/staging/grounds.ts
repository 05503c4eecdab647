/** Nouns that are not put on a page but are the page: water, ground and weather. Each asks for a place that shows it. */
import type { NamedThing, SceneGraph } from '../reading/graph.ts'

export type Element = 'water' | 'ground' | 'sky'

export interface GroundNoun {
  element: Element
  /** The place that shows it, where the prompt names none. */
  setting: string
}

const rows = (element: Element, setting: string, names: string): [string, GroundNoun][] =>
  names.split(', ').map((name) => [name, { element, setting }])

export const GROUNDS: ReadonlyMap<string, GroundNoun> = new Map([
  ...rows('water', 'sea', 'sea, ocean, wave, coast, harbor'),
  ...rows('water', 'pond', 'pond, lake, river, stream, canal, swimming pool'),
  ...rows('water', 'underwater', 'coral reef'),
  ...rows('ground', 'road', 'road, street'),
  ...rows('ground', 'winter', 'snow, ice'),
  ...rows('ground', 'hills', 'hill, vineyard'),
  ...rows('ground', 'mountain', 'mountain range'),
  ...rows('ground', 'meadow', 'field, meadow, grass'),
  ...rows('ground', 'garden', 'garden, yard'),
  ...rows('ground', 'beach', 'beach, sand'),
  ...rows('ground', 'forest', 'forest, woods'),
  ...rows('ground', 'desert', 'desert'),
  ...rows('ground', 'theater', 'stage'),
  ...rows('ground', 'rooftops', 'roof'),
  ...rows('sky', 'sky', 'sky'),
  ...rows('sky', 'rain', 'rain, storm cloud'),
  ...rows('sky', 'meadow', 'wind'),
  ...rows('sky', 'space', 'space, outer space'),
])

const STREETS = /over roofs|road|street|downtown|city|village|market|square|platform|landmark/
const SNOW = /winter|arctic|slope|rink|snow|christmas|mountain/
const WATERS = /water|pond|sea|bank|beach|dock|deck|pool|swim hall|river|coast|^mountain$|lake/

/** Places that show what others leave out, by nouns. */
const SHOWN: readonly (readonly [nouns: RegExp, settings: RegExp])[] = [
  [/^(road|street)$/, new RegExp(`${STREETS.source}|river|path`)],
  [/^coral reef$/, /underwater|sea/],
  [/^(snow|ice)$/, SNOW],
  [/^mountain/, /mountain|camp|lakeside|slope|winter|arctic/],
  [/^(rock|cliff)$/, /coast|cliff/],
  [/^(beach|sand)$/, /beach|desert|dock/],
  [/^(forest|woods)$/, /forest|jungle|camp|treetop|autumn|slope|rink|fairytale/],
  [/^desert$/, /desert|planet/],
  [/^stage$/, /theater|circus|big top/],
  [/^roof$/, /roofs|rooftops/],
  [/^cave$/, /cave/],
  [/^house$/, /roofs|rooftops|village/],
  [/^(city|town|village)$/, STREETS],
  [/^(barn|stable)$/, /barn/],
  [/space$/, /space|moonscape|planet/],
  [/^(moon|mars|planet)$/, /moonscape|planet/],
  [/^(sea|ocean|wave|coast|harbor|pond|lake|river|stream|canal|swimming pool)$/, WATERS],
]

/** Whether a place shows what nobody said: at the beach there is the sea. */
export const isPartOf = (noun: string, setting: string): boolean =>
  SHOWN.some(([nouns, settings]) => nouns.test(noun) && settings.test(setting))

/** Whether a place shows the noun that is part of it; a meadow has no road. */
export function isShown(noun: string, setting: string, rain: boolean): boolean {
  if (/^(rain|storm cloud)$/.test(noun)) return rain || setting === 'rain'
  return SHOWN.find(([nouns]) => nouns.test(noun))?.[1].test(setting) ?? true
}

/** A dragon over a village. */
export const isOverRoofs = ({ relations }: SceneGraph, grounds: readonly NamedThing[]): boolean =>
  grounds.some(
    ({ id, name }) =>
      /^(roof|village|town|city)$/.test(name) &&
      relations.some(({ relation, b }) => b === id && relation === 'flies-over'),
  )
