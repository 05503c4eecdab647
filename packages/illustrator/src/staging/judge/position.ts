/** Where things are to each other. */
import { faces, near, over, type Predicate } from './context.ts'
import { gap, overlap, type Subject, touching, within } from './subject.ts'

/** What both have in common is b, and that is a good share of a. */
const sunk: Predicate = (a, b, context) =>
  within(a, b) >= 0.25 && over(b, a, context) >= 0.6 && a.visible >= 0.25 && a.visible < 0.9

const inside: Predicate = (a, b, context) =>
  // In a barn that is the place itself one stands on its floor.
  (!b.member && a.cx > b.box.x0 && a.cx < b.box.x1 && a.box.y1 >= b.box.y0 && a.box.y1 <= b.box.y1) ||
  // Ears and horns above the rim take nothing from the body that is below it.
  (a.cx > b.box.x0 && a.cx < b.box.x1 && a.box.y1 > b.box.y0 + 0.15 * b.h && sunk(a, b, context)) ||
  // Of who is in a swim ring all but the hips is above it.
  (isRing(b) && a.cx > b.box.x0 && a.cx < b.box.x1 && a.box.y1 > b.box.y0 && a.box.y1 < b.box.y1) ||
  // In a tree one sits on a branch before its leaves.
  (within(a, b) >= 0.4 && b.points('branch').length > 0) ||
  (within(a, b) >= 0.4 && a.visible >= 0.25 && (over(b, a, context) > 0.02 || a.visible < 0.97 || within(a, b) > 0.8))

const isRing = ({ member }: Subject): boolean => /^(swim ring|pool float)$/.test(member?.entry.name ?? '')

const onTop: Predicate = (a, b) => {
  // Feet are on the ground wherever it is to be seen.
  if (!b.member) return a.box.y1 >= b.box.y0 - near(a, b) && a.box.y1 <= b.box.y1
  // Before a window one sits on its sill, not on its upper edge.
  const sill = b.member.habitat === 'wall' ? b.member.art.tops[0] : undefined
  if (sill) return Math.abs(a.box.y1 - sill.y) <= 2 * near(a, b) && overlap(a, b) >= 0.5
  // On a blanket one is anywhere between its edges.
  if (b.h < b.w * 0.35 && !b.member.being)
    return a.box.y1 >= b.box.y0 && a.box.y1 <= b.box.y1 + near(a, b) && overlap(a, b) >= 0.5
  const mid = a.w * 0.3
  const top = b.topBetween(a.cx - mid, a.cx + mid)
  // On a roof one is on its upper edge; a bed or a chair has a back that is higher.
  const reach = Math.max(near(a, b), (b.member.skyline ? 0.1 : b.member.being ? 0.2 : 0.45) * b.h)
  // On a pointed one, on its slopes.
  const slope = b.member.skyline ? a.h * 0.3 : 0
  return (
    a.box.y1 >= top - near(a, b) && a.box.y1 <= top + reach + slope + near(a, b) && overlap(a, b) >= 0.5 && a.cy < b.cy
  )
}

const behind: Predicate = (a, b, context) =>
  overlap(a, b) >= 0.1 && over(a, b, context) <= 0.3 && a.box.y1 <= b.box.y1 + near(a, b) && a.visible >= 0.2

/** Of whom less than that is under it gets wet. */
/** Who stands before the corner of a barn is beside it still: so much of it they may be before. */
const BEFORE_CORNER = 0.62

const isBuilt = ({ member }: Subject): boolean => /buildings/.test(member?.entry.category ?? '')

const isCanopy = ({ member }: Subject): boolean => /umbrella|parasol/.test(member?.entry.name ?? '')

export const POSITION: Readonly<Record<string, Predicate>> = {
  inside,
  'on-top-of': onTop,
  under: (a, b) =>
    a.cy > b.cy - 0.02 * b.h &&
    (overlap(a, b) >= 0.5 || (overlap(a, b) >= 0.2 && a.visible < 0.7)) &&
    (!isCanopy(b) || overlap(a, b) * Math.min(a.w, b.w) >= 0.6 * a.w),
  behind,
  'in-front-of': (a, b, context) =>
    overlap(a, b) >= 0.2 && over(a, b, context) >= 0.7 && a.box.y1 >= b.box.y1 - near(a, b) && b.visible >= 0.5,
  between: (a, b, { c }) => {
    if (!c) return false
    const [l, r] = [Math.min(b.cx, c.cx), Math.max(b.cx, c.cx)]
    return a.cx > l && a.cx < r && Math.abs(a.cy - (b.cy + c.cy) / 2) <= Math.max(a.h, b.h, c.h)
  },
  'next-to': (a, b) => {
    const most = Math.max(a.w, b.w)
    return (
      gap(a, b) >= -(isBuilt(b) ? BEFORE_CORNER : 0.3) * most &&
      gap(a, b) <= 0.6 * most &&
      Math.abs(a.box.y1 - b.box.y1) <= 0.25 * Math.max(a.h, b.h) &&
      a.visible >= 0.8 &&
      b.visible >= 0.6
    )
  },
  'left-of': (a, b) => a.cx < b.cx && a.box.x1 <= b.cx,
  'right-of': (a, b) => a.cx > b.cx && a.box.x0 >= b.cx,
  above: (a, b) =>
    (a.box.y1 <= b.box.y0 + 0.1 * b.h || (a.cy <= b.box.y0 && a.box.y1 < b.cy + 0.2 * b.h)) &&
    (overlap(a, b) > 0 || Math.abs(a.cx - b.cx) <= 0.5 * Math.max(a.w, b.w)),
  around: (a, b) => Math.abs(a.cx - b.cx) <= (a.w + b.w) * 1.1 && Math.abs(a.cy - b.cy) <= (a.h + b.h) * 0.8,
  'hangs-from': (a, b, { ground }) =>
    touching(a, b, near(a, b)) &&
    a.cy > b.box.y0 &&
    // Under a branch that ends far above it, there is nothing to stand on.
    (a.box.y1 < ground - 4 || (!!b.member && b.box.y1 < a.box.y1 - 0.3 * a.h)),
  'leans-on': (a, b) => touching(a, b, near(a, b)),
  'hides-behind': (a, b, context) => behind(a, b, context) && a.visible >= 0.2 && a.visible <= 0.8,
  // Within the open door of a wardrobe one is hidden though one is seen.
  'hides-in': (a, b, context) =>
    inside(a, b, context) && (a.visible <= (b.member?.entry.name === 'grass' ? 0.95 : 0.85) || within(a, b) > 0.85),
  'comes-out-of': (a, b) => within(a, b) > 0.08 && a.box.y0 < b.box.y0 + 0.6 * b.h && a.visible > 0.2,
  // with one another, at a distance
  'looks-at': faces,
  'looks-into': faces,
  'looks-under': faces,
  'waves-at': (a, b) => faces(a, b) && a.pose === 'wave',
  'talks-to': (a, b) => faces(a, b) && gap(a, b) <= Math.max(a.w, b.w),
}
