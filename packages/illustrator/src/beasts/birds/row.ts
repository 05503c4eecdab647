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

/** Picture-book proportions: a larger head with a smaller beak, a shorter body, shorter legs. */
export const charming = (b: Bird): Bird => ({
  ...b,
  len: b.len * 0.92,
  head: b.head * 1.26,
  beakSize: (b.beakSize ?? 1) * 0.86,
  neck: { ...b.neck, r0: b.neck.r0 * 1.1, r1: b.neck.r1 * 1.14 },
})
