/** What stands beside letters: things of our world, each alone and as large as its place. */
import type { Rng } from '../ink/random.ts'
import { type Fitted, fittedDrawing } from '../ornate/mandala/motif.ts'
import { dataLines } from '../words/data-file.ts'
import { lookUp } from '../world/world.ts'

/** Lines as fine as things are small. */
const lineFor = (height: number): number => Math.max(2.4, Math.min(5, 1.6 + height / 60))

/** The ink of the page is not theirs: what they paint without a line has none. */
export const apart = (svg: string): string => `<g stroke="none">${svg}</g>`

export const objectsOf = (names: readonly string[]): Fitted[] =>
  names
    .map((name) => fittedDrawing(name, lineFor))
    .filter((object) => object !== null)
    .map(
      (object): Fitted =>
        (...place) =>
          apart(object(...place)),
    )

export const isObject = (name: string): boolean => lookUp(name) !== null

const byLetter = (file: string) =>
  new Map(dataLines(file).map((line) => [line.charAt(0), line.slice(2).split(', ')] as const))

const BY_LETTER = byLetter('lettering/alphabet.txt')
const PICTURES = byLetter('lettering/picture-alphabet.txt')
const ANIMALS = byLetter('lettering/animal-alphabet.txt')

/** Names of things that begin with a letter, whatever its accents. */
export const namesFor = (letter: string): readonly string[] => BY_LETTER.get(plain(letter)) ?? []

/** The same, of those that are clear when they are small. */
export const picturesFor = (letter: string): readonly string[] => PICTURES.get(plain(letter)) ?? []

export const animalsFor = (letter: string): readonly string[] => ANIMALS.get(plain(letter)) ?? []

const plain = (letter: string): string => letter.normalize('NFD').charAt(0).toUpperCase()

const SETS = [
  ['butterfly', 'tulip', 'rainbow', 'sun', 'ladybug', 'snail', 'sunflower', 'watering can'],
  ['rocket', 'planet', 'star', 'robot', 'ufo', 'alien', 'comet', 'telescope'],
  ['cupcake', 'balloon', 'lollipop', 'donut', 'ice cream cone', 'candy', 'strawberry', 'cake slice'],
  ['dolphin', 'seashell', 'octopus', 'starfish', 'crab', 'sea turtle', 'seahorse', 'whale'],
  ['bear', 'tree', 'mushroom', 'hedgehog', 'acorn', 'owl', 'fox', 'squirrel'],
  ['unicorn', 'castle', 'crown', 'rainbow', 'dragon', 'magic wand', 'hot air balloon', 'star'],
] as const

/** Where nothing was asked for. */
export const anyNames = (rng: Rng): readonly string[] => rng.pick(SETS)
