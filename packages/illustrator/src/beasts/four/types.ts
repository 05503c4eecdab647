/** A four-legged animal as a row of numbers, a pose as another, and the joints that follow from both. */
import type { P } from '../rig/geom.ts'
import type { Head } from './head-types.ts'

export interface Tail {
  kind:
    | 'rope'
    | 'tuft'
    | 'bush'
    | 'stub'
    | 'curl'
    | 'puff'
    | 'horse'
    | 'paddle'
    | 'thick'
    | 'ring'
    | 'squirrel'
    | 'plume'
    | 'spiral'
    | 'coil'
    | 'bun'
    | 'none'
  len?: number
  r?: number
  ang?: number
  /** Bushy tails that stand in a fan. */
  count?: number
  braided?: boolean
}

export interface Legs {
  /** Radii at root, knee and ankle of fore and hind legs. */
  f: readonly [number, number, number]
  h: readonly [number, number, number]
  foot: 'paw' | 'hoof' | 'claw' | 'pad' | 'web'
  paw?: number
  bend?: number
  /** Reach of a foreleg that does not stand on the ground. */
  fore?: number
}

export type Extra =
  | 'mane-lion'
  | 'mane-horse'
  | 'mane-brush'
  | 'hump1'
  | 'hump2'
  | 'shell'
  | 'armor'
  | 'overlapping'
  | 'quills'
  | 'spines'
  | 'tall-spikes'
  | 'plates'
  | 'scutes'
  | 'wool'
  | 'shag'
  | 'shag-front'
  | 'horn-nose'
  | 'horns-cow'
  | 'horns-bull'
  | 'horns-long'
  | 'horns-bison'
  | 'horns-goat'
  | 'horns-antelope'
  | 'horns-ram'
  | 'tusks-boar'
  | 'sail'
  | 'club'
  | 'crest-tube'
  | 'horns-dragon'
  | 'antlers'
  | 'antlers-big'
  | 'antlers-moose'
  | 'trunk'
  | 'tusks'
  | 'tusks-mammoth'
  | 'dome'
  | 'frill'
  | 'ruff'
  | 'spiked-frill'
  | 'brow-horns'
  | 'twin-crest'
  | 'dewlap'
  | 'beard-spikes'
  | 'long-claws'
  | 'ossicones'
  | 'udder'
  | 'beard'
  | 'gills'
  | 'horn-unicorn'
  | 'teeth-croc'
  | 'teeth-rex'
  | 'spikes'
  | 'fin'
  | 'socks'
  | 'bib'
  | 'pouch'
  | 'topknot'
  | 'wings-bat'
  | 'wings-bird'
  | 'turret'
  | 'crest'
  | 'spade'
  | 'stripe-skunk'
  | 'stripes-back'
  | 'saddle-dark'
  | 'vest'
  | 'red-nose'
  | 'star-nose'
  | 'feathered-feet'
  | 'brow-bump'
  | 'belly-bands'

export type Pattern =
  | 'plain'
  /** Without even a tuft: something else is laid on it. */
  | 'bare'
  | 'stripes'
  | 'bands'
  | 'spots'
  | 'rosettes'
  | 'patches'
  | 'patch'
  | 'net'
  | 'scales'
  | 'blobs'
  | 'fur'

export interface Coat {
  body: string
  /** Belly, muzzle, chest. */
  light?: string
  /** Stripes, spots, patches, masks. */
  mark?: string
  mane?: string
  horn?: string
  hoof?: string
  tail?: string
  ear?: string
}

/** How it sits facing the reader: on its haunches with straight forelegs, or on its bottom with its soles shown. */
export interface Sits {
  as: 'haunches' | 'bottom'
  /** Half its width and its height below the chin, in head radii. */
  w?: number
  h?: number
  /** Arms that hang beside the belly unless they are held before the chest. */
  arms?: 'chest' | 'long' | 'held'
  /** Its soles are small, and without pads. */
  small?: boolean
  /** It is never seen standing: a hamster, a koala. */
  always?: true
}

export interface Beast {
  name: string
  len: number
  /** Heights of shoulder and hip joints. */
  sh: number
  hh: number
  chest: number
  belly: number
  rump: number
  arch?: number
  sag?: number
  stance?: 'upright' | 'hang' | 'biped' | undefined
  /** Sprawling legs (lizard, crocodile). */
  sprawl?: boolean
  neck: { len: number; ang: number; r0: number; r1: number; bow?: number; fwd?: number; up?: number }
  head: Head
  tail: Tail
  legs: Legs
  pattern?: Pattern
  extra?: readonly Extra[]
  mane?: 'curly' | 'long' | 'braided'
  /** How many times as large as usual its wings are. */
  wings?: number
  coat: Coat
  sits?: Sits | undefined
  /** Its flank tells what it is: it stands where others would sit facing the reader. */
  idle?: 'stand'
  /** Poses beyond those of every animal on four legs. */
  also?: readonly string[]
  water?: boolean
  /** The head of one that howls, seen from the side with its nose to the sky. */
  howling?: Head | undefined
  /** The head of one that is otherwise seen from the side, where it sits facing the reader. */
  facing?: Head | undefined
  /** The leg that it has lost. */
  without?: 'ff'
}

export interface LegPose {
  x: number
  lift?: number
  a?: number
  /** A foot in the air: forward and down from its root, in reaches of the leg. */
  hang?: readonly [number, number]
}

export interface Pose {
  /** Hip height × standing, or resting on the ground. */
  hip: number | 'ground'
  /** Shoulder height × standing, or resting on the ground, or an angle of the spine. */
  sho: number | 'ground' | { deg: number }
  nf: LegPose
  ff: LegPose
  nh: LegPose
  fh: LegPose
  neck?: number
  head?: number
  tail?: number
  arch?: number
  look?: 'back' | 'up' | 'down'
  mouth?: 'ground' | 'water'
  open?: true
  eyes?: 'closed'
  curl?: boolean
  haunch?: number
  /** How much longer forelegs reach than they stand: past the head. */
  arm?: number
  ears?: number
  hang?: boolean
  wings?: 'up'
}

export interface LegBones {
  root: P
  knee: P
  ankle: P
  sole: P
  /** From the ankle to the sole, and toward the toes. */
  axis: P
  toe: P
  near: boolean
  hind: boolean
  r: readonly [number, number, number]
}

export interface Bones {
  hip: P
  mid: P
  shoulder: P
  up: P
  neck: P[]
  head: P
  deg: number
  flip: 1 | -1
  legs: { ff: LegBones; fh: LegBones; nf: LegBones; nh: LegBones }
  tail: P[]
  mouth: P
}
