/** What asks for a kind of ornate page, and what such a page can show. */
import type { Rng } from '../ink/random.ts'
import type { NamedThing, SceneGraph } from '../reading/graph.ts'
import type { Subject } from './subject.ts'

/** "Patterns in the feathers": what an animal has anyway, and what is filled with them. */
export const BODY_PARTS: readonly string[] = [
  'wing',
  'feather',
  'tail feathers',
  'tail',
  'mane',
  'shell',
  'fur',
  'body',
]

export interface Told {
  prompt: string
  /** The nouns that the ornament itself takes up, of those in `takes`. */
  taken: readonly string[]
  /** The first noun of the subject. */
  hero: string
  things: readonly NamedThing[]
  /** What was named beside an animal, for the corners of the page. */
  beside: readonly string[]
}

export interface Kind {
  /** The style that asks for it, as styles.txt names it; else the words do. */
  asked: string | RegExp | ((prompt: string, graph: SceneGraph) => boolean)
  /** Words that ask for another. */
  unless?: RegExp
  /** Nouns that mean the ornament and nothing on it. */
  itself?: readonly string[]
  /** Words that it draws by itself, however they are read: a headscarf that is read as a scarf, "wrinkles". */
  depicts?: RegExp
  /** What it can show. */
  can?: (noun: string) => boolean
  /** So many of the asked ones at most; it shows only what was asked for. */
  most?: number
  /** Not where more was named than it can show: a scene has room for it. */
  whole?: boolean
  /** One of these where nothing was named. */
  oneOf?: readonly string[]
  /** What it shows in any case. */
  always?: readonly string[]
  /** What it may be asked for and draws also where it is not, by the words. */
  anyway?: (prompt: string) => readonly string[]
  draw?: (rng: Rng, nouns: readonly string[], prompt: string, graph: SceneGraph) => string
  /** Nouns that are drawn into the ornament instead of with its subject. */
  takes?: readonly string[]
  /** The same by what was said of them. */
  weaves?: (thing: NamedThing) => boolean
  /** The style around anybody we can draw, alone or staged with others; null where nobody was named. */
  around?: (rng: Rng, subject: Subject | null, told: Told) => string
  /** Whom the words mean where nobody is named. */
  means?: (prompt: string) => { name: string; word: string } | null
  /** One alone is the subject, and not drawn by `draw`. */
  single?: boolean
  /** Not where somebody does something, nor for small hands. */
  still?: boolean
  /** On these an animal may rest and is drawn there. */
  seats?: readonly string[]
  /** What is in a bowl or a basket is drawn in it. */
  fills?: true
  /** An animal is alone in it: what it is said to hold or have is in the corners. */
  corners?: true
  /** Says nothing without a subject. */
  needsSubject?: boolean
}
