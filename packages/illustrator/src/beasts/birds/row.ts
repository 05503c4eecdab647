/** How a row of the table of birds is written. */
import type { Bird, Plumage } from './types.ts'

export const bird = (
  name: string,
  [len, r, tilt, head]: readonly [len: number, r: number, tilt: number, head: number],
  rest: Omit<Bird, 'name' | 'len' | 'r' | 'tilt' | 'head'>,
): Bird => ({
  name,
  len,
  r,
  tilt,
  head,
  ...rest,
})

export const like = (
  b: Bird,
  name: string,
  plumage: Partial<Plumage>,
  change: Partial<Omit<Bird, 'plumage'>> = {},
): Bird => ({
  ...b,
  ...change,
  name,
  plumage: { ...b.plumage, ...plumage },
})
