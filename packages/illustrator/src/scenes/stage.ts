import type { Rng } from '../ink/random.ts'
import type { Item } from '../words/item.ts'

export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** A round patch of sky already taken. */
export type Patch = readonly [x: number, y: number, r: number]

/** What a scene is given: who is in it, when it plays, and what it may ask. */
export interface Stage {
  rng: Rng
  setting: string
  time: 'day' | 'night' | 'sunset'
  /** How much higher on the page the land comes to lie than it is drawn. */
  lift?: number
  rain: boolean
  rainbow: boolean | undefined
  /** Clouds only: the sun is elsewhere, or unwanted. */
  sunless?: boolean
  /** Somebody in the picture has a table: the place shows no other. */
  laid?: boolean | undefined
  items: Item[]
  actors: Item[]
  fly: Item[]
  builds: Item[]
  props: Item[]
  swim: Item[]
  boats: Item[]
  plants: Item[]
  /** How many will stand on the ground. */
  units: number
  /** Which of its arrangements the scene uses: 0, 1 or 2. */
  variant: number
  skyOcc: Patch[]
  /** What the sky of this scene was drawn with. */
  heavens?: string
  /** Boxes of those who are already on the page. */
  occupied: Box[]
  castleX?: number
  midX?: number
  flyBig?: Item[]
  /** A stretch of ground w wide that nobody stands on; null where there is none. */
  free(w: number): number | null
  /** Whether a disc of radius r at (x, y) would touch anyone. */
  clear(x: number, y: number, r: number): boolean
  /** Buildings and large plants in the middle distance, standing on hill h or on `base`, whichever is lower. */
  mid(h: (x: number) => number, base: number): string
}

/** What a scene gives back. */
export interface Scene {
  back: string
  /** The line on which actors stand. */
  base: number
  front: string | (() => string)
  frame?: string
  /** Things hang in this box rather than stand. */
  float?: boolean
  box?: readonly [number, number, number, number]
  /** A medallion for one or a few things. */
  center?: { x: number; y: number; r: number }
  table?: { x: number; y: number; w: number; h: number } | null
  /** A table in front of the actors. */
  tableSvg?: string
  /** What each actor stands on. */
  pad?: (x: number, y: number, r: number) => string
}
