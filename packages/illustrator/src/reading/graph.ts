/** What a prompt says: the one value that stands between words and drawing. */

/** How a name was found. A 'stand-in' draws something of the same kind; 'implied' was not said at all. */
export type Via = 'exact' | 'alias' | 'stand-in' | 'spelling' | 'brand' | 'implied'

export interface NamedThing {
  id: string
  /** A noun of data/nouns.txt. */
  name: string
  /** The word of the prompt, as it was written. */
  word: string
  via: Via
  n: number
  /** n is a least number: "lots of", "flowers". */
  atLeast?: true
  attributes: string[]
  wears: { name: string; word: string; attributes: string[] }[]
  mood: string | null
  /** How many times as high as usual it is: "a huge lollipop", "taller than him". */
  size?: number
  /** It grows or lies all over the place and is drawn with it: the crop, where that is not the noun itself. */
  covers?: string
  /** A thing that has a face, or that acts as only a being does and has arms and legs as well. */
  alive?: 'face' | 'body'
  /** An act draws it along with whoever does it: the lead from a hand to a collar. */
  within?: true
}

/** `a` and `b` are ids of things; '@place' is the place, 'id+id' what something is between; null where one acts alone. */
export interface Relation {
  a: string
  relation: string
  b: string | null
  /** The tool it is done with. */
  tool?: string
  /** The part of b that is meant: 'head', 'lap', 'back', 'nose'. */
  part?: string
  /** The part of a that hangs out of what it is in: 'tail'. */
  out?: string
  /** The verb as written, for saying it back. */
  word?: string
  /** The pose that the verb asks of a, as verb-poses.txt names it: 'crawl', 'climb'. */
  pose?: string
  /** How staging shows it, where the relation alone says too little: 'milk', 'whisper' (data/acts.txt). */
  how?: string
}

export interface SceneGraph {
  things: NamedThing[]
  relations: Relation[]
  place: string | null
  /** Hour, season or feast. */
  time: string | null
  weather: string | null
  style: string | null
  detail: 'simple' | 'medium' | 'intricate' | null
  /** Text that must appear on the page, spelled as given. */
  letters: string | null
  lang: string
  /** Words that name something we cannot draw, as written. */
  unknown: string[]
  /** What must not be on the page: "no sun". */
  negated: string[]
  /** Only a head was asked for, or nothing around what is drawn. */
  framing?: 'head' | 'alone'
  /** What the place must not show, since it has no part in the event. */
  without?: string[]
  /** Asks for nothing in particular: a mood, a style, 'something cute'. */
  free: boolean
}
