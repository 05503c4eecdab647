/** What somebody has on. Everything is optional: an animal may wear a scarf and nothing else. */
export interface Top {
  /** Share of the arm that is covered; 0 leaves it bare. */
  sleeves: number
  /** Where it ends on the trunk: 1 is the hip. */
  hem: number
  tint: string
  /** Wider than the body by this share. */
  ease?: number
  /** Sleeves as wide as bells, or puffed at the shoulder. */
  cut?: 'plain' | 'bell' | 'puff'
  /** See prints.ts. */
  print?: string
}

export interface Bottom {
  /** Share of the leg that is covered. */
  to: number
  tint: string
  /** Wider than the leg by this share at the hip and at the end. */
  ease?: number
  end?: number
  print?: string
}

export interface Skirt {
  /** Where it begins on the trunk, as a top's hem. */
  from: number
  /** Share of the leg it falls to: 0.5 is the knee. */
  to: number
  flare: number
  tint: string
  tiers?: number
  print?: string
  /** Stands off in frills; see tutu.ts. */
  frilled?: boolean
}

/** A skirt wider than this is a gown's: it stands off from the waist on. */
export const FULL = 1.6

export type ShoeKind = 'shoe' | 'sneaker' | 'boot' | 'heel' | 'slipper' | 'skate' | 'roller' | 'curly' | 'fin' | 'clown'

/** Something on the trunk; see trims.ts. */
export interface Trim {
  kind: string
  /** What is written there. */
  text?: string
  tint?: string
}

/** Of these the trunk grows without a line: 'body' of a fish, 'coil' of a snake, 'sole' of a snail. */
export type LowerKind = 'fishtail' | 'tentacles' | 'ghost' | 'smoke' | 'snow' | 'horse' | 'body' | 'coil' | 'sole'

export interface Outfit {
  top?: Top
  bottom?: Bottom
  skirt?: Skirt
  shoes?: { kind: ShoeKind; tint: string; isBig?: boolean }
  socks?: { to: number; tint: string }
  gloves?: string
  /** Gloves as large and round as a boxer's. */
  mitts?: boolean
  /** The color of plates on shoulders, elbows and knees. */
  plated?: string
  /** The color of bands around sleeves and trousers that shine at night. */
  bands?: string
  trims: readonly Trim[]
  /** Behind the back: a cape, wings, a backpack. */
  back: readonly Trim[]
  /** On the head and before the face, by the names of hats.ts and spectacles. */
  hat?: { kind: string; tint?: string; isTall?: boolean }
  face: readonly string[]
  /** A thing of cardboard about the trunk, by its noun. */
  shape?: string
  /** In place of legs: a fish's tail, a ghost's hem, a wisp of smoke. */
  lower?: { kind: LowerKind; tint: string; smooth?: boolean }
}

export const NOTHING: Outfit = { trims: [], back: [], face: [] }
