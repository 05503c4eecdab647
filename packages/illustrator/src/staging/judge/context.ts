import type { Look } from '../look.ts'
import { inFront, Subject } from './subject.ts'

/** What a predicate may ask besides the two it is about. */
export interface Context {
  look: Look
  /** The line feet stand on. */
  ground: number
  water: number | undefined
  /** Other things that a holds. */
  held: readonly Subject[]
  /** What a throws. */
  thrown: readonly Subject[]
  c: Subject | null
}

export type Predicate = (a: Subject, b: Subject, context: Context) => boolean

/** How near is touching. */
export const near = (a: Subject, b: Subject): number => Math.max(0.015 * 1024, 0.06 * Math.min(a.h, b.h))

/** Looks to the side where b is. Seen from the front, one looks everywhere. */
export const faces = (a: Subject, b: Subject): boolean => {
  if (!a.member?.being) return true
  const [eye] = a.points('eye', 'headMid')
  const x = eye?.[0] ?? a.cx
  return (b.cx - x) * a.faces > -0.1 * b.w
}

/** On the side of b that it has its back to. */
export const onBackSide = (a: Subject, b: Subject): boolean => (a.cx - b.cx) * b.faces < 0
export const level = (a: Subject, b: Subject, share: number): boolean =>
  Math.abs(a.box.y1 - b.box.y1) <= share * Math.max(a.h, b.h)
export const sameWay = (a: Subject, b: Subject): boolean => a.faces === b.faces || !b.member?.being
export const over = (a: Subject, b: Subject, { look }: Context): number => inFront(a, b, look)
export const running = ({ pose }: Subject): boolean => /run|walk|jump|fly|swim|ride|drive/.test(pose)
export { Subject }
