/** On, in and with things that move. */

import { FACED } from '../relations/perch.ts'
import { faces, level, near, onBackSide, over, type Predicate, running, sameWay } from './context.ts'
import { POSITION } from './position.ts'
import { gap, overlap, touching, within } from './subject.ts'

const inside = POSITION.inside as Predicate
const on = POSITION['on-top-of'] as Predicate

/** Hip or feet on it: somewhere in its height, touching it. */
const seated: Predicate = (a, b) => {
  const [hip] = a.points('seat')
  const low = hip && a.member?.handed ? hip[1] : a.box.y1
  const x = hip && a.member?.handed ? hip[0] : a.cx
  const inX = x >= b.box.x0 - near(a, b) && x <= b.box.x1 + near(a, b)
  return (
    inX &&
    low >= b.box.y0 - near(a, b) &&
    low <= b.box.y1 + near(a, b) &&
    touching(a, b, near(a, b)) &&
    a.visible >= 0.4
  )
}

/** The back of a chair is above the feet of who stands on its seat. */
const onSeat: Predicate = (a, b) =>
  b.points('seat').some(([, y]) => Math.abs(a.box.y1 - y) <= 0.1 * b.h + near(a, b)) && overlap(a, b) >= 0.5

export const SUPPORT: Readonly<Record<string, Predicate>> = {
  // On the feet of its father a chick is before the belly.
  'sits-on': (a, b, c) =>
    seated(a, b, c) && (a.box.y0 < b.cy || (b.member?.being === true && within(a, b) > 0.7 && a.visible > 0.9)),
  'sits-at': (a, b) => {
    const [chest] = a.points('chest')
    return (
      (chest ? chest[1] : a.box.y0 + a.h * 0.4) < b.box.y0 + b.h * 0.4 && gap(a, b) <= near(a, b) && a.visible >= 0.35
    )
  },
  // A snail is on the face of a leaf.
  'stands-on': (a, b, c) =>
    on(a, b, c) ||
    onSeat(a, b, c) ||
    (b.member?.entry.name === 'ladder' && (SUPPORT.climbs as Predicate)(a, b, c)) ||
    // On stairs, on one of their steps.
    (b.member?.entry.name === 'staircase' && seated(a, b, c)) ||
    (FACED.test(b.member?.entry.name ?? '') && within(a, b) > 0.8 && a.visible > 0.5),
  'lies-on': (a, b, c) =>
    on(a, b, c) ||
    (a.w > a.h && within(a, b) > 0.3 && a.visible > 0.5) ||
    // Up in bed, the legs under the blanket.
    (a.pose === 'sit' && b.member?.has('cover') === true && touching(a, b, near(a, b)) && a.visible > 0.5),
  'sleeps-in': (a, b, c) =>
    /lie|sleep|sit/.test(a.pose) && within(a, b) >= 0.3 && a.visible >= 0.25 && over(b, a, c) >= 0,
  'balances-on': on,
  rides: (a, b, c) => seated(a, b, c) && overlap(a, b) >= 0.5 && sameWay(a, b),
  drives: (a, b) => within(a, b) >= 0.3 && a.visible >= 0.2 && sameWay(a, b),
  rows: inside,
  climbs: (a, b, { ground }) =>
    b.nearest(a.points('nearHand', 'farHand')) <= near(a, b) &&
    b.nearest(a.feet) <= near(a, b) * 1.5 &&
    a.box.y1 < ground - 8,
  'jumps-over': (a, b) => a.box.y1 < b.box.y0 + 0.12 * b.h && overlap(a, b) >= 0.3,
  'jumps-in': (a, b) => overlap(a, b) >= 0.5 && a.box.y0 < b.box.y0 && touching(a, b, near(a, b) * 2),
  'jumps-through': (a, b) => a.cx > b.box.x0 && a.cx < b.box.x1 && a.cy > b.box.y0 && a.cy < b.box.y1,
  'flies-over': (a, b, { ground }) => a.box.y1 < b.box.y0 + 0.15 * b.h || a.box.y1 < ground - 0.3 * b.h,
  'swims-in': (a, b, { water }) =>
    water === undefined ? within(a, b) >= 0.8 : a.box.y1 >= b.box.y0 + 10 && a.box.y0 < water + 0.6 * a.h,
  'floats-on': (a, b, { water }) =>
    water === undefined
      ? on(a, b, {
          look: { seen: new Map(), ids: new Uint8Array(), members: [] },
          ground: 0,
          water,
          held: [],
          thrown: [],
          c: null,
        })
      : // Farther out it is as much on the water.
        a.box.y1 >= (b.member ? water - 0.05 * a.h : b.box.y0) && a.box.y1 <= water + 0.5 * a.h,
  crosses: (a, b) => a.box.y1 >= b.box.y0 && a.box.y1 <= b.box.y1 + 20,
  follows: (a, b) => sameWay(a, b) && onBackSide(a, b) && gap(a, b) <= 1.5 * Math.max(a.w, b.w) && level(a, b, 0.4),
  chases: (a, b) =>
    sameWay(a, b) &&
    onBackSide(a, b) &&
    gap(a, b) <= 1.5 * Math.max(a.w, b.w) &&
    level(a, b, 0.5) &&
    (running(a) || !a.member?.being),
  'runs-from': (a, b) => (b.cx - a.cx) * a.faces < 0 && running(a) && gap(a, b) <= 1.5 * Math.max(a.w, b.w),
  races: (a, b) => sameWay(a, b) && level(a, b, 0.8),
  'swings-on': (a, b, { ground }) =>
    (seated(a, b, {} as never) || b.nearest(a.points('nearHand', 'farHand')) <= near(a, b)) && a.box.y1 < ground - 4,
  'slides-down': (a, b) => touching(a, b, near(a, b)) && a.cy < b.box.y1,
  'bounces-on': (a, b) => a.box.y1 <= b.box.y0 + 0.75 * b.h && overlap(a, b) >= 0.5 && a.cy < b.cy,
  pulls: (a, b) => onBackSide(b, a) && gap(a, b) <= 0.9 * Math.max(a.w, b.w) && sameWay(a, b),
  leads: (a, b) => sameWay(a, b) && gap(a, b) <= Math.max(a.w, b.w) * 1.2 && level(a, b, 0.4),
  pushes: (a, b) => b.nearest(a.points('nearHand', 'farHand')) <= near(a, b) * 1.3 && faces(a, b),
}
