/**
 * What a drawing tells whoever puts it on a page: where it can be touched, what can stand on it, what can be in it.
 * Coordinates are page pixels, y grows downward.
 */
import type { Rng } from '../ink/random.ts'

export type Point = readonly [x: number, y: number]
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}
export type Facing = 'left' | 'right'

/** A level line that others can stand, sit or lie on. */
export interface Top {
  x0: number
  x1: number
  y: number
}

/**
 * One coat of paint. A thing has 'back' and 'front', with room for whoever is in it between the two; a being has its parts
 * ('tail', 'farArm', 'farLeg', 'hairBack', 'nearLeg', 'torso', 'nearArm', 'head'), so that what it holds can go between them.
 */
export interface Layer {
  part: string
  svg: string
}

/**
 * Names of points. Beings: nearHand, farHand, nearFoot, farFoot, nearKnee, farKnee, nearElbow, mouth, eye, eyeLeft and eyeRight (of an animal's face that is turned to the reader; its eye is between them), headTop, headMid, cheek (of people: as wide as head and hair are), neck, chest, back, lap, seat (the hip),
 * tailTip. Things: grip and grip2 (where hands hold it), handle and handle2 (where it is pushed or pulled), seat, wheel (steering), deck,
 * pedalNear, pedalFar, rim, base (middle of its foot), top (middle of its upper edge), branch, tie (where a string is fixed), spout, tip,
 * wick, door, rung0 … rungN, hook (what it hangs by), low (where others hang from), mouthpiece, keys, mid (its middle), body (of a guitar),
 * eye (where one looks into it), bottom (the lower end of a slide), seat2, pillow, ropeNear and ropeFar, waterline (of ships),
 * pane0 and pane0b … (two corners of each window that somebody can look out of, from the front).
 */
export interface Art {
  /** Painted in this order. */
  layers: Layer[]
  box: Box
  points: Record<string, Point>
  tops: Top[]
  /** The hollow between the layers 'back' and 'front'. */
  hollow?: Box
  facing: Facing
  pose?: string
  /** Of a being: its eyes, then its mouth, as circles that nothing it does may hide. */
  features?: readonly (readonly [x: number, y: number, r: number])[]
}

/** How much there is to see on a page. */
export type Detail = 'simple' | 'medium' | 'intricate'

/** Where something goes: x is the middle of its foot, y its foot, h its height, all in pixels; sw is the width of its line. */
export interface Spot {
  x: number
  y: number
  h: number
  sw: number
  facing: Facing
  rng: Rng
  detail: Detail
  /** One of those a page is about: a heavier line goes around it than is within it. */
  outlined?: boolean
  /** An animal of ornament: its face is no picture book's. */
  grave?: boolean
  /** What was said of it: 'old', 'striped', 'broken' … */
  attributes?: readonly string[]
  /** Parts that are behind something: neither they nor the line around them are drawn. */
  without?: ReadonlySet<string>
}

/** Where a thing is at home. */
export type Habitat = 'ground' | 'water' | 'air' | 'wall' | 'hand' | 'sky' | 'worn'

/** A thing that can be put on a page: a row of the world. */
export interface Thing {
  /** As in data/nouns.txt. */
  name: string
  /** Width over height as it is usually drawn. */
  aspect: number
  habitat: Habitat
  /** It lies: its measure in data/nouns.txt is its width, as with a flute or a saw. */
  lengthwise?: boolean
  draw(spot: Spot): Art
}

/** What an actor is asked to do. Points are where hands and feet must be; the body follows. */
export interface Acting {
  pose: string
  mood?:
    | 'happy'
    | 'sad'
    | 'angry'
    | 'scared'
    | 'surprised'
    | 'sleepy'
    | 'proud'
    | 'shy'
    | 'silly'
    | 'focused'
    | 'loving'
    | 'disgusted'
    | undefined
  mouth?: 'smile' | 'open' | 'closed' | undefined
  reach?: Partial<Record<'nearHand' | 'farHand' | 'nearFoot' | 'farFoot' | 'seat' | 'mouth', Point>>
  /** Garments and hats by their nouns, with what was said of them. */
  wears?: readonly { name: string; attributes: readonly string[] }[]
  /** Turned toward the reader (0) up to a profile (1). */
  turn?: number
  gaze?: Gaze
}

/** Where somebody looks: a way on the page, 1 long. Only the eyes go there where something touches the head. */
export interface Gaze {
  x: number
  y: number
  with: 'head' | 'eyes'
}

/** A being: it takes poses, wears things, and its hands go where they are needed. */
export interface Actor {
  name: string
  /** Width over height when standing. */
  aspect: number
  habitat: Habitat
  /** Poses that show it best, one of which it takes where it is alone and nothing was said of what it does. */
  idle?: readonly string[]
  can(pose: string): boolean
  act(spot: Spot, acting: Acting): Art
}
