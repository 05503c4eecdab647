/** What hands, mouths and bodies do. */
import { faces, near, over, type Predicate } from './context.ts'
import { gap, overlap, touching, within } from './subject.ts'

const atHand: Predicate = (a, b) => b.nearest(a.hands) <= near(a, b) && b.visible >= 0.35
const ARMED = /octopus|squid|kraken/
const off: Predicate = (a, b) => b.box.y1 < a.box.y1 - 0.03 * a.h
/** One hand within a share of a's height from b, a looking at it. */
const reaches =
  (share: number): Predicate =>
  (a, b) =>
    b.nearest(a.hands) <= Math.max(near(a, b), share * Math.max(a.h, a.w * 0.6)) && faces(a, b)
const withTool: Predicate = (a, b, context) =>
  reaches(0.15)(a, b, context) || context.held.some((tool) => touching(tool, b, near(a, b)))

/** What flies from a toward b is between the two. */
const isThrownAt: Predicate = (a, b, { thrown }) =>
  faces(a, b) && thrown.some(({ cx }) => (cx - a.cx) * (b.cx - cx) > 0 || Math.abs(cx - b.cx) < b.w)

export const HANDS: Readonly<Record<string, Predicate>> = {
  // Who has eight arms holds it at the end of any of them.
  holds: (a, b, c) => atHand(a, b, c) || (ARMED.test(a.member?.entry.name ?? '') && touching(a, b, near(a, b))),
  carries: (a, b, c) => off(a, b, c) && (atHand(a, b, c) || touching(a, b, near(a, b))),
  wears: (a, b, c) => touching(a, b, near(a, b)) && over(b, a, c) > 0.5 && within(b, a) > 0.1,
  throws: (a, b) =>
    off(a, b, {} as never) && Math.min(...a.hands.map((p) => b.distance(p))) <= 1.5 * a.h && faces(a, b),
  catches: (a, b) => b.nearest(a.hands) <= 0.15 * a.h && off(a, b, {} as never),
  kicks: (a, b) => b.nearest(a.feet) <= 0.2 * a.h && faces(a, b),
  juggles: (a, b) => b.cy < a.cy && Math.abs(b.cx - a.cx) < a.w + a.h * 0.3,
  'gives-to': (a, b, { held }) =>
    faces(a, b) &&
    (held.length === 0 ||
      held.some(
        (gift) => (gift.cx - a.cx) * (b.cx - a.cx) > 0 && Math.abs(gift.cx - a.cx) < Math.abs(b.cx - a.cx) + b.w / 2,
      )),
  picks: reaches(0.12),
  hugs: (a, b) =>
    gap(a, b) <= near(a, b) && b.nearest(a.points('nearHand', 'farHand', 'chest')) <= near(a, b) && faces(a, b),
  kisses: (a, b) => b.nearest(a.points('mouth')) <= near(a, b) * 1.5 && faces(a, b) && faces(b, a),
  feeds: (a, b, { held }) => {
    const [mouth] = b.points('mouth')
    if (!mouth) return faces(a, b)
    const reach = 0.3 * Math.max(a.h, b.h)
    return (
      faces(a, b) &&
      Math.min(
        ...a.points('nearHand', 'farHand').map((p) => Math.hypot(p[0] - mouth[0], p[1] - mouth[1])),
        ...held.map((food) => food.distance(mouth)),
      ) <= reach
    )
  },
  'dances-with': (a, b) => gap(a, b) <= 0.3 * Math.max(a.w, b.w),
  'holds-hands-with': (a, b) => {
    const pairs = a
      .points('nearHand', 'farHand')
      .flatMap((p) => b.points('nearHand', 'farHand').map((q) => Math.hypot(p[0] - q[0], p[1] - q[1])))
    return Math.min(...pairs) <= near(a, b) * 1.6
  },
  fights: (a, b) => faces(a, b) && gap(a, b) <= 0.8 * Math.max(a.w, b.w),
  rescues: (a, b, c) => withTool(a, b, c) || gap(a, b) <= 0.2 * Math.max(a.w, b.w),
  'plays-with': (a, b, c) => reaches(0.3)(a, b, c) || isThrownAt(a, b, c),
  eats: (a, b) => b.nearest(a.points('mouth')) <= 0.25 * a.h && b.visible >= 0.35,
  drinks: (a, b) => b.nearest(a.points('mouth')) <= Math.max(near(a, b), 0.2 * a.h) && b.visible >= 0.35,
  reads: (a, b, c) => {
    const [eye] = a.points('eye')
    return atHand(a, b, c) && (!eye || b.cy > eye[1] - 0.02 * a.h)
  },
  plays: (a, b, c) => atHand(a, b, c) && overlap(a, b) > -0.1,
  builds: withTool,
  paints: withTool,
  cooks: withTool,
  waters: (a, b, { held }) =>
    held.some((can) => Math.abs(can.cx - b.cx) < (can.w + b.w) * 0.9) || Math.abs(a.cx - b.cx) < a.h,
  plants: reaches(0.2),
  digs: withTool,
  fishes: atHand,
  pours: atHand,
  blows: (a, b) => b.nearest(a.points('mouth')) <= 0.5 * a.h && faces(a, b),
  cuts: withTool,
  cleans: withTool,
  sews: atHand,
  decorates: reaches(0.2),
  lights: withTool,
  has: (a, b) => within(b, a) >= 0.3 || touching(a, b, near(a, b)),
  'filled-with': (a, b) => within(b, a) >= 0.5,
  'made-of': (a, b) => within(b, a) >= 0.3,
}
