/** What a head is made of: ears, muzzle, eyes, marks. */

export interface Ear {
  kind:
    | 'pointed'
    | 'round'
    | 'long'
    | 'floppy'
    | 'lop'
    | 'leaf'
    | 'fan'
    | 'tiny'
    | 'bat'
    | 'tuft'
    | 'woolly'
    | 'fold'
    | 'banana'
    | 'sail'
    | 'none'
  size?: number
  x?: number
  y?: number
  turn?: number
  /** One stands and the other hangs. */
  uneven?: boolean
}

export interface Head {
  size: number
  /** Nose-down tilt when standing. */
  tilt?: number
  /** 'side' is a profile; 'front' turns the face to the reader. */
  view?: 'side' | 'front'
  /** A profile in head radii: skull, the muzzle's end, and its radii at the skull and at the end. */
  skull?: number
  mz?: number
  my?: number
  m0?: number
  m1?: number
  jaw?: number
  ear: Ear
  nose?: 'button' | 'nostril' | 'split' | 'snout' | 'none' | 'beak' | 'bill'
  eye?: readonly [x: number, y: number, r: number]
  mouth?: 'smile' | 'long' | 'none'
  /** A face in head radii. */
  w?: number
  h?: number
  muzzle?: readonly [y: number, rx: number, ry: number]
  mask?: Mask
  cheeks?: number
  whiskers?: boolean
  /** Front teeth; a number says how many times as large as usual. */
  teeth?: boolean | number
  noseSize?: number
  /** Hair on the crown that was asked for. */
  hair?: 'messy' | 'spiky' | 'curly' | 'long'
}

export type Mask =
  | 'none'
  | 'patch'
  | 'tabby'
  | 'raccoon'
  | 'pug'
  | 'tiger'
  | 'cheetah'
  | 'sloth'
  | 'fox'
  | 'panda'
  | 'redpanda'
  | 'blaze'
  | 'axolotl'
  | 'ape'
  | 'husky'
  | 'badger'
  | 'koala'
  | 'meerkat'
  | 'jowls'
  | 'shaggy'
  | 'shepherd'
  | 'hamster'
  | 'chipmunk'
  | 'cavy'
  | 'gorilla'
  | 'wrinkled'
  | 'sabers'
  | 'skunk'
  | 'mandrill'
