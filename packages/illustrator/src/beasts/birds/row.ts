/** How a row of the table of birds is written. */
import { withParts } from '../../art/part-looks.ts'
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

const CHANGES: Readonly<Record<string, (b: Bird) => Partial<Bird>>> = {
  'long leg': ({ legs }) => ({ legs: { ...legs, len: legs.len * 1.7 } }),
  'short leg': ({ legs }) => ({ legs: { ...legs, len: legs.len * 0.55 } }),
  'long neck': ({ neck }) => ({ neck: { ...neck, len: neck.len * 1.5 + 16 } }),
  'short neck': ({ neck }) => ({ neck: { ...neck, len: neck.len * 0.5 } }),
  'long beak': ({ beakSize = 1 }) => ({ beakSize: beakSize * 1.55 }),
  'big beak': ({ beakSize = 1 }) => ({ beakSize: beakSize * 1.55 }),
  'small beak': ({ beakSize = 1 }) => ({ beakSize: beakSize * 0.65 }),
  'long tail': ({ tail }) => ({ tail: { ...tail, len: tail.len * 1.7 } }),
  'big tail': ({ tail }) => ({ tail: { ...tail, len: tail.len * 1.5 } }),
  'short tail': ({ tail }) => ({ tail: { ...tail, len: tail.len * 0.55 } }),
  'open wing': ({ wing, wingLen = 1 }) => (wing === 'flipper' ? {} : { raised: true, wingLen: wingLen * 1.3 }),
  'big wing': ({ wingLen = 1 }) => ({ wingLen: wingLen * 1.3 }),
  'big head': ({ head }) => ({ head: head * 1.35 }),
  'round belly': ({ r }) => ({ r: r * 1.25 }),
  'big belly': ({ r }) => ({ r: r * 1.25 }),
}

/** What was said of its parts. */
export const described = (b: Bird, attributes: readonly string[]): Bird => withParts(b, attributes, CHANGES)
