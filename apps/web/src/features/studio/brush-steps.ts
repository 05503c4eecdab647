import { BRUSH_SIZES, LARGEST_BRUSH } from '@inkbloom/easel/tin'

/** Sizes that a key goes through, from small to large: those of the rail, and a few for large areas. */
const steps = [...BRUSH_SIZES.toReversed(), 45, 60, 90, LARGEST_BRUSH]

/** The next of them, also from a size in between. */
export function sizeBeside(size: number, towards: 'smaller' | 'larger'): number {
  const next = towards === 'larger' ? steps.find((one) => one > size) : steps.findLast((one) => one < size)
  return next ?? size
}

/** The one of the rail's sizes that stands for a size in between, or beyond. */
export function nearestSize(size: number): number {
  return BRUSH_SIZES.reduce((best, one) => (Math.abs(one - size) < Math.abs(best - size) ? one : best), BRUSH_SIZES[0])
}
