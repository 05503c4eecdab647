/** Acts that are seen by where everybody is, whatever relation they stand for. */
import { faces, near, over, type Predicate, type Subject } from './context.ts'
import { gap, touching } from './subject.ts'

const apart = (a: Subject, b: Subject, name: string): number => {
  const [[p], [q]] = [a.points(name, 'headMid'), b.points(name, 'headMid')]
  return p && q ? Math.hypot(p[0] - q[0], p[1] - q[1]) : 0
}

export const ACTS: Readonly<Record<string, Predicate>> = {
  'nose-to-nose': (a, b) => faces(a, b) && faces(b, a) && apart(a, b, 'mouth') <= 0.6 * Math.max(a.h, b.h),
  'back-to-back': (a, b) => a.faces !== b.faces && !faces(a, b) && gap(a, b) <= near(a, b),
  'head-in': (a, b) => {
    const [head] = a.points('headMid')
    return !head || (head[0] > b.box.x0 && head[0] < b.box.x1 && head[1] > b.box.y0 - a.h * 0.1)
  },
  tangle: (a, b, context) => touching(a, b, near(a, b)) && over(b, a, context) > 0.01,
  grasp: (a, b) => gap(a, b) <= near(a, b),
  caught: (a, b) => gap(a, b) <= 0.8 * Math.max(a.w, b.w),
  'look-in': (a, b) => {
    const [eye] = a.points('eye', 'headMid')
    return faces(a, b) && !!eye && eye[1] > b.box.y0 && eye[1] < b.cy + b.h * 0.2 && gap(a, b) <= near(a, b)
  },
  // The head is over the opening, above its rim.
  'look-into': (a, b) => {
    const [head] = a.points('headMid')
    const rim = b.points('rim')[0]?.[1] ?? b.box.y0
    const isOver = !!head && head[0] > b.box.x0 - 0.15 * b.w && head[0] < b.box.x1 + 0.15 * b.w
    return faces(a, b) && isOver && head[1] < rim + near(a, b) && gap(a, b) <= near(a, b)
  },
  // It no longer stands, and who did it is at it.
  topple: (a, b) => Math.abs(b.member?.tilt ?? 0) > 20 && gap(a, b) <= 2 * near(a, b),
  // All hands are under it, and it is above their heads.
  overhead: (a, b) => {
    const [head] = a.points('headMid')
    return !!head && b.cy < head[1] && b.nearest(a.points('nearHand', 'farHand')) <= near(a, b) * 1.5
  },
  hook: (a, b, { ground }) => b.box.y1 < Math.max(ground, a.box.y1) && gap(a, b) <= a.h,
}
