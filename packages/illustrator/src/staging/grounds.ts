/** Nouns that are not put on a page but are the page: water, ground and weather. Each asks for a place that shows it. */
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
  ...rows('water', 'pond', 'pond, lake, river, stream, canal, swimming pool, hot spring'),
  ...rows('ground', 'road', 'road, street, crosswalk'),
  ...rows('ground', 'winter', 'snow, ice'),
  ...rows('ground', 'hills', 'hill, vineyard'),
  ...rows('ground', 'mountain', 'mountain range'),
  ...rows('ground', 'meadow', 'field, meadow, grass'),
  ...rows('ground', 'garden', 'garden, yard'),
  ...rows('ground', 'beach', 'beach, sand'),
  ...rows('ground', 'forest', 'forest, woods'),
  ...rows('ground', 'desert', 'desert'),
  ...rows('ground', 'theater', 'stage'),
  ...rows('sky', 'sky', 'sky'),
  ...rows('sky', 'rain', 'rain, storm cloud'),
  ...rows('sky', 'meadow', 'wind'),
  ...rows('sky', 'space', 'space, outer space'),
])
