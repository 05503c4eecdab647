/** What people paint with. No code of the engine here: the landing page shows the tin, too. */

/** 19 pans in the order they are shown; black is the brush's first color, so it is exactly #000000. */
export const PANS = [
  { name: 'black', color: '#000000' },
  { name: 'gray', color: '#7c8088' },
  { name: 'silver', color: '#c9ccd1' },
  { name: 'white', color: '#ffffff' },
  { name: 'red', color: '#e5332a' },
  { name: 'orange', color: '#f57c1f' },
  { name: 'amber', color: '#fbae17' },
  { name: 'yellow', color: '#ffd93b' },
  { name: 'lime', color: '#b5d334' },
  { name: 'green', color: '#4caf50' },
  { name: 'teal', color: '#139e86' },
  { name: 'cyan', color: '#2bb8d6' },
  { name: 'sky', color: '#6fb7f0' },
  { name: 'blue', color: '#2f6bde' },
  { name: 'indigo', color: '#4b49c8' },
  { name: 'violet', color: '#8152d1' },
  { name: 'purple', color: '#b646c6' },
  { name: 'pink', color: '#f06fb2' },
  { name: 'rose', color: '#e83e6b' },
] as const

const pan = (name: string) => PANS.find((one) => one.name === name) ?? PANS[0]

/** Ten that a small child can tell apart and name. */
export const CHILD_PANS: readonly { name: string; color: string }[] = [
  ...['red', 'orange', 'yellow', 'green', 'sky', 'blue', 'purple', 'pink'].map(pan),
  { name: 'brown', color: '#8a5a33' },
  pan('black'),
]

export type PanName = (typeof PANS)[number]['name']

export const DEFAULT_COLOR = PANS[0].color
export const BRUSH_SIZES = [30, 25, 20, 15, 10, 5] as const
/** Wider than any of them, for a sky: by the slider and the keys. */
export const LARGEST_BRUSH = 120
export const DEFAULT_BRUSH_SIZE = 20
